/* Writes a difference as a unit test, to add to the source of the move generator.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/position.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_SOURCE_C,
  CHECKBIT_SOURCE_RUST,
  CHECKBIT_SOURCE_JAVA,
  CHECKBIT_SOURCE_PYTHON,
  CHECKBIT_SOURCE_GO,
} CheckbitSourceLanguage;

#define CHECKBIT_N_SOURCE_LANGUAGES 5

/* A test function that compares all legal moves of a position, sorted, in UCI, with the result of
 * the program's function legal_moves (legalMoves in Java and Go) for its FEN. note: for a comment;
 * NULL for none. Any text is safe there. (transfer full) */
char *checkbit_source_test (CheckbitSourceLanguage language,
                            const ChessPosition *position,
                            const char *fen,
                            const char *note);

/* The moves that the test expects, separated by blanks. (transfer full) */
char *checkbit_source_moves (const ChessPosition *position);

/* The name of a language, never translated: "Rust"; and its name on a command line: "rust". */
const char *checkbit_source_title (CheckbitSourceLanguage language);
const char *checkbit_source_id (CheckbitSourceLanguage language);

G_END_DECLS

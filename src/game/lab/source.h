/* A difference as a unit test to paste beside the source of the generator that has it.
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

/* A test function that compares all legal moves of a position, sorted, in UCI, with what the
 * function legal_moves (legalMoves in Java and Go) of the program gives for its FEN. note: what it
 * is about, for the comment; NULL for nothing. Any text does no harm there. (transfer full) */
char *checkbit_source_test (CheckbitSourceLanguage language,
                            const ChessPosition *position,
                            const char *fen,
                            const char *note);

/* The moves that the test expects, with blanks between. (transfer full) */
char *checkbit_source_moves (const ChessPosition *position);

/* What a language is called, never translated: "Rust"; and its name on a command line: "rust". */
const char *checkbit_source_title (CheckbitSourceLanguage language);
const char *checkbit_source_id (CheckbitSourceLanguage language);

G_END_DECLS

/* Sets as source code for other programs, and the command that prints them again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/layout.h"
#include "chess/mask.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_HEADER_C,
  CHECKBIT_HEADER_RUST,
  CHECKBIT_HEADER_SWIFT,
  CHECKBIT_HEADER_KOTLIN,
  CHECKBIT_HEADER_JAVA,
  CHECKBIT_HEADER_PYTHON,
  CHECKBIT_HEADER_JS,
} CheckbitHeaderLanguage;

#define CHECKBIT_N_HEADER_LANGUAGES 7

/* One constant. Nothing in it is owned. */
typedef struct
{
  const char *id;      /* "attacks_white": any text; what is no name in a language becomes one */
  const char *formula; /* for the comment; NULL for none */
  ChessBitboard set;
} CheckbitHeaderConstant;

/* A source file that defines constants, with the FEN and the layout in a comment on top and each
 * formula beside its constant. Their values are the layout's. (transfer full) */
char *checkbit_header_export (CheckbitHeaderLanguage language,
                              const char *fen,
                              ChessLayout layout,
                              const CheckbitHeaderConstant *constants,
                              gsize n_constants);

/* The same for every mask of the catalogue. (transfer full) */
char *checkbit_header_export_masks (CheckbitHeaderLanguage language,
                                    const char *fen,
                                    ChessLayout layout,
                                    const ChessMaskInput *input);

/* Looks a language up by its name on the command line; FALSE where there is none of that name. */
gboolean checkbit_header_language_find (const char *id, CheckbitHeaderLanguage *language);

/* What a language is called, never translated: "Kotlin"; its name on the command line: "kotlin";
 * and the file it is kept in: "Checkbit.kt". */
const char *checkbit_header_language_title (CheckbitHeaderLanguage language);
const char *checkbit_header_language_id (CheckbitHeaderLanguage language);
const char *checkbit_header_language_file (CheckbitHeaderLanguage language);

/* What a command line is to reproduce. Nothing in it is owned. */
typedef struct
{
  const char *fen;          /* NULL: the start position */
  ChessBitboard selection;  /* --sel; left out where empty */
  ChessLayout layout;       /* --layout; left out where a1b1 */
  const char *format;       /* --format; NULL: hex */
  gboolean flipped;         /* of a board */
  gboolean indices;         /* of a board: with the number of each bit */
  const char *const *exprs; /* NULL-terminated: ids or expressions; NULL: all masks */
} CheckbitCliRequest;

/* A line for a POSIX shell, quoted where need be, that prints the values: `checkbit-cli masks …` of
 * ids, `checkbit-cli eval …` of an expression, and several of them joined by &&. (transfer full) */
char *checkbit_cli_line (const CheckbitCliRequest *request);

/* A line that draws the board with the sets marked on it. (transfer full) */
char *checkbit_cli_line_board (const CheckbitCliRequest *request);

G_END_DECLS

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
  const char *id;      /* "attacks_white": any text, converted to a valid name */
  const char *formula; /* for the comment; NULL for none */
  ChessBitboard set;
} CheckbitHeaderConstant;

/* A source file that defines constants, with the FEN and the layout in a comment at the top, and
 * each formula beside its constant. The values are in the layout. (transfer full) */
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

/* Finds a language by its name on the command line; FALSE for an unknown name. */
gboolean checkbit_header_language_find (const char *id, CheckbitHeaderLanguage *language);

/* The name of a language, never translated: "Kotlin"; its name on the command line: "kotlin"; and
 * its file name: "Checkbit.kt". */
const char *checkbit_header_language_title (CheckbitHeaderLanguage language);
const char *checkbit_header_language_id (CheckbitHeaderLanguage language);
const char *checkbit_header_language_file (CheckbitHeaderLanguage language);

/* What a command line reproduces. Nothing in it is owned. */
typedef struct
{
  const char *fen;          /* NULL: the standard position */
  ChessBitboard selection;  /* --sel; omitted if empty */
  ChessLayout layout;       /* --layout; omitted if a1b1 */
  const char *format;       /* --format; NULL: hex */
  gboolean flipped;         /* of a board */
  gboolean indices;         /* of a board: with bit numbers */
  const char *const *exprs; /* NULL-terminated: IDs or expressions; NULL: all masks */
} CheckbitCliRequest;

/* A POSIX shell command that prints the values, quoted as necessary: `checkbit-cli masks …` for
 * IDs, `checkbit-cli eval …` for an expression, several joined by &&. (transfer full) */
char *checkbit_cli_line (const CheckbitCliRequest *request);

/* A command that draws the board with the sets marked. (transfer full) */
char *checkbit_cli_line_board (const CheckbitCliRequest *request);

G_END_DECLS

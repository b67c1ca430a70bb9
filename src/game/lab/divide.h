/* A divide: the moves of a position with the count after each, from another program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/movegen.h"

G_BEGIN_DECLS

/* Enough for a move as written by any program, with its NUL. */
#define CHECKBIT_DIVIDE_TEXT 8

/* One line. */
typedef struct
{
  /* In Checkbit's notation if the move is legal, else as written, in lower case. */
  char text[CHECKBIT_DIVIDE_TEXT];
  ChessMove move; /* the legal move; CHESS_MOVE_NONE for none */
  guint64 count;
} CheckbitDivideRow;

typedef struct
{
  GArray *rows; /* of CheckbitDivideRow, in the original order */
  gboolean has_total;
  guint64 total;
} CheckbitDivide;

/* One without rows. (transfer full) */
CheckbitDivide *checkbit_divide_new (void);
void checkbit_divide_free (CheckbitDivide *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitDivide, checkbit_divide_free)

/* The sum of the counts. */
guint64 checkbit_divide_sum (const CheckbitDivide *self);

/* Reads a move in coordinates: castling in either notation, a promotion in either case, "0000" or
 * "null" for no move, and squares outside the board if at least one is on it. FALSE if the text is
 * not a move. */
gboolean checkbit_divide_read_move (const ChessPosition *position,
                                    const char *text,
                                    gsize length,
                                    CheckbitDivideRow *row);

/* Resolves texts that fit two moves: if a program writes castling as the king's move and lists the
 * same move of the king twice, the second one is castling. */
void checkbit_divide_settle (const ChessPosition *position, CheckbitDivide *self);

/* Reads the output of a perftree script: lines "move count", an empty line, the total. Strict: NULL
 * with G_IO_ERROR_INVALID_DATA and a sentence that quotes an invalid line. (transfer full) */
CheckbitDivide *
checkbit_divide_read_script (const ChessPosition *position, const char *text, GError **error);

/* The content of a line from an engine or a debugger. */
typedef enum
{
  CHECKBIT_DIVIDE_NOTHING, /* useful */
  CHECKBIT_DIVIDE_ROW,
  CHECKBIT_DIVIDE_TOTAL,
} CheckbitDivideLine;

/* Reads a line in any of the forms that programs print: "e2e4: 20", "1. e2e4 - 20", "Nf3 20", "|
 * e2e4 | 1,234 |", "Nodes searched: 400", a single number. */
CheckbitDivideLine
checkbit_divide_take_line (const ChessPosition *position, const char *line, CheckbitDivide *self);

/* Reads a pasted divide. n_left (may be NULL): how many lines with a number were not recognized.
 * NULL if there is neither a move nor a total. (transfer full) */
CheckbitDivide *
checkbit_divide_read_pasted (const ChessPosition *position, const char *text, guint *n_left);

/* Whether a text of any kind is meant as a divide: most of its lines are a move in coordinates with
 * a count, legal or not. */
gboolean checkbit_divide_is_pasted (const char *text);

G_END_DECLS

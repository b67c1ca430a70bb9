/* A divide: the moves of a position with the count behind each, as another program gives it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/movegen.h"

G_BEGIN_DECLS

/* Room for a move as any program writes it, and its NUL. */
#define CHECKBIT_DIVIDE_TEXT 8

/* One line. */
typedef struct
{
  /* In Checkbit's spelling where the move is legal, else as it was written, in small letters. */
  char text[CHECKBIT_DIVIDE_TEXT];
  ChessMove move; /* the legal move that it names; CHESS_MOVE_NONE for none */
  guint64 count;
} CheckbitDivideRow;

typedef struct
{
  GArray *rows; /* of CheckbitDivideRow, in the order they were given */
  gboolean has_total;
  guint64 total;
} CheckbitDivide;

CheckbitDivide *checkbit_divide_new (void);
void checkbit_divide_free (CheckbitDivide *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitDivide, checkbit_divide_free)

/* The sum of its counts. */
guint64 checkbit_divide_sum (const CheckbitDivide *self);

/* Reads a move in coordinates: castling in either spelling, a promotion's letter large or small,
 * "0000" or "null" for no move, and squares that are not on the board as long as one of the two is.
 * FALSE where the text is no move at all. */
gboolean checkbit_divide_read_move (const ChessPosition *position,
                                    const char *text,
                                    gsize length,
                                    CheckbitDivideRow *row);

/* Settles what a spelling that fits two moves means: where a program that castles by the king's
 * destination names a king's step twice, the second is the castling. */
void checkbit_divide_settle (const ChessPosition *position, CheckbitDivide *self);

/* Reads what perftree has a script print: lines "move count", an empty line, the total. Nothing
 * else is let pass: NULL with G_IO_ERROR_INVALID_DATA and a sentence that quotes the line.
 * (transfer full) */
CheckbitDivide *
checkbit_divide_read_script (const ChessPosition *position, const char *text, GError **error);

/* What one line of an engine or a debugger holds. */
typedef enum
{
  CHECKBIT_DIVIDE_NOTHING, /* of use here */
  CHECKBIT_DIVIDE_ROW,
  CHECKBIT_DIVIDE_TOTAL,
} CheckbitDivideLine;

/* Takes a line in any of the forms that programs print: "e2e4: 20", "1. e2e4 - 20", "Nf3 20",
 * "| e2e4 | 1,234 |", "Nodes searched: 400", a number alone. */
CheckbitDivideLine
checkbit_divide_take_line (const ChessPosition *position, const char *line, CheckbitDivide *self);

/* Reads a divide that somebody pasted. n_left (may be NULL): how many lines with a number were not
 * understood. NULL where there is neither a move nor a total in it. (transfer full) */
CheckbitDivide *
checkbit_divide_read_pasted (const ChessPosition *position, const char *text, guint *n_left);

G_END_DECLS

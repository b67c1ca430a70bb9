/* The board as an array.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/mailbox.h"

/* Rows and columns, and those before the first of the board. */
static const struct
{
  unsigned rows, columns, below, beside;
} shapes[CHESS_N_MAILBOXES] = {
  [CHESS_MAILBOX_64] = { 8, 8, 0, 0 },
  [CHESS_MAILBOX_0X88] = { 8, 16, 0, 0 },
  [CHESS_MAILBOX_10X12] = { 12, 10, 2, 1 },
};

unsigned
chess_mailbox_rows (ChessMailbox mailbox)
{
  return shapes[mailbox].rows;
}

unsigned
chess_mailbox_columns (ChessMailbox mailbox)
{
  return shapes[mailbox].columns;
}

unsigned
chess_mailbox_place (ChessMailbox mailbox, ChessLayout layout, ChessSquare square)
{
  unsigned bit = chess_layout_bit (layout, square);

  return (bit / 8 + shapes[mailbox].below) * shapes[mailbox].columns + bit % 8
         + shapes[mailbox].beside;
}

ChessSquare
chess_mailbox_square (ChessMailbox mailbox, ChessLayout layout, unsigned place)
{
  unsigned row = place / shapes[mailbox].columns - shapes[mailbox].below;
  unsigned column = place % shapes[mailbox].columns - shapes[mailbox].beside;

  /* Above row 0 the difference would wrap to a large number. */
  if (row > 7 || column > 7)
    return CHESS_SQUARE_NONE;
  return chess_layout_square (layout, row * 8 + column);
}

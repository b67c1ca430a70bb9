/* The board as an array: an element for each square, with or without elements outside the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"

CHESS_BEGIN_DECLS

typedef enum
{
  CHESS_MAILBOX_64,    /* board[64], or board[8][8] */
  CHESS_MAILBOX_0X88,  /* board[128]: the right half of each row is outside the board */
  CHESS_MAILBOX_10X12, /* board[120]: a frame of one column at each side, two rows below and above */
} ChessMailbox;

#define CHESS_N_MAILBOXES 3
#define CHESS_MAX_MAILBOX 128

unsigned chess_mailbox_rows (ChessMailbox mailbox);
unsigned chess_mailbox_columns (ChessMailbox mailbox);

/* The index of a square: its row and column in the layout. */
unsigned chess_mailbox_place (ChessMailbox mailbox, ChessLayout layout, ChessSquare square);

/* The square of an element; CHESS_SQUARE_NONE outside the board, and for an invalid index. */
ChessSquare chess_mailbox_square (ChessMailbox mailbox, ChessLayout layout, unsigned place);

CHESS_END_DECLS

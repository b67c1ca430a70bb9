/* The board as an array, in text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/mailbox.h"
#include "chess/position.h"

G_BEGIN_DECLS

/* What stands in each place, a row a line: the row's number, that of its first place, then the
 * pieces as in a FEN, "." for an empty square, "-" beside the board; columns are numbered above.
 * marked: the square whose piece stands in brackets; CHESS_SQUARE_NONE for none. Never
 * translated. (transfer full) */
char *checkbit_mailbox_dup_text (const ChessPosition *position,
                                 ChessMailbox mailbox,
                                 ChessLayout layout,
                                 ChessSquare marked);

/* The same as an array in C, a row a line: empty squares are '.', what is beside the board 0.
 * (transfer full) */
char *checkbit_mailbox_dup_source (const ChessPosition *position,
                                   ChessMailbox mailbox,
                                   ChessLayout layout);

/* Where a square stands: "board[3][4] · board[28] · 0x88: 52 = 0x34 · 10×12: 55"; never translated.
 * (transfer full) */
char *checkbit_mailbox_dup_places (ChessLayout layout, ChessSquare square);

G_END_DECLS

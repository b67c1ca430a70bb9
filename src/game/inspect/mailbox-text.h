/* The board as an array, in text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/mailbox.h"
#include "chess/position.h"

G_BEGIN_DECLS

/* The content of each element, one row per line: the row's number, that of its first element, then
 * the pieces as in a FEN, "." for an empty square, "-" outside the board; columns are numbered at
 * the top. marked: the square shown in brackets; CHESS_SQUARE_NONE for none. Never translated.
 * (transfer full) */
char *checkbit_mailbox_dup_text (const ChessPosition *position,
                                 ChessMailbox mailbox,
                                 ChessLayout layout,
                                 ChessSquare marked);

/* The same as a C array, one row per line: empty squares are '.', elements outside the board 0.
 * (transfer full) */
char *checkbit_mailbox_dup_source (const ChessPosition *position,
                                   ChessMailbox mailbox,
                                   ChessLayout layout);

/* The index of a square: "board[3][4] · board[28] · 0x88: 52 = 0x34 · 10×12: 55"; never translated.
 * (transfer full) */
char *checkbit_mailbox_dup_places (ChessLayout layout, ChessSquare square);

G_END_DECLS

/* One of the 64 squares of a board, for the keyboard focus, screen readers and the style sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/types.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_SQUARE_SELECTED = 1 << 0,
  CHECKBIT_SQUARE_TARGET = 1 << 1, /* the selected piece can move here */
  CHECKBIT_SQUARE_LAST_MOVE = 1 << 2,
  CHECKBIT_SQUARE_CHECK = 1 << 3, /* a king that is attacked stands here */
  CHECKBIT_SQUARE_PREMOVE = 1 << 4, /* a premove leaves or reaches it */
} CheckbitSquareFlags;

/* CSS node `square`, with one of the classes .light and .dark, and .selected, .target, .last-move,
 * .check and .premove as they apply. It draws only its background; the board draws the piece.
 *
 * Accessibility: GTK_ACCESSIBLE_ROLE_GRID_CELL, named "e4, white pawn, selected". */
#define CHECKBIT_TYPE_SQUARE (checkbit_square_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSquare, checkbit_square, CHECKBIT, SQUARE, GtkWidget)

GtkWidget *checkbit_square_new (ChessSquare square);

ChessSquare checkbit_square_get_square (CheckbitSquare *self);

/* Sets the piece on the square (or CHESS_PIECE_NONE) and its flags; cheap if nothing changes. */
void
checkbit_square_set_content (CheckbitSquare *self, ChessPiece piece, CheckbitSquareFlags flags);

/* The accessible name. */
const char *checkbit_square_get_label (CheckbitSquare *self);

G_END_DECLS

/* A chess board to look at and to point at. It knows a position, highlights and layers; never the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/movegen.h"

G_BEGIN_DECLS

/* Properties: "flipped", "coordinates", "animate" (gboolean; animations also obey GtkSettings),
 * "interactive" (gboolean: a move may be made), "hovered-square", "selected-square" (guint, 64: none).
 *
 * Signals:
 * "move-requested" (guint from, guint to, guint promotion): the person made a move; to is as pointed at
 *   (see chess_movegen_find), promotion a ChessPieceType or CHESS_PAWN for none. The board does not
 *   change until it is given the next position. The board itself has asked for the promotion piece.
 * "move-refused" (guint from, guint to): the person tried a move that is not legal. */
#define CHECKBIT_TYPE_BOARD (checkbit_board_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBoard, checkbit_board, CHECKBIT, BOARD, GtkWidget)

GtkWidget *checkbit_board_new (void);

typedef enum
{
  CHECKBIT_BOARD_JUMP,    /* appear at once */
  CHECKBIT_BOARD_ANIMATE, /* pieces slide from where they stood */
} CheckbitBoardTransition;

/* Shows a position. last_move (CHESS_MOVE_NONE for none) is the move that led to it, for the highlight.
 * Cancels a selection, a drag and a promotion under way. */
void checkbit_board_set_position (CheckbitBoard *self,
                                  const ChessPosition *position,
                                  ChessMove last_move,
                                  CheckbitBoardTransition transition);
const ChessPosition *checkbit_board_get_position (CheckbitBoard *self);

gboolean checkbit_board_get_flipped (CheckbitBoard *self);
void checkbit_board_set_flipped (CheckbitBoard *self, gboolean flipped);
gboolean checkbit_board_get_coordinates (CheckbitBoard *self);
void checkbit_board_set_coordinates (CheckbitBoard *self, gboolean coordinates);
gboolean checkbit_board_get_interactive (CheckbitBoard *self);
void checkbit_board_set_interactive (CheckbitBoard *self, gboolean interactive);

/* The square under the pointer or with the keyboard focus; CHESS_SQUARE_NONE for none. */
ChessSquare checkbit_board_get_hovered_square (CheckbitBoard *self);
ChessSquare checkbit_board_get_selected_square (CheckbitBoard *self);

/* Drops selection, drag and promotion chooser. Returns whether there was one. */
gboolean checkbit_board_cancel (CheckbitBoard *self);

/* A set of squares drawn over the board in one of the layer styles: each has its own colour and its own
 * pattern, so that nothing is said by colour alone. */
#define CHECKBIT_N_LAYER_STYLES 8

typedef struct
{
  ChessBitboard bits;
  guint style; /* 0 … CHECKBIT_N_LAYER_STYLES - 1 */
} CheckbitBoardLayer;

/* Replaces all layers (copied). */
void
checkbit_board_set_layers (CheckbitBoard *self, const CheckbitBoardLayer *layers, guint n_layers);

G_END_DECLS

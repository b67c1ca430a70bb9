/* A chess board widget. It knows a position, highlights and layers, but neither the game nor input:
 * see board-input.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/board/board-animation.h"
#include "ui/board/board-painter.h"
#include "ui/board/board-scene.h"

G_BEGIN_DECLS

/* Properties: "flipped", "coordinates", "animate" (gboolean; animations also obey GtkSettings),
 * "bit-indices" (gboolean: each square's bit number is written on it, as "layout", a guint,
 * counts), "animation-time" (guint: milliseconds of a slide), "hovered-square", "selected-square"
 * (guint, 64: none).
 *
 * Signals: "position-changed" (const ChessPosition *before): the board has been given another
 * position; "laid-out": its squares have another size or place, and popovers are placed next. */
#define CHECKBIT_TYPE_BOARD (checkbit_board_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBoard, checkbit_board, CHECKBIT, BOARD, GtkWidget)

GtkWidget *checkbit_board_new (void);

/* --- What is shown ------------------------------------------------------------------------- */

typedef enum
{
  CHECKBIT_BOARD_JUMP,    /* appear at once */
  CHECKBIT_BOARD_ANIMATE, /* pieces slide from where they stood */
} CheckbitBoardTransition;

/* Shows a position. last_move (CHESS_MOVE_NONE for none) is the move that led to it, for the
 * highlight. */
void checkbit_board_set_position (CheckbitBoard *self,
                                  const ChessPosition *position,
                                  ChessMove last_move,
                                  CheckbitBoardTransition transition);
const ChessPosition *checkbit_board_get_position (CheckbitBoard *self);

gboolean checkbit_board_get_flipped (CheckbitBoard *self);
void checkbit_board_set_flipped (CheckbitBoard *self, gboolean flipped);
gboolean checkbit_board_get_coordinates (CheckbitBoard *self);
void checkbit_board_set_coordinates (CheckbitBoard *self, gboolean coordinates);
gboolean checkbit_board_get_bit_indices (CheckbitBoard *self);
void checkbit_board_set_bit_indices (CheckbitBoard *self, gboolean bit_indices);
ChessLayout checkbit_board_get_layout (CheckbitBoard *self);
void checkbit_board_set_layout (CheckbitBoard *self, ChessLayout layout);

/* Replaces all layers (copied). */
void
checkbit_board_set_layers (CheckbitBoard *self, const CheckbitBoardLayer *layers, guint n_layers);

/* Replaces all arrows and circles (copied). The last one is on top. */
void
checkbit_board_set_arrows (CheckbitBoard *self, const CheckbitBoardArrow *arrows, guint n_arrows);

/* The current ones; valid until they are replaced. */
const CheckbitBoardArrow *checkbit_board_get_arrows (CheckbitBoard *self, guint *n_arrows);

/* Shows a premove; CHESS_SQUARE_NONE twice for none. */
void checkbit_board_set_premove (CheckbitBoard *self, ChessSquare from, ChessSquare to);

/* The square under the pointer or with the keyboard focus; CHESS_SQUARE_NONE for none. */
ChessSquare checkbit_board_get_hovered_square (CheckbitBoard *self);
ChessSquare checkbit_board_get_selected_square (CheckbitBoard *self);

/* --- Input in progress --------------------------------------------------------------------- */

/* Marks a square as selected, and where its piece can go; CHESS_SQUARE_NONE for none. */
void checkbit_board_set_selected (CheckbitBoard *self, ChessSquare square, ChessBitboard targets);

void checkbit_board_set_hovered (CheckbitBoard *self, ChessSquare square);

/* Whether the hovered square is marked as a drop target, whatever it is. */
void checkbit_board_set_drop_anywhere (CheckbitBoard *self, gboolean drop_anywhere);

/* Gives a square the focus; visible: the cursor is shown, as for keyboard input. */
void checkbit_board_set_cursor (CheckbitBoard *self, ChessSquare square, gboolean visible);

/* Moves the visible cursor, in display directions, but not beyond the edge. */
void checkbit_board_move_cursor (CheckbitBoard *self, int columns, int rows);

/* The square of the cursor if that is visible; else CHESS_SQUARE_NONE. */
ChessSquare checkbit_board_get_visible_cursor (CheckbitBoard *self);

/* Shows a lifted piece (copied); NULL for none. */
void checkbit_board_set_lifted (CheckbitBoard *self, const CheckbitBoardLifted *lifted);

/* Lets the piece of a square slide back to it from a point of the widget. */
void
checkbit_board_slide_home (CheckbitBoard *self, ChessSquare square, const graphene_point_t *point);

/* Makes the next piece that moves away from a square start at a point of the widget, where it was
 * dropped, until called again. CHESS_SQUARE_NONE and NULL for none. */
void checkbit_board_set_slide_start (CheckbitBoard *self,
                                     ChessSquare square,
                                     const graphene_point_t *point);

/* Shows a move that must be confirmed (copied); NULL for none. */
void checkbit_board_set_pending (CheckbitBoard *self, const CheckbitBoardPending *pending);

/* Shows an arrow in progress (copied); NULL for none. */
void checkbit_board_set_sketch (CheckbitBoard *self, const CheckbitBoardArrow *sketch);

/* Shows the promotion chooser over the file of the pawn, with the focus. The rest of the board is
 * dimmed. */
void checkbit_board_open_promotion (CheckbitBoard *self, ChessSquare from, ChessSquare to);

/* Removes the chooser; returns whether there was one. */
gboolean checkbit_board_close_promotion (CheckbitBoard *self);

/* A CheckbitPromotion, NULL unless a piece is being chosen. (transfer none) */
GtkWidget *checkbit_board_get_promotion (CheckbitBoard *self);

/* --- How moves are made -------------------------------------------------------------------- */

/* All of these belong to the board, and change with it. */
const CheckbitBoardScene *checkbit_board_get_scene (CheckbitBoard *self);
const CheckbitBoardAnimation *checkbit_board_get_animation (CheckbitBoard *self);
const CheckbitBoardPainter *checkbit_board_get_painter (CheckbitBoard *self);
GtkWidget *checkbit_board_get_square (CheckbitBoard *self, ChessSquare square);

G_END_DECLS

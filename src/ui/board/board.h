/* A chess board to look at and to point at. It knows a position, highlights and layers; never the
 * game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/layout.h"
#include "chess/movegen.h"

G_BEGIN_DECLS

/* Properties: "flipped", "coordinates", "animate" (gboolean; animations also obey GtkSettings),
 * "bit-indices" (gboolean: each square's bit number is written on it, as "layout", a guint,
 * counts), "interactive" (gboolean: a move may be made), "premoves" (gboolean: pieces of the side
 * that is not to move may be moved ahead), "auto-queen" (gboolean: a pawn becomes a queen without
 * being asked; Ctrl turns it round), "confirm-moves" (gboolean: a move waits for its "yes"),
 * "move-input" (a CheckbitMoveInput: with what a pointer moves), "notation" (string: see
 * move-text.h; of moves that are typed), "animation-time" (guint: milliseconds of a slide), "hovered-square",
 * "selected-square" (guint, 64: none).
 *
 * Signals:
 * "move-requested" (guint from, guint to, guint promotion): the person made a move; to is as
 *   pointed at (see chess_movegen_find), promotion a ChessPieceType or CHESS_PAWN for none. The
 *   board does not change until it is given the next position. The board itself has asked for the
 *   promotion piece.
 * "move-held": a move waits for its "yes".
 * "move-refused" (guint from, guint to): the person tried a move that is not legal.
 * "menu-requested" (guint square, double x, double y): a click of the second button, a long touch
 *   or the menu key on a square; x and y are the widget's.
 * "premove-requested" (guint from, guint to, guint promotion): as "move-requested", ahead of its
 *   turn. The board shows it once it is told to, by checkbit_board_set_premove().
 * "premove-cancelled": it shows none any more, by the second button, Escape or a click.
 * "step-requested" (int steps): the wheel was turned; forwards in the game where positive.
 * "shape-drawn" (guint from, guint to, guint style): an arrow was drawn, or a circle where from is
 *   to, in one of the first four styles of CheckbitArrowStyle. The board does not keep it.
 * "clear-requested": a click that does nothing else, which clears drawings. */
#define CHECKBIT_TYPE_BOARD (checkbit_board_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBoard, checkbit_board, CHECKBIT, BOARD, GtkWidget)

GtkWidget *checkbit_board_new (void);

/* With what a pointer moves pieces. Nicks: both, drag, click. */
typedef enum
{
  CHECKBIT_MOVE_INPUT_BOTH,
  CHECKBIT_MOVE_INPUT_DRAG,
  CHECKBIT_MOVE_INPUT_CLICK,
} CheckbitMoveInput;

#define CHECKBIT_TYPE_MOVE_INPUT (checkbit_move_input_get_type ())
GType checkbit_move_input_get_type (void);

typedef enum
{
  CHECKBIT_BOARD_JUMP,    /* appear at once */
  CHECKBIT_BOARD_ANIMATE, /* pieces slide from where they stood */
} CheckbitBoardTransition;

/* Shows a position. last_move (CHESS_MOVE_NONE for none) is the move that led to it, for the
 * highlight. Cancels a selection and a promotion under way; a piece that is being dragged stays in
 * hand where it still stands on its square. */
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
gboolean checkbit_board_get_interactive (CheckbitBoard *self);
void checkbit_board_set_interactive (CheckbitBoard *self, gboolean interactive);

/* The square under the pointer or with the keyboard focus; CHESS_SQUARE_NONE for none. */
ChessSquare checkbit_board_get_hovered_square (CheckbitBoard *self);
ChessSquare checkbit_board_get_selected_square (CheckbitBoard *self);

/* Drops selection, drag and promotion chooser. Returns whether there was one. */
gboolean checkbit_board_cancel (CheckbitBoard *self);

/* A set of squares drawn over the board in one of the layer styles: each has a colour and a pattern
 * of its own, so that nothing is said by colour alone. A square of several sets is shared out among
 * them. */
#define CHECKBIT_N_LAYER_COLORS 8
#define CHECKBIT_N_LAYER_PATTERNS 8
#define CHECKBIT_N_LAYER_STYLES (CHECKBIT_N_LAYER_COLORS * CHECKBIT_N_LAYER_PATTERNS)

typedef struct
{
  ChessBitboard bits;
  guint style;    /* 0 … CHECKBIT_N_LAYER_STYLES - 1 */
  double opacity; /* above 0, up to 1; 0, where left out, counts as 1 */
} CheckbitBoardLayer;

/* How an arrow or a circle looks. Each has a colour and a core line of its own, so that nothing is
 * said by colour alone. */
typedef enum
{
  CHECKBIT_ARROW_GREEN, /* the four that people draw, numbered as in the record */
  CHECKBIT_ARROW_RED,
  CHECKBIT_ARROW_YELLOW,
  CHECKBIT_ARROW_BLUE,
  CHECKBIT_ARROW_MOVE,    /* a move that a view is about, or that is pointed at */
  CHECKBIT_ARROW_ENGINE,  /* what an engine would play */
  CHECKBIT_ARROW_PREMOVE, /* what is to be played as soon as it can be */
} CheckbitArrowStyle;

#define CHECKBIT_N_ARROW_STYLES (CHECKBIT_ARROW_PREMOVE + 1)

/* An arrow above the pieces; a circle where from is to. */
typedef struct
{
  ChessSquare from, to;
  CheckbitArrowStyle style;
  double opacity; /* above 0, up to 1; 0, where left out, counts as 1 */
  double width;   /* above 0, up to 2: times the usual; 0 counts as 1 */
  char label[8];  /* a few letters on the shaft: "1", "+0.3"; empty for none */
} CheckbitBoardArrow;

/* Replaces all arrows and circles (copied). The last is drawn on top. */
void
checkbit_board_set_arrows (CheckbitBoard *self, const CheckbitBoardArrow *arrows, guint n_arrows);

/* What is shown; valid until others are. */
const CheckbitBoardArrow *checkbit_board_get_arrows (CheckbitBoard *self, guint *n_arrows);

/* Shows a move that is to be played when its turn comes; CHESS_SQUARE_NONE twice for none. */
void checkbit_board_set_premove (CheckbitBoard *self, ChessSquare from, ChessSquare to);

/* Starts an arrow that ends at the next square that is clicked or entered; on its own square, it
 * becomes a circle. For menus: the second button draws arrows at once. */
void
checkbit_board_begin_arrow (CheckbitBoard *self, ChessSquare from, CheckbitArrowStyle style);

/* Replaces all layers (copied). */
void
checkbit_board_set_layers (CheckbitBoard *self, const CheckbitBoardLayer *layers, guint n_layers);

G_END_DECLS

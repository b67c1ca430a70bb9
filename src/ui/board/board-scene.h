/* What a board shows at a moment, as plain data: the board keeps it, and what draws the board
 * reads it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "chess/position.h"
#include "ui/board/board-geometry.h"
#include "ui/board/square.h"

G_BEGIN_DECLS

/* A set of squares drawn over the board in one of the layer styles: each has a color and a pattern
 * of its own, so that nothing is said by color alone. A square of several sets is shared out among
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

/* How an arrow or a circle looks. Each has a color and a core line of its own, so that nothing is
 * said by color alone. */
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

/* A piece that has left its square and follows the pointer. */
typedef struct
{
  ChessSquare square;     /* CHESS_SQUARE_NONE for none */
  graphene_point_t point; /* where the pointer is, in the widget's coordinates */
  gboolean touch;         /* a finger, which would hide the piece */
} CheckbitBoardLifted;

/* A move that is shown, but not yet played. */
typedef struct
{
  ChessSquare from, to; /* CHESS_SQUARE_NONE twice for none */
  ChessPiece piece;     /* as it will stand; CHESS_PIECE_NONE for none */
} CheckbitBoardPending;

typedef struct
{
  CheckbitBoardGeometry geometry;

  /* The position and what lies over it. The board owns both lists. */
  ChessPosition position;
  ChessMove last_move;
  CheckbitBoardLayer *layers;
  guint n_layers;
  CheckbitBoardArrow *arrows;
  guint n_arrows;
  gboolean coordinates;
  gboolean bit_indices;
  ChessLayout layout; /* that counts them */

  /* What someone is about to do; each square is CHESS_SQUARE_NONE for none. */
  ChessSquare selected;
  ChessBitboard targets; /* of the selected piece */
  ChessSquare hovered;
  gboolean drop_anywhere; /* every square takes what is dragged: the hovered one is marked */
  ChessSquare cursor;     /* the square that has the focus, or gets it next */
  gboolean cursor_visible;
  CheckbitBoardLifted lifted;
  CheckbitBoardPending pending;
  ChessSquare promoting;     /* the pawn for which a piece is being chosen */
  CheckbitBoardArrow sketch; /* the arrow that is being drawn */
  CheckbitBoardArrow premove;

  CheckbitSquareFlags flags[CHESS_N_SQUARES]; /* see checkbit_board_scene_update_flags() */
} CheckbitBoardScene;

/* An empty board. */
void checkbit_board_scene_init (CheckbitBoardScene *self);

/* Works out the flags of all squares anew. */
void checkbit_board_scene_update_flags (CheckbitBoardScene *self);

/* The square whose piece is in someone's hand, or about to leave; CHESS_SQUARE_NONE for none. */
ChessSquare checkbit_board_scene_get_leaving (const CheckbitBoardScene *self);

/* Whether there is any arrow or circle to draw. */
gboolean checkbit_board_scene_has_arrows (const CheckbitBoardScene *self);

/* All arrows and circles, the premove and the sketch on top. (transfer full) */
CheckbitBoardArrow *checkbit_board_scene_list_arrows (const CheckbitBoardScene *self, guint *n);

G_END_DECLS

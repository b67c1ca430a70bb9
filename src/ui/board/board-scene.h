/* What a board shows at one moment, as plain data: the board owns it, and its painter reads it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "chess/position.h"
#include "ui/board/board-geometry.h"
#include "ui/board/square.h"

G_BEGIN_DECLS

/* A set of squares drawn over the board in one of the layer styles: each has its own color and
 * pattern, so that no information depends on color alone. Sets share a square's area. */
#define CHECKBIT_N_LAYER_COLORS 8
#define CHECKBIT_N_LAYER_PATTERNS 8
#define CHECKBIT_N_LAYER_STYLES (CHECKBIT_N_LAYER_COLORS * CHECKBIT_N_LAYER_PATTERNS)

typedef struct
{
  ChessBitboard bits;
  guint style;    /* 0 … CHECKBIT_N_LAYER_STYLES - 1 */
  double opacity; /* above 0, up to 1; 0, the default, counts as 1 */
} CheckbitBoardLayer;

/* How an arrow or a circle looks. Each has its own color and core line, so that no information
 * depends on color alone. */
typedef enum
{
  CHECKBIT_ARROW_GREEN, /* the four that people draw, numbered as in records */
  CHECKBIT_ARROW_RED,
  CHECKBIT_ARROW_YELLOW,
  CHECKBIT_ARROW_BLUE,
  CHECKBIT_ARROW_MOVE,    /* a move that a view explains, or under the pointer */
  CHECKBIT_ARROW_ENGINE,  /* what an engine would play */
  CHECKBIT_ARROW_PREMOVE, /* a premove */
} CheckbitArrowStyle;

#define CHECKBIT_N_ARROW_STYLES (CHECKBIT_ARROW_PREMOVE + 1)

/* An arrow above the pieces; a circle if from equals to. */
typedef struct
{
  ChessSquare from, to;
  CheckbitArrowStyle style;
  double opacity; /* above 0, up to 1; 0, the default, counts as 1 */
  double width;   /* above 0, up to 2: times the usual; 0 counts as 1 */
  char label[8];  /* a few letters on the shaft: "1", "+0.3"; empty for none */
} CheckbitBoardArrow;

/* A piece that has left its square and follows the pointer. */
typedef struct
{
  ChessSquare square;     /* CHESS_SQUARE_NONE for none */
  graphene_point_t point; /* the pointer, in the widget's coordinates */
  gboolean touch;         /* a finger, which would hide the piece below it */
} CheckbitBoardLifted;

/* A move that is shown, but not yet played. */
typedef struct
{
  ChessSquare from, to;           /* where the piece ends; both CHESS_SQUARE_NONE for none */
  ChessPiece piece;               /* the piece after the move; CHESS_PIECE_NONE for none */
  ChessSquare rook_from, rook_to; /* the rook's way in castling; else both CHESS_SQUARE_NONE */
  ChessSquare passed;             /* the pawn taken en passant; CHESS_SQUARE_NONE for none */
} CheckbitBoardPending;

/* The value for none. */
#define CHECKBIT_BOARD_PENDING_NONE                                                                \
  {                                                                                                \
    .from = CHESS_SQUARE_NONE, .to = CHESS_SQUARE_NONE, .piece = CHESS_PIECE_NONE,                 \
    .rook_from = CHESS_SQUARE_NONE, .rook_to = CHESS_SQUARE_NONE, .passed = CHESS_SQUARE_NONE      \
  }

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
  ChessLayout layout; /* numbers the bit indices */

  /* Input in progress; each square is CHESS_SQUARE_NONE for none. */
  ChessSquare selected;
  ChessBitboard targets; /* of the selected piece */
  ChessSquare hovered;
  gboolean drop_anywhere; /* every square accepts the drop, and the hovered one is marked */
  ChessSquare cursor;     /* the square with the focus, or the next to get it */
  gboolean cursor_visible;
  CheckbitBoardLifted lifted;
  CheckbitBoardPending pending;
  ChessSquare promoting;     /* the promoting pawn */
  CheckbitBoardArrow sketch; /* the arrow that is being drawn */
  CheckbitBoardArrow premove;

  CheckbitSquareFlags flags[CHESS_N_SQUARES]; /* see checkbit_board_scene_update_flags() */
} CheckbitBoardScene;

/* An empty board. */
void checkbit_board_scene_init (CheckbitBoardScene *self);

/* Updates the flags of all squares. */
void checkbit_board_scene_update_flags (CheckbitBoardScene *self);

/* The square of the piece that is lifted, or about to be; CHESS_SQUARE_NONE for none. */
ChessSquare checkbit_board_scene_get_leaving (const CheckbitBoardScene *self);

/* The squares that a pending move puts pieces on, or takes one from. */
ChessBitboard checkbit_board_scene_get_pending (const CheckbitBoardScene *self);

/* Whether there is any arrow or circle to draw. */
gboolean checkbit_board_scene_has_arrows (const CheckbitBoardScene *self);

/* All arrows and circles, with the premove and the sketch on top. (transfer full) */
CheckbitBoardArrow *checkbit_board_scene_list_arrows (const CheckbitBoardScene *self, guint *n);

G_END_DECLS

/* What the files that make up the board share; tests use the input functions as pointer and keys
 * do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board-geometry.h"
#include "ui/board/board-marks.h"
#include "ui/board/board-motion.h"
#include "ui/board/board.h"
#include "ui/base/move-text.h"
#include "ui/board/promotion.h"

G_BEGIN_DECLS

/* A press of the pointer that is not over yet. */
typedef struct
{
  gboolean active;
  gboolean lifted;     /* the piece has left its square and follows the pointer */
  gboolean reselected; /* the piece was selected before: a mere click lets go of it */
  gboolean touch;
  ChessSquare from;
  graphene_point_t start; /* where it was pressed */
  graphene_point_t point; /* where the pointer is now */
} CheckbitBoardDrag;

/* An arrow or a circle that is being drawn. */
typedef struct
{
  gboolean active;
  gboolean waiting; /* for a click or Enter on the square where it is to end */
  gboolean left;    /* it has been to another square than its first */
  ChessSquare from, to;
  CheckbitArrowStyle style;
} CheckbitBoardSketch;

/* A move that waits to be confirmed. */
typedef struct
{
  ChessSquare from, to;
  ChessPieceType promotion;
} CheckbitBoardPending;

struct _CheckbitBoard
{
  GtkWidget parent_instance;

  /* Children */
  GtkWidget *squares[CHESS_N_SQUARES];
  GtkGesture *drag_gesture; /* owned by the widget */
  GtkWidget *promotion;    /* NULL unless a piece is to be chosen */
  GtkWidget *typing;       /* NULL unless a move is being typed */
  GtkWidget *confirm;      /* NULL unless a move waits to be confirmed */

  /* What is shown */
  ChessPosition position;
  ChessMove last_move;
  CheckbitBoardLayer *layers;
  guint n_layers;
  CheckbitBoardArrow *arrows;
  guint n_arrows;
  gboolean coordinates;
  gboolean bit_indices;
  ChessLayout layout; /* that counts them */
  gboolean animate;
  gboolean interactive;
  gboolean premoves, auto_queen, confirm_moves;
  CheckbitMoveInput move_input;
  CheckbitNotation notation; /* of moves that are typed */
  guint animation_time; /* milliseconds */

  /* What the person is doing */
  ChessSquare selected;
  ChessBitboard targets; /* of the selected piece */
  ChessSquare hovered;
  ChessSquare pointed; /* under the pointer */
  ChessSquare cursor;  /* the square that has the focus, or gets it next */
  gboolean cursor_visible;
  CheckbitBoardDrag drag;
  CheckbitBoardSketch sketch;
  CheckbitBoardPending pending; /* where confirm is there */
  ChessSquare premove_from, premove_to; /* CHESS_SQUARE_NONE for none */
  gboolean control; /* is held: turns the choice of a promotion round */
  gboolean dropping; /* what is dragged goes to any square: the one under the pointer is marked */
  double scrolled;  /* by the wheel, in steps, since the last whole one */
  ChessSquare promotion_from, promotion_to;
  const CheckbitBoardDrag *dropped; /* while "move-requested" tells of a drop */

  /* How it is drawn */
  CheckbitBoardGeometry geometry;
  CheckbitBoardPalette palette;
  CheckbitBoardMarks marks;
  CheckbitBoardMotion motion;
  GdkTexture *coordinates_texture; /* each of the three has all of its kind; NULL until drawn */
  GdkTexture *indices_texture;
  GdkTexture *arrows_texture;
  guint tick;
  gint64 motion_start; /* frame time in µs; 0 before the first frame */
};

/* --- board-properties.c -------------------------------------------------------------------- */

typedef enum
{
  CHECKBIT_BOARD_PROP_FLIPPED = 1,
  CHECKBIT_BOARD_PROP_COORDINATES,
  CHECKBIT_BOARD_PROP_ANIMATE,
  CHECKBIT_BOARD_PROP_INTERACTIVE,
  CHECKBIT_BOARD_PROP_BIT_INDICES,
  CHECKBIT_BOARD_PROP_LAYOUT,
  CHECKBIT_BOARD_PROP_PREMOVES,
  CHECKBIT_BOARD_PROP_AUTO_QUEEN,
  CHECKBIT_BOARD_PROP_CONFIRM_MOVES,
  CHECKBIT_BOARD_PROP_MOVE_INPUT,
  CHECKBIT_BOARD_PROP_NOTATION,
  CHECKBIT_BOARD_PROP_ANIMATION_TIME,
  CHECKBIT_BOARD_PROP_HOVERED_SQUARE,
  CHECKBIT_BOARD_PROP_SELECTED_SQUARE,
  CHECKBIT_BOARD_N_PROPS
} CheckbitBoardProp;

void checkbit_board_install_properties (GObjectClass *klass);
void checkbit_board_notify (CheckbitBoard *self, CheckbitBoardProp property);

/* How long a move slides unless told otherwise, in milliseconds. */
#define CHECKBIT_BOARD_ANIMATION_TIME 150

/* --- board.c ------------------------------------------------------------------------------- */

/* Tells the squares what they are now. */
void checkbit_board_update_squares (CheckbitBoard *self);

/* Selects a piece, or none: CHESS_SQUARE_NONE. */
void checkbit_board_select (CheckbitBoard *self, ChessSquare square);
void checkbit_board_set_hovered (CheckbitBoard *self, ChessSquare square);

/* Sends "move-requested" or "move-refused". */
void checkbit_board_emit_requested (CheckbitBoard *self,
                                    ChessSquare from,
                                    ChessSquare to,
                                    ChessPieceType promotion);
void checkbit_board_emit_refused (CheckbitBoard *self, ChessSquare from, ChessSquare to);

void checkbit_board_emit_menu (CheckbitBoard *self, ChessSquare square, double x, double y);
void checkbit_board_emit_shape (CheckbitBoard *self,
                                ChessSquare from,
                                ChessSquare to,
                                CheckbitArrowStyle style);
void checkbit_board_emit_clear (CheckbitBoard *self);
void checkbit_board_emit_premove (CheckbitBoard *self,
                                  ChessSquare from,
                                  ChessSquare to,
                                  ChessPieceType promotion);
void checkbit_board_emit_premove_cancelled (CheckbitBoard *self);
void checkbit_board_emit_held (CheckbitBoard *self);
void checkbit_board_emit_step (CheckbitBoard *self, int steps);

/* --- board-place.c ------------------------------------------------------------------------- */

/* Fits the board into its widget's space and gives the children theirs. */
void checkbit_board_place (CheckbitBoard *self, int width, int height);

/* --- board-slide.c ------------------------------------------------------------------------- */

/* Sets the pieces in motion from the position shown to another; they appear at once where
 * animations are off. */
void
checkbit_board_slide_to (CheckbitBoard *self, const ChessPosition *position, ChessMove last_move);

/* Lets a piece that was dragged to a point slide back to its square. */
void
checkbit_board_slide_home (CheckbitBoard *self, ChessSquare square, const graphene_point_t *point);

/* Everything is where it belongs at once. */
void checkbit_board_stop (CheckbitBoard *self);

/* --- board-input.c ------------------------------------------------------------------------- */

void checkbit_board_add_pointer (CheckbitBoard *self);

/* The pointer goes down, moves and goes up, in the widget's coordinates. press answers whether the
 * board has a use for what comes. */
gboolean checkbit_board_press (CheckbitBoard *self, double x, double y, gboolean touch);
void checkbit_board_drag_to (CheckbitBoard *self, double x, double y);
void checkbit_board_release (CheckbitBoard *self, double x, double y);

/* Enter or Space, or a click, on a square. */
void checkbit_board_activate_square (CheckbitBoard *self, ChessSquare square);

/* Takes the promotion chooser away. */
void checkbit_board_close_promotion (CheckbitBoard *self);

/* Asks for a legal move that is chosen in full. drag: what was dropped, or NULL. */
void checkbit_board_request (CheckbitBoard *self,
                             ChessSquare from,
                             ChessSquare to,
                             ChessPieceType promotion,
                             const CheckbitBoardDrag *drag);

/* --- board-confirm.c ----------------------------------------------------------------------- */

/* Shows a move that waits to be confirmed; plays it; takes it back. The latter two answer whether
 * there was one. */
void checkbit_board_hold (CheckbitBoard *self,
                          ChessSquare from,
                          ChessSquare to,
                          ChessPieceType promotion);
gboolean checkbit_board_confirm (CheckbitBoard *self);
gboolean checkbit_board_cancel_pending (CheckbitBoard *self);

/* The piece as it will stand; CHESS_PIECE_NONE where no move waits. */
ChessPiece checkbit_board_get_pending_piece (CheckbitBoard *self);

/* --- board-premove.c ----------------------------------------------------------------------- */

/* Whether a square holds a piece that may be moved ahead of its turn. */
gboolean checkbit_board_is_premovable (CheckbitBoard *self, ChessSquare square);

/* Answers whether there was one. */
gboolean checkbit_board_cancel_premove (CheckbitBoard *self);

void checkbit_board_add_wheel (CheckbitBoard *self);
gboolean checkbit_board_scroll (CheckbitBoard *self, double dy);

/* --- board-typing.c ------------------------------------------------------------------------ */

/* A key that may belong to a typed move; answers whether it does. */
gboolean checkbit_board_type (CheckbitBoard *self, guint keyval, GdkModifierType state);

/* Answers whether a move was being typed. */
gboolean checkbit_board_close_typing (CheckbitBoard *self);

/* --- board-second.c ------------------------------------------------------------------------ */

/* Adds what the second button and a long touch do; after the pointer. */
void checkbit_board_add_second (CheckbitBoard *self);

/* The second button goes down, moves and goes up; as with the first. */
gboolean
checkbit_board_second_press (CheckbitBoard *self, double x, double y, GdkModifierType state);
void checkbit_board_second_drag_to (CheckbitBoard *self, double x, double y, GdkModifierType state);
void checkbit_board_second_release (CheckbitBoard *self, double x, double y, GdkModifierType state);

/* An arrow that waits for its end: points it at a square, ends it there, takes it away. The latter
 * two answer whether there was one. */
void checkbit_board_point_arrow (CheckbitBoard *self, ChessSquare square);
gboolean checkbit_board_finish_arrow (CheckbitBoard *self, ChessSquare to);
gboolean checkbit_board_cancel_sketch (CheckbitBoard *self);

/* --- board-keys.c -------------------------------------------------------------------------- */

void checkbit_board_add_keys (CheckbitBoard *self);

/* A key; answers whether it meant something. */
gboolean checkbit_board_key (CheckbitBoard *self, guint keyval, GdkModifierType state);

/* Moves the keyboard's cursor. */
void checkbit_board_set_cursor (CheckbitBoard *self, ChessSquare square, gboolean visible);

/* The square the keyboard is at, if that is to be seen; else CHESS_SQUARE_NONE. */
ChessSquare checkbit_board_get_visible_cursor (CheckbitBoard *self);

/* The focus comes from outside or wants to go on; answers whether it stays on the board. */
gboolean checkbit_board_enter (CheckbitBoard *self, GtkDirectionType direction);

/* --- board-layers.c ------------------------------------------------------------------------ */

void checkbit_board_paint_layers (CheckbitBoard *self, GtkSnapshot *snapshot);

/* --- board-paint.c ------------------------------------------------------------------------- */

void checkbit_board_paint (CheckbitBoard *self, GtkSnapshot *snapshot);

/* Draws the arrows, or the letters on the squares, anew with the next frame. */
void checkbit_board_forget_arrows (CheckbitBoard *self);
void checkbit_board_forget_labels (CheckbitBoard *self);

/* Forgets everything drawn for a size or a style that is no more. */
void checkbit_board_forget_drawings (CheckbitBoard *self);

G_END_DECLS

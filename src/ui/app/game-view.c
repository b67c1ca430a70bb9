/* The game on its board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/game-view.h"

#include "ui/base/links.h"

struct _CheckbitGameView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitBoardInput *input;
  CheckbitBoard *board;         /* the input's */
  CheckbitMoveChooser *chooser; /* the input's */
  CheckbitFenEntry *entry;
  CheckbitStatusLine *status;
  CheckbitNode *shown; /* what the board shows; only compared */
};

enum
{
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitGameView, controller, checkbit_controller),
  CHECKBIT_LINK ("input", CheckbitGameView, input, checkbit_board_input),
  CHECKBIT_LINK ("entry", CheckbitGameView, entry, checkbit_fen_entry),
  CHECKBIT_LINK ("status", CheckbitGameView, status, checkbit_status_line),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitGameView, checkbit_game_view, G_TYPE_OBJECT)

static CheckbitGame *
get_game (CheckbitGameView *self)
{
  return checkbit_controller_get_game (self->controller);
}

/* --- Who may move --------------------------------------------------------------------------- */

static void
show_premove (CheckbitGameView *self)
{
  ChessSquare from = CHESS_SQUARE_NONE, to = CHESS_SQUARE_NONE;

  checkbit_match_get_premove (checkbit_controller_get_match (self->controller), &from, &to);
  checkbit_board_set_premove (self->board, from, to);
}

/* Sets which moves the board accepts, once it shows the current position. */
static void
update_moving (CheckbitGameView *self)
{
  gboolean interactive = checkbit_controller_allows (self->controller, CHECKBIT_ALLOWED_MOVE);
  gboolean premoves = checkbit_controller_allows (self->controller, CHECKBIT_ALLOWED_PREMOVE);

  if ((interactive || premoves)
      && self->shown != checkbit_game_get_current (get_game (self)))
    return;
  /* Turns one kind of move on before the other goes off, so that a piece in hand stays there. */
  if (premoves)
    {
      g_object_set (self->chooser, "premoves", TRUE, NULL);
      /* A premove made before the person looked back becomes visible again. */
      show_premove (self);
    }
  checkbit_move_chooser_set_interactive (self->chooser, interactive);
  if (!premoves)
    {
      /* The match plays the premove whose turn has come: here it only leaves the board. */
      checkbit_board_set_premove (self->board, CHESS_SQUARE_NONE, CHESS_SQUARE_NONE);
      g_object_set (self->chooser, "premoves", FALSE, NULL);
    }
}

static void
move_requested_cb (CheckbitGameView *self, guint from, guint to, guint promotion)
{
  if (!checkbit_controller_play_from (self->controller, (ChessSquare) from, (ChessSquare) to,
                                      (ChessPieceType) promotion))
    g_signal_emit (self, signals[REFUSED], 0, from, to);
}

static void
move_refused_cb (CheckbitGameView *self, guint from, guint to)
{
  g_signal_emit (self, signals[REFUSED], 0, from, to);
}

static void
premove_requested_cb (CheckbitGameView *self, guint from, guint to, guint promotion)
{
  ChessPieceType piece = promotion != CHESS_PAWN ? (ChessPieceType) promotion : CHESS_QUEEN;

  checkbit_match_set_premove (checkbit_controller_get_match (self->controller), (ChessSquare) from,
                              (ChessSquare) to, piece);
}

static void
premove_cancelled_cb (CheckbitGameView *self)
{
  checkbit_match_clear_premove (checkbit_controller_get_match (self->controller));
}

/* --- Where the game stands ------------------------------------------------------------------ */

/* What waits on the board, such as a move to confirm, is about the place in the game where it was
 * begun; the board itself tells two of them apart only where they look different. After one move it
 * may go on, as a premove does. */
static void
cancel_elsewhere (CheckbitGameView *self, CheckbitNode *current, CheckbitChangeKind kind)
{
  gboolean one_move = kind == CHECKBIT_CHANGE_PLAY || kind == CHECKBIT_CHANGE_UNDO;

  if (kind == CHECKBIT_CHANGE_RESET || (self->shown != current && !one_move))
    checkbit_board_input_cancel (self->input);
}

static void
show_position (CheckbitGameView *self, CheckbitChangeKind kind)
{
  CheckbitNode *current = checkbit_game_get_current (get_game (self));
  gboolean one_move = kind == CHECKBIT_CHANGE_PLAY || kind == CHECKBIT_CHANGE_UNDO;
  g_autofree char *fen = checkbit_game_dup_fen (get_game (self));

  cancel_elsewhere (self, current, kind);
  checkbit_board_set_position (self->board, checkbit_node_get_position (current),
                               checkbit_node_get_move (current),
                               one_move ? CHECKBIT_BOARD_ANIMATE : CHECKBIT_BOARD_JUMP);
  self->shown = current;
  checkbit_fen_entry_set_fen (self->entry, fen);
}

void
checkbit_game_view_show (CheckbitGameView *self)
{
  g_return_if_fail (CHECKBIT_IS_GAME_VIEW (self));

  show_position (self, CHECKBIT_CHANGE_JUMP);
  update_moving (self);
  checkbit_status_line_clear_message (self->status);
}

static void
game_changed_cb (CheckbitGameView *self, CheckbitChangeKind kind)
{
  if (kind != CHECKBIT_CHANGE_STATE)
    show_position (self, kind);
  update_moving (self);
  checkbit_status_line_clear_message (self->status);
}

/* The wheel was turned over the board. */
static void
step_requested_cb (CheckbitGameView *self, int steps)
{
  const char *action = steps > 0 ? "win.go-forward" : "win.go-back";

  for (int i = 0; i < ABS (steps); i++)
    gtk_widget_activate_action (GTK_WIDGET (self->board), action, NULL);
}

/* Whether there are moves to step through. */
static gboolean
has_moves (CheckbitGameView *self)
{
  return checkbit_controller_allows (self->controller, CHECKBIT_ALLOWED_GO_BACK)
         || checkbit_controller_allows (self->controller, CHECKBIT_ALLOWED_GO_FORWARD);
}

/* An arrow key that does not move a cursor: Left and Right step through the game, Up and Down
 * switch variations. */
static gboolean
arrow_pressed_cb (CheckbitGameView *self, int columns, int rows)
{
  const char *action = columns < 0 ? "win.go-back" : "win.go-forward";

  if (!has_moves (self))
    return FALSE;
  if (rows != 0)
    action = rows < 0 ? "win.previous-variation" : "win.next-variation";
  gtk_widget_activate_action (GTK_WIDGET (self->board), action, NULL);
  return TRUE;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
follow (CheckbitGameView *self)
{
  const struct
  {
    gpointer object;
    const char *signal;
    GCallback callback;
  } events[] = {
    { self->controller, "game-changed", G_CALLBACK (game_changed_cb) },
    { self->controller, "notify::can-move", G_CALLBACK (update_moving) },
    { self->controller, "notify::can-premove", G_CALLBACK (update_moving) },
    { checkbit_controller_get_match (self->controller), "notify::premove",
      G_CALLBACK (show_premove) },
    { self->chooser, "move-requested", G_CALLBACK (move_requested_cb) },
    { self->chooser, "move-refused", G_CALLBACK (move_refused_cb) },
    { self->chooser, "premove-requested", G_CALLBACK (premove_requested_cb) },
    { self->chooser, "premove-cancelled", G_CALLBACK (premove_cancelled_cb) },
    { self->input, "step-requested", G_CALLBACK (step_requested_cb) },
    { self->input, "arrow-pressed", G_CALLBACK (arrow_pressed_cb) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (events[i].object, events[i].signal, events[i].callback, self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "load-requested", G_CALLBACK (checkbit_controller_load_fen),
                           self->controller, G_CONNECT_SWAPPED);
}

static void
checkbit_game_view_constructed (GObject *object)
{
  CheckbitGameView *self = CHECKBIT_GAME_VIEW (object);

  G_OBJECT_CLASS (checkbit_game_view_parent_class)->constructed (object);
  self->board = checkbit_board_input_get_board (self->input);
  self->chooser = checkbit_board_input_get_chooser (self->input);
  follow (self);
  g_object_bind_property (self->controller, "line", self->status, "status", G_BINDING_SYNC_CREATE);
  checkbit_game_view_show (self);
}

static void
checkbit_game_view_class_init (CheckbitGameViewClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_game_view_constructed;
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_game_view_init (CheckbitGameView *self)
{
}

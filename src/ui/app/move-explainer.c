/* Asking about moves on the board itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/move-explainer.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "ui/base/links.h"
#include "ui/base/popover-parent.h"
#include "ui/board/square.h"

struct _CheckbitMoveExplainer
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGame *game;             /* the controller's */
  CheckbitInspection *inspection; /* the controller's */
  CheckbitBoardInput *input;
  CheckbitBoard *board; /* the input's */
  CheckbitDrawing *drawing;
  CheckbitNotes *notes;
  ChessSquare asking_from; /* waiting for a target to ask about; CHESS_SQUARE_NONE if not */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitMoveExplainer, controller, checkbit_controller),
  CHECKBIT_LINK ("input", CheckbitMoveExplainer, input, checkbit_board_input),
  CHECKBIT_LINK ("drawing", CheckbitMoveExplainer, drawing, checkbit_drawing),
  CHECKBIT_LINK ("notes", CheckbitMoveExplainer, notes, checkbit_notes),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitMoveExplainer, checkbit_move_explainer, G_TYPE_OBJECT)

/* --- The answer on the board ---------------------------------------------------------------- */

static CheckbitMoveExplanation *
get_explanation (CheckbitMoveExplainer *self)
{
  return checkbit_inspection_get_explanation (self->inspection);
}

void
checkbit_move_explainer_explain (CheckbitMoveExplainer *self, ChessSquare from, ChessSquare to)
{
  CheckbitMoveExplanation *explanation = get_explanation (self);

  checkbit_move_explanation_set_move (explanation, from, to);
  checkbit_notes_show_status (self->notes, checkbit_move_explanation_get_sentence (explanation));
}

/* An answer that was not requested by text ends with the next press or key on the board. */
static void
forget_answer (CheckbitMoveExplainer *self)
{
  if (!checkbit_move_explanation_is_text (get_explanation (self)))
    checkbit_move_explanation_clear (get_explanation (self));
}

/* --- Choosing a target ---------------------------------------------------------------------- */

static void
stop_asking (CheckbitMoveExplainer *self)
{
  self->asking_from = CHESS_SQUARE_NONE;
  gtk_widget_set_cursor (GTK_WIDGET (self->board), NULL);
}

static void
start_asking (CheckbitMoveExplainer *self, ChessSquare from)
{
  ChessPiece piece = chess_position_piece_at (checkbit_game_get_position (self->game), from);
  g_autofree char *text = checkbit_message_ask_target (piece, from);

  self->asking_from = from;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->board), "help");
  /* The arrow keys of the board choose the target. */
  checkbit_board_set_cursor (self->board, from, TRUE);
  checkbit_notes_show_status (self->notes, text);
}

/* If a target was awaited, asks about it. Returns whether one was. */
static gboolean
take_target (CheckbitMoveExplainer *self, ChessSquare to)
{
  ChessSquare from = self->asking_from;

  if (from == CHESS_SQUARE_NONE)
    return FALSE;
  stop_asking (self);
  if (to != CHESS_SQUARE_NONE)
    checkbit_move_explainer_explain (self, from, to);
  return TRUE;
}

/* The square at a point of the board; CHESS_SQUARE_NONE beside it. */
static ChessSquare
square_at (CheckbitMoveExplainer *self, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self->board), x, y, GTK_PICK_DEFAULT);

  return picked != NULL && CHECKBIT_IS_SQUARE (picked)
             ? checkbit_square_get_square (CHECKBIT_SQUARE (picked))
             : CHESS_SQUARE_NONE;
}

static void
pressed_cb (GtkGesture *gesture, int n_press, double x, double y, CheckbitMoveExplainer *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  forget_answer (self);
  if (button == GDK_BUTTON_PRIMARY && take_target (self, square_at (self, x, y)))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  else
    stop_asking (self);
}

static gboolean
is_modifier (guint keyval)
{
  return keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R;
}

static gboolean
is_choice (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter
         || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
}

static gboolean
is_arrow (guint keyval)
{
  return (keyval >= GDK_KEY_Left && keyval <= GDK_KEY_Down)
         || (keyval >= GDK_KEY_KP_Left && keyval <= GDK_KEY_KP_Down);
}

/* Arrow keys only move the cursor, so they keep the answer and a pending question. */
static gboolean
key_cb (GtkEventController *controller,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        CheckbitMoveExplainer *self)
{
  gboolean answered
      = checkbit_move_explanation_get_kind (get_explanation (self)) != CHECKBIT_EXPLANATION_NONE;
  gboolean typed;

  if (is_modifier (keyval) || is_arrow (keyval))
    return GDK_EVENT_PROPAGATE;
  if (is_choice (keyval))
    {
      forget_answer (self);
      return take_target (self, checkbit_board_get_hovered_square (self->board));
    }
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  checkbit_move_explanation_clear (get_explanation (self));
  /* Escape clears the typed move together with its answer. */
  typed = checkbit_move_chooser_cancel_typing (checkbit_board_input_get_chooser (self->input));
  return take_target (self, CHESS_SQUARE_NONE) || typed || answered;
}

/* --- The menu of a square -------------------------------------------------------------------- */

/* Whether a number is a square with a piece: other programs can call actions with any number. */
static gboolean
has_piece (CheckbitMoveExplainer *self, guint square)
{
  const ChessPosition *position = checkbit_game_get_position (self->game);

  return square < CHESS_N_SQUARES
         && chess_position_piece_at (position, (ChessSquare) square) != CHESS_PIECE_NONE;
}

void
checkbit_move_explainer_begin (CheckbitMoveExplainer *self, guint square)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_EXPLAINER (self));

  if (has_piece (self, square))
    start_asking (self, (ChessSquare) square);
}

void
checkbit_move_explainer_show_targets (CheckbitMoveExplainer *self, guint square)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_EXPLAINER (self));

  if (!has_piece (self, square))
    return;
  checkbit_move_explanation_set_targets (get_explanation (self), (ChessSquare) square);
  checkbit_notes_show_status (self->notes,
                              checkbit_move_explanation_get_sentence (get_explanation (self)));
}

/* An item of the menu, for a square. */
static void
append_item (GMenu *menu, const char *label, const char *action, guint square)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", square);
  g_menu_append_item (menu, item);
}

/* Disposes of the menu after the chosen item has acted, and returns the focus to the board. */
static void
menu_closed_cb (GtkWidget *menu, CheckbitMoveExplainer *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  checkbit_popover_unparent_later (menu);
}

/* Tells the keys for confirming a move, which the buttons do not show. */
static void
confirmation_shown_cb (CheckbitMoveExplainer *self)
{
  checkbit_notes_show_status (self->notes, _ ("Enter plays this move, Escape takes it back."));
}

static void
menu_requested_cb (CheckbitMoveExplainer *self, guint square, double x, double y)
{
  const ChessPosition *position = checkbit_game_get_position (self->game);
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self->board)));
  GtkWidget *popover;

  if (chess_position_piece_at (position, (ChessSquare) square) != CHESS_PIECE_NONE)
    {
      append_item (menu, _ ("_Why Can’t It Move to…"), "win.ask-why-not", square);
      append_item (menu, _ ("Where _Can It Go?"), "win.ask-targets", square);
    }
  checkbit_drawing_append_menu (self->drawing, menu, (ChessSquare) square);
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  /* Not the board's child: the board has its own use of the arrow keys. */
  checkbit_popover_set_parent (popover, root);
  gtk_widget_translate_coordinates (GTK_WIDGET (self->board), root, x, y, &x, &y);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  g_signal_connect (popover, "closed", G_CALLBACK (menu_closed_cb), self);
  checkbit_popover_popup_later (popover);
}

/* --- Life ----------------------------------------------------------------------------------- */

/* A set-up has no result, and its pieces are not those that were asked about. */
static void
update (CheckbitMoveExplainer *self)
{
  gboolean over = checkbit_controller_get_setup (self->controller) == NULL
                  && checkbit_game_get_result (self->game) != CHECKBIT_RESULT_OPEN;

  stop_asking (self);
  checkbit_move_explanation_set_over (get_explanation (self), over);
}

/* The capture phase comes before the board's own controllers. */
static void
add_controllers (CheckbitMoveExplainer *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (pressed_cb), self, 0);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
}

static void
follow (CheckbitMoveExplainer *self)
{
  g_signal_connect_object (self->input, "menu-requested", G_CALLBACK (menu_requested_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_board_input_get_chooser (self->input), "confirmation-shown",
                           G_CALLBACK (confirmation_shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "notify::setup", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

static void
checkbit_move_explainer_constructed (GObject *object)
{
  CheckbitMoveExplainer *self = CHECKBIT_MOVE_EXPLAINER (object);

  G_OBJECT_CLASS (checkbit_move_explainer_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  self->inspection = checkbit_controller_get_inspection (self->controller);
  self->board = checkbit_board_input_get_board (self->input);
  add_controllers (self);
  follow (self);
}

static void
checkbit_move_explainer_class_init (CheckbitMoveExplainerClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_move_explainer_constructed;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_move_explainer_init (CheckbitMoveExplainer *self)
{
  self->asking_from = CHESS_SQUARE_NONE;
}

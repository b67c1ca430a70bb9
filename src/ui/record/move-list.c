/* The moves of a game as text, every variation included.
 *
 * # CSS nodes
 *
 * move-list
 * ├── label.opening
 * ├── scrolledwindow
 * │   ╰── listview
 * │       ╰── row ─ move-row
 * ╰── move-bar
 *
 * # Accessibility
 *
 * A list named "Moves" of rows with a button for each move (see move-row.c). Tab stops once, at the
 * move that stands on the board. From there Left and Right go a move back and forth, Up and Down to
 * the row above or below, variations included, Page Up and Page Down ten rows, Home and End to the
 * start and the end of the line; the focus goes with the game. The menu key opens the menu of the
 * move; F7 its comment; ! and ? judge it; + and − unfold and fold its variation; Delete takes it
 * out, with all that follows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-list.h"

#include "game/tree/edit.h"
#include "ui/base/focus-within.h"
#include "ui/base/long-press.h"
#include "ui/base/popover-parent.h"
#include "ui/record/growing-list.h"
#include "ui/record/move-actions.h"
#include "ui/record/move-bar.h"
#include "ui/record/move-comment.h"
#include "ui/record/move-list-layout.h"
#include "ui/record/move-menu.h"
#include "ui/record/move-navigation.h"
#include "ui/record/move-opening.h"
#include "ui/record/move-row.h"

struct _CheckbitMoveList
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkLabel *opening;
  GtkWidget *scroller;
  GtkListView *view;
  CheckbitMoveBar *bar;

  /* Owned. */
  CheckbitGame *game; /* or NULL */
  CheckbitMoveRows *rows;
  GtkSliceListModel *shown; /* a slice of the rows */
  gboolean as_text;  /* even the main line */
  GHashTable *bound; /* set of CheckbitMoveRow in use */
  CheckbitMoveActions *actions;
  CheckbitMoveStyle style;

  gulong changed_handler;
  gulong replacing_handler;
  guint64 revision;    /* the game's, when the rows were made */
  guint settle_source; /* a frame callback; see settle_cb() */
  int settle_frames;   /* frames to wait before it does anything */
  gboolean focused;    /* a move had the focus when the rows changed … */
  GtkWidget *focus;    /* … which this widget got, weak */

  GtkWidget *menu; /* a child while open, or NULL */
  CheckbitMoveComment comment;
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_NOTATION,
  PROP_TIMES,
  PROP_SCORES,
  PROP_SECRET,
  PROP_RESULT_TOLD,
  PROP_AS_TEXT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitMoveList, checkbit_move_list, GTK_TYPE_WIDGET)

static CheckbitNode *
get_current (CheckbitMoveList *self)
{
  return self->game != NULL ? checkbit_game_get_current (self->game) : NULL;
}

/* --- Following the game ------------------------------------------------------------------- */

GtkWidget *
checkbit_move_list_get_button (CheckbitMoveList *self, CheckbitNode *node)
{
  GHashTableIter iter;
  gpointer row;

  g_return_val_if_fail (CHECKBIT_IS_MOVE_LIST (self), NULL);

  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    if (checkbit_move_row_get_button (row, node) != NULL)
      return checkbit_move_row_get_button (row, node);

  return NULL;
}

/* The row at a position of the list, and the position in it; NULL for none. */
static CheckbitMoveRow *
pick_row (CheckbitMoveList *self, double x, double y, double *row_x, double *row_y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_INSENSITIVE);

  if (widget != NULL && !CHECKBIT_IS_MOVE_ROW (widget))
    widget = gtk_widget_get_ancestor (widget, CHECKBIT_TYPE_MOVE_ROW);
  if (widget == NULL
      || !gtk_widget_translate_coordinates (GTK_WIDGET (self), widget, x, y, row_x, row_y))
    return NULL;

  return CHECKBIT_MOVE_ROW (widget);
}

/* Whether a move has the focus, rather than the bar below. */
static gboolean
has_focus_within (CheckbitMoveList *self)
{
  return self->menu == NULL && checkbit_focus_is_within (self->scroller);
}

/* Whether a row took the focus with it. Newer GTK removes rows with the list's layout, and then
 * moves the focus to what follows the list. */
static gboolean
has_lost_focus (CheckbitMoveList *self)
{
  return self->focused && self->menu == NULL && self->comment.editor == NULL
         && gtk_widget_get_mapped (self->scroller)
         && (self->focus == NULL || !gtk_widget_get_mapped (self->focus));
}

/* To be asked before rows are updated: a move that is removed leaves the focus in no widget. */
static gboolean
is_focused (CheckbitMoveList *self)
{
  return has_focus_within (self) || has_lost_focus (self);
}

static void
scroll_to (CheckbitMoveList *self, guint index)
{
  if (index >= g_list_model_get_n_items (G_LIST_MODEL (self->rows)))
    return;
  checkbit_growing_list_reach (self->shown, index);
  gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", index);
}

static void
scroll_to_current (CheckbitMoveList *self)
{
  scroll_to (self, checkbit_move_rows_find (self->rows, get_current (self), NULL));
}

/* Scrolls to the comment or game end after the current move, if any. The move itself is scrolled to
 * afterwards, so that it stays visible if there is no room for both. */
static void
scroll_behind_current (CheckbitMoveList *self)
{
  guint index = checkbit_move_rows_find (self->rows, get_current (self), NULL);
  const CheckbitMoveRowData *row = NULL;

  if (index != G_MAXUINT && index + 1 < g_list_model_get_n_items (G_LIST_MODEL (self->rows)))
    row = checkbit_move_rows_get (self->rows, index + 1);
  if (row != NULL && !checkbit_move_row_data_has_moves (row) && row->nodes[0] == get_current (self)
      && !row->before)
    index++;
  scroll_to (self, index);
}

static void
focus_current (CheckbitMoveList *self)
{
  GtkWidget *button = checkbit_move_list_get_button (self, get_current (self));

  if (button != NULL)
    gtk_widget_grab_focus (button);
}

/* Until the rows have settled; focused: whether a move had the focus. */
static void
remember_focus (CheckbitMoveList *self, gboolean focused)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->focused = focused;
  g_set_weak_pointer (&self->focus, focused && root != NULL ? gtk_root_get_focus (root) : NULL);
}

/* New rows only exist after the list's layout, which follows the first of these callbacks. So the
 * second one does what needs them: it scrolls to the move exactly, and moves the focus. */
static gboolean
settle_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CheckbitMoveList *self = CHECKBIT_MOVE_LIST (widget);

  if (self->settle_frames-- > 0)
    {
      scroll_behind_current (self);
      return G_SOURCE_CONTINUE;
    }

  scroll_to_current (self);
  if (is_focused (self))
    focus_current (self);

  remember_focus (self, FALSE);
  self->settle_source = 0;
  return G_SOURCE_REMOVE;
}

static void
settle_later (CheckbitMoveList *self)
{
  self->settle_frames = 1;
  if (self->settle_source == 0)
    self->settle_source = gtk_widget_add_tick_callback (GTK_WIDGET (self), settle_cb, NULL, NULL);
}

/* focused: whether a move had the focus. */
static void
follow (CheckbitMoveList *self, gboolean focused)
{
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    checkbit_move_row_set_current (row, get_current (self));

  checkbit_move_opening_show (self->opening, get_current (self));
  scroll_behind_current (self);
  if (focused)
    focus_current (self);
  remember_focus (self, focused);
  settle_later (self);
}

/* Updates the visible rows: annotations may have changed even if the rows are the same. */
static void
rewrite (CheckbitMoveList *self)
{
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    {
      CheckbitMoveRowData data = *checkbit_move_row_get_data (row);

      checkbit_move_row_set_style (row, &self->style);
      checkbit_move_row_set_data (row, &data);
    }
}

static void
changed_cb (CheckbitMoveList *self,
            CheckbitChangeKind kind,
            CheckbitNode *before,
            CheckbitNode *after)
{
  gboolean known = (kind == CHECKBIT_CHANGE_PLAY || kind == CHECKBIT_CHANGE_UNDO
                    || kind == CHECKBIT_CHANGE_JUMP)
                   && checkbit_game_get_revision (self->game) == self->revision;
  gboolean focused = is_focused (self);

  self->revision = checkbit_game_get_revision (self->game);
  if (kind == CHECKBIT_CHANGE_RESET)
    checkbit_growing_list_begin (self->shown);
  if (!known || checkbit_move_rows_needs_update (self->rows, after))
    checkbit_move_rows_update (self->rows, self->game);
  if (!known)
    {
      checkbit_move_actions_forget (self->actions);
      if (self->comment.node != NULL
          && checkbit_move_rows_find (self->rows, self->comment.node, NULL) == G_MAXUINT)
        checkbit_move_comment_abandon (&self->comment);
    }
  if (kind == CHECKBIT_CHANGE_EDIT)
    rewrite (self);
  follow (self, focused);
}

/* --- Popovers ----------------------------------------------------------------------------- */

static void
drop_popovers (CheckbitMoveList *self)
{
  checkbit_popover_drop (g_steal_pointer (&self->menu), self);
  checkbit_move_comment_drop (&self->comment);
}

/* Where the popover points: at the move, or at the list if the move is not visible. */
static GdkRectangle
get_place (CheckbitMoveList *self, CheckbitNode *node)
{
  GtkWidget *button = checkbit_move_list_get_button (self, node);
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  graphene_rect_t bounds;

  if (button == NULL || !gtk_widget_compute_bounds (button, GTK_WIDGET (self), &bounds))
    return (GdkRectangle){ 0, 0, gtk_widget_get_width (GTK_WIDGET (self)), height };

  return (GdkRectangle){ (int) bounds.origin.x, CLAMP ((int) bounds.origin.y, 0, height),
                         (int) bounds.size.width, (int) bounds.size.height };
}

static void
write_comment (CheckbitMoveList *self, CheckbitNode *node, gboolean before)
{
  GdkRectangle place;

  checkbit_move_comment_finish (&self->comment);
  place = get_place (self, node);
  drop_popovers (self);
  checkbit_move_comment_open (&self->comment, self->game, node, before, self->style.notation,
                              &place);
}

void
checkbit_move_list_edit_comment (CheckbitMoveList *self)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_LIST (self));

  if (self->game != NULL)
    write_comment (self, get_current (self), FALSE);
}

void
checkbit_move_list_finish_comment (CheckbitMoveList *self)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_LIST (self));

  checkbit_move_comment_finish (&self->comment);
}

gboolean
checkbit_move_list_is_commenting (CheckbitMoveList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_LIST (self), FALSE);

  return self->comment.editor != NULL;
}

/* The menu's action runs after this. It still needs the menu's parent, and an editor opened by it
 * takes the focus, so the list gets the focus first. */
static void
closed_cb (GtkWidget *menu, CheckbitMoveList *self)
{
  if (self->menu == menu)
    self->menu = NULL;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  checkbit_popover_unparent_later (menu);
}

static void
popup (CheckbitMoveList *self, CheckbitNode *node, GdkRectangle place)
{
  g_autoptr (GMenuModel) model = checkbit_move_menu_new (node);

  drop_popovers (self);
  checkbit_move_actions_set_target (self->actions, node);
  self->menu = gtk_popover_menu_new_from_model (model);
  checkbit_popover_set_parent (self->menu, GTK_WIDGET (self));
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &place);
  g_signal_connect_object (self->menu, "closed", G_CALLBACK (closed_cb), self, 0);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* Opens the menu of the current move. */
static void
popup_current (CheckbitMoveList *self)
{
  CheckbitNode *current = checkbit_game_get_current (self->game);

  popup (self, current, get_place (self, current));
}

static void
popup_at (CheckbitMoveList *self, double x, double y)
{
  double row_x, row_y;
  CheckbitMoveRow *row = pick_row (self, x, y, &row_x, &row_y);
  CheckbitNode *node = row != NULL ? checkbit_move_row_get_node_at (row, row_x, row_y) : NULL;

  if (node != NULL && self->game != NULL)
    popup (self, node, (GdkRectangle){ (int) x, (int) y, 1, 1 });
}

/* --- Pointer, finger and keys ------------------------------------------------------------- */

/* A comment is edited in place. */
static void
open_comment (CheckbitMoveList *self, double x, double y)
{
  double row_x, row_y;
  CheckbitMoveRow *row = pick_row (self, x, y, &row_x, &row_y);
  const CheckbitMoveRowData *data = row != NULL ? checkbit_move_row_get_data (row) : NULL;

  if (data != NULL && data->kind == CHECKBIT_MOVE_ROW_COMMENT && data->nodes[0] != NULL)
    write_comment (self, data->nodes[0], data->before);
}

static void
pressed_cb (GtkGesture *gesture, int n_press, double x, double y, CheckbitMoveList *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  if (event != NULL && gdk_event_triggers_context_menu (event))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      popup_at (self, x, y);
    }
  else if (n_press == 2
           && gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture))
                  == GDK_BUTTON_PRIMARY)
    open_comment (self, x, y);
}

static gboolean
key_pressed_cb (CheckbitMoveList *self, guint keyval, guint keycode, GdkModifierType state)
{
  guint modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && modifiers == GDK_SHIFT_MASK))
    {
      popup_current (self);
      return GDK_EVENT_STOP;
    }
  if ((modifiers & ~(guint) GDK_SHIFT_MASK) == 0
      && checkbit_move_actions_key (self->actions, keyval))
    return GDK_EVENT_STOP;

  return modifiers == 0 && checkbit_move_navigation_key (self->game, self->rows, keyval);
}

/* Handles the game's keys before the list uses them for its focus. The bar below handles its
 * own. */
static void
add_controllers (CheckbitMoveList *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  g_signal_connect_swapped (checkbit_long_press_add (GTK_WIDGET (self)), "pressed",
                            G_CALLBACK (popup_at), self);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (self->scroller, keys);
}

/* --- Rows --------------------------------------------------------------------------------- */

static CheckbitMoveList *
get_list (GtkWidget *widget)
{
  return CHECKBIT_MOVE_LIST (gtk_widget_get_ancestor (widget, CHECKBIT_TYPE_MOVE_LIST));
}

static void
node_activated_cb (CheckbitMoveRow *row, CheckbitNode *node)
{
  CheckbitMoveList *self = get_list (GTK_WIDGET (row));

  if (self == NULL || self->game == NULL)
    return;

  /* Only now can the button be focused, so that the keys continue from it. */
  checkbit_game_go_to (self->game, node);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
fold_toggled_cb (CheckbitMoveRow *row, CheckbitNode *node, gboolean folded)
{
  CheckbitMoveList *self = get_list (GTK_WIDGET (row));

  if (self != NULL && self->game != NULL)
    checkbit_move_actions_fold (self->actions, node, folded);
}

static void
comment_opened_cb (CheckbitMoveRow *row, CheckbitNode *node, gboolean before)
{
  CheckbitMoveList *self = get_list (GTK_WIDGET (row));

  if (self != NULL && self->game != NULL)
    write_comment (self, node, before);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CheckbitMoveList *self)
{
  GtkWidget *row = checkbit_move_row_new ();

  g_signal_connect (row, "node-activated", G_CALLBACK (node_activated_cb), NULL);
  g_signal_connect (row, "fold-toggled", G_CALLBACK (fold_toggled_cb), NULL);
  g_signal_connect (row, "comment-opened", G_CALLBACK (comment_opened_cb), NULL);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CheckbitMoveList *self)
{
  CheckbitMoveRow *row = CHECKBIT_MOVE_ROW (gtk_list_item_get_child (item));
  CheckbitMoveItem *move = CHECKBIT_MOVE_ITEM (gtk_list_item_get_item (item));

  checkbit_move_row_set_style (row, &self->style);
  checkbit_move_row_set_data (row, checkbit_move_item_get_data (move));
  checkbit_move_row_set_current (row, get_current (self));
  g_hash_table_add (self->bound, row);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CheckbitMoveList *self)
{
  CheckbitMoveRow *row = CHECKBIT_MOVE_ROW (gtk_list_item_get_child (item));

  g_hash_table_remove (self->bound, row);
  checkbit_move_row_set_data (row, NULL);
}

/* --- Focus -------------------------------------------------------------------------------- */

/* Tab enters at the current move, and leaves to what follows the list. An open menu, which is a
 * child of the list, handles the focus itself. */
static gboolean
checkbit_move_list_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CheckbitMoveList *self = CHECKBIT_MOVE_LIST (widget);
  gboolean backward
      = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP || direction == GTK_DIR_LEFT;
  GtkWidget *bar = GTK_WIDGET (self->bar);

  if (self->menu != NULL)
    return gtk_widget_child_focus (self->menu, direction);
  if (has_focus_within (self))
    return !backward && gtk_widget_child_focus (bar, direction);
  if (gtk_widget_get_focus_child (widget) == bar && gtk_widget_child_focus (bar, direction))
    return TRUE;
  if (gtk_widget_get_focus_child (widget) == bar && !backward)
    return FALSE;
  if (gtk_widget_get_focus_child (widget) == NULL && backward
      && gtk_widget_child_focus (bar, direction))
    return TRUE;

  scroll_to_current (self);

  return gtk_widget_grab_focus (widget);
}

static gboolean
checkbit_move_list_grab_focus (GtkWidget *widget)
{
  CheckbitMoveList *self = CHECKBIT_MOVE_LIST (widget);
  GtkWidget *button = checkbit_move_list_get_button (self, get_current (self));

  return button != NULL && gtk_widget_grab_focus (button);
}

/* --- The game ----------------------------------------------------------------------------- */

static void
drop_game (CheckbitMoveList *self)
{
  if (self->game != NULL)
    {
      g_clear_signal_handler (&self->changed_handler, self->game);
      g_clear_signal_handler (&self->replacing_handler, self->game);
    }
  g_clear_object (&self->game);
}

void
checkbit_move_list_set_game (CheckbitMoveList *self, CheckbitGame *game)
{
  gboolean focused;

  g_return_if_fail (CHECKBIT_IS_MOVE_LIST (self));
  g_return_if_fail (game == NULL || CHECKBIT_IS_GAME (game));

  if (self->game == game)
    return;

  focused = is_focused (self);
  drop_game (self);
  self->comment.game = NULL;
  self->comment.node = NULL;
  if (game != NULL)
    {
      self->game = g_object_ref (game);
      self->revision = checkbit_game_get_revision (game);
      self->changed_handler
          = g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), self);
      self->replacing_handler = g_signal_connect_swapped (
          game, "replacing", G_CALLBACK (checkbit_move_comment_finish), &self->comment);
    }
  checkbit_growing_list_begin (self->shown);
  checkbit_move_rows_update (self->rows, game);
  checkbit_move_bar_set_game (self->bar, game);
  checkbit_move_actions_set_game (self->actions, game);
  follow (self, focused);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

gboolean
checkbit_move_list_is_play_button (CheckbitMoveList *self, GtkWidget *widget)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_LIST (self), FALSE);

  return checkbit_move_bar_is_play_button (self->bar, widget);
}

/* --- The style ---------------------------------------------------------------------------- */

static void
set_style (CheckbitMoveList *self, CheckbitMoveStyle style, guint prop_id)
{
  if (self->style.notation == style.notation && self->style.times == style.times
      && self->style.scores == style.scores && self->style.secret == style.secret
      && self->style.told == style.told)
    return;

  self->style = style;
  checkbit_move_actions_set_notation (self->actions, style.notation);
  rewrite (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static void
set_as_text (CheckbitMoveList *self, gboolean as_text)
{
  gboolean focused = is_focused (self);

  if (self->as_text == as_text)
    return;

  self->as_text = as_text;
  checkbit_move_rows_set_as_text (self->rows, as_text);
  checkbit_growing_list_begin (self->shown);
  checkbit_move_rows_update (self->rows, self->game);
  follow (self, focused);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AS_TEXT]);
}

/* --- The actions -------------------------------------------------------------------------- */

GActionGroup *
checkbit_move_list_get_actions (CheckbitMoveList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_LIST (self), NULL);

  return checkbit_move_actions_get_group (self->actions);
}

void
checkbit_move_list_set_target (CheckbitMoveList *self, CheckbitNode *node)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_LIST (self));

  checkbit_move_actions_set_target (self->actions, node);
}

static void
edited_cb (CheckbitMoveList *self, const char *sentence)
{
  g_signal_emit_by_name (self, "edited", sentence);
}

static void
copied_cb (CheckbitMoveList *self, const char *line)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), line);
}

static void
add_actions (CheckbitMoveList *self)
{
  self->actions = checkbit_move_actions_new ();
  g_signal_connect_swapped (self->actions, "edited", G_CALLBACK (edited_cb), self);
  g_signal_connect_swapped (self->actions, "copied", G_CALLBACK (copied_cb), self);
  g_signal_connect_swapped (self->actions, "comment-requested", G_CALLBACK (write_comment), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "moves",
                                  checkbit_move_actions_get_group (self->actions));
}

/* --- Layout ------------------------------------------------------------------------------- */

/* Whether anything of the current move is visible, as the list was laid out last. GTK 4.8 leaves
 * rows where they were when it hides them. */
static gboolean
shows_current (CheckbitMoveList *self)
{
  GtkWidget *button = checkbit_move_list_get_button (self, get_current (self));
  graphene_rect_t bounds;

  return button != NULL && gtk_widget_get_mapped (button)
         && gtk_widget_compute_bounds (button, self->scroller, &bounds)
         && bounds.origin.y < (float) gtk_widget_get_height (self->scroller)
         && bounds.origin.y + bounds.size.height > 0;
}

static CheckbitMoveListLayout
get_layout (CheckbitMoveList *self)
{
  return (CheckbitMoveListLayout){ GTK_WIDGET (self->opening), self->scroller,
                                   GTK_WIDGET (self->bar) };
}

static void
checkbit_move_list_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  CheckbitMoveListLayout layout = get_layout (CHECKBIT_MOVE_LIST (widget));

  *minimum = *natural = checkbit_move_list_layout_measure (&layout, orientation);
}

/* Another height of the list keeps its first rows in place and would cut off the current move. One
 * that was scrolled out of sight stays there. */
static void
checkbit_move_list_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitMoveList *self = CHECKBIT_MOVE_LIST (widget);
  CheckbitMoveListLayout layout = get_layout (self);
  gboolean in_sight = shows_current (self);
  int old_width = gtk_widget_get_width (self->scroller);
  int old_height = gtk_widget_get_height (self->scroller);

  checkbit_move_list_layout_allocate (&layout, widget, width, height);
  if ((in_sight || self->settle_source != 0)
      && (gtk_widget_get_width (self->scroller) != old_width
          || gtk_widget_get_height (self->scroller) != old_height))
    settle_later (self);
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

/* --- The object --------------------------------------------------------------------------- */

static void
checkbit_move_list_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitMoveList *self = CHECKBIT_MOVE_LIST (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_NOTATION:
      g_value_set_string (value, checkbit_notation_get_name (self->style.notation));
      break;
    case PROP_TIMES:
      g_value_set_boolean (value, self->style.times);
      break;
    case PROP_SCORES:
      g_value_set_boolean (value, self->style.scores);
      break;
    case PROP_SECRET:
      g_value_set_boolean (value, self->style.secret);
      break;
    case PROP_RESULT_TOLD:
      g_value_set_boolean (value, self->style.told);
      break;
    case PROP_AS_TEXT:
      g_value_set_boolean (value, self->as_text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_move_list_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  CheckbitMoveList *self = CHECKBIT_MOVE_LIST (object);
  CheckbitMoveStyle style = self->style;

  switch (prop_id)
    {
    case PROP_GAME:
      checkbit_move_list_set_game (self, g_value_get_object (value));
      break;
    case PROP_NOTATION:
      style.notation = checkbit_notation_from_name (g_value_get_string (value));
      set_style (self, style, prop_id);
      break;
    case PROP_TIMES:
      style.times = g_value_get_boolean (value);
      set_style (self, style, prop_id);
      break;
    case PROP_SCORES:
      style.scores = g_value_get_boolean (value);
      set_style (self, style, prop_id);
      break;
    case PROP_SECRET:
      style.secret = g_value_get_boolean (value);
      set_style (self, style, prop_id);
      break;
    case PROP_RESULT_TOLD:
      style.told = g_value_get_boolean (value);
      set_style (self, style, prop_id);
      break;
    case PROP_AS_TEXT:
      set_as_text (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_move_list_dispose (GObject *object)
{
  CheckbitMoveList *self = CHECKBIT_MOVE_LIST (object);
  GtkWidget *child;

  drop_game (self);
  drop_popovers (self);
  g_clear_weak_pointer (&self->focus);
  if (self->view != NULL)
    gtk_list_view_set_model (self->view, NULL);
  self->view = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->shown);
  g_clear_object (&self->rows);
  if (self->actions != NULL)
    g_signal_handlers_disconnect_by_data (self->actions, self);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (checkbit_move_list_parent_class)->dispose (object);
}

static void
checkbit_move_list_finalize (GObject *object)
{
  g_hash_table_unref (CHECKBIT_MOVE_LIST (object)->bound);

  G_OBJECT_CLASS (checkbit_move_list_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/move-list.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveList, opening);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveList, scroller);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveList, view);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveList, bar);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
}

static void
checkbit_move_list_class_init (CheckbitMoveListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_move_list_get_property;
  object_class->set_property = checkbit_move_list_set_property;
  object_class->dispose = checkbit_move_list_dispose;
  object_class->finalize = checkbit_move_list_finalize;
  widget_class->measure = checkbit_move_list_measure;
  widget_class->size_allocate = checkbit_move_list_size_allocate;
  widget_class->focus = checkbit_move_list_focus;
  widget_class->grab_focus = checkbit_move_list_grab_focus;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, CHECKBIT_TYPE_GAME, flags);
  properties[PROP_NOTATION] = g_param_spec_string ("notation", NULL, NULL, "letters", flags);
  properties[PROP_TIMES] = g_param_spec_boolean ("times", NULL, NULL, FALSE, flags);
  properties[PROP_SCORES] = g_param_spec_boolean ("scores", NULL, NULL, FALSE, flags);
  properties[PROP_RESULT_TOLD] = g_param_spec_boolean ("result-told", NULL, NULL, FALSE, flags);
  properties[PROP_SECRET] = g_param_spec_boolean ("secret", NULL, NULL, FALSE, flags);
  properties[PROP_AS_TEXT] = g_param_spec_boolean ("as-text", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_signal_new ("edited", CHECKBIT_TYPE_MOVE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (CHECKBIT_TYPE_MOVE_BAR);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "move-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_move_list_init (CheckbitMoveList *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  self->rows = checkbit_move_rows_new ();
  self->shown = checkbit_growing_list_new (G_LIST_MODEL (self->rows));
  self->bound = g_hash_table_new (NULL, NULL);
  /* Before the menus: a menu does not find action groups inserted later. */
  add_actions (self);
  self->comment.list = GTK_WIDGET (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_controllers (self);

  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->shown)));
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
}

GtkWidget *
checkbit_move_list_new (CheckbitGame *game)
{
  return g_object_new (CHECKBIT_TYPE_MOVE_LIST, "game", game, NULL);
}

/* The menu of a move in the move list, by the second button, a long press, the menu key or
 * Shift+F10; and what a double click on a comment does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-list-private.h"

#include <glib/gi18n-lib.h>

#include "ui/record/move-signs.h"

/* --- The menu ------------------------------------------------------------------------------- */

static const guint8 move_signs[] = { 1, 2, 3, 4, 5, 6 };
static const guint8 position_signs[] = { 10, 13, 14, 15, 16, 17, 18, 19 };

/* "!?   Interesting move": the sign, and what it says with a capital. (transfer full) */
static char *
dup_sign_label (guint8 nag)
{
  const char *words = checkbit_move_sign_get_words (nag);
  const char *rest = g_utf8_next_char (words);
  g_autofree char *first = g_utf8_strup (words, rest - words);

  return g_strconcat (checkbit_move_sign_get_symbol (nag), "   ", first, rest, NULL);
}

static void
append_signs (GMenu *menu, const char *label, const char *action, const guint8 *nags, guint n)
{
  g_autoptr (GMenu) signs = g_menu_new ();

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = dup_sign_label (nags[i]);
      g_autoptr (GMenuItem) item = g_menu_item_new (text, NULL);

      g_menu_item_set_action_and_target (item, action, "i", (gint32) nags[i]);
      g_menu_append_item (signs, item);
    }
  g_menu_append_submenu (menu, label, G_MENU_MODEL (signs));
}

static void
append_notes (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GMenuItem) comment = g_menu_item_new (_("_Comment…"), "moves.comment");

  g_menu_item_set_attribute (comment, "accel", "s", "F7");
  g_menu_append_item (section, comment);
  g_menu_append (section, _("Comment _Before…"), "moves.comment-before");
  append_signs (section, _("_Judge the Move"), "moves.move-sign", move_signs,
                G_N_ELEMENTS (move_signs));
  append_signs (section, _("Judge the _Position"), "moves.position-sign", position_signs,
                G_N_ELEMENTS (position_signs));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static void
append_lines (GMenu *menu, gboolean folded)
{
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append (section, _("P_romote Variation"), "moves.promote");
  g_menu_append (section, _("De_mote Variation"), "moves.demote");
  g_menu_append (section, _("Make Main _Line"), "moves.main-line");
  if (folded)
    g_menu_append (section, _("Un_fold Variation"), "moves.unfold");
  else
    g_menu_append (section, _("_Fold Variation"), "moves.fold");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static void
append_rest (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append (section, _("Copy Line up to _Here"), "moves.copy-line");
  g_menu_append (section, _("_Delete from Here"), "moves.delete-from");
  g_menu_append (section, _("Delete _Variation"), "moves.delete-variation");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

/* (transfer full) */
static GMenuModel *
create_model (CheckbitNode *node)
{
  CheckbitNode *start = checkbit_node_get_variation_start (node);
  GMenu *menu = g_menu_new ();

  append_notes (menu);
  append_lines (menu, start != NULL && checkbit_node_get_folded (start));
  append_rest (menu);

  return G_MENU_MODEL (menu);
}

/* --- Opening and closing -------------------------------------------------------------------- */

static gboolean
unparent_cb (gpointer menu)
{
  if (gtk_widget_get_parent (menu) != NULL)
    gtk_widget_unparent (menu);

  return G_SOURCE_REMOVE;
}

/* The chosen item acts after this: the menu must still have its parent, and the focus, which an
 * editor may take, is on the list before. */
static void
closed_cb (GtkWidget *menu, CheckbitMoveList *self)
{
  if (self->menu == menu)
    self->menu = NULL;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (menu), g_object_unref);
}

static void
popup (CheckbitMoveList *self, CheckbitNode *node, GdkRectangle place)
{
  g_autoptr (GMenuModel) model = create_model (node);

  checkbit_move_list_drop_popovers (self);
  self->target = node;
  checkbit_move_list_update_actions (self, node);
  self->menu = gtk_popover_menu_new_from_model (model);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &place);
  g_signal_connect_object (self->menu, "closed", G_CALLBACK (closed_cb), self, 0);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

void
checkbit_move_list_popup_menu (CheckbitMoveList *self)
{
  CheckbitNode *current = checkbit_game_get_current (self->game);
  GtkWidget *button = checkbit_move_list_find_button (self, current);
  graphene_rect_t bounds;

  if (button == NULL || !gtk_widget_compute_bounds (button, GTK_WIDGET (self), &bounds))
    return;

  popup (self, current,
         (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                         (int) bounds.size.height });
}

static void
popup_at (CheckbitMoveList *self, double x, double y)
{
  double row_x, row_y;
  CheckbitMoveRow *row = checkbit_move_list_pick_row (self, x, y, &row_x, &row_y);
  CheckbitNode *node = row != NULL ? checkbit_move_row_get_node_at (row, row_x, row_y) : NULL;

  if (node != NULL && self->game != NULL)
    popup (self, node, (GdkRectangle){ (int) x, (int) y, 1, 1 });
}

/* --- Pointer and finger --------------------------------------------------------------------- */

/* A comment is written where it stands. */
static void
open_comment (CheckbitMoveList *self, double x, double y)
{
  double row_x, row_y;
  CheckbitMoveRow *row = checkbit_move_list_pick_row (self, x, y, &row_x, &row_y);
  const CheckbitMoveRowData *data = row != NULL ? checkbit_move_row_get_data (row) : NULL;

  if (data != NULL && data->kind == CHECKBIT_MOVE_ROW_COMMENT && data->nodes[0] != NULL)
    checkbit_move_list_open_editor (self, data->nodes[0], data->before);
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

static void
long_pressed_cb (GtkGesture *gesture, double x, double y, CheckbitMoveList *self)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  popup_at (self, x, y);
}

void
checkbit_move_list_add_menu (CheckbitMoveList *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect (hold, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
}

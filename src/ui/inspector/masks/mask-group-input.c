/* Pointer and keyboard in a group of tiles: what is pointed at, what has the focus and where arrow
 * keys go.
 *
 * One set of controllers serves all tiles of the group.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-group-private.h"

#include "ui/inspector/mask-tile-menu.h"

static CheckbitMaskTile *
tile_at (CheckbitMaskGroup *self, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (widget == NULL)
    return NULL;
  return (CheckbitMaskTile *)gtk_widget_get_ancestor (widget, CHECKBIT_TYPE_MASK_TILE);
}

static void
set_current (CheckbitMaskGroup *self, CheckbitMaskTile *tile)
{
  if (self->current == tile)
    return;

  self->current = tile;
  checkbit_mask_group_emit_current_changed (self);
}

static void
set_pointed (CheckbitMaskGroup *self, CheckbitMaskTile *tile)
{
  if (self->pointed == tile)
    return;

  self->pointed = tile;
  set_current (self, tile != NULL ? tile : self->focused);
}

static void
set_focused (CheckbitMaskGroup *self, CheckbitMaskTile *tile)
{
  if (self->focused == tile)
    return;

  self->focused = tile;
  if (tile != NULL)
    self->tab_stop = tile;
  set_current (self, tile != NULL ? tile : self->pointed);
}

static void
motion_cb (CheckbitMaskGroup *self, double x, double y)
{
  CheckbitMaskTile *tile = tile_at (self, x, y);
  ChessSquare square = CHESS_SQUARE_NONE;

  set_pointed (self, tile);
  if (tile != NULL)
    {
      gtk_widget_translate_coordinates (GTK_WIDGET (self), GTK_WIDGET (tile), x, y, &x, &y);
      square = checkbit_mask_tile_square_at (tile, x, y);
    }
  checkbit_mask_group_emit_square_pointed (self, square);
}

static void
leave_cb (CheckbitMaskGroup *self)
{
  set_pointed (self, NULL);
  checkbit_mask_group_emit_square_pointed (self, CHESS_SQUARE_NONE);
}

static void
pressed_cb (CheckbitMaskGroup *self, int n_press, double x, double y)
{
  self->pressed = tile_at (self, x, y);
}

/* The second click of a double click takes back what the first one did. */
static void
activate (CheckbitMaskTile *tile, int n_press)
{
  gtk_widget_activate_action (GTK_WIDGET (tile), "tile.keep", NULL);
  if (n_press == 2)
    gtk_widget_activate_action (GTK_WIDGET (tile), "tile.inspect", NULL);
}

/* A click keeps the tile, or copies where it is on the value. It does not take the focus: the
 * keyboard stays where the person left it, on the board for instance. */
static void
released_cb (CheckbitMaskGroup *self, int n_press, double x, double y, GtkGesture *gesture)
{
  CheckbitMaskTile *tile = tile_at (self, x, y);

  if (tile == NULL || tile != self->pressed)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_translate_coordinates (GTK_WIDGET (self), GTK_WIDGET (tile), x, y, &x, &y);
  if (checkbit_mask_tile_is_value_at (tile, x, y))
    gtk_widget_activate_action (GTK_WIDGET (tile), "tile.copy", NULL);
  else
    activate (tile, n_press);
}

static void
menu_cb (CheckbitMaskGroup *self, int n_press, double x, double y)
{
  CheckbitMaskTile *tile = tile_at (self, x, y);

  if (tile == NULL)
    return;
  gtk_widget_translate_coordinates (GTK_WIDGET (self), GTK_WIDGET (tile), x, y, &x, &y);
  checkbit_mask_tile_menu_popup (tile, x, y);
}

static void
set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  CheckbitMaskGroup *self = CHECKBIT_MASK_GROUP (widget);
  GtkWidgetClass *parent_class = g_type_class_peek (GTK_TYPE_WIDGET);

  parent_class->set_focus_child (widget, child);
  set_focused (self, CHECKBIT_IS_MASK_TILE (child) ? CHECKBIT_MASK_TILE (child) : NULL);
}

/* The tile that Tab goes to: the last one that had the focus, or the first. */
static GtkWidget *
get_tab_stop (CheckbitMaskGroup *self)
{
  if (self->tab_stop != NULL && gtk_widget_get_visible (GTK_WIDGET (self->tab_stop)))
    return GTK_WIDGET (self->tab_stop);
  return self->shown->len > 0 ? self->shown->pdata[0] : NULL;
}

/* The first or the last child in the order of Tab. */
static gboolean
focus_end (CheckbitMaskGroup *self, gboolean first)
{
  GtkWidget *stop = get_tab_stop (self);

  if (first || stop == NULL)
    return gtk_widget_grab_focus (self->header);
  return gtk_widget_grab_focus (stop);
}

static gboolean
move_tab (CheckbitMaskGroup *self, GtkWidget *child, gboolean forward)
{
  GtkWidget *stop = get_tab_stop (self);

  if (child == NULL)
    return focus_end (self, forward);
  if (forward && child == self->header)
    return gtk_widget_child_focus (self->help, GTK_DIR_TAB_FORWARD);
  if (forward && child == self->help && stop != NULL)
    return gtk_widget_grab_focus (stop);
  if (!forward && child != self->header && child != self->help)
    return gtk_widget_child_focus (self->help, GTK_DIR_TAB_BACKWARD);
  if (!forward && child == self->help)
    return gtk_widget_grab_focus (self->header);
  return FALSE;
}

/* The index in shown of the tile in a row that is nearest to a column. */
static guint
find_in_row (CheckbitMaskGroup *self, guint row, guint column)
{
  guint found = 0;

  for (guint i = 0; i < self->places->len; i++)
    {
      const CheckbitMaskPlace *place = &g_array_index (self->places, CheckbitMaskPlace, i);
      if (place->row == row && place->column <= column)
        found = i;
    }
  return found;
}

static gboolean
move_vertically (CheckbitMaskGroup *self, guint index, int step)
{
  const CheckbitMaskPlace *place = &g_array_index (self->places, CheckbitMaskPlace, index);
  int row = (int)place->row + step;

  if (row < 0)
    return gtk_widget_grab_focus (self->header);
  if (row >= (int)self->rows->len)
    return FALSE;
  return gtk_widget_grab_focus (self->shown->pdata[find_in_row (self, (guint)row, place->column)]);
}

static gboolean
move_from_tile (CheckbitMaskGroup *self, guint index, GtkDirectionType direction)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int target = (int)index + ((direction == GTK_DIR_RIGHT) != rtl ? 1 : -1);

  if (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    return move_vertically (self, index, direction == GTK_DIR_DOWN ? 1 : -1);
  if (target >= 0 && target < (int)self->shown->len)
    gtk_widget_grab_focus (self->shown->pdata[target]);
  return TRUE;
}

static gboolean
move_arrow (CheckbitMaskGroup *self, GtkWidget *child, GtkDirectionType direction)
{
  guint index;

  if (child == NULL && direction == GTK_DIR_UP && self->rows->len > 0)
    return gtk_widget_grab_focus (self->shown->pdata[find_in_row (self, self->rows->len - 1, 0)]);
  if (child == NULL)
    return gtk_widget_grab_focus (self->header);
  if (g_ptr_array_find (self->shown, child, &index))
    return move_from_tile (self, index, direction);
  if (direction == GTK_DIR_DOWN && self->shown->len > 0)
    return gtk_widget_grab_focus (self->shown->pdata[0]);
  return FALSE;
}

static gboolean
focus (GtkWidget *widget, GtkDirectionType direction)
{
  CheckbitMaskGroup *self = CHECKBIT_MASK_GROUP (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return move_tab (self, child, direction == GTK_DIR_TAB_FORWARD);
  return move_arrow (self, child, direction);
}

static gboolean
home_end_cb (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  CheckbitMaskGroup *self = CHECKBIT_MASK_GROUP (widget);

  if (self->shown->len == 0)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (
      self->shown->pdata[g_variant_get_boolean (parameter) ? 0 : self->shown->len - 1]);
  return GDK_EVENT_STOP;
}

/* What cannot be seen is not pointed at. */
static void
unmap (GtkWidget *widget)
{
  GtkWidgetClass *parent_class = g_type_class_peek (GTK_TYPE_WIDGET);

  leave_cb (CHECKBIT_MASK_GROUP (widget));
  parent_class->unmap (widget);
}

void
checkbit_mask_group_class_init_input (GtkWidgetClass *widget_class)
{
  widget_class->focus = focus;
  widget_class->set_focus_child = set_focus_child;
  widget_class->unmap = unmap;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, home_end_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, home_end_cb, "b", FALSE);
}

void
checkbit_mask_group_init_input (CheckbitMaskGroup *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *menu_click = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (menu_click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (menu_click, "pressed", G_CALLBACK (menu_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (menu_click));
}

void
checkbit_mask_group_forget_input (CheckbitMaskGroup *self)
{
  self->pointed = NULL;
  self->focused = NULL;
  self->pressed = NULL;
  self->tab_stop = NULL;
  set_current (self, NULL);
}

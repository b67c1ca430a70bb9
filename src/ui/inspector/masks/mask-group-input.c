/* Pointer and keyboard in a group of tiles. One set of controllers serves all tiles of the group.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-group-input.h"

#include "ui/base/long-press.h"
#include "ui/inspector/mask-tile-menu.h"

struct _CheckbitMaskGroupInput
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWidget *group;
  CheckbitMaskGroupRows *rows;
  GtkWidget *header;
  GtkWidget *help;

  /* Tiles, borrowed; NULL for none. */
  CheckbitMaskTile *pointed;
  CheckbitMaskTile *focused;
  CheckbitMaskTile *current;  /* the last one of these two */
  CheckbitMaskTile *pressed;  /* where the button was pressed */
  CheckbitMaskTile *tab_stop; /* where Tab enters the group */
};

enum
{
  SIGNAL_CURRENT_CHANGED,
  SIGNAL_SQUARE_POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitMaskGroupInput, checkbit_mask_group_input, G_TYPE_OBJECT)

static GPtrArray *
get_shown (CheckbitMaskGroupInput *self)
{
  return checkbit_mask_group_rows_get_shown (self->rows);
}

static CheckbitMaskTile *
tile_at (CheckbitMaskGroupInput *self, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (self->group, x, y, GTK_PICK_DEFAULT);

  if (widget == NULL)
    return NULL;
  return (CheckbitMaskTile *) gtk_widget_get_ancestor (widget, CHECKBIT_TYPE_MASK_TILE);
}

static void
set_current (CheckbitMaskGroupInput *self, CheckbitMaskTile *tile)
{
  if (self->current == tile)
    return;

  self->current = tile;
  g_signal_emit (self, signals[SIGNAL_CURRENT_CHANGED], 0);
}

static void
set_pointed (CheckbitMaskGroupInput *self, CheckbitMaskTile *tile)
{
  if (self->pointed == tile)
    return;

  self->pointed = tile;
  set_current (self, tile != NULL ? tile : self->focused);
}

static void
set_focused (CheckbitMaskGroupInput *self, CheckbitMaskTile *tile)
{
  if (self->focused == tile)
    return;

  self->focused = tile;
  if (tile != NULL)
    self->tab_stop = tile;
  set_current (self, tile != NULL ? tile : self->pointed);
}

static void
motion_cb (CheckbitMaskGroupInput *self, double x, double y)
{
  CheckbitMaskTile *tile = tile_at (self, x, y);
  ChessSquare square = CHESS_SQUARE_NONE;

  set_pointed (self, tile);
  if (tile != NULL)
    {
      gtk_widget_translate_coordinates (self->group, GTK_WIDGET (tile), x, y, &x, &y);
      square = checkbit_mask_tile_square_at (tile, x, y);
    }
  g_signal_emit (self, signals[SIGNAL_SQUARE_POINTED], 0, (guint) square);
}

void
checkbit_mask_group_input_leave (CheckbitMaskGroupInput *self)
{
  set_pointed (self, NULL);
  g_signal_emit (self, signals[SIGNAL_SQUARE_POINTED], 0, (guint) CHESS_SQUARE_NONE);
}

static void
pressed_cb (CheckbitMaskGroupInput *self, int n_press, double x, double y)
{
  self->pressed = tile_at (self, x, y);
}

/* The second click of a double click also undoes the effect of the first. */
static void
activate (CheckbitMaskTile *tile, int n_press)
{
  gtk_widget_activate_action (GTK_WIDGET (tile), "tile.keep", NULL);
  if (n_press == 2)
    gtk_widget_activate_action (GTK_WIDGET (tile), "tile.inspect", NULL);
}

/* A click keeps the tile, or copies its value if it is on that. It does not take the focus, which
 * stays where the person works, for instance on the board. */
static void
released_cb (CheckbitMaskGroupInput *self, int n_press, double x, double y, GtkGesture *gesture)
{
  CheckbitMaskTile *tile = tile_at (self, x, y);

  if (tile == NULL || tile != self->pressed)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_translate_coordinates (self->group, GTK_WIDGET (tile), x, y, &x, &y);
  if (checkbit_mask_tile_is_value_at (tile, x, y))
    gtk_widget_activate_action (GTK_WIDGET (tile), "tile.copy", NULL);
  else
    activate (tile, n_press);
}

static void
popup_menu_at (CheckbitMaskGroupInput *self, double x, double y)
{
  CheckbitMaskTile *tile = tile_at (self, x, y);

  if (tile == NULL)
    return;
  gtk_widget_translate_coordinates (self->group, GTK_WIDGET (tile), x, y, &x, &y);
  checkbit_mask_tile_menu_popup (tile, x, y);
}

static void
menu_cb (CheckbitMaskGroupInput *self, int n_press, double x, double y)
{
  popup_menu_at (self, x, y);
}

void
checkbit_mask_group_input_set_focus_child (CheckbitMaskGroupInput *self, GtkWidget *child)
{
  set_focused (self, CHECKBIT_IS_MASK_TILE (child) ? CHECKBIT_MASK_TILE (child) : NULL);
}

/* The Tab stop: the last tile that had the focus, or the first one. */
static GtkWidget *
get_tab_stop (CheckbitMaskGroupInput *self)
{
  if (self->tab_stop != NULL && gtk_widget_get_visible (GTK_WIDGET (self->tab_stop)))
    return GTK_WIDGET (self->tab_stop);
  return get_shown (self)->len > 0 ? get_shown (self)->pdata[0] : NULL;
}

/* The first or the last child in the order of Tab. */
static gboolean
focus_end (CheckbitMaskGroupInput *self, gboolean first)
{
  GtkWidget *stop = get_tab_stop (self);

  if (first || stop == NULL)
    return gtk_widget_grab_focus (self->header);
  return gtk_widget_grab_focus (stop);
}

static gboolean
move_tab (CheckbitMaskGroupInput *self, GtkWidget *child, gboolean forward)
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

static gboolean
move_vertically (CheckbitMaskGroupInput *self, guint index, int step)
{
  const CheckbitMaskPlace *place = checkbit_mask_group_rows_get_place (self->rows, index);
  int row = (int) place->row + step;

  if (row < 0)
    return gtk_widget_grab_focus (self->header);
  if (row >= (int) checkbit_mask_group_rows_get_n_rows (self->rows))
    return FALSE;
  return gtk_widget_grab_focus (
      checkbit_mask_group_rows_get_tile (self->rows, (guint) row, place->column));
}

static gboolean
move_from_tile (CheckbitMaskGroupInput *self, guint index, GtkDirectionType direction)
{
  gboolean rtl = gtk_widget_get_direction (self->group) == GTK_TEXT_DIR_RTL;
  int target = (int) index + ((direction == GTK_DIR_RIGHT) != rtl ? 1 : -1);

  if (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    return move_vertically (self, index, direction == GTK_DIR_DOWN ? 1 : -1);
  if (target >= 0 && target < (int) get_shown (self)->len)
    gtk_widget_grab_focus (get_shown (self)->pdata[target]);
  return TRUE;
}

static gboolean
move_arrow (CheckbitMaskGroupInput *self, GtkWidget *child, GtkDirectionType direction)
{
  guint n_rows = checkbit_mask_group_rows_get_n_rows (self->rows);
  guint index;

  if (child == NULL && direction == GTK_DIR_UP && n_rows > 0)
    return gtk_widget_grab_focus (checkbit_mask_group_rows_get_tile (self->rows, n_rows - 1, 0));
  if (child == NULL)
    return gtk_widget_grab_focus (self->header);
  if (g_ptr_array_find (get_shown (self), child, &index))
    return move_from_tile (self, index, direction);
  return direction == GTK_DIR_DOWN && checkbit_mask_group_input_focus_tile (self, TRUE);
}

gboolean
checkbit_mask_group_input_focus (CheckbitMaskGroupInput *self, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->group);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return move_tab (self, child, direction == GTK_DIR_TAB_FORWARD);
  return move_arrow (self, child, direction);
}

gboolean
checkbit_mask_group_input_focus_tile (CheckbitMaskGroupInput *self, gboolean first)
{
  GPtrArray *shown = get_shown (self);

  if (shown->len == 0)
    return FALSE;
  gtk_widget_grab_focus (shown->pdata[first ? 0 : shown->len - 1]);
  return TRUE;
}

CheckbitMaskTile *
checkbit_mask_group_input_get_current (CheckbitMaskGroupInput *self)
{
  return self->current;
}

void
checkbit_mask_group_input_forget (CheckbitMaskGroupInput *self, CheckbitMaskTile *tile)
{
  if (self->pressed == tile)
    self->pressed = NULL;
  if (self->tab_stop == tile)
    self->tab_stop = NULL;
  if (self->pointed == tile)
    self->pointed = NULL;
  if (self->focused == tile)
    self->focused = NULL;
  if (self->current == tile)
    set_current (self, self->pointed != NULL ? self->pointed : self->focused);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_mask_group_input_class_init (CheckbitMaskGroupInputClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[SIGNAL_CURRENT_CHANGED] = g_signal_new ("current-changed", type, G_SIGNAL_RUN_LAST, 0,
                                                  NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SQUARE_POINTED] = g_signal_new ("square-pointed", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
checkbit_mask_group_input_init (CheckbitMaskGroupInput *self)
{
}

static void
add_controllers (CheckbitMaskGroupInput *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *menu_click = gtk_gesture_click_new ();
  const struct
  {
    gpointer controller;
    const char *signal;
    GCallback callback;
  } events[] = {
    { motion, "enter", G_CALLBACK (motion_cb) },
    { motion, "motion", G_CALLBACK (motion_cb) },
    { motion, "leave", G_CALLBACK (checkbit_mask_group_input_leave) },
    { click, "pressed", G_CALLBACK (pressed_cb) },
    { click, "released", G_CALLBACK (released_cb) },
    { menu_click, "pressed", G_CALLBACK (menu_cb) },
    { checkbit_long_press_add (self->group), "pressed", G_CALLBACK (popup_menu_at) },
  };

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (menu_click), GDK_BUTTON_SECONDARY);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (events[i].controller, events[i].signal, events[i].callback, self,
                             G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->group, motion);
  gtk_widget_add_controller (self->group, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (self->group, GTK_EVENT_CONTROLLER (menu_click));
}

CheckbitMaskGroupInput *
checkbit_mask_group_input_new (GtkWidget *group, CheckbitMaskGroupRows *rows)
{
  CheckbitMaskGroupInput *self = g_object_new (CHECKBIT_TYPE_MASK_GROUP_INPUT, NULL);

  self->group = group;
  self->rows = rows;
  add_controllers (self);
  return self;
}

void
checkbit_mask_group_input_set_header (CheckbitMaskGroupInput *self,
                                      GtkWidget *header,
                                      GtkWidget *help)
{
  self->header = header;
  self->help = help;
}

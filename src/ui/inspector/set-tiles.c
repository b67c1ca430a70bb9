/* Some sets as tiles side by side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/set-tiles.h"

#include "ui/base/copy-text.h"
#include "ui/board/bitboard-view.h"
#include "ui/inspector/mask-tile.h"

#define MAX_PER_LINE 6
#define GAP 4

struct _CheckbitSetTiles
{
  GtkWidget parent_instance;

  GtkWidget *box; /* a GtkFlowBox */

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GListModel *model;

  CheckbitSet *shown; /* owned; the set that is previewed on the board */
};

G_DEFINE_FINAL_TYPE (CheckbitSetTiles, checkbit_set_tiles, GTK_TYPE_WIDGET)

/* --- On the board --------------------------------------------------------------------------- */

/* Previews a set while it is pointed at; NULL for none. */
static void
show (CheckbitSetTiles *self, CheckbitSet *set)
{
  if (set == NULL
      && checkbit_layers_get_preview (self->layers, CHECKBIT_PREVIEW_POINTED) != self->shown)
    g_clear_object (&self->shown);
  if (self->shown == set)
    return;

  g_set_object (&self->shown, set);
  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_POINTED, set);
}

static void
enter_cb (GtkEventController *controller, double x, double y, CheckbitSetTiles *self)
{
  CheckbitMaskTile *tile = CHECKBIT_MASK_TILE (gtk_event_controller_get_widget (controller));

  show (self, checkbit_mask_tile_get_set (tile));
}

static void
motion_cb (GtkEventController *controller, double x, double y, CheckbitSetTiles *self)
{
  CheckbitMaskTile *tile = CHECKBIT_MASK_TILE (gtk_event_controller_get_widget (controller));

  checkbit_inspection_set_square (self->inspection, checkbit_mask_tile_square_at (tile, x, y));
}

static void
leave_cb (CheckbitSetTiles *self)
{
  show (self, NULL);
  checkbit_inspection_set_square (
      self->inspection, chess_bitboard_lsb (checkbit_inspection_get_selection (self->inspection)));
}

static void
focus_enter_cb (GtkEventController *controller, CheckbitSetTiles *self)
{
  CheckbitMaskTile *tile = CHECKBIT_MASK_TILE (gtk_event_controller_get_widget (controller));

  show (self, checkbit_mask_tile_get_set (tile));
}

static void
focus_leave_cb (CheckbitSetTiles *self)
{
  show (self, NULL);
}

static void
show_layer (CheckbitSetTiles *self, CheckbitMaskTile *tile)
{
  CheckbitSet *set = checkbit_mask_tile_get_set (tile);
  guint style = checkbit_layers_is_shown (self->layers, set)
                    ? checkbit_layers_get_style (self->layers, set)
                    : CHECKBIT_LAYER_STYLE_NONE;

  checkbit_mask_tile_set_layer (tile, style, checkbit_layers_find (self->layers, set) != NULL);
}

static CheckbitMaskTile *
get_tile (GtkWidget *child)
{
  return CHECKBIT_MASK_TILE (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)));
}

static void
layers_changed_cb (CheckbitSetTiles *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    show_layer (self, get_tile (child));
}

static void
square_cb (CheckbitSetTiles *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    checkbit_mask_tile_set_highlighted_square (get_tile (child),
                                               checkbit_inspection_get_square (self->inspection));
}

/* --- Tiles ---------------------------------------------------------------------------------- */

static void
keep_cb (CheckbitMaskTile *tile, CheckbitSetTiles *self)
{
  checkbit_layers_toggle (self->layers, checkbit_mask_tile_get_set (tile));
}

static void
copy_cb (CheckbitMaskTile *tile, const char *value, CheckbitSetTiles *self)
{
  checkbit_copy_value (GTK_WIDGET (self), value);
}

/* A press on the value copies it; elsewhere it keeps the set. */
static void
released_cb (GtkGesture *gesture, int n_press, double x, double y, CheckbitSetTiles *self)
{
  GtkWidget *tile = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  if (!gtk_widget_contains (tile, x, y))
    return;
  gtk_widget_activate_action (
      tile,
      checkbit_mask_tile_is_value_at (CHECKBIT_MASK_TILE (tile), x, y) ? "tile.copy" : "tile.keep",
      NULL);
}

static void
add_controllers (CheckbitSetTiles *self, GtkWidget *tile)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect (focus, "enter", G_CALLBACK (focus_enter_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_leave_cb), self);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (tile, motion);
  gtk_widget_add_controller (tile, focus);
  gtk_widget_add_controller (tile, GTK_EVENT_CONTROLLER (click));
}

/* The flow box child must not be a Tab stop: the tile inside takes the focus. */
static GtkWidget *
create_child (gpointer set, gpointer user_data)
{
  CheckbitSetTiles *self = user_data;
  GtkWidget *tile
      = checkbit_mask_tile_new (set, checkbit_inspection_get_word_form (self->inspection));
  GtkWidget *child = gtk_flow_box_child_new ();

  g_signal_connect (tile, "keep", G_CALLBACK (keep_cb), self);
  g_signal_connect (tile, "copy", G_CALLBACK (copy_cb), self);
  add_controllers (self, tile);
  show_layer (self, CHECKBIT_MASK_TILE (tile));
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), tile);
  gtk_widget_set_focusable (child, FALSE);
  return child;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_set_tiles_unmap (GtkWidget *widget)
{
  CheckbitSetTiles *self = CHECKBIT_SET_TILES (widget);

  if (self->layers != NULL)
    show (self, NULL);
  GTK_WIDGET_CLASS (checkbit_set_tiles_parent_class)->unmap (widget);
}

static void
checkbit_set_tiles_dispose (GObject *object)
{
  CheckbitSetTiles *self = CHECKBIT_SET_TILES (object);

  if (self->layers != NULL)
    {
      show (self, NULL);
      g_signal_handlers_disconnect_by_data (self->layers, self);
      g_signal_handlers_disconnect_by_data (self->inspection, self);
    }
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->shown);
  g_clear_object (&self->model);
  g_clear_object (&self->layers);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (checkbit_set_tiles_parent_class)->dispose (object);
}

static void
checkbit_set_tiles_class_init (CheckbitSetTilesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_set_tiles_dispose;
  widget_class->unmap = checkbit_set_tiles_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "set-tiles");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_set_tiles_init (CheckbitSetTiles *self)
{
  self->box = g_object_new (GTK_TYPE_FLOW_BOX, "homogeneous", TRUE, "min-children-per-line", 1,
                            "max-children-per-line", MAX_PER_LINE, "column-spacing", GAP,
                            "row-spacing", GAP, "selection-mode", GTK_SELECTION_NONE, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
checkbit_set_tiles_new (void)
{
  return g_object_new (CHECKBIT_TYPE_SET_TILES, NULL);
}

void
checkbit_set_tiles_bind (CheckbitSetTiles *self,
                         CheckbitInspection *inspection,
                         CheckbitLayers *layers)
{
  g_return_if_fail (CHECKBIT_IS_SET_TILES (self));
  g_return_if_fail (CHECKBIT_IS_INSPECTION (inspection));
  g_return_if_fail (CHECKBIT_IS_LAYERS (layers));
  g_return_if_fail (self->inspection == NULL);

  self->inspection = g_object_ref (inspection);
  self->layers = g_object_ref (layers);
  g_signal_connect_swapped (layers, "changed", G_CALLBACK (layers_changed_cb), self);
  g_signal_connect_swapped (inspection, "notify::square", G_CALLBACK (square_cb), self);
}

void
checkbit_set_tiles_set_model (CheckbitSetTiles *self, GListModel *model)
{
  g_return_if_fail (CHECKBIT_IS_SET_TILES (self));
  g_return_if_fail (model == NULL || G_IS_LIST_MODEL (model));
  g_return_if_fail (self->inspection != NULL);

  if (!g_set_object (&self->model, model))
    return;

  gtk_flow_box_bind_model (GTK_FLOW_BOX (self->box), model, create_child, self, NULL);
}

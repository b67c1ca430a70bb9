/* A row of the legend. It follows its layer and its set, and can be dragged to another place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/layer-row.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "ui/base/drag-source.h"
#include "ui/board/layer-style.h"
#include "ui/inspector/layer-popover.h"
#include "ui/inspector/layer-swatch.h"

struct _CheckbitLayerRow
{
  GtkListBoxRow parent_instance;

  /* From the template. */
  GtkMenuButton *look;
  CheckbitLayerSwatch *swatch;
  GtkLabel *title;
  GtkLabel *count;
  GtkToggleButton *shown;
  GtkButton *remove;

  CheckbitLayers *layers; /* owned */
  CheckbitLayer *layer;   /* owned */
  char *label;            /* the accessible name */
};

G_DEFINE_FINAL_TYPE (CheckbitLayerRow, checkbit_layer_row, GTK_TYPE_LIST_BOX_ROW)

/* --- What it shows -------------------------------------------------------------------------- */

static void
name_widget (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* (transfer full) */
static char *
dup_label (CheckbitLayerRow *self, const char *title, guint n)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  guint style = checkbit_layer_get_style (self->layer);
  g_autofree char *squares = g_strdup_printf (ngettext ("%u square", "%u squares", n), n);
  g_autofree char *look
      /* Translators: how a set of squares is drawn on the board: color, then pattern: "blue
         stripes"; where the color would have to agree with the pattern, put a comma or brackets */
      = g_strdup_printf (_ ("%s %s"), checkbit_layer_style_get_color_name (style, dark),
                         checkbit_layer_style_get_name (style));

  if (!checkbit_layer_get_visible (self->layer))
    /* Translators: a set, how it is drawn, how many squares: "White pawns, blue stripes, 8
       squares" */
    return g_strdup_printf (_ ("%s, %s, %s, hidden"), title, look, squares);
  return g_strdup_printf (_ ("%s, %s, %s"), title, look, squares);
}

static void
name_buttons (CheckbitLayerRow *self, const char *title)
{
  gboolean visible = checkbit_layer_get_visible (self->layer);
  /* Translators: %s is the title of a mask: "White pawns". */
  g_autofree char *remove = g_strdup_printf (_ ("Take %s off the board"), title);
  g_autofree char *look = g_strdup_printf (_ ("Look of %s"), title);
  g_autofree char *show = g_strdup_printf (_ ("Show %s"), title);

  name_widget (GTK_WIDGET (self->remove), remove);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->remove), remove);
  /* The inner button of a menu button has the focus, so it must have the name. */
  name_widget (gtk_widget_get_first_child (GTK_WIDGET (self->look)), look);
  name_widget (GTK_WIDGET (self->shown), show);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->shown), visible
                                                             ? C_ ("set over the board", "Hide")
                                                             : C_ ("set over the board", "Show"));
  gtk_button_set_icon_name (GTK_BUTTON (self->shown),
                            visible ? "view-reveal-symbolic" : "view-conceal-symbolic");
}

/* Updates the number of squares, which changes with the game. */
static void
update_count (CheckbitLayerRow *self)
{
  CheckbitSet *set = checkbit_layer_get_set (self->layer);
  guint n = (guint) chess_bitboard_count (checkbit_set_get_bits (set));
  g_autofree char *count = g_strdup_printf ("%u", n);

  gtk_label_set_label (self->count, count);
  g_free (self->label);
  self->label = dup_label (self, checkbit_set_get_title (set), n);
  name_widget (GTK_WIDGET (self), self->label);
}

static void
update (CheckbitLayerRow *self)
{
  const char *title = checkbit_set_get_title (checkbit_layer_get_set (self->layer));

  gtk_label_set_label (self->title, title);
  if (checkbit_layer_get_visible (self->layer))
    gtk_widget_remove_css_class (GTK_WIDGET (self), "hidden");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "hidden");
  checkbit_layer_swatch_set_style (self->swatch, checkbit_layer_get_style (self->layer));
  name_buttons (self, title);
  update_count (self);
}

/* --- What it does --------------------------------------------------------------------------- */

static void
remove_cb (CheckbitLayerRow *self)
{
  checkbit_layers_remove (self->layers, self->layer);
}

/* The list makes a new row for the new position, and moves the focus to it. */
static void
move_to (CheckbitLayerRow *self, int index)
{
  if (index >= 0 && index < (int) g_list_model_get_n_items (G_LIST_MODEL (self->layers)))
    checkbit_layers_move (self->layers, self->layer, (guint) index);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                gpointer user_data)
{
  g_autoptr (CheckbitLayerRow) self = g_object_ref (CHECKBIT_LAYER_ROW (user_data));
  int index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self));
  gboolean alt = (state & GDK_ALT_MASK) != 0;

  if (alt && (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up))
    move_to (self, index - 1);
  else if (alt && (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down))
    move_to (self, index + 1);
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    remove_cb (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* --- Dragging it ---------------------------------------------------------------------------- */

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, CheckbitLayerRow *self)
{
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, icon, (int) x, (int) y);
  return gdk_content_provider_new_typed (CHECKBIT_TYPE_LAYER, self->layer);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, CheckbitLayerRow *self)
{
  CheckbitLayer *layer = g_value_get_object (value);
  int index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self));

  /* A row dragged from another window's legend does not belong to this list. */
  if (layer == NULL || index < 0
      || checkbit_layers_find (self->layers, checkbit_layer_get_set (layer)) != layer)
    return FALSE;
  checkbit_layers_move (self->layers, layer, (guint) index);
  return TRUE;
}

static void
add_controllers (CheckbitLayerRow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkDragSource *source = checkbit_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (CHECKBIT_TYPE_LAYER, GDK_ACTION_MOVE);

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (widget, keys);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_layer_row_dispose (GObject *object)
{
  CheckbitLayerRow *self = CHECKBIT_LAYER_ROW (object);

  g_clear_object (&self->layer);
  g_clear_object (&self->layers);
  g_clear_pointer (&self->label, g_free);
  G_OBJECT_CLASS (checkbit_layer_row_parent_class)->dispose (object);
}

static void
checkbit_layer_row_class_init (CheckbitLayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_layer_row_dispose;
  g_type_ensure (CHECKBIT_TYPE_LAYER_SWATCH);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/layer-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerRow, look);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerRow, swatch);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerRow, title);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerRow, count);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerRow, shown);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
checkbit_layer_row_init (CheckbitLayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "layer");
  add_controllers (self);
}

static void
create_popover_cb (GtkMenuButton *button, gpointer user_data)
{
  CheckbitLayerRow *self = user_data;

  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_popover (button, checkbit_layer_popover_new (self->layer));
}

GtkWidget *
checkbit_layer_row_new (CheckbitLayers *layers, CheckbitLayer *layer)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYER (layer), NULL);

  CheckbitLayerRow *self = g_object_new (CHECKBIT_TYPE_LAYER_ROW, NULL);
  self->layers = g_object_ref (layers);
  self->layer = g_object_ref (layer);
  gtk_menu_button_set_create_popup_func (self->look, create_popover_cb, self, NULL);
  g_object_bind_property (layer, "visible", self->shown, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (layer, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_layer_get_set (layer), "notify::bits",
                           G_CALLBACK (update_count), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_layer_get_set (layer), "notify::title", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

CheckbitLayer *
checkbit_layer_row_get_layer (CheckbitLayerRow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYER_ROW (self), NULL);

  return self->layer;
}

const char *
checkbit_layer_row_get_label (CheckbitLayerRow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYER_ROW (self), NULL);

  return self->label;
}

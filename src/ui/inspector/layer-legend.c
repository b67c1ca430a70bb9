/* The list of sets kept on the board. It scrolls if there are more than a few.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/layer-legend.h"

#include <glib/gi18n-lib.h>

#include "ui/base/focus-within.h"
#include "ui/inspector/layer-row.h"

struct _CheckbitLayerLegend
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *head, *scroller;
  GtkAdjustment *opacity;
  GtkListBox *list;

  CheckbitLayers *layers; /* owned */
  CheckbitLayer *focused; /* weak: of the last row that went with the focus in it … */
  int place;              /* … and its place; -1 if there is nothing to do about it */
};

G_DEFINE_FINAL_TYPE (CheckbitLayerLegend, checkbit_layer_legend, GTK_TYPE_WIDGET)

static void
clear_cb (CheckbitLayerLegend *self)
{
  checkbit_layers_clear (self->layers);
}

/* A click on a row, Enter or Space toggles the set's visibility. */
static void
row_activated_cb (CheckbitLayerLegend *self, GtkListBoxRow *row)
{
  CheckbitLayer *layer = checkbit_layer_row_get_layer (CHECKBIT_LAYER_ROW (row));

  checkbit_layer_set_visible (layer, !checkbit_layer_get_visible (layer));
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  return checkbit_layer_row_new (CHECKBIT_LAYER_LEGEND (user_data)->layers, item);
}

/* --- The focus ------------------------------------------------------------------------------ */

/* The legend is about to disappear. The first of what is around it is a tab of the inspector, where
 * moves can be typed, unlike in an entry. */
static void
leave (CheckbitLayerLegend *self)
{
  GtkWidget *widget = gtk_widget_get_parent (GTK_WIDGET (self));

  for (widget = gtk_widget_get_first_child (widget); widget != GTK_WIDGET (self);
       widget = gtk_widget_get_next_sibling (widget))
    if (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD))
      return;
}

/* GTK would move it to the first row, or to anywhere in the window. */
static void
before_change_cb (CheckbitLayerLegend *self, guint position, guint n_removed)
{
  /* What is added only may be the layer that was removed with the focus a moment ago. */
  if (n_removed > 0)
    g_clear_weak_pointer (&self->focused);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->layers)) == 0)
    {
      if (checkbit_focus_is_within (GTK_WIDGET (self)))
        leave (self);
      return;
    }
  for (guint i = position; i < position + n_removed; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) i);

      if (!checkbit_focus_is_within (GTK_WIDGET (row)))
        continue;
      self->place = (int) i;
      g_set_weak_pointer (&self->focused, checkbit_layer_row_get_layer (CHECKBIT_LAYER_ROW (row)));
    }
}

/* A layer that is moved is removed and added again, with a new row. */
static void
after_change_cb (CheckbitLayerLegend *self, guint position, guint n_removed, guint n_added)
{
  int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->layers));
  int place = MIN (self->place, n - 1);

  for (guint i = position; self->focused != NULL && i < position + n_added; i++)
    {
      g_autoptr (CheckbitLayer) layer = g_list_model_get_item (G_LIST_MODEL (self->layers), i);

      if (layer == self->focused)
        place = (int) i;
    }
  self->place = -1;
  if (place >= 0)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, place)));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
update_visible (CheckbitLayerLegend *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self),
                          g_list_model_get_n_items (G_LIST_MODEL (self->layers)) > 0);
}

static void
checkbit_layer_legend_dispose (GObject *object)
{
  CheckbitLayerLegend *self = CHECKBIT_LAYER_LEGEND (object);

  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  self->list = NULL;
  g_clear_weak_pointer (&self->focused);
  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->layers);
  G_OBJECT_CLASS (checkbit_layer_legend_parent_class)->dispose (object);
}

static void
checkbit_layer_legend_class_init (CheckbitLayerLegendClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_layer_legend_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/layer-legend.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerLegend, head);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerLegend, scroller);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerLegend, opacity);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerLegend, list);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_set_css_name (widget_class, "layer-legend");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_layer_legend_init (CheckbitLayerLegend *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->place = -1;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("On the board"), -1);
}

GtkWidget *
checkbit_layer_legend_new (CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  CheckbitLayerLegend *self = g_object_new (CHECKBIT_TYPE_LAYER_LEGEND, NULL);
  self->layers = g_object_ref (layers);
  g_signal_connect_object (layers, "items-changed", G_CALLBACK (before_change_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (layers), create_row, self, NULL);
  g_signal_connect_object (layers, "items-changed", G_CALLBACK (after_change_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (layers, "opacity", self->opacity, "value",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (layers, "items-changed", G_CALLBACK (update_visible), self,
                           G_CONNECT_SWAPPED);
  update_visible (self);
  return GTK_WIDGET (self);
}

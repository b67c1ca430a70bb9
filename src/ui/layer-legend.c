/* The list of masks that are kept on the board. Its buttons flow like words, in as many rows as
 * they need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/layer-legend.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "ui/layer-style.h"

#define SWATCH_SIZE 16
#define COLUMN_GAP 4
#define ROW_GAP 2

/* A sample of one style. */
#define CHECKBIT_TYPE_LAYER_SWATCH (checkbit_layer_swatch_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitLayerSwatch, checkbit_layer_swatch, CHECKBIT, LAYER_SWATCH, GtkWidget)

struct _CheckbitLayerSwatch
{
  GtkWidget parent_instance;
  guint style;
};

G_DEFINE_TYPE (CheckbitLayerSwatch, checkbit_layer_swatch, GTK_TYPE_WIDGET)

static void
checkbit_layer_swatch_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitLayerSwatch *self = CHECKBIT_LAYER_SWATCH (widget);
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  int y = (gtk_widget_get_height (widget) - SWATCH_SIZE) / 2;

  checkbit_layer_style_snapshot (self->style, dark, snapshot,
                                 &GRAPHENE_RECT_INIT (0, y, SWATCH_SIZE, SWATCH_SIZE));
}

static void
checkbit_layer_swatch_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum = *natural = SWATCH_SIZE;
}

static void
checkbit_layer_swatch_class_init (CheckbitLayerSwatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = checkbit_layer_swatch_snapshot;
  widget_class->measure = checkbit_layer_swatch_measure;
  gtk_widget_class_set_css_name (widget_class, "layer-swatch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
checkbit_layer_swatch_init (CheckbitLayerSwatch *self)
{
}

static GtkWidget *
layer_swatch_new (guint style)
{
  CheckbitLayerSwatch *self = g_object_new (CHECKBIT_TYPE_LAYER_SWATCH, NULL);

  self->style = style;
  return GTK_WIDGET (self);
}

struct _CheckbitLayerLegend
{
  GtkWidget parent_instance;

  CheckbitLayers *layers; /* owned */
  GPtrArray *buttons;     /* one for each layer, in order; children */
  GtkWidget *clear;
};

G_DEFINE_TYPE (CheckbitLayerLegend, checkbit_layer_legend, GTK_TYPE_WIDGET)

static void
layer_clicked_cb (GtkWidget *button, CheckbitLayerLegend *self)
{
  checkbit_layers_remove (self->layers, g_object_get_data (G_OBJECT (button), "layer"));
}

static void
clear_clicked_cb (CheckbitLayerLegend *self)
{
  checkbit_layers_clear (self->layers);
}

/* The size a child likes best. */
static GtkRequisition
get_natural (GtkWidget *child)
{
  GtkRequisition natural;

  gtk_widget_get_preferred_size (child, NULL, &natural);
  return natural;
}

/* Places the buttons in rows of a width, and allocates them if asked to; returns the height. */
static int
flow (CheckbitLayerLegend *self, int width, gboolean allocate)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int x = 0, y = 0, row_height = 0;

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *child = self->buttons->pdata[i];
      GtkRequisition size = get_natural (child);
      int child_width = MIN (size.width, width);

      if (x > 0 && x + child_width > width)
        {
          x = 0;
          y += row_height + ROW_GAP;
          row_height = 0;
        }
      if (allocate)
        gtk_widget_size_allocate (
            child,
            &(GtkAllocation){ rtl ? width - x - child_width : x, y, child_width, size.height }, -1);
      x += child_width + COLUMN_GAP;
      row_height = MAX (row_height, size.height);
    }
  return y + row_height;
}

static GtkSizeRequestMode
checkbit_layer_legend_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (CheckbitLayerLegend *self, int *minimum, int *natural)
{
  int clear = get_natural (self->clear).width;

  *minimum = *natural = clear;
  for (guint i = 0; i < self->buttons->len; i++)
    {
      int child_minimum;

      gtk_widget_measure (self->buttons->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum,
                          NULL, NULL, NULL);
      *minimum = MAX (*minimum, clear + child_minimum + COLUMN_GAP);
      *natural += get_natural (self->buttons->pdata[i]).width + COLUMN_GAP;
    }
}

static void
checkbit_layer_legend_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  CheckbitLayerLegend *self = CHECKBIT_LAYER_LEGEND (widget);
  GtkRequisition clear = get_natural (self->clear);

  measure_width (self, minimum, natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  *minimum = *natural
      = MAX (clear.height, flow (self, (for_size >= 0 ? for_size : *natural) - clear.width, FALSE));
}

static void
checkbit_layer_legend_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitLayerLegend *self = CHECKBIT_LAYER_LEGEND (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkRequisition clear = get_natural (self->clear);

  gtk_widget_size_allocate (
      self->clear, &(GtkAllocation){ rtl ? 0 : width - clear.width, 0, clear.width, clear.height },
      -1);
  flow (self, width - clear.width, TRUE);
}

static void
checkbit_layer_legend_dispose (GObject *object)
{
  CheckbitLayerLegend *self = CHECKBIT_LAYER_LEGEND (object);

  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_unparent (self->buttons->pdata[i]);
  g_ptr_array_set_size (self->buttons, 0);
  g_clear_pointer (&self->clear, gtk_widget_unparent);
  if (self->layers != NULL)
    g_signal_handlers_disconnect_by_data (self->layers, self);
  g_clear_object (&self->layers);
  G_OBJECT_CLASS (checkbit_layer_legend_parent_class)->dispose (object);
}

static void
checkbit_layer_legend_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_LAYER_LEGEND (object)->buttons);
  G_OBJECT_CLASS (checkbit_layer_legend_parent_class)->finalize (object);
}

static void
checkbit_layer_legend_class_init (CheckbitLayerLegendClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_layer_legend_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_layer_legend_finalize;
  widget_class->get_request_mode = checkbit_layer_legend_get_request_mode;
  widget_class->measure = checkbit_layer_legend_measure;
  widget_class->size_allocate = checkbit_layer_legend_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "layer-legend");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_clear_button (CheckbitLayerLegend *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-clear-all-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Take all masks off the board"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Take all masks off the board"), -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clear_clicked_cb), self);
  return button;
}

static void
checkbit_layer_legend_init (CheckbitLayerLegend *self)
{
  self->buttons = g_ptr_array_new ();
  self->clear = create_clear_button (self);
  gtk_widget_set_parent (self->clear, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("On the board"), -1);
}

static GtkWidget *
create_layer_button (CheckbitLayer *layer)
{
  const char *title = checkbit_set_get_title (checkbit_layer_get_set (layer));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (title);
  /* Translators: %s is the title of a mask: "White pawns". */
  g_autofree char *name = g_strdup_printf (_ ("Take %s off the board"), title);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), layer_swatch_new (checkbit_layer_get_style (layer)));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), "layer", g_object_ref (layer), g_object_unref);
  return button;
}

static void
add_button (CheckbitLayerLegend *self, guint index)
{
  g_autoptr (CheckbitLayer) layer = g_list_model_get_item (G_LIST_MODEL (self->layers), index);
  GtkWidget *button = create_layer_button (layer);

  g_signal_connect (button, "clicked", G_CALLBACK (layer_clicked_cb), self);
  gtk_widget_insert_after (button, GTK_WIDGET (self),
                           index > 0 ? self->buttons->pdata[index - 1] : NULL);
  g_ptr_array_insert (self->buttons, (int)index, button);
}

static void
items_changed_cb (CheckbitLayerLegend *self, guint position, guint removed, guint added)
{
  for (guint i = 0; i < removed; i++)
    gtk_widget_unparent (self->buttons->pdata[position + i]);
  if (removed > 0)
    g_ptr_array_remove_range (self->buttons, position, removed);
  for (guint i = 0; i < added; i++)
    add_button (self, position + i);
  gtk_widget_set_visible (GTK_WIDGET (self), self->buttons->len > 0);
}

GtkWidget *
checkbit_layer_legend_new (CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  CheckbitLayerLegend *self = g_object_new (CHECKBIT_TYPE_LAYER_LEGEND, NULL);
  self->layers = g_object_ref (layers);
  g_signal_connect_swapped (layers, "items-changed", G_CALLBACK (items_changed_cb), self);
  items_changed_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (layers)));
  return GTK_WIDGET (self);
}

/* The list of masks that are kept on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/layer-legend.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "ui/layer-style.h"

#define SWATCH_SIZE 16

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

  checkbit_layer_style_snapshot (
      self->style, dark, snapshot, &GRAPHENE_RECT_INIT (0, y, SWATCH_SIZE, SWATCH_SIZE));
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

  GtkWidget *box;
  GtkWidget *layers; /* a GtkFlowBox */
};

enum
{
  SIGNAL_REMOVE,
  SIGNAL_CLEAR,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (CheckbitLayerLegend, checkbit_layer_legend, GTK_TYPE_WIDGET)

/* The style of a child of the flow box. */
static guint
get_style (GtkWidget *child)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (child), "style"));
}

static void
layer_clicked_cb (GtkWidget *button, CheckbitLayerLegend *self)
{
  g_signal_emit (self, signals[SIGNAL_REMOVE], 0, get_style (button));
}

static void
clear_clicked_cb (CheckbitLayerLegend *self)
{
  g_signal_emit (self, signals[SIGNAL_CLEAR], 0);
}

static void
checkbit_layer_legend_dispose (GObject *object)
{
  g_clear_pointer (&CHECKBIT_LAYER_LEGEND (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_layer_legend_parent_class)->dispose (object);
}

static void
checkbit_layer_legend_class_init (CheckbitLayerLegendClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_layer_legend_dispose;

  signals[SIGNAL_REMOVE] = g_signal_new ("remove",
                                         CHECKBIT_TYPE_LAYER_LEGEND,
                                         G_SIGNAL_RUN_LAST,
                                         0,
                                         NULL,
                                         NULL,
                                         NULL,
                                         G_TYPE_NONE,
                                         1,
                                         G_TYPE_UINT);
  signals[SIGNAL_CLEAR] = g_signal_new ("clear",
                                        CHECKBIT_TYPE_LAYER_LEGEND,
                                        G_SIGNAL_RUN_LAST,
                                        0,
                                        NULL,
                                        NULL,
                                        NULL,
                                        G_TYPE_NONE,
                                        0);

  gtk_widget_class_set_css_name (widget_class, "layer-legend");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
create_clear_button (CheckbitLayerLegend *self)
{
  /* Translators: takes every mask that is kept on the board off it. */
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-clear-all-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, _ ("Take all masks off the board"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Take all masks off the board"),
                                  -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clear_clicked_cb), self);
  return button;
}

static void
checkbit_layer_legend_init (CheckbitLayerLegend *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->layers = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->layers), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->layers), 8);
  gtk_widget_set_hexpand (self->layers, TRUE);
  gtk_widget_set_halign (self->layers, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->box), self->layers);
  gtk_box_append (GTK_BOX (self->box), create_clear_button (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("On the board"), -1);
}

GtkWidget *
checkbit_layer_legend_new (void)
{
  return g_object_new (CHECKBIT_TYPE_LAYER_LEGEND, NULL);
}

static GtkWidget *
create_layer_button (const char *title, guint style)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new ();
  /* Translators: %s is the title of a mask: "White pawns". */
  g_autofree char *name = g_strdup_printf (_ ("Take %s off the board"), title);

  gtk_box_append (GTK_BOX (box), layer_swatch_new (style));
  gtk_box_append (GTK_BOX (box), gtk_label_new (title));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "style", GUINT_TO_POINTER (style));
  return button;
}

void
checkbit_layer_legend_add (CheckbitLayerLegend *self, const char *title, guint style)
{
  GtkWidget *button = create_layer_button (title, style);
  GtkWidget *child;

  g_return_if_fail (CHECKBIT_IS_LAYER_LEGEND (self));

  g_signal_connect (button, "clicked", G_CALLBACK (layer_clicked_cb), self);
  gtk_flow_box_append (GTK_FLOW_BOX (self->layers), button);
  child = gtk_widget_get_parent (button);
  gtk_widget_set_focusable (child, FALSE);
  g_object_set_data (G_OBJECT (child), "style", GUINT_TO_POINTER (style));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
checkbit_layer_legend_remove (CheckbitLayerLegend *self, guint style)
{
  GtkWidget *child;

  g_return_if_fail (CHECKBIT_IS_LAYER_LEGEND (self));

  for (child = gtk_widget_get_first_child (self->layers); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (get_style (child) == style)
      break;
  if (child != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->layers), child);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (self->layers) != NULL);
}

/* Where a layer's color, pattern and opacity are chosen.
 *
 * CSS nodes: popover.layer with eight toggle buttons in each of two boxes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/layer-popover.h"

#include <adwaita.h>

#include "ui/board/board.h"
#include "ui/board/layer-style.h"
#include "ui/inspector/layer-swatch.h"

#define SAMPLE_SIZE 22

struct _CheckbitLayerPopover
{
  GtkPopover parent_instance;

  /* From the template. */
  GtkBox *colors, *patterns;
  GtkAdjustment *opacity;

  CheckbitLayer *layer; /* owned */
  GtkWidget *color_buttons[CHECKBIT_N_LAYER_COLORS];
  GtkWidget *pattern_buttons[CHECKBIT_N_LAYER_PATTERNS];
};

G_DEFINE_FINAL_TYPE (CheckbitLayerPopover, checkbit_layer_popover, GTK_TYPE_POPOVER)

static void
show_sample (GtkWidget *button, guint style)
{
  checkbit_layer_swatch_set_style (
      CHECKBIT_LAYER_SWATCH (gtk_button_get_child (GTK_BUTTON (button))), style);
}

/* Shows each color in the chosen pattern, and each pattern in the chosen color. */
static void
show_style (CheckbitLayerPopover *self)
{
  guint style = checkbit_layer_get_style (self->layer);
  guint color = checkbit_layer_style_get_color_index (style);
  guint pattern = checkbit_layer_style_get_pattern_index (style);

  for (guint i = 0; i < CHECKBIT_N_LAYER_COLORS; i++)
    show_sample (self->color_buttons[i], checkbit_layer_style_new (i, pattern));
  for (guint i = 0; i < CHECKBIT_N_LAYER_PATTERNS; i++)
    show_sample (self->pattern_buttons[i], checkbit_layer_style_new (color, i));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->color_buttons[color]), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->pattern_buttons[pattern]), TRUE);
}

/* The index of the active one of n buttons. */
static guint
get_active (GtkWidget *const *buttons, guint n)
{
  guint i = 0;

  while (i < n - 1 && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (buttons[i])))
    i++;
  return i;
}

static void
toggled_cb (CheckbitLayerPopover *self, GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    checkbit_layer_set_style (
        self->layer,
        checkbit_layer_style_new (get_active (self->color_buttons, CHECKBIT_N_LAYER_COLORS),
                                  get_active (self->pattern_buttons, CHECKBIT_N_LAYER_PATTERNS)));
}

static void
name_sample (GtkWidget *button, const char *name)
{
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* A color has another look, and may have another name, on a dark theme. */
static void
name_colors (CheckbitLayerPopover *self)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  for (guint i = 0; i < CHECKBIT_N_LAYER_COLORS; i++)
    name_sample (self->color_buttons[i], checkbit_layer_style_get_color_name (i, dark));
}

static GtkWidget *
sample_new (CheckbitLayerPopover *self, GtkWidget *group)
{
  GtkWidget *swatch = checkbit_layer_swatch_new (0);
  GtkWidget *button
      = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, "child",
                      swatch, "group", group, NULL);

  g_object_set (swatch, "size", SAMPLE_SIZE, NULL);
  gtk_widget_add_css_class (button, "flat");
  return button;
}

static void
add_samples (CheckbitLayerPopover *self)
{
  for (guint i = 0; i < CHECKBIT_N_LAYER_COLORS; i++)
    {
      self->color_buttons[i] = sample_new (self, self->color_buttons[0]);
      gtk_box_append (self->colors, self->color_buttons[i]);
    }
  for (guint i = 0; i < CHECKBIT_N_LAYER_PATTERNS; i++)
    {
      self->pattern_buttons[i] = sample_new (self, self->pattern_buttons[0]);
      name_sample (self->pattern_buttons[i], checkbit_layer_style_get_name (i));
      gtk_box_append (self->patterns, self->pattern_buttons[i]);
    }
  name_colors (self);
}

/* Connected only once the buttons show the layer's style, so that they do not change it. */
static void
connect_samples (CheckbitLayerPopover *self)
{
  for (guint i = 0; i < CHECKBIT_N_LAYER_COLORS; i++)
    g_signal_connect_object (self->color_buttons[i], "toggled", G_CALLBACK (toggled_cb), self,
                             G_CONNECT_SWAPPED);
  for (guint i = 0; i < CHECKBIT_N_LAYER_PATTERNS; i++)
    g_signal_connect_object (self->pattern_buttons[i], "toggled", G_CALLBACK (toggled_cb), self,
                             G_CONNECT_SWAPPED);
}

static void
checkbit_layer_popover_dispose (GObject *object)
{
  g_clear_object (&CHECKBIT_LAYER_POPOVER (object)->layer);
  G_OBJECT_CLASS (checkbit_layer_popover_parent_class)->dispose (object);
}

static void
checkbit_layer_popover_class_init (CheckbitLayerPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_layer_popover_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/layer-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerPopover, colors);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerPopover, patterns);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLayerPopover, opacity);
}

static void
checkbit_layer_popover_init (CheckbitLayerPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "layer");
}

GtkWidget *
checkbit_layer_popover_new (CheckbitLayer *layer)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYER (layer), NULL);

  CheckbitLayerPopover *self = g_object_new (CHECKBIT_TYPE_LAYER_POPOVER, NULL);
  self->layer = g_object_ref (layer);
  add_samples (self);
  show_style (self);
  connect_samples (self);
  g_signal_connect_object (layer, "notify::style", G_CALLBACK (show_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (name_colors), self, G_CONNECT_SWAPPED);
  g_object_bind_property (layer, "opacity", self->opacity, "value",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  return GTK_WIDGET (self);
}

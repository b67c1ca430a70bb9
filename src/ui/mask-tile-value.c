/* The value of a mask tile.
 *
 * Not a GtkButton with a GtkLabel: a panel has dozens of them, and a line of digits that never changes
 * its width needs neither their memory nor their layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/mask-tile-value.h"

#include <glib/gi18n-lib.h>

#define VALUE_CHARS 18
#define HALF_CHARS 10
#define WIDEST_VALUE "0x0000000000000000"

struct _CheckbitMaskTileValue
{
  GtkWidget parent_instance;

  ChessBitboard bits;

  /* The size of one character, in pixels; 0 until measured in the font of now. */
  double char_width;
  int line_height;
};

G_DEFINE_TYPE (CheckbitMaskTileValue, checkbit_mask_tile_value, GTK_TYPE_WIDGET)

static void
ensure_metrics (CheckbitMaskTileValue *self)
{
  int width;

  if (self->line_height != 0)
    return;

  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), WIDEST_VALUE);
  pango_layout_get_pixel_size (layout, &width, &self->line_height);
  self->char_width = (double) width / VALUE_CHARS;
}

static int
get_text_width (CheckbitMaskTileValue *self, int n_chars)
{
  ensure_metrics (self);
  return (int) ceil (n_chars * self->char_width);
}

/* Two lines in which the digits stand below each other: "0x00000000\n  0000FF00". */
static char *
format_two_lines (ChessBitboard bits)
{
  return g_strdup_printf ("0x%08X\n  %08X", (guint) (bits >> 32), (guint) (bits & G_MAXUINT32));
}

static void
checkbit_mask_tile_value_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitMaskTileValue *self = CHECKBIT_MASK_TILE_VALUE (widget);
  gboolean wraps = checkbit_mask_tile_value_wraps (self, gtk_widget_get_width (widget));
  g_autofree char *text
      = wraps ? format_two_lines (self->bits) : checkbit_mask_tile_value_format (self->bits);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  gtk_snapshot_append_layout (snapshot, layout, &color);
}

static GtkSizeRequestMode
checkbit_mask_tile_value_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
checkbit_mask_tile_value_measure (GtkWidget *widget,
                                  GtkOrientation orientation,
                                  int for_size,
                                  int *minimum,
                                  int *natural,
                                  int *minimum_baseline,
                                  int *natural_baseline)
{
  CheckbitMaskTileValue *self = CHECKBIT_MASK_TILE_VALUE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = get_text_width (self, HALF_CHARS);
      *natural = get_text_width (self, VALUE_CHARS);
      return;
    }

  ensure_metrics (self);
  *minimum = *natural = self->line_height;
  if (for_size >= 0 && checkbit_mask_tile_value_wraps (self, for_size))
    *minimum = *natural = 2 * self->line_height;
}

static void
checkbit_mask_tile_value_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (checkbit_mask_tile_value_parent_class)->css_changed (widget, change);
  CHECKBIT_MASK_TILE_VALUE (widget)->line_height = 0;
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "tile.copy", NULL);
}

static void
checkbit_mask_tile_value_class_init (CheckbitMaskTileValueClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = checkbit_mask_tile_value_get_request_mode;
  widget_class->measure = checkbit_mask_tile_value_measure;
  widget_class->snapshot = checkbit_mask_tile_value_snapshot;
  widget_class->css_changed = checkbit_mask_tile_value_css_changed;

  gtk_widget_class_install_action (widget_class, "value.copy", NULL, copy_action);
  gtk_widget_class_set_css_name (widget_class, "mask-value");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
checkbit_mask_tile_value_init (CheckbitMaskTileValue *self)
{
}

GtkWidget *
checkbit_mask_tile_value_new (const char *title)
{
  CheckbitMaskTileValue *self = g_object_new (CHECKBIT_TYPE_MASK_TILE_VALUE, NULL);
  /* Translators: the name of a button for a screen reader; %s is the title of a mask: "White pawns". */
  g_autofree char *name = g_strdup_printf (_ ("Copy the value of %s"), title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

void
checkbit_mask_tile_value_set_bits (CheckbitMaskTileValue *self, ChessBitboard bits)
{
  g_return_if_fail (CHECKBIT_IS_MASK_TILE_VALUE (self));

  if (self->bits == bits)
    return;

  self->bits = bits;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
checkbit_mask_tile_value_wraps (CheckbitMaskTileValue *self, int width)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_TILE_VALUE (self), FALSE);

  return width < get_text_width (self, VALUE_CHARS);
}

char *
checkbit_mask_tile_value_format (ChessBitboard bits)
{
  return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", (guint64) bits);
}

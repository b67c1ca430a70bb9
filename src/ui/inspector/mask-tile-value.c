/* The value of a mask tile.
 *
 * Not a GtkButton with a GtkLabel: a panel has dozens of these, and a line of digits of constant
 * width needs neither their memory nor their layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/mask-tile-value.h"

#include <glib/gi18n-lib.h>

#include "ui/base/left-to-right.h"

#define VALUE_CHARS 18
#define HALF_CHARS 10
#define WIDEST_VALUE "0x0000000000000000"

/* At a smaller scale than this, two lines are better than one. */
#define SMALL_SCALE 0.88

/* How a value fits into its room. */
typedef enum
{
  FORM_LINE,
  FORM_SMALL_LINE,
  FORM_TWO_LINES,
} Form;

struct _CheckbitMaskTileValue
{
  GtkWidget parent_instance;

  guint64 word;

  /* Sizes in the current font, in pixels; 0 until measured. */
  int line_width;
  int small_line_width;
  int line_height;
};

G_DEFINE_TYPE (CheckbitMaskTileValue, checkbit_mask_tile_value, GTK_TYPE_WIDGET)

static PangoLayout *
create_layout (CheckbitMaskTileValue *self, const char *text, gboolean small)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  if (small)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes, pango_attr_scale_new (SMALL_SCALE));
      pango_layout_set_attributes (layout, attributes);
    }
  return layout;
}

static void
ensure_metrics (CheckbitMaskTileValue *self)
{
  if (self->line_height != 0)
    return;

  g_autoptr (PangoLayout) layout = create_layout (self, WIDEST_VALUE, FALSE);
  g_autoptr (PangoLayout) small = create_layout (self, WIDEST_VALUE, TRUE);
  pango_layout_get_pixel_size (layout, &self->line_width, &self->line_height);
  pango_layout_get_pixel_size (small, &self->small_line_width, NULL);
}

/* The width of the longer one of two lines. */
static int
get_half_width (CheckbitMaskTileValue *self)
{
  return (self->line_width * HALF_CHARS + VALUE_CHARS - 1) / VALUE_CHARS;
}

static Form
get_form (CheckbitMaskTileValue *self, int width)
{
  ensure_metrics (self);
  if (width >= self->line_width)
    return FORM_LINE;
  return width >= self->small_line_width ? FORM_SMALL_LINE : FORM_TWO_LINES;
}

/* Two lines with aligned digits: "0x00000000\n  0000FF00". */
static char *
format_two_lines (ChessBitboard bits)
{
  return g_strdup_printf ("0x%08X\n" CHECKBIT_LRM "  %08X", (guint) (bits >> 32),
                          (guint) (bits & G_MAXUINT32));
}

static void
checkbit_mask_tile_value_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitMaskTileValue *self = CHECKBIT_MASK_TILE_VALUE (widget);
  Form form = get_form (self, gtk_widget_get_width (widget));
  g_autofree char *text = form == FORM_TWO_LINES ? format_two_lines (self->word)
                                                 : checkbit_mask_tile_value_format (self->word);
  g_autoptr (PangoLayout) layout = create_layout (self, text, form == FORM_SMALL_LINE);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRGBA color;
  int width;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (snapshot);
  if (rtl)
    gtk_snapshot_translate (snapshot,
                            &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) - width, 0));
  gtk_snapshot_append_layout (snapshot, layout, &color);
  gtk_snapshot_restore (snapshot);
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

  ensure_metrics (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = get_half_width (self);
      *natural = self->line_width;
      return;
    }

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
  /* Translators: the name of a button for a screen reader; %s is the title of a mask: "White
   * pawns". */
  g_autofree char *name = g_strdup_printf (_ ("Copy the value of %s"), title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

void
checkbit_mask_tile_value_set_word (CheckbitMaskTileValue *self, guint64 word)
{
  g_return_if_fail (CHECKBIT_IS_MASK_TILE_VALUE (self));

  if (self->word == word)
    return;

  self->word = word;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
checkbit_mask_tile_value_wraps (CheckbitMaskTileValue *self, int width)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_TILE_VALUE (self), FALSE);

  return get_form (self, width) == FORM_TWO_LINES;
}

int
checkbit_mask_tile_value_get_least_line (CheckbitMaskTileValue *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_TILE_VALUE (self), 0);

  ensure_metrics (self);
  return self->small_line_width;
}

char *
checkbit_mask_tile_value_format (ChessBitboard bits)
{
  return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", (guint64)bits);
}

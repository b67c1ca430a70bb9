/* A text that keeps its allocation while its content fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/steady-text.h"

#define MIN_WIDTH 64 /* in pixels: one longer word */
#define LINE_UNKNOWN -1

struct _CheckbitSteadyText
{
  GtkWidget parent_instance;

  char *text;
  PangoLayout *layout; /* owned; made when it is needed */
  guint serial;        /* of the Pango context when it was made: a new one means new fonts */
  int width, height;   /* the current width, 0 for none yet, and the text's height at it */

  /* Of a single line: a sample that must fit, NULL for a text that wraps; and the sample's size. */
  char *sample;
  int line_width, line_height;

  /* The heights that GTK has cached for other widths belong to an earlier text. */
  gboolean unsaid;
  guint asking; /* the source that queues a resize; 0 for none */
};

G_DEFINE_FINAL_TYPE (CheckbitSteadyText, checkbit_steady_text, GTK_TYPE_WIDGET)

/* --- Laying out ------------------------------------------------------------------------------ */

static PangoLayout *
get_layout (CheckbitSteadyText *self)
{
  g_autoptr (PangoAttrList) attributes = NULL;
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if (self->layout != NULL)
    return self->layout;
  attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
  self->serial = pango_context_get_serial (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  pango_layout_set_attributes (self->layout, attributes);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  if (self->sample != NULL)
    pango_layout_set_ellipsize (self->layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (self->layout, rtl ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  return self->layout;
}

/* The height of the text at a width; -1: unwrapped. */
static int
measure_height (CheckbitSteadyText *self, int width)
{
  PangoLayout *layout = get_layout (self);
  int height;

  pango_layout_set_width (layout, width < 0 ? -1 : width * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* The sample's size, measured once: as wide as its widest line, and one line high. */
static void
measure_line (CheckbitSteadyText *self)
{
  g_autoptr (PangoLayout) layout = NULL;

  if (self->line_width != LINE_UNKNOWN)
    return;
  layout = pango_layout_copy (get_layout (self));
  pango_layout_set_text (layout, self->sample, -1);
  pango_layout_set_width (layout, -1);
  pango_layout_get_pixel_size (layout, &self->line_width, &self->line_height);
  self->line_height /= pango_layout_get_line_count (layout);
}

static GtkSizeRequestMode
checkbit_steady_text_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
checkbit_steady_text_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  CheckbitSteadyText *self = CHECKBIT_STEADY_TEXT (widget);
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  if (self->sample != NULL)
    {
      measure_line (self);
      *minimum = *natural = across ? self->line_width : self->line_height;
    }
  else
    *minimum = *natural = across ? MIN_WIDTH : measure_height (self, for_size);
}

static gboolean
ask_cb (gpointer data)
{
  CheckbitSteadyText *self = data;

  self->asking = 0;
  self->unsaid = FALSE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

/* A resize must not be queued during an allocation. */
static void
checkbit_steady_text_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitSteadyText *self = CHECKBIT_STEADY_TEXT (widget);

  if (self->unsaid && width != self->width && self->asking == 0)
    self->asking = g_idle_add (ask_cb, self);
  self->width = width;
  if (self->sample == NULL)
    self->height = measure_height (self, width);
}

static void
checkbit_steady_text_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitSteadyText *self = CHECKBIT_STEADY_TEXT (widget);
  PangoLayout *layout = get_layout (self);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  pango_layout_set_width (layout, self->width * PANGO_SCALE);
  gtk_snapshot_append_layout (snapshot, layout, &color);
}

/* --- What changes ---------------------------------------------------------------------------- */

static void
forget_layout (CheckbitSteadyText *self)
{
  g_clear_object (&self->layout);
  self->line_width = LINE_UNKNOWN;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The style changes with anything CSS can match, such as a row's position in a list; the size only
 * with the font. */
static void
checkbit_steady_text_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  CheckbitSteadyText *self = CHECKBIT_STEADY_TEXT (widget);

  GTK_WIDGET_CLASS (checkbit_steady_text_parent_class)->css_changed (widget, change);
  if (self->layout == NULL
      || pango_context_get_serial (gtk_widget_get_pango_context (widget)) != self->serial)
    forget_layout (self);
}

static void
checkbit_steady_text_direction_changed (GtkWidget *widget, GtkTextDirection before)
{
  GTK_WIDGET_CLASS (checkbit_steady_text_parent_class)->direction_changed (widget, before);
  forget_layout (CHECKBIT_STEADY_TEXT (widget));
}

static void
checkbit_steady_text_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (checkbit_steady_text_parent_class)->system_setting_changed (widget, setting);
  forget_layout (CHECKBIT_STEADY_TEXT (widget));
}

void
checkbit_steady_text_set_text (CheckbitSteadyText *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_STEADY_TEXT (self));
  g_return_if_fail (text != NULL);

  if (g_str_equal (self->text, text))
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  pango_layout_set_text (get_layout (self), text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (self->sample != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  else if (self->width > 0 && measure_height (self, self->width) == self->height)
    {
      self->unsaid = TRUE;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  else
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
checkbit_steady_text_get_text (CheckbitSteadyText *self)
{
  g_return_val_if_fail (CHECKBIT_IS_STEADY_TEXT (self), NULL);

  return self->text;
}

/* --- Life ------------------------------------------------------------------------------------ */

static void
checkbit_steady_text_dispose (GObject *object)
{
  CheckbitSteadyText *self = CHECKBIT_STEADY_TEXT (object);

  g_clear_handle_id (&self->asking, g_source_remove);
  g_clear_object (&self->layout);
  G_OBJECT_CLASS (checkbit_steady_text_parent_class)->dispose (object);
}

static void
checkbit_steady_text_finalize (GObject *object)
{
  g_free (CHECKBIT_STEADY_TEXT (object)->text);
  g_free (CHECKBIT_STEADY_TEXT (object)->sample);
  G_OBJECT_CLASS (checkbit_steady_text_parent_class)->finalize (object);
}

static void
checkbit_steady_text_class_init (CheckbitSteadyTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_steady_text_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_steady_text_finalize;
  widget_class->get_request_mode = checkbit_steady_text_get_request_mode;
  widget_class->measure = checkbit_steady_text_measure;
  widget_class->size_allocate = checkbit_steady_text_size_allocate;
  widget_class->snapshot = checkbit_steady_text_snapshot;
  widget_class->css_changed = checkbit_steady_text_css_changed;
  widget_class->direction_changed = checkbit_steady_text_direction_changed;
  widget_class->system_setting_changed = checkbit_steady_text_system_setting_changed;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
checkbit_steady_text_init (CheckbitSteadyText *self)
{
  self->text = g_strdup ("");
  self->line_width = LINE_UNKNOWN;
}

GtkWidget *
checkbit_steady_text_new (void)
{
  return g_object_new (CHECKBIT_TYPE_STEADY_TEXT, NULL);
}

GtkWidget *
checkbit_steady_text_new_line (const char *sample)
{
  CheckbitSteadyText *self;

  g_return_val_if_fail (sample != NULL, NULL);

  self = g_object_new (CHECKBIT_TYPE_STEADY_TEXT, NULL);
  self->sample = g_strdup (sample);
  return GTK_WIDGET (self);
}

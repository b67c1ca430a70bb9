/* A text that keeps its allocation while its content fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/steady-text.h"

#define MIN_WIDTH 64 /* in pixels: one longer word */
#define UNKNOWN -1

/* What texts with the same sample share: its size, so that a new row of a table measures nothing.
 * UNKNOWN: the fonts have changed since. */
typedef struct
{
  char *key;        /* in the table of samples */
  const char *text; /* in the key */
  gboolean wraps;
  int width, least, height; /* height: of one line */
  int least_height;         /* at the least width */
  GPtrArray *users;         /* the texts, which keep it alive */
} Sample;

/* The samples in use, by their text. */
static GHashTable *samples;

struct _CheckbitSteadyText
{
  GtkWidget parent_instance;

  char *text;
  PangoLayout *layout; /* owned; made when it is needed */
  guint serial;        /* of the Pango context when it was made: a new one means new fonts */
  int width, height;   /* the current width, 0 for none yet, and the text's height at it */

  Sample *sample;  /* a text that must fit (counted); NULL where any size does */
  gboolean at_end; /* of the line, instead of at its start */

  /* The heights that GTK has cached for other widths belong to an earlier text. */
  gboolean unsaid;
  guint asking; /* the source that queues a resize; 0 for none */
};

G_DEFINE_FINAL_TYPE (CheckbitSteadyText, checkbit_steady_text, GTK_TYPE_WIDGET)

/* --- Samples --------------------------------------------------------------------------------- */

/* (transfer full) */
static Sample *
sample_get (const char *text, gboolean wraps)
{
  g_autofree char *key = g_strconcat (wraps ? "w" : "l", text, NULL);
  Sample *self;

  if (samples == NULL)
    samples = g_hash_table_new (g_str_hash, g_str_equal);
  if ((self = g_hash_table_lookup (samples, key)) != NULL)
    return g_rc_box_acquire (self);
  self = g_rc_box_new0 (Sample);
  self->key = g_steal_pointer (&key);
  self->text = self->key + 1;
  self->wraps = wraps;
  self->width = UNKNOWN;
  self->users = g_ptr_array_new ();
  g_hash_table_insert (samples, self->key, self);
  return self;
}

static void
sample_clear (gpointer data)
{
  Sample *self = data;

  g_hash_table_remove (samples, self->key);
  g_ptr_array_unref (self->users);
  g_free (self->key);
}

/* Makes a text one of the sample's; NULL: of none. */
static void
set_sample (CheckbitSteadyText *self, Sample *sample)
{
  Sample *before = self->sample;

  self->sample = sample;
  if (sample != NULL)
    g_ptr_array_add (sample->users, self);
  if (before == NULL)
    return;
  g_ptr_array_remove_fast (before->users, self);
  g_rc_box_release_full (before, sample_clear);
}

/* All of its texts are measured again. */
static void
sample_forget_size (Sample *self)
{
  self->width = UNKNOWN;
  for (guint i = 0; i < self->users->len; i++)
    gtk_widget_queue_resize (self->users->pdata[i]);
}

/* --- Laying out ------------------------------------------------------------------------------ */

static PangoLayout *
get_layout (CheckbitSteadyText *self)
{
  g_autoptr (PangoAttrList) attributes = NULL;

  if (self->layout != NULL)
    return self->layout;
  attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  /* A number that takes two lines is still one number. */
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
  self->serial = pango_context_get_serial (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  pango_layout_set_attributes (self->layout, attributes);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  if (self->sample != NULL && !self->sample->wraps)
    pango_layout_set_ellipsize (self->layout, PANGO_ELLIPSIZE_END);
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

/* Pango takes the other side for text that is not written in the direction of the desktop's. */
static void
align (CheckbitSteadyText *self)
{
  PangoLayout *layout = get_layout (self);
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  PangoLayoutLine *line = pango_layout_get_line_readonly (layout, 0);
  gboolean swaps
      = line != NULL
        && (pango_layout_line_get_resolved_direction (line) == PANGO_DIRECTION_RTL) != rtl;

  pango_layout_set_alignment (layout, (rtl != self->at_end) != swaps ? PANGO_ALIGN_RIGHT
                                                                     : PANGO_ALIGN_LEFT);
}

/* A layout of the sample. (transfer full) */
static PangoLayout *
lay_out_sample (CheckbitSteadyText *self)
{
  PangoLayout *layout = pango_layout_copy (get_layout (self));

  pango_layout_set_text (layout, self->sample->text, -1);
  return layout;
}

/* The least width of a sample that wraps: its longest word, or half of its only one. */
static int
measure_least (PangoLayout *layout, int width)
{
  int least;

  if (strchr (pango_layout_get_text (layout), ' ') == NULL)
    return (width + 1) / 2;
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_width (layout, 0);
  pango_layout_get_pixel_size (layout, &least, NULL);
  return least;
}

/* The height of a sample at a width; -1 for any. */
static int
measure_sample_height (CheckbitSteadyText *self, int width)
{
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  if (!self->sample->wraps || width < 0 || width >= self->sample->width)
    return self->sample->height;
  layout = lay_out_sample (self);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* The sample's size, measured once: as wide as its widest line, and one line high. */
static void
measure_sample (CheckbitSteadyText *self)
{
  Sample *sample = self->sample;
  g_autoptr (PangoLayout) layout = NULL;

  if (sample->width != UNKNOWN)
    return;
  layout = lay_out_sample (self);
  pango_layout_set_width (layout, -1);
  pango_layout_get_pixel_size (layout, &sample->width, &sample->height);
  sample->height /= pango_layout_get_line_count (layout);
  sample->least = sample->wraps ? measure_least (layout, sample->width) : sample->width;
  sample->least_height = sample->height;
  if (sample->least < sample->width)
    sample->least_height = measure_sample_height (self, sample->least);
}

/* The least width at which a text is no higher than a height, where it is so at the width most. */
static int
find_width (CheckbitSteadyText *self, int height, int least, int most)
{
  while (least < most)
    {
      int middle = (least + most) / 2;
      int needed = self->sample != NULL ? measure_sample_height (self, middle)
                                        : measure_height (self, middle);

      if (needed <= height)
        most = middle;
      else
        least = middle + 1;
    }
  return most;
}

/* The width that a height requires; -1: any height. From GTK 4.18 on, a row is only as high as its
 * texts say that they need for their share of its width. */
static int
measure_width (CheckbitSteadyText *self, int height)
{
  int line;

  if (height < 0)
    return MIN_WIDTH;
  measure_height (self, -1);
  pango_layout_get_pixel_size (get_layout (self), &line, NULL);
  return find_width (self, height, MIN_WIDTH, MAX (MIN_WIDTH, line));
}

static int
measure_sample_width (CheckbitSteadyText *self, int height)
{
  const Sample *sample = self->sample;

  if (height < 0 || height >= sample->least_height)
    return sample->least;
  /* Two lines would be higher. */
  if (height < 2 * sample->height - 1)
    return sample->width;
  return find_width (self, height, sample->least, sample->width);
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
      measure_sample (self);
      *minimum
          = across ? measure_sample_width (self, for_size) : measure_sample_height (self, for_size);
      *natural = across ? self->sample->width : *minimum;
    }
  else
    *minimum = *natural = across ? measure_width (self, for_size) : measure_height (self, for_size);
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
  align (self);
  gtk_snapshot_append_layout (snapshot, layout, &color);
}

/* --- What changes ---------------------------------------------------------------------------- */

static void
forget_layout (CheckbitSteadyText *self)
{
  g_clear_object (&self->layout);
  if (self->sample != NULL)
    sample_forget_size (self->sample);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The style changes with anything CSS can match, such as a row's position in a list; the size only
 * with the font. A text with a sample that was not drawn yet relies on those that were. */
static void
checkbit_steady_text_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  CheckbitSteadyText *self = CHECKBIT_STEADY_TEXT (widget);

  GTK_WIDGET_CLASS (checkbit_steady_text_parent_class)->css_changed (widget, change);
  if (self->layout == NULL && self->sample != NULL)
    return;
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

/* A text that has more characters than its sample is the sample from now on. */
static void
fit_sample (CheckbitSteadyText *self)
{
  const Sample *sample = self->sample;

  if (!sample->wraps || g_utf8_strlen (self->text, -1) <= g_utf8_strlen (sample->text, -1))
    return;
  set_sample (self, sample_get (self->text, TRUE));
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
  if (self->layout != NULL)
    pango_layout_set_text (self->layout, text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (self->sample != NULL)
    {
      fit_sample (self);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
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
  set_sample (CHECKBIT_STEADY_TEXT (object), NULL);
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
}

GtkWidget *
checkbit_steady_text_new (void)
{
  return g_object_new (CHECKBIT_TYPE_STEADY_TEXT, NULL);
}

static GtkWidget *
new_with_sample (const char *sample, gboolean wraps)
{
  CheckbitSteadyText *self = g_object_new (CHECKBIT_TYPE_STEADY_TEXT, NULL);

  set_sample (self, sample_get (sample, wraps));
  return GTK_WIDGET (self);
}

GtkWidget *
checkbit_steady_text_new_line (const char *sample)
{
  g_return_val_if_fail (sample != NULL, NULL);

  return new_with_sample (sample, FALSE);
}

GtkWidget *
checkbit_steady_text_new_like (const char *sample)
{
  g_return_val_if_fail (sample != NULL, NULL);

  return new_with_sample (sample, TRUE);
}

void
checkbit_steady_text_set_at_end (CheckbitSteadyText *self)
{
  g_return_if_fail (CHECKBIT_IS_STEADY_TEXT (self));

  self->at_end = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

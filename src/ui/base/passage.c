/* A passage of text that accepts any width.
 *
 * CSS nodes: passage > label.comment + label.more.
 *
 * Only the passage has padding: the label's text has the label's full width. What does not fit is
 * not drawn, but stays in the label for screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/passage.h"

#define MIN_WIDTH 64 /* in pixels: one longer word */

struct _CheckbitPassage
{
  GtkWidget parent_instance;

  GtkWidget *label;
  GtkWidget *link; /* below the visible part of the text */

  guint lines;   /* the most lines shown */
  gboolean cut;  /* the text is only the beginning */
  int fold;      /* where the visible part of the label ends, as allocated; -1: at its end */
};

G_DEFINE_FINAL_TYPE (CheckbitPassage, checkbit_passage, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
checkbit_passage_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Where the last visible line ends at a width, in pixels; -1 if no line follows it. Pango's own
 * limit counts the lines of each paragraph. */
static int
find_fold (CheckbitPassage *self, int width)
{
  g_autoptr (PangoLayout) layout = NULL;
  PangoLayoutIter *iter;
  int bottom = -1;

  if (width < 0)
    return -1;
  layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (self->label)));
  pango_layout_set_width (layout, width * PANGO_SCALE);
  if (pango_layout_get_line_count (layout) <= (int) self->lines)
    return -1;

  iter = pango_layout_get_iter (layout);
  for (guint i = 1; i < self->lines; i++)
    pango_layout_iter_next_line (iter);
  pango_layout_iter_get_line_yrange (iter, NULL, &bottom);
  pango_layout_iter_free (iter);
  return PANGO_PIXELS_CEIL (bottom);
}

static int
measure_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static void
checkbit_passage_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  CheckbitPassage *self = CHECKBIT_PASSAGE (widget);
  int fold;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = MIN_WIDTH;
      return;
    }
  fold = find_fold (self, for_size);
  *natural = fold >= 0 ? fold : measure_height (self->label, for_size);
  if (fold >= 0 || self->cut)
    *natural += measure_height (self->link, for_size);
  *minimum = *natural;
}

static void
checkbit_passage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitPassage *self = CHECKBIT_PASSAGE (widget);
  GtkAllocation place = { 0, 0, width, measure_height (self->label, width) };

  gtk_widget_size_allocate (self->label, &place, -1);
  self->fold = find_fold (self, width);
  gtk_widget_set_child_visible (self->link, self->fold >= 0 || self->cut);
  place.y = self->fold >= 0 ? self->fold : place.height;
  place.height = measure_height (self->link, width);
  gtk_widget_size_allocate (self->link, &place, -1);
}

static void
checkbit_passage_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitPassage *self = CHECKBIT_PASSAGE (widget);
  float width = (float) gtk_widget_get_width (widget);

  if (self->fold >= 0)
    gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, (float) self->fold));
  gtk_widget_snapshot_child (widget, self->label, snapshot);
  if (self->fold >= 0)
    gtk_snapshot_pop (snapshot);
  gtk_widget_snapshot_child (widget, self->link, snapshot);
}

static void
checkbit_passage_dispose (GObject *object)
{
  CheckbitPassage *self = CHECKBIT_PASSAGE (object);

  g_clear_pointer (&self->label, gtk_widget_unparent);
  g_clear_pointer (&self->link, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_passage_parent_class)->dispose (object);
}

static void
checkbit_passage_class_init (CheckbitPassageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_passage_dispose;
  widget_class->get_request_mode = checkbit_passage_get_request_mode;
  widget_class->measure = checkbit_passage_measure;
  widget_class->size_allocate = checkbit_passage_size_allocate;
  widget_class->snapshot = checkbit_passage_snapshot;
  gtk_widget_class_set_css_name (widget_class, "passage");
  /* The presentation role would hide the label from screen readers, too. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
label_new (CheckbitPassage *self, const char *css_class)
{
  GtkWidget *label
      = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                      "width-chars", 1, "css-classes", (const char *[]){ css_class, NULL }, NULL);

  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
checkbit_passage_init (CheckbitPassage *self)
{
  self->lines = G_MAXINT;
  self->fold = -1;
  self->label = label_new (self, "comment");
  self->link = label_new (self, "more");
  gtk_widget_set_child_visible (self->link, FALSE);
  /* The pointer must not reach what is not drawn. */
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkLabel *
checkbit_passage_get_label (CheckbitPassage *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PASSAGE (self), NULL);

  return GTK_LABEL (self->label);
}

GtkLabel *
checkbit_passage_get_link (CheckbitPassage *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PASSAGE (self), NULL);

  return GTK_LABEL (self->link);
}

void
checkbit_passage_set_fold (CheckbitPassage *self, guint lines, const char *more)
{
  g_autofree char *escaped = NULL;
  g_autofree char *markup = NULL;

  g_return_if_fail (CHECKBIT_IS_PASSAGE (self));
  g_return_if_fail (lines > 0 && more != NULL);

  escaped = g_markup_escape_text (more, -1);
  markup = g_strdup_printf ("<a href=\"more\">%s</a>", escaped);
  self->lines = lines;
  gtk_label_set_markup (GTK_LABEL (self->link), markup);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
checkbit_passage_set_text (CheckbitPassage *self, const char *text, gboolean cut)
{
  g_return_if_fail (CHECKBIT_IS_PASSAGE (self));

  gtk_label_set_text (GTK_LABEL (self->label), text);
  if (self->cut != cut)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->cut = cut;
}

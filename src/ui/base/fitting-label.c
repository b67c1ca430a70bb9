/* A text that says less where there is less room, rather than being cut.
 *
 * CSS nodes: fitting-label > label + …, of which one is visible. There is a label for each text
 * because the width is only known at allocation, when a label's text must not change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/fitting-label.h"

#define MIN_WIDTH 64 /* in pixels: one longer word */
#define LINES 2

struct _CheckbitFittingLabel
{
  GtkWidget parent_instance;

  int lines;
};

G_DEFINE_FINAL_TYPE (CheckbitFittingLabel, checkbit_fitting_label, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
checkbit_fitting_label_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Whether a label's text fits into a width; negative for any width. */
static gboolean
fits (GtkWidget *label, int width)
{
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (label)));

  pango_layout_set_width (layout, width < 0 ? -1 : width * PANGO_SCALE);
  return !pango_layout_is_ellipsized (layout);
}

/* The label for a width; NULL if there are none. */
static GtkWidget *
choose (GtkWidget *widget, int width)
{
  GtkWidget *label = gtk_widget_get_first_child (widget);

  while (label != NULL && gtk_widget_get_next_sibling (label) != NULL && !fits (label, width))
    label = gtk_widget_get_next_sibling (label);
  return label;
}

/* The natural width shows the longest text in one line. */
static int
get_natural_width (GtkWidget *widget)
{
  GtkWidget *label = gtk_widget_get_first_child (widget);
  g_autoptr (PangoLayout) layout = NULL;
  int width;

  if (label == NULL)
    return MIN_WIDTH;
  layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (label)));
  pango_layout_set_width (layout, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return MAX (width, MIN_WIDTH);
}

static void
checkbit_fitting_label_measure (GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline)
{
  GtkWidget *label;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = get_natural_width (widget);
      return;
    }
  label = choose (widget, for_size);
  if (label != NULL)
    gtk_widget_measure (label, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
checkbit_fitting_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *shown = choose (widget, width);

  for (GtkWidget *label = gtk_widget_get_first_child (widget); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    {
      gtk_widget_set_child_visible (label, label == shown);
      if (label == shown)
        gtk_widget_allocate (label, width, height, baseline, NULL);
    }
}

static void
remove_labels (CheckbitFittingLabel *self)
{
  GtkWidget *label;

  while ((label = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (label);
}

static void
checkbit_fitting_label_dispose (GObject *object)
{
  remove_labels (CHECKBIT_FITTING_LABEL (object));
  G_OBJECT_CLASS (checkbit_fitting_label_parent_class)->dispose (object);
}

static void
checkbit_fitting_label_class_init (CheckbitFittingLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_fitting_label_dispose;
  widget_class->get_request_mode = checkbit_fitting_label_get_request_mode;
  widget_class->measure = checkbit_fitting_label_measure;
  widget_class->size_allocate = checkbit_fitting_label_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "fitting-label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_fitting_label_init (CheckbitFittingLabel *self)
{
  self->lines = LINES;
}

GtkWidget *
checkbit_fitting_label_new (void)
{
  return g_object_new (CHECKBIT_TYPE_FITTING_LABEL, NULL);
}

static void
add_label (CheckbitFittingLabel *self, const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0., "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", 1, "lines",
                                   self->lines, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  /* Until there is a width it is the whole text. */
  gtk_widget_set_child_visible (label, gtk_widget_get_first_child (GTK_WIDGET (self)) == NULL);
  /* Whoever shows it names it with the whole text, which must not be heard again, nor its shorter
   * forms. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_insert_before (label, GTK_WIDGET (self), NULL);
}

static gboolean
has_texts (CheckbitFittingLabel *self, const char *const *texts)
{
  GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (; label != NULL && *texts != NULL; label = gtk_widget_get_next_sibling (label), texts++)
    if (!g_str_equal (gtk_label_get_text (GTK_LABEL (label)), *texts))
      return FALSE;
  return label == NULL && *texts == NULL;
}

void
checkbit_fitting_label_set_texts (CheckbitFittingLabel *self, const char *const *texts)
{
  g_return_if_fail (CHECKBIT_IS_FITTING_LABEL (self));
  g_return_if_fail (texts != NULL && texts[0] != NULL);

  if (has_texts (self, texts))
    return;
  remove_labels (self);
  for (; *texts != NULL; texts++)
    add_label (self, *texts);
}

void
checkbit_fitting_label_set_lines (CheckbitFittingLabel *self, int lines)
{
  g_return_if_fail (CHECKBIT_IS_FITTING_LABEL (self));
  g_return_if_fail (lines > 0);

  self->lines = lines;
  for (GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (self)); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    gtk_label_set_lines (GTK_LABEL (label), lines);
}

const char *
checkbit_fitting_label_get_shown (CheckbitFittingLabel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_FITTING_LABEL (self), "");

  for (GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (self)); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    if (gtk_widget_get_child_visible (label))
      return gtk_label_get_text (GTK_LABEL (label));
  return "";
}

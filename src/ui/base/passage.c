/* A passage of text that takes whatever width it is given.
 *
 * CSS nodes: passage > label.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/passage.h"

#define MIN_WIDTH 64 /* in pixels: one longer word */

struct _CheckbitPassage
{
  GtkWidget parent_instance;

  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (CheckbitPassage, checkbit_passage, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
checkbit_passage_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  GtkWidget *label = CHECKBIT_PASSAGE (widget)->label;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MIN_WIDTH;
  else
    gtk_widget_measure (label, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
checkbit_passage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (CHECKBIT_PASSAGE (widget)->label, width, height, baseline, NULL);
}

static void
checkbit_passage_dispose (GObject *object)
{
  g_clear_pointer (&CHECKBIT_PASSAGE (object)->label, gtk_widget_unparent);
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
  gtk_widget_class_set_css_name (widget_class, "passage");
  /* One of presentation would hide the label too. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_passage_init (CheckbitPassage *self)
{
  self->label
      = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                      "width-chars", 1, "css-classes", (const char *[]){ "comment", NULL }, NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

GtkWidget *
checkbit_passage_new (void)
{
  return g_object_new (CHECKBIT_TYPE_PASSAGE, NULL);
}

GtkLabel *
checkbit_passage_get_label (CheckbitPassage *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PASSAGE (self), NULL);

  return GTK_LABEL (self->label);
}

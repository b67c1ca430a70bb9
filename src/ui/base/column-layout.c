/* A column whose last child is hidden where the column is low.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/column-layout.h"

#define LEAST_SHARE 8 /* the last child is shown from its height times this */

struct _CheckbitColumnLayout
{
  GtkLayoutManager parent_instance;

  GtkLayoutManager *box;
};

G_DEFINE_FINAL_TYPE (CheckbitColumnLayout, checkbit_column_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The height of the last child at a width; -1 for any. */
static void
measure_last (GtkWidget *widget, int width, int *minimum, int *natural)
{
  GtkWidget *last = gtk_widget_get_last_child (widget);

  *minimum = *natural = 0;
  if (last != NULL && gtk_widget_should_layout (last))
    gtk_widget_measure (last, GTK_ORIENTATION_VERTICAL, width, minimum, natural, NULL, NULL);
}

static void
checkbit_column_layout_measure (GtkLayoutManager *manager,
                                GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline)
{
  gboolean vertical = orientation == GTK_ORIENTATION_VERTICAL;
  int last, last_natural;

  /* The minimum width does not depend on the height, even if that is too small. */
  gtk_layout_manager_measure (CHECKBIT_COLUMN_LAYOUT (manager)->box, widget, orientation,
                              vertical ? for_size : -1, minimum, natural, NULL, NULL);
  if (!vertical)
    return;
  measure_last (widget, for_size, &last, &last_natural);
  *minimum -= last;
}

/* A hidden child is placed below the lower edge. */
static void
checkbit_column_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *last = gtk_widget_get_last_child (widget);
  int minimum, natural;
  gboolean low;

  measure_last (widget, width, &minimum, &natural);
  low = height < natural * LEAST_SHARE;
  if (last != NULL)
    gtk_widget_set_child_visible (last, !low);
  gtk_layout_manager_allocate (CHECKBIT_COLUMN_LAYOUT (manager)->box, widget, width,
                               low ? height + natural : height, baseline);
}

static GtkSizeRequestMode
checkbit_column_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
checkbit_column_layout_finalize (GObject *object)
{
  g_clear_object (&CHECKBIT_COLUMN_LAYOUT (object)->box);
  G_OBJECT_CLASS (checkbit_column_layout_parent_class)->finalize (object);
}

static void
checkbit_column_layout_class_init (CheckbitColumnLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_column_layout_finalize;
  layout_class->measure = checkbit_column_layout_measure;
  layout_class->allocate = checkbit_column_layout_allocate;
  layout_class->get_request_mode = checkbit_column_layout_get_request_mode;
}

static void
checkbit_column_layout_init (CheckbitColumnLayout *self)
{
  self->box = gtk_box_layout_new (GTK_ORIENTATION_VERTICAL);
}

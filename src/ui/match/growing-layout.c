/* A layout whose widget never becomes lower.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/growing-layout.h"

struct _CheckbitGrowingLayout
{
  GtkLayoutManager parent_instance;

  GtkLayoutManager *bin; /* owned */
  int width;             /* the last one measured */
  int height;            /* the greatest one needed at that width */
};

#define CHECKBIT_TYPE_GROWING_LAYOUT (checkbit_growing_layout_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitGrowingLayout, checkbit_growing_layout, CHECKBIT, GROWING_LAYOUT, GtkLayoutManager)

G_DEFINE_FINAL_TYPE (CheckbitGrowingLayout, checkbit_growing_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
checkbit_growing_layout_measure (GtkLayoutManager *manager,
                                 GtkWidget *widget,
                                 GtkOrientation orientation,
                                 int for_size,
                                 int *minimum,
                                 int *natural,
                                 int *minimum_baseline,
                                 int *natural_baseline)
{
  CheckbitGrowingLayout *self = CHECKBIT_GROWING_LAYOUT (manager);

  gtk_layout_manager_measure (self->bin, widget, orientation, for_size, minimum, natural, NULL,
                              NULL);
  if (orientation != GTK_ORIENTATION_VERTICAL || for_size != self->width)
    return;
  *minimum = MAX (*minimum, self->height);
  *natural = MAX (*natural, self->height);
}

static void
checkbit_growing_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitGrowingLayout *self = CHECKBIT_GROWING_LAYOUT (manager);
  int needed;

  gtk_layout_manager_measure (self->bin, widget, GTK_ORIENTATION_VERTICAL, width, NULL, &needed,
                              NULL, NULL);
  self->height = self->width == width ? MAX (self->height, needed) : needed;
  self->width = width;
  gtk_layout_manager_allocate (self->bin, widget, width, height, baseline);
}

static GtkSizeRequestMode
checkbit_growing_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
checkbit_growing_layout_finalize (GObject *object)
{
  g_object_unref (CHECKBIT_GROWING_LAYOUT (object)->bin);
  G_OBJECT_CLASS (checkbit_growing_layout_parent_class)->finalize (object);
}

static void
checkbit_growing_layout_class_init (CheckbitGrowingLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_growing_layout_finalize;
  layout_class->measure = checkbit_growing_layout_measure;
  layout_class->allocate = checkbit_growing_layout_allocate;
  layout_class->get_request_mode = checkbit_growing_layout_get_request_mode;
}

static void
checkbit_growing_layout_init (CheckbitGrowingLayout *self)
{
  self->bin = gtk_bin_layout_new ();
}

GtkLayoutManager *
checkbit_growing_layout_new (void)
{
  return g_object_new (CHECKBIT_TYPE_GROWING_LAYOUT, NULL);
}

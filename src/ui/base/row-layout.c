/* A row's title and choice side by side, or in a column if there is no room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/row-layout.h"

struct _CheckbitRowLayout
{
  GtkLayoutManager parent_instance;

  GtkLayoutManager *beside;
  GtkLayoutManager *below;
  gboolean tight; /* children are side by side even if that makes them wrap */
};

G_DEFINE_FINAL_TYPE (CheckbitRowLayout, checkbit_row_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The orientation for a width; -1 for any. */
static GtkLayoutManager *
choose (CheckbitRowLayout *self, GtkWidget *widget, int width)
{
  int least, natural;

  if (width < 0)
    return self->beside;
  gtk_layout_manager_measure (self->beside, widget, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                              &natural, NULL, NULL);
  return width < (self->tight ? least : natural) ? self->below : self->beside;
}

static void
checkbit_row_layout_measure (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  CheckbitRowLayout *self = CHECKBIT_ROW_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_layout_manager_measure (choose (self, widget, for_size), widget, orientation, for_size,
                                  minimum, natural, NULL, NULL);
      return;
    }
  gtk_layout_manager_measure (self->below, widget, orientation, -1, minimum, NULL, NULL, NULL);
  gtk_layout_manager_measure (self->beside, widget, orientation, -1, NULL, natural, NULL, NULL);
}

static void
checkbit_row_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  GtkLayoutManager *chosen = choose (CHECKBIT_ROW_LAYOUT (manager), widget, width);

  gtk_layout_manager_allocate (chosen, widget, width, height, baseline);
}

static GtkSizeRequestMode
checkbit_row_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
checkbit_row_layout_finalize (GObject *object)
{
  CheckbitRowLayout *self = CHECKBIT_ROW_LAYOUT (object);

  g_clear_object (&self->beside);
  g_clear_object (&self->below);
  G_OBJECT_CLASS (checkbit_row_layout_parent_class)->finalize (object);
}

static void
checkbit_row_layout_class_init (CheckbitRowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_row_layout_finalize;
  layout_class->measure = checkbit_row_layout_measure;
  layout_class->allocate = checkbit_row_layout_allocate;
  layout_class->get_request_mode = checkbit_row_layout_get_request_mode;
}

static void
checkbit_row_layout_init (CheckbitRowLayout *self)
{
  self->beside = gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL);
  self->below = gtk_box_layout_new (GTK_ORIENTATION_VERTICAL);
}

GtkLayoutManager *
checkbit_row_layout_new (guint spacing)
{
  CheckbitRowLayout *self = g_object_new (checkbit_row_layout_get_type (), NULL);

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (self->beside), spacing);
  return GTK_LAYOUT_MANAGER (self);
}

GtkLayoutManager *
checkbit_row_layout_new_tight (guint spacing, gboolean homogeneous)
{
  GtkLayoutManager *layout = checkbit_row_layout_new (spacing);
  CheckbitRowLayout *self = CHECKBIT_ROW_LAYOUT (layout);

  self->tight = TRUE;
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (self->beside), homogeneous);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (self->below), spacing);
  return layout;
}

/* A column's last child is visible if the column is high enough; otherwise the others take its
 * room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/column-layout.h"

typedef struct
{
  const char *name;
  int height;
  int middle; /* the resulting height of the middle child */
  gboolean last;
} Case;

/* The first child has height 30, the last 40; the middle one takes the rest. */
static const Case cases[] = {
  { "high", 400, 330, TRUE },
  { "just-high-enough", 320, 250, TRUE },
  { "low", 319, 289, FALSE },
  { "least", 50, 20, FALSE },
};

static GtkWidget *
add_child (GtkWidget *column, int height)
{
  GtkWidget *child = adw_bin_new ();

  gtk_widget_set_size_request (child, 10, height);
  gtk_widget_set_parent (child, column);
  return child;
}

static void
test_heights (gconstpointer data)
{
  const Case *c = data;
  GtkWidget *column = g_object_ref_sink (adw_bin_new ());
  GtkWidget *first, *middle, *last;
  int least;

  gtk_widget_set_layout_manager (column, g_object_new (CHECKBIT_TYPE_COLUMN_LAYOUT, NULL));
  first = add_child (column, 30);
  middle = add_child (column, 20);
  gtk_widget_set_vexpand (middle, TRUE);
  last = add_child (column, 40);

  gtk_widget_measure (column, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, 50);
  gtk_widget_measure (column, GTK_ORIENTATION_HORIZONTAL, least, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, 10);
  gtk_widget_size_allocate (column, &(GtkAllocation){ 0, 0, 100, c->height }, -1);
  g_assert_cmpint (gtk_widget_get_height (first), ==, 30);
  g_assert_cmpint (gtk_widget_get_height (middle), ==, c->middle);
  g_assert_cmpint (gtk_widget_get_child_visible (last), ==, c->last);

  gtk_widget_unparent (first);
  gtk_widget_unparent (middle);
  gtk_widget_unparent (last);
  g_object_unref (column);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/column-layout/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_heights);
    }
  return g_test_run ();
}

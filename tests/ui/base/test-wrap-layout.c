/* Children in as many lines as necessary: the total height, and the position of each child.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/wrap-layout.h"

#define N_CHILDREN 4

/* Children with widths 50, 30, 60 and 40; the third has height 20, the others 10. */
static const int widths[N_CHILDREN] = { 50, 30, 60, 40 };

typedef struct
{
  const char *name;
  int width;
  int hidden; /* the child that is not shown, or -1 */
  gboolean mirrored;
  int height;                   /* that is needed */
  int places[N_CHILDREN][2];    /* x and y */
} Case;

static const Case cases[] = {
  { "one-line", 180, -1, FALSE, 20, { { 0, 0 }, { 50, 0 }, { 80, 0 }, { 140, 0 } } },
  { "two-lines", 179, -1, FALSE, 30, { { 0, 0 }, { 50, 0 }, { 80, 0 }, { 0, 20 } } },
  { "three-lines", 80, -1, FALSE, 40, { { 0, 0 }, { 50, 0 }, { 0, 10 }, { 0, 30 } } },
  { "hidden", 90, 1, FALSE, 40, { { 0, 0 }, { 0, 0 }, { 0, 10 }, { 0, 30 } } },
  { "mirrored", 100, -1, TRUE, 30, { { 50, 0 }, { 20, 0 }, { 40, 10 }, { 0, 10 } } },
};

static void
test_places (gconstpointer data)
{
  const Case *c = data;
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *children[N_CHILDREN];
  int least, height;

  gtk_widget_set_layout_manager (box, checkbit_wrap_layout_new ());
  gtk_widget_set_direction (box, c->mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  for (int i = 0; i < N_CHILDREN; i++)
    {
      children[i] = adw_bin_new ();
      gtk_widget_set_size_request (children[i], widths[i], i == 2 ? 20 : 10);
      gtk_widget_set_visible (children[i], i != c->hidden);
      gtk_box_append (GTK_BOX (box), children[i]);
    }

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, 60);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, c->width, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, ==, c->height);
  gtk_widget_size_allocate (box, &(GtkAllocation){ 0, 0, c->width, height }, -1);
  for (int i = 0; i < N_CHILDREN; i++)
    {
      graphene_rect_t bounds;

      if (i == c->hidden)
        continue;
      g_assert_true (gtk_widget_compute_bounds (children[i], box, &bounds));
      g_assert_cmpfloat (bounds.origin.x, ==, c->places[i][0]);
      g_assert_cmpfloat (bounds.origin.y, ==, c->places[i][1]);
      g_assert_cmpfloat (bounds.size.width, ==, widths[i]);
    }
  g_object_unref (box);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/wrap-layout/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_places);
    }
  return g_test_run ();
}

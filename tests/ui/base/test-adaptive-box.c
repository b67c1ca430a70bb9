/* An adaptive box arranges its cards in a row or a column: which one, and the position of each
 * card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/adaptive-box.h"

#define SPACING 12
#define LEAST_FIRST 90
#define LEAST_SECOND 40

typedef struct
{
  const char *name;
  int width, height;
  gboolean second;   /* whether the second card is shown */
  gboolean mirrored; /* from right to left */
  GtkAllocation expected[2];
} Case;

static const Case cases[] = {
  { "side", 300, 700, TRUE, FALSE, { { 0, 0, 300, 369 }, { 0, 381, 300, 319 } } },
  { "phone", 344, 142, TRUE, FALSE, { { 0, 0, 344, 90 }, { 0, 102, 344, 40 } } },
  { "nearly", 439, 160, TRUE, FALSE, { { 0, 0, 439, 99 }, { 0, 111, 439, 49 } } },
  { "beside", 440, 160, TRUE, FALSE, { { 0, 0, 214, 160 }, { 226, 0, 214, 160 } } },
  { "usual", 500, 160, TRUE, FALSE, { { 0, 0, 244, 160 }, { 256, 0, 244, 160 } } },
  { "mirrored", 500, 160, TRUE, TRUE, { { 256, 0, 244, 160 }, { 0, 0, 244, 160 } } },
  { "one", 500, 160, FALSE, FALSE, { { 0, 0, 500, 160 } } },
};

static GtkWidget *
card_new (GtkWidget *box, int least)
{
  GtkWidget *card = adw_bin_new ();

  gtk_widget_set_size_request (card, 100, least);
  gtk_widget_set_parent (card, box);
  return card;
}

static void
assert_place (GtkWidget *card, const GtkAllocation *expected)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (card, gtk_widget_get_parent (card), &bounds));
  g_assert_cmpfloat (bounds.origin.x, ==, expected->x);
  g_assert_cmpfloat (bounds.origin.y, ==, expected->y);
  g_assert_cmpfloat (bounds.size.width, ==, expected->width);
  g_assert_cmpfloat (bounds.size.height, ==, expected->height);
}

static void
test_places (gconstpointer data)
{
  const Case *c = data;
  GtkWidget *box = g_object_ref_sink (checkbit_adaptive_box_new ());
  GtkWidget *first = card_new (box, LEAST_FIRST);
  GtkWidget *second = card_new (box, LEAST_SECOND);
  int least;

  gtk_widget_set_visible (second, c->second);
  gtk_widget_set_direction (box, c->mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, LEAST_FIRST + (c->second ? SPACING + LEAST_SECOND : 0));

  gtk_widget_allocate (box, c->width, c->height, -1, NULL);
  assert_place (first, &c->expected[0]);
  if (c->second)
    assert_place (second, &c->expected[1]);
  g_object_unref (box);
}

/* A child that does not expand gets its natural size and the other the rest; with little room, it
 * gets what is available. */
static void
test_modest (void)
{
  GtkWidget *box = g_object_ref_sink (checkbit_adaptive_box_new ());
  GtkWidget *first = gtk_label_new ("One word of this and one of that, and one more");
  GtkWidget *second = card_new (box, LEAST_SECOND);
  int least, natural;

  gtk_label_set_wrap (GTK_LABEL (first), TRUE);
  gtk_widget_set_vexpand (second, TRUE);
  gtk_widget_insert_before (first, box, second);
  gtk_widget_measure (first, GTK_ORIENTATION_VERTICAL, 200, NULL, &natural, NULL, NULL);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (natural, <, 300);

  gtk_widget_allocate (box, 200, 700, -1, NULL);
  assert_place (first, &(GtkAllocation){ 0, 0, 200, natural });
  assert_place (second, &(GtkAllocation){ 0, natural + SPACING, 200, 700 - natural - SPACING });
  gtk_widget_allocate (box, 200, least, -1, NULL);
  assert_place (first, &(GtkAllocation){ 0, 0, 200, least - SPACING - LEAST_SECOND });
  g_object_unref (box);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/adaptive-box/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_places);
    }

  g_test_add_func ("/adaptive-box/modest", test_modest);

  return g_test_run ();
}

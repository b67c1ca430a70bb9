/* Tests of popovers whose place is, or gets, scrolled out of sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "hovered-popover.h"

#define FAR 2000 /* pixels: more than a screen */

/* Puts the parent at the top of a page that is much longer than the window. */
static GtkAdjustment *
make_long (Hovered *fixture)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkAdjustment *adjustment;

  g_object_ref (fixture->parent);
  gtk_window_set_child (fixture->window, NULL);
  gtk_widget_set_size_request (box, -1, 2 * FAR);
  gtk_box_append (GTK_BOX (box), fixture->parent);
  g_object_unref (fixture->parent);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_window_set_child (fixture->window, scroller);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  ui_test_wait_for (gtk_adjustment_get_upper (adjustment) >= 2 * FAR);
  return adjustment;
}

/* A menu stays while what it belongs to is in sight, and closes where GTK 4.8 would look for it
 * beside all monitors. */
static void
test_scrolled (Hovered *fixture, gconstpointer data)
{
  GtkAdjustment *adjustment = make_long (fixture);

  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->popover));
  gtk_adjustment_set_value (adjustment, 4);
  ui_test_run (100);
  g_assert_true (gtk_widget_get_mapped (fixture->popover));
  gtk_adjustment_set_value (adjustment, FAR);
  ui_test_wait_for (!gtk_widget_get_mapped (fixture->popover));

  gtk_adjustment_set_value (adjustment, 0);
  ui_test_wait_for_frames (fixture->window);
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->popover));
}

/* Whether the parent is within the window. */
static gboolean
is_parent_in_sight (Hovered *fixture)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (fixture->parent, window, &bounds));
  return bounds.origin.y + bounds.size.height > 0
         && bounds.origin.y < (float) gtk_widget_get_height (window);
}

typedef struct
{
  const char *name;
  gboolean is_low;   /* the place is in the middle of the page, not at its top */
  gboolean laid_out; /* the page, since it was scrolled */
  int margin;        /* over the page */
} Case;

/* Moves the place far down. */
static void
put_low (Hovered *fixture)
{
  GtkWidget *space = gtk_label_new ("above");

  gtk_widget_set_size_request (space, -1, FAR);
  gtk_box_prepend (GTK_BOX (gtk_widget_get_parent (fixture->parent)), space);
}

/* One that is opened with a key where its place is scrolled out of sight brings it back first. */
static void
test_out_of_sight (Hovered *fixture, gconstpointer data)
{
  const Case *row = data;
  GtkAdjustment *adjustment = make_long (fixture);

  gtk_widget_set_margin_top (gtk_widget_get_parent (fixture->parent), row->margin);
  if (row->is_low)
    put_low (fixture);
  gtk_adjustment_set_value (adjustment, row->is_low ? FAR : 0);
  ui_test_wait_for (is_parent_in_sight (fixture));
  gtk_adjustment_set_value (adjustment, row->is_low ? 0 : FAR);
  if (row->laid_out)
    ui_test_wait_for (!is_parent_in_sight (fixture));
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  g_assert_true (gtk_widget_get_mapped (fixture->popover));
  g_assert_true (is_parent_in_sight (fixture));
  ui_test_run (100);
  g_assert_true (gtk_widget_get_mapped (fixture->popover));
  g_assert_true (is_parent_in_sight (fixture));
}

/* One whose place is partly in sight moves nothing. */
static void
test_in_sight (Hovered *fixture, gconstpointer data)
{
  GtkAdjustment *adjustment = make_long (fixture);

  gtk_adjustment_set_value (adjustment, 5);
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  ui_test_run (100);
  g_assert_true (gtk_widget_get_mapped (fixture->popover));
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment), 5, 0.5);
}

/* One that is opened in another popover does not move the page under that. */
static void
test_nested (Hovered *fixture, gconstpointer data)
{
  GtkAdjustment *adjustment = make_long (fixture);
  GtkWidget *inner = gtk_popover_new ();

  put_low (fixture);
  ui_test_wait_for_frames (fixture->window);
  gtk_adjustment_set_value (adjustment, FAR);
  gtk_popover_set_child (GTK_POPOVER (inner), gtk_label_new ("inner"));
  gtk_widget_set_parent (inner, gtk_popover_get_child (GTK_POPOVER (fixture->popover)));
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  ui_test_wait_for_frames (fixture->popover);
  gtk_popover_popup (GTK_POPOVER (inner));
  ui_test_run (100);
  g_assert_true (gtk_widget_get_mapped (inner));
  g_assert_true (gtk_widget_get_mapped (fixture->popover));
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment), FAR, 0.5);
  gtk_widget_unparent (inner);
}

static const Case cases[] = {
  { "above", FALSE, TRUE, 0 },
  { "below", TRUE, TRUE, 0 },
  { "above-before-layout", FALSE, FALSE, 0 },
  { "below-before-layout", TRUE, FALSE, 0 },
  { "margin", FALSE, FALSE, 40 },
};

static void
add (const char *name, gconstpointer data, void (*test) (Hovered *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/popover-sight/", name, NULL);

  g_test_add (path, Hovered, data, hovered_set_up, test, hovered_tear_down);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  add ("scrolled", NULL, test_scrolled);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    add (cases[i].name, &cases[i], test_out_of_sight);
  add ("in-sight", NULL, test_in_sight);
  add ("nested", NULL, test_nested);
  return g_test_run ();
}

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

  g_object_ref (fixture->parent);
  gtk_window_set_child (fixture->window, NULL);
  gtk_widget_set_size_request (box, -1, 2 * FAR);
  gtk_box_append (GTK_BOX (box), fixture->parent);
  g_object_unref (fixture->parent);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_window_set_child (fixture->window, scroller);
  ui_test_run (100);
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
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
  ui_test_run (100);
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
  gboolean is_low;   /* the place is in the middle of the page, not at its top */
  gboolean laid_out; /* the page, since it was scrolled */
} Case;

/* One that is opened with a key where its place is scrolled out of sight brings it back first. */
static void
test_out_of_sight (Hovered *fixture, gconstpointer data)
{
  const Case *row = data;
  GtkAdjustment *adjustment = make_long (fixture);

  if (row->is_low)
    {
      GtkWidget *space = gtk_label_new ("above");

      gtk_widget_set_size_request (space, -1, FAR);
      gtk_box_prepend (GTK_BOX (gtk_widget_get_parent (fixture->parent)), space);
    }
  if (row->is_low && !row->laid_out)
    {
      gtk_adjustment_set_value (adjustment, FAR);
      ui_test_wait_for (is_parent_in_sight (fixture));
    }
  gtk_adjustment_set_value (adjustment, row->is_low ? 0 : FAR);
  if (row->laid_out)
    ui_test_wait_for (!is_parent_in_sight (fixture));
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->popover));
  g_assert_true (is_parent_in_sight (fixture));
  ui_test_run (100);
  g_assert_true (gtk_widget_get_mapped (fixture->popover));
}

static const Case cases[] = { { FALSE, TRUE }, { TRUE, TRUE }, { FALSE, FALSE }, { TRUE, FALSE } };

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add ("/popover-sight/scrolled", Hovered, NULL, hovered_set_up, test_scrolled,
              hovered_tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name
          = g_strdup_printf ("/popover-sight/%s%s", cases[i].is_low ? "below" : "above",
                             cases[i].laid_out ? "" : "-after-layout");

      g_test_add (name, Hovered, &cases[i], hovered_set_up, test_out_of_sight, hovered_tear_down);
    }
  return g_test_run ();
}

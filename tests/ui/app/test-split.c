/* The split container and the layout of the play area: sizes, hiding, folding to an overlay.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/app/play-area.h"
#include "ui/base/split.h"

typedef struct
{
  GtkWindow *window;
  CheckbitSplit *split;
  GtkWidget *content;
  GtkWidget *sidebar;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->content = adw_bin_new ();
  fixture->sidebar = adw_bin_new ();
  fixture->split = CHECKBIT_SPLIT (checkbit_split_new ());
  checkbit_split_set_content (fixture->split, fixture->content);
  checkbit_split_set_sidebar (fixture->split, fixture->sidebar);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->split));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_test_destroy (fixture->window);
}

/* Gives the split a size directly: no window manager has a say. */
static void
allocate (Fixture *fixture, int width)
{
  int least;
  gtk_widget_measure (GTK_WIDGET (fixture->split), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  gtk_widget_measure (GTK_WIDGET (fixture->split), GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL,
                      NULL);
  gtk_widget_allocate (GTK_WIDGET (fixture->split), width, 600, -1, NULL);
}

static void
test_beside (Fixture *fixture, gconstpointer data)
{
  checkbit_split_set_sidebar_width (fixture->split, 400);
  allocate (fixture, 1200);
  g_assert_false (checkbit_split_get_collapsed (fixture->split));
  g_assert_true (checkbit_split_get_sidebar_visible (fixture->split));
  g_assert_cmpint (gtk_widget_get_width (fixture->sidebar), ==, 400);
  g_assert_cmpint (gtk_widget_get_width (fixture->content), ==, 800);

  /* Never so wide that the content is squeezed. */
  checkbit_split_set_sidebar_width (fixture->split, 5000);
  allocate (fixture, 1200);
  g_assert_cmpint (gtk_widget_get_width (fixture->content), >=, 480);

  checkbit_split_set_sidebar_visible (fixture->split, FALSE);
  allocate (fixture, 1200);
  g_assert_false (checkbit_split_get_show_sidebar (fixture->split));
  g_assert_cmpint (gtk_widget_get_width (fixture->content), ==, 1200);
  g_assert_false (gtk_widget_get_child_visible (gtk_widget_get_parent (fixture->sidebar)));
}

/* Left to itself the sidebar takes what the content leaves: six masks in a row where that is
 * enough. */
static void
test_auto_width (Fixture *fixture, gconstpointer data)
{
  allocate (fixture, 1270);
  g_assert_cmpint (gtk_widget_get_width (fixture->sidebar), >=, 620);
  g_assert_cmpint (gtk_widget_get_width (fixture->content), >=, 620);
  allocate (fixture, 900);
  g_assert_cmpint (gtk_widget_get_width (fixture->sidebar), >=, 300);
  g_assert_cmpint (gtk_widget_get_width (fixture->content), >=, 480);
}

static void
test_overlay (Fixture *fixture, gconstpointer data)
{
  ui_test_show (fixture->window);
  allocate (fixture, 500);
  g_assert_true (checkbit_split_get_collapsed (fixture->split));
  g_assert_false (checkbit_split_get_sidebar_visible (fixture->split));
  g_assert_true (checkbit_split_get_show_sidebar (fixture->split));
  g_assert_cmpint (gtk_widget_get_width (fixture->content), ==, 500);

  checkbit_split_set_sidebar_visible (fixture->split, TRUE);
  g_assert_true (checkbit_split_get_sidebar_visible (fixture->split));
  ui_test_wait_for (gtk_widget_get_child_visible (gtk_widget_get_parent (fixture->sidebar)));
  allocate (fixture, 500);
  g_assert_cmpint (gtk_widget_get_width (fixture->content), ==, 500);

  checkbit_split_set_sidebar_visible (fixture->split, FALSE);
  ui_test_wait_for (!gtk_widget_get_child_visible (gtk_widget_get_parent (fixture->sidebar)));

  /* Wide again: beside the content, as it was before. */
  allocate (fixture, 1000);
  g_assert_false (checkbit_split_get_collapsed (fixture->split));
  g_assert_true (checkbit_split_get_sidebar_visible (fixture->split));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* While sizes are handed out nobody is told of anything: whoever listens may change any widget. */
static void
test_quiet_allocation (Fixture *fixture, gconstpointer data)
{
  guint n = 0;

  ui_test_show (fixture->window);
  allocate (fixture, 1200);
  ui_test_wait_for (!gtk_widget_has_css_class (GTK_WIDGET (fixture->split), "collapsed"));
  g_signal_connect_swapped (fixture->split, "notify::collapsed", G_CALLBACK (count_cb), &n);
  g_signal_connect_swapped (fixture->split, "notify::sidebar-visible", G_CALLBACK (count_cb), &n);
  g_signal_connect_swapped (fixture->split, "notify::css-classes", G_CALLBACK (count_cb), &n);
  allocate (fixture, 500);
  g_assert_true (checkbit_split_get_collapsed (fixture->split));
  g_assert_cmpuint (n, ==, 0);
  ui_test_wait_for (gtk_widget_has_css_class (GTK_WIDGET (fixture->split), "collapsed"));
  g_assert_cmpuint (n, >=, 3);
  g_signal_handlers_disconnect_by_data (fixture->split, &n);
}

/* The handle is come to by keyboard, which moves it. */
static void
test_handle (Fixture *fixture, gconstpointer data)
{
  GtkWidget *handle;

  gtk_window_set_default_size (fixture->window, 1200, 600);
  ui_test_show (fixture->window);
  gtk_window_set_focus (fixture->window, NULL);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->split), GTK_DIR_TAB_FORWARD));
  handle = gtk_window_get_focus (fixture->window);
  gtk_test_accessible_assert_role (handle, GTK_ACCESSIBLE_ROLE_SEPARATOR);
  gtk_test_accessible_assert_property (handle, GTK_ACCESSIBLE_PROPERTY_LABEL, "Inspector width");
}

/* Taken out of its window, the overlay has no focus to look after. */
static void
test_without_root (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitSplit) split = g_object_ref (fixture->split);

  gtk_window_set_child (fixture->window, NULL);
  allocate (fixture, 500);
  checkbit_split_set_sidebar_visible (split, TRUE);
  g_assert_true (checkbit_split_get_sidebar_visible (split));
  checkbit_split_set_sidebar_visible (split, FALSE);
  g_assert_false (checkbit_split_get_sidebar_visible (split));
}

static void
test_no_sidebar (Fixture *fixture, gconstpointer data)
{
  checkbit_split_set_sidebar (fixture->split, NULL);
  allocate (fixture, 1200);
  g_assert_false (checkbit_split_get_sidebar_visible (fixture->split));
  g_assert_cmpint (gtk_widget_get_width (fixture->content), ==, 1200);
}

static void
test_right_to_left (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t bounds;

  gtk_widget_set_direction (GTK_WIDGET (fixture->split), GTK_TEXT_DIR_RTL);
  checkbit_split_set_sidebar_width (fixture->split, 400);
  allocate (fixture, 1200);
  g_assert_true (
      gtk_widget_compute_bounds (fixture->sidebar, GTK_WIDGET (fixture->split), &bounds));
  g_assert_cmpfloat (bounds.origin.x, ==, 0);
  g_assert_true (
      gtk_widget_compute_bounds (fixture->content, GTK_WIDGET (fixture->split), &bounds));
  g_assert_cmpfloat (bounds.origin.x, ==, 400);
}

/* --- The play area's arithmetic ------------------------------------------------------------- */

#define SIDE 92

typedef struct
{
  const char *name;
  int width, height, footer, header, gauge;
  gboolean beside;
  int least_board;
  int side_width; /* that the side needs; 0: the usual */
} LayoutCase;

static const LayoutCase layout_cases[] = {
  { "phone", 360, 552, 80, 0, 0, FALSE, 300, 0 },
  { "phone-lying", 720, 312, 60, 0, 0, TRUE, 200, 0 },
  { "small", 800, 552, 60, 0, 0, TRUE, 440, 0 },
  { "tall", 500, 1000, 60, 0, 0, FALSE, 470, 0 },
  { "usual", 860, 770, 60, 0, 0, TRUE, 600, 0 },
  { "large", 1630, 1390, 60, 0, 0, TRUE, 1200, 0 },
  { "phone-with-clocks", 360, 680, 116, 36, 12, FALSE, 300, 0 },
  { "usual-with-clocks", 860, 770, 96, 36, 16, TRUE, 560, 0 },
  { "wide-side", 860, 770, 96, 36, 16, TRUE, 540, 260 },
};

static gboolean
is_inside (const GtkAllocation *box, int width, int height)
{
  return box->x >= 0 && box->y >= 0 && box->x + box->width <= width
         && box->y + box->height <= height;
}

static void
test_layout (gconstpointer data)
{
  const LayoutCase *c = data;
  CheckbitPlayNeeds needs = { c->header, c->footer, c->gauge, SIDE, c->side_width };
  CheckbitPlayLayout layout;

  checkbit_play_layout_compute (&layout, c->width, c->height, &needs);
  g_assert_cmpint (layout.board.width, ==, layout.board.height);
  g_assert_cmpint (layout.board.width, >=, c->least_board);
  g_assert_cmpint (layout.footer.height, ==, c->footer);
  g_assert_cmpint (layout.side.y < layout.footer.y, ==, c->beside);
  g_assert_cmpint (layout.side.height, >=, SIDE);
  if (c->beside)
    g_assert_cmpint (layout.side.width, >=, c->side_width);
  g_assert_true (is_inside (&layout.board, c->width, c->height));
  g_assert_true (is_inside (&layout.footer, c->width, c->height));
  g_assert_true (is_inside (&layout.side, c->width, c->height));
  g_assert_true (is_inside (&layout.header, c->width, c->height));
  g_assert_true (is_inside (&layout.gauge, c->width, c->height));
  g_assert_cmpint (layout.header.height, ==, c->header);
  g_assert_cmpint (layout.gauge.width, ==, c->gauge);
  g_assert_false (gdk_rectangle_intersect (&layout.board, &layout.header, NULL));
  g_assert_false (gdk_rectangle_intersect (&layout.board, &layout.gauge, NULL));
  g_assert_false (gdk_rectangle_intersect (&layout.board, &layout.side, NULL));
  g_assert_false (gdk_rectangle_intersect (&layout.board, &layout.footer, NULL));
  g_assert_false (gdk_rectangle_intersect (&layout.footer, &layout.side, NULL));
}

/* Every window size from a phone's to a desktop's: nothing cut off, nothing overlapping. */
static void
test_every_size (void)
{
  guint n = 0;

  for (int width = 340; width <= 2560; width += 20)
    for (int height = 440; height <= 1440; height += 20)
      {
        LayoutCase c = { "", width, height, 64, (int) n % 2 * 36, (int) n % 3 * 8, FALSE, 160,
                          (int) n % 4 * 80 };
        CheckbitPlayNeeds needs = { c.header, c.footer, c.gauge, SIDE, c.side_width };
        CheckbitPlayLayout layout;

        checkbit_play_layout_compute (&layout, width, height, &needs);
        c.beside = layout.side.y < layout.footer.y;
        test_layout (&c);
        n++;
      }
  g_test_message ("%u sizes", n);
  g_assert_cmpuint (n, >, 5000);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/split/beside", Fixture, NULL, set_up, test_beside, tear_down);
  g_test_add ("/split/auto-width", Fixture, NULL, set_up, test_auto_width, tear_down);
  g_test_add ("/split/overlay", Fixture, NULL, set_up, test_overlay, tear_down);
  g_test_add ("/split/quiet-allocation", Fixture, NULL, set_up, test_quiet_allocation, tear_down);
  g_test_add ("/split/handle", Fixture, NULL, set_up, test_handle, tear_down);
  g_test_add ("/split/without-root", Fixture, NULL, set_up, test_without_root, tear_down);
  g_test_add ("/split/no-sidebar", Fixture, NULL, set_up, test_no_sidebar, tear_down);
  g_test_add ("/split/right-to-left", Fixture, NULL, set_up, test_right_to_left, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (layout_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/play-layout/", layout_cases[i].name, NULL);
      g_test_add_data_func (path, &layout_cases[i], test_layout);
    }
  g_test_add_func ("/play-layout/every-size", test_every_size);

  return g_test_run ();
}

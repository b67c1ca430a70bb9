/* The desk: where the board and the two sides are at every size, which sides are visible, and that
 * it emits no signals during size allocation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/desk.h"
#include "ui/base/note-place.h"

/* --- The arithmetic -------------------------------------------------------------------------- */

static const CheckbitDeskNeeds usual = { .upper_height = 28,
                                         .lower_height = 28,
                                         .foot_height = 72,
                                         .gauge_width = 20,
                                         .game_width = 240,
                                         .bits_width = 320,
                                         .bits_good = 528,
                                         .bits_best = 782,
                                         .switcher_height = 43,
                                         .game_wanted = TRUE,
                                         .bits_wanted = TRUE,
                                         .view = CHECKBIT_SIDE_GAME };

static gboolean
is_inside (const GtkAllocation *box, int width, int height)
{
  return box->x >= 0 && box->y >= 0 && box->x + box->width <= width
         && box->y + box->height <= height;
}

/* No child is cut off, and none overlaps another. */
static void
check_layout (const CheckbitDeskLayout *layout, int width, int height)
{
  const GtkAllocation *parts[]
      = { &layout->upper, &layout->gauge, &layout->board, &layout->lower,   &layout->foot,
          &layout->game,  &layout->bits,  &layout->switcher };

  g_assert_cmpint (layout->board.width, ==, layout->board.height);
  g_assert_cmpint (layout->gauge.height, ==, layout->board.height);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (parts[i]->width == 0)
        continue;
      g_assert_true (is_inside (parts[i], width, height));
      for (guint j = 0; j < i; j++)
        g_assert_false (parts[j]->width > 0 && gdk_rectangle_intersect (parts[i], parts[j], NULL));
    }
}

typedef struct
{
  const char *name;
  int width, height;
  CheckbitDeskForm form;
  CheckbitSide view;
  int least_board;
} LayoutCase;

static const LayoutCase layout_cases[] = {
  { "phone", 360, 594, CHECKBIT_DESK_STACKED, CHECKBIT_SIDE_GAME, 250 },
  { "phone-bits", 360, 594, CHECKBIT_DESK_STACKED, CHECKBIT_SIDE_BITS, 150 },
  { "tall", 500, 1000, CHECKBIT_DESK_STACKED, CHECKBIT_SIDE_GAME, 450 },
  { "phone-lying", 720, 400, CHECKBIT_DESK_ONE, CHECKBIT_SIDE_GAME, 200 },
  { "small", 800, 554, CHECKBIT_DESK_ONE, CHECKBIT_SIDE_GAME, 370 },
  { "small-bits", 800, 554, CHECKBIT_DESK_ONE, CHECKBIT_SIDE_BITS, 370 },
  { "middle", 1280, 774, CHECKBIT_DESK_ONE, CHECKBIT_SIDE_GAME, 600 },
  { "first", 1400, 814, CHECKBIT_DESK_WIDE, CHECKBIT_SIDE_GAME, 620 },
  { "least-wide", 1300, 814, CHECKBIT_DESK_WIDE, CHECKBIT_SIDE_GAME, 520 },
  { "large", 1920, 1034, CHECKBIT_DESK_WIDE, CHECKBIT_SIDE_GAME, 850 },
};

static void
test_layout (gconstpointer data)
{
  const LayoutCase *c = data;
  CheckbitDeskNeeds needs = usual;
  CheckbitDeskLayout layout;

  needs.view = c->view;
  checkbit_desk_layout_compute (&layout, c->width, c->height, &needs);
  check_layout (&layout, c->width, c->height);
  g_assert_cmpint (layout.form, ==, c->form);
  g_assert_cmpint (layout.board.width, >=, c->least_board);
  if (c->form == CHECKBIT_DESK_WIDE)
    {
      g_assert_cmpint (layout.game.width, >=, 260);
      g_assert_cmpint (layout.bits.width, >=, 420);
    }
  else
    g_assert_cmpint ((layout.game.width > 0) + (layout.bits.width > 0), ==, 1);
}

/* Bits gets what is best for it where there is room for that, and what is good elsewhere; Game is
 * not narrowed for less than the best. */
static void
test_bits_best (void)
{
  static const struct
  {
    int width, height, bits, game;
  } cases[] = {
    { 1300, 814, 420, 260 },  { 1640, 814, 528, 260 },  { 1920, 1034, 528, 380 },
    { 1950, 1034, 782, 260 }, { 2560, 1394, 782, 260 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      CheckbitDeskLayout layout;

      checkbit_desk_layout_compute (&layout, cases[i].width, cases[i].height, &usual);
      g_test_message ("%d: %d, %d", cases[i].width, layout.bits.width, layout.game.width);
      g_assert_cmpint (layout.bits.width, >=, cases[i].bits);
      g_assert_cmpint (layout.game.width, >=, cases[i].game);
    }
}

/* Every window size from a phone's to a desktop's, with every choice of sides. */
static void
test_every_size (void)
{
  guint n = 0;

  for (int width = 360; width <= 2560; width += 20)
    for (int height = 560; height <= 1440; height += 20)
      {
        CheckbitDeskNeeds needs = usual;
        CheckbitDeskLayout layout;

        needs.game_wanted = n % 2 == 0;
        needs.bits_wanted = n % 3 == 0;
        needs.view = (CheckbitSide) (n % 3);
        needs.bits_wish = n % 5 == 0 ? 500 : 0;
        checkbit_desk_layout_compute (&layout, width, height, &needs);
        check_layout (&layout, width, height);
        n++;
      }
  g_test_message ("%u sizes", n);
  g_assert_cmpuint (n, >, 4000);
}

/* The board has the same place beside either side. */
static void
test_same_board (void)
{
  for (int width = 640; width < CHECKBIT_DESK_WIDE_WIDTH; width += 20)
    {
      CheckbitDeskNeeds needs = usual;
      CheckbitDeskLayout game, bits;

      checkbit_desk_layout_compute (&game, width, 600, &needs);
      needs.view = CHECKBIT_SIDE_BITS;
      checkbit_desk_layout_compute (&bits, width, 600, &needs);
      g_assert_cmpint (game.form, ==, bits.form);
      if (game.form == CHECKBIT_DESK_ONE)
        g_assert_true (gdk_rectangle_equal (&game.board, &bits.board));
    }
}

/* --- The widget ------------------------------------------------------------------------------ */

typedef struct
{
  GtkWindow *window;
  CheckbitDesk *desk;
  GtkWidget *board, *game, *bits;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->board = adw_bin_new ();
  fixture->game = gtk_button_new ();
  fixture->bits = gtk_button_new ();
  fixture->desk = g_object_new (CHECKBIT_TYPE_DESK, "board", fixture->board, "game", fixture->game,
                                "bits", fixture->bits, NULL);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->desk));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_test_destroy (fixture->window);
}

/* Gives the desk a size directly: no window manager has a say. */
static void
allocate (Fixture *fixture, int width, int height)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (fixture->desk), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  gtk_widget_measure (GTK_WIDGET (fixture->desk), GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL,
                      NULL);
  g_assert_cmpint (least, <=, 560);
  gtk_widget_allocate (GTK_WIDGET (fixture->desk), width, height, -1, NULL);
}

static gboolean
is_seen (GtkWidget *widget)
{
  return gtk_widget_get_child_visible (gtk_widget_get_parent (widget));
}

static void
test_wide (Fixture *fixture, gconstpointer data)
{
  CheckbitDesk *desk = fixture->desk;
  int board;

  allocate (fixture, 1400, 814);
  g_assert_true (is_seen (fixture->game) && is_seen (fixture->bits));
  board = gtk_widget_get_width (fixture->board);

  /* Hidden until it is wanted again; the board grows if it can. */
  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_BITS, FALSE);
  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_GAME, FALSE);
  allocate (fixture, 1400, 814);
  g_assert_false (is_seen (fixture->game) || is_seen (fixture->bits));
  g_assert_cmpint (gtk_widget_get_width (fixture->board), >, board);
  allocate (fixture, 800, 554);
  allocate (fixture, 1400, 814);
  g_assert_false (checkbit_desk_get_shown (desk, CHECKBIT_SIDE_BITS));
  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_GAME, TRUE);
  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_BITS, TRUE);
  allocate (fixture, 1400, 814);
  g_assert_cmpint (gtk_widget_get_width (fixture->board), ==, board);
}

/* One side hides when the other is shown, and returns after that. */
static void
test_one (Fixture *fixture, gconstpointer data)
{
  CheckbitDesk *desk = fixture->desk;

  allocate (fixture, 800, 554);
  g_assert_true (checkbit_desk_get_shown (desk, CHECKBIT_SIDE_GAME));
  g_assert_false (checkbit_desk_get_shown (desk, CHECKBIT_SIDE_BITS));
  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_BITS, TRUE);
  g_assert_false (checkbit_desk_get_shown (desk, CHECKBIT_SIDE_GAME));
  allocate (fixture, 800, 554);
  g_assert_true (is_seen (fixture->bits) && !is_seen (fixture->game));
  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_BITS, FALSE);
  g_assert_true (checkbit_desk_get_shown (desk, CHECKBIT_SIDE_GAME));

  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_GAME, FALSE);
  allocate (fixture, 800, 554);
  g_assert_false (is_seen (fixture->bits) || is_seen (fixture->game));
  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_BITS, TRUE);
  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_BITS, FALSE);
  g_assert_cmpint (checkbit_desk_get_view (desk), ==, CHECKBIT_SIDE_NONE);
}

/* Bits in a window of its own leaves the place to Game. */
static void
test_bits_elsewhere (Fixture *fixture, gconstpointer data)
{
  CheckbitDesk *desk = fixture->desk;

  allocate (fixture, 800, 554);
  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_BITS, TRUE);
  checkbit_desk_set_bits_here (desk, FALSE);
  g_assert_false (checkbit_desk_get_shown (desk, CHECKBIT_SIDE_BITS));
  g_assert_true (checkbit_desk_get_shown (desk, CHECKBIT_SIDE_GAME));
  allocate (fixture, 1400, 814);
  g_assert_false (is_seen (fixture->bits));
  checkbit_desk_set_bits_here (desk, TRUE);
  g_assert_true (checkbit_desk_get_shown (desk, CHECKBIT_SIDE_BITS));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* No signal is emitted during size allocation, because a listener may change any widget. */
static void
test_quiet_allocation (Fixture *fixture, gconstpointer data)
{
  guint n = 0;

  ui_test_show (fixture->window);
  allocate (fixture, 1400, 814);
  ui_test_wait_for (gtk_widget_has_css_class (GTK_WIDGET (fixture->desk), "wide"));
  g_signal_connect_swapped (fixture->desk, "notify::form", G_CALLBACK (count_cb), &n);
  g_signal_connect_swapped (fixture->desk, "notify::bits-shown", G_CALLBACK (count_cb), &n);
  g_signal_connect_swapped (fixture->desk, "notify::css-classes", G_CALLBACK (count_cb), &n);
  allocate (fixture, 400, 700);
  g_assert_cmpint (checkbit_desk_get_form (fixture->desk), ==, CHECKBIT_DESK_STACKED);
  g_assert_cmpuint (n, ==, 0);
  ui_test_wait_for (gtk_widget_has_css_class (GTK_WIDGET (fixture->desk), "stacked"));
  g_assert_cmpuint (n, >=, 3);
  g_signal_handlers_disconnect_by_data (fixture->desk, &n);
}

/* The focus does not stay in a side that is hidden. */
static void
test_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *square = gtk_button_new ();

  adw_bin_set_child (ADW_BIN (fixture->board), square);
  gtk_window_set_default_size (fixture->window, 800, 554);
  ui_test_show (fixture->window);
  ui_test_wait_for (gtk_widget_get_mapped (fixture->game));
  gtk_widget_grab_focus (fixture->game);
  checkbit_desk_set_shown (fixture->desk, CHECKBIT_SIDE_GAME, FALSE);
  ui_test_wait_for (gtk_window_get_focus (fixture->window) == square);
}

/* Sides are shown and hidden while the desk is in no window, where nothing can have the focus. */
static void
test_no_window (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitDesk) desk = g_object_ref (fixture->desk);

  gtk_window_set_child (fixture->window, NULL);
  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_GAME, FALSE);
  g_assert_false (checkbit_desk_get_shown (desk, CHECKBIT_SIDE_GAME));
  checkbit_desk_set_shown (desk, CHECKBIT_SIDE_GAME, TRUE);
  g_assert_true (checkbit_desk_get_shown (desk, CHECKBIT_SIDE_GAME));
}

static void
test_right_to_left (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t bounds;

  gtk_widget_set_direction (GTK_WIDGET (fixture->desk), GTK_TEXT_DIR_RTL);
  checkbit_desk_set_bits_width (fixture->desk, 440);
  allocate (fixture, 1400, 814);
  g_assert_true (
      gtk_widget_compute_bounds (fixture->bits, GTK_WIDGET (fixture->desk), &bounds));
  g_assert_cmpfloat (bounds.origin.x, ==, 0);
  g_assert_cmpfloat (bounds.size.width, ==, 440);
  g_assert_true (
      gtk_widget_compute_bounds (fixture->game, GTK_WIDGET (fixture->desk), &bounds));
  g_assert_cmpfloat (bounds.origin.x, ==, 440);
}

/* Never so wide that the board is squeezed. */
static void
test_bits_width (Fixture *fixture, gconstpointer data)
{
  checkbit_desk_set_bits_width (fixture->desk, 5000);
  allocate (fixture, 1400, 814);
  g_assert_cmpint (gtk_widget_get_width (fixture->board), >=, 320);
  allocate (fixture, 800, 554);
  g_assert_cmpint (gtk_widget_get_width (fixture->board), >=, 320);
}

#define ADD(path, test) g_test_add ("/desk/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (layout_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/layout/", layout_cases[i].name, NULL);
      g_test_add_data_func (path, &layout_cases[i], test_layout);
    }
  g_test_add_func ("/desk/bits-best", test_bits_best);
  g_test_add_func ("/desk/layout/every-size", test_every_size);
  g_test_add_func ("/desk/layout/same-board", test_same_board);
  ADD ("wide", test_wide);
  ADD ("one", test_one);
  ADD ("bits-elsewhere", test_bits_elsewhere);
  ADD ("quiet-allocation", test_quiet_allocation);
  ADD ("focus", test_focus);
  ADD ("no-window", test_no_window);
  ADD ("right-to-left", test_right_to_left);
  ADD ("bits-width", test_bits_width);

  return g_test_run ();
}

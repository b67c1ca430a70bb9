/* Tests of CheckbitMoveList: it follows the game, and leads it by clicks and keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "game-script.h"
#include "ui/record/growing-list.h"
#include "ui/record/move-list.h"
#include "game/tree/edit.h"
#include "ui/record/move-row.h"

typedef struct
{
  GtkWindow *window;
  GtkWidget *other; /* something else that can have the focus */
  CheckbitMoveList *list;
  CheckbitGame *game;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->game = checkbit_game_new ();
  fixture->list = CHECKBIT_MOVE_LIST (checkbit_move_list_new (fixture->game));
  fixture->other = gtk_button_new_with_label ("other");
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 300, 400);
  gtk_widget_set_vexpand (GTK_WIDGET (fixture->list), TRUE);
  gtk_box_append (GTK_BOX (box), fixture->other);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->list));
  gtk_window_set_child (fixture->window, box);
  ui_test_show (fixture->window);
  gtk_widget_grab_focus (fixture->other);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->list;

  g_object_add_weak_pointer (G_OBJECT (fixture->list), &weak);
  ui_test_destroy (fixture->window);
  g_assert_null (weak);
  g_assert_finalize_object (fixture->game);
}

/* Calls func for a widget and everything below it that is on screen. */
static void
visit (GtkWidget *widget, void (*func) (GtkWidget *widget, gpointer user_data), gpointer user_data)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  func (widget, user_data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    visit (child, func, user_data);
}

typedef struct
{
  CheckbitNode *node;
  GtkWidget *button;
  guint n_rows;
  guint n_current;
  guint n_focusable;
} Search;

static void
search_cb (GtkWidget *widget, gpointer user_data)
{
  Search *search = user_data;

  if (CHECKBIT_IS_MOVE_ROW (widget))
    {
      GtkWidget *button = checkbit_move_row_get_button (CHECKBIT_MOVE_ROW (widget), search->node);

      search->n_rows++;
      if (button != NULL)
        search->button = button;
    }
  else if (GTK_IS_BUTTON (widget))
    {
      search->n_current += gtk_widget_has_css_class (widget, "current");
      search->n_focusable += gtk_widget_get_focusable (widget);
    }
}

/* The widget that contains the rows and handles their keys. */
static GtkWidget *
get_scroller (Fixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->list));

  while (!GTK_IS_SCROLLED_WINDOW (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static Search
search (Fixture *fixture, CheckbitNode *node)
{
  Search result = { .node = node };

  visit (get_scroller (fixture), search_cb, &result);

  return result;
}

static GtkWidget *
find_button (Fixture *fixture, CheckbitNode *node)
{
  return search (fixture, node).button;
}

static CheckbitNode *
current (Fixture *fixture)
{
  return checkbit_game_get_current (fixture->game);
}

/* The current move is on screen, and it alone is highlighted. */
static gboolean
is_settled (Fixture *fixture)
{
  Search found = search (fixture, current (fixture));
  graphene_rect_t bounds;

  return found.button != NULL && found.n_current == 1 && found.n_focusable == 1
         && gtk_widget_has_css_class (found.button, "current")
         && gtk_widget_compute_bounds (found.button, GTK_WIDGET (fixture->list), &bounds)
         && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height
                <= (float) gtk_widget_get_height (GTK_WIDGET (fixture->list));
}

static gboolean
try_key (Fixture *fixture, guint keyval, GdkModifierType state)
{
  return ui_test_press_first (get_scroller (fixture), keyval, state);
}

static void
press (Fixture *fixture, guint keyval)
{
  g_assert_true (try_key (fixture, keyval, 0));
}

/* --- Layout --------------------------------------------------------------------------------- */

static float
get_top (Fixture *fixture)
{
  graphene_rect_t bounds;

  ui_test_wait_for (is_settled (fixture));
  ui_test_run (5);
  g_assert_true (
      gtk_widget_compute_bounds (get_scroller (fixture), GTK_WIDGET (fixture->list), &bounds));
  return bounds.origin.y;
}

/* Whether the opening has a name of one line, of two, or another one: the moves stay in place. */
static void
test_stays (Fixture *fixture, gconstpointer data)
{
  static const char *const steps[] = { "<", "<", "<", "<", "<", "<", "<", "<", "<" };
  float top;

  /* King's Pawn Opening … Philidor Defense: Exchange Variation. */
  game_script_play (fixture->game, "e2e4 e7e5 g1f3 d7d6 d2d4 e5d4 f3d4 g8f6 b1c3");
  ui_test_wait_for (get_top (fixture) > 20);
  top = get_top (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      game_script_play (fixture->game, steps[i]);
      g_assert_cmpfloat (get_top (fixture), ==, top);
    }
}

/* Whether all of the current move can be seen. */
static gboolean
is_in_sight (Fixture *fixture)
{
  GtkWidget *scroller = get_scroller (fixture), *button = find_button (fixture, current (fixture));
  graphene_rect_t bounds;

  return button != NULL && gtk_widget_compute_bounds (button, scroller, &bounds)
         && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller);
}

static GtkAdjustment *
get_adjustment (Fixture *fixture)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (get_scroller (fixture)));
}

/* Leaves the list a height, like what opens above or below it. */
static void
leave_height (Fixture *fixture, int height)
{
  gtk_widget_set_size_request (fixture->other, -1, 400 - height);
  ui_test_wait_for (gtk_widget_get_height (GTK_WIDGET (fixture->list)) == height);
  ui_test_run (50);
}

/* Whatever takes height away from the list leaves the current move in sight. */
static void
test_shrinks (Fixture *fixture, gconstpointer data)
{
  static const int heights[] = { 250, 130, 160, 110 };

  game_script_play_long (fixture->game, 80);
  ui_test_wait_for (is_in_sight (fixture));
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      leave_height (fixture, heights[i]);
      ui_test_wait_for (is_in_sight (fixture));
    }
}

static gboolean
count_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer left)
{
  return --*(guint *) left > 0;
}

/* The list settles in the first frames after a change. */
static void
wait_for_frames (Fixture *fixture)
{
  guint left = 10;

  gtk_widget_add_tick_callback (GTK_WIDGET (fixture->list), count_cb, &left, NULL);
  ui_test_wait_for (left == 0);
}

/* Whoever has scrolled to other moves keeps those. */
static void
test_scrolled_away (Fixture *fixture, gconstpointer data)
{
  game_script_play_long (fixture->game, 80);
  ui_test_wait_for (is_in_sight (fixture)
                    && gtk_adjustment_get_value (get_adjustment (fixture)) > 0);
  wait_for_frames (fixture);
  gtk_adjustment_set_value (get_adjustment (fixture), 0);
  ui_test_wait_for (!is_in_sight (fixture));
  leave_height (fixture, 150);
  leave_height (fixture, 250);
  g_assert_false (is_in_sight (fixture));
}

/* --- Following ---------------------------------------------------------------------------- */

static void
test_follows (Fixture *fixture, gconstpointer data)
{
  ui_test_wait_for (is_settled (fixture));
  game_script_play (fixture->game, "e2e4 e7e5 g1f3 b8c6 f1b5");
  ui_test_wait_for (is_settled (fixture));
  game_script_play (fixture->game, "< <");
  ui_test_wait_for (is_settled (fixture));
  game_script_play (fixture->game, "^ d2d4 d7d5 c2c4 < g1f3");
  ui_test_wait_for (is_settled (fixture));
  checkbit_game_reset (fixture->game);
  ui_test_wait_for (is_settled (fixture));
  g_assert_cmpuint (search (fixture, NULL).n_rows, ==, 1);
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  CheckbitNode *root, *e4, *e5, *c5;

  game_script_play (fixture->game, "e2e4 e7e5 < c7c5");
  c5 = current (fixture);
  e4 = checkbit_node_get_parent (c5);
  e5 = checkbit_node_get_child (e4, 0);
  ui_test_wait_for (is_settled (fixture));

  gtk_test_accessible_assert_property (find_button (fixture, e4), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1. pawn e4, white");
  gtk_test_accessible_assert_property (find_button (fixture, e5), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1. pawn e5, black");
  gtk_test_accessible_assert_property (find_button (fixture, c5), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1. pawn c5, black, variation");
  gtk_test_accessible_assert_state (find_button (fixture, c5), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  root = checkbit_game_get_root (fixture->game);
  gtk_test_accessible_assert_property (find_button (fixture, root), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Start of the game");
}

static void
test_click (Fixture *fixture, gconstpointer data)
{
  CheckbitNode *end, *e5;

  game_script_play (fixture->game, "e2e4 e7e5 g1f3 < < c7c5 b1c3");
  end = current (fixture);
  e5 = checkbit_node_get_child (checkbit_node_get_parent (checkbit_node_get_parent (end)), 0);
  ui_test_wait_for (is_settled (fixture));

  g_signal_emit_by_name (find_button (fixture, e5), "clicked");
  g_assert_true (current (fixture) == e5);
  ui_test_wait_for (is_settled (fixture));
  g_assert_true (gtk_window_get_focus (fixture->window) == find_button (fixture, e5));
  g_signal_emit_by_name (find_button (fixture, checkbit_game_get_root (fixture->game)), "clicked");
  g_assert_true (current (fixture) == checkbit_game_get_root (fixture->game));
  g_signal_emit_by_name (find_button (fixture, end), "clicked");
  g_assert_true (current (fixture) == end);
}

static int
count_shown (GtkWidget *box)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_get_visible (child);

  return n;
}

/* As running text: each move is a button, in the order of a book in either text direction; a
 * shorter row shows no old moves. */
static void
test_as_text (Fixture *fixture, gconstpointer data)
{
  CheckbitNode *e4, *c5;
  GtkWidget *text;

  game_script_play (fixture->game, "e2e4 c7c5 g1f3 d7d6");
  g_object_set (fixture->list, "as-text", TRUE, NULL);
  ui_test_wait_for (is_settled (fixture));
  e4 = checkbit_node_get_child (checkbit_game_get_root (fixture->game), 0);
  c5 = checkbit_node_get_child (e4, 0);
  text = gtk_widget_get_parent (find_button (fixture, c5));
  g_assert_true (gtk_widget_get_parent (find_button (fixture, e4)) == text);
  g_assert_cmpint (gtk_widget_get_direction (text), ==, GTK_TEXT_DIR_LTR);
  g_assert_cmpint (count_shown (text), ==, 4);

  g_signal_emit_by_name (find_button (fixture, c5), "clicked");
  g_assert_true (current (fixture) == c5);
  ui_test_wait_for (is_settled (fixture));
  g_assert_true (gtk_widget_has_css_class (find_button (fixture, c5), "current"));
  gtk_test_accessible_assert_property (find_button (fixture, c5), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1. pawn c5, black");
  checkbit_game_delete_from (fixture->game, checkbit_node_get_child (c5, 0));
  ui_test_wait_for (is_settled (fixture));
  g_assert_cmpint (count_shown (gtk_widget_get_parent (find_button (fixture, c5))), ==, 2);
}

/* --- Keys --------------------------------------------------------------------------------- */

/* The game: 1. e4 e5 (1. … c5 2. Nc3) 2. Nf3 Nc6 3. Bb5. Each key from the place where the last one
 * led. */
static const struct
{
  guint key;
  const char *san;
} key_cases[] = {
  { GDK_KEY_Home, "" },    { GDK_KEY_Right, "e4" },      { GDK_KEY_Right, "c5" },
  { GDK_KEY_Up, "e5" },    { GDK_KEY_Down, "c5" },       { GDK_KEY_Right, "Nc3" },
  { GDK_KEY_Down, "Nf3" }, { GDK_KEY_Down, "Bb5" },      { GDK_KEY_Down, "Bb5" },
  { GDK_KEY_Left, "Nc6" }, { GDK_KEY_Up, "c5" },         { GDK_KEY_Up, "e5" },
  { GDK_KEY_Up, "" },      { GDK_KEY_End, "Bb5" },       { GDK_KEY_Page_Up, "" },
  { GDK_KEY_Left, "" },    { GDK_KEY_Page_Down, "Bb5" }, { GDK_KEY_Right, "Bb5" },
  { GDK_KEY_KP_Home, "" },
};

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  game_script_play (fixture->game, "e2e4 e7e5 g1f3 b8c6 f1b5 < < < < c7c5 b1c3");

  for (guint i = 0; i < G_N_ELEMENTS (key_cases); i++)
    {
      press (fixture, key_cases[i].key);
      g_assert_cmpstr (checkbit_node_get_san (current (fixture)), ==, key_cases[i].san);
    }
}

/* Looking back must not take back how a game ended, as undo would. */
static void
test_keys_keep_resignation (Fixture *fixture, gconstpointer data)
{
  game_script_play (fixture->game, "e2e4 e7e5 resign");
  press (fixture, GDK_KEY_Down);
  g_assert_cmpuint (checkbit_node_get_ply (current (fixture)), ==, 2);
  press (fixture, GDK_KEY_Left);
  press (fixture, GDK_KEY_Right);
  g_assert_cmpint (checkbit_game_get_reason (fixture->game), ==, CHECKBIT_REASON_RESIGNATION);
}

static gboolean
has_focus (Fixture *fixture)
{
  return gtk_window_get_focus (fixture->window) == find_button (fixture, current (fixture));
}

static void
test_focus_goes_with_the_game (Fixture *fixture, gconstpointer data)
{
  game_script_play_long (fixture->game, 300);
  ui_test_wait_for (is_settled (fixture));
  g_assert_false (has_focus (fixture));

  /* Tab comes from the button before it, straight to the current move. */
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD));
  g_assert_true (has_focus (fixture));

  press (fixture, GDK_KEY_Left);
  ui_test_wait_for (is_settled (fixture) && has_focus (fixture));
  press (fixture, GDK_KEY_Home);
  ui_test_wait_for (is_settled (fixture) && has_focus (fixture));
  press (fixture, GDK_KEY_End);
  ui_test_wait_for (is_settled (fixture) && has_focus (fixture));

  /* It leaves the list at once, and does not return by itself. */
  gtk_widget_grab_focus (fixture->other);
  checkbit_game_go_to_start (fixture->game);
  ui_test_wait_for (is_settled (fixture));
  g_assert_true (gtk_window_get_focus (fixture->window) == fixture->other);
}

/* So that the next move is read out when the person returns. */
static void
test_focus_goes_with_another_window (Fixture *fixture, gconstpointer data)
{
  game_script_play (fixture->game, "e2e4 e7e5");
  ui_test_wait_for (is_settled (fixture));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->list));
  g_assert_true (has_focus (fixture));
  ui_test_use_another_window (fixture->window);
  game_script_play (fixture->game, "g1f3");
  ui_test_wait_for (is_settled (fixture));
  g_assert_true (has_focus (fixture));
}

/* The slider of the bar below is read as the move, not as a number. */
static void
test_slider_in_words (Fixture *fixture, gconstpointer data)
{
  GtkAccessible *slider
      = GTK_ACCESSIBLE (ui_test_find_type (GTK_WIDGET (fixture->list), GTK_TYPE_SCALE));

  game_script_play (fixture->game, "e2e4 e7e5");
  gtk_test_accessible_assert_property (slider, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "1… e5");
  gtk_test_accessible_assert_property (slider, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "1… e5");
  checkbit_game_go_to_start (fixture->game);
  gtk_test_accessible_assert_property (slider, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Start");
}

/* A comment begins and ends rows, also that of the move with the focus. */
static void
test_focus_stays_at_a_comment (Fixture *fixture, gconstpointer data)
{
  game_script_play (fixture->game, "e2e4 e7e5 g1f3 b8c6 < < b1c3 < d2d4");
  ui_test_wait_for (is_settled (fixture));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->list));
  checkbit_game_set_comment (fixture->game, current (fixture), "a gambit");
  for (guint i = 0; i < 20; i++)
    {
      g_assert_true (i % 2 == 0 ? checkbit_game_undo (fixture->game)
                                : checkbit_game_redo (fixture->game));
      ui_test_wait_for_frames (fixture->list);
      ui_test_wait_for (is_settled (fixture) && has_focus (fixture));
    }
}

/* --- Size --------------------------------------------------------------------------------- */

static void
test_long_game (Fixture *fixture, gconstpointer data)
{
  gint64 begin;
  guint n_rows;

  game_script_play_long (fixture->game, 5000);
  ui_test_wait_for (is_settled (fixture));

  /* Only rows on the screen, and a few around them, have widgets. */
  n_rows = search (fixture, NULL).n_rows;
  g_assert_cmpuint (n_rows, <, 300);

  begin = time_worked_us ();
  for (guint i = 0; i < 200; i++)
    g_assert_true (checkbit_game_go_back (fixture->game));
  g_test_message ("%u rows of widgets; a step back costs %.1f µs before drawing", n_rows,
                  (double) (time_worked_us () - begin) / 200);
  ui_test_wait_for (is_settled (fixture));
}

static void
test_width_is_steady (Fixture *fixture, gconstpointer data)
{
  int empty, full;

  gtk_widget_measure (GTK_WIDGET (fixture->list), GTK_ORIENTATION_HORIZONTAL, -1, &empty, NULL,
                      NULL, NULL);
  game_script_play (fixture->game, "e2e4 e7e5 ^ d2d4 d7d5 < g8f6 c2c4 < g1f3");
  ui_test_wait_for (is_settled (fixture));
  gtk_widget_measure (GTK_WIDGET (fixture->list), GTK_ORIENTATION_HORIZONTAL, -1, &full, NULL, NULL,
                      NULL);
  g_assert_cmpint (full, <, 220);
  g_test_message ("at least %d pixels wide when empty, %d with variations", empty, full);
}

static void
test_another_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitGame) second = checkbit_game_new ();
  g_autoptr (CheckbitGame) got = NULL;

  game_script_play (fixture->game, "e2e4 e7e5");
  game_script_play (second, "d2d4");
  checkbit_move_list_set_game (fixture->list, second);
  g_object_get (fixture->list, "game", &got, NULL);
  g_assert_true (got == second);

  /* The first is not listened to any more. */
  game_script_play (fixture->game, "g1f3");
  ui_test_wait_for (find_button (fixture, checkbit_game_get_current (second)) != NULL);
  checkbit_move_list_set_game (fixture->list, NULL);
  ui_test_wait_for (search (fixture, NULL).n_rows == 0);
}

static guint
count_made (GtkWidget *root)
{
  guint n = CHECKBIT_IS_MOVE_ROW (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_made (child);
  return n;
}

/* The rows of a long game are created a few at a time, so that the window stays responsive, until
 * all exist. */
static void
test_grows (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitGame) second = checkbit_game_new ();

  game_script_play_long (second, 300);
  game_script_play (second, "^");
  checkbit_move_list_set_game (fixture->list, second);
  g_assert_cmpuint (count_made (GTK_WIDGET (fixture->list)), <=, CHECKBIT_GROWING_STEP);
  ui_test_wait_for (count_made (GTK_WIDGET (fixture->list)) >= 150);
  checkbit_move_list_set_game (fixture->list, NULL);
}

static void
find_ending_cb (GtkWidget *widget, gpointer user_data)
{
  if (gtk_widget_has_css_class (widget, "ending"))
    *(GtkLabel **) user_data = GTK_LABEL (widget);
}

/* Why the game is over is there in full, in as many lines as it takes. */
static void
test_ending (Fixture *fixture, gconstpointer data)
{
  GtkLabel *ending = NULL;

  g_assert_true (checkbit_game_load_fen (fixture->game, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", NULL));
  ui_test_wait_for ((visit (get_scroller (fixture), find_ending_cb, &ending), ending != NULL));
  ui_test_wait_for (pango_layout_get_line_count (gtk_label_get_layout (ending)) > 1);
  g_assert_cmpstr (gtk_label_get_text (ending), ==,
                   "Draw: too few pieces are left for a checkmate");
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (ending)));
}

static void
add (const char *path, void (*func) (Fixture *, gconstpointer))
{
  g_autofree char *full = g_strconcat ("/move-list/", path, NULL);

  g_test_add (full, Fixture, NULL, set_up, func, tear_down);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  add ("stays", test_stays);
  add ("shrinks", test_shrinks);
  add ("scrolled-away", test_scrolled_away);
  add ("follows", test_follows);
  add ("names", test_names);
  add ("click", test_click);
  add ("as-text", test_as_text);
  add ("keys", test_keys);
  add ("keys-keep-resignation", test_keys_keep_resignation);
  add ("focus-goes-with-the-game", test_focus_goes_with_the_game);
  add ("focus-goes-with-another-window", test_focus_goes_with_another_window);
  add ("slider-in-words", test_slider_in_words);
  add ("focus-stays-at-a-comment", test_focus_stays_at_a_comment);
  add ("long-game", test_long_game);
  add ("width-is-steady", test_width_is_steady);
  add ("another-game", test_another_game);
  add ("grows", test_grows);
  add ("ending", test_ending);

  return g_test_run ();
}

/* A player beside the board, visible and spoken: the name, the engine's activity, the clock and low
 * time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "chess/fen.h"
#include "ui/match/captured-pieces.h"
#include "ui/base/clock-face.h"
#include "ui/match/player-bar.h"

#include <string.h>

/* A clock with its own time source: time passes only when the test says so. */
typedef struct
{
  GtkWindow *window;
  CheckbitPlayerBar *bar;
  CheckbitClock *clock;
  gint64 now_us;
} Fixture;

static gint64
get_now (gpointer data)
{
  return ((Fixture *) data)->now_us;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->clock = checkbit_clock_new (get_now, fixture);
  fixture->bar = CHECKBIT_PLAYER_BAR (checkbit_player_bar_new ());
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->bar));
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->bar;

  g_object_add_weak_pointer (G_OBJECT (fixture->bar), &weak);
  ui_test_destroy (fixture->window);
  g_assert_null (weak);
  g_assert_finalize_object (fixture->clock);
}

/* The first visible widget of a type below another; NULL for none. */
static GtkWidget *
find (GtkWidget *root, GType type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static CheckbitClockFace *
get_face (Fixture *fixture)
{
  GtkWidget *face = find (GTK_WIDGET (fixture->bar), CHECKBIT_TYPE_CLOCK_FACE);

  return face != NULL ? CHECKBIT_CLOCK_FACE (face) : NULL;
}

static void
give_time (Fixture *fixture, const char *time)
{
  CheckbitTimeControl control;

  g_assert_true (checkbit_time_control_parse (time, &control));
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    checkbit_clock_set_control (fixture->clock, side, &control);
  checkbit_clock_reset (fixture->clock, CHESS_WHITE);
  checkbit_player_bar_set_side (fixture->bar, CHESS_WHITE, fixture->clock);
}

/* Advances the time. */
static void
pass (Fixture *fixture, double seconds)
{
  fixture->now_us += (gint64) (seconds * G_USEC_PER_SEC);
  checkbit_clock_check (fixture->clock);
}

static gboolean
shows (Fixture *fixture, const char *digits)
{
  return g_str_equal (checkbit_clock_face_get_text (get_face (fixture)), digits);
}

#define assert_named(widget, name)                                                                 \
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name)

/* --- Who it is -------------------------------------------------------------------------------- */

static void
test_names (Fixture *fixture, gconstpointer data)
{
  checkbit_player_bar_set_side (fixture->bar, CHESS_BLACK, NULL);
  checkbit_player_bar_set_player (fixture->bar, "", NULL, FALSE);
  g_assert_cmpstr (checkbit_player_bar_get_name (fixture->bar), ==, "Black");
  assert_named (fixture->bar, "Black");

  checkbit_player_bar_set_player (fixture->bar, "<b>Ada</b>", NULL, FALSE);
  assert_named (fixture->bar, "Black: <b>Ada</b>");
  checkbit_player_bar_set_player (fixture->bar, "Stockfish", "Beginner", TRUE);
  checkbit_player_bar_set_to_move (fixture->bar, TRUE);
  assert_named (fixture->bar, "Black: Stockfish, Beginner, to move");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (fixture->bar), "to-move"));
}

/* While it thinks, something turns, and there is a button that makes it answer. */
static void
test_thinking (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar = GTK_WIDGET (fixture->bar);

  checkbit_player_bar_set_player (fixture->bar, "Stockfish", "Master", TRUE);
  g_assert_null (find (bar, GTK_TYPE_SPINNER));
  checkbit_player_bar_set_thinking (fixture->bar, TRUE);
  assert_named (fixture->bar, "White: Stockfish, Master, thinking");
  g_assert_true (gtk_spinner_get_spinning (GTK_SPINNER (find (bar, GTK_TYPE_SPINNER))));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (find (bar, GTK_TYPE_BUTTON))),
                   ==, "win.move-now");
  checkbit_player_bar_set_thinking (fixture->bar, FALSE);
  g_assert_null (find (bar, GTK_TYPE_SPINNER));
  g_assert_null (find (bar, GTK_TYPE_BUTTON));
}

static void
test_pause_button (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar = GTK_WIDGET (fixture->bar);

  g_assert_null (find (bar, GTK_TYPE_TOGGLE_BUTTON));
  checkbit_player_bar_set_pausable (fixture->bar, TRUE);
  g_assert_nonnull (find (bar, GTK_TYPE_TOGGLE_BUTTON));
}

/* --- Its clock -------------------------------------------------------------------------------- */

static void
test_no_clock (Fixture *fixture, gconstpointer data)
{
  g_assert_null (get_face (fixture));
  give_time (fixture, "5+3");
  g_assert_nonnull (get_face (fixture));
  give_time (fixture, "-");
  g_assert_null (get_face (fixture));
}

static void
test_running (Fixture *fixture, gconstpointer data)
{
  give_time (fixture, "5+3");
  g_assert_true (shows (fixture, "5:00"));
  assert_named (get_face (fixture), "White’s clock, 5:00");

  checkbit_clock_start (fixture->clock);
  assert_named (get_face (fixture), "White’s clock, 5:00, running");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (get_face (fixture)), "running"));
  pass (fixture, 61.5);
  /* 238.5 seconds are left; whole ones are rounded up. The digits come by themselves. */
  ui_test_wait_for (shows (fixture, "3:59"));
  g_assert_true (checkbit_clock_press (fixture->clock));
  g_assert_true (shows (fixture, "4:02"));
  assert_named (get_face (fixture), "White’s clock, 4:02");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (get_face (fixture)), "running"));
}

/* Low time is visible not only by color, and announced; so is its end. */
static void
test_low (Fixture *fixture, gconstpointer data)
{
  GtkWidget *face;

  give_time (fixture, "1+0");
  checkbit_clock_start (fixture->clock);
  face = GTK_WIDGET (get_face (fixture));
  pass (fixture, 50);
  g_assert_false (gtk_widget_has_css_class (face, "low"));
  pass (fixture, 5.75);
  ui_test_wait_for (shows (fixture, "0:04.2"));
  g_assert_true (gtk_widget_has_css_class (face, "low"));
  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (find (face, GTK_TYPE_IMAGE))), ==,
                   "dialog-warning-symbolic");
  assert_named (get_face (fixture), "White’s clock, 0:04.2, running, little time left");

  pass (fixture, 10);
  g_assert_true (checkbit_clock_get_flagged (fixture->clock, CHESS_WHITE));
  ui_test_wait_for (shows (fixture, "0:00.0"));
}

/* --- What was captured ------------------------------------------------------------------------ */

/* The sign stays before the number in Arabic, too. */
static void
expect_left_to_right (GtkWidget *label)
{
  GtkTextDirection before = gtk_widget_get_default_direction ();

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "+9");
  g_assert_cmpint (gtk_widget_get_direction (label), ==, GTK_TEXT_DIR_LTR);
  gtk_widget_set_default_direction (before);
}

static void
test_material (Fixture *fixture, gconstpointer data)
{
  /* White has captured the queen; Black has captured nothing. */
  const char *fen = "rnb1kbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
  ChessPosition position;
  ChessMaterial material;
  GtkWidget *captured;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));
  chess_material_compare (&chess_position_start, &position, &material);
  checkbit_player_bar_set_material (fixture->bar, &material);
  captured = find (GTK_WIDGET (fixture->bar), CHECKBIT_TYPE_CAPTURED_PIECES);
  assert_named (captured, "Captured: 1 queen; 9 pawns ahead");
  expect_left_to_right (find (captured, GTK_TYPE_LABEL));
  checkbit_player_bar_set_material (fixture->bar, NULL);
}

static void
expect_material (Fixture *fixture, const char *start, const char *now, const char *text)
{
  ChessPosition positions[2];
  ChessMaterial material;
  GtkWidget *captured = find (GTK_WIDGET (fixture->bar), CHECKBIT_TYPE_CAPTURED_PIECES);

  g_assert_true (chess_fen_read (start, strlen (start), CHESS_FEN_DEFAULT, &positions[0], NULL));
  g_assert_true (chess_fen_read (now, strlen (now), CHESS_FEN_DEFAULT, &positions[1], NULL));
  chess_material_compare (&positions[0], &positions[1], &material);
  checkbit_player_bar_set_material (fixture->bar, &material);
  assert_named (captured, text);
}

/* Nothing was captured, but a side is ahead: by a promotion, or from the start. */
static void
test_ahead_alone (Fixture *fixture, gconstpointer data)
{
  expect_material (fixture, "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "Q7/7k/8/8/8/8/8/4K3 b - - 0 1",
                   "9 pawns ahead");
  expect_material (fixture, "8/7k/8/8/8/8/P7/4K3 w - - 0 1", "8/7k/8/8/P7/8/8/4K3 b - - 0 1",
                   "1 pawn ahead");
}

#define ADD(path, func) g_test_add ("/player-bar/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("names", test_names);
  ADD ("thinking", test_thinking);
  ADD ("pause-button", test_pause_button);
  ADD ("no-clock", test_no_clock);
  ADD ("running", test_running);
  ADD ("low", test_low);
  ADD ("material", test_material);
  ADD ("ahead-alone", test_ahead_alone);

  return g_test_run ();
}

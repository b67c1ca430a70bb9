/* Tests of “What Would You Play?”: moves are tried on its board and judged, the better one is
 * shown, and the game is left alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "chess/uci-move.h"
#include "game/engine/engine-entry.h"
#include "game/pgn/pgn-record.h"
#include "game/tree/edit.h"
#include "ui/review/practice-dialog.h"

#define GAME                                                                                       \
  "1. e4 {[%eval 0.2]} e5 {[%eval 0.3]} 2. Qh5 {[%eval -2.2]} (2. Nf3 {[%eval 0.3]} Nc6) "         \
  "Nf6?? {[%eval 4.0]} (2... Nc6 {[%eval -2.2]} 3. Bc4) 3. Qxe5+ {[%eval 4.0]} *\n"

typedef struct
{
  CheckbitGame *game;
  GtkWindow *dialog;
} Fixture;

/* mode: of the engine that judges; NULL for none. */
static void
set_judge (CheckbitPracticeDialog *dialog, const char *mode)
{
  const char *arguments[] = { mode, NULL };
  g_autoptr (CheckbitEngineEntry) entry = checkbit_engine_entry_new (
      "fake", "Fake Engine", g_getenv ("FAKE_ENGINE"), arguments, NULL, FALSE);
  g_autoptr (CheckbitMoveJudge) judge = checkbit_move_judge_new (entry);

  if (g_str_equal (mode, "stop-ignored"))
    checkbit_move_judge_set_patience (judge, 0, 500);
  checkbit_practice_dialog_set_judge (dialog, judge);
}

static void
set_up (Fixture *fixture, gconstpointer mode)
{
  g_autoptr (CheckbitPgnGame) read = checkbit_pgn_read_game (GAME, strlen (GAME));
  g_autoptr (CheckbitCurve) curve = NULL;
  g_autoptr (GArray) exercises = NULL;

  fixture->game = checkbit_game_new ();
  checkbit_game_set_record (fixture->game, checkbit_pgn_game_steal_record (read), NULL);
  curve = checkbit_curve_new (fixture->game, NULL, 0);
  exercises = checkbit_exercises_new (curve, TRUE, TRUE);
  g_assert_cmpuint (exercises->len, ==, 2);
  fixture->dialog
      = GTK_WINDOW (checkbit_practice_dialog_new (exercises, CHECKBIT_NOTATION_LETTERS));
  g_object_add_weak_pointer (G_OBJECT (fixture->dialog), (gpointer *) &fixture->dialog);
  if (mode != NULL)
    set_judge (CHECKBIT_PRACTICE_DIALOG (fixture->dialog), mode);
  ui_test_show (fixture->dialog);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->dialog != NULL)
    gtk_window_destroy (fixture->dialog);
  ui_test_wait_for (fixture->dialog == NULL);
  g_assert_finalize_object (fixture->game);
  checkbit_engine_quit_all (1000);
}

static CheckbitBoard *
get_board (Fixture *fixture)
{
  return checkbit_practice_dialog_get_board (CHECKBIT_PRACTICE_DIALOG (fixture->dialog));
}

static CheckbitMoveChooser *
get_chooser (Fixture *fixture)
{
  return checkbit_board_input_get_chooser (
      checkbit_practice_dialog_get_input (CHECKBIT_PRACTICE_DIALOG (fixture->dialog)));
}

/* Moves a piece like a pointer would. */
static void
play (Fixture *fixture, const char *text)
{
  ChessMove move = chess_uci_read (checkbit_board_get_position (get_board (fixture)), text, 4);

  g_assert_cmpint (move, !=, CHESS_MOVE_NONE);
  checkbit_move_chooser_move (get_chooser (fixture), chess_move_from (move), chess_move_to (move),
                              NULL, 0);
}

/* The first label that begins with a text; NULL for none. */
static GtkLabel *
find_label (GtkWidget *root, const char *text)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (root) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (root)), text))
    return GTK_LABEL (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child))
      found = find_label (child, text);

  return found;
}

static gboolean
says (GtkWidget *root, const char *text)
{
  return find_label (root, text) != NULL;
}

static void
press (Fixture *fixture, const char *label)
{
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->dialog), label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
choose_side (Fixture *fixture, const char *label)
{
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->dialog), label);

  g_assert_true (gtk_widget_get_mapped (button));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

/* Wrong, the one of the game, right; then the other side's, whose move is shown. */
static void
test_through (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = GTK_WIDGET (fixture->dialog);
  guint64 key = chess_position_key (checkbit_board_get_position (get_board (fixture)));

  g_assert_true (says (dialog, "White is to move. In the game, 2. Qh5 was played here (blunder)."));
  g_assert_false (says (dialog, "2. Nf3"));
  play (fixture, "a2a3");
  g_assert_true (says (dialog, "a3 is not the move to find here. Try again."));
  play (fixture, "d1h5");
  g_assert_true (says (dialog, "Qh5 was played in the game. There is a better move."));
  g_assert_cmpuint (chess_position_key (checkbit_board_get_position (get_board (fixture))), ==,
                    key);
  play (fixture, "g1f3");
  g_assert_true (says (dialog, "Nf3 is right."));
  g_assert_true (says (dialog, "2. Nf3 Nc6"));
  g_assert_cmpuint (chess_position_key (checkbit_board_get_position (get_board (fixture))), !=,
                    key);
  g_assert_false (checkbit_move_chooser_get_interactive (get_chooser (fixture)));

  press (fixture, "_Next");
  g_assert_true (checkbit_board_get_flipped (get_board (fixture)));
  g_assert_true (says (dialog, "Black is to move. In the game, 2… Nf6"));
  press (fixture, "_Show the Move");
  g_assert_true (says (dialog, "Nc6 is better."));
  g_assert_true (says (dialog, "2… Nc6 3. Bc4"));
  press (fixture, "_Close");
  ui_test_wait_for (fixture->dialog == NULL);
}

/* The last page shows how many were found at the first try. */
static void
test_counts (Fixture *fixture, gconstpointer data)
{
  play (fixture, "g1f3");
  press (fixture, "_Next");
  play (fixture, "b8c6");
  g_assert_true (says (GTK_WIDGET (fixture->dialog), "Nc6 is right. Found at once: 2 of 2."));
}

/* Skipped exercises are not counted, and the game is not changed. */
static void
test_leaves_game (Fixture *fixture, gconstpointer data)
{
  CheckbitNode *root = checkbit_game_get_root (fixture->game);

  play (fixture, "h2h4");
  press (fixture, "_Next");
  play (fixture, "b8c6");
  g_assert_true (says (GTK_WIDGET (fixture->dialog), "Nc6 is right. Found at once: 1 of 2."));
  g_assert_true (checkbit_game_get_current (fixture->game) == root);
  g_assert_false (checkbit_game_get_can_redo (fixture->game));
  ui_test_check_sizes (GTK_WIDGET (fixture->dialog));
}

/* --- Other moves ---------------------------------------------------------------------------- */

/* An equally good move is also right, and the better move is shown as always. */
static void
test_as_good (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = GTK_WIDGET (fixture->dialog);

  play (fixture, "d2d3");
  g_assert_true (says (dialog, "Looking at d3…"));
  g_assert_true (checkbit_move_chooser_get_interactive (get_chooser (fixture)));
  ui_test_wait_for (!says (dialog, "Looking at"));
  g_assert_true (says (dialog, "d3 is good, too."));
  g_assert_true (says (dialog, "2. Nf3 Nc6"));
  g_assert_false (checkbit_move_chooser_get_interactive (get_chooser (fixture)));
  press (fixture, "_Next");
  play (fixture, "g8e7");
  ui_test_wait_for (!says (dialog, "Looking at"));
  g_assert_true (says (dialog, "Ne7 is a blunder here. Try again."));
  play (fixture, "b8c6");
  g_assert_true (says (dialog, "Nc6 is right. Found at once: 1 of 2."));
}

static void
test_worse (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = GTK_WIDGET (fixture->dialog);

  play (fixture, "a2a3");
  g_assert_true (says (dialog, "Looking at a3…"));
  ui_test_wait_for (!says (dialog, "Looking at"));
  g_assert_true (says (dialog, "a3 is a mistake here. Try again."));
  press (fixture, "_Next");
  play (fixture, "b8c6");
  g_assert_true (says (dialog, "Nc6 is right. Found at once: 1 of 2."));
}

/* Another move replaces the one being tried. */
static void
test_another (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = GTK_WIDGET (fixture->dialog);

  play (fixture, "a2a3");
  play (fixture, "d2d3");
  g_assert_true (says (dialog, "Looking at d3…"));
  ui_test_wait_for (!says (dialog, "Looking at"));
  g_assert_true (says (dialog, "d3 is good, too."));
  press (fixture, "_Next");
  play (fixture, "b8c6");
  g_assert_true (says (dialog, "Nc6 is right. Found at once: 1 of 2."));
}

/* If the engine cannot judge a move, the person can still try again. */
static void
test_not_judged (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = GTK_WIDGET (fixture->dialog);

  play (fixture, "a2a3");
  g_assert_true (says (dialog, "Looking at a3…"));
  ui_test_wait_for (!says (dialog, "Looking at"));
  g_assert_true (says (dialog, "a3 is not the move to find here. Try again."));
  g_assert_true (checkbit_move_chooser_get_interactive (get_chooser (fixture)));
}

/* A late answer has no effect if the exercise has changed or ended, or the window is closed. */
static void
test_left_alone (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = GTK_WIDGET (fixture->dialog);

  play (fixture, "a2a3");
  press (fixture, "_Show the Move");
  ui_test_run (800);
  g_assert_true (says (dialog, "Nf3 is better."));
  choose_side (fixture, "White");
  choose_side (fixture, "Both");
  play (fixture, "a2a3");
  press (fixture, "_Next");
  ui_test_run (800);
  g_assert_true (says (dialog, "Find a better move."));
  play (fixture, "a7a6");
  g_assert_true (says (dialog, "Looking at a6…"));
  press (fixture, "_Close");
  ui_test_wait_for (fixture->dialog == NULL);
}

/* --- Whose mistakes ------------------------------------------------------------------------- */

static void
test_sides (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = GTK_WIDGET (fixture->dialog);

  g_assert_true (says (dialog, "1 of 2"));
  play (fixture, "g1f3");
  choose_side (fixture, "Black");
  g_assert_true (says (dialog, "1 of 1"));
  g_assert_true (says (dialog, "Black is to move."));
  play (fixture, "b8c6");
  g_assert_true (says (dialog, "Nc6 is right. Found at once: 1 of 1."));
  choose_side (fixture, "White");
  g_assert_true (says (dialog, "White is to move."));
  g_assert_true (says (dialog, "Find a better move."));
  choose_side (fixture, "Both");
  g_assert_true (says (dialog, "1 of 2"));

  checkbit_practice_dialog_set_side (CHECKBIT_PRACTICE_DIALOG (dialog), CHESS_BLACK);
  g_assert_true (says (dialog, "Black is to move."));
  g_assert_true (says (dialog, "1 of 1"));
}

/* If only one side erred, there is nothing to choose. */
static void
test_one_side (void)
{
  g_autoptr (GArray) exercises = g_array_new (FALSE, FALSE, sizeof (CheckbitExercise));
  CheckbitExercise exercise = { .position = chess_position_start, .n_better = 1 };
  GtkWidget *dialog;

  exercise.better[0] = chess_uci_read (&exercise.position, "e2e4", 4);
  exercise.played = chess_uci_read (&exercise.position, "a2a3", 4);
  g_array_append_val (exercises, exercise);
  dialog = checkbit_practice_dialog_new (exercises, CHECKBIT_NOTATION_LETTERS);
  ui_test_show (GTK_WINDOW (dialog));
  g_assert_false (gtk_widget_get_mapped (ui_test_find_button (dialog, "Black")));
  checkbit_practice_dialog_set_side (CHECKBIT_PRACTICE_DIALOG (dialog), CHESS_BLACK);
  g_assert_true (says (dialog, "White is to move."));
  ui_test_destroy (GTK_WINDOW (dialog));
}

/* --- The board's place ---------------------------------------------------------------------- */

/* Where the board comes to rest: on a busy machine a layout may take a while. */
static graphene_rect_t
get_place (Fixture *fixture)
{
  graphene_rect_t place = GRAPHENE_RECT_INIT (0, 0, 0, 0), before;

  do
    {
      before = place;
      ui_test_run (100);
      ui_test_wait_for_frames (fixture->dialog);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_board (fixture)),
                                                GTK_WIDGET (fixture->dialog), &place));
    }
  while (!graphene_rect_equal (&before, &place));
  return place;
}

static void
check_place (Fixture *fixture, const graphene_rect_t *place)
{
  graphene_rect_t now = get_place (fixture);

  g_assert_cmpfloat (now.origin.y, ==, place->origin.y);
  g_assert_cmpfloat (now.size.height, ==, place->size.height);
}

/* However long the text, the board keeps its place. */
static void
test_steady (Fixture *fixture, gconstpointer data)
{
  GtkLabel *task = NULL;
  graphene_rect_t place = get_place (fixture);

  play (fixture, "d1h5");
  check_place (fixture, &place);
  play (fixture, "g1f3");
  check_place (fixture, &place);
  press (fixture, "_Next");
  check_place (fixture, &place);
  task = find_label (GTK_WIDGET (fixture->dialog), "Black is to move.");
  gtk_label_set_label (task, "Short.");
  check_place (fixture, &place);
  gtk_label_set_label (task, "Long enough for two lines, which a sentence in another language "
                             "easily is: it does not push the board down.");
  check_place (fixture, &place);
}

/* At whatever size of the text, also where a task has more lines than others. */
static void
test_steady_large (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  graphene_rect_t place;
  int dpi;

  gtk_window_set_default_size (fixture->dialog, 360, 900);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (int scale = 4; scale <= 8; scale++)
    {
      g_object_set (settings, "gtk-xft-dpi", scale * 96 * 1024 / 4, NULL);
      choose_side (fixture, "White");
      place = get_place (fixture);
      choose_side (fixture, "Black");
      check_place (fixture, &place);
    }
  gtk_label_set_label (find_label (GTK_WIDGET (fixture->dialog), "Black is to move."), "Short.");
  check_place (fixture, &place);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* A phone has room for it, also with texts twice as large. */
static void
test_phone (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = GTK_WIDGET (fixture->dialog);
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi, least;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (int scale = 1; scale <= 2; scale++)
    {
      g_object_set (settings, "gtk-xft-dpi", scale * 96 * 1024, NULL);
      ui_test_wait_for_frames (dialog);
      gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 360);
      gtk_widget_measure (dialog, GTK_ORIENTATION_VERTICAL, 360, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 640);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, mode, function)                                                                  \
  g_test_add ("/practice-dialog/" path, Fixture, mode, set_up, function, tear_down)
  ADD ("through", NULL, test_through);
  ADD ("counts", NULL, test_counts);
  ADD ("leaves-game", NULL, test_leaves_game);
  ADD ("as-good", "greedy", test_as_good);
  ADD ("worse", "greedy", test_worse);
  ADD ("another", "greedy", test_another);
  ADD ("fails", "crash-in-search", test_not_judged);
  ADD ("silent", "stop-ignored", test_not_judged);
  ADD ("left-alone", "slow", test_left_alone);
  ADD ("sides", NULL, test_sides);
  ADD ("steady", NULL, test_steady);
  ADD ("steady-large", NULL, test_steady_large);
  ADD ("phone", NULL, test_phone);
  g_test_add_func ("/practice-dialog/one-side", test_one_side);

  return g_test_run ();
}

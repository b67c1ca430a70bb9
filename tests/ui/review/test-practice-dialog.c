/* Tests of “What Would You Play?”: moves are tried on its board, the better one is shown, and
 * the game is left alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "chess/uci-move.h"
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

static void
set_up (Fixture *fixture, gconstpointer data)
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
  ui_test_show (fixture->dialog);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->dialog != NULL)
    gtk_window_destroy (fixture->dialog);
  ui_test_wait_for (fixture->dialog == NULL);
  g_assert_finalize_object (fixture->game);
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

/* Moves a piece as a hand would. */
static void
play (Fixture *fixture, const char *text)
{
  ChessMove move = chess_uci_read (checkbit_board_get_position (get_board (fixture)), text, 4);

  g_assert_cmpint (move, !=, CHESS_MOVE_NONE);
  checkbit_move_chooser_move (get_chooser (fixture), chess_move_from (move), chess_move_to (move),
                              NULL, 0);
}

/* Whether a label that is seen begins with a text. */
static gboolean
says (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;

  return FALSE;
}

static void
press (Fixture *fixture, const char *label)
{
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->dialog), label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
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
  g_assert_true (says (dialog, "a3 is not what the engine found. Try again."));
  play (fixture, "d1h5");
  g_assert_true (says (dialog, "Qh5 was played in the game. There is a better move."));
  g_assert_cmpuint (chess_position_key (checkbit_board_get_position (get_board (fixture))), ==,
                    key);
  play (fixture, "g1f3");
  g_assert_true (says (dialog, "Nf3 is right.\n2. Nf3 Nc6"));
  g_assert_cmpuint (chess_position_key (checkbit_board_get_position (get_board (fixture))), !=,
                    key);
  g_assert_false (checkbit_move_chooser_get_interactive (get_chooser (fixture)));

  press (fixture, "_Next");
  g_assert_true (checkbit_board_get_flipped (get_board (fixture)));
  g_assert_true (says (dialog, "Black is to move. In the game, 2… Nf6"));
  press (fixture, "_Show the Move");
  g_assert_true (says (dialog, "Nc6 is better.\n2… Nc6 3. Bc4"));
  press (fixture, "_Close");
  ui_test_wait_for (fixture->dialog == NULL);
}

/* The last one tells how many were found at once. */
static void
test_counts (Fixture *fixture, gconstpointer data)
{
  play (fixture, "g1f3");
  press (fixture, "_Next");
  play (fixture, "b8c6");
  g_assert_true (says (GTK_WIDGET (fixture->dialog), "Nc6 is right. Found at once: 2 of 2."));
}

/* What is passed over is not counted, and nothing in the game is changed. */
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

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, function)                                                                        \
  g_test_add ("/practice-dialog/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("through", test_through);
  ADD ("counts", test_counts);
  ADD ("leaves-game", test_leaves_game);

  return g_test_run ();
}

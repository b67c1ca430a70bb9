/* Chess960 in the real window: any of the 960 starts from the dialog, and castling by pointer in
 * both ways.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-hand.h"

#include "ui/match/new-game-dialog.h"

/* --- Starting ------------------------------------------------------------------------------- */

/* The last choice: two persons, from a start of Chess960; -1: any. */
static void
remember_plan (Fixture *fixture, int number)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  plan->sides[CHESS_WHITE].engine = plan->sides[CHESS_BLACK].engine = FALSE;
  plan->start = CHECKBIT_PLAN_CHESS960;
  plan->chess960 = number;
  g_settings_set_value (fixture->settings, "new-match", checkbit_match_plan_to_variant (plan));
}

static GtkWidget *
open_dialog (Fixture *fixture)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  act (fixture, "new-match");
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      if (CHECKBIT_IS_NEW_GAME_DIALOG (window))
        return window;
    }
  g_assert_not_reached ();
}

static GtkWidget *
find_inside (GtkWidget *root, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (root), type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_inside (child, type);
  return found;
}

static void
choose_start (GtkWidget *dialog)
{
  gpointer weak = dialog;

  g_object_add_weak_pointer (weak, &weak);
  g_signal_emit_by_name (ui_test_find_button (dialog, "_Start"), "clicked");
  ui_test_wait_for (weak == NULL);
}

typedef struct
{
  int number;
  const char *fen;
} Start;

/* From Scharnagl's own table. */
static const Start starts[] = {
  { 0, "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1" },
  { 518, START },
  { 959, "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1" },
};

static void
test_number (Fixture *fixture, gconstpointer data)
{
  const Start *start = data;
  g_autofree char *status = NULL;
  GtkWidget *dialog, *row;

  remember_plan (fixture, start->number == 0 ? 959 : 0);
  ui_test_show (GTK_WINDOW (fixture->window));
  dialog = open_dialog (fixture);
  row = find_row (dialog, "Position number");
  g_assert_true (gtk_widget_get_visible (row));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_inside (row, GTK_TYPE_SPIN_BUTTON)),
                             start->number);
  choose_start (dialog);
  assert_fen (fixture, start->fen);
  g_assert_cmpint (checkbit_game_get_chess960 (fixture->parts.game), ==, start->number);
  status = g_strdup_printf ("Position %d of Chess960", start->number);
  g_assert_true (says (GTK_WIDGET (fixture->parts.status), status));
  move (fixture, "e2e4");
  g_assert_false (says (GTK_WIDGET (fixture->parts.status), "Chess960"));
  g_settings_reset (fixture->settings, "new-match");
}

/* A random position: of twelve that are always the same, something is wrong (1 in 10 to the
 * 32nd). */
static void
test_random (Fixture *fixture, gconstpointer data)
{
  int first = -1;
  gboolean differ = FALSE;

  remember_plan (fixture, 7);
  ui_test_show (GTK_WINDOW (fixture->window));
  for (guint i = 0; i < 12; i++)
    {
      GtkWidget *dialog = open_dialog (fixture);
      GtkWidget *row = find_row (dialog, "Random position");
      int number;

      gtk_switch_set_active (GTK_SWITCH (find_inside (row, GTK_TYPE_SWITCH)), TRUE);
      g_assert_false (gtk_widget_get_visible (find_row (dialog, "Position number")));
      choose_start (dialog);
      number = checkbit_game_get_chess960 (fixture->parts.game);
      g_assert_cmpint (number, >=, 0);
      g_assert_cmpint (number, <, 960);
      differ |= first >= 0 && number != first;
      first = number;
    }
  g_assert_true (differ);
  g_settings_reset (fixture->settings, "new-match");
}

/* A position that was set up is the default start of the next game. */
static void
test_from_setup (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  remember_plan (fixture, 7);
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_load_text (fixture->window, ENDGAME);
  dialog = open_dialog (fixture);
  g_assert_cmpuint (
      adw_combo_row_get_selected (ADW_COMBO_ROW (find_row (dialog, "Start position"))), ==,
      CHECKBIT_PLAN_BOARD);
  choose_start (dialog);
  assert_fen (fixture, ENDGAME);
  g_settings_reset (fixture->settings, "new-match");
}

/* --- Castling ------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *fen;
  const char *from, *to;
  const char *placement; /* after it; NULL: the move is refused */
} Castling;

#define WIDE "1k6/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w EA - 0 1"
#define ALMOST "1k6/pppppppp/8/8/8/8/PPPPPPPP/6KR w H - 0 1"
#define BLACK "r3kr2/pppppppp/8/8/8/8/PPPPPPPP/4K3 b fa - 0 1"
#define PASSES "1k2r3/pppp1ppp/8/8/8/8/PPPP1PPP/RK4R1 w GA - 0 1"

static const Castling castlings[] = {
  { "short/on-rook", WIDE, "b1", "e1", "1k6/pppppppp/8/8/8/8/PPPPPPPP/R4RK1" },
  { "short/to-target", WIDE, "b1", "g1", "1k6/pppppppp/8/8/8/8/PPPPPPPP/R4RK1" },
  { "long/on-rook", WIDE, "b1", "a1", "1k6/pppppppp/8/8/8/8/PPPPPPPP/2KRR3" },
  /* c1 is beside the king: that is a step. */
  { "long/step", WIDE, "b1", "c1", "1k6/pppppppp/8/8/8/8/PPPPPPPP/R1K1R3" },
  /* The king is already on its target square: only the rook moves. */
  { "short/king-stays", ALMOST, "g1", "h1", "1k6/pppppppp/8/8/8/8/PPPPPPPP/5RK1" },
  { "black/on-rook", BLACK, "e8", "a8", "2kr1r2/pppppppp/8/8/8/8/PPPPPPPP/4K3" },
  { "black/to-target", BLACK, "e8", "g8", "r4rk1/pppppppp/8/8/8/8/PPPPPPPP/4K3" },
  /* Over e1, which the rook on e8 attacks. */
  { "through-check", PASSES, "b1", "g1", NULL },
};

static void
test_castling (Fixture *fixture, gconstpointer data)
{
  const Castling *row = data;
  char fen[CHESS_FEN_SIZE];

  ui_test_show (GTK_WINDOW (fixture->window));
  for (int click = 0; click < 2; click++)
    {
      g_assert_true (checkbit_game_load_fen (fixture->parts.game, row->fen, NULL));
      if (click)
        {
          hand_click (fixture, row->from);
          hand_click (fixture, row->to);
        }
      else
        hand_drag (fixture, row->from, row->to);
      chess_fen_write (checkbit_board_get_position (fixture->parts.board), fen);
      *strchr (fen, ' ') = '\0';
      if (row->placement != NULL)
        g_assert_cmpstr (fen, ==, row->placement);
      g_assert_cmpuint (hand_ply (fixture), ==, row->placement != NULL ? 1 : 0);
    }
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/window-chess960/number/%d", starts[i].number);
      g_test_add (path, Fixture, &starts[i], set_up, test_number, tear_down);
    }
  g_test_add ("/window-chess960/random", Fixture, NULL, set_up, test_random, tear_down);
  g_test_add ("/window-chess960/from-setup", Fixture, NULL, set_up, test_from_setup, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (castlings); i++)
    {
      g_autofree char *path = g_strconcat ("/window-chess960/castling/", castlings[i].name, NULL);
      g_test_add (path, Fixture, &castlings[i], set_up, test_castling, tear_down);
    }
  return g_test_run ();
}

/* Tests of a game's graph and its panel: what they show, how they react, and what a screen reader
 * receives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "game/pgn/pgn-record.h"
#include "game/tree/edit.h"
#include "ui/base/move-text.h"
#include "ui/review/review-panel.h"

#define GAME                                                                                       \
  "1. e4 {[%eval 0.2]} e5 {[%eval 0.3]} 2. Qh5 {[%eval -0.2]} Nf6?? {[%eval 4.0]} 3. Qxe5+ "       \
  "{[%eval 3.9]} Be7 *\n"

typedef struct
{
  GtkWindow *window;
  CheckbitReviewPanel *panel;
  CheckbitEvalGraph *graph;
  CheckbitGame *game;
  guint chosen;
  guint n_chosen;
} Fixture;

static void
chosen_cb (CheckbitEvalGraph *graph, guint point, Fixture *fixture)
{
  fixture->chosen = point;
  fixture->n_chosen++;
  checkbit_eval_graph_set_current (graph, point);
}

static char *
name_point (guint point, gpointer user_data)
{
  Fixture *fixture = user_data;
  CheckbitNode *node = checkbit_game_get_root (fixture->game);

  while (point-- > 0)
    node = checkbit_node_get_next (node);

  return checkbit_move_text_full (node, CHECKBIT_NOTATION_LETTERS);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitPgnGame) read = checkbit_pgn_read_game (GAME, strlen (GAME));
  g_autoptr (CheckbitCurve) curve = NULL;

  fixture->game = checkbit_game_new ();
  checkbit_game_set_record (fixture->game, checkbit_pgn_game_steal_record (read), NULL);
  curve = checkbit_curve_new (fixture->game, NULL, 0);
  fixture->panel = CHECKBIT_REVIEW_PANEL (checkbit_review_panel_new ());
  fixture->graph = checkbit_review_panel_get_graph (fixture->panel);
  g_signal_connect (fixture->graph, "chosen", G_CALLBACK (chosen_cb), fixture);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->panel));
  checkbit_eval_graph_set_name_func (fixture->graph, name_point, fixture);
  checkbit_review_panel_set_curve (fixture->panel, curve, 0);
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_test_destroy (fixture->window);
  g_assert_finalize_object (fixture->game);
}

static void
expect_text (Fixture *fixture, const char *expected)
{
  g_autofree char *text = checkbit_eval_graph_dup_text (fixture->graph);

  g_assert_cmpstr (text, ==, expected);
}

/* A label with a text below a widget. */
static gboolean
has_label (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;

  return FALSE;
}

static void
test_places (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i <= 6; i++)
    {
      double x = checkbit_eval_graph_get_x (fixture->graph, i);

      g_assert_cmpuint (checkbit_eval_graph_find (fixture->graph, x), ==, i);
      g_assert_cmpuint (checkbit_eval_graph_find (fixture->graph, x + 1), ==, i);
    }
  g_assert_cmpuint (checkbit_eval_graph_find (fixture->graph, -100), ==, 0);
  g_assert_cmpuint (checkbit_eval_graph_find (fixture->graph, 1e6), ==, 6);
}

static void
test_words (Fixture *fixture, gconstpointer data)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (fixture->graph);

  gtk_test_accessible_assert_role (accessible, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Evaluation graph");
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 6.0);
  expect_text (fixture, "Start: Not evaluated");
  checkbit_eval_graph_set_current (fixture->graph, 4);
  expect_text (fixture, "2… Nf6??: +4.00");
  g_assert_true (has_label (GTK_WIDGET (fixture->panel), "2… Nf6??: +4.00"));
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 4.0);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "2… Nf6: White is better by 4.00, blunder");
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "2… Nf6: White is better by 4.00, blunder");
  checkbit_eval_graph_set_current (fixture->graph, 6);
  expect_text (fixture, "3… Be7: Not evaluated");
}

/* Signs stay on the left of their numbers where texts run from right to left. */
static void
test_mirrored (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  checkbit_eval_graph_set_current (fixture->graph, 4);
  expect_text (fixture, "2… Nf6??: \u200e+4.00");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint keyval, point;
  } rows[] = {
    { GDK_KEY_Right, 1 },     { GDK_KEY_Right, 2 },   { GDK_KEY_Left, 1 }, { GDK_KEY_End, 6 },
    { GDK_KEY_Page_Down, 0 }, { GDK_KEY_Page_Up, 6 }, { GDK_KEY_Home, 0 },
  };

  gtk_widget_grab_focus (GTK_WIDGET (fixture->graph));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_true (ui_test_press (fixture->window, rows[i].keyval));
      g_assert_cmpuint (fixture->chosen, ==, rows[i].point);
      g_assert_cmpuint (fixture->n_chosen, ==, i + 1);
    }
  /* At the end there is nowhere to go, and the key is used up all the same. */
  g_assert_true (ui_test_press (fixture->window, GDK_KEY_Left));
  g_assert_cmpuint (fixture->n_chosen, ==, G_N_ELEMENTS (rows));
}

/* The panel shows how well both sides played, in figures and in words. */
static void
test_played (Fixture *fixture, gconstpointer data)
{
  GtkWidget *panel = GTK_WIDGET (fixture->panel);

  /* White lost 0, 50 and 10; Black 10 and 420. */
  g_assert_true (has_label (panel, "20"));
  g_assert_true (has_label (panel, "215"));
  g_assert_true (has_label (panel, "0?! 0? 0??"));
  g_assert_true (has_label (panel, "0?! 0? 1??"));
  ui_test_check_sizes (panel);
}

static void
test_progress (Fixture *fixture, gconstpointer data)
{
  GtkWidget *panel = GTK_WIDGET (fixture->panel);
  GtkWidget *bar = ui_test_find_type (panel, GTK_TYPE_PROGRESS_BAR);

  checkbit_review_panel_set_progress (fixture->panel, CHECKBIT_REVIEW_RUNNING, 2, 7);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "Reviewing: 2 of 7");
  g_assert_nonnull (ui_test_find_button (panel, "Stop Review"));
  g_assert_true (gtk_widget_is_visible (ui_test_find_button (panel, "Stop Review")));
  checkbit_review_panel_set_progress (fixture->panel, CHECKBIT_REVIEW_PAUSED, 2, 7);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "Paused at 2 of 7");
  ui_test_check_sizes (panel);
  checkbit_review_panel_set_progress (fixture->panel, CHECKBIT_REVIEW_IDLE, 0, 0);
  g_assert_true (ui_test_find_button (panel, "Stop Review") == NULL
                 || !gtk_widget_is_visible (ui_test_find_button (panel, "Stop Review")));
}

/* Whether a widget of a CSS class is visible. */
static gboolean
sees (GtkWidget *root, const char *css_class)
{
  if (gtk_widget_has_css_class (root, css_class))
    return gtk_widget_get_mapped (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (sees (child, css_class))
      return TRUE;
  return FALSE;
}

/* A playing engine evaluates only its own moves: that says nothing about how well anybody played,
 * so there is no table full of dashes. */
static void
test_table (Fixture *fixture, gconstpointer data)
{
  const char *text = "1. e4 e5 {[%eval 0.3]} 2. Nf3 Nc6 {[%eval 0.4]} *\n";
  g_autoptr (CheckbitPgnGame) read = checkbit_pgn_read_game (text, strlen (text));
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitCurve) curve = NULL;

  g_assert_true (sees (GTK_WIDGET (fixture->panel), "played"));
  checkbit_game_set_record (game, checkbit_pgn_game_steal_record (read), NULL);
  curve = checkbit_curve_new (game, NULL, 0);
  checkbit_review_panel_set_curve (fixture->panel, curve, 0);
  g_assert_false (sees (GTK_WIDGET (fixture->panel), "played"));
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

#define ADD(path, function)                                                                        \
  g_test_add ("/eval-graph/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("places", test_places);
  ADD ("words", test_words);
  ADD ("mirrored", test_mirrored);
  ADD ("keys", test_keys);
  ADD ("played", test_played);
  ADD ("progress", test_progress);
  ADD ("table", test_table);

  return g_test_run ();
}

/* The dialog for a new match: how it shows a plan, what it hides, and that it starts the plan it
 * shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <glib/gstdio.h>

#include "ui/match/new-game-dialog.h"
#include "ui/match/new-game-strength.h"
#include "ui/base/picture-row.h"

typedef struct
{
  char *folder;
  char *file;
  CheckbitEngineList *engines;
  GtkWindow *dialog;
  CheckbitMatchPlan *started; /* the plan it has started; NULL before */
} Fixture;

/* Rows that each player has: White's come first. */
typedef enum
{
  WHITE,
  BLACK,
} Whose;

/* --- Finding ---------------------------------------------------------------------------------- */

static GtkWidget *
find_row (GtkWidget *root, const char *title, guint *n)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_ROW (root)
      && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title) == 0
      && (*n)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title, n);
  return found;
}

static gboolean
says (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

static GtkWidget *
get_row (Fixture *fixture, const char *title, Whose whose)
{
  guint n = whose;
  GtkWidget *row = find_row (GTK_WIDGET (fixture->dialog), title, &n);

  g_assert_nonnull (row);
  return row;
}

static gboolean
is_shown (Fixture *fixture, const char *title, Whose whose)
{
  return gtk_widget_get_visible (get_row (fixture, title, whose));
}

/* The clock is chosen among chips, all else in lists. */
static void
choose (Fixture *fixture, const char *title, Whose whose, guint index)
{
  if (CHECKBIT_IS_PICTURE_ROW (get_row (fixture, title, whose)))
    {
      g_object_set (get_row (fixture, title, whose), "selected", index, NULL);
      return;
    }
  adw_combo_row_set_selected (ADW_COMBO_ROW (get_row (fixture, title, whose)), index);
}

static void
set_switch (Fixture *fixture, const char *title, gboolean on)
{
  GtkWidget *row = get_row (fixture, title, WHITE);

  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row))),
                         on);
}

static void
set_number (Fixture *fixture, const char *title, Whose whose, double value)
{
  GtkWidget *row = get_row (fixture, title, whose);

  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row))), value);
}

static void
fill_in (Fixture *fixture, const char *title, Whose whose, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (get_row (fixture, title, whose)), text);
}

static GtkWidget *
get_start (Fixture *fixture)
{
  return gtk_window_get_default_widget (fixture->dialog);
}

static CheckbitNewGameStrength *
get_strength (Fixture *fixture, Whose whose)
{
  return CHECKBIT_NEW_GAME_STRENGTH (get_row (fixture, "Strength", whose));
}

/* Presses Start; the plan is then in the fixture. */
static const CheckbitMatchPlan *
start (Fixture *fixture)
{
  g_assert_true (gtk_widget_get_sensitive (get_start (fixture)));
  g_signal_emit_by_name (get_start (fixture), "clicked");
  g_assert_nonnull (fixture->started);
  return fixture->started;
}

/* --- A dialog --------------------------------------------------------------------------------- */

static void
start_cb (Fixture *fixture, CheckbitMatchPlan *plan)
{
  g_assert_null (fixture->started);
  fixture->started = checkbit_match_plan_copy (plan);
}

static void
open_dialog (Fixture *fixture, const CheckbitMatchPlan *plan)
{
  fixture->dialog
      = GTK_WINDOW (checkbit_new_game_dialog_new (plan, G_LIST_MODEL (fixture->engines)));
  g_signal_connect_swapped (fixture->dialog, "start", G_CALLBACK (start_cb), fixture);
  g_object_add_weak_pointer (G_OBJECT (fixture->dialog), (gpointer *) &fixture->dialog);
  ui_test_show (fixture->dialog);
}

/* With two engines, "One" and "Two". */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  const char *folders[] = { NULL, NULL };

  fixture->folder = g_dir_make_tmp ("checkbit-dialog-XXXXXX", NULL);
  fixture->file = g_build_filename (fixture->folder, "engines.ini", NULL);
  folders[0] = fixture->folder;
  fixture->engines = checkbit_engine_list_new (fixture->file, folders);
  checkbit_engine_list_add (fixture->engines, "One", g_getenv ("FAKE_ENGINE"), NULL, NULL);
  checkbit_engine_list_add (fixture->engines, "Two", g_getenv ("FAKE_ENGINE"), NULL, NULL);

  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (fixture->engines);
  open_dialog (fixture, plan);
}

/* After starting a game the dialog closes by itself. */
static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->started == NULL)
    gtk_window_destroy (fixture->dialog);
  ui_test_wait_for (fixture->dialog == NULL);
  g_clear_pointer (&fixture->started, checkbit_match_plan_free);
  checkbit_engine_list_flush (fixture->engines);
  g_assert_finalize_object (fixture->engines);
  g_unlink (fixture->file);
  g_rmdir (fixture->folder);
  g_free (fixture->file);
  g_free (fixture->folder);
}

/* --- Players ---------------------------------------------------------------------------------- */

static void
test_first (Fixture *fixture, gconstpointer data)
{
  const CheckbitMatchPlan *plan;

  g_assert_true (is_shown (fixture, "Name", WHITE));
  g_assert_false (is_shown (fixture, "Name", BLACK));
  g_assert_false (is_shown (fixture, "Strength", WHITE));
  g_assert_true (is_shown (fixture, "Strength", BLACK));
  g_assert_true (gtk_window_get_focus (fixture->dialog) == get_start (fixture));

  plan = start (fixture);
  g_assert_false (plan->sides[CHESS_WHITE].engine);
  g_assert_true (plan->sides[CHESS_BLACK].engine);
  g_assert_cmpint (plan->start, ==, CHECKBIT_PLAN_STANDARD);
  g_assert_cmpuint (plan->sides[CHESS_WHITE].control.n_stages, ==, 0);
}

/* Each way to limit thinking has its own number. */
static void
test_engine (Fixture *fixture, gconstpointer data)
{
  const CheckbitPlanSide *black;

  choose (fixture, "Player", BLACK, 2);
  checkbit_new_game_strength_set (get_strength (fixture, BLACK), CHECKBIT_STRENGTH_MASTER);
  g_assert_false (is_shown (fixture, "Seconds per move", BLACK));
  choose (fixture, "Thinking time", BLACK, CHECKBIT_THINK_TIME);
  g_assert_true (is_shown (fixture, "Seconds per move", BLACK));
  choose (fixture, "Thinking time", BLACK, CHECKBIT_THINK_DEPTH);
  g_assert_false (is_shown (fixture, "Seconds per move", BLACK));
  choose (fixture, "Thinking time", BLACK, CHECKBIT_THINK_TIME);
  set_number (fixture, "Seconds per move", BLACK, 0.3);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (ui_test_find_type (
                                   GTK_WIDGET (fixture->dialog), GTK_TYPE_CHECK_BUTTON)),
                               TRUE);

  black = &start (fixture)->sides[CHESS_BLACK];
  g_assert_cmpstr (checkbit_engine_entry_get_name (
                       checkbit_engine_list_find (fixture->engines, black->engine_id)),
                   ==, "Two");
  g_assert_cmpint (black->strength, ==, CHECKBIT_STRENGTH_MASTER);
  g_assert_cmpint (black->think, ==, CHECKBIT_THINK_TIME);
  g_assert_cmpuint (black->amount, ==, 300);
  g_assert_true (fixture->started->random_colors);
}

static const char *
get_choice (Fixture *fixture, const char *title, Whose whose)
{
  AdwComboRow *row = ADW_COMBO_ROW (get_row (fixture, title, whose));

  return gtk_string_object_get_string (adw_combo_row_get_selected_item (row));
}

/* An engine uses a clock only where there is one; that changes no choice. */
static void
test_no_clock (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpstr (get_choice (fixture, "Thinking time", BLACK), ==, "Automatic");
  choose (fixture, "Clock", WHITE, 5);
  g_assert_cmpstr (get_choice (fixture, "Thinking time", BLACK), ==, "Use the clock");
  choose (fixture, "Thinking time", BLACK, CHECKBIT_THINK_DEPTH);
  choose (fixture, "Clock", WHITE, 0);
  g_assert_cmpstr (get_choice (fixture, "Thinking time", BLACK), ==, "Fixed depth");
  choose (fixture, "Thinking time", BLACK, CHECKBIT_THINK_CLOCK);
  g_assert_cmpstr (get_choice (fixture, "Thinking time", BLACK), ==, "Automatic");
  g_assert_cmpint (start (fixture)->sides[CHESS_BLACK].think, ==, CHECKBIT_THINK_CLOCK);
}

static void
test_swap (Fixture *fixture, gconstpointer data)
{
  const CheckbitMatchPlan *plan;

  fill_in (fixture, "Name", WHITE, "  Ada ");
  g_signal_emit_by_name (ui_test_find_button (GTK_WIDGET (fixture->dialog), "Swap Sides"),
                         "clicked");
  g_assert_true (is_shown (fixture, "Strength", WHITE));
  g_assert_true (is_shown (fixture, "Name", BLACK));
  plan = start (fixture);
  g_assert_true (plan->sides[CHESS_WHITE].engine);
  g_assert_false (plan->sides[CHESS_BLACK].engine);
  g_assert_cmpstr (plan->sides[CHESS_BLACK].name, ==, "Ada");
}

/* --- Time ------------------------------------------------------------------------------------- */

static void
assert_time (const CheckbitMatchPlan *plan, ChessColor side, const char *expected)
{
  CheckbitTimeControl control;

  g_assert_true (checkbit_time_control_parse (expected, &control));
  g_assert_true (checkbit_time_control_equal (&plan->sides[side].control, &control));
}

/* The last chip is any other time. */
#define OWN_TIME 11

static void
test_usual_time (Fixture *fixture, gconstpointer data)
{
  choose (fixture, "Clock", WHITE, 5);
  start (fixture);
  assert_time (fixture->started, CHESS_WHITE, "5+3");
  assert_time (fixture->started, CHESS_BLACK, "5+3");
}

#define WRITTEN "As text, with stages: 40/90+30, 30+30"

/* A side without a clock stays so when the sides are exchanged, whichever it is. */
static void
test_clock_of_one (Fixture *fixture, gconstpointer data)
{
  GtkWidget *swap = ui_test_find_button (GTK_WIDGET (fixture->dialog), "Swap Sides");

  choose (fixture, "Clock", WHITE, OWN_TIME);
  set_switch (fixture, "Different for each side", TRUE);
  fill_in (fixture, WRITTEN, WHITE, "15+10");
  fill_in (fixture, WRITTEN, BLACK, "-");
  for (guint i = 0; i < 3; i++)
    g_signal_emit_by_name (swap, "clicked");
  start (fixture);
  assert_time (fixture->started, CHESS_WHITE, "-");
  assert_time (fixture->started, CHESS_BLACK, "15+10");
}

/* The last choice: any time control, separate for each side. An invalid one cannot be started. */
static void
test_own_time (Fixture *fixture, gconstpointer data)
{
  choose (fixture, "Clock", WHITE, OWN_TIME);
  set_number (fixture, "Minutes", WHITE, 7);
  set_number (fixture, "Seconds per move", BLACK + 1, 2); /* after those of both players */
  choose (fixture, "Bonus type", WHITE, CHECKBIT_BONUS_DELAY);
  set_switch (fixture, "Different for each side", TRUE);
  fill_in (fixture, WRITTEN, BLACK, "tomorrow");
  g_assert_false (gtk_widget_get_sensitive (get_start (fixture)));
  fill_in (fixture, WRITTEN, BLACK, "40/90+30, 30+30");
  start (fixture);
  assert_time (fixture->started, CHESS_WHITE, "7 d2");
  assert_time (fixture->started, CHESS_BLACK, "40/90+30, 30+30");
}

/* Moves the focus through a number as the Tab key does, which reads what is shown there. */
static void
pass_through (Fixture *fixture, const char *title, Whose whose)
{
  GtkWidget *row = get_row (fixture, title, whose);

  g_assert_true (
      gtk_widget_grab_focus (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row))));
  g_assert_true (gtk_widget_grab_focus (get_row (fixture, "Bonus type", WHITE)));
}

/* The rows show a time rounded, but it stays what was written. */
static void
test_rounded_time (Fixture *fixture, gconstpointer data)
{
  static const char *const times[] = { "1:20+0.25", "1:15", "40/0:59 d0.125, 2:01" };

  choose (fixture, "Clock", WHITE, OWN_TIME);
  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    {
      fill_in (fixture, WRITTEN, WHITE, times[i]);
      pass_through (fixture, "Minutes", WHITE);
      pass_through (fixture, "Seconds per move", BLACK + 1);
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_row (fixture, WRITTEN, WHITE))), ==,
                       times[i]);
    }
  set_number (fixture, "Minutes", WHITE, 1.75);
  pass_through (fixture, "Minutes", WHITE);
  start (fixture);
  assert_time (fixture->started, CHESS_WHITE, "40/1:45 d0.125, 2:01");
}

/* A time that was deleted leaves nothing to the next. */
static void
test_deleted_time (Fixture *fixture, gconstpointer data)
{
  choose (fixture, "Clock", WHITE, OWN_TIME);
  fill_in (fixture, WRITTEN, WHITE, "40/90+30, 30+30");
  fill_in (fixture, WRITTEN, WHITE, "");
  set_number (fixture, "Minutes", WHITE, 5);
  start (fixture);
  assert_time (fixture->started, CHESS_WHITE, "5");
}

/* Without any time a game cannot be played; one of bonuses alone can. */
static void
test_no_time (Fixture *fixture, gconstpointer data)
{
  choose (fixture, "Clock", WHITE, OWN_TIME);
  set_number (fixture, "Seconds per move", BLACK + 1, 0);
  g_assert_true (gtk_widget_get_sensitive (get_start (fixture)));
  set_number (fixture, "Minutes", WHITE, 0);
  g_assert_false (gtk_widget_get_sensitive (get_start (fixture)));
  set_number (fixture, "Seconds per move", BLACK + 1, 10);
  start (fixture);
  assert_time (fixture->started, CHESS_WHITE, "0+10");
}

/* A number counts as it stands in its entry: Alt+S starts without the focus leaving that. */
static void
test_typed_time (Fixture *fixture, gconstpointer data)
{
  GtkWidget *minutes;

  choose (fixture, "Clock", WHITE, OWN_TIME);
  minutes = ui_test_find_type (get_row (fixture, "Minutes", WHITE), GTK_TYPE_SPIN_BUTTON);
  ui_test_wait_for (gtk_widget_grab_focus (minutes));
  gtk_editable_set_text (GTK_EDITABLE (minutes), "8");
  gtk_widget_mnemonic_activate (get_start (fixture), FALSE);
  ui_test_wait_for (fixture->started != NULL);
  g_assert_cmpint (fixture->started->sides[CHESS_WHITE].control.stages[0].time_ms, ==, 480000);
}

/* --- Start ------------------------------------------------------------------------------------ */

static void
test_chess960 (Fixture *fixture, gconstpointer data)
{
  const CheckbitMatchPlan *plan;

  g_assert_false (is_shown (fixture, "Random position", WHITE));
  choose (fixture, "Start position", WHITE, CHECKBIT_PLAN_CHESS960);
  g_assert_true (is_shown (fixture, "Random position", WHITE));
  g_assert_false (is_shown (fixture, "Position number", WHITE));
  set_switch (fixture, "Random position", FALSE);
  g_assert_true (is_shown (fixture, "Position number", WHITE));
  set_number (fixture, "Position number", WHITE, 959);
  plan = start (fixture);
  g_assert_cmpint (plan->start, ==, CHECKBIT_PLAN_CHESS960);
  g_assert_cmpint (plan->chess960, ==, 959);
}

static void
assert_fen_is_wrong (Fixture *fixture, gboolean wrong)
{
  GtkWidget *row = get_row (fixture, "FEN", WHITE);
  GtkAccessible *text = GTK_ACCESSIBLE (gtk_editable_get_delegate (GTK_EDITABLE (row)));

  g_assert_true (gtk_widget_has_css_class (row, "error") == wrong);
  g_assert_true (gtk_test_accessible_has_state (text, GTK_ACCESSIBLE_STATE_INVALID) == wrong);
}

static void
test_fen (Fixture *fixture, gconstpointer data)
{
  choose (fixture, "Start position", WHITE, CHECKBIT_PLAN_FEN);
  g_assert_false (gtk_widget_get_sensitive (get_start (fixture)));
  fill_in (fixture, "FEN", WHITE, "4k3/8/8/8");
  g_assert_false (gtk_widget_get_sensitive (get_start (fixture)));
  assert_fen_is_wrong (fixture, TRUE);
  fill_in (fixture, "FEN", WHITE, " 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 ");
  assert_fen_is_wrong (fixture, FALSE);
  g_assert_cmpstr (start (fixture)->fen, ==, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
}

/* --- In sight ---------------------------------------------------------------------------------- */

static void
assert_no_scrolling (Fixture *fixture)
{
  GtkWidget *scrolled
      = ui_test_find_type (GTK_WIDGET (fixture->dialog), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  ui_test_wait_for (gtk_adjustment_get_page_size (adjustment) > 0);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                     gtk_adjustment_get_page_size (adjustment));
}

/* Everything a game needs can be chosen without scrolling on a screen of 800 x 600. */
static void
test_in_sight (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->dialog)), <=, 800);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->dialog)), <=, 600);
  assert_no_scrolling (fixture);
}

/* The slider has a stop for each strength; its level is displayed beside it and spoken. */
static void
test_strength (Fixture *fixture, gconstpointer data)
{
  CheckbitNewGameStrength *row = get_strength (fixture, BLACK);
  GtkRange *slider = GTK_RANGE (ui_test_find_type (GTK_WIDGET (row), GTK_TYPE_SCALE));

  gtk_range_set_value (slider, CHECKBIT_STRENGTH_CLUB);
  g_assert_true (says (GTK_WIDGET (row), "Club player (1500)"));
  gtk_range_set_value (slider, CHECKBIT_STRENGTH_FULL);
  g_assert_true (says (GTK_WIDGET (row), "Full strength"));
  g_assert_cmpint (start (fixture)->sides[CHESS_BLACK].strength, ==, CHECKBIT_STRENGTH_FULL);
}

/* --- Again ------------------------------------------------------------------------------------ */

/* The next dialog starts with the choices of the last one. */
static void
test_shown_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = NULL;

  choose (fixture, "Player", WHITE, 1);
  choose (fixture, "Thinking time", WHITE, CHECKBIT_THINK_NODES);
  choose (fixture, "Clock", WHITE, 7);
  start (fixture);
  plan = g_steal_pointer (&fixture->started);
  ui_test_wait_for (fixture->dialog == NULL);
  open_dialog (fixture, plan);
  g_assert_true (is_shown (fixture, "Strength", WHITE));
  g_assert_cmpint (start (fixture)->sides[CHESS_WHITE].think, ==, CHECKBIT_THINK_NODES);
  assert_time (fixture->started, CHESS_BLACK, "15+10");
}

/* Enter on a choice opens its list; in a name it starts the game. */
static void
test_enter (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;

  row = get_row (fixture, "Player", WHITE);
  g_assert_true (gtk_widget_grab_focus (row));
  g_assert_true (gtk_window_get_focus (fixture->dialog) == row);
  g_signal_emit_by_name (fixture->dialog, "activate-default");
  ui_test_wait_for (fixture->started != NULL || ui_test_find_shown (row, GTK_TYPE_POPOVER) != NULL);
  g_assert_null (fixture->started);
  gtk_popover_popdown (ui_test_find_shown (row, GTK_TYPE_POPOVER));
  ui_test_wait_for (ui_test_find_shown (row, GTK_TYPE_POPOVER) == NULL);

  row = get_row (fixture, "Name", WHITE);
  g_assert_true (gtk_widget_grab_focus (row));
  g_signal_emit_by_name (fixture->dialog, "activate-default");
  ui_test_wait_for (fixture->started != NULL);
}

/* In larger texts and in a language with long words, the title gives way to the buttons: on a phone
 * the dialog fits. */
static void
test_large (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (CheckbitMatchPlan) plan = NULL;
  GtkWidget *header;
  int dpi, least;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  start (fixture);
  plan = g_steal_pointer (&fixture->started);
  ui_test_wait_for (fixture->dialog == NULL);
  g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * 1.6), NULL);
  open_dialog (fixture, plan);
  header = ui_test_find_type (GTK_WIDGET (fixture->dialog), ADW_TYPE_HEADER_BAR);
  gtk_button_set_label (GTK_BUTTON (ui_test_find_button (header, "_Cancel")), "Abbrechen");
  gtk_button_set_label (GTK_BUTTON (ui_test_find_button (header, "_Start")), "Starten");
  ui_test_wait_for_frames (fixture->dialog);
  gtk_widget_measure (header, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_test_message ("%d pixels", least);
  g_assert_cmpint (least, <=, 350);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

#define ADD(path, func)                                                                            \
  g_test_add ("/new-game-dialog/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("first", test_first);
  ADD ("engine", test_engine);
  ADD ("no-clock", test_no_clock);
  ADD ("swap", test_swap);
  ADD ("usual-time", test_usual_time);
  ADD ("clock-of-one", test_clock_of_one);
  ADD ("own-time", test_own_time);
  ADD ("rounded-time", test_rounded_time);
  ADD ("deleted-time", test_deleted_time);
  ADD ("no-time", test_no_time);
  ADD ("typed-time", test_typed_time);
  ADD ("chess960", test_chess960);
  ADD ("fen", test_fen);
  ADD ("in-sight", test_in_sight);
  ADD ("strength", test_strength);
  ADD ("shown-again", test_shown_again);
  ADD ("enter", test_enter);
  ADD ("large", test_large);

  return g_test_run ();
}

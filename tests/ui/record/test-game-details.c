/* Tests of CheckbitGameDetails: edits change the game in one undo step, or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "game/pgn/pgn-record.h"
#include "ui/record/game-details.h"

#define GAME                                                                                       \
  "[Event \"?\"]\n[White \"Anderssen\"]\n[Black \"Dufresne\"]\n[Result \"*\"]\n[Annotator "        \
  "\"x\"]\n"                                                                                       \
  "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n"

typedef struct
{
  GtkWindow *parent;
  GtkWindow *details;
  CheckbitGame *game;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitPgnGame) read = checkbit_pgn_read_game (GAME, strlen (GAME));

  fixture->game = checkbit_game_new ();
  checkbit_game_set_record (fixture->game, checkbit_pgn_game_steal_record (read), NULL);
  checkbit_game_clear_history (fixture->game);
  fixture->parent = GTK_WINDOW (gtk_window_new ());
  ui_test_show (fixture->parent);
  fixture->details = GTK_WINDOW (checkbit_game_details_new (fixture->parent, fixture->game));
  g_object_add_weak_pointer (G_OBJECT (fixture->details), (gpointer *) &fixture->details);
  ui_test_show (fixture->details);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->details != NULL)
    gtk_window_destroy (fixture->details);
  ui_test_wait_for (fixture->details == NULL);
  ui_test_destroy (fixture->parent);
  g_assert_finalize_object (fixture->game);
}

/* --- Finding and writing ---------------------------------------------------------------------- */

/* The row with a title; NULL for none. */
static GtkWidget *
find_row (GtkWidget *root, const char *title)
{
  if (ADW_IS_PREFERENCES_ROW (root)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
get_row (Fixture *fixture, const char *title)
{
  GtkWidget *row = find_row (GTK_WIDGET (fixture->details), title);

  g_assert_nonnull (row);
  return row;
}

static void
write_row (Fixture *fixture, const char *title, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (get_row (fixture, title)), text);
}

static void
apply (Fixture *fixture)
{
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->details), "_Apply");

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  ui_test_wait_for (fixture->details == NULL);
}

static const char *
get_tag (Fixture *fixture, const char *name)
{
  return checkbit_tags_get (checkbit_game_get_tags (fixture->game), name);
}

static CheckbitResult
get_result (Fixture *fixture)
{
  return checkbit_record_get_result (checkbit_game_get_record (fixture->game), NULL);
}

/* --- Tests ------------------------------------------------------------------------------------ */

static void
test_shown (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_row (fixture, "White"))), ==,
                   "Anderssen");
  /* "?" in a file means unknown. */
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_row (fixture, "Event"))), ==, "");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_row (fixture, "Annotator"))), ==, "x");
  /* The start position cannot be edited as text. */
  g_assert_null (find_row (GTK_WIDGET (fixture->details), "FEN"));
  g_assert_null (find_row (GTK_WIDGET (fixture->details), "SetUp"));
}

static void
test_one_step (Fixture *fixture, gconstpointer data)
{
  write_row (fixture, "White", "Ann");
  write_row (fixture, "Round", "7");
  adw_combo_row_set_selected (ADW_COMBO_ROW (get_row (fixture, "Result")), 1);
  apply (fixture);
  g_assert_cmpstr (get_tag (fixture, "White"), ==, "Ann");
  g_assert_cmpstr (get_tag (fixture, "Black"), ==, "Dufresne");
  g_assert_cmpstr (get_tag (fixture, "Round"), ==, "7");
  g_assert_nonnull (get_tag (fixture, "FEN"));
  g_assert_cmpint (get_result (fixture), ==, CHECKBIT_RESULT_WHITE_WINS);

  checkbit_game_undo (fixture->game);
  g_assert_cmpstr (get_tag (fixture, "White"), ==, "Anderssen");
  g_assert_null (get_tag (fixture, "Round"));
  g_assert_cmpint (get_result (fixture), ==, CHECKBIT_RESULT_OPEN);
  g_assert_false (checkbit_game_get_can_undo (fixture->game));
}

static void
test_left (Fixture *fixture, gconstpointer data)
{
  write_row (fixture, "White", "Ann");
  adw_combo_row_set_selected (ADW_COMBO_ROW (get_row (fixture, "Result")), 3);
  gtk_window_close (fixture->details);
  ui_test_wait_for (fixture->details == NULL);
  g_assert_cmpstr (get_tag (fixture, "White"), ==, "Anderssen");
  g_assert_cmpint (get_result (fixture), ==, CHECKBIT_RESULT_OPEN);
  g_assert_false (checkbit_game_get_can_undo (fixture->game));
}

static void
test_unchanged (Fixture *fixture, gconstpointer data)
{
  apply (fixture);
  g_assert_false (checkbit_game_get_can_undo (fixture->game));
}

/* What has happened to the game since the window opened is left as it is: only what was changed
 * here is written. */
static void
test_meanwhile (Fixture *fixture, gconstpointer data)
{
  CheckbitResult now;

  if (data != NULL)
    {
      checkbit_game_go_to (fixture->game, checkbit_game_get_end (fixture->game));
      g_assert_true (checkbit_game_resign (fixture->game, NULL));
    }
  else
    checkbit_game_set_result (fixture->game, CHECKBIT_RESULT_BLACK_WINS,
                              CHECKBIT_REASON_ADJUDICATION);
  now = get_result (fixture);
  g_assert_cmpint (now, !=, CHECKBIT_RESULT_OPEN);
  checkbit_game_set_tag (fixture->game, "Black", "Ben");
  write_row (fixture, "White", "Ann");
  apply (fixture);
  g_assert_cmpint (get_result (fixture), ==, now);
  g_assert_cmpstr (get_tag (fixture, "White"), ==, "Ann");
  g_assert_cmpstr (get_tag (fixture, "Black"), ==, "Ben");
}

/* Nothing is written into a game that has taken the place of the one that the window is about. */
static void
test_other_game (Fixture *fixture, gconstpointer data)
{
  checkbit_game_reset (fixture->game);
  write_row (fixture, "White", "Ann");
  adw_combo_row_set_selected (ADW_COMBO_ROW (get_row (fixture, "Result")), 1);
  apply (fixture);
  g_assert_null (get_tag (fixture, "White"));
  g_assert_cmpint (get_result (fixture), ==, CHECKBIT_RESULT_OPEN);
}

#define NEW_NAME "Name of a new tag, such as Annotator"

/* A result that the moves have decided cannot be chosen, and the row says how they have, as does
 * the entry for a new tag. */
static void
test_decided (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  GtkWindow *details;
  GtkWidget *row;

  g_assert_true (checkbit_game_load_fen (game, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", NULL));
  details = GTK_WINDOW (checkbit_game_details_new (NULL, game));
  ui_test_show (details);
  row = find_row (GTK_WIDGET (details), "Result");
  g_assert_false (gtk_widget_is_sensitive (row));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 1);
  g_assert_true (ui_test_says (row, "Checkmate: White wins"));

  row = find_row (GTK_WIDGET (details), NEW_NAME);
  gtk_editable_set_text (GTK_EDITABLE (row), "Result");
  g_signal_emit_by_name (row, "apply");
  gtk_test_accessible_assert_property (gtk_editable_get_delegate (GTK_EDITABLE (row)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Checkmate: White wins");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Result");
  ui_test_destroy (details);
}

static void
test_others (Fixture *fixture, gconstpointer data)
{
  GtkWidget *new_name = get_row (fixture, NEW_NAME);
  GtkWidget *trash, *next, *focus;

  gtk_editable_set_text (GTK_EDITABLE (new_name), " Opening ");
  g_signal_emit_by_name (new_name, "apply");
  g_assert_false (gtk_widget_has_css_class (new_name, "error"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (new_name)), ==, "");
  write_row (fixture, "Opening", "Pawn ending");

  trash = ui_test_find_button (get_row (fixture, "Annotator"), "Remove");
  g_assert_nonnull (trash);
  gtk_widget_grab_focus (trash);
  next = gtk_widget_get_next_sibling (get_row (fixture, "Annotator"));
  g_signal_emit_by_name (trash, "clicked");
  ui_test_wait_for_frames (new_name);
  focus = gtk_root_get_focus (gtk_widget_get_root (new_name));
  g_assert_nonnull (focus);
  g_assert_true (focus == ui_test_find_button (next, "Remove"));
  apply (fixture);
  g_assert_cmpstr (get_tag (fixture, "Opening"), ==, "Pawn ending");
  g_assert_null (get_tag (fixture, "Annotator"));
}

/* Whoever presses Enter once more must not apply the changes, as in a text. */
static void
test_remove_last (Fixture *fixture, gconstpointer data)
{
  GtkWidget *new_name = get_row (fixture, NEW_NAME), *row;

  while ((row = gtk_widget_get_prev_sibling (new_name)) != NULL)
    {
      GtkWidget *trash = ui_test_find_button (row, "Remove");
      GtkWidget *focus;

      gtk_widget_grab_focus (trash);
      g_signal_emit_by_name (trash, "clicked");
      ui_test_wait_for_frames (new_name);
      focus = gtk_root_get_focus (gtk_widget_get_root (new_name));
      g_assert_false (GTK_IS_EDITABLE (focus));
      row = gtk_widget_get_prev_sibling (new_name);
      g_assert_true (
          focus
          == (row != NULL ? ui_test_find_button (row, "Remove") : get_row (fixture, "Result")));
    }
}

static guint
count_rows (GtkWidget *root)
{
  guint n = ADW_IS_ENTRY_ROW (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

/* Many tags in a file create only as many rows as are requested, and none gets lost. */
static void
test_many (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkWidget *details;
  guint few;

  for (guint i = 0; i < 1000; i++)
    {
      g_autofree char *name = g_strdup_printf ("T%u", i);
      checkbit_game_set_tag (game, name, "v");
    }
  details = checkbit_game_details_new (parent, game);
  few = count_rows (details);
  g_assert_cmpuint (few, <, 100);
  g_assert_null (find_row (details, "T30"));
  g_assert_nonnull (find_row (details, "980 tags are not shown"));
  g_signal_emit_by_name (ui_test_find_button (details, "Show _More"), "clicked");
  g_assert_nonnull (find_row (details, "T30"));
  g_assert_cmpuint (count_rows (details), ==, few + 20);
  gtk_editable_set_text (GTK_EDITABLE (find_row (details, NEW_NAME)), "T999");
  g_signal_emit_by_name (find_row (details, NEW_NAME), "apply");
  gtk_test_accessible_assert_property (
      gtk_editable_get_delegate (GTK_EDITABLE (find_row (details, NEW_NAME))),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "The game has this tag already.");
  g_assert_nonnull (find_row (details, "960 tags are not shown"));

  gtk_editable_set_text (GTK_EDITABLE (find_row (details, "T30")), "w");
  gtk_widget_activate_action (details, "details.apply", NULL);
  g_assert_cmpuint (checkbit_tags_get_n (checkbit_game_get_tags (game)), ==, 1000);
  g_assert_cmpstr (checkbit_tags_get (checkbit_game_get_tags (game), "T30"), ==, "w");
  g_assert_cmpstr (checkbit_tags_get (checkbit_game_get_tags (game), "T999"), ==, "v");
  ui_test_destroy (parent);
}

/* A value of any length, with characters that change the text direction, is displayed safely, and
 * is kept exactly unless edited. */
static void
test_hostile_value (void)
{
  g_autofree char *name = g_strnfill (1000000, 'a');
  const char *event = "cup \u202egnp.exe";
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitTags) tags = checkbit_tags_new ();
  GtkWindow *details;
  GtkWidget *row;

  checkbit_tags_set (tags, "White", name);
  checkbit_tags_set (tags, "Event", event);
  checkbit_game_set_header (game, tags, CHECKBIT_RESULT_OPEN);
  details = GTK_WINDOW (checkbit_game_details_new (NULL, game));
  ui_test_show (details);

  row = find_row (GTK_WIDGET (details), "White");
  g_assert_cmpuint (strlen (gtk_editable_get_text (GTK_EDITABLE (row))), <, 5000);
  g_assert_false (gtk_editable_get_editable (GTK_EDITABLE (row)));
  row = find_row (GTK_WIDGET (details), "Event");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "cup ‹U+202E›\u200bgnp.exe");
  gtk_editable_set_text (GTK_EDITABLE (row), "cups ‹U+202E›gnp.exe");
  gtk_widget_activate_action (GTK_WIDGET (details), "details.apply", NULL);
  g_assert_cmpstr (checkbit_tags_get (checkbit_game_get_tags (game), "White"), ==, name);
  g_assert_cmpstr (checkbit_tags_get (checkbit_game_get_tags (game), "Event"), ==,
                   "cups \u202egnp.exe");
}

/* --- Names that are not added ----------------------------------------------------------------- */

static void
add_tag (Fixture *fixture, const char *name)
{
  GtkWidget *new_name = get_row (fixture, NEW_NAME);

  gtk_editable_set_text (GTK_EDITABLE (new_name), name);
  g_signal_emit_by_name (new_name, "apply");
}

#define BAD_NAME "The name of a tag can only have letters (A to Z), digits and “_”, 255 at most."
#define START_POSITION "The position in which the game begins cannot be changed here."

/* Tag names that are invalid or edited elsewhere. */
static const struct
{
  const char *name;
  const char *reason;
} refused[] = {
  { "", BAD_NAME },          { "two words", BAD_NAME },   { "a\"b", BAD_NAME },
  { "FEN", START_POSITION }, { "SetUp", START_POSITION },
};

/* The reason is there to be read and heard, until something else is typed. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  GtkWidget *new_name = get_row (fixture, NEW_NAME);
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (new_name));
  guint n = count_rows (GTK_WIDGET (fixture->details));

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      add_tag (fixture, refused[i].name);
      g_assert_true (gtk_widget_has_css_class (new_name, "error"));
      g_assert_true (ui_test_says (GTK_WIDGET (fixture->details), refused[i].reason));
      gtk_test_accessible_assert_state (text, GTK_ACCESSIBLE_STATE_INVALID,
                                        GTK_ACCESSIBLE_INVALID_TRUE);
      gtk_test_accessible_assert_property (text, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                           refused[i].reason);
      gtk_editable_set_text (GTK_EDITABLE (new_name), "Ope");
      g_assert_false (gtk_widget_has_css_class (new_name, "error"));
      g_assert_false (ui_test_says (GTK_WIDGET (fixture->details), refused[i].reason));
      g_assert_false (
          gtk_test_accessible_has_state (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_STATE_INVALID));
    }
  g_assert_cmpuint (count_rows (GTK_WIDGET (fixture->details)), ==, n);
}

/* In a low window the reason is scrolled into sight. */
static void
test_reason_in_sight (Fixture *fixture, gconstpointer data)
{
  GtkWidget *new_name = get_row (fixture, NEW_NAME), *page, *reason = NULL;
  graphene_rect_t bounds;

  gtk_window_set_default_size (fixture->details, 480, 300);
  ui_test_wait_for (gtk_widget_get_height (GTK_WIDGET (fixture->details)) < 400);
  g_assert_true (gtk_widget_grab_focus (new_name));
  page = gtk_widget_get_ancestor (new_name, GTK_TYPE_VIEWPORT);
  add_tag (fixture, "two words");
  for (reason = gtk_widget_get_last_child (gtk_widget_get_ancestor (new_name, GTK_TYPE_BOX));
       reason != NULL && !GTK_IS_LABEL (reason); reason = gtk_widget_get_last_child (reason))
    ;
  g_assert_nonnull (reason);
  ui_test_wait_for (gtk_widget_get_height (reason) > 0
                    && gtk_widget_compute_bounds (reason, page, &bounds) && bounds.origin.y >= 0
                    && bounds.origin.y + bounds.size.height
                           <= (float) gtk_widget_get_height (page));
}

/* A tag that is listed is not added again: the keyboard goes to its row. */
static const struct
{
  const char *name;
  const char *title;
} listed[] = {
  { "Annotator", "Annotator" },
  { "White", "White" },
  { "Result", "Result" },
  { "Opening", "Opening" }, /* added before, and empty */
};

static void
test_listed (Fixture *fixture, gconstpointer data)
{
  guint n;

  add_tag (fixture, "Opening");
  n = count_rows (GTK_WIDGET (fixture->details));
  for (guint i = 0; i < G_N_ELEMENTS (listed); i++)
    {
      GtkWidget *row = get_row (fixture, listed[i].title);

      g_assert_true (gtk_widget_grab_focus (get_row (fixture, NEW_NAME)));
      add_tag (fixture, listed[i].name);
      g_assert_cmpuint (count_rows (GTK_WIDGET (fixture->details)), ==, n);
      g_assert_true (gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_FOCUS_WITHIN);
      g_assert_false (gtk_widget_has_css_class (get_row (fixture, NEW_NAME), "error"));
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_row (fixture, NEW_NAME))), ==, "");
    }
  write_row (fixture, "Opening", "Pawn ending");
  apply (fixture);
  g_assert_cmpstr (get_tag (fixture, "Opening"), ==, "Pawn ending");
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
#define ADD(path, function)                                                                        \
  g_test_add ("/game-details/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("shown", test_shown);
  ADD ("one-step", test_one_step);
  ADD ("left", test_left);
  ADD ("unchanged", test_unchanged);
  g_test_add ("/game-details/meanwhile/resignation", Fixture, "", set_up, test_meanwhile,
              tear_down);
  ADD ("meanwhile/adjudication", test_meanwhile);
  ADD ("other-game", test_other_game);
  g_test_add_func ("/game-details/decided", test_decided);
  ADD ("others", test_others);
  ADD ("remove-last", test_remove_last);
  ADD ("refused", test_refused);
  ADD ("reason-in-sight", test_reason_in_sight);
  ADD ("listed", test_listed);
  g_test_add_func ("/game-details/many", test_many);
  g_test_add_func ("/game-details/hostile-value", test_hostile_value);
  return g_test_run ();
}

/* PGN files in the real window: opened, listed, stepped through, changed, saved, and changed by
 * others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

#include "../lib/share-file.h"

#include "game/pgn/pgn-record.h"
#include "ui/base/accessible.h"
#include "ui/base/fitting-label.h"
#include "ui/base/toast.h"
#include "ui/inspector/perft/perft-compare.h"

#define FIRST                                                                                      \
  "[Event \"One\"]\n[Site \"?\"]\n[Date \"2001.01.01\"]\n[Round \"1\"]\n[White \"Ann\"]\n"         \
  "[Black \"Ben\"]\n[Result \"*\"]\n\n1. e4 {best by test} e5 (1... c5 2. Nf3) 2. Nf3 *\n\n"
/* Written as no program would: it must stay so. */
#define SECOND                                                                                     \
  "[Event  \"Two\"]\n[White \"Cid\"]\n[Black \"Dot\"]\n[Result \"1-0\"]\n\n1.d4   d5 2.c4 ; "      \
  "gambit\n"                                                                                       \
  "1-0\n\n"
#define BROKEN                                                                                     \
  "[Event \"Three\"]\n[White \"Eve\"]\n[Black \"Flo\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Qg7 d6 "   \
  "0-1\n"

static char *
path_of (Fixture *fixture, const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

static GFile *
file_with (Fixture *fixture, const char *name, const char *contents)
{
  g_autofree char *path = path_of (fixture, name);

  if (contents != NULL)
    g_assert_true (g_file_set_contents (path, contents, -1, NULL));
  return g_file_new_for_path (path);
}

static char *
contents_of (GFile *file)
{
  char *contents = NULL;

  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  return contents;
}

static void
assert_contents (GFile *file, const char *expected)
{
  g_autofree char *contents = contents_of (file);

  g_assert_cmpstr (contents, ==, expected);
}

static gboolean
lists (Fixture *fixture)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (fixture->parts.pages), "games") == 0;
}

static const char *
white (Fixture *fixture)
{
  const char *name
      = checkbit_tags_get_known (checkbit_game_get_tags (fixture->parts.game), "White");
  return name != NULL ? name : "";
}

/* Opens a file of several games, and one of them by its row. */
static void
open_game (Fixture *fixture, GFile *file, guint index, const char *expected)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (lists (fixture) && !checkbit_opener_is_reading (fixture->parts.opener));
  g_signal_emit_by_name (checkbit_games_view_get_list (fixture->parts.games), "game-activated",
                         index);
  ui_test_wait_for (g_str_equal (white (fixture), expected));
  g_assert_false (lists (fixture));
}

/* --- Opening -------------------------------------------------------------------------------- */

static int
get_least_width (Fixture *fixture)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  return least;
}

/* Names without a space, as of engines, do not make the window wider. */
static void
test_long_names (Fixture *fixture, gconstpointer data)
{
  g_autofree char *name = g_strnfill (300, 'W');
  g_autofree char *text = g_strdup_printf (
      "[Event \"%s\"]\n[White \"%s\"]\n[Black \"%s\"]\n\n1. e4 e5 *\n", name, name, name);
  g_autoptr (GFile) file = file_with (fixture, "long.pgn", text);
  int least;

  ui_test_show (GTK_WINDOW (fixture->window));
  least = get_least_width (fixture);
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (g_str_has_prefix (white (fixture), "WWW"));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->parts.game_bar)));
  g_assert_cmpint (get_least_width (fixture), ==, least);
  g_file_delete (file, NULL, NULL);
}

static void
test_open_one (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "one.pgn", FIRST);

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (g_str_equal (white (fixture), "Ann"));
  g_assert_false (lists (fixture));
  g_assert_cmpstr (adw_window_title_get_title (fixture->parts.title), ==, "one.pgn");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->parts.game_bar)));
  g_assert_false (is_enabled (fixture, "next-position"));
  g_assert_false (is_enabled (fixture, "problems"));
  g_assert_false (checkbit_game_get_modified (fixture->parts.game));
  g_file_delete (file, NULL, NULL);
}

/* The result of an opened game is no news: no card shows it, wherever one goes in the game. */
static void
test_open_ended (Fixture *fixture, gconstpointer data)
{
  static const char ended[] = "[White \"Ann\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
  static const char *const ways[] = { "go-end", "go-back", "go-forward", "go-start", "go-end" };
  g_autoptr (GFile) file = file_with (fixture, "ended.pgn", ended);

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (g_str_equal (white (fixture), "Ann"));
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      act (fixture, ways[i]);
      g_assert_null (checkbit_match_banner_get_text (fixture->parts.banner));
    }
  g_assert_nonnull (strstr (subtitle (fixture), "Checkmate: Black wins"));
  g_file_delete (file, NULL, NULL);
}

static gboolean
has_label (GtkWidget *root, const char *text)
{
  gboolean found = GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_label (child, text);
  return found;
}

/* The bar over the board follows the tags, also when they are taken back. */
static void
test_bar (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "one.pgn", FIRST);
  GtkWidget *bar = GTK_WIDGET (fixture->parts.game_bar);
  CheckbitGame *game = fixture->parts.game;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (has_label (bar, "Ann – Ben, One, 2001.01.01"));
  checkbit_game_set_tag (game, "White", "Zoe");
  g_assert_true (has_label (bar, "Zoe – Ben, One, 2001.01.01"));
  /* Unknown parts of a date are left out. */
  checkbit_game_set_tag (game, "Date", "1852.07.??");
  g_assert_true (has_label (bar, "Zoe – Ben, One, 1852.07"));
  checkbit_game_set_tag (game, "Date", "1852.??.??");
  g_assert_true (has_label (bar, "Zoe – Ben, One, 1852"));
  checkbit_game_set_tag (game, "Date", "????.??.??");
  g_assert_true (has_label (bar, "Zoe – Ben, One"));
  for (guint i = 0; i < 4; i++)
    checkbit_game_undo (game);
  g_assert_true (has_label (bar, "Ann – Ben, One, 2001.01.01"));
  g_file_delete (file, NULL, NULL);
}

/* Whether the bar is visible in a window of this width, once the desk has told its own. */
static gboolean
has_bar_at (Fixture *fixture, int width, int height)
{
  GtkWidget *desk = GTK_WIDGET (WINDOW_PART (fixture->window, DESK));

  gtk_widget_allocate (desk, width, height, -1, NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_widget_allocate (desk, width, height, -1, NULL);
  return gtk_widget_get_visible (GTK_WIDGET (fixture->parts.game_bar));
}

/* On a phone the names are in the title: the bar only shows other games, and what could not be
 * read. */
static void
test_brief_bar (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) one = file_with (fixture, "one.pgn", FIRST);
  g_autoptr (GFile) three = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);

  checkbit_window_open_file (fixture->window, one);
  ui_test_wait_for (g_str_equal (white (fixture), "Ann"));
  g_assert_true (has_bar_at (fixture, 1000, 700));
  g_assert_false (has_bar_at (fixture, 360, 588));
  g_assert_true (has_bar_at (fixture, 1000, 700));
  g_file_delete (one, NULL, NULL);

  open_game (fixture, three, 1, "Cid");
  g_assert_true (has_bar_at (fixture, 360, 588));
  g_file_delete (three, NULL, NULL);
}

static PangoWeight
get_weight (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);

  return pango_font_description_get_weight (pango_context_get_font_description (context));
}

/* If there is little room beside the game's number, the bar shows less and shortens only names. */
static void
test_narrow_bar (Fixture *fixture, gconstpointer data)
{
  static const char *const expected[]
      = { "Almeida, Anastasia – Baker, Benjamin, Open of the Island, 2019.04.02",
          "Almeida, Anastasia – Baker, Benjamin", "Almeida – Baker" };
  static const int widths[] = { 800, 300, 220 };
  g_autoptr (GFile) file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);
  CheckbitFittingLabel *title
      = ui_test_find_type (GTK_WIDGET (fixture->parts.game_bar), CHECKBIT_TYPE_FITTING_LABEL);

  open_game (fixture, file, 1, "Cid");
  /* Bold letters would shorten names that fit. */
  g_assert_cmpint (get_weight (gtk_widget_get_first_child (GTK_WIDGET (title))), ==,
                   PANGO_WEIGHT_NORMAL);
  checkbit_game_set_tag (fixture->parts.game, "White", "Almeida, Anastasia");
  checkbit_game_set_tag (fixture->parts.game, "Black", "Baker, Benjamin");
  checkbit_game_set_tag (fixture->parts.game, "Event", "Open of the Island");
  checkbit_game_set_tag (fixture->parts.game, "Date", "2019.04.02");
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *bar = GTK_WIDGET (fixture->parts.game_bar);
      int height;

      gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, widths[i], &height, NULL, NULL, NULL);
      gtk_widget_allocate (bar, widths[i], height, -1, NULL);
      g_assert_cmpstr (checkbit_fitting_label_get_shown (title), ==, expected[i]);
    }
  g_file_delete (file, NULL, NULL);
}

static void
test_open_several (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);

  open_game (fixture, file, 1, "Cid");
  g_assert_cmpstr (adw_window_title_get_title (fixture->parts.title), ==, "three.pgn (2 of 3)");
  act (fixture, "next-position");
  ui_test_wait_for (g_str_equal (white (fixture), "Eve"));
  g_assert_true (is_enabled (fixture, "problems"));
  act (fixture, "next-position");
  act (fixture, "previous-position");
  ui_test_wait_for (g_str_equal (white (fixture), "Cid"));
  g_assert_false (is_enabled (fixture, "problems"));

  /* The list and back. */
  act (fixture, "games");
  g_assert_true (lists (fixture));
  act (fixture, "games");
  g_assert_false (lists (fixture));

  /* What is undone is seen. */
  checkbit_controller_play_text (fixture->parts.controller, "a3");
  act (fixture, "games");
  act (fixture, "undo");
  g_assert_false (lists (fixture));
  act (fixture, "games");
  act (fixture, "redo");
  g_assert_false (lists (fixture));
  act (fixture, "undo");

  /* Focus changes away from the list are handled only once they are complete: the page must not
   * change during a press. */
  act (fixture, "games");
  act (fixture, "edit-fen");
  g_assert_true (lists (fixture));
  ui_test_wait_for (!lists (fixture));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         GTK_WIDGET (fixture->parts.fen_entry)));

  /* A new game leaves the file; its list still exists. */
  act (fixture, "new-game");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->parts.game_bar)));
  g_assert_true (is_enabled (fixture, "games"));
  g_file_delete (file, NULL, NULL);
}

/* A change in a game is restored when the next one is undone. */
static void
test_changes_stay (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);

  open_game (fixture, file, 0, "Ann");
  move (fixture, "a2a3");
  g_autofree char *fen = checkbit_game_dup_fen (fixture->parts.game);
  act (fixture, "next-position");
  ui_test_wait_for (g_str_equal (white (fixture), "Cid"));
  press (fixture, "_Undo");
  g_assert_cmpstr (white (fixture), ==, "Ann");
  assert_fen (fixture, fen);
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));
  g_assert_cmpuint (
      checkbit_document_get_index (checkbit_controller_get_document (fixture->parts.controller)),
      ==, 0);
  g_file_delete (file, NULL, NULL);
}

typedef struct
{
  const char *name;
  const char *contents; /* NULL: the file does not exist */
} BadFile;

static const BadFile bad_files[] = {
  { "missing.pgn", NULL },
  { "empty.pgn", "" },
  { "blank.pgn", "\n\n\n" },
};

static void
test_bad_file (Fixture *fixture, gconstpointer data)
{
  const BadFile *bad = data;
  g_autoptr (GFile) file = file_with (fixture, bad->name, bad->contents);

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_window_open_file (fixture->window, file);
  answer ("_Close");
  assert_fen (fixture, AFTER_E4);
  g_file_delete (file, NULL, NULL);
}

/* A file's type depends on its content, not on its name. */
static void
test_unnamed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) game = file_with (fixture, "game.txt", FIRST);
  g_autoptr (GFile) position = file_with (fixture, "position.txt", ENDGAME "\n");

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, game);
  ui_test_wait_for (g_str_equal (white (fixture), "Ann"));
  checkbit_window_open_file (fixture->window, position);
  ui_test_wait_for (shows (fixture, ENDGAME));
  g_file_delete (game, NULL, NULL);
  g_file_delete (position, NULL, NULL);
}

/* A game of so many moves that reading it takes its time. (transfer full) */
static char *
slow_game (const char *player)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "[White \"%s\"]\n\n", player);
  for (guint i = 0; i < 5000; i++)
    g_string_append_printf (text, "%u. Nf3 Nf6 %u. Ng1 Ng8\n", 2 * i + 1, 2 * i + 2);
  g_string_append (text, "*\n\n");
  return g_string_free (text, FALSE);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  checkbit_pgn_game_free (
      checkbit_pgn_file_read_game_finish (CHECKBIT_PGN_FILE (source), result, NULL));
  *(gboolean *) user_data = TRUE;
}

/* Reads a game as often as it takes for one that began to be read before to have come. */
static void
wait_for_game (CheckbitPgnFile *pgn, guint index)
{
  for (guint i = 0; i < 3; i++)
    {
      gboolean done = FALSE;

      checkbit_pgn_file_read_game_async (pgn, index, NULL, read_cb, &done);
      ui_test_wait_for (done);
    }
}

static void
activate_game (Fixture *fixture, guint index)
{
  g_signal_emit_by_name (checkbit_games_view_get_list (fixture->parts.games), "game-activated",
                         index);
}

/* Of two games the one that was chosen last comes, however long the first one takes, and none comes
 * over what was begun meanwhile. */
static void
test_chosen_last (Fixture *fixture, gconstpointer data)
{
  g_autofree char *slow = slow_game ("Slow");
  g_autofree char *text = g_strconcat (slow, FIRST, SECOND, NULL);
  g_autoptr (GFile) file = file_with (fixture, "slow.pgn", text);
  CheckbitPgnFile *pgn;

  open_game (fixture, file, 1, "Ann");
  pgn = checkbit_games_view_get_file (fixture->parts.games);
  activate_game (fixture, 0);
  activate_game (fixture, 2);
  ui_test_wait_for (g_str_equal (white (fixture), "Cid"));
  wait_for_game (pgn, 0);
  g_assert_cmpstr (white (fixture), ==, "Cid");

  activate_game (fixture, 0);
  checkbit_game_reset (fixture->parts.game);
  wait_for_game (pgn, 0);
  g_assert_cmpstr (white (fixture), ==, "");

  activate_game (fixture, 0);
  ui_test_wait_for (g_str_equal (white (fixture), "Slow"));
  g_file_delete (file, NULL, NULL);
}

/* The same for files. */
static void
test_opened_last (Fixture *fixture, gconstpointer data)
{
  g_autofree char *slow = slow_game ("Slow");
  g_autoptr (GFile) file = file_with (fixture, "slow.pgn", slow);
  g_autoptr (GFile) position = file_with (fixture, "position.fen", ENDGAME "\n");

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  checkbit_window_open_file (fixture->window, position);
  ui_test_wait_for (shows (fixture, ENDGAME));
  ui_test_run (1000);
  assert_fen (fixture, ENDGAME);

  checkbit_window_open_file (fixture->window, position);
  act (fixture, "set-up");
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  ui_test_run (400);
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
  g_file_delete (file, NULL, NULL);
  g_file_delete (position, NULL, NULL);
}

/* --- Saving --------------------------------------------------------------------------------- */

static void
test_save_changes_one (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);
  g_autofree char *contents = NULL;

  open_game (fixture, file, 0, "Ann");
  checkbit_game_set_tag (fixture->parts.game, "White", "Anna");
  act (fixture, "save");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  contents = contents_of (file);
  g_assert_nonnull (strstr (contents, "[White \"Anna\"]"));
  g_assert_nonnull (strstr (contents, "{best by test}"));
  g_assert_nonnull (strstr (contents, "c5 2. Nf3"));
  /* The other games are unchanged, byte for byte. */
  g_assert_true (g_str_has_suffix (contents, SECOND BROKEN));
  /* The list has it too. */
  g_assert_cmpstr (
      checkbit_pgn_index_get_text (checkbit_pgn_file_get_index (checkbit_game_list_get_file (
                                       checkbit_games_view_get_list (fixture->parts.games))),
                                   0, CHECKBIT_PGN_COLUMN_WHITE),
      ==, "Anna");
  g_file_delete (file, NULL, NULL);
}

static void
test_loss_is_asked (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);
  g_autofree char *contents = NULL;

  open_game (fixture, file, 2, "Eve");
  checkbit_game_set_tag (fixture->parts.game, "White", "Eva");
  act (fixture, "save");
  ui_test_wait_for (find_dialog () != NULL);
  g_assert_nonnull (
      strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (find_dialog ())), "Game 3, line"));
  answer ("_Cancel");
  assert_contents (file, FIRST SECOND BROKEN);
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));

  act (fixture, "save");
  answer ("_Save Anyway");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  contents = contents_of (file);
  g_assert_true (g_str_has_prefix (contents, FIRST SECOND));
  g_assert_nonnull (strstr (contents, "[White \"Eva\"]"));
  g_file_delete (file, NULL, NULL);
}

static gboolean
is_on_cancel (GtkWindow *dialog)
{
  GtkWidget *focus = dialog != NULL ? gtk_window_get_focus (dialog) : NULL;

  return GTK_IS_BUTTON (focus)
         && g_str_equal (gtk_button_get_label (GTK_BUTTON (focus)), "_Cancel");
}

/* Pressing Enter without reading loses nothing, even if the answers are stacked vertically. */
static void
test_enter_cancels (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  open_game (fixture, file, 2, "Eve");
  checkbit_game_set_tag (fixture->parts.game, "White", "Eva");
  act (fixture, "save");
  ui_test_wait_for (is_on_cancel (find_dialog ()));
  gtk_widget_activate (gtk_window_get_focus (find_dialog ()));
  ui_test_wait_for (find_dialog () == NULL);
  assert_contents (file, FIRST SECOND BROKEN);
  g_file_delete (file, NULL, NULL);
}

static void
test_save_new (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "new.pgn", NULL);
  g_autofree char *contents = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4 e7e5");
  checkbit_saver_save_to (fixture->parts.saver, file);
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  g_assert_cmpstr (adw_window_title_get_title (fixture->parts.title), ==, "new.pgn");
  contents = contents_of (file);
  g_assert_nonnull (strstr (contents, "1. e4 e5 *"));
  g_assert_nonnull (strstr (contents, "[Result \"*\"]"));

  /* From now on it is saved without asking. */
  move (fixture, "g1f3");
  act (fixture, "save");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  g_clear_pointer (&contents, g_free);
  contents = contents_of (file);
  g_assert_nonnull (strstr (contents, "1. e4 e5 2. Nf3 *"));
  g_file_delete (file, NULL, NULL);
}

static void
comment_root (Fixture *fixture)
{
  checkbit_game_set_comment (fixture->parts.game, checkbit_game_get_root (fixture->parts.game),
                             "Mate in 3");
}

static void
play_and_go_back (Fixture *fixture)
{
  move (fixture, "f3g3");
  act (fixture, "go-back");
}

static void
play (Fixture *fixture)
{
  move (fixture, "f3g3");
}

static void
tag (Fixture *fixture)
{
  checkbit_game_set_tag (fixture->parts.game, "White", "Ann");
}

static void
load (Fixture *fixture)
{
  checkbit_game_load_fen (fixture->parts.game, AFTER_E4, NULL);
  checkbit_game_set_modified (fixture->parts.game, TRUE);
}

typedef struct
{
  void (*change) (Fixture *fixture);
  const char *fen; /* what is written */
  gboolean saved;  /* whether that is all */
} PositionCase;

static const PositionCase position_cases[] = {
  { load, AFTER_E4, TRUE },
  { play, "8/8/8/8/8/6k1/q7/7K w - - 13 41", FALSE },
  { play_and_go_back, ENDGAME, FALSE },
  { comment_root, ENDGAME, FALSE },
  { tag, ENDGAME, FALSE },
};

/* A FEN holds a position alone. What else there is in a game is not saved with it, and the note
 * says so. */
static void
test_save_position (Fixture *fixture, gconstpointer data)
{
  const PositionCase *row = data;
  g_autoptr (GFile) file = file_with (fixture, "end.fen", ENDGAME "\n");
  g_autofree char *written = g_strconcat (row->fen, "\n", NULL);
  const char *note;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (shows (fixture, ENDGAME));
  row->change (fixture);
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));
  checkbit_saver_save_to (fixture->parts.saver, file);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  assert_contents (file, written);
  g_assert_cmpint (checkbit_game_get_modified (fixture->parts.game), ==, !row->saved);
  note = checkbit_toast_get_text (checkbit_notes_get_shown (fixture->parts.notes));
  g_assert_cmpstr (note, ==,
                   row->saved ? "Saved “end.fen”"
                              : "Position saved to “end.fen”. The game itself is not saved.");
  g_file_delete (file, NULL, NULL);
}

/* What is played and saved while a slow disk still takes the last saving is in the file, too. */
static void
test_saved_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "meanwhile.pgn", "1. e4 *\n");
  g_autofree char *contents = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (
      g_str_equal (adw_window_title_get_title (fixture->parts.title), "meanwhile.pgn"));
  checkbit_game_go_to_end (fixture->parts.game);
  move (fixture, "e7e5");
  checkbit_saver_save (fixture->parts.saver);
  g_assert_true (checkbit_saver_is_saving (fixture->parts.saver));
  move (fixture, "g1f3");
  checkbit_saver_save (fixture->parts.saver);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  g_assert_false (checkbit_game_get_modified (fixture->parts.game));
  contents = contents_of (file);
  g_assert_nonnull (strstr (contents, "1. e4 e5 2. Nf3 *"));
  g_file_delete (file, NULL, NULL);
}

/* A game that was read from its file, opened once more, just before that very game was saved there
 * does not replace what was saved without a word. */
static void
test_saved_behind (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "two.pgn", FIRST SECOND);
  g_autofree char *contents = NULL;

  open_game (fixture, file, 0, "Ann");
  checkbit_game_set_tag (fixture->parts.game, "White", "Zoe");
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (lists (fixture) && !checkbit_opener_is_reading (fixture->parts.opener));
  g_signal_emit_by_name (checkbit_games_view_get_list (fixture->parts.games), "game-activated", 0);
  g_usleep (G_USEC_PER_SEC / 5); /* it has been read, but nobody has been told */
  act (fixture, "save");
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver)
                    && !checkbit_opener_is_busy (fixture->parts.opener));
  if (!g_str_equal (white (fixture), "Ann"))
    {
      g_test_skip ("the game was read late, and so as it was saved");
      g_file_delete (file, NULL, NULL);
      return;
    }

  checkbit_game_set_tag (fixture->parts.game, "Black", "Yan");
  act (fixture, "save");
  answer ("_Cancel");
  contents = contents_of (file);
  g_assert_nonnull (strstr (contents, "Zoe"));
  g_assert_null (strstr (contents, "Yan"));
  g_file_delete (file, NULL, NULL);
}

/* Several games are not replaced by one without a word. */
static void
test_save_over_several (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);
  g_autofree char *contents = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_saver_save_to (fixture->parts.saver, file);
  answer ("_Cancel");
  assert_contents (file, FIRST SECOND BROKEN);

  checkbit_saver_save_to (fixture->parts.saver, file);
  answer ("_Add to Them");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  contents = contents_of (file);
  g_assert_true (g_str_has_prefix (contents, FIRST SECOND BROKEN));
  g_assert_nonnull (strstr (contents, "1. e4 *"));
  g_assert_cmpuint (
      checkbit_document_get_index (checkbit_controller_get_document (fixture->parts.controller)),
      ==, 3);
  g_assert_cmpuint (
      checkbit_document_get_n (checkbit_controller_get_document (fixture->parts.controller)), ==,
      4);
  g_file_delete (file, NULL, NULL);
}

/* A question about the games of a file is asked again if there are others by the time of the
 * answer. */
static void
test_more_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "three.pgn", FIRST SECOND);

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_saver_save_to (fixture->parts.saver, file);
  ui_test_wait_for (find_dialog () != NULL);
  g_object_unref (file_with (fixture, "three.pgn", FIRST SECOND BROKEN));
  answer ("_Replace All");
  ui_test_wait_for (find_dialog () != NULL);
  g_assert_nonnull (
      strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (find_dialog ())), "3 games"));
  answer ("_Cancel");
  assert_contents (file, FIRST SECOND BROKEN);
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));

  checkbit_saver_save_to (fixture->parts.saver, file);
  answer ("_Replace All");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  g_file_delete (file, NULL, NULL);
}

typedef struct
{
  const char *contents; /* of the file that the added suffix leads to; NULL for none */
  const char *answer;   /* to the question; NULL for none */
  gboolean kept;        /* whether it stays as it is */
} SuffixCase;

static const SuffixCase suffix_cases[] = {
  { NULL, NULL, FALSE },
  { FIRST, "_Cancel", TRUE },
  { FIRST, "_Replace", FALSE },
  { "", "_Cancel", TRUE },
  { "No game at all", "_Cancel", TRUE },
  { FIRST SECOND, "_Cancel", TRUE },
  { FIRST SECOND, "_Replace All", FALSE },
};

/* The file chooser asks about a file of the name that was typed, not about one of the name with its
 * suffix. */
static void
test_suffix_asks (Fixture *fixture, gconstpointer data)
{
  const SuffixCase *row = data;
  g_autoptr (GFile) typed = file_with (fixture, "precious", NULL);
  g_autoptr (GFile) file = file_with (fixture, "precious.pgn", row->contents);
  g_autofree char *contents = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_saver_save_to (fixture->parts.saver, typed);
  if (row->answer != NULL)
    answer (row->answer);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  contents = contents_of (file);
  if (row->kept)
    g_assert_cmpstr (contents, ==, row->contents);
  else
    g_assert_nonnull (strstr (contents, "1. e4 *"));
  g_assert_cmpint (checkbit_game_get_modified (fixture->parts.game), ==, row->kept);
  g_assert_false (g_file_query_exists (typed, NULL));
  g_file_delete (file, NULL, NULL);
}

/* A file without a suffix that is there keeps its name: that was asked about. */
static void
test_no_suffix (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) typed = file_with (fixture, "precious", FIRST);
  g_autoptr (GFile) other = file_with (fixture, "precious.pgn", SECOND);
  g_autofree char *contents = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  checkbit_saver_save_to (fixture->parts.saver, typed);
  g_assert_true (checkbit_saver_is_saving (fixture->parts.saver));
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  contents = contents_of (typed);
  g_assert_nonnull (strstr (contents, "1. e4 *"));
  g_assert_false (checkbit_game_get_modified (fixture->parts.game));
  assert_contents (other, SECOND);
  g_file_delete (typed, NULL, NULL);
  g_file_delete (other, NULL, NULL);
}

/* The file of the game on the board is as Checkbit knows it. */
static void
assert_unchanged (Fixture *fixture, GFile *file)
{
  CheckbitDocument *document = checkbit_controller_get_document (fixture->parts.controller);
  CheckbitFileStamp now;

  g_assert_true (checkbit_file_stamp_query (&now, file, NULL));
  g_assert_false (checkbit_document_compare (document, &now));
  g_assert_false (gtk_info_bar_get_revealed (fixture->parts.changed_bar));
}

static void
test_append_copy (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) from = file_with (fixture, "from.pgn", FIRST);
  g_autoptr (GFile) to = file_with (fixture, "to.pgn", SECOND);
  g_autofree char *contents = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, from);
  ui_test_wait_for (g_str_equal (white (fixture), "Ann"));
  checkbit_saver_append_to (fixture->parts.saver, to);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver)
                    && (g_free (contents), contents = contents_of (to), TRUE)
                    && strstr (contents, "Ann") != NULL);
  g_assert_true (g_str_has_prefix (contents, SECOND));
  assert_contents (from, FIRST);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  g_assert_cmpstr (adw_window_title_get_title (fixture->parts.title), ==, "from.pgn");
  g_file_delete (from, NULL, NULL);
  g_file_delete (to, NULL, NULL);
}

/* A copy in the game's own file is not another program's change, and makes it a list. */
static void
test_append_to_own (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "own.pgn", FIRST);

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (g_str_equal (white (fixture), "Ann"));
  checkbit_saver_append_to (fixture->parts.saver, file);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  assert_unchanged (fixture, file);
  g_assert_cmpuint (
      checkbit_document_get_n (checkbit_controller_get_document (fixture->parts.controller)), ==,
      2);
  g_assert_cmpstr (adw_window_title_get_title (fixture->parts.title), ==, "own.pgn (1 of 2)");
  g_assert_true (is_enabled (fixture, "games"));
  act (fixture, "next-position");
  ui_test_wait_for (
      g_str_equal (adw_window_title_get_title (fixture->parts.title), "own.pgn (2 of 2)"));
  g_file_delete (file, NULL, NULL);
}

/* A game is added to the end of what the file has become by now. */
static void
test_append_to_changed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "list.pgn", FIRST SECOND);
  g_autofree char *contents = NULL;

  open_game (fixture, file, 0, "Ann");
  g_assert_true (g_file_replace_contents (file, SECOND FIRST SECOND, strlen (SECOND FIRST SECOND),
                                          NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  checkbit_saver_append_to (fixture->parts.saver, file);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  contents = contents_of (file);
  g_assert_true (g_str_has_prefix (contents, SECOND FIRST SECOND));
  g_assert_nonnull (strstr (contents + strlen (SECOND FIRST SECOND), "Ann"));
  g_file_delete (file, NULL, NULL);
}

#define MANY 300000
#define FILLER "{so many words on this game that a file of such games takes its time to be read}"

/* Opens a file of a great many games, and stops reading it after the first. (transfer full) */
static GFile *
open_some (Fixture *fixture)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GFile *file;

  for (guint i = 0; i < MANY; i++)
    g_string_append_printf (text,
                            "[Event \"?\"]\n[White \"Player %u\"]\n\n" FILLER " 1. d4 d5 *\n\n", i);
  file = file_with (fixture, "many.pgn", text->str);
  ui_test_show (GTK_WINDOW (fixture->window));
  g_signal_connect_swapped (fixture->parts.games, "notify::has-file",
                            G_CALLBACK (checkbit_opener_stop), fixture->parts.opener);
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (lists (fixture));
  g_assert_false (checkbit_opener_is_reading (fixture->parts.opener));
  return file;
}

static CheckbitPgnIndex *
get_listed (Fixture *fixture)
{
  return checkbit_pgn_file_get_index (checkbit_games_view_get_file (fixture->parts.games));
}

/* A copy of a game of that list does not make it seem changed by another program: its games still
 * open. */
static void
test_copy_to_stopped (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = open_some (fixture);
  GtkWidget *list = GTK_WIDGET (checkbit_games_view_get_list (fixture->parts.games));
  guint n;

  ui_test_wait_for (!checkbit_pgn_index_get_loading (get_listed (fixture)));
  n = checkbit_pgn_index_get_n_games (get_listed (fixture));
  g_assert_cmpuint (n, <, MANY);
  g_signal_emit_by_name (list, "game-activated", 0);
  ui_test_wait_for (g_str_equal (white (fixture), "Player 0"));
  checkbit_saver_append_to (fixture->parts.saver, file);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  assert_unchanged (fixture, file);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (get_listed (fixture)), ==, n);
  g_signal_emit_by_name (list, "game-activated", 1);
  ui_test_wait_for (g_str_equal (white (fixture), "Player 1"));
  g_file_delete (file, NULL, NULL);
}

/* Behind a list that was stopped there are more games: the new one is the last of them all, and
 * that is its number. */
static void
test_append_to_stopped (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = open_some (fixture);

  ui_test_wait_for (!checkbit_pgn_index_get_loading (get_listed (fixture)));
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (get_listed (fixture)), <, MANY);
  act (fixture, "new-game");
  checkbit_game_set_tag (fixture->parts.game, "White", "Ann");
  checkbit_saver_append_to (fixture->parts.saver, file);
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  g_assert_cmpuint (
      checkbit_document_get_index (checkbit_controller_get_document (fixture->parts.controller)),
      ==, MANY);
  g_assert_cmpstr (adw_window_title_get_title (fixture->parts.title), ==,
                   "many.pgn (300001 of 300001)");
  g_file_delete (file, NULL, NULL);
}

/* --- Other programs ------------------------------------------------------------------------- */

/* Opens the second of three games, changes it, and lets another program put one before it. */
static GFile *
change_outside (Fixture *fixture)
{
  GFile *file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);

  open_game (fixture, file, 1, "Cid");
  checkbit_game_set_tag (fixture->parts.game, "White", "Sid");
  g_object_unref (file_with (fixture, "three.pgn", BROKEN "\n" FIRST SECOND));
  ui_test_wait_for (gtk_info_bar_get_revealed (fixture->parts.changed_bar));
  return file;
}

/* The game now at this place of the file could not be read in full: Checkbit asks before it
 * overwrites it, as with any other loss. */
static void
test_changed_loss (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);
  g_autofree char *contents = NULL;

  open_game (fixture, file, 1, "Cid");
  checkbit_game_set_tag (fixture->parts.game, "White", "Sid");
  g_object_unref (file_with (fixture, "three.pgn", FIRST BROKEN SECOND));
  ui_test_wait_for (gtk_info_bar_get_revealed (fixture->parts.changed_bar));
  act (fixture, "save");
  answer ("_Overwrite");
  answer ("_Cancel");
  assert_contents (file, FIRST BROKEN SECOND);
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));

  act (fixture, "save");
  answer ("_Overwrite");
  answer ("_Save Anyway");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  contents = contents_of (file);
  g_assert_nonnull (strstr (contents, "Sid"));
  g_assert_null (strstr (contents, "\"Eve\""));
  g_file_delete (file, NULL, NULL);
}

static void
test_changed_cancel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = change_outside (fixture);

  act (fixture, "save");
  ui_test_wait_for (find_dialog () != NULL);
  /* The question names the game that would be replaced. */
  g_assert_nonnull (
      strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (find_dialog ())), "Ann – Ben"));
  answer ("_Cancel");
  assert_contents (file, BROKEN "\n" FIRST SECOND);
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));
  g_file_delete (file, NULL, NULL);
}

static void
test_changed_reload (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = change_outside (fixture);

  act (fixture, "save");
  answer ("_Reload");
  ui_test_wait_for (g_str_equal (white (fixture), "Ann"));
  ui_test_wait_for (!gtk_info_bar_get_revealed (fixture->parts.changed_bar));
  assert_contents (file, BROKEN "\n" FIRST SECOND);
  /* Unsaved changes are not lost. */
  act (fixture, "undo");
  g_assert_cmpstr (white (fixture), ==, "Sid");
  g_file_delete (file, NULL, NULL);
}

static void
test_changed_overwrite (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = change_outside (fixture);
  g_autofree char *contents = NULL;

  act (fixture, "save");
  answer ("_Overwrite");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  contents = contents_of (file);
  g_assert_true (g_str_has_prefix (contents, BROKEN "\n"));
  g_assert_true (g_str_has_suffix (contents, SECOND));
  g_assert_nonnull (strstr (contents, "Sid"));
  g_assert_null (strstr (contents, "Ann"));
  ui_test_wait_for (!gtk_info_bar_get_revealed (fixture->parts.changed_bar));
  g_file_delete (file, NULL, NULL);
}

/* What the bar says, and whether it offers to read the file again or to save the game elsewhere. */
static void
assert_bar (Fixture *fixture, const char *text, gboolean reload, gboolean save_as)
{
  g_assert_cmpstr (gtk_label_get_text (fixture->parts.changed_label), ==, text);
  g_assert_cmpint (gtk_widget_get_visible (fixture->parts.reload_button), ==, reload);
  g_assert_cmpint (gtk_widget_get_visible (fixture->parts.lost_button), ==, save_as);
}

static gpointer
in_list (Fixture *fixture, const char *id)
{
  CheckbitGameList *list = checkbit_games_view_get_list (fixture->parts.games);

  return gtk_widget_get_template_child (GTK_WIDGET (list), CHECKBIT_TYPE_GAME_LIST, id);
}

/* What the list says about its file; NULL for nothing. */
static const char *
list_notice (Fixture *fixture)
{
  if (!lists (fixture) || !gtk_info_bar_get_revealed (in_list (fixture, "notice")))
    return NULL;
  g_assert_false (gtk_info_bar_get_revealed (fixture->parts.changed_bar));
  return gtk_label_get_text (in_list (fixture, "notice_label"));
}

/* With no game of the file on the board, only its list. */
static GFile *
list_only (Fixture *fixture)
{
  GFile *file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (lists (fixture) && !checkbit_opener_is_reading (fixture->parts.opener));
  g_assert_null (list_notice (fixture));
  return file;
}

/* A list whose file has changed says so: its games would not open any more. */
static void
test_list_changed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = list_only (fixture);

  g_object_unref (file_with (fixture, "three.pgn", SECOND FIRST));
  ui_test_wait_for (list_notice (fixture) != NULL);
  g_assert_cmpstr (list_notice (fixture), ==, "“three.pgn” was changed by another program.");
  g_assert_cmpstr (checkbit_accessible_get_said (GTK_WIDGET (fixture->window)), ==,
                   list_notice (fixture));
  g_assert_true (gtk_widget_get_visible (in_list (fixture, "reload")));

  /* Beside the board the file is still there, for the Explorer. */
  act (fixture, "games");
  ui_test_wait_for (gtk_info_bar_get_revealed (fixture->parts.changed_bar));
  assert_bar (fixture, "“three.pgn” was changed by another program.", TRUE, FALSE);
  act (fixture, "games");
  act (fixture, "reload");
  ui_test_wait_for (!checkbit_opener_is_reading (fixture->parts.opener));
  g_assert_true (lists (fixture));
  ui_test_wait_for (list_notice (fixture) == NULL);
  g_signal_emit_by_name (checkbit_games_view_get_list (fixture->parts.games), "game-activated", 0);
  ui_test_wait_for (g_str_equal (white (fixture), "Cid"));
  g_file_delete (file, NULL, NULL);
}

/* The list of the game's own file comes with the game: its neighbors are there. */
static void
test_list_of_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);

  open_game (fixture, file, 1, "Cid");
  act (fixture, "games");
  g_object_unref (file_with (fixture, "three.pgn", SECOND FIRST BROKEN));
  ui_test_wait_for (list_notice (fixture) != NULL);
  act (fixture, "reload");
  ui_test_wait_for (g_str_equal (white (fixture), "Ann"));
  act (fixture, "next-position");
  ui_test_wait_for (g_str_equal (white (fixture), "Eve"));
  g_file_delete (file, NULL, NULL);
}

/* The list is that of the file as it is now, with one game in it. */
static void
assert_lists_one (Fixture *fixture)
{
  g_assert_true (lists (fixture));
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (get_listed (fixture)), ==, 1);
  ui_test_wait_for (list_notice (fixture) == NULL);
}

/* A list whose file has lost all games but one does not stay. */
static void
test_list_of_one_left (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = list_only (fixture);

  g_object_unref (file_with (fixture, "three.pgn", SECOND));
  ui_test_wait_for (list_notice (fixture) != NULL);
  act (fixture, "reload");
  ui_test_wait_for (g_str_equal (white (fixture), "Cid"));
  act (fixture, "games");
  assert_lists_one (fixture);
  g_file_delete (file, NULL, NULL);
}

/* Nor one whose games were all replaced by that on the board. */
static void
test_list_replaced (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = list_only (fixture);

  act (fixture, "new-game");
  move (fixture, "e2e4");
  checkbit_saver_save_to (fixture->parts.saver, file);
  answer ("_Replace All");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  act (fixture, "games");
  assert_lists_one (fixture);
  g_file_delete (file, NULL, NULL);
}

static void
test_list_removed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = list_only (fixture);

  g_assert_true (g_file_delete (file, NULL, NULL));
  ui_test_wait_for (list_notice (fixture) != NULL);
  g_assert_cmpstr (list_notice (fixture), ==, "“three.pgn” was moved or deleted.");
  g_assert_false (gtk_widget_get_visible (in_list (fixture, "reload")));
  act (fixture, "games");
  ui_test_wait_for (gtk_info_bar_get_revealed (fixture->parts.changed_bar));
  assert_bar (fixture, "“three.pgn” was moved or deleted.", FALSE, FALSE);
  act (fixture, "games");
  g_signal_emit_by_name (checkbit_games_view_get_list (fixture->parts.games), "game-activated", 0);
  ui_test_wait_for (find_dialog () != NULL);
  g_assert_cmpstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (find_dialog ())), ==,
                   "“three.pgn” was moved or deleted.");
  answer ("_Close");
}

/* The bar is about what is in sight. */
static void
test_list_of_another (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) one = file_with (fixture, "one.pgn", FIRST);
  g_autoptr (GFile) three = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, one);
  ui_test_wait_for (g_str_equal (white (fixture), "Ann"));
  three = list_only (fixture);
  g_object_unref (file_with (fixture, "three.pgn", SECOND FIRST));
  ui_test_wait_for (list_notice (fixture) != NULL);
  act (fixture, "games");
  g_assert_false (gtk_info_bar_get_revealed (fixture->parts.changed_bar));
  g_assert_true (g_file_delete (one, NULL, NULL));
  ui_test_wait_for (gtk_info_bar_get_revealed (fixture->parts.changed_bar));
  assert_bar (fixture, "“one.pgn” was moved or deleted.", FALSE, TRUE);
  g_file_delete (three, NULL, NULL);
}

/* The window does not wait for a network: the file itself says so. */
static void
test_share (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) local = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);
  g_autoptr (GFile) file = share_file_new (g_file_peek_path (local));
  g_autofree char *contents = NULL;

  open_game (fixture, file, 1, "Cid");
  act (fixture, "games");
  act (fixture, "games");
  checkbit_game_set_tag (fixture->parts.game, "White", "Sid");
  act (fixture, "save");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  contents = contents_of (local);
  g_assert_nonnull (strstr (contents, "Sid"));
  g_assert_true (g_file_delete (local, NULL, NULL));
}

/* A deleted file is written again if the person wants that. */
static void
test_removed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "one.pgn", FIRST);
  g_autofree char *contents = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (g_str_equal (white (fixture), "Ann"));
  checkbit_game_set_tag (fixture->parts.game, "White", "Anna");
  g_assert_true (g_file_delete (file, NULL, NULL));
  ui_test_wait_for (gtk_info_bar_get_revealed (fixture->parts.changed_bar));
  assert_bar (fixture, "“one.pgn” was moved or deleted.", FALSE, TRUE);
  act (fixture, "save");
  answer ("_Overwrite");
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  contents = contents_of (file);
  g_assert_nonnull (strstr (contents, "Anna"));
  g_file_delete (file, NULL, NULL);
}

/* What another program left of the file when the game was to be saved; NULL for nothing. */
static const char *const gone_cases[] = { NULL, "", "No game at all" };

/* A file that was gone only while a sync client or another program wrote it anew is not taken for a
 * lost one: the games that are back by the time of the answer stay. */
static void
test_back_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "three.pgn", FIRST SECOND BROKEN);
  const char *const *gone = data;
  g_autofree char *contents = NULL;

  open_game (fixture, file, 1, "Cid");
  checkbit_game_set_tag (fixture->parts.game, "White", "Sid");
  if (*gone != NULL)
    g_object_unref (file_with (fixture, "three.pgn", *gone));
  else
    g_assert_true (g_file_delete (file, NULL, NULL));
  act (fixture, "save");
  ui_test_wait_for (find_dialog () != NULL);
  g_object_unref (file_with (fixture, "three.pgn", FIRST SECOND BROKEN));
  answer ("_Overwrite");
  answer ("_Overwrite"); /* which it asks again, now about one game */
  ui_test_wait_for (!checkbit_game_get_modified (fixture->parts.game));
  contents = contents_of (file);
  g_assert_true (g_str_has_prefix (contents, FIRST));
  g_assert_true (g_str_has_suffix (contents, BROKEN));
  g_assert_nonnull (strstr (contents, "Sid"));
  g_file_delete (file, NULL, NULL);
}

static void
test_position_changed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = file_with (fixture, "end.fen", ENDGAME "\n");

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (shows (fixture, ENDGAME));
  move (fixture, "f3g3");
  g_object_unref (file_with (fixture, "end.fen", START "\n"));
  act (fixture, "save");
  answer ("_Cancel");
  assert_contents (file, START "\n");
  act (fixture, "save");
  answer ("_Overwrite");
  ui_test_wait_for (!checkbit_saver_is_saving (fixture->parts.saver));
  assert_contents (file, "8/8/8/8/8/6k1/q7/7K w - - 13 41\n");
  g_file_delete (file, NULL, NULL);
}

/* --- Text ----------------------------------------------------------------------------------- */

static void
test_take_text (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_clipboard_take (fixture->parts.clipboard, ENDGAME "\n");
  assert_fen (fixture, ENDGAME);
  checkbit_clipboard_take (fixture->parts.clipboard, "1. e4 e5 2. Nf3");
  g_assert_cmpuint (checkbit_node_get_n_children (checkbit_game_get_root (fixture->parts.game)), ==,
                    1);
  g_assert_true (checkbit_game_get_modified (fixture->parts.game));
  checkbit_clipboard_take (fixture->parts.clipboard, FIRST);
  g_assert_cmpstr (white (fixture), ==, "Ann");

  /* It is neither: the FEN entry shows the mistake, and the game stays. */
  checkbit_clipboard_take (fixture->parts.clipboard, "To be or not to be");
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  g_assert_cmpstr (white (fixture), ==, "Ann");
}

/* What was pasted is told, but over a game that nobody has used there is nothing to undo. */
static void
test_take_note (Fixture *fixture, gconstpointer data)
{
  AdwToast *note;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_clipboard_take (fixture->parts.clipboard, FIRST);
  note = checkbit_notes_get_shown (fixture->parts.notes);
  g_assert_nonnull (note);
  g_assert_null (adw_toast_get_button_label (note));
  g_assert_cmpuint (checkbit_notes_get_n_offers (fixture->parts.notes), ==, 0);
  checkbit_clipboard_take (fixture->parts.clipboard, SECOND);
  press (fixture, "_Undo");
  g_assert_cmpstr (white (fixture), ==, "Ann");
}

/* Whether a label in sight has a text. */
static gboolean
tells (GtkWidget *root, const char *text)
{
  if (!gtk_widget_get_mapped (root))
    return FALSE;
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (tells (child, text))
      return TRUE;
  return FALSE;
}

/* Sets go to the inspector; the sentence about them does not stay over another game. */
static void
test_take_sets (Fixture *fixture, gconstpointer data)
{
  CheckbitPastedList *list = checkbit_inspection_get_pasted (fixture->parts.inspection);
  g_autoptr (CheckbitPastedGroup) group = NULL;
  GtkWidget *inspector;

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_clipboard_take (fixture->parts.clipboard, "a = 0x1;\nb = 0x2;\n");
  inspector = checkbit_inspector_dock_get_inspector (fixture->parts.dock);
  ui_test_wait_for (tells (inspector, "2 sets: a, b."));
  moves (fixture, "e2e4");
  g_assert_true (tells (inspector, "2 sets: a, b."));
  checkbit_window_load_text (fixture->window, ENDGAME);
  g_assert_false (tells (inspector, "2 sets: a, b."));
  group = g_list_model_get_item (G_LIST_MODEL (list), 0);
  checkbit_pasted_list_remove (list, group); /* it would be kept for the tests that follow */
}

/* A divide of another program goes to where it is compared, from the expression bar as well; a
 * press of Enter compares. */
static void
test_take_divide (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[]
      = { "a2a3: 20\na2a4: 20\nb1c3: 20\n\nNodes searched: 60\n", "e2e4: 30\nd2d4: 20\n" };
  GListModel *list = G_LIST_MODEL (checkbit_inspection_get_pasted (fixture->parts.inspection));
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *inspector, *view;

  ui_test_show (window);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = NULL;
      GtkTextBuffer *buffer;

      if (i == 0)
        checkbit_clipboard_take (fixture->parts.clipboard, texts[i]);
      inspector = checkbit_inspector_dock_get_inspector (fixture->parts.dock);
      if (i == 1)
        gtk_widget_activate_action (inspector, "inspector.expression", "s", texts[i]);
      view = ui_test_find_type (inspector, CHECKBIT_TYPE_PERFT_COMPARE);
      g_assert_nonnull (view);
      ui_test_wait_for (gtk_widget_get_mapped (view));
      buffer = gtk_text_view_get_buffer (ui_test_find_type (view, GTK_TYPE_TEXT_VIEW));
      g_object_get (buffer, "text", &text, NULL);
      g_assert_cmpstr (text, ==, texts[i]);
      g_assert_cmpuint (g_list_model_get_n_items (list), ==, 0);
    }
  assert_fen (fixture, START);
  g_assert_true (ui_test_press (window, GDK_KEY_Return));
  ui_test_wait_for (checkbit_compare_model_get_finding (
                        checkbit_perft_compare_get_model (CHECKBIT_PERFT_COMPARE (view)))
                    != NULL);
}

/* A game that is too long to be read at once. (transfer full) */
static char *
long_game (const char *player)
{
  g_autofree char *comment = g_strnfill (100000, 'x');

  return g_strdup_printf ("[White \"%s\"]\n\n1. e4 {%s} *\n", player, comment);
}

/* It is read in the background, where another text overtakes it, and so does the window's end. */
static void
test_take_long_text (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = long_game ("One"), *second = long_game ("Two");

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_clipboard_take (fixture->parts.clipboard, first);
  g_assert_cmpstr (white (fixture), ==, "");
  ui_test_wait_for (g_str_equal (white (fixture), "One"));

  checkbit_clipboard_take (fixture->parts.clipboard, second);
  checkbit_clipboard_take (fixture->parts.clipboard, FIRST);
  g_assert_cmpstr (white (fixture), ==, "Ann");
  checkbit_clipboard_take (fixture->parts.clipboard, second);
  checkbit_clipboard_take (fixture->parts.clipboard, first);
  ui_test_wait_for (!g_str_equal (white (fixture), "Ann"));
  g_assert_cmpstr (white (fixture), ==, "One");

  checkbit_clipboard_take (fixture->parts.clipboard, second);
}

/* A game that has come on the board while a long text was read stays. */
static void
test_take_too_late (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = long_game ("One");

  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4");
  checkbit_clipboard_take (fixture->parts.clipboard, text);
  checkbit_game_reset (fixture->parts.game);
  ui_test_run (400);
  g_assert_cmpstr (white (fixture), ==, "");
}

static void
set_clipboard (Fixture *fixture, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), text);
}

/* The text of a clipboard comes later than it was asked for: it does not replace what was begun or
 * taken meanwhile. */
static void
test_paste_too_late (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4");
  set_clipboard (fixture, FIRST);
  checkbit_clipboard_paste (fixture->parts.clipboard);
  moves (fixture, "e7e5");
  ui_test_wait_for (g_str_equal (white (fixture), "Ann"));

  checkbit_clipboard_paste (fixture->parts.clipboard);
  checkbit_game_reset (fixture->parts.game);
  ui_test_run (400);
  g_assert_cmpstr (white (fixture), ==, "");

  checkbit_clipboard_paste (fixture->parts.clipboard);
  checkbit_clipboard_take (fixture->parts.clipboard, SECOND);
  ui_test_wait_for (g_str_equal (white (fixture), "Cid"));
  ui_test_run (400);
  g_assert_cmpstr (white (fixture), ==, "Cid");

  set_clipboard (fixture, ENDGAME);
  checkbit_clipboard_paste (fixture->parts.clipboard);
  act (fixture, "set-up");
  ui_test_run (400);
  g_assert_false (shows (fixture, ENDGAME));

  /* In a set-up it is for that. */
  checkbit_clipboard_paste (fixture->parts.clipboard);
  ui_test_wait_for (shows (fixture, ENDGAME));
  g_assert_nonnull (checkbit_controller_get_setup (fixture->parts.controller));
}

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(char **) user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_copy (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  ui_test_show (GTK_WINDOW (fixture->window));
  moves (fixture, "e2e4 e7e5");
  act (fixture, "copy-pgn");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), NULL,
                                 copied_cb, &text);
  ui_test_wait_for (text != NULL);
  g_assert_nonnull (strstr (text, "[White \"?\"]"));
  g_assert_nonnull (strstr (text, "1. e4 e5 *"));
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("pgn/open-one", test_open_one, NULL);
  ADD ("pgn/long-names", test_long_names, NULL);
  ADD ("pgn/open-ended", test_open_ended, NULL);
  ADD ("pgn/bar", test_bar, NULL);
  ADD ("pgn/bar/narrow", test_narrow_bar, NULL);
  ADD ("pgn/bar/brief", test_brief_bar, NULL);
  ADD ("pgn/open-several", test_open_several, NULL);
  ADD ("pgn/changes-stay", test_changes_stay, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bad_files); i++)
    add_with ("pgn/bad-file", i, &bad_files[i], test_bad_file);
  ADD ("pgn/unnamed", test_unnamed, NULL);
  ADD ("pgn/chosen-last", test_chosen_last, NULL);
  ADD ("pgn/opened-last", test_opened_last, NULL);
  ADD ("pgn/save-changes-one", test_save_changes_one, NULL);
  ADD ("pgn/loss-is-asked", test_loss_is_asked, NULL);
  ADD ("pgn/enter-cancels", test_enter_cancels, NULL);
  ADD ("pgn/save-new", test_save_new, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (position_cases); i++)
    add_with ("pgn/save-position", i, &position_cases[i], test_save_position);
  ADD ("pgn/saved-meanwhile", test_saved_meanwhile, NULL);
  ADD ("pgn/saved-behind", test_saved_behind, NULL);
  ADD ("pgn/save-over-several", test_save_over_several, NULL);
  ADD ("pgn/more-meanwhile", test_more_meanwhile, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (suffix_cases); i++)
    add_with ("pgn/suffix-asks", i, &suffix_cases[i], test_suffix_asks);
  ADD ("pgn/no-suffix", test_no_suffix, NULL);
  ADD ("pgn/append-copy", test_append_copy, NULL);
  ADD ("pgn/append-to-changed", test_append_to_changed, NULL);
  ADD ("pgn/append-to-own", test_append_to_own, NULL);
  ADD ("pgn/append-to-stopped", test_append_to_stopped, NULL);
  ADD ("pgn/copy-to-stopped", test_copy_to_stopped, NULL);
  ADD ("pgn/changed/cancel", test_changed_cancel, NULL);
  ADD ("pgn/changed/reload", test_changed_reload, NULL);
  ADD ("pgn/changed/overwrite", test_changed_overwrite, NULL);
  ADD ("pgn/changed/loss", test_changed_loss, NULL);
  ADD ("pgn/changed/removed", test_removed, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (gone_cases); i++)
    add_with ("pgn/changed/back-meanwhile", i, &gone_cases[i], test_back_meanwhile);
  ADD ("pgn/share", test_share, NULL);
  ADD ("pgn/changed/list", test_list_changed, NULL);
  ADD ("pgn/changed/list-of-game", test_list_of_game, NULL);
  ADD ("pgn/changed/list-of-one-left", test_list_of_one_left, NULL);
  ADD ("pgn/changed/list-replaced", test_list_replaced, NULL);
  ADD ("pgn/changed/list-removed", test_list_removed, NULL);
  ADD ("pgn/changed/list-of-another", test_list_of_another, NULL);
  ADD ("pgn/changed/position", test_position_changed, NULL);
  ADD ("pgn/take-text", test_take_text, NULL);
  ADD ("pgn/take-note", test_take_note, NULL);
  ADD ("pgn/take-sets", test_take_sets, NULL);
  ADD ("pgn/take-divide", test_take_divide, NULL);
  ADD ("pgn/take-long-text", test_take_long_text, NULL);
  ADD ("pgn/take-too-late", test_take_too_late, NULL);
  ADD ("pgn/paste-too-late", test_paste_too_late, NULL);
  ADD ("pgn/copy", test_copy, NULL);

  return g_test_run ();
}

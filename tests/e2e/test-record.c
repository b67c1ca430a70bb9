/* The record in the real window, by keyboard: every kind of change, undone and redone; saved and
 * read again; replayed by keys, wheel, slider and autoplay.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#include <glib/gstdio.h>
#include <string.h>

static void
press_times (Driver *driver, const char *key, guint n)
{
  for (guint i = 0; i < n; i++)
    driver_key (driver, key);
}

/* --- What the list of moves says -------------------------------------------------------------- */

/* A prefix of all comments in these tests, which distinguishes them from other names in the
 * list. */
#define NOTE "note "

/* Moves and comments in order, one per line; empty if the list shows the start buttons instead. A
 * comment's row has the same name as the text in it, so they count once. (transfer full) */
static char *
dup_record (Driver *driver)
{
  g_autoptr (GPtrArray) names = NULL;
  GString *record = g_string_new (NULL);
  const char *last = ""; /* of these */

  if (driver_has (driver, "Two Players…"))
    return g_string_free (record, FALSE);
  names = driver_names_in (driver, "list:Moves");
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];

      if ((g_str_has_prefix (name, NOTE) && !g_str_equal (name, last))
          || (g_ascii_isdigit (*name) && strstr (name, ". ") != NULL
              && (strstr (name, ", white") != NULL || strstr (name, ", black") != NULL)))
        {
          g_string_append_printf (record, "%s\n", name);
          last = name;
        }
    }
  return g_string_free (record, FALSE);
}

static void
expect_record (Driver *driver, const char *what, const char *expected)
{
  gint64 end = time_patience ();
  g_autofree char *record = dup_record (driver);

  while (!g_str_equal (record, expected) && !time_is_up (end))
    {
      g_usleep (50000);
      g_free (record);
      record = dup_record (driver);
    }
  if (!g_str_equal (record, expected))
    g_error ("%s: the list has\n%sinstead of\n%s", what, record, expected);
}

/* --- Changing it ------------------------------------------------------------------------------ */

/* Keys, and texts to type after an apostrophe: "F7 'text ctrl+Return" is split at spaces; a text
 * uses "_" for them. */
static void
press_all (Driver *driver, const char *keys)
{
  g_auto (GStrv) parts = g_strsplit (keys, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] == '\'')
      driver_type (driver, g_strdelimit (parts[i] + 1, "_", ' '));
    else
      driver_key (driver, parts[i]);
}

typedef struct
{
  const char *what;
  const char *keys;   /* with the focus on the current move of the list */
  const char *opened; /* what shows after the first of them, NULL for nothing */
  const char *record; /* after it */
} Edit;

#define BEGINNING "1. pawn e4, white\n1. pawn e5, black\n"

static const Edit edits[] = {
  { "comment", "F7 'note_a_gambit ctrl+Return", "Comment after 2. d4",
    BEGINNING "2. knight f3, white\n2. knight c3, white, variation\n2. pawn d4, white, variation\nnote a gambit\n"
              "2. knight c6, black\n" },
  { "comment before", "Menu b 'note_or ctrl+Return", "menu item:Comment Before*",
    BEGINNING "2. knight f3, white\n2. knight c3, white, variation\nnote or\n2. pawn d4, white, variation\n"
              "note a gambit\n2. knight c6, black\n" },
  { "another comment", "F7 ctrl+a 'note_the_centre ctrl+Return", "Comment after 2. d4",
    BEGINNING "2. knight f3, white\n2. knight c3, white, variation\nnote or\n2. pawn d4, white, variation\n"
              "note the centre\n2. knight c6, black\n" },
  { "typed symbol", "'?", NULL,
    BEGINNING "2. knight f3, white\n2. knight c3, white, variation\nnote or\n"
              "2. pawn d4, white, variation, mistake\nnote the centre\n2. knight c6, black\n" },
  { "symbol of the menu", "Menu a Down Down Down Down Down Return", "menu item:Annotate Move",
    BEGINNING "2. knight f3, white\n2. knight c3, white, variation\nnote or\n"
              "2. pawn d4, white, variation, interesting move\nnote the centre\n2. knight c6, black\n" },
  { "assessed position", "Menu p Down Down Return", "menu item:Assess Position",
    BEGINNING "2. knight f3, white\n2. knight c3, white, variation\nnote or\n"
              "2. pawn d4, white, variation, interesting move, unclear position\nnote the centre\n"
              "2. knight c6, black\n" },
  { "promoted", "Menu r", "menu item:Promote Variation",
    BEGINNING
    "2. knight f3, white\nnote or\n2. pawn d4, white, variation, interesting move, unclear position\n"
    "note the centre\n2. knight c3, white, variation\n2. knight c6, black\n" },
  { "demoted", "Menu m", "menu item:Demote Variation",
    BEGINNING "2. knight f3, white\n2. knight c3, white, variation\nnote or\n"
              "2. pawn d4, white, variation, interesting move, unclear position\nnote the centre\n"
              "2. knight c6, black\n" },
  { "made the main line", "Menu l", "menu item:Make Main Line",
    BEGINNING "note or\n2. pawn d4, white, interesting move, unclear position\nnote the centre\n"
              "2. knight f3, white, variation\n2. knight c6, black, variation\n2. knight c3, white, variation\n" },
  { "variation deleted", "alt+Down alt+Down Menu v", "menu item:Delete Variation",
    BEGINNING "note or\n2. pawn d4, white, interesting move, unclear position\nnote the centre\n"
              "2. knight f3, white, variation\n2. knight c6, black, variation\n" },
  { "move deleted", "Right alt+Down Right Delete", NULL,
    BEGINNING "note or\n2. pawn d4, white, interesting move, unclear position\nnote the centre\n"
              "2. knight f3, white, variation\n" },
};

/* 1. e4 e5 2. Nf3 Nc6 with two variations of White's second move; the board is in the last one. */
static Driver *
start_with_variations (void)
{
  Driver *driver = driver_start (program_argv ());
  static const char moves[] = "'e4 Return 'e5 Return 'Nf3 Return 'Nc6 Return alt+Left alt+Left "
                              "'Nc3 Return alt+Left 'd4 Return";

  /* Without the inspector the list is high enough to have all its rows. */
  driver_key (driver, "F9");
  driver_expect (driver, "e2, white pawn");
  press_all (driver, moves);
  driver_expect (driver, "d4, white pawn, last move");
  expect_record (driver, "played",
                 BEGINNING "2. knight f3, white\n2. knight c3, white, variation\n2. pawn d4, white, variation\n"
                           "2. knight c6, black\n");
  return driver;
}

static void
do_edit (Driver *driver, const Edit *edit)
{
  const char *rest = edit->keys;
  const char *space;

  /* The first key opens an editor or a menu, which takes its time. */
  if (edit->opened != NULL && (space = strchr (rest, ' ')) != NULL
      && !g_str_has_prefix (rest, "alt+"))
    {
      g_autofree char *first = g_strndup (rest, (gsize) (space - rest));
      driver_key (driver, first);
      driver_expect (driver, edit->opened);
      rest = space + 1;
    }
  press_all (driver, rest);
}

static void
test_edits (void)
{
  g_autoptr (Driver) driver = start_with_variations ();
  g_autofree char *before = dup_record (driver);

  /* The first one shows the board's cursor. */
  press_times (driver, "Tab", 2);
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      const Edit *edit = &edits[i];

      do_edit (driver, edit);
      expect_record (driver, edit->what, edit->record);
      driver_key (driver, "ctrl+z");
      expect_record (driver, "undone", before);
      driver_key (driver, "ctrl+shift+z");
      expect_record (driver, "redone", edit->record);
      g_free (before);
      before = g_strdup (edit->record);
    }

  /* All of them in a row, and the moves before them. */
  press_times (driver, "ctrl+z", G_N_ELEMENTS (edits) + 6);
  expect_record (driver, "all undone", "");
  press_times (driver, "ctrl+shift+z", G_N_ELEMENTS (edits) + 6);
  expect_record (driver, "all redone", before);
  g_test_message ("%u kinds of changes, each undone and redone by keyboard",
                  (guint) G_N_ELEMENTS (edits));
}

/* --- Folding, and taking things out ------------------------------------------------------------ */

/* A variation of three moves, which is the place for what follows. */
#define FULL                                                                                       \
  BEGINNING "2. knight f3, white\n2. knight c3, white, variation\n2. pawn d4, white, variation\nnote x\n"           \
            "2. pawn d4, takes pawn, black, variation\n3. queen d4, takes pawn, white, variation\n2. knight c6, black\n"
#define FOLDED                                                                                     \
  BEGINNING "2. knight f3, white\n2. knight c3, white, variation\n2. pawn d4, white, variation\n2. knight c6, black\n"
#define WITHOUT_NOTES                                                                              \
  BEGINNING "2. knight f3, white\n2. knight c3, white, variation\n2. pawn d4, white, variation\n"                   \
            "2. pawn d4, takes pawn, black, variation\n3. queen d4, takes pawn, white, variation\n2. knight c6, black\n"
#define MAIN_LINE BEGINNING "2. knight f3, white\n2. knight c6, black\n"

/* Opens the menu of the bar under the list, which follows play button and slider, and chooses by a
 * letter; the focus is on the list before and after. */
static void
choose_of_bar (Driver *driver, const char *item, const char *letter)
{
  press_times (driver, "Tab", 3);
  driver_key (driver, "Return");
  driver_expect (driver, item);
  driver_key (driver, letter);
  driver_expect_gone (driver, item);
  press_times (driver, "shift+Tab", 3);
}

static void
expect_undone_and_redone (Driver *driver, const char *before, const char *after)
{
  expect_record (driver, "done", after);
  driver_key (driver, "ctrl+z");
  expect_record (driver, "undone", before);
  driver_key (driver, "ctrl+shift+z");
  expect_record (driver, "redone", after);
}

static void
test_folding (void)
{
  g_autoptr (Driver) driver = start_with_variations ();

  press_all (driver, "'exd4 Return 'Qxd4 Return alt+Left alt+Left Tab Tab F7");
  driver_expect (driver, "Comment after 2. d4");
  press_all (driver, "'note_x ctrl+Return");
  expect_record (driver, "unfolded", FULL);

  driver_key (driver, "minus");
  expect_record (driver, "folded", FOLDED);
  /* A folded variation opens as long as the board is in it. */
  driver_key (driver, "Right");
  expect_record (driver, "gone into", FULL);
  driver_key (driver, "Left");
  expect_record (driver, "left again", FOLDED);
  driver_type (driver, "+");
  expect_record (driver, "unfolded again", FULL);

  choose_of_bar (driver, "menu item:Fold All*", "f");
  expect_record (driver, "all folded", FOLDED);
  choose_of_bar (driver, "menu item:Unfold All*", "u");
  expect_record (driver, "all unfolded", FULL);

  choose_of_bar (driver, "menu item:Remove Comments*", "y");
  expect_undone_and_redone (driver, FULL, WITHOUT_NOTES);
  choose_of_bar (driver, "menu item:Remove All*", "v");
  expect_undone_and_redone (driver, WITHOUT_NOTES, MAIN_LINE);
}

/* --- Saved and read again --------------------------------------------------------------------- */

#define SAVED_RECORD                                                                               \
  BEGINNING "2. knight f3, white\n2. knight c3, white, variation, interesting move\nnote quiet\n"              \
            "2. pawn d4, white, variation\nnote the centre\n2. knight c6, black\n"
#define SAVED_MOVES "1. e4 e5 2. Nf3 (2. Nc3 $5 {note quiet}) (2. d4 {note the centre}) 2... Nc6 *"

static char *
wait_for_file (const char *path)
{
  gint64 end = time_patience ();
  char *contents = NULL;

  while (!g_file_get_contents (path, &contents, NULL, NULL) || *contents == '\0')
    {
      g_clear_pointer (&contents, g_free);
      if (time_is_up (end))
        g_error ("%s was not written", path);
      g_usleep (30000);
    }
  return contents;
}

/* The movetext after the tags, on one line. (transfer full) */
static char *
dup_moves (const char *pgn)
{
  const char *moves = strstr (pgn, "\n\n");

  g_assert_nonnull (moves);
  return g_strstrip (g_strdelimit (g_strdup (moves), "\n", ' '));
}

static char *
save_as (Driver *driver, const char *path)
{
  driver_key (driver, "ctrl+shift+s");
  driver_expect (driver, "Save Game");
  driver_expect (driver, "text:Name:");
  driver_enter_path (driver, path);
  return wait_for_file (path);
}

static void
test_saved (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "one.pgn", NULL);
  g_autofree char *copy = g_build_filename (folder, "two.pgn", NULL);
  g_autofree char *written = NULL, *again = NULL, *moves = NULL;
  const char *argv[] = { program_argv ()[0], path, NULL };
  Driver *driver = start_with_variations ();

  press_all (driver, "Tab Tab F7");
  driver_expect (driver, "Comment after 2. d4");
  press_all (driver, "'note_the_centre ctrl+Return alt+Up '!? F7");
  driver_expect (driver, "Comment after 2. Nc3");
  press_all (driver, "'note_quiet ctrl+Return");
  expect_record (driver, "annotated", SAVED_RECORD);
  written = save_as (driver, path);
  driver_stop (driver);
  moves = dup_moves (written);
  g_assert_cmpstr (moves, ==, SAVED_MOVES);

  driver = driver_start (argv);
  driver_key (driver, "F9");
  expect_record (driver, "read again", SAVED_RECORD);
  again = save_as (driver, copy);
  driver_stop (driver);
  g_assert_cmpstr (again, ==, written);
  g_remove (path);
  g_remove (copy);
  g_rmdir (folder);
}

/* --- A power cut ------------------------------------------------------------------------------- */

/* Comment, sign and variation are restored, and the board keeps its position. */
static void
test_killed (void)
{
  Driver *driver = start_with_variations ();
  g_autofree char *fen = NULL;

  press_all (driver, "Tab Tab F7");
  driver_expect (driver, "Comment after 2. d4");
  press_all (driver, "'note_the_centre ctrl+Return alt+Up '!? F7");
  driver_expect (driver, "Comment after 2. Nc3");
  press_all (driver, "'note_quiet ctrl+Return");
  expect_record (driver, "annotated", SAVED_RECORD);
  fen = driver_text (driver, "FEN");
  driver_expect_written (driver);
  driver_kill (driver);

  driver = driver_start_again (program_argv ());
  driver_key (driver, "F9");
  driver_expect_text (driver, "FEN", fen);
  expect_record (driver, "back", SAVED_RECORD);
  driver_expect (driver, "c3, white knight, last move");
  driver_stop (driver);
}

/* --- Going through it ------------------------------------------------------------------------- */

#define LONG "1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n"
#define LONG_PLIES 10

static Driver *
start_with_long (char **folder, char **path)
{
  const char *argv[] = { program_argv ()[0], NULL, NULL };
  Driver *driver;

  *folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  *path = g_build_filename (*folder, "long.pgn", NULL);
  g_assert_true (g_file_set_contents (*path, LONG, -1, NULL));
  argv[1] = *path;
  driver = driver_start (argv);
  driver_key (driver, "F9");
  driver_expect (driver, "button:1. pawn e4*");
  return driver;
}

static void
stop_with_long (Driver *driver, const char *folder, const char *path)
{
  driver_stop (driver);
  g_remove (path);
  g_rmdir (folder);
}

/* The last move as shown on the board, and the position of the slider. */
static void
expect_place (Driver *driver, const char *square, double ply)
{
  gint64 end = time_patience ();
  double now;

  driver_expect (driver, square);
  while ((now = driver_value (driver, "slider:Place in the game")) != ply && !time_is_up (end))
    driver_settle (driver);
  g_assert_cmpfloat (now, ==, ply);
}

#define AT_START "e2, white pawn"
#define AT_E4 "e4, white pawn, last move"
#define AT_E5 "e5, black pawn, last move"
#define AT_C5 "c5, black pawn, last move"
#define AT_E6 "e6, black pawn, last move"
#define AT_NF3 "f3, white knight, last move"
#define AT_END "e7, black bishop, last move"

static void
test_stepping (void)
{
  g_autofree char *folder = NULL, *path = NULL;
  Driver *driver = start_with_long (&folder, &path);

  expect_place (driver, AT_START, 0);
  driver_key (driver, "alt+Right");
  expect_place (driver, AT_E4, 1);
  driver_key (driver, "Next");
  expect_place (driver, AT_E5, 2);
  driver_key (driver, "alt+Down");
  driver_expect (driver, AT_C5);
  driver_key (driver, "alt+Down");
  driver_expect (driver, AT_E6);
  press_times (driver, "alt+Up", 2);
  expect_place (driver, AT_E5, 2);
  driver_key (driver, "alt+End");
  expect_place (driver, AT_END, LONG_PLIES);
  driver_key (driver, "alt+Home");
  expect_place (driver, AT_START, 0);

  driver_scroll_down (driver, "d5*", 3);
  expect_place (driver, AT_NF3, 3);
  driver_scroll_up (driver, "d5*", 2);
  expect_place (driver, AT_E4, 1);

  /* In the list, which follows the board's cursor and the file's name, the keys work without Alt,
   * and Down goes to the next row. */
  press_all (driver, "Tab Tab Tab Left");
  expect_place (driver, AT_START, 0);
  press_all (driver, "Right Right");
  expect_place (driver, AT_E5, 2);
  driver_key (driver, "Down");
  driver_expect (driver, AT_C5);
  driver_key (driver, "Up");
  expect_place (driver, AT_E5, 2);
  driver_key (driver, "Home");
  expect_place (driver, AT_START, 0);
  driver_key (driver, "End");
  expect_place (driver, AT_END, LONG_PLIES);

  press_all (driver, "Tab Tab Home");
  expect_place (driver, AT_START, 0);
  press_all (driver, "Right Right Right");
  expect_place (driver, AT_NF3, 3);
  driver_drag (driver, "slider:Place in the game", "button:Move list menu");
  expect_place (driver, AT_END, LONG_PLIES);
  stop_with_long (driver, folder, path);
}

/* Nothing changes for longer than one move takes, once the key has come that stops it. */
static void
expect_rest (Driver *driver)
{
  g_autofree char *fen = NULL;

  driver_settle (driver);
  fen = driver_text (driver, "FEN");
  g_usleep (2 * G_USEC_PER_SEC);
  driver_expect_text (driver, "FEN", fen);
}

static void
test_playing (void)
{
  g_autofree char *folder = NULL, *path = NULL, *fen = NULL;
  Driver *driver = start_with_long (&folder, &path);
  gint64 end;

  driver_click (driver, "button:Move list menu");
  driver_expect (driver, "menu item:Autoplay Speed");
  driver_key (driver, "s");
  driver_expect (driver, "menu item:Fast");
  driver_key (driver, "f");
  driver_expect_gone (driver, "menu item:Fast");

  /* The last six half-moves, 0.8 seconds each. */
  press_times (driver, "alt+Right", LONG_PLIES - 6);
  driver_expect (driver, "c6, black knight, last move");
  end = time_after (4000);
  driver_key (driver, "F5");
  driver_expect (driver, AT_END);
  g_assert_true (time_is_up (end));

  /* From the end it begins again; the same key stops it. */
  driver_key (driver, "F5");
  fen = driver_text (driver, "FEN");
  driver_expect_text_change (driver, "FEN", &fen);
  driver_key (driver, "F5");
  expect_rest (driver);

  /* A navigation key stops it as well. */
  driver_key (driver, "F5");
  driver_key (driver, "alt+Home");
  driver_expect (driver, AT_START);
  expect_rest (driver);
  driver_expect (driver, AT_START);
  stop_with_long (driver, folder, path);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/record/edits", test_edits);
  g_test_add_func ("/e2e/record/folding", test_folding);
  g_test_add_func ("/e2e/record/saved", test_saved);
  g_test_add_func ("/e2e/record/killed", test_killed);
  g_test_add_func ("/e2e/record/stepping", test_stepping);
  g_test_add_func ("/e2e/record/playing", test_playing);
  return g_test_run ();
}

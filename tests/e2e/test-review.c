/* A review in the real window: started in its dialog, shown as a graph and marks, saved, reopened
 * with its graph, and stepped through; also an engine that dies in the middle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "match.h"
#include "tiles.h"

#include <glib/gstdio.h>
#include <string.h>

#define START_BUTTON "push button:Start"
#define GRAPH "slider:Evaluation graph"

/* Black hangs a pawn, White the queen. */
#define MOVES "1. e4 d5 2. Qg4 Bxg4"
#define AFTER_QG4 "rnbqkbnr/ppp1pppp/8/3p4/4P1Q1/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2"

typedef struct
{
  char *folder;
  char *path; /* of the game */
} Files;

static void
files_init (Files *files)
{
  files->folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  files->path = g_build_filename (files->folder, "game.pgn", NULL);
  g_assert_true (g_file_set_contents (files->path, MOVES " *\n", -1, NULL));
}

static void
files_clear (Files *files)
{
  g_remove (files->path);
  g_rmdir (files->folder);
  g_free (files->path);
  g_free (files->folder);
}

/* Opens the game, with the inspector hidden. */
static Driver *
open_game (const Files *files)
{
  const char *argv[] = { program_argv ()[0], files->path, NULL };
  Driver *driver = driver_start (argv);

  driver_key (driver, "F9");
  driver_expect_gone (driver, "Search masks");
  driver_expect (driver, "2. bishop g4, takes queen, black*");
  return driver;
}

static void
begin_review (Driver *driver)
{
  match_choose_from_menu (driver, "menu item:Review*", "l v");
  driver_expect (driver, START_BUTTON);
  match_choose (driver, "combo box:Engine", "End Return");
  match_choose (driver, "combo box:Thinking time", "End Return");
  driver_click (driver, START_BUTTON);
  driver_expect_gone (driver, START_BUTTON);
}

static void
expect_reviewed (Driver *driver)
{
  driver_expect (driver, GRAPH);
  driver_expect (driver, "1. pawn d5, black, inaccuracy");
  driver_expect (driver, "2. queen g4, white, blunder");
  driver_expect (driver, "2. pawn d5, takes pawn, white, variation");
}

/* Waits until the file has a text. */
static void
expect_in_file (const char *path, const char *text)
{
  gint64 end = time_patience ();

  while (!time_is_up (end))
    {
      g_autofree char *contents = NULL;

      if (g_file_get_contents (path, &contents, NULL, NULL) && strstr (contents, text) != NULL)
        return;
      g_usleep (50000);
    }
  g_error ("%s never has “%s”", path, text);
}

/* The graph leads to the end and back, the buttons to the mistakes. */
static void
check_graph (Driver *driver)
{
  driver_click (driver, "White’s Next Mistake");
  driver_expect_text (driver, "FEN", AFTER_QG4);
  driver_expect (driver, "label:2. Qg4??: −8.00");
  driver_click (driver, GRAPH);
  driver_key (driver, "End");
  driver_expect (driver, "label:2… Bxg4: −8.00");
  driver_key (driver, "Left");
  driver_expect_text (driver, "FEN", AFTER_QG4);
}

static void
check_practice (Driver *driver)
{
  driver_click (driver, "push button:What Would You Play?");
  driver_expect (driver,
                 "label:Black is to move. In the game, 1… d5 was played here (inaccuracy).");
  driver_click (driver, "push button:Next");
  driver_expect (driver, "label:White is to move. In the game, 2. Qg4 was played here (blunder).");
  /* How bad it is depends on how deep an engine looks within a second. */
  driver_type (driver, "e4e5");
  driver_expect (driver, "status bar:e5 is*");
  driver_click (driver, "push button:Show the Move");
  driver_expect (driver, "status bar:exd5 is better.*");
  driver_key (driver, "Escape");
  driver_expect_gone (driver, "push button:Show the Move");
  driver_expect (driver, "2. pawn d5, takes pawn, white, variation");
}

static void
test_whole (void)
{
  Files files;
  Driver *driver;

  match_write_engine ("greedy");
  files_init (&files);
  driver = open_game (&files);
  g_assert_false (driver_has (driver, GRAPH));
  begin_review (driver);
  expect_reviewed (driver);
  driver_key (driver, "ctrl+s");
  expect_in_file (files.path, "%eval -8.00");
  driver_stop (driver);

  driver = open_game (&files);
  expect_reviewed (driver);
  check_graph (driver);
  check_practice (driver);
  driver_stop (driver);
  files_clear (&files);
}

/* One undo removes everything. */
static void
test_undone (void)
{
  Files files;
  Driver *driver;

  match_write_engine ("greedy");
  files_init (&files);
  driver = open_game (&files);
  begin_review (driver);
  expect_reviewed (driver);
  driver_key (driver, "ctrl+z");
  driver_expect_gone (driver, GRAPH);
  driver_expect (driver, "2. queen g4, white");
  driver_expect_gone (driver, "2. pawn d5, takes pawn, white, variation");
  driver_stop (driver);
  files_clear (&files);
}

/* The results from before the engine died are kept, and a note explains what happened. */
static void
test_engine_dies (void)
{
  Files files;
  Driver *driver;

  match_write_engine ("crash-later");
  files_init (&files);
  driver = open_game (&files);
  begin_review (driver);
  driver_expect (driver, "Review stopped*");
  driver_expect (driver, GRAPH);
  driver_expect (driver, "2. queen g4, white, blunder");
  driver_expect_no_children (driver);
  driver_stop (driver);
  files_clear (&files);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/review/whole", test_whole);
  g_test_add_func ("/e2e/review/undone", test_undone);
  g_test_add_func ("/e2e/review/engine-dies", test_engine_dies);
  return g_test_run ();
}

/* The lab in the real window: an engine that is right, a program that is wrong and is found out,
 * one that hangs and is given up, and nothing that is left running when the window closes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "driver.h"
#include "match.h"
#include "tiles.h"

#define AFTER_E4 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"

static Driver *
start (const char *view)
{
  g_autofree char *tab = g_strconcat ("page tab:", view, NULL);
  Driver *driver = driver_start (program_argv ());

  driver_click (driver, "page tab:Perft");
  driver_click (driver, tab);
  return driver;
}

/* Types a command, and starts. */
static void
compare (Driver *driver, const char *mark, const char *options)
{
  g_autofree char *path = g_shell_quote (g_getenv ("BROKEN_PERFT"));
  g_autofree char *command = g_strdup_printf ("%s%s %s", mark, path, options);

  driver_click (driver, "Command of the program");
  driver_type (driver, command);
  driver_key (driver, "Return");
}

/* --- Counting ------------------------------------------------------------------------------- */

/* Down into a move and back, by mouse and keyboard. */
static void
test_count (void)
{
  g_autoptr (Driver) driver = start ("Count");

  driver_click (driver, "button:Count");
  driver_expect (driver, "Depth 4: 197281");
  driver_click (driver, "table row:a4, 9329");
  driver_expect (driver, "Depth 3: 9329");
  driver_click (driver, "button:Start");
  driver_expect (driver, "Depth 4: 197281");
}

/* A count that would never end is canceled immediately; the interface stays responsive. */
static void
test_count_cancel (void)
{
  g_autoptr (Driver) driver = start ("Count");

  driver_click (driver, "spin button:Depth");
  driver_key (driver, "ctrl+a");
  driver_type (driver, "15");
  driver_key (driver, "Tab");
  driver_click (driver, "button:Count");
  driver_expect (driver, "button:Cancel");
  driver_click (driver, "button:Cancel");
  driver_expect (driver, "button:Count");
  driver_expect (driver, "Canceled after*");
}

/* --- Comparing ------------------------------------------------------------------------------ */

static void
test_stockfish (void)
{
  g_autofree char *stockfish = match_find_stockfish ();
  g_autoptr (Driver) driver = NULL;

  if (stockfish == NULL)
    {
      g_test_skip ("there is no Stockfish");
      return;
    }
  driver = start ("Compare");
  driver_click (driver, "button:Compare with");
  driver_expect_popup (driver, TRUE);
  driver_key (driver, "Down");
  driver_key (driver, "Return");
  /* It is the first of the list of engines. */
  driver_click (driver, "button:Compare");
  driver_expect (driver, "All counts are equal. Depth 4: 197281");
  driver_expect_no_children (driver);
}

/* The bug is found, shown and explained, with its masks on the board; and the game is restored. */
static void
test_broken (void)
{
  g_autoptr (Driver) driver = start ("Compare");

  driver_drag (driver, "e2, white pawn*", "e4, empty*");
  driver_expect_text (driver, "FEN", AFTER_E4);
  compare (driver, "", "--bug en-passant-rank-pin");
  driver_expect (driver, "list item:Extra: e5d6*");
  driver_expect (driver, "Capturing en passant would open the fifth rank to the rook on h5.");
  driver_expect (driver, "En passant removes a pawn that shielded the king*");
  driver_expect (driver, "e5, white pawn*");
  driver_expect (driver, "d5, black pawn*");
  driver_expect (driver, "On the board");
  driver_expect (driver, "button:The reason, 7 squares*");
  driver_expect_no_children (driver);

  driver_click (driver, "a1, empty*");
  driver_key (driver, "ctrl+z");
  driver_expect_text (driver, "FEN", AFTER_E4);
  driver_expect_gone (driver, "On the board");
}

/* --- Files ---------------------------------------------------------------------------------- */

static void
write_file (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/* A program that is found with the dialog. */
static void
test_choose_program (void)
{
  g_autoptr (Driver) driver = start ("Compare");

  driver_click (driver, "button:Choose a Program");
  driver_expect (driver, "Choose a Program*");
  driver_enter_path (driver, g_getenv ("BROKEN_PERFT"));
  driver_expect_text (driver, "Command of the program", g_getenv ("BROKEN_PERFT"));
  driver_click (driver, "Command of the program");
  driver_key (driver, "End");
  driver_type (driver, " --bug pawn-push-captures");
  driver_key (driver, "Return");
  driver_expect (driver, "The lists of moves differ here");
}

static void
test_export (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "counts.csv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (Driver) driver = start ("Count");

  driver_click (driver, "button:Count");
  driver_expect (driver, "Depth 4: 197281");
  driver_click (driver, "button:Export…");
  driver_expect (driver, "Export Counts*");
  driver_enter_path (driver, path);
  driver_expect_gone (driver, "Export Counts*");
  for (gint64 end = time_patience (); !g_file_test (path, G_FILE_TEST_EXISTS) && !time_is_up (end);)
    g_usleep (20 * 1000);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "9329"));
  g_remove (path);
  g_rmdir (folder);
}

/* A file of positions, including Chess960, one with a wrong count: Checkbit finds it, and the other
 * program passes where it is asked. */
static void
test_suite_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.epd", NULL);
  g_autoptr (Driver) driver = start ("Suites");

  write_file (path,
              "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9 ;D1 21 ;D2 528\n"
              "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 67 ;id \"one too many\"\n");
  driver_click (driver, "button:Open…");
  driver_expect (driver, "Open a Suite*");
  driver_enter_path (driver, path);
  driver_expect (driver, "mine.epd: 2 positions");
  driver_click (driver, "button:Run");
  driver_expect (driver, "1 passed, 1 failed");
  driver_expect (driver, "list item:one too many*");
  g_remove (path);
  g_rmdir (folder);
}

/* --- What hangs ----------------------------------------------------------------------------- */

/* Whether a process has a variable. */
static gboolean
is_running (const char *variable)
{
  g_autoptr (GDir) folder = g_dir_open ("/proc", 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_strdup_printf ("/proc/%s/environ", name);
      g_autofree char *environment = NULL;
      gsize size;

      if (!g_ascii_isdigit (*name) || !g_file_get_contents (path, &environment, &size, NULL))
        continue;
      for (const char *at = environment; at < environment + size; at += strlen (at) + 1)
        if (g_str_equal (at, variable))
          return TRUE;
    }
  return FALSE;
}

static void
wait_for (const char *variable, gboolean running)
{
  gint64 end = time_patience ();

  while (is_running (variable) != running && !time_is_up (end))
    g_usleep (20 * 1000);
  g_assert_cmpint (is_running (variable), ==, running);
}

/* On a busy machine a click may come too late for the default time limit. */
static void
give_time (Driver *driver)
{
  driver_click (driver, "spin button:Seconds per call");
  driver_key (driver, "ctrl+a");
  driver_type (driver, "3600");
  driver_key (driver, "Tab");
}

static void
test_cancel (void)
{
  g_autofree char *variable = g_strdup_printf ("LAB_E2E=%u", g_random_int ());
  g_autofree char *mark = g_strconcat (variable, " ", NULL);
  g_autoptr (Driver) driver = start ("Compare");

  give_time (driver);
  compare (driver, mark, "--fault session-hang");
  wait_for (variable, TRUE);
  driver_click (driver, "button:Cancel");
  driver_expect (driver, "button:Compare");
  wait_for (variable, FALSE);
}

/* The window closes while a program hangs that has also started a child outside its group. */
static void
test_close (void)
{
  g_autofree char *variable = g_strdup_printf ("LAB_E2E=%u", g_random_int ());
  g_autofree char *mark = g_strconcat (variable, " ", NULL);
  Driver *driver = start ("Compare");

  give_time (driver);
  compare (driver, mark, "--fault session-hang");
  wait_for (variable, TRUE);
  driver_key_at_once (driver, "ctrl+q");
  driver_expect_end (driver);
  wait_for (variable, FALSE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/perft/count", test_count);
  g_test_add_func ("/e2e/perft/count-cancel", test_count_cancel);
  g_test_add_func ("/e2e/perft/stockfish", test_stockfish);
  g_test_add_func ("/e2e/perft/broken", test_broken);
  g_test_add_func ("/e2e/perft/choose-program", test_choose_program);
  g_test_add_func ("/e2e/perft/export", test_export);
  g_test_add_func ("/e2e/perft/suite-file", test_suite_file);
  g_test_add_func ("/e2e/perft/cancel", test_cancel);
  g_test_add_func ("/e2e/perft/close", test_close);
  return g_test_run ();
}

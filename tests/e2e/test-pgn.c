/* PGN files and kept games in the real program: a file edited, saved and reopened; a large one
 * opened, stopped and opened again; the program killed in mid-game.
 *
 * CHECKBIT_TEST_MEGABYTES: how large the large file is (20 where it is not set).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define EDITED                                                                                     \
  "[Event \"Club\"]\n[Site \"?\"]\n[Date \"2020.01.01\"]\n[Round \"1\"]\n[White \"Ann\"]\n"        \
  "[Black \"Ben\"]\n[Result \"*\"]\n\n1. e4 {king's pawn} e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) " \
  "2. Nf3 $1 "                                                                                     \
  "*\n\n"
/* Written as no program would: not a byte of it may change. */
#define UNTOUCHED                                                                                  \
  "[White   \"Cid\"]\r\n[Black \"Dot\"]\n\n\n1.d4;queen's pawn\n d5   2 . c4 *\n\n\n\n%escape\n"

static const char *
start_with (const char *path, Driver **driver)
{
  const char *argv[] = { program_argv ()[0], path, NULL };

  *driver = driver_start (argv);
  return path;
}

static char *
wait_for_text (const char *path, const char *text)
{
  gint64 end = time_patience ();
  char *contents = NULL;

  while (!time_is_up (end))
    {
      g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
      if (strstr (contents, text) != NULL)
        return contents;
      g_clear_pointer (&contents, g_free);
      g_usleep (30000);
    }
  g_error ("“%s” is not in the file", text);
}

/* --- Editing -------------------------------------------------------------------------------- */

static void
test_edit_and_save (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "club.pgn", NULL);
  g_autofree char *contents = NULL;
  g_autofree char *fen = NULL;
  Driver *driver;

  g_assert_true (g_file_set_contents (path, EDITED UNTOUCHED, -1, NULL));
  start_with (path, &driver);
  driver_expect (driver, "table row:1, Ann*");
  driver_click (driver, "table row:1, Ann*");
  driver_expect (driver, "button:Ann*");
  driver_key (driver, "alt+End");
  driver_expect (driver, "f3, white knight, last move");
  driver_click (driver, "g8*");
  driver_click (driver, "f6*");
  driver_expect (driver, "f6, black knight, last move");
  fen = driver_text (driver, "FEN");
  driver_key (driver, "ctrl+s");
  contents = wait_for_text (path, "Nf6");
  driver_stop (driver);

  g_assert_true (g_str_has_suffix (contents, UNTOUCHED));
  g_assert_nonnull (strstr (contents, "{king's pawn}"));
  g_assert_nonnull (strstr (contents, "2. c3 d5"));
  g_assert_nonnull (strstr (contents, "$1"));

  start_with (path, &driver);
  driver_expect (driver, "table row:2, Cid*");
  driver_click (driver, "table row:1, Ann*");
  driver_expect (driver, "button:Ann*");
  driver_key (driver, "alt+End");
  driver_expect_text (driver, "FEN", fen);
  driver_stop (driver);
  g_remove (path);
  g_rmdir (folder);
}

/* --- A large file --------------------------------------------------------------------------- */

static guint
get_megabytes (void)
{
  const char *text = g_getenv ("CHECKBIT_TEST_MEGABYTES");

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : 20;
}

/* Games of about 700 bytes, each with names of its own. */
static guint
write_large (const char *path, guint megabytes)
{
  g_autoptr (GString) block = g_string_new (NULL);
  FILE *file = g_fopen (path, "wb");
  guint64 size = 0;
  guint n = 0;

  g_assert_nonnull (file);
  while (size < (guint64) megabytes << 20)
    {
      g_string_printf (block,
                       "[Event \"Event %u\"]\n[Site \"Town\"]\n[Date \"20%02u.%02u.01\"]\n"
                       "[Round \"%u\"]\n[White \"Player %u\"]\n[Black \"Rival %u\"]\n"
                       "[Result \"1-0\"]\n[ECO \"C%02u\"]\n\n",
                       n / 100, n % 25, n % 12 + 1, n % 9 + 1, n % 5000, n % 4999, n % 100);
      for (guint i = 0; i < 24; i++)
        g_string_append_printf (block, "%u. Nf3 Nf6 %u. Ng1 Ng8%c", 2 * i + 1, 2 * i + 2,
                                i % 4 == 3 ? '\n' : ' ');
      g_string_append (block, "1-0\n\n");
      g_assert_cmpuint (fwrite (block->str, 1, block->len, file), ==, block->len);
      size += block->len;
      n++;
    }
  g_assert_cmpint (fclose (file), ==, 0);
  return n;
}

/* Memory of the program that is in use, in megabytes; 0 where the system does not tell. */
static guint
get_memory (Driver *driver)
{
  g_autofree char *path = g_strdup_printf ("/proc/%u/status", driver_get_pid (driver));
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  line = strstr (text, "VmRSS:");
  return line != NULL ? (guint) (g_ascii_strtoull (line + strlen ("VmRSS:"), NULL, 10) / 1024) : 0;
}

static void
choose_file (Driver *driver, const char *path)
{
  driver_key (driver, "ctrl+o");
  driver_expect (driver, "Open Games or Positions");
  driver_enter_path (driver, path);
}

/* Reading a file of at least this size takes long enough to be canceled midway. */
#define MANY_MEGABYTES 100

/* The number of games that the list shows. */
static guint
get_count (Driver *driver)
{
  g_autoptr (GPtrArray) names = driver_names_with (driver, " games");

  for (guint i = 0; i < names->len; i++)
    {
      char *end;
      guint64 n = g_ascii_strtoull (names->pdata[i], &end, 10);
      if (g_str_equal (end, " games"))
        return (guint) n;
    }
  return 0;
}

/* Opens the file with the program and cancels reading as soon as possible. Returns how many games
 * were read. */
static guint
start_and_stop (const char *path, Driver **driver)
{
  start_with (path, driver);
  for (guint i = 0; i < 40; i++)
    driver_key (*driver, "alt+s");
  driver_expect (*driver, "table row:1, Player 0*");
  driver_expect_gone (*driver, "button:Stop Reading");
  return get_count (*driver);
}

static void
test_large (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "large.pgn", NULL);
  guint megabytes = get_megabytes ();
  guint n = write_large (path, megabytes);
  g_autofree char *count = g_strdup_printf ("%u games", n);
  Driver *driver;
  guint before, stopped = start_and_stop (path, &driver);
  gint64 end;

  g_test_message ("%u MB: the reading was stopped at %u of %u games", megabytes, stopped, n);
  if (megabytes >= MANY_MEGABYTES)
    g_assert_cmpuint (stopped, <, n);
  driver_key (driver, "Escape");
  driver_expect (driver, "e2, white pawn");
  before = get_memory (driver);

  choose_file (driver, path);
  end = time_patience ();
  while (!driver_has (driver, count) && !time_is_up (end))
    driver_settle (driver);
  driver_expect (driver, count);
  g_test_message ("all %u games are listed; memory %u MB, then %u MB", n, before,
                  get_memory (driver));
  /* Less than 100 bytes a game beyond the tags that are shown, and nothing of the file. */
  g_assert_cmpuint (get_memory (driver), <, before + 40 + n / 5000);
  driver_click (driver, "table row:2, Player 1*");
  driver_expect (driver, "button:Player 1*");
  driver_stop (driver);
  g_remove (path);
  g_rmdir (folder);
}

/* --- A power cut ---------------------------------------------------------------------------- */

static void
play (Driver *driver, const char *from, const char *to, const char *then)
{
  driver_click (driver, from);
  driver_click (driver, to);
  driver_expect (driver, then);
}

static void
test_killed (void)
{
  Driver *driver = driver_start (program_argv ());
  g_autofree char *fen = NULL;

  play (driver, "e2*", "e4*", "e4, white pawn, last move");
  play (driver, "e7*", "e5*", "e5, black pawn, last move");
  play (driver, "g1*", "f3*", "f3, white knight, last move");
  fen = driver_text (driver, "FEN");
  driver_expect_written (driver);
  driver_kill (driver);

  driver = driver_start_again (program_argv ());
  driver_expect_text (driver, "FEN", fen);
  driver_expect (driver, "f3, white knight, last move");
  driver_key (driver, "alt+Left");
  driver_expect (driver, "e5, black pawn, last move");

  /* A new game replaces it for good. */
  driver_key (driver, "ctrl+r");
  driver_expect (driver, "e2, white pawn");
  driver_expect_written (driver);
  driver_kill (driver);
  driver = driver_start_again (program_argv ());
  driver_expect (driver, "e2, white pawn");
  driver_stop (driver);
}

/* Two windows with a game each, one of them closed without a question: all are back. */
static void
test_windows (void)
{
  Driver *driver = driver_start (program_argv ());

  play (driver, "e2*", "e4*", "e4, white pawn, last move");
  driver_key (driver, "ctrl+shift+n");
  driver_expect (driver, "last table cell:e2, white pawn");
  driver_key (driver, "d");
  driver_key (driver, "4");
  driver_expect (driver, "d4, white pawn, last move");
  driver_key (driver, "ctrl+shift+n");
  driver_expect (driver, "last table cell:d2, white pawn");
  driver_key (driver, "c");
  driver_key (driver, "4");
  driver_expect (driver, "c4, white pawn, last move");
  driver_key (driver, "ctrl+w");
  driver_expect_gone (driver, "c4, white pawn, last move");
  driver_expect_written (driver);
  driver_kill (driver);

  driver = driver_start_again (program_argv ());
  driver_expect (driver, "e4, white pawn, last move");
  driver_expect (driver, "d4, white pawn, last move");
  driver_expect (driver, "c4, white pawn, last move");
  driver_stop (driver);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/pgn/edit-and-save", test_edit_and_save);
  g_test_add_func ("/e2e/pgn/large", test_large);
  g_test_add_func ("/e2e/pgn/killed", test_killed);
  g_test_add_func ("/e2e/pgn/windows", test_windows);
  return g_test_run ();
}

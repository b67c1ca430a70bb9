/* Files of games in the real window: one of many changed and saved with every other byte as it was;
 * what cannot be read named, and never overwritten unasked; files that other programs change; games
 * added, copied and pasted; a file that grows beyond what the program may write.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* prlimit(), which C17 alone does not have. */
#define _GNU_SOURCE

#include "driver.h"
#include "tiles.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>

/* --- A file and the program that has it open --------------------------------------------------- */

typedef struct
{
  char *folder;
  char *path;
  Driver *driver;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "games.pgn", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  driver_stop (fixture->driver);
  g_remove (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static void
write_file (const char *path, const GString *text)
{
  g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
}

static void
open_file (Fixture *fixture)
{
  const char *argv[] = { program_argv ()[0], fixture->path, NULL };

  fixture->driver = driver_start (argv);
}

static void
open_text (Fixture *fixture, const char *text)
{
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  open_file (fixture);
}

static GString *
read_file (const char *path)
{
  char *contents = NULL;
  gsize length = 0;
  GString *text;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  text = g_string_new_len (contents, (gssize) length);
  g_free (contents);
  return text;
}

/* The file, once it is another than before. (transfer full) */
static GString *
wait_for_change (const char *path, const GString *before)
{
  gint64 end = time_patience ();
  GString *now = read_file (path);

  while (g_string_equal (now, before))
    {
      if (time_is_up (end))
        g_error ("the file was not written");
      g_usleep (30000);
      g_string_free (now, TRUE);
      now = read_file (path);
    }
  return now;
}

static void
assert_untouched (const char *path, const char *text)
{
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, text);
}

static void
comment (Driver *driver, const char *text)
{
  driver_key (driver, "F7");
  driver_expect (driver, "Comment after*");
  driver_type (driver, text);
  driver_key (driver, "ctrl+Return");
  driver_expect_gone (driver, "Comment after*");
}

/* --- One of many -------------------------------------------------------------------------------- */

/* Games as this program would not write them, with other text between them. */
static const char *const games[] = {
  "\xef\xbb\xbf; a file from somewhere\r\n\r\n"
  "[White \"Abel\"]\r\n[Black \"Bo\"]\r\n[Result \"1-0\"]\r\n\r\n1.e4 e5 2.Nf3 {good} "
  "1-0\r\n\r\n\r\n",
  "[Event   \"Caf\xe9\"]\r\n[White \"Cy\"]\r\n[Black \"Di\"]\r\n[Result \"*\"]\r\n\r\n"
  "1 d4 (1 c4 e5 (1... c5 {\xe9} 2 g3)) d5;rest\r\n 2 c4 *\r\n%escaped\r\n\r\n",
  "[White \"Edna\"]\r\n[Black \"Flo\"]\r\n[Result \"0-1\"]\r\n\r\n"
  "1. e4 {[%clk 0:05:00] first} c5 $1 (1... e6 2. d4 {French} (2. d3)) 2. Nf3 d6 0-1\r\n\r\n",
  "[White \"Gus\"]\r\n[Black \"Hal\"]\r\n[Result \"1/2-1/2\"]\r\n[Odd \"a \\\"b\\\" "
  "\\\\c\"]\r\n\r\n"
  "1. Nf3 $13 Nf6 2. Ng1 Ng8 1/2-1/2\r\n",
  "\r\n\r\n1. f4 *   ",
};

#define EDITED 2

static GString *
join (guint from, guint to)
{
  GString *text = g_string_new (NULL);

  for (guint i = from; i < to; i++)
    g_string_append (text, games[i]);
  return text;
}

/* Checks that a file has changed in one game only, and returns that game. (transfer full) */
static char *
assert_others_untouched (const GString *file)
{
  g_autoptr (GString) before = join (0, EDITED);
  g_autoptr (GString) after = join (EDITED + 1, G_N_ELEMENTS (games));

  g_assert_cmpuint (file->len, >, before->len + after->len);
  g_assert_cmpmem (file->str, before->len, before->str, before->len);
  g_assert_cmpmem (file->str + file->len - after->len, after->len, after->str, after->len);
  return g_strndup (file->str + before->len, file->len - before->len - after->len);
}

/* Joins the lines, because these tests do not depend on line breaks. Takes the text. */
static char *
join_lines (char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\r\n", -1);

  g_free (text);
  return g_strjoinv (" ", lines);
}

/* With the list of games open. */
static void
choose_edna (Driver *driver)
{
  driver_expect (driver, "table row:3, Edna*");
  driver_click (driver, "entry:Search games");
  driver_type (driver, "edna");
  driver_expect (driver, "1 of 5 games");
  driver_key (driver, "Return");
  driver_expect (driver, "button:Edna*");
  driver_key (driver, "alt+End");
  driver_expect (driver, "d6, black pawn, last move");
}

static void
test_one_of_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) old = join (0, G_N_ELEMENTS (games));
  g_autoptr (GString) saved = NULL, again = NULL;
  g_autofree char *game = NULL, *later = NULL;

  write_file (fixture->path, old);
  open_file (fixture);
  choose_edna (fixture->driver);
  comment (fixture->driver, "solid");
  driver_key (fixture->driver, "ctrl+s");
  saved = wait_for_change (fixture->path, old);
  game = join_lines (assert_others_untouched (saved));
  /* The game keeps its old notes, has the new one, and uses the line endings of the file. */
  g_assert_null (strchr (game, '\n'));
  g_assert_nonnull (strstr (game, "[White \"Edna\"]"));
  g_assert_nonnull (strstr (game, "{[%clk 0:05:00] first}"));
  g_assert_nonnull (strstr (game, "c5 $1 (1... e6 2. d4 {French} (2. d3))"));
  g_assert_nonnull (strstr (game, "2. Nf3 d6 {solid} 0-1"));

  /* Reading gives what was saved; another change of the same game does not touch the rest
   * either. */
  driver_stop (fixture->driver);
  open_file (fixture);
  choose_edna (fixture->driver);
  comment (fixture->driver, " indeed");
  driver_key (fixture->driver, "ctrl+s");
  again = wait_for_change (fixture->path, saved);
  later = join_lines (assert_others_untouched (again));
  g_assert_nonnull (strstr (later, "{solid indeed} 0-1"));
  g_test_message ("%u games, %" G_GSIZE_FORMAT " bytes of which none changed",
                  (guint) G_N_ELEMENTS (games), old->len - strlen (games[EDITED]));
}

/* --- Larger than files may be -------------------------------------------------------------------- */

/* More than the game itself and its journal need, less than the whole file. */
#define SMALL (16 * 1024)

static void
limit_files (Driver *driver, rlim_t size)
{
  const pid_t pid = (pid_t) driver_get_pid (driver);
  struct rlimit limit;

  g_assert_cmpint (prlimit (pid, RLIMIT_FSIZE, NULL, &limit), ==, 0);
  limit.rlim_cur = MIN (size, limit.rlim_max);
  g_assert_cmpint (prlimit (pid, RLIMIT_FSIZE, &limit, NULL), ==, 0);
}

/* No half of a file is left beside it. */
static void
assert_alone (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);

  g_assert_nonnull (files);
  g_assert_nonnull (g_dir_read_name (files));
  g_assert_null (g_dir_read_name (files));
}

/* The kernel's signal for it, which ends a program that does not expect it, becomes a sentence; the
 * file stays whole, and can be saved once there is room. */
static void
test_beyond_limit (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) old = join (0, G_N_ELEMENTS (games));
  g_autoptr (GString) saved = NULL;
  Driver *driver;

  while (old->len < 4 * SMALL)
    g_string_insert (old, (gssize) strlen ("\xef\xbb\xbf"), "; a line before the first game\r\n");
  write_file (fixture->path, old);
  open_file (fixture);
  driver = fixture->driver;
  choose_edna (driver);
  comment (driver, "solid");
  driver_expect_written (driver);
  limit_files (driver, SMALL);
  driver_key (driver, "ctrl+s");
  driver_expect (driver, "The File Could Not Be Saved");
  g_autoptr (GPtrArray) reasons = driver_names_with (driver, g_strerror (EFBIG));
  g_assert_cmpuint (reasons->len, >, 0);
  driver_key (driver, "Escape");
  driver_expect_gone (driver, "The File Could Not Be Saved");
  assert_untouched (fixture->path, old->str);
  assert_alone (fixture->folder);

  limit_files (driver, RLIM_INFINITY);
  driver_key (driver, "ctrl+s");
  saved = wait_for_change (fixture->path, old);
  g_assert_nonnull (strstr (saved->str, "{solid}"));
}

/* --- What cannot be read ------------------------------------------------------------------------ */

/* Line 6, column 4: no queen can go there. */
#define BROKEN                                                                                     \
  "[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6\n3. Qxh7 a6 1-0\n"

static void
test_problems (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) old = g_string_new (BROKEN);
  g_autoptr (GString) saved = NULL;
  Driver *driver;

  open_text (fixture, BROKEN);
  driver = fixture->driver;
  driver_expect (driver, "button:1 item could not be read");
  driver_click (driver, "button:1 item could not be read");
  driver_expect (driver, "What Could Not Be Read");
  driver_expect (driver, "Game 1, line 6, column 4");
  driver_key (driver, "Escape");
  driver_expect_gone (driver, "Game 1, line 6, column 4");

  driver_key (driver, "alt+End");
  comment (driver, "so far");
  driver_key (driver, "ctrl+s");
  driver_expect (driver, "Part of the Game Would Be Lost");
  driver_key (driver, "Escape");
  driver_expect_gone (driver, "Part of the Game Would Be Lost");
  assert_untouched (fixture->path, BROKEN);

  driver_key (driver, "ctrl+s");
  driver_expect (driver, "button:Save Anyway");
  driver_click (driver, "button:Save Anyway");
  saved = wait_for_change (fixture->path, old);
  g_assert_nonnull (strstr (saved->str, "2. Nf3 Nc6 {so far} 1-0"));
}

/* --- Changed by another program ------------------------------------------------------------------ */

#define SHORT "[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"*\"]\n\n1. e4 e5 *\n"
#define OTHER "[White \"Ann\"]\n[Black \"Eve\"]\n[Result \"*\"]\n\n1. e4 c5 2. c3 *\n"

/* With a game that was changed here, and then in the file. */
static void
open_changed (Fixture *fixture)
{
  open_text (fixture, SHORT);
  driver_expect (fixture->driver, "button:Ann – Ben");
  driver_key (fixture->driver, "alt+End");
  driver_expect (fixture->driver, "e5, black pawn, last move");
  comment (fixture->driver, "mine");
  /* Dates of files may be no finer than this. */
  g_usleep (G_USEC_PER_SEC / 10);
  g_assert_true (g_file_set_contents (fixture->path, OTHER, -1, NULL));
  driver_expect (fixture->driver, "“games.pgn” was changed by another program.");
}

static void
test_changed_outside (Fixture *fixture, gconstpointer data)
{
  Driver *driver;

  open_changed (fixture);
  driver = fixture->driver;
  driver_key (driver, "ctrl+s");
  driver_expect (driver, "The File Was Changed");
  driver_key (driver, "Escape");
  driver_expect_gone (driver, "The File Was Changed");
  assert_untouched (fixture->path, OTHER);

  /* Reloading shows the content of the file; undo restores what it replaced. */
  driver_click (driver, "button:Reload");
  driver_expect (driver, "button:Ann – Eve");
  driver_expect_gone (driver, "“games.pgn” was changed by another program.");
  driver_key (driver, "ctrl+z");
  driver_expect (driver, "button:Ann – Ben");
  driver_expect (driver, "label:mine");
  assert_untouched (fixture->path, OTHER);
}

static void
test_overwritten (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) old = g_string_new (OTHER);
  g_autoptr (GString) saved = NULL;

  open_changed (fixture);
  driver_key (fixture->driver, "ctrl+s");
  driver_expect (fixture->driver, "button:Overwrite");
  driver_click (fixture->driver, "button:Overwrite");
  saved = wait_for_change (fixture->path, old);
  g_assert_nonnull (strstr (saved->str, "[Black \"Ben\"]"));
  g_assert_nonnull (strstr (saved->str, "1. e4 e5 {mine} *"));
}

/* --- Added, copied, pasted ---------------------------------------------------------------------- */

static void
play (Driver *driver, const char *from, const char *to, const char *then)
{
  driver_click (driver, from);
  driver_click (driver, to);
  driver_expect (driver, then);
}

static void
test_added (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) old = join (0, G_N_ELEMENTS (games));
  g_autoptr (GString) saved = NULL;
  Driver *driver;

  write_file (fixture->path, old);
  fixture->driver = driver = driver_start (program_argv ());
  play (driver, "b2*", "b3*", "b3, white pawn, last move");
  driver_key (driver, "F10");
  driver_expect (driver, "menu item:Open…");
  driver_key (driver, "m");
  driver_settle (driver);
  for (guint i = 0; !driver_is_focused (driver, "menu item:Append to File…"); i++)
    {
      g_assert_cmpuint (i, <, 50);
      driver_key (driver, "Down");
    }
  driver_key (driver, "Return");
  driver_expect (driver, "Add Game to a File");
  driver_enter_path (driver, fixture->path);
  saved = wait_for_change (fixture->path, old);
  g_assert_cmpuint (saved->len, >, old->len);
  g_assert_cmpmem (saved->str, old->len, old->str, old->len);
  g_assert_nonnull (strstr (saved->str + old->len, "1. b3 *"));
}

static void
test_pasted (Fixture *fixture, gconstpointer data)
{
  Driver *driver;

  open_text (fixture, BROKEN);
  driver = fixture->driver;
  driver_expect (driver, "button:Ann – Ben");
  driver_key (driver, "alt+End");
  driver_expect (driver, "c6, black knight, last move");
  comment (driver, "copied");
  driver_key (driver, "ctrl+shift+c");
  driver_expect (driver, "Game copied as PGN");

  driver_key (driver, "ctrl+r");
  driver_expect (driver, "e2, white pawn");
  driver_expect_gone (driver, "label:copied");
  driver_key (driver, "ctrl+v");
  driver_expect (driver, "Game pasted");
  driver_key (driver, "alt+End");
  driver_expect (driver, "c6, black knight, last move");
  driver_expect (driver, "label:copied");
  assert_untouched (fixture->path, BROKEN);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, function)                                                                        \
  g_test_add ("/e2e/files/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("one-of-many", test_one_of_many);
  ADD ("beyond-limit", test_beyond_limit);
  ADD ("problems", test_problems);
  ADD ("changed-outside", test_changed_outside);
  ADD ("overwritten", test_overwritten);
  ADD ("added", test_added);
  ADD ("pasted", test_pasted);
  return g_test_run ();
}

/* Tests of checkbit_pgn_splice() while another program writes the same file.
 *
 * The program puts its own fsync() before that of the C library: the moment when a file is brought
 * to the disk, which may take seconds, is when the other program writes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE

#include "game/pgn/pgn-splice.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "game/pgn/pgn-file.h"

#define OUR_GAME "[White \"Ours\"]\n\n1. e4 *"
#define OTHER_GAME "[White \"Another program\"]\n\n1. d4 *\n"

/* --- Another program ---------------------------------------------------------------------- */

static const char *other_path; /* another program writes it, once; NULL: none */
static guint other_skip;       /* how many times of being brought to the disk go by before */

/* Puts a file in place without any of the calls that are watched here: g_file_set_contents() of
 * GLib 2.84 makes some of them. */
static void
put_file (const char *path, const char *text)
{
  g_autofree char *beside = g_strconcat (path, ".put", NULL);
  FILE *file = g_fopen (beside, "we");

  g_assert_nonnull (file);
  g_assert_cmpint (fputs (text, file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
  g_assert_cmpint (g_rename (beside, path), ==, 0);
}

int fsync (int fd);

int
fsync (int fd)
{
  if (other_path != NULL && other_skip-- == 0)
    put_file (g_steal_pointer (&other_path), OTHER_GAME);

  return (int) syscall (SYS_fsync, fd);
}

/* --- The tests ---------------------------------------------------------------------------- */

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
  CheckbitPgnSplice splice;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("checkbit-splice-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "games.pgn", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  fixture->splice = (CheckbitPgnSplice){ .file = fixture->file, .text = OUR_GAME };
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  other_path = NULL;
  other_skip = 0;
  g_unlink (fixture->path);
  /* No other file is left in the folder. */
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_object_unref (fixture->file);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static void
assert_other (Fixture *fixture)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, OTHER_GAME);
}

static void
assert_refused (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (checkbit_pgn_splice (&fixture->splice, NULL, &error));
  g_assert_error (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED);
  assert_other (fixture);
}

/* Saves a game in place of an old one or as a new one, while another program writes the file. */
static void
splice_beside_other (Fixture *fixture)
{
  g_assert_true (checkbit_file_stamp_query (&fixture->splice.stamp, fixture->file, NULL));
  fixture->splice.length = fixture->splice.stamp.size;
  other_path = fixture->path;
  assert_refused (fixture);
}

static void
test_changed_meanwhile (Fixture *fixture, gconstpointer data)
{
  put_file (fixture->path, "[White \"Old\"]\n\n1. c4 *\n");
  splice_beside_other (fixture);
}

static void
test_made_meanwhile (Fixture *fixture, gconstpointer data)
{
  splice_beside_other (fixture);
}

/* Text written by another program right after our file was put in place is not mistaken for
 * ours. */
static void
test_changed_after (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  other_path = fixture->path;
  other_skip = 1; /* the file; the folder is next */
  g_assert_true (checkbit_pgn_splice (&fixture->splice, NULL, &error));
  g_assert_no_error (error);
  assert_other (fixture);
  assert_refused (fixture);
}

static void
add (const char *path, void (*func) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, func, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/file-save/changed-meanwhile", test_changed_meanwhile);
  add ("/file-save/made-meanwhile", test_made_meanwhile);
  add ("/file-save/changed-after", test_changed_after);

  return g_test_run ();
}

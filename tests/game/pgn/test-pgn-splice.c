/* Tests of checkbit_pgn_splice(): on files of any kind, and while another program writes the same
 * file.
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
#include <string.h>
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

static gboolean no_disk; /* nothing is brought there, which would take long */

int fsync (int fd);

int
fsync (int fd)
{
  if (other_path != NULL && other_skip-- == 0)
    put_file (g_steal_pointer (&other_path), OTHER_GAME);

  return no_disk ? 0 : (int) syscall (SYS_fsync, fd);
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
  no_disk = FALSE;
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

/* --- Any file ----------------------------------------------------------------------------- */

static const char *const words[]
    = { "e4 ",     "d4 ",        "1. ",       "(",           ")",           "{x}",
        "{a\n}",   "{",          "}",         "; said\n",    ";",           "\n% escape\n",
        "1-0",     "1-0 ",       "1/2 ",      "*",           "-- ",         "Zz ",
        "\n\n",    "\n",         " ",         "\t",          "\r\n",        "!? ",
        "$4 ",     "<x> ",       "\xc3\xa9 ", "\xe9 ",       "[A \"B\"]\n", "\n[Event \"C\"]\n",
        "\n[D \"", "[E \"F\"] ", "[] ",       "\xef\xbb\xbf" };

/* A game's place in a text. */
typedef struct
{
  guint64 offset, end;
} Place;

static gboolean
end_game_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  const Place place = { end->offset, end->end };

  g_array_append_val (user_data, place);

  return TRUE;
}

/* (element-type Place) (transfer full) */
static GArray *
list_games (const char *text, CheckbitPgnReadFlags flags)
{
  static const CheckbitPgnVisitor visitor = { .end_game = end_game_cb };
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));

  checkbit_pgn_read (text, strlen (text), &visitor, places, flags);

  return places;
}

/* (transfer full) */
static char *
rewrite (const char *text, gsize length)
{
  g_autoptr (CheckbitPgnGame) game = checkbit_pgn_read_game (text, length);

  g_assert_nonnull (game);

  return checkbit_pgn_write_record (game->record);
}

/* A game as it would be written, and then again: a comment may find another place at first.
 * (transfer full) */
static char *
write_game (const char *text, GArray *places, guint index)
{
  const Place *place = &g_array_index (places, Place, index);
  g_autofree char *once = rewrite (text + place->offset, place->end - place->offset);

  return rewrite (once, strlen (once));
}

/* The new text for a file with some games: one of them, or one more behind them. (transfer full) */
static char *
describe_splice (Fixture *fixture, const char *old, GArray *places, guint index)
{
  char *text;

  fixture->splice.append = index == places->len;
  if (index < places->len)
    {
      text = write_game (old, places, index);
      fixture->splice.offset = g_array_index (places, Place, index).offset;
      fixture->splice.length = g_array_index (places, Place, index).end - fixture->splice.offset;
    }
  else
    {
      text = g_strdup ("[Event \"Ours\"]\n\n1. c4 *");
      fixture->splice.last_game
          = places->len > 0 ? g_array_index (places, Place, places->len - 1).offset : 0;
    }

  return g_strchomp (text);
}

/* The games of the file are those that it had before, the new one is where the splice says. */
static void
assert_games (Fixture *fixture, const char *old, GArray *before, guint index)
{
  g_autofree char *text = NULL, *shown = NULL;
  g_autoptr (GArray) after = NULL;
  const Place *place;

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  shown = g_strescape (old, NULL);
  g_test_message ("game %u of \"%s\"", index, shown);
  after = list_games (text, CHECKBIT_PGN_READ_TAGS);
  g_assert_cmpuint (after->len, ==, MAX (before->len, index + 1));
  for (guint i = 0; i < before->len; i++)
    {
      g_autofree char *was = write_game (old, before, i);
      g_autofree char *is = write_game (text, after, i);

      g_assert_cmpstr (is, ==, was);
    }
  place = &g_array_index (after, Place, index);
  g_assert_cmpuint (place->offset, ==, fixture->splice.offset);
  g_assert_cmpuint (place->end, ==, place->offset + fixture->splice.length);
}

static void
splice_anywhere (Fixture *fixture, const char *old)
{
  g_autoptr (GArray) places = list_games (old, CHECKBIT_PGN_READ_TAGS);
  g_autoptr (GArray) read = list_games (old, CHECKBIT_PGN_READ_ALL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpmem (places->data, places->len * sizeof (Place), read->data,
                   read->len * sizeof (Place));
  for (guint index = 0; index <= places->len; index++)
    {
      g_autofree char *text = describe_splice (fixture, old, places, index);

      put_file (fixture->path, old);
      fixture->splice.text = text;
      g_assert_true (checkbit_file_stamp_query (&fixture->splice.stamp, fixture->file, NULL));
      g_assert_true (checkbit_pgn_splice (&fixture->splice, NULL, &error));
      g_assert_no_error (error);
      assert_games (fixture, old, places, index);
    }
}

/* In a file of any kind, a game is saved without a change to another. */
static void
test_anything (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  no_disk = TRUE;
  for (guint i = 0; i < 1000; i++)
    {
      g_autoptr (GString) old = g_string_new (NULL);

      for (guint n = 1 + i % 14; n > 0; n--)
        g_string_append (old, words[g_rand_int_range (random, 0, G_N_ELEMENTS (words))]);
      splice_anywhere (fixture, old->str);
    }
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
  add ("/file-save/anything", test_anything);

  return g_test_run ();
}

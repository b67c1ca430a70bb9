/* Saving into a PGN file: only the changed game is rewritten, with the file's line endings, and
 * never over another program's changes or unread text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* pwrite() and getrusage(), which C17 alone does not have. */
#define _GNU_SOURCE

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "game/pgn/pgn-file.h"
#include "../../lib/test-time.h"

/* --- Another program in between ------------------------------------------------------------- */

static const char *seek_path; /* rewritten when a game is looked for in the open file; once */
static const char *seek_text;

/* Before the C library's. */
off_t
lseek (int fd, off_t offset, int whence)
{
  const char *path = g_steal_pointer (&seek_path);
  FILE *file = path != NULL ? g_fopen (path, "w") : NULL;

  if (file != NULL)
    {
      fputs (seek_text, file);
      fclose (file);
    }

  return (off_t) syscall (SYS_lseek, fd, offset, whence);
}

/* --- A file --------------------------------------------------------------------------------- */

typedef struct
{
  char *folder;
  GFile *file;
  GMainLoop *loop;
  CheckbitPgnFile *pgn;
  CheckbitPgnFile *follower; /* told of what is saved; NULL for none */
  CheckbitPgnGame *game;
  GError *error;
  gint64 saved;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  fixture->file = g_file_new_build_filename (fixture->folder, "games.pgn", NULL);
  fixture->loop = g_main_loop_new (NULL, FALSE);
  fixture->pgn = checkbit_pgn_file_new (fixture->file);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->pgn);
  g_clear_object (&fixture->follower);
  g_clear_pointer (&fixture->game, checkbit_pgn_game_free);
  g_file_delete (fixture->file, NULL, NULL);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0); /* no other file was left there */
  g_free (fixture->folder);
  g_object_unref (fixture->file);
  g_main_loop_unref (fixture->loop);
  g_clear_error (&fixture->error);
}

static void
write_file (Fixture *fixture, const char *text, gssize length)
{
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), text, length, NULL));
}

static void
assert_file (Fixture *fixture, const char *text, gsize length)
{
  g_autofree char *now = NULL;
  gsize n;

  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &now, &n, NULL));
  g_assert_cmpmem (now, n, text, length);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Fixture *fixture = user_data;

  checkbit_pgn_file_load_finish (CHECKBIT_PGN_FILE (source), result, &fixture->error);
  g_main_loop_quit (fixture->loop);
}

static guint
load (Fixture *fixture)
{
  g_clear_error (&fixture->error);
  checkbit_pgn_file_load_async (fixture->pgn, NULL, loaded_cb, fixture);
  g_main_loop_run (fixture->loop);
  g_assert_no_error (fixture->error);

  return checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (fixture->pgn));
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Fixture *fixture = user_data;

  fixture->game
      = checkbit_pgn_file_read_game_finish (CHECKBIT_PGN_FILE (source), result, &fixture->error);
  g_main_loop_quit (fixture->loop);
}

/* Reads a game; the fixture keeps it. */
static void
read_game (Fixture *fixture, guint index)
{
  g_clear_error (&fixture->error);
  g_clear_pointer (&fixture->game, checkbit_pgn_game_free);
  checkbit_pgn_file_read_game_async (fixture->pgn, index, NULL, read_cb, fixture);
  g_main_loop_run (fixture->loop);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Fixture *fixture = user_data;

  fixture->saved
      = checkbit_pgn_file_save_game_finish (CHECKBIT_PGN_FILE (source), result, &fixture->error);
  if (fixture->follower != NULL)
    checkbit_pgn_file_follow (fixture->follower, result);
  g_main_loop_quit (fixture->loop);
}

static void
save (Fixture *fixture, guint index, CheckbitPgnSaveFlags flags)
{
  g_clear_error (&fixture->error);
  checkbit_pgn_file_save_game_async (fixture->pgn, index, fixture->game->record, flags, NULL,
                                     saved_cb, fixture);
  g_main_loop_run (fixture->loop);
}

static void
set_comment (Fixture *fixture, const char *comment)
{
  checkbit_node_set_comment (checkbit_record_get_end (fixture->game->record), comment);
}

/* --- One game among others ------------------------------------------------------------------ */

#define TAGS                                                                                       \
  "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"             \
  "[Black \"?\"]\n[Result \"*\"]\n\n"

#define BEFORE "% kept\n[White \"  odd \"]\n\n 1.e4   e5 {  x }\t1-0 ; and this\n\n\n"
#define BEHIND "\n\n\n[Nonsense\n1. e4 Ke4 ??? *\n\n% the end"

/* All other bytes are kept, valid or not. */
static void
test_replace (Fixture *fixture, gconstpointer data)
{
  static const char before[] = BEFORE "1. d4 d5 *" BEHIND;
  static const char after[] = BEFORE TAGS "1. d4 d5 {New.} *" BEHIND;
  static const char again[] = BEFORE TAGS "1. d4 d5 *" BEHIND;

  write_file (fixture, before, -1);
  g_assert_cmpuint (load (fixture), ==, 3);
  read_game (fixture, 1);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_record_get_end (fixture->game->record)), ==, 2);
  set_comment (fixture, "New.");
  save (fixture, 1, 0);
  g_assert_no_error (fixture->error);
  g_assert_cmpint (fixture->saved, ==, 1);
  assert_file (fixture, after, strlen (after));

  /* The list is up to date by now: changes the same game once more, and the one after it. */
  read_game (fixture, 1);
  g_assert_cmpstr (checkbit_node_get_comment (checkbit_record_get_end (fixture->game->record)), ==,
                   "New.");
  set_comment (fixture, NULL);
  save (fixture, 1, 0);
  assert_file (fixture, again, strlen (again));
  read_game (fixture, 2);
  g_assert_true (fixture->game->loss);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_record_get_end (fixture->game->record)), ==, 1);
}

static void
test_append (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[][2] = {
    { "1. d4 *", "1. d4 *\n\n" TAGS "1. d4 *\n" },
    { "1. d4 *\n", "1. d4 *\n\n" TAGS "1. d4 *\n" },
    { "1. d4 *\n\n", "1. d4 *\n\n" TAGS "1. d4 *\n" },
    { "1. d4 *\r\n", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      write_file (fixture, rows[i][0], -1);
      g_assert_cmpuint (load (fixture), ==, 1);
      read_game (fixture, 0);
      save (fixture, CHECKBIT_PGN_APPEND, 0);
      g_assert_no_error (fixture->error);
      g_assert_cmpint (fixture->saved, ==, 1);
      if (rows[i][1] != NULL)
        assert_file (fixture, rows[i][1], strlen (rows[i][1]));
      g_assert_cmpuint (load (fixture), ==, 2);
    }
}

static gboolean
is_complete (Fixture *fixture)
{
  return checkbit_pgn_index_get_complete (checkbit_pgn_file_get_index (fixture->pgn));
}

/* A missing file is created, and then has one game. */
static void
test_new_file (Fixture *fixture, gconstpointer data)
{
  g_assert_false (is_complete (fixture));
  checkbit_pgn_file_load_async (fixture->pgn, NULL, loaded_cb, fixture);
  g_assert_false (is_complete (fixture));
  g_main_loop_run (fixture->loop);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (is_complete (fixture));
  fixture->game = checkbit_pgn_read_game ("1. d4 *", 7);
  save (fixture, CHECKBIT_PGN_APPEND, 0);
  g_assert_no_error (fixture->error);
  g_assert_cmpint (fixture->saved, ==, 0);
  assert_file (fixture, TAGS "1. d4 *\n", strlen (TAGS "1. d4 *\n"));
  read_game (fixture, 0);
  g_assert_no_error (fixture->error);
}

#define MANY 300000
#define FILLER "{so many words on this game that a file of such games takes its time to be read}"

static void
stop_cb (CheckbitPgnIndex *index, GParamSpec *pspec, GCancellable *cancellable)
{
  g_cancellable_cancel (cancellable);
}

/* Lists the first of a great many games. */
static void
load_some (Fixture *fixture)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  CheckbitPgnIndex *index;

  for (guint i = 0; i < MANY; i++)
    g_string_append_printf (text, "[Event \"?\"]\n[White \"%u\"]\n\n" FILLER " 1. d4 d5 *\n\n", i);
  write_file (fixture, text->str, (gssize) text->len);
  checkbit_pgn_file_load_async (fixture->pgn, cancellable, loaded_cb, fixture);
  index = checkbit_pgn_file_get_index (fixture->pgn);
  g_signal_connect (index, "notify::n-games", G_CALLBACK (stop_cb), cancellable);
  g_main_loop_run (fixture->loop);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), <, MANY);
  g_assert_false (checkbit_pgn_index_get_complete (index));
}

/* The games that were listed before reading was stopped can be saved where they are. */
static void
test_stopped (Fixture *fixture, gconstpointer data)
{
  const char *white;

  load_some (fixture);
  read_game (fixture, 1);
  set_comment (fixture, "New.");
  save (fixture, 1, 0);
  g_assert_no_error (fixture->error);
  g_assert_cmpint (fixture->saved, ==, 1);
  g_assert_cmpuint (load (fixture), ==, MANY);
  read_game (fixture, 1);
  g_assert_cmpstr (checkbit_node_get_comment (checkbit_record_get_end (fixture->game->record)), ==,
                   "New.");
  read_game (fixture, MANY - 1);
  white = checkbit_tags_get_known (checkbit_record_get_tags (fixture->game->record), "White");
  g_assert_cmpstr (white, ==, "299999");
}

/* --- What surrounds a text cannot swallow it ------------------------------------------------ */

/* A file whose end is open in some way, and the last bytes that it had after a game is appended,
 * before that game. */
typedef struct
{
  const char *name;
  const char *before;
  gsize length;      /* 0: up to the NUL */
  const char *joint; /* what follows what could be read of it; NULL: the file is UTF-16 */
  gsize n_lost;      /* bytes at its end that were no character */
  const char *comment;
} Open;

static const Open opens[] = {
  { "comment", "1. e4 e5 {unfinished", 0, "}\n\n", 0, "unfinished" },
  { "comment-crlf", "1. e4 e5\r\n{unfinished\r\n", 0, "}\r\n\r\n", 0, "unfinished" },
  { "comment-short", "1. e4 e5{x", 0, "}\n\n", 0, "x" },
  { "comment-empty", "1. e4 e5 {", 0, "}\n\n", 0, "" },
  { "remark", "1. e4 e5 *\n\n{ a closing remark\n\n", 0, "}\n\n", 0, "a closing remark" },
  { "remark-brackets", "1. e4 e5 * { a [Event \"?\"] ; % (", 0, "}\n\n", 0,
    "a [Event \"?\"] ; % (" },
  { "line-comment", "1. e4 e5 * ; said {", 0, "\n\n", 0, "said {" },
  { "escaped-line", "1. e4 e5 *\n% said {", 0, "\n\n", 0, "" },
  { "tag", "1. e4 e5 *\n\n[White \"A {", 0, "\n\n", 0, "" },
  { "variation", "1. e4 e5 (1... c5", 0, "\n\n", 0, "" },
  { "only-comment", "{all there is}", 0, "\n*\n\n", 0, "all there is" },
  { "only-comment-line", "; all there is\r\n", 0, "\r\n*\r\n\r\n", 0, "all there is" },
  { "only-comment-open", "; a\n\n{b\n", 0, "}\n*\n\n", 0, "a b" },
  { "only-bad-tag", "[]\n", 0, "\n*\n\n", 0, "" },
  { "half-character", "1. e4 e5 {x\xe2\x99", 0, "}\n\n", 0, "xâ™" },
  { "utf-16",
    "\xff\xfe"
    "e\0004\0 \0e\0005\0 \0*\0",
    16, NULL, 0, "" },
  { "utf-16-odd",
    "\xff\xfe"
    "e\0004\0 \0e\0005\0 \0*\0\n",
    17, NULL, 1, "" },
  { "utf-16-be-odd", "\xfe\xff\0e\0004\0 \0e\0005\0 \0*\0", 17, NULL, 1, "" },
  { "utf-16-comment-odd",
    "\xff\xfe"
    "e\0004\0 \0e\0005\0{\0x\0y",
    17, NULL, 1, "x" },
  { "utf-16-unmarked-odd", "e\0004\0 \0e\0005\0{\0x\0y", 15, NULL, 1, "x" },
  { "utf-32-odd", "e\0\0\0004\0\0\0{\0\0\0x\0\0\0y\0\0", 19, NULL, 3, "x" },
  { "utf-16-comment-half-pair",
    "\xff\xfe"
    "e\0004\0 \0e\0005\0{\0x\0\x3d\xd8",
    18, NULL, 2, "x" },
};

static void
assert_comment (Fixture *fixture, guint index, const char *comment)
{
  read_game (fixture, index);
  g_assert_no_error (fixture->error);
  g_assert_cmpstr (checkbit_node_get_comment (checkbit_record_get_end (fixture->game->record)), ==,
                   comment);
}

/* The file is kept up to its end, which is completed. */
static void
assert_joint (Fixture *fixture, const Open *open, gsize length)
{
  g_autofree char *now = NULL;
  gsize n, kept = length - open->n_lost;

  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &now, &n, NULL));
  g_assert_cmpmem (now, MIN (n, kept), open->before, kept);
  if (open->joint != NULL)
    g_assert_true (g_str_has_prefix (now + kept, open->joint)
                   && g_str_has_prefix (now + kept + strlen (open->joint), "[Event"));
}

static void
test_open_end (Fixture *fixture, gconstpointer data)
{
  const Open *open = data;
  gsize length = open->length > 0 ? open->length : strlen (open->before);
  guint n;

  write_file (fixture, open->before, (gssize) length);
  n = load (fixture);
  fixture->game = checkbit_pgn_read_game ("1. d4 d5 {new} *", 16);
  save (fixture, CHECKBIT_PGN_APPEND, 0);
  g_assert_no_error (fixture->error);
  g_assert_cmpint (fixture->saved, ==, n);
  assert_joint (fixture, open, length);

  /* Both games are where the list has them; and so they are for whoever reads the file anew. */
  for (guint i = 0; i < 2; i++)
    {
      assert_comment (fixture, n, "new");
      g_assert_cmpuint (fixture->game->problems->len, ==, 0);
      assert_comment (fixture, 0, open->comment);
      g_assert_cmpuint (load (fixture), ==, n + 1);
    }

  /* Saving the game that was completed leaves nothing of its old end. */
  save (fixture, 0, CHECKBIT_PGN_SAVE_ALLOW_LOSS);
  g_assert_no_error (fixture->error);
  assert_comment (fixture, 0, open->comment);
  assert_comment (fixture, n, "new");
  g_assert_cmpuint (fixture->game->problems->len, ==, 0);
}

/* The list that was there before the end was completed knows where it is now. */
static void
test_completed (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "1. d4 *\n\n1. e4 {x", -1);
  load (fixture);
  read_game (fixture, 0);
  save (fixture, CHECKBIT_PGN_APPEND, 0);
  read_game (fixture, 1);
  g_assert_cmpuint (fixture->game->problems->len, ==, 1); /* it has no result */
  save (fixture, 1, 0);
  g_assert_no_error (fixture->error);
  assert_file (fixture, "1. d4 *\n\n" TAGS "1. e4 {x} *\n\n" TAGS "1. d4 *\n",
               strlen ("1. d4 *\n\n" TAGS "1. e4 {x} *\n\n" TAGS "1. d4 *\n"));
}

/* Games among others that leave them no room: the second is saved, with another result. */
static void
test_close_neighbours (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[] = {
    "1. c4 *\n\n1. e4 *\n\n1. d4 {third} *\n",
    "1. c4 * 1. e4 * 1. d4 {third} *",
    "1. c4 *1. e4 *1. d4 {third} *",
    "1. c4 *1. e4 *{theirs} 1. d4 {third} *",
    "1. c4 * ; said\n1. e4 * ; said\n1. d4 {third} *",
    "1. c4 * ; said\n1. e4 * ; said\n% escaped {\n1. d4 {third} *",
    "1. c4 *\n1. e4\n[White \"C\"]\n1. d4 {third} *",
    "[Event \"A\"]\n\n[Event \"B\"]\n1. e4\n[White \"C\"] 1. d4 {third}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      write_file (fixture, rows[i], -1);
      g_assert_cmpuint (load (fixture), ==, 3);
      read_game (fixture, 1);
      checkbit_record_set_result (fixture->game->record, CHECKBIT_RESULT_WHITE_WINS,
                                  CHECKBIT_REASON_RECORDED);
      save (fixture, 1, 0);
      g_assert_no_error (fixture->error);
      assert_comment (fixture, 2, "third");
      g_assert_cmpuint (load (fixture), ==, 3);
      assert_comment (fixture, 2, "third");
    }
}

/* --- The file's own way of writing ---------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *before;
  gsize length; /* 0: up to the NUL */
  const char *comment;
  const char *expected; /* bytes that must be there afterwards */
  gsize expected_length;
} Style;

static const Style styles[] = {
  { "crlf", "1. d4 *\r\n\r\n1. e4 *\r\n", 0, "x", "\r\n\r\n1. e4 {x} *\r\n", 0 },
  { "lf", "1. d4 *\n\n1. e4 *\n", 0, "x", "[Result \"*\"]\n\n1. e4 {x} *\n", 0 },
  { "utf-8", "{\xc3\xa9} 1. d4 *\n\n1. e4 *\n", 0, "ä", "1. e4 {\xc3\xa4} *\n", 0 },
  { "cp1252", "{\xe9} 1. d4 *\n\n1. e4 *\n", 0, "ä€", "1. e4 {\xe4\x80} *\n", 0 },
  { "no-place-in-cp1252", "{\xe9} 1. d4 *\n\n1. e4 *\n", 0, "♞", "1. e4 {\xe2\x99\x9e} *\n", 0 },
  { "utf-16",
    "\xff\xfe"
    "d\0004\0 \0*\0\n\0\n\0e\0004\0 \0*\0\n\0",
    24, "ä", "{\0\xe4\0}\0 \0*\0\n\0", 12 },
  { "utf-16-unmarked", "d\0004\0 \0*\0\n\0\n\0e\0004\0 \0*\0\n\0", 22, "♞ä",
    "{\0\x5e\x26\xe4\0}\0 \0*\0\n\0", 14 },
  { "utf-16-be-crlf", "\0d\0004\0 \0*\0\r\0\n\0e\0004\0 \0*\0\n", 22, "ä",
    "\0]\0\r\0\n\0\r\0\n\0001\0.\0 \0e\0004\0 \0{\0\xe4\0}\0 \0*\0\n", 34 },
  { "utf-32", "\xff\xfe\0\0d\0\0\0004\0\0\0 \0\0\0*\0\0\0\n\0\0\0e\0\0\0004\0\0\0 \0\0\0*\0\0\0",
    40, "ä", "{\0\0\0\xe4\0\0\0}\0\0\0 \0\0\0*\0\0\0", 20 },
};

static void
test_style (Fixture *fixture, gconstpointer data)
{
  const Style *style = data;
  gsize length = style->length > 0 ? style->length : strlen (style->before);
  gsize expected = style->expected_length > 0 ? style->expected_length : strlen (style->expected);
  g_autofree char *now = NULL;
  gsize n;

  write_file (fixture, style->before, (gssize) length);
  g_assert_cmpuint (load (fixture), ==, 2);
  read_game (fixture, 1);
  g_assert_no_error (fixture->error);
  set_comment (fixture, style->comment);
  save (fixture, 1, 0);
  g_assert_no_error (fixture->error);

  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &now, &n, NULL));
  g_assert_cmpuint (n, >, expected);
  g_assert_cmpmem (now + n - expected, expected, style->expected, expected);
  g_assert_cmpuint (load (fixture), ==, 2);
  read_game (fixture, 1);
  g_assert_cmpstr (checkbit_node_get_comment (checkbit_record_get_end (fixture->game->record)), ==,
                   style->comment);
}

static gboolean
is_changed (Fixture *fixture)
{
  CheckbitFileStamp now;
  gboolean known
      = checkbit_file_stamp_query (&now, checkbit_pgn_file_get_file (fixture->pgn), NULL);

  return checkbit_pgn_file_compare (fixture->pgn, known ? &now : NULL);
}

/* --- Reading while the file is saved -------------------------------------------------------- */

/* The file is another one by now, but nobody has been told. */
static void
wait_until_written (Fixture *fixture, const CheckbitFileStamp *before)
{
  CheckbitFileStamp now = *before;
  gint64 end = time_patience ();

  while (checkbit_file_stamp_equal (&now, before) && !time_is_up (end))
    {
      g_usleep (1000);
      g_assert_true (checkbit_file_stamp_query (&now, fixture->file, NULL));
    }
  g_assert_false (checkbit_file_stamp_equal (&now, before));
}

#define NOT_YET (-2) /* saved: the callback has not come */

static void
wait_until_saved_and_read (Fixture *fixture)
{
  gint64 end = time_patience ();

  while ((fixture->saved == NOT_YET || (fixture->game == NULL && fixture->error == NULL))
         && !time_is_up (end))
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  if (fixture->saved < 0)
    g_assert_no_error (fixture->error);
  g_assert_cmpint (fixture->saved, >=, 0);
  g_assert_true (fixture->game != NULL || fixture->error != NULL);
}

/* A game that is opened just when another one is saved is read where it is then; only another
 * program's change is one. data: what that writes after the saving, NULL for nothing. */
static void
test_read_while_saved (Fixture *fixture, gconstpointer theirs)
{
  CheckbitFileStamp before;

  write_file (fixture, "1. d4 *\n\n1. e4 e5 *\n", -1);
  load (fixture);
  read_game (fixture, 0);
  set_comment (fixture, "A long way");
  g_assert_true (checkbit_file_stamp_query (&before, fixture->file, NULL));
  fixture->saved = NOT_YET;
  checkbit_pgn_file_save_game_async (fixture->pgn, 0, fixture->game->record,
                                     CHECKBIT_PGN_SAVE_DEFAULT, NULL, saved_cb, fixture);
  g_clear_pointer (&fixture->game, checkbit_pgn_game_free);
  wait_until_written (fixture, &before);
  if (theirs != NULL)
    write_file (fixture, theirs, -1);

  checkbit_pgn_file_read_game_async (fixture->pgn, 1, NULL, read_cb, fixture);
  wait_until_saved_and_read (fixture);
  if (theirs != NULL)
    g_assert_error (fixture->error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED);
  else
    {
      g_assert_no_error (fixture->error);
      g_assert_cmpstr (checkbit_node_get_san (checkbit_record_get_end (fixture->game->record)), ==,
                       "e5");
    }
}

/* A game that is opened while this very game is saved comes as it is saved, although its old text
 * has just been read. */
static void
test_read_while_itself_saved (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitPgnGame) edited = NULL;

  write_file (fixture, "1. d4 *\n\n1. e4 e5 *\n", -1);
  load (fixture);
  read_game (fixture, 0);
  set_comment (fixture, "A long way");
  edited = g_steal_pointer (&fixture->game);

  checkbit_pgn_file_read_game_async (fixture->pgn, 0, NULL, read_cb, fixture);
  g_usleep (G_USEC_PER_SEC / 10); /* it has been read, but nobody has been told */
  fixture->saved = NOT_YET;
  checkbit_pgn_file_save_game_async (fixture->pgn, 0, edited->record, CHECKBIT_PGN_SAVE_DEFAULT,
                                     NULL, saved_cb, fixture);
  wait_until_saved_and_read (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpstr (checkbit_node_get_comment (checkbit_record_get_end (fixture->game->record)), ==,
                   "A long way");
}

/* --- Two objects ---------------------------------------------------------------------------- */

typedef struct
{
  const char *theirs; /* written by another program before the other object saves; NULL for none */
  guint index;        /* to be saved */
  gboolean changed;   /* by another program, for who follows */
  guint n;            /* in its list then */
} FollowCase;

static const FollowCase follow_cases[] = {
  { .theirs = NULL, .index = CHECKBIT_PGN_APPEND, .changed = FALSE, .n = 3 },
  { .theirs = NULL, .index = 0, .changed = FALSE, .n = 2 },
  { .theirs = "1. c4 *\n\n1. f4 *\n", .index = CHECKBIT_PGN_APPEND, .changed = TRUE, .n = 2 },
};

/* What another object has saved is not a change by another program. */
static void
test_follow (Fixture *fixture, gconstpointer data)
{
  const FollowCase *row = data;

  write_file (fixture, "1. d4 *\n\n1. e4 *\n", -1);
  load (fixture);
  fixture->follower = g_steal_pointer (&fixture->pgn);
  if (row->theirs != NULL)
    write_file (fixture, row->theirs, -1);
  fixture->pgn = checkbit_pgn_file_new (fixture->file);
  load (fixture);
  read_game (fixture, 1);
  save (fixture, row->index, CHECKBIT_PGN_SAVE_DEFAULT);
  g_assert_no_error (fixture->error);

  g_set_object (&fixture->pgn, fixture->follower);
  g_assert_cmpint (is_changed (fixture), ==, row->changed);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (fixture->pgn)), ==,
                    row->n);
  read_game (fixture, row->n - 1);
  g_assert_cmpint (fixture->error != NULL, ==, row->changed);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* A list that was stopped does not get a game that another object adds, but tells that it is
 * there. */
static void
test_follow_stopped (Fixture *fixture, gconstpointer data)
{
  CheckbitPgnIndex *index;
  guint n_unlisted = 0, n_games;

  load_some (fixture);
  index = checkbit_pgn_file_get_index (fixture->pgn);
  n_games = checkbit_pgn_index_get_n_games (index);
  g_signal_connect_swapped (index, "unlisted", G_CALLBACK (count_cb), &n_unlisted);
  fixture->follower = g_steal_pointer (&fixture->pgn);
  fixture->pgn = checkbit_pgn_file_new (fixture->file);
  load (fixture);
  read_game (fixture, 1);
  save (fixture, 1, CHECKBIT_PGN_SAVE_DEFAULT);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (n_unlisted, ==, 0);
  save (fixture, CHECKBIT_PGN_APPEND, CHECKBIT_PGN_SAVE_DEFAULT);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (n_unlisted, ==, 1);
  g_assert_cmpuint (checkbit_pgn_index_get_n_games (index), ==, n_games);

  g_set_object (&fixture->pgn, fixture->follower);
  g_assert_false (is_changed (fixture));
}

/* --- What must not be written --------------------------------------------------------------- */

static void
test_changed_outside (Fixture *fixture, gconstpointer data)
{
  static const char theirs[] = "1. c4 *\n\n1. f4 *\n";

  write_file (fixture, "1. d4 *\n\n1. e4 *\n", -1);
  load (fixture);
  read_game (fixture, 1);
  g_assert_false (is_changed (fixture));
  write_file (fixture, theirs, -1);
  g_assert_true (is_changed (fixture));
  save (fixture, 1, CHECKBIT_PGN_SAVE_ALLOW_LOSS);
  g_assert_error (fixture->error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED);
  g_assert_cmpint (fixture->saved, ==, -1);
  assert_file (fixture, theirs, strlen (theirs));
  save (fixture, CHECKBIT_PGN_APPEND, 0);
  g_assert_error (fixture->error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED);
  read_game (fixture, 0);
  g_assert_error (fixture->error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED);

  /* After reopening, it is their version, and saving works. */
  g_assert_cmpuint (load (fixture), ==, 2);
  g_assert_false (is_changed (fixture));
  read_game (fixture, 0);
  g_assert_no_error (fixture->error);
  save (fixture, 0, 0);
  g_assert_no_error (fixture->error);
}

/* Something else may stand at the place of a game as soon as the file has been found unchanged. */
static void
test_changed_while_read (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "1. d4 *\n\n1. e4 *\n", -1);
  load (fixture);
  seek_text = "1. c4 c5 *\n\n1. f4 *\n";
  seek_path = g_file_peek_path (fixture->file);
  read_game (fixture, 1);
  g_assert_null (seek_path);
  g_assert_error (fixture->error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED);
  g_assert_null (fixture->game);
}

static void
test_loss (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "1. d4 *\n\n1. e4 Ke4 {lost} *\n";

  write_file (fixture, text, -1);
  load (fixture);
  read_game (fixture, 1);
  g_assert_true (fixture->game->loss);
  g_assert_cmpuint (fixture->game->problems->len, ==, 1);
  g_assert_cmpuint (g_array_index (fixture->game->problems, CheckbitPgnProblem, 0).line, ==, 3);
  g_assert_cmpuint (g_array_index (fixture->game->problems, CheckbitPgnProblem, 0).game, ==, 2);
  save (fixture, 1, 0);
  g_assert_error (fixture->error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_LOSS);
  assert_file (fixture, text, strlen (text));
  save (fixture, 1, CHECKBIT_PGN_SAVE_ALLOW_LOSS);
  g_assert_no_error (fixture->error);
}

static guint
get_problem_line (Fixture *fixture)
{
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (fixture->game->problems->len, ==, 1);
  return g_array_index (fixture->game->problems, CheckbitPgnProblem, 0).line;
}

static const char *const charsets[] = { "UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE" };

/* A byte of a character is no end of a line, whatever its value. */
static void
test_problem_in_units (Fixture *fixture, gconstpointer charset)
{
  static const char text[]
      = "\uFEFF[White \"\u010Capek \u010A \u0A0A\"]\n\n1. d4 *\n\n1. e4 Ke4 *\n";
  gsize length;
  g_autofree char *units = g_convert (text, -1, charset, "UTF-8", NULL, &length, NULL);

  write_file (fixture, units, (gssize) length);
  g_assert_cmpuint (load (fixture), ==, 2);
  read_game (fixture, 1);
  g_assert_cmpuint (get_problem_line (fixture), ==, 5);
}

/* What no problem is reported for is not lost unasked either. */
static void
test_silent_loss (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text;
    gboolean loss;
  } rows[] = {
    { "% before\n1. e4 e5 *\n% behind\n", FALSE },
    { "% before\n[White \"A\"]\n\n1. d4 *\n% between\n1. e4 *\n", FALSE },
    { "1. e4\n% within\ne5 *\n", TRUE },
    { "[White \"A\"]\n% within\n\n*\n", TRUE },
    { "1. e4 *\n% within\n{comment}\n", TRUE },
    { "1. e4 {\n% comment\n} *\n", FALSE },
    { "[White \"A\"]\n[White \"A\"]\n\n*\n", FALSE },
    { "[White \"A\"]\n[White \"B\"]\n\n*\n", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].text);
      write_file (fixture, rows[i].text, -1);
      load (fixture);
      read_game (fixture, 0);
      g_assert_cmpuint (fixture->game->loss, ==, rows[i].loss);
      save (fixture, 0, 0);
      if (rows[i].loss)
        g_assert_error (fixture->error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_LOSS);
      else
        g_assert_no_error (fixture->error);
    }
}

/* The largest amount of memory that this program has had so far. */
static glong
get_peak_kib (void)
{
  struct rusage usage;

  g_assert_cmpint (getrusage (RUSAGE_SELF, &usage), ==, 0);
  return usage.ru_maxrss;
}

#define LARGE (256 * 1024 * 1024)

/* What is before a game is not taken into memory to tell the line of its problem. */
static void
test_problem_in_large_file (Fixture *fixture, gconstpointer data)
{
  static const char end[] = "\n\n1. e4 Ke4 *\n";
  glong peak;
  int fd;

  write_file (fixture, "1. d4 *\n\n% ", -1);
  fd = g_open (g_file_peek_path (fixture->file), O_WRONLY, 0);
  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (pwrite (fd, end, strlen (end), LARGE), ==, strlen (end));
  close (fd);
  g_assert_cmpuint (load (fixture), ==, 2);
  peak = get_peak_kib ();
  read_game (fixture, 1);
  g_assert_cmpuint (get_problem_line (fixture), ==, 5);
  g_assert_cmpint (get_peak_kib () - peak, <, LARGE / 1024 / 4);
}

static void
test_read_only (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "1. d4 *\n";

  if (geteuid () == 0)
    {
      g_test_skip ("the administrator may write everywhere");
      return;
    }
  write_file (fixture, text, -1);
  g_chmod (g_file_peek_path (fixture->file), 0400);
  load (fixture);
  read_game (fixture, 0);
  save (fixture, 0, 0);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
  assert_file (fixture, text, strlen (text));
}

/* A file that cannot even be opened, because its folder has become a file, does not count as the
 * one that was read. */
static void
test_no_look (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "below", NULL);
  g_autofree char *path = g_build_filename (folder, "games.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "[White \"Ann\"]\n\n1. e4 *\n", -1, NULL));
  g_object_unref (fixture->pgn);
  fixture->pgn = checkbit_pgn_file_new (file);
  g_assert_cmpuint (load (fixture), ==, 1);
  g_assert_false (is_changed (fixture));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  g_assert_true (is_changed (fixture));

  checkbit_pgn_file_load_async (fixture->pgn, NULL, loaded_cb, fixture);
  g_main_loop_run (fixture->loop);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_nonnull (strstr (fixture->error->message, "games.pgn"));
  g_assert_null (checkbit_pgn_file_dup_stamp (fixture->pgn));
  g_assert_false (is_complete (fixture));
  g_assert_cmpint (g_unlink (folder), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func) g_test_add ("/pgn-file/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("replace", test_replace);
  ADD ("completed", test_completed);
  ADD ("close-neighbours", test_close_neighbours);
  ADD ("append", test_append);
  ADD ("new-file", test_new_file);
  ADD ("stopped", test_stopped);
  ADD ("follow-stopped", test_follow_stopped);
  ADD ("changed-outside", test_changed_outside);
  ADD ("changed-while-read", test_changed_while_read);
  ADD ("loss", test_loss);
  ADD ("silent-loss", test_silent_loss);
  for (guint i = 0; i < G_N_ELEMENTS (charsets); i++)
    {
      g_autofree char *path = g_strconcat ("/pgn-file/problem/", charsets[i], NULL);

      g_test_add (path, Fixture, charsets[i], set_up, test_problem_in_units, tear_down);
    }
  ADD ("problem/large-file", test_problem_in_large_file);
  ADD ("read-only", test_read_only);
  ADD ("no-look", test_no_look);
#undef ADD
  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autofree char *path = g_strconcat ("/pgn-file/style/", styles[i].name, NULL);

      g_test_add (path, Fixture, &styles[i], set_up, test_style, tear_down);
    }

  g_test_add ("/pgn-file/read-while-saved", Fixture, NULL, set_up, test_read_while_saved,
              tear_down);
  g_test_add ("/pgn-file/read-while-saved/changed", Fixture, "1. c4 *\n\n1. f4 *\n", set_up,
              test_read_while_saved, tear_down);
  g_test_add ("/pgn-file/read-while-saved/itself", Fixture, NULL, set_up,
              test_read_while_itself_saved, tear_down);

  for (gsize i = 0; i < G_N_ELEMENTS (follow_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/pgn-file/follow/%zu", i);

      g_test_add (path, Fixture, &follow_cases[i], set_up, test_follow, tear_down);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (opens); i++)
    {
      g_autofree char *path = g_strconcat ("/pgn-file/open-end/", opens[i].name, NULL);

      g_test_add (path, Fixture, &opens[i], set_up, test_open_end, tear_down);
    }

  return g_test_run ();
}

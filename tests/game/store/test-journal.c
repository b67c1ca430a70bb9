/* Tests of the journal and the session: all that was written is restored, whenever the writer is
 * killed; no process takes over another's game; damage is detected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* fork, kill and mmap, which C17 alone does not have. */
#define _DEFAULT_SOURCE
#define _POSIX_C_SOURCE 200809L

#include "game/store/journal.h"

#include <errno.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "../../lib/test-time.h"
#include "../dump.h"
#include "../edit-walk.h"
#include "game/base/file-save.h"
#include "game/store/journal-clock.h"
#include "game/tree/record-bytes.h"

/* --- A share that does not answer ------------------------------------------------------------ */

static GMutex share_mutex;
static GCond share_cond;
static ino_t dead_file; /* on the share; 0 for none */

/* Before the C library's: whoever asks for the lock of the dead file waits. */
int
flock (int fd, int operation)
{
  struct stat state;

  g_mutex_lock (&share_mutex);
  while (dead_file != 0 && fstat (fd, &state) == 0 && state.st_ino == dead_file)
    g_cond_wait (&share_cond, &share_mutex);
  g_mutex_unlock (&share_mutex);

  return (int) syscall (SYS_flock, fd, operation);
}

/* path NULL: the share answers again. */
static void
let_die (const char *path)
{
  GStatBuf state = { 0 };

  if (path != NULL)
    g_assert_cmpint (g_stat (path, &state), ==, 0);
  g_mutex_lock (&share_mutex);
  dead_file = state.st_ino;
  g_cond_broadcast (&share_cond);
  g_mutex_unlock (&share_mutex);
}

/* --- A folder for each test ----------------------------------------------------------------- */

typedef struct
{
  char *folder;
  CheckbitSession *session;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("checkbit-journal-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  fixture->session = checkbit_session_new (fixture->folder);
}

/* Counts the files with a suffix; deletes all if that is NULL. */
static guint
count_files (Fixture *fixture, const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      if (suffix == NULL)
        g_unlink (path);
      else
        n += g_str_has_suffix (name, suffix);
    }

  return n;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  checkbit_session_flush (fixture->session);
  g_clear_object (&fixture->session);
  count_files (fixture, NULL);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

static char *
dump (CheckbitGame *game)
{
  return dump_record (checkbit_game_get_record (game), checkbit_game_get_current (game));
}

/* The only game there is to restore. (transfer full) */
static CheckbitSavedGame *
restore_one (Fixture *fixture)
{
  g_autoptr (GPtrArray) games = checkbit_session_restore (fixture->session);

  g_assert_cmpuint (games->len, ==, 1);

  return g_ptr_array_steal_index (games, 0);
}

static guint
count_games (Fixture *fixture)
{
  g_autoptr (GPtrArray) games = checkbit_session_restore (fixture->session);

  return games->len;
}

/* Ends a journal and waits until its file is what that made it. */
static void
end_journal (Fixture *fixture, CheckbitJournal *journal, gboolean keep)
{
  checkbit_journal_end (journal, keep);
  g_assert_finalize_object (journal);
  checkbit_session_flush (fixture->session);
}

static void
play (CheckbitGame *game, guint from, guint to)
{
  g_assert_true (checkbit_game_play (game, chess_move_new (from, to, CHESS_MOVE_NORMAL), NULL));
}

/* --- Bytes ----------------------------------------------------------------------------------- */

/* A record of every kind of thing, there and back, and again from damaged bytes. */
static void
test_bytes (void)
{
  guint n_refused = 0;

  for (guint round = 0; round < 60; round++)
    {
      g_autoptr (CheckbitGame) game = checkbit_game_new ();
      g_autoptr (CheckbitRecord) read = NULL, copy = NULL;
      g_autoptr (GVariant) value = NULL;
      g_autofree char *before = NULL, *after = NULL, *copied = NULL;
      CheckbitNode *current;

      for (guint i = 0; i < 120; i++)
        edit_walk_step (game);
      checkbit_game_set_folded (game, edit_walk_pick (game), TRUE);
      checkbit_game_set_times (game, edit_walk_pick (game), 61001, 0);
      before = dump (game);
      value = g_variant_ref_sink (checkbit_record_to_variant (checkbit_game_get_record (game),
                                                              checkbit_game_get_current (game)));
      read = checkbit_record_from_variant (value, &current);
      g_assert_nonnull (read);
      after = dump_record (read, current);
      g_assert_cmpstr (after, ==, before);

      copy = checkbit_record_copy (read);
      copied = dump_record (copy, NULL);
      g_clear_pointer (&after, g_free);
      after = dump_record (read, NULL);
      g_assert_cmpstr (copied, ==, after);

      for (guint i = 0; i < 60; i++)
        {
          g_autofree guint8 *bytes
              = g_memdup2 (g_variant_get_data (value), g_variant_get_size (value));
          gsize place = (gsize) g_test_rand_int_range (0, (gint32) g_variant_get_size (value));
          g_autoptr (GVariant) damaged = NULL;
          g_autoptr (CheckbitRecord) record = NULL;

          bytes[place] = (guint8) g_test_rand_int_range (0, 256);
          damaged = g_variant_ref_sink (
              g_variant_new_from_data (G_VARIANT_TYPE (CHECKBIT_RECORD_FORMAT), bytes,
                                       g_variant_get_size (value), FALSE, NULL, NULL));
          record = checkbit_record_from_variant (damaged, NULL);
          n_refused += record == NULL;
        }
    }

  g_assert_cmpuint (n_refused, >, 0);
  g_test_message ("60 records there and back; of 3600 damaged ones %u were refused", n_refused);
}

/* --- One game ------------------------------------------------------------------------------- */

static void
test_comes_back (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new (), again = checkbit_game_new ();
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GFile) file = g_file_new_for_path ("/somewhere/game.pgn");

  g_assert_cmpuint (count_files (fixture, ".journal"), ==, 0);
  for (guint i = 0; i < 200; i++)
    edit_walk_step (game);
  checkbit_journal_set_file (journal, file);
  checkbit_journal_set_value (journal, "white", "A person");
  checkbit_journal_set_value (journal, "black", "stockfish");
  checkbit_journal_set_value (journal, "black", NULL);
  before = dump (game);
  end_journal (fixture, journal, TRUE);

  journal = checkbit_journal_new (fixture->session, again, restore_one (fixture));
  after = dump (again);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (checkbit_game_get_modified (again), ==, checkbit_game_get_modified (game));
  g_assert_false (checkbit_game_get_can_undo (again));
  g_assert_true (g_file_equal (checkbit_journal_get_file (journal), file));
  g_assert_cmpstr (checkbit_journal_get_value (journal, "white"), ==, "A person");
  g_assert_null (checkbit_journal_get_value (journal, "black"));
  end_journal (fixture, journal, TRUE);
}

/* A game that was closed properly is not restored; nor is one without any change. */
static void
test_goes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);

  play (game, 12, 28);
  checkbit_journal_flush (journal);
  g_assert_cmpuint (count_files (fixture, ".journal"), ==, 1);
  g_assert_true (checkbit_game_undo (game));
  checkbit_journal_flush (journal);
  g_assert_cmpuint (count_files (fixture, ".journal"), ==, 0);
  play (game, 11, 27);
  checkbit_journal_flush (journal);
  g_assert_cmpuint (count_files (fixture, ".journal"), ==, 1);
  end_journal (fixture, journal, FALSE);
  g_assert_cmpuint (count_files (fixture, "l"), ==, 0);
  g_assert_cmpuint (count_files (fixture, "k"), ==, 0);
  g_assert_cmpuint (count_games (fixture), ==, 0);
}

/* The work of the window's thread for a change in a very long game. */
#define LONG_PLIES 5000

static void
test_long (Fixture *fixture, gconstpointer data)
{
  static const guint knights[][2] = { { 6, 21 }, { 62, 45 }, { 21, 6 }, { 45, 62 } };
  g_autoptr (CheckbitRecord) record = checkbit_record_new (NULL), read = NULL;
  g_autoptr (GVariant) value = NULL;
  CheckbitNode *node = checkbit_record_get_root (record);
  gint64 begin, written;

  for (guint i = 0; i < LONG_PLIES; i++)
    node = checkbit_node_add (
        node, chess_move_new (knights[i % 4][0], knights[i % 4][1], CHESS_MOVE_NORMAL));
  begin = time_worked_us ();
  value = g_variant_ref_sink (checkbit_record_to_variant (record, node));
  written = time_worked_us ();
  read = checkbit_record_from_variant (value, NULL);
  g_test_message ("%d plies: %" G_GSIZE_FORMAT " bytes, written in %.2f ms, read in %.1f ms",
                  LONG_PLIES, g_variant_get_size (value), (written - begin) / 1000.0,
                  (time_worked_us () - written) / 1000.0);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_record_get_end (read)), ==, LONG_PLIES);
  g_assert_cmpuint (g_variant_get_size (value), <, 5 * LONG_PLIES);
}

/* A snapshot does not change when its game does. */
static void
test_snapshot (void)
{
  for (guint round = 0; round < 40; round++)
    {
      g_autoptr (CheckbitGame) game = checkbit_game_new ();
      g_autoptr (CheckbitRecordSnapshot) snapshot = NULL;
      g_autoptr (GVariant) before = NULL, after = NULL;

      for (guint i = 0; i < 60; i++)
        edit_walk_step (game);
      snapshot = checkbit_record_snapshot (checkbit_game_get_record (game),
                                           checkbit_game_get_current (game), NULL);
      before = g_variant_ref_sink (checkbit_record_snapshot_to_variant (snapshot));
      for (guint i = 0; i < 60; i++)
        edit_walk_step (game);
      checkbit_node_add_nag (checkbit_game_get_root (game), 7);
      checkbit_node_set_comment (checkbit_game_get_root (game), "another");
      g_clear_object (&game);
      after = g_variant_ref_sink (checkbit_record_snapshot_to_variant (snapshot));
      g_assert_true (g_variant_equal (after, before));
    }
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  return (*(const gint64 *) a > *(const gint64 *) b) - (*(const gint64 *) a < *(const gint64 *) b);
}

/* Memory comes fresh from the system each time. Otherwise glibc decides from what was freed before
 * whether it does, and writing costs 3 ms or 20. Where glibc does not give the memory, as under a
 * sanitizer, these are refused and there is nothing to decide. */
static void
keep_memory_fresh (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, 128 * 1024);
  mallopt (M_TRIM_THRESHOLD, 128 * 1024);
#endif
}

/* The processor time that a change of a game of 5,000 annotated moves takes in the window's thread:
 * a fraction of the time for writing it, which happens in another thread. */
#define N_TIMES 31

static void
test_annotated (Fixture *fixture, gconstpointer data)
{
  static const guint knights[][2] = { { 6, 21 }, { 62, 45 }, { 21, 6 }, { 45, 62 } };
  g_autofree char *comment = g_strnfill (400, 'x');
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitRecord *record = checkbit_record_new (NULL);
  CheckbitNode *node = checkbit_record_get_root (record);
  gint64 change[N_TIMES], writing[N_TIMES];
  CheckbitJournal *journal;

  keep_memory_fresh ();
  for (guint i = 0; i < 2 * 5000; i++)
    {
      node = checkbit_node_add (
          node, chess_move_new (knights[i % 4][0], knights[i % 4][1], CHESS_MOVE_NORMAL));
      checkbit_node_set_comment (node, comment);
      checkbit_node_add_nag (node, 1);
      checkbit_node_set_clock_ms (node, 1000 * i);
    }
  checkbit_game_set_record (game, record, node);
  journal = checkbit_journal_new (fixture->session, game, NULL);
  for (guint i = 0; i < N_TIMES; i++)
    {
      g_autoptr (GVariant) value = NULL;
      gint64 begin = time_worked_us ();

      checkbit_game_toggle_nag (game, node, 2);
      change[i] = time_worked_us () - begin;
      begin = time_worked_us ();
      value = g_variant_ref_sink (checkbit_record_to_variant (record, node));
      g_assert_nonnull (g_variant_get_data (value));
      writing[i] = time_worked_us () - begin;
      checkbit_journal_flush (journal);
    }
  qsort (change, N_TIMES, sizeof *change, compare_times);
  qsort (writing, N_TIMES, sizeof *writing, compare_times);
  /* The least of each: what other programs do to the processor's caches is not counted. */
  g_test_message ("a change costs %.2f ms, writing all of it %.2f ms", change[0] / 1000.0,
                  writing[0] / 1000.0);
  g_assert_cmpint (change[0], <, writing[0] / 4);
  end_journal (fixture, journal, FALSE);
}

/* Going about is written down as well. */
static void
test_place (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);

  play (game, 12, 28);
  play (game, 52, 36);
  checkbit_game_go_to_start (game);
  checkbit_journal_flush (journal);
  end_journal (fixture, journal, TRUE);
  g_clear_object (&game);

  game = checkbit_game_new ();
  journal = checkbit_journal_new (fixture->session, game, restore_one (fixture));
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (game)), ==, 0);
  g_assert_true (checkbit_game_go_to_end (game));
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (game)), ==, 2);
  end_journal (fixture, journal, FALSE);
}

/* The restored state: the comment after the last move and before it, and whether the game was
 * modified. (transfer full) */
static char *
read_comments (Fixture *fixture)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, restore_one (fixture));
  CheckbitNode *end = checkbit_record_get_end (checkbit_game_get_record (game));
  char *comments = g_strdup_printf ("%s|%s%s", checkbit_node_get_comment_before (end),
                                    checkbit_node_get_comment (end),
                                    checkbit_game_get_modified (game) ? "*" : "");

  end_journal (fixture, journal, TRUE);
  return comments;
}

/* A comment being typed is saved, but does not count as a change of the game. */
static void
test_draft (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text;
    gboolean before;
    const char *kept;
  } cases[] = {
    { "new", FALSE, "first|new*" },
    { "new", TRUE, "new|old*" },
    { "", FALSE, "first|*" },
    { NULL, FALSE, "first|old" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (CheckbitGame) game = checkbit_game_new ();
      CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);
      g_autofree char *kept = NULL;
      CheckbitNode *node;

      play (game, 12, 28);
      node = checkbit_game_get_current (game);
      checkbit_game_set_comment_before (game, node, "first");
      checkbit_game_set_comment (game, node, "old");
      checkbit_game_set_modified (game, FALSE);
      checkbit_game_draft_comment (game, node, FALSE, "what is written first");
      checkbit_game_draft_comment (game, cases[i].text != NULL ? node : NULL, cases[i].before,
                                   cases[i].text);
      g_assert_cmpstr (checkbit_node_get_comment (node), ==, "old");
      g_assert_false (checkbit_game_get_modified (game));
      end_journal (fixture, journal, TRUE);
      kept = read_comments (fixture);
      g_assert_cmpstr (kept, ==, cases[i].kept);
      count_files (fixture, NULL);
    }
}

/* A draft of the first comment in a game without moves counts as a change; a removed move has no
 * draft. */
static void
test_draft_places (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);

  checkbit_game_draft_comment (game, checkbit_game_get_root (game), FALSE, "begun");
  checkbit_journal_flush (journal);
  g_assert_cmpuint (count_files (fixture, ".journal"), ==, 1);
  checkbit_game_draft_comment (game, NULL, FALSE, NULL);
  checkbit_journal_flush (journal);
  g_assert_cmpuint (count_files (fixture, ".journal"), ==, 0);

  play (game, 12, 28);
  checkbit_game_draft_comment (game, checkbit_game_get_current (game), FALSE, "begun");
  g_assert_true (checkbit_game_undo (game));
  play (game, 11, 27);
  checkbit_journal_flush (journal);
  checkbit_game_set_record (game, checkbit_record_new (NULL), NULL);
  checkbit_game_clear_history (game);
  play (game, 12, 28);
  checkbit_journal_flush (journal);
  end_journal (fixture, journal, FALSE);
}

/* Several games are restored in the order they were started in. */
static void
test_several (Fixture *fixture, gconstpointer data)
{
  CheckbitGame *games[5];
  CheckbitJournal *journals[5];
  g_autoptr (GPtrArray) saved = NULL;

  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *name = g_strdup_printf ("Game %u", i);

      games[i] = checkbit_game_new ();
      journals[i] = checkbit_journal_new (fixture->session, games[i], NULL);
      checkbit_game_set_tag (games[i], "Event", name);
      g_usleep (10);
    }
  checkbit_session_flush (fixture->session);

  /* While they are open, no other process can take them. */
  g_assert_cmpuint (count_files (fixture, ".journal"), ==, 5);
  g_assert_cmpuint (count_games (fixture), ==, 0);

  for (guint i = 0; i < 5; i++)
    {
      end_journal (fixture, journals[i], i != 2);
      g_assert_finalize_object (games[i]);
    }
  saved = checkbit_session_restore (fixture->session);
  g_assert_cmpuint (saved->len, ==, 4);
  /* While one process looks at them, a second one cannot. */
  g_assert_cmpuint (count_games (fixture), ==, 0);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (CheckbitGame) game = checkbit_game_new ();
      g_autofree char *name = g_strdup_printf ("Game %u", i < 2 ? i : i + 1);
      CheckbitJournal *journal
          = checkbit_journal_new (fixture->session, game, g_ptr_array_steal_index (saved, 0));

      g_assert_cmpstr (checkbit_tags_get (checkbit_game_get_tags (game), "Event"), ==, name);
      end_journal (fixture, journal, FALSE);
    }
}

/* --- The clock ------------------------------------------------------------------------------ */

static gint64
read_time (gpointer user_data)
{
  return *(gint64 *) user_data;
}

static void
test_clock (Fixture *fixture, gconstpointer data)
{
  static const CheckbitTimeControl white = {
    .n_stages = 2,
    .stages = { { 40, 5400000, 30000, CHECKBIT_BONUS_FISCHER },
                { 0, 1800000, 30000, CHECKBIT_BONUS_FISCHER } },
  };
  static const CheckbitTimeControl black = {
    .n_stages = 1,
    .stages = { { 0, 60000, 2000, CHECKBIT_BONUS_DELAY } },
  };
  gint64 now = 0;
  g_autoptr (CheckbitGame) game = checkbit_game_new (), again = checkbit_game_new ();
  g_autoptr (CheckbitClock) clock = checkbit_clock_new (read_time, &now);
  g_autoptr (CheckbitClock) later = checkbit_clock_new (read_time, &now);
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);

  checkbit_clock_set_control (clock, CHESS_WHITE, &white);
  checkbit_clock_set_control (clock, CHESS_BLACK, &black);
  checkbit_clock_reset (clock, CHESS_WHITE);
  checkbit_journal_set_clock (journal, clock);
  checkbit_clock_start (clock);
  now += 10123456;
  checkbit_clock_press (clock);
  now += 5000001;
  play (game, 12, 28);
  end_journal (fixture, journal, TRUE);

  journal = checkbit_journal_new (fixture->session, again, restore_one (fixture));
  checkbit_journal_set_clock (journal, later);
  g_assert_false (checkbit_clock_get_running (later));
  g_assert_cmpint (checkbit_clock_get_side (later), ==, CHESS_BLACK);
  /* 90 minutes less 10.123456 s, and the bonus; a minute less what came after the delay. */
  g_assert_cmpint (checkbit_clock_get_remaining_us (later, CHESS_WHITE), ==,
                   G_GINT64_CONSTANT (5400000000) - 10123456 + 30000000);
  g_assert_cmpint (checkbit_clock_get_remaining_us (later, CHESS_BLACK), ==, 60000000 - 3000001);
  g_assert_true (
      checkbit_time_control_equal (checkbit_clock_get_control (later, CHESS_WHITE), &white));
  g_assert_true (
      checkbit_time_control_equal (checkbit_clock_get_control (later, CHESS_BLACK), &black));
  end_journal (fixture, journal, FALSE);
}

/* Runs a clock until the process is killed, in the n-th iteration of its main loop. Time advances
 * only between two iterations, by less than the interval between two saves. */
#define TURN_US 40000

typedef struct
{
  gint64 now;
  gint64 left; /* the values the player saw last */
  gint64 back; /* the restored values */
} SeenClock;

G_GNUC_NORETURN static void
play_until_killed (Fixture *fixture, SeenClock *seen, guint n)
{
  static const CheckbitTimeControl control
      = { .n_stages = 1, .stages = { { 0, 600000, 2000, CHECKBIT_BONUS_FISCHER } } };
  CheckbitGame *game = checkbit_game_new ();
  CheckbitClock *clock = checkbit_clock_new (read_time, &seen->now);
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);

  checkbit_clock_set_control (clock, CHESS_WHITE, &control);
  checkbit_clock_set_control (clock, CHESS_BLACK, &control);
  checkbit_clock_reset (clock, CHESS_WHITE);
  checkbit_journal_set_clock (journal, clock);
  checkbit_clock_start (clock);
  seen->now += 3000000;
  checkbit_clock_press (clock);
  play (game, 12, 28);
  checkbit_journal_flush (journal);
  for (guint i = 0; i < n; i++)
    {
      g_main_context_iteration (NULL, TRUE);
      seen->now += TURN_US;
      seen->left = checkbit_clock_get_remaining_us (clock, CHESS_BLACK);
    }
  kill (getpid (), SIGKILL);
  g_assert_not_reached ();
}

/* No side has more time after a kill than it saw, and hardly less. */
G_GNUC_NORETURN static void
compare_clock (Fixture *fixture, SeenClock *seen)
{
  CheckbitGame *game = checkbit_game_new ();
  CheckbitClock *clock = checkbit_clock_new (read_time, &seen->now);
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, restore_one (fixture));

  checkbit_journal_set_clock (journal, clock);
  seen->back = checkbit_clock_get_remaining_us (clock, CHESS_BLACK);
  g_assert_cmpint (checkbit_clock_get_remaining_us (clock, CHESS_WHITE), ==, 599000000);
  checkbit_journal_end (journal, FALSE);
  checkbit_session_flush (fixture->session);
  _exit (0);
}

/* Each in a process of its own: one that has written once has a thread, and cannot fork. */
static void
test_clock_killed (Fixture *fixture, gconstpointer data)
{
  SeenClock *seen
      = mmap (NULL, sizeof *seen, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

  g_assert_true (seen != MAP_FAILED);
  for (guint n = 3; n < 24; n += 4)
    {
      pid_t pid = fork ();
      int status;

      g_assert_cmpint (pid, >=, 0);
      if (pid == 0)
        play_until_killed (fixture, seen, n);
      g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
      pid = fork ();
      g_assert_cmpint (pid, >=, 0);
      if (pid == 0)
        compare_clock (fixture, seen);
      g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
      g_assert_cmpint (status, ==, 0);

      g_test_message ("%.2f s were seen, %.2f s come back", seen->left / 1e6, seen->back / 1e6);
      g_assert_cmpint (seen->back, <=, seen->left);
      g_assert_cmpint (seen->back, >=, seen->left - CHECKBIT_BEAT_MS * 1000);
      g_assert_cmpuint (count_files (fixture, "k"), ==, 0);
    }
  munmap (seen, sizeof *seen);
}

/* --- Damage --------------------------------------------------------------------------------- */

/* The path of the only journal. (transfer full) */
static char *
find_journal (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".journal"))
      return g_build_filename (fixture->folder, name, NULL);
  g_assert_not_reached ();
}

/* Any changed byte is detected; the damaged file is kept for inspection. */
static void
test_damage (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);
  g_autofree char *path = NULL, *contents = NULL;
  gsize length;

  play (game, 12, 28);
  end_journal (fixture, journal, TRUE);
  path = find_journal (fixture);
  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));

  for (gsize i = 0; i <= length; i++)
    {
      gsize n = i < length ? length : i / 2;

      if (i < length)
        contents[i] ^= 1;
      g_assert_true (g_file_set_contents (path, contents, (gssize) n, NULL));
      g_assert_cmpuint (count_games (fixture), ==, 0);
      g_assert_cmpuint (checkbit_session_get_n_broken (fixture->session), ==, 1);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      if (i < length)
        contents[i] ^= 1;
    }
  g_assert_cmpuint (count_files (fixture, ".broken"), ==, 1);
  g_assert_cmpuint (count_games (fixture), ==, 0);
  g_assert_cmpuint (checkbit_session_get_n_broken (fixture->session), ==, 0);
}

/* A game of a later version stays as it is, for that. */
static void
test_newer (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = { "checkbit-journal 2 in whatever way\nof going on",
                                       "checkbit-journal 2\n", "checkbit-journal 17 " };
  g_autofree char *path = g_build_filename (fixture->folder, "later.journal", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *after = NULL;

      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      g_assert_cmpuint (count_games (fixture), ==, 0);
      g_assert_cmpuint (checkbit_session_get_n_broken (fixture->session), ==, 0);
      g_assert_cmpuint (checkbit_session_get_n_newer (fixture->session), ==, 1);
      g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
      g_assert_cmpstr (after, ==, texts[i]);
    }
}

/* Foreign files are ignored, without waiting for a writer to open a pipe. */
static void
test_no_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *pipe = g_build_filename (fixture->folder, "pipe.journal", NULL);
  g_autofree char *link = g_build_filename (fixture->folder, "link.journal", NULL);
  g_autofree char *folder = g_build_filename (fixture->folder, "folder.journal", NULL);
  g_autofree char *lock = g_build_filename (fixture->folder, "game.lock", NULL);
  g_autofree char *game = g_build_filename (fixture->folder, "game.journal", NULL);

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (mkfifo (lock, 0600), ==, 0);
  g_assert_true (g_file_set_contents (game, "no game", -1, NULL));
  g_assert_cmpint (symlink ("/etc/passwd", link), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpuint (count_games (fixture), ==, 0);
  g_assert_cmpuint (checkbit_session_get_n_broken (fixture->session), ==, 1); /* game.journal */
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (pipe, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static guint
get_mode (const char *path)
{
  GStatBuf state;

  g_assert_cmpint (g_stat (path, &state), ==, 0);

  return state.st_mode & 0777;
}

/* Nobody else may read a person's games, even if an earlier version allowed it. */
static void
test_private (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitJournal *journal;
  g_autofree char *path = NULL;
  mode_t mask = umask (0);

  g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);
  journal = checkbit_journal_new (fixture->session, game, NULL);
  play (game, 12, 28);
  checkbit_journal_flush (journal);
  path = find_journal (fixture);
  g_assert_cmpuint (get_mode (fixture->folder), ==, 0700);
  g_assert_cmpuint (get_mode (path), ==, 0600);
  g_assert_cmpint (g_chmod (path, 0644), ==, 0);
  play (game, 52, 36);
  checkbit_journal_flush (journal);
  g_assert_cmpuint (get_mode (path), ==, 0600);
  umask (mask);
  end_journal (fixture, journal, FALSE);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Lets the results of the thread be delivered. */
static void
hear (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A folder without write access is reported once; the game continues, and saving resumes when it
 * works again, even if nobody moves. */
static void
test_cannot_write (Fixture *fixture, gconstpointer data)
{
  g_autofree char *blocked = g_build_filename (fixture->folder, "file", NULL);
  g_autoptr (CheckbitSession) session = NULL;
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitJournal *journal;
  guint n = 0;

  g_assert_true (g_file_set_contents (blocked, "", 0, NULL));
  session = checkbit_session_new (blocked);
  journal = checkbit_journal_new (session, game, NULL);
  g_signal_connect_swapped (journal, "notify::failure", G_CALLBACK (count_cb), &n);
  g_assert_true (checkbit_journal_secure (journal)); /* no change so far */
  play (game, 12, 28);
  checkbit_journal_flush (journal);
  play (game, 52, 36);
  checkbit_journal_flush (journal);
  hear ();
  g_assert_cmpuint (n, ==, 1);
  g_test_message ("%s", checkbit_journal_get_failure (journal));
  g_assert_nonnull (strstr (checkbit_journal_get_failure (journal), blocked));
  g_assert_false (checkbit_journal_secure (journal));
  g_assert_cmpuint (n, ==, 1);

  g_assert_cmpint (g_unlink (blocked), ==, 0);
  time_wait_for (checkbit_journal_get_failure (journal) == NULL);
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (checkbit_journal_secure (journal));
  checkbit_journal_end (journal, FALSE);
  g_assert_finalize_object (journal);
  checkbit_session_flush (session);
  g_assert_cmpint (g_rmdir (blocked), ==, 0);
}

/* What another program takes away while the game is open: all, all but an empty folder, or the
 * lock. */
static void
lose (Fixture *fixture, const char *what)
{
  g_autofree char *journal = find_journal (fixture);
  g_autofree char *stem = g_strndup (journal, strlen (journal) - strlen (".journal"));
  g_autofree char *lock = g_strconcat (stem, ".lock", NULL);

  g_assert_cmpint (g_unlink (lock), ==, 0);
  if (g_str_equal (what, "lock"))
    return;
  g_assert_cmpint (g_unlink (journal), ==, 0);
  if (g_str_equal (what, "folder"))
    g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
}

/* The next change writes the game again, and nobody else can take it. */
static void
test_lost (Fixture *fixture, gconstpointer what)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new (), again = checkbit_game_new ();
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);
  g_autofree char *path = NULL, *before = NULL, *after = NULL;

  play (game, 12, 28);
  checkbit_journal_flush (journal);
  lose (fixture, what);
  play (game, 52, 36);
  g_assert_true (checkbit_journal_secure (journal));
  path = find_journal (fixture);
  g_assert_cmpuint (get_mode (fixture->folder), ==, 0700);
  g_assert_cmpuint (get_mode (path), ==, 0600);
  g_assert_cmpuint (count_files (fixture, ".lock"), ==, 1);
  g_assert_cmpuint (count_games (fixture), ==, 0);

  before = dump (game);
  end_journal (fixture, journal, TRUE);
  journal = checkbit_journal_new (fixture->session, again, restore_one (fixture));
  after = dump (again);
  g_assert_cmpstr (after, ==, before);
  end_journal (fixture, journal, FALSE);
}

/* The size of the only lock; 0 for none. */
static gsize
get_lock_size (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;
  GStatBuf state;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".lock"))
      {
        g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

        return g_stat (path, &state) == 0 ? (gsize) state.st_size : 0;
      }

  return 0;
}

/* While somebody thinks nothing changes but the clock, whose beats find out. */
static void
test_lost_in_thought (Fixture *fixture, gconstpointer what)
{
  static const CheckbitTimeControl control = { .n_stages = 1, .stages = { { .time_ms = 600000 } } };
  gint64 now = 0;
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitClock) clock = checkbit_clock_new (read_time, &now);
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);

  checkbit_clock_set_control (clock, CHESS_WHITE, &control);
  checkbit_clock_set_control (clock, CHESS_BLACK, &control);
  checkbit_clock_reset (clock, CHESS_WHITE);
  checkbit_journal_set_clock (journal, clock);
  play (game, 12, 28);
  checkbit_clock_start (clock);
  checkbit_journal_flush (journal);
  lose (fixture, what);
  time_wait_for (get_lock_size (fixture) > 0);
  checkbit_journal_flush (journal);
  g_assert_cmpuint (count_files (fixture, ".journal"), ==, 1);
  g_assert_null (checkbit_journal_get_failure (journal));
  end_journal (fixture, journal, FALSE);
}

/* As on a full disk: what is there already stays, but nothing more can be written. */
static void
set_disk_full (gboolean full)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = full ? 0 : limit.rlim_max;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

typedef enum
{
  FULL_KNOWN,   /* the failure is known by the time that another game takes the board */
  FULL_UNKNOWN, /* the game's last writing is the first to fail */
  FULL_BACK,    /* the game is back on the board before there is room again */
} FullCase;

/* What cannot be written of a game when another one takes its place is written as soon as there is
 * room; until then the failure is told, and what is on disk of it stays. */
static void
test_full_aside (Fixture *fixture, gconstpointer data)
{
  FullCase row = GPOINTER_TO_INT (data);
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitSavedGame) saved = NULL;
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);

  play (game, 12, 28);
  checkbit_journal_flush (journal);
  set_disk_full (TRUE);
  play (game, 52, 36);
  if (row != FULL_UNKNOWN)
    checkbit_journal_flush (journal);
  hear ();
  checkbit_journal_set_aside (journal);
  checkbit_game_set_record (game, checkbit_record_new (NULL), NULL);
  g_assert_true (checkbit_journal_has_aside (journal));
  if (row == FULL_BACK)
    checkbit_game_undo_new (game);
  checkbit_session_flush (fixture->session);
  hear ();
  g_assert_nonnull (checkbit_journal_get_failure (journal));
  g_assert_false (checkbit_journal_secure (journal));
  g_assert_cmpuint (count_files (fixture, ".journal"), ==, 1);

  set_disk_full (FALSE);
  if (row != FULL_UNKNOWN)
    time_wait_for (checkbit_journal_get_failure (journal) == NULL);
  g_assert_true (checkbit_journal_secure (journal));
  g_assert_null (checkbit_journal_get_failure (journal));
  g_assert_cmpint (checkbit_journal_has_aside (journal), ==, row != FULL_BACK);
  end_journal (fixture, journal, row == FULL_BACK);
  hear (); /* a report holds its file, and that its lock */
  saved = restore_one (fixture);
  g_assert_cmpuint (
      checkbit_node_get_ply (checkbit_record_get_end (checkbit_saved_game_get_record (saved))), ==,
      2);
}

static void
restored_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GPtrArray **) user_data
      = checkbit_session_restore_finish (CHECKBIT_SESSION (source), result, NULL);
}

static void
test_restore_async (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);
  g_autoptr (GPtrArray) games = NULL;

  play (game, 12, 28);
  end_journal (fixture, journal, TRUE);
  checkbit_session_restore_async (fixture->session, NULL, restored_cb, &games);
  time_wait_for (games != NULL);
  g_assert_cmpuint (games->len, ==, 1);
}

/* What a killed save left there, with the note of it. (transfer full) of the paths. */
static void
leave_scrap (Fixture *fixture, char **path, char **note)
{
  static const char name[] = ".checkbit-01234567.tmp";
  g_autofree char *notes = g_build_filename (g_get_user_state_dir (), "checkbit", "saving", NULL);

  *path = g_build_filename (fixture->folder, name, NULL);
  *note = g_build_filename (notes, name, NULL);
  g_assert_true (g_file_set_contents (*path, "", 0, NULL));
  g_assert_cmpint (g_mkdir_with_parents (notes, 0700), ==, 0);
  g_unlink (*note); /* of a run that was ended in the midst of it */
  g_assert_cmpint (symlink (*path, *note), ==, 0);
}

/* The games are back before the folders of killed saves are swept, one of which may be on a share
 * that does not answer; once it does, it is swept. */
static void
test_restore_from_dead_share (Fixture *fixture, gconstpointer data)
{
  Fixture share;
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, NULL);
  g_autofree char *path = NULL, *note = NULL;
  g_autoptr (GPtrArray) games = NULL;
  gint64 end = time_patience ();

  play (game, 12, 28);
  end_journal (fixture, journal, TRUE);
  set_up (&share, NULL);
  leave_scrap (&share, &path, &note);
  let_die (path);
  checkbit_session_restore_async (fixture->session, NULL, restored_cb, &games);
  while (games == NULL && !time_is_up (end))
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_assert_nonnull (games);
  g_assert_cmpuint (games->len, ==, 1);

  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  let_die (NULL);
  while (g_file_test (note, G_FILE_TEST_IS_SYMLINK) && !time_is_up (end))
    g_usleep (1000);
  g_assert_false (g_file_test (note, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  tear_down (&share, NULL);
}

/* --- Killed --------------------------------------------------------------------------------- */

#define N_KILLS 100 /* tests/trial has more of them */
#define KILLS_PER_GAME 40
#define MAX_DELAY_US 4000

/* The writer's progress, in memory that outlives it. */
typedef struct
{
  volatile guint begun;  /* the number of moves it has started to play */
  volatile guint done;   /* that it knows to be on disk */
  volatile guint writes; /* by all writers */
  volatile gboolean ready;
} Ledger;

static guint
count_nodes (CheckbitRecord *record)
{
  CheckbitNode *root = checkbit_record_get_root (record);
  g_autoptr (GPtrArray) stack = g_ptr_array_new ();
  guint n = 0;

  g_ptr_array_add (stack, root);
  while (stack->len > 0)
    {
      CheckbitNode *node = g_ptr_array_steal_index (stack, stack->len - 1);

      n++;
      for (guint i = 0; i < checkbit_node_get_n_children (node); i++)
        g_ptr_array_add (stack, checkbit_node_get_child (node, i));
    }

  return n - 1;
}

/* Plays one move that was not there before. */
static void
play_new_move (CheckbitGame *game)
{
  for (;;)
    {
      CheckbitNode *node = edit_walk_pick (game);
      guint n = checkbit_node_get_n_children (node);
      ChessMoveList list;

      if (checkbit_node_get_result (node) != CHECKBIT_RESULT_OPEN)
        continue;
      checkbit_game_go_to (game, node);
      chess_movegen_legal (checkbit_node_get_position (node), &list);
      checkbit_game_play (game, list.moves[n % list.count], NULL);
      if (checkbit_node_get_n_children (node) > n)
        return;
    }
}

/* Continues the existing game until the process is killed. */
G_GNUC_NORETURN static void
write_until_killed (Fixture *fixture, Ledger *ledger)
{
  CheckbitGame *game = checkbit_game_new ();
  GPtrArray *games = checkbit_session_restore (fixture->session);
  CheckbitSavedGame *saved = games->len > 0 ? g_ptr_array_steal_index (games, 0) : NULL;
  CheckbitJournal *journal = checkbit_journal_new (fixture->session, game, saved);

  ledger->ready = TRUE;
  for (;;)
    {
      ledger->begun++;
      play_new_move (game);
      checkbit_journal_flush (journal);
      ledger->done = ledger->begun;
      ledger->writes++;
    }
}

/* Lets a writer work for a moment and kills it: one in four at any point, even before it has read
 * the existing game. */
static void
run_and_kill (Fixture *fixture, Ledger *ledger, guint round)
{
  pid_t pid;

  ledger->ready = FALSE;
  pid = fork ();
  g_assert_cmpint (pid, >=, 0);
  if (pid == 0)
    write_until_killed (fixture, ledger);

  while (round % 4 != 0 && !ledger->ready)
    g_usleep (100);
  g_usleep ((gulong) g_test_rand_int_range (0, MAX_DELAY_US));
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
}

static void
test_killed (Fixture *fixture, gconstpointer data)
{
  Ledger *ledger
      = mmap (NULL, sizeof *ledger, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  guint n_old = 0, n_new = 0;

  g_assert_true (ledger != MAP_FAILED);
  for (guint i = 0; i < N_KILLS; i++)
    {
      g_autoptr (GPtrArray) games = NULL;
      guint n = 0;

      if (i % KILLS_PER_GAME == 0)
        {
          count_files (fixture, NULL);
          ledger->begun = ledger->done = 0;
        }
      run_and_kill (fixture, ledger, i);

      games = checkbit_session_restore (fixture->session);
      g_assert_cmpuint (checkbit_session_get_n_broken (fixture->session), ==, 0);
      g_assert_cmpuint (games->len, <=, 1);
      if (games->len == 1)
        n = count_nodes (checkbit_saved_game_get_record (g_ptr_array_index (games, 0)));
      g_assert_cmpuint (n, >=, ledger->done);
      g_assert_cmpuint (n, <=, ledger->begun);
      n_old += ledger->begun > ledger->done && n == ledger->done;
      n_new += ledger->begun > ledger->done && n == ledger->begun;
      ledger->begun = ledger->done = n;
    }

  /* Which of them is left more often is for the machine to say. */
  g_assert_cmpuint (n_old + n_new, >, 0);
  g_test_message ("%d kills in %u writes; of those in the middle of one, %u left the old file and "
                  "%u the new",
                  N_KILLS, ledger->writes, n_old, n_new);
  munmap (ledger, sizeof *ledger);
}

/* Of each that another program may take away. */
static void
add_losses (const char *path, void (*func) (Fixture *, gconstpointer))
{
  static const char *const losses[] = { "folder", "files", "lock" };

  for (guint i = 0; i < G_N_ELEMENTS (losses); i++)
    {
      g_autofree char *name = g_strconcat (path, losses[i], NULL);

      g_test_add (name, Fixture, losses[i], set_up, func, tear_down);
    }
}

#define ADD(name, func) g_test_add ("/journal/" name, Fixture, NULL, set_up, func, tear_down)
#define ADD_FULL(name, row)                                                                        \
  g_test_add ("/journal/full-aside/" name, Fixture, GINT_TO_POINTER (row), set_up,                 \
              test_full_aside, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  checkbit_file_save_init ();

  /* First, before there is any thread: the writers are forks of this process. */
  ADD ("killed", test_killed);
  ADD ("clock-killed", test_clock_killed);
  ADD ("comes-back", test_comes_back);
  ADD ("goes", test_goes);
  ADD ("long", test_long);
  ADD ("annotated", test_annotated);
  ADD ("place", test_place);
  ADD ("draft", test_draft);
  ADD ("draft-places", test_draft_places);
  ADD ("several", test_several);
  ADD ("clock", test_clock);
  ADD ("damage", test_damage);
  ADD ("newer", test_newer);
  ADD ("no-file", test_no_file);
  ADD ("private", test_private);
  ADD ("cannot-write", test_cannot_write);
  add_losses ("/journal/lost/", test_lost);
  add_losses ("/journal/lost-in-thought/", test_lost_in_thought);
  ADD_FULL ("known", FULL_KNOWN);
  ADD_FULL ("unknown", FULL_UNKNOWN);
  ADD_FULL ("back", FULL_BACK);
  ADD ("restore-async", test_restore_async);
  ADD ("restore-from-dead-share", test_restore_from_dead_share);
  g_test_add_func ("/journal/bytes", test_bytes);
  g_test_add_func ("/journal/snapshot", test_snapshot);

  return g_test_run ();
}

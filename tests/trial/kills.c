/* Saving with kills and failures: 1,000 kills in each of seven cases (100 in a short run), and one
 * failure of every call that writes a file to disk. Each time the file is completely the old or the
 * new one, a failure is reported, no other file is left, and the game still exists.
 *
 * The seven: a journal begun, a journal replaced, a PGN file made, a game replaced in one, a
 * game added to one, a file of positions, and what is exported (large).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "game/base/file-save.h"
#include "game/base/file-sweep.h"
#include "game/store/journal.h"
#include "game/pgn/pgn-splice.h"
#include "game/pgn/pgn-reader.h"
#include "trial.h"

/* --- Calls that fail ------------------------------------------------------------------------ */

static int fault_at;   /* calls until one fails; 0: none */
static int fault_code; /* as this */

/* Whether this call is to fail. */
static gboolean
fails (void)
{
  if (g_atomic_int_get (&fault_at) == 0 || !g_atomic_int_dec_and_test (&fault_at))
    return FALSE;
  errno = fault_code;
  return TRUE;
}

/* Whether a descriptor is a file or a folder: pipes etc. are not tested. */
static gboolean
is_file (int fd)
{
  struct stat state;

  return fd > 2 && syscall (SYS_fstat, fd, &state) == 0
         && (S_ISREG (state.st_mode) || S_ISDIR (state.st_mode));
}

int rename (const char *from, const char *to);
int fsync (int fd);
int fchmod (int fd, mode_t mode);
ssize_t write (int fd, const void *bytes, size_t n);
int close (int fd);

int
rename (const char *from, const char *to)
{
  return fails () ? -1 : (int) syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
fsync (int fd)
{
  return fails () ? -1 : (int) syscall (SYS_fsync, fd);
}

int
fchmod (int fd, mode_t mode)
{
  return fails () ? -1 : (int) syscall (SYS_fchmod, fd, mode);
}

ssize_t
write (int fd, const void *bytes, size_t n)
{
  return fault_at != 0 && is_file (fd) && fails () ? -1
                                                   : (ssize_t) syscall (SYS_write, fd, bytes, n);
}

int
close (int fd)
{
  gboolean failing = fault_at != 0 && is_file (fd) && fails ();
  int result = (int) syscall (SYS_close, fd);

  if (!failing)
    return result;
  errno = fault_code;
  return -1;
}

/* --- The cases ------------------------------------------------------------------------------ */

typedef struct
{
  char *folder;
  char *path;
} Place;

typedef struct
{
  const char *name;
  /* Takes the file from one generation to the next, counted from 1. */
  gboolean (*save) (Place *place, guint generation, GError **error);
  /* Whether the file is exactly that generation; 0: the initial one. */
  gboolean (*is) (Place *place, guint generation);
} Case;

static gboolean
holds (Place *place, const char *text)
{
  g_autofree char *now = NULL;

  return g_file_get_contents (place->path, &now, NULL, NULL)
             ? text != NULL && g_str_equal (now, text)
             : text == NULL;
}

static gboolean
save_text (Place *place, char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  return checkbit_file_save_path (place->path, bytes, NULL, error);
}

static char *
position_text (guint generation)
{
  return g_strdup_printf ("8/8/8/8/8/5k2/q7/7K b - - %u 40\n", generation);
}

static gboolean
save_position (Place *place, guint generation, GError **error)
{
  return save_text (place, position_text (generation), error);
}

static gboolean
is_position (Place *place, guint generation)
{
  g_autofree char *text = generation > 0 ? position_text (generation) : NULL;

  return holds (place, text);
}

static char *
export_text (guint generation)
{
  return g_strnfill (300000 + generation, 'a' + (char) (generation % 26));
}

static gboolean
save_export (Place *place, guint generation, GError **error)
{
  return save_text (place, export_text (generation), error);
}

static gboolean
is_export (Place *place, guint generation)
{
  g_autofree char *text = generation > 0 ? export_text (generation) : NULL;

  return holds (place, text);
}

/* --- Of games ------------------------------------------------------------------------------- */

#define GAME "[White \"%u\"]\n\n1. e4 {%0*u} *"
#define COMMENT_DIGITS 3000

static char *
game_text (guint number)
{
  return g_strdup_printf (GAME, number, COMMENT_DIGITS, number);
}

typedef struct
{
  GString *names; /* the players of all games, each followed by a space */
  guint problems;
} Heard;

static void
tag_cb (const char *name, const char *value, gpointer user_data)
{
  if (g_str_equal (name, "White"))
    g_string_append_printf (((Heard *) user_data)->names, "%s ", value);
}

static void
problem_cb (const CheckbitPgnProblem *problem, gpointer user_data)
{
  ((Heard *) user_data)->problems++;
}

/* Whether the file has valid games of exactly these players. */
static gboolean
has_games (Place *place, const char *names)
{
  static const CheckbitPgnVisitor visitor = { .tag = tag_cb, .problem = problem_cb };
  g_autofree char *now = NULL;
  g_autoptr (GString) found = g_string_new (NULL);
  Heard heard = { found, 0 };
  gsize length;

  if (!g_file_get_contents (place->path, &now, &length, NULL))
    return *names == '\0';
  checkbit_pgn_read (now, length, &visitor, &heard, CHECKBIT_PGN_READ_ALL);
  return heard.problems == 0 && g_str_equal (found->str, names);
}

static gboolean
splice_game (Place *place, CheckbitPgnSplice *change, guint generation, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (place->path);
  g_autofree char *text = game_text (generation);

  change->file = file;
  change->text = text;
  return checkbit_file_stamp_query (&change->stamp, file, error)
         && checkbit_pgn_splice (change, NULL, error);
}

static gboolean
save_new (Place *place, guint generation, GError **error)
{
  CheckbitPgnSplice change = { 0 };

  g_unlink (place->path);
  return splice_game (place, &change, generation, error);
}

static gboolean
is_new (Place *place, guint generation)
{
  g_autofree char *names = g_strdup_printf ("%u ", generation);

  return has_games (place, "") || has_games (place, names);
}

static gboolean
save_appended (Place *place, guint generation, GError **error)
{
  CheckbitPgnSplice change = { .append = TRUE };

  return splice_game (place, &change, generation, error);
}

static gboolean
is_appended (Place *place, guint generation)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 1; i <= generation; i++)
    g_string_append_printf (names, "%u ", i);
  return has_games (place, names->str);
}

/* The second of three games. */
static gboolean
save_replaced (Place *place, guint generation, GError **error)
{
  g_autofree char *first = game_text (1000000), *old = game_text (generation - 1);
  CheckbitPgnSplice change = { .offset = strlen (first) + 2, .length = strlen (old) };

  if (generation == 1)
    {
      g_autofree char *all = g_strdup_printf ("%s\n\n%s\n\n%s\n", first, old, first);
      g_assert_true (g_file_set_contents (place->path, all, -1, NULL));
    }
  return splice_game (place, &change, generation, error);
}

static gboolean
is_replaced (Place *place, guint generation)
{
  g_autofree char *names = g_strdup_printf ("1000000 %u 1000000 ", generation);

  return has_games (place, names) || (generation == 0 && has_games (place, ""));
}

/* --- Of journals ---------------------------------------------------------------------------- */

/* Waits for the thread, and delivers its reports: each holds its file. */
static void
settle (CheckbitSession *session)
{
  checkbit_session_flush (session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static gboolean
save_line (CheckbitSession *session, CheckbitSavedGame *saved, guint n, GError **error)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitJournal *journal = checkbit_journal_new (session, game, saved);
  g_autofree char *round = g_strdup_printf ("%u", n);
  gboolean done;

  checkbit_game_set_tag (game, "Round", round);
  done = checkbit_journal_secure (journal);
  if (!done)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                         checkbit_journal_get_failure (journal));
  checkbit_journal_end (journal, TRUE);
  g_object_unref (journal);
  settle (session);
  return done;
}

static gboolean
save_journal (Place *place, guint generation, GError **error)
{
  g_autoptr (CheckbitSession) session = checkbit_session_new (place->folder);
  g_autoptr (GPtrArray) games = checkbit_session_restore (session);
  CheckbitSavedGame *saved = games->len > 0 ? g_ptr_array_steal_index (games, 0) : NULL;

  return save_line (session, saved, generation, error);
}

static gboolean
is_journal (Place *place, guint generation)
{
  g_autoptr (CheckbitSession) session = checkbit_session_new (place->folder);
  g_autoptr (GPtrArray) games = checkbit_session_restore (session);
  g_autofree char *round = g_strdup_printf ("%u", generation);
  const CheckbitTags *tags;

  g_assert_cmpuint (checkbit_session_get_n_broken (session), ==, 0);
  if (games->len == 0)
    return generation == 0;
  tags = checkbit_record_get_tags (checkbit_saved_game_get_record (g_ptr_array_index (games, 0)));
  return games->len == 1 && g_strcmp0 (checkbit_tags_get (tags, "Round"), round) == 0;
}

/* Each generation in its own journal, with the previous one closed properly. */
static gboolean
save_begun (Place *place, guint generation, GError **error)
{
  g_autoptr (CheckbitSession) session = checkbit_session_new (place->folder);
  g_autoptr (GPtrArray) games = checkbit_session_restore (session);

  for (guint i = 0; i < games->len; i++)
    {
      g_autoptr (CheckbitGame) game = checkbit_game_new ();
      g_autoptr (CheckbitJournal) old
          = checkbit_journal_new (session, game, g_steal_pointer (&games->pdata[i]));
      checkbit_journal_end (old, FALSE);
    }
  settle (session);
  return save_line (session, NULL, generation, error);
}

static gboolean
is_begun (Place *place, guint generation)
{
  return is_journal (place, 0) || is_journal (place, generation);
}

static const Case cases[] = {
  { "journal-begun", save_begun, is_begun },
  { "journal-replaced", save_journal, is_journal },
  { "pgn-new", save_new, is_new },
  { "pgn-replaced", save_replaced, is_replaced },
  { "pgn-appended", save_appended, is_appended },
  { "positions", save_position, is_position },
  { "export", save_export, is_export },
};

#define FIRST_FILE 2 /* of the cases: those before it are journals */

/* --- A folder ------------------------------------------------------------------------------- */

/* Counts other files in the folder than the saved one and the journal's; deletes them on
 * request. */
static guint
count_scrap (Place *place, gboolean empty)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (place->folder, name, NULL);

      n += g_str_has_suffix (name, ".tmp");
      if (empty)
        g_unlink (path);
    }
  return n;
}

/* The folder of the notes for the next start, which must have been deleted by then. */
static void
remove_state (const char *state)
{
  g_autofree char *own = g_build_filename (state, "checkbit", NULL);
  g_autofree char *notes = g_build_filename (own, "saving", NULL);

  checkbit_scrap_sweep_noted ();
  g_rmdir (notes);
  g_rmdir (own);
  g_assert_cmpint (g_rmdir (state), ==, 0);
}

static void
place_init (Place *place)
{
  place->folder = g_dir_make_tmp ("checkbit-kills-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "file", NULL);
}

static void
place_clear (Place *place)
{
  count_scrap (place, TRUE);
  g_rmdir (place->folder);
  g_free (place->folder);
  g_free (place->path);
}

/* --- Killed --------------------------------------------------------------------------------- */

#define GENERATIONS 40

typedef struct
{
  volatile guint begun;
  volatile guint done;
} Ledger;

G_GNUC_NORETURN static void
save_until_killed (const Case *what, Place *place, Ledger *ledger)
{
  for (;;)
    {
      ledger->begun = ledger->done + 1;
      if (!what->save (place, ledger->begun, NULL))
        _exit (1);
      ledger->done = ledger->begun;
    }
}

/* Lets a process save for a moment and kills it: one in eight while it starts, the others during a
 * save. Returns whether the file is the new one. */
static gboolean
kill_once (const Case *what, Place *place, Ledger *ledger, GRand *dice)
{
  guint before = ledger->done;
  pid_t pid = fork ();
  int status;

  g_assert_cmpint (pid, >=, 0);
  if (pid == 0)
    save_until_killed (what, place, ledger);
  if (g_rand_int_range (dice, 0, 8) > 0)
    while (ledger->done == before)
      g_usleep (50);
  g_usleep ((gulong) g_rand_int_range (dice, 0, 2000));
  kill (pid, SIGKILL);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFSIGNALED (status));
  if (what->is (place, ledger->done))
    return FALSE;
  g_assert_true (what->is (place, ledger->begun));
  ledger->done = ledger->begun;
  return TRUE;
}

static void
test_killed (gconstpointer data)
{
  const Case *what = data;
  Ledger *ledger
      = mmap (NULL, sizeof *ledger, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  g_autoptr (GRand) dice = g_rand_new_with_seed (trial_seed ());
  guint n_kills = trial_count (100, 1000), n_new = 0, n_scrap = 0;
  Place place;

  g_assert_true (ledger != MAP_FAILED);
  place_init (&place);
  for (guint i = 0; i < n_kills; i++)
    {
      if (ledger->done > GENERATIONS)
        {
          count_scrap (&place, TRUE);
          ledger->done = ledger->begun = 0;
        }
      n_new += kill_once (what, &place, ledger, dice);
      n_scrap += count_scrap (&place, FALSE);
      checkbit_scrap_sweep_folder (place.folder);
      g_assert_cmpuint (count_scrap (&place, FALSE), ==, 0);
    }
  trial_report ("%s: %u kills, %u left the new file and %u the old one, %u left-overs swept",
                what->name, n_kills, n_new, n_kills - n_new, n_scrap);
  place_clear (&place);
  munmap (ledger, sizeof *ledger);
}

/* --- Let down ------------------------------------------------------------------------------- */

static void
test_faults (gconstpointer data)
{
  static const int codes[] = { ENOSPC, EIO, EDQUOT };
  const Case *what = data;
  guint n_told = 0, n_borne = 0;
  Place place;

  place_init (&place);
  for (guint c = 0; c < G_N_ELEMENTS (codes); c++)
    for (guint call = 1, generation = 1;; call++)
      {
        g_autoptr (GError) error = NULL;
        gboolean saved, reached;

        if (call == 1)
          {
            count_scrap (&place, TRUE);
            g_assert_true (what->save (&place, generation, NULL));
          }
        fault_code = codes[c];
        g_atomic_int_set (&fault_at, (int) call);
        saved = what->save (&place, generation + 1, &error);
        reached = g_atomic_int_get (&fault_at) == 0;
        g_atomic_int_set (&fault_at, 0);

        g_assert_cmpint (saved, ==, error == NULL);
        /* A journal that could not be written is written again when it is closed. */
        g_assert_true (what->is (&place, saved ? generation + 1 : generation)
                       || (what < cases + FIRST_FILE && what->is (&place, generation + 1)));
        g_assert_cmpuint (count_scrap (&place, FALSE), ==, 0);
        generation += saved;
        if (!reached)
          break;
        n_told += !saved;
        n_borne += saved;
      }
  g_assert_cmpuint (n_told, >, 0);
  trial_report ("%s: of %u calls that failed %u were told and left the old file, %u did no harm",
                what->name, n_told + n_borne, n_told, n_borne);
  place_clear (&place);
}

int
main (int argc, char *argv[])
{
  g_autofree char *state = g_dir_make_tmp ("checkbit-kills-state-XXXXXX", NULL);
  int status;

  g_autoptr (GFile) file = g_file_new_for_path (state);

  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_assert_true (
      g_file_query_exists (file, NULL)); /* GIO's initialization must happen before a fork */
  g_test_init (&argc, &argv, NULL);
  /* The tests that fork come first: once a program has written a journal, it has a thread. */
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/kills/killed/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_killed);
    }
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/kills/faults/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_faults);
    }
  status = g_test_run ();
  remove_state (state);
  return status;
}

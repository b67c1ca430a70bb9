/* Tests of the list of engines, its file, trying an engine out, and strengths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* mkfifo and symlink, which C17 alone does not have. */
#define _POSIX_C_SOURCE 200809L

#include "game/engine/engine-list.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../../lib/rows.h"
#include "../engine-test.h"
#include "game/engine/engine-strength.h"

/* A folder with programs in it, and a file to keep the list in. */
typedef struct
{
  char *folder;
  char *file;
} Place;

static void
add_program (Place *place, const char *name)
{
  g_autofree char *path = g_build_filename (place->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "#!/bin/sh\n", -1, NULL));
  g_chmod (path, 0700);
}

static void
set_up (Place *place)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("checkbit-engines-XXXXXX", &error);
  g_assert_no_error (error);
  place->file = g_build_filename (place->folder, "config", "engines.ini", NULL);
  add_program (place, "texel");
  add_program (place, "stockfish");
  add_program (place, "unheard-of");
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_remove (path);
}

static void
tear_down (Place *place)
{
  remove_tree (place->folder);
  g_free (place->folder);
  g_free (place->file);
}

static CheckbitEngineList *
open_list (Place *place)
{
  const char *folders[] = { "/no/such/folder", place->folder, NULL };

  return checkbit_engine_list_new (place->file, folders);
}

static CheckbitEngineEntry *
get (CheckbitEngineList *list, guint index)
{
  g_autoptr (CheckbitEngineEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), index);

  return entry;
}

static void
test_found (void)
{
  Place place;
  CheckbitEngineList *list;

  set_up (&place);
  list = open_list (&place);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);
  g_assert_cmpstr (checkbit_engine_entry_get_name (get (list, 0)), ==, "Stockfish");
  g_assert_cmpstr (checkbit_engine_entry_get_id (get (list, 1)), ==, "texel");
  g_assert_true (checkbit_engine_entry_get_found (get (list, 0)));
  g_assert_true (checkbit_engine_entry_get_present (get (list, 0)));
  g_assert_true (checkbit_engine_list_get_first (list) == get (list, 0));
  g_assert_false (checkbit_engine_list_remove (list, get (list, 0)));
  g_assert_false (g_file_test (place.file, G_FILE_TEST_EXISTS));
  g_assert_finalize_object (list);
  tear_down (&place);
}

static void
test_kept (void)
{
  const char *arguments[] = { "--net", "a b;c", "", "x\\;y", NULL };
  Place place;
  CheckbitEngineList *list;
  CheckbitEngineEntry *entry;

  set_up (&place);
  list = open_list (&place);
  entry = checkbit_engine_list_add (list, "Mine = [x]", "/opt/a b/engine", arguments, "/tmp");
  checkbit_engine_entry_set_option (entry, "Odd = [name] ü", "a;b \\ c");
  checkbit_engine_entry_set_patience (entry, 300);
  checkbit_engine_entry_set_option (get (list, 0), "Hash", "64");
  checkbit_engine_entry_set_option (get (list, 0), "Threads", "2");
  checkbit_engine_entry_set_option (get (list, 0), "Threads", NULL);
  checkbit_engine_list_flush (list);
  g_assert_finalize_object (list);

  list = open_list (&place);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 3);
  g_assert_cmpstr (checkbit_engine_entry_get_option (get (list, 0), "Hash"), ==, "64");
  g_assert_null (checkbit_engine_entry_get_option (get (list, 0), "Threads"));
  g_assert_cmpuint (checkbit_engine_entry_get_patience (get (list, 0)), ==, 60);
  entry = get (list, 2);
  g_assert_cmpuint (checkbit_engine_entry_get_patience (entry), ==, 300);
  g_assert_cmpstr (checkbit_engine_entry_get_name (entry), ==, "Mine = [x]");
  g_assert_cmpstr (checkbit_engine_entry_get_path (entry), ==, "/opt/a b/engine");
  g_assert_cmpstr (checkbit_engine_entry_get_folder (entry), ==, "/tmp");
  g_assert_cmpstr (checkbit_engine_entry_get_option (entry, "Odd = [name] ü"), ==, "a;b \\ c");
  g_assert_true (g_strv_equal (checkbit_engine_entry_get_arguments (entry), arguments));
  g_assert_false (checkbit_engine_entry_get_present (entry));

  g_assert_true (checkbit_engine_list_remove (list, entry));
  checkbit_engine_list_flush (list);
  g_assert_finalize_object (list);
  list = open_list (&place);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);
  g_assert_finalize_object (list);
  tear_down (&place);
}

/* What is kept elsewhere and names an engine that was removed does not name one added later, nor
 * after the next start. */
static void
test_removed (void)
{
  Place place;
  CheckbitEngineList *list;
  CheckbitEngineEntry *entry;
  g_autofree char *id = NULL;

  set_up (&place);
  list = open_list (&place);
  entry = checkbit_engine_list_add (list, "Mine", "/opt/engine", NULL, NULL);
  id = g_strdup (checkbit_engine_entry_get_id (entry));
  g_assert_true (checkbit_engine_list_remove (list, entry));
  checkbit_engine_list_add (list, "Next", "/opt/next", NULL, NULL);
  g_assert_null (checkbit_engine_list_find (list, id));
  checkbit_engine_list_flush (list);
  g_assert_finalize_object (list);

  list = open_list (&place);
  checkbit_engine_list_add (list, "Last", "/opt/last", NULL, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 4);
  g_assert_null (checkbit_engine_list_find (list, id));
  g_assert_finalize_object (list);
  tear_down (&place);
}

/* Names of files are bytes, which need not be UTF-8. */
typedef struct
{
  const char *name;
  const char *path, *folder;
  const char *argument;
} BytesCase;

static const BytesCase bytes_cases[] = {
  { "path", "/opt/\xe4 %41;/engine", NULL, "a" },
  { "folder", "/opt/engine", "/tmp/\xff=\xfe#", "a" },
  { "argument", "/opt/engine", "/tmp", "--net=/opt/\xe4;\\ %2F" },
  { "all", "/\xe4", "/\xf6", "\xfc" },
};

static void
test_bytes (gconstpointer data)
{
  const BytesCase *row = data;
  const char *arguments[] = { "b ü", row->argument, "", NULL };
  Place place;
  CheckbitEngineList *list;
  CheckbitEngineEntry *entry;

  set_up (&place);
  list = open_list (&place);
  checkbit_engine_list_add (list, "Mine", row->path, arguments, row->folder);
  checkbit_engine_list_flush (list);
  g_assert_finalize_object (list);

  list = open_list (&place);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 3);
  entry = get (list, 2);
  g_assert_cmpstr (checkbit_engine_entry_get_name (entry), ==, "Mine");
  g_assert_cmpstr (checkbit_engine_entry_get_path (entry), ==, row->path);
  g_assert_cmpstr (checkbit_engine_entry_get_folder (entry), ==, row->folder);
  g_assert_true (g_strv_equal (checkbit_engine_entry_get_arguments (entry), arguments));
  g_assert_finalize_object (list);
  tear_down (&place);
}

/* Left alone, a change is on disk soon. */
static void
test_saved_by_itself (void)
{
  Place place;
  CheckbitEngineList *list;

  set_up (&place);
  list = open_list (&place);
  checkbit_engine_entry_set_option (get (list, 0), "Hash", "64");
  WAIT_FOR (g_file_test (place.file, G_FILE_TEST_EXISTS));
  engine_test_run (100);
  g_assert_finalize_object (list);
  tear_down (&place);
}

/* An invalid file is moved aside before a new one is written. */
static void
test_broken_file (void)
{
  Place place;
  CheckbitEngineList *list;
  g_autofree char *folder = NULL, *backup = NULL, *text = NULL;

  set_up (&place);
  folder = g_path_get_dirname (place.file);
  g_mkdir (folder, 0700);
  g_assert_true (g_file_set_contents (place.file, "no key file\n", -1, NULL));
  list = open_list (&place);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);
  checkbit_engine_entry_set_option (get (list, 0), "Hash", "64");
  checkbit_engine_list_flush (list);
  g_assert_finalize_object (list);

  backup = g_strconcat (place.file, "~", NULL);
  g_assert_true (g_file_get_contents (backup, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "no key file\n");
  tear_down (&place);
}

/* In place of the file: a pipe without a writer, a folder, an endless device. None blocks the
 * program, changes are kept in memory, and the object on disk is not touched. */
static void
test_no_file (gconstpointer data)
{
  const char *kind = data;
  Place place;
  CheckbitEngineList *list;
  g_autofree char *folder = NULL, *backup = NULL;

  set_up (&place);
  folder = g_path_get_dirname (place.file);
  backup = g_strconcat (place.file, "~", NULL);
  g_mkdir (folder, 0700);
  if (g_str_equal (kind, "pipe"))
    g_assert_cmpint (mkfifo (place.file, 0600), ==, 0);
  else if (g_str_equal (kind, "folder"))
    g_assert_cmpint (g_mkdir (place.file, 0700), ==, 0);
  else
    g_assert_cmpint (symlink ("/dev/zero", place.file), ==, 0);
  list = open_list (&place);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);
  checkbit_engine_entry_set_option (get (list, 0), "Hash", "64");
  checkbit_engine_list_flush (list);
  g_assert_finalize_object (list);

  g_assert_true (g_file_test (place.file, G_FILE_TEST_IS_REGULAR));
  g_assert_true (g_file_test (backup, G_FILE_TEST_EXISTS));
  g_remove (backup);
  tear_down (&place);
}

/* --- Trying out ------------------------------------------------------------------------------- */

typedef struct
{
  gboolean done;
  CheckbitEngineAbout *about;
  GError *error;
} Trial;

static void
tried_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Trial *trial = data;

  trial->about = checkbit_engine_test_finish (result, &trial->error);
  trial->done = TRUE;
}

static void
test_trial (void)
{
  const char *arguments[] = { "elo", NULL };
  Trial trial = { 0 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  checkbit_engine_test_async (fake_engine_path (), arguments, NULL, cancellable, tried_cb, &trial);
  WAIT_FOR (trial.done);
  g_assert_no_error (trial.error);
  g_assert_cmpstr (trial.about->name, ==, "Fake");
  g_assert_cmpstr (trial.about->author, ==, "Tests");
  g_assert_cmpuint (trial.about->options->len, ==, 8);
  checkbit_engine_about_free (trial.about);
  checkbit_engine_quit_all (1000);
}

static void
test_trial_fails (void)
{
  Trial trial = { 0 };

  checkbit_engine_test_async ("/bin/true", NULL, NULL, NULL, tried_cb, &trial);
  WAIT_FOR (trial.done);
  g_assert_error (trial.error, CHECKBIT_ENGINE_ERROR, CHECKBIT_ENGINE_ERROR_EXITED);
  g_clear_error (&trial.error);
  checkbit_engine_quit_all (1000);
}

static void
test_trial_cancelled (void)
{
  const char *arguments[] = { "no-uciok", NULL };
  Trial trial = { 0 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  checkbit_engine_test_async (fake_engine_path (), arguments, NULL, cancellable, tried_cb, &trial);
  engine_test_run (100);
  g_assert_false (trial.done);
  g_cancellable_cancel (cancellable);
  WAIT_FOR (trial.done);
  g_assert_error (trial.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&trial.error);
  checkbit_engine_quit_all (1000);
}

/* Whatever else happens in the same moment: whoever has cancelled it may be gone, and finds that out
 * by this error alone. */
static void
test_trial_cancelled_first (void)
{
  Trial trial = { 0 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  checkbit_engine_test_async ("/no/such/program", NULL, NULL, cancellable, tried_cb, &trial);
  g_cancellable_cancel (cancellable);
  WAIT_FOR (trial.done);
  g_assert_error (trial.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&trial.error);
}

/* What has not answered to "uci" need not understand "quit" either: it is not asked to go. */
static void
test_trial_ends_at_once (void)
{
  g_autofree char *log = g_build_filename (g_get_tmp_dir (), "checkbit-trial-XXXXXX", NULL);
  int fd = g_mkstemp (log);
  const char *arguments[] = { "no-uciok", log, NULL };
  Trial trial = { 0 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree char *heard = NULL;

  g_assert_cmpint (fd, >=, 0);
  close (fd);
  checkbit_engine_test_async (fake_engine_path (), arguments, NULL, cancellable, tried_cb, &trial);
  do
    {
      engine_test_run (10);
      g_free (heard);
      g_assert_true (g_file_get_contents (log, &heard, NULL, NULL));
    }
  while (*heard == '\0');
  g_cancellable_cancel (cancellable);
  WAIT_FOR (trial.done);
  g_clear_error (&trial.error);
  checkbit_engine_quit_all (10000);

  g_free (heard);
  g_assert_true (g_file_get_contents (log, &heard, NULL, NULL));
  g_assert_cmpstr (heard, ==, "uci\n");
  g_assert_cmpint (g_unlink (log), ==, 0);
}

/* --- Arguments -------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *text;
  const char *joined; /* with bars; NULL: refused */
} ArgumentCase;

static const ArgumentCase argument_cases[] = {
  { "none", "", "" },
  { "spaces", "   ", "" },
  { "words", "--a  b", "--a|b" },
  { "quoted", "--net \"a b\" 'c d'", "--net|a b|c d" },
  { "no-shell", "$HOME `x` a;b * >y", "$HOME|`x`|a;b|*|>y" },
  { "open", "\"a", NULL },
};

static void
test_arguments (gconstpointer data)
{
  const ArgumentCase *row = data;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) arguments = checkbit_engine_split_arguments (row->text, &error);
  g_autofree char *joined = arguments != NULL ? g_strjoinv ("|", arguments) : NULL;

  g_assert_cmpstr (joined, ==, row->joined);
  g_assert_cmpint (error != NULL, ==, row->joined == NULL);
}

/* --- Strength --------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *mode;
  CheckbitStrength strength;
  CheckbitStrengthWay way;
  gboolean limited; /* whether it may look less far than it was allowed */
  const char *sent; /* a line; NULL: no option at all */
} StrengthCase;

static const StrengthCase strength_cases[] = {
  { "full", "elo", CHECKBIT_STRENGTH_FULL, CHECKBIT_STRENGTH_AS_IS, FALSE, NULL },
  { "elo", "elo", CHECKBIT_STRENGTH_STRONG, CHECKBIT_STRENGTH_BY_ELO, FALSE,
    "setoption name UCI_Elo value 1800\n" },
  { "below-elo", "elo", CHECKBIT_STRENGTH_BEGINNER, CHECKBIT_STRENGTH_BY_ELO, TRUE,
    "setoption name UCI_Elo value 1320\n" },
  { "skill", "skill", CHECKBIT_STRENGTH_MASTER, CHECKBIT_STRENGTH_BY_SKILL, FALSE,
    "setoption name Skill Level value 15\n" },
  { "skill-beginner", "skill", CHECKBIT_STRENGTH_BEGINNER, CHECKBIT_STRENGTH_BY_SKILL, TRUE,
    "setoption name Skill Level value 0\n" },
  { "endless-skill", "endless-skill", CHECKBIT_STRENGTH_MASTER, CHECKBIT_STRENGTH_BY_SKILL, FALSE,
    "setoption name Skill Level value 15\n" },
  { "limits", "ok", CHECKBIT_STRENGTH_CLUB, CHECKBIT_STRENGTH_BY_LIMITS, TRUE, NULL },
};

static void
test_strength (gconstpointer data)
{
  const StrengthCase *row = data;
  CheckbitEngineGo go = { .depth = 30 };
  g_autofree char *log = NULL;
  EngineTest test;

  engine_test_init (&test, row->mode);
  checkbit_engine_start (test.engine);
  WAIT_FOR (test.n_ready > 0);
  g_assert_cmpint (checkbit_strength_apply (row->strength, test.engine, &go), ==, row->way);
  g_assert_cmpint (go.depth < 30, ==, row->limited);
  g_assert_cmpint (go.nodes > 0, ==, row->limited);
  if (row->sent != NULL)
    engine_test_expect_logged (&test, row->sent);
  else
    engine_test_run (50);
  log = engine_test_read_log (&test);
  g_assert_true (row->sent != NULL || strstr (log, "setoption") == NULL);
  engine_test_clear (&test);
}

/* Each level is stronger than the one before it, and known by its id. */
static void
test_levels (void)
{
  for (guint i = 0; i < CHECKBIT_N_STRENGTHS; i++)
    {
      CheckbitStrength strength;

      g_assert_true (checkbit_strength_from_id (checkbit_strength_get_id (i), &strength));
      g_assert_cmpint (strength, ==, i);
      g_assert_cmpstr (checkbit_strength_get_title (i), !=, "");
      if (i > 0 && i < CHECKBIT_STRENGTH_FULL)
        g_assert_cmpuint (checkbit_strength_get_elo (i), >, checkbit_strength_get_elo (i - 1));
    }
  g_assert_cmpuint (checkbit_strength_get_elo (CHECKBIT_STRENGTH_FULL), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine-list/found", test_found);
  g_test_add_func ("/engine-list/kept", test_kept);
  g_test_add_func ("/engine-list/removed", test_removed);
  ADD_ROWS ("/engine-list/bytes/", bytes_cases, test_bytes);
  g_test_add_func ("/engine-list/saved-by-itself", test_saved_by_itself);
  g_test_add_func ("/engine-list/broken-file", test_broken_file);
  g_test_add_data_func ("/engine-list/no-file/pipe", "pipe", test_no_file);
  g_test_add_data_func ("/engine-list/no-file/folder", "folder", test_no_file);
  g_test_add_data_func ("/engine-list/no-file/device", "device", test_no_file);
  g_test_add_func ("/engine-list/trial", test_trial);
  g_test_add_func ("/engine-list/trial-fails", test_trial_fails);
  g_test_add_func ("/engine-list/trial-cancelled", test_trial_cancelled);
  g_test_add_func ("/engine-list/trial-cancelled-first", test_trial_cancelled_first);
  g_test_add_func ("/engine-list/trial-ends-at-once", test_trial_ends_at_once);
  ADD_ROWS ("/engine-list/arguments/", argument_cases, test_arguments);
  ADD_ROWS ("/engine-list/strength/", strength_cases, test_strength);
  g_test_add_func ("/engine-list/levels", test_levels);

  return g_test_run ();
}

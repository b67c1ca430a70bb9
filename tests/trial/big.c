/* Large and hostile files in the real window: how it answers while each is opened and looked
 * through, and what memory that takes. Too much work in one turn of the interface thread fails,
 * and so does too much memory; the gaps, in which the machine may do other things, are only told.
 *
 *   trial-big FILE…      on a display of its own: tests/lib/headless trial-big FILE…
 *
 * Without a file it makes some of its own. Every file has a program of its own, so that the
 * memory of one is not that of all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <glib/gstdio.h>

#include "../lib/test-time.h"
#include "answers.h"
#include "trial.h"

#include "ui/app/application.h"
#include "ui/base/ui.h"
#include "game/controller/controller.h"
#include "ui/app/opener.h"
#include "ui/app/window.h"

#define REST_MS 300
#define PATIENCE_US (180 * G_USEC_PER_SEC)

#define MEMORY_LIMIT_KB (300 * 1024)

/* --- One file, in a program of its own -------------------------------------------------------- */

static const char *file_name;
static gboolean too_much; /* of work or memory, at any time */

/* Dialogs and lists over the window. */
static guint
count_dialogs (CheckbitWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n = 0;

  for (GList *l = windows; l != NULL; l = l->next)
    n += l->data != (gpointer) window
         && gtk_window_get_transient_for (l->data) == (gpointer) window;
  return n;
}

static void
turn_for (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

/* Whether the file has been loaded: its game, its list, or an error message. */
static gboolean
has_answered (CheckbitWindow *window)
{
  CheckbitOpener *opener = checkbit_window_get_part (window, CHECKBIT_TYPE_OPENER);
  CheckbitController *controller = checkbit_window_get_part (window, CHECKBIT_TYPE_CONTROLLER);
  CheckbitGamesView *games = checkbit_window_get_part (window, CHECKBIT_TYPE_GAMES_VIEW);

  return !checkbit_opener_is_reading (opener)
         && (checkbit_document_get_file (checkbit_controller_get_document (controller)) != NULL
             || checkbit_game_list_get_file (checkbit_games_view_get_list (games)) != NULL
             || count_dialogs (window) > 0);
}

/* Processor time, too, is longer on a machine that does other things meanwhile: twice as long, and
 * more, where each processor has five to do. So a short run, which stands beside other tests, has
 * three times as much; a long one tries again. */
static gint64
get_work_limit (void)
{
  return (gint64) WORK_LIMIT_US * (trial_is_long () ? 1 : 3);
}

static Answers
take_answers (const char *what)
{
  Answers answers = answers_take ();

  if (answers.worst_work > get_work_limit ())
    {
      g_printerr ("%s: %s: %.1f ms of work in one turn, of %.0f at most\n", file_name, what,
                  (double) answers.worst_work / 1e3, (double) get_work_limit () / 1e3);
      too_much = TRUE;
    }
  return answers;
}

static void
report (const char *what, gint64 begin)
{
  Answers answers = take_answers (what);

  g_print ("    %-10s %7.2f s   worst gap %7.1f ms   worst work %7.1f ms\n", what,
           (double) (g_get_monotonic_time () - begin) / 1e6, (double) answers.worst_wait / 1e3,
           (double) answers.worst_work / 1e3);
}

/* A sanitizer keeps freed memory for a while. */
static void
report_memory (void)
{
  guint64 memory = answers_get_memory ();

  g_print ("    memory     %" G_GUINT64_FORMAT " MB\n", memory / 1024);
  if (memory < MEMORY_LIMIT_KB || SANITIZED_FACTOR > 1)
    return;
  g_printerr ("%s: %" G_GUINT64_FORMAT " MB of memory, of %d at most\n", file_name, memory / 1024,
              MEMORY_LIMIT_KB / 1024);
  too_much = TRUE;
}

/* Closes any toast, dialog or list that opening the file has brought. */
static void
close_dialogs (CheckbitWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != (gpointer) window && gtk_window_get_transient_for (l->data) == (gpointer) window)
      gtk_window_close (l->data);
}

static void
act (CheckbitWindow *window, const char *action)
{
  g_autofree char *end = g_strconcat (action, ", closed again", NULL);
  gint64 begin = g_get_monotonic_time ();

  g_action_group_activate_action (G_ACTION_GROUP (window), action, NULL);
  turn_for (REST_MS);
  report (action, begin);
  close_dialogs (window);
  turn_for (REST_MS);
  take_answers (end);
}

static void
open_file (CheckbitWindow *window, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gint64 begin = g_get_monotonic_time ();

  checkbit_window_open_file (window, file);
  do
    turn_for (REST_MS);
  while (!has_answered (window) && g_get_monotonic_time () - begin < PATIENCE_US);
  turn_for (3 * REST_MS);
  report ("opened", begin);
}

static int
run_one (const char *path)
{
  static const char *const actions[]
      = { "games",    "games",   "go-end", "go-start",      "go-forward", "details",
          "problems", "comment", "set-up", "set-up-cancel", "undo",       "new-game" };
  GtkApplication *application;
  CheckbitWindow *window;
  g_autoptr (GError) error = NULL;

  file_name = path;
  checkbit_ui_choose_renderer ();
  g_set_prgname ("trial-big");
  g_set_application_name ("Checkbit");
  application = GTK_APPLICATION (checkbit_application_new ());
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    g_error ("%s", error->message);
  window = checkbit_window_new (application, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  gtk_window_present (GTK_WINDOW (window));
  turn_for (2 * REST_MS);
  answers_watch ();
  open_file (window, path);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_action_map_lookup_action (G_ACTION_MAP (window), actions[i]) != NULL
        && g_action_group_get_action_enabled (G_ACTION_GROUP (window), actions[i]))
      act (window, actions[i]);
  report_memory ();
  return too_much ? 1 : 0;
}

/* --- All files --------------------------------------------------------------------------------- */

static gboolean
run (const char *program, const char *path)
{
  const char *argv[] = { program, "--one", path, NULL };
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *words = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  process = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &words, NULL, &error);
  g_assert_no_error (error);
  trial_report ("%s\n%s", name, words);
  return g_subprocess_get_successful (process);
}

/* --- Files of its own ------------------------------------------------------------------------- */

#define HEAD "[White \"A\"]\n[Black \"B\"]\n"

typedef struct
{
  const char *name;
  const char *begin;
  const char *again; /* as often as it takes; a '#' in it is the number of the time */
  const char *end;
  guint times; /* 0: until the file is long, which it is sooner in a short run */
} BigFile;

/* Characters that are escaped when displayed. */
#define UNSEEN_8 "\u2067\u200b\u2067\u2067\u202e\u2067\u2067\u2060"
#define UNSEEN UNSEEN_8 UNSEEN_8 UNSEEN_8 UNSEEN_8

#define WORD                                                                                       \
  "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"

static const BigFile files[] = {
  { "comment", HEAD "\n1. e4 {", "lorem ipsum dolor sit amet ", "} e5 2. Nf3 Nc6 *\n", 0 },
  { "comment-without-blanks", HEAD "\n1. e4 {", "xxxxxxxxxxxxxxxx", "} e5 *\n", 0 },
  { "comment-turned", HEAD "\n1. e4 {", "ab\u202ecd\u2066 ", "} e5 *\n", 0 },
  { "comment-unseen", HEAD "\n1. e4 {", UNSEEN, "} e5 *\n", 0 },
  { "comments-unseen", HEAD "\n", "Nf3 {" UNSEEN UNSEEN "} Nf6 Ng1 Ng8 ", "*\n", 5000 },
  { "comments-without-blanks", HEAD "\n", "Nf3 {" WORD WORD WORD WORD "} Nf6 Ng1 Ng8 ", "*\n", 5000 },
  { "comment-unclosed", HEAD "\n1. e4 e5 {", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n", "", 0 },
  { "tag", "[White \"", "aaaaaaaaaaaaaaaa", "\"]\n\n1. e4 e5 *\n", 0 },
  { "variations", HEAD "\n1. e4 ", "(1. d4) ", "e5 *\n", 200000 },
  { "nested", HEAD "\n1. e4 ", "(1. d4 ", "*\n", 200000 },
  { "garbage", HEAD "\n1. e4 ", "Qz9 ", "*\n", 200000 },
  { "games", "", "[Round \"#\"]\n" HEAD "\n1. e4 e5 2. Nf3 Nc6 *\n\n", "", 100000 },
  { "plies", HEAD "\n", "Nf3 Nf6 Ng1 Ng8 ", "*\n", 25000 },
  { "tags", "", "[T# \"v\"]\n", "\n1. e4 e5 *\n", 300000 },
};

static const char *program;

static gboolean
wants_more (const BigFile *file, gsize length, guint times)
{
  return file->times > 0 ? times < file->times : length < (gsize) trial_count (1, 20) * 1000000;
}

static void
write_file (const BigFile *file, const char *path)
{
  g_auto (GStrv) parts = g_strsplit (file->again, "#", 2);
  GString *text = g_string_new (file->begin);

  for (guint i = 0; wants_more (file, text->len, i); i++)
    {
      g_string_append (text, parts[0]);
      if (parts[1] != NULL)
        g_string_append_printf (text, "%u%s", i, parts[1]);
    }
  g_string_append (text, file->end);
  g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
  g_string_free (text, TRUE);
}

static void
test_big (gconstpointer data)
{
  const BigFile *file = data;
  g_autofree char *folder = g_dir_make_tmp ("checkbit-big-XXXXXX", NULL);
  g_autofree char *name = g_strconcat (file->name, ".pgn", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  guint tries = trial_count (1, 3);

  write_file (file, path);
  while (tries > 0 && !run (program, path))
    tries--;
  if (tries == 0)
    g_test_fail ();
  g_remove (path);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  gboolean good = TRUE;

  program = argv[0];
  if (argc == 3 && g_str_equal (argv[1], "--one"))
    return run_one (argv[2]);
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++)
    good = run (program, argv[i]) && good;
  if (argc > 1)
    return good ? 0 : 1;
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strconcat ("/trial/big/", files[i].name, NULL);
      g_test_add_data_func (path, &files[i], test_big);
    }
  return g_test_run ();
}

/* The program as it is started: its version, its windows, and command lines good and bad.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/application.h"
#include "ui/window.h"

static void
test_version (void)
{
  const char *program = g_getenv ("CHECKBIT_PROGRAM");
  g_autofree char *out = NULL;
  int status;

  if (program == NULL)
    {
      g_test_skip ("CHECKBIT_PROGRAM does not say where the program is");
      return;
    }
  g_autofree char *command = g_strdup_printf ("'%s' --version", program);
  g_assert_true (g_spawn_command_line_sync (command, &out, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  g_assert_cmpstr (out, ==, "checkbit " CHECKBIT_VERSION "\n");
}

/* A command line and what the window shows after it. */
typedef struct
{
  const char *name;
  const char *arguments[3];
  const char *fen;
} CommandLine;

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static const CommandLine command_lines[] = {
  { "nothing", { NULL }, START },
  { "fen", { "--fen", "8/8/8/8/8/5k2/q7/7K b - - 12 40" }, "8/8/8/8/8/5k2/q7/7K b - - 12 40" },
  { "bad-fen", { "--fen", "hello" }, START },
  { "empty-fen", { "--fen", "" }, START },
  { "missing-file", { "/nonexistent/folder/game.fen" }, START },
};

typedef struct
{
  const CommandLine *line;
  guint checks;
} Run;

static gboolean
check_cb (gpointer user_data)
{
  Run *run = user_data;
  GApplication *application = g_application_get_default ();
  GtkWindow *window = NULL;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    if (CHECKBIT_IS_WINDOW (l->data))
      window = l->data;
  if (window == NULL || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return G_SOURCE_CONTINUE;

  g_autofree char *fen
      = checkbit_game_dup_fen (checkbit_window_get_game (CHECKBIT_WINDOW (window)));
  g_assert_cmpstr (fen, ==, run->line->fen);
  run->checks++;
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  return G_SOURCE_REMOVE;
}

static void
test_command_line (gconstpointer data)
{
  Run run = { data, 0 };
  g_autoptr (CheckbitApplication) application = checkbit_application_new ();
  char *argv[5] = { (char *) "checkbit", NULL };
  int argc = 1;

  for (guint i = 0; i < 3 && run.line->arguments[i] != NULL; i++)
    argv[argc++] = (char *) run.line->arguments[i];
  g_timeout_add (50, check_cb, &run);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), argc, argv), ==, 0);
  g_assert_cmpuint (run.checks, ==, 1);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/application/version", test_version);
  for (guint i = 0; i < G_N_ELEMENTS (command_lines); i++)
    {
      g_autofree char *path = g_strconcat ("/application/", command_lines[i].name, NULL);
      g_test_add_data_func (path, &command_lines[i], test_command_line);
    }
  return g_test_run ();
}

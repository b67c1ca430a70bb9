/* Checkbit's counts beside another program's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* raise() with the signal's own effect, which C17 alone does not have. */
#define _DEFAULT_SOURCE

#include "cli/perft-against.h"

#include <glib-unix.h>
#include <signal.h>
#include <string.h>

#include "game/lab/report.h"

/* Lines of the program's words that are repeated. */
#define WORDS_LINES 8

void
cli_against_clear (CliAgainst *against)
{
  g_clear_pointer (&against->command, g_free);
  g_clear_pointer (&against->engine, g_free);
}

/* --- Comparing ------------------------------------------------------------------------------ */

typedef struct
{
  GMainLoop *loop;
  GCancellable *cancellable;
  CheckbitLabFinding *finding;
  int signal; /* that asked for the end; 0: none */
} Run;

static void
compared_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Run *run = data;

  run->finding = checkbit_lab_compare_finish (result, NULL);
  g_main_loop_quit (run->loop);
}

static gboolean
interrupt_cb (gpointer data)
{
  Run *run = data;

  run->signal = SIGINT;
  g_cancellable_cancel (run->cancellable);

  return G_SOURCE_CONTINUE;
}

static gboolean
terminate_cb (gpointer data)
{
  Run *run = data;

  run->signal = SIGTERM;
  g_cancellable_cancel (run->cancellable);

  return G_SOURCE_CONTINUE;
}

CheckbitLabFinding *
cli_against_compare (const CliAgainst *against, const CheckbitLabTask *task)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Run run = { .loop = loop, .cancellable = cancellable };
  guint sources[] = {
    g_unix_signal_add (SIGINT, interrupt_cb, &run),
    g_unix_signal_add (SIGTERM, terminate_cb, &run),
    g_unix_signal_add (SIGHUP, terminate_cb, &run),
  };

  checkbit_lab_compare_async (against->command ? CHECKBIT_LAB_COMMAND : CHECKBIT_LAB_ENGINE,
                              against->command ? against->command : against->engine, against->limit,
                              task, NULL, NULL, cancellable, compared_cb, &run);
  g_main_loop_run (loop);
  for (gsize i = 0; i < G_N_ELEMENTS (sources); i++)
    g_source_remove (sources[i]);
  if (run.signal != 0)
    {
      /* The end that the signal means, now that nothing is left running. */
      signal (run.signal, SIG_DFL);
      raise (run.signal);
    }
  return run.finding;
}

/* --- Saying --------------------------------------------------------------------------------- */

void
cli_against_report_failure (const CliCommand *command, const CheckbitLabFinding *finding)
{
  g_auto (GStrv) lines = g_strsplit (finding->words, "\n", -1);
  guint n = g_strv_length (lines);

  cli_error (command, "the other program failed: %s", finding->failure->message);
  for (guint i = n > WORDS_LINES ? n - WORDS_LINES : 0; i < n; i++)
    {
      g_autofree char *line = cli_printable (lines[i], strlen (lines[i]));
      fprintf (stderr, "  | %s\n", line);
    }
}

void
cli_against_report_mistakes (const CheckbitLabFinding *finding)
{
  fflush (stdout);
  for (guint i = 0; finding->mistakes != NULL && i < finding->mistakes->len; i++)
    {
      const CheckbitMistake *mistake = &g_array_index (finding->mistakes, CheckbitMistake, i);

      fprintf (stderr, "%s: %s\n", checkbit_mistake_id (mistake->kind),
               checkbit_mistake_sentence (mistake->kind));
    }
  if (finding->playing_wrong)
    fprintf (stderr, "played: %s\n", finding->culprit_text);
}

CliStatus
cli_run_against (const CliCommand *command,
                 const CliAgainst *against,
                 const ChessPosition *position,
                 const char *fen,
                 unsigned depth)
{
  g_autofree char *given = checkbit_lab_complete_fen (fen, position);
  const CheckbitLabTask task = { position, given, depth };
  g_autoptr (CheckbitLabFinding) finding = cli_against_compare (against, &task);
  g_autofree char *text = NULL;

  if (finding == NULL)
    return CLI_FAILED;
  text = against->json ? checkbit_lab_report_json (finding) : checkbit_lab_report_lines (finding);
  fputs (text, stdout);
  if (against->json)
    putchar ('\n');
  else
    cli_against_report_mistakes (finding);
  if (finding->failure != NULL)
    cli_against_report_failure (command, finding);

  return finding->failure ? CLI_FAILED : finding->same ? CLI_DONE : CLI_REFUSED;
}

/* Compares Checkbit's counts with another program's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* raise() with the signal's default effect is not in C17 alone. */
#define _DEFAULT_SOURCE

#include "cli/perft-against.h"

#include <glib-unix.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "cli/perft-suite.h"
#include "game/lab/report.h"
#include "game/lab/suite.h"

/* The most lines of the program's output that are quoted. */
#define WORDS_LINES 8

/* The most positions of a suite that are printed, so that everything fits on a screen; --json
 * prints all. */
#define FAILED_LINES 12

/* After this many failed calls the rest of a suite is skipped. */
#define MAX_FAILURES 3

void
cli_against_clear (CliAgainst *against)
{
  g_clear_pointer (&against->command, g_free);
  g_clear_pointer (&against->engine, g_free);
}

/* --- Waiting -------------------------------------------------------------------------------- */

typedef struct
{
  GMainLoop *loop;
  GCancellable *cancellable;
  CheckbitLabFinding *finding;
  GArray *results;
  int signal; /* that requested the exit; 0: none */
} Run;

static void
run_init (Run *run)
{
  *run = (Run){ .loop = g_main_loop_new (NULL, FALSE), .cancellable = g_cancellable_new () };
}

static void
run_clear (Run *run)
{
  g_main_loop_unref (run->loop);
  g_object_unref (run->cancellable);
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

/* Waits for the end of the work. If a signal requests it, the running program is ended first. */
static void
run_wait (Run *run)
{
  guint sources[] = {
    g_unix_signal_add (SIGINT, interrupt_cb, run),
    g_unix_signal_add (SIGTERM, terminate_cb, run),
    g_unix_signal_add (SIGHUP, terminate_cb, run),
  };

  g_main_loop_run (run->loop);
  for (gsize i = 0; i < G_N_ELEMENTS (sources); i++)
    g_source_remove (sources[i]);
  if (run->signal != 0)
    {
      /* Exits as the signal demands, now that no program is running. */
      signal (run->signal, SIG_DFL);
      raise (run->signal);
    }
}

static CheckbitLabProgramKind
kind_of (const CliAgainst *against)
{
  return against->command != NULL ? CHECKBIT_LAB_COMMAND : CHECKBIT_LAB_ENGINE;
}

static const char *
name_of (const CliAgainst *against)
{
  return against->command != NULL ? against->command : against->engine;
}

/* --- Saying --------------------------------------------------------------------------------- */

static void
report_failure (const CliCommand *command, const CheckbitLabFinding *finding)
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

static void
report_mistakes (const CheckbitLabFinding *finding)
{
  fflush (stdout);
  for (guint i = 0; finding->mistakes != NULL && i < finding->mistakes->len; i++)
    {
      const CheckbitLabMistake *mistake = &g_array_index (finding->mistakes, CheckbitLabMistake, i);

      fprintf (stderr, "%s: %s\n", checkbit_mistake_id (mistake->kind),
               checkbit_mistake_sentence (mistake->kind));
    }
  if (finding->playing_wrong)
    fprintf (stderr, "played: %s\n", finding->culprit_text);
}

/* --- One position --------------------------------------------------------------------------- */

static void
compared_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Run *run = data;

  run->finding = checkbit_lab_compare_finish (result, NULL);
  g_main_loop_quit (run->loop);
}

static void
print_finding (const CliCommand *command,
               const CliAgainst *against,
               const CheckbitLabFinding *finding)
{
  g_autofree char *text
      = against->json ? checkbit_lab_report_json (finding) : checkbit_lab_report_lines (finding);

  fputs (text, stdout);
  if (against->json)
    putchar ('\n');
  else
    report_mistakes (finding);
  if (finding->failure != NULL)
    report_failure (command, finding);
}

CliStatus
cli_run_against (const CliCommand *command,
                 const CliAgainst *against,
                 const ChessPosition *position,
                 const char *fen,
                 unsigned depth)
{
  g_autofree char *given = checkbit_lab_complete_fen (fen, position);
  const CheckbitLabTask task = { position, given, depth, FALSE };
  g_autoptr (CheckbitLabFinding) finding = NULL;
  Run run;

  run_init (&run);
  checkbit_lab_compare_async (kind_of (against), name_of (against), against->limit, &task, NULL,
                              NULL, run.cancellable, compared_cb, &run);
  run_wait (&run);
  run_clear (&run);
  finding = run.finding;
  if (finding == NULL)
    return CLI_FAILED;
  print_finding (command, against, finding);

  return finding->failure ? CLI_FAILED : finding->same ? CLI_DONE : CLI_REFUSED;
}

/* --- A suite -------------------------------------------------------------------------------- */

static void
suite_compared_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Run *run = data;

  run->results = checkbit_suite_compare_finish (result, NULL);
  g_main_loop_quit (run->loop);
}

/* Shows the progress if a person is watching. */
static void
suite_progress_cb (guint index, guint total, const CheckbitSuiteResult *result, gpointer data)
{
  guint done = index + 1;

  if (isatty (STDERR_FILENO))
    fprintf (stderr, done < total ? "\r%u of %u" : "\r\033[K", done, total);
}

/* The result of a case; cases not reached are like those not asked. */
static CheckbitSuiteOutcome
outcome_of (const CheckbitSuiteCase *item, const GArray *results, guint i)
{
  if (item->problem != NULL)
    return CHECKBIT_SUITE_UNUSABLE;
  if (i >= results->len)
    return CHECKBIT_SUITE_NOT_ASKED;

  /* If all counts of a case are too large, it is skipped, which is not a failure. */
  return g_array_index (results, CheckbitSuiteResult, i).outcome == CHECKBIT_SUITE_NOT_ASKED
             ? CHECKBIT_SUITE_PASSED
             : g_array_index (results, CheckbitSuiteResult, i).outcome;
}

/* A short description of the first difference: "extra e5d6 en-passant-exposes". (transfer full) */
static char *
first_difference (const CheckbitLabFinding *finding)
{
  const CheckbitDifference *difference;

  if (finding->differences->len == 0)
    return g_strdup ("total");
  difference = &g_array_index (finding->differences, CheckbitDifference, 0);

  return g_strjoin (" ", checkbit_difference_id (difference->kind), difference->text,
                    difference->kind == CHECKBIT_DIFFERENCE_EXTRA ? difference->reason : NULL,
                    NULL);
}

static void
print_failed (const CheckbitSuiteCase *item,
              const CheckbitLabFinding *finding,
              CheckbitSuiteOutcome outcome)
{
  g_autofree char *fen = cli_printable (item->text, strcspn (item->text, ";"));
  g_autofree char *name = cli_printable (item->name, strlen (item->name));
  g_autofree char *what = outcome == CHECKBIT_SUITE_DIFFERS ? first_difference (finding)
                          : outcome == CHECKBIT_SUITE_NO_ANSWER
                              ? g_strdup (finding->failure->message)
                              : g_strdup (item->problem);

  printf ("%s\t%s\t%s\t%s\n", g_strchomp (fen), *name ? name : "-",
          outcome == CHECKBIT_SUITE_DIFFERS && *finding->path ? finding->path : "-", what);
}

static void
print_json (const GPtrArray *cases,
            const GArray *results,
            const guint counts[CHECKBIT_N_SUITE_OUTCOMES])
{
  static const char *const ids[] = { "passed", "different", "failed", "unusable", "not-asked" };
  g_autoptr (GString) json = g_string_new ("{");

  for (guint i = 0; i <= CHECKBIT_SUITE_NOT_ASKED; i++)
    checkbit_json_append_number (json, ids[i], counts[i]);
  g_string_append (json, ", \"positions\": [");
  for (guint i = 0; i < cases->len; i++)
    {
      const CheckbitSuiteCase *item = g_ptr_array_index (cases, i);
      g_autofree char *text = g_utf8_make_valid (item->text, -1);
      CheckbitSuiteOutcome outcome = outcome_of (item, results, i);

      if (outcome == CHECKBIT_SUITE_PASSED || outcome == CHECKBIT_SUITE_NOT_ASKED)
        continue;
      g_string_append (json, g_str_has_suffix (json->str, "[") ? "\n{" : ",\n{");
      checkbit_json_append_member (json, "outcome", ids[outcome]);
      checkbit_json_append_member (json, "name", item->name);
      checkbit_json_append_member (json, "line", text);
      if (outcome == CHECKBIT_SUITE_UNUSABLE)
        checkbit_json_append_member (json, "problem", item->problem);
      else
        {
          g_autofree char *finding
              = checkbit_lab_report_json (g_array_index (results, CheckbitSuiteResult, i).finding);
          g_string_append_printf (json, ", \"finding\": %s", finding);
        }
      g_string_append_c (json, '}');
    }
  printf ("%s]}\n", json->str);
}

/* Prints the mistakes common to most of the positions. */
static void
print_suite_mistakes (const GArray *results)
{
  g_autoptr (GArray) mistakes = checkbit_suite_mistakes (results);

  fflush (stdout);
  for (guint i = 0; i < MIN (mistakes->len, 5); i++)
    {
      const CheckbitLabMistake *mistake = &g_array_index (mistakes, CheckbitLabMistake, i);
      fprintf (stderr, "%s (%u): %s\n", checkbit_mistake_id (mistake->kind), mistake->n_explained,
               checkbit_mistake_sentence (mistake->kind));
    }
}

static CliStatus
print_suite (const CliCommand *command,
             const CliAgainst *against,
             const GPtrArray *cases,
             const GArray *results)
{
  guint counts[CHECKBIT_N_SUITE_OUTCOMES] = { 0 }, n_failed, n_lines = 0;
  const CheckbitLabFinding *broken = NULL;

  for (guint i = 0; i < cases->len; i++)
    {
      const CheckbitSuiteCase *item = g_ptr_array_index (cases, i);
      CheckbitSuiteOutcome outcome = outcome_of (item, results, i);
      const CheckbitLabFinding *finding
          = i < results->len ? g_array_index (results, CheckbitSuiteResult, i).finding : NULL;

      counts[outcome]++;
      if (outcome == CHECKBIT_SUITE_NO_ANSWER)
        broken = finding;
      if (outcome != CHECKBIT_SUITE_PASSED && outcome != CHECKBIT_SUITE_NOT_ASKED && !against->json
          && n_lines++ < FAILED_LINES)
        print_failed (item, finding, outcome);
    }
  n_failed = counts[CHECKBIT_SUITE_DIFFERS] + counts[CHECKBIT_SUITE_NO_ANSWER]
             + counts[CHECKBIT_SUITE_UNUSABLE];
  if (against->json)
    print_json (cases, results, counts);
  else
    {
      if (n_lines > FAILED_LINES)
        printf ("and %u more\n", n_lines - FAILED_LINES);
      printf ("%u passed, %u failed\n", counts[CHECKBIT_SUITE_PASSED], n_failed);
      print_suite_mistakes (results);
    }
  if (broken != NULL)
    report_failure (command, broken);
  if (counts[CHECKBIT_SUITE_NOT_ASKED] > 0)
    cli_error (command, "%u positions were not asked for any more",
               counts[CHECKBIT_SUITE_NOT_ASKED]);

  return broken != NULL ? CLI_FAILED : n_failed > 0 ? CLI_REFUSED : CLI_DONE;
}

CliStatus
cli_run_suite_against (const CliCommand *command,
                       const CliAgainst *against,
                       const char *path,
                       gboolean chess960,
                       guint64 max_nodes)
{
  g_autofree char *text = cli_load_suite (command, path);
  g_autoptr (GPtrArray) cases = text != NULL ? checkbit_suite_read (text, chess960) : NULL;
  g_autoptr (GArray) results = NULL;
  const CheckbitSuiteLimits limits = { max_nodes, MAX_FAILURES, 0 };
  Run run;

  if (cases == NULL)
    return CLI_REFUSED;
  run_init (&run);
  checkbit_suite_compare_async (kind_of (against), name_of (against), against->limit, cases,
                                &limits, suite_progress_cb, NULL, run.cancellable,
                                suite_compared_cb, &run);
  run_wait (&run);
  run_clear (&run);
  results = run.results;

  return results != NULL ? print_suite (command, against, cases, results) : CLI_FAILED;
}

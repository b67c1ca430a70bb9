/* Positions with their counts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/suite.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/base/deliver.h"
#include "game/lab/count.h"
#include "game/lab/lab-resources.h"
#include "game/text/messages.h"

#define BUILTIN "/io/github/checkbit/Checkbit/lab/tricky.epd"

/* --- Reading -------------------------------------------------------------------------------- */

static void
case_free (gpointer data)
{
  CheckbitSuiteCase *self = data;

  g_free (self->text);
  g_free (self->fen);
  g_free (self->name);
  g_free (self->problem);
  g_array_unref (self->counts);
  g_free (self);
}

/* Reads "D4 197281"; FALSE for other operations, such as id, and for what is not a count. */
static gboolean
read_count (const char *operation, CheckbitSuiteCount *count)
{
  char *end;

  if (operation[0] != 'D' || !g_ascii_isdigit (operation[1]))
    return FALSE;
  count->depth = (guint) MIN (g_ascii_strtoull (operation + 1, &end, 10), G_MAXINT);

  return count->depth <= CHECKBIT_SUITE_MAX_DEPTH && (*end == ' ' || *end == '\t')
         && g_ascii_string_to_unsigned (end + strspn (end, " \t"), 10, 0, G_MAXUINT64,
                                        &count->count, NULL);
}

/* Reads an operation of an EPD line. */
static void
read_operation (CheckbitSuiteCase *self, char *operation)
{
  CheckbitSuiteCount count;

  g_strstrip (operation);
  if (read_count (operation, &count))
    g_array_append_val (self->counts, count);
  else if (g_str_has_prefix (operation, "id "))
    {
      char *name = g_strstrip (operation + 3);
      gsize length = strlen (name);

      if (length >= 2 && name[0] == '"' && name[length - 1] == '"')
        {
          name[length - 1] = '\0';
          name++;
        }
      g_free (self->name);
      self->name = g_utf8_make_valid (name, -1);
    }
}

static CheckbitSuiteCase *
case_new (const char *line, gboolean chess960)
{
  CheckbitSuiteCase *self = g_new0 (CheckbitSuiteCase, 1);
  g_auto (GStrv) fields = g_strsplit (line, ";", -1);
  ChessFenError error;

  self->text = g_strdup (line);
  self->name = g_strdup ("");
  self->counts = g_array_new (FALSE, FALSE, sizeof (CheckbitSuiteCount));
  if (!chess_fen_read (fields[0], strlen (fields[0]),
                       chess960 ? CHESS_FEN_CHESS960 : CHESS_FEN_DEFAULT, &self->position, &error))
    {
      self->problem = checkbit_message_fen_error (&error);
      return self;
    }
  self->fen = checkbit_lab_complete_fen (g_strstrip (fields[0]), &self->position);
  for (char **field = fields + 1; *field != NULL; field++)
    read_operation (self, *field);
  if (self->counts->len == 0)
    self->problem = g_strdup (_ ("There is no count such as “;D1 20” to compare with."));

  return self;
}

GPtrArray *
checkbit_suite_read (const char *text, gboolean chess960)
{
  GPtrArray *cases = g_ptr_array_new_with_free_func (case_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (*g_strstrip (*line) != '\0' && **line != '#')
      g_ptr_array_add (cases, case_new (*line, chess960));

  return cases;
}

const char *
checkbit_suite_builtin_text (void)
{
  static gsize text;

  if (g_once_init_enter (&text))
    {
      GBytes *bytes = g_resource_lookup_data (checkbit_lab_get_resource (), BUILTIN,
                                              G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      gsize size;
      const char *data = g_bytes_get_data (bytes, &size);
      char *copy = g_strndup (data, size);

      g_bytes_unref (bytes);
      g_once_init_leave (&text, (gsize) copy);
    }
  return (const char *) text;
}

GPtrArray *
checkbit_suite_builtin (void)
{
  return checkbit_suite_read (checkbit_suite_builtin_text (), FALSE);
}

guint
checkbit_suite_depth (const CheckbitSuiteCase *item, guint64 max_nodes)
{
  guint depth = 0;

  for (guint i = 0; i < item->counts->len; i++)
    {
      const CheckbitSuiteCount *count = &g_array_index (item->counts, CheckbitSuiteCount, i);

      if (count->count <= max_nodes)
        depth = MAX (depth, count->depth);
    }
  return depth;
}

/* --- Comparing ------------------------------------------------------------------------------ */

static void
result_clear (gpointer data)
{
  checkbit_lab_finding_free (((CheckbitSuiteResult *) data)->finding);
}

/* Checks the counts of a case, for each depth within the limit. */
static void
count_case (const CheckbitSuiteCase *item,
            guint64 max_nodes,
            CheckbitSuiteResult *result,
            GCancellable *cancellable)
{
  CheckbitPerftRequest request = { .position = item->position, .threads = g_get_num_processors () };

  result->outcome = CHECKBIT_SUITE_PASSED;
  for (guint i = 0; i < item->counts->len && result->outcome == CHECKBIT_SUITE_PASSED; i++)
    {
      const CheckbitSuiteCount *stated = &g_array_index (item->counts, CheckbitSuiteCount, i);
      g_autoptr (CheckbitPerftCount) count = NULL;

      if (stated->count > max_nodes)
        continue;
      request.depth = stated->depth;
      count = checkbit_perft_count (&request, NULL, NULL, cancellable, NULL);
      if (count != NULL && count->total == stated->count)
        continue;
      result->outcome = count != NULL ? CHECKBIT_SUITE_DIFFERS : CHECKBIT_SUITE_NOT_ASKED;
      result->stated = *stated;
      result->counted = count != NULL ? count->total : 0;
    }
}

static void
ask_case (CheckbitLabProgram *program,
          const CheckbitSuiteCase *item,
          CheckbitSuiteResult *result,
          GCancellable *cancellable)
{
  CheckbitLabTask task = { &item->position, item->fen, result->depth, TRUE };

  result->finding = checkbit_lab_compare (program, &task, NULL, NULL, cancellable);
  result->outcome = result->finding->failure != NULL ? CHECKBIT_SUITE_NO_ANSWER
                    : result->finding->same          ? CHECKBIT_SUITE_PASSED
                                                     : CHECKBIT_SUITE_DIFFERS;
}

static CheckbitSuiteResult
look_at (CheckbitLabProgram *program,
         const CheckbitSuiteCase *item,
         guint64 max_nodes,
         GCancellable *cancellable)
{
  CheckbitSuiteResult result = { .outcome = CHECKBIT_SUITE_UNUSABLE };

  if (item->problem != NULL)
    return result;
  result.depth = checkbit_suite_depth (item, max_nodes);
  result.outcome = CHECKBIT_SUITE_NOT_ASKED;
  if (result.depth > 0 && program != NULL)
    ask_case (program, item, &result, cancellable);
  else if (result.depth > 0)
    count_case (item, max_nodes, &result, cancellable);

  return result;
}

GArray *
checkbit_suite_compare (CheckbitLabProgram *program,
                        const GPtrArray *cases,
                        const CheckbitSuiteLimits *limits,
                        CheckbitSuiteProgress progress,
                        gpointer data,
                        GCancellable *cancellable)
{
  GArray *results = g_array_new (FALSE, TRUE, sizeof (CheckbitSuiteResult));
  guint n_failures = 0, n_differences = 0;

  g_array_set_clear_func (results, result_clear);
  for (guint i = 0; i < cases->len && n_failures < limits->max_failures
                    && (limits->max_differences == 0 || n_differences < limits->max_differences)
                    && !g_cancellable_is_cancelled (cancellable);
       i++)
    {
      CheckbitSuiteResult result
          = look_at (program, g_ptr_array_index (cases, i), limits->max_nodes, cancellable);

      n_failures += result.outcome == CHECKBIT_SUITE_NO_ANSWER;
      n_differences += result.outcome == CHECKBIT_SUITE_DIFFERS;
      g_array_append_val (results, result);
      if (progress != NULL)
        progress (i, cases->len, &result, data);
    }
  return results;
}

GArray *
checkbit_suite_mistakes (const GArray *results)
{
  GArray *mistakes = g_array_new (FALSE, FALSE, sizeof (CheckbitLabMistake));
  guint votes[CHECKBIT_N_MISTAKES] = { 0 };

  for (guint i = 0; i < results->len; i++)
    {
      const CheckbitLabFinding *finding = g_array_index (results, CheckbitSuiteResult, i).finding;

      /* The mistake that explains most of a position counts once, so that a position with many
       * moves cannot outvote ten others. */
      if (finding != NULL && finding->mistakes != NULL && finding->mistakes->len > 0)
        votes[g_array_index (finding->mistakes, CheckbitLabMistake, 0).kind]++;
    }
  for (guint kind = 0; kind < CHECKBIT_N_MISTAKES; kind++)
    {
      CheckbitLabMistake mistake = { (CheckbitMistakeKind) kind, votes[kind] };
      if (votes[kind] > 0)
        g_array_append_val (mistakes, mistake);
    }
  g_array_sort (mistakes, checkbit_lab_mistake_compare);

  return mistakes;
}

/* --- In a thread ---------------------------------------------------------------------------- */

typedef struct
{
  CheckbitLabProgramKind kind;
  char *command;
  double limit;
  GPtrArray *cases;
  CheckbitSuiteLimits limits;
  CheckbitSuiteProgress progress;
  gpointer progress_data;
  GMainContext *context; /* the caller's */
  GCancellable *cancellable;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->command);
  g_ptr_array_unref (job->cases);
  g_main_context_unref (job->context);
  g_clear_object (&job->cancellable);
  g_free (job);
}

/* A progress report for the caller's thread. */
typedef struct
{
  CheckbitSuiteProgress progress;
  gpointer data;
  GCancellable *cancellable;
  guint index, total;
  CheckbitSuiteResult result;
} Report;

static void
report_free (gpointer data)
{
  Report *report = data;

  g_clear_object (&report->cancellable);
  result_clear (&report->result);
  g_free (report);
}

static gboolean
deliver_cb (gpointer data)
{
  Report *report = data;

  if (!g_cancellable_is_cancelled (report->cancellable))
    report->progress (report->index, report->total, &report->result, report->data);

  return G_SOURCE_REMOVE;
}

static void
progress_cb (guint index, guint total, const CheckbitSuiteResult *result, gpointer data)
{
  Job *job = data;
  Report *report;

  if (job->progress == NULL)
    return;
  report = g_new0 (Report, 1);
  *report = (Report){ job->progress, job->progress_data, NULL, index, total, *result };
  if (result->finding != NULL)
    checkbit_lab_finding_ref (result->finding);
  if (job->cancellable != NULL)
    report->cancellable = g_object_ref (job->cancellable);
  checkbit_deliver (job->context, G_PRIORITY_DEFAULT, deliver_cb, report, report_free);
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (CheckbitLabProgram) program
      = job->command ? checkbit_lab_program_new (job->kind, job->command, job->limit) : NULL;
  GArray *results
      = checkbit_suite_compare (program, job->cases, &job->limits, progress_cb, job, cancellable);

  g_clear_pointer (&program, checkbit_lab_program_free);
  g_task_return_pointer (task, results, (GDestroyNotify) g_array_unref);
}

void
checkbit_suite_compare_async (CheckbitLabProgramKind kind,
                              const char *command,
                              double limit,
                              GPtrArray *cases,
                              const CheckbitSuiteLimits *limits,
                              CheckbitSuiteProgress progress,
                              gpointer progress_data,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Job *job = g_new0 (Job, 1);

  *job = (Job){ .kind = kind,
                .command = g_strdup (command),
                .limit = limit,
                .cases = g_ptr_array_ref (cases),
                .limits = *limits,
                .progress = progress,
                .progress_data = progress_data,
                .context = g_main_context_ref_thread_default (),
                .cancellable = cancellable ? g_object_ref (cancellable) : NULL };
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, run);
}

GArray *
checkbit_suite_compare_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

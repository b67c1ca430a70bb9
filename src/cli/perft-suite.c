/* Counts every position of a suite, one position per thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/perft-suite.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "game/lab/suite.h"
#include "game/text/messages.h"

/* One position of the suite, and its result. */
typedef struct
{
  char *text;    /* the whole line */
  char *failure; /* what is wrong, or NULL */
  gboolean done;
} Case;

typedef struct
{
  const CliSuiteOptions *options;
  GArray *cases;  /* of Case */
  gint next;      /* the next one to count, atomic */
  GMutex mutex;   /* of done */
  GCond progress; /* some case is done */
} Suite;

/* --- One position --------------------------------------------------------------------------- */

/* Checks the count of one depth against one in the file. Returns what is wrong, or NULL. */
static char *
check_depth (const Suite *suite, const ChessPosition *position, unsigned depth, const char *text)
{
  guint64 expected;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &expected, NULL))
    {
      g_autofree char *quoted = cli_quote (text, strlen (text));
      return g_strdup_printf ("D%u\t%s is not a count", depth, quoted);
    }
  if (expected > suite->options->max_nodes)
    return NULL;
  guint64 counted = chess_perft (position, depth, suite->options->mode, NULL);
  if (counted == expected)
    return NULL;
  return g_strdup_printf ("D%u\texpected %" G_GUINT64_FORMAT "\tcounted %" G_GUINT64_FORMAT, depth,
                          expected, counted);
}

/* Reads "D4 197281", with count the text of the number; FALSE for other operations, such as id. */
static gboolean
read_depth (const char *operation, unsigned *depth, const char **count)
{
  char *end;

  if (operation[0] != 'D' || !g_ascii_isdigit (operation[1]))
    return FALSE;
  *depth = (unsigned) MIN (g_ascii_strtoull (operation + 1, &end, 10), G_MAXINT);
  *count = end + strspn (end, " \t");
  return *depth <= 99 && *count > end;
}

/* Counts all depths of a line. Returns the first mistake, or NULL. */
static char *
check_line (const Suite *suite, char **fields)
{
  ChessPosition position;
  ChessFenError error;
  ChessFenFlags flags = suite->options->chess960 ? CHESS_FEN_CHESS960 : CHESS_FEN_DEFAULT;
  char *failure = NULL;
  gboolean has_depth = FALSE;

  if (!chess_fen_read (fields[0], strlen (fields[0]), flags, &position, &error))
    return checkbit_message_fen_error (&error);
  for (char **field = fields + 1; *field && !failure; field++)
    {
      unsigned depth;
      const char *count;
      if (!read_depth (g_strstrip (*field), &depth, &count))
        continue;
      failure = check_depth (suite, &position, depth, count);
      has_depth = TRUE;
    }
  return has_depth ? failure : g_strdup ("no count such as “;D1 20” to compare with");
}

static gpointer
work (gpointer data)
{
  Suite *suite = data;
  gint index;

  while ((index = g_atomic_int_add (&suite->next, 1)) < (gint) suite->cases->len)
    {
      Case *item = &g_array_index (suite->cases, Case, index);
      g_auto (GStrv) fields = g_strsplit (item->text, ";", -1);
      char *failure = check_line (suite, fields);

      g_mutex_lock (&suite->mutex);
      item->failure = failure;
      item->done = TRUE;
      g_cond_signal (&suite->progress);
      g_mutex_unlock (&suite->mutex);
    }
  return NULL;
}

/* --- The suite ------------------------------------------------------------------------------ */

static void
clear_case (gpointer data)
{
  Case *item = data;

  g_free (item->text);
  g_free (item->failure);
}

/* Whether a line contains a position: it is neither empty nor a comment. */
static gboolean
is_case (const char *line)
{
  return line[strspn (line, " \t\r")] != '\0' && line[0] != '#';
}

/* The lines with a position. (transfer full) */
static GArray *
read_cases (const char *text)
{
  GArray *cases = g_array_new (FALSE, TRUE, sizeof (Case));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_array_set_clear_func (cases, clear_case);
  for (char **line = lines; *line != NULL; line++)
    if (is_case (*line))
      {
        Case item = { g_strdup (g_strchomp (*line)), NULL, FALSE };
        g_array_append_val (cases, item);
      }
  return cases;
}

/* Shows the progress if a person is watching. */
static void
show_progress (guint done, guint total)
{
  if (isatty (STDERR_FILENO))
    fprintf (stderr, done < total ? "\r%u of %u" : "\r\033[K", done, total);
}

/* Waits for the cases in order, and prints those that failed. Returns how many did. */
static guint
report (Suite *suite)
{
  guint failed = 0;

  for (guint i = 0; i < suite->cases->len; i++)
    {
      Case *item = &g_array_index (suite->cases, Case, i);

      g_mutex_lock (&suite->mutex);
      while (!item->done)
        g_cond_wait (&suite->progress, &suite->mutex);
      g_mutex_unlock (&suite->mutex);
      if (item->failure != NULL)
        {
          g_autofree char *fen = cli_printable (item->text, strcspn (item->text, ";"));
          printf ("%s\t%s\n", g_strchomp (fen), item->failure);
          failed++;
        }
      show_progress (i + 1, suite->cases->len);
    }
  return failed;
}

static guint
run_threads (Suite *suite)
{
  guint n_threads = CLAMP (suite->options->threads, 1, MAX (suite->cases->len, 1));
  g_autofree GThread **threads = g_new (GThread *, n_threads);

  for (guint i = 0; i < n_threads; i++)
    threads[i] = g_thread_new ("perft-suite", work, suite);
  guint failed = report (suite);
  for (guint i = 0; i < n_threads; i++)
    g_thread_join (threads[i]);
  return failed;
}

/* Reads all of an input. A NUL, which no valid line contains, ends a line. (transfer full) */
static char *
read_text (FILE *input)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GString) line = g_string_new (NULL);

  while (cli_read_line (input, line))
    g_string_append_printf (text, "%s\n", line->str);

  return g_string_free (text, FALSE);
}

/* Whether a text contains a line with a position. */
static gboolean
has_case (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (is_case (*line))
      return TRUE;
  return FALSE;
}

char *
cli_load_suite (const CliCommand *command, const char *path)
{
  g_autofree char *quoted = cli_quote (path, strlen (path));
  g_autofree char *text = NULL;
  FILE *input;
  gboolean failed;
  int code;

  if (g_str_equal (path, "builtin"))
    return g_strdup (checkbit_suite_builtin_text ());
  input = g_str_equal (path, "-") ? stdin : fopen (path, "r");
  text = input != NULL ? read_text (input) : NULL;
  failed = input == NULL || ferror (input);
  code = errno;
  if (input != NULL && input != stdin)
    fclose (input);
  if (failed)
    cli_error (command, "%s cannot be read: %s", quoted, g_strerror (code));
  else if (!has_case (text))
    cli_error (command, "%s holds no position", quoted);
  else
    return g_steal_pointer (&text);
  return NULL;
}

CliStatus
cli_run_suite (const CliCommand *command, const CliSuiteOptions *options)
{
  Suite suite = { .options = options };
  g_autofree char *text = cli_load_suite (command, options->path);
  g_autoptr (GArray) cases = suite.cases = text != NULL ? read_cases (text) : NULL;

  if (cases == NULL)
    return CLI_REFUSED;
  g_mutex_init (&suite.mutex);
  g_cond_init (&suite.progress);
  guint failed = run_threads (&suite);
  g_mutex_clear (&suite.mutex);
  g_cond_clear (&suite.progress);
  printf ("%u passed, %u failed\n", cases->len - failed, failed);
  return failed ? CLI_REFUSED : CLI_DONE;
}

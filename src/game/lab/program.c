/* The other program: a command in perftree's form, or a UCI engine.
 *
 * A command is started for every request. An engine keeps running, and is restarted after a
 * failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/program.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/lab/process.h"

struct _CheckbitLabProgram
{
  CheckbitLabProgramKind kind;
  char *command;
  gint64 limit_us;
  CheckbitLabProcess *engine; /* NULL: it is not running */
  gboolean has_chess960;      /* the engine has the option UCI_Chess960 */
  char *mark;                 /* of all processes started for it */
  char *words;
  guint n_calls;
};

CheckbitLabProgram *
checkbit_lab_program_new (CheckbitLabProgramKind kind, const char *command, double limit)
{
  CheckbitLabProgram *self = g_new0 (CheckbitLabProgram, 1);

  self->kind = kind;
  self->command = g_strstrip (g_strdup (command));
  self->limit_us = (gint64) (limit * G_USEC_PER_SEC);
  self->mark = checkbit_lab_process_new_mark ();
  self->words = g_strdup ("");

  return self;
}

void
checkbit_lab_program_free (CheckbitLabProgram *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->engine, checkbit_lab_process_free);
  if (self->n_calls > 0)
    checkbit_lab_process_kill_marked (self->mark);
  g_free (self->mark);
  g_free (self->command);
  g_free (self->words);
  g_free (self);
}

static void
keep_words (CheckbitLabProgram *self, CheckbitLabProcess *process)
{
  g_free (self->words);
  self->words = checkbit_lab_process_dup_words (process);
}

/* --- A command ------------------------------------------------------------------------------ */

/* Reads all of its output, and waits for its exit. */
static gboolean
read_all (CheckbitLabProcess *process,
          gint64 deadline,
          GCancellable *cancellable,
          GString *text,
          GError **error)
{
  g_autoptr (GError) failure = NULL;
  const char *line;

  while ((line = checkbit_lab_process_read_line (process, deadline, cancellable, &failure)))
    g_string_append_printf (text, "%s\n", line);
  if (failure != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }
  return checkbit_lab_process_wait (process, deadline, cancellable, error);
}

/* Whether the shell may exec the program instead of waiting for it, so that the program itself is
 * killed when Checkbit is: for a command line that is a single program with arguments. */
static gboolean
is_one_program (const char *command)
{
  g_autofree char *word = g_strndup (command, strcspn (command, " \t"));
  g_autofree char *path = NULL;

  if (strpbrk (command, ";&|<>(){}`!\n\r") != NULL || strpbrk (word, "=$\"'\\*?[~#") != NULL)
    return FALSE;
  path = g_find_program_in_path (word);

  return path != NULL;
}

static CheckbitDivide *
ask_command (CheckbitLabProgram *self,
             const CheckbitLabRequest *request,
             GCancellable *cancellable,
             GError **error)
{
  g_autofree char *depth = g_strdup_printf ("%u", request->depth);
  g_autofree char *line
      = g_strconcat (is_one_program (self->command) ? "exec " : "", self->command, " \"$@\"", NULL);
  gboolean has_moves = request->moves != NULL && *request->moves != '\0';
  const char *argv[]
      = { "/bin/sh", "-c", line, "sh", depth, request->fen, has_moves ? request->moves : NULL,
          NULL };
  gint64 deadline = g_get_monotonic_time () + self->limit_us;
  g_autoptr (CheckbitLabProcess) process
      = checkbit_lab_process_new (argv, self->mark, FALSE, error);
  g_autoptr (GString) text = g_string_new (NULL);
  CheckbitDivide *divide = NULL;

  if (process == NULL)
    return NULL;
  if (read_all (process, deadline, cancellable, text, error))
    divide = checkbit_divide_read_script (request->position, text->str, error);
  if (divide == NULL)
    {
      keep_words (self, process);
      g_clear_pointer (&process, checkbit_lab_process_free);
      checkbit_lab_process_kill_marked (self->mark);
    }
  return divide;
}

/* --- An engine ------------------------------------------------------------------------------ */

static gboolean
send_line (CheckbitLabProgram *self,
           gint64 deadline,
           GCancellable *cancellable,
           GError **error,
           const char *text)
{
  return checkbit_lab_process_write (self->engine, text, deadline, cancellable, error);
}

/* The next line; an end of the output is an error. */
static const char *
hear (CheckbitLabProgram *self, gint64 deadline, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) failure = NULL;
  const char *line = checkbit_lab_process_read_line (self->engine, deadline, cancellable, &failure);

  if (line != NULL)
    return line;
  if (failure == NULL && checkbit_lab_process_wait (self->engine, deadline, cancellable, &failure))
    failure = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED,
                                   _ ("It ended before it had answered."));
  g_propagate_error (error, g_steal_pointer (&failure));

  return NULL;
}

/* Skips lines up to one with a single word. */
static gboolean
await (CheckbitLabProgram *self,
       const char *word,
       gint64 deadline,
       GCancellable *cancellable,
       GError **error)
{
  const char *line;

  while ((line = hear (self, deadline, cancellable, error)) != NULL)
    {
      if (g_str_has_prefix (line, "option name UCI_Chess960 "))
        self->has_chess960 = TRUE;
      if (g_str_has_prefix (line, word)
          && line[strlen (word) + strspn (line + strlen (word), " ")] == '\0')
        return TRUE;
    }
  return FALSE;
}

/* An existing path is taken literally, including blanks. (transfer full) (nullable) */
static char **
split_engine (const char *command, GError **error)
{
  const char *path[] = { command, NULL };
  char **argv = NULL;

  if (g_file_test (command, G_FILE_TEST_EXISTS) || strpbrk (command, " \t\"'\\") == NULL)
    return g_strdupv ((char **) path);
  g_shell_parse_argv (command, NULL, &argv, error);

  return argv;
}

static gboolean
start_engine (CheckbitLabProgram *self, gint64 deadline, GCancellable *cancellable, GError **error)
{
  g_auto (GStrv) argv = NULL;

  if (self->engine != NULL)
    return TRUE;
  argv = split_engine (self->command, error);
  if (argv == NULL)
    return FALSE;
  self->has_chess960 = FALSE;
  self->engine = checkbit_lab_process_new ((const char *const *) argv, self->mark, TRUE, error);

  return self->engine != NULL && send_line (self, deadline, cancellable, error, "uci\n")
         && await (self, "uciok", deadline, cancellable, error);
}

/* Reads the lines of moves up to the total. */
static CheckbitDivide *
hear_divide (CheckbitLabProgram *self,
             const CheckbitLabRequest *request,
             gint64 deadline,
             GCancellable *cancellable,
             GError **error)
{
  g_autoptr (CheckbitDivide) divide = checkbit_divide_new ();

  while (!divide->has_total)
    {
      const char *line = hear (self, deadline, cancellable, error);

      if (line == NULL)
        return NULL;
      checkbit_divide_take_line (request->position, line, divide);
    }
  checkbit_divide_settle (request->position, divide);

  return g_steal_pointer (&divide);
}

static CheckbitDivide *
converse (CheckbitLabProgram *self,
          const CheckbitLabRequest *request,
          gint64 deadline,
          GCancellable *cancellable,
          GError **error)
{
  gboolean has_moves = request->moves != NULL && *request->moves != '\0';
  gboolean chess960 = chess_position_is_chess960 (request->position);
  g_autofree char *position
      = g_strdup_printf ("position fen %s%s%s\n", request->fen, has_moves ? " moves " : "",
                         has_moves ? request->moves : "");
  g_autofree char *go = g_strdup_printf ("go perft %u\n", request->depth);
  const char *option = !self->has_chess960 ? ""
                       : chess960          ? "setoption name UCI_Chess960 value true\n"
                                           : "setoption name UCI_Chess960 value false\n";

  if (!send_line (self, deadline, cancellable, error, option)
      || !send_line (self, deadline, cancellable, error, "isready\n")
      || !await (self, "readyok", deadline, cancellable, error)
      || !send_line (self, deadline, cancellable, error, position)
      || !send_line (self, deadline, cancellable, error, go))
    return NULL;

  return hear_divide (self, request, deadline, cancellable, error);
}

static CheckbitDivide *
ask_engine (CheckbitLabProgram *self,
            const CheckbitLabRequest *request,
            GCancellable *cancellable,
            GError **error)
{
  gint64 deadline = g_get_monotonic_time () + self->limit_us;
  CheckbitDivide *divide = NULL;

  if (self->engine != NULL)
    checkbit_lab_process_forgive (self->engine);
  if (start_engine (self, deadline, cancellable, error))
    divide = converse (self, request, deadline, cancellable, error);
  if (divide == NULL && self->engine != NULL)
    {
      keep_words (self, self->engine);
      g_clear_pointer (&self->engine, checkbit_lab_process_free);
      checkbit_lab_process_kill_marked (self->mark);
    }
  return divide;
}

/* --- Asking --------------------------------------------------------------------------------- */

CheckbitDivide *
checkbit_lab_program_divide (CheckbitLabProgram *self,
                             const CheckbitLabRequest *request,
                             GCancellable *cancellable,
                             GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_free (self->words);
  self->words = g_strdup ("");
  self->n_calls++;
  if (self->kind == CHECKBIT_LAB_ENGINE)
    return ask_engine (self, request, cancellable, error);

  return ask_command (self, request, cancellable, error);
}

const char *
checkbit_lab_program_get_words (CheckbitLabProgram *self)
{
  return self->words;
}

guint
checkbit_lab_program_get_n_calls (CheckbitLabProgram *self)
{
  return self->n_calls;
}

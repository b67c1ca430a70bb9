/* checkbit-cli pgn: reads games, reports what they contain and where they are unreadable, and
 * writes them again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <string.h>

#include "cli/cli.h"
#include "game/pgn/pgn-problem.h"
#include "game/pgn/pgn-writer.h"

#define CHUNK (256 * 1024)

/* How much of an invalid FEN is shown. */
#define FEN_LIMIT 127

/* A file being read. */
typedef struct
{
  const CliCommand *command;
  const char *name; /* its path, for errors */
  guint n_before;   /* the number of games in previous files */
  guint n_lost;     /* the number of problems that lose something */
  char *white, *black, *result, *fen;
  char end[8]; /* the result after the moves */
  CheckbitPgnWriter *writer; /* NULL: one line per game */
} Reading;

static void
forget (Reading *reading)
{
  g_clear_pointer (&reading->white, g_free);
  g_clear_pointer (&reading->black, g_free);
  g_clear_pointer (&reading->result, g_free);
  g_clear_pointer (&reading->fen, g_free);
  reading->end[0] = '\0';
}

static void
reading_clear (Reading *reading)
{
  forget (reading);
  g_clear_pointer (&reading->writer, checkbit_pgn_writer_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reading, reading_clear)

/* --- A line per game ------------------------------------------------------------------------ */

static void
begin_game_cb (guint number, guint64 offset, gpointer user_data)
{
  forget (user_data);
}

static void
tag_cb (const char *name, const char *value, gpointer user_data)
{
  Reading *reading = user_data;
  char **kept = g_str_equal (name, "White")    ? &reading->white
                : g_str_equal (name, "Black")  ? &reading->black
                : g_str_equal (name, "Result") ? &reading->result
                : g_str_equal (name, "FEN")    ? &reading->fen
                                               : NULL;

  if (kept == NULL)
    return;
  g_free (*kept);
  *kept = cli_printable (value, strlen (value));
}

static void
result_cb (const char *result, gpointer user_data)
{
  Reading *reading = user_data;

  g_strlcpy (reading->end, result, sizeof reading->end);
}

/* The result in the tag; without one, that after the moves. */
static const char *
settle_result (const Reading *reading)
{
  if (reading->result != NULL && *reading->result != '\0' && !g_str_equal (reading->result, "*"))
    return reading->result;

  return reading->end[0] != '\0' ? reading->end : "*";
}

/* (transfer full) */
static char *
final_fen (const Reading *reading, const ChessPosition *position)
{
  if (position != NULL)
    return cli_format_fen (position);
  if (reading->fen != NULL && *reading->fen != '\0' && strlen (reading->fen) <= FEN_LIMIT)
    return g_strdup (reading->fen);

  return g_strdup ("?");
}

static gboolean
end_game_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  Reading *reading = user_data;
  g_autofree char *fen = final_fen (reading, end->position);

  printf ("%u\t%s\t%s\t%s\t%u\t%s\t%u\n", reading->n_before + end->number,
          reading->white ? reading->white : "?", reading->black ? reading->black : "?",
          settle_result (reading), end->plies, fen, end->problems);

  return !ferror (stdout);
}

/* --- The games again ------------------------------------------------------------------------ */

static gboolean
write_game (const char *text, gsize length, gpointer user_data)
{
  return fwrite (text, 1, length, stdout) == length;
}

/* --- Both ----------------------------------------------------------------------------------- */

static void
problem_cb (const CheckbitPgnProblem *problem, gpointer user_data)
{
  Reading *reading = user_data;
  CheckbitPgnProblem numbered = *problem;
  g_autofree char *sentence = NULL;

  if (numbered.game > 0)
    numbered.game += reading->n_before;
  sentence = checkbit_pgn_problem_message (&numbered);
  reading->n_lost += checkbit_pgn_problem_is_loss (problem);
  cli_error (reading->command, "%s: %s", reading->name, sentence);
}

static const CheckbitPgnVisitor list_visitor = {
  .begin_game = begin_game_cb,
  .tag = tag_cb,
  .result = result_cb,
  .problem = problem_cb,
  .end_game = end_game_cb,
};

/* Reads a file in pieces; returns whether it could be read completely. */
static gboolean
read_stream (Reading *reading, FILE *file)
{
  g_autofree char *chunk = g_malloc (CHUNK);
  g_autoptr (CheckbitPgnReader) reader
      = reading->writer ? checkbit_pgn_reader_new (&checkbit_pgn_writer_visitor, reading->writer, 0)
                        : checkbit_pgn_reader_new (&list_visitor, reading, 0);
  gboolean go_on = TRUE;
  gsize n;

  while (go_on && (n = fread (chunk, 1, CHUNK, file)) > 0)
    go_on = checkbit_pgn_reader_feed (reader, chunk, n);
  if (ferror (file))
    {
      cli_error (reading->command, "%s cannot be read: %s", reading->name, g_strerror (errno));
      return FALSE;
    }
  if (go_on)
    checkbit_pgn_reader_finish (reader);
  reading->n_before += checkbit_pgn_reader_get_n_games (reader);

  return TRUE;
}

static gboolean
read_file (Reading *reading, const char *path)
{
  FILE *file = g_str_equal (path, "-") ? stdin : fopen (path, "rb");
  gboolean done;

  reading->name = file == stdin ? "standard input" : path;
  if (file == NULL)
    {
      cli_error (reading->command, "%s cannot be opened: %s", path, g_strerror (errno));
      return FALSE;
    }
  done = read_stream (reading, file);
  if (file != stdin)
    fclose (file);

  return done;
}

static CliStatus
run_pgn (const CliCommand *command, char **argv)
{
  gboolean write = FALSE;
  const GOptionEntry entries[] = {
    { "write", 'w', 0, G_OPTION_ARG_NONE, &write, "Write the games again as PGN", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) files = NULL;
  g_auto (Reading) reading = { .command = command };
  gboolean readable = TRUE;
  CliStatus status;

  if (!cli_parse (command, entries, argv, &files, &status))
    return status;
  if (!cli_check_count (command, files, 1, G_MAXUINT))
    return CLI_USAGE;
  if (write)
    reading.writer = checkbit_pgn_writer_new (write_game, problem_cb, &reading);
  for (char **file = files; *file != NULL; file++)
    readable &= read_file (&reading, *file);

  return readable && reading.n_lost == 0 ? CLI_DONE : CLI_REFUSED;
}

const CliCommand cli_command_pgn = {
  .name = "pgn",
  .arguments = "FILE…|-",
  .summary = "Read games, and write them again",
  .details = "Prints a line for each game of the files (-: standard input): its number, White,\n"
             "Black, the result, the half-moves of the main line, the FEN they lead to and the\n"
             "number of problems, separated by tabs. What cannot be read is named on standard\n"
             "error with game, line and column; everything else is kept, and the exit status is 1\n"
             "where something is not. With --write, prints the games as PGN in export format\n"
             "instead.\n\n"
             "Example:\n"
             "  checkbit-cli pgn --write games.pgn > tidy.pgn",
  .run = run_pgn,
};

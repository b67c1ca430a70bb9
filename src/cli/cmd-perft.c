/* checkbit-cli perft: counts the leaves of the tree of legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "cli/cli.h"
#include "cli/perft-against.h"
#include "cli/perft-suite.h"
#include "game/lab/count.h"

/* The greatest depth. */
#define MAX_DEPTH 99
#define MAX_THREADS 1024
#define MAX_HASH (1024 * 1024) /* in MB */

/* The time limit of another program's call, in seconds. */
#define DEFAULT_LIMIT 10
#define MAX_LIMIT (24 * 60 * 60)

/* The most leaves that another program is asked to count for a position of a suite, unless
 * --max-nodes is given: first versions count about ten thousand a second. */
#define DEFAULT_AGAINST_NODES 100000

/* The number of an option that is not given: less than any number that someone would give. */
#define NOT_GIVEN G_MININT

typedef struct
{
  CliPositionOptions position;
  char *suite;
  gint threads;     /* NOT_GIVEN: depending on the work */
  gint hash;        /* in MB; NOT_GIVEN: no table */
  gint64 max_nodes; /* NOT_GIVEN: no limit */
  gboolean no_count, no_bulk;
  CliAgainst against;
} Options;

static void
options_clear (Options *options)
{
  cli_position_options_clear (&options->position);
  cli_against_clear (&options->against);
  g_free (options->suite);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static ChessPerftMode
mode_of (const Options *options)
{
  if (options->no_bulk)
    return CHESS_PERFT_NO_BULK;
  return options->no_count ? CHESS_PERFT_LIST : CHESS_PERFT_COUNT;
}

/* --- Counting one position ------------------------------------------------------------------ */

/* Prints the counts of the root moves and their total; or an error. */
static gboolean
divide (const CliCommand *command, const CheckbitPerftRequest *request, guint64 *total)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CheckbitPerftCount) count
      = checkbit_perft_count (request, NULL, NULL, NULL, &error);

  if (count == NULL)
    {
      cli_error (command, "there is no memory for a table of %zu MB", request->hash_size >> 20);
      return FALSE;
    }
  for (gsize i = 0; i < count->n_rows; i++)
    printf ("%s %" G_GUINT64_FORMAT "\n", count->rows[i].uci, count->rows[i].count);
  printf ("\n%" G_GUINT64_FORMAT "\n", count->total);
  *total = count->total;
  return TRUE;
}

static void
print_speed (guint64 nodes, gint64 microseconds)
{
  double seconds = (double) MAX (microseconds, 1) / G_USEC_PER_SEC;

  fflush (stdout);
  fprintf (stderr, "%.3f seconds, %.0f nodes/s\n", seconds, (double) nodes / seconds);
}

/* Reads DEPTH; reports an invalid one. */
static gboolean
read_depth (const CliCommand *command, const char *text, unsigned *depth)
{
  guint64 value;

  if (g_ascii_string_to_unsigned (text, 10, 0, MAX_DEPTH, &value, NULL))
    {
      *depth = (unsigned) value;
      return TRUE;
    }
  g_autofree char *quoted = cli_quote (text, strlen (text));
  cli_usage_error (command, "%s is not a depth: give a number from 0 to %d", quoted, MAX_DEPTH);
  return FALSE;
}

/* DEPTH [FEN]; the fields of a FEN may also be separate arguments. */
static CliStatus
run_position (const CliCommand *command, const Options *options, char **rest)
{
  CliPositionOptions where = options->position;
  ChessPosition position;
  unsigned depth;
  guint64 total;

  if (!cli_check_count (command, rest, 1, 7) || !read_depth (command, rest[0], &depth))
    return CLI_USAGE;
  g_autofree char *fen = rest[1] ? g_strjoinv (" ", rest + 1) : NULL;
  where.fen = fen;
  if (!cli_load_position (command, &where, &position))
    return CLI_REFUSED;
  if (cli_against_is_set (&options->against))
    return cli_run_against (command, &options->against, &position, fen, depth);
  const CheckbitPerftRequest request = {
    .position = position,
    .depth = depth,
    .mode = mode_of (options),
    .threads = options->threads > 0 ? (guint) options->threads : 1,
    .hash_size = options->hash > 0 ? (gsize) options->hash << 20 : 0,
  };
  gint64 start = g_get_monotonic_time ();
  if (!divide (command, &request, &total))
    return CLI_REFUSED;
  print_speed (total, g_get_monotonic_time () - start);
  return CLI_DONE;
}

/* --- The command ---------------------------------------------------------------------------- */

static CliStatus
run_suite (const CliCommand *command, const Options *options, char **rest)
{
  if (!cli_check_count (command, rest, 0, 0))
    return CLI_USAGE;
  if (cli_against_is_set (&options->against))
    return cli_run_suite_against (
        command, &options->against, options->suite, options->position.chess960,
        options->max_nodes == NOT_GIVEN ? DEFAULT_AGAINST_NODES : (guint64) options->max_nodes);
  const CliSuiteOptions suite = {
    .path = options->suite,
    .chess960 = options->position.chess960,
    .mode = mode_of (options),
    .threads = options->threads > 0 ? (guint) options->threads : g_get_num_processors (),
    .max_nodes = options->max_nodes == NOT_GIVEN ? G_MAXUINT64 : (guint64) options->max_nodes,
  };
  return cli_run_suite (command, &suite);
}

/* Whether a text is blank, as then the shell would run the depth as a command. */
static gboolean
is_empty (const char *text)
{
  return text != NULL && text[strspn (text, " \t\r\n")] == '\0';
}

/* Checks options about another program that are contradictory or meaningless. */
static CliStatus
check_against (const CliCommand *command, const Options *options)
{
  const CliAgainst *against = &options->against;

  if (is_empty (against->command))
    return cli_usage_error (command, "--against takes a command, and is empty");
  if (is_empty (against->engine))
    return cli_usage_error (command, "--against-engine takes the path of an engine, and is empty");
  if (against->command != NULL && against->engine != NULL)
    return cli_usage_error (command, "--against and --against-engine exclude each other");
  if (cli_against_is_set (against)
      && (options->no_count || options->no_bulk || options->hash > 0 || options->threads > 0))
    return cli_usage_error (command, "--no-count, --no-bulk, --hash and --threads do not go with "
                                     "another program");
  if (!cli_against_is_set (against) && against->json)
    return cli_usage_error (command, "--json belongs to --against");
  if (!(against->limit > 0 && against->limit <= MAX_LIMIT))
    return cli_usage_error (command, "--limit takes seconds, up to %d", MAX_LIMIT);
  return CLI_DONE;
}

/* Checks for options that are contradictory or meaningless. */
static CliStatus
check_options (const CliCommand *command, const Options *options)
{
  if (options->no_count && options->no_bulk)
    return cli_usage_error (command, "--no-count and --no-bulk exclude each other");
  if (options->hash > 0 && (options->no_count || options->no_bulk || options->suite))
    return cli_usage_error (command, "--hash goes with plain counting of one position only");
  if (options->threads != NOT_GIVEN && (options->threads < 1 || options->threads > MAX_THREADS))
    return cli_usage_error (command, "--threads takes a number from 1 to %d", MAX_THREADS);
  if (options->hash != NOT_GIVEN && (options->hash < 0 || options->hash > MAX_HASH))
    return cli_usage_error (command, "--hash takes a number from 0 to %d", MAX_HASH);
  if (options->max_nodes != NOT_GIVEN && !options->suite)
    return cli_usage_error (command, "--max-nodes belongs to --suite");
  if (options->max_nodes != NOT_GIVEN && options->max_nodes < 0)
    return cli_usage_error (command, "--max-nodes takes a number from 0 up");
  return check_against (command, options);
}

static CliStatus
run_perft (const CliCommand *command, char **argv)
{
  g_auto (Options) options = {
    .threads = NOT_GIVEN,
    .hash = NOT_GIVEN,
    .max_nodes = NOT_GIVEN,
    .against = { .limit = DEFAULT_LIMIT },
  };
  const GOptionEntry entries[] = {
    CLI_CHESS960_ENTRY (options.position),
    { "threads", 't', 0, G_OPTION_ARG_INT, &options.threads,
      "Count with so many threads (default: 1)", "N" },
    { "hash", 0, 0, G_OPTION_ARG_INT, &options.hash, "Keep counts in a table of so many megabytes",
      "MB" },
    { "no-count", 0, 0, G_OPTION_ARG_NONE, &options.no_count,
      "Go through the public move list, key kept", NULL },
    { "no-bulk", 0, 0, G_OPTION_ARG_NONE, &options.no_bulk, "Make every leaf", NULL },
    { "suite", 0, 0, G_OPTION_ARG_FILENAME, &options.suite,
      "Check the counts of a file of lines “FEN ;D1 20 ;D2 400”; “builtin” is a suite of ours",
      "FILE.epd" },
    { "max-nodes", 0, 0, G_OPTION_ARG_INT64, &options.max_nodes,
      "Pass over counts beyond (of --suite)", "N" },
    { "against", 0, 0, G_OPTION_ARG_FILENAME, &options.against.command,
      "Compare with a program that is called as COMMAND DEPTH FEN [MOVES]", "COMMAND" },
    { "against-engine", 0, 0, G_OPTION_ARG_FILENAME, &options.against.engine,
      "Compare with a UCI engine that answers “go perft N”", "PATH" },
    { "limit", 0, 0, G_OPTION_ARG_DOUBLE, &options.against.limit,
      "Seconds that a call of it may take (default: 10)", "S" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.against.json, "Print what is found as JSON", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) rest = NULL;
  CliStatus status;

  if (!cli_parse (command, entries, argv, &rest, &status))
    return status;
  status = check_options (command, &options);
  if (status != CLI_DONE)
    return status;
  return options.suite ? run_suite (command, &options, rest)
                       : run_position (command, &options, rest);
}

const CliCommand cli_command_perft = {
  .name = "perft",
  .arguments = "DEPTH [FEN]",
  .summary = "Count the leaves of the tree of legal moves",
  .details = "Prints each root move with the count behind it, sorted, an empty line and the\n"
             "total, as perftree reads it; time and nodes/s go to standard error.\n\n"
             "With --suite, prints a line for each position that fails, then “N passed, N\n"
             "failed”. Positions are counted on all processors, or as --threads says.\n"
             "“builtin” is a suite of positions that move generators get wrong; with --against\n"
             "it finds most bugs within seconds.\n\n"
             "With --against, calls another program as perftree calls its script and prints\n"
             "“same” and the total; or “path”, “fen” and a line for each difference of the\n"
             "first position in which the lists of moves differ: “missing”, “extra” with the\n"
             "reason, “duplicate”, “count”; or “total” where that alone is wrong. The kind of\n"
             "mistake goes to standard error. Exit status: 0 same, 1 different, 3 the program\n"
             "failed.\n\n"
             "Examples:\n"
             "  checkbit-cli perft 5\n"
             "  checkbit-cli perft --against ./my-perft 4\n"
             "  checkbit-cli perft --suite builtin --against ./my-perft\n"
             "  checkbit-cli perft --against-engine /usr/games/stockfish 5\n"
             "  checkbit-cli perft --suite standard.epd --max-nodes 5000000",
  .run = run_perft,
};

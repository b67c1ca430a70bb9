/* checkbit-cli play: plays moves and prints the resulting positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/outcome.h"
#include "cli/cli.h"
#include "cli/move-text.h"

/* A line of play, with the keys for finding repetitions. */
typedef struct
{
  ChessPosition position;
  GArray *keys; /* of uint64_t */
} Line;

static void
line_clear (Line *line)
{
  g_array_unref (line->keys);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Line, line_clear)

static void
remember (Line *line)
{
  uint64_t key = chess_position_repetition_key (&line->position);
  g_array_append_val (line->keys, key);
}

/* Plays one move; or reports which move is wrong, and why. length in bytes. */
static gboolean
play_move (const CliCommand *command, Line *line, const char *text, gsize length)
{
  g_auto (CliMoveReading) reading = { 0 };

  if (!cli_move_read (&line->position, text, length, &reading))
    {
      g_autofree char *quoted = cli_quote (text, length);
      cli_error (command, "move %u, %s, cannot be played: %s", line->keys->len, quoted,
                 reading.sentence);
      return FALSE;
    }
  chess_position_play (&line->position, reading.move);
  remember (line);
  return TRUE;
}

/* Plays the moves in standard input, separated by white space. */
static gboolean
play_stdin (const CliCommand *command, Line *line)
{
  g_autoptr (GString) text = g_string_new (NULL);

  while (cli_read_word (stdin, text))
    if (!play_move (command, line, text->str, text->len))
      return FALSE;
  return cli_check_input (command, stdin);
}

static gboolean
play_all (const CliCommand *command, Line *line, char **moves)
{
  for (; *moves; moves++)
    if (g_str_equal (*moves, "-") ? !play_stdin (command, line)
                                  : !play_move (command, line, *moves, strlen (*moves)))
      return FALSE;
  return TRUE;
}

static const char *const outcome_ids[] = {
  [CHESS_OUTCOME_OPEN] = "open",
  [CHESS_OUTCOME_CHECKMATE] = "checkmate",
  [CHESS_OUTCOME_STALEMATE] = "stalemate",
  [CHESS_OUTCOME_INSUFFICIENT_MATERIAL] = "insufficient-material",
  [CHESS_OUTCOME_FIVEFOLD_REPETITION] = "fivefold-repetition",
  [CHESS_OUTCOME_SEVENTY_FIVE_MOVES] = "seventy-five-moves",
};

/* Prints the draws that may be claimed, after the outcome. */
static void
print_outcome (const Line *line)
{
  unsigned repetitions
      = chess_outcome_repetitions ((const uint64_t *) (const void *) line->keys->data,
                                   line->keys->len, chess_position_halfmove (&line->position));
  ChessClaims claims = chess_outcome_claims (&line->position, repetitions);

  printf ("outcome\t%s", outcome_ids[chess_outcome (&line->position, repetitions)]);
  if (claims & CHESS_CLAIM_THREEFOLD_REPETITION)
    fputs ("\tthreefold-repetition", stdout);
  if (claims & CHESS_CLAIM_FIFTY_MOVES)
    fputs ("\tfifty-moves", stdout);
  putchar ('\n');
}

static void
print_line (const Line *line)
{
  g_autofree char *fen = cli_format_fen (&line->position);

  puts (fen);
  print_outcome (line);
  printf ("key\t0x%016" G_GINT64_MODIFIER "X\n", (guint64) chess_position_key (&line->position));
}

static CliStatus
run_play (const CliCommand *command, char **argv)
{
  g_auto (CliPositionOptions) options = { NULL, FALSE };
  const GOptionEntry entries[] = { CLI_POSITION_ENTRIES (options), G_OPTION_ENTRY_NULL };
  g_auto (GStrv) moves = NULL;
  g_auto (Line) line = { .keys = g_array_new (FALSE, FALSE, sizeof (uint64_t)) };
  CliStatus status;

  if (!cli_parse (command, entries, argv, &moves, &status))
    return status;
  if (!cli_load_position (command, &options, &line.position))
    return CLI_REFUSED;
  remember (&line);
  if (!play_all (command, &line, moves))
    return CLI_REFUSED;
  print_line (&line);
  return CLI_DONE;
}

const CliCommand cli_command_play = {
  .name = "play",
  .arguments = "[MOVE…|-]",
  .summary = "Play moves and print where they lead",
  .details = "A move is SAN or UCI; with -, moves are read from standard input. Prints the FEN\n"
             "reached; “outcome” with open, checkmate, stalemate, insufficient-material,\n"
             "fivefold-repetition or seventy-five-moves, then the draws that may be claimed;\n"
             "and “key” with the Polyglot key. The first move that cannot be played is named\n"
             "with the reason.\n\n"
             "Example:\n"
             "  checkbit-cli play e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#",
  .run = run_play,
};

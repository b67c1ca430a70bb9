/* checkbit-cli fen: checks FENs and writes them in their canonical form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "cli/cli.h"
#include "game/text/messages.h"

/* Prints the record of one FEN; returns whether it is valid. */
static gboolean
check_fen (const char *fen, gsize length, gboolean chess960)
{
  ChessPosition position;
  ChessFenError error;
  ChessFenFlags flags = chess960 ? CHESS_FEN_CHESS960 : CHESS_FEN_DEFAULT;

  if (chess_fen_read (fen, length, flags, &position, &error))
    {
      g_autofree char *canonical = cli_format_fen (&position);
      printf ("ok\t%s\n", canonical);
      return TRUE;
    }
  g_autofree char *sentence = checkbit_message_fen_error (&error);
  printf ("error\t%s\t%d\t%d\t%s\n", checkbit_message_fen_error_id (error.kind), error.field,
          error.column, sentence);
  return FALSE;
}

static gboolean
check_lines (const CliCommand *command, FILE *input, gboolean chess960)
{
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean accepted = TRUE;

  while (cli_read_line (input, line))
    accepted &= check_fen (line->str, line->len, chess960);
  return cli_check_input (command, input) && accepted;
}

static CliStatus
run_fen (const CliCommand *command, char **argv)
{
  g_auto (CliPositionOptions) options = { NULL, FALSE };
  const GOptionEntry entries[] = { CLI_CHESS960_ENTRY (options), G_OPTION_ENTRY_NULL };
  g_auto (GStrv) fens = NULL;
  CliStatus status;
  gboolean accepted = TRUE;

  if (!cli_parse (command, entries, argv, &fens, &status))
    return status;
  if (fens[0] == NULL)
    {
      g_autofree char *start = cli_format_fen (&chess_position_start);
      accepted = check_fen (start, strlen (start), options.chess960);
    }
  for (char **fen = fens; *fen; fen++)
    accepted &= g_str_equal (*fen, "-") ? check_lines (command, stdin, options.chess960)
                                        : check_fen (*fen, strlen (*fen), options.chess960);
  return accepted ? CLI_DONE : CLI_REFUSED;
}

const CliCommand cli_command_fen = {
  .name = "fen",
  .arguments = "[FEN…|-]",
  .summary = "Check FENs and write them in canonical form",
  .details = "Prints a line for each FEN (with -, for each line of standard input): “ok” and\n"
             "the canonical FEN, or “error”, kind, field (1 to 6; 0: the whole), column and a\n"
             "sentence, separated by tabs. En passant is kept only when a legal capture\n"
             "exists.\n\n"
             "Example:\n"
             "  checkbit-cli fen - < positions.fen",
  .run = run_fen,
};

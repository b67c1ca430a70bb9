/* checkbit-cli masks: the sets of the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/mask.h"
#include "cli/set-options.h"

typedef struct
{
  ChessMaskInput input;
  CliSetOptions *options;
} Request;

static void
print_mask (const Request *request, const ChessMask *mask, ChessBitboard set)
{
  const CliSetOptions *options = request->options;
  g_autofree char *members = cli_format_members (set);
  char value[CHESS_LITERAL_SIZE];

  cli_set_options_write (options, set, value);
  printf ("%s\t%s\t%s\t%s\n", mask->id, options->form == CLI_FORM_SQUARES ? members : value,
          members, mask->formula ? mask->formula : mask->sentence);
  if (options->form == CLI_FORM_BOARD)
    {
      cli_print_diagram (set);
      putchar ('\n');
    }
}

static void
print_all (const Request *request)
{
  g_autofree ChessBitboard *sets = g_new (ChessBitboard, chess_mask_count ());

  chess_mask_compute_all (&request->input, sets);
  for (size_t i = 0; i < chess_mask_count (); i++)
    print_mask (request, chess_mask_get (i), sets[i]);
}

/* Prints the named masks; or nothing, where a name is wrong. */
static CliStatus
print_named (const CliCommand *command, const Request *request, char **ids)
{
  for (char **id = ids; *id; id++)
    if (chess_mask_find (*id) == NULL)
      {
        g_autofree char *quoted = cli_quote (*id, strlen (*id));
        cli_error (command, "there is no mask %s; “checkbit-cli masks” lists them all", quoted);
        return CLI_REFUSED;
      }
  for (; *ids; ids++)
    {
      const ChessMask *mask = chess_mask_find (*ids);
      print_mask (request, mask, chess_mask_compute (mask, &request->input));
    }
  return CLI_DONE;
}

static CliStatus
run_masks (const CliCommand *command, char **argv)
{
  g_auto (CliPositionOptions) position_options = { NULL, FALSE };
  g_auto (CliSetOptions) options = { .form = CLI_FORM_LITERAL };
  const GOptionEntry entries[] = {
    CLI_POSITION_ENTRIES (position_options),
    CLI_SET_ENTRIES (options),
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) ids = NULL;
  CliStatus status;
  ChessPosition position;

  if (!cli_parse (command, entries, argv, &ids, &status))
    return status;
  status = cli_set_options_read (command, &options);
  if (status != CLI_DONE)
    return status;
  if (!cli_load_position (command, &position_options, &position))
    return CLI_REFUSED;
  Request request = { { .position = &position, .selection = options.selection }, &options };
  if (ids[0] != NULL)
    return print_named (command, &request, ids);
  print_all (&request);
  return CLI_DONE;
}

const CliCommand cli_command_masks = {
  .name = "masks",
  .arguments = "[ID…]",
  .summary = "Print the bitboards of a position",
  .details = "Prints for each mask of the catalogue, or for those named: id, value, members,\n"
             "and the formula in the set language (or a sentence, where the language cannot\n"
             "say it).\n\n"
             "Formats: hex dec signed octal bin squares board c uint64 rust swift kotlin java\n"
             "csharp go js python.\n"
             "With board, the record is followed by eight lines of dots and ones and an empty\n"
             "line.\n\n"
             "Layouts: a1b1 a1a2 a8b8 a8a7 h1g1 h1h2 h8g8 h8h7; “checkbit-cli layouts” tells.\n\n"
             "Example:\n"
             "  checkbit-cli masks --format c white_pawns attacks_white",
  .run = run_masks,
};

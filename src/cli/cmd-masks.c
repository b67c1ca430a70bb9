/* checkbit-cli masks: the sets of the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/mask.h"
#include "cli/set-options.h"
#include "game/inspect/header-export.h"

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

static void
print_named (const Request *request, char **ids)
{
  for (; *ids; ids++)
    {
      const ChessMask *mask = chess_mask_find (*ids);
      print_mask (request, mask, chess_mask_compute (mask, &request->input));
    }
}

/* Prints a source file that defines the named masks, or all masks. */
static void
print_header (const Request *request, CheckbitHeaderLanguage language, char **ids)
{
  g_autoptr (GArray) constants = g_array_new (FALSE, FALSE, sizeof (CheckbitHeaderConstant));
  g_autofree char *fen = cli_format_fen (request->input.position), *text = NULL;
  ChessLayout layout = request->options->layout;

  for (char **id = ids; *id; id++)
    {
      const ChessMask *mask = chess_mask_find (*id);
      CheckbitHeaderConstant constant = { mask->id, mask->formula ? mask->formula : mask->sentence,
                                          chess_mask_compute (mask, &request->input) };
      g_array_append_val (constants, constant);
    }
  text = constants->len > 0 ? checkbit_header_export (
             language, fen, layout, (const CheckbitHeaderConstant *) (const void *) constants->data,
             constants->len)
                            : checkbit_header_export_masks (language, fen, layout, &request->input);
  fputs (text, stdout);
}

/* Whether all names are masks; reports one that is not. */
static gboolean
check_ids (const CliCommand *command, char **ids)
{
  for (char **id = ids; *id; id++)
    if (chess_mask_find (*id) == NULL)
      {
        g_autofree char *quoted = cli_quote (*id, strlen (*id));
        cli_error (command, "there is no mask %s; “checkbit-cli masks” lists them all", quoted);
        return FALSE;
      }
  return TRUE;
}

/* Finds the language of --header, if it was given; reports an unknown one. */
static gboolean
check_language (const CliCommand *command, const char *name, CheckbitHeaderLanguage *language)
{
  g_autofree char *quoted = NULL;

  if (name == NULL || checkbit_header_language_find (name, language))
    return TRUE;
  quoted = cli_quote (name, strlen (name));
  cli_usage_error (command, "there is no language %s", quoted);
  return FALSE;
}

static CliStatus
run_masks (const CliCommand *command, char **argv)
{
  g_auto (CliPositionOptions) position_options = { NULL, FALSE };
  g_auto (CliSetOptions) options = { .form = CLI_FORM_LITERAL };
  g_autofree char *header = NULL;
  const GOptionEntry entries[] = {
    CLI_POSITION_ENTRIES (position_options),
    CLI_SET_ENTRIES (options),
    { "header", 'H', 0, G_OPTION_ARG_FILENAME, &header,
      "Print a source file that defines them: c rust swift kotlin java python js", "LANGUAGE" },
    G_OPTION_ENTRY_NULL,
  };
  CheckbitHeaderLanguage language = CHECKBIT_HEADER_C;
  g_auto (GStrv) ids = NULL;
  CliStatus status;
  ChessPosition position;

  if (!cli_parse (command, entries, argv, &ids, &status))
    return status;
  status = cli_set_options_read (command, &options);
  if (status != CLI_DONE)
    return status;
  if (!check_language (command, header, &language))
    return CLI_USAGE;
  if (!cli_load_position (command, &position_options, &position) || !check_ids (command, ids))
    return CLI_REFUSED;
  Request request = { { .position = &position, .selection = options.selection }, &options };
  if (header != NULL)
    print_header (&request, language, ids);
  else if (ids[0] != NULL)
    print_named (&request, ids);
  else
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

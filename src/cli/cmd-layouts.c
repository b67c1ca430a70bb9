/* checkbit-cli layouts: the square numberings, and the meaning of a word in each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/layout.h"
#include "chess/literal.h"
#include "cli/expression.h"
#include "cli/set-options.h"
#include "game/text/messages.h"

/* Prints each layout's name and where its bits begin. */
static void
print_layouts (void)
{
  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    {
      const char *first = checkbit_square_name (chess_layout_square (layout, 0));
      const char *second = checkbit_square_name (chess_layout_square (layout, 1));
      const char *ninth = checkbit_square_name (chess_layout_square (layout, 8));
      printf ("%s\tbit 0 is %s, bit 1 %s, bit 8 %s%s\n", chess_layout_name (layout), first, second,
              ninth, layout == CHESS_LAYOUT_A1B1 ? " (the default)" : "");
    }
}

/* Prints the members of a word in each layout, in the order of its bits. */
static void
print_meanings (uint64_t word)
{
  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    {
      char separator = '\t';
      fputs (chess_layout_name (layout), stdout);
      for (unsigned bit = 0; bit < 64; bit++)
        if (word >> bit & 1)
          {
            printf ("%c%s", separator, checkbit_square_name (chess_layout_square (layout, bit)));
            separator = ' ';
          }
      puts (word ? "" : "\t");
    }
}

/* The word for a value: a literal, or anything that eval accepts. */
static gboolean
read_word (const CliCommand *command,
           const char *text,
           const CliPositionOptions *position_options,
           ChessBitboard selection,
           uint64_t *word)
{
  ChessPosition position;
  int column;
  ChessLiteralVerdict verdict = chess_literal_read (text, strlen (text), word, &column);

  if (verdict == CHESS_LITERAL_OK)
    return TRUE;
  if (verdict == CHESS_LITERAL_TOO_LARGE)
    {
      g_autofree char *quoted = cli_quote (text, strlen (text));
      cli_error (command, "the value %s is refused: it has more than 64 bits (column %d)", quoted,
                 column);
      return FALSE;
    }
  if (!cli_load_position (command, position_options, &position))
    return FALSE;
  ChessMaskInput input = { .position = &position, .selection = selection };
  return cli_evaluate (command, text, &input, word);
}

static CliStatus
run_layouts (const CliCommand *command, char **argv)
{
  g_auto (CliPositionOptions) position_options = { NULL, FALSE };
  g_auto (CliSetOptions) options = { .form = CLI_FORM_LITERAL };
  const GOptionEntry entries[] = {
    CLI_POSITION_ENTRIES (position_options),
    CLI_SELECTION_ENTRY (options),
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) rest = NULL;
  CliStatus status;
  uint64_t word;

  if (!cli_parse (command, entries, argv, &rest, &status))
    return status;
  if (!cli_check_count (command, rest, 0, 1))
    return CLI_USAGE;
  status = cli_set_options_read (command, &options);
  if (status != CLI_DONE)
    return status;
  if (rest[0] == NULL)
    {
      print_layouts ();
      return CLI_DONE;
    }
  if (!read_word (command, rest[0], &position_options, options.selection, &word))
    return CLI_REFUSED;
  print_meanings (word);
  return CLI_DONE;
}

const CliCommand cli_command_layouts = {
  .name = "layouts",
  .arguments = "[VALUE]",
  .summary = "List the square numberings, or what a value means under each",
  .details
  = "A layout is named by the squares of bits 0 and 1. A value is written 0x…, 0b…,\n"
    "decimal or as any language has it (1ULL << 5); its squares are listed from bit 0 up.\n"
    "It may be an expression as eval takes it, with the names of the position's sets.\n\n"
    "Example:\n"
    "  checkbit-cli layouts 0x0020400000000000",
  .run = run_layouts,
};

/* checkbit-cli eval: the value of an expression of the set language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/text.h"
#include "cli/expression.h"
#include "cli/set-options.h"
#include "game/reader/reader.h"
#include "game/reader/verdict.h"
#include "game/text/messages.h"

/* If a text is not an expression but several definitions, says so. */
static gboolean
refuse_several (const CliCommand *command, const char *text)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);
  g_autofree char *quoted = NULL, *verdict = NULL;
  guint n = 0;

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    n += checkbit_reading_get_item (reading, i)->name != NULL;
  if (n < 2 || !checkbit_reading_is_complete (reading))
    return FALSE;
  quoted = cli_quote (text, strlen (text));
  verdict = checkbit_reading_tell_read (reading);
  cli_error (command, "the expression %s holds several values (%s): checkbit-cli paste lists them",
             quoted, verdict);
  return TRUE;
}

/* Prints how a number was read if other languages read it differently. */
static void
tell_note (const CliCommand *command, const char *text)
{
  g_autofree char *note = checkbit_message_expr_note (text, strlen (text));

  if (note != NULL)
    cli_error (command, "%s", note);
}

/* Whether a bracket is not closed: none is left, or there are more that open than close. */
static gboolean
is_open (const char *text)
{
  int depth = 0;

  for (; *text != '\0'; text++)
    depth += (*text == '(') - (*text == ')');
  return depth > 0;
}

/* Whether a text begins and ends with a bar, or has several lines: a drawing or a row of a table,
 * in which bars are no operators. */
static gboolean
is_drawn (const char *text)
{
  gsize length = strlen (text);

  return strchr (text, '\n') != NULL || (length > 1 && text[0] == '|' && text[length - 1] == '|');
}

/* Whether an expression has an unmatched bracket or lacks an operand. To read its numbers without
 * its operators, as is done for texts out of other programs, would be to guess. */
static gboolean
is_malformed (const char *text, const ChessExprError *error)
{
  switch (error->kind)
    {
    case CHESS_EXPR_CLOSE_EXPECTED:
      return error->found == CHESS_TEXT_END || is_open (text);
    case CHESS_EXPR_OPERATOR_EXPECTED:
      return error->found == ')' || error->found == ']' || error->found == '}';
    case CHESS_EXPR_VALUE_EXPECTED:
      return error->found == CHESS_TEXT_END
             || (error->found < 0x80 && strchr ("|&^*)", (int) error->found) && !is_drawn (text));
    default:
      return FALSE;
    }
}

gboolean
cli_evaluate (const CliCommand *command,
              const char *text,
              const ChessMaskInput *input,
              ChessBitboard *value)
{
  ChessExprError error;
  gsize length = strlen (text);

  if (chess_expr_compute (text, length, input, value, &error)
      || (!is_malformed (text, &error) && cli_read_value (text, value)))
    {
      tell_note (command, text);
      return TRUE;
    }
  if (!is_malformed (text, &error) && refuse_several (command, text))
    return FALSE;
  g_autofree char *quoted = cli_quote (text, length);
  g_autofree char *sentence = checkbit_message_expr_error (&error, text, length);
  cli_error (command, "the expression %s is refused: %s", quoted, sentence);
  return FALSE;
}

static void
print_value (const CliSetOptions *options, ChessBitboard set)
{
  g_autofree char *members = cli_format_members (set);
  char value[CHESS_LITERAL_SIZE];

  cli_set_options_write (options, set, value);
  if (options->form == CLI_FORM_BOARD)
    cli_print_diagram (set);
  else
    puts (options->form == CLI_FORM_SQUARES ? members : value);
}

/* Whether an argument is an expression that looks like an option: "-1", "-lsb(P)", "-P".
 * Single-letter options are separate arguments, and none of ours is a name in the set language. */
static gboolean
is_negation (const char *argument)
{
  if (argument[0] != '-' || argument[1] == '-' || argument[1] == '\0')
    return FALSE;
  return argument[2] != '\0' || strchr ("fFhls", argument[1]) == NULL;
}

/* The arguments, with "--" before a last one that starts with a minus. (transfer container) */
static char **
guard_negation (char **argv)
{
  static char end_of_options[] = "--";
  guint count = g_strv_length (argv);
  char **guarded = g_new0 (char *, count + 2);

  memcpy (guarded, argv, count * sizeof *argv);
  if (count > 1 && is_negation (argv[count - 1])
      && !g_strv_contains ((const char *const *) argv, end_of_options))
    {
      guarded[count - 1] = end_of_options;
      guarded[count] = argv[count - 1];
    }
  return guarded;
}

static CliStatus
run_eval (const CliCommand *command, char **argv)
{
  g_auto (CliPositionOptions) position_options = { NULL, FALSE };
  g_auto (CliSetOptions) options = { .form = CLI_FORM_LITERAL };
  const GOptionEntry entries[] = {
    CLI_POSITION_ENTRIES (position_options),
    CLI_SET_ENTRIES (options),
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char **guarded = guard_negation (argv);
  g_auto (GStrv) rest = NULL;
  CliStatus status;
  ChessPosition position;
  ChessBitboard value;

  if (!cli_parse (command, entries, guarded, &rest, &status))
    return status;
  if (!cli_check_count (command, rest, 1, 1))
    return CLI_USAGE;
  status = cli_set_options_read (command, &options);
  if (status != CLI_DONE)
    return status;
  if (!cli_load_position (command, &position_options, &position))
    return CLI_REFUSED;
  ChessMaskInput input = { .position = &position, .selection = options.selection };
  if (!cli_evaluate (command, rest[0], &input, &value))
    return CLI_REFUSED;
  print_value (&options, value);
  return CLI_DONE;
}

const CliCommand cli_command_eval = {
  .name = "eval",
  .arguments = "EXPR",
  .summary = "Work out an expression of the set language",
  .details
  = "Prints the value. Operators are C's: * + - << >> (or >>>) & ^ | and unary ~ -. Operands are\n"
    "numbers (0x…, 0b…, 0o…, decimal; after a leading 0 octal as in C, unless there is an 8 or\n"
    "a 9, but hexadecimal if there are sixteen digits), squares (e4), the names of pieces\n"
    "(PNBRQKpnbrqk) and of sets (all none us them sel file_a rank_1 light dark edges center),\n"
    "masks of the catalogue and functions such as north(x), fill_east(x), knight(x),\n"
    "rook(x, occ), attackers(x), between(x, y), lsb(x), count(x) and flip(x).\n\n"
    "An expression is one argument: put it in quotation marks.\n\n"
    "Formats: hex dec signed octal bin squares board c uint64 rust swift kotlin java\n"
    "csharp go js python.\n"
    "Layouts: a1b1 a1a2 a8b8 a8a7 h1g1 h1h2 h8g8 h8h7. They change how the value is\n"
    "written, never what is computed.\n\n"
    "Example:\n"
    "  checkbit-cli eval --format squares \"attacks_white & black & ~attacks_black\"",
  .run = run_eval,
};

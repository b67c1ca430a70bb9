/* checkbit-cli why: explains why a move is legal or not, with the masks that show it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/literal.h"
#include "chess/mask.h"
#include "cli/cli.h"
#include "cli/move-text.h"

/* The catalogue's masks for each reason; in a pattern, C stands for the color of the moving
 * side. */
static const char *const *
find_patterns (ChessWhyKind kind)
{
  static const char *const pinned[] = { "pinned_C", "pinners_C", "pin_rays_C", NULL };
  static const char *const check[] = { "checkers", "check_mask", NULL };
  static const char *const danger[] = { "danger_C", "flight", NULL };
  static const char *const castling[] = { "danger_C", NULL };
  static const char *const side[] = { "us", NULL };
  static const char *const occupied[] = { "occupied", NULL };
  static const char *const none[] = { NULL };

  switch (kind)
    {
    case CHESS_WHY_PINNED:
      return pinned;
    case CHESS_WHY_IN_CHECK:
    case CHESS_WHY_DOUBLE_CHECK:
    case CHESS_WHY_CASTLING_IN_CHECK:
      return check;
    case CHESS_WHY_INTO_CHECK:
      return danger;
    case CHESS_WHY_CASTLING_THROUGH_CHECK:
    case CHESS_WHY_CASTLING_INTO_CHECK:
      return castling;
    case CHESS_WHY_WRONG_SIDE:
    case CHESS_WHY_OWN_PIECE:
      return side;
    case CHESS_WHY_EMPTY_SQUARE:
    case CHESS_WHY_BLOCKED:
    case CHESS_WHY_PAWN_BLOCKED:
    case CHESS_WHY_NOTHING_TO_CAPTURE:
    case CHESS_WHY_CASTLING_BLOCKED:
      return occupied;
    default:
      return none;
    }
}

static void
print_set (const char *name, ChessBitboard set)
{
  char value[CHESS_LITERAL_SIZE];
  g_autofree char *members = cli_format_members (set);

  chess_literal_write (CHESS_LITERAL_HEX, set, value);
  printf ("%s\t%s\t%s\n", name, value, members);
}

/* Prints the mask of a pattern. */
static void
print_pattern (const ChessPosition *position, const char *pattern)
{
  const char *color = chess_position_side (position) == CHESS_WHITE ? "white" : "black";
  const char *place = strchr (pattern, 'C');
  g_autofree char *id
      = place ? g_strdup_printf ("%.*s%s", (int) (place - pattern), pattern, color)
              : g_strdup (pattern);
  ChessMaskInput input = { .position = position };

  print_set (id, chess_mask_compute (chess_mask_find (id), &input));
}

/* Prints the two sets of the explanation itself, then those of the catalogue. */
static void
print_masks (const ChessPosition *position, const ChessWhy *why)
{
  if (why->mask != 0)
    print_set ("mask", why->mask);
  if (why->squares != 0)
    print_set ("pieces", why->squares);
  for (const char *const *pattern = find_patterns (why->kind); *pattern; pattern++)
    print_pattern (position, *pattern);
}

/* Explains one move. */
static CliStatus
answer (const CliCommand *command, const ChessPosition *position, const char *text)
{
  g_auto (CliMoveReading) reading = { 0 };

  if (cli_move_read (position, text, strlen (text), &reading))
    {
      puts ("legal");
      return CLI_DONE;
    }
  if (!reading.explained)
    {
      g_autofree char *quoted = cli_quote (text, strlen (text));
      cli_error (command, "the move %s is refused: %s", quoted, reading.sentence);
      return CLI_REFUSED;
    }
  printf ("illegal\t%s\t%s\n", chess_why_id (reading.why.kind), reading.sentence);
  print_masks (position, &reading.why);
  return CLI_DONE;
}

static CliStatus
run_why (const CliCommand *command, char **argv)
{
  g_auto (CliPositionOptions) options = { NULL, FALSE };
  const GOptionEntry entries[] = { CLI_POSITION_ENTRIES (options), G_OPTION_ENTRY_NULL };
  g_auto (GStrv) rest = NULL;
  ChessPosition position;
  CliStatus status;

  if (!cli_parse (command, entries, argv, &rest, &status))
    return status;
  if (!cli_check_count (command, rest, 1, 1))
    return CLI_USAGE;
  if (!cli_load_position (command, &options, &position))
    return CLI_REFUSED;
  return answer (command, &position, rest[0]);
}

const CliCommand cli_command_why = {
  .name = "why",
  .arguments = "MOVE",
  .summary = "Say why a move is legal or not",
  .details = "A move is SAN or UCI. Prints “legal”, or “illegal”, the kind of the reason and a\n"
             "sentence, then a line for each set that shows it: name, value and members.\n"
             "“mask” and “pieces” are the squares and the pieces that are the reason; the\n"
             "others are from the catalogue.\n\n"
             "Example:\n"
             "  checkbit-cli why --fen \"8/8/8/K2pP2r/8/8/8/7k w - d6 0 1\" e5d6",
  .run = run_why,
};

/* Reads one move as SAN or UCI, and explains what is wrong with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/move-text.h"

#include <string.h>

#include "chess/san.h"
#include "chess/uci-move.h"
#include "cli/cli.h"
#include "game/text/messages.h"

void
cli_move_reading_clear (CliMoveReading *reading)
{
  g_clear_pointer (&reading->sentence, g_free);
}

/* Reads "e2e4" or "e7e8q". */
static gboolean
read_coordinates (const char *text, ChessSquare *from, ChessSquare *to)
{
  gsize length = strlen (text);

  return (length == 4 || (length == 5 && strchr ("nbrq", text[4])))
         && cli_read_square (text, from) && cli_read_square (text + 2, to);
}

/* Whether a pawn going to a square is promoted. */
static gboolean
is_promotion (const ChessWhy *why)
{
  return why->piece != CHESS_PIECE_NONE && chess_piece_type (why->piece) == CHESS_PAWN
         && why->to / 8 == (chess_piece_color (why->piece) == CHESS_WHITE ? 7 : 0);
}

/* Explains why a move from one square to another is illegal. The squares may be right, and the
 * promotion piece wrong. */
static void
explain (const ChessPosition *position,
         ChessSquare from,
         ChessSquare to,
         gboolean names_promotion,
         CliMoveReading *reading)
{
  ChessWhy *why = &reading->why;

  chess_explain (position, from, to, why);
  reading->explained = TRUE;
  if (why->kind == CHESS_WHY_LEGAL && is_promotion (why) != names_promotion)
    {
      why->kind = names_promotion ? CHESS_WHY_PROMOTION_UNDUE : CHESS_WHY_PROMOTION_MISSING;
      why->mask = CHESS_BIT (to);
    }
  reading->sentence = checkbit_message_why (why);
}

static char *
describe_candidates (const ChessPosition *position, const ChessMoveList *candidates)
{
  g_autoptr (GString) text = g_string_new ("it could be ");

  for (size_t i = 0; i < candidates->count; i++)
    {
      char san[CHESS_SAN_SIZE];
      const char *separator = i == 0 ? "" : i + 1 < candidates->count ? ", " : " or ";
      chess_san_write (position, candidates->moves[i], san);
      g_string_append_printf (text, "%s%s", separator, san);
    }
  return g_strdup (text->str);
}

static void
explain_san (const ChessPosition *position, const ChessSanResult *result, CliMoveReading *reading)
{
  if (result->verdict == CHESS_SAN_AMBIGUOUS)
    reading->sentence = describe_candidates (position, &result->candidates);
  else if (result->verdict == CHESS_SAN_NULL_MOVE)
    reading->sentence = g_strdup ("no side may pass");
  else if (result->verdict == CHESS_SAN_ILLEGAL && result->intended != CHESS_MOVE_NONE)
    explain (position, chess_move_from (result->intended), chess_move_to (result->intended),
             chess_move_kind (result->intended) == CHESS_MOVE_PROMOTION, reading);
  else if (result->verdict == CHESS_SAN_ILLEGAL)
    reading->sentence = g_strdup ("no piece can move like that");
  else if (result->column > 0)
    reading->sentence
        = g_strdup_printf ("this is not a move (column %d)", result->column);
  else
    reading->sentence = g_strdup ("this is not a move");
}

gboolean
cli_move_read (const ChessPosition *position, const char *text, CliMoveReading *reading)
{
  gsize length = strlen (text);
  ChessSanResult result;
  ChessSquare from, to;

  *reading = (CliMoveReading){ .move = chess_uci_read_foreign (position, text, length) };
  if (reading->move != CHESS_MOVE_NONE)
    return TRUE;
  if (chess_san_read (position, text, length, &result) == CHESS_SAN_OK)
    {
      reading->move = result.move;
      return TRUE;
    }
  if (read_coordinates (text, &from, &to))
    explain (position, from, to, length == 5, reading);
  else
    explain_san (position, &result, reading);
  return FALSE;
}

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

/* Reads "e2e4" or "e7e8q", whether legal or not. */
static gboolean
read_coordinates (const char *text, ChessMove *move)
{
  static const char letters[] = "nbrq"; /* from CHESS_KNIGHT on */
  gsize length = strlen (text);
  const char *letter = length == 5 ? strchr (letters, text[4]) : NULL;
  ChessSquare from, to;

  if ((length != 4 && letter == NULL) || !cli_read_square (text, &from)
      || !cli_read_square (text + 2, &to))
    return FALSE;
  *move = letter != NULL ? chess_move_new_promotion (
              from, to, CHESS_KNIGHT + (ChessPieceType) (letter - letters))
                         : chess_move_new (from, to, CHESS_MOVE_NORMAL);
  return TRUE;
}

/* How castling must be written, where a king's move to a square means it; else NULL.
 * (transfer full) */
static char *
spell_castling (const ChessPosition *position, ChessSquare to)
{
  ChessSquare king = chess_position_king (position, chess_position_side (position));
  ChessMove move = king == CHESS_SQUARE_NONE || king == to
                       ? CHESS_MOVE_NONE
                       : chess_movegen_find (position, king, to);
  char san[CHESS_SAN_SIZE];

  if (move == CHESS_MOVE_NONE || chess_move_kind (move) != CHESS_MOVE_CASTLING)
    return NULL;
  chess_san_write (position, move, san);
  return g_strdup_printf ("castling is written %s", san);
}

/* Explains why a move is illegal. On the board, castling is also the king's move two squares aside,
 * or to its destination; where a text does not mean it, it says how castling is written. */
static void
explain (const ChessPosition *position, ChessMove move, CliMoveReading *reading)
{
  chess_explain_move (position, move, &reading->why);
  if (reading->why.kind == CHESS_WHY_LEGAL)
    reading->sentence = spell_castling (position, chess_move_to (move));
  else
    reading->explained = TRUE;
  if (reading->sentence == NULL)
    reading->sentence = checkbit_message_why (&reading->why);
}

/* No piece can make the move of a text; perhaps its writer means castling by "Kg1". */
static char *
describe_unfit (const ChessPosition *position, const char *text)
{
  ChessSquare to;
  char *castling = NULL;

  if (text[0] == 'K' && strlen (text) == 3 && cli_read_square (text + 1, &to))
    castling = spell_castling (position, to);
  return castling != NULL ? castling : g_strdup ("no piece can move like that");
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
explain_san (const ChessPosition *position,
             const char *text,
             const ChessSanResult *result,
             CliMoveReading *reading)
{
  if (result->verdict == CHESS_SAN_AMBIGUOUS)
    reading->sentence = describe_candidates (position, &result->candidates);
  else if (result->verdict == CHESS_SAN_NULL_MOVE)
    reading->sentence = g_strdup ("no side may pass");
  else if (result->verdict == CHESS_SAN_ILLEGAL && result->intended != CHESS_MOVE_NONE)
    explain (position, result->intended, reading);
  else if (result->verdict == CHESS_SAN_ILLEGAL)
    reading->sentence = describe_unfit (position, text);
  else if (result->column > 0)
    reading->sentence
        = g_strdup_printf ("this is not a move (column %d)", result->column);
  else
    reading->sentence = g_strdup ("this is not a move");
}

gboolean
cli_move_read (const ChessPosition *position,
               const char *text,
               gsize length,
               CliMoveReading *reading)
{
  ChessSanResult result;
  ChessMove move;

  *reading = (CliMoveReading){ .move = chess_uci_read_foreign (position, text, length) };
  if (reading->move != CHESS_MOVE_NONE)
    return TRUE;
  if (chess_san_read (position, text, length, &result) == CHESS_SAN_OK)
    {
      reading->move = result.move;
      return TRUE;
    }
  if (strlen (text) == length && read_coordinates (text, &move))
    explain (position, move, reading);
  else
    explain_san (position, text, &result, reading);
  return FALSE;
}

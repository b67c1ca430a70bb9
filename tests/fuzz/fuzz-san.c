/* Any bytes as moves: a FEN in the first line, then one move per line. An accepted move is legal
 * and keeps the position consistent; a refused one has a reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "chess/explain.h"
#include "chess/fen.h"
#include "chess/san.h"
#include "chess/uci-move.h"

#include <string.h>

/* The bytes up to the end of the line, and the start of the next. */
static size_t
line_length (const char *text, size_t length)
{
  const char *end = length > 0 ? memchr (text, '\n', length) : NULL;
  return end ? (size_t) (end - text) : length;
}

/* A refused text that fixes a move must have a reason that is no "legal". */
static void
check_refusal (const ChessPosition *position, const ChessSanResult *result)
{
  ChessWhy why;

  FUZZ_ASSERT (result->move == CHESS_MOVE_NONE);
  FUZZ_ASSERT (result->verdict != CHESS_SAN_INVALID || result->column > 0);
  FUZZ_ASSERT (result->verdict != CHESS_SAN_AMBIGUOUS || result->candidates.count > 1);
  if (result->verdict != CHESS_SAN_ILLEGAL || result->intended == CHESS_MOVE_NONE)
    return;
  chess_explain_move (position, result->intended, &why);
  FUZZ_ASSERT (why.kind != CHESS_WHY_LEGAL);
}

/* Reads a line as a move and plays it. */
static void
read_line (ChessPosition *position, const char *line, size_t length)
{
  ChessMove move = chess_uci_read (position, line, length);
  ChessSanResult result;

  FUZZ_ASSERT (move == CHESS_MOVE_NONE || chess_movegen_is_legal (position, move));
  if (chess_san_read (position, line, length, &result) != CHESS_SAN_OK)
    {
      FUZZ_ASSERT (move == CHESS_MOVE_NONE);
      check_refusal (position, &result);
      return;
    }
  FUZZ_ASSERT (move == CHESS_MOVE_NONE || move == result.move);
  FUZZ_ASSERT (chess_movegen_is_legal (position, result.move));
  chess_position_play (position, result.move);
  FUZZ_ASSERT (chess_position_is_consistent (position));
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  const char *text = (const char *) bytes;
  size_t end = line_length (text, length);
  ChessPosition position;

  if (!chess_fen_read (text, end, CHESS_FEN_DEFAULT, &position, NULL))
    position = chess_position_start;
  while (end < length)
    {
      text += end + 1;
      length -= end + 1;
      end = line_length (text, length);
      read_line (&position, text, end);
    }
  return 0;
}

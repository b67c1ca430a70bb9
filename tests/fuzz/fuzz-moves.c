/* Any bytes as games: a FEN in the first line, then two bytes per move. At every position the move
 * list, the count and the single queries agree, every move can be written and read again, and
 * incremental state equals a fresh computation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "chess/fen.h"
#include "chess/perft.h"
#include "chess/san.h"
#include "chess/uci-move.h"

#include <string.h>

/* A move as text must come back as the same move. */
static void
check_texts (const ChessPosition *position, ChessMove move)
{
  char text[CHESS_SAN_SIZE];
  ChessSanResult result;
  size_t length = chess_san_write (position, move, text);

  FUZZ_ASSERT (chess_san_read (position, text, length, &result) == CHESS_SAN_OK);
  FUZZ_ASSERT (result.move == move);
  length = chess_uci_write (position, move, text);
  FUZZ_ASSERT (chess_uci_read (position, text, length) == move);
}

/* A move of the list: legal, found by its squares, and harmless. */
static void
check_move (const ChessPosition *position, ChessMove move)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  ChessPosition after = *position;
  ChessMoveInfo info;

  FUZZ_ASSERT (chess_movegen_is_legal (position, move));
  FUZZ_ASSERT (chess_bitboard_has (chess_movegen_targets (position, from), to));
  FUZZ_ASSERT (chess_movegen_find (position, from, to) != CHESS_MOVE_NONE);
  check_texts (position, move);
  chess_movegen_annotate (position, move, &info);
  chess_position_play (&after, move);
  FUZZ_ASSERT (chess_position_is_consistent (&after));
  FUZZ_ASSERT (!(info.tags & CHESS_TAG_CHECK) == !chess_position_in_check (&after));
  /* The side that has moved must not be in check. */
  ChessColor us = chess_position_side (position);
  FUZZ_ASSERT (!(chess_position_attackers (&after, chess_position_king (&after, us),
                                           chess_position_occupied (&after))
                 & chess_position_color (&after, chess_color_opposite (us))));
}

static void
check_position (const ChessPosition *position, const ChessMoveList *list)
{
  FUZZ_ASSERT (chess_position_is_consistent (position));
  FUZZ_ASSERT (chess_movegen_count (position) == list->count);
  FUZZ_ASSERT (chess_movegen_any (position) == (list->count > 0));
  FUZZ_ASSERT (chess_perft (position, 2, CHESS_PERFT_COUNT, NULL)
               == chess_perft (position, 2, CHESS_PERFT_NO_BULK, NULL));
  for (size_t i = 0; i < list->count; i++)
    check_move (position, list->moves[i]);
}

static bool
contains (const ChessMoveList *list, ChessMove move)
{
  for (size_t i = 0; i < list->count; i++)
    if (list->moves[i] == move)
      return true;
  return false;
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  const uint8_t *end = length > 0 ? memchr (bytes, '\n', length) : NULL;
  size_t used = end ? (size_t) (end - bytes) : length;
  ChessPosition position;
  ChessMoveList list;

  if (!chess_fen_read ((const char *) bytes, used, CHESS_FEN_DEFAULT, &position, NULL))
    position = chess_position_start;
  chess_movegen_legal (&position, &list);
  check_position (&position, &list);
  for (size_t i = used + 1; i + 1 < length && list.count > 0; i += 2)
    {
      ChessMove move = (ChessMove) (bytes[i] | bytes[i + 1] << 8);
      FUZZ_ASSERT (chess_movegen_is_legal (&position, move) == contains (&list, move));
      chess_position_play (&position, list.moves[move % list.count]);
      chess_movegen_legal (&position, &list);
      check_position (&position, &list);
    }
  return 0;
}

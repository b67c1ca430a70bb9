/* Any bytes as a FEN: an accepted position survives writing and reading, and its moves keep it
 * consistent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/outcome.h"
#include "chess/san.h"
#include "chess/uci-move.h"

#include <string.h>

/* Writing, reading and writing again gives the same text. */
static void
check_round_trip (const ChessPosition *position)
{
  ChessFenFlags flags
      = chess_position_is_chess960 (position) ? CHESS_FEN_CHESS960 : CHESS_FEN_DEFAULT;
  char first[CHESS_FEN_SIZE], second[CHESS_FEN_SIZE];
  size_t length = chess_fen_write (position, first);
  ChessPosition read;

  FUZZ_ASSERT (length == strlen (first) && length < CHESS_FEN_SIZE);
  FUZZ_ASSERT (chess_fen_read (first, length, flags, &read, NULL));
  chess_fen_write (&read, second);
  FUZZ_ASSERT (strcmp (first, second) == 0);
  FUZZ_ASSERT (chess_position_repetition_key (&read) == chess_position_repetition_key (position));
}

/* A legal move is legal, its texts name it, and the position after it is whole. */
static void
check_move (const ChessPosition *position, ChessMove move)
{
  ChessPosition after = *position;
  ChessSanResult result;
  char san[CHESS_SAN_SIZE], uci[CHESS_UCI_SIZE];
  size_t san_length = chess_san_write (position, move, san);
  size_t uci_length = chess_uci_write (position, move, uci);

  FUZZ_ASSERT (chess_movegen_is_legal (position, move));
  FUZZ_ASSERT (chess_san_read (position, san, san_length, &result) == CHESS_SAN_OK);
  FUZZ_ASSERT (result.move == move);
  FUZZ_ASSERT (chess_uci_read (position, uci, uci_length) == move);
  chess_position_play (&after, move);
  FUZZ_ASSERT (chess_position_is_consistent (&after));
  check_round_trip (&after);
}

static void
check_position (const ChessPosition *position)
{
  ChessMoveList list;

  FUZZ_ASSERT (chess_position_problems (position) == 0);
  FUZZ_ASSERT (chess_position_is_consistent (position));
  check_round_trip (position);
  chess_movegen_legal (position, &list);
  FUZZ_ASSERT (list.count == chess_movegen_count (position));
  FUZZ_ASSERT ((list.count > 0) == chess_movegen_any (position));
  FUZZ_ASSERT (chess_outcome (position, 1) <= CHESS_OUTCOME_SEVENTY_FIVE_MOVES);
  for (size_t i = 0; i < list.count; i++)
    check_move (position, list.moves[i]);
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  for (int flags = CHESS_FEN_DEFAULT; flags <= CHESS_FEN_CHESS960; flags++)
    {
      ChessPosition position;
      ChessFenError error;

      if (chess_fen_read ((const char *) bytes, length, (ChessFenFlags) flags, &position, &error))
        check_position (&position);
      else
        FUZZ_ASSERT (error.kind != CHESS_FEN_OK && error.column >= 0);
    }
  return 0;
}

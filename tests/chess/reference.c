/* An independent implementation of the rules, as slow and simple as possible: squares, steps and
 * trying every move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "reference.h"

#include <stdlib.h>
#include <string.h>

/* Letters as in FEN, '.' for an empty square; index file + 8 * rank. */
typedef struct
{
  char at[64];
  bool white;
} Board;

static const int knight_steps[8][2]
    = { { 1, 2 }, { 2, 1 }, { 2, -1 }, { 1, -2 }, { -1, -2 }, { -2, -1 }, { -2, 1 }, { -1, 2 } };
static const int king_steps[8][2]
    = { { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 }, { 0, -1 }, { 1, -1 } };

static bool
is_white (char piece)
{
  return piece >= 'A' && piece <= 'Z';
}

static char
kind (char piece)
{
  return is_white (piece) ? (char) (piece - 'A' + 'a') : piece;
}

static bool
on_board (int file, int rank)
{
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

static Board
board_new (const ChessPosition *position)
{
  Board board = { .white = chess_position_side (position) == CHESS_WHITE };
  memset (board.at, '.', sizeof board.at);
  for (unsigned color = 0; color < 2; color++)
    for (unsigned type = 0; type < 6; type++)
      for (unsigned square = 0; square < 64; square++)
        if (chess_position_pieces (position, color, type) >> square & 1)
          board.at[square] = "PNBRQKpnbrqk"[color * 6 + type];
  return board;
}

/* Whether walking from a square by a step, once or until something is met, ends on a target. */
static bool
reaches (const Board *board, int from, const int step[2], bool slides, int to)
{
  int file = from % 8, rank = from / 8;
  do
    {
      file += step[0];
      rank += step[1];
      if (!on_board (file, rank))
        return false;
      if (rank * 8 + file == to)
        return true;
    }
  while (slides && board->at[rank * 8 + file] == '.');
  return false;
}

/* Whether the piece on a square, not a pawn, can go to another, ignoring own pieces. */
static bool
piece_reaches (const Board *board, int from, int to)
{
  char piece = kind (board->at[from]);
  for (int i = 0; i < 8; i++)
    {
      bool straight = i % 2 == 0;
      if (piece == 'n' ? reaches (board, from, knight_steps[i], false, to)
          : piece == 'k'
              ? reaches (board, from, king_steps[i], false, to)
              : (piece == 'q' || (piece == 'r' && straight) || (piece == 'b' && !straight))
                    && reaches (board, from, king_steps[i], true, to))
        return true;
    }
  return false;
}

static bool
attacks (const Board *board, int from, int to)
{
  if (kind (board->at[from]) != 'p')
    return piece_reaches (board, from, to);
  int up = is_white (board->at[from]) ? 1 : -1;
  return to / 8 - from / 8 == up && abs (to % 8 - from % 8) == 1;
}

static bool
attacked (const Board *board, int square, bool by_white)
{
  for (int from = 0; from < 64; from++)
    if (board->at[from] != '.' && is_white (board->at[from]) == by_white
        && attacks (board, from, square))
      return true;
  return false;
}

static bool
king_safe (const Board *board, bool white)
{
  for (int square = 0; square < 64; square++)
    if (board->at[square] == (white ? 'K' : 'k'))
      return !attacked (board, square, !white);
  return true;
}

static void
add_if_safe (const Board *after, bool white, ChessMove move, ChessMoveList *list)
{
  if (king_safe (after, white))
    list->moves[list->count++] = move;
}

static void
try_move (const Board *board, int from, int to, int taken, ChessMoveList *list)
{
  Board after = *board;
  bool pawn = kind (board->at[from]) == 'p';
  after.at[taken] = '.';
  after.at[to] = board->at[from];
  after.at[from] = '.';
  if (pawn && taken != to)
    add_if_safe (&after, board->white, chess_move_new (from, to, CHESS_MOVE_EN_PASSANT), list);
  else if (pawn && (to < 8 || to >= 56))
    for (unsigned type = CHESS_KNIGHT; type <= CHESS_QUEEN; type++)
      add_if_safe (&after, board->white, chess_move_new_promotion (from, to, type), list);
  else
    add_if_safe (&after, board->white, chess_move_new (from, to, CHESS_MOVE_NORMAL), list);
}

static bool
pawn_may (const Board *board, int from, int to)
{
  int up = board->white ? 8 : -8;
  if (board->at[to] != '.')
    return attacks (board, from, to);
  return to == from + up
         || (to == from + 2 * up && from / 8 == (board->white ? 1 : 6)
             && board->at[from + up] == '.');
}

static int
least (int a, int b)
{
  return a < b ? a : b;
}

static void
castle (const Board *board, int king, int rook, ChessMoveList *list)
{
  int king_to = king / 8 * 8 + (rook > king ? 6 : 2);
  int rook_to = king / 8 * 8 + (rook > king ? 5 : 3);
  int low = least (least (king, rook), least (king_to, rook_to));
  int high = -least (least (-king, -rook), least (-king_to, -rook_to));
  for (int square = low; square <= high; square++)
    if (square != king && square != rook && board->at[square] != '.')
      return;
  for (int square = king;; square += king_to > king ? 1 : -1)
    {
      if (attacked (board, square, !board->white))
        return;
      if (square == king_to)
        break;
    }
  Board after = *board;
  after.at[king] = after.at[rook] = '.';
  after.at[king_to] = board->white ? 'K' : 'k';
  after.at[rook_to] = board->white ? 'R' : 'r';
  add_if_safe (&after, board->white, chess_move_new (king, rook, CHESS_MOVE_CASTLING), list);
}

static int
compare (const void *a, const void *b)
{
  return *(const ChessMove *) a - *(const ChessMove *) b;
}

void
reference_sort (ChessMoveList *list)
{
  qsort (list->moves, list->count, sizeof list->moves[0], compare);
}

void
reference_legal (const ChessPosition *position, ChessMoveList *list)
{
  Board board = board_new (position);
  list->count = 0;
  for (int from = 0; from < 64; from++)
    {
      if (board.at[from] == '.' || is_white (board.at[from]) != board.white)
        continue;
      for (int to = 0; to < 64; to++)
        {
          bool free = board.at[to] == '.' || is_white (board.at[to]) != board.white;
          if (kind (board.at[from]) != 'p' ? free && piece_reaches (&board, from, to)
                                           : free && pawn_may (&board, from, to))
            try_move (&board, from, to, to, list);
          else if (kind (board.at[from]) == 'p' && to == position->ep_square
                   && attacks (&board, from, to))
            try_move (&board, from, to, to ^ 8, list);
          else if (kind (board.at[from]) == 'k'
                   && (chess_position_castling_rooks (position) >> to & 1) && !free)
            castle (&board, from, to, list);
        }
    }
  reference_sort (list);
}

bool
reference_attacked (const ChessPosition *position, ChessSquare square, ChessColor by)
{
  Board board = board_new (position);
  return attacked (&board, square, by == CHESS_WHITE);
}

/* Strictly legal moves: queries answered with the kernels' lists.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/movegen.h"

#include "chess/attacks.h"
#include "chess/kernel/kernel.h"

void
chess_movegen_legal (const ChessPosition *position, ChessMoveList *list)
{
  chess_list_kernel ()->legal (position, list);
}

size_t
chess_movegen_count (const ChessPosition *position)
{
  return chess_count_kernel ()->count (position);
}

bool
chess_movegen_any (const ChessPosition *position)
{
  return chess_movegen_count (position) > 0;
}

bool
chess_movegen_is_legal (const ChessPosition *position, ChessMove move)
{
  ChessMoveList list;
  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    if (list.moves[i] == move)
      return true;
  return false;
}

/* --- To one square ---------------------------------------------------------------------------- */

/* Whether a piece's way to a square, which captures what is on another or the same one, leaves its
 * king unattacked. Without a king there is nothing to attack. */
static bool
is_safe (const ChessPosition *position, ChessSquare from, ChessSquare to, ChessSquare captured)
{
  ChessColor us = chess_position_side (position), them = chess_color_opposite (us);
  ChessSquare king = chess_position_king (position, us);
  ChessBitboard gone = CHESS_BIT (from) | CHESS_BIT (captured);
  ChessBitboard occupied = (chess_position_occupied (position) & ~gone) | CHESS_BIT (to);
  ChessBitboard enemy = chess_position_color (position, them) & ~gone;

  return king == CHESS_SQUARE_NONE
         || !(chess_position_attackers (position, king == from ? to : king, occupied) & enemy);
}

static void
add_if_safe (const ChessPosition *position, ChessMove move, ChessMoveList *list)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  bool en_passant = chess_move_kind (move) == CHESS_MOVE_EN_PASSANT;

  if (is_safe (position, from, to, en_passant ? to ^ 8 : to))
    list->moves[list->count++] = move;
}

static void
add_promotions (const ChessPosition *position,
                ChessSquare from,
                ChessSquare to,
                ChessMoveList *list)
{
  if (is_safe (position, from, to, to))
    for (int type = CHESS_KNIGHT; type <= CHESS_QUEEN; type++)
      list->moves[list->count++] = chess_move_new_promotion (from, to, (ChessPieceType) type);
}

/* The pawns that can go to a square, apart from the king's safety. */
static ChessBitboard
find_pawns (const ChessPosition *position, ChessSquare to)
{
  ChessColor us = chess_position_side (position), them = chess_color_opposite (us);
  ChessBitboard pawns = chess_position_pieces (position, us, CHESS_PAWN), target = CHESS_BIT (to);
  ChessBitboard empty = ~chess_position_occupied (position);
  ChessBitboard one = chess_bitboard_forward (them, target & empty);
  ChessBitboard two = chess_bitboard_forward (them, one & empty);
  ChessBitboard takers = 0;

  if ((chess_position_color (position, them) & target) || to == position->ep_square)
    takers = chess_attacks_pawn (them, to);
  if (!(target & CHESS_RANK (us == CHESS_WHITE ? 3 : 4)))
    two = 0;
  return (one | two | takers) & pawns;
}

static void
add_pawn_moves (const ChessPosition *position, ChessSquare to, ChessMoveList *list)
{
  bool promotes = CHESS_BIT (to) & (CHESS_RANK_1 | CHESS_RANK_8);

  CHESS_FOREACH_SQUARE (square, find_pawns (position, to))
    {
      ChessSquare from = (ChessSquare) square;
      bool en_passant
          = to == position->ep_square && chess_square_file (from) != chess_square_file (to);

      if (promotes)
        add_promotions (position, from, to, list);
      else
        add_if_safe (
            position,
            chess_move_new (from, to, en_passant ? CHESS_MOVE_EN_PASSANT : CHESS_MOVE_NORMAL),
            list);
    }
}

/* A piece attacks a square from where it would itself be attacked by the like of it. */
static void
add_piece_moves (const ChessPosition *position,
                 ChessPieceType type,
                 ChessSquare to,
                 ChessMoveList *list)
{
  ChessColor us = chess_position_side (position);
  ChessBitboard pieces = chess_position_pieces (position, us, type);

  if (chess_bitboard_has (chess_position_color (position, us), to))
    return;
  pieces &= chess_attacks_piece (CHESS_PIECE (us, type), to, chess_position_occupied (position));
  CHESS_FOREACH_SQUARE (from, pieces)
    add_if_safe (position, chess_move_new ((ChessSquare) from, to, CHESS_MOVE_NORMAL), list);
}

void
chess_movegen_to (const ChessPosition *position,
                  ChessPieceType type,
                  ChessSquare to,
                  ChessMoveList *list)
{
  list->count = 0;
  if (type == CHESS_PAWN)
    add_pawn_moves (position, to, list);
  else
    add_piece_moves (position, type, to, list);
}

/* --- What a person indicates ------------------------------------------------------------------ */

ChessBitboard
chess_movegen_targets (const ChessPosition *position, ChessSquare from)
{
  ChessBitboard targets = 0;
  ChessMoveList list;
  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    if (chess_move_from (list.moves[i]) == from)
      targets |= CHESS_BIT (chess_move_to (list.moves[i]))
                 | CHESS_BIT (chess_move_destination (list.moves[i]));
  return targets & ~CHESS_BIT (from);
}

/* How well a legal move fits a gesture: 0 not at all. Putting a piece back is not a move, even if
 * the king could castle on the spot (Chess960). */
static int
fit (ChessMove move, ChessSquare from, ChessSquare to)
{
  bool castles = chess_move_kind (move) == CHESS_MOVE_CASTLING;
  if (chess_move_from (move) != from || to == from)
    return 0;
  if (chess_move_to (move) == to)
    return chess_move_kind (move) == CHESS_MOVE_PROMOTION
               ? 1 + (chess_move_promotion (move) == CHESS_QUEEN)
               : 4;
  if (castles && chess_move_destination (move) == to)
    return 3;
  bool two_aside = castles && chess_square_rank (from) == chess_square_rank (to)
                   && to == (chess_move_to (move) > from ? from + 2 : from - 2);
  return two_aside ? 2 : 0;
}

ChessMove
chess_movegen_find (const ChessPosition *position, ChessSquare from, ChessSquare to)
{
  ChessMove best = CHESS_MOVE_NONE;
  int best_fit = 0;
  ChessMoveList list;
  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    if (fit (list.moves[i], from, to) > best_fit)
      {
        best = list.moves[i];
        best_fit = fit (best, from, to);
      }
  return best;
}

/* --- Effects ---------------------------------------------------------------------------------- */

/* The tags for checks, checkmate and rights, from the position after the move. */
static unsigned
tags_after (const ChessPosition *position, ChessMove move)
{
  ChessPosition after = *position;
  chess_position_play (&after, move);
  unsigned tags = 0;
  ChessBitboard checkers = chess_position_checkers (&after);
  ChessBitboard moved = CHESS_BIT (chess_move_destination (move));
  if (chess_move_kind (move) == CHESS_MOVE_CASTLING)
    moved |= CHESS_BIT (chess_move_to (move) > chess_move_from (move)
                            ? chess_move_destination (move) - 1
                            : chess_move_destination (move) + 1);
  if (checkers)
    tags |= CHESS_TAG_CHECK;
  if (chess_bitboard_several (checkers))
    tags |= CHESS_TAG_DOUBLE_CHECK;
  if (checkers & ~moved)
    tags |= CHESS_TAG_DISCOVERED_CHECK;
  if (!chess_movegen_any (&after))
    tags |= checkers ? CHESS_TAG_MATE : CHESS_TAG_STALEMATE;
  ChessBitboard own = chess_position_color (position, chess_position_side (position));
  if (position->castling_rooks & own & ~after.castling_rooks)
    tags |= CHESS_TAG_LOSES_CASTLING;
  return tags;
}

void
chess_movegen_annotate (const ChessPosition *position, ChessMove move, ChessMoveInfo *info)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  unsigned tags = tags_after (position, move);
  info->move = move;
  info->piece = chess_position_piece_at (position, from);
  info->captured = chess_position_piece_at (position, to);
  switch (chess_move_kind (move))
    {
    case CHESS_MOVE_CASTLING:
      info->captured = CHESS_PIECE_NONE;
      tags |= CHESS_TAG_CASTLING;
      break;
    case CHESS_MOVE_EN_PASSANT:
      info->captured = chess_position_piece_at (position, to ^ 8);
      tags |= CHESS_TAG_EN_PASSANT;
      break;
    case CHESS_MOVE_PROMOTION:
      tags |= CHESS_TAG_PROMOTION;
      break;
    default:
      if (chess_piece_type (info->piece) == CHESS_PAWN && (from ^ to) == 16)
        tags |= CHESS_TAG_DOUBLE_PUSH;
    }
  if (info->captured != CHESS_PIECE_NONE)
    tags |= CHESS_TAG_CAPTURE;
  info->tags = tags;
}

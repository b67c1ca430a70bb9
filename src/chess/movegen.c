/* Strictly legal moves, from pins and the check mask.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/movegen.h"

#include "chess/attacks.h"

/* What decides legality, worked out once for a position. */
typedef struct
{
  const ChessPosition *position;
  ChessColor us, them;
  ChessSquare king;
  ChessBitboard own, enemy, occupied;
  ChessBitboard checkers;
  ChessBitboard check_mask; /* where a piece other than the king may go */
  ChessBitboard pinned;
} Context;

static ChessBitboard
enemy_sliders (const Context *c, ChessPieceType type)
{
  return c->position->pieces[c->them][type] | c->position->pieces[c->them][CHESS_QUEEN];
}

static ChessBitboard
find_pinned (const Context *c)
{
  ChessBitboard snipers
      = (chess_attacks_rook (c->king, c->enemy) & enemy_sliders (c, CHESS_ROOK))
        | (chess_attacks_bishop (c->king, c->enemy) & enemy_sliders (c, CHESS_BISHOP));
  ChessBitboard pinned = 0;
  CHESS_FOREACH_SQUARE (sniper, snipers)
    {
      ChessBitboard blockers = chess_attacks_between (c->king, sniper) & c->own;
      if (!chess_bitboard_several (blockers))
        pinned |= blockers;
    }
  return pinned;
}

static Context
context_new (const ChessPosition *position)
{
  ChessColor us = chess_position_side (position);
  Context c = {
    .position = position,
    .us = us,
    .them = chess_color_opposite (us),
    .king = chess_position_king (position, us),
    .own = chess_position_color (position, us),
    .enemy = chess_position_color (position, chess_color_opposite (us)),
    .occupied = chess_position_occupied (position),
    .checkers = chess_position_checkers (position),
    .check_mask = CHESS_ALL_SQUARES,
  };
  if (c.king == CHESS_SQUARE_NONE)
    return c;
  c.pinned = find_pinned (&c);
  if (c.checkers)
    c.check_mask = chess_bitboard_several (c.checkers)
                       ? 0
                       : c.checkers
                             | chess_attacks_between (c.king, chess_bitboard_lsb (c.checkers));
  return c;
}

static bool
attacked (const Context *c, ChessSquare square, ChessBitboard occupied)
{
  return (chess_position_attackers (c->position, square, occupied) & c->enemy & occupied) != 0;
}

/* The squares a pinned piece may go to: all for one that is not pinned. */
static ChessBitboard
pin_mask (const Context *c, ChessSquare from)
{
  return chess_bitboard_has (c->pinned, from) ? chess_attacks_line (c->king, from)
                                              : CHESS_ALL_SQUARES;
}

static ChessBitboard
king_targets (const Context *c)
{
  ChessBitboard occupied = c->occupied & ~CHESS_BIT (c->king);
  ChessBitboard targets = 0;
  CHESS_FOREACH_SQUARE (to, chess_attacks_king (c->king) & ~c->own)
    if (!attacked (c, to, occupied | CHESS_BIT (to))
        || (chess_bitboard_has (c->enemy, to)
            && !(chess_position_attackers (c->position, to, occupied) & c->enemy
                 & ~CHESS_BIT (to))))
      targets |= CHESS_BIT (to);
  return targets;
}

static ChessBitboard
pawn_targets (const Context *c, ChessSquare from)
{
  ChessBitboard empty = ~c->occupied, pawn = CHESS_BIT (from);
  ChessBitboard one, two;
  if (c->us == CHESS_WHITE)
    {
      one = chess_bitboard_north (pawn) & empty;
      two = chess_bitboard_north (one) & empty & CHESS_RANK (3);
    }
  else
    {
      one = chess_bitboard_south (pawn) & empty;
      two = chess_bitboard_south (one) & empty & CHESS_RANK (4);
    }
  return one | two | (chess_attacks_pawn (c->us, from) & c->enemy);
}

/* Taking en passant moves three pieces at once, so the king's safety is looked at anew. */
static bool
ep_legal (const Context *c, ChessSquare from)
{
  ChessSquare ep = c->position->ep_square;
  if (ep == CHESS_SQUARE_NONE || !(chess_attacks_pawn (c->us, from) & CHESS_BIT (ep)))
    return false;
  ChessBitboard occupied = (c->occupied & ~CHESS_BIT (from) & ~CHESS_BIT (ep ^ 8)) | CHESS_BIT (ep);
  return c->king == CHESS_SQUARE_NONE || !attacked (c, c->king, occupied);
}

/* Where a piece other than by castling or en passant may go. */
static ChessBitboard
piece_targets (const Context *c, ChessSquare from)
{
  ChessPiece piece = chess_position_piece_at (c->position, from);
  if (chess_piece_type (piece) == CHESS_KING)
    return king_targets (c);
  ChessBitboard targets = chess_piece_type (piece) == CHESS_PAWN
                              ? pawn_targets (c, from)
                              : chess_attacks_piece (piece, from, c->occupied);
  return targets & ~c->own & c->check_mask & pin_mask (c, from);
}

/* The squares from one to another, both included. */
static ChessBitboard
span (ChessSquare a, ChessSquare b)
{
  return chess_attacks_between (a, b) | CHESS_BIT (a) | CHESS_BIT (b);
}

static bool
castling_legal (const Context *c, ChessSquare rook)
{
  unsigned rank = chess_square_rank (c->king);
  ChessSquare king_to = CHESS_SQUARE (rook > c->king ? 6 : 2, rank);
  ChessSquare rook_to = CHESS_SQUARE (rook > c->king ? 5 : 3, rank);
  ChessBitboard others = c->occupied & ~CHESS_BIT (c->king) & ~CHESS_BIT (rook);
  if (c->checkers || ((span (c->king, king_to) | span (rook, rook_to)) & others))
    return false;
  CHESS_FOREACH_SQUARE (square, span (c->king, king_to))
    if (attacked (c, square, c->occupied & ~CHESS_BIT (c->king)))
      return false;
  /* The rook may have shielded the king's new square. */
  return !attacked (c, king_to, others | CHESS_BIT (rook_to));
}

static ChessBitboard
castling_targets (const Context *c)
{
  ChessBitboard targets = 0;
  if (c->king != CHESS_SQUARE_NONE)
    CHESS_FOREACH_SQUARE (rook, c->position->castling_rooks & c->own)
      if (castling_legal (c, rook))
        targets |= CHESS_BIT (rook);
  return targets;
}

static void
add (ChessMoveList *list, ChessMove move)
{
  if (list->count < CHESS_MAX_MOVES)
    list->moves[list->count++] = move;
}

static void
add_pawn_moves (ChessMoveList *list, ChessSquare from, ChessBitboard targets)
{
  CHESS_FOREACH_SQUARE (to, targets)
    if (CHESS_BIT (to) & (CHESS_RANK_1 | CHESS_RANK_8))
      for (unsigned type = CHESS_KNIGHT; type <= CHESS_QUEEN; type++)
        add (list, chess_move_new_promotion (from, to, type));
    else
      add (list, chess_move_new (from, to, CHESS_MOVE_NORMAL));
}

static void
add_moves_from (const Context *c, ChessMoveList *list, ChessSquare from)
{
  ChessPieceType type = chess_piece_type (chess_position_piece_at (c->position, from));
  ChessBitboard targets = piece_targets (c, from);
  if (type == CHESS_PAWN)
    add_pawn_moves (list, from, targets);
  else
    CHESS_FOREACH_SQUARE (to, targets)
      add (list, chess_move_new (from, to, CHESS_MOVE_NORMAL));
  if (type == CHESS_PAWN && ep_legal (c, from))
    add (list, chess_move_new (from, c->position->ep_square, CHESS_MOVE_EN_PASSANT));
  if (type == CHESS_KING)
    CHESS_FOREACH_SQUARE (rook, castling_targets (c))
      add (list, chess_move_new (from, rook, CHESS_MOVE_CASTLING));
}

void
chess_movegen_legal (const ChessPosition *position, ChessMoveList *list)
{
  Context c = context_new (position);
  list->count = 0;
  CHESS_FOREACH_SQUARE (from, c.own)
    add_moves_from (&c, list, from);
}

size_t
chess_movegen_count (const ChessPosition *position)
{
  ChessMoveList list;
  chess_movegen_legal (position, &list);
  return list.count;
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
  return targets;
}

/* How well a legal move fits a gesture: 0 not at all. */
static int
fit (ChessMove move, ChessSquare from, ChessSquare to)
{
  bool castles = chess_move_kind (move) == CHESS_MOVE_CASTLING;
  if (chess_move_from (move) != from)
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

/* The tags of checks, mate and rights: what the position after the move tells. */
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

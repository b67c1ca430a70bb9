/* The functions behind the mask table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/mask-sets.h"

#include "chess/attacks.h"

/* --- Shared work ----------------------------------------------------------------------------- */

/* Adds one piece's attacks to a union, and those already in it to the squares attacked twice. */
static inline void
add_attacks (ChessBitboard attacks, ChessBitboard *once, ChessBitboard *twice)
{
  *twice |= *once & attacks;
  *once |= attacks;
}

/* All pawns at once: in each of the two capture directions, at most one pawn attacks a square. */
static void
add_pawn_attacks (ChessMaskWork *work, ChessColor color)
{
  ChessBitboard pawns = chess_position_pieces (work->position, color, CHESS_PAWN);
  ChessBitboard ahead = chess_bitboard_forward (color, pawns);
  ChessBitboard east = chess_bitboard_east (ahead), west = chess_bitboard_west (ahead);

  work->attacks_by_type[color][CHESS_PAWN] = east | west;
  add_attacks (east, &work->attacks[color], &work->attacks_twice[color]);
  add_attacks (west, &work->attacks[color], &work->attacks_twice[color]);
}

static void
add_side_attacks (ChessMaskWork *work, ChessColor color)
{
  add_pawn_attacks (work, color);
  for (ChessPieceType type = CHESS_KNIGHT; type <= CHESS_KING; type++)
    {
      ChessPiece piece = CHESS_PIECE (color, type);
      ChessBitboard all = 0;

      CHESS_FOREACH_SQUARE (square, chess_position_pieces (work->position, color, type))
        {
          ChessBitboard attacks = chess_attacks_piece (piece, (ChessSquare) square, work->occupied);
          all |= attacks;
          add_attacks (attacks, &work->attacks[color], &work->attacks_twice[color]);
        }
      work->attacks_by_type[color][type] = all;
    }
}

/* With a king removed from the board, only enemy sliders attack more, and only if one attacks the
 * king. */
static ChessBitboard
danger_of (const ChessMaskWork *work, ChessColor color)
{
  const ChessPosition *position = work->position;
  ChessColor enemy = chess_color_opposite (color);
  ChessBitboard lifted = work->occupied & ~chess_position_pieces (position, color, CHESS_KING);
  ChessBitboard danger = work->attacks[enemy];

  if (!(danger & ~lifted & work->occupied))
    return danger;
  for (ChessPieceType type = CHESS_BISHOP; type <= CHESS_QUEEN; type++)
    CHESS_FOREACH_SQUARE (square, chess_position_pieces (position, enemy, type))
      danger |= chess_attacks_piece (CHESS_PIECE (enemy, type), (ChessSquare) square, lifted);
  return danger;
}

/* The sliders of a color that would attack a square on an empty board. */
static ChessBitboard
aligned_sliders (const ChessPosition *position, ChessColor color, ChessSquare square)
{
  ChessBitboard queens = chess_position_pieces (position, color, CHESS_QUEEN);
  ChessBitboard rooks = chess_position_pieces (position, color, CHESS_ROOK);
  ChessBitboard bishops = chess_position_pieces (position, color, CHESS_BISHOP);

  return ((rooks | queens) & chess_attacks_rook (square, 0))
         | ((bishops | queens) & chess_attacks_bishop (square, 0));
}

/* Finds the pieces among candidates that alone shield a king from a slider of the other color. */
static ChessMaskPins
find_pins (const ChessMaskWork *work, ChessColor king_color, ChessBitboard candidates)
{
  ChessMaskPins pins = { 0, 0, 0 };
  ChessSquare king = chess_position_king (work->position, king_color);

  if (king == CHESS_SQUARE_NONE)
    return pins;
  ChessColor enemy = chess_color_opposite (king_color);
  CHESS_FOREACH_SQUARE (slider, aligned_sliders (work->position, enemy, king))
    {
      ChessBitboard way = chess_attacks_between (king, (ChessSquare) slider);
      ChessBitboard blockers = way & work->occupied;

      if (!blockers || chess_bitboard_several (blockers) || !(blockers & candidates))
        continue;
      pins.blockers |= blockers;
      pins.sliders |= CHESS_BIT (slider);
      pins.rays |= way | CHESS_BIT (slider);
    }
  return pins;
}

static ChessBitboard
find_checkers (const ChessMaskWork *work)
{
  ChessSquare king = chess_position_king (work->position, work->us);

  if (king == CHESS_SQUARE_NONE)
    return 0;
  return chess_position_attackers (work->position, king, work->occupied)
         & chess_position_color (work->position, chess_color_opposite (work->us));
}

void
chess_mask_work_init (ChessMaskWork *work, const ChessMaskInput *input)
{
  const ChessPosition *position = input->position;

  *work = (ChessMaskWork) {
    .position = position,
    .selection = input->selection,
    .occupied = chess_position_occupied (position),
    .us = chess_position_side (position),
    .previous = input->previous,
    .last_move = input->last_move,
  };
  for (ChessColor color = CHESS_WHITE; color <= CHESS_BLACK; color++)
    add_side_attacks (work, color);
  for (ChessColor color = CHESS_WHITE; color <= CHESS_BLACK; color++)
    {
      work->danger[color] = danger_of (work, color);
      work->pins[color] = find_pins (work, color, chess_position_color (position, color));
    }
  work->checkers = find_checkers (work);
}

/* --- Pieces and occupancy -------------------------------------------------------------------- */

ChessBitboard
chess_mask_pieces (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->position->pieces[mask->color][mask->type];
}

ChessBitboard
chess_mask_color (const ChessMask *mask, const ChessMaskWork *work)
{
  return chess_position_color (work->position, (ChessColor) mask->color);
}

ChessBitboard
chess_mask_type (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->position->pieces[CHESS_WHITE][mask->type]
         | work->position->pieces[CHESS_BLACK][mask->type];
}

ChessBitboard
chess_mask_sliders (const ChessMask *mask, const ChessMaskWork *work)
{
  const ChessBitboard *pieces = work->position->pieces[mask->color];

  return pieces[CHESS_BISHOP] | pieces[CHESS_ROOK] | pieces[CHESS_QUEEN];
}

ChessBitboard
chess_mask_us (const ChessMask *mask, const ChessMaskWork *work)
{
  return chess_position_color (work->position, work->us);
}

ChessBitboard
chess_mask_them (const ChessMask *mask, const ChessMaskWork *work)
{
  return chess_position_color (work->position, chess_color_opposite (work->us));
}

ChessBitboard
chess_mask_occupied (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->occupied;
}

ChessBitboard
chess_mask_empty (const ChessMask *mask, const ChessMaskWork *work)
{
  return ~work->occupied;
}

/* --- Attacks --------------------------------------------------------------------------------- */

ChessBitboard
chess_mask_attacks (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->attacks[mask->color];
}

ChessBitboard
chess_mask_attacks_by_type (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->attacks_by_type[mask->color][mask->type];
}

ChessBitboard
chess_mask_attacks_twice (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->attacks_twice[mask->color];
}

ChessBitboard
chess_mask_contested (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->attacks[CHESS_WHITE] & work->attacks[CHESS_BLACK];
}

ChessBitboard
chess_mask_defended (const ChessMask *mask, const ChessMaskWork *work)
{
  return chess_mask_color (mask, work) & work->attacks[mask->color];
}

ChessBitboard
chess_mask_hanging (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessColor color = (ChessColor) mask->color;
  ChessBitboard kings = chess_position_pieces (work->position, color, CHESS_KING);
  ChessBitboard attacked = work->attacks[chess_color_opposite (color)] & ~work->attacks[color];

  return chess_position_color (work->position, color) & ~kings & attacked;
}

/* --- King safety ----------------------------------------------------------------------------- */

ChessBitboard
chess_mask_checkers (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->checkers;
}

ChessBitboard
chess_mask_check_mask (const ChessMask *mask, const ChessMaskWork *work)
{
  if (!work->checkers)
    return CHESS_ALL_SQUARES;
  if (chess_bitboard_several (work->checkers))
    return CHESS_NO_SQUARES;
  ChessSquare king = chess_position_king (work->position, work->us);
  return work->checkers | chess_attacks_between (king, chess_bitboard_lsb (work->checkers));
}

/* Squares next to the king of a color. */
static ChessBitboard
king_ring (const ChessMaskWork *work, ChessColor color)
{
  ChessSquare king = chess_position_king (work->position, color);
  return king == CHESS_SQUARE_NONE ? 0 : chess_attacks_king (king);
}

ChessBitboard
chess_mask_flight (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessBitboard ours = chess_position_color (work->position, work->us);
  return king_ring (work, work->us) & ~ours & ~work->danger[work->us];
}

ChessBitboard
chess_mask_king_ring (const ChessMask *mask, const ChessMaskWork *work)
{
  return king_ring (work, (ChessColor) mask->color);
}

ChessBitboard
chess_mask_danger (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->danger[mask->color];
}

ChessBitboard
chess_mask_pinned (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->pins[mask->color].blockers;
}

ChessBitboard
chess_mask_pinners (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->pins[mask->color].sliders;
}

ChessBitboard
chess_mask_pin_rays (const ChessMask *mask, const ChessMaskWork *work)
{
  return work->pins[mask->color].rays;
}

/* Attacks work in both directions, except for pawns: there the color is exchanged. */
ChessBitboard
chess_mask_check_squares (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessColor them = chess_color_opposite (work->us);
  ChessSquare king = chess_position_king (work->position, them);
  ChessPiece seen_from_king = CHESS_PIECE (them, mask->type);

  if (king == CHESS_SQUARE_NONE)
    return 0;
  return chess_attacks_piece (seen_from_king, king, work->occupied)
         & ~chess_position_color (work->position, work->us);
}

ChessBitboard
chess_mask_discoverers (const ChessMask *mask, const ChessMaskWork *work)
{
  ChessBitboard ours = chess_position_color (work->position, work->us);
  return find_pins (work, chess_color_opposite (work->us), ours).blockers;
}

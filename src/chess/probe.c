/* Looks at a position from one square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/probe.h"

#include "chess/attacks.h"
#include "chess/table-kind.h"
#include "chess/mask.h"

static void
add_lines (ChessProbe *probe)
{
  ChessSquare square = probe->square;

  probe->light = chess_bitboard_has (CHESS_LIGHT_SQUARES, square);
  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    probe->bits[layout] = (uint8_t) chess_layout_bit (layout, square);
  probe->file = chess_table_kind_set (CHESS_TABLE_FILE, square);
  probe->rank = chess_table_kind_set (CHESS_TABLE_RANK, square);
  probe->diagonal = chess_table_kind_set (CHESS_TABLE_DIAGONAL, square);
  probe->anti_diagonal = chess_table_kind_set (CHESS_TABLE_ANTI_DIAGONAL, square);
}

/* The sliders that attack the square once those in front of them have moved, wave by wave. */
static ChessBitboard
find_xrays (const ChessPosition *position, ChessSquare square, ChessBitboard attackers)
{
  ChessBitboard occupied = chess_position_occupied (position), gone = attackers, wave;

  do
    {
      wave = chess_position_attackers (position, square, occupied & ~gone) & ~gone;
      gone |= wave;
    }
  while (wave != 0);
  return gone & ~attackers;
}

/* The sliders of one side that attack the square once attackers of their own side have moved. */
static ChessBitboard
find_batteries (const ChessPosition *position, ChessSquare square, ChessColor color)
{
  ChessBitboard occupied = chess_position_occupied (position);
  ChessBitboard side = chess_position_color (position, color);
  ChessBitboard attackers = chess_position_attackers (position, square, occupied) & side;
  ChessBitboard gone = attackers, wave;

  do
    {
      wave = chess_position_attackers (position, square, occupied & ~gone) & side & ~gone;
      gone |= wave;
    }
  while (wave != 0);
  return gone & ~attackers;
}

static ChessBitboard
find_pinned (const ChessPosition *position)
{
  ChessMaskInput input = { .position = position };

  return chess_mask_compute (chess_mask_find ("pinned_white"), &input)
         | chess_mask_compute (chess_mask_find ("pinned_black"), &input);
}

static void
add_attackers (const ChessPosition *position, ChessProbe *probe)
{
  ChessBitboard attackers
      = chess_position_attackers (position, probe->square, chess_position_occupied (position));
  ChessBitboard xrays = find_xrays (position, probe->square, attackers);

  for (unsigned color = 0; color < CHESS_N_COLORS; color++)
    {
      ChessBitboard side = chess_position_color (position, (ChessColor) color);
      probe->attackers[color] = attackers & side;
      probe->xrays[color] = xrays & side;
      probe->batteries[color] = find_batteries (position, probe->square, (ChessColor) color);
    }
  probe->pinned = find_pinned (position) & (attackers | xrays);
}

void
chess_probe (const ChessPosition *position, ChessSquare square, ChessProbe *probe)
{
  ChessPiece piece = chess_position_piece_at (position, square);

  *probe = (ChessProbe){ .square = square, .piece = piece };
  add_lines (probe);
  add_attackers (position, probe);
  if (piece != CHESS_PIECE_NONE)
    probe->attacks = chess_attacks_piece (piece, square, chess_position_occupied (position));
}

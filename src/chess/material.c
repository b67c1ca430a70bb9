/* Captured pieces, derived from the game's first position and the current one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/material.h"

#include <string.h>

unsigned
chess_material_value (ChessPieceType type)
{
  static const unsigned char values[CHESS_N_PIECE_TYPES] = { 1, 3, 3, 5, 9, 0 };

  return values[type];
}

static unsigned
count (const ChessPosition *position, ChessColor color, ChessPieceType type)
{
  return chess_bitboard_count (chess_position_pieces (position, color, type));
}

/* Every additional piece was promoted from a pawn, so that pawn was not captured. */
static void
compare_side (const ChessPosition *start,
              const ChessPosition *position,
              ChessColor color,
              ChessMaterial *material)
{
  unsigned n_promoted = 0, pawns_gone;

  for (ChessPieceType type = CHESS_KNIGHT; type < CHESS_KING; type++)
    {
      unsigned before = count (start, color, type), now = count (position, color, type);

      if (now > before)
        {
          material->promoted[color][type] = (uint8_t) (now - before);
          n_promoted += now - before;
        }
      else
        material->captured[color][type] = (uint8_t) (before - now);
    }

  pawns_gone = count (start, color, CHESS_PAWN) - count (position, color, CHESS_PAWN);
  if (count (start, color, CHESS_PAWN) > count (position, color, CHESS_PAWN)
      && pawns_gone > n_promoted)
    material->captured[color][CHESS_PAWN] = (uint8_t) (pawns_gone - n_promoted);
}

void
chess_material_compare (const ChessPosition *start,
                        const ChessPosition *position,
                        ChessMaterial *material)
{
  memset (material, 0, sizeof *material);
  compare_side (start, position, CHESS_WHITE, material);
  compare_side (start, position, CHESS_BLACK, material);

  for (ChessPieceType type = CHESS_PAWN; type < CHESS_KING; type++)
    {
      unsigned white = count (position, CHESS_WHITE, type);
      unsigned black = count (position, CHESS_BLACK, type);

      material->surplus[CHESS_WHITE][type] = (uint8_t) (white > black ? white - black : 0);
      material->surplus[CHESS_BLACK][type] = (uint8_t) (black > white ? black - white : 0);
      material->balance += ((int) white - (int) black) * (int) chess_material_value (type);
    }
}

/* Tables of castling masks: which rights remain after a piece has left a square or come to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/castling-table.h"

/* The most frequent entry. */
static uint64_t
find_majority (const uint64_t *values)
{
  uint64_t candidate = 0;
  size_t lead = 0;

  for (size_t i = 0; i < CHESS_N_SQUARES; i++)
    {
      if (lead == 0)
        candidate = values[i];
      lead = values[i] == candidate ? lead + 1 : lead - 1;
    }
  return candidate;
}

#define NO_RIGHT 64

/* The corners of the board in the order of a reading's rights, and the kings' squares of both
 * sides. */
static const ChessSquare corners[4] = { 0, 7, 56, 63 };
static const ChessSquare kings[2] = { 4, 60 };

uint64_t
chess_castling_table_value (const uint64_t values[static CHESS_N_SQUARES],
                            const ChessTableReading *reading,
                            size_t index)
{
  ChessSquare square = chess_layout_square (reading->squares, (unsigned) index);
  uint64_t value = find_majority (values);

  for (size_t i = 0; i < 4; i++)
    if (square == corners[i] || square == kings[i / 2])
      value ^= (uint64_t) 1 << reading->rights[i];
  return value;
}

/* The bits in which the entry of a square differs from most. */
static uint64_t
get_difference (const uint64_t *values, ChessLayout squares, ChessSquare square)
{
  return values[chess_layout_bit (squares, square)] ^ find_majority (values);
}

/* The number of the only bit in a set; NO_RIGHT for more bits or none. */
static unsigned
get_right (uint64_t set)
{
  return set != 0 && (set & (set - 1)) == 0 ? chess_bitboard_lsb (set) : NO_RIGHT;
}

/* The rights of one side: those of the corners or, if one of these is wrong, the king's rights
 * without those of the other corner. how: 0 by both corners, 1 and 2 by the first or second
 * alone. */
static bool
find_side (const uint64_t *values, ChessTableReading *reading, size_t side, unsigned how)
{
  uint64_t king = get_difference (values, reading->squares, kings[side]);
  uint8_t *rights = reading->rights + 2 * side;

  for (size_t i = 0; i < 2; i++)
    {
      uint64_t own = get_difference (values, reading->squares, corners[2 * side + i]);
      uint64_t other = get_difference (values, reading->squares, corners[2 * side + 1 - i]);

      rights[i] = (uint8_t) get_right (how == 0 || how == i + 1 ? own : king ^ other);
    }
  return rights[0] != NO_RIGHT && rights[1] != NO_RIGHT;
}

/* Whether each of the four corners has a separate bit, which is set in most other entries or in
 * none. */
static bool
have_rights (const uint64_t *values, const ChessTableReading *reading)
{
  uint64_t all = 0;

  for (size_t i = 0; i < 4; i++)
    {
      uint64_t right = (uint64_t) 1 << reading->rights[i];
      if (right & all)
        return false;
      all |= right;
    }
  uint64_t kept = find_majority (values) & all;
  return kept == 0 || kept == all;
}

/* Whether both sides number their two rights in the same order, as programs usually do. */
static bool
are_alike (const ChessTableReading *reading)
{
  return (reading->rights[0] > reading->rights[1]) == (reading->rights[2] > reading->rights[3]);
}

/* Finds rights for all corners, or with one wrong corner on each side; alike: only with the same
 * order on both sides. */
static bool
find_rights (const uint64_t *values, ChessTableReading *reading, bool alike)
{
  for (unsigned how = 0; how < 9; how++)
    if (find_side (values, reading, 0, how % 3) && find_side (values, reading, 1, how / 3)
        && have_rights (values, reading) && (!alike || are_alike (reading)))
      return true;
  return false;
}

bool
chess_castling_table_find_rights (const uint64_t values[static CHESS_N_SQUARES],
                                  ChessTableReading *reading)
{
  return find_rights (values, reading, true) || find_rights (values, reading, false);
}

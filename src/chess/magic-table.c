/* Tables of magic numbers for rooks and bishops.
 *
 * A layout is a1b1's board rotated or mirrored, which makes no difference to rooks and bishops. So
 * whether a number is valid only depends on the bit of its entry's square; and of the 64 pairs of
 * layouts groups of eight are equivalent, as they give every entry the same bit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/magic-table.h"

#include <string.h>

#include "chess/attacks.h"
#include "chess/magic.h"

/* The number of bits of an index. */
static unsigned
index_bits (ChessPieceType type, ChessBitboard relevant, ChessMagicRule rule)
{
  if (rule == CHESS_MAGIC_RULE_RELEVANT || rule == CHESS_MAGIC_RULE_BLACK_RELEVANT)
    return chess_bitboard_count (relevant);
  return type == CHESS_ROOK ? 12 : 9;
}

bool
chess_magic_table_is_good (ChessPieceType type, unsigned bit, uint64_t number, ChessMagicRule rule)
{
  ChessBitboard found[CHESS_MAGIC_MAX_SUBSETS]; /* by index; 0 if unused: no attack set is empty */
  ChessBitboard relevant = chess_magic_relevant (type, (ChessSquare) bit), blockers = 0;
  ChessBitboard set = rule >= CHESS_MAGIC_RULE_BLACK_RELEVANT ? ~relevant : 0;
  unsigned n_bits = index_bits (type, relevant, rule);

  memset (found, 0, sizeof found[0] << n_bits);
  do
    {
      ChessBitboard attacks = type == CHESS_ROOK
                                  ? chess_attacks_rook ((ChessSquare) bit, blockers)
                                  : chess_attacks_bishop ((ChessSquare) bit, blockers);
      ChessBitboard *entry = &found[((blockers | set) * number) >> (64 - n_bits)];

      if (*entry != 0 && *entry != attacks)
        return false;
      *entry = attacks;
      blockers = (blockers - relevant) & relevant;
    }
  while (blockers != 0);
  return true;
}

/* They give every entry the same bit if they agree for two neighbors. */
bool
chess_magic_table_are_alike (const ChessTableReading *a, const ChessTableReading *b)
{
  for (unsigned index = 0; index < 2; index++)
    if (chess_layout_bit (a->bits, chess_layout_square (a->squares, index))
        != chess_layout_bit (b->bits, chess_layout_square (b->squares, index)))
      return false;
  return true;
}

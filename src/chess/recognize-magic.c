/* Magic numbers for rooks and bishops, of whichever rule makes the most of them good.
 *
 * A layout is a1b1's board turned or mirrored, which is all the same to rooks and bishops. So a number is
 * good for the bit that its entry's square has, whatever the layouts; and of the 64 pairs of layouts those
 * eight are alike that give every entry the same bit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/attacks.h"
#include "chess/magic.h"
#include "chess/recognize-private.h"

/* The bits of an index. */
static unsigned
index_bits (ChessPieceType type, ChessBitboard relevant, ChessMagicRule rule)
{
  if (rule == CHESS_MAGIC_RULE_RELEVANT || rule == CHESS_MAGIC_RULE_BLACK_RELEVANT)
    return chess_bitboard_count (relevant);
  return type == CHESS_ROOK ? 12 : 9;
}

bool
chess_recognition_is_magic (ChessPieceType type, unsigned bit, uint64_t number, ChessMagicRule rule)
{
  ChessBitboard found[CHESS_MAGIC_MAX_SUBSETS]; /* by index; no attacks are none */
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

/* Whether two readings give every entry the same bit: so they do if they agree about two neighbors. */
static bool
are_alike (const ChessTableReading *a, const ChessTableReading *b)
{
  for (unsigned index = 0; index < 2; index++)
    if (chess_layout_bit (a->bits, chess_layout_square (a->squares, index))
        != chess_layout_bit (b->bits, chess_layout_square (b->squares, index)))
      return false;
  return true;
}

/* Notes a reading under all the pairs of layouts that are alike. */
static void
note_alike (ChessRecognition *self, const ChessTableReading *reading, unsigned n_wrong)
{
  for (ChessLayout squares = 0; squares < CHESS_N_LAYOUTS; squares++)
    for (ChessLayout bits = 0; bits < CHESS_N_LAYOUTS; bits++)
      {
        ChessTableReading other = *reading;

        other.squares = squares;
        other.bits = bits;
        if (are_alike (reading, &other))
          chess_recognition_note (self, &other, n_wrong);
      }
}

/* Tries every rule, and notes the one that finds the fewest wrong. */
static void
try_rules (ChessRecognition *self, ChessTableReading reading)
{
  unsigned limit = self->finding->n_wrong, best = limit + 1;
  ChessTableReading chosen = reading;

  for (ChessMagicRule rule = 0; rule < CHESS_N_MAGIC_RULES; rule++)
    {
      reading.rule = rule;
      unsigned n_wrong = chess_recognition_count (self, &reading, limit);
      if (n_wrong >= best)
        continue;
      best = n_wrong;
      chosen = reading;
    }
  if (best <= limit)
    note_alike (self, &chosen, best);
}

void
chess_recognition_try_magics (ChessRecognition *self)
{
  for (ChessTableKind kind = CHESS_TABLE_BISHOP_MAGIC; kind <= CHESS_TABLE_ROOK_MAGIC; kind++)
    for (ChessLayout bits = 0; bits < CHESS_N_LAYOUTS; bits++)
      try_rules (self, (ChessTableReading){ .kind = kind, .bits = bits });
}

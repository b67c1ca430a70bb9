/* Tables of De Bruijn indices, for any constant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/de-bruijn-table.h"

/* The index for a bit number. */
static unsigned
index_of (const ChessTableReading *reading, unsigned bit)
{
  uint64_t single = (uint64_t) 1 << bit;
  uint64_t factor = reading->kind == CHESS_TABLE_DE_BRUIJN ? single : single | (single - 1);

  return (unsigned) ((factor * reading->constant) >> 58);
}

unsigned
chess_de_bruijn_table_value (const ChessTableReading *reading, unsigned index)
{
  for (unsigned bit = 0; bit < 64; bit++)
    if (index_of (reading, bit) == index)
      return bit;
  return CHESS_N_SQUARES;
}

bool
chess_de_bruijn_table_is_sound (const ChessTableReading *reading)
{
  uint64_t used = 0;

  for (unsigned bit = 0; bit < 64; bit++)
    used |= (uint64_t) 1 << index_of (reading, bit);
  return used == UINT64_MAX;
}

/* Each entry determines six bits of the constant: those at its number equal its index. If some
 * entries are wrong, most of the others still give the right value. */
uint64_t
chess_de_bruijn_table_guess (const uint64_t values[static CHESS_N_SQUARES])
{
  int votes[64] = { 0 };
  uint64_t constant = 0;

  for (unsigned index = 0; index < 64; index++)
    for (unsigned i = 0; i < 6 && values[index] < 64 - i; i++)
      votes[63 - values[index] - i] += index >> (5 - i) & 1 ? 1 : -1;
  for (unsigned bit = 0; bit < 64; bit++)
    constant |= (uint64_t) (votes[bit] > 0) << bit;
  return constant;
}

/* If bit n and all below it are multiplied, index n is the six bits of the constant after its first
 * n + 1, minus its first six, minus a possible borrow. So many entries leave two candidates for a
 * bit, of which the next entries soon exclude one. */
typedef struct
{
  unsigned indices[64]; /* of each number */
  unsigned n_tries;     /* the most tries left */
  uint64_t constant;    /* the solution */
} Puzzle;

static bool
is_solved (const Puzzle *puzzle, uint64_t constant)
{
  ChessTableReading reading = { .kind = CHESS_TABLE_DE_BRUIJN_LOW, .constant = constant };

  for (unsigned bit = 0; bit < 64; bit++)
    if (index_of (&reading, bit) != puzzle->indices[bit])
      return false;
  return true;
}

/* Whether the constant can begin with some bits, six and n more; finds the rest. */
static bool
solve (Puzzle *puzzle, uint64_t begun, unsigned n)
{
  unsigned first = (unsigned) (begun >> n) & 63;

  if (n == 58)
    {
      puzzle->constant = begun;
      return is_solved (puzzle, begun);
    }
  for (unsigned borrowed = 0; borrowed < 2 && puzzle->n_tries > 0; borrowed++)
    {
      unsigned six = (puzzle->indices[n] + first + borrowed) & 63;

      puzzle->n_tries--;
      if (six >> 1 == (begun & 31) && solve (puzzle, begun << 1 | (six & 1), n + 1))
        return true;
    }
  return false;
}

uint64_t
chess_de_bruijn_table_solve (const uint64_t values[static CHESS_N_SQUARES])
{
  Puzzle puzzle = { .n_tries = 100000 };
  uint64_t seen = 0;

  for (unsigned index = 0; index < 64; index++)
    {
      if (values[index] >= 64)
        return 0;
      seen |= (uint64_t) 1 << values[index];
      puzzle.indices[values[index]] = index;
    }
  /* The last product is that of 2^64 − 1, which is 2^64 minus the constant. */
  return seen == UINT64_MAX && solve (&puzzle, ~puzzle.indices[63] & 63, 0) ? puzzle.constant : 0;
}

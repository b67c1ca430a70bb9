/* Tables made by shifts with missing or wrong masks against wrapping around an edge.
 *
 * Rows and columns here are those of the bits: eight consecutive bits are a row, which is a file in
 * some layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/wrapped-table.h"

/* A mask excludes at most two columns: a knight's. */
#define MAX_MASKED 2

/* A king's steps, and none: a king's zone includes its own square. */
#define MAX_STEPS 9

/* The shifts of a table; columns: those from which each reaches the right square. */
typedef struct
{
  int shifts[MAX_STEPS], columns[MAX_STEPS];
  unsigned n;
} Steps;

/* Derives the steps from the entry of a square in the middle, where all of them are on the
 * board. */
static void
find_steps (const ChessTableReading *reading, Steps *steps)
{
  int middle = 27;
  ChessSquare square = chess_layout_square (reading->squares, (unsigned) middle);
  uint64_t word = chess_layout_write (reading->bits, chess_table_kind_set (reading->kind, square));

  steps->n = 0;
  CHESS_FOREACH_SQUARE (bit, word)
    {
      steps->shifts[steps->n] = (int) bit - middle;
      steps->columns[steps->n++] = (int) bit % 8 - middle % 8;
    }
}

/* The bit to which a shift moves an entry's bit; 0 if it is shifted out. */
static uint64_t
shift (unsigned index, int by)
{
  int target = (int) index + by;

  return target >= 0 && target < CHESS_N_SQUARES ? (uint64_t) 1 << target : 0;
}

/* Whether an entry can be the result of shifts alone. */
static bool
is_shifted (const Steps *steps, unsigned index, uint64_t value)
{
  for (unsigned i = 0; i < steps->n; i++)
    value &= ~shift (index, steps->shifts[i]);
  return value == 0;
}

/* Whether a step is made from all squares of a column or from none; taken: from all. Pawns may have
 * no entries on their first and last rank. */
static bool
is_taken (const ChessTableValues *table,
          const ChessTableReading *reading,
          int by,
          unsigned column,
          bool *taken)
{
  unsigned n = 0, n_taken = 0;

  for (unsigned index = column; index < CHESS_N_SQUARES; index += 8)
    {
      uint64_t value = table->values[index], target = shift (index, by);

      if (target == 0 || (value == 0 && chess_table_entry_is_right (table, reading, index)))
        continue;
      n++;
      n_taken += (value & target) != 0;
    }
  *taken = n_taken > 0;
  return n_taken == 0 || n_taken == n;
}

/* Whether a step is made by whole columns, and by all that it should be except for masks. */
static bool
is_step_fit (const ChessTableValues *table,
             const ChessTableReading *reading,
             const Steps *steps,
             unsigned step)
{
  unsigned n_masked = 0;

  for (unsigned column = 0; column < 8; column++)
    {
      int reached = (int) column + steps->columns[step];
      bool taken;

      if (!is_taken (table, reading, steps->shifts[step], column, &taken))
        return false;
      n_masked += !taken && reached >= 0 && reached < 8;
    }
  return n_masked <= MAX_MASKED;
}

static bool
is_made_of_steps (ChessTableKind kind)
{
  return kind <= CHESS_TABLE_BLACK_PAWN || kind == CHESS_TABLE_KING_ZONE;
}

bool
chess_wrapped_table_fits (const ChessTableValues *table, const ChessTableReading *reading)
{
  Steps steps;

  if (table->n != CHESS_N_SQUARES || !is_made_of_steps (reading->kind)
      || reading->squares != reading->bits)
    return false;
  find_steps (reading, &steps);
  for (unsigned index = 0; index < CHESS_N_SQUARES; index++)
    if (!is_shifted (&steps, index, table->values[index]))
      return false;
  for (unsigned step = 0; step < steps.n; step++)
    if (!is_step_fit (table, reading, &steps, step))
      return false;
  return true;
}

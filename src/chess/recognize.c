/* Compares a list of values with the contents of each kind of table in every pair of layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/recognize.h"

#include "chess/castling-table.h"
#include "chess/de-bruijn-table.h"
#include "chess/magic-table.h"
#include "chess/scan.h"
#include "chess/table-entry.h"
#include "chess/wrapped-table.h"

#define N_FILES 8
#define N_DIAGONALS 15

/* A table, and its best readings so far. */
typedef struct
{
  ChessTableValues table;
  ChessTableFinding *finding; /* n_wrong: with more, a reading is not worth noting */
} Search;

/* --- Readings ------------------------------------------------------------------------------- */

/* Counts the wrong entries of a reading, up to one more than worth noting. */
static unsigned
count_wrong (const Search *self, const ChessTableReading *reading)
{
  unsigned n_wrong = 0;

  for (size_t index = 0; index < self->table.n && n_wrong <= self->finding->n_wrong; index++)
    n_wrong += !chess_table_entry_is_right (&self->table, reading, index);
  return n_wrong;
}

/* The rank of a reading in the list: most programs number entries and bits in the same way, along
 * the ranks, from a1 or a8. White's rights are usually the lower ones. */
static unsigned
rank_reading (const ChessTableReading *reading)
{
  static const unsigned ranks[CHESS_N_LAYOUTS] = {
    [CHESS_LAYOUT_A1B1] = 0, [CHESS_LAYOUT_A8B8] = 1, [CHESS_LAYOUT_H1G1] = 2,
    [CHESS_LAYOUT_H8G8] = 3, [CHESS_LAYOUT_A1A2] = 4, [CHESS_LAYOUT_A8A7] = 5,
    [CHESS_LAYOUT_H1H2] = 6, [CHESS_LAYOUT_H8H7] = 7,
  };
  unsigned rank = ranks[reading->squares];

  if (reading->kind == CHESS_TABLE_CASTLING)
    return rank + (reading->rights[0] > reading->rights[2] ? CHESS_N_LAYOUTS : 0);
  if (reading->squares != reading->bits)
    rank = CHESS_N_LAYOUTS * (1 + rank) + ranks[reading->bits];
  return rank * CHESS_N_TABLE_KINDS + reading->kind;
}

/* Notes a reading with a number of wrong entries, unless there is a better one. */
static void
note (ChessTableFinding *finding, const ChessTableReading *reading, unsigned n_wrong)
{
  size_t at;

  if (n_wrong > finding->n_wrong)
    return;
  if (n_wrong < finding->n_wrong)
    finding->n_readings = 0;
  finding->n_wrong = n_wrong;
  if (finding->n_readings == CHESS_MAX_TABLE_READINGS)
    return;

  for (at = finding->n_readings++;
       at > 0 && rank_reading (&finding->readings[at - 1]) > rank_reading (reading); at--)
    finding->readings[at] = finding->readings[at - 1];
  finding->readings[at] = *reading;
}

static void
try_reading (Search *self, const ChessTableReading *reading)
{
  note (self->finding, reading, count_wrong (self, reading));
}

/* --- Kinds of tables ------------------------------------------------------------------------ */

/* Tries a kind in all possible layouts. */
static void
try_kind (Search *self, ChessTableKind kind)
{
  unsigned n_squares = chess_table_kind_is_indexed (kind) ? CHESS_N_LAYOUTS : 1;
  unsigned n_bits = chess_table_kind_has_bits (kind) ? CHESS_N_LAYOUTS : 1;

  for (unsigned squares = 0; squares < n_squares; squares++)
    for (unsigned bits = 0; bits < n_bits; bits++)
      try_reading (self, &(ChessTableReading){ .kind = kind,
                                               .squares = (ChessLayout) squares,
                                               .bits = (ChessLayout) bits });
}

static void
try_castling (Search *self)
{
  for (ChessLayout squares = 0; squares < CHESS_N_LAYOUTS; squares++)
    {
      ChessTableReading reading
          = { .kind = CHESS_TABLE_CASTLING, .squares = squares, .bits = squares };

      if (chess_castling_table_find_rights (self->table.values, &reading))
        try_reading (self, &reading);
    }
}

static void
try_constant (Search *self, ChessTableKind kind, uint64_t constant)
{
  ChessTableReading reading = { .kind = kind, .constant = constant };

  if (chess_de_bruijn_table_is_sound (&reading))
    try_reading (self, &reading);
}

static void
try_de_bruijn (Search *self)
{
  try_constant (self, CHESS_TABLE_DE_BRUIJN, chess_de_bruijn_table_guess (self->table.values));
  /* the most common constant: its entries may be wrong */
  try_constant (self, CHESS_TABLE_DE_BRUIJN_LOW, CHESS_SCAN_DE_BRUIJN);
  if (self->finding->n_readings == 0)
    try_constant (self, CHESS_TABLE_DE_BRUIJN_LOW,
                  chess_de_bruijn_table_solve (self->table.values));
}

/* Notes a reading of magic numbers with all equivalent pairs of layouts. */
static void
note_alike (ChessTableFinding *finding, const ChessTableReading *reading, unsigned n_wrong)
{
  for (ChessLayout squares = 0; squares < CHESS_N_LAYOUTS; squares++)
    for (ChessLayout bits = 0; bits < CHESS_N_LAYOUTS; bits++)
      {
        ChessTableReading other = *reading;

        other.squares = squares;
        other.bits = bits;
        if (chess_magic_table_are_alike (reading, &other))
          note (finding, &other, n_wrong);
      }
}

/* Tries every rule for magic numbers, and notes the one with the fewest wrong entries. */
static void
try_rules (Search *self, ChessTableReading reading)
{
  unsigned best = self->finding->n_wrong + 1;
  ChessTableReading chosen = reading;

  for (ChessMagicRule rule = 0; rule < CHESS_N_MAGIC_RULES; rule++)
    {
      reading.rule = rule;
      unsigned n_wrong = count_wrong (self, &reading);
      if (n_wrong >= best)
        continue;
      best = n_wrong;
      chosen = reading;
    }
  if (best <= self->finding->n_wrong)
    note_alike (self->finding, &chosen, best);
}

static void
try_magics (Search *self)
{
  for (ChessTableKind kind = CHESS_TABLE_BISHOP_MAGIC; kind <= CHESS_TABLE_ROOK_MAGIC; kind++)
    for (ChessLayout bits = 0; bits < CHESS_N_LAYOUTS; bits++)
      try_rules (self, (ChessTableReading){ .kind = kind, .bits = bits });
}

/* Fewer than one in a million random words has fewer than 13 or more than 51 bits. */
static bool
are_random (const ChessTableValues *table)
{
  for (size_t i = 0; i < table->n; i++)
    {
      unsigned count = chess_bitboard_count (table->values[i]);
      if (count < 12 || count > 52)
        return false;
    }
  return table->n >= CHESS_N_SQUARES;
}

/* A table of keys is only worth mentioning if some are the same. */
static void
try_keys (Search *self)
{
  ChessTableReading reading = { .kind = CHESS_TABLE_KEYS };

  if (self->table.n > CHESS_N_SQUARES * CHESS_N_SQUARES || !are_random (&self->table))
    return;
  unsigned n_wrong = count_wrong (self, &reading);
  if (n_wrong > 0)
    note (self->finding, &reading, n_wrong);
}

/* Readings of a table with wrapped shifts, however many entries are wrong because of them. */
static void
try_wrapped (Search *self)
{
  self->finding->n_wrong = CHESS_N_SQUARES;
  for (ChessTableKind kind = 0; kind < CHESS_N_SET_TABLE_KINDS; kind++)
    for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
      {
        ChessTableReading reading = { .kind = kind, .squares = layout, .bits = layout };

        if (chess_wrapped_table_fits (&self->table, &reading))
          try_reading (self, &reading);
      }
  self->finding->wrapped = self->finding->n_readings > 0;
}

/* --- All of it ------------------------------------------------------------------------------- */

/* Whether a table with this number of entries can be of a kind. */
static bool
fits_length (ChessTableKind kind, size_t n)
{
  if (n == N_FILES)
    return kind == CHESS_TABLE_FILE || kind == CHESS_TABLE_RANK
           || kind == CHESS_TABLE_ADJACENT_FILES;
  if (n == N_DIAGONALS)
    return kind == CHESS_TABLE_DIAGONAL || kind == CHESS_TABLE_ANTI_DIAGONAL;
  return chess_table_kind_length (kind) == n;
}

static unsigned
find_limit (size_t n)
{
  return n / 8 < CHESS_MAX_WRONG_ENTRIES ? (unsigned) n / 8 : CHESS_MAX_WRONG_ENTRIES;
}

void
chess_table_recognize (const uint64_t *values, size_t n, ChessTableFinding *finding)
{
  Search self = { { values, n }, finding };

  finding->n_readings = 0;
  finding->wrapped = false;
  finding->n_wrong = find_limit (n);
  for (ChessTableKind kind = 0; kind < CHESS_TABLE_CASTLING; kind++)
    if (fits_length (kind, n))
      try_kind (&self, kind);
  if (n == CHESS_N_SQUARES && (finding->n_readings == 0 || finding->n_wrong > 0))
    {
      try_castling (&self);
      try_de_bruijn (&self);
      try_magics (&self);
    }
  if (finding->n_readings > 0 && finding->n_wrong > 0)
    finding->wrapped = chess_wrapped_table_fits (&self.table, &finding->readings[0]);
  if (finding->n_readings == 0)
    try_keys (&self);
  if (finding->n_readings == 0)
    try_wrapped (&self);
  if (finding->n_readings == 0)
    finding->n_wrong = 0;
}

size_t
chess_table_find_wrong (const uint64_t *values,
                        size_t n,
                        const ChessTableReading *reading,
                        ChessWrongEntry wrong[static CHESS_MAX_WRONG_ENTRIES])
{
  ChessTableValues table = { values, n };
  size_t n_wrong = 0;

  for (size_t index = 0; index < n && n_wrong < CHESS_MAX_WRONG_ENTRIES; index++)
    if (!chess_table_entry_is_right (&table, reading, index))
      wrong[n_wrong++] = chess_table_entry_describe_wrong (&table, reading, index);
  return n_wrong;
}

/* The correct contents of a table's entries, for each kind of table in every pair of layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/table-entry.h"

#include <stdlib.h>

#include "chess/attacks.h"
#include "chess/castling-table.h"
#include "chess/de-bruijn-table.h"
#include "chess/magic-table.h"
#include "chess/magic.h"

/* --- Which square an entry is about --------------------------------------------------------- */

/* A square of the file, rank or diagonal for an entry of a short table. Diagonals are counted from
 * the corner of bit 0, or from the neighboring corner if they end there. */
static ChessSquare
short_square (const ChessTableReading *reading, size_t index)
{
  ChessSquare corner = chess_layout_square (reading->squares, 0);
  bool up = chess_square_rank (corner) == 0, right = chess_square_file (corner) == 0;
  int n = (int) index;

  switch (reading->kind)
    {
    case CHESS_TABLE_RANK:
      return (ChessSquare) (8 * (up ? n : 7 - n));
    case CHESS_TABLE_DIAGONAL:
      n = up ? n - 7 : 7 - n;
      return (ChessSquare) (n >= 0 ? 8 * n : -n);
    case CHESS_TABLE_ANTI_DIAGONAL:
      n = up ? n : 14 - n;
      return (ChessSquare) (n <= 7 ? n : 8 * (n - 7) + 7);
    default:
      return (ChessSquare) (right ? n : 7 - n);
    }
}

static ChessSquare
square_of (const ChessTableReading *reading, size_t n, size_t index)
{
  return n < CHESS_N_SQUARES ? short_square (reading, index)
                             : chess_layout_square (reading->squares, (unsigned) index);
}

/* --- What an entry should be ---------------------------------------------------------------- */

static ChessBitboard
pair_set (ChessTableKind kind, ChessSquare a, ChessSquare b)
{
  switch (kind)
    {
    case CHESS_TABLE_BETWEEN:
      return a == b ? 0 : chess_attacks_between (a, b);
    case CHESS_TABLE_BETWEEN_WITH:
      return CHESS_BIT (b) | (a == b ? 0 : chess_attacks_between (a, b));
    default:
      return a == b ? 0 : chess_attacks_line (a, b);
    }
}

static uint64_t
pair_value (const ChessTableReading *reading, size_t index)
{
  int files = abs ((int) (index / 64 % 8) - (int) (index % 8));
  int ranks = abs ((int) (index / 512) - (int) (index / 8 % 8));

  if (reading->kind == CHESS_TABLE_DISTANCE)
    return (uint64_t) (files > ranks ? files : ranks);
  if (reading->kind == CHESS_TABLE_MANHATTAN)
    return (uint64_t) (files + ranks);
  return chess_layout_write (
      reading->bits,
      pair_set (reading->kind, chess_layout_square (reading->squares, (unsigned) index / 64),
                chess_layout_square (reading->squares, (unsigned) index % 64)));
}

/* Programs differ in the entries for two equal squares, or squares not on a line. */
static bool
pair_may_be (const ChessTableReading *reading, size_t index, uint64_t value)
{
  ChessSquare a = chess_layout_square (reading->squares, (unsigned) index / 64);
  ChessSquare b = chess_layout_square (reading->squares, (unsigned) index % 64);

  if (reading->kind == CHESS_TABLE_DISTANCE || reading->kind == CHESS_TABLE_MANHATTAN)
    return false;
  if (a == b)
    return value == 0 || value == (uint64_t) 1 << index % 64;
  return reading->kind == CHESS_TABLE_BETWEEN_WITH && value == 0 && chess_attacks_line (a, b) == 0;
}

/* The index of a square in a board of 10×12 and of 16×8. */
static unsigned
mailbox (unsigned number)
{
  return 21 + number / 8 * 10 + number % 8;
}

static unsigned
x88 (unsigned number)
{
  return number / 8 * 16 + number % 8;
}

/* The number at an index of a board with a border; CHESS_N_SQUARES outside the board. */
static unsigned
number_at (ChessTableKind kind, size_t place)
{
  size_t width = kind == CHESS_TABLE_0X88_SQUARES ? 16 : 10;
  size_t column = place % width, row = place / width;

  if (kind == CHESS_TABLE_MAILBOX_SQUARES)
    {
      /* to the left of or above the board, this wraps to a large number */
      column--;
      row -= 2;
    }
  return column < 8 && row < 8 ? (unsigned) (row * 8 + column) : CHESS_N_SQUARES;
}

/* The value outside the board, according to most of the first entries. */
static uint64_t
edge_value (const ChessTableValues *table, ChessTableKind kind)
{
  size_t first = kind == CHESS_TABLE_0X88_SQUARES ? 8 : 0;
  const uint64_t *edge = table->values + first;

  return edge[1] == edge[2] ? edge[1] : edge[0];
}

static uint64_t
number_value (const ChessTableValues *table, const ChessTableReading *reading, size_t index)
{
  bool edged
      = reading->kind == CHESS_TABLE_MAILBOX_SQUARES || reading->kind == CHESS_TABLE_0X88_SQUARES;
  unsigned place = edged ? number_at (reading->kind, index) : (unsigned) index;

  if (place == CHESS_N_SQUARES)
    return edge_value (table, reading->kind);
  unsigned number = chess_layout_bit (reading->bits, chess_layout_square (reading->squares, place));
  if (reading->kind == CHESS_TABLE_MAILBOX_INDEX)
    return mailbox (number);
  return reading->kind == CHESS_TABLE_0X88_INDEX ? x88 (number) : number;
}

/* The correct entry. Unknown for magic numbers and keys. */
static uint64_t
expected_value (const ChessTableValues *table, const ChessTableReading *reading, size_t index)
{
  if (reading->kind < CHESS_N_SET_TABLE_KINDS)
    return chess_layout_write (
        reading->bits, chess_table_kind_set (reading->kind, square_of (reading, table->n, index)));
  if (reading->kind <= CHESS_TABLE_MANHATTAN)
    return pair_value (reading, index);
  if (reading->kind <= CHESS_TABLE_0X88_SQUARES)
    return number_value (table, reading, index);
  if (reading->kind == CHESS_TABLE_CASTLING)
    return chess_castling_table_value (table->values, reading, index);
  return chess_de_bruijn_table_value (reading, (unsigned) index);
}

/* The bit of an entry's square in the words multiplied by its magic number. */
static unsigned
magic_bit (const ChessTableReading *reading, size_t index)
{
  return chess_layout_bit (reading->bits, square_of (reading, CHESS_N_SQUARES, index));
}

static bool
is_magic_kind (ChessTableKind kind)
{
  return kind == CHESS_TABLE_BISHOP_MAGIC || kind == CHESS_TABLE_ROOK_MAGIC;
}

static ChessPieceType
magic_piece (ChessTableKind kind)
{
  return kind == CHESS_TABLE_ROOK_MAGIC ? CHESS_ROOK : CHESS_BISHOP;
}

/* Whether a table is empty for all squares of a rank: a single empty entry is a mistake. */
static bool
is_rank_empty (const ChessTableValues *table, const ChessTableReading *reading, ChessSquare square)
{
  for (ChessSquare file = 0; file < 8; file++)
    if (table->values[chess_layout_bit (reading->squares, (ChessSquare) ((square & 56) | file))]
        != 0)
      return false;
  return true;
}

/* Whether a key already occurred before. */
static bool
is_repeated (const ChessTableValues *table, size_t index)
{
  for (size_t i = 0; i < index; i++)
    if (table->values[i] == table->values[index])
      return true;
  return false;
}

bool
chess_table_entry_is_right (const ChessTableValues *table,
                            const ChessTableReading *reading,
                            size_t index)
{
  uint64_t value = table->values[index];

  if (is_magic_kind (reading->kind))
    return chess_magic_table_is_good (magic_piece (reading->kind), magic_bit (reading, index),
                                      value, reading->rule);
  if (reading->kind == CHESS_TABLE_KEYS)
    return !is_repeated (table, index);
  if (value == expected_value (table, reading, index))
    return true;
  if (reading->kind < CHESS_N_SET_TABLE_KINDS)
    return value == 0 && table->n == CHESS_N_SQUARES
           && chess_table_kind_may_be_empty (reading->kind, square_of (reading, table->n, index))
           && is_rank_empty (table, reading, square_of (reading, table->n, index));
  return reading->kind <= CHESS_TABLE_MANHATTAN && pair_may_be (reading, index, value);
}

ChessWrongEntry
chess_table_entry_describe_wrong (const ChessTableValues *table,
                                  const ChessTableReading *reading,
                                  size_t index)
{
  ChessWrongEntry entry = { .index = index, .found = table->values[index], .has_expected = true };

  if (!is_magic_kind (reading->kind) && reading->kind != CHESS_TABLE_KEYS)
    entry.expected = expected_value (table, reading, index);
  else if (is_magic_kind (reading->kind) && reading->rule <= CHESS_MAGIC_RULE_FIXED)
    entry.expected
        = chess_magic_own (magic_piece (reading->kind), (ChessSquare) magic_bit (reading, index))
              .number;
  else
    entry.has_expected = false;
  return entry;
}

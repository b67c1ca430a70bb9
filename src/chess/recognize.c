/* Compares a list of values with what each kind of table holds under every pair of numberings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/recognize.h"

#include <stdlib.h>

#include "chess/attacks.h"
#include "chess/magic.h"
#include "chess/recognize-private.h"

#define N_FILES 8
#define N_DIAGONALS 15

/* --- Which square an entry is about --------------------------------------------------------- */

/* A square of the file, rank or diagonal that an entry of a short table is about. Diagonals are counted from
 * the corner of bit 0, or from the corner beside it where they end there. */
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

/* Programs differ in what they hold for two squares that are one, or on no line. */
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

/* The place of a square's number in a board of 10×12 and of 16×8. */
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

/* The number that stands at a place of a board with an edge; CHESS_N_SQUARES off the board. */
static unsigned
number_at (ChessTableKind kind, size_t place)
{
  size_t width = kind == CHESS_TABLE_0X88_SQUARES ? 16 : 10;
  size_t column = place % width, row = place / width;

  if (kind == CHESS_TABLE_MAILBOX_SQUARES)
    {
      /* what lies to the left of or above the board wraps round to a high number */
      column--;
      row -= 2;
    }
  return column < 8 && row < 8 ? (unsigned) (row * 8 + column) : CHESS_N_SQUARES;
}

/* What a board with an edge has off the board, as most of its first places say. */
static uint64_t
edge_value (const ChessRecognition *self, ChessTableKind kind)
{
  size_t first = kind == CHESS_TABLE_0X88_SQUARES ? 8 : 0;
  const uint64_t *edge = self->values + first;

  return edge[1] == edge[2] ? edge[1] : edge[0];
}

static uint64_t
number_value (const ChessRecognition *self, const ChessTableReading *reading, size_t index)
{
  bool edged
      = reading->kind == CHESS_TABLE_MAILBOX_SQUARES || reading->kind == CHESS_TABLE_0X88_SQUARES;
  unsigned place = edged ? number_at (reading->kind, index) : (unsigned) index;

  if (place == CHESS_N_SQUARES)
    return edge_value (self, reading->kind);
  unsigned number = chess_layout_bit (reading->bits, chess_layout_square (reading->squares, place));
  if (reading->kind == CHESS_TABLE_MAILBOX_INDEX)
    return mailbox (number);
  return reading->kind == CHESS_TABLE_0X88_INDEX ? x88 (number) : number;
}

/* What an entry should be. Of magic numbers and keys there is no telling. */
static uint64_t
expected_value (const ChessRecognition *self, const ChessTableReading *reading, size_t index)
{
  if (reading->kind < CHESS_N_SET_TABLE_KINDS)
    return chess_layout_write (
        reading->bits, chess_table_kind_set (reading->kind, square_of (reading, self->n, index)));
  if (reading->kind <= CHESS_TABLE_MANHATTAN)
    return pair_value (reading, index);
  if (reading->kind <= CHESS_TABLE_0X88_SQUARES)
    return number_value (self, reading, index);
  if (reading->kind == CHESS_TABLE_CASTLING)
    return chess_recognition_castling (self, reading, index);
  return chess_recognition_de_bruijn (reading, (unsigned) index);
}

/* The bit of an entry's square in the words that its magic number multiplies. */
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

/* Whether a table has nothing for any square of a rank: one empty entry among others is a wrong one. */
static bool
is_rank_empty (const ChessRecognition *self, const ChessTableReading *reading, ChessSquare square)
{
  for (ChessSquare file = 0; file < 8; file++)
    if (self->values[chess_layout_bit (reading->squares, (ChessSquare) ((square & 56) | file))] != 0)
      return false;
  return true;
}

static bool
is_right (const ChessRecognition *self, const ChessTableReading *reading, size_t index)
{
  uint64_t value = self->values[index];

  if (is_magic_kind (reading->kind))
    return chess_recognition_is_magic (magic_piece (reading->kind), magic_bit (reading, index),
                                       value, reading->rule);
  if (reading->kind == CHESS_TABLE_KEYS)
    return !chess_recognition_is_repeated (self, index);
  if (value == expected_value (self, reading, index))
    return true;
  if (reading->kind < CHESS_N_SET_TABLE_KINDS)
    return value == 0 && self->n == CHESS_N_SQUARES
           && chess_table_kind_may_be_empty (reading->kind, square_of (reading, self->n, index))
           && is_rank_empty (self, reading, square_of (reading, self->n, index));
  return reading->kind <= CHESS_TABLE_MANHATTAN && pair_may_be (reading, index, value);
}

/* --- The search ----------------------------------------------------------------------------- */

unsigned
chess_recognition_count (const ChessRecognition *self,
                         const ChessTableReading *reading,
                         unsigned limit)
{
  unsigned n_wrong = 0;

  for (size_t index = 0; index < self->n && n_wrong <= limit; index++)
    n_wrong += !is_right (self, reading, index);
  return n_wrong;
}

/* How far down the list of readings one belongs: programs mostly number entries and bits alike, along the
 * ranks, from a1 or a8. White's rights are mostly the lower ones. */
static unsigned
rank_reading (const ChessRecognition *self, const ChessTableReading *reading)
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

void
chess_recognition_note (ChessRecognition *self, const ChessTableReading *reading, unsigned n_wrong)
{
  ChessTableFinding *finding = self->finding;
  size_t at;

  if (n_wrong > finding->n_wrong)
    return;
  if (n_wrong < finding->n_wrong)
    finding->n_readings = 0;
  finding->n_wrong = n_wrong;
  if (finding->n_readings == CHESS_MAX_TABLE_READINGS)
    return;

  for (at = finding->n_readings++;
       at > 0 && rank_reading (self, &finding->readings[at - 1]) > rank_reading (self, reading);
       at--)
    finding->readings[at] = finding->readings[at - 1];
  finding->readings[at] = *reading;
}

void
chess_recognition_try (ChessRecognition *self, const ChessTableReading *reading)
{
  chess_recognition_note (self, reading,
                          chess_recognition_count (self, reading, self->finding->n_wrong));
}

/* Tries a kind under all the numberings that it can have. */
static void
try_kind (ChessRecognition *self, ChessTableKind kind)
{
  unsigned n_squares = chess_table_kind_is_indexed (kind) ? CHESS_N_LAYOUTS : 1;
  unsigned n_bits = chess_table_kind_has_bits (kind) ? CHESS_N_LAYOUTS : 1;

  for (unsigned squares = 0; squares < n_squares; squares++)
    for (unsigned bits = 0; bits < n_bits; bits++)
      chess_recognition_try (self, &(ChessTableReading){ .kind = kind,
                                                         .squares = (ChessLayout) squares,
                                                         .bits = (ChessLayout) bits });
}

/* Whether a table of so many entries can be of a kind. */
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
  ChessRecognition self = { values, n, finding };

  finding->n_readings = 0;
  finding->n_wrong = find_limit (n);
  for (ChessTableKind kind = 0; kind < CHESS_TABLE_CASTLING; kind++)
    if (fits_length (kind, n))
      try_kind (&self, kind);
  if (n == CHESS_N_SQUARES && (finding->n_readings == 0 || finding->n_wrong > 0))
    {
      chess_recognition_try_castling (&self);
      chess_recognition_try_de_bruijn (&self);
      chess_recognition_try_magics (&self);
    }
  if (finding->n_readings == 0)
    chess_recognition_try_keys (&self);
  if (finding->n_readings == 0)
    finding->n_wrong = 0;
}

/* --- What is wrong -------------------------------------------------------------------------- */

/* What should stand where something is wrong. */
static ChessWrongEntry
describe_wrong (const ChessRecognition *self, const ChessTableReading *reading, size_t index)
{
  ChessWrongEntry entry = { .index = index, .found = self->values[index], .has_expected = true };

  if (!is_magic_kind (reading->kind) && reading->kind != CHESS_TABLE_KEYS)
    entry.expected = expected_value (self, reading, index);
  else if (is_magic_kind (reading->kind) && reading->rule <= CHESS_MAGIC_RULE_FIXED)
    entry.expected
        = chess_magic_own (magic_piece (reading->kind), (ChessSquare) magic_bit (reading, index))
              .number;
  else
    entry.has_expected = false;
  return entry;
}

size_t
chess_table_find_wrong (const uint64_t *values,
                        size_t n,
                        const ChessTableReading *reading,
                        ChessWrongEntry wrong[static CHESS_MAX_WRONG_ENTRIES])
{
  ChessRecognition self = { values, n, NULL };
  size_t n_wrong = 0;

  for (size_t index = 0; index < n && n_wrong < CHESS_MAX_WRONG_ENTRIES; index++)
    if (!is_right (&self, reading, index))
      wrong[n_wrong++] = describe_wrong (&self, reading, index);
  return n_wrong;
}

/* Tables of numbers that only trying tells: De Bruijn indices, castling masks, random keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/recognize-private.h"
#include "chess/scan.h"

/* --- De Bruijn indices ---------------------------------------------------------------------- */

/* The index of a bit's number. */
static unsigned
index_of (const ChessTableReading *reading, unsigned bit)
{
  uint64_t single = (uint64_t) 1 << bit;
  uint64_t factor = reading->kind == CHESS_TABLE_DE_BRUIJN ? single : single | (single - 1);

  return (unsigned) ((factor * reading->constant) >> 58);
}

uint64_t
chess_recognition_de_bruijn (const ChessTableReading *reading, unsigned index)
{
  for (unsigned bit = 0; bit < 64; bit++)
    if (index_of (reading, bit) == index)
      return bit;
  return CHESS_N_SQUARES;
}

/* Tries a constant that gives every bit an index of its own. */
static void
try_constant (ChessRecognition *self, ChessTableKind kind, uint64_t constant)
{
  ChessTableReading reading = { .kind = kind, .constant = constant };
  uint64_t used = 0;

  for (unsigned bit = 0; bit < 64; bit++)
    used |= (uint64_t) 1 << index_of (&reading, bit);
  if (used == UINT64_MAX)
    chess_recognition_try (self, &reading);
}

/* Each entry says six bits of the constant: those at its number, read as its index. Where entries are wrong
 * most of the others still say what is right. */
static uint64_t
vote (const ChessRecognition *self)
{
  int votes[64] = { 0 };
  uint64_t constant = 0;

  for (unsigned index = 0; index < 64; index++)
    for (unsigned i = 0; i < 6 && self->values[index] < 64 - i; i++)
      votes[63 - self->values[index] - i] += index >> (5 - i) & 1 ? 1 : -1;
  for (unsigned bit = 0; bit < 64; bit++)
    constant |= (uint64_t) (votes[bit] > 0) << bit;
  return constant;
}

/* Where bit n and all below it are multiplied, index n is the six bits of the constant behind its first n + 1,
 * less its first six, less 1 where more had to be borrowed: so many entries leave two bits to choose from, of
 * which the next entries soon rule one out. */
typedef struct
{
  unsigned indices[64]; /* of each number */
  unsigned n_tries;     /* left */
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

/* Whether the constant can begin with some bits, six and n more; finds those behind them. */
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

/* Finds the constant of a table without a wrong entry; 0 where there is none. */
static uint64_t
find_low_constant (const ChessRecognition *self)
{
  Puzzle puzzle = { .n_tries = 100000 };
  uint64_t seen = 0;

  for (unsigned index = 0; index < 64; index++)
    {
      if (self->values[index] >= 64)
        return 0;
      seen |= (uint64_t) 1 << self->values[index];
      puzzle.indices[self->values[index]] = index;
    }
  /* The whole of a word but 0 is multiplied last: 2^64 less the constant. */
  return seen == UINT64_MAX && solve (&puzzle, ~puzzle.indices[63] & 63, 0) ? puzzle.constant : 0;
}

void
chess_recognition_try_de_bruijn (ChessRecognition *self)
{
  try_constant (self, CHESS_TABLE_DE_BRUIJN, vote (self));
  /* the constant that most programs have: its entries may be wrong */
  try_constant (self, CHESS_TABLE_DE_BRUIJN_LOW, CHESS_SCAN_DE_BRUIJN);
  if (self->finding->n_readings == 0)
    try_constant (self, CHESS_TABLE_DE_BRUIJN_LOW, find_low_constant (self));
}

/* --- Castling masks ------------------------------------------------------------------------- */

/* What most entries are. */
static uint64_t
find_majority (const ChessRecognition *self)
{
  uint64_t candidate = 0;
  size_t lead = 0;

  for (size_t i = 0; i < self->n; i++)
    {
      if (lead == 0)
        candidate = self->values[i];
      lead = self->values[i] == candidate ? lead + 1 : lead - 1;
    }
  return candidate;
}

#define NO_RIGHT 64

/* The corners of the board in the order of a reading's rights, and the kings' squares of both sides. */
static const ChessSquare corners[4] = { 0, 7, 56, 63 };
static const ChessSquare kings[2] = { 4, 60 };

uint64_t
chess_recognition_castling (const ChessRecognition *self,
                            const ChessTableReading *reading,
                            size_t index)
{
  ChessSquare square = chess_layout_square (reading->squares, (unsigned) index);
  uint64_t value = find_majority (self);

  for (size_t i = 0; i < 4; i++)
    if (square == corners[i] || square == kings[i / 2])
      value ^= (uint64_t) 1 << reading->rights[i];
  return value;
}

/* In which bits the entry of a square is unlike most. */
static uint64_t
get_difference (const ChessRecognition *self, ChessLayout squares, ChessSquare square)
{
  return self->values[chess_layout_bit (squares, square)] ^ find_majority (self);
}

/* The number of the only bit of a set; NO_RIGHT where there is another number of bits. */
static unsigned
get_right (uint64_t set)
{
  return set != 0 && (set & (set - 1)) == 0 ? chess_bitboard_lsb (set) : NO_RIGHT;
}

/* The rights of one side: those that the corners say, or, where one of these is wrong, that which the king's square
 * has beside the right of the other corner. how: 0 by both corners, 1 and 2 by the first or second alone. */
static bool
find_side (const ChessRecognition *self, ChessTableReading *reading, size_t side, unsigned how)
{
  uint64_t king = get_difference (self, reading->squares, kings[side]);
  uint8_t *rights = reading->rights + 2 * side;

  for (size_t i = 0; i < 2; i++)
    {
      uint64_t own = get_difference (self, reading->squares, corners[2 * side + i]);
      uint64_t other = get_difference (self, reading->squares, corners[2 * side + 1 - i]);

      rights[i] = (uint8_t) get_right (how == 0 || how == i + 1 ? own : king ^ other);
    }
  return rights[0] != NO_RIGHT && rights[1] != NO_RIGHT;
}

/* Whether the four corners have a bit of their own each, set in most other entries or in none. */
static bool
have_rights (const ChessRecognition *self, const ChessTableReading *reading)
{
  uint64_t all = 0;

  for (size_t i = 0; i < 4; i++)
    {
      uint64_t right = (uint64_t) 1 << reading->rights[i];
      if (right & all)
        return false;
      all |= right;
    }
  uint64_t kept = find_majority (self) & all;
  return kept == 0 || kept == all;
}

/* Whether both sides number their two rights in the same order, as programs do. */
static bool
are_alike (const ChessTableReading *reading)
{
  return (reading->rights[0] > reading->rights[1]) == (reading->rights[2] > reading->rights[3]);
}

/* Finds rights that all corners have, or all but a wrong one on each side; alike in both, or any. */
static bool
find_rights (const ChessRecognition *self, ChessTableReading *reading, bool alike)
{
  for (unsigned how = 0; how < 9; how++)
    if (find_side (self, reading, 0, how % 3) && find_side (self, reading, 1, how / 3)
        && have_rights (self, reading) && (!alike || are_alike (reading)))
      return true;
  return false;
}

static void
try_castling (ChessRecognition *self, ChessLayout squares)
{
  ChessTableReading reading
      = { .kind = CHESS_TABLE_CASTLING, .squares = squares, .bits = squares };

  if (find_rights (self, &reading, true) || find_rights (self, &reading, false))
    chess_recognition_try (self, &reading);
}

void
chess_recognition_try_castling (ChessRecognition *self)
{
  for (ChessLayout squares = 0; squares < CHESS_N_LAYOUTS; squares++)
    try_castling (self, squares);
}

/* --- Random keys ---------------------------------------------------------------------------- */

bool
chess_recognition_is_repeated (const ChessRecognition *self, size_t index)
{
  for (size_t i = 0; i < index; i++)
    if (self->values[i] == self->values[index])
      return true;
  return false;
}

/* Of random words hardly one in a million has fewer than 13 or more than 51 bits. */
static bool
are_random (const ChessRecognition *self)
{
  for (size_t i = 0; i < self->n; i++)
    {
      unsigned count = chess_bitboard_count (self->values[i]);
      if (count < 12 || count > 52)
        return false;
    }
  return self->n >= CHESS_N_SQUARES;
}

/* Keys are worth a word only where some are the same. */
void
chess_recognition_try_keys (ChessRecognition *self)
{
  ChessTableReading reading = { .kind = CHESS_TABLE_KEYS };

  if (self->n > CHESS_N_SQUARES * CHESS_N_SQUARES || !are_random (self))
    return;
  unsigned n_wrong = chess_recognition_count (self, &reading, self->finding->n_wrong);
  if (n_wrong > 0)
    chess_recognition_note (self, &reading, n_wrong);
}

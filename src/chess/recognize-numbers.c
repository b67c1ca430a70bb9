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

/* The right that goes with the rook on a square: the bit in which its entry is unlike the others. */
static uint64_t
rook_right (const ChessRecognition *self, ChessLayout squares, ChessSquare square)
{
  return self->values[chess_layout_bit (squares, square)] ^ find_majority (self);
}

uint64_t
chess_recognition_castling (const ChessRecognition *self, ChessLayout squares, size_t index)
{
  ChessSquare square = chess_layout_square (squares, (unsigned) index);
  int file = chess_square_file (square), rank = chess_square_rank (square);
  ChessSquare queenside = (ChessSquare) (square & 56), kingside = (ChessSquare) (square | 7);

  if (file == 0 && (rank == 0 || rank == 7))
    return self->values[index];
  if (file == 7 && (rank == 0 || rank == 7))
    return self->values[index];
  if (file == 4 && (rank == 0 || rank == 7))
    return find_majority (self) ^ rook_right (self, squares, queenside)
           ^ rook_right (self, squares, kingside);
  return find_majority (self);
}

/* Whether the four corners have a bit of their own each, set in all other entries or in none. */
static bool
have_rights (const ChessRecognition *self, ChessLayout squares)
{
  static const ChessSquare corners[] = { 0, 7, 56, 63 };
  uint64_t all = 0;

  for (size_t i = 0; i < 4; i++)
    {
      uint64_t right = rook_right (self, squares, corners[i]);
      if (right == 0 || (right & (right - 1)) || (right & all))
        return false;
      all |= right;
    }
  uint64_t kept = find_majority (self) & all;
  return kept == 0 || kept == all;
}

void
chess_recognition_try_castling (ChessRecognition *self)
{
  for (ChessLayout squares = 0; squares < CHESS_N_LAYOUTS; squares++)
    if (have_rights (self, squares))
      chess_recognition_try (self, &(ChessTableReading){ .kind = CHESS_TABLE_CASTLING,
                                                         .squares = squares,
                                                         .bits = squares });
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

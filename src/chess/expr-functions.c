/* The functions of the set language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/expr-words.h"

#include <string.h>

#include "chess/kernel/tables.h"
#include "chess/attacks.h"
#include "chess/layout.h"

/* Marks a text for translation; it is translated when it is shown. */
#define N_(text) text

/* --- What the functions do ------------------------------------------------------------------ */

static ChessBitboard
compute_step (const ChessExprFunction *function,
              const ChessPosition *position,
              const ChessBitboard arguments[2])
{
  return function->step (arguments[0]);
}

static ChessBitboard
compute_fill (const ChessExprFunction *function,
              const ChessPosition *position,
              const ChessBitboard arguments[2])
{
  ChessBitboard set = arguments[0];

  for (int i = 0; i < 7; i++)
    set |= function->step (set);
  return set;
}

static ChessBitboard
compute_piece (const ChessExprFunction *function,
               const ChessPosition *position,
               const ChessBitboard arguments[2])
{
  ChessBitboard result = 0;

  CHESS_FOREACH_SQUARE (square, arguments[0])
    result |= chess_attacks_piece (function->piece, (ChessSquare) square, arguments[1]);
  return result;
}

static ChessBitboard
compute_attacks (const ChessExprFunction *function,
                 const ChessPosition *position,
                 const ChessBitboard arguments[2])
{
  ChessBitboard result = 0;

  CHESS_FOREACH_SQUARE (square, arguments[0] & chess_position_occupied (position))
    {
      ChessPiece piece = chess_position_piece_at (position, (ChessSquare) square);
      result |= chess_attacks_piece (piece, (ChessSquare) square, arguments[1]);
    }
  return result;
}

static ChessBitboard
compute_attackers (const ChessExprFunction *function,
                   const ChessPosition *position,
                   const ChessBitboard arguments[2])
{
  ChessBitboard result = 0;

  CHESS_FOREACH_SQUARE (square, arguments[0])
    result |= chess_position_attackers (position, (ChessSquare) square, arguments[1]);
  return result;
}

static ChessBitboard
compute_between (const ChessExprFunction *function,
                 const ChessPosition *position,
                 const ChessBitboard arguments[2])
{
  return chess_attacks_between (chess_bitboard_lsb (arguments[0]),
                                chess_bitboard_lsb (arguments[1]));
}

/* A single square is on many lines, so two equal squares define none. */
static ChessBitboard
compute_line (const ChessExprFunction *function,
              const ChessPosition *position,
              const ChessBitboard arguments[2])
{
  if (arguments[0] == arguments[1])
    return 0;
  return chess_attacks_line (chess_bitboard_lsb (arguments[0]), chess_bitboard_lsb (arguments[1]));
}

static ChessBitboard
relevant_bishop (ChessBitboard set)
{
  return chess_attack_tables.bishop[chess_bitboard_lsb (set)].mask;
}

static ChessBitboard
relevant_rook (ChessBitboard set)
{
  return chess_attack_tables.rook[chess_bitboard_lsb (set)].mask;
}

static ChessBitboard
lsb (ChessBitboard set)
{
  return set & -set;
}

static ChessBitboard
msb (ChessBitboard set)
{
  return set ? CHESS_BIT (chess_bitboard_msb (set)) : 0;
}

static ChessBitboard
pop_lsb (ChessBitboard set)
{
  return set & (set - 1);
}

static ChessBitboard
count (ChessBitboard set)
{
  return chess_bitboard_count (set);
}

static ChessBitboard
bswap (ChessBitboard set)
{
  return chess_layout_write (CHESS_LAYOUT_A8B8, set);
}

/* The bits of x under m, packed into the lowest bits. */
static ChessBitboard
compute_pext (const ChessExprFunction *function,
              const ChessPosition *position,
              const ChessBitboard arguments[2])
{
  ChessBitboard result = 0;
  unsigned n = 0;

  CHESS_FOREACH_SQUARE (square, arguments[1])
    result |= (arguments[0] >> square & 1) << n++;
  return result;
}

/* The lowest bits of x, spread to those of m. */
static ChessBitboard
compute_pdep (const ChessExprFunction *function,
              const ChessPosition *position,
              const ChessBitboard arguments[2])
{
  ChessBitboard result = 0;
  unsigned n = 0;

  CHESS_FOREACH_SQUARE (square, arguments[1])
    result |= (arguments[0] >> n++ & 1) << square;
  return result;
}

static ChessBitboard
rotate_left (ChessBitboard word, unsigned n)
{
  return n == 0 ? word : word << n | word >> (64 - n);
}

static ChessBitboard
compute_rotl (const ChessExprFunction *function,
              const ChessPosition *position,
              const ChessBitboard arguments[2])
{
  return rotate_left (arguments[0], arguments[1] & 63);
}

static ChessBitboard
compute_rotr (const ChessExprFunction *function,
              const ChessPosition *position,
              const ChessBitboard arguments[2])
{
  return rotate_left (arguments[0], (64 - (arguments[1] & 63)) & 63);
}

/* Rotations and mirroring of the board are conversions of a word between layouts. */
static ChessBitboard
flip (ChessBitboard set)
{
  return chess_layout_write (CHESS_LAYOUT_A8B8, set);
}

static ChessBitboard
mirror (ChessBitboard set)
{
  return chess_layout_write (CHESS_LAYOUT_H1G1, set);
}

static ChessBitboard
rotate (ChessBitboard set)
{
  return chess_layout_write (CHESS_LAYOUT_H8G8, set);
}

static ChessBitboard
transpose (ChessBitboard set)
{
  return chess_layout_write (CHESS_LAYOUT_A1A2, set);
}

/* --- The table ------------------------------------------------------------------------------ */

#define NO_PIECE CHESS_PIECE_NONE
/* clang-format off */
#define SET(name, step, sentence)                                                                  \
  { name, "x", sentence, 1, 1, false, NO_PIECE, step, compute_step }
#define FILL(name, step, sentence)                                                                 \
  { name, "x", sentence, 1, 1, false, NO_PIECE, step, compute_fill }
#define LEAPER(name, color, type, sentence)                                                        \
  { name, "x", sentence, 1, 1, false, CHESS_PIECE (color, type), NULL, compute_piece }
#define SLIDER(name, type, sentence)                                                               \
  { name, "x[, occ]", sentence, 1, 2, false, CHESS_PIECE (CHESS_WHITE, type), NULL, compute_piece }
#define BOARD(name, compute, sentence)                                                             \
  { name, "x[, occ]", sentence, 1, 2, false, NO_PIECE, NULL, compute }
#define TWO_SQUARES(name, compute, sentence)                                                       \
  { name, "x, y", sentence, 2, 2, true, NO_PIECE, NULL, compute }
#define TWO_WORDS(name, second, compute, sentence)                                                 \
  { name, "x, " second, sentence, 2, 2, false, NO_PIECE, NULL, compute }
#define ONE_SQUARE(name, step, sentence)                                                           \
  { name, "x", sentence, 1, 1, true, NO_PIECE, step, compute_step }

#define STEP_SENTENCE N_("Every square of x moved one step; what leaves the board is dropped.")
#define FILL_SENTENCE N_("x and every square beyond it in that direction, over any pieces.")

static const ChessExprFunction functions[] = {
  SET ("north", chess_bitboard_north, STEP_SENTENCE),
  SET ("south", chess_bitboard_south, STEP_SENTENCE),
  SET ("east", chess_bitboard_east, STEP_SENTENCE),
  SET ("west", chess_bitboard_west, STEP_SENTENCE),
  SET ("north_east", chess_bitboard_north_east, STEP_SENTENCE),
  SET ("north_west", chess_bitboard_north_west, STEP_SENTENCE),
  SET ("south_east", chess_bitboard_south_east, STEP_SENTENCE),
  SET ("south_west", chess_bitboard_south_west, STEP_SENTENCE),
  FILL ("fill_north", chess_bitboard_north, FILL_SENTENCE),
  FILL ("fill_south", chess_bitboard_south, FILL_SENTENCE),
  FILL ("fill_east", chess_bitboard_east, FILL_SENTENCE),
  FILL ("fill_west", chess_bitboard_west, FILL_SENTENCE),
  FILL ("fill_north_east", chess_bitboard_north_east, FILL_SENTENCE),
  FILL ("fill_north_west", chess_bitboard_north_west, FILL_SENTENCE),
  FILL ("fill_south_east", chess_bitboard_south_east, FILL_SENTENCE),
  FILL ("fill_south_west", chess_bitboard_south_west, FILL_SENTENCE),
  LEAPER ("knight", CHESS_WHITE, CHESS_KNIGHT, N_("What a knight on each square of x attacks.")),
  LEAPER ("king", CHESS_WHITE, CHESS_KING, N_("What a king on each square of x attacks.")),
  LEAPER ("white_pawn", CHESS_WHITE, CHESS_PAWN,
          N_("What a white pawn on each square of x attacks.")),
  LEAPER ("black_pawn", CHESS_BLACK, CHESS_PAWN,
          N_("What a black pawn on each square of x attacks.")),
  SLIDER ("bishop", CHESS_BISHOP,
          N_("What a bishop on each square of x attacks, blocked by occ, blockers included.")),
  SLIDER ("rook", CHESS_ROOK,
          N_("What a rook on each square of x attacks, blocked by occ, blockers included.")),
  SLIDER ("queen", CHESS_QUEEN,
          N_("What a queen on each square of x attacks, blocked by occ, blockers included.")),
  BOARD ("attacks", compute_attacks, N_("What the pieces that stand on x attack.")),
  BOARD ("attackers", compute_attackers,
         N_("The pieces of either side that attack a square of x.")),
  TWO_SQUARES ("between", compute_between,
               N_("The squares strictly between two squares; none if they are not aligned.")),
  TWO_SQUARES ("line", compute_line,
               N_("The whole line through two squares; none if they are not aligned.")),
  SET ("lsb", lsb, N_("The lowest member of x; empty if x is empty.")),
  SET ("msb", msb, N_("The highest member of x; empty if x is empty.")),
  SET ("pop_lsb", pop_lsb, N_("x without its lowest member.")),
  SET ("count", count, N_("The number of members of x.")),
  SET ("popcnt", count, N_("The number of members of x, under the name that processors use.")),
  SET ("bswap", bswap, N_("The eight bytes of x in reverse order.")),
  TWO_WORDS ("pext", "m", compute_pext, N_("The bits of x under m, packed together at the low end.")),
  TWO_WORDS ("pdep", "m", compute_pdep, N_("The low bits of x, spread to where m has bits.")),
  TWO_WORDS ("rotl", "n", compute_rotl, N_("x rotated left by n bits.")),
  TWO_WORDS ("rotr", "n", compute_rotr, N_("x rotated right by n bits.")),
  SET ("flip", flip, N_("x turned upside down: rank 1 becomes rank 8.")),
  SET ("mirror", mirror, N_("x turned left to right: file a becomes file h.")),
  SET ("rotate", rotate, N_("x turned by 180°.")),
  SET ("transpose", transpose, N_("x mirrored along the diagonal from a1 to h8.")),
  ONE_SQUARE ("relevant_bishop", relevant_bishop,
              N_("Squares where a piece can block a bishop on a square: the mask of its magic "
                 "look-up.")),
  ONE_SQUARE ("relevant_rook", relevant_rook,
              N_("Squares where a piece can block a rook on a square: the mask of its magic "
                 "look-up.")),
};
/* clang-format on */

#define N_FUNCTIONS (sizeof functions / sizeof functions[0])

size_t
chess_expr_function_count (void)
{
  return N_FUNCTIONS;
}

const ChessExprFunction *
chess_expr_function_get (size_t index)
{
  return index < N_FUNCTIONS ? &functions[index] : NULL;
}

const ChessExprFunction *
chess_expr_find_function (const char *word)
{
  for (size_t i = 0; i < N_FUNCTIONS; i++)
    if (strcmp (functions[i].name, word) == 0)
      return &functions[i];
  return NULL;
}

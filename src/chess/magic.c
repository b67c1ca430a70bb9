/* Magic look-ups in steps, and magic numbers tried with every set of blockers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/magic.h"

#include "chess/attacks.h"
#include "chess/kernel/kernel.h"
#include "chess/kernel/tables.h"

static const ChessSlider *
slider_of (ChessPieceType type, ChessSquare square)
{
  return type == CHESS_ROOK ? &chess_attack_tables.rook[square]
                            : &chess_attack_tables.bishop[square];
}

static ChessBitboard
attacks_of (const ChessMagic *magic, ChessBitboard occupied)
{
  return magic->type == CHESS_ROOK ? chess_attacks_rook (magic->square, occupied)
                                   : chess_attacks_bishop (magic->square, occupied);
}

ChessMagic
chess_magic_own (ChessPieceType type, ChessSquare square)
{
  const ChessSlider *slider = slider_of (type, square);

  return (ChessMagic){ type, square, slider->magic, slider->shift, CHESS_LAYOUT_A1B1 };
}

ChessMagic
chess_magic_own_in (ChessPieceType type, ChessSquare square, ChessLayout layout)
{
  ChessMagic magic = chess_magic_own (type, (ChessSquare) chess_layout_bit (layout, square));

  magic.square = square;
  magic.layout = layout;
  return magic;
}

ChessBitboard
chess_magic_relevant (ChessPieceType type, ChessSquare square)
{
  return slider_of (type, square)->mask;
}

/* --- PEXT and its inverse ------------------------------------------------------------------- */

/* The bits of a word under a mask, packed into the lowest bits. */
static unsigned
extract (uint64_t word, uint64_t mask)
{
  unsigned index = 0, n = 0;

  CHESS_FOREACH_SQUARE (bit, mask)
    index |= (unsigned) (word >> bit & 1) << n++;
  return index;
}

/* A number's bits, spread to those of a mask. */
static uint64_t
deposit (unsigned index, uint64_t mask)
{
  uint64_t word = 0;

  CHESS_FOREACH_SQUARE (bit, mask)
    {
      word |= (uint64_t) (index & 1) << bit;
      index >>= 1;
    }
  return word;
}

/* --- One look-up ---------------------------------------------------------------------------- */

/* The data for trying a magic: its mask as a word, and all subsets of that. */
typedef struct
{
  const ChessMagic *magic;
  uint64_t mask;
  unsigned n_bits;
} Trial;

static Trial
trial_new (const ChessMagic *magic)
{
  ChessBitboard relevant = chess_magic_relevant (magic->type, magic->square);

  return (Trial){ magic, chess_layout_write (magic->layout, relevant),
                  chess_bitboard_count (relevant) };
}

/* The attacks with blockers given as a word in the layout. */
static ChessBitboard
attacks_of_word (const ChessMagic *magic, uint64_t word)
{
  return attacks_of (magic, chess_layout_read (magic->layout, word));
}

static uint64_t
index_of (const ChessMagic *magic, uint64_t word)
{
  return magic->shift < 64 ? (word * magic->number) >> magic->shift : 0;
}

/* The entry at an index of a table filled with the magic: the last set written there. */
static ChessBitboard
entry_at (const Trial *trial, uint64_t index)
{
  ChessBitboard attacks = 0;

  for (unsigned n = 0; n < 1u << trial->n_bits; n++)
    {
      uint64_t word = deposit (n, trial->mask);
      if (index_of (trial->magic, word) == index)
        attacks = attacks_of_word (trial->magic, word);
    }
  return attacks;
}

/* The generator's result, with whichever index its tables use on this machine. */
static ChessBitboard
look_up_own (const ChessMagic *magic, ChessBitboard blockers)
{
  const ChessSlider *slider = slider_of (magic->type, magic->square);

  chess_kernel_choose ();
  if (chess_count_kernel ()->with_pext)
    return slider->attacks[extract (blockers, slider->mask)];
  return slider->attacks[(blockers * slider->magic) >> slider->shift];
}

void
chess_magic_look_up (const ChessMagic *magic, ChessBitboard occupied, ChessMagicSteps *steps)
{
  Trial trial = trial_new (magic);
  ChessBitboard relevant = chess_magic_relevant (magic->type, magic->square);
  ChessBitboard blockers = occupied & relevant;
  uint64_t word = chess_layout_write (magic->layout, blockers);

  *steps = (ChessMagicSteps){
    .magic = *magic,
    .n_bits = trial.n_bits,
    .occupied = occupied,
    .relevant = relevant,
    .blockers = blockers,
    .word = word,
    .product = word * magic->number,
    .index = index_of (magic, word),
    .pext_index = extract (word, trial.mask),
    .by_rays = attacks_of (magic, occupied),
    .by_program = look_up_own (magic, blockers),
  };
  steps->by_magic = entry_at (&trial, steps->index);
  steps->by_pext = attacks_of_word (magic, deposit (steps->pext_index, trial.mask));
  steps->agree = steps->by_magic == steps->by_rays && steps->by_pext == steps->by_rays
                 && steps->by_program == steps->by_rays;
}

/* --- Ray by ray ----------------------------------------------------------------------------- */

/* Files and ranks of one step: a rook's rays, then a bishop's. */
static const int8_t ray_steps[2][CHESS_MAGIC_N_RAYS][2]
    = { { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } },
        { { 1, 1 }, { 1, -1 }, { -1, -1 }, { -1, 1 } } };

static ChessMagicRay
walk (ChessSquare square, ChessBitboard occupied, const int8_t step[2])
{
  ChessMagicRay ray = { step[0], step[1], 0, 0, CHESS_SQUARE_NONE };
  int file = square % 8 + step[0], rank = square / 8 + step[1];

  for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += step[0], rank += step[1])
    {
      ChessSquare next = CHESS_SQUARE (file, rank);
      ray.squares |= CHESS_BIT (next);
      if (ray.blocker != CHESS_SQUARE_NONE)
        continue;
      ray.attacks |= CHESS_BIT (next);
      if (chess_bitboard_has (occupied, next))
        ray.blocker = next;
    }
  return ray;
}

void
chess_magic_walk (ChessPieceType type,
                  ChessSquare square,
                  ChessBitboard occupied,
                  ChessMagicRay rays[static CHESS_MAGIC_N_RAYS])
{
  for (unsigned i = 0; i < CHESS_MAGIC_N_RAYS; i++)
    rays[i] = walk (square, occupied, ray_steps[type == CHESS_ROOK ? 0 : 1][i]);
}

/* --- Trying them all ------------------------------------------------------------------------ */

/* Twice as many slots as there can be indices, so that a free one is found soon. */
#define N_PLACES (2 * CHESS_MAGIC_MAX_SUBSETS)

/* The first subset for an index: its number plus one, 0 for a free slot. Indices go up to 2^64 if a
 * shift is small, so they are hashed. */
typedef struct
{
  uint16_t first[N_PLACES];
} Owners;

/* The first subset with the same index as another; the other itself if there was none. */
static unsigned
claim (Owners *owners, const Trial *trial, unsigned subset, uint64_t index)
{
  uint64_t place = index * 0x9e3779b97f4a7c15 >> 51;

  for (;; place = (place + 1) % N_PLACES)
    {
      unsigned owner = owners->first[place];
      if (owner == 0)
        {
          owners->first[place] = (uint16_t) (subset + 1);
          return subset;
        }
      if (index_of (trial->magic, deposit (owner - 1, trial->mask)) == index)
        return owner - 1;
    }
}

/* Notes that two subsets share an index, harmful or not. */
static void
note_collision (
    const Trial *trial, unsigned first, unsigned second, uint64_t index, ChessMagicReport *report)
{
  uint64_t words[2] = { deposit (first, trial->mask), deposit (second, trial->mask) };
  ChessBitboard attacks[2]
      = { attacks_of_word (trial->magic, words[0]), attacks_of_word (trial->magic, words[1]) };

  if (attacks[0] == attacks[1])
    {
      report->n_harmless++;
      return;
    }
  if (report->n_harmful++ > 0)
    return;
  report->verdict = CHESS_MAGIC_COLLISION;
  report->index = index;
  for (unsigned i = 0; i < 2; i++)
    {
      report->blockers[i] = chess_layout_read (trial->magic->layout, words[i]);
      report->attacks[i] = attacks[i];
    }
}

static void
try_subset (const Trial *trial, unsigned subset, Owners *owners, ChessMagicReport *report)
{
  uint64_t index = index_of (trial->magic, deposit (subset, trial->mask));
  unsigned owner = claim (owners, trial, subset, index);

  if (index < report->lowest)
    report->lowest = index;
  if (index > report->highest)
    report->highest = index;
  if (owner == subset)
    report->n_used++;
  else
    note_collision (trial, owner, subset, index, report);
}

void
chess_magic_check (const ChessMagic *magic, ChessMagicReport *report)
{
  Trial trial = trial_new (magic);
  Owners owners = { { 0 } };

  *report = (ChessMagicReport){ .n_bits = trial.n_bits, .n_subsets = 1u << trial.n_bits };
  if (magic->shift > 63)
    {
      report->verdict = CHESS_MAGIC_BAD_SHIFT;
      return;
    }
  report->lowest = UINT64_MAX;
  for (unsigned subset = 0; subset < report->n_subsets; subset++)
    try_subset (&trial, subset, &owners, report);
}

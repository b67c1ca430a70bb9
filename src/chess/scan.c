/* Bit scanning by De Bruijn multiplication, one step at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/scan.h"

unsigned
chess_scan_smear_shift (unsigned smear)
{
  return 1u << smear;
}

/* The index that a single bit is multiplied to. */
static unsigned
index_of (uint64_t single)
{
  return (unsigned) ((single * CHESS_SCAN_DE_BRUIJN) >> CHESS_SCAN_SHIFT);
}

void
chess_scan_fill_table (uint8_t table[static CHESS_N_SQUARES])
{
  for (unsigned bit = 0; bit < 64; bit++)
    table[index_of ((uint64_t) 1 << bit)] = (uint8_t) bit;
}

/* The highest bit: every bit below it is set, and then all but the top one taken away. */
static uint64_t
single_out_highest (ChessScan *step)
{
  uint64_t word = step->word;

  for (unsigned smear = 0; smear < CHESS_N_SCAN_SMEARS; smear++)
    {
      word |= word >> chess_scan_smear_shift (smear);
      step->smeared[smear] = word;
    }
  return word ^ word >> 1;
}

static uint64_t
single_out_lowest (ChessScan *step)
{
  step->negated = 0 - step->word;
  return step->word & step->negated;
}

void
chess_scan_step (uint64_t word, ChessScanOrder order, ChessLayout layout, ChessScan *step)
{
  uint8_t table[CHESS_N_SQUARES];

  *step = (ChessScan){
    .order = order, .layout = layout, .empty = word == 0, .word = word, .square = CHESS_SQUARE_NONE
  };
  if (step->empty)
    return;
  chess_scan_fill_table (table);
  step->single = order == CHESS_SCAN_MSB ? single_out_highest (step) : single_out_lowest (step);
  step->product = step->single * CHESS_SCAN_DE_BRUIJN;
  step->index = index_of (step->single);
  step->bit = table[step->index];
  step->square = chess_layout_square (layout, step->bit);
  step->rest = word ^ step->single;
}

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

/* The index for a single bit, or for all bits up to one, after multiplication. */
static unsigned
index_of (uint64_t word)
{
  return (unsigned) ((word * CHESS_SCAN_DE_BRUIJN) >> CHESS_SCAN_SHIFT);
}

void
chess_scan_fill_table (uint8_t table[static CHESS_N_SQUARES])
{
  for (unsigned bit = 0; bit < 64; bit++)
    table[index_of ((uint64_t) 1 << bit)] = (uint8_t) bit;
}

void
chess_scan_fill_smeared_table (uint8_t table[static CHESS_N_SQUARES])
{
  for (unsigned bit = 0; bit < 64; bit++)
    table[index_of (~(uint64_t) 0 >> (63 - bit))] = (uint8_t) bit;
}

/* The highest bit: all bits below it are set, then all but the top one removed. */
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
  uint64_t factor;

  *step = (ChessScan){
    .order = order, .layout = layout, .empty = word == 0, .word = word, .square = CHESS_SQUARE_NONE
  };
  if (step->empty)
    return;
  step->single = order == CHESS_SCAN_LSB ? single_out_lowest (step) : single_out_highest (step);
  if (order == CHESS_SCAN_MSB_TABLE)
    chess_scan_fill_smeared_table (table);
  else
    chess_scan_fill_table (table);
  factor = order == CHESS_SCAN_MSB_TABLE ? step->smeared[CHESS_N_SCAN_SMEARS - 1] : step->single;
  step->product = factor * CHESS_SCAN_DE_BRUIJN;
  step->index = index_of (factor);
  step->bit = table[step->index];
  step->square = chess_layout_square (layout, step->bit);
  step->rest = word ^ step->single;
}

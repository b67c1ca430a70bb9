/* The eight square numberings: bit 0 in one of four corners, bits 0 to 7 along a rank or a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/layout.h"

#include <string.h>

static const struct
{
  char name[5];
  uint8_t corner; /* the square of bit 0: XORed into a square to count from there */
  bool by_file;   /* bits 0 to 7 run along a file */
} layouts[CHESS_N_LAYOUTS] = {
  [CHESS_LAYOUT_A1B1] = { "a1b1", 0, false },  [CHESS_LAYOUT_A1A2] = { "a1a2", 0, true },
  [CHESS_LAYOUT_A8B8] = { "a8b8", 56, false }, [CHESS_LAYOUT_A8A7] = { "a8a7", 56, true },
  [CHESS_LAYOUT_H1G1] = { "h1g1", 7, false },  [CHESS_LAYOUT_H1H2] = { "h1h2", 7, true },
  [CHESS_LAYOUT_H8G8] = { "h8g8", 63, false }, [CHESS_LAYOUT_H8H7] = { "h8h7", 63, true },
};

const char *
chess_layout_name (ChessLayout layout)
{
  return layouts[layout].name;
}

bool
chess_layout_find (const char *name, ChessLayout *layout)
{
  for (unsigned i = 0; i < CHESS_N_LAYOUTS; i++)
    if (strcmp (layouts[i].name, name) == 0)
      {
        *layout = (ChessLayout) i;
        return true;
      }
  return false;
}

/* Swaps file and rank. */
static unsigned
transpose (unsigned square)
{
  return square >> 3 | (square & 7) << 3;
}

unsigned
chess_layout_bit (ChessLayout layout, ChessSquare square)
{
  unsigned counted = square ^ layouts[layout].corner;
  return layouts[layout].by_file ? transpose (counted) : counted;
}

ChessSquare
chess_layout_square (ChessLayout layout, unsigned bit)
{
  unsigned counted = layouts[layout].by_file ? transpose (bit) : bit;
  return (ChessSquare) (counted ^ layouts[layout].corner);
}

uint64_t
chess_layout_write (ChessLayout layout, ChessBitboard set)
{
  uint64_t word = 0;

  CHESS_FOREACH_SQUARE (square, set)
    word |= (uint64_t) 1 << chess_layout_bit (layout, (ChessSquare) square);
  return word;
}

ChessBitboard
chess_layout_read (ChessLayout layout, uint64_t word)
{
  ChessBitboard set = 0;

  CHESS_FOREACH_SQUARE (bit, word)
    set |= CHESS_BIT (chess_layout_square (layout, (unsigned) bit));
  return set;
}

/* The square numberings that programs use, and the word for a set in each.
 *
 * This library always uses layout a1b1. Other layouts only affect how words are written and read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/bitboard.h"

CHESS_BEGIN_DECLS

/* Named by the squares of bits 0 and 1; bit 8 is the neighbor of bit 0 in the other direction. */
typedef enum
{
  CHESS_LAYOUT_A1B1, /* the default: little-endian rank-file */
  CHESS_LAYOUT_A1A2,
  CHESS_LAYOUT_A8B8,
  CHESS_LAYOUT_A8A7,
  CHESS_LAYOUT_H1G1,
  CHESS_LAYOUT_H1H2,
  CHESS_LAYOUT_H8G8,
  CHESS_LAYOUT_H8H7,
} ChessLayout;

#define CHESS_N_LAYOUTS 8

/* The name of a layout: "a1b1". */
const char *chess_layout_name (ChessLayout layout);

/* Finds a layout by name; false for an unknown name. */
bool chess_layout_find (const char *name, ChessLayout *layout);

/* The number of a square's bit, 0 to 63; and the square of a bit. */
unsigned chess_layout_bit (ChessLayout layout, ChessSquare square);
ChessSquare chess_layout_square (ChessLayout layout, unsigned bit);

/* The word for a set in this layout; and the set for a word. */
uint64_t chess_layout_write (ChessLayout layout, ChessBitboard set);
ChessBitboard chess_layout_read (ChessLayout layout, uint64_t word);

CHESS_END_DECLS

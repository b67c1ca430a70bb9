/* The names of squares: "e4".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/types.h"

/* The square named by two characters, the first ones of a text; CHESS_SQUARE_NONE if they are not a
 * name. The second is only read if the first is a file. */
static inline ChessSquare
chess_square_read (const char *text)
{
  if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
    return CHESS_SQUARE_NONE;
  return CHESS_SQUARE (text[0] - 'a', text[1] - '1');
}

/* Writes the two characters of a square's name, without a NUL. Returns the place after them. */
static inline char *
chess_square_put (char *text, ChessSquare square)
{
  *text++ = (char) ('a' + chess_square_file (square));
  *text++ = (char) ('1' + chess_square_rank (square));
  return text;
}

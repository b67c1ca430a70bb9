/* Digits of numbers in any base up to 16, for reading words of 64 bits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/types.h"

/* The value of a digit; 16 for any other byte. */
static inline unsigned
chess_digit_value (char digit)
{
  unsigned decimal = (unsigned) (digit - '0');
  unsigned letter = (unsigned) ((digit | 0x20) - 'a'); /* in either case */

  if (decimal < 10)
    return decimal;
  return letter < 6 ? letter + 10 : 16;
}

/* Appends a digit to a word; false, with the word unchanged, on overflow. */
static inline bool
chess_digit_append (uint64_t *word, unsigned base, unsigned digit)
{
  /* a division is slow, and only needed for the last digits */
  if (*word >> 59 != 0 && *word > (UINT64_MAX - digit) / base)
    return false;
  *word = *word * base + digit;
  return true;
}

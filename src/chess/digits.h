/* Digits of numbers in any base up to 16, for those that read words of 64 bits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/types.h"

/* The value of a digit; 16 for a byte that is none. */
static inline unsigned
chess_digit_value (char digit)
{
  unsigned decimal = (unsigned) (digit - '0');
  unsigned letter = (unsigned) ((digit | 0x20) - 'a'); /* of either case */

  if (decimal < 10)
    return decimal;
  return letter < 6 ? letter + 10 : 16;
}

/* Appends one digit to a word; false, and the word as it was, where that overflows. */
static inline bool
chess_digit_append (uint64_t *word, unsigned base, unsigned digit)
{
  /* a division is dear, and needed for the last digits only */
  if (*word >> 59 != 0 && *word > (UINT64_MAX - digit) / base)
    return false;
  *word = *word * base + digit;
  return true;
}

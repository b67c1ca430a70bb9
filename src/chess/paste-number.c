/* Numbers as programming languages write them: prefix, digits, separators, suffix.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/paste-private.h"

#include <string.h>

#include "chess/digits.h"

/* A number taken apart. */
typedef struct
{
  const char *text;
  size_t length;
  size_t digits; /* where they begin */
  unsigned base;
} Number;

static char
lower (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

/* C++ and Nim separate with apostrophes, one between two digits; most others with underscores. */
static bool
is_separator (char c)
{
  return c == '_' || c == '\'';
}

static bool
is_word_byte (char c)
{
  return chess_paste_is_digit (c) || chess_paste_is_letter (c) || c == '_';
}

size_t
chess_paste_number_extent (const char *text, size_t length)
{
  size_t at = 0;

  if (length > 1 && text[0] == '$' && chess_digit_value (text[1]) < 16)
    at = 1;
  else if (length == 0 || !chess_paste_is_digit (text[0]))
    return 0;
  while (at < length
         && (is_word_byte (text[at])
             || (text[at] == '\'' && at + 1 < length && is_word_byte (text[at + 1]))))
    at++;
  return at;
}

/* --- The base ------------------------------------------------------------------------------- */

/* What the digits of a number without a prefix are like. */
typedef struct
{
  unsigned n;
  unsigned largest; /* digit */
} Digits;

static Digits
look_at_digits (const char *text, size_t length)
{
  Digits digits = { 0, 0 };

  for (size_t i = 0; i < length && (chess_digit_value (text[i]) < 16 || is_separator (text[i]));
       i++)
    if (!is_separator (text[i]))
      {
        digits.n++;
        if (chess_digit_value (text[i]) > digits.largest)
          digits.largest = chess_digit_value (text[i]);
      }
  return digits;
}

/* The base of a number without a prefix: see the head of paste.h. */
static unsigned
guess_base (const char *text, size_t length)
{
  Digits digits = look_at_digits (text, length);
  bool zero = text[0] == '0' && digits.n > 1;

  if (digits.largest > 9 || (zero && digits.n == 16))
    return 16;
  if (digits.largest < 2 && digits.n == 64)
    return 2;
  return zero && digits.largest < 8 ? 8 : 10;
}

static Number
number_new (const char *text, size_t length)
{
  Number number = { text, length, 2, 0 };
  char prefix = length > 1 && text[0] == '0' ? lower (text[1]) : '\0';

  if (prefix == 'x')
    number.base = 16;
  else if (prefix == 'o')
    number.base = 8;
  else if (prefix == 'b')
    number.base = 2;
  else
    {
      number.digits = text[0] == '$';
      number.base = text[0] == '$' ? 16 : guess_base (text, length);
    }
  return number;
}

/* --- Digits and suffix ---------------------------------------------------------------------- */

/* Whether what follows the digits says of which type the number is. */
static bool
is_suffix (const char *text, size_t length)
{
  static const char suffixes[][8]
      = { "",   "u",   "l",   "ul",   "lu",   "ll",   "ull",   "llu",   "n",     "z",
          "uz", "u64", "i64", "ui64", "u128", "i128", "usize", "isize", "uint64" };
  char name[8] = "";

  if (length >= sizeof name)
    return false;
  for (size_t i = 0; i < length; i++)
    name[i] = lower (text[i]);
  for (size_t i = 0; i < sizeof suffixes / sizeof suffixes[0]; i++)
    if (strcmp (name, suffixes[i]) == 0)
      return true;
  return false;
}

static bool
refuse (ChessPasteFault *fault, ChessPasteErrorKind kind, size_t offset, size_t length)
{
  *fault = (ChessPasteFault){ .kind = kind, .offset = offset, .length = length };
  return false;
}

bool
chess_paste_read_number (const char *text, size_t length, uint64_t *word, ChessPasteFault *fault)
{
  Number number = number_new (text, length);
  size_t at = number.digits, suffix;
  bool any = false;

  *word = 0;
  for (; at < length && (chess_digit_value (text[at]) < number.base || is_separator (text[at]));
       at++)
    {
      if (text[at] == '\'' && (!any || is_separator (text[at - 1])))
        return refuse (fault, CHESS_PASTE_BAD_DIGIT, at, 1);
      if (is_separator (text[at]))
        continue;
      any = true;
      if (!chess_digit_append (word, number.base, chess_digit_value (text[at])))
        return refuse (fault, CHESS_PASTE_TOO_LARGE, 0, length);
    }
  suffix = at;
  /* A separator may stand between digits or before a suffix, not at the end. */
  if (!any || !is_suffix (text + suffix, length - suffix))
    return refuse (fault, CHESS_PASTE_BAD_DIGIT, suffix, 1);
  if (is_separator (text[length - 1]))
    return refuse (fault, CHESS_PASTE_BAD_DIGIT, length - 1, 1);
  return true;
}

bool
chess_paste_is_bare_hex (const char *text, size_t length)
{
  bool digit = false;

  for (size_t i = 0; i < length; i++)
    {
      if (chess_digit_value (text[i]) == 16)
        return false;
      digit = digit || chess_paste_is_digit (text[i]);
    }
  return length > 2 && (digit || length == 16);
}

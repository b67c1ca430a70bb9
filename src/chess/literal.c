/* Words of 64 bits as literals of programming languages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/literal.h"

#include <string.h>

#include "chess/digits.h"

/* More than 20 zeros and ones are binary, even without a prefix. */
#define MIN_BITS 21
/* The width of a machine word in hexadecimal digits. */
#define WORD_DIGITS 16

static const struct
{
  char name[8];
  char prefix[12];
  uint8_t base;
  uint8_t digits; /* the minimum, filled with zeros */
  char suffix[4];
} forms[CHESS_N_LITERALS] = {
  [CHESS_LITERAL_HEX] = { "hex", "0x", 16, 16, "" },
  [CHESS_LITERAL_DEC] = { "dec", "", 10, 1, "" },
  [CHESS_LITERAL_BIN] = { "bin", "0b", 2, 64, "" },
  [CHESS_LITERAL_C] = { "c", "0x", 16, 16, "ULL" },
  [CHESS_LITERAL_RUST] = { "rust", "0x", 16, 16, "u64" },
  [CHESS_LITERAL_SWIFT] = { "swift", "0x", 16, 16, "" },
  [CHESS_LITERAL_KOTLIN] = { "kotlin", "0x", 16, 16, "UL" },
  [CHESS_LITERAL_JAVA] = { "java", "0x", 16, 16, "L" },
  [CHESS_LITERAL_JS] = { "js", "0x", 16, 16, "n" },
  [CHESS_LITERAL_PYTHON] = { "python", "0x", 16, 16, "" },
  [CHESS_LITERAL_SIGNED] = { "signed", "", 10, 1, "" },
  [CHESS_LITERAL_OCTAL] = { "octal", "0o", 8, 22, "" },
  [CHESS_LITERAL_UINT64_C] = { "uint64", "UINT64_C(0x", 16, 16, ")" },
  [CHESS_LITERAL_CSHARP] = { "csharp", "0x", 16, 16, "UL" },
  [CHESS_LITERAL_GO] = { "go", "0x", 16, 16, "" },
};

const char *
chess_literal_name (ChessLiteral form)
{
  return forms[form].name;
}

bool
chess_literal_find (const char *name, ChessLiteral *form)
{
  for (unsigned i = 0; i < CHESS_N_LITERALS; i++)
    if (strcmp (forms[i].name, name) == 0)
      {
        *form = (ChessLiteral) i;
        return true;
      }
  return false;
}

/* Writes the digits backwards from end; returns where they begin. */
static char *
write_digits (char *end, uint64_t word, unsigned base, unsigned digits)
{
  for (unsigned i = 0; i < digits || word != 0; i++, word /= base)
    *--end = "0123456789ABCDEF"[word % base];
  return end;
}

size_t
chess_literal_write (ChessLiteral form, uint64_t word, char text[static CHESS_LITERAL_SIZE])
{
  char digits[64], *end = digits + sizeof digits;
  bool negative = form == CHESS_LITERAL_SIGNED && word >> 63;
  char *start
      = write_digits (end, negative ? 0 - word : word, forms[form].base, forms[form].digits);
  const char *before = negative ? "-" : forms[form].prefix;
  size_t prefix = strlen (before), n = (size_t) (end - start);

  memcpy (text, before, prefix);
  memcpy (text + prefix, start, n);
  strcpy (text + prefix + n, forms[form].suffix);
  return prefix + n + strlen (forms[form].suffix);
}

/* Whether a text has as many hexadecimal digits as a word and looks like one: with a letter, or
 * filled with zeros. */
static bool
is_bare_word (const char *text, size_t length)
{
  bool letter = false;

  if (length != WORD_DIGITS)
    return false;
  for (size_t i = 0; i < length; i++)
    {
      unsigned digit = chess_digit_value (text[i]);
      if (digit >= 16)
        return false;
      letter = letter || digit > 9;
    }
  return letter || text[0] == '0';
}

unsigned
chess_literal_bare_base (const char *text, size_t length)
{
  unsigned n = 0, largest = 0;

  if (is_bare_word (text, length))
    return 16;
  for (size_t i = 0; i < length; i++)
    {
      unsigned digit = chess_digit_value (text[i]);
      if (text[i] == '_' || text[i] == '\'' || text[i] == '`')
        continue;
      if (digit > 9)
        break;
      n++;
      largest = digit > largest ? digit : largest;
    }
  if (n >= MIN_BITS && largest < 2)
    return 2;
  return n > 1 && text[0] == '0' && largest < 8 ? 8 : 10;
}

/* The base given by a literal's prefix; *offset is where its digits begin. */
static unsigned
read_base (const char *text, size_t length, size_t *offset)
{
  char mark = length > 1 && text[0] == '0' ? text[1] : '\0';

  *offset = 2;
  if (mark == 'x' || mark == 'X')
    return 16;
  if (mark == 'b' || mark == 'B')
    return 2;
  if (mark == 'o' || mark == 'O')
    return 8;
  *offset = 0;
  return chess_literal_bare_base (text, length);
}

/* Whether the text after the digits is a type suffix, which changes nothing. */
static bool
is_suffix (const char *text, size_t length)
{
  static const char suffixes[][8]
      = { "u",   "l",   "ul",  "lu",   "ll",   "ull",   "llu",   "n",
          "z",   "uz",  "u8",  "u16",  "u32",  "u64",   "u128",  "i8",
          "i16", "i32", "i64", "i128", "ui64", "usize", "isize", "uint64" };
  char name[8] = "";

  if (length > 1 && text[0] == '_')
    {
      text++; /* 1_u64 */
      length--;
    }
  if (length >= sizeof name)
    return false;
  for (size_t i = 0; i < length; i++)
    name[i] = text[i] >= 'A' && text[i] <= 'Z' ? (char) (text[i] - 'A' + 'a') : text[i];
  for (size_t i = 0; i < sizeof suffixes / sizeof suffixes[0]; i++)
    if (strcmp (name, suffixes[i]) == 0)
      return true;
  return false;
}

/* Reads digits from *at on, up to the end, a suffix or the first invalid byte. */
static ChessLiteralVerdict
read_digits (const char *text, size_t length, unsigned base, size_t *at, uint64_t *word)
{
  bool after_digit = false, any = false;

  for (*word = 0; *at < length; ++*at)
    {
      unsigned digit = chess_digit_value (text[*at]);
      bool separator = (text[*at] == '_' || text[*at] == '\'') && after_digit && *at + 1 < length;
      if (any && digit >= base && is_suffix (text + *at, length - *at))
        return CHESS_LITERAL_OK;
      if (!separator && digit >= base)
        return CHESS_LITERAL_INVALID;
      if (!separator && !chess_digit_append (word, base, digit))
        return CHESS_LITERAL_TOO_LARGE;
      after_digit = !separator;
      any = any || after_digit;
    }
  return after_digit ? CHESS_LITERAL_OK : CHESS_LITERAL_INVALID;
}

ChessLiteralVerdict
chess_literal_read (const char *text, size_t length, uint64_t *word, int *column)
{
  size_t at;
  uint64_t value;
  unsigned base = read_base (text, length, &at);
  ChessLiteralVerdict verdict = read_digits (text, length, base, &at, &value);

  if (verdict == CHESS_LITERAL_OK)
    *word = value;
  else if (column != NULL)
    *column = (int) at + 1;
  return verdict;
}

/* Numbers in program code: prefix, digits, separators, suffix.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/digits.h"
#include "chess/literal.h"
#include "game/reader/number.h"

/* With this many groups of three digits after the first, commas are thousands separators in one
 * number that fits, rather than a list. */
#define MIN_THOUSANDS 4
#define MAX_THOUSANDS 6

/* --- Where a number ends ---------------------------------------------------------------------- */

static gboolean
is_word_byte (char c)
{
  return g_ascii_isalnum (c) || c == '_';
}

/* Other characters allowed in a number besides letters, digits and underscores. */
static gboolean
is_inner_mark (const char *text, gsize length, gsize start, gsize at)
{
  char before = text[at - 1], after = at + 1 < length ? text[at + 1] : '\0';

  switch (text[at])
    {
    case '\'': /* C++ 1'000, Verilog 64'hFF, Nim 1'u64 */
    case '`':  /* WinDbg 00000000`0000ff00 */
      return g_ascii_isalnum (before) && g_ascii_isxdigit (after)
                 ? TRUE
                 : text[at] == '\'' && g_ascii_isdigit (before) && after != '\0'
                       && strchr ("hHoOuUsS", after) != NULL;
    case '.': /* a fraction or an address */
      return g_ascii_isdigit (before) && g_ascii_isdigit (after)
             && !(text[start] == '0' && g_ascii_tolower (text[start + 1]) == 'x');
    default:
      return FALSE;
    }
}

/* Ada's 16#FF#. */
static gsize
based_extent (const char *text, gsize length, gsize start, gsize at)
{
  gsize end = at + 1;

  if (at >= length || text[at] != '#' || at - start > 2)
    return at;
  while (end < length && (g_ascii_isxdigit (text[end]) || text[end] == '_'))
    end++;
  if (end == at + 1)
    return at;
  return end < length && text[end] == '#' ? end + 1 : end;
}

/* Whether a text begins with a pattern: d is a digit, x a hexadecimal digit, anything else itself.
 * Returns where it ends; 0 if not. */
static gsize
match_shape (const char *shape, const char *text, gsize length, gsize start)
{
  gsize n = 0;

  for (; shape[n] != '\0'; n++)
    {
      char c = start + n < length ? text[start + n] : '\0';
      if (shape[n] == 'd'   ? !g_ascii_isdigit (c)
          : shape[n] == 'x' ? !g_ascii_isxdigit (c)
                            : c != shape[n])
        return 0;
    }
  return start + n;
}

/* A date or a time of day: its digits and separators belong together. */
static gsize
date_extent (const char *text, gsize length, gsize start)
{
  static const char *const shapes[] = { "dddd-dd-dd", "dd:dd:dd", "d:dd:dd" };

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      gsize end = match_shape (shapes[i], text, length, start);
      if (end > 0 && (end == length || !g_ascii_isdigit (text[end])))
        return end;
    }
  return start;
}

gsize
reader_grouped_hex_end (const char *text, gsize length, gsize start)
{
  static const char *const shapes[] = { "xxxx:xxxx:xxxx:xxxx", "xx:xx:xx:xx:xx:xx:xx:xx" };

  /* fast, as every number comes here */
  if (length - start < 19 || (text[start + 2] != ':' && text[start + 4] != ':'))
    return start;
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      gsize end = match_shape (shapes[i], text, length, start);
      if (end > 0 && (end == length || (!is_word_byte (text[end]) && text[end] != ':')))
        return end;
    }
  return start;
}

/* Whether there are exactly that many zeros and ones at a position. */
static gboolean
is_bit_group (const char *text, gsize length, gsize at, gsize size)
{
  if (at + size > length || (at + size < length && is_word_byte (text[at + size])))
    return FALSE;
  for (gsize i = at; i < at + size; i++)
    if (text[i] != '0' && text[i] != '1')
      return FALSE;
  return TRUE;
}

/* Whether a digit precedes a position on the line, separated only by blanks: then the text there is
 * one of several groups. */
static gboolean
follows_digits (const char *text, gsize start)
{
  gsize at = start;

  while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t'))
    at--;
  return at > 0 && at < start && g_ascii_isdigit (text[at - 1]);
}

/* Where 64 bits end that are written in groups of the same size, separated by blanks. */
static gsize
grouped_bits_end (const char *text, gsize length, gsize start)
{
  gsize size = 0, end;

  /* fast, as every number comes here */
  if (length - start < 65 || text[start] > '1')
    return start;
  for (gsize n = 4; n <= 32 && size == 0; n *= 2)
    size = text[start + n] == ' ' ? n : 0;
  if (size == 0 || follows_digits (text, start))
    return start;
  end = start + 63 + 64 / size;
  if (end > length)
    return start;
  for (gsize at = start; at < end; at += size + 1)
    if (!is_bit_group (text, length, at, size) || (at > start && text[at - 1] != ' '))
      return start;
  while (end < length && text[end] == ' ')
    end++;
  return end < length && g_ascii_isdigit (text[end]) ? start : start + 63 + 64 / size;
}

gsize
reader_thousands_end (const char *text, gsize length, gsize start)
{
  gsize at = start, end;
  guint n = 0;

  while (at < length && g_ascii_isdigit (text[at]))
    at++;
  if (at - start > 3 || text[start] == '0')
    return start;
  for (; (end = match_shape (",ddd", text, length, at)) > 0; at = end)
    n++;
  gboolean ends = at == length || (!is_word_byte (text[at]) && text[at] != ',');
  return ends && n >= MIN_THOUSANDS && n <= MAX_THOUSANDS ? at : start;
}

gsize
reader_number_extent (const char *text, gsize length, gsize start)
{
  gsize at = reader_grouped_hex_end (text, length, start);

  if (at == start)
    at = grouped_bits_end (text, length, start);
  if (at > start)
    return at;
  at = date_extent (text, length, start);
  if (at == start)
    at++;
  while (at < length && (is_word_byte (text[at]) || is_inner_mark (text, length, start, at)))
    at++;
  /* 1.5e-7 */
  if (memchr (text + start, '.', at - start) != NULL && at + 1 < length
      && g_ascii_tolower (text[at - 1]) == 'e' && (text[at] == '-' || text[at] == '+'))
    for (at++; at < length && g_ascii_isdigit (text[at]);)
      at++;
  return based_extent (text, length, start, at);
}

/* --- Its value -------------------------------------------------------------------------------- */

static gboolean
is_separator (char c)
{
  return c == '_' || c == '\'' || c == '`' || c == ',';
}

gboolean
reader_is_suffix (const char *text, gsize length)
{
  static const char suffixes[][8]
      = { "u",    "l",   "ul",   "lu",   "ll",   "ull",   "llu",   "n",      "z",    "uz",  "zu",
          "i",    "ui",  "u8",   "u16",  "u32",  "u64",   "u128",  "i8",     "i16",  "i32", "i64",
          "i128", "ui8", "ui16", "ui32", "ui64", "usize", "isize", "uint64", "ui128" };
  char name[8] = "";

  if (length == 0 || length >= sizeof name)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    name[i] = g_ascii_tolower (text[i]);
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (name[0] == suffixes[i][0] && strcmp (name, suffixes[i]) == 0)
      return TRUE;
  return FALSE;
}

/* Reads digits with separators between them. Returns where they end; *n is the number of digits. */
static gsize
scan_digits (const char *text, gsize length, gsize at, unsigned base, Token *token, gsize *n)
{
  guint64 value = 0;
  gsize n_digits = 0;

  /* most are hexadecimal and short enough */
  for (unsigned digit;
       base == 16 && at < length && value >> 60 == 0 && (digit = chess_digit_value (text[at])) < 16;
       at++, n_digits++)
    value = value << 4 | digit;
  for (; at < length; at++)
    {
      unsigned digit = chess_digit_value (text[at]);
      if (digit < base)
        {
          if (!chess_digit_append (&value, base, digit))
            token->flags |= TOKEN_BAD | TOKEN_LARGE;
          n_digits++;
        }
      else if (n_digits == 0 || !is_separator (text[at]))
        break;
    }
  token->value = value;
  *n = n_digits;
  return at;
}

/* Reads the digits and the suffix of a number with a known base: FF, _FF in C# and Rust. */
static void
read_based (const char *text, gsize length, gsize at, unsigned base, Token *token)
{
  while (at < length && text[at] == '_')
    at++;
  gsize n, end = scan_digits (text, length, at, base, token, &n);
  gsize suffix = end;

  token->flags |= TOKEN_MACHINE;
  if (n == 0)
    token->flags |= TOKEN_BAD;
  if (end < length && !reader_is_suffix (text + suffix, length - suffix))
    token->flags |= TOKEN_BAD;
  if (end == length && is_separator (text[length - 1]))
    token->flags |= TOKEN_BAD;
}

/* Reads 16#FF#, 2#1001# and 16rFF. */
static gboolean
read_ada (const char *text, gsize length, Token *token)
{
  const char *mark = memchr (text, '#', length);
  unsigned base = 0;

  if (mark == NULL || mark == text)
    return FALSE;
  for (const char *c = text; c < mark; c++)
    base = base * 10 + chess_digit_value (*c);
  gsize end = text[length - 1] == '#' && mark != text + length - 1 ? length - 1 : length;
  if (base < 2 || base > 16)
    token->flags |= TOKEN_BAD;
  else
    read_based (text, end, (gsize) (mark - text) + 1, base, token);
  return TRUE;
}

/* Reads 64'hFF, 'hFF and '1. */
static gboolean
read_verilog (const char *text, gsize length, Token *token)
{
  static const char letters[] = "bodh";
  static const unsigned bases[] = { 2, 8, 10, 16 };
  const char *mark = memchr (text, '\'', length);

  if (mark == NULL)
    return FALSE;
  if (length == 2)
    {
      /* '1 is all ones */
      token->value = text[1] == '1' ? G_MAXUINT64 : 0;
      token->flags |= TOKEN_MACHINE;
      return TRUE;
    }
  if (mark + 2 >= text + length)
    return FALSE;
  for (const char *c = text; c < mark; c++)
    if (!g_ascii_isdigit (*c))
      return FALSE;
  gsize at = (gsize) (mark - text) + 1;
  if (g_ascii_tolower (text[at]) == 's')
    at++;
  const char *letter = strchr (letters, g_ascii_tolower (text[at]));
  if (letter == NULL || *letter == '\0' || at + 1 >= length)
    return FALSE;
  /* C++ has no 10'b0. But 1'000 has only digits, and 1'beef would need a prefix. */
  read_based (text, length, at + 1, bases[letter - letters], token);
  return TRUE;
}

/* Whether a text consists of hexadecimal digits, and contains a letter, or separators only used in
 * such numbers. */
static gboolean
is_bare_hex (const char *text, gsize length)
{
  gboolean letter = FALSE;

  for (gsize i = 0; i < length; i++)
    {
      unsigned digit = chess_digit_value (text[i]);
      if (digit == 16 && !is_separator (text[i]))
        return FALSE;
      letter = letter || text[i] == '`' || (digit > 9 && digit < 16);
    }
  return letter && length > 2;
}

/* Whether the digits at the beginning of a text are zeros and ones. */
static gboolean
begins_with_bits (const char *text, gsize length)
{
  for (gsize i = 0; i < length && (g_ascii_isdigit (text[i]) || is_separator (text[i])); i++)
    if (g_ascii_isdigit (text[i]) && text[i] > '1')
      return FALSE;
  return TRUE;
}

/* Whether a text is decimal digits and a d, as printed by some programs. */
static gboolean
is_printed_decimal (const char *text, gsize length)
{
  if (length < 2 || text[length - 1] != 'd')
    return FALSE;
  for (gsize i = 0; i + 1 < length; i++)
    if (!g_ascii_isdigit (text[i]))
      return FALSE;
  return TRUE;
}

/* Whether a text is digits, an e and one or two digits: 1e6 is not hexadecimal. */
static gboolean
is_scientific (const char *text, gsize length)
{
  const char *mark = memchr (text, 'e', length);

  if (mark == NULL || mark == text || mark + 1 >= text + length || mark + 3 < text + length
      || mark - text > 3)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (text + i != mark && !g_ascii_isdigit (text[i]))
      return FALSE;
  return TRUE;
}

/* Whether a text is an assembler's hexadecimal number: 0FF00h. A short one without a leading zero
 * may be a number of hours. */
static gboolean
is_marked_hex (const char *text, gsize length)
{
  if (length < 3 || g_ascii_tolower (text[length - 1]) != 'h' || (text[0] != '0' && length < 5))
    return FALSE;
  for (gsize i = 0; i + 1 < length; i++)
    if (!g_ascii_isxdigit (text[i]) && text[i] != '_')
      return FALSE;
  return TRUE;
}

/* The length of a number without a user-defined suffix, as in many C++ programs: 0x42_bb. */
static gsize
cut_own_suffix (const char *text, gsize length)
{
  return length > 4 && memcmp (text + length - 3, "_bb", 3) == 0
                 && memchr (text, '_', length) == text + length - 3
             ? length - 3
             : length;
}

/* Reads a number without a prefix. */
static void
read_bare (const char *text, gsize length, Token *token)
{
  unsigned base = chess_literal_bare_base (text, length);
  gsize n, end;

  if (base == 16)
    token->flags |= TOKEN_MACHINE | TOKEN_BARE | TOKEN_HEX;
  else if (is_marked_hex (text, length))
    {
      read_based (text, length - 1, 0, 16, token);
      return;
    }
  else if (is_printed_decimal (text, length))
    {
      scan_digits (text, length - 1, 0, 10, token, &n);
      return;
    }
  else if (is_scientific (text, length))
    {
      token->flags |= TOKEN_BAD;
      return;
    }
  else if (is_bare_hex (text, length))
    {
      base = 16;
      token->flags |= TOKEN_BARE | TOKEN_HEX;
      if (memchr (text, '`', length) != NULL)
        token->flags |= TOKEN_MACHINE;
    }
  end = scan_digits (text, length, 0, base, token, &n);
  if (base == 16)
    return;
  if (end < length)
    token->flags |= reader_is_suffix (text + end, length - end) ? TOKEN_MACHINE : TOKEN_BAD;
  else
    token->flags |= is_separator (text[length - 1]) ? TOKEN_BAD : TOKEN_BARE;
  if (begins_with_bits (text, length))
    token->flags |= TOKEN_BITS;
}

/* The length of a prefix and its base; 0 for none. */
static gsize
find_prefix (const char *text, gsize length, unsigned *base)
{
  char second = length > 1 ? g_ascii_tolower (text[1]) : '\0';

  if (text[0] == '$' || text[0] == '%')
    {
      *base = text[0] == '$' ? 16 : 2;
      return 1;
    }
  if (text[0] != '0' && text[0] != '&' && text[0] != '#')
    return 0;
  *base = second == 'x' || (second == 'h' && text[0] == '&') ? 16
          : second == 'b'                                    ? 2
          : second == 'o'                                    ? 8
                                                             : 0;
  return *base == 0 ? 0 : 2;
}

/* Reads sixteen hexadecimal digits with colons between groups of them. */
static void
read_grouped (const char *text, gsize length, Token *token)
{
  token->flags |= TOKEN_MACHINE | TOKEN_HEX;
  for (gsize i = 0; i < length; i++)
    if (text[i] != ':')
      token->value = token->value << 4 | chess_digit_value (text[i]);
}

/* Reads bits in groups separated by blanks. */
static void
read_grouped_bits (const char *text, gsize length, Token *token)
{
  token->flags |= TOKEN_MACHINE | TOKEN_BITS;
  for (gsize i = 0; i < length; i++)
    if (text[i] != ' ')
      token->value = token->value << 1 | (text[i] == '1');
}

void
reader_number_read (const char *text, gsize length, Token *token)
{
  unsigned base;
  gsize prefix = find_prefix (text, length, &base);

  token->value = 0;
  length = cut_own_suffix (text, length);
  if (length > 0 && reader_grouped_hex_end (text, length, 0) == length)
    read_grouped (text, length, token);
  else if (memchr (text, ' ', length) != NULL)
    read_grouped_bits (text, length, token);
  else if (prefix > 0)
    read_based (text, length, prefix, base, token);
  else if (!read_ada (text, length, token) && !read_verilog (text, length, token))
    read_bare (text, length, token);
}

gboolean
reader_number_reread (const char *text, Token *token, unsigned base)
{
  Token copy = *token;
  gsize n, length = token_length (token);

  copy.flags &= (guint16) ~(TOKEN_BAD | TOKEN_LARGE);
  if (scan_digits (text + token->start, length, 0, base, &copy, &n) != length
      || (copy.flags & TOKEN_BAD))
    return FALSE;
  *token = copy;
  return TRUE;
}

gboolean
reader_digits (const char *text, gsize length, unsigned base, guint64 *value)
{
  Token token = { 0 };
  gsize n;

  if (scan_digits (text, length, 0, base, &token, &n) != length || n == 0
      || (token.flags & TOKEN_BAD))
    return FALSE;
  *value = token.value;
  return TRUE;
}

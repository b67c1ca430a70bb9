/* The family of languages that a text is written in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/dialect.h"

#include <string.h>

/* The most bytes looked at. */
#define MAX_LENGTH 65536

typedef enum
{
  SIGN_END = 1 << 0, /* a semicolon at the end of a line: C and the like */
  SIGN_SLASHES = 1 << 1,
  SIGN_GO = 1 << 2,
  SIGN_KOTLIN = 1 << 3,
  SIGN_PYTHON = 1 << 4,
  SIGN_SCRIPT = 1 << 5, /* a declaration that Python does not have */
  SIGN_HASH = 1 << 6,   /* a comment of Python's, or a heading */
} Signs;

/* What lines begin with. */
static const struct
{
  const char *text;
  Signs sign;
} beginnings[] = {
  { "//", SIGN_SLASHES },
  { "package ", SIGN_GO | SIGN_SCRIPT },
  { "func ", SIGN_GO | SIGN_SCRIPT },
  { "const ", SIGN_SCRIPT },
  { "let ", SIGN_SCRIPT },
  { "var ", SIGN_SCRIPT },
  { "export ", SIGN_SCRIPT },
  { "function ", SIGN_SCRIPT },
  { "static ", SIGN_SCRIPT },
  { "val ", SIGN_KOTLIN | SIGN_SCRIPT },
  { "fun ", SIGN_KOTLIN | SIGN_SCRIPT },
  { "const val ", SIGN_KOTLIN | SIGN_SCRIPT },
  { "companion object", SIGN_KOTLIN | SIGN_SCRIPT },
  { "def ", SIGN_PYTHON },
  { "elif ", SIGN_PYTHON },
  { ">>> ", SIGN_PYTHON },
  { "print(", SIGN_PYTHON },
};

/* What may stand before a declaration. */
static const char *const modifiers[] = {
  "private ",  "internal ", "public ",    "protected ",
  "override ", "lateinit ", "@JvmField ", "@JvmStatic ",
};

static gboolean
begins (const char *line, gsize length, const char *word)
{
  gsize n = strlen (word);

  return length >= n && memcmp (line, word, n) == 0;
}

/* Where a line begins without blanks and modifiers. */
static gsize
skip_modifiers (const char *line, gsize length)
{
  gsize at = 0;

  for (guint i = 0; i < G_N_ELEMENTS (modifiers);)
    {
      while (at < length && g_ascii_isspace (line[at]))
        at++;
      if (begins (line + at, length - at, modifiers[i]))
        {
          at += strlen (modifiers[i]);
          i = 0;
        }
      else
        i++;
    }
  return at;
}

/* Whether a line takes names from a Python module, rather than from a file in quotation marks, as in
 * Go and JavaScript. */
static gboolean
imports (const char *line, gsize length)
{
  if (memchr (line, '"', length) != NULL || memchr (line, '\'', length) != NULL)
    return FALSE;
  return (begins (line, length, "import ") && g_ascii_isalpha (line[7]))
         || (begins (line, length, "from ") && g_strstr_len (line, (gssize) length, " import "));
}

/* Whether a line is a comment after #, rather than an order to C's preprocessor. */
static gboolean
is_hash_comment (const char *line, gsize length)
{
  static const char *const orders[]
      = { "define", "undef", "if", "elif", "else", "endif", "include", "pragma", "error" };

  if (!begins (line, length, "# "))
    return FALSE;
  for (; length > 0 && (*line == '#' || *line == ' '); length--)
    line++;
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    if (begins (line, length, orders[i]))
      return FALSE;
  return TRUE;
}

static Signs
find_line_signs (const char *line, gsize length)
{
  Signs signs = 0;
  gsize at;

  while (length > 0 && g_ascii_isspace (line[length - 1]))
    length--;
  at = skip_modifiers (line, length);
  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (begins (line + at, length - at, beginnings[i].text))
      signs |= beginnings[i].sign;
  if (imports (line + at, length - at))
    signs |= SIGN_PYTHON;
  if (is_hash_comment (line + at, length - at))
    signs |= SIGN_HASH;
  if (length > 0 && line[length - 1] == ';')
    signs |= SIGN_END;
  return signs;
}

static Signs
find_signs (const char *text, gsize length)
{
  Signs signs = 0;

  for (gsize at = 0; at < length;)
    {
      const char *newline = memchr (text + at, '\n', length - at);
      gsize end = newline != NULL ? (gsize) (newline - text) : length;
      signs |= find_line_signs (text + at, end - at);
      at = end + 1;
    }
  return signs;
}

static gboolean
has (const char *text, gsize length, const char *word)
{
  return g_strstr_len (text, (gssize) length, word) != NULL;
}

/* Whether a word of Go's is converted to, which begins no other name: neither np.uint64 (x) nor
 * c_uint64 (x). */
static gboolean
converts (const char *text, gsize length, const char *word)
{
  const char *end = text + length, *found = text;

  while ((found = g_strstr_len (found, end - found, word)) != NULL)
    {
      char before = found > text ? found[-1] : ' ';
      if (!g_ascii_isalnum (before) && before != '_' && before != '.')
        return TRUE;
      found++;
    }
  return FALSE;
}

/* Whether one of Kotlin's long numbers is shifted: 1L shl 8, but not COL shl 8. */
static gboolean
shifts_long (const char *text, gsize length)
{
  const char *end = text + length, *found = text;

  while ((found = g_strstr_len (found, end - found, "L shl ")) != NULL)
    {
      const char *number = found++;
      while (number > text && (g_ascii_isalnum (number[-1]) || number[-1] == '_'))
        number--;
      if (g_ascii_isdigit (*number))
        return TRUE;
    }
  return FALSE;
}

ReaderDialect
reader_find_dialect (const char *text, gsize length)
{
  Signs signs;

  length = MIN (length, MAX_LENGTH);
  signs = find_signs (text, length);
  if (signs & SIGN_END)
    return READER_DIALECT_C;
  if (has (text, length, "UInt64") && !has (text, length, "Dim "))
    return READER_DIALECT_SWIFT;
  if (signs & SIGN_KOTLIN && !has (text, length, ":=")) /* it has packages, too */
    return READER_DIALECT_KOTLIN;
  if (signs & SIGN_PYTHON && !(signs & (SIGN_SLASHES | SIGN_SCRIPT))) /* it has :=, too */
    return READER_DIALECT_PYTHON;
  if (signs & SIGN_GO || has (text, length, ":=") || converts (text, length, "uint64(")
      || has (text, length, " uint64 ="))
    return READER_DIALECT_GO;
  if (has (text, length, "ULong") || shifts_long (text, length))
    return READER_DIALECT_KOTLIN;
  if (signs & SIGN_HASH && !(signs & (SIGN_SLASHES | SIGN_SCRIPT)))
    return READER_DIALECT_PYTHON;
  return READER_DIALECT_C;
}

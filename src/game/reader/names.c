/* Words with a meaning in many languages: keywords, types, squares, files and ranks, limits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/layout.h"
#include "chess/square.h"
#include "game/reader/names.h"

/* --- Words ------------------------------------------------------------------------------------ */

static gboolean
is_listed (const char *const *list, gsize n, const char *word, gsize length)
{
  for (gsize i = 0; i < n; i++)
    if (strlen (list[i]) == length && memcmp (list[i], word, length) == 0)
      return TRUE;
  return FALSE;
}

gboolean
reader_is_keyword (const char *word, gsize length)
{
  static const char *const keywords[] = {
    "abstract",   "alignas",  "as",         "async",    "auto",        "await",       "break",
    "case",       "class",    "companion",  "const",    "consteval",   "constexpr",   "constinit",
    "constant",   "continue", "crate",      "data",     "declare",     "def",         "default",
    "delete",     "do",       "else",       "enum",     "export",      "extension",   "extern",
    "final",      "fn",       "for",        "from",     "fun",         "func",        "function",
    "go",         "if",       "immutable",  "impl",     "implements",  "import",      "in",
    "indirect",   "inline",   "interface",  "internal", "is",          "lateinit",    "lazy",
    "let",        "local",    "localparam", "logic",    "macro_rules", "match",       "mod",
    "complement", "module",   "move",       "mut",      "my",          "namespace",   "new",
    "noexcept",   "object",   "of",         "open",     "operator",    "our",         "override",
    "package",    "param",    "parameter",  "private",  "proc",        "procedure",   "protected",
    "pub",        "public",   "readonly",   "record",   "ref",         "reg",         "register",
    "repeat",     "return",   "sealed",     "signed",   "sizeof",      "static",      "struct",
    "super",      "switch",   "template",   "then",     "this",        "threadlocal", "throw",
    "trait",      "try",      "type",       "typedef",  "typename",    "union",       "unsafe",
    "unsigned",   "use",      "using",      "val",      "var",         "virtual",     "volatile",
    "when",       "where",    "while",      "with",     "wire",        "yield",
  };

  return is_listed (keywords, G_N_ELEMENTS (keywords), word, length);
}

static const struct
{
  const char *name;
  guint8 bits;
  gboolean is_signed;
} types[] = {
  { "u64", 64, FALSE },
  { "U64", 64, FALSE },
  { "uint64_t", 64, FALSE },
  { "uint64", 64, FALSE },
  { "Uint64", 64, FALSE },
  { "UInt64", 64, FALSE },
  { "UINT64", 64, FALSE },
  { "ulong", 64, FALSE },
  { "Bitboard", 64, FALSE },
  { "bitboard", 64, FALSE },
  { "BitBoard", 64, FALSE },
  { "BITBOARD", 64, FALSE },
  { "ULong", 64, FALSE },
  { "c_uint64", 64, FALSE },
  { "c_ulonglong", 64, FALSE },
  { "guint64", 64, FALSE },
  { "Word64", 64, FALSE },
  { "word64", 64, FALSE },
  { "QWord", 64, FALSE },
  { "qword", 64, FALSE },
  { "usize", 64, FALSE },
  { "size_t", 64, FALSE },
  { "uintptr_t", 64, FALSE },
  { "ULONG", 64, FALSE },
  { "ULONGLONG", 64, FALSE },
  { "ULLONG", 64, FALSE },
  { "Unsigned_64", 64, FALSE },
  { "uint_fast64_t", 64, FALSE },
  { "UINTMAX", 64, FALSE },
  { "uintmax_t", 64, FALSE },
  { "SIZE", 64, FALSE },
  { "UIntPtr", 64, FALSE },
  { "UINTPTR", 64, FALSE },
  { "MaxUint64", 64, FALSE },
  { "i64", 64, TRUE },
  { "int64_t", 64, TRUE },
  { "int64", 64, TRUE },
  { "Int64", 64, TRUE },
  { "INT64", 64, TRUE },
  { "long", 64, TRUE },
  { "Long", 64, TRUE },
  { "isize", 64, TRUE },
  { "ssize_t", 64, TRUE },
  { "LONG", 64, TRUE },
  { "LLONG", 64, TRUE },
  { "c_int64", 64, TRUE },
  { "c_longlong", 64, TRUE },
  { "gint64", 64, TRUE },
  { "INTMAX", 64, TRUE },
  { "intmax_t", 64, TRUE },
  { "PTRDIFF", 64, TRUE },
  { "S64", 64, TRUE },
  { "u32", 32, FALSE },
  { "U32", 32, FALSE },
  { "uint32_t", 32, FALSE },
  { "uint32", 32, FALSE },
  { "Uint32", 32, FALSE },
  { "UInt32", 32, FALSE },
  { "UINT32", 32, FALSE },
  { "uint", 32, FALSE },
  { "UINT", 32, FALSE },
  { "Word32", 32, FALSE },
  { "DWord", 32, FALSE },
  { "c_uint32", 32, FALSE },
  { "i32", 32, TRUE },
  { "int32_t", 32, TRUE },
  { "int32", 32, TRUE },
  { "Int32", 32, TRUE },
  { "INT32", 32, TRUE },
  { "Integer", 32, TRUE },
  { "INT", 32, TRUE },
  { "u16", 16, FALSE },
  { "uint16_t", 16, FALSE },
  { "uint16", 16, FALSE },
  { "UInt16", 16, FALSE },
  { "UINT16", 16, FALSE },
  { "ushort", 16, FALSE },
  { "UShort", 16, FALSE },
  { "USHRT", 16, FALSE },
  { "Word16", 16, FALSE },
  { "i16", 16, TRUE },
  { "int16_t", 16, TRUE },
  { "int16", 16, TRUE },
  { "Int16", 16, TRUE },
  { "INT16", 16, TRUE },
  { "short", 16, TRUE },
  { "Short", 16, TRUE },
  { "SHRT", 16, TRUE },
  { "u8", 8, FALSE },
  { "U8", 8, FALSE },
  { "uint8_t", 8, FALSE },
  { "uint8", 8, FALSE },
  { "UInt8", 8, FALSE },
  { "UINT8", 8, FALSE },
  { "byte", 8, FALSE },
  { "UByte", 8, FALSE },
  { "UCHAR", 8, FALSE },
  { "Word8", 8, FALSE },
  { "i8", 8, TRUE },
  { "int8_t", 8, TRUE },
  { "int8", 8, TRUE },
  { "Int8", 8, TRUE },
  { "INT8", 8, TRUE },
  { "sbyte", 8, TRUE },
};

/* Types whose size does not matter, and types of boards. */
static const char *const other_types[] = {
  "int",    "char",       "bool",         "void",     "float",    "double", "string",
  "String", "str",        "Int",          "UInt",     "Boolean",  "number", "bigint",
  "BigInt", "BigInteger", "Bitmap",       "bitmap",   "Bits",     "BB",     "Square",
  "u128",   "i128",       "int128",       "__int128", "unsigned", "signed", "Nat",
  "Mask",   "std",        "comptime_int", "C64",      "uint128",
};

gboolean
reader_is_type (const char *word, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (strlen (types[i].name) == length && memcmp (types[i].name, word, length) == 0)
      return TRUE;
  return is_listed (other_types, G_N_ELEMENTS (other_types), word, length)
         || (length > 2 && memcmp (word + length - 2, "_t", 2) == 0);
}

gboolean
reader_is_operator_word (const char *word, gsize length)
{
  static const char *const words[]
      = { "and",    "or",   "xor",  "not", "shl",  "shr",  "ushr", "lsl", "lsr", "land",
          "lor",    "lxor", "lnot", "bor", "band", "bxor", "bnot", "bsl", "bsr", "shiftL",
          "shiftR", "div",  "mod",  "AND", "OR",   "XOR",  "NOT",  "SHL", "SHR" };

  return is_listed (words, G_N_ELEMENTS (words), word, length);
}

guint
reader_type_bits (const char *type, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (strlen (types[i].name) == length && memcmp (types[i].name, type, length) == 0)
      return types[i].is_signed ? 64 : types[i].bits;
  return 0;
}

gboolean
reader_find_limit (const char *type, gsize length, gboolean largest, guint64 *value)
{
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (strlen (types[i].name) == length && memcmp (types[i].name, type, length) == 0)
      {
        guint64 top = (guint64) 1 << (types[i].bits - 1);
        if (types[i].is_signed)
          *value = largest ? top - 1 : -top;
        else
          *value = largest ? top - 1 + top : 0;
        return TRUE;
      }
  if (length == 3 && (memcmp (type, "Int", 3) == 0 || memcmp (type, "int", 3) == 0))
    {
      *value = largest ? 0x7fffffff : (guint64) -0x80000000LL;
      return TRUE;
    }
  return FALSE;
}

/* --- Names of one word ------------------------------------------------------------------------ */

/* Copies a word in lower case without underscores; FALSE if it is too long. */
static gboolean
simplify (const char *word, gsize length, char *simple, gsize size)
{
  gsize n = 0;

  for (gsize i = 0; i < length; i++)
    if (word[i] != '_')
      {
        if (n + 1 >= size)
          return FALSE;
        simple[n++] = g_ascii_tolower (word[i]);
      }
  simple[n] = '\0';
  return TRUE;
}

/* e4, E4, SQ_E4, SquareE4. */
int
reader_find_square (const char *word, gsize length)
{
  static const char *const prefixes[] = { "", "sq", "square", "s" };
  char simple[16];

  if (length < 2 || length > 12 || !g_ascii_isdigit (word[length - 1])
      || !simplify (word, length, simple, sizeof simple))
    return -1;
  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (simple, prefixes[i]) && !(i == 3 && (length != 4 || word[1] != '_')))
      {
        const char *name = simple + strlen (prefixes[i]);

        if (chess_square_read (name) != CHESS_SQUARE_NONE && name[2] == '\0')
          return chess_square_read (name);
      }
  return -1;
}

/* FILE_A, FileABB, BB_FILE_A, A_FILE; RANK_1 … */
gboolean
reader_find_line (const char *word, gsize length, guint64 *set)
{
  char simple[24], *name = simple;

  if (length < 5 || !simplify (word, length, simple, sizeof simple))
    return FALSE;
  if (g_str_has_prefix (name, "bb"))
    name += 2;
  else if (g_str_has_prefix (name, "mask"))
    name += 4;
  gsize n = strlen (name);
  if (n == 7 && g_str_equal (name + 5, "bb"))
    name[n = 5] = '\0';
  else if (n == 9 && g_str_equal (name + 5, "mask"))
    name[n = 5] = '\0';
  if (n != 5)
    return FALSE;
  if (g_str_has_prefix (name, "file") && name[4] >= 'a' && name[4] <= 'h')
    *set = (guint64) 0x0101010101010101 << (name[4] - 'a');
  else if (g_str_has_prefix (name, "rank") && name[4] >= '1' && name[4] <= '8')
    *set = (guint64) 0xff << 8 * (name[4] - '1');
  else if (g_str_has_suffix (name, "file") && name[0] >= 'a' && name[0] <= 'h')
    *set = (guint64) 0x0101010101010101 << (name[0] - 'a');
  else
    return FALSE;
  return TRUE;
}

/* Limits etc. that are a single word. */
gboolean
reader_find_constant (const char *word, gsize length, guint64 *value)
{
  gboolean largest = length > 4 && memcmp (word + length - 4, "_MAX", 4) == 0;
  static const struct
  {
    const char *name;
    guint64 value;
  } others[] = {
    { "MaxUint64", G_MAXUINT64 },
    { "MaxInt64", G_MAXINT64 },
    { "MinInt64", (guint64) G_MININT64 },
    { "MaxUint32", 0xffffffff },
    { "MaxInt32", 0x7fffffff },
    { "MAX_SAFE_INTEGER", 0x1fffffffffffff },
    { "UINT_MAX", 0xffffffff },
    { "INT_MAX", 0x7fffffff },
    { "INT_MIN", (guint64) -0x80000000LL },
    { "UCHAR_MAX", 255 },
    { "BB_ALL", G_MAXUINT64 },
    { "BB_EMPTY", 0 },
    { "AllSquares", G_MAXUINT64 },
    { "ALL_SQUARES", G_MAXUINT64 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (strlen (others[i].name) == length && memcmp (others[i].name, word, length) == 0)
      {
        *value = others[i].value;
        return TRUE;
      }
  if (!largest && (length <= 4 || memcmp (word + length - 4, "_MIN", 4) != 0))
    return FALSE;
  return reader_find_limit (word, length - 4, largest, value);
}

/* "e2e4", "e7e8q": a move, although it looks like hexadecimal. */
gboolean
reader_is_move (const char *word, gsize length)
{
  if (length < 4 || length > 5 || (length == 5 && strchr ("qrbn", word[4]) == NULL))
    return FALSE;
  return chess_square_read (word) != CHESS_SQUARE_NONE
         && chess_square_read (word + 2) != CHESS_SQUARE_NONE;
}

/* The symbol for an enumeration of squares. */
const char *
reader_square_key (int square)
{
  static const char keys[64][4] = {
#define RANK(n) "*a" n, "*b" n, "*c" n, "*d" n, "*e" n, "*f" n, "*g" n, "*h" n
    RANK ("1"), RANK ("2"), RANK ("3"), RANK ("4"), RANK ("5"), RANK ("6"), RANK ("7"), RANK ("8"),
#undef RANK
  };

  return keys[square];
}

/* u64::MAX, Long.MIN_VALUE, ulong.MaxValue, numeric_limits<…>::max: the type is an earlier
 * token. */
gboolean
reader_find_path_limit (const Reader *reader, guint type, guint name, guint64 *value)
{
  const Token *token = reader_token (reader, name), *before = reader_token (reader, type);
  char simple[24];
  gboolean largest;

  if (!simplify (reader_text (reader, token), token_length (token), simple, sizeof simple))
    return FALSE;
  largest = g_str_equal (simple, "max") || g_str_equal (simple, "maxvalue");
  if (!largest && !g_str_equal (simple, "min") && !g_str_equal (simple, "minvalue"))
    return FALSE;
  return reader_find_limit (reader_text (reader, before), token_length (before), largest, value);
}

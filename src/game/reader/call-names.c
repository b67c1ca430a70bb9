/* The meaning of function names: lists, bits, conversions, actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/call-names.h"

#include <string.h>

#include "game/reader/names.h"

void
reader_simplify (const Reader *reader, guint name, char simple[static 32])
{
  const Token *token = reader_token (reader, name);
  const char *text = reader_text (reader, token);
  gsize length = token_length (token), n = 0;

  for (gsize i = 0; i < length && n < 31; i++)
    if (text[i] != '_' && text[i] != '@')
      simple[n++] = g_ascii_tolower (text[i]);
  simple[n] = '\0';
}

gboolean
reader_is_among (const char *name, const char *const *list, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (name, list[i]))
      return TRUE;
  return FALSE;
}

gboolean
reader_is_list_maker (const char *name)
{
  static const char *const names[]
      = { "of",          "from",     "aslist",      "array",   "list",       "vec",
          "tuple",       "set",      "frozenset",   "toarray", "vector",     "asarray",
          "listof",      "stdarray", "fromlist",    "seq",     "squareset",  "map",
          "hashmap",     "treemap",  "btreemap",    "dict",    "dictionary", "ofentries",
          "fromentries", "bytes",    "makebitboard" };

  return reader_is_among (name, names, G_N_ELEMENTS (names)) || g_str_has_suffix (name, "arrayof")
         || g_str_has_suffix (name, "listof") || g_str_has_suffix (name, "setof")
         || g_str_has_suffix (name, "array") || g_str_has_suffix (name, "list");
}

gboolean
reader_is_bit_maker (const char *name)
{
  static const char *const names[] = { "bit",
                                       "bitull",
                                       "bitul",
                                       "bit64",
                                       "bv",
                                       "sqbb",
                                       "bbsq",
                                       "squarebb",
                                       "bbsquare",
                                       "squaretobb",
                                       "sqtobb",
                                       "sq2bb",
                                       "bbof",
                                       "bitof",
                                       "bitat",
                                       "bitmask",
                                       "onebit",
                                       "squarebit",
                                       "sqbit",
                                       "fromsquare",
                                       "bitboardof",
                                       "setbit",
                                       "tobb",
                                       "maskof",
                                       "sqmask",
                                       "squaremask",
                                       "squaretobitboard",
                                       "sqtobitboard",
                                       "bitboardfromsquare" };

  return reader_is_among (name, names, G_N_ELEMENTS (names));
}

gboolean
reader_is_deed (const char *name)
{
  static const char *const beginnings[]
      = { "print",  "show",   "draw",   "dump",     "display", "log",     "pop",    "count",
          "ones",   "lsb",    "msb",    "lead",     "trail",   "bitscan", "get",    "set",
          "clear",  "is",     "has",    "test",     "find",    "first",   "last",   "flip",
          "mirror", "shift",  "write",  "read",     "assert",  "check",   "scan",   "len",
          "add",    "remove", "toggle", "bitcount", "rand",    "hash",    "sqrt",   "abs",
          "format", "move",   "attack", "north",    "south",   "east",    "west",   "fill",
          "ctz",    "clz",    "ffs",    "fls",      "ntz",     "nlz",     "rotate", "hamming",
          "card",   "expect", "index",  "square",   "make",    "debug",   "init" };

  if (g_str_has_prefix (name, "squareset") || g_str_equal (name, "logand"))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (g_str_has_prefix (name, beginnings[i]))
      return TRUE;
  return FALSE;
}

/* Whether the text uses a call's name as a type just before: "Wing w = Wing (0x7e)". */
static gboolean
is_own_type (const Reader *reader, guint name)
{
  const Token *token = reader_token (reader, name);
  gsize length = token_length (token);

  if (!g_ascii_isupper (*reader_text (reader, token)))
    return FALSE;
  for (guint i = name, left = 64; i-- > 0 && left > 0; left--)
    {
      const Token *other = reader_token (reader, i), *next = other + 1;
      if (other->kind == TOKEN_WORD && token_length (other) == length
          && memcmp (reader_text (reader, other), reader_text (reader, token), length) == 0
          && (next->kind == TOKEN_WORD || token_is (next, '=') || token_is (next, '{')))
        return TRUE;
    }
  return FALSE;
}

gboolean
reader_is_wrapper (const Reader *reader, guint name, const char *simple)
{
  static const char *const names[] = { "int",       "long",        "uint",      "ulong",
                                       "word",      "bb",          "bigint",    "u64",
                                       "valueof",   "as",          "intcast",   "bitcast",
                                       "truncate",  "trunc",       "frombits",  "staticcast",
                                       "from",      "tryfrom",     "integer",   "number",
                                       "qword",     "longlong",    "unsigned",  "fromraw",
                                       "ull",       "value",       "longvalue", "bitboard",
                                       "raw",       "tonumber",    "constcast", "reinterpretcast",
                                       "uintn",     "fromu64",     "decode",    "parseint",
                                       "parselong", "ord",         "some",      "bitset",
                                       "self",      "biginteger",  "c64",       "b64",
                                       "bb64",      "ui64",        "touint64",  "toint64",
                                       "asuint64",  "board",       "bits",      "mask",
                                       "ok",        "box",         "just",      "wrapping",
                                       "boxed",     "freeze",      "checked",   "unchecked",
                                       "optional",  "intfromenum", "enumtoint" };
  const Token *token = reader_token (reader, name);

  if (!reader_is_type (reader_text (reader, token), token_length (token))
      && reader_is_deed (simple))
    return FALSE;
  return reader_is_type (reader_text (reader, token), token_length (token))
         || reader_is_among (simple, names, G_N_ELEMENTS (names)) || is_own_type (reader, name)
         || g_str_has_prefix (simple, "parse") || g_str_has_prefix (simple, "uint64")
         || g_str_has_prefix (simple, "int64") || g_str_has_prefix (simple, "bitboard")
         || g_str_has_suffix (simple, "bitboard");
}

/* Texts with one thing each: numbers of many languages, tables, squares, drawn boards, unread
 * parts, and their descriptions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "../../lib/rows.h"
#include "chess/literal.h"
#include "game/reader/verdict.h"

#define SQUARE(name) CHESS_BIT (CHESS_SQUARE (name[0] - 'a', name[1] - '1'))

/* --- One word ------------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *text;
  guint64 word;
} Word;

static const Word words[] = {
  { "hex", "0xff00", 0xff00 },
  { "hex-upper", "0XFF00", 0xff00 },
  { "decimal", "65280", 65280 },
  { "ten", "10", 10 },
  { "zero", "0", 0 },
  { "binary", "0b1010", 10 },
  { "octal-c", "0777", 511 },
  { "octal", "0o777", 511 },
  { "octal-full", "01777777777777777777777", G_MAXUINT64 },
  { "nine-is-decimal", "090", 90 },
  { "minus-one", "-1", G_MAXUINT64 },
  { "minus-long", "-9223372036854775808L", (guint64) 1 << 63 },
  { "minus-hex", "-0x2", G_MAXUINT64 - 1 },
  { "complement", "~0ULL", G_MAXUINT64 },
  { "complement-cast", "^uint64(0)", G_MAXUINT64 },
  { "complement-rust", "!0xffu64", ~(guint64) 0xff },
  { "c", "0x0020400000000000ULL", 0x0020400000000000 },
  { "c-lower", "0x10ull", 16 },
  { "c-lu", "16lu", 16 },
  { "c-macro", "UINT64_C(0x8040201008040201)", 0x8040201008040201 },
  { "own-macro", "BB(0x18)", 0x18 },
  { "c++-separator", "0xFFFF'0000'FFFF'0000ull", 0xffff0000ffff0000 },
  { "c++-binary", "0b1'0000", 16 },
  { "msvc", "0x10ui64", 16 },
  { "rust", "0xff_u64", 0xff },
  { "rust-plain", "255u64", 255 },
  { "rust-separated", "0b0000_0001_0000_0000", 256 },
  { "swift", "0x0000_0000_0000_FF00", 0xff00 },
  { "kotlin", "0xFF00UL", 0xff00 },
  { "kotlin-call", "0xFF00.toULong()", 0xff00 },
  { "java", "0xFFFFFFFFFFFFFFFFL", G_MAXUINT64 },
  { "c#", "0xFF00UL", 0xff00 },
  { "go", "uint64(0xff)", 0xff },
  { "js", "0xFF00n", 0xff00 },
  { "js-call", "BigInt(\"0xFF00\")", 0xff00 },
  { "js-call-quote", "BigInt('65280')", 65280 },
  { "nim", "0xff'u64", 0xff },
  { "declared-beside", "U64 a, b = 0xff;", 0xff },
  { "pascal", "$FF00", 0xff00 },
  { "bare-hex", "FF00", 0xff00 },
  { "bare-hex-digit", "00ff", 255 },
  { "bare-16", "0000000000001000", 0x1000 },
  { "bare-15", "000000000001000", 01000 },
  { "bare-16-suffix", "0000000000001000ULL", 01000 },
  { "bare-letters", "FFFFFFFFFFFFFFFF", G_MAXUINT64 },
  { "64-digits", "0000000000000000000000000000000000000000000000001111111100000000", 0xff00 },
  { "leading-zeros", "0x00000000000000000000ff", 0xff },
  { "c-declaration", "static const uint64_t file_a = 0x0101010101010101ULL;", 0x0101010101010101 },
  { "c-array-element", "rank[3] = 0xff000000;", 0xff000000 },
  { "define", "#define FILE_A 0x0101010101010101ULL", 0x0101010101010101 },
  { "rust-declaration", "pub const RANK_1: u64 = 0xff;", 255 },
  { "rust-cast", "0xff as u64", 255 },
  { "swift-declaration", "let rank1: UInt64 = 0xff", 255 },
  { "kotlin-declaration", "const val RANK_1: ULong = 0xFFUL", 255 },
  { "java-declaration", "public static final long RANK_1 = 0xFFL;", 255 },
  { "go-declaration", "var rank1 uint64 = 0xff // a1 to h1", 255 },
  { "python", "RANK_1 = 0xFF  # a1 to h1", 255 },
  { "js-declaration", "const rank1 = 0xffn;", 255 },
  { "return", "return 0xff;", 255 },
  { "comment-before", "/* 64 bits: */ 0xff", 255 },
  { "brackets", "(0xff)", 255 },
  { "space", " \t 0xff\r\n", 255 },
  { "byte-order-mark",
    "\xef\xbb\xbf"
    "0xff",
    255 },
};

/* The one set of a text, which must hold that alone. The reading is the caller's. */
static const CheckbitReadingItem *
read_set (const char *text, ChessLayout layout, CheckbitReading **reading)
{
  const CheckbitReadingItem *item;

  *reading = checkbit_reading_new (text, -1, layout);
  item = checkbit_reading_get_only_set (*reading);
  if (item == NULL)
    {
      g_autofree char *refusal = checkbit_reading_tell_refusal (*reading);
      g_error ("%u items in “%s”: %s", checkbit_reading_get_n_items (*reading), text, refusal);
    }
  return item;
}

static void
test_word (gconstpointer data)
{
  const Word *row = data;
  g_autoptr (CheckbitReading) reading = NULL;
  const CheckbitReadingItem *item = read_set (row->text, CHESS_LAYOUT_A1B1, &reading);

  g_assert_true (checkbit_reading_item_is_word (item));
  g_assert_cmphex (item->values[0], ==, row->word);
}

/* Digits at random, with a prefix, a separator and a suffix at times. */
static void
write_number (GRand *random, GString *text)
{
  static const char *const prefixes[] = { "", "", "", "", "0", "0x", "0b", "0o" };
  static const char *const suffixes[] = { "", "", "", "u", "ULL", "u64", "n" };
  static const char *const digits[] = { "01", "01234567", "0123456789", "0123456789abcdefABCDEF" };
  static const guint lengths[] = { 1, 3, 8, 15, 16, 17, 21, 22, 64 };
  const char *from = digits[g_rand_int_range (random, 0, G_N_ELEMENTS (digits))];
  guint length = lengths[g_rand_int_range (random, 0, G_N_ELEMENTS (lengths))];
  int separator = g_rand_int_range (random, 0, 100);

  g_string_assign (text, prefixes[g_rand_int_range (random, 0, G_N_ELEMENTS (prefixes))]);
  for (guint i = 0; i < length; i++)
    {
      g_string_append_c (text, from[g_rand_int_range (random, 0, (int) strlen (from))]);
      if (separator == (int) i && i + 1 < length)
        g_string_append_c (text, '_');
    }
  g_string_append (text, suffixes[g_rand_int_range (random, 0, G_N_ELEMENTS (suffixes))]);
}

/* Every number of the set language is the same number for the reader. */
static void
test_same_as_language (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1808);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_read = 0;

  for (guint i = 0; i < 20000; i++)
    {
      guint64 word;

      write_number (random, text);
      if (!g_ascii_isdigit (*text->str)
          || chess_literal_read (text->str, text->len, &word, NULL) != CHESS_LITERAL_OK)
        continue;
      g_autoptr (CheckbitReading) reading = NULL;
      const CheckbitReadingItem *item = read_set (text->str, CHESS_LAYOUT_A1B1, &reading);
      if (item->values[0] != word)
        g_error ("“%s” is 0x%" G_GINT64_MODIFIER "x in the language, 0x%" G_GINT64_MODIFIER
                 "x for the reader",
                 text->str, word, item->values[0]);
      n_read++;
    }
  g_assert_cmpuint (n_read, >, 5000);
}

/* The worked value of three layouts, whose squares were found by hand. */
static void
test_layouts (void)
{
  static const struct
  {
    ChessLayout layout;
    const char *squares[2];
  } rows[] = { { CHESS_LAYOUT_A1B1, { "g6", "f7" } },
               { CHESS_LAYOUT_A8B8, { "g3", "f2" } },
               { CHESS_LAYOUT_H1G1, { "b6", "c7" } } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChessBitboard set = SQUARE (rows[i].squares[0]) | SQUARE (rows[i].squares[1]);
      ChessLayout layout = rows[i].layout;
      g_autoptr (CheckbitReading) number = NULL;
      g_autoptr (CheckbitReading) squares = NULL;
      const CheckbitReadingItem *item = read_set ("0x0020400000000000", CHESS_LAYOUT_A1B1, &number);
      g_assert_cmphex (checkbit_reading_item_get_set (item, 0, CHESS_LAYOUT_A1B1, layout), ==, set);
      item = read_set ("b6 c7", layout, &squares);
      g_assert_cmphex (checkbit_reading_item_get_set (item, 0, layout, CHESS_LAYOUT_A8B8), ==,
                       SQUARE ("b6") | SQUARE ("c7"));
    }
}

/* What a text works out of squares is in the layout that its numbering of them proves, whichever was
 * asked for; sets of squares are what they are, and prove nothing. */
static void
test_proven_layout (void)
{
  static const struct
  {
    const char *text;
    ChessBitboard set;
    gboolean has_layout;
  } rows[] = {
    { "x = 0x1;", CHESS_BIT (56), TRUE },
    { "x = RANK_1;", CHESS_RANK_1, FALSE },
    { "x = a1 | b1;", CHESS_BIT (0) | CHESS_BIT (1), FALSE },
    { "x = RANK_2 << 8;", CHESS_RANK_1, TRUE },
    { "x = RANK_2 | BIT(E4);", CHESS_RANK_1 << 8 | CHESS_BIT (28), TRUE },
    { "x = {RANK_1, FILE_A};", CHESS_RANK_1, FALSE },
    { "x = {RANK_2 << 8, RANK_3 << 8};", CHESS_RANK_1, TRUE },
    { "x = {RANK_1, 0x1};", CHESS_RANK_1, TRUE },
    { "x = {0xff, 0x1};", CHESS_RANK_8, TRUE },
    { "x = {[1] = RANK_1, [0] = 0x1};", CHESS_BIT (56), TRUE },
    { "x[1] = RANK_1;\nx[0] = RANK_2 << 8;\n", CHESS_RANK_1, TRUE },
    { "........\n........\n........\n........\n........\n........\n........\n11111111\n",
      CHESS_RANK_1, FALSE },
  };
  g_autoptr (GString) text = g_string_new ("enum {");

  for (guint i = 0; i < CHESS_N_SQUARES; i++)
    g_string_append_printf (text, " %c%c,", 'A' + i % 8, '8' - i / 8);
  g_string_append (text, " };\n\n");
  for (guint i = 0; i < G_N_ELEMENTS (rows) * CHESS_N_LAYOUTS; i++)
    {
      ChessLayout layout = i % CHESS_N_LAYOUTS, proven;
      g_autofree char *all = g_strconcat (text->str, rows[i / CHESS_N_LAYOUTS].text, NULL);
      g_autoptr (CheckbitReading) reading = checkbit_reading_new (all, -1, layout);

      g_test_message ("%s in %s", rows[i / CHESS_N_LAYOUTS].text, chess_layout_name (layout));
      g_assert_true (checkbit_reading_get_map_layout (reading, &proven));
      g_assert_cmpint (proven, ==, CHESS_LAYOUT_A8B8);
      g_assert_cmpuint (checkbit_reading_get_n_items (reading), ==, 2);
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, 1);
      g_assert_cmpint (item->has_layout, ==, rows[i / CHESS_N_LAYOUTS].has_layout);
      g_assert_false (checkbit_reading_item_is_word (item));
      g_assert_cmphex (checkbit_reading_item_get_set (item, 0, layout, layout), ==,
                       rows[i / CHESS_N_LAYOUTS].set);
    }
}

/* The same before the map, and between two of them, where it is in the layout of the first. */
static void
test_proven_later (void)
{
  static const char *const texts[] = { "x = RANK_2 << 8;", "x = {RANK_2 << 8, RANK_2 << 8};" };
  g_autoptr (GString) upwards = g_string_new ("enum {");
  g_autoptr (GString) downwards = g_string_new ("\n\nenum {");

  for (guint i = 0; i < CHESS_N_SQUARES; i++)
    {
      g_string_append_printf (upwards, " %c%c,", 'A' + i % 8, '1' + i / 8);
      g_string_append_printf (downwards, " %c%c,", 'A' + i % 8, '8' - i / 8);
    }
  g_string_append (upwards, " };\n\n");
  g_string_append (downwards, " };\n");
  for (guint i = 0; i < G_N_ELEMENTS (texts) * CHESS_N_LAYOUTS * 2; i++)
    {
      guint n_before = i % 2;
      ChessLayout layout = i / 2 % CHESS_N_LAYOUTS;
      g_autofree char *text = g_strconcat (n_before > 0 ? upwards->str : "",
                                           texts[i / 2 / CHESS_N_LAYOUTS], downwards->str, NULL);
      g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, layout);
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, n_before);

      g_test_message ("%s in %s", text, chess_layout_name (layout));
      g_assert_cmpstr (item->name, ==, "x");
      g_assert_true (item->has_layout);
      g_assert_cmpint (item->layout, ==, n_before == 0 ? CHESS_LAYOUT_A8B8 : CHESS_LAYOUT_A1B1);
      g_assert_cmphex (checkbit_reading_item_get_set (item, item->n_values - 1, layout, layout), ==,
                       n_before == 0 ? CHESS_RANK_1 : CHESS_RANK_1 << 16);
    }
}

/* A list that a debugger shortens has all of its values, as many as a table of all attacks of
 * rooks. */
static void
test_repeated (void)
{
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new ("$1 = {0xff, 0 <repeats 102399 times>}", -1, CHESS_LAYOUT_A1B1);
  const CheckbitReadingItem *item = checkbit_reading_get_item (reading, 0);

  g_assert_cmpuint (checkbit_reading_get_n_items (reading), ==, 1);
  g_assert_cmpuint (item->n_values, ==, 102400);
  g_assert_cmphex (item->values[0], ==, 0xff);
  g_assert_cmphex (item->values[102399], ==, 0);
}

/* Sets of squares prove no layout, neither by the names of squares nor by a drawing. */
static void
test_nothing_proven (void)
{
  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    {
      g_autoptr (CheckbitReading) map = checkbit_reading_new (
          "bits = {\"a1\": BIT(A1), \"b1\": BIT(B1), \"c1\": BIT(C1)}", -1, layout);
      g_autoptr (CheckbitReading) drawing
          = checkbit_reading_new ("x = "
                                  "BIT(A1);\n........\n........\n........\n........\n........\n...."
                                  "....\n........\n1.......\n",
                                  -1, layout);
      const CheckbitReadingItem *item = checkbit_reading_get_only_set (drawing);
      ChessLayout proven;

      g_assert_false (checkbit_reading_get_map_layout (map, &proven));
      g_assert_cmphex (checkbit_reading_item_get_set (checkbit_reading_get_item (map, 0), 2, layout,
                                                      CHESS_LAYOUT_H8H7),
                       ==, CHESS_BIT (2));
      g_assert_nonnull (item);
      g_assert_false (item->has_layout);
      g_assert_cmphex (checkbit_reading_item_get_set (item, 0, layout, CHESS_LAYOUT_H8H7), ==, 1);
    }
}

/* Whatever this program writes, it reads. */
static void
test_literals (void)
{
  static const guint64 values[] = { 0, 1, 0xff00, 0x8000000000000000, G_MAXUINT64 };

  for (ChessLiteral form = 0; form < CHESS_N_LITERALS; form++)
    for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
      {
        char text[CHESS_LITERAL_SIZE];
        g_autoptr (CheckbitReading) reading = NULL;
        chess_literal_write (form, values[i], text);
        g_assert_cmphex (read_set (text, CHESS_LAYOUT_A1B1, &reading)->values[0], ==, values[i]);
      }
}

/* --- Squares and boards --------------------------------------------------------------------- */

typedef struct
{
  const char *name, *text;
  CheckbitReadingForm form;
  guint64 set;
} Drawn;

#define B6_C7 ((guint64) 1 << 41 | (guint64) 1 << 50)
/* The corners a8 and h1, and e4. */
#define CORNERS ((guint64) 1 << 56 | (guint64) 1 << 7 | (guint64) 1 << 28)

static const Drawn drawn[] = {
  { "squares", "b6 c7", CHECKBIT_READING_SQUARES, B6_C7 },
  { "one", "e4", CHECKBIT_READING_SQUARES, (guint64) 1 << 28 },
  { "commas", "b6, c7", CHECKBIT_READING_SQUARES, B6_C7 },
  { "braces", "{b6, c7}", CHECKBIT_READING_SQUARES, B6_C7 },
  { "brackets", "[\"b6\", \"c7\"]", CHECKBIT_READING_SQUARES, B6_C7 },
  { "upper", "B6 | C7", CHECKBIT_READING_SQUARES, B6_C7 },
  { "lines", "b6\nc7\n", CHECKBIT_READING_SQUARES, B6_C7 },
  { "twice", "b6 c7 b6", CHECKBIT_READING_SQUARES, B6_C7 },
  { "assigned", "squares = { b6, c7 }", CHECKBIT_READING_SQUARES, B6_C7 },
  { "board", "1.......\n........\n........\n........\n....1...\n........\n........\n.......1\n",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "spaced",
    "1 . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . 1 . . .\n"
    ". . . . . . . .\n. . . . . . . .\n. . . . . . . 1",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "zeros", "10000000\n00000000\n00000000\n00000000\n00001000\n00000000\n00000000\n00000001",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "zeros-spaced",
    "1 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 1 0 0 0\n"
    "0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 1",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "array",
    "{1,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n"
    "0,0,0,0,1,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,1}",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "array-declared",
    "int board[64] = {\n1,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n"
    "0,0,0,0,1,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,1\n};",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "x", "x-------\n--------\n--------\n--------\n----x---\n--------\n--------\n-------x",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "letters", "r.......\n........\n........\n........\n....P...\n........\n........\n.......R",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "coordinates",
    "8  1 . . . . . . .\n7  . . . . . . . .\n6  . . . . . . . .\n5  . . . . . . . .\n"
    "4  . . . . 1 . . .\n3  . . . . . . . .\n2  . . . . . . . .\n1  . . . . . . . 1\n"
    "\n   a b c d e f g h\n",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "coordinates-behind",
    "1 0 0 0 0 0 0 0 8\n0 0 0 0 0 0 0 0 7\n0 0 0 0 0 0 0 0 6\n0 0 0 0 0 0 0 0 5\n"
    "0 0 0 0 1 0 0 0 4\n0 0 0 0 0 0 0 0 3\n0 0 0 0 0 0 0 0 2\n0 0 0 0 0 0 0 1 1\na b c d e f g h",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "from-black",
    "1 | 1 . . . . . . .\n2 | . . . . . . . .\n3 | . . . . . . . .\n4 | . . . 1 . . . .\n"
    "5 | . . . . . . . .\n6 | . . . . . . . .\n7 | . . . . . . . .\n8 | . . . . . . . 1\n"
    "    h g f e d c b a\n",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "barred",
    "+---+---+---+---+---+---+---+---+\n| X |   |   |   |   |   |   |   | 8\n"
    "+---+---+---+---+---+---+---+---+\n|   |   |   |   |   |   |   |   | 7\n"
    "+---+---+---+---+---+---+---+---+\n|   |   |   |   |   |   |   |   | 6\n"
    "+---+---+---+---+---+---+---+---+\n|   |   |   |   |   |   |   |   | 5\n"
    "+---+---+---+---+---+---+---+---+\n|   |   |   |   | X |   |   |   | 4\n"
    "+---+---+---+---+---+---+---+---+\n|   |   |   |   |   |   |   |   | 3\n"
    "+---+---+---+---+---+---+---+---+\n|   |   |   |   |   |   |   |   | 2\n"
    "+---+---+---+---+---+---+---+---+\n|   |   |   |   |   |   |   | X | 1\n"
    "+---+---+---+---+---+---+---+---+\n  a   b   c   d   e   f   g   h\n",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "framed",
    "┌────────┐\n│1.......│\n│........│\n│........│\n│........│\n│....1...│\n│........│\n│........"
    "│\n"
    "│.......1│\n└────────┘\n",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "dashed",
    "--------\n1.......\n........\n........\n........\n....1...\n........\n........\n.......1\n"
    "--------\n",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "middle-dots",
    "1·······\n········\n········\n········\n····1···\n········\n········\n·······1\n",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "one-line", "1......./......../......../......../....1.../......../......../.......1",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "windows",
    "1.......\r\n........\r\n........\r\n........\r\n....1...\r\n........\r\n........\r\n"
    ".......1\r\n",
    CHECKBIT_READING_DRAWING, CORNERS },
  { "empty", "........\n........\n........\n........\n........\n........\n........\n........",
    CHECKBIT_READING_DRAWING, 0 },
  { "full", "11111111\n11111111\n11111111\n11111111\n11111111\n11111111\n11111111\n11111111",
    CHECKBIT_READING_DRAWING, G_MAXUINT64 },
};

static void
test_drawn (gconstpointer data)
{
  const Drawn *row = data;

  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    {
      g_autoptr (CheckbitReading) reading = NULL;
      const CheckbitReadingItem *item = read_set (row->text, layout, &reading);
      g_assert_false (checkbit_reading_item_is_word (item));
      g_assert_cmpint (item->form, ==, row->form);
      g_assert_cmphex (checkbit_reading_item_get_set (item, 0, layout, CHESS_LAYOUT_H8H7), ==,
                       row->set);
      g_assert_cmphex (item->values[0], ==, chess_layout_write (layout, row->set));
    }
}

/* --- Tables --------------------------------------------------------------------------------- */

/* Text before, between and after the words of a table, and around each of them. */
typedef struct
{
  const char *name, *before, *first, *last, *between, *after;
  gboolean decimal;
} Table;

static const Table tables[] = {
  { "bare", "", "0x", "", "\n", "", FALSE },
  { "commas", "", "0x", "", ", ", ",", FALSE },
  { "decimal", "", "", "", " ", "", TRUE },
  { "c", "static const uint64_t knight[64] = {\n", "0x", "ULL", ",\n", "\n};\n", FALSE },
  { "c-macro", "const U64 knight[64] = {", "C64(0x", ")", ",", "};", FALSE },
  { "c-comments", "const U64 knight[64] = {\n", "/* 5 */ 0x", "", ", // next: 7, 8\n", "};",
    FALSE },
  { "c-sized", "const uint64_t knight[8 * 8] = {", "", "UL", ", ", "};", TRUE },
  { "c-designated", "U64 t[64] = { [0] = ", "0x", "", ", [1] = ", "};", FALSE },
  { "c++", "constexpr std::array<U64, 64> knight = {{\n", "0x", "ull", ",", "}};", FALSE },
  { "c++-without-equals", "std::array<U64, 64> knight{ ", "0x", "", ", ", " };", FALSE },
  { "rust", "#[rustfmt::skip]\npub static KNIGHT: [u64; 64] = [\n", "0x", "_u64", ",\n", "\n];",
    FALSE },
  { "rust-lifetime", "const K: &'static [u64; 64] = &[", "0x", "", ", ", "];", FALSE },
  { "rust-macro", "let knight = vec![", "", "u64", ", ", "];", TRUE },
  { "rust-newtype", "pub const K: [Bitboard; 64] = [", "Bitboard(0x", ")", ", ", "];", FALSE },
  { "swift", "let knight: [UInt64] = [\n  ", "0x", "", ",\n  ", "\n]", FALSE },
  { "kotlin", "val knight = ulongArrayOf(\n", "0x", "UL", ", ", ")", FALSE },
  { "kotlin-call", "val knight = longArrayOf(", "0x", ".toLong()", ", ", ")", FALSE },
  { "java", "private static final long[] KNIGHT = new long[] {\n", "0x", "L", ", ", "};", FALSE },
  { "c#", "static readonly ulong[] Knight = new ulong[64] {\n", "0x", "UL", ", ", "};", FALSE },
  { "go", "var knight = [64]uint64{\n", "0x", "", ", ", ",\n}\n", FALSE },
  { "python", "KNIGHT = [\n    ", "0x", "", ",\n    ", ",  # h8\n]\n", FALSE },
  { "numpy", "knight = np.array([", "0x", "", ", ", "], dtype=np.uint64)", FALSE },
  { "js", "export const knight = [", "0x", "n", ", ", "];", FALSE },
  { "js-call", "const knight = BigUint64Array.of(", "BigInt(\"0x", "\")", ", ", ");", FALSE },
  { "json", "{ \"knight\": [", "\"0x", "\"", ", ", "] }", FALSE },
  { "nested", "U64 knight[8][8] = {{", "0x", "", ", ", "}};", FALSE },
};

/* The targets of a knight on each square of a1b1. */
static guint64
knight_word (int square)
{
  guint64 word = 0;

  for (int to = 0; to < 64; to++)
    {
      int files = ABS (square % 8 - to % 8), ranks = ABS (square / 8 - to / 8);
      if (files * ranks == 2)
        word |= (guint64) 1 << to;
    }
  return word;
}

static char *
write_table (const Table *row, guint n)
{
  g_autoptr (GString) text = g_string_new (row->before);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (text, row->between);
      g_string_append (text, row->first);
      g_string_append_printf (
          text, row->decimal ? "%" G_GINT64_MODIFIER "u" : "%016" G_GINT64_MODIFIER "x",
          knight_word ((int) i % 64));
      g_string_append (text, row->last);
    }
  g_string_append (text, row->after);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The values of the table of a text, which must hold that alone; of a nested one list after
 * list. */
static GArray *
read_table (const char *text)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A8B8);
  GArray *values = g_array_new (FALSE, FALSE, sizeof (guint64));

  g_assert_true (checkbit_reading_is_complete (reading));
  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);
      g_assert_cmpint (item->kind, ==, CHECKBIT_READING_TABLE);
      g_array_append_vals (values, item->values, (guint) item->n_values);
    }
  return values;
}

/* A table consists of its values, however many there are. */
static void
test_table (gconstpointer data)
{
  const Table *row = data;

  for (guint n = 63; n <= 65; n++)
    {
      g_autofree char *text = write_table (row, n);
      g_autoptr (GArray) values = read_table (text);
      g_assert_cmpuint (values->len, ==, n);
      for (guint i = 0; i < n; i++)
        g_assert_cmphex (g_array_index (values, guint64, i), ==, knight_word ((int) i % 64));
    }
}

/* Two tables stay two, and no value of either is dropped. */
static void
test_two_tables (void)
{
  g_autofree char *one = write_table (&tables[3], 64);
  g_autofree char *text = g_strconcat (one, one, NULL);
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);
  g_autofree char *verdict = checkbit_reading_tell_read (reading);

  g_assert_cmpuint (checkbit_reading_get_n_items (reading), ==, 2);
  g_assert_cmpuint (checkbit_reading_get_item (reading, 1)->n_values, ==, 64);
  g_assert_cmpstr (verdict, ==, "2 tables: knight, knight");
}

/* --- Entries of a table ----------------------------------------------------------------------- */

/* The last item of a text that takes an entry out of a table. */
typedef struct
{
  const char *name, *text, *record;
} Entry;

static const Entry entries[] = {
  { "first", "t = {5, 6};\nx = t[0];\n", "set\tx\t0x0000000000000005\t-" },
  { "second", "t = {5, 6};\nx = t[1];\n", "set\tx\t0x0000000000000006\t-" },
  { "behind", "t = {5, 6};\nx = t[2];\n", "left\t2:5\tt[2]" },
  { "nested", "t = {{1, 2}, {3, 4}};\nx = t[1][0];\n", "set\tx\t0x0000000000000003\t-" },
  { "indexed", "t = {[2] = 5, [0] = 6};\nx = t[0];\n", "set\tx\t0x0000000000000006\t-" },
  { "after-index", "t = {[2] = 5, 6};\nx = t[3];\n", "set\tx\t0x0000000000000006\t-" },
  { "hole", "t = {[2] = 5, 6};\nx = t[0];\n", "left\t2:5\tt[0]" },
  { "range", "t = {[0 ... 3] = 5, [4] = 6};\nx = t[1];\n", "set\tx\t0x0000000000000005\t-" },
  { "after-range", "t = {[0 ... 3] = 5, [4] = 6};\nx = t[4];\n", "set\tx\t0x0000000000000006\t-" },
  { "over-range", "t = {[0 ... 3] = 5, [2] = 6};\nx = t[2];\n", "set\tx\t0x0000000000000006\t-" },
  { "repeated", "t = [5] * 4\nx = t[3]\n", "set\tx\t0x0000000000000005\t-" },
  { "in-list", "t = [5] * 4\nu = [t[0], 1]\n",
    "table\tu\t2\t0x0000000000000005 0x0000000000000001" },
  { "indexed-in-list", "t = {[2] = 5, 6};\nu = {t[2], 1};\n",
    "table\tu\t2\t0x0000000000000005 0x0000000000000001" },
  { "named-in-list", "t = {.a = 5, .b = 6};\nu = {t[1], 1};\n",
    "table\tu\t2\t0x0000000000000006 0x0000000000000001" },
  { "square-in-list", "t = {[\"a1\"] = 5, [\"b1\"] = 6};\nu = {t[1], 1};\n",
    "table\tu\t2\t0x0000000000000006 0x0000000000000001" },
};

static void
test_entry (gconstpointer data)
{
  const Entry *row = data;
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (row->text, -1, CHESS_LAYOUT_A1B1);
  guint n = checkbit_reading_get_n_items (reading);
  g_autofree char *record
      = checkbit_reading_item_write (checkbit_reading_get_item (reading, n - 1));

  g_assert_cmpstr (record, ==, row->record);
}

/* --- What was read ---------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *text, *verdict;
} Verdict;

static const Verdict verdicts[] = {
  { "number", "0xff", "Read as a number" },
  { "named", "#define EDGE (1ULL << 7 | 1ULL << 0)", "EDGE, read as an expression, worked out" },
  { "squares", "b6 c7", "Read as squares by name" },
  { "assignments", "t[0] = 1;\nt[1] = 2;\nt[2] = 4;\n", "3 assignments to t, read as a table" },
  { "table", "const U64 t[3] = {1, 2, 4};", "t, read as a table of 3 values" },
  { "two", "#define A 0x1\n#define B 0x2\n", "2 sets: A, B" },
  { "mixed", "U64 a = 0x5; U64 t[2] = {1, 2};", "1 table and 1 set: a, t" },
};

static void
test_verdict (gconstpointer data)
{
  const Verdict *row = data;
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (row->text, -1, CHESS_LAYOUT_A1B1);
  g_autofree char *verdict = checkbit_reading_tell_read (reading);
  g_autofree char *left = checkbit_reading_tell_left (reading);

  g_assert_cmpstr (verdict, ==, row->verdict);
  g_assert_null (left);
}

/* --- What was left ---------------------------------------------------------------------------- */

/* Refused as a whole: a text without a value, or with an invalid one. */
static const struct
{
  const char *name, *text, *sentence;
} refused[] = {
  { "empty", "", "There is no number, square or board in this text" },
  { "space", " \n\t", "There is no number, square or board in this text" },
  { "comment", "// nothing", "There is no number, square or board in this text" },
  { "word", "hello", "There is no number, square or board in this text" },
  { "sentence", "hello 5", "“5” stands among words and was not read as a set (column 7)" },
  { "word-behind", "5 apples", "“5” stands among words and was not read as a set (column 1)" },
  { "65-bits", "0x10000000000000000", "“0x10000000000000000” has more than 64 bits (column 1)" },
  { "65-bits-decimal", " 18446744073709551616",
    "“18446744073709551616” has more than 64 bits (column 2)" },
  { "65-bits-binary", "0b10000000000000000000000000000000000000000000000000000000000000000",
    "“0b10000000000000000000000000000000000000…” has more than 64 bits (column 1)" },
  { "65-bits-octal", "02000000000000000000000",
    "“02000000000000000000000” has more than 64 bits (column 1)" },
  { "65-bits-u128", "0x1ffffffffffffffffu128",
    "“0x1ffffffffffffffffu128” has more than 64 bits (column 1)" },
  { "65-bits-bare", "1ffffffffffffffff", "“1ffffffffffffffff” has more than 64 bits (column 1)" },
  { "too-negative", "-9223372036854775809",
    "“-9223372036854775809” is below the smallest number of 64 bits (column 1)" },
  { "bad-hex", "0xfg", "“0xfg” is not a valid number (column 1)" },
  { "bad-binary", "0b12", "“0b12” is not a valid number (column 1)" },
  { "bad-octal", "0o78", "“0o78” is not a valid number (column 1)" },
  { "bad-suffix", "12xyz", "“12xyz” is not a valid number (column 1)" },
  { "no-digit", "0x", "“0x” is not a valid number (column 1)" },
  { "separator-last", "1_", "“1_” is not a valid number (column 1)" },
  { "separator-first", "0x'ff", "“0x'ff” is not a valid number (column 1)" },
  { "separators-mixed", "1_'2", "“1_'2” was not recognized (column 1)" },
  { "separator-alone", "0xff'", "“0xff'” was not recognized (column 1)" },
  { "fraction", "1.5", "“1.5” is not a valid number (column 1)" },
  { "name-among-numbers", "{ 0x1, FOO, 0x2 }",
    "“FOO” has a name that is not recognized (column "
    "8)" },
  { "no-square", "b6 c9", "“c9” was not recognized (column 4)" },
  { "no-square-first", "i3 e4", "“i3” was not recognized (column 1)" },
  { "no-square-commas", "e4, d5, i3, f6", "“i3” was not recognized (column 9)" },
  { "no-square-close", "e4,d5,f9", "“f9” was not recognized (column 7)" },
  { "no-square-behind", "e4 i3 d5", "“i3” was not recognized (column 4)" },
  { "no-square-assigned", "x = e4 d9 c3", "“d9” was not recognized (column 8)" },
  { "no-square-lines", "e4\nd9\nc3", "“d9” was not recognized (line 2, column 1)" },
  { "drawing-short-row",
    "........\n...1....\n........\n........\n........\n........\n...1....\n.......\n",
    "Row 8 of a drawing must have 8 squares, not 7 (column 1)" },
  { "drawing-cut-row",
    "........\n...1....\n........\n........\n........\n........\n...1....\n...1\n",
    "Row 8 of a drawing must have 8 squares, not 4 (column 1)" },
  { "drawing-long-row",
    "........\n...1....\n.........\n........\n........\n........\n...1....\n........\n",
    "Row 3 of a drawing must have 8 squares, not 9 (column 1)" },
  { "drawing-seven-rows", "........\n...1....\n........\n........\n........\n........\n...1....\n",
    "A drawing must have 8 rows, not 7 (column 1)" },
  { "drawing-nine-rows",
    ". . . . . . . .\n. . . X . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n"
    ". . . . . . . .\n. . . X . . . .\n. . . . . . . .\n. . . . . . 1 .\n",
    "A drawing must have 8 rows, not 9 (column 1)" },
  { "drawing-bits",
    "00000000\n00010000\n00000000\n00000000\n00000000\n00000000\n00010000\n0000000\n",
    "Row 8 of a drawing must have 8 squares, not 7 (column 1)" },
  { "drawing-bits-apart",
    "0 0 0 0 0 0 0 0\n0 0 0 1 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n"
    "0 0 0 0 0 0 0 0\n0 0 0 1 0 0 0 0\n0 0 0 0 0 0 0\n",
    "Row 8 of a drawing must have 8 squares, not 7 (column 1)" },
  { "drawing-numbered",
    "8 . . . . . . . .\n7 . . . 1 . . . .\n6 . . . . . . . .\n5 . . . . . . . .\n"
    "4 . . . . . . . .\n3 . . . . . . .\n2 . . . . . . . .\n1 . . . . . . . .\n"
    "  a b c d e f g h\n",
    "Row 6 of a drawing must have 8 squares, not 7 (column 1)" },
  { "drawing-below-word",
    "occupied:\n........\n...1....\n........\n........\n........\n........\n...1....\n",
    "A drawing must have 8 rows, not 7 (line 2, column 1)" },
  /* without a digit it holds no number */
  { "drawing-no-digit", "........\n...X....\n........\n........\n........\n........\n...X....\n",
    "There is no number, square or board in this text" },
  { "bitset-large", "x = std::bitset<128> = {[3] = 1, [100] = 1}",
    "“x = std::bitset<128> = {[3] = 1, [100] =…” has more than 64 bits (column 1)" },
  { "unknown", "knigt(5)", "“knigt(5)” has a name that is not recognized (column 1)" },
  { "shift", "\n 1 << 64", "“1 << 64” shifts by more than 63 (line 2, column 2)" },
  { "fen", "8/8/8/8/8/8/8/Kk6 w - - 0 1",
    "“8/8/8/8/8/8/8/Kk6 w - - 0 1” is a position, not a set (column 1)" },
};

static void
test_refused (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new (refused[i].text, -1, CHESS_LAYOUT_A1B1);
  g_autofree char *verdict = checkbit_reading_tell_read (reading);
  g_autofree char *sentence = checkbit_reading_tell_refusal (reading);

  g_assert_false (checkbit_reading_is_complete (reading));
  g_assert_null (verdict);
  g_assert_cmpstr (sentence, ==, refused[i].sentence);
}

/* An unread part does not make the rest unread. */
static void
test_partly_left (void)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (
      "U64 a = 0x5;\nU64 b = foo(3);\nU64 c = bar(4);\n", -1, CHESS_LAYOUT_A1B1);
  g_autofree char *verdict = checkbit_reading_tell_read (reading);
  g_autofree char *left = checkbit_reading_tell_left (reading);
  g_autofree char *all = checkbit_reading_list_left (reading);

  g_assert_cmpstr (verdict, ==, "a, read as a number");
  g_assert_cmpstr (all, ==,
                   "“foo(3)” has a name that is not recognized (line 2, column 9)\n"
                   "“bar(4)” has a name that is not recognized (line 3, column 9)");
  g_assert_cmpstr (
      left, ==,
      "“foo(3)” has a name that is not recognized (line 2, column 9), and 1 other part was left");
}

/* --- A bitset out of a debugger --------------------------------------------------------------- */

typedef struct
{
  const char *name, *text, *variable;
  guint64 word;
} Bitset;

static const Bitset bitsets[] = {
  { "gdb", "$1 = std::bitset = {[27] = 1, [36] = 1}", "$1", 0x1008000000 },
  { "gdb-size", "occ = std::bitset<64> = {[27] = 1, [36] = 1}", "occ", 0x1008000000 },
  { "gdb-lines", "occ = std::bitset = {\n  [0] = 1,\n  [63] = 1\n}\n", "occ", 0x8000000000000001 },
  { "gdb-member", "$3 = {occ = std::bitset = {[3] = 1}}", "occ", 8 },
  { "no-name", "std::bitset<64> = {[3] = 1}", NULL, 8 },
  { "lldb", "(std::bitset<64>) occ = {\n  [0] = false\n  [1] = true\n  [2] = false\n}\n", "occ",
    2 },
  { "lldb-size", "(std::__1::bitset<64>) $0 = size=64 {\n  [ 0] = false\n  [ 1] = true\n}\n", "$0",
    2 },
  { "lldb-numbers", "(std::bitset<64>) occ = size=64 {\n  [0] = 0\n  [1] = 1\n}\n", "occ", 2 },
  { "lines", "[0] = false\n[1] = true\n[2] = true\n", NULL, 6 },
};

static void
test_bitset (gconstpointer data)
{
  const Bitset *row = data;
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (row->text, -1, CHESS_LAYOUT_A1B1);
  const CheckbitReadingItem *item = checkbit_reading_get_only_set (reading);

  g_assert_nonnull (item);
  g_assert_cmpstr (item->name, ==, row->variable);
  g_assert_cmphex (item->values[0], ==, row->word);
  g_assert_true (checkbit_reading_item_is_word (item));
}

/* Zeros and ones that no type makes a bitset are a table, as numbers in lines of their own are. */
static void
test_no_bitset (void)
{
  static const char *const texts[]
      = { "int t[3] = {[0] = 1, [2] = 1};", "10000000\n1000000\n100000\n10000\n1000\n",
          "1100\n10\n1001\n1\n100\n1000\n" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (CheckbitReading) reading = checkbit_reading_new (texts[i], -1, CHESS_LAYOUT_A1B1);

      g_assert_cmpuint (checkbit_reading_get_n_items (reading), ==, 1);
      g_assert_cmpint (checkbit_reading_get_item (reading, 0)->kind, ==, CHECKBIT_READING_TABLE);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/reader/word/", words, test_word)
  ADD_ROWS ("/reader/drawn/", drawn, test_drawn)
  ADD_ROWS ("/reader/table/", tables, test_table)
  ADD_ROWS ("/reader/entry/", entries, test_entry)
  ADD_ROWS ("/reader/verdict/", verdicts, test_verdict)
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strconcat ("/reader/refused/", refused[i].name, NULL);
      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_refused);
    }
  ADD_ROWS ("/reader/bitset/", bitsets, test_bitset)
  g_test_add_func ("/reader/no-bitset", test_no_bitset);
  g_test_add_func ("/reader/literals", test_literals);
  g_test_add_func ("/reader/same-as-language", test_same_as_language);
  g_test_add_func ("/reader/layouts", test_layouts);
  g_test_add_func ("/reader/proven-layout", test_proven_layout);
  g_test_add_func ("/reader/proven-later", test_proven_later);
  g_test_add_func ("/reader/nothing-proven", test_nothing_proven);
  g_test_add_func ("/reader/repeated", test_repeated);
  g_test_add_func ("/reader/two-tables", test_two_tables);
  g_test_add_func ("/reader/partly-left", test_partly_left);
  return g_test_run ();
}

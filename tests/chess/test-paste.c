/* Pasted texts: numbers of many languages, tables, squares, drawn boards, and what is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "../lib/rows.h"
#include "chess/literal.h"
#include "chess/paste.h"

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

static void
test_word (gconstpointer data)
{
  const Word *row = data;
  ChessPasteError error = { .kind = CHESS_PASTE_OK };
  ChessPaste paste;

  if (!chess_paste_read (row->text, strlen (row->text), CHESS_LAYOUT_A1B1, &paste, &error))
    g_error ("refused: %s at %d:%d", chess_paste_error_id (error.kind), error.line, error.column);
  g_assert_cmpint (paste.form, ==, CHESS_PASTE_WORD);
  g_assert_cmpuint (paste.n_words, ==, 1);
  g_assert_cmphex (paste.words[0], ==, row->word);
  g_assert_cmphex (paste.sets[0], ==, row->word);
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
  static const char text[] = "0x0020400000000000";
  ChessPaste paste;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChessBitboard set = SQUARE (rows[i].squares[0]) | SQUARE (rows[i].squares[1]);
      g_assert_true (chess_paste_read (text, strlen (text), rows[i].layout, &paste, NULL));
      g_assert_cmphex (paste.sets[0], ==, set);
      g_assert_true (chess_paste_read ("b6 c7", 5, rows[i].layout, &paste, NULL));
      g_assert_cmphex (paste.sets[0], ==, SQUARE ("b6") | SQUARE ("c7"));
      chess_paste_set_layout (&paste, CHESS_LAYOUT_H1G1);
      g_assert_cmphex (paste.words[0], ==, 0x0020400000000000);
      g_assert_cmphex (paste.sets[0], ==, SQUARE ("b6") | SQUARE ("c7"));
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
        size_t length = chess_literal_write (form, values[i], text);
        ChessPaste paste;
        g_assert_true (chess_paste_read (text, length, CHESS_LAYOUT_A1B1, &paste, NULL));
        g_assert_cmpint (paste.form, ==, CHESS_PASTE_WORD);
        g_assert_cmphex (paste.words[0], ==, values[i]);
      }
}

/* --- Squares and boards --------------------------------------------------------------------- */

typedef struct
{
  const char *name, *text;
  ChessPasteForm form;
  guint64 set;
} Drawn;

#define B6_C7 ((guint64) 1 << 41 | (guint64) 1 << 50)
/* The corners a8 and h1, and e4. */
#define CORNERS ((guint64) 1 << 56 | (guint64) 1 << 7 | (guint64) 1 << 28)

static const Drawn drawn[] = {
  { "squares", "b6 c7", CHESS_PASTE_SQUARES, B6_C7 },
  { "one", "e4", CHESS_PASTE_SQUARES, (guint64) 1 << 28 },
  { "commas", "b6, c7", CHESS_PASTE_SQUARES, B6_C7 },
  { "braces", "{b6, c7}", CHESS_PASTE_SQUARES, B6_C7 },
  { "brackets", "[\"b6\", \"c7\"]", CHESS_PASTE_SQUARES, B6_C7 },
  { "upper", "B6 | C7", CHESS_PASTE_SQUARES, B6_C7 },
  { "lines", "b6\nc7\n", CHESS_PASTE_SQUARES, B6_C7 },
  { "twice", "b6 c7 b6", CHESS_PASTE_SQUARES, B6_C7 },
  { "assigned", "squares = { b6, c7 }", CHESS_PASTE_SQUARES, B6_C7 },
  { "board", "1.......\n........\n........\n........\n....1...\n........\n........\n.......1\n",
    CHESS_PASTE_BOARD, CORNERS },
  { "spaced",
    "1 . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . 1 . . .\n"
    ". . . . . . . .\n. . . . . . . .\n. . . . . . . 1",
    CHESS_PASTE_BOARD, CORNERS },
  { "zeros", "10000000\n00000000\n00000000\n00000000\n00001000\n00000000\n00000000\n00000001",
    CHESS_PASTE_BOARD, CORNERS },
  { "zeros-spaced",
    "1 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 1 0 0 0\n"
    "0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 1",
    CHESS_PASTE_BOARD, CORNERS },
  { "array",
    "{1,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n"
    "0,0,0,0,1,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,1}",
    CHESS_PASTE_BOARD, CORNERS },
  { "array-declared",
    "int board[64] = {\n1,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n"
    "0,0,0,0,1,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,0,\n0,0,0,0,0,0,0,1\n};",
    CHESS_PASTE_BOARD, CORNERS },
  { "x", "x-------\n--------\n--------\n--------\n----x---\n--------\n--------\n-------x",
    CHESS_PASTE_BOARD, CORNERS },
  { "letters", "r.......\n........\n........\n........\n....P...\n........\n........\n.......R",
    CHESS_PASTE_BOARD, CORNERS },
  { "coordinates",
    "8  1 . . . . . . .\n7  . . . . . . . .\n6  . . . . . . . .\n5  . . . . . . . .\n"
    "4  . . . . 1 . . .\n3  . . . . . . . .\n2  . . . . . . . .\n1  . . . . . . . 1\n"
    "\n   a b c d e f g h\n",
    CHESS_PASTE_BOARD, CORNERS },
  { "coordinates-behind",
    "1 0 0 0 0 0 0 0 8\n0 0 0 0 0 0 0 0 7\n0 0 0 0 0 0 0 0 6\n0 0 0 0 0 0 0 0 5\n"
    "0 0 0 0 1 0 0 0 4\n0 0 0 0 0 0 0 0 3\n0 0 0 0 0 0 0 0 2\n0 0 0 0 0 0 0 1 1\na b c d e f g h",
    CHESS_PASTE_BOARD, CORNERS },
  { "from-black",
    "1 | 1 . . . . . . .\n2 | . . . . . . . .\n3 | . . . . . . . .\n4 | . . . 1 . . . .\n"
    "5 | . . . . . . . .\n6 | . . . . . . . .\n7 | . . . . . . . .\n8 | . . . . . . . 1\n"
    "    h g f e d c b a\n",
    CHESS_PASTE_BOARD, CORNERS },
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
    CHESS_PASTE_BOARD, CORNERS },
  { "framed",
    "┌────────┐\n│1.......│\n│........│\n│........│\n│........│\n│....1...│\n│........│\n│........"
    "│\n"
    "│.......1│\n└────────┘\n",
    CHESS_PASTE_BOARD, CORNERS },
  { "dashed",
    "--------\n1.......\n........\n........\n........\n....1...\n........\n........\n.......1\n"
    "--------\n",
    CHESS_PASTE_BOARD, CORNERS },
  { "middle-dots",
    "1·······\n········\n········\n········\n····1···\n········\n········\n·······1\n",
    CHESS_PASTE_BOARD, CORNERS },
  { "one-line", "1......./......../......../......../....1.../......../......../.......1",
    CHESS_PASTE_BOARD, CORNERS },
  { "windows",
    "1.......\r\n........\r\n........\r\n........\r\n....1...\r\n........\r\n........\r\n"
    ".......1\r\n",
    CHESS_PASTE_BOARD, CORNERS },
  { "empty", "........\n........\n........\n........\n........\n........\n........\n........",
    CHESS_PASTE_BOARD, 0 },
  { "full", "11111111\n11111111\n11111111\n11111111\n11111111\n11111111\n11111111\n11111111",
    CHESS_PASTE_BOARD, G_MAXUINT64 },
};

static void
test_drawn (gconstpointer data)
{
  const Drawn *row = data;

  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    {
      ChessPasteError error = { .kind = CHESS_PASTE_OK };
      ChessPaste paste;
      if (!chess_paste_read (row->text, strlen (row->text), layout, &paste, &error))
        g_error ("refused: %s at %d:%d", chess_paste_error_id (error.kind), error.line,
                 error.column);
      g_assert_cmpint (paste.form, ==, row->form);
      g_assert_cmpuint (paste.n_words, ==, 1);
      g_assert_cmphex (paste.sets[0], ==, row->set);
      g_assert_cmphex (paste.words[0], ==, chess_layout_write (layout, row->set));
    }
}

/* --- Tables --------------------------------------------------------------------------------- */

/* What stands before, between and behind the words of a table, and around each of them. */
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

/* Where a knight on one square of a1b1 goes, square by square. */
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

static void
test_table (gconstpointer data)
{
  const Table *row = data;
  g_autofree char *text = write_table (row, 64);
  ChessPasteError error = { .kind = CHESS_PASTE_OK };
  ChessPaste paste;

  if (!chess_paste_read (text, strlen (text), CHESS_LAYOUT_A8B8, &paste, &error))
    g_error ("refused: %s at %d:%d", chess_paste_error_id (error.kind), error.line, error.column);
  g_assert_cmpint (paste.form, ==, CHESS_PASTE_TABLE);
  g_assert_cmpuint (paste.n_words, ==, 64);
  for (int i = 0; i < 64; i++)
    {
      g_assert_cmphex (paste.words[i], ==, knight_word (i));
      g_assert_cmphex (paste.sets[i], ==, chess_layout_read (CHESS_LAYOUT_A8B8, knight_word (i)));
    }
}

/* A table of one word too few or too many says how many there are. */
static void
test_table_count (gconstpointer data)
{
  const Table *row = data;

  for (guint n = 63; n <= 65; n += 2)
    {
      g_autofree char *text = write_table (row, n);
      ChessPasteError error = { .kind = CHESS_PASTE_OK };
      ChessPaste paste;
      g_assert_false (chess_paste_read (text, strlen (text), CHESS_LAYOUT_A1B1, &paste, &error));
      g_assert_cmpint (error.kind, ==, CHESS_PASTE_SEVERAL);
    }
}

/* Two tables at once are none. */
static void
test_two_tables (void)
{
  g_autofree char *one = write_table (&tables[3], 64);
  g_autofree char *text = g_strconcat (one, one, NULL);
  ChessPasteError error;
  ChessPaste paste;

  g_assert_false (chess_paste_read (text, strlen (text), CHESS_LAYOUT_A1B1, &paste, &error));
  g_assert_cmpint (error.kind, ==, CHESS_PASTE_SEVERAL);
  g_assert_cmpuint (error.value, ==, 128);
}

/* --- Refused -------------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *text;
  ChessPasteErrorKind kind;
  int line, column, length;
  guint value;
} Refused;

static const Refused refused[] = {
  { "empty", "", CHESS_PASTE_EMPTY, 1, 1, 1, 0 },
  { "space", " \n\t", CHESS_PASTE_EMPTY, 1, 1, 1, 0 },
  { "comment", "// nothing", CHESS_PASTE_EMPTY, 1, 1, 1, 0 },
  { "word", "hello", CHESS_PASTE_UNEXPECTED, 1, 1, 5, 0 },
  { "sentence", "hello 5", CHESS_PASTE_UNEXPECTED, 1, 1, 6, 0 },
  { "word-behind", "5 apples", CHESS_PASTE_UNEXPECTED, 1, 3, 6, 0 },
  { "65-bits", "0x10000000000000000", CHESS_PASTE_TOO_LARGE, 1, 1, 19, 0 },
  { "65-bits-decimal", " 18446744073709551616", CHESS_PASTE_TOO_LARGE, 1, 2, 20, 0 },
  { "65-bits-binary", "0b10000000000000000000000000000000000000000000000000000000000000000",
    CHESS_PASTE_TOO_LARGE, 1, 1, 67, 0 },
  { "65-bits-octal", "02000000000000000000000", CHESS_PASTE_TOO_LARGE, 1, 1, 23, 0 },
  { "65-bits-u128", "0x1ffffffffffffffffu128", CHESS_PASTE_TOO_LARGE, 1, 1, 23, 0 },
  { "65-bits-bare", "1ffffffffffffffff", CHESS_PASTE_TOO_LARGE, 1, 1, 17, 0 },
  { "too-negative", "-9223372036854775809", CHESS_PASTE_TOO_NEGATIVE, 1, 1, 20, 0 },
  { "bad-hex", "0xfg", CHESS_PASTE_BAD_DIGIT, 1, 4, 1, 0 },
  { "bad-binary", "0b12", CHESS_PASTE_BAD_DIGIT, 1, 4, 1, 0 },
  { "bad-octal", "0o78", CHESS_PASTE_BAD_DIGIT, 1, 4, 1, 0 },
  { "bad-suffix", "12xyz", CHESS_PASTE_BAD_DIGIT, 1, 3, 1, 0 },
  { "no-digit", "0x", CHESS_PASTE_BAD_DIGIT, 1, 3, 1, 0 },
  { "separator-last", "1_", CHESS_PASTE_BAD_DIGIT, 1, 2, 1, 0 },
  { "separator-first", "0x'ff", CHESS_PASTE_BAD_DIGIT, 1, 3, 1, 0 },
  { "separator-twice", "0xf''f", CHESS_PASTE_UNEXPECTED, 1, 4, 1, 0 },
  { "separators-mixed", "1_'2", CHESS_PASTE_BAD_DIGIT, 1, 3, 1, 0 },
  { "separator-alone", "0xff'", CHESS_PASTE_NOT_CLOSED, 1, 5, 1, 0 },
  { "quoted-behind", "0xff 'x'", CHESS_PASTE_UNEXPECTED, 1, 6, 1, 0 },
  { "word-listed", "0xff, FF", CHESS_PASTE_UNEXPECTED, 1, 7, 2, 0 },
  { "separator-comma", "0xff,ff", CHESS_PASTE_UNEXPECTED, 1, 6, 2, 0 },
  { "range", "a1..h1", CHESS_PASTE_UNEXPECTED, 1, 3, 1, 0 },
  { "fraction", "1.5", CHESS_PASTE_UNEXPECTED, 1, 2, 1, 0 },
  { "sum", "1 + 2", CHESS_PASTE_UNEXPECTED, 1, 3, 1, 0 },
  { "shift", "1ULL << 5", CHESS_PASTE_UNEXPECTED, 1, 6, 1, 0 },
  { "minus-nothing", "5, -", CHESS_PASTE_UNEXPECTED, 1, 4, 1, 0 },
  { "accent", "0xff é", CHESS_PASTE_UNEXPECTED, 1, 6, 1, 0 },
  { "two", "1, 2", CHESS_PASTE_SEVERAL, 1, 4, 1, 2 },
  { "two-lines", "0x1,\n  0x22", CHESS_PASTE_SEVERAL, 2, 3, 4, 2 },
  { "not-closed", "{ 0x1, 0x2", CHESS_PASTE_NOT_CLOSED, 1, 1, 1, 0 },
  { "not-opened", "0x1 }", CHESS_PASTE_NOT_OPENED, 1, 5, 1, 0 },
  { "mixed-brackets", "(0x1]", CHESS_PASTE_NOT_OPENED, 1, 5, 1, 0 },
  { "comment-not-closed", "0x1 /* so", CHESS_PASTE_NOT_CLOSED, 1, 5, 2, 0 },
  { "string-not-closed", "BigInt(\"5\n)", CHESS_PASTE_NOT_CLOSED, 1, 8, 1, 0 },
  { "name-among-numbers", "{ 0x1, FOO, 0x2 }", CHESS_PASTE_UNEXPECTED, 1, 8, 3, 0 },
  { "no-square", "b6 c9", CHESS_PASTE_NO_SQUARE, 1, 4, 2, 0 },
  { "no-square-far", "b6\nc7\nknight", CHESS_PASTE_NO_SQUARE, 3, 1, 6, 0 },
  { "square-and-number", "b6 7", CHESS_PASTE_UNEXPECTED, 1, 1, 3, 0 },
  { "square-comma-number", "b6, 7", CHESS_PASTE_NO_SQUARE, 1, 5, 1, 0 },
  { "seven-rows", "........\n........\n........\n...1....\n........\n........\n........",
    CHESS_PASTE_ROWS, 7, 1, 8, 7 },
  { "nine-rows",
    "........\n........\n........\n...1....\n........\n........\n........\n........\n........",
    CHESS_PASTE_ROWS, 9, 1, 8, 9 },
  { "nine-columns",
    "........\n........\n........\n...1.....\n........\n........\n........\n........",
    CHESS_PASTE_COLUMNS, 4, 1, 9, 9 },
  { "seven-columns",
    "........\n........\n.......\n...1....\n........\n........\n........\n........",
    CHESS_PASTE_COLUMNS, 3, 1, 7, 7 },
  { "bad-mark", "........\n........\n........\n...?....\n........\n........\n........\n........",
    CHESS_PASTE_UNEXPECTED, 4, 4, 1, 0 },
  { "too-deep", "((((((((((((((((((0x1))))))))))))))))))", CHESS_PASTE_TOO_DEEP, 1, 17, 1, 0 },
};

static void
test_refused (gconstpointer data)
{
  const Refused *row = data;
  ChessPasteError error = { .kind = CHESS_PASTE_OK };
  ChessPaste paste = { .form = CHESS_PASTE_TABLE, .n_words = 7 };

  g_assert_false (
      chess_paste_read (row->text, strlen (row->text), CHESS_LAYOUT_A1B1, &paste, &error));
  g_assert_cmpstr (chess_paste_error_id (error.kind), ==, chess_paste_error_id (row->kind));
  g_assert_cmpint (error.line, ==, row->line);
  g_assert_cmpint (error.column, ==, row->column);
  g_assert_cmpint (error.length, ==, row->length);
  g_assert_cmpuint (error.value, ==, row->value);
  g_assert_cmpuint (paste.n_words, ==, 7);
}

static void
test_too_long (void)
{
  g_autofree char *text = g_strnfill (CHESS_PASTE_MAX_LENGTH + 1, '1');
  ChessPasteError error;
  ChessPaste paste;

  g_assert_false (chess_paste_read (text, strlen (text), CHESS_LAYOUT_A1B1, &paste, &error));
  g_assert_cmpint (error.kind, ==, CHESS_PASTE_TOO_LONG);
  memset (text, ' ', CHESS_PASTE_MAX_LENGTH);
  text[0] = '5';
  g_assert_true (
      chess_paste_read (text, CHESS_PASTE_MAX_LENGTH, CHESS_LAYOUT_A1B1, &paste, &error));
  g_assert_cmphex (paste.words[0], ==, 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/paste/word/", words, test_word)
  ADD_ROWS ("/paste/drawn/", drawn, test_drawn)
  ADD_ROWS ("/paste/table/", tables, test_table)
  ADD_ROWS ("/paste/table-count/", tables, test_table_count)
  ADD_ROWS ("/paste/refused/", refused, test_refused)
  g_test_add_func ("/paste/literals", test_literals);
  g_test_add_func ("/paste/layouts", test_layouts);
  g_test_add_func ("/paste/two-tables", test_two_tables);
  g_test_add_func ("/paste/too-long", test_too_long);
  g_test_message ("%zu texts", G_N_ELEMENTS (words) + G_N_ELEMENTS (drawn)
                                   + 3 * G_N_ELEMENTS (tables) + G_N_ELEMENTS (refused));
  return g_test_run ();
}

/* The eight square numberings and the literals, on values worked out by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "chess/layout.h"
#include "chess/literal.h"

#define SQUARE(name) CHESS_SQUARE ((unsigned) (name[0] - 'a'), (unsigned) (name[1] - '1'))

/* --- Layouts -------------------------------------------------------------------------------- */

/* The squares of bits 0, 1, 8 and 63. */
static const struct
{
  const char *name, *second, *ninth, *last;
} layouts[] = {
  { "a1b1", "b1", "a2", "h8" }, { "a1a2", "a2", "b1", "h8" }, { "a8b8", "b8", "a7", "h1" },
  { "a8a7", "a7", "b8", "h1" }, { "h1g1", "g1", "h2", "a8" }, { "h1h2", "h2", "g1", "a8" },
  { "h8g8", "g8", "h7", "a1" }, { "h8h7", "h7", "g8", "a1" },
};

static void
test_layout_corners (void)
{
  for (unsigned i = 0; i < CHESS_N_LAYOUTS; i++)
    {
      ChessLayout layout;
      g_assert_true (chess_layout_find (layouts[i].name, &layout));
      g_assert_cmpint (layout, ==, (int) i);
      g_assert_cmpstr (chess_layout_name (layout), ==, layouts[i].name);
      g_assert_cmpuint (chess_layout_square (layout, 0), ==, SQUARE (layouts[i].name));
      g_assert_cmpuint (chess_layout_square (layout, 1), ==, SQUARE (layouts[i].second));
      g_assert_cmpuint (chess_layout_square (layout, 8), ==, SQUARE (layouts[i].ninth));
      g_assert_cmpuint (chess_layout_square (layout, 63), ==, SQUARE (layouts[i].last));
    }
}

static void
test_layout_round_trip (void)
{
  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
      {
        unsigned bit = chess_layout_bit (layout, square);
        g_assert_cmpuint (bit, <, 64);
        g_assert_cmpuint (chess_layout_square (layout, bit), ==, square);
        g_assert_cmphex (chess_layout_write (layout, CHESS_BIT (square)), ==, CHESS_BIT (bit));
        g_assert_cmphex (chess_layout_read (layout, CHESS_BIT (bit)), ==, CHESS_BIT (square));
      }
}

static void
test_layout_worked (void)
{
  const uint64_t g6_f7 = 0x0020400000000000;
  ChessBitboard g3_f2 = CHESS_BIT (SQUARE ("g3")) | CHESS_BIT (SQUARE ("f2"));
  ChessBitboard b6_c7 = CHESS_BIT (SQUARE ("b6")) | CHESS_BIT (SQUARE ("c7"));

  g_assert_cmphex (chess_layout_write (CHESS_LAYOUT_A1B1, 0x10), ==, 0x10);
  g_assert_cmphex (chess_layout_write (CHESS_LAYOUT_A8B8, 0x10), ==, 0x1000000000000000);
  g_assert_cmphex (chess_layout_write (CHESS_LAYOUT_H1G1, 0x10), ==, 0x8);
  g_assert_cmphex (chess_layout_read (CHESS_LAYOUT_A8B8, g6_f7), ==, g3_f2);
  g_assert_cmphex (chess_layout_read (CHESS_LAYOUT_H1G1, g6_f7), ==, b6_c7);
}

static void
test_layout_unknown (void)
{
  ChessLayout layout = CHESS_LAYOUT_H8H7;

  g_assert_false (chess_layout_find ("a1c1", &layout));
  g_assert_false (chess_layout_find ("", &layout));
  g_assert_false (chess_layout_find ("A1B1", &layout));
  g_assert_cmpint (layout, ==, CHESS_LAYOUT_H8H7);
}

/* --- Literals ------------------------------------------------------------------------------- */

static const struct
{
  const char *name, *pawns, *full;
} written[] = {
  { "hex", "0x000000000000FF00", "0xFFFFFFFFFFFFFFFF" },
  { "dec", "65280", "18446744073709551615" },
  { "bin", "0b0000000000000000000000000000000000000000000000001111111100000000",
    "0b1111111111111111111111111111111111111111111111111111111111111111" },
  { "c", "0x000000000000FF00ULL", "0xFFFFFFFFFFFFFFFFULL" },
  { "rust", "0x000000000000FF00u64", "0xFFFFFFFFFFFFFFFFu64" },
  { "swift", "0x000000000000FF00", "0xFFFFFFFFFFFFFFFF" },
  { "kotlin", "0x000000000000FF00UL", "0xFFFFFFFFFFFFFFFFUL" },
  { "java", "0x000000000000FF00L", "0xFFFFFFFFFFFFFFFFL" },
  { "js", "0x000000000000FF00n", "0xFFFFFFFFFFFFFFFFn" },
  { "python", "0x000000000000FF00", "0xFFFFFFFFFFFFFFFF" },
  { "signed", "65280", "-1" },
  { "octal", "0o0000000000000000177400", "0o1777777777777777777777" },
  { "uint64", "UINT64_C(0x000000000000FF00)", "UINT64_C(0xFFFFFFFFFFFFFFFF)" },
  { "csharp", "0x000000000000FF00UL", "0xFFFFFFFFFFFFFFFFUL" },
  { "go", "0x000000000000FF00", "0xFFFFFFFFFFFFFFFF" },
};

static void
test_literal_write (void)
{
  g_assert_cmpuint (G_N_ELEMENTS (written), ==, CHESS_N_LITERALS);
  for (unsigned i = 0; i < CHESS_N_LITERALS; i++)
    {
      char text[CHESS_LITERAL_SIZE];
      ChessLiteral form;
      g_assert_true (chess_literal_find (written[i].name, &form));
      g_assert_cmpstr (chess_literal_name (form), ==, written[i].name);
      g_assert_cmpuint (chess_literal_write (form, 0xff00, text), ==, strlen (written[i].pawns));
      g_assert_cmpstr (text, ==, written[i].pawns);
      chess_literal_write (form, UINT64_MAX, text);
      g_assert_cmpstr (text, ==, written[i].full);
    }
  ChessLiteral form;
  g_assert_false (chess_literal_find ("cobol", &form));
  char text[CHESS_LITERAL_SIZE];
  chess_literal_write (CHESS_LITERAL_SIGNED, (uint64_t) 1 << 63, text);
  g_assert_cmpstr (text, ==, "-9223372036854775808");
}

typedef struct
{
  const char *text;
  ChessLiteralVerdict verdict;
  uint64_t word;
  int column;
} Read;

static const Read reads[] = {
  { "0", CHESS_LITERAL_OK, 0, 0 },
  { "65280", CHESS_LITERAL_OK, 0xff00, 0 },
  { "0xff00", CHESS_LITERAL_OK, 0xff00, 0 },
  { "0XFF_00", CHESS_LITERAL_OK, 0xff00, 0 },
  { "0b1_0000", CHESS_LITERAL_OK, 0x10, 0 },
  { "0xFFFFFFFFFFFFFFFF", CHESS_LITERAL_OK, UINT64_MAX, 0 },
  { "0x00000000000000000000001", CHESS_LITERAL_OK, 1, 0 },
  { "18446744073709551615", CHESS_LITERAL_OK, UINT64_MAX, 0 },
  { "18446744073709551616", CHESS_LITERAL_TOO_LARGE, 0, 20 },
  { "0x10000000000000000", CHESS_LITERAL_TOO_LARGE, 0, 19 },
  { "0o1572555756740060177756", CHESS_LITERAL_OK, 0xdeadbeef00c0ffee, 0 },
  /* Without a prefix: sixteen digits that are filled up with zeros are a word, as debuggers
   * print it. */
  { "0000001008000000", CHESS_LITERAL_OK, 0x1008000000, 0 },
  { "000000100800ff00", CHESS_LITERAL_OK, 0x100800ff00, 0 },
  { "10000010080000FF", CHESS_LITERAL_OK, 0x10000010080000ff, 0 },
  { "1000001008000000", CHESS_LITERAL_OK, 1000001008000000, 0 },
  { "000001007000000", CHESS_LITERAL_OK, 01007000000, 0 },
  { "0777", CHESS_LITERAL_OK, 0777, 0 },
  { "0777ULL", CHESS_LITERAL_OK, 0777, 0 },
  { "0789", CHESS_LITERAL_OK, 789, 0 },
  { "10101010101010101010", CHESS_LITERAL_OK, 10101010101010101010u, 0 },
  { "101010101010101010101", CHESS_LITERAL_OK, 0x155555, 0 },
  { "000001008000000g", CHESS_LITERAL_INVALID, 0, 16 },
  { "", CHESS_LITERAL_INVALID, 0, 1 },
  { "0x", CHESS_LITERAL_INVALID, 0, 3 },
  { "0xg", CHESS_LITERAL_INVALID, 0, 3 },
  { "0b2", CHESS_LITERAL_INVALID, 0, 3 },
  { "12a", CHESS_LITERAL_INVALID, 0, 3 },
  { "_1", CHESS_LITERAL_INVALID, 0, 1 },
  { "1__2", CHESS_LITERAL_INVALID, 0, 3 },
  { "1_", CHESS_LITERAL_INVALID, 0, 2 },
  { "-1", CHESS_LITERAL_INVALID, 0, 1 },
};

static void
test_literal_read (gconstpointer data)
{
  const Read *row = data;
  uint64_t word = 0;
  int column = 0;

  ChessLiteralVerdict verdict = chess_literal_read (row->text, strlen (row->text), &word, &column);
  g_assert_cmpint (verdict, ==, row->verdict);
  g_assert_cmphex (word, ==, row->word);
  g_assert_cmpint (column, ==, row->column);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/corners", test_layout_corners);
  g_test_add_func ("/layout/round-trip", test_layout_round_trip);
  g_test_add_func ("/layout/worked", test_layout_worked);
  g_test_add_func ("/layout/unknown", test_layout_unknown);
  g_test_add_func ("/literal/write", test_literal_write);
  for (gsize i = 0; i < G_N_ELEMENTS (reads); i++)
    {
      const char *name = *reads[i].text ? reads[i].text : "empty";
      g_autofree char *path = g_strconcat ("/literal/read/", name, NULL);
      g_test_add_data_func (path, &reads[i], test_literal_read);
    }
  return g_test_run ();
}

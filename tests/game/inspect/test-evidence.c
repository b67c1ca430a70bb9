/* Tests of what pasted texts prove about the layout.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/table-kind.h"
#include "game/inspect/evidence.h"

/* A board that is drawn with rank 8 on top, and a number below. */
#define DRAWING                                                                                    \
  ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n"                           \
  ". . . . . . . .\n. . . . . . . .\nX X X X X X X X\nX . . . . . . .\n"

typedef struct
{
  const char *name, *text, *sentence; /* NULL: nothing */
  ChessLayout in_use, offered;
} Row;

static const Row rows[] = {
  { "number", "0xFF00", NULL, CHESS_LAYOUT_A1B1, 0 },
  { "drawing-right", DRAWING "0xff01\n", NULL, CHESS_LAYOUT_A1B1, 0 },
  { "drawing-other", DRAWING "0x01ff000000000000\n",
    "The drawing and its number agree in layout a8b8, not in a1b1.", CHESS_LAYOUT_A1B1,
    CHESS_LAYOUT_A8B8 },
  { "drawing-in-use", DRAWING "0x01ff000000000000\n", NULL, CHESS_LAYOUT_A8B8, 0 },
  { "drawing-back", DRAWING "0xff01\n",
    "The drawing and its number agree in layout a1b1, not in a8b8.", CHESS_LAYOUT_A8B8,
    CHESS_LAYOUT_A1B1 },
  { "drawing-none", DRAWING "0x1234\n", NULL, CHESS_LAYOUT_A1B1, 0 },
  { "map", "enum { A8, B8, C8, D8, E8, F8, G8, H8, A7, B7, C7 };\n",
    "The map of squares is of layout a8b8, not of a1b1.", CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A8B8 },
  { "map-right", "enum { A1, B1, C1, D1, E1, F1, G1, H1, A2, B2, C2 };\n", NULL, CHESS_LAYOUT_A1B1,
    0 },
};

static void
assert_tells (const Row *row, const char *text)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);
  ChessLayout layout = 0;
  g_autofree char *sentence = checkbit_evidence_tell (reading, row->in_use, &layout);

  g_assert_cmpstr (sentence, ==, row->sentence);
  if (sentence != NULL)
    g_assert_cmpint (layout, ==, row->offered);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;

  assert_tells (row, row->text);
}

/* --- Tables --------------------------------------------------------------------------------- */

typedef struct
{
  Row row; /* its text is the name of the table */
  ChessTableKind kind;
  ChessLayout layout;
  int wrong; /* entry; below 0: none */
} Table;

static const Table tables[] = {
  /* any pawn's table is also one of the other side's, upside down … */
  { { "pawns", "T", NULL, CHESS_LAYOUT_A1B1, 0 }, CHESS_TABLE_WHITE_PAWN, CHESS_LAYOUT_A8B8, -1 },
  /* … unless its name gives the color, or its layout numbers the files upwards */
  { { "white", "white_pawn_attacks",
      "white_pawn_attacks: White pawn attacks in layout a8b8, not in a1b1.", CHESS_LAYOUT_A1B1,
      CHESS_LAYOUT_A8B8 },
    CHESS_TABLE_WHITE_PAWN,
    CHESS_LAYOUT_A8B8,
    -1 },
  { { "white-right", "white_pawn_attacks", NULL, CHESS_LAYOUT_A8B8, 0 },
    CHESS_TABLE_WHITE_PAWN,
    CHESS_LAYOUT_A8B8,
    -1 },
  { { "files", "T", "T: White pawn attacks in layout a1a2, not in a1b1.", CHESS_LAYOUT_A1B1,
      CHESS_LAYOUT_A1A2 },
    CHESS_TABLE_WHITE_PAWN,
    CHESS_LAYOUT_A1A2,
    -1 },
  { { "wrong-entry", "white_pawn_attacks", NULL, CHESS_LAYOUT_A1B1, 0 },
    CHESS_TABLE_WHITE_PAWN,
    CHESS_LAYOUT_A8B8,
    20 },
  { { "knight", "T", NULL, CHESS_LAYOUT_A1B1, 0 }, CHESS_TABLE_KNIGHT, CHESS_LAYOUT_H8H7, -1 },
};

static void
test_table (gconstpointer data)
{
  const Table *table = data;
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "U64 %s[64] = {", table->row.text);
  for (guint i = 0; i < 64; i++)
    g_string_append_printf (
        text, "0x%" G_GINT64_MODIFIER "x,",
        chess_layout_write (table->layout, chess_table_kind_set (
                                               table->kind, chess_layout_square (table->layout, i)))
            ^ (guint64) ((int) i == table->wrong));
  g_string_append (text, "};\n");
  assert_tells (&table->row, text->str);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/evidence/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strconcat ("/evidence/table/", tables[i].row.name, NULL);

      g_test_add_data_func (path, &tables[i], test_table);
    }
  return g_test_run ();
}

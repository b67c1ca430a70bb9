/* Tests of input in the expression bar: values in every layout, expressions, mistakes, tables; and
 * of word completion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/pasted.h"
#include "game/inspect/query.h"
#include "game/inspect/reference.h"

#include <string.h>

#include "chess/fen.h"

#define B6 ((ChessBitboard) 1 << 41)
#define C7 ((ChessBitboard) 1 << 50)
#define G6 ((ChessBitboard) 1 << 46)
#define F7 ((ChessBitboard) 1 << 53)
#define G3 ((ChessBitboard) 1 << 22)
#define F2 ((ChessBitboard) 1 << 13)
#define D1 ((ChessBitboard) 1 << 3)
#define D8 ((ChessBitboard) 1 << 59)
#define E1 ((ChessBitboard) 1 << 4)

static void
set_layout (CheckbitInspection *inspection, ChessLayout layout)
{
  checkbit_word_form_set_layout (checkbit_inspection_get_word_form (inspection), layout);
}

static void
assert_set (CheckbitQuery *query, CheckbitQueryState state, ChessBitboard bits)
{
  g_assert_cmpint (checkbit_query_get_state (query), ==, state);
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (query)), ==, bits);
}

/* --- Values and layouts ----------------------------------------------------------------------- */

/* The same number has three meanings. */
static void
test_value_in_layouts (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitQuery) query = checkbit_query_new (inspection, "0x0020400000000000");

  assert_set (query, CHECKBIT_QUERY_VALUE, G6 | F7);
  set_layout (inspection, CHESS_LAYOUT_A8B8);
  assert_set (query, CHECKBIT_QUERY_VALUE, G3 | F2);
  set_layout (inspection, CHESS_LAYOUT_H1G1);
  assert_set (query, CHECKBIT_QUERY_VALUE, B6 | C7);
  g_assert_cmpstr (checkbit_set_get_expression (CHECKBIT_SET (query)), ==, "0x0004020000000000");
}

/* The value of numbers and operators is a word in the layout, too; next to names, numbers are in
 * a1b1. */
static void
test_constant_in_layouts (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitQuery) query = checkbit_query_new (inspection, "1ULL << 3");

  assert_set (query, CHECKBIT_QUERY_VALUE, D1);
  g_assert_cmpstr (checkbit_set_get_expression (CHECKBIT_SET (query)), ==, "1ULL << 3");
  set_layout (inspection, CHESS_LAYOUT_A8B8);
  assert_set (query, CHECKBIT_QUERY_VALUE, D8);
  g_assert_cmpstr (checkbit_set_get_expression (CHECKBIT_SET (query)), ==, "0x0800000000000000");
  g_assert_false (checkbit_query_mixes_layouts (query));
  checkbit_query_set_text (query, "~(0xFFFF'FFFF_FFFF_FFFF ^ (3 - 2) << 3)");
  assert_set (query, CHECKBIT_QUERY_VALUE, D8);
  checkbit_query_set_text (query, "1 << 64");
  assert_set (query, CHECKBIT_QUERY_WRONG, 0);
  g_assert_nonnull (checkbit_query_get_mistake (query));
  checkbit_query_set_text (query, "(1 << 3) | none");
  assert_set (query, CHECKBIT_QUERY_EXPRESSION, D1);
  /* a bit that is shifted to a square is that square in any layout; a set that is shifted by a
   * number moves as the layout has it */
  checkbit_query_set_text (query, "1 << e4");
  assert_set (query, CHECKBIT_QUERY_SQUARES, CHESS_BIT (CHESS_SQUARE (4, 3)));
  set_layout (inspection, CHESS_LAYOUT_H1G1);
  assert_set (query, CHECKBIT_QUERY_SQUARES, CHESS_BIT (CHESS_SQUARE (4, 3)));
  checkbit_query_set_text (query, "RANK_2 << 8");
  assert_set (query, CHECKBIT_QUERY_VALUE, CHESS_RANK_1 << 16);
  set_layout (inspection, CHESS_LAYOUT_A8B8);
  assert_set (query, CHECKBIT_QUERY_VALUE, CHESS_RANK_1);
  checkbit_query_set_text (query, "(1ULL << SQ_A2) - (1ULL << SQ_A1)");
  assert_set (query, CHECKBIT_QUERY_VALUE, CHESS_RANK_1 | CHESS_BIT (8));
  checkbit_query_set_text (query, "(1ULL << SQ_A2) | (1ULL << SQ_A1)");
  assert_set (query, CHECKBIT_QUERY_SQUARES, CHESS_BIT (8) | CHESS_BIT (0));
  /* one that is a square in some layouts only */
  checkbit_query_set_text (query, "1ULL << (SQ_E1 - 8)");
  assert_set (query, CHECKBIT_QUERY_VALUE, CHESS_BIT (12));
  set_layout (inspection, CHESS_LAYOUT_A1B1);
  assert_set (query, CHECKBIT_QUERY_WRONG, 0);
  g_assert_nonnull (checkbit_query_get_mistake (query));
  checkbit_query_set_text (query, "1ULL << (SQ_E8 - 8)");
  assert_set (query, CHECKBIT_QUERY_VALUE, CHESS_BIT (52));
  set_layout (inspection, CHESS_LAYOUT_A8B8);
  assert_set (query, CHECKBIT_QUERY_WRONG, 0);
  set_layout (inspection, CHESS_LAYOUT_A8A7);
  assert_set (query, CHECKBIT_QUERY_VALUE, CHESS_BIT (59));
  set_layout (inspection, CHESS_LAYOUT_A8B8);
  checkbit_query_set_text (query, "1 << e4 | N");
  assert_set (query, CHECKBIT_QUERY_WRONG, 0);
  /* hexadecimal digits, but a float in C */
  checkbit_query_set_text (query, "1ff");
  assert_set (query, CHECKBIT_QUERY_VALUE, chess_layout_read (CHESS_LAYOUT_A8B8, 0x1ff));
  checkbit_query_set_text (query, "12f");
  assert_set (query, CHECKBIT_QUERY_WRONG, 0);
}

/* The same set has three numbers. */
static void
test_written_in_layouts (void)
{
  static const struct
  {
    ChessLayout layout;
    const char *hex;
  } cases[] = {
    { CHESS_LAYOUT_A1B1, "0x0000000000000010" },
    { CHESS_LAYOUT_A8B8, "0x1000000000000000" },
    { CHESS_LAYOUT_H1G1, "0x0000000000000008" },
  };
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitWordForm *form = checkbit_inspection_get_word_form (inspection);
  g_autoptr (CheckbitQuery) query = checkbit_query_new (inspection, "K");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *hex = NULL;

      set_layout (inspection, cases[i].layout);
      assert_set (query, CHECKBIT_QUERY_EXPRESSION, E1);
      hex = checkbit_word_form_write_hex (form, checkbit_set_get_bits (CHECKBIT_SET (query)));
      g_assert_cmpstr (hex, ==, cases[i].hex);
    }
}

/* Squares and drawn boards do not depend on the layout. */
static void
test_squares (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitQuery) query = checkbit_query_new (inspection, "b6 c7");

  assert_set (query, CHECKBIT_QUERY_SQUARES, B6 | C7);
  set_layout (inspection, CHESS_LAYOUT_H8H7);
  assert_set (query, CHECKBIT_QUERY_SQUARES, B6 | C7);
}

typedef struct
{
  const char *name, *text;
  ChessBitboard bits;
} Literal;

static const Literal literals[] = {
  { "c", "0x10ULL", E1 },
  { "macro", "UINT64_C(0x10)", E1 },
  { "rust", "0x0000_0000_0000_0010u64", E1 },
  { "kotlin", "0x10UL", E1 },
  { "java", "0x10L", E1 },
  { "c-sharp", "0x0000_0010UL", E1 },
  { "javascript", "0x10n", E1 },
  { "binary", "0b1_0000", E1 },
  { "decimal", "16", E1 },
  { "signed", "-1", CHESS_ALL_SQUARES },
  { "signed-h8", "-9223372036854775808", (ChessBitboard) 1 << 63 },
};

static void
test_literal (gconstpointer data)
{
  const Literal *literal = data;
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitQuery) query = checkbit_query_new (inspection, literal->text);

  assert_set (query, CHECKBIT_QUERY_VALUE, literal->bits);
}

/* --- Expressions ------------------------------------------------------------------------------ */

static void
test_follows_moves (void)
{
  static const char fen[] = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitQuery) query = checkbit_query_new (inspection, "P & rank_4");
  CheckbitMoment moment = { .repetitions = 1 };

  assert_set (query, CHECKBIT_QUERY_EXPRESSION, 0);
  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &moment.position, NULL));
  checkbit_inspection_set_moment (inspection, &moment, TRUE);
  assert_set (query, CHECKBIT_QUERY_EXPRESSION, 0x10000000);
  g_assert_cmphex (checkbit_set_get_changed (CHECKBIT_SET (query)), ==, 0x10000000);
}

static void
test_mistake (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitQuery) query = checkbit_query_new (inspection, "P & | N");

  assert_set (query, CHECKBIT_QUERY_WRONG, 0);
  g_assert_cmpint (checkbit_query_get_mistake (query)->column, ==, 5);
  checkbit_query_set_text (query, "knigt(5)"); /* a number can be made out, but is not meant */
  assert_set (query, CHECKBIT_QUERY_WRONG, 0);
  g_assert_cmpint (checkbit_query_get_mistake (query)->length, ==, 5);
  checkbit_query_set_text (query, "K 0xFF"); /* nor here */
  assert_set (query, CHECKBIT_QUERY_WRONG, 0);
  checkbit_query_set_text (query, "  ");
  assert_set (query, CHECKBIT_QUERY_EMPTY, 0);
  g_assert_null (checkbit_query_get_mistake (query));
}

static void
test_mixed_layouts (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitQuery) query = checkbit_query_new (inspection, "K | 0x10");

  g_assert_false (checkbit_query_mixes_layouts (query));
  set_layout (inspection, CHESS_LAYOUT_A8B8);
  assert_set (query, CHECKBIT_QUERY_EXPRESSION, E1); /* the language counts as a1b1 does */
  g_assert_true (checkbit_query_mixes_layouts (query));
  checkbit_query_set_text (query, "K | rank_2 | e4");
  g_assert_false (checkbit_query_mixes_layouts (query));
}

/* A view of the query may outlive the inspection's window. */
static void
test_outlives (void)
{
  CheckbitInspection *inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitQuery) query = checkbit_query_new (inspection, "K");

  checkbit_inspection_set_subject (inspection, CHECKBIT_SET (query));
  g_assert_finalize_object (inspection);
  checkbit_query_set_text (query, "N");
  g_assert_false (checkbit_query_mixes_layouts (query));
}

/* --- Pasted texts ----------------------------------------------------------------------------- */

static void
test_pasted_board (void)
{
  g_auto (CheckbitPasted) pasted = { .kind = CHECKBIT_PASTED_REFUSED };

  checkbit_pasted_init (&pasted,
                        "........\n..1.....\n.1......\n........\n"
                        "........\n........\n........\n........\n",
                        CHESS_LAYOUT_A1B1);
  g_assert_cmpint (pasted.kind, ==, CHECKBIT_PASTED_TEXT);
  g_assert_cmpstr (pasted.text, ==, "b6 c7");
}

static void
test_pasted_table (void)
{
  g_auto (CheckbitPasted) pasted = { .kind = CHECKBIT_PASTED_REFUSED };
  g_autoptr (GString) source = g_string_new ("static const uint64_t squares[64] = {\n");

  for (guint i = 0; i < 64; i++)
    g_string_append_printf (source, "  0x%016" G_GINT64_MODIFIER "xULL,\n", (guint64) 1 << i);
  g_string_append (source, "};\n");
  checkbit_pasted_init (&pasted, source->str, CHESS_LAYOUT_A1B1);
  g_assert_cmpint (pasted.kind, ==, CHECKBIT_PASTED_TABLE);
  g_assert_cmphex (pasted.words[0], ==, 1);
  g_assert_cmphex (pasted.words[63], ==, (guint64) 1 << 63);
}

static void
test_pasted_garbage (void)
{
  g_auto (CheckbitPasted) pasted = { .kind = CHECKBIT_PASTED_TEXT };

  checkbit_pasted_init (&pasted, "what is this\nand 0xfg\n", CHESS_LAYOUT_A1B1);
  g_assert_cmpint (pasted.kind, ==, CHECKBIT_PASTED_REFUSED);
  g_assert_nonnull (pasted.reason);
  g_assert_nonnull (strstr (pasted.reason, "line 2, column 5"));
}

static void
test_explained (void)
{
  g_autofree char *too_large = checkbit_pasted_explain ("0x10000000000000000");
  g_autofree char *several = checkbit_pasted_explain ("1, 2, 3");
  g_autofree char *nothing = checkbit_pasted_explain ("knigt(e4)");

  g_assert_nonnull (strstr (too_large, "64 bits"));
  g_assert_nonnull (several);
  g_assert_null (nothing);
}

/* --- Words ------------------------------------------------------------------------------------ */

static void
test_reference_is_whole (void)
{
  g_autoptr (GListModel) words = checkbit_reference_list_new ();
  guint counts[CHECKBIT_N_REFERENCE_KINDS] = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (words); i++)
    {
      g_autoptr (CheckbitReference) word = g_list_model_get_item (words, i);

      counts[checkbit_reference_get_kind (word)]++;
      g_assert_cmpuint (strlen (checkbit_reference_get_sentence (word)), >, 5);
    }
  g_assert_cmpuint (counts[CHECKBIT_REFERENCE_MASK], ==, chess_mask_count ());
  g_assert_cmpuint (counts[CHECKBIT_REFERENCE_FUNCTION], ==, chess_expr_function_count ());
  g_assert_cmpuint (counts[CHECKBIT_REFERENCE_NAME], ==, chess_expr_name_count ());
  g_test_message ("%u words", g_list_model_get_n_items (words));
}

typedef struct
{
  const char *name, *text;
  guint cursor;
  gboolean asked;
  guint start;
  const char *first; /* NULL for no word */
} Completion;

static const Completion completions[] = {
  { "prefix", "P & kni", 7, FALSE, 4, "knight(" },
  { "case", "PINNED_W", 8, FALSE, 0, "pinned_white" },
  { "part", "ring", 4, FALSE, 0, "king_ring_white" },
  { "one-letter", "P & k", 5, FALSE, 4, NULL },
  { "one-letter-asked", "P & k", 5, TRUE, 4, "k" },
  { "nothing-asked", "P & ", 4, TRUE, 4, "P" },
  { "whole", "attacks_white", 13, FALSE, 0, NULL },
  { "functions-first", "e", 1, TRUE, 0, "east(" },
  { "number", "0xab", 4, FALSE, 0, NULL },
  { "inside", "knight", 3, FALSE, 0, NULL },
  { "behind-umlaut", "ä | rook", 8, FALSE, 4, "rook(" },
  { "unknown", "zzz", 3, TRUE, 0, NULL },
};

static void
test_completion (gconstpointer data)
{
  const Completion *c = data;
  g_auto (CheckbitCompletion) completion = { 0 };

  checkbit_completion_init (&completion, c->text, c->cursor, c->asked);
  g_assert_cmpuint (completion.start, ==, c->start);
  if (c->first == NULL)
    {
      g_assert_cmpuint (completion.words->len, ==, 0);
      return;
    }
  g_assert_cmpuint (completion.words->len, >, 0);
  g_assert_cmpstr (checkbit_reference_get_insertion (completion.words->pdata[0]), ==, c->first);
}

static void
test_completes_squares (void)
{
  g_auto (CheckbitCompletion) completion = { 0 };
  guint squares = 0;

  checkbit_completion_init (&completion, "e", 1, TRUE);
  for (guint i = 0; i < completion.words->len; i++)
    squares
        += checkbit_reference_get_kind (completion.words->pdata[i]) == CHECKBIT_REFERENCE_SQUARE;
  g_assert_cmpuint (squares, ==, 8);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/query/value-in-layouts", test_value_in_layouts);
  g_test_add_func ("/game/query/constant-in-layouts", test_constant_in_layouts);
  g_test_add_func ("/game/query/written-in-layouts", test_written_in_layouts);
  g_test_add_func ("/game/query/squares", test_squares);
  for (guint i = 0; i < G_N_ELEMENTS (literals); i++)
    {
      g_autofree char *path = g_strconcat ("/game/query/literal/", literals[i].name, NULL);

      g_test_add_data_func (path, &literals[i], test_literal);
    }
  g_test_add_func ("/game/query/follows-moves", test_follows_moves);
  g_test_add_func ("/game/query/mistake", test_mistake);
  g_test_add_func ("/game/query/mixed-layouts", test_mixed_layouts);
  g_test_add_func ("/game/query/outlives", test_outlives);
  g_test_add_func ("/game/pasted/board", test_pasted_board);
  g_test_add_func ("/game/pasted/table", test_pasted_table);
  g_test_add_func ("/game/pasted/garbage", test_pasted_garbage);
  g_test_add_func ("/game/pasted/explained", test_explained);
  g_test_add_func ("/game/reference/is-whole", test_reference_is_whole);
  g_test_add_func ("/game/completion/squares", test_completes_squares);
  for (guint i = 0; i < G_N_ELEMENTS (completions); i++)
    {
      g_autofree char *path = g_strconcat ("/game/completion/", completions[i].name, NULL);

      g_test_add_data_func (path, &completions[i], test_completion);
    }
  return g_test_run ();
}

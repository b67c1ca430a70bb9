/* Operations on a set: worked values, the set language as a second opinion, what wraps, and code.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "chess/expr.h"
#include "game/text/set-operation.h"
#include "../../lib/rows.h"

/* --- Worked by hand ------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  CheckbitOperation operation;
  ChessLayout layout;
  guint n;
  ChessBitboard bits;
  ChessBitboard expected;
  ChessBitboard wrapped;
  ChessBitboard lost;
} Worked;

#define A1 CHESS_BIT (0)
#define B1 CHESS_BIT (1)
#define H1 CHESS_BIT (7)
#define A2 CHESS_BIT (8)
#define B2 CHESS_BIT (9)
#define G2 CHESS_BIT (14)
#define H2 CHESS_BIT (15)
#define A3 CHESS_BIT (16)
#define H3 CHESS_BIT (23)
#define A8 CHESS_BIT (56)
#define H7 CHESS_BIT (55)
#define H8 CHESS_BIT (63)

static const Worked worked[] = {
  { "complement", CHECKBIT_OPERATION_COMPLEMENT, 0, 0, 0xff, ~(ChessBitboard) 0xff, 0, 0 },
  { "north", CHECKBIT_OPERATION_NORTH, 0, 0, H1 | H8, H2, 0, H8 },
  { "east", CHECKBIT_OPERATION_EAST, 0, 0, A1 | H2, B1, 0, H2 },
  { "south-west", CHECKBIT_OPERATION_SOUTH_WEST, 0, 0, H3 | A2 | B1, G2, 0, A2 | B1 },
  { "left-1-wraps", CHECKBIT_OPERATION_SHIFT_LEFT, 0, 1, A1 | H2, B1 | A3, A3, 0 },
  { "left-1-falls-off", CHECKBIT_OPERATION_SHIFT_LEFT, 0, 1, H8, 0, 0, H8 },
  { "left-8-never-wraps", CHECKBIT_OPERATION_SHIFT_LEFT, 0, 8, H1 | A1, H2 | A2, 0, 0 },
  { "left-7-wraps", CHECKBIT_OPERATION_SHIFT_LEFT, 0, 7, A1 | B1, H1 | A2, H1, 0 },
  { "left-9-wraps", CHECKBIT_OPERATION_SHIFT_LEFT, 0, 9, H1 | A1, A3 | B2, A3, 0 },
  { "left-0", CHECKBIT_OPERATION_SHIFT_LEFT, 0, 0, H1, H1, 0, 0 },
  { "right-1-wraps", CHECKBIT_OPERATION_SHIFT_RIGHT, 0, 1, A2 | B2, H1 | A2, H1, 0 },
  { "right-1-falls-off", CHECKBIT_OPERATION_SHIFT_RIGHT, 0, 1, A1 | B1, A1, 0, A1 },
  /* 63 is eight rows less one column: from h8 that is right of the h-file. */
  { "right-63", CHECKBIT_OPERATION_SHIFT_RIGHT, 0, 63, H8 | A8, A1, A1, A8 },
  /* In a8b8 bit 0 is a8, so a left shift by eight moves down the board. */
  { "a8b8-left-8", CHECKBIT_OPERATION_SHIFT_LEFT, CHESS_LAYOUT_A8B8, 8, A3 | B1, A2, 0, B1 },
  /* In a1a2 bit 1 is a2: beyond a8 comes b1. */
  { "a1a2-left-1", CHECKBIT_OPERATION_SHIFT_LEFT, CHESS_LAYOUT_A1A2, 1, A1 | A8, A2 | B1, B1, 0 },
  /* In h1g1 bit 0 is h1: beyond a1 comes h2. */
  { "h1g1-left-1", CHECKBIT_OPERATION_SHIFT_LEFT, CHESS_LAYOUT_H1G1, 1, B1 | A1, A1 | H2, H2, 0 },
  { "flip", CHECKBIT_OPERATION_FLIP, 0, 0, A1 | H2, A8 | H7, 0, 0 },
  { "mirror", CHECKBIT_OPERATION_MIRROR, 0, 0, A1 | G2, H1 | B2, 0, 0 },
  { "rotate", CHECKBIT_OPERATION_ROTATE, 0, 0, A1 | A2, H8 | H7, 0, 0 },
  { "rotate-right", CHECKBIT_OPERATION_ROTATE_RIGHT, 0, 0, A1 | A8, A8 | H8, 0, 0 },
  { "rotate-left", CHECKBIT_OPERATION_ROTATE_LEFT, 0, 0, A1 | A8, H1 | A1, 0, 0 },
  { "transpose", CHECKBIT_OPERATION_TRANSPOSE, 0, 0, B1 | H1, A2 | A8, 0, 0 },
  { "transpose-anti", CHECKBIT_OPERATION_TRANSPOSE_ANTI, 0, 0, A1 | H1 | A8, H8 | H1 | A8, 0, 0 },
};

static void
test_worked (gconstpointer data)
{
  const Worked *row = data;
  CheckbitSetStep step = { row->operation, row->layout, row->n };
  CheckbitSetStepResult result;

  checkbit_set_step_apply (&step, row->bits, &result);
  g_assert_cmphex (result.bits, ==, row->expected);
  g_assert_cmphex (result.wrapped, ==, row->wrapped);
  g_assert_cmphex (result.lost, ==, row->lost);
  g_assert_cmpuint (chess_bitboard_count (result.origins), ==,
                    chess_bitboard_count (result.wrapped));
}

/* --- The set language agrees ---------------------------------------------------------------- */

static ChessBitboard
compute (const char *expression)
{
  ChessMaskInput input = { .position = &chess_position_start };
  ChessExprError error;
  ChessBitboard value = 0;

  if (!chess_expr_compute (expression, strlen (expression), &input, &value, &error))
    g_error ("%s: refused at column %d", expression, error.column);
  return value;
}

static void
test_language (void)
{
  GRand *rand = g_rand_new_with_seed (1);
  guint n = 0;

  for (guint i = 0; i < 50; i++)
    {
      ChessBitboard bits = (ChessBitboard) g_rand_int (rand) << 32 | g_rand_int (rand);
      g_autofree char *value = g_strdup_printf ("0x%" G_GINT64_MODIFIER "x", bits);

      for (CheckbitOperation operation = 0; operation < CHECKBIT_N_OPERATIONS; operation++)
        {
          CheckbitSetStep step
              = { operation, CHESS_LAYOUT_A1B1, (guint) g_rand_int_range (rand, 0, 64) };
          CheckbitSetStepResult result;
          g_autofree char *expression = checkbit_set_step_write (&step, value);

          checkbit_set_step_apply (&step, bits, &result);
          g_assert_cmphex (result.bits, ==, compute (expression));
          n++;
        }
    }
  g_rand_free (rand);
  g_test_message ("%u operations agree with the set language", n);
}

/* In another layout a raw shift is one of the word: layout code and the C operator say the same. */
static void
test_raw_layouts (void)
{
  GRand *rand = g_rand_new_with_seed (2);

  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    for (guint n = 0; n < 64; n++)
      {
        ChessBitboard bits = (ChessBitboard) g_rand_int (rand) << 32 | g_rand_int (rand);
        uint64_t word = chess_layout_write (layout, bits);
        CheckbitSetStep left = { CHECKBIT_OPERATION_SHIFT_LEFT, layout, n };
        CheckbitSetStep right = { CHECKBIT_OPERATION_SHIFT_RIGHT, layout, n };
        CheckbitSetStepResult result;

        checkbit_set_step_apply (&left, bits, &result);
        g_assert_cmphex (chess_layout_write (layout, result.bits), ==, word << n);
        checkbit_set_step_apply (&right, bits, &result);
        g_assert_cmphex (chess_layout_write (layout, result.bits), ==, word >> n);
      }
  g_rand_free (rand);
}

/* --- Text ----------------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  CheckbitOperation operation;
  ChessLayout layout;
  guint n;
  const char *code;
} codes[] = {
  { "complement", CHECKBIT_OPERATION_COMPLEMENT, 0, 0, "~x" },
  { "north", CHECKBIT_OPERATION_NORTH, CHESS_LAYOUT_A1B1, 0, "x << 8" },
  { "north-a8b8", CHECKBIT_OPERATION_NORTH, CHESS_LAYOUT_A8B8, 0, "x >> 8" },
  { "north-a1a2", CHECKBIT_OPERATION_NORTH, CHESS_LAYOUT_A1A2, 0,
    "(x & ~0x8080808080808080) << 1" },
  { "east", CHECKBIT_OPERATION_EAST, CHESS_LAYOUT_A1B1, 0, "(x & ~0x8080808080808080) << 1" },
  { "east-a1a2", CHECKBIT_OPERATION_EAST, CHESS_LAYOUT_A1A2, 0, "x << 8" },
  { "east-h1g1", CHECKBIT_OPERATION_EAST, CHESS_LAYOUT_H1G1, 0, "(x & ~0x0101010101010101) >> 1" },
  { "north-west", CHECKBIT_OPERATION_NORTH_WEST, CHESS_LAYOUT_A1B1, 0,
    "(x & ~0x0101010101010101) << 7" },
  { "south-west", CHECKBIT_OPERATION_SOUTH_WEST, CHESS_LAYOUT_A1B1, 0,
    "(x & ~0x0101010101010101) >> 9" },
  { "raw", CHECKBIT_OPERATION_SHIFT_LEFT, CHESS_LAYOUT_A8B8, 17, "x << 17" },
  { "flip", CHECKBIT_OPERATION_FLIP, CHESS_LAYOUT_A1B1, 0, NULL },
};

static void
test_code (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      CheckbitSetStep step = { codes[i].operation, codes[i].layout, codes[i].n };
      g_autofree char *code = checkbit_set_step_write_code (&step);

      g_assert_cmpstr (code, ==, codes[i].code);
    }
}

/* Reads what get_code() writes: an optional mask, a direction and a distance. */
static uint64_t
run_code (const char *code, uint64_t x)
{
  const char *mask = strstr (code, "~0x");
  const char *shift = strpbrk (code, "<>");
  guint n = (guint) g_ascii_strtoull (shift + 2, NULL, 10);

  if (mask != NULL)
    x &= ~g_ascii_strtoull (mask + 1, NULL, 16);
  return *shift == '<' ? x << n : x >> n;
}

/* The code of every guarded step gives the same result as the step, in every layout. */
static void
test_code_runs (void)
{
  GRand *rand = g_rand_new_with_seed (3);
  guint n = 0;

  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    for (CheckbitOperation operation = CHECKBIT_OPERATION_NORTH;
         checkbit_operation_is_guarded (operation); operation++, n++)
      {
        ChessBitboard bits = (ChessBitboard) g_rand_int (rand) << 32 | g_rand_int (rand);
        CheckbitSetStep step = { operation, layout, 0 };
        CheckbitSetStepResult result;
        g_autofree char *code = checkbit_set_step_write_code (&step);

        checkbit_set_step_apply (&step, bits, &result);
        g_assert_cmphex (run_code (code, chess_layout_write (layout, bits)), ==,
                         chess_layout_write (layout, result.bits));
      }
  g_rand_free (rand);
  g_assert_cmpuint (n, ==, 64);
}

static char *
tell (CheckbitOperation operation, guint n, ChessBitboard bits)
{
  CheckbitSetStep step = { operation, CHESS_LAYOUT_A1B1, n };
  CheckbitSetStepResult result;

  checkbit_set_step_apply (&step, bits, &result);
  return checkbit_message_step (&step, &result);
}

static void
test_messages (void)
{
  g_autofree char *nothing = tell (CHECKBIT_OPERATION_SHIFT_LEFT, 8, A1);
  g_autofree char *one = tell (CHECKBIT_OPERATION_SHIFT_LEFT, 1, H2 | H8);
  g_autofree char *many = tell (CHECKBIT_OPERATION_SHIFT_LEFT, 1, CHESS_FILE_H);
  g_autofree char *left = tell (CHECKBIT_OPERATION_EAST, 0, CHESS_FILE_H);

  g_assert_null (nothing);
  g_assert_cmpstr (
      one, ==,
      "x << 1: 1 bit wrapped around the edge of the board (h2 → a3). A guarded step masks off "
      "that edge before it shifts. 1 bit fell off the end of the word.");
  g_assert_nonnull (strstr (many, "7 bits wrapped around the edge of the board (h1 → a2, h2 → a3, "
                                  "h3 → a4, h4 → a5, …)"));
  g_assert_cmpstr (left, ==, "8 squares left the board.");
}

/* --- Two sets ------------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  CheckbitCombination combination;
  ChessBitboard expected; /* of 0b1100 and 0b1010 */
  const char *expression; /* of "a | b" and "~c" */
} combinations[] = {
  { "and", CHECKBIT_COMBINATION_AND, 0x8, "(white | center) & (~file_a)" },
  { "or", CHECKBIT_COMBINATION_OR, 0xe, "(white | center) | (~file_a)" },
  { "xor", CHECKBIT_COMBINATION_XOR, 0x6, "(white | center) ^ (~file_a)" },
  { "and-not", CHECKBIT_COMBINATION_AND_NOT, 0x4, "(white | center) & ~(~file_a)" },
};

static void
test_combinations (void)
{
  ChessBitboard a = compute ("white | center"), b = compute ("~file_a");

  for (gsize i = 0; i < G_N_ELEMENTS (combinations); i++)
    {
      CheckbitCombination combination = combinations[i].combination;
      g_autofree char *text = checkbit_combination_write (combination, "white | center", "~file_a");

      g_assert_cmphex (checkbit_combination_apply (combination, 0xc, 0xa), ==,
                       combinations[i].expected);
      g_assert_cmpstr (text, ==, combinations[i].expression);
      g_assert_cmphex (compute (text), ==, checkbit_combination_apply (combination, a, b));
    }
}

static void
test_brackets (void)
{
  g_autofree char *name = checkbit_expression_bracket ("white_pawns");
  g_autofree char *call = checkbit_expression_bracket ("north(a | b)");
  g_autofree char *sum = checkbit_expression_bracket ("a | b");
  g_autofree char *two = checkbit_expression_bracket ("(a) & (b)");

  g_assert_cmpstr (name, ==, "white_pawns");
  g_assert_cmpstr (call, ==, "north(a | b)");
  g_assert_cmpstr (sum, ==, "(a | b)");
  g_assert_cmpstr (two, ==, "((a) & (b))");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/set-operation/worked/", worked, test_worked);
  g_test_add_func ("/set-operation/language", test_language);
  g_test_add_func ("/set-operation/raw-layouts", test_raw_layouts);
  g_test_add_func ("/set-operation/code", test_code);
  g_test_add_func ("/set-operation/code-runs", test_code_runs);
  g_test_add_func ("/set-operation/messages", test_messages);
  g_test_add_func ("/set-operation/combinations", test_combinations);
  g_test_add_func ("/set-operation/brackets", test_brackets);
  return g_test_run ();
}

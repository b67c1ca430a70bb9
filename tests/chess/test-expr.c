/* The set language: examples, errors with their columns, functions and operators compared with
 * slower ones, and hostile texts. The masks' own tests cover their formulas.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "../lib/rows.h"

#include "chess/attacks.h"
#include "chess/expr.h"
#include "expr-oracle.h"
#include "mask-boards.h"
#include "setup.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KINGS "4k3/8/8/8/8/8/8/4K3 b - - 0 1"
#define OPEN "4k3/8/8/3q4/8/8/8/R3K3 w Q - 0 1"
#define ALL G_MAXUINT64

static GArray *boards;

/* --- Worked values -------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen, *text;
  guint64 expected;
} Worked;

static const Worked worked[] = {
  /* Literals */
  { "literal/zero", START, "0", 0 },
  { "literal/decimal", START, "65280", 0xff00 },
  { "literal/largest", START, "18446744073709551615", ALL },
  { "literal/hex", START, "0xFf", 255 },
  { "literal/hex-64", START, "0xffffffffffffffff", ALL },
  { "literal/binary", START, "0b1011", 11 },
  { "literal/separated", START, "0x0000_ff00", 0xff00 },
  { "literal/apostrophes", START, "1'000", 1000 },
  { "literal/octal", START, "0o17", 15 },
  { "literal/suffix-c", START, "0xFFULL", 255 },
  { "literal/suffix-rust", START, "1_u64 << 3", 8 },
  { "literal/suffix-js", START, "1n << 60n", (guint64) 1 << 60 },
  { "shift/unsigned", START, "-1L >>> 60", 15 },
  { "word/pext", START, "pext(0xF0F0, 0xFF00)", 0xF0 },
  { "word/pdep", START, "pdep(5, 0xFF00)", 0x500 },
  { "word/rotl", START, "rotl(1, 63)", (guint64) 1 << 63 },
  { "word/bswap", START, "bswap(0xFF)", (guint64) 0xFF << 56 },
  { "literal/separated-decimal", START, "1_000", 1000 },
  { "literal/leading-zero", START, "010", 8 },
  { "literal/leading-zero-suffix", START, "01000L", 512 },
  { "literal/leading-zero-decimal", START, "089", 89 },
  { "literal/leading-zero-bits", START, "000000000000000000000000000000101", 5 },
  { "literal/leading-zero-alone", START, "00", 0 },
  { "literal/square", START, "e4", G_GUINT64_CONSTANT (1) << 28 },
  { "literal/a1", START, "a1", 1 },
  { "literal/h8", START, "h8", G_GUINT64_CONSTANT (1) << 63 },
  /* Operators, one by one */
  { "operator/not", START, "~0", ALL },
  { "operator/negate", START, "-1", ALL },
  { "operator/negate-zero", START, "-0", 0 },
  { "operator/times", START, "6 * 7", 42 },
  { "operator/plus", START, "6 + 7", 13 },
  { "operator/minus", START, "7 - 6", 1 },
  { "operator/left", START, "1 << 63", G_GUINT64_CONSTANT (1) << 63 },
  { "operator/right", START, "h8 >> 63", 1 },
  { "operator/and", START, "12 & 10", 8 },
  { "operator/xor", START, "12 ^ 10", 6 },
  { "operator/or", START, "12 | 10", 14 },
  /* Arithmetic wraps modulo 2^64; a raw shift wraps from h to a. */
  { "wrap/plus", START, "all + 1", 0 },
  { "wrap/minus", START, "0 - 1", ALL },
  { "wrap/times", START, "all * all", 1 },
  { "wrap/de-bruijn", START, "0x03f79d71b4cb0a89 * e4 >> 58", 6 },
  { "wrap/shift", START, "h1 << 1", 0x100 },
  { "wrap/shift-out", START, "h8 << 1", 0 },
  { "wrap/negated-right", START, "-1 >> 1", ALL >> 1 },
  /* Precedence and grouping */
  { "precedence/times-plus", START, "1 + 2 * 3", 7 },
  { "precedence/plus-shift", START, "1 << 2 + 3", 32 },
  { "precedence/shift-and", START, "255 & 1 << 4", 16 },
  { "precedence/and-xor", START, "8 ^ 12 & 10", 0 },
  { "precedence/xor-or", START, "1 | 3 ^ 1", 3 },
  { "precedence/unary-times", START, "-2 * 3", -(guint64) 6 },
  { "precedence/unary-and", START, "~1 & 3", 2 },
  { "precedence/unary-chain", START, "~-~-5", 3 },
  { "precedence/minus-minus", START, "10 - -3", 13 },
  { "precedence/minus-left", START, "10 - 3 - 2", 5 },
  { "precedence/shift-left", START, "1 << 2 << 3", 32 },
  { "precedence/shift-mixed", START, "64 >> 2 << 1", 32 },
  { "precedence/brackets", START, "(1 + 2) * 3", 9 },
  { "precedence/many-brackets", START, "(((((7)))))", 7 },
  { "precedence/lowest-bit", START, "12 & -12", 4 },
  { "space/none", START, "P|p&~all", 0xff00 },
  { "space/plenty", START, " \t\n P\r\n|\v p & ~ all \f", 0xff00 },
  { "space/no-break", START, "P\u00a0|\u2003p", 0x00ff00000000ff00 },
  /* A shift count may be an expression. */
  { "shift/counted", START, "1 << count(P)", 256 },
  { "shift/bracket", START, "1 << (2 | 1)", 8 },
  { "shift/zero", START, "5 << 0", 5 },
  /* Names */
  { "name/P", START, "P", 0xff00 },
  { "name/N", START, "N", 0x42 },
  { "name/B", START, "B", 0x24 },
  { "name/R", START, "R", 0x81 },
  { "name/Q", START, "Q", 0x08 },
  { "name/K", START, "K", 0x10 },
  { "name/p", START, "p", 0x00ff000000000000 },
  { "name/n", START, "n", 0x4200000000000000 },
  { "name/b", START, "b", 0x2400000000000000 },
  { "name/r", START, "r", 0x8100000000000000 },
  { "name/q", START, "q", 0x0800000000000000 },
  { "name/k", START, "k", 0x1000000000000000 },
  { "name/white", START, "white", 0xffff },
  { "name/black", START, "black", 0xffff000000000000 },
  { "name/us", KINGS, "us", 0x1000000000000000 },
  { "name/them", KINGS, "them", 0x10 },
  { "name/occupied", KINGS, "occupied", 0x1000000000000010 },
  { "name/empty", START, "empty", 0x0000ffffffff0000 },
  { "name/all", START, "all", ALL },
  { "name/none", START, "none", 0 },
  { "name/light", START, "light & rank_1", 0xaa },
  { "name/dark", START, "dark & rank_1", 0x55 },
  { "name/edges", START, "edges", 0xff818181818181ff },
  { "name/center", START, "center", 0x0000001818000000 },
  { "name/file-a", START, "file_a", 0x0101010101010101 },
  { "name/file-h", START, "file_h", 0x8080808080808080 },
  { "name/rank-1", START, "rank_1", 0xff },
  { "name/rank-8", START, "rank_8", 0xff00000000000000 },
  { "name/files", START, "file_b | file_c | file_d | file_e | file_f | file_g",
    0x7e7e7e7e7e7e7e7e },
  { "name/ranks", START, "rank_2 ^ rank_3 ^ rank_4 ^ rank_5 ^ rank_6 ^ rank_7",
    0x00ffffffffffff00 },
  { "name/selection", START, "sel", 0x0000001000000001 },
  { "name/catalogue", START, "attacks_white_pawn", 0xff0000 },
  /* Functions: one step and all steps */
  { "step/north", START, "north(rank_8 | a1)", 0x100 },
  { "step/south", START, "south(rank_1 | a2)", 1 },
  { "step/east", START, "east(file_h | a1)", 2 },
  { "step/west", START, "west(file_a | b1)", 1 },
  { "step/north-east", START, "north_east(h1 | a1)", 0x200 },
  { "step/north-west", START, "north_west(a1 | b1)", 0x100 },
  { "step/south-east", START, "south_east(h2 | a2)", 2 },
  { "step/south-west", START, "south_west(a2 | b2)", 1 },
  { "fill/north", START, "fill_north(a2)", 0x0101010101010100 },
  { "fill/south", START, "fill_south(h8)", 0x8080808080808080 },
  { "fill/east", START, "fill_east(f1 | a8)", 0xff000000000000e0 },
  { "fill/west", START, "fill_west(c1)", 7 },
  { "fill/diagonal", START, "fill_north_east(a1)", 0x8040201008040201 },
  { "fill/nothing", START, "fill_south_west(none)", 0 },
  /* Functions: pieces */
  { "piece/knight", START, "knight(a1 | h8)", 0x0020400000020400 },
  { "piece/king", START, "king(a1)", 0x302 },
  { "piece/white-pawn", START, "white_pawn(a2 | h2)", 0x420000 },
  { "piece/black-pawn", START, "black_pawn(e7)", 0x0000280000000000 },
  { "piece/no-wrap", START, "white_pawn(rank_8) | black_pawn(rank_1)", 0 },
  { "piece/bishop-occupied", START, "bishop(c1)", 0x0a00 },
  { "piece/bishop-free", START, "bishop(a1, none)", 0x8040201008040200 },
  { "piece/rook-blocked", START, "rook(a1, a3 | c1)", 0x010106 },
  { "piece/queen", START, "queen(a1, b1 | a2 | b2)", 0x302 },
  { "piece/set", START, "rook(a1 | b1, none)", 0x03030303030303ff },
  { "board/attacks", START, "attacks(b1)", 0x50800 },
  { "board/attacks-nobody", START, "attacks(e4)", 0 },
  { "board/attacks-all", START, "attacks(white)", 0xffff7e },
  { "board/attacks-through", OPEN, "attacks(a1, none)", 0x01010101010101fe },
  { "board/attackers", OPEN, "attackers(d1)", 0x0000000800000011 },
  { "board/attackers-xray", OPEN, "attackers(e1, none)", 0x01 },
  { "board/attackers-set", START, "attackers(a3 | f3)", 0x5242 },
  /* Functions: lines */
  { "line/between", START, "between(a1, a8)", 0x0001010101010100 },
  { "line/between-diagonal", START, "between(d4, a1)", 0x040200 },
  { "line/between-neighbors", START, "between(e4, e5)", 0 },
  { "line/between-knight", START, "between(a1, b3)", 0 },
  { "line/between-same", START, "between(e4, e4)", 0 },
  { "line/between-kings", KINGS, "between(K, k)", 0x0010101010101000 },
  { "line/line", START, "line(c3, b2)", 0x8040201008040201 },
  { "line/line-rank", START, "line(b1, c1)", 0xff },
  { "line/line-none", START, "line(a1, b3)", 0 },
  { "line/line-same", START, "line(e4, e4)", 0 },
  /* Functions: members and turns */
  { "member/lsb", START, "lsb(12)", 4 },
  { "member/lsb-none", START, "lsb(none)", 0 },
  { "member/msb", START, "msb(12)", 8 },
  { "member/msb-h8", START, "msb(all)", G_GUINT64_CONSTANT (1) << 63 },
  { "member/msb-none", START, "msb(none)", 0 },
  { "member/pop", START, "pop_lsb(12)", 8 },
  { "member/pop-none", START, "pop_lsb(none)", 0 },
  { "member/count", START, "count(occupied)", 32 },
  { "member/count-all", START, "count(all)", 64 },
  { "turn/flip", START, "flip(a1 | h2)", 0x0180000000000000 },
  { "turn/mirror", START, "mirror(a1 | h2)", 0x0180 },
  { "turn/rotate", START, "rotate(a1 | h2)", 0x8001000000000000 },
  { "turn/transpose", START, "transpose(a1 | h2)", 0x0200000000000001 },
  { "turn/transpose-file", START, "transpose(file_c)", 0xff0000 },
  { "magic/bishop", START, "relevant_bishop(a1)", 0x0040201008040200 },
  { "magic/rook", START, "relevant_rook(a1)", 0x000101010101017e },
  { "magic/rook-center", START, "relevant_rook(d4)", 0x0008080876080800 },
  /* Everything together */
  { "whole/for-nothing", "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1",
    "attacks_white & black & ~attacks_black", G_GUINT64_CONSTANT (1) << 35 },
  { "whole/nested", START, "knight(knight(lsb(N)) & rank_3) & ~white", 0xa15000000 },
};

static void
test_worked (gconstpointer data)
{
  const Worked *row = data;
  ChessPosition position = setup (row->fen);
  ChessMaskInput input = { .position = &position, .selection = 0x0000001000000001 };
  ChessExprError error;
  ChessBitboard value = 0;

  if (!chess_expr_compute (row->text, strlen (row->text), &input, &value, &error))
    g_error ("“%s” is refused: %d, column %d", row->text, error.kind, error.column);
  g_assert_cmphex (value, ==, row->expected);
  g_assert_cmpint (error.kind, ==, CHESS_EXPR_OK);
}

/* --- Errors --------------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *text;
  ChessExprErrorKind kind;
  int column, length;
} Refused;

static const Refused refused[] = {
  { "empty", "", CHESS_EXPR_VALUE_EXPECTED, 1, 1 },
  { "space", "  ", CHESS_EXPR_VALUE_EXPECTED, 3, 1 },
  { "value/end", "P &", CHESS_EXPR_VALUE_EXPECTED, 4, 1 },
  { "value/end-space", "P & ", CHESS_EXPR_VALUE_EXPECTED, 5, 1 },
  { "value/doubled", "P && Q", CHESS_EXPR_VALUE_EXPECTED, 4, 1 },
  { "value/plus", "+1", CHESS_EXPR_VALUE_EXPECTED, 1, 1 },
  { "value/brackets", "()", CHESS_EXPR_VALUE_EXPECTED, 2, 1 },
  { "value/argument", "knight(,P)", CHESS_EXPR_VALUE_EXPECTED, 8, 1 },
  { "value/last-argument", "between(e4, )", CHESS_EXPR_VALUE_EXPECTED, 13, 1 },
  { "value/unclosed-call", "knight(", CHESS_EXPR_VALUE_EXPECTED, 8, 1 },
  { "value/unary", "~", CHESS_EXPR_VALUE_EXPECTED, 2, 1 },
  { "value/character", "P | \u00e9", CHESS_EXPR_VALUE_EXPECTED, 5, 1 },
  { "value/not-utf8", "P | \xff", CHESS_EXPR_VALUE_EXPECTED, 5, 1 },
  { "operator/word", "P Queen & k", CHESS_EXPR_OPERATOR_EXPECTED, 3, 5 },
  { "operator/bracket", "P)", CHESS_EXPR_OPERATOR_EXPECTED, 2, 1 },
  { "operator/half-shift", "P < 3", CHESS_EXPR_OPERATOR_EXPECTED, 3, 1 },
  { "operator/division", "P / 3", CHESS_EXPR_OPERATOR_EXPECTED, 3, 1 },
  { "operator/comma", "P, Q", CHESS_EXPR_OPERATOR_EXPECTED, 2, 1 },
  { "operator/after-two-columns", "\u2003P \u00e9", CHESS_EXPR_OPERATOR_EXPECTED, 4, 1 },
  { "close/end", "(P", CHESS_EXPR_CLOSE_EXPECTED, 3, 1 },
  { "close/inner", "((P) | (Q)", CHESS_EXPR_CLOSE_EXPECTED, 11, 1 },
  { "close/word", "(P Q)", CHESS_EXPR_CLOSE_EXPECTED, 4, 1 },
  { "close/comma", "(P, Q)", CHESS_EXPR_CLOSE_EXPECTED, 3, 1 },
  { "close/call", "knight(P", CHESS_EXPR_CLOSE_EXPECTED, 9, 1 },
  { "name/unknown", "P & knigt", CHESS_EXPR_UNKNOWN_NAME, 5, 5 },
  { "name/case", "White", CHESS_EXPR_UNKNOWN_NAME, 1, 5 },
  { "name/square", "e9", CHESS_EXPR_UNKNOWN_NAME, 1, 2 },
  { "name/big-square", "E4", CHESS_EXPR_UNKNOWN_NAME, 1, 2 },
  { "name/two-squares", "e4d5", CHESS_EXPR_UNKNOWN_NAME, 1, 4 },
  { "name/underscore", "_", CHESS_EXPR_UNKNOWN_NAME, 1, 1 },
  { "name/long", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    CHESS_EXPR_UNKNOWN_NAME, 1, 60 },
  { "function/unknown", "P | horse(N)", CHESS_EXPR_UNKNOWN_FUNCTION, 5, 5 },
  { "function/name", "occupied(P)", CHESS_EXPR_NOT_A_FUNCTION, 1, 8 },
  { "function/piece", "N(P)", CHESS_EXPR_NOT_A_FUNCTION, 1, 1 },
  { "function/square", "e4 (P)", CHESS_EXPR_NOT_A_FUNCTION, 1, 2 },
  { "function/bare", "P & knight", CHESS_EXPR_CALL_EXPECTED, 5, 6 },
  { "function/no-argument", "P & knight()", CHESS_EXPR_ARGUMENT_COUNT, 5, 6 },
  { "function/two-arguments", "knight(P, N)", CHESS_EXPR_ARGUMENT_COUNT, 1, 6 },
  { "function/three-arguments", "rook(P, N, B)", CHESS_EXPR_ARGUMENT_COUNT, 1, 4 },
  { "function/one-argument", "between(e4)", CHESS_EXPR_ARGUMENT_COUNT, 1, 7 },
  { "literal/letter", "P | 12x", CHESS_EXPR_BAD_LITERAL, 7, 1 },
  { "literal/hex-end", "0x", CHESS_EXPR_BAD_LITERAL, 3, 1 },
  { "literal/hex-digit", "0xfg", CHESS_EXPR_BAD_LITERAL, 4, 1 },
  { "literal/binary-digit", "0b102", CHESS_EXPR_BAD_LITERAL, 5, 1 },
  { "literal/underscore-end", "1_", CHESS_EXPR_BAD_LITERAL, 2, 1 },
  { "literal/underscores", "1__2", CHESS_EXPR_BAD_LITERAL, 3, 1 },
  { "literal/suffix", "0x10ULLL", CHESS_EXPR_BAD_LITERAL, 5, 1 },
  { "literal/hex-65", "1 | 0x10000000000000000", CHESS_EXPR_LITERAL_TOO_LARGE, 5, 19 },
  { "literal/decimal-65", "18446744073709551616", CHESS_EXPR_LITERAL_TOO_LARGE, 1, 20 },
  { "shift/64", "1 << 64", CHESS_EXPR_BAD_SHIFT, 6, 2 },
  { "shift/right", "all >> 100 & P", CHESS_EXPR_BAD_SHIFT, 8, 3 },
  { "shift/negative", "1 << -1", CHESS_EXPR_BAD_SHIFT, 6, 2 },
  { "shift/square", "P << e4", CHESS_EXPR_BAD_SHIFT, 6, 2 },
  { "shift/low-square", "P << a1", CHESS_EXPR_BAD_SHIFT, 6, 2 },
  { "shift/sum", "1 << 32 + 32 ", CHESS_EXPR_BAD_SHIFT, 6, 7 },
  { "shift/second", "1 << 1 << 64", CHESS_EXPR_BAD_SHIFT, 11, 2 },
  { "one-square/two", "between(P, e4)", CHESS_EXPR_NOT_ONE_SQUARE, 9, 1 },
  { "one-square/none", "between(e4, none )", CHESS_EXPR_NOT_ONE_SQUARE, 13, 4 },
  { "one-square/line", "line( e4|e5 , k)", CHESS_EXPR_NOT_ONE_SQUARE, 7, 5 },
  { "one-square/magic", "relevant_rook(R)", CHESS_EXPR_NOT_ONE_SQUARE, 15, 1 },
};

static ChessExprError
refuse (const char *text, size_t length)
{
  ChessMaskInput input = { .position = &chess_position_start };
  ChessExprError error;
  ChessBitboard value = 0x1234;

  g_assert_false (chess_expr_compute (text, length, &input, &value, &error));
  g_assert_cmphex (value, ==, 0x1234);
  g_assert_false (chess_expr_compute (text, length, &input, &value, NULL));
  return error;
}

static void
test_refused (gconstpointer data)
{
  const Refused *row = data;
  ChessExprError error = refuse (row->text, strlen (row->text));

  g_assert_cmpint (error.kind, ==, row->kind);
  g_assert_cmpint (error.column, ==, row->column);
  g_assert_cmpint (error.length, ==, row->length);
}

/* The details a sentence about an error needs besides its position. */
static void
test_error_details (void)
{
  g_assert_cmpuint (refuse ("P & )", 5).found, ==, ')');
  g_assert_cmpuint (refuse ("P &", 3).found, ==, G_MAXUINT32);
  g_assert_cmpuint (refuse ("P | \u00e9", 6).found, ==, 0xe9);
  g_assert_cmpuint (refuse ("12x", 3).found, ==, 'x');
  g_assert_cmpuint (refuse ("1 << 64", 7).value, ==, 64);
  g_assert_cmpuint (refuse ("line(P, e4)", 11).value, ==, 8);
  ChessExprError count = refuse ("line(e4)", 8);
  g_assert_cmpuint (count.value, ==, 1);
  g_assert_cmpstr (count.function->name, ==, "line");
  g_assert_cmpstr (refuse ("rook", 4).function->name, ==, "rook");
}

/* --- The tables ----------------------------------------------------------------------------- */

static void
assert_new (GHashTable *seen, const char *name, const char *sentence)
{
  g_assert_true (g_hash_table_add (seen, (gpointer) name));
  g_assert_true (g_str_has_suffix (sentence, "."));
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
}

/* No word has two meanings; single words for names and ids are readable. */
static void
test_words (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  ChessExpr expr;

  for (size_t i = 0; i < chess_expr_function_count (); i++)
    assert_new (seen, chess_expr_function_get (i)->name, chess_expr_function_get (i)->sentence);
  for (size_t i = 0; i < chess_expr_name_count (); i++)
    {
      const ChessExprName *name = chess_expr_name_get (i);
      assert_new (seen, name->name, name->sentence);
      g_assert_true (chess_expr_read (name->name, strlen (name->name), &expr, NULL));
      g_assert_cmpuint (expr.n_steps, ==, 1);
    }
  for (size_t i = 0; i < chess_mask_count (); i++)
    {
      const char *id = chess_mask_get (i)->id;
      g_assert_true (g_hash_table_add (seen, (gpointer) id));
      g_assert_true (chess_expr_read (id, strlen (id), &expr, NULL));
    }
  g_assert_null (chess_expr_function_get (chess_expr_function_count ()));
  g_assert_null (chess_expr_name_get (chess_expr_name_count ()));
  g_test_message ("%u words", g_hash_table_size (seen));
}

/* Whether a function accepts this number of arguments. */
static gboolean
can_be_called (const ChessExprFunction *function, guint n_arguments)
{
  g_autoptr (GString) text = g_string_new (function->name);
  ChessExpr expr;

  g_string_append_c (text, '(');
  for (guint i = 0; i < n_arguments; i++)
    g_string_append (text, i > 0 ? ", a1" : "a1");
  g_string_append_c (text, ')');
  return chess_expr_read (text->str, text->len, &expr, NULL);
}

/* A function's declared argument count is the one it accepts. */
static void
test_arguments (void)
{
  for (size_t i = 0; i < chess_expr_function_count (); i++)
    {
      const ChessExprFunction *function = chess_expr_function_get (i);
      g_auto (GStrv) arguments = g_strsplit (function->arguments, ",", -1);
      guint n_optional = strchr (function->arguments, '[') ? 1 : 0;
      g_assert_cmpuint (g_strv_length (arguments), ==, function->max);
      g_assert_cmpuint (n_optional, ==, function->max - function->min);
      for (guint n = 0; n < 4; n++)
        g_assert_cmpint (can_be_called (function, n), ==, n >= function->min && n <= function->max);
    }
}

/* --- Everything against something slower ---------------------------------------------------- */

/* Calls a function with this many random arguments, and compares with squares computed one by
 * one. */
static void
check_call (const ChessExprFunction *function, const ChessPosition *position, guint n_arguments)
{
  ChessMaskInput input = { .position = position };
  guint64 x = expr_oracle_random_set (function->one_square);
  guint64 y = expr_oracle_random_set (function->one_square);
  g_autoptr (GString) text = g_string_new (function->name);
  ChessBitboard value;

  g_string_append_printf (text, "(%" G_GUINT64_FORMAT, x);
  if (n_arguments == 2)
    g_string_append_printf (text, ", %" G_GUINT64_FORMAT, y);
  else
    y = chess_position_occupied (position);
  g_string_append_c (text, ')');
  g_assert_true (chess_expr_compute (text->str, text->len, &input, &value, NULL));
  g_assert_cmphex (value, ==, expr_oracle_function (function->name, position, x, y));
}

static void
test_function_oracle (gconstpointer data)
{
  const ChessExprFunction *function = data;

  for (guint i = 0; i < boards->len; i++)
    for (guint n = function->min; n <= function->max; n++)
      for (int round = 0; round < 4; round++)
        check_call (function, &g_array_index (boards, ChessPosition, i), n);
  g_test_message ("%u positions", boards->len);
}

/* Random expressions with only the brackets that C's precedence requires. */
static void
test_random_trees (void)
{
  ChessMaskInput input = { .position = &chess_position_start };

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      guint64 expected = expr_oracle_random_tree (text, 5);
      ChessBitboard value;
      if (!chess_expr_compute (text->str, text->len, &input, &value, NULL) || value != expected)
        g_error ("“%s” is not 0x%" G_GINT64_MODIFIER "x", text->str, expected);
    }
}

/* --- Hostile texts -------------------------------------------------------------------------- */

/* A text of this many pieces between a beginning and an end. */
static char *
repeat (const char *start, const char *piece, guint count, const char *end)
{
  GString *text = g_string_new (start);

  for (guint i = 0; i < count; i++)
    g_string_append (text, piece);
  g_string_append (text, end);
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *name, *start, *piece;
  guint count;
  const char *end;
  ChessExprErrorKind kind; /* CHESS_EXPR_OK: taken */
  int column;
} Repeated;

static const Repeated repeated[] = {
  { "brackets", "", "(", 64, "1", CHESS_EXPR_CLOSE_EXPECTED, 66 },
  { "brackets-deep", "", "(", 65, "1", CHESS_EXPR_TOO_DEEP, 65 },
  { "brackets-very-deep", "", "(", 4000, "1", CHESS_EXPR_TOO_DEEP, 65 },
  { "calls-deep", "", "king(", 800, "1", CHESS_EXPR_TOO_DEEP, 325 },
  { "unary", "", "~", 64, "0", CHESS_EXPR_OK, 0 },
  { "unary-deep", "", "~", 65, "0", CHESS_EXPR_TOO_DEEP, 65 },
  { "unary-very-deep", "", "-", 4095, "0", CHESS_EXPR_TOO_DEEP, 65 },
  { "pending", "", "1|1^1&1<<1+1*(", 40, "1", CHESS_EXPR_TOO_DEEP, 299 },
  { "sides-by-side", "1", "|(1)", 340, "", CHESS_EXPR_OK, 0 },
  { "steps", "1", "|1", 511, "", CHESS_EXPR_OK, 0 },
  { "too-many-steps", "1", "|1", 1000, "", CHESS_EXPR_TOO_LONG, 1025 },
  { "arguments", "rook(1", ",1", 500, ")", CHESS_EXPR_TOO_DEEP, 262 },
  { "space", "1", " ", 4095, "", CHESS_EXPR_OK, 0 },
  { "too-long", "1", " ", 4096, "", CHESS_EXPR_TOO_LONG, 4097 },
  { "much-too-long", "1", " ", 20000000, "", CHESS_EXPR_TOO_LONG, 4097 },
  { "digits", "0x", "0", 4000, "1", CHESS_EXPR_OK, 0 },
  { "name", "", "n", 4096, "", CHESS_EXPR_UNKNOWN_NAME, 1 },
};

static void
test_repeated (gconstpointer data)
{
  const Repeated *row = data;
  g_autofree char *text = repeat (row->start, row->piece, row->count, row->end);
  ChessMaskInput input = { .position = &chess_position_start };
  ChessExprError error;
  ChessBitboard value;

  g_assert_cmpint (chess_expr_compute (text, strlen (text), &input, &value, &error), ==,
                   row->kind == CHESS_EXPR_OK);
  g_assert_cmpint (error.kind, ==, row->kind);
  g_assert_cmpint (error.column, ==, row->column);
}

/* Every formula truncated anywhere, with a character removed, and with a byte changed. */
static void
test_mutilated (void)
{
  guint n = 0, n_read = 0;
  ChessExpr expr;

  for (size_t i = 0; i < chess_mask_count (); i++)
    {
      const char *formula = chess_mask_get (i)->formula;
      size_t length = formula ? strlen (formula) : 0;
      for (size_t at = 0; at < length; at++)
        {
          g_autofree char *text = g_memdup2 (formula, length);
          ChessExprError error;
          n_read += chess_expr_read (text, at, &expr, NULL);
          text[at] = (char) g_test_rand_int_range (0, 256);
          n_read += chess_expr_read (text, length, &expr, &error);
          g_assert_cmpint (error.kind != CHESS_EXPR_OK, ==, error.column > 0);
          memmove (text + at, text + at + 1, length - at - 1);
          n_read += chess_expr_read (text, length - 1, &expr, NULL);
          n += 3;
        }
    }
  g_test_message ("%u texts, %u of them read", n, n_read);
}

/* A NUL is an ordinary character: only the length ends a text. */
static void
test_length (void)
{
  ChessMaskInput input = { .position = &chess_position_start };
  ChessBitboard value;

  g_assert_cmpint (refuse ("P\0|Q", 4).column, ==, 2);
  g_assert_true (chess_expr_compute ("12x", 2, &input, &value, NULL));
  g_assert_cmpuint (value, ==, 12);
  g_assert_true (chess_expr_compute ("1<2", 1, &input, &value, NULL));
  g_assert_cmpint (refuse ("1<<", 2).column, ==, 2);
  g_assert_cmpint (refuse (NULL, 0).column, ==, 1);
}

/* --- All of them ---------------------------------------------------------------------------- */

static void
add_generated (void)
{
  for (size_t i = 0; i < chess_expr_function_count (); i++)
    {
      const ChessExprFunction *function = chess_expr_function_get (i);
      g_autofree char *path = g_strconcat ("/expr/function/", function->name, NULL);
      g_test_add_data_func (path, function, test_function_oracle);
    }
}

/* --- Raw shifts ----------------------------------------------------------------------------- */

static const struct
{
  const char *text, *wrapped; /* both on the start position */
} raw_shifts[] = {
  { "P << 9", "a4" },
  { "P << 7", "h2" },
  { "p >> 7", "a7" },
  { "p >> 9", "h5" },
  { "P << 8", "none" },
  { "R << 1", "a2" },
  { "N << 17 | N << 15 | N << 10 | N << 6", "h1" }, /* a3 is reached rightly, too */
  { "P << 9 & ~file_a", "none" },
  { "(P << 9 & ~file_a) | (P << 7 & ~file_h)", "none" },
  { "P << 9 | rank_4", "none" },
  { "P << 9 ^ rank_4", "none" },
  { "P << 9 << 8", "a5" },
  { "1 << 7", "none" },
  { "0x80 << 1", "none" },
  { "h1 << 1", "a2" },
  { "occupied >> 52", "none" },
  { "north(P << 9)", "none" },
  { "-(P << 9)", "none" },
};

static void
test_raw_shifts (void)
{
  ChessMaskInput input = { .position = &chess_position_start };

  for (size_t i = 0; i < G_N_ELEMENTS (raw_shifts); i++)
    {
      ChessBitboard wrapped, value;
      ChessExpr expr;
      g_assert_true (
          chess_expr_read (raw_shifts[i].text, strlen (raw_shifts[i].text), &expr, NULL));
      g_assert_true (chess_expr_compute (raw_shifts[i].wrapped, strlen (raw_shifts[i].wrapped),
                                         &input, &wrapped, NULL));
      g_assert_true (chess_expr_evaluate (&expr, &input, &value, NULL));
      g_test_message ("%s", raw_shifts[i].text);
      g_assert_cmphex (chess_expr_find_wrapped (&expr, &input), ==, wrapped);
      g_assert_cmphex (wrapped & ~value, ==, 0);
    }
}

/* --- Names from elsewhere ------------------------------------------------------------------- */

static ChessBitboard squares_of_mine[64], files_of_mine[8], ring_of_mine[1] = { 0x1818000000 };

static const ChessExprSymbol symbols[] = {
  { "mine", squares_of_mine, 64, CHESS_LAYOUT_A1B1 },
  { "theirs", squares_of_mine, 64, CHESS_LAYOUT_A8B8 },
  { "both[0]", squares_of_mine, 64, CHESS_LAYOUT_A1B1 },
  { "both[1]", files_of_mine, 8, CHESS_LAYOUT_A1B1 },
  { "FILES", files_of_mine, 8, CHESS_LAYOUT_A1B1 },
  { "KING_RING", ring_of_mine, 1, CHESS_LAYOUT_A1B1 },
  { "center", files_of_mine, 1, CHESS_LAYOUT_A1B1 },
  { "knight", files_of_mine, 1, CHESS_LAYOUT_A1B1 },
};

static const ChessExprSymbol *
find_symbol (const void *data, const char *name)
{
  for (size_t i = 0; i < G_N_ELEMENTS (symbols); i++)
    if (strcmp (symbols[i].name, name) == 0)
      return &symbols[i];
  return NULL;
}

static const ChessExprScope scope = { NULL, find_symbol };

typedef struct
{
  const char *name, *meaning; /* an expression, and the same in the language alone; NULL: refused */
  ChessExprErrorKind kind;
  int column, length;
} Named;

static const Named named[] = {
  { "KING_RING", "center", 0, 0, 0 },
  { "KING_RING & ~e4", "d4 | d5 | e5", 0, 0, 0 },
  { "KING_RING << 1", "center << 1", 0, 0, 0 },
  { "mine[e4]", "knight(e4)", 0, 0, 0 },
  { "mine[28]", "knight(e4)", 0, 0, 0 },
  { "mine [ 3 * 8 + 4 ]", "knight(e4)", 0, 0, 0 },
  { "mine[1 << 3]", "knight(a2)", 0, 0, 0 },
  { "mine[N]", "knight(N)", 0, 0, 0 },
  { "mine[N] ^ attacks_white_knight", "none", 0, 0, 0 },
  { "mine[none]", "none", 0, 0, 0 },
  { "mine[mine[a1]]", "knight(knight(a1))", 0, 0, 0 },
  { "theirs[e5]", "knight(e4)", 0, 0, 0 },
  { "theirs[28]", "knight(e4)", 0, 0, 0 },
  { "both[0][e4] | both[1][0]", "knight(e4) | file_a", 0, 0, 0 },
  { "FILES[7]", "file_h", 0, 0, 0 },
  { "~FILES[0]", "~file_a", 0, 0, 0 },
  { "center", "d4 | d5 | e4 | e5", 0, 0, 0 },
  { "knight(e4)", "mine[e4]", 0, 0, 0 },
  { "FILES", NULL, CHESS_EXPR_INDEX_EXPECTED, 1, 5 },
  { "1 | mine", NULL, CHESS_EXPR_INDEX_EXPECTED, 5, 4 },
  { "FILES[8]", NULL, CHESS_EXPR_BAD_INDEX, 7, 1 },
  { "mine[64]", NULL, CHESS_EXPR_BAD_INDEX, 6, 2 },
  { "FILES[e4]", NULL, CHESS_EXPR_NOT_BY_SQUARE, 7, 2 },
  { "KING_RING[e4]", NULL, CHESS_EXPR_NOT_A_TABLE, 1, 9 },
  { "mine[e4", NULL, CHESS_EXPR_CLOSE_EXPECTED, 8, 1 },
  { "mine[]", NULL, CHESS_EXPR_VALUE_EXPECTED, 6, 1 },
  { "both", NULL, CHESS_EXPR_UNKNOWN_NAME, 1, 4 },
  { "both[2][0]", NULL, CHESS_EXPR_UNKNOWN_NAME, 1, 4 },
  { "king_ring", NULL, CHESS_EXPR_UNKNOWN_NAME, 1, 9 },
};

static void
fill_symbols (void)
{
  for (int square = 0; square < 64; square++)
    squares_of_mine[square]
        = chess_attacks_piece (CHESS_PIECE (CHESS_WHITE, CHESS_KNIGHT), (ChessSquare) square, 0);
  for (int file = 0; file < 8; file++)
    files_of_mine[file] = CHESS_FILE (file);
}

static void
test_named (gconstpointer data)
{
  const Named *row = data;
  ChessMaskInput input = { .position = &chess_position_start };
  ChessBitboard value = 0, meant = 0;
  ChessExprError error;
  ChessExpr expr;
  bool good;

  fill_symbols ();
  good = chess_expr_read_in (row->name, strlen (row->name), &scope, &expr, &error)
         && chess_expr_evaluate (&expr, &input, &value, &error);
  g_assert_cmpint (error.kind, ==, row->kind);
  g_assert_cmpint (error.column, ==, row->column);
  g_assert_cmpint (error.length, ==, row->length);
  g_assert_true (good == (row->meaning != NULL));
  if (row->meaning == NULL)
    return;
  g_assert_true (chess_expr_read_in (row->meaning, strlen (row->meaning), &scope, &expr, NULL));
  g_assert_true (chess_expr_evaluate (&expr, &input, &meant, NULL));
  g_assert_cmphex (value, ==, meant);
}

/* A pasted set is a set of squares: a raw shift of it may come around an edge. */
static void
test_named_wrapped (void)
{
  static const char text[] = "FILES[7] << 1";
  ChessMaskInput input = { .position = &chess_position_start };
  ChessExpr expr;

  fill_symbols ();
  g_assert_true (chess_expr_read_in (text, strlen (text), &scope, &expr, NULL));
  g_assert_cmphex (chess_expr_find_wrapped (&expr, &input), ==, CHESS_FILE (0) & ~CHESS_BIT (0));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  boards = mask_boards_new ();
  ADD_ROWS ("/expr/worked/", worked, test_worked);
  ADD_ROWS ("/expr/refused/", refused, test_refused);
  ADD_ROWS ("/expr/hostile/", repeated, test_repeated);
  g_test_add_func ("/expr/error-details", test_error_details);
  g_test_add_func ("/expr/words", test_words);
  g_test_add_func ("/expr/arguments", test_arguments);
  g_test_add_func ("/expr/random-trees", test_random_trees);
  g_test_add_func ("/expr/hostile/mutilated", test_mutilated);
  g_test_add_func ("/expr/hostile/length", test_length);
  add_generated ();
  g_test_add_func ("/expr/raw-shifts", test_raw_shifts);
  ADD_ROWS ("/expr/named/", named, test_named);
  g_test_add_func ("/expr/named-wrapped", test_named_wrapped);
  return g_test_run ();
}

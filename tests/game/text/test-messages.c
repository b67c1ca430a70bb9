/* Tests of messages.h: every kind of answer gives a full sentence, and no two are equal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../../lib/rows.h"

#include "chess/uci-move.h"
#include "game/text/messages.h"

#include <string.h>

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

/* --- FEN errors ---------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen, *sentence; /* fen: the text that is refused */
} FenCase;

static const FenCase fen_cases[] = {
  { "empty", "", "There is no position here: the text is empty" },
  { "no-side", START, "The side to move is missing: w or b belongs after the board (field 2)" },
  { "no-castling", START " w",
    "The castling rights are missing: letters such as KQkq, or - for none (field 3)" },
  { "no-ep", START " w KQkq",
    "The en passant square is missing: a square such as e3, or - for none (field 4)" },
  { "extra", START " w KQkq - 0 1 x",
    "What follows the last field does not belong to a position (column 58)" },
  { "bad-piece", "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    "“x” is neither a piece, nor a digit, nor a slash (field 1, column 14)" },
  { "look-alike", "rnbqkbnr/pppppppp/\uff18/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    "“\uff18” (U+FF18) is neither a piece, nor a digit, nor a slash (field 1, column 19)" },
  { "invisible", "8/\u200b8 w - - 0 1",
    "U+200B is neither a piece, nor a digit, nor a slash (field 1, column 3)" },
  { "no-text", "8/\xff w - - 0 1",
    "U+FFFD is neither a piece, nor a digit, nor a slash (field 1, column 3)" },
  { "long-rank", "rnbqkbnr/pppppppp/5pp11/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "Rank 6 has 9 squares (field 1, column 23)" },
  { "short-rank", "rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "Rank 6 has only 7 squares (field 1, column 19)" },
  { "rank-of-one", "1/8/8/8/8/8/8/8 w - - 0 1", "Rank 8 has only 1 square (field 1, column 1)" },
  { "nine-ranks", "8/8/8/8/8/8/8/8/8 w - - 0 1",
    "The board has 9 ranks, not 8 (field 1, column 17)" },
  { "seven-ranks", "8/8/8/8/8/8/8 w - - 0 1",
    "The board has only 7 ranks, not 8 (field 1, column 1)" },
  { "bad-side", START " x KQkq - 0 1", "The side to move must be w or b (field 2, column 45)" },
  { "bad-castling", START " w KX - 0 1",
    "“X” is not a castling right, or is named twice (field 3, column 48)" },
  { "castling-without-rook", "4k3/8/8/8/8/8/8/R3K3 w K - 0 1",
    "White cannot have the castling right “K”: its king or rook is not in place "
    "(field 3, column 24)" },
  { "black-castling-without-rook", "4k3/8/8/8/8/8/8/R3K3 w q - 0 1",
    "Black cannot have the castling right “q”: its king or rook is not in place "
    "(field 3, column 24)" },
  { "bad-ep", START " w KQkq x 0 1",
    "The en passant square must be a square such as e3, or - for none (field 4, column 52)" },
  { "ep-rank-white", START " w KQkq e3 0 1",
    "The en passant square must be on rank 6 when White is to move (field 4, column 52)" },
  { "ep-rank-black", START " b KQkq e6 0 1",
    "The en passant square must be on rank 3 when Black is to move (field 4, column 52)" },
  { "ep-impossible", START " w KQkq e6 0 1",
    "No pawn can have passed the en passant square just now (field 4, column 52)" },
  { "halfmove", START " w KQkq - x 1",
    "The half-move clock must be a number; “x” is not a digit (field 5, column 54)" },
  { "halfmove-range", START " w KQkq - 10000 1",
    "The half-move clock is too large: the maximum is 9999 (field 5, column 54)" },
  { "fullmove", START " w KQkq - 0 -1",
    "The move number must be a number; “-” is not a digit (field 6, column 56)" },
  { "fullmove-range", START " w KQkq - 0 10000",
    "The move number is too large: the maximum is 9999 (field 6, column 56)" },
  { "one-problem", "4k3/8/8/8/8/8/8/8 w - - 0 1",
    "This position is impossible: White has no king (field 1)" },
  { "problem-with-a-place", "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1",
    "This position is impossible: the side that is not to move is in check "
    "(field 2, column 23)" },
  { "problems", "P3k3/8/8/8/8/8/8/8 w K - 0 1",
    "This position is impossible: White has no king; a pawn stands on the first or the last rank; "
    "a castling right lacks its king or its rook" },
};

static void
test_fen (gconstpointer data)
{
  const FenCase *row = data;
  ChessPosition position;
  ChessFenError error;
  g_autofree char *sentence = NULL;

  g_assert_false (
      chess_fen_read (row->fen, strlen (row->fen), CHESS_FEN_DEFAULT, &position, &error));
  sentence = checkbit_message_fen_error (&error);
  g_assert_cmpstr (sentence, ==, row->sentence);
}

/* A NUL in a counter is a wrong character like any other. */
static void
test_fen_nul (void)
{
  static const char halfmove[] = START " w KQkq - 0\0 1", fullmove[] = START " w KQkq - 0 1\0";
  ChessPosition position;
  ChessFenError error;

  g_assert_false (
      chess_fen_read (halfmove, sizeof halfmove - 1, CHESS_FEN_DEFAULT, &position, &error));
  g_autofree char *first = checkbit_message_fen_error (&error);
  g_assert_cmpstr (first, ==,
                   "The half-move clock must be a number; U+0000 is not a digit "
                   "(field 5, column 55)");
  g_assert_false (
      chess_fen_read (fullmove, sizeof fullmove - 1, CHESS_FEN_DEFAULT, &position, &error));
  g_autofree char *second = checkbit_message_fen_error (&error);
  g_assert_cmpstr (second, ==,
                   "The move number must be a number; U+0000 is not a digit (field 6, column 57)");
}

/* --- Expression errors --------------------------------------------------------------------- */

static const FenCase expr_cases[] = {
  { "empty", "", "The text ends where a value is expected (column 1)" },
  { "value", "P & )", "A value is expected here, not “)” (column 5)" },
  { "look-alike", "P & \u041a", "A value is expected here, not “\u041a” (U+041A) (column 5)" },
  { "no-text", "P & \xff", "A value is expected here, not U+FFFD (column 5)" },
  { "operator", "P p", "An operator such as & or | is expected here, not “p” (column 3)" },
  { "closes-none", "P | p)", "This bracket has no matching “(” before it (column 6)" },
  { "close", "(P | p", "A “)” is missing (column 7)" },
  { "close-word", "(P p)", "An operator or a “)” is expected here, not “p” (column 4)" },
  { "unknown-name", "P & knigt",
    "There is no set, square or mask “knigt”. Did you mean knights? (column 5)" },
  { "long-name", "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
    "There is no set, square or mask “abcdefghijklmnopqrstuvwxyzabcdefghijklmn…” (column 1)" },
  { "other-case", "P & attacksWhite",
    "There is no set, square or mask “attacksWhite”. Did you mean attacks_white? (column 5)" },
  { "other-case-function", "Fill_North(P)",
    "There is no function “Fill_North”. Did you mean fill_north? (column 1)" },
  { "slip", "white_knigts",
    "There is no set, square or mask “white_knigts”. Did you mean white_knights? (column 1)" },
  { "slip-exchanged", "white | sle",
    "There is no set, square or mask “sle”. Did you mean sel? (column 9)" },
  { "slip-function", "atacks(e4)",
    "There is no function “atacks”. Did you mean attacks? (column 1)" },
  { "slip-function-alone", "N & nroth",
    "There is no set, square or mask “nroth”. Did you mean north? (column 5)" },
  { "no-slip", "x", "There is no set, square or mask “x” (column 1)" },
  { "unknown-function", "horse(N)", "There is no function “horse” (column 1)" },
  { "not-a-function", "\u2003e4(P)",
    "“e4” is a set, not a function: an operator is missing before the “(” (column 2)" },
  { "call", "knight", "“knight” is a function and needs arguments: knight(x) (column 1)" },
  { "one-argument", "knight(N, P)", "knight(x) takes one argument, not 2 (column 1)" },
  { "two-arguments", "line(e4)", "line(x, y) takes two arguments, not 1 (column 1)" },
  { "one-or-two", "rook()", "rook(x[, occ]) takes one argument or two, not 0 (column 1)" },
  { "bad-literal", "0b12", "“2” is not a digit of this number (column 4)" },
  { "no-digit", "0x", "The number ends before its first digit (column 3)" },
  { "too-large", "0x10000000000000000", "This number has more than 64 bits (column 1)" },
  { "shift", "1 << -1", "A shift count must be a number from 0 to 63, not -1 (column 6)" },
  { "shift-square", "N | 1 << e4",
    "A shift count must be a number from 0 to 63. “e4” is a set; the number of its square is 28 "
    "(column 10)" },
  { "shift-square-small", "N << a1",
    "A shift count must be a number from 0 to 63. “a1” is a set; the number of its square is 0 "
    "(column 6)" },
  { "no-square", "line(none, e4)",
    "Exactly one square is needed here, and this set is empty (column 6)" },
  { "squares", "line(e4, rank_1)",
    "Exactly one square is needed here, and this set has 8 (column 10)" },
  { "too-deep", "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~0",
    "Brackets and operators are nested too deeply here (column 65)" },
};

static void
test_expr (gconstpointer data)
{
  const FenCase *row = data;
  ChessMaskInput input = { .position = &chess_position_start };
  gsize length = strlen (row->fen);
  ChessExprError error;
  ChessBitboard value;
  g_autofree char *sentence = NULL;

  g_assert_false (chess_expr_compute (row->fen, length, &input, &value, &error));
  sentence = checkbit_message_expr_error (&error, row->fen, length);
  g_assert_cmpstr (sentence, ==, row->sentence);
}

/* Numbers that programming languages read differently. */
static void
test_expr_note (void)
{
  static const struct
  {
    const char *text, *note;
  } rows[] = {
    { "010", "010 is octal, as in C: it is 8." },
    { "P << 1 | ~0777ULL", "0777ULL is octal, as in C: it is 511." },
    { "089 | 010", "089 is decimal here, but not valid in C, where numbers that begin with 0 are "
                   "octal." },
    { "0", NULL },
    { "07 | 00", NULL },
    { "0x010 | 0b010 | 0o10", NULL },
    { "0000000000000010", NULL },
    { "file_a | e4 | 100", NULL },
    { "P10 | 09x", NULL },
    { "", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *note = checkbit_message_expr_note (rows[i].text, strlen (rows[i].text));

      g_assert_cmpstr (note, ==, rows[i].note);
    }
}

/* Answers that do not fit into a row of the table. */
static void
test_expr_too_long (void)
{
  g_autofree char *text = g_strnfill (CHESS_EXPR_MAX_LENGTH + 1, ' ');
  ChessExprError error;
  ChessExpr expr;
  g_autofree char *sentence = NULL;

  g_assert_false (chess_expr_read (text, strlen (text), &expr, &error));
  sentence = checkbit_message_expr_error (&error, text, strlen (text));
  g_assert_cmpstr (sentence, ==, "The expression is too long (column 4097)");
}

/* --- No two alike --------------------------------------------------------------------------- */

/* Asserts that the text is a sentence and has not occurred before; takes it. */
static void
assert_sentence (GHashTable *seen, char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_cmpuint (strlen (sentence), >, 8);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_null (strchr (sentence, '%'));
  g_assert_null (strchr (sentence, '\n'));
  if (!g_hash_table_add (seen, sentence))
    g_error ("two kinds share a sentence");
}

static GHashTable *
sentences_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Each kind of error with a sentence and an id of its own. */
static void
test_fen_kinds (void)
{
  g_autoptr (GHashTable) sentences = sentences_new ();
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (int kind = CHESS_FEN_OK; kind <= CHESS_FEN_IMPOSSIBLE; kind++)
    {
      ChessFenError error = {
        .kind = (ChessFenErrorKind) kind, .field = 2, .rank = 6, .count = 9, .codepoint = '%' + 1
      };
      const char *id = checkbit_message_fen_error_id (error.kind);

      assert_sentence (sentences, checkbit_message_fen_error_short (&error));
      g_assert_nonnull (id);
      g_assert_true (g_hash_table_add (ids, (gpointer) id));
    }
  g_test_message ("%u kinds", g_hash_table_size (sentences));
}

static void
test_fen_problems (void)
{
  g_autoptr (GHashTable) sentences = sentences_new ();
  ChessFenError all = { .kind = CHESS_FEN_IMPOSSIBLE, .problems = 0xffff };
  g_autofree char *everything = checkbit_message_fen_error (&all);
  g_auto (GStrv) clauses = g_strsplit (everything, "; ", -1);

  for (unsigned problem = CHESS_PROBLEM_WHITE_KING_MISSING; problem <= CHESS_PROBLEM_KINGS_TOUCH;
       problem <<= 1)
    {
      ChessFenError error = { .kind = CHESS_FEN_IMPOSSIBLE, .problems = problem };
      assert_sentence (sentences, checkbit_message_fen_error (&error));
    }
  g_assert_cmpuint (g_hash_table_size (sentences), ==, 16);
  g_assert_cmpuint (g_strv_length (clauses), ==, 16);
}

/* --- Reasons ------------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen, *move, *sentence;
} WhyCase;

static const WhyCase why_cases[] = {
  { "legal", START " w KQkq - 0 1", "e2e4", "This move is legal." },
  { "empty", START " w KQkq - 0 1", "e4e5", "There is no piece on e4." },
  { "wrong-side", START " w KQkq - 0 1", "e7e5",
    "The pawn on e7 is Black’s, but it is White’s turn." },
  { "wrong-side-black", START " b KQkq - 0 1", "g1f3",
    "The knight on g1 is White’s, but it is Black’s turn." },
  { "same", START " w KQkq - 0 1", "d1d1", "The queen is on d1 already." },
  { "own-piece", START " w KQkq - 0 1", "a1a2",
    "The rook on a1 cannot go to a2: a piece of its own side stands there." },
  { "not-how", START " w KQkq - 0 1", "b1b3", "A knight does not move from b1 to b3." },
  { "blocked", "4k3/8/p7/8/P7/8/8/R3K3 w - - 0 1", "a1a8",
    "The rook on a1 cannot reach a8: it is blocked on a4, a6." },
  { "nothing", START " w KQkq - 0 1", "e2d3",
    "There is nothing for the pawn on e2 to capture on d3." },
  { "pawn-blocked", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4",
    "The pawn on e2 cannot advance to e4: it is blocked on e3." },
  { "pinned", "4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1", "e4c5",
    "The knight on e4 is pinned to its king by the rook on e8." },
  { "in-check", "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3",
    "The king is in check from the rook on e8, and this move does not end it." },
  { "double-check", "4r1k1/8/8/8/8/3n4/P7/4K3 w - - 0 1", "a2a3",
    "The king is in double check, from d3, e8: only the king itself can move." },
  { "into-check", "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1",
    "The king would be in check on d1 from the rook on d8." },
  { "into-two-checks", "3r2k1/8/8/8/8/1b6/8/4K3 w - - 0 1", "e1d1",
    "The king would be in check on d1, from b3, d8." },
  { "en-passant-exposes", "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "e5d6",
    "Capturing en passant would open the fifth rank to the rook on h5." },
  { "castling-no-right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1",
    "Castling on this side is no longer possible: the king or the rook has moved, "
    "or the rook was captured." },
  { "castling-in-check", "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1",
    "The king cannot castle while it is in check from the rook on e8." },
  { "castling-blocked", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1",
    "Castling is blocked: b1 is occupied." },
  { "castling-blocked-twice", START " w KQkq - 0 1", "e1g1",
    "Castling is blocked: f1, g1 are occupied." },
  { "castling-through-check", "5rk1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1",
    "The king cannot castle through check: the rook on f8 attacks f1." },
  { "castling-into-check", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1",
    "The king cannot castle into check from the rook on g8." },
};

static void
test_why (gconstpointer data)
{
  const WhyCase *row = data;
  ChessPosition position;
  ChessWhy why;
  g_autofree char *sentence = NULL;

  g_assert_true (chess_fen_read (row->fen, strlen (row->fen), CHESS_FEN_DEFAULT, &position, NULL));
  chess_explain (&position, CHESS_SQUARE (row->move[0] - 'a', row->move[1] - '1'),
                 CHESS_SQUARE (row->move[2] - 'a', row->move[3] - '1'), &why);
  sentence = checkbit_message_why (&why);
  g_assert_cmpstr (sentence, ==, row->sentence);
}

static void
test_why_kinds (void)
{
  g_autoptr (GHashTable) sentences = sentences_new ();

  for (int kind = CHESS_WHY_LEGAL; kind <= CHESS_WHY_GAME_OVER; kind++)
    {
      ChessWhy why = { .kind = (ChessWhyKind) kind,
                       .from = 4,
                       .to = 6,
                       .piece = CHESS_PIECE (CHESS_WHITE, CHESS_ROOK),
                       .king = 4,
                       .mask = CHESS_BIT (5),
                       .squares = CHESS_BIT (61),
                       .culprit = CHESS_PIECE (CHESS_BLACK, CHESS_ROOK) };
      assert_sentence (sentences, checkbit_message_why (&why));
    }
  g_assert_cmpuint (g_hash_table_size (sentences), ==, CHESS_WHY_GAME_OVER + 1);
}

/* Whatever is asked of these positions has an answer: each piece has the sentences that it
 * needs. */
static void
test_why_everywhere (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (why_cases); i++)
    {
      const char *fen = why_cases[i].fen;
      ChessPosition position;

      g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));
      for (unsigned pair = 0; pair < CHESS_N_SQUARES * CHESS_N_SQUARES; pair++)
        {
          g_autofree char *sentence = NULL;
          ChessWhy why;

          chess_explain (&position, (ChessSquare) (pair % CHESS_N_SQUARES),
                         (ChessSquare) (pair / CHESS_N_SQUARES), &why);
          sentence = checkbit_message_why (&why);
          g_assert_cmpuint (strlen (sentence), >, 10);
          g_assert_null (strstr (sentence, "(null)"));
        }
    }
}

/* --- Status and names ---------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  ChessColor side;
  CheckbitResult result;
  CheckbitReason reason;
  gboolean in_check;
  const char *sentence;
} StatusCase;

static const StatusCase status_cases[] = {
  { "white", CHESS_WHITE, CHECKBIT_RESULT_OPEN, CHECKBIT_REASON_NONE, FALSE, "White to move" },
  { "black", CHESS_BLACK, CHECKBIT_RESULT_OPEN, CHECKBIT_REASON_NONE, FALSE, "Black to move" },
  { "white-in-check", CHESS_WHITE, CHECKBIT_RESULT_OPEN, CHECKBIT_REASON_NONE, TRUE,
    "White to move, in check" },
  { "black-in-check", CHESS_BLACK, CHECKBIT_RESULT_OPEN, CHECKBIT_REASON_NONE, TRUE,
    "Black to move, in check" },
  { "white-mates", CHESS_BLACK, CHECKBIT_RESULT_WHITE_WINS, CHECKBIT_REASON_CHECKMATE, TRUE,
    "Checkmate: White wins" },
  { "black-mates", CHESS_WHITE, CHECKBIT_RESULT_BLACK_WINS, CHECKBIT_REASON_CHECKMATE, TRUE,
    "Checkmate: Black wins" },
  { "white-resigns", CHESS_WHITE, CHECKBIT_RESULT_BLACK_WINS, CHECKBIT_REASON_RESIGNATION, FALSE,
    "White resigned: Black wins" },
  { "black-resigns", CHESS_BLACK, CHECKBIT_RESULT_WHITE_WINS, CHECKBIT_REASON_RESIGNATION, FALSE,
    "Black resigned: White wins" },
  { "stalemate", CHESS_WHITE, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_STALEMATE, FALSE,
    "Draw by stalemate" },
  { "material", CHESS_WHITE, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_INSUFFICIENT_MATERIAL, FALSE,
    "Draw: too few pieces are left for a checkmate" },
  { "fivefold", CHESS_WHITE, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_FIVEFOLD_REPETITION, FALSE,
    "Draw by fivefold repetition" },
  { "seventy-five", CHESS_WHITE, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_SEVENTY_FIVE_MOVES, FALSE,
    "Draw by the seventy-five-move rule" },
  { "threefold", CHESS_WHITE, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_THREEFOLD_CLAIM, FALSE,
    "Draw claimed by threefold repetition" },
  { "fifty", CHESS_WHITE, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_FIFTY_MOVES_CLAIM, FALSE,
    "Draw claimed by the fifty-move rule" },
  { "agreement", CHESS_WHITE, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_AGREEMENT, FALSE,
    "Draw by agreement" },
  { "white-flags", CHESS_WHITE, CHECKBIT_RESULT_BLACK_WINS, CHECKBIT_REASON_TIME_FORFEIT, FALSE,
    "White’s time is up: Black wins" },
  { "black-flags", CHESS_BLACK, CHECKBIT_RESULT_WHITE_WINS, CHECKBIT_REASON_TIME_FORFEIT, FALSE,
    "Black’s time is up: White wins" },
  { "flag-against-bare-king", CHESS_WHITE, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_TIME_FORFEIT,
    FALSE, "Draw: time is up, but the other side could never mate" },
  { "adjudicated-win", CHESS_WHITE, CHECKBIT_RESULT_WHITE_WINS, CHECKBIT_REASON_ADJUDICATION, FALSE,
    "White wins by adjudication" },
  { "adjudicated-draw", CHESS_WHITE, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_ADJUDICATION, FALSE,
    "Draw by adjudication" },
  { "abandoned", CHESS_WHITE, CHECKBIT_RESULT_BLACK_WINS, CHECKBIT_REASON_ABANDONED, FALSE,
    "White left the game: Black wins" },
  { "rules", CHESS_WHITE, CHECKBIT_RESULT_WHITE_WINS, CHECKBIT_REASON_RULES_INFRACTION, FALSE,
    "Black broke the rules: White wins" },
  { "recorded", CHESS_WHITE, CHECKBIT_RESULT_WHITE_WINS, CHECKBIT_REASON_RECORDED, FALSE,
    "White wins" },
};

static void
test_status (gconstpointer data)
{
  const StatusCase *row = data;
  g_autofree char *sentence
      = checkbit_message_status (row->side, row->result, row->reason, row->in_check);

  g_assert_cmpstr (sentence, ==, row->sentence);
}

typedef struct
{
  const char *name, *fen, *move, *words;
} BriefCase;

static const BriefCase brief_cases[] = {
  { "pawn", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", "pawn e4" },
  { "knight", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", "knight f3" },
  { "takes", "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", "knight d5, takes pawn" },
  { "en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "pawn d6, takes en passant" },
  { "castles", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "king g1, castles" },
  { "promotes", "n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7a8q",
    "pawn a8, takes knight, becomes a queen, check" },
  /* The result already says that it is mate. */
  { "mate", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "rook a8" },
  /* "knight d2" could be either of two. */
  { "rival", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "The knight goes from b1 to d2." },
};

static void
test_brief (gconstpointer data)
{
  const BriefCase *row = data;
  ChessPosition position;
  ChessMove move;
  g_autofree char *words = NULL;

  g_assert_true (chess_fen_read (row->fen, strlen (row->fen), CHESS_FEN_DEFAULT, &position, NULL));
  move = chess_uci_read (&position, row->move, strlen (row->move));
  g_assert_true (move != CHESS_MOVE_NONE);
  words = checkbit_message_move_brief (&position, move);
  g_assert_cmpstr (words, ==, row->words);
}

/* A null move is no move of a piece, whatever stands on a1. */
static void
test_null_move (void)
{
  static const struct
  {
    const char *fen, *words;
  } rows[] = {
    { "8/8/8/4k3/8/8/4P3/K7 w - - 0 1", "White passes." },
    { "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "White passes." },
    { "4k3/8/8/8/8/8/8/4K3 b - - 0 1", "Black passes." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sentence = NULL, *words = NULL;
      ChessPosition position;

      g_assert_true (
          chess_fen_read (rows[i].fen, strlen (rows[i].fen), CHESS_FEN_DEFAULT, &position, NULL));
      sentence = checkbit_message_move (&position, CHESS_MOVE_NONE);
      words = checkbit_message_move_brief (&position, CHESS_MOVE_NONE);
      g_assert_cmpstr (sentence, ==, rows[i].words);
      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

/* --- The board in words -------------------------------------------------------------------- */

#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

static char *
tell_rank (const ChessPosition *position, unsigned rank)
{
  return checkbit_message_rank (position, rank);
}

static char *
tell_all (const ChessPosition *position, unsigned unused)
{
  return checkbit_message_all_pieces (position);
}

static char *
tell_captures (const ChessPosition *position, unsigned unused)
{
  return checkbit_message_captures (position);
}

typedef struct
{
  const char *name, *fen;
  char *(*tell) (const ChessPosition *position, unsigned line);
  unsigned line;
  const char *words;
} BoardCase;

static const BoardCase board_cases[] = {
  { "rank-1", KIWIPETE, tell_rank, 0,
    "Rank 1: white rook on a1, white king on e1, white rook on h1" },
  { "rank-5", KIWIPETE, tell_rank, 4, "Rank 5: white pawn on d5, white knight on e5" },
  { "rank-8", "7k/8/8/8/8/8/8/K7 w - - 0 1", tell_rank, 7, "Rank 8: black king on h8" },
  { "rank-empty", START " w KQkq - 0 1", tell_rank, 3, "Rank 4: empty" },
  { "file-a", KIWIPETE, checkbit_message_file, 0,
    "File a: white rook on a1, white pawn on a2, black bishop on a6, black pawn on a7, "
    "black rook on a8" },
  { "file-h", "7k/8/8/8/8/8/8/K7 w - - 0 1", checkbit_message_file, 7, "File h: black king on h8" },
  { "file-empty", "7k/8/8/8/8/8/8/K7 w - - 0 1", checkbit_message_file, 4, "File e: empty" },
  { "all", "4k2r/6p1/8/8/8/8/PP6/RN2K3 w - - 0 1", tell_all, 0,
    "White: king e1, rook a1, knight b1, pawn a2, pawn b2. Black: king e8, rook h8, pawn g7" },
  { "captures", "4k3/8/8/3pP3/8/8/3Q4/4K3 w - d6 0 1", tell_captures, 0,
    "2 captures: queen d5, takes pawn; pawn d6, takes en passant" },
  { "capture", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", tell_captures, 0,
    "1 capture: king e2, takes rook" },
  { "no-capture", START " w KQkq - 0 1", tell_captures, 0, "0 captures" },
  { "castling-takes-nothing", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", tell_captures, 0, "0 captures" },
};

static void
test_board (gconstpointer data)
{
  const BoardCase *row = data;
  ChessPosition position;
  g_autofree char *words = NULL;

  g_assert_true (chess_fen_read (row->fen, strlen (row->fen), CHESS_FEN_DEFAULT, &position, NULL));
  words = row->tell (&position, row->line);
  g_assert_cmpstr (words, ==, row->words);
}

static const struct
{
  guint claims;
  const char *san;
  const char *sentence;
} claim_cases[] = {
  { CHESS_CLAIM_THREEFOLD_REPETITION, NULL, "This position has occurred three times." },
  { CHESS_CLAIM_FIFTY_MOVES, NULL,
    "Fifty moves have been played without a capture or a pawn move." },
  { CHESS_CLAIM_THREEFOLD_REPETITION | CHESS_CLAIM_FIFTY_MOVES, NULL,
    "This position has occurred three times." },
  { CHESS_CLAIM_THREEFOLD_REPETITION, "Nf3",
    "After Nf3 the position will have occurred three times." },
  { CHESS_CLAIM_FIFTY_MOVES, "Ra2",
    "Ra2 will be the fiftieth move without a capture or a pawn move." },
};

static void
test_claims (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (claim_cases); i++)
    {
      g_autofree char *sentence
          = checkbit_message_claim ((ChessClaims) claim_cases[i].claims, claim_cases[i].san);

      g_assert_cmpstr (sentence, ==, claim_cases[i].sentence);
    }
}

static void
test_names (void)
{
  g_assert_cmpstr (checkbit_square_name (0), ==, "a1");
  g_assert_cmpstr (checkbit_square_name (28), ==, "e4");
  g_assert_cmpstr (checkbit_square_name (63), ==, "h8");
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      const char *name = checkbit_square_name (square);
      g_assert_cmpint (CHESS_SQUARE (name[0] - 'a', name[1] - '1'), ==, square);
    }
  g_assert_cmpstr (checkbit_message_piece (CHESS_PIECE (CHESS_WHITE, CHESS_PAWN)), ==,
                   "white pawn");
  g_assert_cmpstr (checkbit_message_piece (CHESS_PIECE (CHESS_BLACK, CHESS_KING)), ==,
                   "black king");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  ADD_ROWS ("/messages/fen/", fen_cases, test_fen);
  ADD_ROWS ("/messages/expr/", expr_cases, test_expr);
  ADD_ROWS ("/messages/why/", why_cases, test_why);
  ADD_ROWS ("/messages/status/", status_cases, test_status);
  ADD_ROWS ("/messages/brief/", brief_cases, test_brief);
  ADD_ROWS ("/messages/board/", board_cases, test_board);
  g_test_add_func ("/messages/fen-nul", test_fen_nul);
  g_test_add_func ("/messages/null-move", test_null_move);
  g_test_add_func ("/messages/claims", test_claims);
  g_test_add_func ("/messages/expr/note", test_expr_note);
  g_test_add_func ("/messages/expr/too-long", test_expr_too_long);
  g_test_add_func ("/messages/fen-kinds", test_fen_kinds);
  g_test_add_func ("/messages/fen-problems", test_fen_problems);
  g_test_add_func ("/messages/why-kinds", test_why_kinds);
  g_test_add_func ("/messages/why-everywhere", test_why_everywhere);
  g_test_add_func ("/messages/names", test_names);
  return g_test_run ();
}

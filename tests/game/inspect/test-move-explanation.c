/* Tests of CheckbitMoveExplanation: every kind of reason with the set that shows it, and every
 * way to ask.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/move-explanation.h"

#include <string.h>

#include "../../lib/rows.h"
#include "chess/fen.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static ChessPosition
read_fen (const char *fen)
{
  ChessPosition position;
  ChessFenError error;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, &error));
  return position;
}

static ChessSquare
read_square (const char *name)
{
  return CHESS_SQUARE (name[0] - 'a', name[1] - '1');
}

/* The set of "e4 h5"; none for "". */
static ChessBitboard
read_squares (const char *text)
{
  g_auto (GStrv) names = g_strsplit (text, " ", -1);
  ChessBitboard set = 0;

  for (guint i = 0; names[i] != NULL; i++)
    if (names[i][0] != '\0')
      set |= CHESS_BIT (read_square (names[i]));
  return set;
}

static CheckbitMoveExplanation *
explanation_new (const char *fen)
{
  CheckbitMoveExplanation *explanation = checkbit_move_explanation_new ();
  ChessPosition position = read_fen (fen);

  checkbit_move_explanation_set_position (explanation, &position);
  return explanation;
}

/* --- Reasons -------------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen, *text;
  ChessWhyKind kind;
  const char *mask; /* the expected set, worked out by hand */
} ReasonCase;

#define PINNED "4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1"
#define CHECK "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1"
#define DOUBLE "4r1k1/8/8/8/8/3n4/P7/4K3 w - - 0 1"

static const ReasonCase reasons[] = {
  { "legal", START, "e2e4", CHESS_WHY_LEGAL, "e2 e4" },
  { "legal-castling", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", CHESS_WHY_LEGAL, "e1 g1" },
  { "legal-castling-on-rook", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1a1", CHESS_WHY_LEGAL,
    "c1 e1" },
  { "empty-square", START, "e4e5", CHESS_WHY_EMPTY_SQUARE, "e4" },
  { "wrong-side", START, "e7e5", CHESS_WHY_WRONG_SIDE, "e7" },
  { "wrong-side-san", START, "Nf6", CHESS_WHY_WRONG_SIDE, "g8" },
  { "same-square", START, "e2e2", CHESS_WHY_SAME_SQUARE, "e2" },
  { "own-piece", START, "a1a2", CHESS_WHY_OWN_PIECE, "a2" },
  { "knight-moves-otherwise", START, "b1b3", CHESS_WHY_NOT_HOW_IT_MOVES, "a3 c3 d2" },
  { "pawn-moves-otherwise", START, "e2e5", CHESS_WHY_NOT_HOW_IT_MOVES, "d3 e3 f3 e4" },
  { "black-pawn-moves-otherwise", "4k3/8/4p3/8/8/8/8/4K3 b - - 0 1", "e6e4",
    CHESS_WHY_NOT_HOW_IT_MOVES, "d5 e5 f5" },
  { "blocked", START, "a1a5", CHESS_WHY_BLOCKED, "a2 a3 a4" },
  { "nothing-to-capture", START, "e2d3", CHESS_WHY_NOTHING_TO_CAPTURE, "d3" },
  { "pawn-blocked", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4", CHESS_WHY_PAWN_BLOCKED, "e3 e4" },
  { "pinned", PINNED, "e4c5", CHESS_WHY_PINNED, "e2 e3 e4 e5 e6 e7 e8" },
  { "pinned-san", PINNED, "Nc5", CHESS_WHY_PINNED, "e2 e3 e4 e5 e6 e7 e8" },
  { "in-check", CHECK, "a3", CHESS_WHY_IN_CHECK, "e2 e3 e4 e5 e6 e7 e8" },
  { "double-check", DOUBLE, "a3", CHESS_WHY_DOUBLE_CHECK, "d3 e2 e3 e4 e5 e6 e7 e8" },
  { "into-check", "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "Kd1", CHESS_WHY_INTO_CHECK,
    "d1 d2 d3 d4 d5 d6 d7 d8" },
  { "en-passant-exposes", "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "e5d6", CHESS_WHY_EN_PASSANT_EXPOSES,
    "b5 c5 d5 e5 f5 g5 h5" },
  { "en-passant-exposes-san", "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "exd6",
    CHESS_WHY_EN_PASSANT_EXPOSES, "b5 c5 d5 e5 f5 g5 h5" },
  { "castling-no-right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", CHESS_WHY_CASTLING_NO_RIGHT,
    "e1" },
  { "castling-blocked", START, "O-O", CHESS_WHY_CASTLING_BLOCKED, "f1 g1" },
  { "castling-in-check", "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", CHESS_WHY_CASTLING_IN_CHECK,
    "e2 e3 e4 e5 e6 e7 e8" },
  { "castling-through-check", "5rk1/8/8/8/8/8/8/4K2R w K - 0 1", "0-0",
    CHESS_WHY_CASTLING_THROUGH_CHECK, "f1 f8" },
  { "castling-into-check", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", CHESS_WHY_CASTLING_INTO_CHECK,
    "g1 g2 g3 g4 g5 g6 g7 g8" },
  { "promotion-missing", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8", CHESS_WHY_PROMOTION_MISSING,
    "a8" },
  { "promotion-undue", START, "e2e4q", CHESS_WHY_PROMOTION_UNDUE, "e4" },
};

static void
test_reason (gconstpointer data)
{
  const ReasonCase *row = data;
  g_autoptr (CheckbitMoveExplanation) explanation = explanation_new (row->fen);
  const ChessWhy *why;

  checkbit_move_explanation_set_text (explanation, row->text);
  why = checkbit_move_explanation_get_why (explanation);
  g_assert_nonnull (why);
  g_assert_cmpstr (chess_why_id (why->kind), ==, chess_why_id (row->kind));
  g_assert_cmphex (checkbit_set_get_bits (checkbit_move_explanation_get_mask (explanation)), ==,
                   read_squares (row->mask));
  g_assert_cmpint (checkbit_move_explanation_get_kind (explanation), ==,
                   row->kind == CHESS_WHY_LEGAL ? CHECKBIT_EXPLANATION_LEGAL
                                                : CHECKBIT_EXPLANATION_ILLEGAL);
  g_assert_cmpint (checkbit_move_explanation_get_move (explanation) != CHESS_MOVE_NONE, ==,
                   row->kind == CHESS_WHY_LEGAL);
  g_assert_nonnull (checkbit_move_explanation_get_sentence (explanation));
  g_assert_true (checkbit_move_explanation_is_text (explanation));
}

/* No kind of reason is left out above, but for the end of the game, which is asked about below. */
static void
test_all_kinds (void)
{
  for (int kind = CHESS_WHY_LEGAL; kind < CHESS_WHY_GAME_OVER; kind++)
    {
      guint n = 0;

      for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
        n += reasons[i].kind == (ChessWhyKind) kind;
      g_assert_cmpuint (n, >, 0);
    }
  g_test_message ("%u reasons of %u kinds", (guint) G_N_ELEMENTS (reasons),
                  (guint) CHESS_WHY_GAME_OVER);
}

static void
test_game_over (void)
{
  g_autoptr (CheckbitMoveExplanation) explanation = explanation_new (START);

  checkbit_move_explanation_set_over (explanation, TRUE);
  checkbit_move_explanation_set_move (explanation, read_square ("e2"), read_square ("e4"));
  g_assert_cmpint (checkbit_move_explanation_get_why (explanation)->kind, ==, CHESS_WHY_GAME_OVER);
  g_assert_cmpint (checkbit_move_explanation_get_move (explanation), ==, CHESS_MOVE_NONE);
  g_assert_cmpstr (checkbit_move_explanation_get_sentence (explanation), ==, "The game is over.");

  /* Illegal moves are explained in finished games as well: people ask about them most after a
   * mate. */
  checkbit_move_explanation_set_move (explanation, read_square ("e2"), read_square ("e5"));
  g_assert_cmpint (checkbit_move_explanation_get_why (explanation)->kind, ==,
                   CHESS_WHY_NOT_HOW_IT_MOVES);
}

/* --- Texts that name no one move ------------------------------------------------------------ */

typedef struct
{
  const char *name, *fen, *text, *sentence, *mask;
} UnclearCase;

static const UnclearCase unclear[] = {
  { "garbage", START, "hello", "This is not a move (column 3). Try Nf3, or g1f3.",
    "" },
  { "null-move", START, "--", "Neither side may pass its turn.", "" },
  { "ambiguous", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2",
    "More than one move fits: Nbd2, Nfd2. Say which.", "b1 f3" },
  { "out-of-reach", START, "Nd5", "White has no knight that could move to d5.", "b1 g1" },
  { "several-blocked", "4k3/8/8/8/8/8/4K3/R1B1B2R w - - 0 1", "Rd1",
    "The rook on a1 cannot reach d1: it is blocked on c1.\n"
    "The rook on h1 cannot reach d1: it is blocked on e1.",
    "b1 c1 e1 f1 g1" },
};

static void
test_unclear (gconstpointer data)
{
  const UnclearCase *row = data;
  g_autoptr (CheckbitMoveExplanation) explanation = explanation_new (row->fen);

  checkbit_move_explanation_set_text (explanation, row->text);
  g_assert_cmpint (checkbit_move_explanation_get_kind (explanation), ==,
                   CHECKBIT_EXPLANATION_UNCLEAR);
  g_assert_cmpstr (checkbit_move_explanation_get_sentence (explanation), ==, row->sentence);
  g_assert_cmphex (checkbit_set_get_bits (checkbit_move_explanation_get_mask (explanation)), ==,
                   read_squares (row->mask));
  g_assert_null (checkbit_move_explanation_get_why (explanation));
}

/* --- Where a piece can go ------------------------------------------------------------------- */

static const UnclearCase targets[] = {
  { "knight", START, "g1", "The knight on g1 can go to 2 squares: f3, h3.", "f3 h3" },
  { "rook", START, "a1", "The rook on a1 has no legal move.", "" },
  { "other-side", START, "b8", "If it were its side’s turn, the knight on b8 could go to a6, c6.",
    "a6 c6" },
  { "other-side-stuck", START, "a8", "The rook on a8 could not move even if it were its side’s "
                                     "turn.",
    "" },
  { "king", "4k3/8/8/8/8/4n3/8/4K3 w - - 0 1", "e1",
    "The king on e1 can go to 3 squares: d2, e2, f2.", "d2 e2 f2" },
};

static void
test_targets (gconstpointer data)
{
  const UnclearCase *row = data;
  g_autoptr (CheckbitMoveExplanation) explanation = explanation_new (row->fen);

  checkbit_move_explanation_set_targets (explanation, read_square (row->text));
  g_assert_cmpint (checkbit_move_explanation_get_kind (explanation), ==,
                   CHECKBIT_EXPLANATION_TARGETS);
  g_assert_cmpstr (checkbit_move_explanation_get_sentence (explanation), ==, row->sentence);
  g_assert_cmphex (checkbit_set_get_bits (checkbit_move_explanation_get_mask (explanation)), ==,
                   read_squares (row->mask));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
count_cb (CheckbitMoveExplanation *explanation, guint *count)
{
  (*count)++;
}

/* A text is asked again in another position; a question that was pointed at is over. */
static void
test_follows (void)
{
  g_autoptr (CheckbitMoveExplanation) explanation = explanation_new (START);
  ChessPosition other = read_fen (PINNED), start = read_fen (START);
  guint count = 0;

  g_signal_connect (explanation, "changed", G_CALLBACK (count_cb), &count);
  checkbit_move_explanation_set_text (explanation, "  e4c5 ");
  g_assert_cmpint (checkbit_move_explanation_get_why (explanation)->kind, ==,
                   CHESS_WHY_EMPTY_SQUARE);
  g_assert_cmpstr (checkbit_move_explanation_get_title (explanation), ==, "e4c5");
  checkbit_move_explanation_set_position (explanation, &other);
  g_assert_cmpint (checkbit_move_explanation_get_why (explanation)->kind, ==, CHESS_WHY_PINNED);
  g_assert_cmpuint (count, ==, 2);

  checkbit_move_explanation_set_move (explanation, read_square ("e4"), read_square ("f6"));
  g_assert_cmpstr (checkbit_move_explanation_get_title (explanation), ==, "e4–f6");
  g_assert_cmphex (checkbit_set_get_bits (checkbit_move_explanation_get_pieces (explanation)), ==,
                   read_squares ("e8"));
  checkbit_move_explanation_set_position (explanation, &start);
  g_assert_cmpint (checkbit_move_explanation_get_kind (explanation), ==, CHECKBIT_EXPLANATION_NONE);
  g_assert_cmphex (checkbit_set_get_bits (checkbit_move_explanation_get_mask (explanation)), ==, 0);
  g_assert_cmpuint (count, ==, 4);

  /* Clearing an empty explanation emits no signal. */
  checkbit_move_explanation_clear (explanation);
  checkbit_move_explanation_set_text (explanation, " ");
  g_assert_cmpuint (count, ==, 4);
}

static void
test_life (void)
{
  CheckbitMoveExplanation *explanation = explanation_new (START);
  gpointer mask = checkbit_move_explanation_get_mask (explanation);

  g_object_add_weak_pointer (mask, &mask);
  checkbit_move_explanation_set_text (explanation, "e5");
  g_assert_finalize_object (explanation);
  g_assert_null (mask);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/move-explanation/reason/", reasons, test_reason);
  ADD_ROWS ("/move-explanation/unclear/", unclear, test_unclear);
  ADD_ROWS ("/move-explanation/targets/", targets, test_targets);
  g_test_add_func ("/move-explanation/all-kinds", test_all_kinds);
  g_test_add_func ("/move-explanation/game-over", test_game_over);
  g_test_add_func ("/move-explanation/follows", test_follows);
  g_test_add_func ("/move-explanation/life", test_life);
  return g_test_run ();
}

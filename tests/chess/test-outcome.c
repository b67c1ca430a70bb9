/* Tests of outcome.h: how games end, what may be claimed, and which material can never mate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../lib/rows.h"
#include "setup.h"

#include "chess/outcome.h"

#include <glib.h>

/* --- Endings ------------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen;
  unsigned repetitions;
  ChessOutcome outcome;
  unsigned claims;
} OutcomeCase;

#define BOTH_CLAIMS (CHESS_CLAIM_THREEFOLD_REPETITION | CHESS_CLAIM_FIFTY_MOVES)

static const OutcomeCase cases[] = {
  { "start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 1, CHESS_OUTCOME_OPEN, 0 },
  { "check", "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", 1, CHESS_OUTCOME_OPEN, 0 },
  { "fools-mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", 1,
    CHESS_OUTCOME_CHECKMATE, 0 },
  { "back-rank-mate", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", 1, CHESS_OUTCOME_CHECKMATE, 0 },
  { "smothered-mate", "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", 1, CHESS_OUTCOME_CHECKMATE, 0 },
  { "stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 1, CHESS_OUTCOME_STALEMATE, 0 },
  { "stalemate-by-a-pawn", "5k2/5P2/5K2/8/8/8/8/8 b - - 0 1", 1, CHESS_OUTCOME_STALEMATE, 0 },
  { "pinned-stalemate", "8/8/8/8/8/5k2/3q1p2/5K2 w - - 0 1", 1, CHESS_OUTCOME_STALEMATE, 0 },
  { "en-passant-is-the-only-move", "8/8/8/8/kpP5/8/8/KR6 b - c3 0 1", 1, CHESS_OUTCOME_OPEN, 0 },
  { "bare-kings", "8/5k2/8/8/8/8/3K4/8 w - - 0 1", 1, CHESS_OUTCOME_INSUFFICIENT_MATERIAL, 0 },
  { "stalemate-before-dead", "7k/7P/6K1/8/8/8/8/7B b - - 0 1", 1, CHESS_OUTCOME_STALEMATE, 0 },
  /* counters */
  { "99-half-moves", "4k3/8/8/8/8/8/8/R3K3 w Q - 99 80", 1, CHESS_OUTCOME_OPEN, 0 },
  { "100-half-moves", "4k3/8/8/8/8/8/8/R3K3 w Q - 100 80", 1, CHESS_OUTCOME_OPEN,
    CHESS_CLAIM_FIFTY_MOVES },
  { "149-half-moves", "4k3/8/8/8/8/8/8/R3K3 w Q - 149 105", 1, CHESS_OUTCOME_OPEN,
    CHESS_CLAIM_FIFTY_MOVES },
  { "150-half-moves", "4k3/8/8/8/8/8/8/R3K3 w Q - 150 105", 1, CHESS_OUTCOME_SEVENTY_FIVE_MOVES,
    0 },
  { "mate-on-150", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 110", 5, CHESS_OUTCOME_CHECKMATE, 0 },
  { "mate-on-100", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 80", 1, CHESS_OUTCOME_CHECKMATE, 0 },
  { "stalemate-on-150", "7k/5Q2/6K1/8/8/8/8/8 b - - 150 110", 1, CHESS_OUTCOME_STALEMATE, 0 },
  /* repetition */
  { "twice", "4k3/8/8/8/8/8/8/R3K3 w Q - 4 80", 2, CHESS_OUTCOME_OPEN, 0 },
  { "three-times", "4k3/8/8/8/8/8/8/R3K3 w Q - 8 80", 3, CHESS_OUTCOME_OPEN,
    CHESS_CLAIM_THREEFOLD_REPETITION },
  { "four-times-and-100", "4k3/8/8/8/8/8/8/R3K3 w Q - 100 80", 4, CHESS_OUTCOME_OPEN, BOTH_CLAIMS },
  { "five-times", "4k3/8/8/8/8/8/8/R3K3 w Q - 16 80", 5, CHESS_OUTCOME_FIVEFOLD_REPETITION, 0 },
  { "dead-three-times", "8/5k2/8/8/8/8/3K4/8 w - - 100 90", 3, CHESS_OUTCOME_INSUFFICIENT_MATERIAL,
    0 },
};

static void
test_case (gconstpointer data)
{
  const OutcomeCase *row = data;
  ChessPosition position = setup (row->fen);

  g_assert_cmpint (chess_outcome (&position, row->repetitions), ==, row->outcome);
  g_assert_cmphex (chess_outcome_claims (&position, row->repetitions), ==, row->claims);
}

/* --- Material ------------------------------------------------------------------------------ */

typedef struct
{
  const char *name, *fen;
  bool white_cannot, black_cannot;
} MaterialCase;

static const MaterialCase material_cases[] = {
  { "kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", true, true },
  { "knight", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", true, true },
  { "bishop", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", true, true },
  { "two-knights", "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", false, true },
  { "knight-and-bishop", "4k3/8/8/8/8/8/8/3NKB2 w - - 0 1", false, true },
  { "two-bishops", "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", false, true },
  { "bishops-on-one-color", "4k3/8/8/8/8/B7/8/2B1K3 w - - 0 1", true, true },
  { "three-bishops-on-one-color", "4k3/8/8/8/5B2/B7/8/2B1K3 w - - 0 1", true, true },
  { "pawn", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", false, true },
  { "rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false, true },
  { "queen", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", false, true },
  { "black-pawn", "4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", true, false },
  { "bishops-alike", "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", true, true },
  { "bishops-unlike", "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", false, false },
  { "many-bishops-alike", "4kb2/8/3b4/8/5B2/8/8/2B1K3 w - - 0 1", true, true },
  { "knights", "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", false, false },
  { "knight-against-bishop", "4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", false, false },
  { "knight-against-pawn", "4k3/4p3/8/8/8/8/8/4KN2 w - - 0 1", false, false },
  { "knight-against-rook", "r3k3/8/8/8/8/8/8/4KN2 w - - 0 1", false, false },
  { "knight-against-queen", "q3k3/8/8/8/8/8/8/4KN2 w - - 0 1", true, false },
  { "knight-against-queens", "qq2k3/8/8/8/8/8/8/4KN2 w - - 0 1", true, false },
  { "knight-against-queen-and-rook", "qr2k3/8/8/8/8/8/8/4KN2 w - - 0 1", false, false },
  { "two-knights-against-queen", "q3k3/8/8/8/8/8/8/3NKN2 w - - 0 1", false, false },
  { "bishop-against-rook", "r3k3/8/8/8/8/8/8/4KB2 w - - 0 1", true, false },
  { "bishop-against-queen", "q3k3/8/8/8/8/8/8/4KB2 w - - 0 1", true, false },
  { "bishop-against-knight", "4kn2/8/8/8/8/8/8/4KB2 w - - 0 1", false, false },
  { "bishop-against-pawn", "4k3/4p3/8/8/8/8/8/4KB2 w - - 0 1", false, false },
  { "bishop-against-rook-and-bishop", "r1b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", false, false },
  { "king-against-everything", "rnbqkbnr/pppppppp/8/8/8/8/8/4K3 w - - 0 1", true, false },
};

static void
test_material (gconstpointer data)
{
  const MaterialCase *row = data;
  ChessPosition position = setup (row->fen);

  g_assert_cmpint (chess_outcome_cannot_mate (&position, CHESS_WHITE), ==, row->white_cannot);
  g_assert_cmpint (chess_outcome_cannot_mate (&position, CHESS_BLACK), ==, row->black_cannot);
  g_assert_cmpint (chess_outcome_insufficient_material (&position), ==,
                   row->white_cannot && row->black_cannot);
}

/* Whether some placement of pieces, beside those on the board, mates Black. Tries every square for
 * each. */
static bool
mate_exists (ChessPosition *position, const ChessPiece *pieces, gsize n)
{
  if (n == 0)
    {
      ChessPosition set = *position;
      ChessSquare white = chess_position_king (&set, CHESS_WHITE);

      chess_position_set_state (&set, CHESS_BLACK, 0, CHESS_SQUARE_NONE, 0, 1);
      if (chess_position_attackers (&set, white, chess_position_occupied (&set))
          & chess_position_color (&set, CHESS_BLACK))
        return false;
      return chess_position_in_check (&set) && !chess_movegen_any (&set);
    }
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      bool found;

      if (chess_position_piece_at (position, square) != CHESS_PIECE_NONE)
        continue;
      chess_position_put (position, square, pieces[0]);
      found = mate_exists (position, pieces + 1, n - 1);
      chess_position_put (position, square, CHESS_PIECE_NONE);
      if (found)
        return true;
    }
  return false;
}

typedef struct
{
  const char *name;
  ChessPieceType ours, theirs; /* beside the kings; CHESS_KING: none */
} MateCase;

/* If a mate position exists, the material must not count as dead; otherwise it must. So few pieces
 * can mate only in a corner. */
static const MateCase mate_cases[] = {
  { "knight", CHESS_KNIGHT, CHESS_KING },
  { "bishop", CHESS_BISHOP, CHESS_KING },
  { "rook", CHESS_ROOK, CHESS_KING },
  { "queen", CHESS_QUEEN, CHESS_KING },
  { "knight-queen", CHESS_KNIGHT, CHESS_QUEEN },
  { "knight-rook", CHESS_KNIGHT, CHESS_ROOK },
  { "knight-bishop", CHESS_KNIGHT, CHESS_BISHOP },
  { "knight-knight", CHESS_KNIGHT, CHESS_KNIGHT },
  { "bishop-queen", CHESS_BISHOP, CHESS_QUEEN },
  { "bishop-rook", CHESS_BISHOP, CHESS_ROOK },
  { "bishop-knight", CHESS_BISHOP, CHESS_KNIGHT },
};

static void
test_mate_search (gconstpointer data)
{
  const MateCase *row = data;
  static const ChessSquare corners[] = { 56, 63 }; /* of either color */
  ChessPiece pieces[3]
      = { CHESS_PIECE (CHESS_WHITE, CHESS_KING), CHESS_PIECE (CHESS_WHITE, row->ours),
          CHESS_PIECE (CHESS_BLACK, row->theirs) };
  gsize n = row->theirs == CHESS_KING ? 2 : 3;
  ChessPosition material;
  bool found = false;

  for (gsize i = 0; i < G_N_ELEMENTS (corners) && !found; i++)
    {
      ChessPosition position;
      chess_position_clear (&position);
      chess_position_put (&position, corners[i], CHESS_PIECE (CHESS_BLACK, CHESS_KING));
      found = mate_exists (&position, pieces, n);
    }
  chess_position_clear (&material);
  chess_position_put (&material, 60, CHESS_PIECE (CHESS_BLACK, CHESS_KING));
  for (gsize i = 0; i < n; i++)
    chess_position_put (&material, (ChessSquare)(i * 2), pieces[i]);
  g_assert_cmpint (chess_outcome_cannot_mate (&material, CHESS_WHITE), ==, !found);
}

/* --- Repetition ---------------------------------------------------------------------------- */

static void
test_repetitions (void)
{
  const uint64_t keys[] = { 1, 2, 3, 4, 1, 2, 3, 4, 1, 5, 1, 2, 1 };

  g_assert_cmpuint (chess_outcome_repetitions (keys, 1, 0), ==, 1);
  g_assert_cmpuint (chess_outcome_repetitions (keys, 4, 3), ==, 1);
  g_assert_cmpuint (chess_outcome_repetitions (keys, 5, 4), ==, 2);
  g_assert_cmpuint (chess_outcome_repetitions (keys, 5, 3), ==, 1); /* a pawn moved since */
  g_assert_cmpuint (chess_outcome_repetitions (keys, 9, 8), ==, 3);
  g_assert_cmpuint (chess_outcome_repetitions (keys, 9, 7), ==, 2);
  g_assert_cmpuint (chess_outcome_repetitions (keys, 13, 12), ==, 5);
  g_assert_cmpuint (chess_outcome_repetitions (keys, 13, 100), ==, 5);
}

/* Plays coordinates; returns the repetition keys of all positions. */
static GArray *
play_line (ChessPosition *position, const char *const *moves)
{
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (uint64_t));

  for (;; moves++)
    {
      uint64_t key = chess_position_repetition_key (position);
      ChessSquare from, to;

      g_array_append_val (keys, key);
      if (*moves == NULL)
        return keys;
      from = CHESS_SQUARE ((*moves)[0] - 'a', (*moves)[1] - '1');
      to = CHESS_SQUARE ((*moves)[2] - 'a', (*moves)[3] - '1');
      chess_position_play (position, chess_movegen_find (position, from, to));
    }
}

static unsigned
repetitions_after (const char *fen, const char *const *moves)
{
  ChessPosition position = setup (fen);
  g_autoptr (GArray) keys = play_line (&position, moves);

  return chess_outcome_repetitions ((const uint64_t *)(gpointer)keys->data, keys->len,
                                    chess_position_halfmove (&position));
}

/* A position with a legal en passant capture differs from the same one without it; if the capturing
 * pawn is pinned, they are equal. */
static void
test_en_passant_repetition (void)
{
  const char *const legal[] = { "b2b4", "e8d8", "h1h2", "d8e8", "h2h1", NULL };
  const char *const pinned[] = { "b2b4", "h8g8", "e1e2", "g8h8", "e2e1", NULL };

  g_assert_cmpuint (repetitions_after ("4k3/8/8/8/p7/8/1P6/4K2R w - - 0 1", legal), ==, 1);
  g_assert_cmpuint (repetitions_after ("k6r/8/8/8/p7/8/1P6/R3K3 w - - 0 1", pinned), ==, 2);
}

static void
test_castling_repetition (void)
{
  const char *const moves[]
      = { "h1g1", "e8d8", "g1h1", "d8e8", "h1g1", "e8d8", "g1h1", "d8e8", NULL };
  const char *const fewer[] = { "h1g1", "e8d8", "g1h1", "d8e8", NULL };

  /* the first of the three had the right to castle still */
  g_assert_cmpuint (repetitions_after ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", moves), ==, 2);
  g_assert_cmpuint (repetitions_after ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", fewer), ==, 1);
  g_assert_cmpuint (repetitions_after ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", moves), ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  ADD_ROWS ("/outcome/", cases, test_case);
  ADD_ROWS ("/outcome/material/", material_cases, test_material);
  ADD_ROWS ("/outcome/mate-search/", mate_cases, test_mate_search);
  g_test_add_func ("/outcome/repetitions", test_repetitions);
  g_test_add_func ("/outcome/en-passant-repetition", test_en_passant_repetition);
  g_test_add_func ("/outcome/castling-repetition", test_castling_repetition);
  return g_test_run ();
}

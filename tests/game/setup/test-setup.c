/* Setting a position up: steps and undo, the state, every problem with its repair.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/setup/setup.h"

#include <string.h>

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

enum
{
  A1 = 0,
  E1 = 4,
  H1 = 7,
  E2 = 12,
  E4 = 28,
  E6 = 44,
  E8 = 60,
};

static CheckbitSetup *
setup_from (const char *fen)
{
  CheckbitSetup *setup = checkbit_setup_new (NULL);

  g_assert_true (checkbit_setup_load_fen (setup, fen, NULL));
  return setup;
}

static void
assert_fen (CheckbitSetup *setup, const char *expected)
{
  char fen[CHESS_FEN_SIZE];

  chess_fen_write (checkbit_setup_get_position (setup), fen);
  g_assert_cmpstr (fen, ==, expected);
  g_assert_true (chess_position_is_consistent (checkbit_setup_get_position (setup)));
}

static ChessBitboard
get_rights (CheckbitSetup *setup)
{
  return chess_position_castling_rooks (checkbit_setup_get_position (setup));
}

static void
count_cb (guint *count)
{
  ++*count;
}

/* --- The board ------------------------------------------------------------------------------ */

static void
test_steps (void)
{
  g_autoptr (CheckbitSetup) setup = checkbit_setup_new (NULL);
  guint n_changes = 0;

  g_signal_connect_swapped (setup, "changed", G_CALLBACK (count_cb), &n_changes);
  checkbit_setup_move (setup, E2, E4);
  checkbit_setup_put (setup, A1, CHESS_PIECE_NONE);
  checkbit_setup_put (setup, A1, CHESS_PIECE_NONE);
  checkbit_setup_move (setup, A1, E4);
  checkbit_setup_move (setup, H1, CHESS_SQUARE_NONE);
  g_assert_cmpuint (n_changes, ==, 3);
  assert_fen (setup, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/1NBQKBN1 w kq - 0 1");
  g_assert_true (checkbit_setup_undo (setup));
  g_assert_true (checkbit_setup_undo (setup));
  assert_fen (setup, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
  g_assert_true (checkbit_setup_undo (setup));
  assert_fen (setup, START);
  g_assert_false (checkbit_setup_undo (setup));
  g_assert_true (checkbit_setup_redo (setup));
  checkbit_setup_clear (setup);
  g_assert_false (checkbit_setup_redo (setup));
  assert_fen (setup, "8/8/8/8/8/8/8/8 w - - 0 1");
}

/* Painting several squares in one stroke is one undo step. */
static void
test_stroke (void)
{
  g_autoptr (CheckbitSetup) setup = checkbit_setup_new (NULL);

  checkbit_setup_clear (setup);
  checkbit_setup_begin_stroke (setup);
  for (ChessSquare square = 8; square < 16; square++)
    checkbit_setup_put (setup, square, CHESS_PIECE (CHESS_WHITE, CHESS_PAWN));
  checkbit_setup_end_stroke (setup);
  checkbit_setup_put (setup, E1, CHESS_PIECE (CHESS_WHITE, CHESS_KING));
  assert_fen (setup, "8/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1");
  checkbit_setup_undo (setup);
  assert_fen (setup, "8/8/8/8/8/8/PPPPPPPP/8 w - - 0 1");
  checkbit_setup_undo (setup);
  assert_fen (setup, "8/8/8/8/8/8/8/8 w - - 0 1");
}

static void
flip_side (CheckbitSetup *setup)
{
  checkbit_setup_set_side (setup, CHESS_BLACK);
}

static void
load_kings (CheckbitSetup *setup)
{
  g_assert_true (checkbit_setup_load_fen (setup, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", NULL));
}

static void
move_away (CheckbitSetup *setup)
{
  checkbit_setup_move (setup, A1, H1);
}

static void
make_chess960 (CheckbitSetup *setup)
{
  checkbit_setup_set_chess960 (setup, TRUE);
}

/* Whatever else is changed during a stroke ends it, and is a step of its own. */
static void
test_stroke_ends (void)
{
  void (*const changes[]) (CheckbitSetup *) = {
    flip_side,     load_kings,           move_away,
    make_chess960, checkbit_setup_clear, checkbit_setup_exchange_colors,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (CheckbitSetup) setup = setup_from ("8/8/8/8/8/8/8/R7 w - - 0 1");

      checkbit_setup_begin_stroke (setup);
      checkbit_setup_put (setup, A1, CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN));
      checkbit_setup_put (setup, E1, CHESS_PIECE (CHESS_WHITE, CHESS_KING));
      changes[i](setup);
      g_assert_false (checkbit_setup_is_in_stroke (setup));
      g_assert_true (checkbit_setup_undo (setup));
      assert_fen (setup, "8/8/8/8/8/8/8/Q3K3 w - - 0 1");
      g_assert_true (checkbit_setup_undo (setup));
      assert_fen (setup, "8/8/8/8/8/8/8/R7 w - - 0 1");
    }
}

static void
test_turned (void)
{
  g_autoptr (CheckbitSetup) setup = setup_from ("4k2r/8/8/8/3pP3/8/8/4K3 b k e3 3 9");

  checkbit_setup_exchange_colors (setup);
  assert_fen (setup, "4k3/8/8/3Pp3/8/8/8/4K2R w K e6 3 9");
  checkbit_setup_exchange_colors (setup);
  assert_fen (setup, "4k2r/8/8/8/3pP3/8/8/4K3 b k e3 3 9");
  checkbit_setup_mirror (setup);
  assert_fen (setup, "r2k4/8/8/8/3Pp3/8/8/3K4 b - d3 3 9");
}

/* --- The state ------------------------------------------------------------------------------ */

static void
test_castling (void)
{
  g_autoptr (CheckbitSetup) setup = setup_from ("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");

  g_assert_cmphex (checkbit_setup_get_castling_candidates (setup), ==, 0x8100000000000081);
  checkbit_setup_set_castling (setup, H1, TRUE);
  checkbit_setup_set_castling (setup, 56, TRUE);
  assert_fen (setup, "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
  checkbit_setup_set_castling (setup, H1, FALSE);
  checkbit_setup_set_castling (setup, E4, TRUE);
  assert_fen (setup, "r3k2r/8/8/8/8/8/8/R3K2R w q - 0 1");
  checkbit_setup_move (setup, E8, E6);
  g_assert_cmphex (checkbit_setup_get_castling_candidates (setup), ==, 0x81);
}

#define ROOKS_AND_KINGS "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"

/* A right is lost with its king or rook, and comes back with them; one that was cleared does
 * not. */
static void
test_castling_follows (void)
{
  g_autoptr (CheckbitSetup) setup = setup_from (ROOKS_AND_KINGS);

  checkbit_setup_move (setup, H1, E4);
  assert_fen (setup, "r3k2r/8/8/8/4R3/8/8/R3K3 w Qkq - 0 1");
  g_assert_cmphex (checkbit_setup_get_lost_castling (setup), ==, CHESS_BIT (H1));
  g_assert_cmphex (checkbit_setup_get_problems (setup), ==, CHESS_PROBLEM_OPPONENT_IN_CHECK);
  checkbit_setup_put (setup, E1, CHESS_PIECE_NONE);
  checkbit_setup_set_side (setup, CHESS_BLACK);
  checkbit_setup_set_halfmove (setup, 1);
  assert_fen (setup, "r3k2r/8/8/8/4R3/8/8/R7 b kq - 1 1");
  g_assert_cmphex (checkbit_setup_get_lost_castling (setup), ==, 0x81);
  checkbit_setup_move (setup, E4, H1);
  checkbit_setup_put (setup, E1, CHESS_PIECE (CHESS_WHITE, CHESS_KING));
  assert_fen (setup, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 1 1");

  checkbit_setup_set_castling (setup, A1, FALSE);
  checkbit_setup_put (setup, A1, CHESS_PIECE_NONE);
  checkbit_setup_put (setup, A1, CHESS_PIECE (CHESS_WHITE, CHESS_ROOK));
  assert_fen (setup, "r3k2r/8/8/8/8/8/8/R3K2R b Kkq - 1 1");
  checkbit_setup_put (setup, E8, CHESS_PIECE_NONE);
  checkbit_setup_exchange_colors (setup);
  assert_fen (setup, "r3k2r/8/8/8/8/8/8/R6R w k - 1 1");
  checkbit_setup_put (setup, E1, CHESS_PIECE (CHESS_WHITE, CHESS_KING));
  assert_fen (setup, "r3k2r/8/8/8/8/8/8/R3K2R w KQk - 1 1");
  checkbit_setup_clear (setup);
  g_assert_cmphex (checkbit_setup_get_lost_castling (setup), ==, 0);
}

/* A king beside its start square can castle only in Chess960; each step stores the requested
 * rights. */
static void
test_castling_undone (void)
{
  g_autoptr (CheckbitSetup) setup = setup_from (ROOKS_AND_KINGS);

  checkbit_setup_move (setup, E1, 3);
  assert_fen (setup, "r3k2r/8/8/8/8/8/8/R2K3R w kq - 0 1");
  checkbit_setup_set_chess960 (setup, TRUE);
  assert_fen (setup, "r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1");
  checkbit_setup_set_chess960 (setup, FALSE);
  assert_fen (setup, "r3k2r/8/8/8/8/8/8/R2K3R w kq - 0 1");
  checkbit_setup_undo (setup);
  checkbit_setup_undo (setup);
  checkbit_setup_undo (setup);
  assert_fen (setup, ROOKS_AND_KINGS);
  checkbit_setup_set_castling (setup, H1, FALSE);
  checkbit_setup_undo (setup);
  checkbit_setup_move (setup, H1, E4);
  checkbit_setup_move (setup, E4, H1);
  assert_fen (setup, ROOKS_AND_KINGS);
}

/* A position with rights that do not fit its pieces, which no FEN can give. */
static CheckbitSetup *
setup_wrong (const char *fen, ChessBitboard rooks)
{
  ChessPosition position;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_SETUP, &position, NULL));
  chess_position_set_state (&position, CHESS_WHITE, rooks, CHESS_SQUARE_NONE, 0, 1);
  return checkbit_setup_new (&position);
}

/* A wrong right in the original position stays, and is reported, whatever else is moved. */
static void
test_castling_wrong (void)
{
  g_autoptr (CheckbitSetup) setup = setup_wrong ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", 0x81);

  checkbit_setup_move (setup, E2, E4);
  g_assert_cmphex (get_rights (setup), ==, 0x81);
  g_assert_cmphex (checkbit_setup_get_problems (setup), ==, CHESS_PROBLEM_CASTLING);
  checkbit_setup_put (setup, H1, CHESS_PIECE (CHESS_WHITE, CHESS_ROOK));
  checkbit_setup_put (setup, H1, CHESS_PIECE_NONE);
  g_assert_cmphex (get_rights (setup), ==, 1);
  checkbit_setup_repair (setup, CHECKBIT_REPAIR_CASTLING);
  g_assert_cmphex (checkbit_setup_get_problems (setup), ==, 0);
  checkbit_setup_put (setup, A1, CHESS_PIECE (CHESS_WHITE, CHESS_ROOK));
  assert_fen (setup, "4k3/8/8/8/4P3/8/8/R3K3 w - - 0 1");
}

/* A king off the home rank, before or after it as squares are counted, divides no wings. */
static void
test_castling_two_kings (void)
{
  static const struct
  {
    const char *fen;
    ChessSquare rooks[2];
  } cases[] = {
    { "r3k2r/8/8/4k3/8/8/8/4K3 w - - 0 1", { 56, 63 } },
    { "4k3/8/8/8/4K3/8/8/R3K2R w - - 0 1", { A1, H1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint first = 0; first < 2; first++)
      {
        g_autoptr (CheckbitSetup) setup = setup_from (cases[i].fen);

        checkbit_setup_set_castling (setup, cases[i].rooks[first], TRUE);
        checkbit_setup_set_castling (setup, cases[i].rooks[!first], TRUE);
        g_assert_cmphex (get_rights (setup), ==,
                         CHESS_BIT (cases[i].rooks[0]) | CHESS_BIT (cases[i].rooks[1]));
      }
}

/* In Chess960 any rook beside the king, but one on each side. */
static void
test_castling_960 (void)
{
  g_autoptr (CheckbitSetup) setup = setup_from ("4k3/8/8/8/8/8/8/1R1K1RR1 w - - 0 1");

  g_assert_cmphex (checkbit_setup_get_castling_candidates (setup), ==, 0);
  checkbit_setup_set_chess960 (setup, TRUE);
  g_assert_cmphex (checkbit_setup_get_castling_candidates (setup), ==, 0x62);
  checkbit_setup_set_castling (setup, 1, TRUE);
  checkbit_setup_set_castling (setup, 6, TRUE);
  assert_fen (setup, "4k3/8/8/8/8/8/8/1R1K1RR1 w KQ - 0 1");
  checkbit_setup_set_castling (setup, 5, TRUE);
  assert_fen (setup, "4k3/8/8/8/8/8/8/1R1K1RR1 w FQ - 0 1");
}

static void
test_en_passant (void)
{
  g_autoptr (CheckbitSetup) setup = setup_from ("4k3/8/8/3pPp2/8/8/8/4K3 w - - 0 1");

  g_assert_cmphex (checkbit_setup_get_ep_candidates (setup), ==, 0x280000000000);
  checkbit_setup_set_ep_square (setup, 43);
  assert_fen (setup, "4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1");
  checkbit_setup_set_side (setup, CHESS_BLACK);
  assert_fen (setup, "4k3/8/8/3pPp2/8/8/8/4K3 b - - 0 1");
}

/* It goes with the pawn that it is about, and undo brings both back. */
static void
test_en_passant_follows (void)
{
  g_autoptr (CheckbitSetup) setup = setup_from ("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1");

  checkbit_setup_move (setup, 35, 27);
  assert_fen (setup, "4k3/8/8/4Pp2/3p4/8/8/4K3 w - - 0 1");
  checkbit_setup_undo (setup);
  assert_fen (setup, "4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1");
  checkbit_setup_exchange_colors (setup);
  assert_fen (setup, "4k3/8/8/8/3PpP2/8/8/4K3 b - d3 0 1");
}

static void
test_counters (void)
{
  g_autoptr (CheckbitSetup) setup = checkbit_setup_new (NULL);

  checkbit_setup_set_halfmove (setup, 12);
  checkbit_setup_set_fullmove (setup, 0);
  assert_fen (setup, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 12 1");
  checkbit_setup_set_fullmove (setup, 100000);
  assert_fen (setup, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 12 9999");
}

/* --- Problems and repairs ------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *fen; /* read as it stands, then changed */
  ChessSquare empty;
  unsigned problems;
  int repair;        /* -1: nothing obvious */
  const char *after; /* the FEN once mended */
} Mending;

static const Mending mendings[] = {
  { "rook-gone", START, H1, 0, -1, NULL },
  { "king-gone", START, E1, CHESS_PROBLEM_WHITE_KING_MISSING, -1, NULL },
  { "en-passant", "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", CHESS_SQUARE_NONE, CHESS_PROBLEM_EN_PASSANT,
    CHECKBIT_REPAIR_EN_PASSANT, "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1" },
  { "en-passant-gone", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 35, 0, -1, NULL },
  { "side", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", CHESS_SQUARE_NONE, CHESS_PROBLEM_OPPONENT_IN_CHECK,
    CHECKBIT_REPAIR_SIDE, "4k3/8/8/8/8/8/8/4RK2 b - - 0 1" },
  { "pawns", "4k2P/8/8/8/8/8/8/p3K3 w - - 0 1", CHESS_SQUARE_NONE,
    CHESS_PROBLEM_PAWNS_ON_BACK_RANK, CHECKBIT_REPAIR_PAWNS, "4k3/8/8/8/8/8/8/4K3 w - - 0 1" },
  { "kings", "k3k3/8/8/8/4K3/8/8/4K3 w - - 0 1", CHESS_SQUARE_NONE,
    CHESS_PROBLEM_WHITE_KINGS_SEVERAL | CHESS_PROBLEM_BLACK_KINGS_SEVERAL, CHECKBIT_REPAIR_KINGS,
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1" },
  { "kings-touch", "8/8/8/3kK3/8/8/8/8 w - - 0 1", CHESS_SQUARE_NONE, CHESS_PROBLEM_KINGS_TOUCH,
    -1, NULL },
  { "both-in-check", "4k3/4R3/8/8/8/4r3/8/4K3 w - - 0 1", CHESS_SQUARE_NONE,
    CHESS_PROBLEM_OPPONENT_IN_CHECK, -1, NULL },
};

static void
test_mending (gconstpointer data)
{
  const Mending *row = data;
  g_autoptr (CheckbitSetup) setup = setup_from (row->fen);

  if (row->empty != CHESS_SQUARE_NONE)
    checkbit_setup_put (setup, row->empty, CHESS_PIECE_NONE);
  g_assert_cmphex (checkbit_setup_get_problems (setup), ==, row->problems);
  for (int repair = 0; repair < CHECKBIT_N_REPAIRS; repair++)
    g_assert_cmpint (checkbit_setup_can_repair (setup, repair), ==, repair == row->repair);
  if (row->repair < 0)
    return;
  g_assert_nonnull (checkbit_setup_get_repair_label (setup, row->repair));
  checkbit_setup_repair (setup, row->repair);
  assert_fen (setup, row->after);
  g_assert_true (checkbit_setup_undo (setup));
}

static void
test_bad_fen (void)
{
  g_autoptr (CheckbitSetup) setup = checkbit_setup_new (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (checkbit_setup_load_fen (setup, "hello", &error));
  g_assert_nonnull (error);
  assert_fen (setup, START);
  g_assert_false (checkbit_setup_get_can_undo (setup));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/setup/steps", test_steps);
  g_test_add_func ("/game/setup/stroke", test_stroke);
  g_test_add_func ("/game/setup/stroke-ends", test_stroke_ends);
  g_test_add_func ("/game/setup/turned", test_turned);
  g_test_add_func ("/game/setup/castling", test_castling);
  g_test_add_func ("/game/setup/castling-follows", test_castling_follows);
  g_test_add_func ("/game/setup/castling-undone", test_castling_undone);
  g_test_add_func ("/game/setup/castling-wrong", test_castling_wrong);
  g_test_add_func ("/game/setup/castling-two-kings", test_castling_two_kings);
  g_test_add_func ("/game/setup/castling-960", test_castling_960);
  g_test_add_func ("/game/setup/en-passant", test_en_passant);
  g_test_add_func ("/game/setup/en-passant-follows", test_en_passant_follows);
  g_test_add_func ("/game/setup/counters", test_counters);
  for (guint i = 0; i < G_N_ELEMENTS (mendings); i++)
    {
      g_autofree char *path = g_strconcat ("/game/setup/mending/", mendings[i].name, NULL);
      g_test_add_data_func (path, &mendings[i], test_mending);
    }
  g_test_add_func ("/game/setup/bad-fen", test_bad_fen);
  return g_test_run ();
}

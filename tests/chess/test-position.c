/* Tests of position.h: after every move everything derived is compared with a recomputation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/movegen.h"
#include "reference.h"
#include "setup.h"

#include <glib.h>
#include <string.h>

/* The examples of the Polyglot book format's own page. */
static const struct
{
  const char *name, *fen;
  uint64_t key;
} key_cases[] = {
  { "start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0x463b96181691fc9c },
  { "e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", 0x823c9b50fd114196 },
  { "d5", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", 0x0756b94461c50fb0 },
  { "e5", "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", 0x662fafb965db29d4 },
  { "f5", "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", 0x22a48b5a8e47ff78 },
  { "Ke2", "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 3", 0x652a607ca3f242c1 },
  { "Kf7", "rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4", 0x00fdd303c946bdd9 },
  { "c4", "rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3", 0x3c8123ea7b067637 },
  { "bxc3", "rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 0 4", 0x5c3f9b829b279560 },
};

static void
test_key (gconstpointer data)
{
  size_t i = GPOINTER_TO_SIZE (data);
  ChessPosition position = setup (key_cases[i].fen);
  g_assert_cmphex (chess_position_key (&position), ==, key_cases[i].key);
  g_assert_cmphex (chess_position_compute_key (&position), ==, key_cases[i].key);
}

/* Rebuilds a position using only the public getters of another. */
static ChessPosition
rebuild (const ChessPosition *position)
{
  ChessPosition copy;
  chess_position_clear (&copy);
  for (unsigned square = 0; square < 64; square++)
    for (unsigned piece = 0; piece < CHESS_N_PIECES; piece++)
      if (chess_position_pieces (position, chess_piece_color ((ChessPiece) piece),
                                 chess_piece_type ((ChessPiece) piece))
              >> square
          & 1)
        chess_position_put (&copy, (ChessSquare) square, (ChessPiece) piece);
  chess_position_set_chess960 (&copy, chess_position_is_chess960 (position));
  chess_position_set_state (&copy, chess_position_side (position),
                            chess_position_castling_rooks (position), position->ep_square,
                            chess_position_halfmove (position), chess_position_fullmove (position));
  return copy;
}

static void
assert_same (const ChessPosition *a, const ChessPosition *b)
{
  for (unsigned color = 0; color < 2; color++)
    {
      for (unsigned type = 0; type < 6; type++)
        g_assert_cmphex (chess_position_pieces (a, color, type), ==,
                         chess_position_pieces (b, color, type));
      g_assert_cmphex (chess_position_color (a, color), ==, chess_position_color (b, color));
    }
  for (unsigned square = 0; square < 64; square++)
    g_assert_cmpuint (chess_position_piece_at (a, (ChessSquare) square), ==,
                      chess_position_piece_at (b, (ChessSquare) square));
  g_assert_cmphex (chess_position_key (a), ==, chess_position_key (b));
  g_assert_cmphex (chess_position_castling_rooks (a), ==, chess_position_castling_rooks (b));
  g_assert_cmpuint (a->ep_square, ==, b->ep_square);
  g_assert_cmpuint (chess_position_side (a), ==, chess_position_side (b));
}

static void
assert_derived (const ChessPosition *position)
{
  ChessPosition copy = rebuild (position);
  ChessColor side = chess_position_side (position);
  assert_same (position, &copy);
  g_assert_true (chess_position_is_consistent (position));
  ChessSquare king = chess_position_king (position, side);
  bool check = king != CHESS_SQUARE_NONE
               && reference_attacked (position, king, chess_color_opposite (side));
  g_assert_cmpint (chess_position_in_check (position), ==, check);
  uint64_t repetition = chess_position_key (position) ^ chess_position_repetition_key (position);
  g_assert_cmpint (repetition == 0, ==, position->ep_square == chess_position_ep_square (position));
}

static const char *const walk_fens[] = {
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
  "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
  "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
  "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
  "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
  "brkrqnnb/pppppppp/8/8/8/8/PPPPPPPP/BRKRQNNB w DBdb - 0 1",
  "rkr5/8/8/8/8/8/8/RKR5 w CAca - 0 1",
};

static void
test_walk (gconstpointer data)
{
  unsigned moves = 0;
  for (int game = 0; game < 40; game++)
    {
      ChessPosition position = setup (data);
      ChessMove move;
      assert_derived (&position);
      for (int ply = 0; ply < 80 && setup_random_move (&position, &move); ply++, moves++)
        assert_derived (&position);
    }
  g_test_message ("%u moves played and recomputed", moves);
  g_assert_cmpuint (moves, >, 400);
}

/* Whether the reference finds a move legal. */
static bool
expected_legal (const ChessPosition *position, ChessMove move)
{
  ChessMoveList list;
  reference_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    if (list.moves[i] == move)
      return true;
  return false;
}

/* A Chess960 start with all but kings, rooks and their pawns taken off. */
static ChessPosition
bare_start (unsigned number)
{
  ChessPieceType rank[8];
  ChessPosition position;
  setup_chess960_rank (number, rank);
  chess_position_clear (&position);
  chess_position_set_chess960 (&position, true);
  for (unsigned square = 0; square < 64; square++)
    {
      unsigned r = square / 8, color = r > 3;
      ChessPieceType type = rank[square % 8];
      if (type != CHESS_KING && type != CHESS_ROOK)
        continue;
      if (r % 7 == 0)
        chess_position_put (&position, (ChessSquare) square, CHESS_PIECE (color, type));
      if (r == 1 || r == 6)
        chess_position_put (&position, (ChessSquare) square, CHESS_PIECE (color, CHESS_PAWN));
    }
  return position;
}

/* Castles with one rook if that is legal, and looks at every piece after it. */
static bool
castle (const ChessPosition *position, ChessSquare rook)
{
  ChessColor side = chess_position_side (position);
  ChessSquare king = chess_position_king (position, side);
  ChessMove move = chess_move_new (king, rook, CHESS_MOVE_CASTLING);
  ChessPosition after = *position;
  g_assert_cmpint (chess_movegen_is_legal (position, move), ==, expected_legal (position, move));
  if (!chess_movegen_is_legal (position, move))
    return false;
  chess_position_play (&after, move);
  assert_derived (&after);
  g_assert_cmpuint (chess_position_king (&after, side), ==,
                    CHESS_SQUARE (rook > king ? 6 : 2, side * 7));
  g_assert_cmpuint (chess_position_piece_at (&after, CHESS_SQUARE (rook > king ? 5 : 3, side * 7)),
                    ==, CHESS_PIECE (side, CHESS_ROOK));
  g_assert_cmphex (chess_position_castling_rooks (&after), ==,
                   chess_position_castling_rooks (position) & ~CHESS_RANK (side * 7));
  g_assert_cmpuint (chess_position_halfmove (&after), ==, 6);
  return true;
}

/* From each of the 960 starts both sides castle both ways, unless another rook blocks the way. */
static void
test_castling_960 (void)
{
  unsigned castled = 0;
  for (unsigned number = 0; number < 960; number++)
    for (unsigned color = 0; color < 2; color++)
      {
        ChessPosition position = bare_start (number);
        ChessBitboard rooks = position.pieces[0][CHESS_ROOK] | position.pieces[1][CHESS_ROOK];
        chess_position_set_state (&position, color, rooks, CHESS_SQUARE_NONE, 5, 9);
        CHESS_FOREACH_SQUARE (rook, rooks & CHESS_RANK (color * 7))
          castled += castle (&position, (ChessSquare) rook);
      }
  g_test_message ("%u castlings from 960 starts", castled);
  g_assert_cmpuint (castled, >, 2500);
}

/* The same starts in full: both generators must agree on the first move. */
static void
test_starts_960 (void)
{
  for (unsigned number = 0; number < 960; number++)
    {
      ChessPosition position = setup_chess960 (number), start = chess_position_start;
      ChessMoveList list, expected;
      if (number == 518)
        assert_same (&position, &start);
      chess_movegen_legal (&position, &list);
      reference_legal (&position, &expected);
      g_assert_cmpuint (list.count, ==, expected.count);
      assert_derived (&position);
    }
}

static void
test_counters (void)
{
  ChessPosition position = setup ("4k3/8/8/8/8/8/4P3/4K2R w K - 99 65535");
  ChessPosition after = position;
  chess_position_play (&after, chess_move_new (7, 15, CHESS_MOVE_NORMAL));
  g_assert_cmpuint (chess_position_halfmove (&after), ==, 100);
  g_assert_cmpuint (chess_position_fullmove (&after), ==, 65535);
  chess_position_play (&after, chess_move_new (60, 59, CHESS_MOVE_NORMAL));
  g_assert_cmpuint (chess_position_fullmove (&after), ==, 65535);
  g_assert_cmpuint (chess_position_halfmove (&after), ==, 101);
  chess_position_play (&after, chess_move_new (12, 20, CHESS_MOVE_NORMAL));
  g_assert_cmpuint (chess_position_halfmove (&after), ==, 0);
  position.halfmove = UINT16_MAX;
  chess_position_play (&position, chess_move_new (4, 3, CHESS_MOVE_NORMAL));
  g_assert_cmpuint (chess_position_halfmove (&position), ==, UINT16_MAX);
}

/* A right is lost only when its king or rook moves or is captured. */
static const struct
{
  const char *name, *fen;
  ChessSquare from, to;
  ChessBitboard rooks;
} right_cases[] = {
  { "king", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 4, 12, 0x8100000000000000 },
  { "rook", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 7, 15, 0x8100000000000001 },
  { "takes", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 7, 63, 0x0100000000000001 },
  { "black-king", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", 60, 61, 0x81 },
  { "third-rook", "r3k2r/8/8/8/8/R7/8/R3K2R w KQkq - 0 1", 16, 24, 0x8100000000000081 },
  { "pawn", "r3k2r/8/8/8/8/8/4P3/R3K2R w Kq - 0 1", 12, 28, 0x0100000000000080 },
};

static void
test_rights (gconstpointer data)
{
  size_t i = GPOINTER_TO_SIZE (data);
  ChessPosition position = setup (right_cases[i].fen);
  chess_position_play (&position,
                       chess_move_new (right_cases[i].from, right_cases[i].to, CHESS_MOVE_NORMAL));
  g_assert_cmphex (chess_position_castling_rooks (&position), ==, right_cases[i].rooks);
  assert_derived (&position);
}

/* Attackers of both sides on a square, for a given occupancy. */
static void
test_attackers (void)
{
  ChessPosition position = setup ("4k3/8/2n5/8/3r1R2/2P1P3/8/4K1B1 w - - 0 1");
  ChessBitboard occupied = chess_position_occupied (&position);
  /* d4: pawns c3 and e3, knight c6, rook f4 along the rank; bishop g1 is hidden by e3. */
  ChessBitboard expected = CHESS_BIT (18) | CHESS_BIT (20) | CHESS_BIT (42) | CHESS_BIT (29);
  g_assert_cmphex (chess_position_attackers (&position, 27, occupied), ==, expected);
  g_assert_cmphex (chess_position_attackers (&position, 27, occupied & ~CHESS_BIT (20)), ==,
                   expected | CHESS_BIT (6));
}

static void
test_put (void)
{
  ChessPosition position, empty;
  chess_position_clear (&position);
  chess_position_clear (&empty);
  g_assert_true (chess_position_is_consistent (&position));
  for (unsigned i = 0; i < 2000; i++)
    {
      chess_position_put (&position, (ChessSquare) g_test_rand_int_range (0, 64),
                          (ChessPiece) g_test_rand_int_range (0, 13));
      g_assert_true (chess_position_is_consistent (&position));
    }
  for (unsigned square = 0; square < 64; square++)
    chess_position_put (&position, (ChessSquare) square, CHESS_PIECE_NONE);
  assert_same (&position, &empty);
}

static void
add_rows (const char *path, const char *name, gconstpointer data, GTestDataFunc run)
{
  g_autofree char *full = g_strdup_printf ("/chess/position/%s/%s", path, name);
  g_test_add_data_func (full, data, run);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (key_cases); i++)
    add_rows ("key", key_cases[i].name, GSIZE_TO_POINTER (i), test_key);
  for (size_t i = 0; i < G_N_ELEMENTS (right_cases); i++)
    add_rows ("rights", right_cases[i].name, GSIZE_TO_POINTER (i), test_rights);
  for (size_t i = 0; i < G_N_ELEMENTS (walk_fens); i++)
    {
      g_autofree char *name = g_strdup_printf ("%zu", i);
      add_rows ("walk", name, walk_fens[i], test_walk);
    }
  g_test_add_func ("/chess/position/castling-960", test_castling_960);
  g_test_add_func ("/chess/position/starts-960", test_starts_960);
  g_test_add_func ("/chess/position/counters", test_counters);
  g_test_add_func ("/chess/position/attackers", test_attackers);
  g_test_add_func ("/chess/position/put", test_put);
  return g_test_run ();
}

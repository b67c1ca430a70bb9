/* Tests of movegen.h: the rim cases by number, and every list against the reference generator.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/movegen.h"
#include "reference.h"
#include "setup.h"

#include <glib.h>
#include <string.h>

typedef struct
{
  const char *name, *fen;
  size_t count;
} CountCase;

static const CountCase count_cases[] = {
  { "start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 20 },
  { "kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 48 },
  { "most-moves", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 218 },
  { "most-moves-black", "Kbnn1kb1/PP1q4/q4q2/2q4q/4q3/1q4q1/3q4/r6r b - - 0 1", 218 },
  { "nine-queens", "QQQQQQQQ/8/8/3Q4/8/8/8/k1K5 w - - 0 1", 124 },
  { "all-promote", "8/PPPPPPPP/8/8/8/8/k7/4K3 w - - 0 1", 37 },
  { "all-promote-taking", "rnbq1bnr/PPPPPPPP/8/8/8/8/k7/4K3 w - - 0 1", 57 },
  { "ep-uncovers-rank", "8/8/8/KPp4r/8/8/8/4k3 w - c6 0 1", 4 },
  { "ep-uncovers-diagonal", "8/8/5b2/1KPp4/8/8/8/4k3 w - d6 0 1", 8 },
  { "ep-pinned-file", "k3r3/8/8/3pP3/8/8/4K3/8 w - d6 0 1", 9 },
  { "ep-pinned-diagonal-keeps", "7b/8/8/4Pp2/8/8/8/K6k w - f6 0 1", 4 },
  { "ep-along-pin", "8/8/5b2/3pP3/3K4/8/8/7k w - d6 0 1", 6 },
  { "ep-ends-check", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", 9 },
  { "ep-cannot-end-check", "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 6 },
  { "ep-two-takers", "8/8/8/3PpP2/8/8/8/K6k w - e6 0 1", 7 },
  { "ep-black-two-takers", "k6K/8/8/8/3pPp2/8/8/8 b - e3 0 1", 7 },
  { "double-check", "4k3/8/8/8/4r3/3n4/8/4K3 w - - 0 1", 3 },
  { "mate", "R3k3/8/4K3/8/8/8/8/8 b - - 0 1", 0 },
  { "stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0 },
  { "castle-both", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 26 },
  { "castle-960-rook-shields", "4k3/8/8/8/8/8/8/qRK5 w B - 0 1", 4 },
  { "castle-960-king-stays", "4k3/8/8/8/8/8/8/6KR w H - 0 1", 12 },
  { "no-kings", "8/8/8/3p4/4P3/8/8/8 w - - 0 1", 2 },
  { "empty", "8/8/8/8/8/8/8/8 w - - 0 1", 0 },
};

/* The same moves, of one type of piece to one square after the other. */
static void
assert_same_by_square (const ChessPosition *position, const ChessMoveList *list)
{
  ChessMoveList all = { 0 };

  for (size_t i = 0; i < list->count; i++)
    if (chess_move_kind (list->moves[i]) == CHESS_MOVE_CASTLING)
      all.moves[all.count++] = list->moves[i];
  for (int type = CHESS_PAWN; type <= CHESS_KING; type++)
    for (unsigned to = 0; to < 64; to++)
      {
        ChessMoveList some;

        chess_movegen_to (position, (ChessPieceType) type, (ChessSquare) to, &some);
        for (size_t i = 0; i < some.count; i++)
          {
            ChessPiece piece = chess_position_piece_at (position, chess_move_from (some.moves[i]));
            g_assert_cmpint (chess_piece_type (piece), ==, type);
            g_assert_cmpuint (chess_move_to (some.moves[i]), ==, to);
            g_assert_cmpuint (all.count, <, CHESS_MAX_MOVES);
            all.moves[all.count++] = some.moves[i];
          }
      }
  reference_sort (&all);
  g_assert_cmpmem (all.moves, all.count * sizeof all.moves[0], list->moves,
                   list->count * sizeof list->moves[0]);
}

/* The list, the count and the rest of the interface must agree. */
static void
assert_agrees (const ChessPosition *position)
{
  ChessMoveList list, expected;
  chess_movegen_legal (position, &list);
  reference_sort (&list);
  reference_legal (position, &expected);
  g_assert_cmpmem (list.moves, list.count * sizeof list.moves[0], expected.moves,
                   expected.count * sizeof expected.moves[0]);
  assert_same_by_square (position, &list);
  g_assert_cmpuint (chess_movegen_count (position), ==, list.count);
  g_assert_cmpint (chess_movegen_any (position), ==, list.count > 0);
  ChessBitboard targets[64] = { 0 };
  for (size_t i = 0; i < list.count; i++)
    targets[chess_move_from (list.moves[i])]
        |= CHESS_BIT (chess_move_to (list.moves[i]))
           | CHESS_BIT (chess_move_destination (list.moves[i]));
  for (unsigned from = 0; from < 64; from++)
    targets[from] &= ~CHESS_BIT (from); /* the king castles without leaving its square */
  for (unsigned from = 0; from < 64; from++)
    g_assert_cmphex (chess_movegen_targets (position, (ChessSquare) from), ==, targets[from]);
}

static void
test_count (gconstpointer data)
{
  const CountCase *row = data;
  ChessPosition position = setup (row->fen);
  ChessMoveList list;
  chess_movegen_legal (&position, &list);
  g_assert_cmpuint (list.count, ==, row->count);
  assert_agrees (&position);
}

/* All 65,536 values of a move, against the list. */
static void
test_is_legal (gconstpointer data)
{
  const CountCase *row = data;
  ChessPosition position = setup (row->fen);
  ChessMoveList list;
  reference_legal (&position, &list);
  size_t next = 0;
  for (unsigned move = 0; move < 65536; move++)
    {
      bool expected = next < list.count && list.moves[next] == move;
      next += expected;
      g_assert_cmpint (chess_movegen_is_legal (&position, (ChessMove) move), ==, expected);
    }
  g_assert_cmpuint (next, ==, list.count);
}

static void
test_walk (void)
{
  unsigned positions = 0;
  for (size_t i = 0; i < G_N_ELEMENTS (count_cases); i++)
    for (int game = 0; game < 8; game++)
      {
        ChessPosition position = setup (count_cases[i].fen);
        ChessMove move;
        for (int ply = 0; ply < 60 && setup_random_move (&position, &move); ply++, positions++)
          assert_agrees (&position);
      }
  g_test_message ("%u positions compared with the reference", positions);
  g_assert_cmpuint (positions, >, 3000);
}

/* Boards that no game reaches. */
static void
test_strewn (void)
{
  for (unsigned i = 0; i < 4000; i++)
    {
      ChessPosition position = setup_strewn ();
      assert_agrees (&position);
    }
}

/* Boards full of queens or pawns, as they can occur in the editor: no list overflows. */
static void
test_crowded (void)
{
  static const ChessPieceType crowds[] = { CHESS_PAWN, CHESS_KNIGHT, CHESS_ROOK, CHESS_QUEEN };
  for (size_t i = 0; i < G_N_ELEMENTS (crowds); i++)
    for (unsigned spacing = 1; spacing < 8; spacing++)
      for (unsigned color = 0; color < 2; color++)
        {
          ChessMoveList list;
          ChessPosition position;
          chess_position_clear (&position);
          chess_position_put (&position, 0, CHESS_PIECE (color, CHESS_KING));
          for (unsigned square = 8; square < 64; square += spacing)
            chess_position_put (&position, (ChessSquare) square, CHESS_PIECE (color, crowds[i]));
          chess_position_set_state (&position, color, 0, CHESS_SQUARE_NONE, 0, 1);
          chess_movegen_legal (&position, &list);
          g_assert_cmpuint (list.count, <=, CHESS_MAX_MOVES);
          g_assert_cmpuint (chess_movegen_count (&position), >=, list.count);
          g_assert_true (chess_position_is_consistent (&position));
        }
}

/* Maps the squares a person clicks to the move they mean. */
static const struct
{
  const char *name, *fen;
  ChessSquare from, to;
  ChessMove move;
} find_cases[] = {
#define CASTLE(from, to) ((from) | (to) << 6 | CHESS_MOVE_CASTLING << 14)
#define STEP(from, to) ((from) | (to) << 6)
  { "push", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", 12, 28, STEP (12, 28) },
  { "illegal", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", 12, 36, CHESS_MOVE_NONE },
  { "empty-square", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", 20, 28, CHESS_MOVE_NONE },
  { "castle-two-aside", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 6, CASTLE (4, 7) },
  { "castle-on-rook", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 7, CASTLE (4, 7) },
  { "castle-long", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 2, CASTLE (4, 0) },
  { "castle-b1-is-none", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 1, CHESS_MOVE_NONE },
  { "step-wins", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", 5, 6, STEP (5, 6) },
  { "rook-castles", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", 5, 7, CASTLE (5, 7) },
  { "destination-960", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", 1, 6, CASTLE (1, 7) },
  { "two-aside-960", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", 1, 3, CASTLE (1, 7) },
  { "on-the-spot-is-none", "4k3/8/8/8/8/8/8/6KR w H - 0 1", 6, 6, CHESS_MOVE_NONE },
  { "on-the-spot-rook-castles", "4k3/8/8/8/8/8/8/6KR w H - 0 1", 6, 7, CASTLE (6, 7) },
  { "promotion-queen", "8/P6k/8/8/8/8/8/K7 w - - 0 1", 48, 56,
    STEP (48, 56) | 3 << 12 | CHESS_MOVE_PROMOTION << 14 },
  { "en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 36, 43,
    STEP (36, 43) | CHESS_MOVE_EN_PASSANT << 14 },
};

static void
test_find (gconstpointer data)
{
  size_t i = GPOINTER_TO_SIZE (data);
  ChessPosition position = setup (find_cases[i].fen);
  g_assert_cmphex (chess_movegen_find (&position, find_cases[i].from, find_cases[i].to), ==,
                   find_cases[i].move);
}

#define TAG(name) CHESS_TAG_##name

static const struct
{
  const char *name, *fen;
  ChessMove move;
  ChessPiece captured;
  unsigned tags;
} tag_cases[] = {
  { "quiet", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", STEP (12, 20), CHESS_PIECE_NONE, 0 },
  { "double-push", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", STEP (12, 28), CHESS_PIECE_NONE,
    TAG (DOUBLE_PUSH) },
  { "en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", STEP (36, 43) | CHESS_MOVE_EN_PASSANT << 14,
    CHESS_PIECE (CHESS_BLACK, CHESS_PAWN), TAG (EN_PASSANT) | TAG (CAPTURE) },
  { "castling", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", CASTLE (4, 7), CHESS_PIECE_NONE,
    TAG (CASTLING) | TAG (LOSES_CASTLING) },
  { "castling-check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", CASTLE (4, 7), CHESS_PIECE_NONE,
    TAG (CASTLING) | TAG (LOSES_CASTLING) | TAG (CHECK) },
  { "rook-takes-rook", "r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1", STEP (0, 56),
    CHESS_PIECE (CHESS_BLACK, CHESS_ROOK), TAG (CAPTURE) | TAG (CHECK) | TAG (LOSES_CASTLING) },
  { "promotion-mate", "7k/P5pp/8/8/8/8/8/K7 w - - 0 1",
    STEP (48, 56) | 3 << 12 | CHESS_MOVE_PROMOTION << 14, CHESS_PIECE_NONE,
    TAG (PROMOTION) | TAG (CHECK) | TAG (MATE) },
  { "discovered", "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", STEP (28, 11), CHESS_PIECE_NONE,
    TAG (CHECK) | TAG (DISCOVERED_CHECK) },
  { "double-check", "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", STEP (28, 45), CHESS_PIECE_NONE,
    TAG (CHECK) | TAG (DISCOVERED_CHECK) | TAG (DOUBLE_CHECK) },
  { "stalemate", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", STEP (46, 53) /* Qf7 */, CHESS_PIECE_NONE,
    TAG (STALEMATE) },
};

static void
test_tags (gconstpointer data)
{
  size_t i = GPOINTER_TO_SIZE (data);
  ChessPosition position = setup (tag_cases[i].fen);
  ChessMoveInfo info;
  g_assert_true (chess_movegen_is_legal (&position, tag_cases[i].move));
  chess_movegen_annotate (&position, tag_cases[i].move, &info);
  g_assert_cmphex (info.move, ==, tag_cases[i].move);
  g_assert_cmpuint (info.captured, ==, tag_cases[i].captured);
  g_assert_cmphex (info.tags, ==, tag_cases[i].tags);
  g_assert_cmpuint (info.piece, ==,
                    chess_position_piece_at (&position, chess_move_from (info.move)));
}

static void
add_row (const char *group, const char *name, gconstpointer data, GTestDataFunc run)
{
  g_autofree char *path = g_strdup_printf ("/chess/movegen/%s/%s", group, name);
  g_test_add_data_func (path, data, run);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (count_cases); i++)
    {
      add_row ("count", count_cases[i].name, &count_cases[i], test_count);
      add_row ("is-legal", count_cases[i].name, &count_cases[i], test_is_legal);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (find_cases); i++)
    add_row ("find", find_cases[i].name, GSIZE_TO_POINTER (i), test_find);
  for (size_t i = 0; i < G_N_ELEMENTS (tag_cases); i++)
    add_row ("tags", tag_cases[i].name, GSIZE_TO_POINTER (i), test_tags);
  g_test_add_func ("/chess/movegen/walk", test_walk);
  g_test_add_func ("/chess/movegen/strewn", test_strewn);
  g_test_add_func ("/chess/movegen/crowded", test_crowded);
  return g_test_run ();
}

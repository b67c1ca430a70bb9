/* Tests of uci-move.h: moves in coordinates, written and read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../lib/rows.h"
#include "setup.h"

#include "chess/uci-move.h"

#include <glib.h>
#include <string.h>

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
#define CASTLING_960 "4k3/8/8/8/8/8/8/RK5R w HA - 0 1"

typedef struct
{
  const char *name, *fen, *text;
  const char *written; /* NULL: no legal move */
  ChessMoveKind kind;
} UciCase;

static const UciCase cases[] = {
  { "push", START, "e2e4", "e2e4", CHESS_MOVE_NORMAL },
  { "knight", START, "g1f3", "g1f3", CHESS_MOVE_NORMAL },
  { "capture", KIWIPETE, "e5g6", "e5g6", CHESS_MOVE_NORMAL },
  { "en-passant", "4k3/8/8/8/pP6/8/8/4K3 b - b3 0 1", "a4b3", "a4b3", CHESS_MOVE_EN_PASSANT },
  { "promotion", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "a7a8q", CHESS_MOVE_PROMOTION },
  { "underpromotion", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", "a7a8n", CHESS_MOVE_PROMOTION },
  { "large-promotion", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8R", "a7a8r", CHESS_MOVE_PROMOTION },
  { "black-promotion", "4k3/8/8/8/8/8/p7/4K3 b - - 0 1", "a2a1b", "a2a1b", CHESS_MOVE_PROMOTION },
  { "castling-short", KIWIPETE, "e1g1", "e1g1", CHESS_MOVE_CASTLING },
  { "castling-long", KIWIPETE, "e1c1", "e1c1", CHESS_MOVE_CASTLING },
  { "castling-onto-rook", KIWIPETE, "e1h1", "e1g1", CHESS_MOVE_CASTLING },
  { "castling-onto-far-rook", KIWIPETE, "e1a1", "e1c1", CHESS_MOVE_CASTLING },
  { "chess960-castling", CASTLING_960, "b1h1", "b1h1", CHESS_MOVE_CASTLING },
  { "chess960-long", CASTLING_960, "b1a1", "b1a1", CHESS_MOVE_CASTLING },
  { "chess960-step", CASTLING_960, "b1c1", "b1c1", CHESS_MOVE_NORMAL },
  { "chess960-destination", CASTLING_960, "b1g1", NULL, CHESS_MOVE_NORMAL },
  { "king-step-to-g1", "4k3/8/8/8/8/8/8/5K2 w - - 0 1", "f1g1", "f1g1", CHESS_MOVE_NORMAL },
  { "no-right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", NULL, CHESS_MOVE_NORMAL },
  { "promotion-missing", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8", NULL, CHESS_MOVE_NORMAL },
  { "promotion-undue", START, "e2e4q", NULL, CHESS_MOVE_NORMAL },
  { "promotion-to-king", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", NULL, CHESS_MOVE_NORMAL },
  { "promotion-to-pawn", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8p", NULL, CHESS_MOVE_NORMAL },
  { "illegal", START, "e2e5", NULL, CHESS_MOVE_NORMAL },
  { "wrong-side", START, "e7e5", NULL, CHESS_MOVE_NORMAL },
  { "same-square", START, "a1a1", NULL, CHESS_MOVE_NORMAL },
  { "noughts", START, "0000", NULL, CHESS_MOVE_NORMAL },
  { "empty", START, "", NULL, CHESS_MOVE_NORMAL },
  { "one-square", START, "e2", NULL, CHESS_MOVE_NORMAL },
  { "too-long", START, "e2e4qq", NULL, CHESS_MOVE_NORMAL },
  { "space", START, "e2 e4", NULL, CHESS_MOVE_NORMAL },
  { "large-letters", START, "E2E4", NULL, CHESS_MOVE_NORMAL },
  { "off-the-board", START, "e2e9", NULL, CHESS_MOVE_NORMAL },
  { "bytes", START, "\xff\xfe\xfd\xfc", NULL, CHESS_MOVE_NORMAL },
};

/* The move that was read is the row's, none where nothing is written. */
static void
assert_move (const UciCase *row, const ChessPosition *position, ChessMove move)
{
  char text[CHESS_UCI_SIZE];

  if (row->written == NULL)
    {
      g_assert_cmpuint (move, ==, CHESS_MOVE_NONE);
      return;
    }
  g_assert_true (chess_movegen_is_legal (position, move));
  g_assert_cmpint (chess_move_kind (move), ==, row->kind);
  g_assert_cmpuint (chess_uci_write (position, move, text), ==, strlen (row->written));
  g_assert_cmpstr (text, ==, row->written);
}

static void
test_case (gconstpointer data)
{
  const UciCase *row = data;
  ChessPosition position = setup (row->fen);

  assert_move (row, &position, chess_uci_read (&position, row->text, strlen (row->text)));
}

/* Castling as other programs write it in Chess960. */
static const UciCase foreign_cases[] = {
  { "rook", CASTLING_960, "b1h1", "b1h1", CHESS_MOVE_CASTLING },
  { "destination", CASTLING_960, "b1g1", "b1h1", CHESS_MOVE_CASTLING },
  { "step", CASTLING_960, "b1c1", "b1c1", CHESS_MOVE_NORMAL },
  { "usual-short", "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "e1g1", "e1h1", CHESS_MOVE_CASTLING },
  { "usual-long", "r3k2r/8/8/8/8/8/8/4K3 b ha - 0 1", "e8c8", "e8a8", CHESS_MOVE_CASTLING },
  { "two-aside", CASTLING_960, "b1d1", NULL, CHESS_MOVE_NORMAL },
  { "way-attacked", "4kr2/8/8/8/8/8/8/R3K2R w HA - 0 1", "e1g1", NULL, CHESS_MOVE_NORMAL },
  { "ordinary", KIWIPETE, "e1g1", "e1g1", CHESS_MOVE_CASTLING },
  { "no-squares", CASTLING_960, "....", NULL, CHESS_MOVE_NORMAL },
  { "promotion", CASTLING_960, "b1g1q", NULL, CHESS_MOVE_NORMAL },
};

static void
test_foreign (gconstpointer data)
{
  const UciCase *row = data;
  ChessPosition position = setup (row->fen);

  assert_move (row, &position, chess_uci_read_foreign (&position, row->text, strlen (row->text)));
}

static void
test_null_move (void)
{
  char text[CHESS_UCI_SIZE];

  g_assert_cmpuint (chess_uci_write (&chess_position_start, CHESS_MOVE_NONE, text), ==, 4);
  g_assert_cmpstr (text, ==, "0000");
}

/* The length counts, not a NUL. */
static void
test_length (void)
{
  ChessMove move = chess_uci_read (&chess_position_start, "e2e4e7e5", 4);

  g_assert_cmpuint (move, ==, chess_move_new (12, 28, CHESS_MOVE_NORMAL));
}

/* Every legal move of random games, ordinary and Chess960, reads back as itself; two moves of one
 * position are never written the same. */
static void
test_round_trip (void)
{
  static const char *const fens[]
      = { START, KIWIPETE, CASTLING_960, "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1" };
  guint n = 0;

  for (guint game = 0; game < 120; game++)
    {
      ChessPosition position = setup (fens[game % G_N_ELEMENTS (fens)]);
      ChessMove played;

      for (guint ply = 0; ply < 120; ply++)
        {
          g_autoptr (GHashTable) seen
              = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
          ChessMoveList list;

          chess_movegen_legal (&position, &list);
          for (size_t i = 0; i < list.count; i++, n++)
            {
              char text[CHESS_UCI_SIZE];
              size_t length = chess_uci_write (&position, list.moves[i], text);

              g_assert_cmpuint (chess_uci_read (&position, text, length), ==, list.moves[i]);
              g_assert_true (g_hash_table_add (seen, g_strdup (text)));
            }
          if (!setup_random_move (&position, &played))
            break;
        }
    }
  g_test_message ("%u moves", n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/uci-move/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_case);
    }
  ADD_ROWS ("/uci-move/foreign/", foreign_cases, test_foreign);
  g_test_add_func ("/uci-move/null-move", test_null_move);
  g_test_add_func ("/uci-move/length", test_length);
  g_test_add_func ("/uci-move/round-trip", test_round_trip);
  return g_test_run ();
}

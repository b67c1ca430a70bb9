/* Moves made ahead of one's turn: the possible targets of each piece, counted by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/premove.h"

typedef struct
{
  const char *name, *fen, *from, *targets;
} Row;

static const Row rows[] = {
  { "pawn", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "e2", "d3 e3 f3 e4" },
  { "pawn/moved", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1", "e4", "d5 e5 f5" },
  { "pawn/edge", "4k3/7p/8/8/8/8/8/4K3 w - - 0 1", "h7", "h5 g6 h6" },
  { "knight/own-piece", "4k3/8/8/8/8/5P2/8/4K1N1 b - - 0 1", "g1", "e2 f3 h3" },
  { "bishop/blocked", "4k3/8/8/8/8/8/1P6/B3K3 b - - 0 1", "a1", "b2 c3 d4 e5 f6 g7 h8" },
  { "king", "k7/8/8/8/8/8/8/7K b - - 0 1", "h1", "g1 g2 h2" },
  { "king/castling", "4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1", "e1", "a1 c1 d1 f1 g1 h1 d2 e2 f2" },
  { "king/one-rook", "4k3/8/8/8/8/8/8/R3K2R b K - 0 1", "e1", "d1 f1 g1 h1 d2 e2 f2" },
  { "side-to-move", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2", "" },
  { "empty", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "e3", "" },
};

static ChessSquare
get_square (const char *name)
{
  return CHESS_SQUARE (name[0] - 'a', name[1] - '1');
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GString) text = g_string_new (NULL);
  ChessPosition position;

  g_assert_true (chess_fen_read (row->fen, strlen (row->fen), CHESS_FEN_DEFAULT, &position, NULL));
  CHESS_FOREACH_SQUARE (square, chess_premove_targets (&position, get_square (row->from)))
    g_string_append_printf (text, "%s%c%c", text->len > 0 ? " " : "", 'a' + (int) square % 8,
                            '1' + (int) square / 8);
  g_assert_cmpstr (text->str, ==, row->targets);
}

/* Whatever is legal after any answer could be asked for before it. */
static void
test_covers (gconstpointer data)
{
  const char *fen = data;
  ChessPosition position;
  ChessMoveList answers, moves;
  guint n = 0;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));
  chess_movegen_legal (&position, &answers);
  for (size_t i = 0; i < answers.count; i++)
    {
      ChessPosition after = position;

      chess_position_play (&after, answers.moves[i]);
      chess_movegen_legal (&after, &moves);
      for (size_t j = 0; j < moves.count; j++)
        {
          ChessSquare from = chess_move_from (moves.moves[j]);

          g_assert_true (chess_bitboard_has (chess_premove_targets (&position, from),
                                             chess_move_destination (moves.moves[j])));
          n++;
        }
    }
  g_assert_cmpuint (n, >, 300);
  g_test_message ("%u moves", n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/chess/premove/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_data_func ("/chess/premove/covers/start",
                        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", test_covers);
  g_test_add_data_func ("/chess/premove/covers/busy",
                        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                        test_covers);
  return g_test_run ();
}

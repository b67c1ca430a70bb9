/* Tests of what has been captured and who has more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/material.h"

#include <glib.h>
#include <string.h>

#include "chess/fen.h"
#include "chess/movegen.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* Pieces by their letters, upper case White's, each side from the pawn to the queen. */
static const struct
{
  const char *name;
  const char *start;
  const char *fen;
  const char *captured;
  const char *promoted;
  const char *surplus;
  int balance;
} cases[] = {
  { "nothing", START, START, "", "", "", 0 },
  { "pawn-for-pawn",
    START,
    "rnbqkbnr/ppp1pppp/8/3p4/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1",
    "P",
    "",
    "p",
    -1 },
  { "exchange",
    START,
    "rnbqk2r/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1",
    "Npnb",
    "",
    "PB",
    4 },
  { "after-exchange",
    START,
    "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQk - 0 1",
    "Nr",
    "",
    "Rn",
    2 },
  { "promoted-queen",
    START,
    "rnbqkbnr/ppppppp1/8/8/8/8/PPPPPPP1/RNBQKBNQ w Qkq - 0 1",
    "Rp",
    "Q",
    "Qr",
    4 },
  { "promoted-piece-captured",
    START,
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1",
    "P",
    "",
    "p",
    -1 },
  { "knights-from-pawns",
    START,
    "4k3/8/8/8/8/8/8/NNNNK3 w - - 0 1",
    "PPPPPPBBRRQppppppppnnbbrrq",
    "NN",
    "NNNN",
    12 },
  /* Nine queens of eight pawns, and one of the start. */
  { "all-promoted",
    START,
    "qqqqkqqq/qq6/8/8/8/8/8/QQQQKQQQ w - - 0 1",
    "PPNNBBRRnnbbrr",
    "QQQQQQqqqqqqqq",
    "qq",
    -18 },
  /* A piece that was not on the first board cannot have been captured. */
  { "from-a-study",
    "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1",
    "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
    "R",
    "",
    "P",
    1 },
  { "study-unchanged",
    "4k3/qq6/8/8/8/8/P7/R3K3 w - - 0 1",
    "4k3/qq6/8/8/8/8/P7/R3K3 w - - 0 1",
    "",
    "",
    "PRqq",
    -12 },
};

static ChessPosition
read_fen (const char *fen)
{
  ChessPosition position;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));

  return position;
}

/* (transfer full) */
static char *
write_counts (uint8_t counts[CHESS_N_COLORS][CHESS_N_PIECE_TYPES])
{
  GString *text = g_string_new (NULL);

  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    for (guint n = counts[chess_piece_color (piece)][chess_piece_type (piece)]; n > 0; n--)
      g_string_append_c (text, chess_piece_letter (piece));

  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  ChessPosition start = read_fen (cases[i].start), position = read_fen (cases[i].fen);
  ChessMaterial material;
  g_autofree char *captured = NULL, *promoted = NULL, *surplus = NULL;

  chess_material_compare (&start, &position, &material);
  captured = write_counts (material.captured);
  promoted = write_counts (material.promoted);
  surplus = write_counts (material.surplus);
  g_assert_cmpstr (captured, ==, cases[i].captured);
  g_assert_cmpstr (promoted, ==, cases[i].promoted);
  g_assert_cmpstr (surplus, ==, cases[i].surplus);
  g_assert_cmpint (material.balance, ==, cases[i].balance);
}

/* Compares with the captures and promotions counted along random games. A game ends when a promoted
 * piece is captured: the board cannot show that. */
static void
test_games (void)
{
  guint n_captures = 0, n_positions = 0;

  for (guint game = 0; game < 300; game++)
    {
      ChessPosition position = chess_position_start;
      uint8_t captured[CHESS_N_COLORS][CHESS_N_PIECE_TYPES] = { 0 };
      ChessBitboard promoted = 0;

      for (guint ply = 0; ply < 200; ply++)
        {
          ChessMoveList list;
          ChessMove move;
          ChessSquare from, to;
          ChessMaterial material;
          ChessColor them = chess_color_opposite (chess_position_side (&position));

          chess_movegen_legal (&position, &list);
          if (list.count == 0)
            break;
          move = list.moves[g_test_rand_int_range (0, (gint32) list.count)];
          from = chess_move_from (move);
          to = chess_move_to (move);
          if (chess_bitboard_has (promoted, to) && chess_move_kind (move) != CHESS_MOVE_CASTLING)
            break;
          if (chess_move_kind (move) == CHESS_MOVE_EN_PASSANT)
            captured[them][CHESS_PAWN]++;
          else if (chess_position_piece_at (&position, to) != CHESS_PIECE_NONE
                   && chess_move_kind (move) != CHESS_MOVE_CASTLING)
            captured[them][chess_piece_type (chess_position_piece_at (&position, to))]++;
          if (chess_bitboard_has (promoted, from) || chess_move_kind (move) == CHESS_MOVE_PROMOTION)
            promoted = (promoted & ~CHESS_BIT (from)) | CHESS_BIT (to);
          chess_position_play (&position, move);

          chess_material_compare (&chess_position_start, &position, &material);
          n_positions++;
          /* A promoted queen replaces a captured one: only the sum is visible. */
          if (promoted == 0)
            g_assert_cmpmem (material.captured, sizeof material.captured, captured,
                             sizeof captured);
        }
      for (guint i = 0; i < CHESS_N_COLORS * CHESS_N_PIECE_TYPES; i++)
        n_captures += ((uint8_t *) captured)[i];
    }
  g_assert_cmpuint (n_captures, >, 1000);
  g_test_message ("%u captures in %u positions", n_captures, n_positions);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/material/%s", cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/material/games", test_games);

  return g_test_run ();
}

/* Games for tests of widgets, written as a few words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game-script.h"

#include <string.h>

#include "chess/uci-move.h"

static void
play_word (CheckbitGame *game, const char *word)
{
  const ChessPosition *position = checkbit_game_get_position (game);
  g_autoptr (GError) error = NULL;

  if (g_str_equal (word, "<"))
    g_assert_true (checkbit_game_go_back (game));
  else if (g_str_equal (word, "undo"))
    g_assert_true (checkbit_game_undo (game));
  else if (g_str_equal (word, "^"))
    g_assert_true (checkbit_game_go_to_start (game));
  else if (g_str_equal (word, "resign"))
    checkbit_game_resign (game, &error);
  else if (*word != '\0')
    checkbit_game_play (game, chess_uci_read (position, word, strlen (word)), &error);
  g_assert_no_error (error);
}

void
game_script_play (CheckbitGame *game, const char *script)
{
  g_auto (GStrv) words = g_strsplit (script, " ", -1);

  for (char **word = words; *word != NULL; word++)
    play_word (game, *word);
}

/* A quiet move, or a pawn's single step where the counter runs high. */
static ChessMove
pick (GRand *rand, const ChessPosition *position)
{
  gboolean want_pawn = chess_position_halfmove (position) > 140;
  ChessMoveList list;
  guint offset;

  chess_movegen_legal (position, &list);
  offset = (guint) g_rand_int_range (rand, 0, (gint32) list.count);
  for (guint i = 0; i < list.count; i++)
    {
      ChessMove move = list.moves[(i + offset) % list.count];
      ChessPiece piece = chess_position_piece_at (position, chess_move_from (move));
      ChessPiece taken = chess_position_piece_at (position, chess_move_to (move));
      gboolean is_pawn = chess_piece_type (piece) == CHESS_PAWN;

      if (taken == CHESS_PIECE_NONE && is_pawn == want_pawn
          && (!is_pawn || ABS (chess_move_to (move) - chess_move_from (move)) == 8))
        return move;
    }

  return list.moves[offset];
}

void
game_script_play_long (CheckbitGame *game, guint plies)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  g_assert_true (
      checkbit_game_load_fen (game, "1r2k3/4pppp/8/8/8/8/PPPP4/4K1R1 w - - 0 1", NULL));
  while (checkbit_node_get_ply (checkbit_game_get_current (game)) < plies)
    {
      if (checkbit_game_get_result (game) != CHECKBIT_RESULT_OPEN)
        g_assert_true (checkbit_game_go_back (game));
      g_assert_true (
          checkbit_game_play (game, pick (rand, checkbit_game_get_position (game)), NULL));
    }
}

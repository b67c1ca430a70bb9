/* Resigning, and claiming draws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/ending.h"

#include <glib/gi18n-lib.h>

#include "chess/san.h"
#include "game/controller/situation.h"
#include "game/text/messages.h"

/* Shows the final position after a player ended the game, whatever was on the board. */
static void
show_end (CheckbitGame *game)
{
  checkbit_game_go_to (game, checkbit_game_get_end (game));
}

static gboolean
resign (CheckbitMatch *match)
{
  CheckbitGame *game = checkbit_match_get_game (match);
  ChessColor human;

  if (!checkbit_match_get_human (match, &human))
    return checkbit_game_resign (game, NULL);
  return checkbit_game_declare (
      game, human == CHESS_WHITE ? CHECKBIT_RESULT_BLACK_WINS : CHECKBIT_RESULT_WHITE_WINS,
      CHECKBIT_REASON_RESIGNATION, NULL);
}

gboolean
checkbit_ending_resign (CheckbitMatch *match)
{
  if (!resign (match))
    return FALSE;
  show_end (checkbit_match_get_game (match));
  return TRUE;
}

/* The player having the move claims (FIDE 9.2, 9.3). */
gboolean
checkbit_ending_may_claim (CheckbitMatch *match)
{
  return !checkbit_match_is_on (match)
         || !checkbit_match_is_engine (match, checkbit_match_get_side (match));
}

gboolean
checkbit_ending_find_claim (CheckbitMatch *match, ChessMoveList *moves)
{
  CheckbitGame *game = checkbit_match_get_game (match);

  moves->count = 0;
  if (!checkbit_ending_may_claim (match))
    return FALSE;
  if (checkbit_game_get_claims (game) != CHESS_CLAIM_NONE)
    return TRUE;
  checkbit_game_get_claiming_moves (game, moves);
  return moves->count > 0;
}

char *
checkbit_ending_dup_reason (CheckbitGame *game, ChessMove move)
{
  gboolean at_once = move == CHESS_MOVE_NONE;
  ChessClaims claims
      = at_once ? checkbit_game_get_claims (game) : checkbit_game_get_claims_by_move (game, move);
  char san[CHESS_SAN_SIZE] = "";

  if (claims == CHESS_CLAIM_NONE)
    return NULL;
  if (!at_once)
    chess_san_write (checkbit_node_get_position (checkbit_game_get_end (game)), move, san);
  return checkbit_message_claim (claims, at_once ? NULL : san);
}

static char *
dup_distance (CheckbitGame *game)
{
  CheckbitNode *end = checkbit_game_get_end (game);
  guint times = checkbit_node_get_repetitions (end);
  guint quiet = chess_position_halfmove (checkbit_node_get_position (end)) / 2;

  /* Translators: how often the position has been there, and how many moves have neither captured
   * nor moved a pawn. Short: it is shown in a line of a phone. */
  return g_strdup_printf (_ ("No draw to claim yet: repetition %u of 3, quiet move %u of 50."),
                          times, quiet);
}

#define NOT_YOUR_MOVE _ ("It is not your move now.")

char *
checkbit_ending_dup_refusal (CheckbitMatch *match)
{
  return checkbit_ending_may_claim (match) ? dup_distance (checkbit_match_get_game (match))
                                           : g_strdup (NOT_YOUR_MOVE);
}

static gboolean
claim (CheckbitGame *game, ChessMove move, GError **error)
{
  return move == CHESS_MOVE_NONE ? checkbit_game_claim_draw (game, error)
                                 : checkbit_game_claim_draw_by_move (game, move, error);
}

gboolean
checkbit_ending_claim (CheckbitMatch *match, ChessMove move, GError **error)
{
  CheckbitGame *game = checkbit_match_get_game (match);

  if (!checkbit_ending_may_claim (match))
    {
      g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_NO_CLAIM, NOT_YOUR_MOVE);
      return FALSE;
    }
  if (!claim (game, move, error))
    return FALSE;
  show_end (game);
  return TRUE;
}

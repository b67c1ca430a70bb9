/* Ending a game other than by checkmate: resigning, and claiming a draw, at once or with an
 * intended move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"
#include "game/match/match.h"

G_BEGIN_DECLS

/* The only human of a match resigns, whoever is to move; without one, the side to move. The board
 * goes to the final position. FALSE if the game is already over. */
gboolean checkbit_ending_resign (CheckbitMatch *match);

/* Whether a draw can be claimed: at once, with empty moves, or with one of moves. */
gboolean checkbit_ending_find_claim (CheckbitGame *game, ChessMoveList *moves);
/* Why a draw can be claimed: at once (CHESS_MOVE_NONE) or with a move; NULL if it cannot.
 * Translated. (transfer full) */
char *checkbit_ending_dup_reason (CheckbitGame *game, ChessMove move);
/* How far the game is from a draw claim. Translated. (transfer full) */
char *checkbit_ending_dup_distance (CheckbitGame *game);
/* Claims at once (CHESS_MOVE_NONE) or with a move. The board goes to the final position. */
gboolean checkbit_ending_claim (CheckbitGame *game, ChessMove move, GError **error);

G_END_DECLS

/* How a game ends that nobody has mated: giving up, and claiming a draw, at once or with a move
 * that a player intends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"
#include "game/match/match.h"

G_BEGIN_DECLS

/* The only human of a match gives up, whoever is to move; else the side to move. The board goes to
 * the end. FALSE where the game is over already. */
gboolean checkbit_ending_resign (CheckbitMatch *match);

/* Whether a draw can be claimed: at once, moves being empty then, or with one of some moves. */
gboolean checkbit_ending_find_claim (CheckbitGame *game, ChessMoveList *moves);
/* Why a draw can be claimed: at once (CHESS_MOVE_NONE) or with a move; NULL where it cannot.
 * Translated. (transfer full) */
char *checkbit_ending_dup_reason (CheckbitGame *game, ChessMove move);
/* How far the game is from a draw that could be claimed. Translated. (transfer full) */
char *checkbit_ending_dup_distance (CheckbitGame *game);
/* Claims at once (CHESS_MOVE_NONE) or with a move. The board goes to the end. */
gboolean checkbit_ending_claim (CheckbitGame *game, ChessMove move, GError **error);

G_END_DECLS

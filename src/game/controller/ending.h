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

/* Whether somebody may claim a draw now, if the rules give one: in a match the person who is to
 * move, but nobody for an engine; without one anybody. */
gboolean checkbit_ending_may_claim (CheckbitMatch *match);
/* Whether a draw can be claimed now: at once, with empty moves, or with one of moves. */
gboolean checkbit_ending_find_claim (CheckbitMatch *match, ChessMoveList *moves);
/* Why a draw can be claimed: at once (CHESS_MOVE_NONE) or with a move; NULL if it cannot.
 * Translated. (transfer full) */
char *checkbit_ending_dup_reason (CheckbitGame *game, ChessMove move);
/* Why no draw can be claimed now: it is not a person's move, or how far the game is from a claim.
 * Translated. (transfer full) */
char *checkbit_ending_dup_refusal (CheckbitMatch *match);
/* Claims at once (CHESS_MOVE_NONE) or with a move. The board goes to the final position. */
gboolean checkbit_ending_claim (CheckbitMatch *match, ChessMove move, GError **error);

G_END_DECLS

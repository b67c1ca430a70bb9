/* A game being played: a tree of positions, and the place in it where the board stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_CHANGE_PLAY,  /* one move forward: played, redone or stepped */
  CHECKBIT_CHANGE_UNDO,  /* one move back: undone or stepped */
  CHECKBIT_CHANGE_JUMP,  /* anywhere else in the tree */
  CHECKBIT_CHANGE_RESET, /* another game or position altogether */
  CHECKBIT_CHANGE_STATE, /* same place: result, claim, resignation, modified flag */
  CHECKBIT_CHANGE_EDIT,  /* notes, tags or lines are others; the place may be another */
} CheckbitChangeKind;

#define CHECKBIT_GAME_ERROR (checkbit_game_error_quark ())
GQuark checkbit_game_error_quark (void);

typedef enum
{
  CHECKBIT_GAME_ERROR_ILLEGAL_MOVE,
  CHECKBIT_GAME_ERROR_OVER,
  CHECKBIT_GAME_ERROR_FEN,
  CHECKBIT_GAME_ERROR_NO_CLAIM,
} CheckbitGameError;

#define CHECKBIT_TYPE_GAME (checkbit_game_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitGame, checkbit_game, CHECKBIT, GAME, GObject)

/* A new game from the start position.
 *
 * Signal "changed" (CheckbitChangeKind kind, CheckbitNode *before, CheckbitNode *after): once per
 * change, after everything is in place; before is NULL on a reset. Nodes that a change takes out of
 * the tree are freed only after everyone has heard of it. Any kind of change but JUMP may add nodes
 * to the tree or take some out: who keeps them looks at checkbit_game_get_revision(), in edit.h. A
 * handler must not change the game.
 * Signal "comment-drafted": see checkbit_game_draft_comment(), in edit.h.
 * Properties that notify, after "changed": "can-undo", "can-redo", "modified", "result". */
CheckbitGame *checkbit_game_new (void);

/* The place where the board stands; never NULL. */
CheckbitNode *checkbit_game_get_current (CheckbitGame *self);
CheckbitNode *checkbit_game_get_root (CheckbitGame *self);
const ChessPosition *checkbit_game_get_position (CheckbitGame *self);

/* Plays a move at the current place. Where another move was played from here before, that line
 * stays as a variation; where this very move was, it is followed. FALSE with the reason, nothing
 * changed, if the move is illegal or the game is over. */
gboolean checkbit_game_play (CheckbitGame *self, ChessMove move, GError **error);

/* Takes the last change back, or makes it again: see edit.h. Each returns whether there was one. */
gboolean checkbit_game_undo (CheckbitGame *self);
gboolean checkbit_game_redo (CheckbitGame *self);
gboolean checkbit_game_get_can_undo (CheckbitGame *self);
gboolean checkbit_game_get_can_redo (CheckbitGame *self);

/* Going about, which changes nothing in the record. Each returns whether the board stands elsewhere
 * now. A step forward follows the line last visited. A step to a neighbor is announced as PLAY or
 * UNDO whichever function made it, so that the board can show the one move. */
gboolean checkbit_game_go_back (CheckbitGame *self);
gboolean checkbit_game_go_forward (CheckbitGame *self);
gboolean checkbit_game_go_to_start (CheckbitGame *self);
/* To the end of the line last visited; back to where the game is being played. */
gboolean checkbit_game_go_to_end (CheckbitGame *self);
gboolean checkbit_game_go_to (CheckbitGame *self, CheckbitNode *node);

/* The game's last position, whatever the board shows: where it is being played, else the end of the
 * line that was last visited. Never NULL. */
CheckbitNode *checkbit_game_get_end (CheckbitGame *self);
/* Says where the game is being played; NULL: nowhere, it is only looked at. A new move played
 * anywhere, and a known one played there, takes the place along; so do undo and redo, and where it
 * is taken out of the tree the last position before that is next. */
void checkbit_game_set_live (CheckbitGame *self, CheckbitNode *node);
/* Plays a move at the game's last position. A board that stands elsewhere stays there. */
gboolean checkbit_game_play_live (CheckbitGame *self, ChessMove move, GError **error);

/* Starts over: from the start position, a position, or a FEN (refused: FALSE, a translated sentence
 * with field and column, and the game as it was). A step of the history: undo brings the old game
 * back, entirely. */
void checkbit_game_reset (CheckbitGame *self);
void checkbit_game_reset_to (CheckbitGame *self, const ChessPosition *position);
gboolean checkbit_game_load_fen (CheckbitGame *self, const char *fen, GError **error);

/* The Chess960 number (0 to 959) of the position the game began from; -1 for any other start and
 * for standard chess. */
int checkbit_game_get_chess960 (CheckbitGame *self);
/* Starts over from a Chess960 position. */
void checkbit_game_reset_to_chess960 (CheckbitGame *self, guint number);

/* The canonical FEN of the current position. (transfer full) */
char *checkbit_game_dup_fen (CheckbitGame *self);

/* How often the current position has stood on the way from the root, at least 1. */
guint checkbit_game_get_repetitions (CheckbitGame *self);

/* The result at the current place: by the board, a claim made or a resignation there. */
CheckbitResult checkbit_game_get_result (CheckbitGame *self);
CheckbitReason checkbit_game_get_reason (CheckbitGame *self);

/* What follows is about the game's last position, wherever the board stands: an action that ends
 * the game does so there, and leaves the board where it is. */

/* Draws that may be claimed now. */
ChessClaims checkbit_game_get_claims (CheckbitGame *self);
gboolean checkbit_game_claim_draw (CheckbitGame *self, GError **error);

/* Draws that the side to move may claim with a move that it intends and has not played (FIDE 9.2.1,
 * 9.3.1), because the position after it would stand for the third time or end fifty quiet moves. */
ChessClaims checkbit_game_get_claims_by_move (CheckbitGame *self, ChessMove move);
/* The moves, if any, that such a claim can be made with. */
void checkbit_game_get_claiming_moves (CheckbitGame *self, ChessMoveList *moves);
/* Claims with a move: it is put down and the game ends there, in one change. */
gboolean checkbit_game_claim_draw_by_move (CheckbitGame *self, ChessMove move, GError **error);

/* The side to move gives up. */
gboolean checkbit_game_resign (CheckbitGame *self, GError **error);
/* Ends the game: agreement, a flag, adjudication … result is not OPEN. */
gboolean checkbit_game_declare (CheckbitGame *self,
                                CheckbitResult result,
                                CheckbitReason reason,
                                GError **error);

/* Whether the game differs from what was last loaded or saved. */
gboolean checkbit_game_get_modified (CheckbitGame *self);
void checkbit_game_set_modified (CheckbitGame *self, gboolean modified);

G_END_DECLS

/* A game being played: a tree of positions, and the current position in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_CHANGE_PLAY,  /* one move forward: played, redone or navigated */
  CHECKBIT_CHANGE_UNDO,  /* one move back: undone or navigated */
  CHECKBIT_CHANGE_JUMP,  /* anywhere else in the tree */
  CHECKBIT_CHANGE_RESET, /* another game or position */
  CHECKBIT_CHANGE_STATE, /* same position: result, claim, resignation, modified flag */
  CHECKBIT_CHANGE_EDIT,  /* notes, tags or lines have changed; the position may have changed, too */
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
 * change, after it is complete; before is NULL on a reset. Nodes removed by a change are freed only
 * after all handlers have run. Any kind of change but JUMP may add or remove nodes: code that
 * stores nodes must check checkbit_game_get_revision(), in edit.h. Handlers must not change the
 * game. Signal "replacing": another game is about to take this one's place; handlers may still
 * store in it what is being written, and a later undo brings it back. It may come more than once
 * before that. Signal "comment-drafted": see
 * checkbit_game_draft_comment(), in edit.h. Properties that notify, after "changed": "can-undo",
 * "can-redo", "modified", "result". */
CheckbitGame *checkbit_game_new (void);

/* The current position; never NULL. */
CheckbitNode *checkbit_game_get_current (CheckbitGame *self);
CheckbitNode *checkbit_game_get_root (CheckbitGame *self);
const ChessPosition *checkbit_game_get_position (CheckbitGame *self);

/* Plays a move at the current position. If another move was played here before, the new one becomes
 * a variation; if this move was, it is followed. One that ends the game being played makes its line
 * the main line, whose result a file keeps. FALSE with the reason, nothing changed, if the
 * move is illegal or the game is over. */
gboolean checkbit_game_play (CheckbitGame *self, ChessMove move, GError **error);

/* Undoes or redoes the last change: see edit.h. Each returns whether there was one. */
gboolean checkbit_game_undo (CheckbitGame *self);
gboolean checkbit_game_redo (CheckbitGame *self);
gboolean checkbit_game_get_can_undo (CheckbitGame *self);
gboolean checkbit_game_get_can_redo (CheckbitGame *self);

/* Navigation, which does not change the record. Each returns whether the position has changed. A
 * step forward follows the line last visited. A step to a neighbor is notified as PLAY or UNDO
 * whichever function made it, so that the board can animate the move. */
gboolean checkbit_game_go_back (CheckbitGame *self);
gboolean checkbit_game_go_forward (CheckbitGame *self);
gboolean checkbit_game_get_can_go_forward (CheckbitGame *self);
gboolean checkbit_game_go_to_start (CheckbitGame *self);
/* To the end of the line last visited; back to the position of the game being played. */
gboolean checkbit_game_go_to_end (CheckbitGame *self);
gboolean checkbit_game_go_to (CheckbitGame *self, CheckbitNode *node);

/* The game's last position, whatever the board shows: that of the game being played, else the end
 * of the line last visited. Never NULL. */
CheckbitNode *checkbit_game_get_end (CheckbitGame *self);
/* Sets the position of the game being played; NULL: none, it is only being viewed. It follows a new
 * move played anywhere, an existing move played there, and undo and redo; if its node is removed
 * from the tree, it goes to the last remaining ancestor. */
void checkbit_game_set_live (CheckbitGame *self, CheckbitNode *node);
/* Plays a move at the game's last position. The board stays if it shows another position. */
gboolean checkbit_game_play_live (CheckbitGame *self, ChessMove move, GError **error);

/* Starts over: from the standard position, a position, or a FEN (if invalid: FALSE, a translated
 * sentence with field and column, and no change). A step in the history: undo restores the old game
 * completely. */
void checkbit_game_reset (CheckbitGame *self);
void checkbit_game_reset_to (CheckbitGame *self, const ChessPosition *position);
gboolean checkbit_game_load_fen (CheckbitGame *self, const char *fen, GError **error);

/* The Chess960 number (0 to 959) of the game's starting position; -1 for any other start and for
 * standard chess. */
int checkbit_game_get_chess960 (CheckbitGame *self);
/* Starts over from a Chess960 position. */
void checkbit_game_reset_to_chess960 (CheckbitGame *self, guint number);

/* The canonical FEN of the current position. (transfer full) */
char *checkbit_game_dup_fen (CheckbitGame *self);

/* How often the current position has occurred since the root, at least 1. */
guint checkbit_game_get_repetitions (CheckbitGame *self);

/* The result at the current position: by the rules, a claim or a resignation there. */
CheckbitResult checkbit_game_get_result (CheckbitGame *self);
CheckbitReason checkbit_game_get_reason (CheckbitGame *self);

/* The following is about the game's last position, whatever the board shows: an action that ends
 * the game is done there, and the board stays. */

/* Whether the game can be ended by a claim or a declaration: it is open. A variation of a game
 * whose main line has ended cannot be, unless it is the game being played: a file has one result,
 * and a look at what else could have been played must not change it. */
gboolean checkbit_game_get_can_end (CheckbitGame *self);

/* Draws that may be claimed now. */
ChessClaims checkbit_game_get_claims (CheckbitGame *self);
gboolean checkbit_game_claim_draw (CheckbitGame *self, GError **error);

/* Draws that the side to move may claim with an intended move that is not played yet (FIDE 9.2.1,
 * 9.3.1), because the position after it would occur for the third time or complete fifty quiet
 * moves. */
ChessClaims checkbit_game_get_claims_by_move (CheckbitGame *self, ChessMove move);
/* The moves, if any, with which such a claim is possible. */
void checkbit_game_get_claiming_moves (CheckbitGame *self, ChessMoveList *moves);
/* Claims with a move: it is added and the game ends there, in one change. */
gboolean checkbit_game_claim_draw_by_move (CheckbitGame *self, ChessMove move, GError **error);

/* The side to move resigns. */
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

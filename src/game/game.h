/* A game being played: a tree of positions, and the place in it where the board stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "chess/outcome.h"
#include "chess/position.h"

G_BEGIN_DECLS

/* One position of the tree and the move that led to it. Owned by its game; borrowed by everyone
 * else until the game is reset or destroyed. */
typedef struct _CheckbitNode CheckbitNode;

CheckbitNode *checkbit_node_get_parent (CheckbitNode *node);
/* The first child is the main line, the others are variations in the order they were played. */
guint checkbit_node_get_n_children (CheckbitNode *node);
CheckbitNode *checkbit_node_get_child (CheckbitNode *node, guint index);
/* Where redo goes from here: to the child last visited, else the main line. NULL at the end of a
 * line. */
CheckbitNode *checkbit_node_get_next (CheckbitNode *node);
/* CHESS_MOVE_NONE at the root. */
ChessMove checkbit_node_get_move (CheckbitNode *node);
const ChessPosition *checkbit_node_get_position (CheckbitNode *node);
/* Half-moves from the root: 0 at the root. */
guint checkbit_node_get_ply (CheckbitNode *node);
/* SAN of the move, "" at the root; never localised. */
const char *checkbit_node_get_san (CheckbitNode *node);

typedef enum
{
  CHECKBIT_CHANGE_PLAY,  /* one move forward: played or redone */
  CHECKBIT_CHANGE_UNDO,  /* one move back */
  CHECKBIT_CHANGE_JUMP,  /* anywhere else in the tree */
  CHECKBIT_CHANGE_RESET, /* another game or position altogether */
  CHECKBIT_CHANGE_STATE, /* same place: result, claim, resignation, modified flag */
} CheckbitChangeKind;

typedef enum
{
  CHECKBIT_RESULT_OPEN,
  CHECKBIT_RESULT_WHITE_WINS,
  CHECKBIT_RESULT_BLACK_WINS,
  CHECKBIT_RESULT_DRAW,
} CheckbitResult;

typedef enum
{
  CHECKBIT_REASON_NONE,
  CHECKBIT_REASON_CHECKMATE,
  CHECKBIT_REASON_STALEMATE,
  CHECKBIT_REASON_INSUFFICIENT_MATERIAL,
  CHECKBIT_REASON_FIVEFOLD_REPETITION,
  CHECKBIT_REASON_SEVENTY_FIVE_MOVES,
  CHECKBIT_REASON_THREEFOLD_CLAIM,
  CHECKBIT_REASON_FIFTY_MOVES_CLAIM,
  CHECKBIT_REASON_RESIGNATION,
} CheckbitReason;

/* How the game stands at a node: by the board, or by a claim or a resignation made there. */
CheckbitResult checkbit_node_get_result (CheckbitNode *node);
CheckbitReason checkbit_node_get_reason (CheckbitNode *node);

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
 * change, after everything is in place; before is NULL on a reset. The nodes that a reset throws
 * away are freed only after everyone has heard of it. A handler must not change the game.
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

/* Each returns whether anything changed. Redo follows the line last visited. A step to a neighbour
 * is announced as PLAY or UNDO whichever function made it, so that the board can show the one move.
 */
gboolean checkbit_game_undo (CheckbitGame *self);
gboolean checkbit_game_redo (CheckbitGame *self);
gboolean checkbit_game_go_to_start (CheckbitGame *self);
gboolean checkbit_game_go_to_end (CheckbitGame *self);
gboolean checkbit_game_go_to (CheckbitGame *self, CheckbitNode *node);

/* Starts over: from the start position, a position, or a FEN (refused: FALSE, a translated sentence
 * with field and column, and the game as it was). */
void checkbit_game_reset (CheckbitGame *self);
void checkbit_game_reset_to (CheckbitGame *self, const ChessPosition *position);
gboolean checkbit_game_load_fen (CheckbitGame *self, const char *fen, GError **error);

/* The canonical FEN of the current position. (transfer full) */
char *checkbit_game_dup_fen (CheckbitGame *self);

/* How often the current position has stood on the way from the root, at least 1. */
guint checkbit_game_get_repetitions (CheckbitGame *self);

/* The result at the current place: by the board, a claim made or a resignation there. */
CheckbitResult checkbit_game_get_result (CheckbitGame *self);
CheckbitReason checkbit_game_get_reason (CheckbitGame *self);

/* Draws that may be claimed now. */
ChessClaims checkbit_game_get_claims (CheckbitGame *self);
gboolean checkbit_game_claim_draw (CheckbitGame *self, GError **error);

/* The side to move gives up. Undo takes this (and a claim) back before it takes back a move, and
 * redo brings it back. */
gboolean checkbit_game_resign (CheckbitGame *self, GError **error);

gboolean checkbit_game_get_can_undo (CheckbitGame *self);
gboolean checkbit_game_get_can_redo (CheckbitGame *self);

/* Whether the game differs from what was last loaded or saved. */
gboolean checkbit_game_get_modified (CheckbitGame *self);
void checkbit_game_set_modified (CheckbitGame *self, gboolean modified);

/* Everything about the game, to bring it back later: what the undo of "New game" holds.
 * The snapshot owns the tree; restoring gives it back and announces a reset. */
typedef struct _CheckbitGameSnapshot CheckbitGameSnapshot;
/* Takes the tree out of the game, which starts over from the start position, or from another one,
 * in one change. (transfer full) */
CheckbitGameSnapshot *checkbit_game_take (CheckbitGame *self);
CheckbitGameSnapshot *checkbit_game_take_and_reset_to (CheckbitGame *self,
                                                       const ChessPosition *position);
/* As checkbit_game_load_fen(), with the game that was there before. NULL where the FEN is refused,
 * and nothing has changed. (transfer full) */
CheckbitGameSnapshot *checkbit_game_take_and_load_fen (CheckbitGame *self,
                                                       const char *fen,
                                                       GError **error);
/* (transfer full) of snapshot. */
void checkbit_game_restore (CheckbitGame *self, CheckbitGameSnapshot *snapshot);
void checkbit_game_snapshot_free (CheckbitGameSnapshot *snapshot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitGameSnapshot, checkbit_game_snapshot_free)

G_END_DECLS

/* Builds a tree of moves, for the game, its record and file readers: nobody may be connected to the
 * tree yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/notes.h"
#include "game/tree/record.h"

G_BEGIN_DECLS

/* A tree of one position. (transfer full): free with checkbit_node_free_tree(). */
CheckbitNode *checkbit_node_new_root (const ChessPosition *position);

/* Adds a legal move, or a null move, as the last child, whether or not there already is one with
 * it. (transfer none) */
CheckbitNode *checkbit_node_add_child (CheckbitNode *node, ChessMove move);
CheckbitNode *checkbit_node_add_null_child (CheckbitNode *node);

/* The child for a move; NULL if there is none. The null move is CHESS_MOVE_NONE. */
CheckbitNode *checkbit_node_find_child (CheckbitNode *node, ChessMove move);

/* A copy of everything below a node, without recursion, whatever its depth. (transfer full) */
CheckbitNode *checkbit_node_copy_tree (CheckbitNode *top);

/* Makes a step forward from a node lead to one of its children. */
void checkbit_node_set_next (CheckbitNode *node, CheckbitNode *child);

/* All data of a node except its position, at once. */
typedef struct
{
  CheckbitNotes *notes; /* borrowed; NULL for none */
  guint n_children;
  ChessMove move;
  CheckbitReason reason; /* of the declaration */
  CheckbitResult declared;
  gboolean root, null_move, folded;
  gboolean next; /* a step forward from the parent leads here */
} CheckbitNodeFacts;

void checkbit_node_get_facts (CheckbitNode *node, CheckbitNodeFacts *facts);

/* Makes the path from the root to a node the line last visited. Returns that root. */
CheckbitNode *checkbit_node_mark_visited (CheckbitNode *node);

/* Removes a node, with everything below it, from its siblings, and inserts it again at an index. */
void checkbit_node_detach (CheckbitNode *node);
void checkbit_node_attach (CheckbitNode *node, guint index);

/* Moves a node among its siblings. */
void checkbit_node_reorder (CheckbitNode *node, guint index);

/* Whether a node can be reached from the root: a removed node still points to its old parent. */
gboolean checkbit_node_is_in_tree (CheckbitNode *node);

/* Whether a node is another one or lies below it. */
gboolean checkbit_node_is_within (CheckbitNode *node, CheckbitNode *top);

/* The next node when a tree is traversed, parents before children, main line first; NULL after the
 * last one below top. */
CheckbitNode *checkbit_node_walk (CheckbitNode *node, CheckbitNode *top);

/* The declaration at a node, whatever the rules say. reason may be NULL. */
CheckbitResult checkbit_node_get_declared (CheckbitNode *node, CheckbitReason *reason);

/* The key for comparing positions that may be the same. */
guint64 checkbit_node_get_repetition_key (CheckbitNode *node);

/* The notes of a move; NULL for none. (transfer none) */
CheckbitNotes *checkbit_node_get_notes (CheckbitNode *node);
/* Replaces the notes of a node, and returns the old ones. (transfer full) of both */
CheckbitNotes *checkbit_node_exchange_notes (CheckbitNode *node, CheckbitNotes *notes);

/* The NAG that a review gave a move; 0 for none. Setting another one replaces it. */
guint8 checkbit_node_get_review_nag (CheckbitNode *node);
void checkbit_node_set_review_nag (CheckbitNode *node, guint8 nag);

/* Frees a node and everything below it, without recursion, whatever its depth. NULL is ignored. */
void checkbit_node_free_tree (CheckbitNode *root);

G_END_DECLS

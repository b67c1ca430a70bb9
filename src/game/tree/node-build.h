/* How a tree of moves is built, by the game, its record and what reads one from a file: nobody may
 * listen to the tree yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/notes.h"
#include "game/tree/record.h"

G_BEGIN_DECLS

/* A tree of one position. (transfer full): free with checkbit_node_free_tree(). */
CheckbitNode *checkbit_node_new_root (const ChessPosition *position);

/* Adds what a legal move, or a null move, leads to as the last child, whether or not one has it
 * already. (transfer none) */
CheckbitNode *checkbit_node_add_child (CheckbitNode *node, ChessMove move);
CheckbitNode *checkbit_node_add_null_child (CheckbitNode *node);

/* The child that a move leads to; NULL if it was never played here. The null move is
 * CHESS_MOVE_NONE. */
CheckbitNode *checkbit_node_find_child (CheckbitNode *node, ChessMove move);

/* Everything below a node anew, in any depth without recursion. (transfer full) */
CheckbitNode *checkbit_node_copy_tree (CheckbitNode *top);

/* Has a step forward from a node lead to one of its children; whether it leads to this one. */
void checkbit_node_set_next (CheckbitNode *node, CheckbitNode *child);
gboolean checkbit_node_is_next (CheckbitNode *node);

/* All that is written down of a node but its position, at once. */
typedef struct
{
  CheckbitNotes *notes; /* borrowed; NULL for none */
  guint n_children;
  ChessMove move;
  CheckbitReason reason; /* of what was declared here */
  CheckbitResult declared;
  gboolean root, null_move, folded;
  gboolean next; /* a step forward from the node before leads here */
} CheckbitNodeFacts;

void checkbit_node_get_facts (CheckbitNode *node, CheckbitNodeFacts *facts);

/* Makes the way from the root to a node the line last visited. Returns that root. */
CheckbitNode *checkbit_node_mark_visited (CheckbitNode *node);

/* Takes a node, with all below it, out of its siblings, and puts it back at a place among them. */
void checkbit_node_detach (CheckbitNode *node);
void checkbit_node_attach (CheckbitNode *node, guint index);

/* Moves a node among its siblings. */
void checkbit_node_reorder (CheckbitNode *node, guint index);

/* Whether a node can be got to from the root: what is taken out still points to where it was. */
gboolean checkbit_node_is_in_tree (CheckbitNode *node);

/* Whether a node is another one or lies below it. */
gboolean checkbit_node_is_within (CheckbitNode *node, CheckbitNode *top);

/* The node after this one when all of a tree are gone through, parents before children, main line
 * first; NULL after the last below top. */
CheckbitNode *checkbit_node_walk (CheckbitNode *node, CheckbitNode *top);

/* What was declared at a node, whatever the board says. reason may be NULL. */
CheckbitResult checkbit_node_get_declared (CheckbitNode *node, CheckbitReason *reason);

/* What positions are compared by that may be the same. */
guint64 checkbit_node_get_repetition_key (CheckbitNode *node);

/* All that is written beside a move; NULL for nothing. (transfer none) */
CheckbitNotes *checkbit_node_get_notes (CheckbitNode *node);
/* Gives a node other notes, and returns those it had. (transfer full) of both */
CheckbitNotes *checkbit_node_exchange_notes (CheckbitNode *node, CheckbitNotes *notes);

/* Frees a node and everything below it, in any depth without recursion. NULL is passed over. */
void checkbit_node_free_tree (CheckbitNode *root);

G_END_DECLS

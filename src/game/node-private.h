/* What only the game itself may do with the nodes of its tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/san.h"
#include "game/game.h"

G_BEGIN_DECLS

struct _CheckbitNode
{
  CheckbitNode *parent;
  CheckbitNode *first_child;
  CheckbitNode *next_sibling;
  CheckbitNode *visited; /* the child that was gone through last: where redo leads */

  guint64 repetition_key;
  guint repetitions; /* how often this position has stood from the root on, at least 1 */
  guint ply;
  ChessOutcome outcome;     /* what the board and the counters say */
  CheckbitReason declared;  /* a claim made or a resignation given here, or NONE */
  CheckbitReason withdrawn; /* a declaration that was taken back and can be made again, or NONE */
  ChessMove move;
  char san[CHESS_SAN_SIZE];
  ChessPosition position;
};

/* A tree of one position. (transfer full): free with checkbit_node_free_tree(). */
CheckbitNode *checkbit_node_new_root (const ChessPosition *position);

/* Adds what a legal move leads to as the last child. (transfer none) */
CheckbitNode *checkbit_node_add_child (CheckbitNode *node, ChessMove move);

/* The child that a move leads to; NULL if it was never played here. */
CheckbitNode *checkbit_node_find_child (CheckbitNode *node, ChessMove move);

/* Makes the way from the root to a node the line last visited. Returns that root. */
CheckbitNode *checkbit_node_mark_visited (CheckbitNode *node);

/* Frees a node and everything below it, in any depth without recursion. NULL is passed over. */
void checkbit_node_free_tree (CheckbitNode *root);

G_END_DECLS

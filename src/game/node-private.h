/* How a node is laid out, and what only the game and its record may do with the tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/san.h"
#include "game/record.h"

G_BEGIN_DECLS

/* What was written beside a move. Most moves of most games have none, so a node only points to it.
 * Notes that have more than one owner never change, whoever sets something gets a copy of its own
 * first: so another thread can hold them, and a copy of a game costs none. */
typedef struct
{
  gatomicrefcount references;
  char *comment_before; /* NULL for none, never "" */
  char *comment;
  GArray *nags;   /* of guint8; NULL for none */
  GArray *shapes; /* of CheckbitShape; NULL for none */
  gint64 clock_ms;
  gint64 elapsed_ms;
  CheckbitScore score;
  guint depth;
} CheckbitNotes;

struct _CheckbitNode
{
  CheckbitNode *parent;
  CheckbitNode *first_child;
  CheckbitNode *next_sibling;
  CheckbitNode *visited; /* the child that was gone through last: where a step forward leads */
  CheckbitNotes *notes;  /* owned; NULL for none */

  guint64 repetition_key;
  guint repetitions; /* how often this position has stood from the root on, at least 1 */
  guint ply;
  guint8 outcome;         /* ChessOutcome: what the board and the counters say */
  guint8 declared;        /* CheckbitReason: what was declared here, or NONE */
  guint8 declared_result; /* CheckbitResult */
  bool null_move;
  bool folded;
  ChessMove move;
  char san[CHESS_SAN_SIZE];
  ChessPosition position;
};

/* --- The tree (node.c) ---------------------------------------------------------------------- */

/* A tree of one position. (transfer full): free with checkbit_node_free_tree(). */
CheckbitNode *checkbit_node_new_root (const ChessPosition *position);

/* Adds what a legal move, or a null move, leads to as the last child, whether or not one has it
 * already. (transfer none) */
CheckbitNode *checkbit_node_add_child (CheckbitNode *node, ChessMove move);
CheckbitNode *checkbit_node_add_null_child (CheckbitNode *node);

/* The child that a move leads to; NULL if it was never played here. The null move is
 * CHESS_MOVE_NONE. */
CheckbitNode *checkbit_node_find_child (CheckbitNode *node, ChessMove move);

/* Makes the way from the root to a node the line last visited. Returns that root. */
CheckbitNode *checkbit_node_mark_visited (CheckbitNode *node);

/* Takes a node, with all below it, out of its siblings, and puts it back at a place among them. */
void checkbit_node_detach (CheckbitNode *node);
void checkbit_node_attach (CheckbitNode *node, guint index);

/* Whether a node is another one or lies below it. */
gboolean checkbit_node_is_within (CheckbitNode *node, CheckbitNode *top);

/* The node after this one when all of a tree are gone through, parents before children, main line
 * first; NULL after the last below top. */
CheckbitNode *checkbit_node_walk (CheckbitNode *node, CheckbitNode *top);

/* Frees a node and everything below it, in any depth without recursion. NULL is passed over. */
void checkbit_node_free_tree (CheckbitNode *root);

/* --- Notes (notes.c) ------------------------------------------------------------------------ */

/* NULL is no notes at all, to each of these. (transfer full) */
CheckbitNotes *checkbit_notes_ref (CheckbitNotes *notes);
void checkbit_notes_unref (CheckbitNotes *notes);
gboolean checkbit_notes_equal (const CheckbitNotes *a, const CheckbitNotes *b);

G_END_DECLS

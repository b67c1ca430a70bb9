/* How a node is laid out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/san.h"
#include "game/tree/node-build.h"

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

/* Whether a node can be got to from the root: what is taken out still points to where it was. */
gboolean checkbit_node_is_in_tree (CheckbitNode *node);

/* --- Notes (notes.c) ------------------------------------------------------------------------ */

/* NULL is no notes at all, to each of these. (transfer full) */
CheckbitNotes *checkbit_notes_ref (CheckbitNotes *notes);
void checkbit_notes_unref (CheckbitNotes *notes);
gboolean checkbit_notes_equal (const CheckbitNotes *a, const CheckbitNotes *b);

G_END_DECLS

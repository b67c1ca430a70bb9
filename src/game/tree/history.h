/* The steps that were made in a game, to be taken back and made again. Inside the game only.
 *
 * A step is a list of deltas, and a delta holds what is not in the game at the moment: the old
 * notes, the line that was deleted, the game that was put aside. Toggling it exchanges the two, so
 * that undo and redo are one and the same, and only the order in which the deltas are gone through
 * differs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/edit.h"
#include "game/tree/record-build.h"

G_BEGIN_DECLS

/* Everything that is exchanged when a game makes way for another. */
typedef struct
{
  CheckbitRecord *record; /* owned; never NULL */
  CheckbitNode *current;  /* somewhere below its root; never NULL */
  guint64 id;             /* another for every record that was ever in the game */
  guint64 state;          /* a number for what the record is like now, */
  guint64 saved;          /* and for what it was like when it was last saved */
  gpointer companion;     /* owned where companion_destroy is set */
  GDestroyNotify companion_destroy;
} CheckbitWhole;

/* Whether there is nothing in it that anyone would want back. */
gboolean checkbit_whole_is_blank (const CheckbitWhole *whole);

/* Frees what it holds, not the struct itself. */
void checkbit_whole_clear (CheckbitWhole *whole);

/* --- One step ------------------------------------------------------------------------------- */

typedef struct
{
  CheckbitEditKind kind;
  /* Where the board goes when the step is taken back, and made again; NULL: it stays. */
  CheckbitNode *before;
  CheckbitNode *after;
  /* Where the game was being played before the step, and after it; NULL where nobody played. */
  CheckbitNode *live_before;
  CheckbitNode *live_after;
  guint64 state;  /* the number of the state that the step would lead to now */
  gboolean looks; /* it only moves the board: the state stays */
  guint field;    /* of a comment: which; steps of one field of one node may be merged */
  gboolean sealed;
  GArray *deltas;
} CheckbitStep;

CheckbitStep *checkbit_step_new (CheckbitEditKind kind, CheckbitNode *before, CheckbitNode *after);
void checkbit_step_free (CheckbitStep *step);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitStep, checkbit_step_free)

/* What the step will do once it is made. Nodes are borrowed, values are (transfer full). */
void checkbit_step_add_notes (CheckbitStep *step, CheckbitNode *node, CheckbitNotes *notes);
/* A node that is in the tree is taken out of it; */
void checkbit_step_add_removal (CheckbitStep *step, CheckbitNode *node);
/* one that has just been detached is put in at a place among its siblings. */
void checkbit_step_add_insertion (CheckbitStep *step, CheckbitNode *node, guint index);
void checkbit_step_add_order (CheckbitStep *step, CheckbitNode *node, guint index);
/* Whether it puts siblings in another order. */
gboolean checkbit_step_orders (const CheckbitStep *step);
void checkbit_step_add_tags (CheckbitStep *step, CheckbitTags *tags);
/* node: NULL for the result of the record as a whole. */
void checkbit_step_add_result (CheckbitStep *step,
                               CheckbitNode *node,
                               CheckbitResult result,
                               CheckbitReason reason);
/* (transfer full) of what whole holds. */
void checkbit_step_add_whole (CheckbitStep *step, const CheckbitWhole *whole);

/* What undo (TRUE) or redo of it is called in a menu; NULL for no step. (transfer full) */
char *checkbit_step_dup_label (const CheckbitStep *step, gboolean undo);

/* --- All of them ---------------------------------------------------------------------------- */

typedef struct
{
  GPtrArray *steps; /* of CheckbitStep; owned */
  guint done;       /* how many of them stand; the rest can be made again */
} CheckbitHistory;

void checkbit_history_init (CheckbitHistory *history);
void checkbit_history_clear (CheckbitHistory *history);

/* The step that undo takes back, and the one that redo makes again; NULL for none. */
CheckbitStep *checkbit_history_get_undo (const CheckbitHistory *history);
CheckbitStep *checkbit_history_get_redo (const CheckbitHistory *history);

/* Makes a new step, (transfer full), in whole, and forgets those that were taken back. What is
 * forgotten is handed out in an array that owns it, to be kept until everyone has heard. */
GPtrArray *
checkbit_history_push (CheckbitHistory *history, CheckbitStep *step, CheckbitWhole *whole);

/* Takes the last step back, or makes the next again, and says which it was; there must be one. */
CheckbitStep *checkbit_history_undo (CheckbitHistory *history, CheckbitWhole *whole);
CheckbitStep *checkbit_history_redo (CheckbitHistory *history, CheckbitWhole *whole);

G_END_DECLS

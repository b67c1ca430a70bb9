/* The steps made in a game, for undo and redo. Only for the game.
 *
 * A step is a list of deltas, and a delta holds the data that is not in the game at the moment: the
 * old notes, the deleted line, the game put aside. Toggling it exchanges the two, so that undo and
 * redo are the same, except for the order of the deltas.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/edit.h"
#include "game/tree/record-build.h"

G_BEGIN_DECLS

/* Everything that is exchanged when a game is replaced. */
typedef struct
{
  CheckbitRecord *record; /* owned; never NULL */
  CheckbitNode *current;  /* somewhere below its root; never NULL */
  guint64 id;             /* unique for every record that was ever in the game */
  guint64 state;          /* the number of the record's current state, */
  guint64 saved;          /* and of its last saved state */
  gpointer companion;     /* owned if companion_destroy is set */
  GDestroyNotify companion_destroy;
} CheckbitWhole;

/* Whether it contains nothing worth restoring. */
gboolean checkbit_whole_is_blank (const CheckbitWhole *whole);

/* Frees what it holds, not the struct itself. */
void checkbit_whole_clear (CheckbitWhole *whole);

/* --- One step ------------------------------------------------------------------------------- */

typedef struct
{
  CheckbitEditKind kind;
  /* Where the board goes after undo, and after redo; NULL: it stays. */
  CheckbitNode *before;
  CheckbitNode *after;
  /* The position of the game being played before and after the step; NULL for none. */
  CheckbitNode *live_before;
  CheckbitNode *live_after;
  guint64 state;  /* the number of the state after toggling the step */
  gboolean looks; /* it only moves the board, so the state is unchanged */
  guint field;    /* which comment; steps for one field of a node may be merged */
  gboolean sealed;
  GArray *deltas;
} CheckbitStep;

CheckbitStep *checkbit_step_new (CheckbitEditKind kind, CheckbitNode *before, CheckbitNode *after);
void checkbit_step_free (CheckbitStep *step);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitStep, checkbit_step_free)

/* Adds changes to a step. Nodes are borrowed, values are (transfer full). */
void checkbit_step_add_notes (CheckbitStep *step, CheckbitNode *node, CheckbitNotes *notes);
/* A node in the tree is removed; */
void checkbit_step_add_removal (CheckbitStep *step, CheckbitNode *node);
/* one just detached is inserted at an index among its siblings. */
void checkbit_step_add_insertion (CheckbitStep *step, CheckbitNode *node, guint index);
void checkbit_step_add_order (CheckbitStep *step, CheckbitNode *node, guint index);
/* Whether it reorders siblings. */
gboolean checkbit_step_orders (const CheckbitStep *step);
void checkbit_step_add_tags (CheckbitStep *step, CheckbitTags *tags);
/* node: NULL for the result of the record as a whole. */
void checkbit_step_add_result (CheckbitStep *step,
                               CheckbitNode *node,
                               CheckbitResult result,
                               CheckbitReason reason);
/* (transfer full) of whole's contents. */
void checkbit_step_add_whole (CheckbitStep *step, const CheckbitWhole *whole);

/* The label of undo (TRUE) or redo in a menu; NULL for no step. (transfer full) */
char *checkbit_step_dup_label (const CheckbitStep *step, gboolean undo);

/* --- All of them ---------------------------------------------------------------------------- */

typedef struct
{
  GPtrArray *steps; /* of CheckbitStep; owned */
  guint done;       /* how many of them are done; the others can be redone */
} CheckbitHistory;

void checkbit_history_init (CheckbitHistory *history);
void checkbit_history_clear (CheckbitHistory *history);

/* The steps for undo and for redo; NULL for none. */
CheckbitStep *checkbit_history_get_undo (const CheckbitHistory *history);
CheckbitStep *checkbit_history_get_redo (const CheckbitHistory *history);

/* Makes a new step, (transfer full), in whole, and drops the undone ones. Those are returned in an
 * array that owns them, to be kept until everyone was notified. */
GPtrArray *
checkbit_history_push (CheckbitHistory *history, CheckbitStep *step, CheckbitWhole *whole);

/* Undoes the last step, or redoes the next, and returns it; there must be one. */
CheckbitStep *checkbit_history_undo (CheckbitHistory *history, CheckbitWhole *whole);
CheckbitStep *checkbit_history_redo (CheckbitHistory *history, CheckbitWhole *whole);

G_END_DECLS

/* The steps made in a game, for undo and redo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/history.h"

/* More steps than anyone undoes; older ones are dropped. */
#define MAX_STEPS 5000

typedef enum
{
  DELTA_NOTES,
  DELTA_CHILD,
  DELTA_ORDER,
  DELTA_TAGS,
  DELTA_RESULT,
  DELTA_WHOLE,
} DeltaKind;

/* The data that a step exchanges; here is the one that is not in the game. */
typedef struct
{
  DeltaKind kind;
  CheckbitNode *node; /* borrowed; owned by a CHILD while it is removed */
  union
  {
    CheckbitNotes *notes;
    CheckbitTags *tags;
    CheckbitWhole *whole;
    struct
    {
      guint index;
      gboolean out;
    } place;
    struct
    {
      CheckbitResult result;
      CheckbitReason reason;
    } end;
  };
} Delta;

gboolean
checkbit_whole_is_blank (const CheckbitWhole *whole)
{
  CheckbitNode *root = checkbit_record_get_root (whole->record);

  return checkbit_node_get_child (root, 0) == NULL && !checkbit_node_has_notes (root)
         && whole->state == whole->saved
         && checkbit_tags_get_n (checkbit_record_get_tags (whole->record)) == 0
         && checkbit_record_get_recorded (whole->record, NULL) == CHECKBIT_RESULT_OPEN
         && chess_position_key (checkbit_node_get_position (root))
                == chess_position_key (&chess_position_start);
}

void
checkbit_whole_clear (CheckbitWhole *whole)
{
  g_clear_pointer (&whole->record, checkbit_record_free);
  if (whole->companion_destroy != NULL)
    whole->companion_destroy (whole->companion);
  whole->companion = NULL;
  whole->companion_destroy = NULL;
}

/* --- Deltas --------------------------------------------------------------------------------- */

static void
clear_delta (gpointer data)
{
  Delta *delta = data;

  switch (delta->kind)
    {
    case DELTA_NOTES:
      checkbit_notes_unref (delta->notes);
      break;
    case DELTA_CHILD:
      if (delta->place.out)
        checkbit_node_free_tree (delta->node);
      break;
    case DELTA_TAGS:
      checkbit_tags_free (delta->tags);
      break;
    case DELTA_WHOLE:
      checkbit_whole_clear (delta->whole);
      g_free (delta->whole);
      break;
    case DELTA_ORDER:
    case DELTA_RESULT:
    default:
      break;
    }
}

static void
toggle_child (Delta *delta)
{
  if (delta->place.out)
    checkbit_node_attach (delta->node, delta->place.index);
  else
    {
      delta->place.index = checkbit_node_get_index (delta->node);
      checkbit_node_detach (delta->node);
    }
  delta->place.out = !delta->place.out;
}

static void
toggle_order (Delta *delta)
{
  guint index = checkbit_node_get_index (delta->node);

  checkbit_node_reorder (delta->node, delta->place.index);
  delta->place.index = index;
}

static void
toggle_result (Delta *delta, CheckbitRecord *record)
{
  CheckbitResult result;
  CheckbitReason reason;

  if (delta->node != NULL)
    {
      result = checkbit_node_get_declared (delta->node, &reason);
      checkbit_node_declare (delta->node, delta->end.result, delta->end.reason);
    }
  else
    {
      result = checkbit_record_get_recorded (record, &reason);
      checkbit_record_set_result (record, delta->end.result, delta->end.reason);
    }
  delta->end.result = result;
  delta->end.reason = reason;
}

static void
toggle (Delta *delta, CheckbitWhole *whole)
{
  CheckbitWhole other;

  switch (delta->kind)
    {
    case DELTA_NOTES:
      delta->notes = checkbit_node_exchange_notes (delta->node, delta->notes);
      break;
    case DELTA_CHILD:
      toggle_child (delta);
      break;
    case DELTA_ORDER:
      toggle_order (delta);
      break;
    case DELTA_TAGS:
      delta->tags = checkbit_record_exchange_tags (whole->record, delta->tags);
      break;
    case DELTA_RESULT:
      toggle_result (delta, whole->record);
      break;
    case DELTA_WHOLE:
    default:
      other = *whole;
      *whole = *delta->whole;
      *delta->whole = other;
    }
}

/* --- One step ------------------------------------------------------------------------------- */

CheckbitStep *
checkbit_step_new (CheckbitEditKind kind, CheckbitNode *before, CheckbitNode *after)
{
  CheckbitStep *step = g_new0 (CheckbitStep, 1);

  step->kind = kind;
  step->before = before;
  step->after = after;
  step->deltas = g_array_new (FALSE, FALSE, sizeof (Delta));
  g_array_set_clear_func (step->deltas, clear_delta);

  return step;
}

void
checkbit_step_free (CheckbitStep *step)
{
  if (step == NULL)
    return;

  g_array_unref (step->deltas);
  g_free (step);
}

void
checkbit_step_add_notes (CheckbitStep *step, CheckbitNode *node, CheckbitNotes *notes)
{
  Delta delta = { .kind = DELTA_NOTES, .node = node, .notes = notes };

  g_array_append_val (step->deltas, delta);
}

void
checkbit_step_add_removal (CheckbitStep *step, CheckbitNode *node)
{
  Delta delta = { .kind = DELTA_CHILD, .node = node };

  g_array_append_val (step->deltas, delta);
}

void
checkbit_step_add_insertion (CheckbitStep *step, CheckbitNode *node, guint index)
{
  Delta delta = { .kind = DELTA_CHILD, .node = node, .place = { index, TRUE } };

  g_array_append_val (step->deltas, delta);
}

void
checkbit_step_add_order (CheckbitStep *step, CheckbitNode *node, guint index)
{
  Delta delta = { .kind = DELTA_ORDER, .node = node, .place = { index, FALSE } };

  g_array_append_val (step->deltas, delta);
}

gboolean
checkbit_step_orders (const CheckbitStep *step)
{
  for (guint i = 0; i < step->deltas->len; i++)
    if (g_array_index (step->deltas, Delta, i).kind == DELTA_ORDER)
      return TRUE;
  return FALSE;
}

void
checkbit_step_add_tags (CheckbitStep *step, CheckbitTags *tags)
{
  Delta delta = { .kind = DELTA_TAGS, .tags = tags };

  g_array_append_val (step->deltas, delta);
}

void
checkbit_step_add_result (CheckbitStep *step,
                          CheckbitNode *node,
                          CheckbitResult result,
                          CheckbitReason reason)
{
  Delta delta = { .kind = DELTA_RESULT, .node = node, .end = { result, reason } };

  g_array_append_val (step->deltas, delta);
}

void
checkbit_step_add_whole (CheckbitStep *step, const CheckbitWhole *whole)
{
  Delta delta = { .kind = DELTA_WHOLE, .whole = g_memdup2 (whole, sizeof *whole) };

  g_array_append_val (step->deltas, delta);
}

/* The saved state belongs to the record, and is exchanged together with it. */
static void
exchange_state (CheckbitStep *step, CheckbitWhole *whole)
{
  guint64 state = whole->state;

  if (step->looks || step->kind == CHECKBIT_EDIT_NEW)
    return;
  whole->state = step->state;
  step->state = state;
}

/* Moves the board to a node; NULL: it stays, unless its line has just been removed. */
static void
move_board (CheckbitNode *node, CheckbitWhole *whole)
{
  if (node == NULL)
    {
      while (!checkbit_node_is_in_tree (whole->current))
        whole->current = checkbit_node_get_parent (whole->current);
      return;
    }

  whole->current = node;
  checkbit_node_mark_visited (node);
}

static void
make (CheckbitStep *step, CheckbitWhole *whole)
{
  for (guint i = 0; i < step->deltas->len; i++)
    toggle (&g_array_index (step->deltas, Delta, i), whole);
  exchange_state (step, whole);
}

static void
take_back (CheckbitStep *step, CheckbitWhole *whole)
{
  for (guint i = step->deltas->len; i > 0; i--)
    toggle (&g_array_index (step->deltas, Delta, i - 1), whole);
  exchange_state (step, whole);
}

/* --- All of them ---------------------------------------------------------------------------- */

void
checkbit_history_init (CheckbitHistory *history)
{
  history->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) checkbit_step_free);
  history->done = 0;
}

void
checkbit_history_clear (CheckbitHistory *history)
{
  g_clear_pointer (&history->steps, g_ptr_array_unref);
  history->done = 0;
}

CheckbitStep *
checkbit_history_get_undo (const CheckbitHistory *history)
{
  return history->done > 0 ? g_ptr_array_index (history->steps, history->done - 1) : NULL;
}

CheckbitStep *
checkbit_history_get_redo (const CheckbitHistory *history)
{
  return history->done < history->steps->len ? g_ptr_array_index (history->steps, history->done)
                                             : NULL;
}

GPtrArray *
checkbit_history_push (CheckbitHistory *history, CheckbitStep *step, CheckbitWhole *whole)
{
  GPtrArray *forgotten = g_ptr_array_new_with_free_func ((GDestroyNotify) checkbit_step_free);
  GPtrArray *steps = history->steps;

  while (steps->len > history->done)
    g_ptr_array_add (forgotten, g_ptr_array_steal_index (steps, steps->len - 1));
  if (steps->len == MAX_STEPS)
    g_ptr_array_add (forgotten, g_ptr_array_steal_index (steps, 0));

  g_ptr_array_add (steps, step);
  history->done = steps->len;
  make (step, whole);

  return forgotten;
}

CheckbitStep *
checkbit_history_undo (CheckbitHistory *history, CheckbitWhole *whole)
{
  CheckbitStep *step = checkbit_history_get_undo (history);

  history->done--;
  step->sealed = TRUE;
  take_back (step, whole);
  move_board (step->before, whole);

  return step;
}

CheckbitStep *
checkbit_history_redo (CheckbitHistory *history, CheckbitWhole *whole)
{
  CheckbitStep *step = checkbit_history_get_redo (history);

  history->done++;
  make (step, whole);
  move_board (step->after, whole);

  return step;
}

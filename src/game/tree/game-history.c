/* Undo and redo: the steps of the history as the game announces them, and their names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/game-private.h"

#include <glib/gi18n-lib.h>

/* --- Making steps and taking them back ------------------------------------------------------ */

static CheckbitChangeKind
kind_of_change (CheckbitStep *step, CheckbitNode *before, CheckbitNode *after)
{
  if (step->kind == CHECKBIT_EDIT_NEW)
    return CHECKBIT_CHANGE_RESET;
  if (before == after)
    return step->kind == CHECKBIT_EDIT_RESULT && step->before == step->after ? CHECKBIT_CHANGE_STATE
                                                                             : CHECKBIT_CHANGE_EDIT;
  if (after->parent == before)
    return CHECKBIT_CHANGE_PLAY;
  if (before->parent == after)
    return CHECKBIT_CHANGE_UNDO;

  return CHECKBIT_CHANGE_EDIT;
}

/* Whether a node can be got to from the root: what is taken out still points to where it was. */
static gboolean
is_in_tree (CheckbitNode *node)
{
  for (; node->parent != NULL; node = node->parent)
    {
      CheckbitNode *sibling = node->parent->first_child;

      while (sibling != NULL && sibling != node)
        sibling = sibling->next_sibling;
      if (sibling == NULL)
        return FALSE;
    }

  return TRUE;
}

/* Says where the game is being played after a step; NULL: where it was. A place that was taken out
 * of the tree makes way for the last one before it that is still there. */
static void
move_live (CheckbitGame *self, CheckbitStep *step, CheckbitNode *live)
{
  if (self->live == NULL)
    return;
  if (step->kind == CHECKBIT_EDIT_NEW)
    {
      self->live = NULL;
      return;
    }
  if (live != NULL && is_in_tree (live))
    self->live = live;
  while (!is_in_tree (self->live))
    self->live = self->live->parent;
}

static void
announce_step (CheckbitGame *self, CheckbitStep *step, CheckbitNode *before)
{
  CheckbitChangeKind kind = kind_of_change (step, before, self->whole.current);

  self->revision++;
  checkbit_game_announce (self, kind, kind == CHECKBIT_CHANGE_RESET ? NULL : before);
}

void
checkbit_game_commit (CheckbitGame *self, CheckbitStep *step, CheckbitNode *place)
{
  g_autoptr (GPtrArray) forgotten = NULL;
  CheckbitNode *before = self->whole.current;

  step->state = ++self->last_number;
  step->live_before = self->live;
  forgotten = checkbit_history_push (&self->history, step, &self->whole);
  move_live (self, step, step->live_after);
  step->live_after = self->live;
  if (place != NULL)
    {
      self->whole.current = place;
      checkbit_node_mark_visited (place);
    }
  announce_step (self, step, before);
}

void
checkbit_game_announce_edit (CheckbitGame *self)
{
  self->revision++;
  checkbit_game_announce (self, CHECKBIT_CHANGE_EDIT, self->whole.current);
}

gboolean
checkbit_game_get_can_undo (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return checkbit_history_get_undo (&self->history) != NULL;
}

gboolean
checkbit_game_get_can_redo (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return checkbit_history_get_redo (&self->history) != NULL;
}

gboolean
checkbit_game_undo (CheckbitGame *self)
{
  CheckbitNode *before;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  if (!checkbit_game_get_can_undo (self))
    return FALSE;

  before = self->whole.current;
  step = checkbit_history_undo (&self->history, &self->whole);
  move_live (self, step, step->live_before);
  announce_step (self, step, before);

  return TRUE;
}

gboolean
checkbit_game_redo (CheckbitGame *self)
{
  CheckbitNode *before;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  if (!checkbit_game_get_can_redo (self))
    return FALSE;

  before = self->whole.current;
  step = checkbit_history_redo (&self->history, &self->whole);
  move_live (self, step, step->live_after);
  announce_step (self, step, before);

  return TRUE;
}

gboolean
checkbit_game_undo_new (CheckbitGame *self)
{
  guint done;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  for (done = self->history.done; done > 0; done--)
    {
      step = g_ptr_array_index (self->history.steps, done - 1);
      if (step->kind == CHECKBIT_EDIT_NEW)
        break;
    }
  if (done == 0)
    return FALSE;

  while (self->history.done >= done)
    step = checkbit_history_undo (&self->history, &self->whole);
  self->live = NULL;
  announce_step (self, step, NULL);

  return TRUE;
}

gboolean
checkbit_game_redo_all (CheckbitGame *self)
{
  CheckbitNode *before;
  CheckbitStep *step = NULL;
  gboolean is_new = FALSE;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  before = self->whole.current;
  while (checkbit_game_get_can_redo (self))
    {
      step = checkbit_history_redo (&self->history, &self->whole);
      is_new = is_new || step->kind == CHECKBIT_EDIT_NEW;
      move_live (self, step, step->live_after);
    }
  if (step == NULL)
    return FALSE;

  self->revision++;
  checkbit_game_announce (self, is_new ? CHECKBIT_CHANGE_RESET : CHECKBIT_CHANGE_EDIT,
                          is_new ? NULL : before);

  return TRUE;
}

void
checkbit_game_clear_history (CheckbitGame *self)
{
  CheckbitHistory old;

  g_return_if_fail (CHECKBIT_IS_GAME (self));

  if (self->history.steps->len == 0)
    return;

  old = self->history;
  checkbit_history_init (&self->history);
  checkbit_game_announce (self, CHECKBIT_CHANGE_STATE, self->whole.current);
  checkbit_history_clear (&old);
}

void
checkbit_game_seal (CheckbitGame *self)
{
  CheckbitStep *step;

  g_return_if_fail (CHECKBIT_IS_GAME (self));

  step = checkbit_history_get_undo (&self->history);
  if (step != NULL)
    step->sealed = TRUE;
}

/* --- What a step is called ------------------------------------------------------------------ */

static gboolean
get_kind (const CheckbitStep *step, CheckbitEditKind *kind)
{
  if (step == NULL)
    return FALSE;
  if (kind != NULL)
    *kind = step->kind;

  return TRUE;
}

gboolean
checkbit_game_get_undo_kind (CheckbitGame *self, CheckbitEditKind *kind)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return get_kind (checkbit_history_get_undo (&self->history), kind);
}

gboolean
checkbit_game_get_redo_kind (CheckbitGame *self, CheckbitEditKind *kind)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return get_kind (checkbit_history_get_redo (&self->history), kind);
}

/* For every kind, what undo and redo are called in a menu, and what is said once it was undone or
 * made again. A move is named by the move. */
static const struct
{
  const char *undo;
  const char *redo;
  const char *undone;
  const char *redone;
} labels[] = {
  [CHECKBIT_EDIT_MOVE]
  = { N_ ("Undo Move"), N_ ("Redo Move"), N_ ("Move taken back"), N_ ("Move played again") },
  [CHECKBIT_EDIT_COMMENT]
  = { N_ ("Undo Comment"), N_ ("Redo Comment"), N_ ("Comment undone"), N_ ("Comment redone") },
  [CHECKBIT_EDIT_NAGS]
  = { N_ ("Undo Sign"), N_ ("Redo Sign"), N_ ("Sign undone"), N_ ("Sign redone") },
  [CHECKBIT_EDIT_SHAPES]
  = { N_ ("Undo Drawing"), N_ ("Redo Drawing"), N_ ("Drawing undone"), N_ ("Drawing redone") },
  [CHECKBIT_EDIT_TAGS]
  = { N_ ("Undo Game Details"), N_ ("Redo Game Details"),
      N_ ("Change of the game’s details undone"), N_ ("Change of the game’s details redone") },
  [CHECKBIT_EDIT_SCORE] = { N_ ("Undo Evaluation"), N_ ("Redo Evaluation"),
                            N_ ("Evaluation undone"), N_ ("Evaluation redone") },
  [CHECKBIT_EDIT_PROMOTE]
  = { N_ ("Undo Promote Variation"), N_ ("Redo Promote Variation"),
      N_ ("Variation is back in its old place"), N_ ("Variation promoted again") },
  [CHECKBIT_EDIT_DEMOTE]
  = { N_ ("Undo Demote Variation"), N_ ("Redo Demote Variation"),
      N_ ("Variation is back in its old place"), N_ ("Variation demoted again") },
  [CHECKBIT_EDIT_MAIN_LINE] = { N_ ("Undo Make Main Line"), N_ ("Redo Make Main Line"),
                                N_ ("The old main line is back"), N_ ("Made the main line again") },
  [CHECKBIT_EDIT_DELETE] = { N_ ("Undo Delete"), N_ ("Redo Delete"),
                             N_ ("The deleted moves are back"), N_ ("Moves deleted again") },
  [CHECKBIT_EDIT_ADD] = { N_ ("Undo Add Moves"), N_ ("Redo Add Moves"),
                          N_ ("Added moves taken out"), N_ ("Moves added again") },
  [CHECKBIT_EDIT_STRIP] = { N_ ("Undo Remove"), N_ ("Redo Remove"), N_ ("What was removed is back"),
                            N_ ("Removed again") },
  [CHECKBIT_EDIT_RESULT]
  = { N_ ("Undo Result"), N_ ("Redo Result"), N_ ("Result taken back"), N_ ("Result set again") },
  [CHECKBIT_EDIT_NEW]
  = { N_ ("Undo New Game"), N_ ("Redo New Game"), N_ ("Game brought back"), N_ ("New game again") },
};

static char *
dup_label (const CheckbitStep *step, gboolean undo)
{
  if (step == NULL)
    return NULL;
  if (step->kind == CHECKBIT_EDIT_MOVE && undo)
    /* Translators: for a menu; %s is a move, such as Nf3 */
    return g_strdup_printf (_ ("Undo %s"), step->after->san);
  if (step->kind == CHECKBIT_EDIT_MOVE)
    /* Translators: for a menu; %s is a move, such as Nf3 */
    return g_strdup_printf (_ ("Redo %s"), step->after->san);

  return g_strdup (_ (undo ? labels[step->kind].undo : labels[step->kind].redo));
}

char *
checkbit_game_dup_undo_label (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return dup_label (checkbit_history_get_undo (&self->history), TRUE);
}

char *
checkbit_game_dup_redo_label (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return dup_label (checkbit_history_get_redo (&self->history), FALSE);
}

const char *
checkbit_edit_get_undone (CheckbitEditKind kind)
{
  g_return_val_if_fail (kind < G_N_ELEMENTS (labels), "");

  return _ (labels[kind].undone);
}

const char *
checkbit_edit_get_redone (CheckbitEditKind kind)
{
  g_return_val_if_fail (kind < G_N_ELEMENTS (labels), "");

  return _ (labels[kind].redone);
}

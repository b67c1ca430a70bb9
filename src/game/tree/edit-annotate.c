/* Adds findings to many moves of a game, as one change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/edit-tree-private.h"

/* Whether a move has a symbol that annotates it, rather than the position (see section 10 of the
 * PGN standard), and that no review gave it. */
static gboolean
is_judged (CheckbitNode *node)
{
  for (guint8 nag = 1; nag <= 6; nag++)
    if (nag != checkbit_node_get_review_nag (node) && checkbit_node_has_nag (node, nag))
      return TRUE;

  return FALSE;
}

/* Adds the current notes of a node to a step, unless they equal the old ones. (transfer full) of
 * the old ones, which are put back into the node. */
static void
add_notes (CheckbitStep *step, CheckbitNode *node, CheckbitNotes *old)
{
  CheckbitNotes *new = checkbit_node_exchange_notes (node, old);

  if (checkbit_notes_equal (old, new))
    checkbit_notes_unref (new);
  else
    checkbit_step_add_notes (step, node, new);
}

static void
annotate_move (CheckbitStep *step, const CheckbitAnnotation *found)
{
  CheckbitNotes *old = checkbit_notes_ref (checkbit_node_get_notes (found->node));

  if (found->score.kind != CHECKBIT_SCORE_NONE)
    checkbit_node_set_score (found->node, found->score, found->depth);
  if (found->judged || found->nag != 0)
    checkbit_node_set_review_nag (found->node, is_judged (found->node) ? 0 : found->nag);
  add_notes (step, found->node, old);
}

/* Adds a score to a line's first move, unless it has one. */
static void
annotate_line (CheckbitStep *step, const CheckbitAnnotation *found)
{
  CheckbitNode *first = checkbit_node_find_child (found->node, found->line[0]);
  CheckbitNotes *old;

  if (first == NULL || checkbit_node_get_score (first, NULL).kind != CHECKBIT_SCORE_NONE)
    return;
  old = checkbit_notes_ref (checkbit_node_get_notes (first));
  checkbit_node_set_score (first, found->line_score, found->line_depth);
  add_notes (step, first, old);
}

static void
add_line (CheckbitStep *step, const CheckbitAnnotation *found)
{
  CheckbitNode *first = checkbit_step_add_line (step, found->node, found->line, found->n_line);

  if (first != NULL && checkbit_node_get_parent (first) == found->node)
    checkbit_node_set_score (first, found->line_score, found->line_depth);
  else
    annotate_line (step, found);
}

gboolean
checkbit_game_annotate (CheckbitGame *self, const CheckbitAnnotation *annotations, guint n)
{
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (annotations != NULL || n == 0, FALSE);

  step = checkbit_step_new (CHECKBIT_EDIT_REVIEW, NULL, NULL);
  for (guint i = 0; i < n; i++)
    {
      annotate_move (step, &annotations[i]);
      if (annotations[i].n_line > 0)
        add_line (step, &annotations[i]);
    }
  step->before = NULL;
  step->after = NULL;

  return checkbit_game_commit_any (self, step, NULL);
}

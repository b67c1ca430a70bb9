/* The names of steps in the history: in a menu, and after undoing or redoing them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/history.h"

#include <glib/gi18n-lib.h>

/* For every kind, the labels of undo and redo in a menu, and the messages after undoing or redoing.
 * A move is labeled by its SAN. */
static const struct
{
  const char *undo;
  const char *redo;
  const char *undone;
  const char *redone;
} labels[] = {
  [CHECKBIT_EDIT_MOVE]
  = { N_ ("Undo Move"), N_ ("Redo Move"), N_ ("Move undone"), N_ ("Move redone") },
  [CHECKBIT_EDIT_COMMENT]
  = { N_ ("Undo Comment"), N_ ("Redo Comment"), N_ ("Comment undone"), N_ ("Comment redone") },
  [CHECKBIT_EDIT_NAGS] = { N_ ("Undo Annotation Symbol"), N_ ("Redo Annotation Symbol"),
                           N_ ("Annotation symbol undone"), N_ ("Annotation symbol redone") },
  [CHECKBIT_EDIT_SHAPES]
  = { N_ ("Undo Drawing"), N_ ("Redo Drawing"), N_ ("Drawing undone"), N_ ("Drawing redone") },
  [CHECKBIT_EDIT_TAGS] = { N_ ("Undo Game Details"), N_ ("Redo Game Details"),
                           N_ ("Game details undone"), N_ ("Game details redone") },
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
  [CHECKBIT_EDIT_TAKE_BACK] = { N_ ("Undo Delete"), N_ ("Redo Delete"),
                                N_ ("The deleted moves are back"), N_ ("Moves deleted again") },
  [CHECKBIT_EDIT_ADD] = { N_ ("Undo Add Moves"), N_ ("Redo Add Moves"), N_ ("Added moves removed"),
                          N_ ("Moves added again") },
  [CHECKBIT_EDIT_REVIEW]
  = { N_ ("Undo Review"), N_ ("Redo Review"), N_ ("Review undone"), N_ ("Review redone") },
  [CHECKBIT_EDIT_STRIP] = { N_ ("Undo Remove"), N_ ("Redo Remove"), N_ ("What was removed is back"),
                            N_ ("Removed again") },
  [CHECKBIT_EDIT_RESULT]
  = { N_ ("Undo Result"), N_ ("Redo Result"), N_ ("Result undone"), N_ ("Result redone") },
  [CHECKBIT_EDIT_NEW]
  = { N_ ("Undo New Game"), N_ ("Redo New Game"), N_ ("Game restored"), N_ ("New game again") },
};

char *
checkbit_step_dup_label (const CheckbitStep *step, gboolean undo)
{
  if (step == NULL)
    return NULL;
  if (step->kind == CHECKBIT_EDIT_MOVE && undo)
    /* Translators: for a menu; %s is a move, such as Nf3 */
    return g_strdup_printf (_ ("Undo %s"), checkbit_node_get_san (step->after));
  if (step->kind == CHECKBIT_EDIT_MOVE)
    /* Translators: for a menu; %s is a move, such as Nf3 */
    return g_strdup_printf (_ ("Redo %s"), checkbit_node_get_san (step->after));

  return g_strdup (_ (undo ? labels[step->kind].undo : labels[step->kind].redo));
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

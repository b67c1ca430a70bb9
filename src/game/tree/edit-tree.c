/* Changing the lines of a game: promoting, reordering, adding and deleting.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/edit-tree-private.h"

#include "game/tree/game-private.h"

gboolean
checkbit_game_commit_any (CheckbitGame *self, CheckbitStep *step, CheckbitNode *place)
{
  if (step->deltas->len == 0)
    {
      checkbit_step_free (step);
      return FALSE;
    }
  checkbit_game_commit (self, step, place);

  return TRUE;
}

/* --- The order of lines --------------------------------------------------------------------- */

/* Moves a node among its siblings. */
static void
commit_order (CheckbitGame *self, CheckbitEditKind kind, CheckbitNode *node, guint index)
{
  CheckbitStep *step = checkbit_step_new (kind, node, node);

  checkbit_step_add_order (step, node, index);
  checkbit_game_commit (self, step, NULL);
}

gboolean
checkbit_game_promote_variation (CheckbitGame *self, CheckbitNode *node)
{
  CheckbitNode *start;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  start = checkbit_node_get_variation_start (node);
  if (start == NULL)
    return FALSE;
  commit_order (self, CHECKBIT_EDIT_PROMOTE, start, checkbit_node_get_index (start) - 1);

  return TRUE;
}

gboolean
checkbit_game_demote_variation (CheckbitGame *self, CheckbitNode *node)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  /* The line of a node begins where it branches off, whether as the main line or not. */
  while (checkbit_node_get_parent (node) != NULL && checkbit_node_get_index (node) == 0
         && checkbit_node_get_next_sibling (node) == NULL)
    node = checkbit_node_get_parent (node);
  if (checkbit_node_get_parent (node) == NULL || checkbit_node_get_next_sibling (node) == NULL)
    return FALSE;
  commit_order (self, CHECKBIT_EDIT_DEMOTE, node, checkbit_node_get_index (node) + 1);

  return TRUE;
}

void
checkbit_step_add_main_line (CheckbitStep *step, CheckbitNode *node)
{
  for (CheckbitNode *up = node; checkbit_node_get_parent (up) != NULL;
       up = checkbit_node_get_parent (up))
    if (checkbit_node_get_index (up) > 0)
      checkbit_step_add_order (step, up, 0);
}

gboolean
checkbit_game_make_main_line (CheckbitGame *self, CheckbitNode *node)
{
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  if (checkbit_node_is_main_line (node))
    return FALSE;

  step = checkbit_step_new (CHECKBIT_EDIT_MAIN_LINE, node, node);
  checkbit_step_add_main_line (step, node);
  checkbit_game_commit (self, step, NULL);

  return TRUE;
}

/* --- Deleting ------------------------------------------------------------------------------- */

static gboolean
commit_removal (CheckbitGame *self, CheckbitEditKind kind, CheckbitNode *node)
{
  CheckbitNode *current;
  CheckbitStep *step;
  gboolean inside;

  if (checkbit_node_get_parent (node) == NULL)
    return FALSE;

  current = checkbit_game_get_current (self);
  inside = checkbit_node_is_within (current, node);
  step = checkbit_step_new (kind, inside ? current : node, checkbit_node_get_parent (node));
  checkbit_step_add_removal (step, node);
  checkbit_game_commit (self, step, inside ? checkbit_node_get_parent (node) : NULL);

  return TRUE;
}

gboolean
checkbit_game_delete_from (CheckbitGame *self, CheckbitNode *node)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  return commit_removal (self, CHECKBIT_EDIT_DELETE, node);
}

gboolean
checkbit_game_take_back_from (CheckbitGame *self, CheckbitNode *node)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  return commit_removal (self, CHECKBIT_EDIT_TAKE_BACK, node);
}

gboolean
checkbit_game_take_back_to (CheckbitGame *self, CheckbitNode *node)
{
  CheckbitNode *end;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  end = checkbit_game_get_end (self);
  if (end == node)
    return FALSE;

  step = checkbit_step_new (CHECKBIT_EDIT_TAKE_BACK, end, node);
  step->looks = TRUE;
  step->live_after = node;
  checkbit_game_commit (self, step, node);

  return TRUE;
}

gboolean
checkbit_game_delete_variation (CheckbitGame *self, CheckbitNode *node)
{
  CheckbitNode *start;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  start = checkbit_node_get_variation_start (node);

  return start != NULL && checkbit_game_delete_from (self, start);
}

/* --- Adding --------------------------------------------------------------------------------- */

/* Makes a line below a node, as far as its moves are legal. Returns its end, the node itself if
 * there are none. */
static CheckbitNode *
grow (CheckbitNode *node, const ChessMove *moves, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (checkbit_node_get_result (node) != CHECKBIT_RESULT_OPEN
          || !chess_movegen_is_legal (checkbit_node_get_position (node), moves[i]))
        break;
      node = checkbit_node_add_child (node, moves[i]);
    }

  return node;
}

CheckbitNode *
checkbit_step_add_line (CheckbitStep *step, CheckbitNode *node, const ChessMove *moves, guint n)
{
  CheckbitNode *known, *first, *end;

  for (; n > 0 && (known = checkbit_node_find_child (node, *moves)) != NULL; moves++, n--)
    node = known;
  end = grow (node, moves, n);
  if (end == node)
    return NULL;

  for (first = end; checkbit_node_get_parent (first) != node;)
    first = checkbit_node_get_parent (first);
  checkbit_step_add_insertion (step, first, checkbit_node_get_index (first));
  checkbit_node_detach (first);
  step->before = node;
  step->after = end;

  return first;
}

gboolean
checkbit_game_add_line (CheckbitGame *self, CheckbitNode *node, const ChessMove *moves, guint n)
{
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);
  g_return_val_if_fail (moves != NULL || n == 0, FALSE);

  step = checkbit_step_new (CHECKBIT_EDIT_ADD, NULL, NULL);
  checkbit_step_add_line (step, node, moves, n);

  return checkbit_game_commit_any (self, step, NULL);
}

/* --- Stripping the game --------------------------------------------------------------------- */

/* The part of notes that is kept: the times, which belong to the game. (transfer full) */
static CheckbitNotes *
copy_times (CheckbitNode *node)
{
  CheckbitNotes *all = checkbit_node_exchange_notes (node, NULL);

  checkbit_node_set_clock_ms (node, all->clock_ms);
  checkbit_node_set_elapsed_ms (node, all->elapsed_ms);

  return checkbit_node_exchange_notes (node, all);
}

gboolean
checkbit_game_strip_notes (CheckbitGame *self)
{
  CheckbitNode *root;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  root = checkbit_game_get_root (self);
  step = checkbit_step_new (CHECKBIT_EDIT_STRIP, NULL, NULL);
  for (CheckbitNode *node = root; node != NULL; node = checkbit_node_walk (node, root))
    {
      CheckbitNotes *times = checkbit_node_has_notes (node) ? copy_times (node) : NULL;

      if (checkbit_notes_equal (times, checkbit_node_get_notes (node)))
        checkbit_notes_unref (times);
      else
        checkbit_step_add_notes (step, node, times);
    }

  return checkbit_game_commit_any (self, step, NULL);
}

/* Makes a step remove the siblings of a node. */
static void
add_siblings (CheckbitStep *step, CheckbitNode *node, GHashTable *removed)
{
  CheckbitNode *other = checkbit_node_get_child (checkbit_node_get_parent (node), 0);

  for (; other != NULL; other = checkbit_node_get_next_sibling (other))
    if (other != node)
      {
        checkbit_step_add_removal (step, other);
        g_hash_table_add (removed, other);
      }
}

/* Where the board goes when some nodes are removed. */
static CheckbitNode *
find_place (CheckbitNode *current, GHashTable *removed)
{
  CheckbitNode *place = current;

  for (CheckbitNode *node = current; node != NULL; node = checkbit_node_get_parent (node))
    if (g_hash_table_contains (removed, node))
      place = checkbit_node_get_parent (node);

  return place;
}

gboolean
checkbit_game_strip_variations (CheckbitGame *self)
{
  g_autoptr (GHashTable) removed = NULL;
  CheckbitNode *live, *current, *place;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  removed = g_hash_table_new (NULL, NULL);
  current = checkbit_game_get_current (self);
  step = checkbit_step_new (CHECKBIT_EDIT_STRIP, current, NULL);
  live = checkbit_game_get_live (self);
  if (live == NULL)
    live = checkbit_game_get_root (self);
  for (CheckbitNode *node = live; checkbit_node_get_parent (node) != NULL;
       node = checkbit_node_get_parent (node))
    add_siblings (step, node, removed);
  for (CheckbitNode *node = live; (node = checkbit_node_get_child (node, 0)) != NULL;)
    add_siblings (step, node, removed);
  step->after = place = find_place (current, removed);

  return checkbit_game_commit_any (self, step, place);
}

/* Whether somebody has written in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/written-in.h"

static gboolean
has_writing (CheckbitNode *node)
{
  guint n_nags;

  checkbit_node_get_nags (node, &n_nags);
  return n_nags > 0 || checkbit_node_get_n_children (node) > 1
         || *checkbit_node_get_comment (node) != '\0'
         || *checkbit_node_get_comment_before (node) != '\0';
}

gboolean
checkbit_is_written_in (CheckbitGame *game)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (game), FALSE);

  for (CheckbitNode *node = checkbit_game_get_root (game); node != NULL;
       node = checkbit_node_get_child (node, 0))
    if (has_writing (node))
      return TRUE;
  return FALSE;
}

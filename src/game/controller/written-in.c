/* Whether somebody has written in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/written-in.h"

static gboolean
has_writing (CheckbitNode *node)
{
  guint n_nags, n_shapes;

  checkbit_node_get_nags (node, &n_nags);
  checkbit_node_get_shapes (node, &n_shapes);
  return n_nags > 0 || n_shapes > 0 || checkbit_node_get_n_children (node) > 1
         || *checkbit_node_get_comment (node) != '\0'
         || *checkbit_node_get_comment_before (node) != '\0';
}

/* A date among the program's own tags is that of today, which may not be the game's. */
static gboolean
is_own (const CheckbitTag *tag, const CheckbitTags *own)
{
  const char *value = checkbit_tags_get (own, tag->name);

  return value != NULL && (g_str_equal (tag->name, "Date") || g_str_equal (tag->value, value));
}

static gboolean
has_other_tags (const CheckbitTags *tags, const CheckbitTags *own)
{
  for (guint i = 0; i < checkbit_tags_get_n (tags); i++)
    {
      const CheckbitTag *tag = checkbit_tags_get_nth (tags, i);

      if (checkbit_tags_get_known (tags, tag->name) != NULL && !is_own (tag, own))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_written_result (CheckbitRecord *record)
{
  CheckbitReason reason;

  checkbit_record_get_recorded (record, &reason);
  return reason == CHECKBIT_REASON_RECORDED;
}

gboolean
checkbit_is_written_in (CheckbitGame *game, const CheckbitTags *own)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (game), FALSE);
  g_return_val_if_fail (own != NULL, FALSE);

  if (has_other_tags (checkbit_game_get_tags (game), own)
      || has_written_result (checkbit_game_get_record (game)))
    return TRUE;
  for (CheckbitNode *node = checkbit_game_get_root (game); node != NULL;
       node = checkbit_node_get_child (node, 0))
    if (has_writing (node))
      return TRUE;
  return FALSE;
}

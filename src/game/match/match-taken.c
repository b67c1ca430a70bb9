/* Moves taken back in a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/match/match-taken.h"

void
checkbit_match_taken_init (CheckbitMatchTaken *self)
{
  self->keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

void
checkbit_match_taken_clear (CheckbitMatchTaken *self)
{
  g_hash_table_unref (self->keys);
}

void
checkbit_match_taken_forget (CheckbitMatchTaken *self)
{
  g_hash_table_remove_all (self->keys);
}

/* Identifies a node, which may be created again, by its position and ply. */
static guint64
identify (CheckbitNode *node)
{
  return chess_position_key (checkbit_node_get_position (node)) + checkbit_node_get_ply (node);
}

void
checkbit_match_taken_add (CheckbitMatchTaken *self, CheckbitNode *from, CheckbitNode *to)
{
  for (; from != NULL && from != to; from = checkbit_node_get_parent (from))
    {
      guint64 *key = g_new (guint64, 1);

      *key = identify (from);
      g_hash_table_add (self->keys, key);
    }
}

gboolean
checkbit_match_taken_contains (const CheckbitMatchTaken *self, CheckbitNode *node)
{
  guint64 key = identify (node);

  return g_hash_table_contains (self->keys, &key);
}

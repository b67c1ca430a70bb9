/* A whole game written down plainly, to be compared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "dump.h"

static void
dump_notes (GString *text, CheckbitNode *node)
{
  guint n, depth;
  const guint8 *nags = checkbit_node_get_nags (node, &n);
  const CheckbitShape *shapes;
  CheckbitScore score = checkbit_node_get_score (node, &depth);

  g_string_append_printf (text,
                          " <%s> {%s} %" G_GINT64_FORMAT " %" G_GINT64_FORMAT,
                          checkbit_node_get_comment_before (node),
                          checkbit_node_get_comment (node),
                          checkbit_node_get_clock_ms (node),
                          checkbit_node_get_elapsed_ms (node));
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " $%u", nags[i]);
  if (score.kind != CHECKBIT_SCORE_NONE)
    g_string_append_printf (text, " e%d:%d:%d/%u", score.kind, score.value, score.winner, depth);
  shapes = checkbit_node_get_shapes (node, &n);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (
        text, " %u-%u:%u", shapes[i].from, shapes[i].to, shapes[i].color);
}

static void
dump_node (GString *text, CheckbitNode *node, guint depth, CheckbitNode *current)
{
  g_string_append_printf (text,
                          "%u.%u %s%s #%016" G_GINT64_MODIFIER "x r%u",
                          depth,
                          checkbit_node_get_index (node),
                          checkbit_node_get_san (node),
                          node == current ? " *" : "",
                          chess_position_key (checkbit_node_get_position (node)),
                          checkbit_node_get_repetitions (node));
  g_string_append_printf (text,
                          " =%d/%d%s",
                          checkbit_node_get_result (node),
                          checkbit_node_get_reason (node),
                          checkbit_node_get_folded (node) ? " folded" : "");
  dump_notes (text, node);
  g_string_append_c (text, '\n');
}

/* Depth first with an explicit stack, because games can be deeper than the call stack. */
static void
dump_tree (GString *text, CheckbitNode *root, CheckbitNode *current)
{
  g_autoptr (GPtrArray) stack = g_ptr_array_new ();

  g_ptr_array_add (stack, root);
  while (stack->len > 0)
    {
      CheckbitNode *node = g_ptr_array_steal_index (stack, stack->len - 1);

      dump_node (text, node, checkbit_node_get_ply (node), current);
      for (guint i = checkbit_node_get_n_children (node); i > 0; i--)
        g_ptr_array_add (stack, checkbit_node_get_child (node, i - 1));
    }
}

char *
dump_record (CheckbitRecord *record, CheckbitNode *current)
{
  GString *text = g_string_new (NULL);
  CheckbitTags *tags = checkbit_record_get_tags (record);
  CheckbitReason reason;
  CheckbitResult result = checkbit_record_get_recorded (record, &reason);

  for (guint i = 0; i < checkbit_tags_get_n (tags); i++)
    {
      const CheckbitTag *tag = checkbit_tags_get_nth (tags, i);

      g_string_append_printf (text, "[%s]=[%s]\n", tag->name, tag->value);
    }
  g_string_append_printf (text, "recorded %d/%d\n", result, reason);
  dump_tree (text, checkbit_record_get_root (record), current);

  return g_string_free (text, FALSE);
}

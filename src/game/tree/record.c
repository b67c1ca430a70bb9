/* A whole game as data: tags, the tree of moves with their notes, the result.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/record-build.h"

struct _CheckbitRecord
{
  CheckbitNode *root; /* owned; never NULL */
  CheckbitTags *tags; /* owned; never NULL */
  CheckbitResult result;
  CheckbitReason reason;
};

CheckbitRecord *
checkbit_record_new (const ChessPosition *position)
{
  CheckbitRecord *record = g_new0 (CheckbitRecord, 1);

  record->root = checkbit_node_new_root (position != NULL ? position : &chess_position_start);
  record->tags = checkbit_tags_new ();

  return record;
}

void
checkbit_record_free (CheckbitRecord *record)
{
  if (record == NULL)
    return;

  checkbit_node_free_tree (record->root);
  checkbit_tags_free (record->tags);
  g_free (record);
}

CheckbitRecord *
checkbit_record_copy (CheckbitRecord *record)
{
  CheckbitRecord *copy;

  g_return_val_if_fail (record != NULL, NULL);

  copy = g_memdup2 (record, sizeof *record);
  copy->root = checkbit_node_copy_tree (record->root);
  copy->tags = checkbit_tags_copy (record->tags);

  return copy;
}

CheckbitNode *
checkbit_record_get_root (CheckbitRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->root;
}

CheckbitNode *
checkbit_record_get_end (CheckbitRecord *record)
{
  CheckbitNode *node;

  g_return_val_if_fail (record != NULL, NULL);

  node = record->root;
  for (CheckbitNode *next = node; next != NULL; next = checkbit_node_get_child (node, 0))
    node = next;

  return node;
}

CheckbitTags *
checkbit_record_get_tags (CheckbitRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->tags;
}

CheckbitTags *
checkbit_record_exchange_tags (CheckbitRecord *record, CheckbitTags *tags)
{
  CheckbitTags *old = record->tags;

  record->tags = tags;

  return old;
}

gboolean
checkbit_record_is_position (CheckbitRecord *record)
{
  g_return_val_if_fail (record != NULL, FALSE);

  return checkbit_node_get_n_children (record->root) == 0 && !checkbit_node_has_notes (record->root)
         && checkbit_tags_get_n (record->tags) == 0 && record->result == CHECKBIT_RESULT_OPEN;
}

/* --- The result ----------------------------------------------------------------------------- */

CheckbitResult
checkbit_record_get_result (CheckbitRecord *record, CheckbitReason *reason)
{
  CheckbitNode *end;

  g_return_val_if_fail (record != NULL, CHECKBIT_RESULT_OPEN);

  end = checkbit_record_get_end (record);
  if (checkbit_node_get_result (end) == CHECKBIT_RESULT_OPEN)
    return checkbit_record_get_recorded (record, reason);
  if (reason != NULL)
    *reason = checkbit_node_get_reason (end);

  return checkbit_node_get_result (end);
}

gboolean
checkbit_record_is_decided (CheckbitRecord *record)
{
  CheckbitNode *end;

  g_return_val_if_fail (record != NULL, FALSE);

  end = checkbit_record_get_end (record);

  return checkbit_node_get_result (end) != CHECKBIT_RESULT_OPEN
         && checkbit_node_get_reason (end) <= CHECKBIT_REASON_SEVENTY_FIVE_MOVES;
}

CheckbitResult
checkbit_record_get_recorded (CheckbitRecord *record, CheckbitReason *reason)
{
  g_return_val_if_fail (record != NULL, CHECKBIT_RESULT_OPEN);

  if (reason != NULL)
    *reason = record->reason;

  return record->result;
}

void
checkbit_record_set_result (CheckbitRecord *record, CheckbitResult result, CheckbitReason reason)
{
  g_return_if_fail (record != NULL);
  g_return_if_fail ((result == CHECKBIT_RESULT_OPEN) == (reason == CHECKBIT_REASON_NONE));

  record->result = result;
  record->reason = reason;
}

/* --- As text -------------------------------------------------------------------------------- */

const char *
checkbit_result_to_pgn (CheckbitResult result)
{
  static const char *const texts[] = {
    [CHECKBIT_RESULT_OPEN] = "*",
    [CHECKBIT_RESULT_WHITE_WINS] = "1-0",
    [CHECKBIT_RESULT_BLACK_WINS] = "0-1",
    [CHECKBIT_RESULT_DRAW] = "1/2-1/2",
  };

  g_return_val_if_fail (result < G_N_ELEMENTS (texts), "*");

  return texts[result];
}

const char *
checkbit_result_to_text (CheckbitResult result)
{
  static const char *const texts[] = {
    [CHECKBIT_RESULT_OPEN] = "*",
    [CHECKBIT_RESULT_WHITE_WINS] = "1–0",
    [CHECKBIT_RESULT_BLACK_WINS] = "0–1",
    [CHECKBIT_RESULT_DRAW] = "½–½",
  };

  g_return_val_if_fail (result < G_N_ELEMENTS (texts), "*");

  return texts[result];
}

gboolean
checkbit_result_from_pgn (const char *text, CheckbitResult *result)
{
  static const struct
  {
    const char *text;
    CheckbitResult result;
  } words[] = {
    { "*", CHECKBIT_RESULT_OPEN },         { "1-0", CHECKBIT_RESULT_WHITE_WINS },
    { "1–0", CHECKBIT_RESULT_WHITE_WINS }, { "0-1", CHECKBIT_RESULT_BLACK_WINS },
    { "0–1", CHECKBIT_RESULT_BLACK_WINS }, { "1/2-1/2", CHECKBIT_RESULT_DRAW },
    { "1/2–1/2", CHECKBIT_RESULT_DRAW },   { "1/2", CHECKBIT_RESULT_DRAW },
    { "½-½", CHECKBIT_RESULT_DRAW },       { "½–½", CHECKBIT_RESULT_DRAW },
  };

  g_return_val_if_fail (text != NULL && result != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (text, words[i].text))
      {
        *result = words[i].result;
        return TRUE;
      }

  return FALSE;
}

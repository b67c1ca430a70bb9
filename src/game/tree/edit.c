/* Changing the notes of moves and the tags of a game.
 *
 * Each edit copies the notes of one node, changes the copy and makes a step that exchanges the two.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/game-private.h"

/* Which comment a step changes. */
enum
{
  FIELD_BEFORE = 1,
  FIELD_AFTER,
};

/* --- Steps that change notes ---------------------------------------------------------------- */

/* Turns the current notes of a node into a change: the old ones, (transfer full), are put back, and
 * a step exchanges them. Returns whether they differ. */
static gboolean
commit_notes (
    CheckbitGame *self, CheckbitNode *node, CheckbitNotes *old, CheckbitEditKind kind, guint field)
{
  CheckbitNotes *new = checkbit_node_exchange_notes (node, old);
  CheckbitStep *step;

  if (checkbit_notes_equal (old, new))
    {
      checkbit_notes_unref (new);
      return FALSE;
    }

  step = checkbit_step_new (kind, node, node);
  step->field = field;
  checkbit_step_add_notes (step, node, new);
  checkbit_game_commit (self, step, NULL);

  return TRUE;
}

/* Returns the notes for commit_notes(); the node keeps a copy that can be changed. */
static CheckbitNotes *
begin_notes (CheckbitNode *node)
{
  return checkbit_notes_ref (checkbit_node_get_notes (node));
}

/* --- Comments ------------------------------------------------------------------------------- */

/* Whether the last step belongs to the same series of changes to a comment. */
static gboolean
can_merge (CheckbitGame *self, CheckbitNode *node, guint field)
{
  CheckbitStep *step = checkbit_game_get_last_step (self);

  return step != NULL && !step->sealed && step->kind == CHECKBIT_EDIT_COMMENT
         && step->field == field && step->after == node;
}

static void
write_comment (CheckbitNode *node, guint field, const char *text)
{
  if (field == FIELD_BEFORE)
    checkbit_node_set_comment_before (node, text);
  else
    checkbit_node_set_comment (node, text);
}

static gboolean
set_comment (CheckbitGame *self, CheckbitNode *node, guint field, const char *text)
{
  const char *now = field == FIELD_BEFORE ? checkbit_node_get_comment_before (node)
                                          : checkbit_node_get_comment (node);
  CheckbitNotes *old;

  if (g_str_equal (now, text != NULL ? text : ""))
    return FALSE;

  if (can_merge (self, node, field))
    {
      write_comment (node, field, text);
      checkbit_game_announce_edit (self);
      return TRUE;
    }

  old = begin_notes (node);
  write_comment (node, field, text);

  return commit_notes (self, node, old, CHECKBIT_EDIT_COMMENT, field);
}

gboolean
checkbit_game_set_comment (CheckbitGame *self, CheckbitNode *node, const char *text)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);
  g_return_val_if_fail (text == NULL || g_utf8_validate (text, -1, NULL), FALSE);

  return set_comment (self, node, FIELD_AFTER, text);
}

gboolean
checkbit_game_set_comment_before (CheckbitGame *self, CheckbitNode *node, const char *text)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);
  g_return_val_if_fail (text == NULL || g_utf8_validate (text, -1, NULL), FALSE);

  return set_comment (self, node, FIELD_BEFORE, text);
}

/* --- Annotation symbols --------------------------------------------------------------------- */

gboolean
checkbit_game_set_nags (CheckbitGame *self, CheckbitNode *node, const guint8 *nags, guint n)
{
  CheckbitNotes *old;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  old = begin_notes (node);
  checkbit_node_set_nags (node, nags, n);

  return commit_notes (self, node, old, CHECKBIT_EDIT_NAGS, 0);
}

/* Symbols of one group exclude each other: 1 for the move, 2 for the position, 0 for independent
 * ones. The numbers are those of the PGN standard, section 10. */
static guint
get_group (guint8 nag)
{
  if (nag >= 1 && nag <= 6)
    return 1;

  return nag >= 10 && nag <= 19 ? 2 : 0;
}

gboolean
checkbit_game_toggle_nag (CheckbitGame *self, CheckbitNode *node, guint8 nag)
{
  g_autoptr (GByteArray) kept = g_byte_array_new ();
  gboolean had;
  const guint8 *nags;
  guint n;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);
  g_return_val_if_fail (nag != 0, FALSE);

  had = checkbit_node_has_nag (node, nag);
  nags = checkbit_node_get_nags (node, &n);
  for (guint i = 0; i < n; i++)
    if (nags[i] != nag && (get_group (nag) == 0 || get_group (nags[i]) != get_group (nag)))
      g_byte_array_append (kept, &nags[i], 1);
  if (!had)
    g_byte_array_append (kept, &nag, 1);

  return checkbit_game_set_nags (self, node, kept->data, kept->len);
}

/* --- Drawings, scores ----------------------------------------------------------------------- */

gboolean
checkbit_game_set_shapes (CheckbitGame *self,
                          CheckbitNode *node,
                          const CheckbitShape *shapes,
                          guint n)
{
  CheckbitNotes *old;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  old = begin_notes (node);
  checkbit_node_set_shapes (node, shapes, n);

  return commit_notes (self, node, old, CHECKBIT_EDIT_SHAPES, 0);
}

gboolean
checkbit_game_toggle_shape (CheckbitGame *self, CheckbitNode *node, CheckbitShape shape)
{
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (CheckbitShape));
  const CheckbitShape *shapes;
  gboolean had = FALSE;
  guint n;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  shapes = checkbit_node_get_shapes (node, &n);
  for (guint i = 0; i < n; i++)
    if (shapes[i].from != shape.from || shapes[i].to != shape.to)
      g_array_append_val (kept, shapes[i]);
    else
      had = shapes[i].color == shape.color;
  if (!had)
    g_array_append_val (kept, shape);

  return checkbit_game_set_shapes (self, node, (const CheckbitShape *) kept->data, kept->len);
}

gboolean
checkbit_game_set_score (CheckbitGame *self, CheckbitNode *node, CheckbitScore score, guint depth)
{
  CheckbitNotes *old;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  old = begin_notes (node);
  checkbit_node_set_score (node, score, depth);

  return commit_notes (self, node, old, CHECKBIT_EDIT_SCORE, 0);
}

/* --- Tags and the result -------------------------------------------------------------------- */

/* (transfer full) of tags. */
static gboolean
commit_tags (CheckbitGame *self, CheckbitTags *tags)
{
  CheckbitStep *step;

  if (checkbit_tags_equal (tags, checkbit_game_get_tags (self)))
    {
      checkbit_tags_free (tags);
      return FALSE;
    }

  step = checkbit_step_new (CHECKBIT_EDIT_TAGS, NULL, NULL);
  checkbit_step_add_tags (step, tags);
  checkbit_game_commit (self, step, NULL);

  return TRUE;
}

gboolean
checkbit_game_set_tags (CheckbitGame *self, const CheckbitTags *tags)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (tags != NULL, FALSE);

  return commit_tags (self, checkbit_tags_copy (tags));
}

gboolean
checkbit_game_set_tag (CheckbitGame *self, const char *name, const char *value)
{
  CheckbitTags *tags;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  tags = checkbit_tags_copy (checkbit_game_get_tags (self));
  checkbit_tags_set (tags, name, value);

  return commit_tags (self, tags);
}

/* The recorded result, and with it one declared on the board: a game that is over stays so, unless
 * it is to be open. */
static void
add_result (CheckbitStep *step,
            CheckbitRecord *record,
            CheckbitResult result,
            CheckbitReason reason)
{
  CheckbitNode *end = checkbit_record_get_end (record);
  CheckbitResult declared = checkbit_node_get_declared (end, NULL);

  checkbit_step_add_result (step, NULL, result, reason);
  if (declared != CHECKBIT_RESULT_OPEN && declared != result)
    checkbit_step_add_result (step, end, result, reason);
}

gboolean
checkbit_game_set_header (CheckbitGame *self, const CheckbitTags *tags, CheckbitResult result)
{
  CheckbitRecord *record;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (tags != NULL, FALSE);

  record = checkbit_game_get_record (self);
  if (checkbit_record_get_result (record, NULL) == result || checkbit_record_is_decided (record))
    return checkbit_game_set_tags (self, tags);

  step = checkbit_step_new (CHECKBIT_EDIT_TAGS, NULL, NULL);
  checkbit_step_add_tags (step, checkbit_tags_copy (tags));
  add_result (step, record, result,
              result == CHECKBIT_RESULT_OPEN ? CHECKBIT_REASON_NONE : CHECKBIT_REASON_RECORDED);
  checkbit_game_commit (self, step, NULL);

  return TRUE;
}

gboolean
checkbit_game_set_result (CheckbitGame *self, CheckbitResult result, CheckbitReason reason)
{
  CheckbitReason recorded;
  CheckbitRecord *record;
  CheckbitNode *end;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail ((result == CHECKBIT_RESULT_OPEN) == (reason == CHECKBIT_REASON_NONE),
                        FALSE);

  record = checkbit_game_get_record (self);
  end = checkbit_record_get_end (record);
  if (checkbit_record_get_recorded (record, &recorded) == result && recorded == reason
      && checkbit_node_get_declared (end, NULL) == CHECKBIT_RESULT_OPEN)
    return FALSE;

  step = checkbit_step_new (CHECKBIT_EDIT_RESULT, NULL, NULL);
  add_result (step, record, result, reason);
  checkbit_game_commit (self, step, NULL);

  return TRUE;
}

/* --- Outside the history -------------------------------------------------------------------- */

void
checkbit_game_set_folded (CheckbitGame *self, CheckbitNode *node, gboolean folded)
{
  g_return_if_fail (CHECKBIT_IS_GAME (self));
  g_return_if_fail (node != NULL);

  if (checkbit_node_get_folded (node) == !!folded)
    return;

  checkbit_node_set_folded (node, folded);
  checkbit_game_announce_folding (self);
}

void
checkbit_game_set_all_folded (CheckbitGame *self, gboolean folded)
{
  CheckbitNode *root;

  g_return_if_fail (CHECKBIT_IS_GAME (self));

  root = checkbit_game_get_root (self);
  for (CheckbitNode *node = root; node != NULL; node = checkbit_node_walk (node, root))
    if (checkbit_node_get_index (node) > 0)
      checkbit_node_set_folded (node, folded);
  checkbit_game_announce_folding (self);
}

void
checkbit_game_set_times (CheckbitGame *self, CheckbitNode *node, gint64 clock_ms, gint64 elapsed_ms)
{
  g_return_if_fail (CHECKBIT_IS_GAME (self));
  g_return_if_fail (node != NULL);

  if (checkbit_node_get_clock_ms (node) == clock_ms
      && checkbit_node_get_elapsed_ms (node) == elapsed_ms)
    return;

  checkbit_node_set_clock_ms (node, clock_ms);
  checkbit_node_set_elapsed_ms (node, elapsed_ms);
  checkbit_game_announce_edit (self);
}

/* The notes of a move: comments, annotation symbols, times, a score, arrows and circles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/node-build.h"

#include <string.h>

static const CheckbitNotes *
get_notes (CheckbitNode *node)
{
  const CheckbitNotes *notes = checkbit_node_get_notes (node);

  return notes != NULL ? notes : &checkbit_no_notes;
}

/* The notes of a node for changing: a copy if they are shared. */
static CheckbitNotes *
need_notes (CheckbitNode *node)
{
  CheckbitNotes *own = checkbit_notes_make_own (checkbit_node_exchange_notes (node, NULL));

  checkbit_node_exchange_notes (node, own);

  return own;
}

/* Drops notes that have become empty. */
static void
tidy (CheckbitNode *node)
{
  const CheckbitNotes *notes = checkbit_node_get_notes (node);

  if (notes != NULL && checkbit_notes_are_empty (notes))
    checkbit_notes_unref (checkbit_node_exchange_notes (node, NULL));
}

/* --- Comments ------------------------------------------------------------------------------- */

const char *
checkbit_node_get_comment_before (CheckbitNode *node)
{
  const char *text;

  g_return_val_if_fail (node != NULL, "");

  text = get_notes (node)->comment_before;

  return text != NULL ? text : "";
}

const char *
checkbit_node_get_comment (CheckbitNode *node)
{
  const char *text;

  g_return_val_if_fail (node != NULL, "");

  text = get_notes (node)->comment;

  return text != NULL ? text : "";
}

static void
set_text (char **slot, const char *text)
{
  char *copy = text != NULL && *text != '\0' ? g_strdup (text) : NULL;

  g_free (*slot);
  *slot = copy;
}

void
checkbit_node_set_comment_before (CheckbitNode *node, const char *text)
{
  g_return_if_fail (node != NULL);
  g_return_if_fail (text == NULL || g_utf8_validate (text, -1, NULL));

  set_text (&need_notes (node)->comment_before, text);
  tidy (node);
}

void
checkbit_node_set_comment (CheckbitNode *node, const char *text)
{
  g_return_if_fail (node != NULL);
  g_return_if_fail (text == NULL || g_utf8_validate (text, -1, NULL));

  set_text (&need_notes (node)->comment, text);
  tidy (node);
}

/* --- Annotation symbols --------------------------------------------------------------------- */

const guint8 *
checkbit_node_get_nags (CheckbitNode *node, guint *n)
{
  const GArray *nags;

  g_return_val_if_fail (node != NULL, NULL);
  g_return_val_if_fail (n != NULL, NULL);

  nags = get_notes (node)->nags;
  *n = nags != NULL ? nags->len : 0;

  return nags != NULL ? (const guint8 *) nags->data : NULL;
}

gboolean
checkbit_node_has_nag (CheckbitNode *node, guint8 nag)
{
  guint n;
  const guint8 *nags = checkbit_node_get_nags (node, &n);

  return n > 0 && memchr (nags, nag, n) != NULL;
}

void
checkbit_node_add_nag (CheckbitNode *node, guint8 nag)
{
  CheckbitNotes *notes;

  g_return_if_fail (node != NULL);

  if (nag == 0 || checkbit_node_has_nag (node, nag))
    return;

  notes = need_notes (node);
  if (notes->nags == NULL)
    notes->nags = g_array_new (FALSE, FALSE, sizeof (guint8));
  g_array_append_val (notes->nags, nag);
}

/* A NAG that is removed, and perhaps added again, is no longer a review's. */
static void
forget_review (CheckbitNode *node)
{
  if (get_notes (node)->review_nag != 0)
    need_notes (node)->review_nag = 0;
}

void
checkbit_node_set_nags (CheckbitNode *node, const guint8 *nags, guint n)
{
  g_return_if_fail (node != NULL);
  g_return_if_fail (nags != NULL || n == 0);

  if (checkbit_node_get_notes (node) != NULL)
    g_clear_pointer (&need_notes (node)->nags, g_array_unref);
  for (guint i = 0; i < n; i++)
    checkbit_node_add_nag (node, nags[i]);
  if (!checkbit_node_has_nag (node, get_notes (node)->review_nag))
    forget_review (node);
  tidy (node);
}

guint8
checkbit_node_get_review_nag (CheckbitNode *node)
{
  return get_notes (node)->review_nag;
}

static void
remove_nag (CheckbitNotes *notes, guint8 nag)
{
  for (guint i = notes->nags->len; i-- > 0;)
    if (g_array_index (notes->nags, guint8, i) == nag)
      g_array_remove_index (notes->nags, i);
  if (notes->nags->len == 0)
    g_clear_pointer (&notes->nags, g_array_unref);
}

void
checkbit_node_set_review_nag (CheckbitNode *node, guint8 nag)
{
  guint8 before = checkbit_node_get_review_nag (node);

  if (nag == before)
    return;

  if (before != 0)
    remove_nag (need_notes (node), before);
  checkbit_node_add_nag (node, nag);
  need_notes (node)->review_nag = nag;
  tidy (node);
}

/* --- Numbers -------------------------------------------------------------------------------- */

gint64
checkbit_node_get_clock_ms (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, -1);

  return get_notes (node)->clock_ms;
}

gint64
checkbit_node_get_elapsed_ms (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, -1);

  return get_notes (node)->elapsed_ms;
}

CheckbitScore
checkbit_node_get_score (CheckbitNode *node, guint *depth)
{
  g_return_val_if_fail (node != NULL, checkbit_no_notes.score);

  if (depth != NULL)
    *depth = get_notes (node)->depth;

  return get_notes (node)->score;
}

void
checkbit_node_set_clock_ms (CheckbitNode *node, gint64 clock_ms)
{
  g_return_if_fail (node != NULL);

  need_notes (node)->clock_ms = MAX (clock_ms, -1);
  tidy (node);
}

void
checkbit_node_set_elapsed_ms (CheckbitNode *node, gint64 elapsed_ms)
{
  g_return_if_fail (node != NULL);

  need_notes (node)->elapsed_ms = MAX (elapsed_ms, -1);
  tidy (node);
}

void
checkbit_node_set_score (CheckbitNode *node, CheckbitScore score, guint depth)
{
  CheckbitNotes *notes;

  g_return_if_fail (node != NULL);

  notes = need_notes (node);
  notes->score = score;
  notes->depth = score.kind != CHECKBIT_SCORE_NONE ? depth : 0;
  tidy (node);
}

/* --- Shapes --------------------------------------------------------------------------------- */

const CheckbitShape *
checkbit_node_get_shapes (CheckbitNode *node, guint *n)
{
  const GArray *shapes;

  g_return_val_if_fail (node != NULL, NULL);
  g_return_val_if_fail (n != NULL, NULL);

  shapes = get_notes (node)->shapes;
  *n = shapes != NULL ? shapes->len : 0;

  return shapes != NULL ? (const CheckbitShape *) shapes->data : NULL;
}

void
checkbit_node_add_shape (CheckbitNode *node, CheckbitShape shape)
{
  CheckbitNotes *notes;

  g_return_if_fail (node != NULL);
  g_return_if_fail (shape.from < CHESS_N_SQUARES && shape.to < CHESS_N_SQUARES);
  g_return_if_fail (shape.color < CHECKBIT_N_SHAPE_COLORS);

  notes = need_notes (node);
  if (notes->shapes == NULL)
    notes->shapes = g_array_new (FALSE, FALSE, sizeof (CheckbitShape));
  for (guint i = 0; i < notes->shapes->len; i++)
    {
      CheckbitShape *other = &g_array_index (notes->shapes, CheckbitShape, i);

      if (other->from != shape.from || other->to != shape.to)
        continue;
      other->color = shape.color;
      return;
    }
  g_array_append_val (notes->shapes, shape);
}

void
checkbit_node_set_shapes (CheckbitNode *node, const CheckbitShape *shapes, guint n)
{
  g_return_if_fail (node != NULL);
  g_return_if_fail (shapes != NULL || n == 0);

  if (checkbit_node_get_notes (node) != NULL)
    g_clear_pointer (&need_notes (node)->shapes, g_array_unref);
  for (guint i = 0; i < n; i++)
    checkbit_node_add_shape (node, shapes[i]);
  tidy (node);
}

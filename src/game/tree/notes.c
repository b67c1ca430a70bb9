/* The notes of a move, as a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/notes.h"

#include <string.h>

const CheckbitNotes checkbit_no_notes = { .clock_ms = -1, .elapsed_ms = -1 };

CheckbitNotes *
checkbit_notes_ref (CheckbitNotes *notes)
{
  if (notes != NULL)
    g_atomic_ref_count_inc (&notes->references);

  return notes;
}

void
checkbit_notes_unref (CheckbitNotes *notes)
{
  if (notes == NULL || !g_atomic_ref_count_dec (&notes->references))
    return;

  g_free (notes->comment_before);
  g_free (notes->comment);
  g_clear_pointer (&notes->nags, g_array_unref);
  g_clear_pointer (&notes->shapes, g_array_unref);
  g_free (notes);
}

static gboolean
arrays_equal (const GArray *a, const GArray *b, gsize element_size)
{
  guint a_len = a != NULL ? a->len : 0;
  guint b_len = b != NULL ? b->len : 0;

  return a_len == b_len && (a_len == 0 || memcmp (a->data, b->data, a_len * element_size) == 0);
}

static gboolean
scores_equal (const CheckbitNotes *a, const CheckbitNotes *b)
{
  if (a->score.kind == CHECKBIT_SCORE_NONE)
    return b->score.kind == CHECKBIT_SCORE_NONE;

  return a->score.kind == b->score.kind && a->score.value == b->score.value
         && a->score.winner == b->score.winner && a->score.bound == b->score.bound
         && a->depth == b->depth;
}

gboolean
checkbit_notes_equal (const CheckbitNotes *a, const CheckbitNotes *b)
{
  if (a == NULL)
    a = &checkbit_no_notes;
  if (b == NULL)
    b = &checkbit_no_notes;

  return g_strcmp0 (a->comment_before, b->comment_before) == 0
         && g_strcmp0 (a->comment, b->comment) == 0
         && arrays_equal (a->nags, b->nags, sizeof (guint8))
         && arrays_equal (a->shapes, b->shapes, sizeof (CheckbitShape))
         && a->clock_ms == b->clock_ms && a->elapsed_ms == b->elapsed_ms && scores_equal (a, b);
}

gboolean
checkbit_notes_are_empty (const CheckbitNotes *notes)
{
  return notes->comment_before == NULL && notes->comment == NULL && notes->nags == NULL
         && notes->shapes == NULL && notes->clock_ms < 0 && notes->elapsed_ms < 0
         && notes->score.kind == CHECKBIT_SCORE_NONE;
}

/* A complete copy, with one owner. */
static CheckbitNotes *
duplicate (const CheckbitNotes *notes)
{
  CheckbitNotes *copy = g_memdup2 (notes, sizeof *notes);

  g_atomic_ref_count_init (&copy->references);
  copy->comment_before = g_strdup (notes->comment_before);
  copy->comment = g_strdup (notes->comment);
  if (notes->nags != NULL)
    copy->nags = g_array_copy (notes->nags);
  if (notes->shapes != NULL)
    copy->shapes = g_array_copy (notes->shapes);

  return copy;
}

CheckbitNotes *
checkbit_notes_make_own (CheckbitNotes *notes)
{
  CheckbitNotes *own;

  if (notes == NULL)
    return duplicate (&checkbit_no_notes);
  if (g_atomic_ref_count_compare (&notes->references, 1))
    return notes;
  own = duplicate (notes);
  checkbit_notes_unref (notes);

  return own;
}

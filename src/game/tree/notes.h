/* What was written beside a move, as a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node.h"

G_BEGIN_DECLS

/* What was written beside a move. Most moves of most games have none, so a node only points to it.
 * Notes that have more than one owner never change, whoever sets something gets a copy of its own
 * first: so another thread can hold them, and a copy of a game costs none. */
typedef struct
{
  gatomicrefcount references;
  char *comment_before; /* NULL for none, never "" */
  char *comment;
  GArray *nags;   /* of guint8; NULL for none */
  GArray *shapes; /* of CheckbitShape; NULL for none */
  gint64 clock_ms;
  gint64 elapsed_ms;
  CheckbitScore score;
  guint depth;
} CheckbitNotes;

/* What a move without notes answers with. */
extern const CheckbitNotes checkbit_no_notes;

/* NULL is no notes at all, to each of these. (transfer full) */
CheckbitNotes *checkbit_notes_ref (CheckbitNotes *notes);
void checkbit_notes_unref (CheckbitNotes *notes);
gboolean checkbit_notes_equal (const CheckbitNotes *a, const CheckbitNotes *b);

/* The same notes for one owner alone, who may change them. (transfer full), of notes too */
CheckbitNotes *checkbit_notes_make_own (CheckbitNotes *notes);

/* Whether they say nothing. */
gboolean checkbit_notes_are_empty (const CheckbitNotes *notes);

G_END_DECLS

/* The notes of a move, as a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node.h"

G_BEGIN_DECLS

/* The notes of a move. Most moves have none, so a node only has a pointer to them. Shared notes
 * never change; before a change they are copied. So other threads can hold them, and copying a game
 * does not copy them. */
typedef struct
{
  gatomicrefcount references;
  char *comment_before; /* NULL for none, never "" */
  char *comment;
  GArray *nags;   /* of guint8; NULL for none */
  GArray *shapes; /* of CheckbitShape; NULL for none */
  /* The one of the NAGs that a review gave, for the next review to replace; 0 for none. No file
   * keeps it: what comes from a file may be a person's. */
  guint8 review_nag;
  gint64 clock_ms;
  gint64 elapsed_ms;
  CheckbitScore score;
  guint depth;
} CheckbitNotes;

/* The data of a move without notes. */
extern const CheckbitNotes checkbit_no_notes;

/* For all of these, NULL is no notes. (transfer full) */
CheckbitNotes *checkbit_notes_ref (CheckbitNotes *notes);
void checkbit_notes_unref (CheckbitNotes *notes);
gboolean checkbit_notes_equal (const CheckbitNotes *a, const CheckbitNotes *b);

/* Unshared notes, which may be changed. (transfer full), of notes too */
CheckbitNotes *checkbit_notes_make_own (CheckbitNotes *notes);

/* Whether they are empty. */
gboolean checkbit_notes_are_empty (const CheckbitNotes *notes);

G_END_DECLS

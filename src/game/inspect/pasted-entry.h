/* A set or a table of a pasted text, with its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

G_BEGIN_DECLS

typedef struct
{
  char *title;      /* as the text calls it */
  char *name;       /* as the set language does */
  gboolean is_word; /* its values are words of the layout in use; else sets */
  gsize n;          /* 1: a set; more: a table */
  guint64 *values;
  GArray *fits; /* private: the numberings that a table proves */

  /* Under the layout in use. */
  ChessBitboard *sets;
  ChessLayout squares; /* in which a table of 64 is numbered */
} CheckbitPastedEntry;

/* (transfer full) */
CheckbitPastedEntry *checkbit_pasted_entry_new (
    const char *title, const char *name, gboolean is_word, const guint64 *values, gsize n);

/* What was read, which is not what was left; title: for what has none of its own. (transfer
 * full) */
CheckbitPastedEntry *checkbit_pasted_entry_new_for_item (const CheckbitReadingItem *item,
                                                         const char *title);
void checkbit_pasted_entry_free (CheckbitPastedEntry *self);

/* Reads the values as words of a layout. A table that can only be of another, such as a pawn's,
 * is read as what it proves to be. */
void checkbit_pasted_entry_set_layout (CheckbitPastedEntry *self, ChessLayout layout);

/* Whether it has an entry for each square. */
gboolean checkbit_pasted_entry_is_by_square (const CheckbitPastedEntry *self);

G_END_DECLS

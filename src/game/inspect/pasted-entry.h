/* A set or a table from a pasted text, with its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

G_BEGIN_DECLS

typedef struct
{
  char *title;      /* its name in the text */
  char *name;       /* its name in the set language */
  gboolean is_word; /* its values are words of the current layout; else sets */
  gsize n;          /* 1: a set; more: a table */
  guint64 *values;
  GArray *fits; /* private: the layouts that a table proves */

  /* In the current layout. */
  ChessBitboard *sets;
  ChessLayout squares; /* the layout that numbers a table of 64 */
} CheckbitPastedEntry;

/* (transfer full) */
CheckbitPastedEntry *checkbit_pasted_entry_new (
    const char *title, const char *name, gboolean is_word, const guint64 *values, gsize n);

/* Copies a reading, without its ignored parts; title: if it has no name; read_for: the layout used
 * for reading. (transfer full) */
CheckbitPastedEntry *checkbit_pasted_entry_new_for_item (const CheckbitReadingItem *item,
                                                         const char *title,
                                                         ChessLayout read_for);
void checkbit_pasted_entry_free (CheckbitPastedEntry *self);

/* Reads the values as words of a layout. A table that can only be in another one, such as a pawn's,
 * is read in that. */
void checkbit_pasted_entry_set_layout (CheckbitPastedEntry *self, ChessLayout layout);

/* Whether it has one entry per square. */
gboolean checkbit_pasted_entry_is_by_square (const CheckbitPastedEntry *self);

G_END_DECLS

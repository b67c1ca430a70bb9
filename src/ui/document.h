/* Where the game on the board came from: a file, and which of its positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/position-file.h"

G_BEGIN_DECLS

/* A value that one window owns at a time; it travels with the game when that is put aside. */
typedef struct _CheckbitDocument CheckbitDocument;

/* file: NULL for none yet. lines: the positions read from it (CheckbitPositionLine), NULL for none.
 * (transfer full) of lines. */
CheckbitDocument *checkbit_document_new (GFile *file, GPtrArray *lines);
void checkbit_document_free (CheckbitDocument *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitDocument, checkbit_document_free)

/* NULL for none. (transfer none) */
GFile *checkbit_document_get_file (CheckbitDocument *self);

/* The name of a file as a person reads it: "mate.fen". (transfer full) */
char *checkbit_document_dup_file_name (GFile *file);

/* The positions it was opened with; NULL for none. (transfer none) */
GPtrArray *checkbit_document_get_lines (CheckbitDocument *self);

/* Which of the lines stands on the board, 0 up. */
guint checkbit_document_get_index (CheckbitDocument *self);
void checkbit_document_set_index (CheckbitDocument *self, guint index);

/* Whether there is more than one position to step through. */
gboolean checkbit_document_is_list (CheckbitDocument *self);

/* Whether the file may be replaced by one position without losing anything it holds: other
 * positions, EPD operations, comments above it. */
gboolean checkbit_document_can_overwrite (CheckbitDocument *self);

G_END_DECLS

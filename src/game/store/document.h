/* Where the game on the board came from: a file, and which of its positions or games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/pgn/pgn-file.h"
#include "game/base/file-stamp.h"
#include "game/store/position-file.h"

G_BEGIN_DECLS

/* A value that one window owns at a time; it travels with the game when that is put aside. */
typedef struct _CheckbitDocument CheckbitDocument;

/* file: NULL for none yet. lines: the positions read from it (CheckbitPositionLine), NULL for none.
 * (transfer full) of lines. */
CheckbitDocument *checkbit_document_new (GFile *file, GPtrArray *lines);
/* A game of a PGN file, index 0 up. problems: what of it was not understood (CheckbitPgnProblem),
 * NULL for nothing. (transfer full) of problems. */
CheckbitDocument *checkbit_document_new_game (CheckbitPgnFile *pgn, guint index, GArray *problems);
void checkbit_document_free (CheckbitDocument *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitDocument, checkbit_document_free)

/* NULL for none. (transfer none) */
GFile *checkbit_document_get_file (CheckbitDocument *self);

/* The name of a file as a person reads it: "mate.fen". (transfer full) */
char *checkbit_document_dup_file_name (GFile *file);

/* The positions it was opened with; NULL for none. (transfer none) */
GPtrArray *checkbit_document_get_lines (CheckbitDocument *self);

/* The PGN file that the game is of; NULL where it is of none. (transfer none) */
CheckbitPgnFile *checkbit_document_get_pgn (CheckbitDocument *self);
/* What of the game was not understood (CheckbitPgnProblem); NULL for nothing. (transfer none) */
GArray *checkbit_document_get_problems (CheckbitDocument *self);

/* Which of the lines or games stands on the board, 0 up, and of how many: 0 where that is not
 * known. */
guint checkbit_document_get_index (CheckbitDocument *self);
guint checkbit_document_get_n (CheckbitDocument *self);
void checkbit_document_set_index (CheckbitDocument *self, guint index);

/* Which file it was that the positions were read from or written to. */
void checkbit_document_set_stamp (CheckbitDocument *self, const CheckbitFileStamp *stamp);
void checkbit_document_copy_stamp (CheckbitDocument *self, CheckbitDocument *from);
/* Whether another program has changed the file since it was read or written last: a quick look at a
 * local file; FALSE for any other. */
gboolean checkbit_document_check_changed (CheckbitDocument *self);

/* Whether it is of a list of positions, and there is more than one to step through. */
gboolean checkbit_document_is_list (CheckbitDocument *self);

/* Whether the file may be replaced by one position without losing anything it holds: other
 * positions, EPD operations, comments above it. */
gboolean checkbit_document_can_overwrite (CheckbitDocument *self);

G_END_DECLS

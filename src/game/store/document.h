/* The document of the game on the board: a file, and the index of the position or game in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/pgn/pgn-file.h"
#include "game/base/file-stamp.h"
#include "game/store/position-file.h"

G_BEGIN_DECLS

/* One window owns it at a time; it stays with its game when that is put aside. */
typedef struct _CheckbitDocument CheckbitDocument;

/* file: NULL if none yet. lines: the positions read from it (CheckbitPositionLine), NULL for none.
 * (transfer full) of lines. */
CheckbitDocument *checkbit_document_new (GFile *file, GPtrArray *lines);
/* A game of a PGN file, index from 0. problems: its unreadable parts (CheckbitPgnProblem), NULL for
 * none. (transfer full) of problems. */
CheckbitDocument *checkbit_document_new_game (CheckbitPgnFile *pgn, guint index, GArray *problems);
void checkbit_document_free (CheckbitDocument *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitDocument, checkbit_document_free)

/* NULL for none. (transfer none) */
GFile *checkbit_document_get_file (CheckbitDocument *self);

/* The display name of a file: "mate.fen". (transfer full) */
char *checkbit_document_dup_file_name (GFile *file);

/* The positions read from it; NULL for none. (transfer none) */
GPtrArray *checkbit_document_get_lines (CheckbitDocument *self);

/* The game's PGN file; NULL for none. (transfer none) */
CheckbitPgnFile *checkbit_document_get_pgn (CheckbitDocument *self);
/* The unreadable parts of the game (CheckbitPgnProblem); NULL for none. (transfer none) */
GArray *checkbit_document_get_problems (CheckbitDocument *self);

/* The index of the position or game, from 0, and how many there are: 0 if unknown. */
guint checkbit_document_get_index (CheckbitDocument *self);
guint checkbit_document_get_n (CheckbitDocument *self);
void checkbit_document_set_index (CheckbitDocument *self, guint index);

/* A file of positions whose game was away with the program. now: the file's stamp; stamp: that of
 * the file as it was then, NULL if unknown. overwritable: what checkbit_document_can_overwrite()
 * said then; without a stamp the file is not overwritten, whatever that was. */
CheckbitDocument *checkbit_document_new_restored (GFile *file,
                                                  const CheckbitFileStamp *now,
                                                  const char *stamp,
                                                  gboolean overwritable);

/* The stamp of the file as the positions were read or written. */
void checkbit_document_set_stamp (CheckbitDocument *self, const CheckbitFileStamp *stamp);
void checkbit_document_copy_stamp (CheckbitDocument *self, CheckbitDocument *from);
/* The stamp as a short text to store with the game, also that of a PGN file; NULL if unknown.
 * (transfer full) */
char *checkbit_document_dup_stamp (CheckbitDocument *self);
/* The stamp of a file of positions when it was last read or written; NULL for another file, or if it
 * is unknown. Valid until the next call that changes it. */
const CheckbitFileStamp *checkbit_document_get_stamp (CheckbitDocument *self);
/* Whether another program has changed the file, which has this stamp now (NULL if it could not be
 * asked), since it was last read or written; FALSE for one that is not local. */
gboolean checkbit_document_compare (CheckbitDocument *self, const CheckbitFileStamp *now);

/* Whether it has a list with several positions to step through. */
gboolean checkbit_document_is_list (CheckbitDocument *self);

/* Whether the file can be replaced by one position without losing anything: other positions, EPD
 * operations, comments. */
gboolean checkbit_document_can_overwrite (CheckbitDocument *self);

G_END_DECLS

/* An open PGN file: its list of games, reading single games, and saving, which changes only the
 * saved game and not a byte of the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/base/file-stamp.h"
#include "game/pgn/pgn-index.h"
#include "game/pgn/pgn-record.h"

G_BEGIN_DECLS

#define CHECKBIT_PGN_FILE_ERROR (checkbit_pgn_file_error_quark ())
GQuark checkbit_pgn_file_error_quark (void);

typedef enum
{
  CHECKBIT_PGN_FILE_ERROR_CHANGED, /* another program has changed the file since it was read */
  CHECKBIT_PGN_FILE_ERROR_LOSS,    /* the game in the file has parts that could not be read */
  CHECKBIT_PGN_FILE_ERROR_NO_GAME, /* a game has disappeared from the file */
} CheckbitPgnFileError;

typedef enum
{
  CHECKBIT_PGN_SAVE_DEFAULT = 0,
  /* Losing the unread parts of a game's old text is acceptable: a person has agreed. */
  CHECKBIT_PGN_SAVE_ALLOW_LOSS = 1 << 0,
} CheckbitPgnSaveFlags;

/* The index for a game that is not in the file yet. */
#define CHECKBIT_PGN_APPEND G_MAXUINT

#define CHECKBIT_TYPE_PGN_FILE (checkbit_pgn_file_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPgnFile, checkbit_pgn_file, CHECKBIT, PGN_FILE, GObject)

/* A file, which need not exist. Property that notifies: "changed-outside" (boolean), after a
 * check. */
CheckbitPgnFile *checkbit_pgn_file_new (GFile *file);
GFile *checkbit_pgn_file_get_file (CheckbitPgnFile *self);

/* The games; empty until loaded. Every load makes a new object. */
CheckbitPgnIndex *checkbit_pgn_file_get_index (CheckbitPgnFile *self);

/* Lists the games: see checkbit_pgn_index_load_async(). Loading again drops the old list, and
 * accepts changes by other programs. */
void checkbit_pgn_file_load_async (CheckbitPgnFile *self,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
gboolean
checkbit_pgn_file_load_finish (CheckbitPgnFile *self, GAsyncResult *result, GError **error);

/* Reads one game of the list (index from 0), even during loading or saving. finish: (transfer
 * full), NULL with CHANGED if the file has changed, or a GIOError. */
void checkbit_pgn_file_read_game_async (CheckbitPgnFile *self,
                                        guint index,
                                        GCancellable *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data);
CheckbitPgnGame *
checkbit_pgn_file_read_game_finish (CheckbitPgnFile *self, GAsyncResult *result, GError **error);

/* Writes a record in place of a game, or with CHECKBIT_PGN_APPEND at the end; a missing file is
 * created. All other bytes stay, except at an end that would swallow the game: see
 * checkbit_pgn_splice(). The record is copied at once. Encoding and line ends are the file's. A
 * game is added only to a complete list, as its index would be another one otherwise. finish: the
 * game's index in the list, which is already updated; -1 with CHANGED (nothing was written), LOSS
 * (likewise), or a GIOError. Not during a load or another save. */
void checkbit_pgn_file_save_game_async (CheckbitPgnFile *self,
                                        guint index,
                                        CheckbitRecord *record,
                                        CheckbitPgnSaveFlags flags,
                                        GCancellable *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data);
gint64
checkbit_pgn_file_save_game_finish (CheckbitPgnFile *self, GAsyncResult *result, GError **error);

/* Takes over a game that another object has saved in the same file, given the result of that, so
 * that it does not count as a change by another program. Nothing happens if there was such a change
 * before, to another file, or during a load or a save. */
void checkbit_pgn_file_follow (CheckbitPgnFile *self, GAsyncResult *saved);

/* Whether the file on disk, which has this stamp now (NULL if it could not be asked), has changed
 * since it was last read or written; a remote one only counts as changed when writing found that
 * out. */
gboolean checkbit_pgn_file_compare (CheckbitPgnFile *self, const CheckbitFileStamp *now);

/* The stamp of the file as last read or written, as a short text to store with a game; NULL if
 * there is none yet. (transfer full) */
char *checkbit_pgn_file_dup_stamp (CheckbitPgnFile *self);
/* Marks a loaded file as changed outside unless it has such a stamp: it is then neither read nor
 * written any more. */
void checkbit_pgn_file_expect_stamp (CheckbitPgnFile *self, const char *stamp);

/* What the game of an index is in the file, however it is laid out there, as a short text to store
 * with the game; NULL unless it was read or written since the file was loaded. (transfer full) */
char *checkbit_pgn_file_dup_digest (CheckbitPgnFile *self, guint index);

G_END_DECLS

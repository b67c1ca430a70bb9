/* A PGN file that is open: its list of games, one game of it at a time, and saving, which changes
 * the games that were changed and not one byte of the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-index.h"
#include "game/pgn/pgn-record.h"

G_BEGIN_DECLS

#define CHECKBIT_PGN_FILE_ERROR (checkbit_pgn_file_error_quark ())
GQuark checkbit_pgn_file_error_quark (void);

typedef enum
{
  CHECKBIT_PGN_FILE_ERROR_CHANGED, /* another program has changed the file since it was read */
  CHECKBIT_PGN_FILE_ERROR_LOSS,    /* the game in the file has parts that were not understood */
  CHECKBIT_PGN_FILE_ERROR_NO_GAME, /* there is no game where one was */
} CheckbitPgnFileError;

typedef enum
{
  CHECKBIT_PGN_SAVE_DEFAULT = 0,
  /* What was not understood in a game's old text may be lost: somebody has been asked. */
  CHECKBIT_PGN_SAVE_ALLOW_LOSS = 1 << 0,
} CheckbitPgnSaveFlags;

/* The number of a game that is not in the file yet. */
#define CHECKBIT_PGN_APPEND G_MAXUINT

#define CHECKBIT_TYPE_PGN_FILE (checkbit_pgn_file_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPgnFile, checkbit_pgn_file, CHECKBIT, PGN_FILE, GObject)

/* A file that is there or is to be. Property that notifies: "changed-outside" (boolean), after a
 * check. */
CheckbitPgnFile *checkbit_pgn_file_new (GFile *file);
GFile *checkbit_pgn_file_get_file (CheckbitPgnFile *self);

/* The games; empty until loaded. A new object after every load. */
CheckbitPgnIndex *checkbit_pgn_file_get_index (CheckbitPgnFile *self);

/* Lists the games: see checkbit_pgn_index_load_async(). Loading again forgets the old list, and
 * what another program did to the file. */
void checkbit_pgn_file_load_async (CheckbitPgnFile *self,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
gboolean
checkbit_pgn_file_load_finish (CheckbitPgnFile *self, GAsyncResult *result, GError **error);

/* Reads one game of the list (index 0 up), also while that is still being made. finish: (transfer
 * full), NULL with CHANGED where the file is another one by now, or a GIOError. */
void checkbit_pgn_file_read_game_async (CheckbitPgnFile *self,
                                        guint index,
                                        GCancellable *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data);
CheckbitPgnGame *
checkbit_pgn_file_read_game_finish (CheckbitPgnFile *self, GAsyncResult *result, GError **error);

/* Writes a record in the place of a game, or with CHECKBIT_PGN_APPEND behind the last; a file that
 * is not there is made. All other bytes stay. The record is copied at once. Encoding and ends of
 * lines are those of the file. finish: the game's index in the list, which is right again by then;
 * -1 with CHANGED (nothing was written), LOSS (nor then), or a GIOError. Not while a load or
 * another save goes on. */
void checkbit_pgn_file_save_game_async (CheckbitPgnFile *self,
                                        guint index,
                                        CheckbitRecord *record,
                                        CheckbitPgnSaveFlags flags,
                                        GCancellable *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data);
gint64
checkbit_pgn_file_save_game_finish (CheckbitPgnFile *self, GAsyncResult *result, GError **error);

/* Whether the file on disk is another one than was read or written last. A look at its date and
 * size: quick. */
gboolean checkbit_pgn_file_check_changed (CheckbitPgnFile *self);

/* Which file it was that was read or written last, as a short text to be kept beside a game; NULL
 * where nothing was yet. (transfer full) */
char *checkbit_pgn_file_dup_stamp (CheckbitPgnFile *self);
/* Once loaded, takes it for changed by another program unless it is the one of such a text: nothing
 * is read from it or written to it any more. */
void checkbit_pgn_file_expect_stamp (CheckbitPgnFile *self, const char *stamp);

G_END_DECLS

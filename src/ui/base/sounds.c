/* Short sounds that go with the game: by GSound, which mixes them with everything else on the
 * desktop, or by GTK's own media where the program was built without it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/sounds.h"

#include "game/base/installed.h"

#ifdef HAVE_GSOUND
#include <gsound.h>
#endif

/* Where the build puts the sounds, relative to the folder of the program. */
#define UNINSTALLED_SOUNDS "../data/sounds"

static const char *const names[CHECKBIT_N_SOUNDS] = {
  [CHECKBIT_SOUND_MOVE] = "move.wav",         [CHECKBIT_SOUND_CAPTURE] = "capture.wav",
  [CHECKBIT_SOUND_CHECK] = "check.wav",       [CHECKBIT_SOUND_END] = "end.wav",
  [CHECKBIT_SOUND_LOW_TIME] = "low-time.wav",
};

/* The file if it exists, else NULL. (transfer full) of path. */
static char *
existing (char *path)
{
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return path;
  g_free (path);
  return NULL;
}

char *
checkbit_sounds_dup_path (CheckbitSound sound)
{
  g_return_val_if_fail ((guint)sound < CHECKBIT_N_SOUNDS, NULL);

  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program != NULL ? g_path_get_dirname (program) : g_strdup (".");
  g_autofree char *installed = checkbit_installed_path (CHECKBIT_SOUND_FOLDER);
  char *path = existing (g_build_filename (folder, UNINSTALLED_SOUNDS, names[sound], NULL));

  if (path == NULL)
    path = existing (g_build_filename (installed, names[sound], NULL));
  return path;
}

#ifdef HAVE_GSOUND

static void
play_path (const char *path, CheckbitSound sound)
{
  static GSoundContext *context = NULL;
  static gboolean tried = FALSE;

  if (!tried)
    context = gsound_context_new (NULL, NULL);
  tried = TRUE;
  if (context != NULL)
    gsound_context_play_simple (context, NULL, NULL, GSOUND_ATTR_MEDIA_FILENAME, path,
                                GSOUND_ATTR_MEDIA_ROLE, "game", NULL);
}

#else

/* Restarts a stream that has ended; each sound has a stream of its own. */
static void
play_path (const char *path, CheckbitSound sound)
{
  static GtkMediaStream *streams[CHECKBIT_N_SOUNDS];

  if (streams[sound] == NULL)
    streams[sound] = gtk_media_file_new_for_filename (path);
  if (gtk_media_stream_get_error (streams[sound]) != NULL)
    return;
  gtk_media_stream_seek (streams[sound], 0);
  gtk_media_stream_play (streams[sound]);
}

#endif

static CheckbitSoundFunc heard_by;
static gpointer heard_data;

void
checkbit_sounds_set_listener (CheckbitSoundFunc listener, gpointer user_data)
{
  heard_by = listener;
  heard_data = user_data;
}

void
checkbit_sounds_play (CheckbitSound sound)
{
  g_return_if_fail ((guint)sound < CHECKBIT_N_SOUNDS);

  if (heard_by != NULL)
    heard_by (sound, heard_data);

  g_autofree char *path = checkbit_sounds_dup_path (sound);
  if (path != NULL)
    play_path (path, sound);
}

CheckbitSound
checkbit_sounds_for_move (const ChessPosition *before, ChessMove move, gboolean over)
{
  ChessPosition after;
  unsigned n_pieces;

  g_return_val_if_fail (before != NULL, CHECKBIT_SOUND_MOVE);

  if (over)
    return CHECKBIT_SOUND_END;
  if (move == CHESS_MOVE_NONE)
    return CHECKBIT_SOUND_MOVE;
  after = *before;
  chess_position_play (&after, move);
  n_pieces = chess_bitboard_count (chess_position_occupied (before));
  if (chess_position_in_check (&after))
    return CHECKBIT_SOUND_CHECK;
  if (chess_bitboard_count (chess_position_occupied (&after)) < n_pieces)
    return CHECKBIT_SOUND_CAPTURE;
  return CHECKBIT_SOUND_MOVE;
}

/* Short sounds that go with the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/position.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_SOUND_MOVE,
  CHECKBIT_SOUND_CAPTURE,
  CHECKBIT_SOUND_CHECK,
  CHECKBIT_SOUND_END,      /* of the game */
  CHECKBIT_SOUND_LOW_TIME, /* on the clock of a person who is to move */
} CheckbitSound;

#define CHECKBIT_N_SOUNDS 5

/* Plays a sound once, mixed with others that are still playing, and returns at once. Does nothing
 * if sound is unavailable (no sound card, no sound files). */
void checkbit_sounds_play (CheckbitSound sound);

/* Calls a function for every sound played, NULL for none. For tests, which cannot hear. */
typedef void (*CheckbitSoundFunc) (CheckbitSound sound, gpointer user_data);
void checkbit_sounds_set_listener (CheckbitSoundFunc listener, gpointer user_data);

/* The sound of a move from a position; over: whether the game has ended with it. */
CheckbitSound checkbit_sounds_for_move (const ChessPosition *before, ChessMove move, gboolean over);

/* The file of a sound: where the program is installed, else in the build directory. (transfer full)
 * (nullable) */
char *checkbit_sounds_dup_path (CheckbitSound sound);

G_END_DECLS

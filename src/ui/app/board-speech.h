/* A board that answers: letters and digits ask about it, and the answer is spoken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/app/move-voice.h"
#include "ui/app/notes.h"
#include "ui/board/board-input.h"

G_BEGIN_DECLS

/* Answers while the setting "speaking-board" is on and no position is set up. Construct only:
 * "controller"; "settings", NULL where there is no schema: it never answers in that case; "window"
 * (not owned), whose keys are used unless an entry has the focus; "input", of the board; "voice",
 * for the game; "notes": where answers are said. */
#define CHECKBIT_TYPE_BOARD_SPEECH (checkbit_board_speech_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBoardSpeech, checkbit_board_speech, CHECKBIT, BOARD_SPEECH, GObject)

/* Answers a key: one of "a…z" or "1…8", with or without Shift. FALSE if it does not answer now. */
gboolean checkbit_board_speech_answer (CheckbitBoardSpeech *self, char key, gboolean shift);

/* What each key asks, as one or more sentences. Static, translated. */
const char *checkbit_board_speech_get_keys (void);

G_END_DECLS

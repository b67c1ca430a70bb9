/* What a screen reader speaks of a game: its moves, its end, a clock that is running out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* Construct only: "controller"; "settings", NULL where there is no schema: in what form and
 * what is spoken; "widget" (not owned): the window that speaks, as long as it is on the
 * screen. */
#define CHECKBIT_TYPE_MOVE_VOICE (checkbit_move_voice_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveVoice, checkbit_move_voice, CHECKBIT, MOVE_VOICE, GObject)

/* What is spoken when it is asked for, of the position on the board: the move that led there, NULL
 * at the start; whose turn it is, or how the game has ended; what is left on the clocks, NULL
 * without any. (transfer full) */
char *checkbit_move_voice_dup_last_move (CheckbitMoveVoice *self);
char *checkbit_move_voice_dup_status (CheckbitMoveVoice *self);
char *checkbit_move_voice_dup_clocks (CheckbitMoveVoice *self);

G_END_DECLS

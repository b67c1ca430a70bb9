/* What a screen reader speaks of a game: its moves, its end, a clock that is running out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* Construct only: "controller"; "settings": what is spoken, and how; NULL if there is no schema;
 * "widget" (not owned): the window that speaks, while it is on the screen. */
#define CHECKBIT_TYPE_MOVE_VOICE (checkbit_move_voice_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveVoice, checkbit_move_voice, CHECKBIT, MOVE_VOICE, GObject)

/* Answers about the position on the board: the move that led to it, NULL at the start; whose turn
 * it is, or how the game ended; the times on the clocks, NULL without clocks. (transfer full) */
char *checkbit_move_voice_dup_last_move (CheckbitMoveVoice *self);
char *checkbit_move_voice_dup_status (CheckbitMoveVoice *self);
char *checkbit_move_voice_dup_clocks (CheckbitMoveVoice *self);

G_END_DECLS

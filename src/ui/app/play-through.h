/* Stepping through the record: autoplay, and switching between variations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/record/move-list.h"

G_BEGIN_DECLS

/* Properties: "playing" (boolean): whether the game plays itself. Set to TRUE at the end of a line,
 * it begins again from the start; without any move it stays FALSE. "speed" (string): "slow",
 * "normal" or "fast". Read only, each a boolean: "can-play", "has-previous-variation",
 * "has-next-variation". Construct only: "controller"; "settings", which name the speed; "window"
 * and "list": any input there stops autoplay, except F5 and the list's button, which toggle it
 * themselves. All but the controller may be NULL. Any other change of the game stops it, too, and
 * so does a set-up. */
#define CHECKBIT_TYPE_PLAY_THROUGH (checkbit_play_through_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPlayThrough, checkbit_play_through, CHECKBIT, PLAY_THROUGH, GObject)

/* A key was pressed in the window; focus (NULL for none): the focused widget there. */
void checkbit_play_through_press (CheckbitPlayThrough *self, guint keyval, GtkWidget *focus);

/* Goes to the move played instead of the last one, in the next or previous variation. Does nothing
 * if there is none. */
void checkbit_play_through_next_variation (CheckbitPlayThrough *self);
void checkbit_play_through_previous_variation (CheckbitPlayThrough *self);

G_END_DECLS

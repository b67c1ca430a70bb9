/* Going through the record: the game plays itself, move by move, and from one variation one goes
 * to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/record/move-list.h"

G_BEGIN_DECLS

/* Properties: "playing" (boolean): whether the game plays itself. Set to TRUE at the end of a
 * line, it begins again from the start; without any move it stays FALSE. "speed" (string):
 * "slow", "normal" or
 * "fast". Read only, each a boolean: "can-play", "has-previous-variation", "has-next-variation".
 * Construct only: "controller"; "settings", which name the speed; "window" and "list", where
 * whatever a person does stops it, but for the key F5 and the button of the list, which see to
 * that themselves. All but the controller may be NULL. Whatever else happens to the game stops
 * it. */
#define CHECKBIT_TYPE_PLAY_THROUGH (checkbit_play_through_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPlayThrough, checkbit_play_through, CHECKBIT, PLAY_THROUGH, GObject)

/* Goes to the move that was played instead of the last one: the next variation, or the previous.
 * Nothing happens where there is none. */
void checkbit_play_through_next_variation (CheckbitPlayThrough *self);
void checkbit_play_through_previous_variation (CheckbitPlayThrough *self);

G_END_DECLS

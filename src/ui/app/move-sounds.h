/* What is heard of a game: its moves, its end, a clock that is running out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* Construct only: "controller"; "settings", which say whether sounds are wanted (NULL: they are);
 * "widget" (not owned): sounds are heard as long as it is on the screen. */
#define CHECKBIT_TYPE_MOVE_SOUNDS (checkbit_move_sounds_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveSounds, checkbit_move_sounds, CHECKBIT, MOVE_SOUNDS, GObject)

G_END_DECLS

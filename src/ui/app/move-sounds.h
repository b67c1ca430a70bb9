/* What is heard of a game: its moves, its end, a clock that is running out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/controller/controller.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_MOVE_SOUNDS (checkbit_move_sounds_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveSounds, checkbit_move_sounds, CHECKBIT, MOVE_SOUNDS, GObject)

/* Plays sounds where the settings say so (NULL: where nobody says otherwise), as long as a widget is
 * on the screen. The widget outlives this. */
CheckbitMoveSounds *
checkbit_move_sounds_new (CheckbitController *controller, GSettings *settings, GtkWidget *widget);

G_END_DECLS

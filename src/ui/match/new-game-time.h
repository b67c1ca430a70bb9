/* An expander row with the time control of one side: minutes, a bonus and its kind, or a text with
 * stages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/base/time-control.h"

G_BEGIN_DECLS

/* Signal "changed": the time has changed, or has become invalid. */
#define CHECKBIT_TYPE_NEW_GAME_TIME (checkbit_new_game_time_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitNewGameTime, checkbit_new_game_time, CHECKBIT, NEW_GAME_TIME, AdwExpanderRow)

GtkWidget *checkbit_new_game_time_new (const char *title);

void checkbit_new_game_time_set_control (CheckbitNewGameTime *self,
                                         const CheckbitTimeControl *control);
/* NULL if the text is not valid. */
const CheckbitTimeControl *checkbit_new_game_time_get_control (CheckbitNewGameTime *self);

G_END_DECLS

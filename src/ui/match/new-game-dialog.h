/* The New Game dialog: players, time control, and starting position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/match/match-plan.h"

G_BEGIN_DECLS

/* Signal "start" (CheckbitMatchPlan *plan): start this match. The dialog is closing and owns the
 * plan. */
#define CHECKBIT_TYPE_NEW_GAME_DIALOG (checkbit_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitNewGameDialog, checkbit_new_game_dialog, CHECKBIT, NEW_GAME_DIALOG, AdwWindow)

/* Shows a plan, which is copied. engines: of CheckbitEngineEntry. */
GtkWidget *checkbit_new_game_dialog_new (const CheckbitMatchPlan *plan, GListModel *engines);

G_END_DECLS

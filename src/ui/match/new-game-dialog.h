/* The dialog in which a match is chosen: who plays, with how much time, from where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/match/match-plan.h"

G_BEGIN_DECLS

/* Signal "start" (CheckbitMatchPlan *plan): the person wants this match. The dialog is closing; the
 * plan is the dialog's. */
#define CHECKBIT_TYPE_NEW_GAME_DIALOG (checkbit_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitNewGameDialog, checkbit_new_game_dialog, CHECKBIT, NEW_GAME_DIALOG, AdwWindow)

/* Shows a plan, which it copies. engines: of CheckbitEngineEntry. */
GtkWidget *checkbit_new_game_dialog_new (const CheckbitMatchPlan *plan, GListModel *engines);

G_END_DECLS

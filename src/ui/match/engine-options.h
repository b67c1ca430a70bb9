/* The window in which the options of one engine are set, as that engine offers them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/engine/engine-list.h"

G_BEGIN_DECLS

/* Asks the engine what it offers, and shows a row for each; what is set is kept in the entry at
 * once, and holds for the analysis and for every game that begins after it.
 *
 * Signal "press" (const char *option): a button of the engine was pressed. */
#define CHECKBIT_TYPE_ENGINE_OPTIONS (checkbit_engine_options_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitEngineOptions, checkbit_engine_options, CHECKBIT, ENGINE_OPTIONS, AdwPreferencesWindow)

GtkWidget *checkbit_engine_options_new (CheckbitEngineEntry *entry);

G_END_DECLS

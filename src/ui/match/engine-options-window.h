/* The window with the options of one engine, as the engine offers them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/engine/engine-list.h"

G_BEGIN_DECLS

/* Asks the engine for its options and shows a row for each. Values are stored in the entry at once,
 * and apply to the analysis and to games started afterwards.
 *
 * Signal "press" (const char *option): a button of the engine was pressed. */
#define CHECKBIT_TYPE_ENGINE_OPTIONS_WINDOW (checkbit_engine_options_window_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitEngineOptionsWindow,
                      checkbit_engine_options_window,
                      CHECKBIT,
                      ENGINE_OPTIONS_WINDOW,
                      AdwPreferencesWindow)

GtkWidget *checkbit_engine_options_window_new (CheckbitEngineEntry *entry);

G_END_DECLS

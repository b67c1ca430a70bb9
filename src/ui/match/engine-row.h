/* The row of the preferences for the default engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/engine/engine-list.h"

G_BEGIN_DECLS

/* Shows and writes a setting with the ID of an engine; an unknown ID selects the first engine.
 * Hidden if there are no engines. */
#define CHECKBIT_TYPE_ENGINE_ROW (checkbit_engine_row_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitEngineRow, checkbit_engine_row, CHECKBIT, ENGINE_ROW, AdwComboRow)

GtkWidget *checkbit_engine_row_new (CheckbitEngineList *list, GSettings *settings, const char *key);

G_END_DECLS

/* The row of the preferences that says which engine is the usual one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/engine/engine-list.h"

G_BEGIN_DECLS

/* Shows and writes a key that holds the id of an engine; where that is of none, the first is shown.
 * Hidden while there is no engine to choose. */
#define CHECKBIT_TYPE_ENGINE_ROW (checkbit_engine_row_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitEngineRow, checkbit_engine_row, CHECKBIT, ENGINE_ROW, AdwComboRow)

GtkWidget *checkbit_engine_row_new (CheckbitEngineList *list, GSettings *settings, const char *key);

G_END_DECLS

/* The engines in the preferences: those found and those added, each with its options.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/engine/engine-list.h"

G_BEGIN_DECLS

/* Signal "press" (CheckbitEngineEntry *entry, const char *option): a button of an engine is to
 * be pressed wherever it plays now.
 * Signal "note" (const char *text): what a person should hear of, such as who an added engine
 * is. */
#define CHECKBIT_TYPE_ENGINE_GROUP (checkbit_engine_group_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitEngineGroup, checkbit_engine_group, CHECKBIT, ENGINE_GROUP, AdwPreferencesGroup)

GtkWidget *checkbit_engine_group_new (CheckbitEngineList *list);

G_END_DECLS

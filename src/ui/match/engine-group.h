/* The engines in the preferences: those found and those added, each with its options.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/engine/engine-list.h"

G_BEGIN_DECLS

/* Signal "press" (CheckbitEngineEntry *entry, const char *option): press a button option of an
 * engine wherever it is playing. Signal "note" (const char *text): a message, such as the name of
 * an added engine. */
#define CHECKBIT_TYPE_ENGINE_GROUP (checkbit_engine_group_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitEngineGroup, checkbit_engine_group, CHECKBIT, ENGINE_GROUP, AdwPreferencesGroup)

GtkWidget *checkbit_engine_group_new (CheckbitEngineList *list);

G_END_DECLS

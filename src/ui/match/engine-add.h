/* The window for adding an engine: its program, its arguments, and a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/engine/engine-list.h"

G_BEGIN_DECLS

/* Signal "added" (CheckbitEngineEntry *entry): it passed the test and was added to the list. */
#define CHECKBIT_TYPE_ENGINE_ADD (checkbit_engine_add_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitEngineAdd, checkbit_engine_add, CHECKBIT, ENGINE_ADD, AdwWindow)

GtkWidget *checkbit_engine_add_new (CheckbitEngineList *list);

/* Acts as if the person had chosen a file. */
void checkbit_engine_add_set_path (CheckbitEngineAdd *self, const char *path);

G_END_DECLS

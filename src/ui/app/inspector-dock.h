/* The place of the inspector: a side of the desk, or a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/notes.h"
#include "ui/base/desk.h"
#include "ui/board/layers.h"
#include "game/controller/controller.h"

G_BEGIN_DECLS

/* Properties: "shown" (boolean): whether the inspector is to be seen, wherever. "detached"
 * (boolean): whether it has a window of its own. Signal "window-added" (GtkWindow window): it has
 * one now. Construct only: "controller"; "window" (not owned), whose "desk" shows the inspector
 * beside the board; "layers"; "settings" (NULL for the defaults); "notes", which show the
 * inspector's messages. The inspector is built when it is first shown. */
#define CHECKBIT_TYPE_INSPECTOR_DOCK (checkbit_inspector_dock_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitInspectorDock, checkbit_inspector_dock, CHECKBIT, INSPECTOR_DOCK, GObject)

void checkbit_inspector_dock_set_shown (CheckbitInspectorDock *self, gboolean shown);
gboolean checkbit_inspector_dock_get_shown (CheckbitInspectorDock *self);
void checkbit_inspector_dock_set_detached (CheckbitInspectorDock *self, gboolean detached);
gboolean checkbit_inspector_dock_get_detached (CheckbitInspectorDock *self);

/* Shows the sets of a text. */
void checkbit_inspector_dock_take (CheckbitInspectorDock *self, const char *text);

/* Opens the manual, whether or not the inspector is seen. */
void checkbit_inspector_dock_show_manual (CheckbitInspectorDock *self);

/* Puts the inspector where it was last time, and remembers in the settings where it is. */
void checkbit_inspector_dock_restore (CheckbitInspectorDock *self);
void checkbit_inspector_dock_save (CheckbitInspectorDock *self);

/* Builds the inspector if it is to be visible. Called by itself after the window's first frame;
 * until then only the place is reserved. */
void checkbit_inspector_dock_begin (CheckbitInspectorDock *self);

/* Releases the inspector and its window when the main window closes. */
void checkbit_inspector_dock_close (CheckbitInspectorDock *self);

/* The inspector, NULL until it is first needed; its window, NULL while it has none. (transfer
 * none) */
GtkWidget *checkbit_inspector_dock_get_inspector (CheckbitInspectorDock *self);
GtkWindow *checkbit_inspector_dock_get_window (CheckbitInspectorDock *self);

G_END_DECLS

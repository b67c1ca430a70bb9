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
 * (boolean): whether it has a window of its own.
 * Signal "window-added" (GtkWindow window): it has one now.
 * Construct only: "controller"; "window" (not owned), whose "desk" shows the inspector beside
 * the board;
 * "layers"; "settings" (NULL for the defaults); "notes", into which what the inspector has to say goes. The
 * inspector is made when it is first to be seen. */
#define CHECKBIT_TYPE_INSPECTOR_DOCK (checkbit_inspector_dock_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitInspectorDock, checkbit_inspector_dock, CHECKBIT, INSPECTOR_DOCK, GObject)

void checkbit_inspector_dock_set_shown (CheckbitInspectorDock *self, gboolean shown);
gboolean checkbit_inspector_dock_get_shown (CheckbitInspectorDock *self);
void checkbit_inspector_dock_set_detached (CheckbitInspectorDock *self, gboolean detached);
gboolean checkbit_inspector_dock_get_detached (CheckbitInspectorDock *self);

/* Shows what a text with sets holds. */
void checkbit_inspector_dock_take (CheckbitInspectorDock *self, const char *text);

/* Opens the manual, whether or not the inspector is seen. */
void checkbit_inspector_dock_show_manual (CheckbitInspectorDock *self);

/* Puts the inspector where it was last, and remembers in the settings where it is. */
void checkbit_inspector_dock_restore (CheckbitInspectorDock *self);
void checkbit_inspector_dock_save (CheckbitInspectorDock *self);

/* Makes the inspector where it is to be seen. Comes by itself after the window's first frame: until
 * then only its place is kept. */
void checkbit_inspector_dock_begin (CheckbitInspectorDock *self);

/* Lets go of the inspector and its window, as the window closes. */
void checkbit_inspector_dock_close (CheckbitInspectorDock *self);

/* NULL until it is first needed; NULL while it has none. (transfer none) */
GtkWidget *checkbit_inspector_dock_get_inspector (CheckbitInspectorDock *self);
GtkWindow *checkbit_inspector_dock_get_window (CheckbitInspectorDock *self);

G_END_DECLS

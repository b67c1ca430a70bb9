/* The actions of the window, in the group "win".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ui/app/parts.h"

G_BEGIN_DECLS

/* Adds them to a window made of parts, together with the actions that change settings; settings:
 * NULL for none. */
void checkbit_window_actions_add (GActionMap *map, CheckbitParts *parts, GSettings *settings);

/* Removes the settings' actions from a window that is closing. GTK's D-Bus code (4.8 to 4.18) keeps
 * the group until the main loop's next turn, and a setting that changed before that would notify a
 * freed window. */
void checkbit_window_actions_remove_settings (GActionMap *map);

G_END_DECLS

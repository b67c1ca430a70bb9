/* The actions of the window, in the group "win".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ui/app/parts.h"

G_BEGIN_DECLS

/* Adds them to a window that is made of parts, together with those that change a setting;
 * settings: NULL for none. */
void checkbit_window_actions_add (GActionMap *map, CheckbitParts *parts, GSettings *settings);

/* Takes out of a window that goes those that change a setting: GTK's D-Bus keeps the group until
 * the next turn of the main loop, and a setting that changes before it would be told a window that
 * has gone. */
void checkbit_window_actions_remove_settings (GActionMap *map);

G_END_DECLS

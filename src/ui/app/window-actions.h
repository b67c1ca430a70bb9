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

G_END_DECLS

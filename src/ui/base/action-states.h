/* States of actions that other programs may set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/* Treats a boolean state set over D-Bus as a request: if it differs from the current one, the
 * action is activated and sets its own state. Otherwise only the state would change, and not what
 * it stands for. Applies to all actions that GROUP, which is also a GActionMap, has by now. */
void checkbit_action_states_guard (GActionGroup *group);

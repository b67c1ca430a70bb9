/* States of actions that anyone may ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/* A state of true or false that another program asks for over D-Bus is taken as a wish: where it
 * differs from what is, the action is activated, and says itself which state it has then.
 * Without this the state would change and nothing that it stands for. All actions that GROUP,
 * which is also a GActionMap, has by now. */
void checkbit_action_states_guard (GActionGroup *group);

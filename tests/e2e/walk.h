/* Walks through a window with Tab: every stop must have a name, and none may trap the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* Presses Tab until the focused accessible has this name ("push button:Play"), and adds all stops
 * to stops, which owns the texts. A key that does not move the focus would be a trap and fails the
 * test. */
void walk_to (Driver *driver, const char *wanted, GPtrArray *stops);

/* Presses Tab until the tab of the page that is shown has the focus ("page tab:Masks"), and the
 * right arrow until another has: newer GTK and libadwaita make the tabs of a group one stop,
 * with the arrows between them. */
void walk_to_tab (Driver *driver, const char *shown, const char *wanted);

/* Walks once around, from the focused place back to it; all expected names must occur.
 * NULL-terminated. Returns the number of stops. */
guint walk_round (Driver *driver, const char *here, const char *const *expected);

G_END_DECLS

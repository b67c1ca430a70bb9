/* Going through a window with Tab: whatever it stops at has a name, and it stops nowhere for good.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* Presses Tab until what has the focus is called so ("push button:Play"), and adds what it comes by
 * to stops, of which it owns the texts. A key that leaves the focus where it is would be a trap: it
 * ends the test. */
void walk_to (Driver *driver, const char *wanted, GPtrArray *stops);

/* Presses Tab until the tab of the page that is shown has the focus ("page tab:Masks"), and the
 * right arrow until another has: newer GTK and libadwaita make the tabs of a group one stop,
 * with the arrows between them. */
void walk_to_tab (Driver *driver, const char *shown, const char *wanted);

/* From a place that has the focus once round to it again; all that is expected is to be on the way,
 * NULL-terminated. Returns how many stops there are. */
guint walk_round (Driver *driver, const char *here, const char *const *expected);

G_END_DECLS

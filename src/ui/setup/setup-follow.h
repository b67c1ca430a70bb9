/* Widgets that show a position set-up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/setup/setup.h"

G_BEGIN_DECLS

/* Stores another set-up, or NULL, where an object keeps its own, and lets it follow: changed is
 * connected, swapped, to its signal in place of the last one's. Whether there is a set-up that the
 * object does not show yet. */
gboolean checkbit_setup_follow (CheckbitSetup **followed,
                                CheckbitSetup *setup,
                                GCallback changed,
                                gpointer object);

G_END_DECLS

/* The look that someone has chosen for every board: pieces and colors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Gives every board the pieces and colors of the settings, now and whenever they change. A folder
 * whose drawings cannot be read leaves the pieces as they are, with a message on standard error. */
void checkbit_appearance_follow (GSettings *settings);

G_END_DECLS

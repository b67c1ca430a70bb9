/* Which window buttons a header bar shows, in a wide and in a narrow window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A decoration layout such as "menu:minimize,maximize,close" without the two buttons that are
 * useless in a narrow window: "menu:close". (transfer full) */
char *checkbit_header_layout_reduce (const char *layout);

/* Gives a header bar the buttons that the desktop asks for, or, if reduced, only those needed in a
 * narrow window. */
void checkbit_header_layout_apply (AdwHeaderBar *header, gboolean reduced);

/* Makes a clamp measure in pixels, as libadwaita did before 1.4: newer versions scale it with the
 * texts. */
void checkbit_header_layout_count_pixels (AdwClamp *clamp);

G_END_DECLS

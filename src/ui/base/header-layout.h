/* Which of the window's own buttons a header bar shows, in a roomy and in a narrow window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A decoration layout such as "menu:minimize,maximize,close", with the two buttons that a narrow
 * window has no use for left out: "menu:close". (transfer full) */
char *checkbit_header_layout_reduce (const char *layout);

/* Gives a header bar the buttons that the desktop asks for, or with reduced only those that a
 * narrow window needs. */
void checkbit_header_layout_apply (AdwHeaderBar *header, gboolean reduced);

/* Has a clamp count its sizes in pixels, as libadwaita did before 1.4: newer ones enlarge them with
 * the texts. */
void checkbit_header_layout_count_pixels (AdwClamp *clamp);

G_END_DECLS

/* What this program is, and by whom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows it above a window, which may be NULL. Returns its window, which closes like any other. */
GtkWindow *checkbit_about_present (GtkWindow *parent);

G_END_DECLS

/* Pages that slide over one another, in windows that libadwaita makes.
 *
 * A page on its way out still takes the focus and mnemonics: pressed again there, its row asks
 * for a page that is there already, of which libadwaita complains. So nothing can be done on a
 * page that is not the one shown. libadwaita has such pages since 1.4; the fault is there with
 * 1.7 too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Guards all such pages at or below a widget. Where libadwaita has none, this does nothing. */
void checkbit_sliding_pages_guard (GtkWidget *root);

G_END_DECLS

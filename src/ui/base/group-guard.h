/* Keeps windows of preferences from leaving their rows behind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* For all windows of preferences from now on: when one has gone, its groups let go of their rows.
 * libadwaita 1.2 lists the groups of a page for its search and keeps a reference to each, so that
 * neither they nor their rows were freed, and the rows went on listening to the settings. Fixed in
 * 1.7 at the latest; nothing is done from there on. */
void checkbit_group_guard_install (void);

/* Removes a group from its page; its rows go with it, for the same reason. */
void checkbit_group_guard_remove (AdwPreferencesPage *page, AdwPreferencesGroup *group);

G_END_DECLS

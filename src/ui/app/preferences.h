/* The window in which people set how the program looks and plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Each row is bound to a key of the settings: changes apply at once, in every window. */
#define CHECKBIT_TYPE_PREFERENCES (checkbit_preferences_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPreferences, checkbit_preferences, CHECKBIT, PREFERENCES, AdwPreferencesWindow)

GtkWidget *checkbit_preferences_new (GSettings *settings);

/* Draws the pieces from a folder, as if a person had chosen it; reports what is missing. */
void checkbit_preferences_use_folder (CheckbitPreferences *self, GFile *folder);

G_END_DECLS

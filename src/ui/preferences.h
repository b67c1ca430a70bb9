/* The window in which people set how the program looks and plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Every row is bound to a key of the settings: what is set holds at once, in every window. */
#define CHECKBIT_TYPE_PREFERENCES (checkbit_preferences_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPreferences, checkbit_preferences, CHECKBIT, PREFERENCES, AdwPreferencesWindow)

GtkWidget *checkbit_preferences_new (GSettings *settings);

G_END_DECLS

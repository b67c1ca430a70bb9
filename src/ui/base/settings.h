/* Settings, which also work if the program is not installed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The program's settings. Looks for the schema where the system keeps schemas, then in the build
 * directory of a program that is not installed. NULL, with a message on standard error, if there is
 * none: then everything has its default and nothing is saved. (transfer full) (nullable) */
GSettings *checkbit_settings_new (void);

/* The setting's value, or fallback if settings is NULL. */
gboolean checkbit_settings_get_boolean (GSettings *settings, const char *key, gboolean fallback);
int checkbit_settings_get_int (GSettings *settings, const char *key, int fallback);

/* Store a value; does nothing if settings is NULL or has that value already. */
void checkbit_settings_set_boolean (GSettings *settings, const char *key, gboolean value);
void checkbit_settings_set_int (GSettings *settings, const char *key, int value);

G_END_DECLS

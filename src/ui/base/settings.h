/* What is remembered from one run to the next, also where the program is not installed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The program's settings. Looks for the schema where the system keeps schemas, then where the
 * build leaves it beside a program that is not installed. NULL, with a message on standard error,
 * where there is none: then everything has its default and nothing is remembered. (transfer full)
 * (nullable) */
GSettings *checkbit_settings_new (void);

/* The settings' value, or fallback where settings is NULL. */
gboolean checkbit_settings_get_boolean (GSettings *settings, const char *key, gboolean fallback);
int checkbit_settings_get_int (GSettings *settings, const char *key, int fallback);

/* Remember a value; nothing happens where settings is NULL or the value is already there. */
void checkbit_settings_set_boolean (GSettings *settings, const char *key, gboolean value);
void checkbit_settings_set_int (GSettings *settings, const char *key, int value);

G_END_DECLS

/* Finding the program's own files where it was installed, or where it has been moved since.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* configured: an absolute path below the prefix that the program was built for. Returns the
 * corresponding path relative to the running program, if it exists; else configured. (transfer
 * full) */
char *checkbit_installed_path (const char *configured);

/* The same for a program at another path. */
char *checkbit_installed_path_for (const char *program, const char *prefix, const char *configured);

/* Makes GLib look for schemas, icons etc. where the program has been moved to. Call it first of
 * all: GLib reads the environment only once. */
void checkbit_installed_announce (void);

/* The folder of translations: $CHECKBIT_LOCALE_DIR, for translators; else the installed one.
 * (transfer full) */
char *checkbit_installed_locales (void);

G_END_DECLS

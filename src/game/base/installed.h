/* Where the program's own files are: where it was installed to, or where it has been moved since.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* configured: an absolute path below the prefix that the program was built for. Returns the same
 * place below the folder that the running program's own folder is in, where it is there; else
 * configured. (transfer full) */
char *checkbit_installed_path (const char *configured);

/* The same for a program that stands in another place. */
char *checkbit_installed_path_for (const char *program, const char *prefix, const char *configured);

/* Has GLib look for schemas, icons and the like where the program has been moved to. To be
 * called first of all: GLib reads the environment once. */
void checkbit_installed_announce (void);

/* The folder of translations: $CHECKBIT_LOCALE_DIR, for those who translate; else the installed
 * one. (transfer full) */
char *checkbit_installed_locales (void);

G_END_DECLS

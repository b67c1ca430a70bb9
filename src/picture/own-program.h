/* Where the programs are that Checkbit calls and people do not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Beside the program that runs, as in a build folder, or where it is installed; whether it is
 * there shows when it is started. (transfer full) */
char *checkbit_own_program_find (const char *name);

G_END_DECLS

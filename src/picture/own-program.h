/* Finds Checkbit's internal helper programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Its path beside the running program, as in a build folder, or where it is installed; it need not
 * exist. (transfer full) */
char *checkbit_own_program_find (const char *name);

G_END_DECLS

/* Finds Checkbit's internal helper programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Its path: what an environment variable of its name says, as CHECKBIT_DRAW_PIECES does for
 * checkbit-draw-pieces; beside the running program or a folder above, as in a build folder; or where
 * it is installed. It need not exist. (transfer full) */
char *checkbit_own_program_find (const char *name);

G_END_DECLS

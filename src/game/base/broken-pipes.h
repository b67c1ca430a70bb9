/* Writing to a program that has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From now on that is an error, and does not end this program. A handler of SIGPIPE is kept. Call it
 * before a program is started that is written to, which inherits it. */
void checkbit_broken_pipes_ignore (void);

G_END_DECLS

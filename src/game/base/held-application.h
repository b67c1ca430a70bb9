/* Holds the application, so that it does not exit before a file is written or another program has
 * ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Holds the application. Returns it, for checkbit_application_let_go(); NULL if there is none, as
 * on the command line. */
GApplication *checkbit_application_hold (void);

/* Releases it; application may be NULL. */
void checkbit_application_let_go (GApplication *application);

G_END_DECLS

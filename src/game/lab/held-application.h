/* The application, kept from ending while another program is still to be stopped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Holds the application. Returns it, for checkbit_application_let_go(); NULL where there is
 * none, as at the shell. */
GApplication *checkbit_application_hold (void);

/* Lets it end, takes application, which may be NULL. */
void checkbit_application_let_go (GApplication *application);

G_END_DECLS

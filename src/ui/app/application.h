/* The application: its windows, and what the command line or the desktop asks of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CHECKBIT_APP_ID "io.github.checkbit.Checkbit"

/* The most files that open at once, each in a window of its own; a note says so of more. */
#define CHECKBIT_OPEN_AT_ONCE 20

/* Actions, in the group "app": new-window, shortcuts, about, quit. */
#define CHECKBIT_TYPE_APPLICATION (checkbit_application_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitApplication, checkbit_application, CHECKBIT, APPLICATION, AdwApplication)

CheckbitApplication *checkbit_application_new (void);

G_END_DECLS

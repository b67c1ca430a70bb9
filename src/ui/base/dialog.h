/* Dialogs that ask or explain.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A message dialog above a window, or above none where parent is NULL; body may be NULL too. It
 * owns itself, as windows do. Every such dialog is made here, so that it can be shown under
 * every libadwaita. */
GtkWidget *checkbit_dialog_new (GtkWindow *parent, const char *heading, const char *body);

/* Shows one that asks, the keyboard on its default answer. */
void checkbit_dialog_present_question (GtkWidget *dialog);

G_END_DECLS

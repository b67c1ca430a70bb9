/* Dialogs that ask or explain.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A message dialog above a window, or above none where parent is NULL; body may be NULL too. It
 * owns itself, as windows do. All such dialogs are made here, so that they work with every version
 * of libadwaita. */
GtkWidget *checkbit_dialog_new (GtkWindow *parent, const char *heading, const char *body);

/* Shows a dialog, as soon as the window below it has been laid out. */
void checkbit_dialog_present (GtkWidget *dialog);

/* Shows a dialog that asks a question, with the focus on its default answer. */
void checkbit_dialog_present_question (GtkWidget *dialog);

G_END_DECLS

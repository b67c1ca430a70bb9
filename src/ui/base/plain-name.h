/* Names of buttons for those who hear them, free of the underscores that mark keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives the buttons at and below a widget the name that is seen on them: "Undo". GTK 4.8 says
 * "_Undo Undo": the label as it was written, then the label as it is seen. Where GTK does not do
 * so, this changes nothing. A cross or a magnifier gets a name: its tooltip, else "Close" or "Search". */
void checkbit_plain_name_buttons (GtkWidget *root);

/* Has the button inside a drop-down or a menu button, which is what takes the focus, named after
 * what it is in: GTK 4.8 leaves it without a name. What is chosen in a drop-down describes it. */
void checkbit_plain_name_inner (GtkWidget *outer);

/* The same as checkbit_plain_name_buttons() for buttons in the children that a widget gets from now
 * on, as long as it lives. */
void checkbit_plain_name_new_children (GtkWidget *parent);

G_END_DECLS

/* Names of buttons for those who hear them, free of the underscores that mark keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives the buttons at and below a widget the name that is seen on them: "Undo". GTK 4.8 says
 * "_Undo Undo": the label as it was written, then the label as it is seen; 4.18 does not. A cross or
 * a magnifier gets a name: its tooltip, else "Close" or "Search". With libadwaita 1.2 the cross
 * of a toast has neither, and GTK 4.8 does not say a tooltip; 1.7 and 4.18 need no help here. */
void checkbit_plain_name_buttons (GtkWidget *root);

/* Has the button inside a drop-down or a menu button, which is what takes the focus, named after
 * what it is in, and described by what is chosen in a drop-down. GTK 4.8 leaves the button
 * without a name; 4.18 has one for it, but no description. */
void checkbit_plain_name_inner (GtkWidget *outer);

/* The same as checkbit_plain_name_buttons() for buttons in the children that a widget gets from now
 * on, as long as it lives. */
void checkbit_plain_name_new_children (GtkWidget *parent);

G_END_DECLS

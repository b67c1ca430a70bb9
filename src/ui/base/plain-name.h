/* Names of buttons for screen readers, without the underscores of mnemonics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Names the buttons at and below a widget by their visible labels: "Undo". GTK 4.8 says "_Undo
 * Undo": the raw label, then the visible one; 4.18 does not. Icon buttons for closing and searching
 * get a name: their tooltip, else "Close" or "Search". In libadwaita 1.2 a toast's close button has
 * neither, and GTK 4.8 ignores tooltips; 1.7 and 4.18 need no help here. */
void checkbit_plain_name_buttons (GtkWidget *root);

/* Names the inner button of a drop-down or menu button, which takes the focus, after the outer
 * widget; the choice of a drop-down becomes its description. GTK 4.8 leaves the inner button
 * unnamed; 4.18 names it, but has no description. */
void checkbit_plain_name_inner (GtkWidget *outer);

/* The same as checkbit_plain_name_buttons() for the children that a widget gets from now on. */
void checkbit_plain_name_new_children (GtkWidget *parent);

G_END_DECLS

/* What assistive technologies are told, where GTK's versions want to be told differently.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says that one widget stands in a relation to another, such as being labelled by it. The relation
 * must be one whose value is a widget or a list of them; what it referred to before is forgotten. */
void checkbit_accessible_refer (GtkWidget *widget, GtkAccessibleRelation relation,
                                GtkWidget *target);

/* Says that what an entry holds is not valid and that a label says why: the same sentence is the
 * entry's description. A sentence of NULL takes all of it back. */
void checkbit_accessible_set_error (GtkWidget *entry, GtkWidget *label, const char *sentence);

/* Has the name that a button or a drop-down was given count, whatever is written on it: GTK 4.18 takes that for the
 * name. So "<<" is a raw shift to the left for those who hear it. To be called once GTK is initialized. */
void checkbit_accessible_mend_names (void);

/* Has GTK say where widgets are, so that what reads or points at the screen finds them. To be called once GTK
 * is initialized. */
void checkbit_accessible_mend_bounds (void);

G_END_DECLS

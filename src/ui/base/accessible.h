/* What assistive technologies are told, where GTK's versions want to be told differently.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says that one widget stands in a relation to another, such as being labeled by it. The
 * relation must be one whose value is a widget or a list of them; what it referred to before is
 * forgotten. */
void checkbit_accessible_refer (GtkWidget *widget, GtkAccessibleRelation relation,
                                GtkWidget *target);

/* Says that what an entry holds is not valid and that a label says why: the same sentence is the
 * entry's description. A sentence of NULL takes all of it back. */
void checkbit_accessible_set_error (GtkWidget *entry, GtkWidget *label, const char *sentence);

/* Likewise for an entry whose text is judged at every letter: a screen reader hears the
 * sentence once nothing is typed any more. */
void checkbit_accessible_set_typed_error (GtkWidget *entry, GtkWidget *label, const char *sentence);

/* The description alone of such an entry; NULL takes it back. */
void checkbit_accessible_describe_typed (GtkWidget *entry, const char *sentence);

/* Has a screen reader speak a sentence, from the widget's window, whatever has the focus there.
 * Where GTK knows no announcements, the sentence becomes the description of what has the focus,
 * until that goes elsewhere. */
void checkbit_accessible_announce (GtkWidget *widget, const char *sentence);

/* Gives a widget a description that it keeps: sentences that are said are lent to it over that. */
void checkbit_accessible_describe (GtkWidget *widget, const char *description);

/* Says in words what the value of a widget is that is not GTK's own. The words are its
 * description as well: before 4.10 GTK tells assistive technologies the values of its own
 * widgets alone. */
void checkbit_accessible_set_value_text (GtkWidget *widget, const char *text);

/* The last sentence that was said in the widget's window; NULL for none (transfer none). */
const char *checkbit_accessible_get_said (GtkWidget *widget);

/* Whether GTK knows announcements. */
gboolean checkbit_accessible_announces (void);

/* Has what is announced from a widget on the screen be heard: GTK announces nothing from one
 * that no assistive technology has asked about yet. */
void checkbit_accessible_make_known (GtkWidget *widget);

/* Has the name that a button or a drop-down was given count, whatever is written on it: GTK
 * 4.18 takes that for the name. So "<<" is a raw shift to the left for those who hear it. Also
 * names what GTK 4.8 calls after its class: a menu after its button, the list of a group without a
 * title after what it is in, the row of an expander; and what scrolls in a page of status, which
 * 4.18 leaves without a name. Pages of stacks say nothing. To be called once GTK is initialized. */
void checkbit_accessible_mend_names (void);

/* Whether a button's name is its label as it was written: "_Undo". GTK 4.8 makes that a name. */
gboolean checkbit_accessible_is_named_as_written (GtkWidget *widget);

/* Names the cell of a table, or the item of a list, that a widget is in; title: the column's, for a
 * cell that says nothing. GTK 4.8 names a cell after its class, 4.18 an empty one not at all, and
 * neither an item. */
void checkbit_accessible_name_cell (GtkWidget *child, const char *text, const char *title);

/* Gives a name to what a widget is made of: the head and the rows of a table, what scrolls in
 * a page of status. GTK 4.8 names them after their classes; 4.18 names a table's head after all of
 * its columns, and the list of its rows not at all. */
void checkbit_accessible_name_children (GtkWidget *widget, const char *name);

/* Has GTK say where widgets are, so that what reads or points at the screen finds them. To be
 * called once GTK is initialized. */
void checkbit_accessible_mend_bounds (void);

G_END_DECLS

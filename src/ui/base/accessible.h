/* What assistive technologies are told, where GTK's versions expect it in different ways.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says that one widget stands in a relation to another, such as being labeled by it. The relation's
 * value must be a widget or a list of widgets; it replaces the previous one. */
void checkbit_accessible_refer (GtkWidget *widget, GtkAccessibleRelation relation,
                                GtkWidget *target);

/* Marks an entry as invalid, with a label that says why; the same sentence becomes the entry's
 * description. A sentence of NULL undoes this. */
void checkbit_accessible_set_error (GtkWidget *entry, GtkWidget *label, const char *sentence);

/* Likewise for an entry that is checked at every key: a screen reader hears the sentence only once
 * typing pauses. */
void checkbit_accessible_set_typed_error (GtkWidget *entry, GtkWidget *label, const char *sentence);

/* Only the description of such an entry; NULL removes it. */
void checkbit_accessible_describe_typed (GtkWidget *entry, const char *sentence);

/* Has a screen reader speak a sentence from the widget's window, wherever the focus is. Where GTK
 * cannot announce, the sentence becomes the description of the focused widget until the focus
 * moves. */
void checkbit_accessible_announce (GtkWidget *widget, const char *sentence);

/* Gives a widget a permanent description: announced sentences replace it only for a while. */
void checkbit_accessible_describe (GtkWidget *widget, const char *description);

/* Describes the value of a slider or a custom widget in words. They become its description as well:
 * before 4.10 GTK only reports values of its own widgets, and those as numbers. */
void checkbit_accessible_set_value_text (GtkWidget *widget, const char *text);

/* The last sentence announced in the widget's window; NULL for none (transfer none). */
const char *checkbit_accessible_get_said (GtkWidget *widget);

/* Whether GTK can announce. */
gboolean checkbit_accessible_announces (void);

/* Makes announcements from a visible widget work: GTK drops those from a widget that no assistive
 * technology has asked about yet. */
void checkbit_accessible_make_known (GtkWidget *widget);

/* Makes the name given to a button or a drop-down count, whatever its label: GTK 4.18 would use the
 * label. So people hear "raw shift to the left" instead of "<<". Also names what GTK 4.8 calls
 * after its class: a menu after its button, the list of a group without a title after its
 * container, and the row of an expander; and the text of a row with an entry, which it does not
 * show at all; and the scroller in a status page, which 4.18 leaves unnamed. Pages of stacks get
 * empty names. Call it once GTK is initialized. */
void checkbit_accessible_mend_names (void);

/* Whether a button's name is its raw label, "_Undo": GTK 4.8 names buttons that way. */
gboolean checkbit_accessible_is_named_as_written (GtkWidget *widget);

/* Names the table cell or list item that contains a widget; title: the column's, for an empty cell.
 * GTK 4.8 names a cell after its class, 4.18 leaves an empty one unnamed, and neither names a list
 * item. */
void checkbit_accessible_name_cell (GtkWidget *child, const char *text, const char *title);

/* Names a widget's internal parts: the header and rows of a table, the scroller of a status page.
 * GTK 4.8 names them after their classes; 4.18 names a table's header after all its columns, and
 * its list of rows not at all. */
void checkbit_accessible_name_children (GtkWidget *widget, const char *name);

/* Makes GTK report where widgets are, for programs that read or point at the screen. Call it once
 * GTK is initialized. */
void checkbit_accessible_mend_bounds (void);

/* Leaves the child of a page of a stack without siblings, for a screen reader. libadwaita (1.7)
 * lets those of the next pages follow it, so that one page stood in the tree below each before it.
 * Has no effect before GTK 4.10. */
void checkbit_accessible_keep_in_page (GtkWidget *child, gpointer page);

G_END_DECLS

/* Small widgets that the views of the page make alike.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A label that wraps, begins at the left and has a style class (NULL for none). */
GtkWidget *checkbit_perft_label_new (const char *text, const char *css_class);

/* A number from min to max, as narrow as it can be, with its name for those who hear it. */
GtkWidget *
checkbit_perft_spin_new (const char *name, double min, double max, double step, double value);

/* A button with a label, called back with user_data first. */
GtkWidget *checkbit_perft_button_new (const char *label, GCallback clicked, gpointer user_data);

/* A widget behind the words that name it, in a row. */
GtkWidget *checkbit_perft_named_new (const char *label, GtkWidget *widget);

/* A vertical box in a scrolled window that fills a view, kept from growing too wide. box: takes the
 * box. */
GtkWidget *checkbit_perft_scroller_new (GtkWidget **box);

/* A drop-down with its name for those who hear it. titles: NULL-terminated, translated. */
GtkWidget *checkbit_perft_drop_down_new (const char *name, const char *const *titles);

/* An entry for a program, and a button with a dialog that finds it. name: of the entry; title:
 * of the dialog; quoted: a path is quoted for a shell where it needs it. entry: takes the entry. */
GtkWidget *checkbit_perft_program_entry_new (const char *name,
                                             const char *title,
                                             gboolean quoted,
                                             GtkWidget **entry);

/* Shows a text in a label, which is hidden without one. */
void checkbit_perft_label_show (GtkWidget *label, const char *text);

/* Takes all children of a widget off. */
void checkbit_perft_unparent_all (GtkWidget *widget);

G_END_DECLS

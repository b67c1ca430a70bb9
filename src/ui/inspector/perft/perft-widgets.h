/* Small widgets shared by the views of the page Perft.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A label that wraps, aligned to the start, with a style class (NULL for none). */
GtkWidget *checkbit_perft_label_new (const char *text, const char *css_class);

/* A spin button from min to max, as narrow as possible, with an accessible name. */
GtkWidget *
checkbit_perft_spin_new (const char *name, double min, double max, double step, double value);

/* A button with a label; the callback gets user_data first. */
GtkWidget *checkbit_perft_button_new (const char *label, GCallback clicked, gpointer user_data);

/* A row with a widget and its visible label. */
GtkWidget *checkbit_perft_named_new (const char *label, GtkWidget *widget);

/* A vertical box in a scrolled window for a whole view, with a limited width. box: set to the
 * box. */
GtkWidget *checkbit_perft_scroller_new (GtkWidget **box);

/* A drop-down with an accessible name. titles: NULL-terminated, translated. */
GtkWidget *checkbit_perft_drop_down_new (const char *name, const char *const *titles);

/* An entry for a program, and a button with a file chooser. name: of the entry; title: of the
 * dialog; quoted: quote a path for a shell if necessary. entry: set to the entry. */
GtkWidget *checkbit_perft_program_entry_new (const char *name,
                                             const char *title,
                                             gboolean quoted,
                                             GtkWidget **entry);

/* Sets the text of a label, and hides it if that is empty. */
void checkbit_perft_label_show (GtkWidget *label, const char *text);

/* Removes all children of a widget. */
void checkbit_perft_unparent_all (GtkWidget *widget);

G_END_DECLS

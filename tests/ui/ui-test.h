/* Shared by the tests of widgets: start-up, waiting, and finding a widget as a person would.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "../lib/test-time.h"

/* Opens the display, or exits with 77 (skipped) if there is none; registers resources and
 * styles. */
void ui_test_init (int *argc, char ***argv);

/* Runs the main loop until a condition holds; fails the test if it never does. */
#define ui_test_wait_for(condition) TIME_WAIT_FOR (condition, #condition, ui_test_iterate ())

/* One iteration of the main loop, of at most a few milliseconds. */
void ui_test_iterate (void);

/* Runs the main loop for a time, in which something is meant not to happen. On a busy machine that
 * is all that happens: for what is meant to happen there are ui_test_wait_for() and the frames. */
void ui_test_run (guint ms);

/* Waits until what was changed in a window that is shown is styled, laid out and drawn. */
void ui_test_wait_for_frames (gpointer widget);

/* Shows a window and waits until it has a size, and is there for a pointer. */
void ui_test_show (GtkWindow *window);

/* The first button below a widget with a label or an icon's tooltip; NULL for none. */
GtkWidget *ui_test_find_button (GtkWidget *root, const char *label);

/* The first widget that is what is looked for, a widget itself or one below it; NULL for none. */
typedef gboolean (*UiTestMatch) (GtkWidget *widget, const char *text);
GtkWidget *ui_test_find (GtkWidget *root, UiTestMatch matches, const char *text);

/* The first widget of a type, a widget itself or one below it; NULL for none. */
gpointer ui_test_find_type (GtkWidget *root, GType type);

/* The same of those that are mapped. */
gpointer ui_test_find_shown (GtkWidget *root, GType type);

/* What a label of GTK's or ours says; NULL for any other widget. */
const char *ui_test_text (GtkWidget *widget);

/* Whether a label with this text is visible below a widget. */
gboolean ui_test_says (GtkWidget *root, const char *text);

/* Presses a key on the focused widget of a window, and on its ancestors until one handles it.
 * Returns whether one did. */
gboolean ui_test_press (GtkWindow *window, guint keyval);

/* Presses a key for what a widget hears before the widgets inside it do. Returns whether that
 * handles it. */
gboolean ui_test_press_first (GtkWidget *widget, guint keyval, GdkModifierType state);

/* What GTK does to the focus of a window when another one becomes the active one. */
void ui_test_use_another_window (GtkWindow *window);

/* Counts the questions for the sizes of a widget and all its visible descendants that are answered
 * otherwise when asked again. GTK 4.18 looks for a size until one fits, and does not return if what
 * fitted no longer does. In the same order, because GTK infers what lies between two equal answers.
 * Adds the number of questions. */
guint ui_test_count_unsteady_sizes (GtkWidget *root, guint *n_asked);

/* Proves that the sizes of a widget and all visible descendants are consistent: for every size in
 * the other direction, the minimum is at least the overall minimum, and the natural size at least
 * the overall minimum. GTK 4.18 relies on both and warns otherwise, but only at the sizes it
 * happens to measure. And that each is the same when asked for again. */
void ui_test_check_sizes (GtkWidget *root);

/* Closes and releases a window, and proves that nothing keeps it alive. */
void ui_test_destroy (GtkWindow *window);

/* The message dialog, and workarounds for libadwaita.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/dialog.h"

#include "ui/base/plain-name.h"

#define HEADING_LEAST_WIDTH 80 /* wider than one letter of either size */

/* The label of the heading, in the small or the large size; NULL if there is none. */
static GtkWidget *
find_heading (GtkWidget *root, const char *size)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && gtk_widget_has_css_class (root, size))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_heading (child, size);
  return found;
}

/* The dialog measures its heading at widths that are too small, to decide whether smaller letters
 * are due, and GTK 4.18 warns about that. With a fixed small minimum width, both labels can be
 * measured at each other's width and still prefer one line. Needed as long as AdwMessageDialog is
 * used; AdwAlertDialog replaces it from libadwaita 1.5 on. */
static void
let_heading_be_measured (GtkWidget *dialog)
{
  GtkWidget *large = find_heading (dialog, "title-2");
  GtkWidget *small = find_heading (dialog, "title-4");

  if (large == NULL || small == NULL)
    return;
  gtk_label_set_wrap (GTK_LABEL (large), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (large), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_size_request (large, HEADING_LEAST_WIDTH, -1);
  gtk_widget_set_size_request (small, HEADING_LEAST_WIDTH, -1);
}

/* libadwaita (1.7, not 1.2) gives a dialog smaller margins above a low window, and changes to them
 * while it measures. GTK 4.18's search for the least width of a box need not end when a part of it
 * gives two answers to one question: with other margins the program would stand still. */
static void
keep_margins (GtkWidget *dialog)
{
  if (adw_get_minor_version () > 2)
    gtk_widget_add_css_class (dialog, "steady");
}

GtkWidget *
checkbit_dialog_new (GtkWindow *parent, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  let_heading_be_measured (dialog);
  keep_margins (dialog);
  return dialog;
}

static gboolean
present_cb (GtkWidget *parent, GdkFrameClock *clock, gpointer dialog)
{
  if (gtk_widget_get_height (parent) == 0)
    return G_SOURCE_CONTINUE;
  gtk_window_present (dialog);
  return G_SOURCE_REMOVE;
}

/* Laid out in the same moment as the window below it, as at the start, a dialog would be measured
 * for a window without a height first (AdwMessageDialog, libadwaita 1.7). */
void
checkbit_dialog_present (GtkWidget *dialog)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (dialog));

  if (parent != NULL && gtk_widget_get_height (GTK_WIDGET (parent)) == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (parent), present_cb, g_object_ref (dialog),
                                  g_object_unref);
  else
    gtk_window_present (GTK_WINDOW (dialog));
}

/* In a narrow window the answers are stacked with the most dangerous on top, which would get the
 * focus. Which way they are laid out is only known after the first frame. */
static gboolean
focus_default_cb (GtkWidget *dialog, GdkFrameClock *clock, gpointer user_data)
{
  GtkWidget *button = gtk_window_get_default_widget (GTK_WINDOW (dialog));

  if (gtk_widget_get_width (dialog) == 0)
    return G_SOURCE_CONTINUE;
  if (button != NULL && gtk_widget_get_mapped (button))
    gtk_widget_grab_focus (button);
  return G_SOURCE_REMOVE;
}

void
checkbit_dialog_present_question (GtkWidget *dialog)
{
  checkbit_plain_name_buttons (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_add_tick_callback (dialog, focus_default_cb, NULL, NULL);
}

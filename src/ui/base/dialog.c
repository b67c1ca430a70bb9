/* The message dialog, and what its libadwaita needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/dialog.h"

/* The label that has the heading in large letters; NULL where there is none. */
static GtkWidget *
find_large_heading (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && gtk_widget_has_css_class (root, "title-2"))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_large_heading (child);
  return found;
}

/* The dialog measures its heading for widths that are too small for it, to see whether smaller letters
 * are due, of which GTK 4.18 warns. A label that could wrap has no such width, and still wants one line.
 * Needed as long as AdwMessageDialog is, which AdwAlertDialog replaces from libadwaita 1.5 on. */
static void
let_heading_be_measured (GtkWidget *dialog)
{
  GtkWidget *heading = find_large_heading (dialog);

  if (heading == NULL)
    return;
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (heading), PANGO_WRAP_WORD_CHAR);
}

GtkWidget *
checkbit_dialog_new (GtkWindow *parent, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  let_heading_be_measured (dialog);
  return dialog;
}

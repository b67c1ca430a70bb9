/* Guards sliding pages in libadwaita's windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/sliding-pages.h"

static void
wake_cb (GtkWidget *page)
{
  gtk_widget_set_sensitive (page, TRUE);
}

static void
lull_cb (GtkWidget *page)
{
  gtk_widget_set_sensitive (page, FALSE);
}

/* Emitted when a page starts and finishes appearing or disappearing. "shown" and "hidden" also end
 * a swipe that is cancelled. */
static void
watch_page (GtkWidget *page)
{
  g_signal_connect (page, "showing", G_CALLBACK (wake_cb), NULL);
  g_signal_connect (page, "shown", G_CALLBACK (wake_cb), NULL);
  g_signal_connect (page, "hiding", G_CALLBACK (lull_cb), NULL);
  g_signal_connect (page, "hidden", G_CALLBACK (lull_cb), NULL);
}

static void
watch_pages (GtkWidget *widget, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    watch_page (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_pages (child, type);
}

void
checkbit_sliding_pages_guard (GtkWidget *root)
{
  GType type = g_type_from_name ("AdwNavigationPage");

  g_return_if_fail (GTK_IS_WIDGET (root));

  if (type != G_TYPE_INVALID)
    watch_pages (root, type);
}

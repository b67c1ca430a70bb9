/* What this program is, and by whom.
 *
 * Newer libadwaita shows it in pages that slide over one another. A page on its way out still takes the
 * focus and mnemonics: pressed again there, its row asks for a page that is there already, of which
 * libadwaita complains. So nothing can be done on a page that is not the one shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/about.h"

#include <glib/gi18n-lib.h>

#include "ui/app/application.h"

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

/* Each signal on the way in or out of sight. "shown" and "hidden" also end a swipe that turns back. */
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

GtkWindow *
checkbit_about_present (GtkWindow *parent)
{
  const char *developers[] = { _ ("The Checkbit contributors"), NULL };
  const char *comments = _ ("Play chess and see every bitboard behind the position, live.");
  GtkWidget *about
      = g_object_new (ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "application-name",
                      "Checkbit", "application-icon", CHECKBIT_APP_ID, "version", CHECKBIT_VERSION,
                      "comments", comments, "developer-name", _ ("The Checkbit contributors"),
                      "developers", developers, "license-type", GTK_LICENSE_GPL_3_0,
                      /* Translators: your name, and perhaps your address, a line for each */
                      "translator-credits", _ ("translator-credits"), NULL);
  GType page_type = g_type_from_name ("AdwNavigationPage"); /* came with libadwaita 1.4 */

  if (page_type != G_TYPE_INVALID)
    watch_pages (about, page_type);
  gtk_window_present (GTK_WINDOW (about));

  return GTK_WINDOW (about);
}

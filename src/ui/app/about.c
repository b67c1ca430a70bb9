/* What this program is, and by whom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/about.h"

#include <glib/gi18n-lib.h>

#include "ui/app/application.h"
#include "ui/base/sliding-pages.h"
#include "ui/base/toast-guard.h"

GtkWindow *
checkbit_about_present (GtkWindow *parent)
{
  const char *developers[] = { _ ("The Checkbit developers"), NULL };
  const char *comments = _ ("Play chess and see every bitboard behind the position, live.");
  GtkWidget *about
      = g_object_new (ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "application-name",
                      "Checkbit", "application-icon", CHECKBIT_APP_ID, "version", CHECKBIT_VERSION,
                      "comments", comments, "developer-name", _ ("The Checkbit developers"),
                      "developers", developers, "license-type", GTK_LICENSE_GPL_3_0,
                      /* Translators: your name, and perhaps your address, a line for each */
                      "translator-credits", _ ("translator-credits"), NULL);

  checkbit_sliding_pages_guard (about);
  /* Clicking the version copies it and shows a toast. */
  checkbit_toast_guard_add_below (about);
  gtk_window_present (GTK_WINDOW (about));

  return GTK_WINDOW (about);
}

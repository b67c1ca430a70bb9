/* Copies a text and says so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/copy-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A longer text is not repeated in the message. */
#define MAX_TOLD 70

static void
copy (GtkWidget *widget, const char *text, const char *told)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  gtk_widget_activate_action (widget, "inspector.toast", "s", told);
}

void
checkbit_copy_value (GtkWidget *widget, const char *value)
{
  /* Translators: %s is what was copied: 0x000000000000FF00. */
  g_autofree char *told = g_strdup_printf (_ ("Copied %s"), value);

  copy (widget, value, told);
}

void
checkbit_copy_text (GtkWidget *widget, const char *text)
{
  if (strchr (text, '\n') != NULL || g_utf8_strlen (text, -1) > MAX_TOLD)
    copy (widget, text, C_ ("to the clipboard", "Copied"));
  else
    checkbit_copy_value (widget, text);
}

/* Exporting what the window shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "ui/export/export-dialog.h"

static void
copied_cb (CheckbitWindow *self)
{
  checkbit_window_toast (self, _ ("Copied"));
}

static void
saved_cb (CheckbitWindow *self, const char *name, CheckbitExportDialog *dialog)
{
  /* Translators: a file's name */
  g_autofree char *text = g_strdup_printf (_ ("Saved “%s”"), name);

  gtk_window_destroy (GTK_WINDOW (dialog));
  checkbit_window_toast (self, text);
}

static void
failed_cb (CheckbitWindow *self, const char *sentence)
{
  checkbit_window_explain (self, _ ("Could Not Be Exported"), sentence);
}

static void
export_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  GtkWidget *dialog = checkbit_export_dialog_new (
      GTK_WINDOW (self), checkbit_export_new (self->inspection, self->layers, self->board));

  g_signal_connect_object (dialog, "copied", G_CALLBACK (copied_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static const GActionEntry actions[] = {
  { .name = "export", .activate = export_cb },
};

void
checkbit_window_init_export (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

/* Exporting what a window shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/present-export.h"

#include <glib/gi18n-lib.h>

static void
copied_cb (CheckbitNotes *notes)
{
  checkbit_notes_show (notes, C_ ("picture", "Copied"));
}

static void
saved_cb (CheckbitNotes *notes, const char *name, CheckbitExportDialog *dialog)
{
  /* Translators: a file's name */
  g_autofree char *text = g_strdup_printf (_ ("Saved “%s”"), name);

  gtk_window_destroy (GTK_WINDOW (dialog));
  checkbit_notes_show (notes, text);
}

static void
failed_cb (CheckbitNotes *notes, const char *sentence)
{
  checkbit_notes_explain (notes, _ ("Could Not Be Exported"), sentence);
}

void
checkbit_present_export (GtkWindow *parent, CheckbitExport *export, CheckbitNotes *notes)
{
  GtkWidget *dialog = checkbit_export_dialog_new (parent, export);

  g_signal_connect_object (dialog, "copied", G_CALLBACK (copied_cb), notes, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "saved", G_CALLBACK (saved_cb), notes, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "failed", G_CALLBACK (failed_cb), notes, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Watches from files and to files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/watches/watch-page-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/base/file-save.h"
#include "game/inspect/watch-text.h"
#include "ui/base/dialog.h"
#include "ui/base/plain-name.h"

/* Mistakes that a dialog names. */
#define MAX_ERRORS 8

static void
explain (CheckbitWatchPage *self, const char *heading, const char *body)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *dialog
      = checkbit_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", C_ ("dialog", "_Close"));
  checkbit_plain_name_buttons (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- Import ----------------------------------------------------------------------------------- */

static void
explain_errors (CheckbitWatchPage *self, GPtrArray *errors)
{
  g_autoptr (GString) body = g_string_new (NULL);

  for (guint i = 0; i < MIN (errors->len, MAX_ERRORS); i++)
    g_string_append_printf (body, "%s%s", i > 0 ? "\n" : "", (const char *) errors->pdata[i]);
  if (errors->len > MAX_ERRORS)
    g_string_append (body, "\n…");
  explain (self, _ ("The Watches Could Not Be Imported"), body->str);
}

static void
add_all (CheckbitWatchPage *self, GPtrArray *watches)
{
  g_autofree char *text = NULL;
  guint n = 0;

  for (guint i = 0; i < watches->len; i++)
    n += checkbit_watch_list_insert (checkbit_watch_page_get_watches (self), G_MAXUINT,
                                     watches->pdata[i]);
  /* Translators: how many watches came out of a file */
  text = g_strdup_printf (ngettext ("%u watch was added", "%u watches were added", n), n);
  checkbit_watch_page_show_status (self, text);
}

gboolean
checkbit_watch_page_take_text (CheckbitWatchPage *self, const char *text, gsize length)
{
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) watches = NULL;

  g_return_val_if_fail (CHECKBIT_IS_WATCH_PAGE (self), FALSE);

  watches = checkbit_watch_text_read_with_names (
      text, length, checkbit_inspection_get_names (self->inspection), &errors);
  if (errors->len > 0)
    explain_errors (self, errors);
  else
    add_all (self, watches);
  return errors->len == 0;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitWatchPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (g_file_load_contents_finish (G_FILE (source), result, &text, &length, NULL, &error))
    checkbit_watch_page_take_text (self, text, length);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    explain (self, _ ("The File Could Not Be Read"), error->message);
}

static void
import_response_cb (CheckbitWatchPage *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return;

  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_file_load_contents_async (file, self->cancellable, loaded_cb, g_object_ref (self));
}

/* --- Export ----------------------------------------------------------------------------------- */

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitWatchPage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (checkbit_file_save_finish (result, &error))
    checkbit_watch_page_show_status (self, _ ("The watches were exported"));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    explain (self, _ ("The Watches Could Not Be Exported"), error->message);
}

static void
export_response_cb (CheckbitWatchPage *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) contents = NULL;
  char *text;

  if (response != GTK_RESPONSE_ACCEPT)
    return;

  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  text = checkbit_watch_text_write (checkbit_watch_page_get_watches (self));
  contents = g_bytes_new_take (text, strlen (text));
  checkbit_file_save_async (file, contents, self->cancellable, saved_cb, g_object_ref (self));
}

/* --- Choosing a file -------------------------------------------------------------------------- */

static void
choose (CheckbitWatchPage *self, GtkFileChooserAction action, const char *title, GCallback response)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (
      title, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, action, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  if (action == GTK_FILE_CHOOSER_ACTION_SAVE)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), "watches.txt");
  g_signal_connect_object (self->chooser, "response", response, self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
import_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (CHECKBIT_WATCH_PAGE (widget), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Import Watches"),
          G_CALLBACK (import_response_cb));
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (CHECKBIT_WATCH_PAGE (widget), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Export Watches"),
          G_CALLBACK (export_response_cb));
}

void
checkbit_watch_page_install_files (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "watches.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "watches.export", NULL, export_action);
}

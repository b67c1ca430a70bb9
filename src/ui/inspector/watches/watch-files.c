/* Importing and exporting watches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/watches/watch-files.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/base/file-save.h"
#include "game/inspect/watch-text.h"
#include "ui/base/dialog.h"
#include "ui/base/plain-name.h"

/* The most mistakes that a dialog lists. */
#define MAX_ERRORS 8

/* The most bytes of a file, which are many times those of a full list. */
#define MAX_SIZE (1 << 20)

struct _CheckbitWatchFiles
{
  GObject parent_instance;

  CheckbitInspection *inspection; /* owned */
  GtkWidget *widget;              /* weak */
  GCancellable *cancellable;
  GtkFileChooserNative *chooser; /* NULL while none is open */
};

static guint note_signal;

G_DEFINE_FINAL_TYPE (CheckbitWatchFiles, checkbit_watch_files, G_TYPE_OBJECT)

static CheckbitWatchList *
get_watches (CheckbitWatchFiles *self)
{
  return checkbit_inspection_get_watches (self->inspection);
}

static void
note (CheckbitWatchFiles *self, const char *text)
{
  g_signal_emit (self, note_signal, 0, text);
}

/* The parent window of dialogs; NULL for none. */
static GtkWindow *
get_window (CheckbitWatchFiles *self)
{
  GtkRoot *root = self->widget != NULL ? gtk_widget_get_root (self->widget) : NULL;

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static void
explain (CheckbitWatchFiles *self, const char *heading, const char *body)
{
  GtkWidget *dialog = checkbit_dialog_new (get_window (self), heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", C_ ("dialog", "_Close"));
  checkbit_plain_name_buttons (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- Import ----------------------------------------------------------------------------------- */

static void
explain_errors (CheckbitWatchFiles *self, GPtrArray *errors)
{
  g_autoptr (GString) body = g_string_new (NULL);

  for (guint i = 0; i < MIN (errors->len, MAX_ERRORS); i++)
    g_string_append_printf (body, "%s%s", i > 0 ? "\n" : "", (const char *) errors->pdata[i]);
  if (errors->len > MAX_ERRORS)
    g_string_append (body, "\n…");
  explain (self, _ ("The Watches Could Not Be Imported"), body->str);
}

static void
note_added (CheckbitWatchFiles *self, guint n, guint n_left)
{
  /* Translators: how many watches came out of a file */
  g_autofree char *added
      = g_strdup_printf (ngettext ("%u watch was added", "%u watches were added", n), n);
  g_autofree char *left = NULL, *text = NULL;

  if (n_left == 0)
    {
      note (self, added);
      return;
    }
  /* Translators: how many watches of a file did not fit into the list */
  left = g_strdup_printf (
      ngettext ("There is no room for %u watch", "There is no room for %u watches", n_left),
      n_left);
  text = g_strdup_printf ("%s · %s", added, left);
  note (self, text);
}

/* n_left: how many more there were. */
static void
add_all (CheckbitWatchFiles *self, GPtrArray *watches, guint n_left)
{
  guint n = 0;

  for (guint i = 0; i < watches->len; i++)
    n += checkbit_watch_list_insert (get_watches (self), G_MAXUINT, watches->pdata[i]);
  note_added (self, n, watches->len - n + n_left);
}

gboolean
checkbit_watch_files_take_text (CheckbitWatchFiles *self, const char *text, gsize length)
{
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) watches = NULL;
  guint n_left;

  g_return_val_if_fail (CHECKBIT_IS_WATCH_FILES (self), FALSE);

  watches = checkbit_watch_text_read_with_names (
      text, length, checkbit_inspection_get_names (self->inspection), &n_left, &errors);
  if (errors->len > 0)
    explain_errors (self, errors);
  else
    add_all (self, watches, n_left);
  return errors->len == 0;
}

/* One byte more than is taken tells that the file is too large. */
static gboolean
wants_more_cb (const char *contents, goffset size, gpointer user_data)
{
  return size <= MAX_SIZE;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitWatchFiles) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_load_partial_contents_finish (G_FILE (source), result, &text, &length, NULL, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        explain (self, _ ("The File Could Not Be Read"), error->message);
    }
  else if (length > MAX_SIZE)
    explain (self, _ ("The File Could Not Be Read"), _ ("The file is larger than 1 MiB."));
  else
    checkbit_watch_files_take_text (self, text, length);
}

void
checkbit_watch_files_open (CheckbitWatchFiles *self, GFile *file)
{
  g_return_if_fail (CHECKBIT_IS_WATCH_FILES (self));
  g_return_if_fail (G_IS_FILE (file));

  g_file_load_partial_contents_async (file, self->cancellable, wants_more_cb, loaded_cb,
                                      g_object_ref (self));
}

static void
import_response_cb (CheckbitWatchFiles *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return;

  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  checkbit_watch_files_open (self, file);
}

/* --- Export ----------------------------------------------------------------------------------- */

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitWatchFiles) self = user_data;
  g_autoptr (GError) error = NULL;

  if (checkbit_file_save_finish (result, &error))
    note (self, _ ("The watches were exported"));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    explain (self, _ ("The Watches Could Not Be Exported"), error->message);
}

static void
export_response_cb (CheckbitWatchFiles *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) contents = NULL;
  char *text;

  if (response != GTK_RESPONSE_ACCEPT)
    return;

  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  text = checkbit_watch_text_write (get_watches (self));
  contents = g_bytes_new_take (text, strlen (text));
  checkbit_file_save_async (file, contents, self->cancellable, saved_cb, g_object_ref (self));
}

/* --- Choosing a file -------------------------------------------------------------------------- */

static void
choose (CheckbitWatchFiles *self,
        GtkFileChooserAction action,
        const char *title,
        GCallback response)
{
  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (title, get_window (self), action, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  if (action == GTK_FILE_CHOOSER_ACTION_SAVE)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), "watches.txt");
  g_signal_connect_object (self->chooser, "response", response, self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

void
checkbit_watch_files_import (CheckbitWatchFiles *self)
{
  g_return_if_fail (CHECKBIT_IS_WATCH_FILES (self));

  choose (self, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Import Watches"),
          G_CALLBACK (import_response_cb));
}

void
checkbit_watch_files_export (CheckbitWatchFiles *self)
{
  g_return_if_fail (CHECKBIT_IS_WATCH_FILES (self));

  choose (self, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Export Watches"),
          G_CALLBACK (export_response_cb));
}

/* --- Life ------------------------------------------------------------------------------------- */

void
checkbit_watch_files_cancel (CheckbitWatchFiles *self)
{
  g_return_if_fail (CHECKBIT_IS_WATCH_FILES (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->chooser);
}

static void
checkbit_watch_files_finalize (GObject *object)
{
  CheckbitWatchFiles *self = CHECKBIT_WATCH_FILES (object);

  g_clear_object (&self->chooser);
  g_clear_object (&self->inspection);
  g_clear_object (&self->cancellable);
  g_clear_weak_pointer (&self->widget);
  G_OBJECT_CLASS (checkbit_watch_files_parent_class)->finalize (object);
}

static void
checkbit_watch_files_class_init (CheckbitWatchFilesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_watch_files_finalize;
  note_signal = g_signal_new ("note", CHECKBIT_TYPE_WATCH_FILES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_watch_files_init (CheckbitWatchFiles *self)
{
  self->cancellable = g_cancellable_new ();
}

CheckbitWatchFiles *
checkbit_watch_files_new (CheckbitInspection *inspection, GtkWidget *widget)
{
  CheckbitWatchFiles *self;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self = g_object_new (CHECKBIT_TYPE_WATCH_FILES, NULL);
  self->inspection = g_object_ref (inspection);
  g_set_weak_pointer (&self->widget, widget);
  return self;
}

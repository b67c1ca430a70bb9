/* The system's file chooser, for files of games and positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/file-chooser.h"

#include <glib/gi18n-lib.h>

static void
add_filter (GtkFileChooser *chooser, const char *name, const char *const *suffixes)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; suffixes != NULL && suffixes[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, suffixes[i]);
  if (suffixes == NULL)
    gtk_file_filter_add_pattern (filter, "*");
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
add_filters (GtkFileChooser *chooser)
{
  const char *both[] = { "pgn", "fen", "epd", NULL };
  const char *games[] = { "pgn", NULL };
  const char *positions[] = { "fen", "epd", NULL };

  if (gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_OPEN)
    add_filter (chooser, _ ("Games and positions"), both);
  add_filter (chooser, _ ("Games (.pgn)"), games);
  add_filter (chooser, _ ("Positions (.fen, .epd)"), positions);
  add_filter (chooser, _ ("All files"), NULL);
}

static void
start_beside (GtkFileChooser *chooser, GFile *file)
{
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
}

void
checkbit_file_chooser_show (GtkFileChooserNative **chooser,
                            GtkWindow *parent,
                            GtkFileChooserAction action,
                            const char *title,
                            GFile *beside,
                            const char *name,
                            GCallback response,
                            gpointer object)
{
  g_autoptr (GtkFileChooserNative) native
      = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  add_filters (GTK_FILE_CHOOSER (native));
  start_beside (GTK_FILE_CHOOSER (native), beside);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), name);
  g_signal_connect_object (native, "response", response, object, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
  g_set_object (chooser, native);
}

GFile *
checkbit_file_chooser_take (GtkFileChooserNative **chooser, int response)
{
  g_autoptr (GtkFileChooserNative) native = g_steal_pointer (chooser);

  if (native == NULL || response != GTK_RESPONSE_ACCEPT)
    return NULL;
  return gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));
}

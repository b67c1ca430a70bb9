/* An entry for a program, with a file chooser.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-widgets.h"

#include <string.h>

/* Data of the file chooser, freed with the box. */
typedef struct
{
  GtkWidget *entry;
  char *title;
  gboolean quoted;              /* for a shell */
  GtkFileChooserNative *dialog; /* while open; NULL for none */
} Finder;

static void
finder_free (gpointer data)
{
  Finder *finder = data;

  g_clear_object (&finder->dialog);
  g_free (finder->title);
  g_free (finder);
}

static void
found_cb (GtkFileChooserNative *dialog, int response, gpointer data)
{
  Finder *finder = data;
  g_autoptr (GtkFileChooserNative) closed = g_steal_pointer (&finder->dialog);
  g_autoptr (GFile) file = NULL;
  g_autofree char *text = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return;
  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (closed));
  if (g_file_peek_path (file) == NULL)
    return;
  /* A path without special characters is not quoted: that is easier to read and edit. */
  text = finder->quoted && strpbrk (g_file_peek_path (file), " \t'\"\\$`&;|<>()*?[]#~") != NULL
             ? g_shell_quote (g_file_peek_path (file))
             : g_strdup (g_file_peek_path (file));
  gtk_editable_set_text (GTK_EDITABLE (finder->entry), text);
}

static void
browse_cb (GtkWidget *box, GtkWidget *button)
{
  Finder *finder = g_object_get_data (G_OBJECT (box), "finder");
  GtkRoot *root = gtk_widget_get_root (box);

  g_clear_object (&finder->dialog);
  finder->dialog
      = gtk_file_chooser_native_new (finder->title, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                     GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (finder->dialog), TRUE);
  g_signal_connect (finder->dialog, "response", G_CALLBACK (found_cb), finder);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (finder->dialog));
}

GtkWidget *
checkbit_perft_program_entry_new (const char *name,
                                  const char *title,
                                  gboolean quoted,
                                  GtkWidget **entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *browse = g_object_new (GTK_TYPE_BUTTON, "icon-name", "document-open-symbolic",
                                    "tooltip-text", title, NULL);
  Finder *finder = g_new0 (Finder, 1);

  *entry = finder->entry = gtk_entry_new ();
  finder->title = g_strdup (title);
  finder->quoted = quoted;
  g_object_set_data_full (G_OBJECT (box), "finder", finder, finder_free);
  gtk_widget_set_hexpand (*entry, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (*entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (browse), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  g_signal_connect_object (browse, "clicked", G_CALLBACK (browse_cb), box, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), *entry);
  gtk_box_append (GTK_BOX (box), browse);
  return box;
}

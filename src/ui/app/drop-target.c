/* Dropping files and texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/drop-target.h"

/* Each in a window of its own, as from the command line. */
static void
open_more (GtkWidget *widget, GSList *files)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (root));
  g_autoptr (GPtrArray) more = g_ptr_array_new ();

  for (GSList *l = files; l != NULL; l = l->next)
    g_ptr_array_add (more, l->data);
  if (more->len > 0 && application != NULL)
    g_application_open (G_APPLICATION (application), (GFile **) more->pdata, (int) more->len,
                        CHECKBIT_OPEN_IN_NEW_WINDOW);
}

static gboolean
drop_file_cb (
    CheckbitOpener *opener, const GValue *value, double x, double y, GtkEventController *target)
{
  g_autoptr (GSList) files = NULL;

  if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    {
      checkbit_opener_open (opener, g_value_get_object (value));
      return TRUE;
    }
  files = gdk_file_list_get_files (g_value_get_boxed (value));
  if (files == NULL)
    return FALSE;
  checkbit_opener_open (opener, files->data);
  open_more (gtk_event_controller_get_widget (target), files->next);
  return TRUE;
}

static gboolean
drop_text_cb (CheckbitClipboard *clipboard, const GValue *value)
{
  checkbit_clipboard_take (clipboard, g_value_get_string (value));
  return TRUE;
}

static void
add (GtkWidget *widget, GType *types, gsize n, GCallback drop, gpointer object)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, n);
  g_signal_connect_object (target, "drop", drop, object, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

void
checkbit_drop_target_add (GtkWidget *widget, CheckbitOpener *opener, CheckbitClipboard *clipboard)
{
  GType files[] = { GDK_TYPE_FILE_LIST, G_TYPE_FILE };
  GType texts[] = { G_TYPE_STRING };

  /* Targets are asked in reverse order, and a file also offers its name as text: files must win. */
  add (widget, texts, G_N_ELEMENTS (texts), G_CALLBACK (drop_text_cb), clipboard);
  add (widget, files, G_N_ELEMENTS (files), G_CALLBACK (drop_file_cb), opener);
}

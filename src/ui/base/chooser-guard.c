/* Keeps file choosers from crashing the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/chooser-guard.h"

/* Data keys of a chooser: that the guard holds it, and that nobody else does. */
#define HELD "checkbit-chooser-held"
#define DROPPED "checkbit-chooser-dropped"

static void (*chooser_show) (GtkNativeDialog *dialog); /* GTK's */

static void toggled_cb (gpointer data, GObject *dialog, gboolean is_last);

/* Drops the last reference: nobody else can have taken one meanwhile. */
static gboolean
drop_cb (gpointer dialog)
{
  g_object_remove_toggle_ref (dialog, toggled_cb, NULL);
  return G_SOURCE_REMOVE;
}

/* The guard's reference is the last one: the owner has dropped the chooser. */
static void
toggled_cb (gpointer data, GObject *dialog, gboolean is_last)
{
  if (!is_last || g_object_get_data (dialog, DROPPED) != NULL)
    return;
  g_object_set_data (dialog, DROPPED, dialog);
  gtk_native_dialog_hide (GTK_NATIVE_DIALOG (dialog));
  g_timeout_add (CHECKBIT_CHOOSER_KEPT_MS, drop_cb, dialog);
}

static void
guarded_show (GtkNativeDialog *dialog)
{
  if (g_object_get_data (G_OBJECT (dialog), HELD) == NULL)
    {
      g_object_set_data (G_OBJECT (dialog), HELD, dialog);
      g_object_add_toggle_ref (G_OBJECT (dialog), toggled_cb, NULL);
    }
  chooser_show (dialog);
}

void
checkbit_chooser_guard_install (void)
{
  GtkNativeDialogClass *klass = g_type_class_ref (GTK_TYPE_FILE_CHOOSER_NATIVE);

  if (klass->show != guarded_show)
    {
      chooser_show = klass->show;
      klass->show = guarded_show;
    }
  g_type_class_unref (klass);
}

/* Tests of file choosers that are dropped while they still look at folders.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/chooser-guard.h"

#define N_ROUNDS 12

static GtkFileChooserNative *
show_chooser (GtkWindow *parent)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
      "Open", parent, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (g_get_tmp_dir ());

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), file, NULL);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
  return chooser;
}

/* Released after this many iterations of the main loop. */
static void
test_dropped (void)
{
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());

  ui_test_show (parent);
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      GtkFileChooserNative *chooser = show_chooser (parent);

      for (guint i = 0; i < round; i++)
        g_main_context_iteration (NULL, FALSE);
      g_object_unref (chooser);
    }
  ui_test_run (300);
  ui_test_destroy (parent);
}

/* It is hidden at once, and destroyed later. */
static void
test_goes (void)
{
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkFileChooserNative *chooser;

  ui_test_show (parent);
  chooser = show_chooser (parent);
  g_object_add_weak_pointer (G_OBJECT (chooser), (gpointer *) &chooser);
  g_assert_true (gtk_native_dialog_get_visible (GTK_NATIVE_DIALOG (chooser)));
  g_object_unref (chooser);
  g_assert_nonnull (chooser);
  g_assert_false (gtk_native_dialog_get_visible (GTK_NATIVE_DIALOG (chooser)));
  ui_test_destroy (parent);
  ui_test_wait_for (chooser == NULL);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/chooser-guard/dropped", test_dropped);
  g_test_add_func ("/chooser-guard/goes", test_goes);
  return g_test_run ();
}

/* Message dialogs: headings of every length, above windows of every width, without a warning, and
 * with the same sizes whenever they are asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/dialog.h"

static const char *const headings[] = {
  "Save?",
  "The Watches Could Not Be Imported",
  "A heading of many words that needs several lines even in the small letters that are left for it",
  "AHeadingOfOneWordThatIsFarWiderThanAnyDialogWillEverBecome",
};

/* The label that shows the heading now: the other one is not mapped. */
static GtkWidget *
find_shown (GtkWidget *root, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && gtk_widget_get_child_visible (root)
      && g_strcmp0 (gtk_label_get_label (GTK_LABEL (root)), text) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_shown (child, text);
  return found;
}

static void
test_heading (gconstpointer data)
{
  const char *heading = data;
  guint n_asked = 0;

  for (int width = 360; width <= 1000; width += 320)
    {
      GtkWidget *parent = gtk_window_new ();
      GtkWidget *dialog;

      gtk_window_set_default_size (GTK_WINDOW (parent), width, 300);
      ui_test_show (GTK_WINDOW (parent));
      dialog = checkbit_dialog_new (GTK_WINDOW (parent), heading, "The body says why.");
      adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", "_Close");
      ui_test_show (GTK_WINDOW (dialog));
      g_assert_nonnull (find_shown (dialog, heading));
      g_assert_cmpuint (ui_test_count_unsteady_sizes (dialog, &n_asked), ==, 0);
      ui_test_destroy (GTK_WINDOW (dialog));
      ui_test_destroy (GTK_WINDOW (parent));
    }
  g_test_message ("%u sizes asked for twice", n_asked);
}

/* A heading that fits on one line in large letters is shown that way. */
static void
test_large (void)
{
  GtkWidget *dialog = checkbit_dialog_new (NULL, "Save?", NULL);
  GtkWidget *label;

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", "_Close");
  ui_test_show (GTK_WINDOW (dialog));
  label = find_shown (dialog, "Save?");
  g_assert_true (gtk_widget_has_css_class (label, "title-2"));
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), ==, 1);
  ui_test_destroy (GTK_WINDOW (dialog));
}

/* What is told at the start waits until the window has its size. */
static void
test_early (void)
{
  GtkWidget *parent = gtk_window_new ();
  GtkWidget *dialog = checkbit_dialog_new (GTK_WINDOW (parent), "The File Could Not Be Opened",
                                           "“game.fen” could not be opened: No such file");

  gtk_window_set_default_size (GTK_WINDOW (parent), 1000, 700);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", "_Close");
  checkbit_dialog_present (dialog);
  g_assert_false (gtk_widget_get_visible (dialog));
  ui_test_show (GTK_WINDOW (parent));
  ui_test_wait_for (gtk_widget_get_height (dialog) > 0);
  ui_test_destroy (GTK_WINDOW (dialog));
  ui_test_destroy (GTK_WINDOW (parent));
}

/* The least width of what is in a dialog above a window of a height. */
static int
measure_above (int height)
{
  GtkWidget *parent = gtk_window_new (), *dialog;
  int least;

  gtk_window_set_default_size (GTK_WINDOW (parent), 700, height);
  ui_test_show (GTK_WINDOW (parent));
  dialog = checkbit_dialog_new (GTK_WINDOW (parent), "Save?", "The body says why.");
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", "_Close");
  ui_test_show (GTK_WINDOW (dialog));
  ui_test_wait_for_frames (dialog);
  gtk_widget_measure (gtk_window_get_child (GTK_WINDOW (dialog)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least, NULL, NULL, NULL);
  ui_test_destroy (GTK_WINDOW (dialog));
  ui_test_destroy (GTK_WINDOW (parent));
  return least;
}

/* The margins do not depend on the window below. */
static void
test_steady (void)
{
  g_assert_cmpint (measure_above (200), ==, measure_above (700));
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dialog/heading/%u", i);

      g_test_add_data_func (path, headings[i], test_heading);
    }
  g_test_add_func ("/dialog/large", test_large);
  g_test_add_func ("/dialog/early", test_early);
  g_test_add_func ("/dialog/steady", test_steady);

  return g_test_run ();
}

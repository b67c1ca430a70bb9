/* The button that explains the control beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/help-button.h"

/* The label below a widget that shows a text; NULL for none. */
static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWindow *
show_button (CheckbitHelpButton **button)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *help = checkbit_help_button_new ("Pins", "A pinned piece <b>cannot</b> leave.");

  gtk_window_set_child (window, help);
  ui_test_show (window);
  *button = CHECKBIT_HELP_BUTTON (help);
  return window;
}

static void
test_popover (void)
{
  CheckbitHelpButton *button;
  GtkWindow *window = show_button (&button);
  GtkWidget *body;

  g_assert_nonnull (ui_test_find_button (GTK_WIDGET (window), "Help: Pins"));
  g_assert_null (find_label (GTK_WIDGET (button), "Pins"));
  checkbit_help_button_popup (button);
  ui_test_wait_for (find_label (GTK_WIDGET (button), "Pins") != NULL);
  body = find_label (GTK_WIDGET (button), "A pinned piece cannot leave.");
  g_assert_nonnull (body);
  ui_test_wait_for (gtk_widget_get_mapped (body));
  g_assert_false (gtk_label_get_selection_bounds (GTK_LABEL (body), NULL, NULL));

  checkbit_help_button_set_text (button, "Another text");
  checkbit_help_button_set_title (button, "Forks");
  g_assert_nonnull (find_label (GTK_WIDGET (button), "Another text"));
  g_assert_nonnull (find_label (GTK_WIDGET (button), "Forks"));
  g_assert_nonnull (ui_test_find_button (GTK_WIDGET (window), "Help: Forks"));
  ui_test_destroy (window);
}

static void
count_cb (GObject *object, GParamSpec *pspec, guint *count)
{
  (*count)++;
}

static void
test_notify (void)
{
  CheckbitHelpButton *button;
  GtkWindow *window = show_button (&button);
  guint count = 0;

  g_signal_connect (button, "notify", G_CALLBACK (count_cb), &count);
  checkbit_help_button_set_title (button, "Pins");
  g_assert_cmpuint (count, ==, 0);
  g_object_set (button, "title", "Forks", "text", "Two at once", NULL);
  g_assert_cmpuint (count, ==, 2);
  g_assert_cmpstr (checkbit_help_button_get_title (button), ==, "Forks");
  g_assert_cmpstr (checkbit_help_button_get_text (button), ==, "Two at once");
  ui_test_destroy (window);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/help-button/popover", test_popover);
  g_test_add_func ("/ui/help-button/notify", test_notify);
  return g_test_run ();
}

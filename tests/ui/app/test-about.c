/* The About dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/app/about.h"
#include "ui/base/toast-guard.h"

/* The visible row that opens a page; NULL for none. */
static GtkWidget *
find_row (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LIST_BOX_ROW (root) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (root))
      && gtk_widget_get_mapped (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child);
  return found;
}

/* A page that slides out must not have active buttons: a quick second click would open the same
 * page twice. They work again once it is back. */
static void
test_leaving_page (void)
{
  GtkWindow *about = checkbit_about_present (NULL);
  GType type = g_type_from_name ("AdwNavigationPage");
  GtkWidget *row, *page;

  if (type == G_TYPE_INVALID)
    {
      ui_test_destroy (about);
      g_test_skip ("this libadwaita has no pages that slide");
      return;
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  ui_test_show (about);
  ui_test_wait_for (find_row (GTK_WIDGET (about)) != NULL);
  row = find_row (GTK_WIDGET (about));
  page = gtk_widget_get_ancestor (row, type);
  g_assert_true (gtk_widget_grab_focus (row));

  g_assert_true (gtk_widget_activate (row));
  g_assert_false (gtk_widget_grab_focus (row));
  /* Its mnemonic leads nowhere: libadwaita would complain. */
  gtk_widget_mnemonic_activate (row, FALSE);

  ui_test_wait_for (!gtk_widget_get_mapped (page));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (row), "navigation.pop", NULL));
  ui_test_wait_for (gtk_widget_get_mapped (page));
  g_assert_true (gtk_widget_is_sensitive (row));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (about)) == row);
  ui_test_destroy (about);
}

/* With or without navigation pages: it names this program. */
static void
test_says (void)
{
  GtkWindow *about = checkbit_about_present (NULL);

  ui_test_show (about);
  g_assert_true (ui_test_says (GTK_WIDGET (about), "Checkbit"));
  ui_test_destroy (about);
}

/* A quick Escape or click after copying the version must not dismiss a toast that still slides
 * in. */
static void
test_copied (void)
{
  GtkWindow *about = checkbit_about_present (NULL);
  GtkWidget *overlay, *toast;

  ui_test_show (about);
  overlay = ui_test_find_type (GTK_WIDGET (about), ADW_TYPE_TOAST_OVERLAY);
  g_assert_true (gtk_widget_activate_action (overlay, "about.copy-property", "s", "version"));
  toast = gtk_widget_get_last_child (overlay);
  g_assert_true (toast != adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (overlay)));
  g_assert_true (checkbit_toast_guard_is_coming (ADW_TOAST_OVERLAY (overlay)));
  g_assert_false (gtk_widget_get_can_target (toast));

  ui_test_wait_for (!checkbit_toast_guard_is_coming (ADW_TOAST_OVERLAY (overlay)));
  g_assert_true (gtk_widget_get_can_target (toast));
  ui_test_destroy (about);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/about/says", test_says);
  g_test_add_func ("/about/copied", test_copied);
  g_test_add_func ("/about/leaving-page", test_leaving_page);

  return g_test_run ();
}

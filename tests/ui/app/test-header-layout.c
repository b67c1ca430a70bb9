/* Tests of the buttons that a narrow window's header bar keeps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/header-layout.h"
#include "ui/app/window.h"

static const struct
{
  const char *name;
  const char *layout;
  const char *reduced;
} cases[] = {
  { "usual", "menu:minimize,maximize,close", "menu:close" },
  { "close-only", ":close", ":close" },
  { "at-the-start", "close,minimize,maximize:", "close:" },
  { "between", ":minimize,close,maximize", ":close" },
  { "both-sides", "icon,minimize:maximize,close", "icon:close" },
  { "one-side", "close", "close" },
  { "nothing", "", "" },
  { "nothing-left", ":minimize,maximize", ":" },
};

static void
test_reduce (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *reduced = checkbit_header_layout_reduce (cases[row].layout);

  g_assert_cmpstr (reduced, ==, cases[row].reduced);
}

static void
test_apply (void)
{
  GtkWidget *header = g_object_ref_sink (adw_header_bar_new ());

  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", "icon:minimize,close", NULL);
  checkbit_header_layout_apply (ADW_HEADER_BAR (header), TRUE);
  g_assert_cmpstr (adw_header_bar_get_decoration_layout (ADW_HEADER_BAR (header)), ==,
                   "icon:close");
  checkbit_header_layout_apply (ADW_HEADER_BAR (header), FALSE);
  g_assert_null (adw_header_bar_get_decoration_layout (ADW_HEADER_BAR (header)));
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-decoration-layout");
  g_object_unref (header);
}

/* The window's header bar has fewer buttons as long as the window is narrow. */
static void
test_window (gconstpointer data)
{
  CheckbitWindow *window = checkbit_window_new (NULL, NULL);

  gtk_window_set_default_size (GTK_WINDOW (window), GPOINTER_TO_INT (data), 640);
  ui_test_show (GTK_WINDOW (window));
  ui_test_wait_for (gtk_widget_get_width (GTK_WIDGET (window)) > 0);

  AdwHeaderBar *header = ADW_HEADER_BAR (
      gtk_widget_get_template_child (GTK_WIDGET (window), CHECKBIT_TYPE_WINDOW, "header"));
  gboolean narrow = gtk_widget_get_width (GTK_WIDGET (window)) < 480;
  g_assert_cmpint (narrow, ==, GPOINTER_TO_INT (data) < 480);
  g_assert_cmpint (adw_header_bar_get_decoration_layout (header) != NULL, ==, narrow);
  ui_test_destroy (GTK_WINDOW (window));
}

/* The clamp gives its child this many pixels even if texts are larger. */
static void
test_pixels (void)
{
  GtkWidget *clamp = g_object_ref_sink (adw_clamp_new ());
  GtkWidget *child = adw_bin_new ();
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * 2, NULL);
  adw_clamp_set_child (ADW_CLAMP (clamp), child);
  gtk_widget_set_hexpand (child, TRUE);
  checkbit_header_layout_count_pixels (ADW_CLAMP (clamp));
  g_object_set (clamp, "maximum-size", 200, "tightening-threshold", 200, NULL);
  gtk_widget_size_allocate (clamp, &(GtkAllocation){ 0, 0, 700, 40 }, -1);
  g_assert_cmpint (gtk_widget_get_width (child), ==, 200);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  g_object_unref (clamp);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/header-layout/reduce/", cases[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_reduce);
    }
  g_test_add_func ("/header-layout/apply", test_apply);
  g_test_add_func ("/header-layout/pixels", test_pixels);
  g_test_add_data_func ("/header-layout/narrow-window", GINT_TO_POINTER (360), test_window);
  g_test_add_data_func ("/header-layout/roomy-window", GINT_TO_POINTER (700), test_window);
  return g_test_run ();
}

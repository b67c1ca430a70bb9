/* The choice of what draws.
 *
 * The choice is made before GTK opens its display, so these tests open it themselves, and only
 * once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "ui/base/ui.h"

/* The environment before, and the renderer that GTK is told to use. */
typedef struct
{
  const char *name;
  const char *software;
  const char *renderer;
  const char *expected;
} Case;

static const Case cases[] = {
  { "software", "1", NULL, "cairo" },
  { "software-in-words", "true", NULL, "cairo" },
  { "persons-choice", NULL, "gl", "gl" },
  { "persons-choice-of-cairo", NULL, "cairo", "cairo" },
  { "persons-choice-in-software", "1", "gl", "gl" },
};

static void
set_or_unset (const char *name, const char *value)
{
  if (value != NULL)
    g_setenv (name, value, TRUE);
  else
    g_unsetenv (name);
}

static void
test_choice (gconstpointer data)
{
  const Case *row = data;

  g_unsetenv ("GDK_DEBUG");
  set_or_unset ("LIBGL_ALWAYS_SOFTWARE", row->software);
  set_or_unset ("GSK_RENDERER", row->renderer);
  checkbit_ui_choose_renderer ();

  g_assert_cmpstr (g_getenv ("GSK_RENDERER"), ==, row->expected);
  g_assert_cmpstr (g_getenv ("GDK_DEBUG"), ==,
                   g_str_equal (row->expected, "cairo") && gtk_get_minor_version () < 16
                       ? "gl-disable"
                       : NULL);
}

/* A developer's own setting for GDK is kept. */
static void
test_debug (void)
{
  g_setenv ("LIBGL_ALWAYS_SOFTWARE", "1", TRUE);
  g_unsetenv ("GSK_RENDERER");
  g_setenv ("GDK_DEBUG", "frames", TRUE);
  checkbit_ui_choose_renderer ();
  g_assert_cmpstr (g_getenv ("GDK_DEBUG"), ==, "frames");
  g_assert_cmpstr (g_getenv ("GSK_RENDERER"), ==, "cairo");
}

/* The choice reaches the window. */
static void
test_window (void)
{
  g_setenv ("LIBGL_ALWAYS_SOFTWARE", "1", TRUE);
  g_unsetenv ("GSK_RENDERER");
  g_unsetenv ("GDK_DEBUG");
  checkbit_ui_choose_renderer ();
  if (!gtk_init_check ())
    {
      g_test_skip ("no display");
      return;
    }

  GtkWidget *window = gtk_window_new ();
  gtk_widget_realize (window);
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))), ==,
                   "GskCairoRenderer");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/renderer/choice/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_choice);
    }
  g_test_add_func ("/ui/renderer/debug", test_debug);
  g_test_add_func ("/ui/renderer/window", test_window);
  return g_test_run ();
}

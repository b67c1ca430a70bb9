/* Start-up of the widget library: the renderer, and the resources, which must be requested
 * explicitly, as the linker would drop them from a static library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/ui.h"

#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "ui/base/accessible.h"
#include "ui/base/active-window.h"
#include "ui/base/chooser-guard.h"
#include "ui/base/flow-box-guard.h"
#include "ui/base/focus-heir.h"
#include "ui/base/group-guard.h"
#include "ui/base/large-text.h"
#include "ui/base/menu-pages.h"
#include "ui/base/popover-guard.h"
#include "ui/base/popover-sight.h"
#include "ui/base/press-guard.h"
#include "ui/base/scroller-guard.h"
#include "ui/base/tooltip.h"
#include "ui/checkbit-ui-resources.h"
#ifdef HAVE_ICON_PICTURES
#include "ui/checkbit-icons-resources.h"
#endif

#ifdef __linux__
/* Where a hardware driver for drawing can be found. */
static const char *const gpu_devices[] = {
  "/dev/nvidiactl", "/dev/dxg", "/dev/mali0", "/dev/kgsl-3d0",
};

/* Whether a device in /dev/dri can render, rather than only display, and may be used. */
static gboolean
has_render_node (void)
{
  g_autoptr (GDir) folder = g_dir_open ("/dev/dri", 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/dev/dri", name, NULL);
      if (g_str_has_prefix (name, "renderD") && access (path, R_OK | W_OK) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_gpu (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (gpu_devices); i++)
    if (access (gpu_devices[i], R_OK | W_OK) == 0)
      return TRUE;
  return has_render_node ();
}
#else
/* On other systems GTK knows better. */
static gboolean
has_gpu (void)
{
  return TRUE;
}
#endif

void
checkbit_ui_choose_renderer (void)
{
  const char *software = g_getenv ("LIBGL_ALWAYS_SOFTWARE");
  gboolean wants_software = g_strcmp0 (software, "1") == 0 || g_strcmp0 (software, "true") == 0;

  if (wants_software || !has_gpu ())
    g_setenv ("GSK_RENDERER", "cairo", FALSE);
  /* Before 4.16 GTK prepares OpenGL for its display even if nothing is drawn with it. */
  if (g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") == 0 && gtk_get_minor_version () < 16)
    g_setenv ("GDK_DEBUG", "gl-disable", FALSE);
}

#if GTK_CHECK_VERSION(4, 14, 0)
void
checkbit_ui_choose_accessibility (void)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  if (bus == NULL)
    g_setenv ("GTK_A11Y", "none", FALSE);
}
#else
void
checkbit_ui_choose_accessibility (void)
{
}
#endif

/* libadwaita's name for the empty theme, which it makes GTK use. */
#define EMPTY_THEME "Adwaita-empty"

void
checkbit_ui_open_display (void)
{
  if (g_getenv ("GTK_THEME") != NULL)
    return;
  g_setenv ("GTK_THEME", EMPTY_THEME, TRUE);
  gtk_init ();                 /* prints an error and exits if there is no display */
  gtk_settings_get_default (); /* loads the theme */
  g_unsetenv ("GTK_THEME");
}

void
checkbit_ui_init (void)
{
  static gsize done = 0;

  if (!g_once_init_enter (&done))
    return;

  g_resources_register (checkbit_ui_get_resource ());
#ifdef HAVE_ICON_PICTURES
  g_resources_register (checkbit_icons_get_resource ());
#endif

  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, "/io/github/checkbit/Checkbit/ui.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  checkbit_large_text_install_style ();
  checkbit_active_window_install ();
  checkbit_accessible_mend_bounds ();
  checkbit_accessible_mend_names ();
  checkbit_tooltip_leave_closed ();
  checkbit_chooser_guard_install ();
  checkbit_flow_box_guard_install ();
  checkbit_focus_heir_install ();
  checkbit_group_guard_install ();
  checkbit_menu_pages_install ();
  checkbit_popover_guard_install ();
  checkbit_popover_sight_install ();
  checkbit_press_guard_install ();
  checkbit_scroller_guard_install ();
  g_once_init_leave (&done, 1);
}

#ifdef __GLIBC__
/* One for the user interface, one for background threads. */
#define HEAPS 2

void
checkbit_ui_limit_heaps (void)
{
  mallopt (M_ARENA_MAX, HEAPS);
}

/* Long enough for the inspector, which is built after the first frame. */
#define SETTLED_MS 1000

static guint trim_source;

static gboolean
trim_cb (gpointer unused)
{
  trim_source = 0;
  malloc_trim (0);
  return G_SOURCE_REMOVE;
}

void
checkbit_ui_trim_memory_soon (void)
{
  if (trim_source == 0)
    trim_source = g_timeout_add_full (G_PRIORITY_LOW, SETTLED_MS, trim_cb, NULL, NULL);
}
#else
void
checkbit_ui_limit_heaps (void)
{
}

void
checkbit_ui_trim_memory_soon (void)
{
}
#endif

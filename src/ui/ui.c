/* Start-up of the widget library: a static library's resources must be asked for, or the linker drops
 * them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/ui.h"

#include "checkbit-ui-resources.h"

void
checkbit_ui_init (void)
{
  static gsize done = 0;

  if (!g_once_init_enter (&done))
    return;

  g_resources_register (checkbit_ui_get_resource ());

  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, "/io/github/checkbit/Checkbit/ui.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_once_init_leave (&done, 1);
}

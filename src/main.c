/* The program: everything else is in the libraries, where the tests reach it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>

#include <glib/gi18n.h>

#include "game/engine/engine-list.h"
#include "game/base/file-save.h"
#include "game/base/installed.h"
#include "game/tree/openings.h"
#include "ui/app/application.h"
#include "ui/base/ui.h"

/* How long engines have to end by themselves when the last window is closed. */
#define ENGINES_END_MS 2000

int
main (int argc, char *argv[])
{
  checkbit_ui_limit_heaps ();
  checkbit_installed_announce ();
  checkbit_file_save_init ();
  checkbit_ui_choose_renderer ();
  checkbit_ui_choose_accessibility ();

  g_autofree char *locales = checkbit_installed_locales ();

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locales);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  checkbit_opening_bind_names (locales);
  g_set_application_name ("Checkbit");

  g_autoptr (CheckbitApplication) application = checkbit_application_new ();
  int status = g_application_run (G_APPLICATION (application), argc, argv);

  /* No engine outlives the program, and no choice about one is lost. */
  checkbit_engine_quit_all (ENGINES_END_MS);
  if (g_application_get_is_registered (G_APPLICATION (application))
      && !g_application_get_is_remote (G_APPLICATION (application)))
    checkbit_engine_list_flush (checkbit_engine_list_get_default ());
  return status;
}

/* The program: everything else is in the libraries, where the tests reach it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>

#include <glib/gi18n.h>

#include "ui/application.h"
#include "ui/ui.h"

int
main (int argc, char *argv[])
{
  checkbit_ui_choose_renderer ();

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, CHECKBIT_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Checkbit");

  g_autoptr (CheckbitApplication) application = checkbit_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}

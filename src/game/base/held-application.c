/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game/base/held-application.h"

GApplication *
checkbit_application_hold (void)
{
  GApplication *application = g_application_get_default ();

  if (application == NULL)
    return NULL;

  g_application_hold (application);
  return g_object_ref (application);
}

void
checkbit_application_let_go (GApplication *application)
{
  if (application == NULL)
    return;

  g_application_release (application);
  g_object_unref (application);
}

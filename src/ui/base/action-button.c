/* Buttons for the actions of a widget that moves to another window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/action-button.h"

static GQuark
action_quark (void)
{
  static GQuark quark;

  if (quark == 0)
    quark = g_quark_from_static_string ("checkbit-action-button");
  return quark;
}

static void
clicked_cb (GtkWidget *owner, GtkButton *button)
{
  gtk_widget_activate_action (owner, g_object_get_qdata (G_OBJECT (button), action_quark ()), NULL);
}

void
checkbit_action_button_connect (GtkButton *button, GtkWidget *owner, const char *action)
{
  g_return_if_fail (GTK_IS_BUTTON (button));
  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (action != NULL);

  g_object_set_qdata (G_OBJECT (button), action_quark (), (gpointer) action);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), owner, G_CONNECT_SWAPPED);
}

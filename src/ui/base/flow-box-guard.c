/* Keeps flow boxes from crashing the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/flow-box-guard.h"

static gboolean
is_laid_out (GtkWidget *box)
{
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_width (child) > 0)
      return TRUE;
  return FALSE;
}

static gboolean
move_cursor_cb (GtkFlowBox *box, GtkMovementStep step, int count, gboolean extend, gboolean modify)
{
  gboolean handled = TRUE;

  if (is_laid_out (GTK_WIDGET (box)))
    g_signal_chain_from_overridden_handler (box, step, count, extend, modify, &handled);
  return handled;
}

void
checkbit_flow_box_guard_install (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_FLOW_BOX);

  g_signal_override_class_handler ("move-cursor", GTK_TYPE_FLOW_BOX, G_CALLBACK (move_cursor_cb));
  g_type_class_unref (klass);
}

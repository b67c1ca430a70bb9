/* Scrolled windows that go away during overshoot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/scroller-guard.h"

/* Ready times of a source: never, and at once. */
#define LATER GINT_TO_POINTER (-1)
#define NOW GINT_TO_POINTER (0)

/* GTK's only timeout for a scrolled window is this delay. It is postponed rather than removed: GTK
 * remembers its ID and removes it itself at the next scroll, or in the end. */
static gboolean
realize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer ready)
{
  GtkWidget *widget = g_value_get_object (values);
  GSource *delay = NULL;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    delay = g_main_context_find_source_by_funcs_user_data (NULL, &g_timeout_funcs, widget);
  if (delay != NULL)
    g_source_set_ready_time (delay, GPOINTER_TO_INT (ready));
  return TRUE;
}

void
checkbit_scroller_guard_install (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0, realize_cb, LATER,
                              NULL);
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realize_cb, NOW,
                              NULL);
  g_type_class_unref (klass);
}

/* What happens to any widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/widget-watch.h"

typedef struct
{
  CheckbitWidgetFunc func;
} Watch;

static gboolean
hook_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer watch)
{
  ((const Watch *) watch)->func (g_value_get_object (values));
  return TRUE;
}

void
checkbit_widget_watch (const char *signal, CheckbitWidgetFunc func)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_WIDGET); /* defines the signals */
  Watch *watch = g_new (Watch, 1);

  watch->func = func;
  g_signal_add_emission_hook (g_signal_lookup (signal, GTK_TYPE_WIDGET), 0, hook_cb, watch, g_free);
  g_type_class_unref (klass);
}

/* Tooltips that are written with every move, and those of popovers that go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/tooltip.h"

#include "game/text/shown-text.h"

void
checkbit_tooltip_set (GtkWidget *widget, const char *text)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  shown = text != NULL ? checkbit_shown_text (text, CHECKBIT_SHOWN_SENTENCE) : NULL;
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), shown) != 0)
    gtk_widget_set_tooltip_text (widget, shown);
}

/* --- Popovers that go --------------------------------------------------------------------------- */

/* Where GTK keeps what it knows of the tooltip that is or will be shown; it drops it the same way, half a second
 * after a tooltip went, and begins anew when the pointer moves. */
#define CURRENT_TOOLTIP "gdk-display-current-tooltip"

static gboolean
unrealize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_POPOVER (widget))
    g_object_set_data (G_OBJECT (gtk_widget_get_display (widget)), CURRENT_TOOLTIP, NULL);
  return TRUE;
}

void
checkbit_tooltip_leave_popovers (void)
{
  gpointer klass;

  if (gtk_check_version (4, 18, 0) == NULL)
    return;
  klass = g_type_class_ref (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0, unrealize_cb, NULL,
                              NULL);
  g_type_class_unref (klass);
}

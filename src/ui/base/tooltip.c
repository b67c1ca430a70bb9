/* Tooltips that are written with every move.
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

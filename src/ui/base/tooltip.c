/* Tooltips that change with every move, and those of popovers and windows that close.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/tooltip.h"

#include "game/text/shown-text.h"
#include "ui/base/widget-watch.h"

void
checkbit_tooltip_set (GtkWidget *widget, const char *text)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  shown = text != NULL ? checkbit_shown_text (text, CHECKBIT_SHOWN_SENTENCE) : NULL;
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), shown) != 0)
    gtk_widget_set_tooltip_text (widget, shown);
}

/* --- What closes ------------------------------------------------------------------------------ */

/* GTK's only timeout for a display is this delay. It is postponed forever rather than removed: GTK
 * remembers its ID and starts another when the pointer moves. */
static void
unrealize_cb (GtkWidget *widget)
{
  GSource *delay = NULL;

  if (GTK_IS_NATIVE (widget))
    delay = g_main_context_find_source_by_funcs_user_data (NULL, &g_timeout_funcs,
                                                           gtk_widget_get_display (widget));
  if (delay != NULL)
    g_source_set_ready_time (delay, -1);
}

void
checkbit_tooltip_leave_closed (void)
{
  checkbit_widget_watch ("unrealize", unrealize_cb);
}

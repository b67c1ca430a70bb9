/* The choice of the color in which the board shows a watch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/set.h"

G_BEGIN_DECLS

/* A button that shows a set's style and offers all styles, or none: then the board chooses.
 *
 * Signal "chosen" (guint style): the person's choice; CHECKBIT_SET_NO_STYLE for none. The set is
 * not changed. CSS node: `watch-color`. */
#define CHECKBIT_TYPE_WATCH_COLOR (checkbit_watch_color_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWatchColor, checkbit_watch_color, CHECKBIT, WATCH_COLOR, GtkWidget)

/* The set whose style it shows; it must outlive the button. */
void checkbit_watch_color_set_set (CheckbitWatchColor *self, CheckbitSet *set);

/* The button's accessible name. */
void checkbit_watch_color_set_name (CheckbitWatchColor *self, const char *name);

G_END_DECLS

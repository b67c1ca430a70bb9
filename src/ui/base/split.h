/* Two panes side by side: the content, and a sidebar that a person drags to size, hides, and finds
 * above the content where the room is too narrow for both.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Below this width the sidebar becomes an overlay. */
#define CHECKBIT_SPLIT_COLLAPSE_WIDTH 860

/* Properties: "content", "sidebar" (GtkWidget), "show-sidebar" (whether it is wanted beside the
 * content), "sidebar-visible" (whether it is seen now; setting it means the overlay where
 * collapsed, and show-sidebar elsewhere), "sidebar-width" (pixels; 0: what the content leaves),
 * "collapsed" (read-only). */
#define CHECKBIT_TYPE_SPLIT (checkbit_split_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSplit, checkbit_split, CHECKBIT, SPLIT, GtkWidget)

GtkWidget *checkbit_split_new (void);

GtkWidget *checkbit_split_get_content (CheckbitSplit *self);
void checkbit_split_set_content (CheckbitSplit *self, GtkWidget *content);

/* NULL takes the sidebar away: the content has all the room. */
GtkWidget *checkbit_split_get_sidebar (CheckbitSplit *self);
void checkbit_split_set_sidebar (CheckbitSplit *self, GtkWidget *sidebar);

gboolean checkbit_split_get_show_sidebar (CheckbitSplit *self);
void checkbit_split_set_show_sidebar (CheckbitSplit *self, gboolean show_sidebar);

gboolean checkbit_split_get_sidebar_visible (CheckbitSplit *self);
void checkbit_split_set_sidebar_visible (CheckbitSplit *self, gboolean visible);

int checkbit_split_get_sidebar_width (CheckbitSplit *self);
void checkbit_split_set_sidebar_width (CheckbitSplit *self, int width);

gboolean checkbit_split_get_collapsed (CheckbitSplit *self);

G_END_DECLS

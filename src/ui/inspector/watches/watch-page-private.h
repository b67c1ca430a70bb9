/* What the parts of CheckbitWatchPage share: watch-page.c (the list) and watch-page-files.c (import
 * and export).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "ui/inspector/watches/watch-page.h"

G_BEGIN_DECLS

struct _CheckbitWatchPage
{
  GtkWidget parent_instance;

  /* From the template. */
  AdwToastOverlay *toasts;
  GtkBox *header;
  GtkWidget *menu;
  GtkListBox *list;
  GtkStack *stack;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GCancellable *cancellable;
  GtkFileChooserNative *chooser; /* NULL while none is open */

  /* Where the keyboard is to go when rows are laid out; no tick while nowhere. */
  guint focus_tick;
  guint focus_index;
  gboolean focus_expression; /* into the expression, not only to the row */
};

CheckbitWatchList *checkbit_watch_page_get_watches (CheckbitWatchPage *self);

/* A note at the bottom of the page. */
void checkbit_watch_page_show_status (CheckbitWatchPage *self, const char *text);

/* The actions of import and export. */
void checkbit_watch_page_install_files (GtkWidgetClass *widget_class);

G_END_DECLS

/* The watches, in the person's order, as a list model.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/inspect/watch.h"

G_BEGIN_DECLS

/* A GListModel of CheckbitWatch. Each watch is evaluated for the list's position at once, and again
 * whenever the position or its expression changes.
 *
 * Signal "edited": the contents to save have changed: watches, their order, names, expressions or
 * styles. */
#define CHECKBIT_TYPE_WATCH_LIST (checkbit_watch_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWatchList, checkbit_watch_list, CHECKBIT, WATCH_LIST, GObject)

/* The most watches: evaluating them with each move must stay cheap. */
#define CHECKBIT_WATCH_LIST_MAX 500

CheckbitWatchList *checkbit_watch_list_new (void);

/* Evaluates all watches for a position. All get their new sets before the first is announced.
 * before: the position before the last change, to mark differences; NULL for no marks. Both must be
 * valid until the next call. */
void checkbit_watch_list_set_input (CheckbitWatchList *self,
                                    const ChessMaskInput *now,
                                    const ChessMaskInput *before);

/* The names of pasted sets, available to expressions; NULL for none. */
void checkbit_watch_list_set_names (CheckbitWatchList *self, CheckbitPastedNames *names);

/* Inserts a watch at an index; if that is too large, at the end. Returns whether there was room. */
gboolean checkbit_watch_list_insert (CheckbitWatchList *self, guint index, CheckbitWatch *watch);

/* Removes a watch. */
void checkbit_watch_list_remove (CheckbitWatchList *self, guint index);

/* Moves a watch to another index. */
void checkbit_watch_list_move (CheckbitWatchList *self, guint from, guint to);

/* Replaces all watches. (element-type CheckbitWatch) */
void checkbit_watch_list_replace (CheckbitWatchList *self, GPtrArray *watches);

/* The index of a watch; G_MAXUINT if it is not in the list. */
guint checkbit_watch_list_find (CheckbitWatchList *self, CheckbitWatch *watch);

G_END_DECLS

/* The watches, in the order in which people put them: a list that views bind to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/inspect/watch.h"

G_BEGIN_DECLS

/* A GListModel of CheckbitWatch. Every watch in it is worked out for the list's position at once,
 * and again whenever that or its expression changes.
 *
 * Signal "edited": what is worth saving differs: watches, their order, names, expressions or
 * styles. */
#define CHECKBIT_TYPE_WATCH_LIST (checkbit_watch_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWatchList, checkbit_watch_list, CHECKBIT, WATCH_LIST, GObject)

/* No more watches than this are taken: what is recomputed with each move has a limit. */
#define CHECKBIT_WATCH_LIST_MAX 500

CheckbitWatchList *checkbit_watch_list_new (void);

/* Works every watch out for a position. All hold their new sets before the first is announced.
 * before: the position before the last change, to mark what differs; NULL for no marks. Both must
 * be valid until the next call. */
void checkbit_watch_list_set_input (CheckbitWatchList *self,
                                    const ChessMaskInput *now,
                                    const ChessMaskInput *before);

/* The names of what was pasted, which expressions may use; NULL for none. */
void checkbit_watch_list_set_names (CheckbitWatchList *self, CheckbitPastedNames *names);

/* Puts a watch at a place; past the end, behind the last. Returns whether there was room. */
gboolean checkbit_watch_list_insert (CheckbitWatchList *self, guint index, CheckbitWatch *watch);

/* Takes a watch out. */
void checkbit_watch_list_remove (CheckbitWatchList *self, guint index);

/* Moves a watch so that it then is at another place. */
void checkbit_watch_list_move (CheckbitWatchList *self, guint from, guint to);

/* Puts other watches in the place of all. (element-type CheckbitWatch) */
void checkbit_watch_list_replace (CheckbitWatchList *self, GPtrArray *watches);

/* Where a watch is; G_MAXUINT for nowhere. */
guint checkbit_watch_list_find (CheckbitWatchList *self, CheckbitWatch *watch);

G_END_DECLS

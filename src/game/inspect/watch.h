/* A named expression of the set language that is kept live.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/expression.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* A set whose title is the watch's name. It is read when its expression changes and worked out when
 * the list it is in says so (watch-list.h).
 *
 * Property: "error" (string: what is wrong with the expression, in a sentence with the column; NULL
 * where nothing is). The bits of a watch that is wrong are the empty set. */
#define CHECKBIT_TYPE_WATCH (checkbit_watch_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWatch, checkbit_watch, CHECKBIT, WATCH, CheckbitSet)

/* style: the layer style in which the board shows it, or CHECKBIT_SET_NO_STYLE. A name without a
 * character that can be seen is replaced by the expression. */
CheckbitWatch *checkbit_watch_new (const char *name, const char *expression, guint style);

/* Changes the name; what a name cannot have (line breaks, “=”) becomes a space. */
void checkbit_watch_set_name (CheckbitWatch *self, const char *name);

/* The names of what was pasted, which its expression may use; NULL for none. It is read again. */
void checkbit_watch_set_names (CheckbitWatch *self, CheckbitPastedNames *names);

/* NULL where nothing is wrong. Valid until the watch is worked out again. */
const CheckbitMistake *checkbit_watch_get_mistake (CheckbitWatch *self);

/* Works it out. Nobody hears of the new values before they are announced by
 * checkbit_watch_announce(), so that all watches change together. before: the position before the
 * last change, to mark what differs; NULL for no marks. */
void
checkbit_watch_store (CheckbitWatch *self, const ChessMaskInput *now, const ChessMaskInput *before);
void checkbit_watch_announce (CheckbitWatch *self);

G_END_DECLS

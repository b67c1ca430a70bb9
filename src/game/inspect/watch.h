/* A named expression of the set language that is kept up to date.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/expression.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* A set whose title is the watch's name. It is parsed when its expression changes, and evaluated by
 * its list (watch-list.h).
 *
 * Property: "error" (string: a sentence about what is wrong with the expression, with the column;
 * NULL if it is valid). The bits of an invalid watch are the empty set. */
#define CHECKBIT_TYPE_WATCH (checkbit_watch_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWatch, checkbit_watch, CHECKBIT, WATCH, CheckbitSet)

/* style: the layer style in which the board shows it, or CHECKBIT_SET_NO_STYLE. A name without
 * visible characters is replaced by the expression. */
CheckbitWatch *checkbit_watch_new (const char *name, const char *expression, guint style);

/* Sets the name; invalid characters (line breaks, “=”) become spaces. */
void checkbit_watch_set_name (CheckbitWatch *self, const char *name);

/* The names of pasted sets, available to its expression; NULL for none. It is parsed again. */
void checkbit_watch_set_names (CheckbitWatch *self, CheckbitPastedNames *names);

/* NULL if nothing is wrong. Valid until the watch is evaluated again. */
const CheckbitMistake *checkbit_watch_get_mistake (CheckbitWatch *self);

/* Evaluates it. The new values are not announced before checkbit_watch_announce(), so that all
 * watches change together. before: the position before the last change, to mark differences; NULL
 * for no marks. */
void
checkbit_watch_store (CheckbitWatch *self, const ChessMaskInput *now, const ChessMaskInput *before);
void checkbit_watch_announce (CheckbitWatch *self);

G_END_DECLS

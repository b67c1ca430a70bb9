/* Pasted sets as text, for storing them.
 *
 * A line for each group and for each set or table in it, with tab-separated fields:
 *
 *     group
 *     word    NAME    TITLE    0x…
 *     set     NAME    TITLE    0x… 0x…
 *
 * The values of a word follow the layout in use, those of a set are a1b1's. Lines that begin with
 * “#” are comments. The text is UTF-8 and is never translated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/pasted-list.h"

G_BEGIN_DECLS

/* (transfer full) */
char *checkbit_pasted_text_write (CheckbitPastedList *list);

/* Appends the contents of a text to a list; invalid lines are ignored. length: in bytes. */
void checkbit_pasted_text_read (CheckbitPastedList *list, const char *text, gsize length);

/* Makes a list what a text says; a group that is in both stays. */
void checkbit_pasted_text_follow (CheckbitPastedList *list, const char *text, gsize length);

/* Whether a line of a text begins another group. */
gboolean checkbit_pasted_text_begins_group (const char *line);

G_END_DECLS

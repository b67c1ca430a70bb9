/* Watches as text: for storing, sharing, and editing elsewhere.
 *
 * One watch a line:
 *
 *     name = expression  # color
 *
 * The name ends at the first “=”, so it cannot contain one. The color is one of blue, orange,
 * green, pink, amber, sky, yellow and ink, or automatic, which is also the default. Blank lines,
 * and lines that begin with “#”, are ignored. The text is UTF-8 and is never translated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/watch-list.h"

G_BEGIN_DECLS

/* The watches of a list, in its order. (transfer full) */
char *checkbit_watch_text_write (CheckbitWatchList *list);

/* Reads watches, as many as a list may have. Those with an invalid expression are included, as they
 * can be corrected. errors: set to a translated sentence for each invalid line, with its number.
 * length: in bytes. (transfer full) (element-type CheckbitWatch); errors: (transfer full)
 * (element-type utf8) */
GPtrArray *checkbit_watch_text_read (const char *text, gsize length, GPtrArray **errors);

/* The same with the names of pasted sets available to expressions; NULL for none. n_left: set to
 * the number of lines beyond the most that a list may have, which are not read; may be NULL.
 * (transfer full) as well, and so are the errors. */
GPtrArray *checkbit_watch_text_read_with_names (
    const char *text, gsize length, CheckbitPastedNames *names, guint *n_left, GPtrArray **errors);

/* The watches provided with the program, with translated names. (transfer full) (element-type
 * CheckbitWatch) */
GPtrArray *checkbit_watch_text_examples (void);

G_END_DECLS

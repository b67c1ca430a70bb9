/* Watches as text: to keep them, to hand them on, to edit them elsewhere.
 *
 * One watch a line:
 *
 *     name = expression  # color
 *
 * The name ends at the first “=”, so it has none. The color is one of blue, orange, green, pink,
 * amber, sky, yellow and ink, or automatic, which is also meant where there is none. Blank lines,
 * and lines that begin with “#”, say nothing. The text is UTF-8 and is never translated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/watch-list.h"

G_BEGIN_DECLS

/* The watches of a list, in its order. (transfer full) */
char *checkbit_watch_text_write (CheckbitWatchList *list);

/* Reads watches. Those whose expression is wrong are among them: they can be mended. errors: the
 * place for what is wrong, a translated sentence for each line, which names it. length: in bytes.
 * (transfer full) (element-type CheckbitWatch); errors: (transfer full) (element-type utf8) */
GPtrArray *checkbit_watch_text_read (const char *text, gsize length, GPtrArray **errors);

/* The same where expressions may use the names of what was pasted; NULL for none. */
GPtrArray *checkbit_watch_text_read_with_names (const char *text,
                                                gsize length,
                                                CheckbitPastedNames *names,
                                                GPtrArray **errors);

/* The watches that come along, with translated names. (transfer full)
 * (element-type CheckbitWatch) */
GPtrArray *checkbit_watch_text_examples (void);

G_END_DECLS

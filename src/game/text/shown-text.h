/* Prepares texts from files, engines and other programs for display.
 *
 * Such a text may have any length, and may contain invisible characters that rearrange others.
 * Whenever one is shown in a label, a title, a tooltip, a note, a dialog or an entry, it goes
 * through here. Stored texts do not, so that files stay the same byte for byte.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The maximum numbers of characters, whatever the width of the view. */
#define CHECKBIT_SHOWN_NAME 120     /* a player, an event, a file, a set, an engine */
#define CHECKBIT_SHOWN_SENTENCE 500 /* a note, a problem, a tooltip, the words of a dialog */
#define CHECKBIT_SHOWN_PASSAGE 500  /* a comment in the list of moves */

/* A text as one line with a maximum length: line ends and tabs become spaces, a text that is too
 * long ends with "…", and invisible characters are spelled out, as "‹U+202E›", which counts in
 * full, followed by a possible line break (U+200B). A line that is shown again stays as it is, so
 * that it may be a part of a sentence that is shown. The time depends only on what is shown, not on
 * the length of the text. text: NULL is ""; invalid UTF-8 is replaced. (transfer full) */
char *checkbit_shown_line (const char *text, guint most);

/* The same with tabs and line ends kept, at most one line end for every forty characters of the
 * maximum. (transfer full) */
char *checkbit_shown_text (const char *text, guint most);

/* The same for a label that wraps: very long words may be broken, which makes their layout much
 * faster. (transfer full) */
char *checkbit_shown_passage (const char *text, guint most);

/* Whether a text has more characters, or more lines, than checkbit_shown_text() shows. */
gboolean checkbit_shown_is_cut (const char *text, guint most);

/* Converts a text edited in an entry back: spelled-out characters are themselves again. (transfer
 * full) */
char *checkbit_shown_restore (const char *shown);

G_END_DECLS

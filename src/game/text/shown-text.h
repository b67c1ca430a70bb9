/* Texts out of files, of engines and of other programs as they are shown.
 *
 * Such a text may be of any length, and may hold signs that nobody sees and that rearrange what
 * is seen. Everything of that kind that a label, a title, a tooltip, a note, a dialog or an
 * entry shows goes through here; what is kept and saved does not, so that files stay as they are
 * byte for byte.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many characters are shown, whatever the width is that a view has for them. */
#define CHECKBIT_SHOWN_NAME 120     /* a player, an event, a file, a set, an engine */
#define CHECKBIT_SHOWN_SENTENCE 500 /* a note, a problem, a tooltip, the words of a dialog */
#define CHECKBIT_SHOWN_PASSAGE 500  /* a comment in the list of moves */

/* A text as one line of at most so many characters: ends of lines and tabs are spaces, what is
 * too long ends with "…", and signs that are not seen are spelled out, as "‹U+202E›", which is as
 * many characters, with a place behind it where the line may break (U+200B). Takes time in proportion to what is shown, however long the text is.
 * text: NULL is ""; what is not UTF-8 is replaced. (transfer full) */
char *checkbit_shown_line (const char *text, guint most);

/* The same with tabs and the ends of lines kept, of which one for every forty characters of most
 * are shown. */
char *checkbit_shown_text (const char *text, guint most);

/* The same for a label that wraps: lines may break within what is too long for a word, for which it
 * takes far less time to be laid out. */
char *checkbit_shown_passage (const char *text, guint most);

/* Whether a text has more characters, or more lines, than checkbit_shown_text() shows. */
gboolean checkbit_shown_is_cut (const char *text, guint most);

/* The text that was shown in an entry and has been edited there: spelled out signs are themselves
 * again. (transfer full) */
char *checkbit_shown_restore (const char *shown);

G_END_DECLS

/* A stream of bytes cut into lines that can be trusted: valid UTF-8, no NUL, bounded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CheckbitLineSplitter CheckbitLineSplitter;

/* max_length: the longest line that is kept, in bytes; a longer one is dropped whole, and never
 * held in memory. */
CheckbitLineSplitter *checkbit_line_splitter_new (gsize max_length);
void checkbit_line_splitter_free (CheckbitLineSplitter *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitLineSplitter, checkbit_line_splitter_free)

/* Puts in what was read. The bytes are borrowed until checkbit_line_splitter_next() has answered
 * NULL; only then may more be put in. */
void checkbit_line_splitter_push (CheckbitLineSplitter *self, const char *bytes, gsize length);

/* The next whole line, without its LF or CR LF; NULL where more bytes are needed. Bytes that are no
 * UTF-8, and NUL, become U+FFFD. The line stands until the next call. */
const char *checkbit_line_splitter_next (CheckbitLineSplitter *self);

/* What is left at the end of the stream without a line break; NULL where there is nothing. */
const char *checkbit_line_splitter_end (CheckbitLineSplitter *self);

/* How many lines were dropped for their length. */
guint checkbit_line_splitter_get_n_dropped (CheckbitLineSplitter *self);

G_END_DECLS

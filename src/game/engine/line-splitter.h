/* Splits a stream of bytes into clean lines: valid UTF-8, no NUL, limited length.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CheckbitLineSplitter CheckbitLineSplitter;

/* max_length: of a line, in bytes; a longer one is dropped completely, and never held in memory. */
CheckbitLineSplitter *checkbit_line_splitter_new (gsize max_length);
void checkbit_line_splitter_free (CheckbitLineSplitter *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitLineSplitter, checkbit_line_splitter_free)

/* Adds input. The bytes are borrowed until checkbit_line_splitter_next() returns NULL; only then
 * may more be added. */
void checkbit_line_splitter_push (CheckbitLineSplitter *self, const char *bytes, gsize length);

/* The next complete line, without its LF or CR LF; NULL if more bytes are needed. Invalid UTF-8 and
 * NUL become U+FFFD. Valid until the next call. */
const char *checkbit_line_splitter_next (CheckbitLineSplitter *self);

/* The rest at the end of the stream, without a line break; NULL if there is none. */
const char *checkbit_line_splitter_end (CheckbitLineSplitter *self);

/* How many lines were dropped because of their length. */
guint checkbit_line_splitter_get_n_dropped (CheckbitLineSplitter *self);

G_END_DECLS

/* The text of a file in which lists are kept, shared by everything in this process that shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a text consists of. */
typedef struct
{
  /* The text as it is written for what is read from it: other programs and people may have written
   * the same otherwise. (transfer full) */
  char *(*normalize) (const char *text);
  /* Whether a line begins another entry; the entries are what is added and removed. */
  gboolean (*begins_entry) (const char *line);
} CheckbitKeptFormat;

/* Reads the file, then writes it whenever the text is set, both in a thread. A file that cannot be
 * read is left alone, so nothing is written. What another program has written meanwhile stays: the
 * entries that it added or removed are added to the text or removed from it.
 *
 * Property: "loaded" (boolean: reading has finished). Signal "changed" (gpointer by): the text is
 * another; by whom it was set, NULL for another program. Signal "failed" (char *sentence): reading
 * or writing failed; translated. */
#define CHECKBIT_TYPE_KEPT_TEXT (checkbit_kept_text_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitKeptText, checkbit_kept_text, CHECKBIT, KEPT_TEXT, GObject)

/* The one that others have open for this file, or a new one. format: static. (transfer full) */
CheckbitKeptText *checkbit_kept_text_open (GFile *file, const CheckbitKeptFormat *format);

/* For each checkbit_kept_text_open(). The last one writes pending changes synchronously, as the
 * program may be ending. (transfer full) of self. */
void checkbit_kept_text_close (CheckbitKeptText *self);

gboolean checkbit_kept_text_get_loaded (CheckbitKeptText *self);
/* Whether the file could be read. */
gboolean checkbit_kept_text_get_usable (CheckbitKeptText *self);

/* Valid UTF-8; NULL if there is no file yet. (transfer none) */
const char *checkbit_kept_text_get (CheckbitKeptText *self);

/* It must be usable. text: (transfer full). by: passed to "changed". */
void checkbit_kept_text_set (CheckbitKeptText *self, char *text, gpointer by);

G_END_DECLS

/* A file in which a list is kept as it is edited.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What the file holds. list: the one that is kept. */
typedef struct
{
  /* The text to write. (transfer full) */
  char *(*write) (gpointer list);
  /* Puts what was read into the list, which may have been edited before; text: NULL where there
   * is no file yet. */
  void (*take) (gpointer list, const char *text, gsize length);
} CheckbitKeptKind;

/* Reads the file into the list, then writes it back whenever the list has a signal "edited",
 * both in a thread. A file that cannot be read is left alone, and so nothing is written.
 *
 * Property: "loaded" (boolean: reading has ended).
 * Signal "failed" (char *sentence): reading or writing did not work; translated. */
#define CHECKBIT_TYPE_KEPT_FILE (checkbit_kept_file_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitKeptFile, checkbit_kept_file, CHECKBIT, KEPT_FILE, GObject)

/* kind: static. */
CheckbitKeptFile *
checkbit_kept_file_new (GListModel *list, const CheckbitKeptKind *kind, GFile *file);

/* Writes at once what a thread has not written yet, and no longer follows the list: for the end of
 * the program. */
void checkbit_kept_file_finish (CheckbitKeptFile *self);

/* Where a person's file of a name is: in the user's data folder. (transfer full) */
GFile *checkbit_kept_file_dup_default (const char *name);

G_END_DECLS

/* Stores a list in a file whenever it is edited.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The format of the file. list: the one that is stored. */
typedef struct
{
  /* The text to write. (transfer full) */
  char *(*write) (gpointer list);
  /* Puts the text of the file into the list, which may have been edited meanwhile; text: NULL if
   * the file does not exist yet. */
  void (*take) (gpointer list, const char *text, gsize length);
} CheckbitKeptKind;

/* Reads the file into the list, then writes it whenever the list emits "edited", both in a thread.
 * A file that cannot be read is left alone, so nothing is written.
 *
 * Property: "loaded" (boolean: reading has finished). Signal "failed" (char *sentence): reading or
 * writing failed; translated. */
#define CHECKBIT_TYPE_KEPT_FILE (checkbit_kept_file_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitKeptFile, checkbit_kept_file, CHECKBIT, KEPT_FILE, GObject)

/* kind: static. */
CheckbitKeptFile *
checkbit_kept_file_new (GListModel *list, const CheckbitKeptKind *kind, GFile *file);

/* Writes pending changes synchronously and disconnects from the list, before the program ends. */
void checkbit_kept_file_finish (CheckbitKeptFile *self);

/* The path of a user's file with a name, in the user's data folder. (transfer full) */
GFile *checkbit_kept_file_dup_default (const char *name);

G_END_DECLS

/* Stores a list in a file whenever it is edited, and follows the file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/kept-text.h"

G_BEGIN_DECLS

/* The format of the file. list: the one that is stored. */
typedef struct
{
  /* The text to write. (transfer full) */
  char *(*write) (gpointer list);
  /* Puts the text of the file into the list, which may have been edited meanwhile; text: NULL if
   * the file does not exist yet. */
  void (*take) (gpointer list, const char *text, gsize length);
  /* Makes the list what the text says, with the objects that it has wherever they are in both. */
  void (*follow) (gpointer list, const char *text, gsize length);
  CheckbitKeptFormat format;
} CheckbitKeptKind;

/* Reads the file into the list, then writes it whenever the list emits "edited". Several lists of
 * one process, such as those of its windows, that are kept in one file are edited together: what is
 * done to one is done to all (kept-text.h).
 *
 * Property: "loaded" (boolean: reading has finished). Signal "failed" (char *sentence): reading or
 * writing failed; translated. */
#define CHECKBIT_TYPE_KEPT_FILE (checkbit_kept_file_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitKeptFile, checkbit_kept_file, CHECKBIT, KEPT_FILE, GObject)

/* kind: static. */
CheckbitKeptFile *
checkbit_kept_file_new (GListModel *list, const CheckbitKeptKind *kind, GFile *file);

/* Disconnects from the list. Pending changes are written synchronously, before the program ends,
 * unless other lists are still kept in the file. */
void checkbit_kept_file_finish (CheckbitKeptFile *self);

/* The path of a user's file with a name, in the user's data folder. (transfer full) */
GFile *checkbit_kept_file_dup_default (const char *name);

G_END_DECLS

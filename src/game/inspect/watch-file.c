/* The files that store a person's watches and pasted sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/watch-file.h"

#include "game/inspect/pasted-text.h"
#include "game/inspect/watch-text.h"

/* --- Watches ---------------------------------------------------------------------------------- */

static char *
write_watches (gpointer list)
{
  return checkbit_watch_text_write (list);
}

/* Watches added before the file was read stay, after those in the file. */
static void
take_watches (gpointer list, const char *text, gsize length)
{
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) watches = text != NULL ? checkbit_watch_text_read (text, length, &errors)
                                               : checkbit_watch_text_examples ();

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (watches, g_list_model_get_item (list, i));
  checkbit_watch_list_replace (list, watches);
}

CheckbitKeptFile *
checkbit_watch_file_new (CheckbitWatchList *list, GFile *file)
{
  static const CheckbitKeptKind kind = { write_watches, take_watches };

  g_return_val_if_fail (CHECKBIT_IS_WATCH_LIST (list), NULL);

  return checkbit_kept_file_new (G_LIST_MODEL (list), &kind, file);
}

GFile *
checkbit_watch_file_dup_default (void)
{
  return checkbit_kept_file_dup_default ("watches.txt");
}

/* --- Pasted sets ------------------------------------------------------------------------------ */

static char *
write_pasted (gpointer list)
{
  return checkbit_pasted_text_write (list);
}

static void
take_pasted (gpointer list, const char *text, gsize length)
{
  if (text != NULL)
    checkbit_pasted_text_read (list, text, length);
}

CheckbitKeptFile *
checkbit_pasted_file_new (CheckbitPastedList *list, GFile *file)
{
  static const CheckbitKeptKind kind = { write_pasted, take_pasted };

  g_return_val_if_fail (CHECKBIT_IS_PASTED_LIST (list), NULL);

  return checkbit_kept_file_new (G_LIST_MODEL (list), &kind, file);
}

GFile *
checkbit_pasted_file_dup_default (void)
{
  return checkbit_kept_file_dup_default ("pasted.txt");
}

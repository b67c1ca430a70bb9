/* The files that store a person's watches and pasted sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/watch-file.h"

#include <string.h>

#include "game/inspect/pasted-text.h"
#include "game/inspect/watch-text.h"

/* --- Watches ---------------------------------------------------------------------------------- */

static char *
write_watches (gpointer list)
{
  return checkbit_watch_text_write (list);
}

static gboolean
is_same (CheckbitSet *a, CheckbitSet *b)
{
  return g_str_equal (checkbit_set_get_title (a), checkbit_set_get_title (b))
         && g_strcmp0 (checkbit_set_get_expression (a), checkbit_set_get_expression (b)) == 0
         && checkbit_set_get_style (a) == checkbit_set_get_style (b);
}

static gboolean
has_same (GPtrArray *watches, CheckbitSet *watch)
{
  for (guint i = 0; i < watches->len; i++)
    if (is_same (watches->pdata[i], watch))
      return TRUE;
  return FALSE;
}

/* Watches added before the file was read stay, after those in the file. */
static void
take_watches (gpointer list, const char *text, gsize length)
{
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) watches = text != NULL ? checkbit_watch_text_read (text, length, &errors)
                                               : checkbit_watch_text_examples ();

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (CheckbitSet) watch = g_list_model_get_item (list, i);
      if (!has_same (watches, watch))
        g_ptr_array_add (watches, g_steal_pointer (&watch));
    }
  checkbit_watch_list_replace (list, watches);
}

static void
release (gpointer watch)
{
  g_clear_object (&watch);
}

/* (element-type CheckbitWatch) (transfer full) */
static GPtrArray *
list_watches (GListModel *list)
{
  GPtrArray *watches = g_ptr_array_new_with_free_func (release);
  gpointer watch;

  for (guint i = 0; (watch = g_list_model_get_item (list, i)) != NULL; i++)
    g_ptr_array_add (watches, watch);
  return watches;
}

/* Puts the watches that were there into the places of equal ones, and out of the old list. */
static void
keep_same (GPtrArray *watches, GPtrArray *old)
{
  for (guint i = 0; i < watches->len; i++)
    for (guint k = 0; k < old->len; k++)
      if (old->pdata[k] != NULL && is_same (old->pdata[k], watches->pdata[i]))
        {
          g_object_unref (watches->pdata[i]);
          watches->pdata[i] = g_steal_pointer (&old->pdata[k]);
          break;
        }
}

/* One that was there at the place of another that was not is the same, changed. */
static void
keep_changed (GPtrArray *watches, GPtrArray *old, CheckbitWatchList *list)
{
  for (guint i = 0; i < MIN (watches->len, old->len); i++)
    {
      g_autoptr (CheckbitSet) model = NULL;
      CheckbitSet *watch = old->pdata[i];

      if (watch == NULL || checkbit_watch_list_find (list, watches->pdata[i]) != G_MAXUINT)
        continue;
      model = watches->pdata[i];
      watches->pdata[i] = g_steal_pointer (&old->pdata[i]);
      checkbit_set_set_expression (watch, checkbit_set_get_expression (model));
      checkbit_set_set_style (watch, checkbit_set_get_style (model));
      checkbit_set_set_title (watch, checkbit_set_get_title (model));
    }
}

static void
follow_watches (gpointer list, const char *text, gsize length)
{
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) watches = checkbit_watch_text_read (text, length, &errors);
  g_autoptr (GPtrArray) old = list_watches (list);

  keep_same (watches, old);
  keep_changed (watches, old, list);
  checkbit_watch_list_replace (list, watches);
}

static char *
normalize_watches (const char *text)
{
  g_autoptr (CheckbitWatchList) list = checkbit_watch_list_new ();

  follow_watches (list, text, strlen (text));
  return write_watches (list);
}

/* Each watch is a line. */
static gboolean
begins_watch (const char *line)
{
  return TRUE;
}

CheckbitKeptFile *
checkbit_watch_file_new (CheckbitWatchList *list, GFile *file)
{
  static const CheckbitKeptKind kind
      = { write_watches, take_watches, follow_watches, { normalize_watches, begins_watch } };

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

static void
follow_pasted (gpointer list, const char *text, gsize length)
{
  checkbit_pasted_text_follow (list, text, length);
}

static char *
normalize_pasted (const char *text)
{
  g_autoptr (CheckbitPastedList) list = checkbit_pasted_list_new ();

  checkbit_pasted_text_read (list, text, strlen (text));
  return write_pasted (list);
}

CheckbitKeptFile *
checkbit_pasted_file_new (CheckbitPastedList *list, GFile *file)
{
  static const CheckbitKeptKind kind = { write_pasted,
                                         take_pasted,
                                         follow_pasted,
                                         { normalize_pasted, checkbit_pasted_text_begins_group } };

  g_return_val_if_fail (CHECKBIT_IS_PASTED_LIST (list), NULL);

  return checkbit_kept_file_new (G_LIST_MODEL (list), &kind, file);
}

GFile *
checkbit_pasted_file_dup_default (void)
{
  return checkbit_kept_file_dup_default ("pasted.txt");
}

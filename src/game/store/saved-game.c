/* A game from a journal, to be restored.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/saved-game.h"

void
checkbit_saved_game_free (CheckbitSavedGame *saved)
{
  if (saved == NULL)
    return;

  g_clear_pointer (&saved->file, checkbit_journal_file_unref);
  g_clear_pointer (&saved->record, checkbit_record_free);
  g_clear_pointer (&saved->values, g_hash_table_unref);
  g_clear_pointer (&saved->clock, g_variant_unref);
  g_free (saved->uri);
  g_free (saved);
}

static GHashTable *
read_values (GVariant *list)
{
  GHashTable *values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  char *name, *value;
  GVariantIter iter;

  g_variant_iter_init (&iter, list);
  while (g_variant_iter_next (&iter, "{ss}", &name, &value))
    g_hash_table_insert (values, name, value);

  return values;
}

CheckbitSavedGame *
checkbit_saved_game_new (CheckbitJournalFile *file, GVariant *value)
{
  g_autoptr (CheckbitSavedGame) saved = g_new0 (CheckbitSavedGame, 1);
  g_autoptr (GVariant) values = NULL, record = NULL, clock = NULL;

  saved->file = file;
  g_variant_get (value, "(xxbs@a{ss}@" CHECKBIT_RECORD_FORMAT "@mv)", &saved->created, NULL,
                 &saved->modified, &saved->uri, &values, &record, &clock);
  if (*saved->uri == '\0')
    g_clear_pointer (&saved->uri, g_free);
  saved->values = read_values (values);
  g_variant_get (clock, "mv", &saved->clock);
  saved->record = checkbit_record_from_variant (record, &saved->current);

  return saved->record != NULL ? g_steal_pointer (&saved) : NULL;
}

CheckbitRecord *
checkbit_saved_game_get_record (CheckbitSavedGame *saved)
{
  g_return_val_if_fail (saved != NULL, NULL);

  return saved->record;
}

CheckbitNode *
checkbit_saved_game_get_current (CheckbitSavedGame *saved)
{
  g_return_val_if_fail (saved != NULL, NULL);

  return saved->current;
}

const char *
checkbit_saved_game_get_uri (CheckbitSavedGame *saved)
{
  g_return_val_if_fail (saved != NULL, NULL);

  return saved->uri;
}

/* A game from a journal, to be restored. Only for the session and its journals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/journal-file.h"
#include "game/store/session.h"

G_BEGIN_DECLS

struct _CheckbitSavedGame
{
  CheckbitJournalFile *file;
  CheckbitRecord *record;
  CheckbitNode *current;
  gboolean modified;
  gint64 created;
  char *uri;          /* NULL for none */
  GHashTable *values; /* texts by name */
  GVariant *clock;    /* NULL for none */
};

/* NULL if the value is not a saved game. (transfer full) of file, in any case. */
CheckbitSavedGame *checkbit_saved_game_new (CheckbitJournalFile *file, GVariant *value);

G_END_DECLS

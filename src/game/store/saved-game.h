/* A game as a journal has kept it, on its way back into a window. For the session and its journals
 * only.
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
  GHashTable *values; /* of texts by name */
  GVariant *clock;    /* NULL for none */
};

/* NULL where the value is none. (transfer full) of file, in any case. */
CheckbitSavedGame *checkbit_saved_game_new (CheckbitJournalFile *file, GVariant *value);

G_END_DECLS

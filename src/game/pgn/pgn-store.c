/* The games of a file as a list needs them, in blocks that never move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-store.h"

#include "game/pgn/pgn-strings.h"

/* Games of a block. */
#define BLOCK_LENGTH 4096

struct _CheckbitPgnStore
{
  gatomicrefcount references;
  GMutex mutex;      /* guards all below */
  GPtrArray *blocks; /* of CheckbitPgnStoredGame[BLOCK_LENGTH], owned */
  guint n_games;
  CheckbitPgnStrings *strings;
};

const char *
checkbit_pgn_column_tag (CheckbitPgnColumn column)
{
  static const char *const tags[CHECKBIT_PGN_N_COLUMNS]
      = { NULL, "White", "Black", "Event", "Date", "Result", "ECO", NULL };

  g_return_val_if_fail (column < CHECKBIT_PGN_N_COLUMNS, NULL);

  return tags[column];
}

CheckbitPgnStore *
checkbit_pgn_store_new (void)
{
  CheckbitPgnStore *self = g_new0 (CheckbitPgnStore, 1);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->mutex);
  self->blocks = g_ptr_array_new_with_free_func (g_free);
  self->strings = checkbit_pgn_strings_new ();

  return self;
}

CheckbitPgnStore *
checkbit_pgn_store_ref (CheckbitPgnStore *self)
{
  g_atomic_ref_count_inc (&self->references);

  return self;
}

void
checkbit_pgn_store_unref (CheckbitPgnStore *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;

  g_ptr_array_unref (self->blocks);
  checkbit_pgn_strings_free (self->strings);
  g_mutex_clear (&self->mutex);
  g_free (self);
}

/* --- Reading -------------------------------------------------------------------------------- */

/* The mutex is held. */
static CheckbitPgnStoredGame *
game_at (CheckbitPgnStore *self, guint index)
{
  CheckbitPgnStoredGame *block = g_ptr_array_index (self->blocks, index / BLOCK_LENGTH);

  return block + index % BLOCK_LENGTH;
}

guint
checkbit_pgn_store_get_n_games (CheckbitPgnStore *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  return self->n_games;
}

CheckbitPgnStoredGame
checkbit_pgn_store_get_game (CheckbitPgnStore *self, guint index)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  g_return_val_if_fail (index < self->n_games, (CheckbitPgnStoredGame){ 0 });

  return *game_at (self, index);
}

const char *
checkbit_pgn_store_get_text (CheckbitPgnStore *self, guint32 number)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  return checkbit_pgn_strings_get (self->strings, number);
}

/* --- Writing -------------------------------------------------------------------------------- */

/* The mutex is held. A game of four gigabytes is none. */
static void
fill (CheckbitPgnStore *self,
      CheckbitPgnStoredGame *game,
      guint64 offset,
      guint64 length,
      guint plies,
      const char *const texts[])
{
  game->offset = offset;
  game->length = (guint32) MIN (length, G_MAXUINT32);
  game->plies = plies;
  for (guint i = 0; i < CHECKBIT_PGN_N_TEXTS; i++)
    game->texts[i] = texts[i] != NULL ? checkbit_pgn_strings_add (self->strings, texts[i]) : 0;
}

void
checkbit_pgn_store_add (CheckbitPgnStore *self,
                        guint64 offset,
                        guint64 length,
                        guint plies,
                        const char *const texts[CHECKBIT_PGN_N_TEXTS])
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  if (self->n_games % BLOCK_LENGTH == 0)
    g_ptr_array_add (self->blocks, g_new (CheckbitPgnStoredGame, BLOCK_LENGTH));
  fill (self, game_at (self, self->n_games), offset, length, plies, texts);
  self->n_games++;
}

void
checkbit_pgn_store_replace (CheckbitPgnStore *self,
                            guint index,
                            guint64 offset,
                            guint64 length,
                            guint plies,
                            const char *const texts[CHECKBIT_PGN_N_TEXTS])
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  g_return_if_fail (index < self->n_games);

  fill (self, game_at (self, index), offset, length, plies, texts);
}

void
checkbit_pgn_store_shift (CheckbitPgnStore *self, guint index, gint64 by)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  for (; by != 0 && index < self->n_games; index++)
    game_at (self, index)->offset += (guint64) by;
}

gsize
checkbit_pgn_store_get_overhead (CheckbitPgnStore *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  return self->blocks->len * BLOCK_LENGTH * sizeof (CheckbitPgnStoredGame)
         + checkbit_pgn_strings_get_size (self->strings)
         - checkbit_pgn_strings_get_text_size (self->strings);
}

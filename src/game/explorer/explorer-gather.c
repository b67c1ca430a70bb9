/* Reading a whole file of games into a sort.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/explorer/explorer-gather.h"

#include "game/explorer/explorer-reader.h"
#include "game/pgn/pgn-parts.h"

typedef struct
{
  const CheckbitExplorerGathering *gathering;
  CheckbitExplorerSort *sort;
  GArray *games;
} Gatherer;

static gpointer
taker_new (void)
{
  return checkbit_explorer_reader_new ();
}

static void
taker_free (gpointer taker)
{
  checkbit_explorer_reader_free (taker);
}

static void
prepare (gpointer taker)
{
  checkbit_explorer_reader_prepare (taker);
}

/* Adds a run, whose games are numbered from those before it on. */
static gboolean
add_run (Gatherer *self, CheckbitExplorerRun *run, GError **error)
{
  guint base = self->games->len;

  for (guint i = 0; i < run->n_records; i++)
    run->records[i].game += base;
  g_array_append_vals (self->games, run->games->data, run->games->len);

  return checkbit_explorer_sort_add_run (self->sort, g_steal_pointer (&run->records),
                                         run->n_records, error);
}

static gboolean
collect (
    gpointer taker, guint64 offset, guint64 done, guint64 size, gpointer user_data, GError **error)
{
  Gatherer *self = user_data;
  CheckbitExplorerRun run;
  gboolean added;

  checkbit_explorer_reader_take (taker, &run);
  if (self->gathering->progress != NULL)
    self->gathering->progress (done, size, self->gathering->user_data);
  added = add_run (self, &run, error);
  checkbit_explorer_run_clear (&run);

  return added;
}

CheckbitExplorerSort *
checkbit_explorer_gather (GFile *file,
                          const char *folder,
                          const CheckbitExplorerGathering *gathering,
                          GArray *games,
                          GCancellable *cancellable,
                          GError **error)
{
  const CheckbitPgnParts parts = { .visitor = &checkbit_explorer_visitor,
                                   .flags = CHECKBIT_PGN_READ_MAIN_LINE,
                                   .max_plies = gathering->max_plies,
                                   .first_length = gathering->part_length,
                                   .part_length = gathering->part_length,
                                   .taker_new = taker_new,
                                   .taker_free = taker_free,
                                   .prepare = prepare,
                                   .collect = collect };
  Gatherer self = { gathering, checkbit_explorer_sort_new (folder), games };

  if (!checkbit_pgn_read_parts (file, &parts, &self, cancellable, error))
    g_clear_pointer (&self.sort, checkbit_explorer_sort_free);

  return self.sort;
}

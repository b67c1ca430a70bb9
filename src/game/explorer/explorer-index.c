/* The moves played from every position in the games of a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/explorer/explorer-index.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <utime.h>

#include "chess/movegen.h"
#include "game/explorer/explorer-gather.h"

struct _CheckbitExplorerIndex
{
  gatomicrefcount references;
  GMappedFile *map;
  const CheckbitExplorerRecord *records;
  const CheckbitExplorerGame *games;
  guint64 n_records;
  guint n_games;
};

/* --- Life ----------------------------------------------------------------------------------- */

/* Takes ownership of the map. */
static CheckbitExplorerIndex *
index_new (GMappedFile *map)
{
  CheckbitExplorerIndex *self = g_new0 (CheckbitExplorerIndex, 1);
  const CheckbitExplorerHeader *header
      = (const CheckbitExplorerHeader *) (gconstpointer) g_mapped_file_get_contents (map);

  g_atomic_ref_count_init (&self->references);
  self->map = map;
  self->n_records = header->n_records;
  self->n_games = header->n_games;
  self->records = (const CheckbitExplorerRecord *) (header + 1);
  self->games = (const CheckbitExplorerGame *) (self->records + self->n_records);

  return self;
}

CheckbitExplorerIndex *
checkbit_explorer_index_ref (CheckbitExplorerIndex *self)
{
  g_atomic_ref_count_inc (&self->references);

  return self;
}

void
checkbit_explorer_index_unref (CheckbitExplorerIndex *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_mapped_file_unref (self->map);
  g_free (self);
}

guint
checkbit_explorer_index_get_n_games (CheckbitExplorerIndex *self)
{
  return self->n_games;
}

char *
checkbit_explorer_index_dup_stamp (CheckbitExplorerIndex *self)
{
  CheckbitFileStamp stamp;

  checkbit_explorer_header_get_stamp (
      (const CheckbitExplorerHeader *) (gconstpointer) g_mapped_file_get_contents (self->map),
      &stamp);

  return checkbit_file_stamp_to_text (&stamp);
}

/* --- Making it ------------------------------------------------------------------------------ */

/* Writes the collected data. */
static gboolean
write_index (GOutputStream *stream,
             CheckbitExplorerHeader *header,
             CheckbitExplorerSort *sort,
             GArray *games,
             GCancellable *cancellable,
             GError **error)
{
  header->n_records = checkbit_explorer_sort_get_n (sort);
  header->n_games = games->len;

  return g_output_stream_write_all (stream, header, sizeof *header, NULL, cancellable, error)
         && checkbit_explorer_sort_write (sort, stream, cancellable, error)
         && g_output_stream_write_all (stream, games->data,
                                       (gsize) games->len * sizeof (CheckbitExplorerGame), NULL,
                                       cancellable, error)
         && g_output_stream_close (stream, cancellable, error);
}

/* Writes the collected data, replacing the file at a path. */
static gboolean
replace (const char *path,
         CheckbitExplorerHeader *header,
         CheckbitExplorerSort *sort,
         GArray *games,
         GCancellable *cancellable,
         GError **error)
{
  g_autoptr (GFile) to = g_file_new_for_path (path);
  g_autoptr (GFileOutputStream) stream
      = g_file_replace (to, NULL, FALSE, G_FILE_CREATE_PRIVATE, cancellable, error);

  if (stream == NULL)
    return FALSE;
  if (write_index (G_OUTPUT_STREAM (stream), header, sort, games, cancellable, error))
    return TRUE;
  g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, NULL);
  g_unlink (path); /* it would have to be rebuilt in any case */
  return FALSE;
}

/* Reads the games of a file and writes their index to a path. */
static gboolean
make (GFile *file,
      const char *path,
      CheckbitExplorerHeader *header,
      const CheckbitExplorerGathering *gathering,
      GCancellable *cancellable,
      GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (CheckbitExplorerGame));
  g_autoptr (CheckbitExplorerSort) sort
      = checkbit_explorer_gather (file, folder, gathering, games, cancellable, error);

  return sort != NULL && replace (path, header, sort, games, cancellable, error);
}

CheckbitExplorerIndex *
checkbit_explorer_index_open (GFile *file,
                              const char *path,
                              guint max_plies,
                              CheckbitExplorerProgressFunc progress,
                              gpointer user_data,
                              GCancellable *cancellable,
                              GError **error)
{
  const CheckbitExplorerGathering gathering
      = { CHECKBIT_EXPLORER_PART_LENGTH, max_plies, progress, user_data };
  CheckbitFileStamp stamp;
  CheckbitExplorerHeader header;
  GMappedFile *map;

  if (!checkbit_file_stamp_query (&stamp, file, error))
    return NULL;
  map = checkbit_explorer_map (path, &stamp, max_plies, NULL);
  if (map != NULL)
    {
      g_utime (path, NULL); /* marks it as used, so that others are removed first */
      return index_new (map);
    }
  checkbit_explorer_header_init (&header, &stamp, max_plies);
  if (!make (file, path, &header, &gathering, cancellable, error))
    return NULL;
  checkbit_explorer_sweep (path, CHECKBIT_EXPLORER_MAX_BYTES);
  map = checkbit_explorer_map (path, &stamp, max_plies, error);

  return map != NULL ? index_new (map) : NULL;
}

/* --- Looking up ----------------------------------------------------------------------------- */

/* The first record of a key, or where it would be. */
static guint64
find_first (CheckbitExplorerIndex *self, guint64 key)
{
  guint64 low = 0, high = self->n_records;

  while (low < high)
    {
      guint64 middle = low + (high - low) / 2;
      if (self->records[middle].key < key)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* Totals for a move. */
typedef struct
{
  guint64 ratings;
  guint n_rated;
  guint last; /* the game, starting at 1: a repeated position counts once per game */
} Sum;

/* The entry of a move, added if necessary; NULL if there are too many, which no valid index has. */
static CheckbitExplorerMove *
need_move (CheckbitExplorerAnswer *answer, ChessMove move)
{
  for (guint i = 0; i < answer->n_moves; i++)
    if (answer->moves[i].move == move)
      return &answer->moves[i];
  if (answer->n_moves == G_N_ELEMENTS (answer->moves))
    return NULL;
  answer->moves[answer->n_moves] = (CheckbitExplorerMove){ .move = move };
  return &answer->moves[answer->n_moves++];
}

static void
count (CheckbitExplorerMove *move, Sum *sum, const CheckbitExplorerGame *game, ChessColor side)
{
  move->n_games++;
  move->white_wins += game->result == CHECKBIT_EXPLORER_WHITE_WINS;
  move->draws += game->result == CHECKBIT_EXPLORER_DRAW;
  move->black_wins += game->result == CHECKBIT_EXPLORER_BLACK_WINS;
  move->year = MAX (move->year, game->year);
  sum->ratings += game->ratings[side];
  sum->n_rated += game->ratings[side] > 0;
}

/* Removes illegal moves: from a damaged index, or two positions with the same key. */
static void
drop_illegal (CheckbitExplorerAnswer *answer, const ChessPosition *position)
{
  guint n = 0;

  for (guint i = 0; i < answer->n_moves; i++)
    if (chess_movegen_is_legal (position, answer->moves[i].move))
      answer->moves[n++] = answer->moves[i];
  answer->n_moves = n;
}

static int
compare_moves (gconstpointer a, gconstpointer b)
{
  const CheckbitExplorerMove *left = a, *right = b;

  if (left->n_games != right->n_games)
    return left->n_games > right->n_games ? -1 : 1;
  return (int) left->move - (int) right->move;
}

void
checkbit_explorer_index_look_up (CheckbitExplorerIndex *self,
                                 const ChessPosition *position,
                                 CheckbitExplorerAnswer *answer)
{
  guint64 key = chess_position_repetition_key (position);
  ChessColor side = chess_position_side (position);
  Sum sums[G_N_ELEMENTS (answer->moves)] = { 0 };
  guint last = 0;

  answer->n_games = answer->n_moves = 0;
  for (guint64 i = find_first (self, key); i < self->n_records && self->records[i].key == key; i++)
    {
      const CheckbitExplorerRecord *record = &self->records[i];
      CheckbitExplorerMove *move;
      if (record->game >= self->n_games)
        continue;
      answer->n_games += record->game + 1 != last;
      last = record->game + 1;
      if (record->move == CHESS_MOVE_NONE || (move = need_move (answer, record->move)) == NULL)
        continue;
      Sum *sum = &sums[move - answer->moves];
      if (sum->last == record->game + 1)
        continue;
      sum->last = record->game + 1;
      count (move, sum, &self->games[record->game], side);
    }
  for (guint i = 0; i < answer->n_moves; i++)
    if (sums[i].n_rated > 0)
      answer->moves[i].rating = (guint) ((sums[i].ratings + sums[i].n_rated / 2) / sums[i].n_rated);
  drop_illegal (answer, position);
  qsort (answer->moves, answer->n_moves, sizeof answer->moves[0], compare_moves);
}

GArray *
checkbit_explorer_index_find_games (CheckbitExplorerIndex *self,
                                    const ChessPosition *position,
                                    ChessMove move)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint64 key = chess_position_repetition_key (position);

  for (guint64 i = find_first (self, key); i < self->n_records && self->records[i].key == key; i++)
    {
      const CheckbitExplorerRecord *record = &self->records[i];
      if (record->game < self->n_games && (move == CHESS_MOVE_NONE || record->move == move)
          && (found->len == 0 || g_array_index (found, guint32, found->len - 1) != record->game))
        g_array_append_val (found, record->game);
    }
  return found;
}

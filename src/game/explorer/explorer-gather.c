/* Reading a whole file of games.
 *
 * The file is cut into parts wherever a tag Event follows an empty line. Each thread reads a part,
 * and the results are collected in the order of the file. If a cut turns out to be wrong, as it is
 * in a comment, the whole file is read again in one piece; if there is no place for a cut, the rest
 * of it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/explorer/explorer-gather.h"

#include <string.h>

#include "game/explorer/explorer-reader.h"

/* The most parts in memory at once, and the most threads. */
#define MAX_THREADS 8

typedef struct
{
  char *text; /* owned */
  gsize length;
  CheckbitExplorerReader *reader; /* owned; NULL: the thread creates it */
  gboolean last;                  /* whether this is the last part */

  CheckbitExplorerRun run;
  gboolean wrong; /* whether the cut at its end was wrong */
  gboolean done;  /* protected by the lock */
} Part;

typedef struct
{
  const CheckbitExplorerGathering *gathering;
  CheckbitExplorerSort *sort;
  GArray *games;
  GCancellable *cancellable;
  guint64 size, n_done; /* bytes */

  GInputStream *stream;
  GByteArray *rest; /* the bytes read that are in no part yet */
  gboolean at_end;

  CheckbitExplorerReader *serial; /* reads everything that follows in one piece; NULL for none */
  gboolean wrong;                 /* whether a cut was wrong */

  GThreadPool *pool;
  GQueue parts; /* of Part being read, in the order of the file */
  GMutex lock;
  GCond done;
} Gatherer;

/* --- Parts ---------------------------------------------------------------------------------- */

static void
part_free (gpointer data)
{
  Part *part = data;

  g_free (part->text);
  checkbit_explorer_run_clear (&part->run);
  g_free (part);
}

/* Reads a part. */
static void
read_part (Part *part, CheckbitExplorerReader *reader, gboolean last)
{
  checkbit_explorer_reader_feed (reader, part->text, part->length);
  part->wrong = !last && !checkbit_explorer_reader_ends_here (reader);
}

/* In a thread: reads a part, which consists of complete games. */
static void
part_thread (gpointer data, gpointer user_data)
{
  Part *part = data;
  Gatherer *self = user_data;
  g_autoptr (CheckbitExplorerReader) reader
      = checkbit_explorer_reader_new (self->gathering->max_plies, self->cancellable);

  read_part (part, reader, part->last);
  checkbit_explorer_reader_finish (reader);
  checkbit_explorer_reader_take (reader, &part->run);
  g_mutex_lock (&self->lock);
  part->done = TRUE;
  g_cond_signal (&self->done);
  g_mutex_unlock (&self->lock);
}

/* Collects the result of a part. FALSE with an error. */
static gboolean
take_part (Gatherer *self, Part *part, GError **error)
{
  CheckbitExplorerRun *run = &part->run;
  guint base = self->games->len;

  self->wrong = self->wrong || part->wrong;
  if (self->wrong || g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  for (guint i = 0; i < run->n_records; i++)
    run->records[i].game += base;
  g_array_append_vals (self->games, run->games->data, run->games->len);
  self->n_done += part->length;
  if (self->gathering->progress != NULL)
    self->gathering->progress (self->n_done, self->size, self->gathering->user_data);
  return checkbit_explorer_sort_add_run (self->sort, g_steal_pointer (&run->records),
                                         run->n_records, error);
}

/* Waits for the first part in progress. */
static Part *
wait_for_part (Gatherer *self)
{
  Part *part = g_queue_pop_head (&self->parts);

  g_mutex_lock (&self->lock);
  while (!part->done)
    g_cond_wait (&self->done, &self->lock);
  g_mutex_unlock (&self->lock);

  return part;
}

/* Collects parts until at most some are in progress. FALSE with an error. */
static gboolean
take_parts (Gatherer *self, guint n_left, GError **error)
{
  gboolean taken = TRUE;

  while (taken && g_queue_get_length (&self->parts) > n_left)
    {
      Part *part = wait_for_part (self);
      taken = take_part (self, part, error);
      part_free (part);
    }
  return taken;
}

/* --- Cutting -------------------------------------------------------------------------------- */

/* Whether a tag Event follows an empty line at a position. */
static gboolean
is_cut (const char *text, gsize at)
{
  return at >= 2 && text[at - 1] == '\n'
         && (text[at - 2] == '\n' || (at >= 3 && text[at - 2] == '\r' && text[at - 3] == '\n'))
         && memcmp (text + at, "[Event ", 7) == 0;
}

/* The last position for a cut; 0 if there is none. */
static gsize
find_cut (const GByteArray *bytes)
{
  const char *text = (const char *) bytes->data;

  for (gsize at = bytes->len > 7 ? bytes->len - 7 : 0; at > 0; at--)
    if (text[at] == '[' && is_cut (text, at))
      return at;
  return 0;
}

/* Reads until there are that many bytes, or the end of the file. FALSE with an error. */
static gboolean
fill (Gatherer *self, GError **error)
{
  guint length = self->rest->len;
  gsize n = 0;

  g_byte_array_set_size (self->rest, length + (guint) self->gathering->part_length);
  gboolean filled
      = g_input_stream_read_all (self->stream, self->rest->data + length,
                                 self->gathering->part_length, &n, self->cancellable, error);
  self->at_end = n < self->gathering->part_length;
  g_byte_array_set_size (self->rest, length + (guint) n);
  return filled;
}

/* Cuts a part off the bytes read. */
static Part *
cut_part (Gatherer *self, gsize length)
{
  Part *part = g_new0 (Part, 1);
  GByteArray *rest = g_byte_array_new ();

  g_byte_array_append (rest, self->rest->data + length, self->rest->len - (guint) length);
  part->length = length;
  part->text = (char *) g_byte_array_free (self->rest, FALSE);
  part->last = self->at_end && rest->len == 0;
  self->rest = rest;

  return part;
}

/* --- One part after the other --------------------------------------------------------------- */

/* Reads a part in this thread, continuing the previous one. */
static gboolean
read_on (Gatherer *self, GError **error)
{
  Part *part = cut_part (self, self->rest->len);
  gboolean taken;

  read_part (part, self->serial, TRUE);
  if (part->last)
    checkbit_explorer_reader_finish (self->serial);
  checkbit_explorer_reader_take (self->serial, &part->run);
  taken = take_part (self, part, error);
  part_free (part);

  return taken;
}

/* Gives a part to a thread; if there is no place for a cut, switches to reading in one piece. */
static gboolean
begin_part (Gatherer *self, GError **error)
{
  gsize cut = self->at_end ? self->rest->len : find_cut (self->rest);

  if (cut == 0 && !self->at_end)
    {
      self->serial = checkbit_explorer_reader_new (self->gathering->max_plies, self->cancellable);
      return take_parts (self, 0, error) && read_on (self, error);
    }
  Part *part = cut_part (self, cut);
  g_queue_push_tail (&self->parts, part);
  g_thread_pool_push (self->pool, part, NULL);
  return take_parts (self, (guint) g_thread_pool_get_max_threads (self->pool), error);
}

/* Reads everything. */
static gboolean
read_all (Gatherer *self, GError **error)
{
  while (!self->at_end)
    if (!fill (self, error)
        || !(self->serial != NULL ? read_on (self, error) : begin_part (self, error)))
      return FALSE;
  return take_parts (self, 0, error);
}

/* Reads a file, in one piece or in parts. FALSE with an error, or without one if a cut was
 * wrong. */
static gboolean
read_file (Gatherer *self, GFile *file, gboolean serial, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, self->cancellable, error);
  gboolean read;

  if (stream == NULL)
    return FALSE;
  self->stream = G_INPUT_STREAM (stream);
  self->rest = g_byte_array_new ();
  self->at_end = self->wrong = FALSE;
  self->n_done = 0;
  if (serial)
    self->serial = checkbit_explorer_reader_new (self->gathering->max_plies, self->cancellable);
  read = read_all (self, error);
  while (!g_queue_is_empty (&self->parts))
    part_free (wait_for_part (self));
  g_clear_pointer (&self->serial, checkbit_explorer_reader_free);
  g_byte_array_unref (self->rest);

  return read;
}

/* --- The whole file ------------------------------------------------------------------------- */

static guint64
query_size (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info != NULL ? (guint64) g_file_info_get_size (info) : 0;
}

static gboolean
read_with_threads (Gatherer *self, GFile *file, gboolean serial, GError **error)
{
  guint n = MIN (g_get_num_processors (), MAX_THREADS);
  gboolean read;

  self->pool = g_thread_pool_new (part_thread, self, (int) n, FALSE, NULL);
  read = read_file (self, file, serial, error);
  g_thread_pool_free (self->pool, FALSE, TRUE);

  return read;
}

CheckbitExplorerSort *
checkbit_explorer_gather (GFile *file,
                          const char *folder,
                          const CheckbitExplorerGathering *gathering,
                          GArray *games,
                          GCancellable *cancellable,
                          GError **error)
{
  Gatherer self = { .gathering = gathering, .games = games, .cancellable = cancellable };
  gboolean read;

  g_mutex_init (&self.lock);
  g_cond_init (&self.done);
  self.size = query_size (file);
  self.sort = checkbit_explorer_sort_new (folder);
  read = read_with_threads (&self, file, FALSE, error);
  if (!read && self.wrong)
    {
      g_array_set_size (games, 0);
      checkbit_explorer_sort_free (self.sort);
      self.sort = checkbit_explorer_sort_new (folder);
      read = read_with_threads (&self, file, TRUE, error);
    }
  if (!read)
    g_clear_pointer (&self.sort, checkbit_explorer_sort_free);
  g_mutex_clear (&self.lock);
  g_cond_clear (&self.done);

  return self.sort;
}

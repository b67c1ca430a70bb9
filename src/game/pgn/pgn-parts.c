/* Reading a whole file of games.
 *
 * The file is cut into parts wherever a tag Event follows an empty line. Each thread reads a part,
 * and the results are collected in the order of the file. If a cut turns out to be wrong, as it is
 * in a comment, the file is read in one piece from the part before it on; so is the rest of it if
 * there is no place for a cut for long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-parts.h"

#include <string.h>

/* The most threads, and the most parts in memory but one. */
#define MAX_THREADS 8

/* How far a place for a cut is looked for, in lengths of a part. */
#define MAX_UNCUT 8

/* What a part begins with. With a value in quotation marks it is a tag whatever follows. */
#define EVENT "[Event \""

/* How many bytes are read before cancelling counts. */
#define PIECE (1024 * 1024)

typedef struct
{
  char *text; /* owned */
  gsize length;
  guint64 offset;
  gboolean last; /* whether this is the last part */

  gpointer taker; /* owned; NULL before its thread has begun */
  gboolean wrong; /* whether the cut at its end was wrong */
  gboolean done;  /* protected by the lock */
} Part;

typedef struct
{
  const CheckbitPgnParts *parts;
  gpointer user_data;
  GCancellable *cancellable;
  guint64 size, n_done; /* bytes */

  GInputStream *stream;
  GByteArray *rest; /* the bytes read that are in no part yet */
  guint64 offset;   /* of their first */
  gsize length;     /* bytes of the next part */
  gboolean at_end;

  /* Reads everything that follows in one piece; NULL for none. */
  CheckbitPgnReader *serial;
  gpointer serial_taker;
  guint64 serial_offset;

  GThreadPool *pool;
  GQueue queue; /* of Part being read, in the order of the file */
  GMutex lock;
  GCond done;
} Parting;

/* --- In the threads ------------------------------------------------------------------------- */

static CheckbitPgnReader *
new_reader (const Parting *self, gpointer taker)
{
  CheckbitPgnReader *reader
      = checkbit_pgn_reader_new (self->parts->visitor, taker, self->parts->flags);

  checkbit_pgn_reader_set_max_plies (reader, self->parts->max_plies);

  return reader;
}

static void
prepare (const Parting *self, gpointer taker)
{
  if (self->parts->prepare != NULL)
    self->parts->prepare (taker);
}

/* Stops early when cancelled: then nothing is collected. */
static void
feed (const Parting *self, CheckbitPgnReader *reader, const char *text, gsize length)
{
  for (gsize at = 0; at < length && !g_cancellable_is_cancelled (self->cancellable); at += PIECE)
    checkbit_pgn_reader_feed (reader, text + at, MIN (PIECE, length - at));
}

/* Reads a part, which should consist of complete games. */
static void
read_part (const Parting *self, Part *part)
{
  g_autoptr (CheckbitPgnReader) reader = new_reader (self, part->taker);

  feed (self, reader, part->text, part->length);
  part->wrong = !part->last && !checkbit_pgn_reader_ends_here (reader);
  checkbit_pgn_reader_finish (reader);
  prepare (self, part->taker);
}

static void
part_thread (gpointer data, gpointer user_data)
{
  Part *part = data;
  Parting *self = user_data;

  part->taker = self->parts->taker_new ();
  read_part (self, part);
  g_mutex_lock (&self->lock);
  part->done = TRUE;
  g_cond_signal (&self->done);
  g_mutex_unlock (&self->lock);
}

/* --- Collecting ----------------------------------------------------------------------------- */

static void
part_free (const Parting *self, Part *part)
{
  if (part->taker != NULL)
    self->parts->taker_free (part->taker);
  g_free (part->text);
  g_free (part);
}

/* length: how many bytes the taker has got more. FALSE with an error. */
static gboolean
collect (Parting *self, gpointer taker, guint64 offset, gsize length, GError **error)
{
  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  self->n_done += length;

  return self->parts->collect (taker, offset, self->n_done, self->size, self->user_data, error);
}

static gboolean
is_done (Parting *self, const Part *part)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);

  return part->done;
}

/* Waits for the first part in progress. */
static Part *
wait_for_part (Parting *self)
{
  Part *part = g_queue_pop_head (&self->queue);

  g_mutex_lock (&self->lock);
  while (!part->done)
    g_cond_wait (&self->done, &self->lock);
  g_mutex_unlock (&self->lock);

  return part;
}

/* --- In one piece --------------------------------------------------------------------------- */

/* FALSE with an error. */
static gboolean
read_on (Parting *self, const char *text, gsize length, GError **error)
{
  for (gsize at = 0; at < length; at += self->parts->part_length)
    {
      gsize n = MIN (self->parts->part_length, length - at);

      feed (self, self->serial, text + at, n);
      prepare (self, self->serial_taker);
      if (!collect (self, self->serial_taker, self->serial_offset, n, error))
        return FALSE;
    }

  return TRUE;
}

static void
begin_serial (Parting *self, guint64 offset)
{
  self->serial_taker = self->parts->taker_new ();
  self->serial = new_reader (self, self->serial_taker);
  self->serial_offset = offset;
}

/* Reads a part again, and all that are in progress after it. */
static gboolean
read_again (Parting *self, const Part *part, GError **error)
{
  gboolean read;

  begin_serial (self, part->offset);
  read = read_on (self, part->text, part->length, error);
  while (read && !g_queue_is_empty (&self->queue))
    {
      Part *next = wait_for_part (self);

      read = read_on (self, next->text, next->length, error);
      part_free (self, next);
    }

  return read;
}

/* --- Part by part --------------------------------------------------------------------------- */

static gboolean
take_part (Parting *self, Part *part, GError **error)
{
  return part->wrong ? read_again (self, part, error)
                     : collect (self, part->taker, part->offset, part->length, error);
}

/* Collects parts until at most some are in progress, and those that are done. FALSE with an
 * error. */
static gboolean
take_parts (Parting *self, guint n_left, GError **error)
{
  gboolean taken = TRUE;

  while (taken && !g_queue_is_empty (&self->queue)
         && (g_queue_get_length (&self->queue) > n_left
             || is_done (self, g_queue_peek_head (&self->queue))))
    {
      Part *part = wait_for_part (self);

      taken = take_part (self, part, error);
      part_free (self, part);
    }

  return taken;
}

/* Whether a tag Event follows an empty line at a position. */
static gboolean
is_cut (const char *text, gsize at)
{
  return at >= 2 && text[at - 1] == '\n'
         && (text[at - 2] == '\n' || (at >= 3 && text[at - 2] == '\r' && text[at - 3] == '\n'))
         && memcmp (text + at, EVENT, strlen (EVENT)) == 0;
}

/* The last position for a cut; 0 if there is none. */
static gsize
find_cut (const GByteArray *bytes)
{
  const char *text = (const char *) bytes->data;

  for (gsize at = bytes->len > strlen (EVENT) ? bytes->len - strlen (EVENT) : 0; at > 0; at--)
    if (text[at] == '[' && is_cut (text, at))
      return at;

  return 0;
}

/* Cuts a part off the bytes read. */
static Part *
cut_part (Parting *self, gsize length)
{
  Part *part = g_new0 (Part, 1);
  GByteArray *rest = g_byte_array_new ();

  g_byte_array_append (rest, self->rest->data + length, self->rest->len - (guint) length);
  part->offset = self->offset;
  part->length = length;
  part->text = (char *) g_byte_array_free (self->rest, FALSE);
  part->last = self->at_end && rest->len == 0;
  self->offset += length;
  self->rest = rest;

  return part;
}

/* Gives a part to a thread, if there is a place for a cut. FALSE with an error. */
static gboolean
begin_part (Parting *self, GError **error)
{
  gsize cut = self->at_end ? self->rest->len : find_cut (self->rest);

  if (cut == 0 && !self->at_end)
    {
      if (self->rest->len < MAX_UNCUT * self->parts->part_length)
        return TRUE;
      if (!take_parts (self, 0, error))
        return FALSE;
      if (self->serial == NULL)
        begin_serial (self, self->offset);
      return TRUE;
    }
  Part *part = cut_part (self, cut);
  g_queue_push_tail (&self->queue, part);
  g_thread_pool_push (self->pool, part, NULL);

  /* Long parts, where there are few places for a cut, would take much memory. */
  return take_parts (
      self,
      cut > 2 * self->parts->part_length ? 0 : (guint) g_thread_pool_get_max_threads (self->pool),
      error);
}

/* --- The whole file ------------------------------------------------------------------------- */

/* Reads bytes for the next part. FALSE with an error. */
static gboolean
fill (Parting *self, GError **error)
{
  guint length = self->rest->len;
  /* After what has no place for a cut, as much again: it is searched from its end. */
  gsize wanted = MAX (self->length, length);
  gsize n = 0;
  gboolean filled;

  g_byte_array_set_size (self->rest, length + (guint) wanted);
  filled = g_input_stream_read_all (self->stream, self->rest->data + length, wanted, &n,
                                    self->cancellable, error);
  self->at_end = n < wanted;
  self->length = MIN (2 * self->length, self->parts->part_length);
  g_byte_array_set_size (self->rest, length + (guint) n);

  return filled;
}

static gboolean
use_bytes (Parting *self, GError **error)
{
  if (self->serial == NULL && !begin_part (self, error))
    return FALSE;
  if (self->serial == NULL)
    return TRUE;
  if (!read_on (self, (const char *) self->rest->data, self->rest->len, error))
    return FALSE;
  g_byte_array_set_size (self->rest, 0);

  return TRUE;
}

/* Ends what was read in one piece. FALSE with an error. */
static gboolean
finish_serial (Parting *self, GError **error)
{
  checkbit_pgn_reader_finish (self->serial);
  prepare (self, self->serial_taker);

  return collect (self, self->serial_taker, self->serial_offset, 0, error);
}

/* After an error: what was read before it stays, but for the last game, whose end is not known. */
static void
use_what_there_is (Parting *self)
{
  self->at_end = FALSE;
  use_bytes (self, NULL);
  take_parts (self, 0, NULL);
}

/* Reads everything. FALSE with an error. */
static gboolean
read_all (Parting *self, GError **error)
{
  while (!self->at_end)
    {
      if (!fill (self, error))
        {
          use_what_there_is (self);
          return FALSE;
        }
      if (!use_bytes (self, error))
        return FALSE;
    }

  return take_parts (self, 0, error) && (self->serial == NULL || finish_serial (self, error));
}

static guint64
query_size (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info != NULL ? (guint64) g_file_info_get_size (info) : 0;
}

static void
parting_clear (Parting *self)
{
  while (!g_queue_is_empty (&self->queue))
    part_free (self, wait_for_part (self));
  g_thread_pool_free (self->pool, FALSE, TRUE);
  g_clear_pointer (&self->serial, checkbit_pgn_reader_free);
  g_clear_pointer (&self->serial_taker, self->parts->taker_free);
  g_byte_array_unref (self->rest);
  g_object_unref (self->stream);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->done);
}

gboolean
checkbit_pgn_read_parts (GFile *file,
                         const CheckbitPgnParts *parts,
                         gpointer user_data,
                         GCancellable *cancellable,
                         GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  guint n_threads = MIN (g_get_num_processors (), MAX_THREADS);
  Parting self = { .parts = parts,
                   .user_data = user_data,
                   .cancellable = cancellable,
                   .length = parts->first_length };
  gboolean read;

  if (stream == NULL)
    return FALSE;
  g_mutex_init (&self.lock);
  g_cond_init (&self.done);
  self.size = query_size (file);
  self.stream = G_INPUT_STREAM (g_steal_pointer (&stream));
  self.rest = g_byte_array_new ();
  self.pool = g_thread_pool_new (part_thread, &self, (int) n_threads, FALSE, NULL);
  read = read_all (&self, error);
  parting_clear (&self);

  return read;
}

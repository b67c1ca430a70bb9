/* Sorts in runs, and merges them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/explorer/explorer-sort.h"

#include <string.h>

#include <glib/gstdio.h>

/* How many records are read or written at once. */
#define CHUNK 8192

typedef CheckbitExplorerRecord Record;

typedef struct
{
  guint64 at, end; /* the unread records in the temporary file */
  Record *chunk;   /* those read */
  guint n, next;
} Run;

struct _CheckbitExplorerSort
{
  char *folder;
  Record *only; /* the first run, while it is the only one */
  guint64 n;
  GFileIOStream *file; /* temporary and already unlinked; NULL for none */
  GArray *ends;        /* of guint64: where each run ends, in records */
};

CheckbitExplorerSort *
checkbit_explorer_sort_new (const char *folder)
{
  CheckbitExplorerSort *self = g_new0 (CheckbitExplorerSort, 1);

  self->folder = g_strdup (folder);
  self->ends = g_array_new (FALSE, FALSE, sizeof (guint64));

  return self;
}

void
checkbit_explorer_sort_free (CheckbitExplorerSort *self)
{
  g_free (self->only);
  g_free (self->folder);
  g_clear_object (&self->file);
  g_array_unref (self->ends);
  g_free (self);
}

guint64
checkbit_explorer_sort_get_n (CheckbitExplorerSort *self)
{
  return self->n;
}

/* --- Sorting one run ------------------------------------------------------------------------ */

/* One pass of a radix sort, by sixteen bits of the key; returns whether the order may have
 * changed. */
static gboolean
sort_digit (const Record *from, Record *to, guint n, guint shift)
{
  g_autofree guint32 *starts = g_new0 (guint32, (1 << 16) + 1);

  for (guint i = 0; i < n; i++)
    starts[(from[i].key >> shift & 0xffff) + 1]++;
  for (guint i = 0; i < 1 << 16; i++)
    if (starts[i + 1] == n)
      return FALSE;
    else
      starts[i + 1] += starts[i];
  for (guint i = 0; i < n; i++)
    to[starts[from[i].key >> shift & 0xffff]++] = from[i];
  return TRUE;
}

void
checkbit_explorer_sort_records (Record **records, guint n)
{
  Record *spare = g_new (Record, MAX (n, 1));

  for (guint shift = 0; shift < 64 && n > 1; shift += 16)
    if (sort_digit (*records, spare, n, shift))
      {
        Record *sorted = spare;
        spare = *records;
        *records = sorted;
      }
  g_free (spare);
}

/* --- Runs in a file ------------------------------------------------------------------------- */

static gboolean
open_file (CheckbitExplorerSort *self, GError **error)
{
  g_autofree char *path = g_build_filename (self->folder, CHECKBIT_EXPLORER_SORTING "XXXXXX", NULL);
  int fd = g_mkstemp_full (path, 0, 0600);

  if (fd >= 0)
    g_close (fd, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  self->file = g_file_open_readwrite (file, NULL, error);
  g_unlink (path); /* the file disappears however the program ends */
  return self->file != NULL;
}

static gboolean
write_run (CheckbitExplorerSort *self, const Record *records, guint64 n, GError **error)
{
  if (self->file == NULL && !open_file (self, error))
    return FALSE;
  return g_output_stream_write_all (g_io_stream_get_output_stream (G_IO_STREAM (self->file)),
                                    records, (gsize) n * sizeof (Record), NULL, NULL, error);
}

gboolean
checkbit_explorer_sort_add_run (CheckbitExplorerSort *self,
                                CheckbitExplorerRecord *records,
                                guint n,
                                GError **error)
{
  g_autofree Record *taken = records, *only = g_steal_pointer (&self->only);
  guint64 before = self->n;

  if (n == 0)
    {
      self->only = g_steal_pointer (&only);
      return TRUE;
    }
  self->n += n;
  g_array_append_val (self->ends, self->n);
  if (before == 0)
    {
      self->only = g_steal_pointer (&taken);
      return TRUE;
    }
  return (only == NULL || write_run (self, only, before, error))
         && write_run (self, taken, n, error);
}

/* --- Merging -------------------------------------------------------------------------------- */

/* Reads the next records of a run; FALSE with an error. */
static gboolean
fill (CheckbitExplorerSort *self, Run *run, GCancellable *cancellable, GError **error)
{
  GInputStream *stream = g_io_stream_get_input_stream (G_IO_STREAM (self->file));
  gsize length, n = (gsize) MIN (run->end - run->at, CHUNK);

  run->next = 0;
  run->n = (guint) n;
  if (n == 0)
    return TRUE;
  if (!g_seekable_seek (G_SEEKABLE (self->file), (goffset) (run->at * sizeof (Record)), G_SEEK_SET,
                        cancellable, error)
      || !g_input_stream_read_all (stream, run->chunk, n * sizeof (Record), &length, cancellable,
                                   error))
    return FALSE;
  run->at += n;
  if (length == n * sizeof (Record))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT, g_strerror (EIO));
  return FALSE;
}

/* Whether one run's next record comes before another's. If the keys are equal, the earlier run is
 * first. */
static gboolean
comes_first (const Run *runs, guint a, guint b)
{
  const Record *left = &runs[a].chunk[runs[a].next], *right = &runs[b].chunk[runs[b].next];

  return left->key != right->key ? left->key < right->key : a < b;
}

/* Moves the root of a heap of runs down to its place. */
static void
sink (const Run *runs, guint *heap, guint n, guint at)
{
  for (guint child; (child = 2 * at + 1) < n; at = child)
    {
      if (child + 1 < n && comes_first (runs, heap[child + 1], heap[child]))
        child++;
      if (!comes_first (runs, heap[child], heap[at]))
        return;
      guint run = heap[at];
      heap[at] = heap[child];
      heap[child] = run;
    }
}

typedef struct
{
  GOutputStream *stream;
  Record records[CHUNK];
  guint n;
} Writer;

static gboolean
flush (Writer *writer, GCancellable *cancellable, GError **error)
{
  gsize length = writer->n * sizeof (Record);

  writer->n = 0;
  return g_output_stream_write_all (writer->stream, writer->records, length, NULL, cancellable,
                                    error);
}

/* Merges runs whose first chunks have been read. */
static gboolean
merge (CheckbitExplorerSort *self,
       Run *runs,
       guint n_runs,
       Writer *writer,
       GCancellable *cancellable,
       GError **error)
{
  g_autofree guint *heap = g_new (guint, n_runs);
  guint n = n_runs;

  for (guint i = 0; i < n; i++)
    heap[i] = i;
  for (guint i = n / 2; i-- > 0;)
    sink (runs, heap, n, i);
  while (n > 0)
    {
      Run *run = &runs[heap[0]];
      writer->records[writer->n++] = run->chunk[run->next++];
      if (writer->n == CHUNK && !flush (writer, cancellable, error))
        return FALSE;
      if (run->next == run->n && !fill (self, run, cancellable, error))
        return FALSE;
      if (run->next == run->n)
        heap[0] = heap[--n];
      sink (runs, heap, n, 0);
    }
  return flush (writer, cancellable, error);
}

static gboolean
merge_file (CheckbitExplorerSort *self,
            GOutputStream *stream,
            GCancellable *cancellable,
            GError **error)
{
  guint n = self->ends->len;
  g_autofree Run *runs = g_new0 (Run, n);
  g_autofree Record *chunks = g_new (Record, (gsize) n * CHUNK);
  g_autofree Writer *writer = g_new0 (Writer, 1);

  writer->stream = stream;
  for (guint i = 0; i < n; i++)
    {
      runs[i].at = i > 0 ? g_array_index (self->ends, guint64, i - 1) : 0;
      runs[i].end = g_array_index (self->ends, guint64, i);
      runs[i].chunk = chunks + (gsize) i * CHUNK;
      if (!fill (self, &runs[i], cancellable, error))
        return FALSE;
    }
  return merge (self, runs, n, writer, cancellable, error);
}

gboolean
checkbit_explorer_sort_write (CheckbitExplorerSort *self,
                              GOutputStream *stream,
                              GCancellable *cancellable,
                              GError **error)
{
  if (self->file == NULL)
    return g_output_stream_write_all (stream, self->only, (gsize) self->n * sizeof (Record), NULL,
                                      cancellable, error);
  return merge_file (self, stream, cancellable, error);
}

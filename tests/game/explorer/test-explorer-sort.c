/* Tests of sorting records in runs: none is lost, they are sorted by key, and records with the same
 * key keep their order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "game/explorer/explorer-sort.h"

typedef struct
{
  const char *name;
  guint n, run_length;
  guint64 n_keys; /* different ones, spread over all 64 bits */
} Row;

static const Row rows[] = {
  { "none", 0, 16, 1 },
  { "one", 1, 16, 1 },
  { "one-run", 15, 16, 1000 },
  { "a-full-run", 16, 16, 1000 },
  { "one-more", 17, 16, 1000 },
  { "equal-keys", 100, 8, 1 },
  { "few-keys", 1000, 8, 5 },
  { "runs-of-two", 999, 2, 100 },
  { "more-than-a-chunk", 50000, 20000, 20000 },
};

/* Adds records, starting with one. */
static void
add_run (CheckbitExplorerSort *sort, const Row *row, guint first, GRand *random)
{
  guint n = MIN (row->run_length, row->n - first);
  CheckbitExplorerRecord *records = g_new0 (CheckbitExplorerRecord, n);
  GError *error = NULL;

  for (guint i = 0; i < n; i++)
    records[i] = (CheckbitExplorerRecord){
      .key = g_rand_int (random) % row->n_keys * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15),
      .game = first + i,
      .move = (ChessMove) ((first + i) * 7),
    };
  checkbit_explorer_sort_records (&records, n);
  checkbit_explorer_sort_add_run (sort, records, n, &error);
  g_assert_no_error (error);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  g_autoptr (CheckbitExplorerSort) sort = checkbit_explorer_sort_new (folder);
  g_autoptr (GRand) random = g_rand_new_with_seed (row->n);
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  GError *error = NULL;

  for (guint i = 0; i < row->n; i += row->run_length)
    add_run (sort, row, i, random);
  g_assert_cmpuint (checkbit_explorer_sort_get_n (sort), ==, row->n);
  checkbit_explorer_sort_write (sort, stream, NULL, &error);
  g_assert_no_error (error);

  const CheckbitExplorerRecord *records
      = g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream));
  g_assert_cmpuint (g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)), ==,
                    row->n * sizeof *records);
  g_autofree gboolean *seen = g_new0 (gboolean, row->n + 1);
  for (guint i = 0; i < row->n; i++)
    {
      g_assert_false (seen[records[i].game]);
      seen[records[i].game] = TRUE;
      g_assert_cmpuint (records[i].move, ==, (ChessMove) (records[i].game * 7));
      if (i > 0)
        g_assert_true (
            records[i - 1].key < records[i].key
            || (records[i - 1].key == records[i].key && records[i - 1].game < records[i].game));
    }
  /* nothing is left in the folder */
  g_assert_cmpint (g_remove (folder), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/explorer-sort/", rows[i].name, NULL);
      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}

/* Counting by root move, by category, with threads and a table, and cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/fen.h"
#include "game/lab/count.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
#define ENDING "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
#define PROMOTIONS "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"

static CheckbitPerftRequest
request_new (const char *fen, guint depth)
{
  CheckbitPerftRequest request = { .depth = depth, .threads = 2 };

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &request.position, NULL));

  return request;
}

/* The Chess Programming Wiki's tables: nodes, captures, en passant, castles, promotions, checks,
 * discovered, double, mates. */
static const struct
{
  const char *fen;
  guint depth;
  guint64 total, categories[CHECKBIT_N_PERFT_CATEGORIES];
} tables[] = {
  { START, 1, 20, { 0 } },
  { START, 3, 8902, { 34, 0, 0, 0, 12, 0, 0, 0 } },
  { START, 4, 197281, { 1576, 0, 0, 0, 469, 0, 0, 8 } },
  { START, 5, 4865609, { 82719, 258, 0, 0, 27351, 6, 0, 347 } },
  { KIWIPETE, 1, 48, { 8, 0, 2, 0, 0, 0, 0, 0 } },
  { KIWIPETE, 2, 2039, { 351, 1, 91, 0, 3, 0, 0, 0 } },
  { KIWIPETE, 3, 97862, { 17102, 45, 3162, 0, 993, 0, 0, 1 } },
  { KIWIPETE, 4, 4085603, { 757163, 1929, 128013, 15172, 25523, 42, 6, 43 } },
  { ENDING, 3, 2812, { 209, 2, 0, 0, 267, 3, 0, 0 } },
  { ENDING, 4, 43238, { 3348, 123, 0, 0, 1680, 106, 0, 17 } },
  { ENDING, 5, 674624, { 52051, 1165, 0, 0, 52950, 1292, 3, 0 } },
  { PROMOTIONS, 3, 9467, { 1021, 4, 0, 120, 38, 2, 0, 22 } },
};

static void
test_categories (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      CheckbitPerftRequest request = request_new (tables[i].fen, tables[i].depth);
      g_autoptr (CheckbitPerftCount) count = NULL;

      request.categories = TRUE;
      count = checkbit_perft_count (&request, NULL, NULL, NULL, NULL);
      g_assert_cmpuint (count->total, ==, tables[i].total);
      for (guint j = 0; j < CHECKBIT_N_PERFT_CATEGORIES; j++)
        {
          g_test_message ("%s %u %s", tables[i].fen, tables[i].depth,
                          checkbit_perft_category_id (j));
          g_assert_cmpuint (count->categories[j], ==, tables[i].categories[j]);
          g_assert_cmpstr (checkbit_perft_category_definition (j), !=, "");
        }
    }
}

/* Every way of counting gives the same rows. */
static void
test_ways (void)
{
  CheckbitPerftRequest request = request_new (KIWIPETE, 4);
  g_autoptr (CheckbitPerftCount) plain = checkbit_perft_count (&request, NULL, NULL, NULL, NULL);

  g_assert_cmpuint (plain->total, ==, 4085603);
  g_assert_cmpuint (plain->n_rows, ==, 48);
  for (guint way = 0; way < 4; way++)
    {
      g_autoptr (CheckbitPerftCount) count = NULL;

      request.threads = 1 + way;
      request.hash_size = way == 1 ? 1 << 20 : 0;
      request.mode = way == 2 ? CHESS_PERFT_LIST : CHESS_PERFT_COUNT;
      request.categories = way == 3;
      count = checkbit_perft_count (&request, NULL, NULL, NULL, NULL);
      g_assert_cmpuint (count->n_rows, ==, plain->n_rows);
      for (gsize i = 0; i < count->n_rows; i++)
        {
          g_assert_cmpstr (count->rows[i].uci, ==, plain->rows[i].uci);
          g_assert_cmpuint (count->rows[i].count, ==, plain->rows[i].count);
        }
    }
}

/* With progress reports every way of counting gives the same count, part by part, and the progress
 * ends with the count. The tree is narrow, so that it can be deep. */
static void
test_meter (void)
{
  static const guint depths[] = { 8, 10, 7, 6 };

  for (guint way = 0; way < G_N_ELEMENTS (depths); way++)
    for (guint depth = 1; depth <= depths[way]; depth++)
      {
        CheckbitPerftRequest request = request_new ("7k/8/8/8/8/8/7P/7K w - - 0 1", depth);
        g_autoptr (CheckbitPerftCount) plain
            = checkbit_perft_count (&request, NULL, NULL, NULL, NULL);
        g_autoptr (CheckbitPerftMeter) meter = checkbit_perft_meter_new ();
        g_autoptr (CheckbitPerftCount) metered = NULL;

        request.meter = meter;
        request.threads = 1 + way;
        request.hash_size = way == 1 ? 1 << 20 : 0;
        request.mode = way == 2 ? CHESS_PERFT_LIST : CHESS_PERFT_COUNT;
        request.categories = way == 3;
        metered = checkbit_perft_count (&request, NULL, NULL, NULL, NULL);
        g_assert_cmpuint (metered->total, ==, plain->total);
        g_assert_cmpuint (checkbit_perft_meter_get_nodes (meter), ==, plain->total);
        g_assert_cmpfloat_with_epsilon (checkbit_perft_meter_get_done (meter), 1, 1e-9);
      }
}

static void
test_edges (void)
{
  CheckbitPerftRequest zero = request_new (START, 0),
                       mate = request_new ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", 3);
  CheckbitPerftRequest large = request_new (START, 4);
  g_autoptr (CheckbitPerftCount) none = checkbit_perft_count (&zero, NULL, NULL, NULL, NULL);
  g_autoptr (CheckbitPerftCount) mated = checkbit_perft_count (&mate, NULL, NULL, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (none->total, ==, 1);
  g_assert_cmpuint (none->n_rows, ==, 0);
  g_assert_cmpuint (mated->total, ==, 0);
  large.hash_size = G_MAXSSIZE;
  g_assert_null (checkbit_perft_count (&large, NULL, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

typedef struct
{
  GMainLoop *loop;
  guint n_rows;
  guint64 sum;
  double done;
  GCancellable *cancellable; /* that is cancelled at the first row */
  CheckbitPerftCount *count;
  GError *error;
} Run;

static void
progress_cb (const CheckbitPerftRow *row, double done, gpointer data)
{
  Run *run = data;

  g_assert_true (g_main_context_is_owner (NULL));
  run->n_rows++;
  run->sum += row->count;
  run->done = MAX (run->done, done);
  if (run->cancellable != NULL)
    g_cancellable_cancel (run->cancellable);
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Run *run = data;

  run->count = checkbit_perft_count_finish (result, &run->error);
  g_main_loop_quit (run->loop);
}

/* Every root move is reported, also one that ends the game and has nothing below it. */
static void
test_async (void)
{
  static const struct
  {
    const char *fen;
    guint depth, n_rows;
  } rows[] = {
    { KIWIPETE, 4, 48 },
    { "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 3, 17 }, /* a1a8 mates */
    { "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 4, 17 },
    { "k7/2Q5/8/8/8/8/8/7K w - - 0 1", 5, 26 }, /* the king's moves stalemate */
    { "7k/8/6qK/8/2B5/8/8/8 w - - 0 1", 4, 1 }, /* so does the only one */
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CheckbitPerftRequest request = request_new (rows[i].fen, rows[i].depth);
      g_autoptr (CheckbitPerftMeter) meter = checkbit_perft_meter_new ();
      Run run = { .loop = g_main_loop_new (NULL, FALSE) };

      request.meter = meter;
      checkbit_perft_count_async (&request, progress_cb, &run, NULL, counted_cb, &run);
      g_main_loop_run (run.loop);
      g_assert_no_error (run.error);
      g_assert_cmpuint (run.n_rows, ==, rows[i].n_rows);
      g_assert_cmpuint (run.sum, ==, run.count->total);
      g_assert_cmpfloat (run.done, ==, 1);
      g_assert_cmpfloat_with_epsilon (checkbit_perft_meter_get_done (meter), 1, 1e-9);
      checkbit_perft_count_free (run.count);
      g_main_loop_unref (run.loop);
    }
}

static gboolean
cancel_cb (gpointer data)
{
  g_cancellable_cancel (data);

  return G_SOURCE_REMOVE;
}

/* An endless count ends soon after it is canceled, with and without categories. */
static void
test_cancel (void)
{
  for (guint way = 0; way < 3; way++)
    {
      CheckbitPerftRequest request = request_new (KIWIPETE, 15);
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      Run run = { .loop = g_main_loop_new (NULL, FALSE) };

      request.categories = way == 1;
      request.hash_size = way == 2 ? 1 << 20 : 0;
      checkbit_perft_count_async (&request, progress_cb, &run, cancellable, counted_cb, &run);
      g_timeout_add (50, cancel_cb, cancellable);
      g_main_loop_run (run.loop);
      g_assert_error (run.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_assert_null (run.count);
      g_clear_error (&run.error);
      g_main_loop_unref (run.loop);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/count/categories", test_categories);
  g_test_add_func ("/count/ways", test_ways);
  g_test_add_func ("/count/meter", test_meter);
  g_test_add_func ("/count/edges", test_edges);
  g_test_add_func ("/count/async", test_async);
  g_test_add_func ("/count/cancel", test_cancel);
  return g_test_run ();
}

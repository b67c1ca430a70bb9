/* Tests of perft.h: known counts, by every way of counting.
 *
 * The numbers of the first rows are those that chessprogramming.org gives; the others were
 * worked out by two generators that share no code.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../lib/test-time.h"
#include "chess/perft.h"
#include "setup.h"

#include <glib.h>

/* The work a count may still do after it is canceled. */
#define CANCEL_US 50000

typedef struct
{
  const char *name, *fen;
  uint64_t counts[6]; /* depths 1 up; 0: not tried */
} PerftCase;

static const PerftCase cases[] = {
  { "start",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    { 20, 400, 8902, 197281, 4865609 } },
  { "kiwipete",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    { 48, 2039, 97862, 4085603 } },
  { "position-3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", { 14, 191, 2812, 43238, 674624 } },
  { "position-4",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    { 6, 264, 9467, 422333 } },
  { "position-4-mirrored",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    { 6, 264, 9467, 422333 } },
  { "position-5",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    { 44, 1486, 62379, 2103487 } },
  { "position-6",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    { 46, 2079, 89890, 3894594 } },
  { "promotions", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", { 24, 496, 9483, 182838, 3605103 } },
  { "castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", { 26, 568, 13744, 314346 } },
  { "chess960-a",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    { 21, 528, 12189, 326672 } },
  { "chess960-b",
    "1krbnnbq/1pp1p1pp/r7/p2p1p2/3PP3/2P3P1/PP3P1P/RKRBNNBQ w CAc - 0 9",
    { 30, 953, 28033, 860530 } },
  /* A double push out of one diagonal pin ends on the ray of another. */
  { "two-diagonal-pins",
    "1rbq2n1/pppp1rp1/P3p2k/5P2/P1P2bPp/B2P3P/R4KRN/1NQ5 w - - 1 3",
    { 40, 1136 } },
  { "two-diagonal-pins-black",
    "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3P3P/7K/PPP1q1P1/QNBBNR1R b kq - 1 10",
    { 38, 942 } },
  { "mate", "R3k3/8/4K3/8/8/8/8/8 b - - 0 1", { 0, 0, 0 } },
};

static void
test_case (gconstpointer data)
{
  const PerftCase *row = data;
  ChessPosition position = setup (row->fen);
  for (unsigned depth = 1; depth <= 6 && row->counts[depth - 1]; depth++)
    for (unsigned mode = CHESS_PERFT_COUNT; mode <= CHESS_PERFT_NO_BULK; mode++)
      g_assert_cmpuint (chess_perft (&position, depth, mode, NULL), ==, row->counts[depth - 1]);
  g_assert_cmpuint (chess_perft (&position, 0, CHESS_PERFT_COUNT, NULL), ==, 1);
  g_assert_cmpuint (chess_perft (&position, 1, CHESS_PERFT_COUNT, NULL), ==, row->counts[0]);
}

/* All ways of counting agree on positions from random games that start from random Chess960
 * positions. */
static void
test_chess960 (void)
{
  unsigned compared = 0;
  for (int game = 0; game < 150; game++)
    {
      ChessPosition position = setup_chess960 ((unsigned) g_test_rand_int_range (0, 960));
      ChessMove move;
      for (int ply = 0; ply < 30 && setup_random_move (&position, &move); ply++)
        for (unsigned depth = 2; depth <= 3 && ply % depth == 0; depth++, compared++)
          g_assert_cmpuint (chess_perft (&position, depth, CHESS_PERFT_COUNT, NULL), ==,
                            chess_perft (&position, depth, CHESS_PERFT_NO_BULK, NULL));
    }
  g_test_message ("%u counts compared", compared);
}

/* The same on boards that no game reaches, where several pins and checks meet. */
static void
test_strewn (void)
{
  for (unsigned i = 0; i < 20000; i++)
    {
      ChessPosition position = setup_strewn ();
      g_assert_cmpuint (chess_perft (&position, 2, CHESS_PERFT_COUNT, NULL), ==,
                        chess_perft (&position, 2, CHESS_PERFT_LIST, NULL));
    }
}

/* With a table, small so that entries are overwritten, the counts stay the same. */
static void
test_hashed (gconstpointer data)
{
  const PerftCase *row = data;
  ChessPosition position = setup (row->fen);
  g_autofree uint64_t *memory = g_new (uint64_t, 4096);
  ChessPerftTable table;
  chess_perft_table_init (&table, memory, 4096 * sizeof *memory);
  for (unsigned depth = 1; depth <= 6 && row->counts[depth - 1]; depth++)
    g_assert_cmpuint (chess_perft_hashed (&position, depth, &table, NULL), ==,
                      row->counts[depth - 1]);
  chess_perft_table_init (&table, memory, 8);
  g_assert_cmpuint (chess_perft_hashed (&position, 2, &table, NULL), ==, row->counts[1]);
}

/* A count cancelled before it starts returns immediately; otherwise it would take years. */
static void
test_cancel (void)
{
  atomic_bool cancel = true;
  for (unsigned mode = CHESS_PERFT_COUNT; mode <= CHESS_PERFT_NO_BULK; mode++)
    {
      gint64 before = time_worked_us ();
      chess_perft (&chess_position_start, 12, mode, &cancel);
      g_assert_cmpint (time_worked_us () - before, <, CANCEL_US);
    }
}

typedef struct
{
  atomic_bool cancel;
  pthread_t counter;
  gint64 worked_us; /* the work the counter had done just after it was canceled */
} Cancelled;

static gpointer
cancel_soon (gpointer data)
{
  Cancelled *cancelled = data;
  g_usleep (20000);
  atomic_store (&cancelled->cancel, true);
  cancelled->worked_us = time_worked_by_us (cancelled->counter);
  return NULL;
}

/* Cancelled in the midst of it, perft works for 50 ms more at most. */
static void
test_cancel_midway (void)
{
  for (unsigned mode = CHESS_PERFT_COUNT; mode <= CHESS_PERFT_NO_BULK; mode++)
    {
      Cancelled cancelled = { .counter = pthread_self () };
      GThread *thread = g_thread_new ("cancel", cancel_soon, &cancelled);
      chess_perft (&chess_position_start, 12, mode, &cancelled.cancel);
      gint64 worked_us = time_worked_us ();
      g_thread_join (thread);
      g_assert_cmpint (worked_us - cancelled.worked_us, <, CANCEL_US);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/chess/perft/%s", cases[i].name);
      g_autofree char *hashed = g_strdup_printf ("/chess/perft/hashed/%s", cases[i].name);
      g_test_add_data_func (path, &cases[i], test_case);
      g_test_add_data_func (hashed, &cases[i], test_hashed);
    }
  g_test_add_func ("/chess/perft/chess960", test_chess960);
  g_test_add_func ("/chess/perft/strewn", test_strewn);
  g_test_add_func ("/chess/perft/cancel", test_cancel);
  g_test_add_func ("/chess/perft/cancel-midway", test_cancel_midway);
  return g_test_run ();
}

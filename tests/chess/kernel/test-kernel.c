/* Tests of the kernels alone: every level gives the same counts, and the first use is thread-safe.
 *
 * This program links the kernels' room alone. What is tried at the first use of a process is tried
 * in a process of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/kernel/kernel.h"

#include <glib.h>
#include <string.h>

#define N_THREADS 8

/* A position from the pieces of a FEN, White to move with all castling rights. */
static ChessPosition
place (const char *pieces)
{
  ChessPosition position
      = { .castling_rooks = 0x8100000000000081, .ep_square = CHESS_SQUARE_NONE, .fullmove = 1 };
  unsigned file = 0, rank = 7;
  memset (position.mailbox, CHESS_PIECE_NONE, sizeof position.mailbox);
  for (; *pieces != '\0'; pieces++)
    {
      const char *letter = strchr ("PNBRQKpnbrqk", *pieces);
      if (*pieces == '/')
        rank--, file = 0;
      else if (letter == NULL)
        file += (unsigned) (*pieces - '0');
      else
        {
          ChessPiece piece = (ChessPiece) (letter - "PNBRQKpnbrqk");
          ChessSquare square = CHESS_SQUARE (file, rank);
          position.by_piece[piece] |= CHESS_BIT (square);
          position.color[chess_piece_color (piece)] |= CHESS_BIT (square);
          position.mailbox[square] = piece;
          file++;
        }
    }
  return position;
}

static ChessPosition
kiwipete (void)
{
  return place ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R");
}

/* Counts in every way; the numbers are those that chessprogramming.org gives. */
static void
check_counts (void)
{
  const ChessPerftRun run = { NULL, NULL };
  ChessPosition start = place ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
  ChessPosition middle = kiwipete ();
  ChessMoveList list;

  g_assert_cmpuint (chess_count_kernel ()->count (&middle), ==, 48);
  g_assert_cmpuint (chess_count_kernel ()->perft (&start, 4, &run), ==, 197281);
  g_assert_cmpuint (chess_count_kernel ()->perft (&middle, 3, &run), ==, 97862);
  g_assert_cmpuint (chess_list_kernel ()->perft (&start, 4, true, &run), ==, 197281);
  g_assert_cmpuint (chess_list_kernel ()->perft (&middle, 3, false, &run), ==, 97862);
  chess_list_kernel ()->legal (&middle, &list);
  g_assert_cmpuint (list.count, ==, 48);
}

/* Runs the test that asks again, in its own process, if this is TRUE. */
static gboolean
is_own_process (void)
{
  if (g_test_subprocess ())
    return TRUE;
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
  return FALSE;
}

/* --- Levels -------------------------------------------------------------------------------- */

static void
test_level (gconstpointer data)
{
  if (!is_own_process ())
    return;
  g_assert_true (chess_kernel_limit ((ChessCpuLevel) GPOINTER_TO_UINT (data)));
  check_counts ();
  /* The kernel has been chosen. */
  g_assert_false (chess_kernel_limit (CHESS_CPU_GENERIC));
}

/* --- The first use ------------------------------------------------------------------------- */

/* Whichever function is called first works correctly. */
static void
test_first_list (void)
{
  ChessPosition middle = kiwipete ();
  ChessMoveList list;

  if (!is_own_process ())
    return;
  chess_list_kernel ()->legal (&middle, &list);
  g_assert_cmpuint (list.count, ==, 48);
  check_counts ();
}

static void
test_first_list_perft (void)
{
  const ChessPerftRun run = { NULL, NULL };
  ChessPosition middle = kiwipete ();

  if (!is_own_process ())
    return;
  g_assert_cmpuint (chess_list_kernel ()->perft (&middle, 2, true, &run), ==, 2039);
  check_counts ();
}

static void
test_first_count_perft (void)
{
  const ChessPerftRun run = { NULL, NULL };
  ChessPosition middle = kiwipete ();

  if (!is_own_process ())
    return;
  g_assert_cmpuint (chess_count_kernel ()->perft (&middle, 2, &run), ==, 2039);
  check_counts ();
}

static int n_waiting;

static gpointer
count_in_thread (gpointer data)
{
  const ChessPerftRun run = { NULL, NULL };
  ChessPosition middle = kiwipete ();

  /* Waits for all threads: only simultaneous first calls test anything. */
  g_atomic_int_inc (&n_waiting);
  while (g_atomic_int_get (&n_waiting) < N_THREADS)
    g_thread_yield ();
  if (GPOINTER_TO_UINT (data) % 2 == 0)
    g_assert_cmpuint (chess_count_kernel ()->perft (&middle, 3, &run), ==, 97862);
  else
    g_assert_cmpuint (chess_list_kernel ()->perft (&middle, 3, true, &run), ==, 97862);
  return NULL;
}

static void
test_first_threads (void)
{
  GThread *threads[N_THREADS];

  if (!is_own_process ())
    return;
  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new (NULL, count_in_thread, GUINT_TO_POINTER (i));
  for (guint i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);
}

int
main (int argc, char *argv[])
{
  static const char *const levels[] = { "generic", "v2", "v3", "v4" };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *path = g_strconcat ("/kernel/level/", levels[i], NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_level);
    }
  g_test_add_func ("/kernel/first/list", test_first_list);
  g_test_add_func ("/kernel/first/list-perft", test_first_list_perft);
  g_test_add_func ("/kernel/first/count-perft", test_first_count_perft);
  g_test_add_func ("/kernel/first/threads", test_first_threads);

  return g_test_run ();
}

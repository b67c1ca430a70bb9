/* Counts every position of the shared perft files, and compares whole move lists.
 *
 * Depths whose count is beyond the budget are left out: CHECKBIT_PERFT_BUDGET leaves, 5 million
 * unless it says otherwise, 100 million at most. The move list and the making of every leaf are
 * slower and get a share of it. Two threads take the positions in turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "corpus.h"

#include "chess/fen.h"
#include "chess/perft.h"
#include "chess/san.h"
#include "chess/uci-move.h"

#include <string.h>

#define DEFAULT_BUDGET 5000000
#define LARGEST_BUDGET 100000000
#define N_THREADS 2

typedef struct
{
  GPtrArray *lines;
  guint64 budget;
  gboolean chess960;
  gint next, passed, failed; /* atomically */
} Suite;

static guint64
read_budget (void)
{
  const char *text = g_getenv ("CHECKBIT_PERFT_BUDGET");
  guint64 budget;

  if (!text || !g_ascii_string_to_unsigned (text, 10, 1, LARGEST_BUDGET, &budget, NULL))
    return DEFAULT_BUDGET;
  return budget;
}

/* Counts one depth in every way that fits the budget. */
static gboolean
check_depth (const Suite *suite, const ChessPosition *position, unsigned depth, guint64 expected)
{
  static const guint64 shares[] = {
    [CHESS_PERFT_COUNT] = 1,
    [CHESS_PERFT_LIST] = 4,
    [CHESS_PERFT_NO_BULK] = 20,
  };

  for (unsigned mode = 0; mode < G_N_ELEMENTS (shares); mode++)
    {
      if (expected > suite->budget / shares[mode])
        continue;
      guint64 counted = chess_perft (position, depth, mode, NULL);
      if (counted == expected)
        continue;
      g_printerr ("depth %u, mode %u: %" G_GUINT64_FORMAT " instead of %" G_GUINT64_FORMAT "\n",
                  depth, mode, counted, expected);
      return FALSE;
    }
  return TRUE;
}

/* All depths of a line such as "FEN ;D1 20 ;D2 400 ;id name". */
static gboolean
check_line (const Suite *suite, const char *line, guint64 *leaves)
{
  g_auto (GStrv) fields = g_strsplit (line, ";", -1);
  ChessPosition position = corpus_read_fen (g_strstrip (fields[0]), suite->chess960);

  for (char **field = fields + 1; *field; field++)
    {
      char *end = *field;
      if (**field != 'D')
        continue;
      unsigned depth = (unsigned) g_ascii_strtoull (*field + 1, &end, 10);
      guint64 expected = g_ascii_strtoull (end, NULL, 10);
      if (!check_depth (suite, &position, depth, expected))
        {
          g_printerr ("  in %s\n", line);
          return FALSE;
        }
      *leaves += expected <= suite->budget ? expected : 0;
    }
  return TRUE;
}

typedef struct
{
  Suite *suite;
  guint64 leaves;
} Worker;

static gpointer
work (gpointer data)
{
  Worker *worker = data;
  Suite *suite = worker->suite;
  gint index;

  while ((index = g_atomic_int_add (&suite->next, 1)) < (gint) suite->lines->len)
    {
      const char *line = g_ptr_array_index (suite->lines, index);
      gboolean good = check_line (suite, line, &worker->leaves);
      g_atomic_int_inc (good ? &suite->passed : &suite->failed);
    }
  return NULL;
}

static void
run_suite (GPtrArray *lines, gboolean chess960)
{
  Suite suite = { .lines = lines, .budget = read_budget (), .chess960 = chess960 };
  Worker workers[N_THREADS];
  GThread *threads[N_THREADS];
  guint64 leaves = 0;

  for (guint i = 0; i < N_THREADS; i++)
    {
      workers[i] = (Worker){ .suite = &suite };
      threads[i] = g_thread_new ("perft", work, &workers[i]);
    }
  for (guint i = 0; i < N_THREADS; i++)
    {
      g_thread_join (threads[i]);
      leaves += workers[i].leaves;
    }
  g_test_message ("%d passed, %d failed, %" G_GUINT64_FORMAT " leaves", suite.passed, suite.failed,
                  leaves);
  g_assert_cmpint (suite.failed, ==, 0);
  g_assert_cmpint (suite.passed, ==, (gint) lines->len);
}

static void
test_standard (gconstpointer data)
{
  run_suite ((GPtrArray *) data, FALSE);
}

static void
test_chess960 (gconstpointer data)
{
  run_suite ((GPtrArray *) data, TRUE);
}

/* "uci SAN FEN" of a move. (transfer full) */
static char *
describe_move (const ChessPosition *position, ChessMove move)
{
  char uci[CHESS_UCI_SIZE], san[CHESS_SAN_SIZE], fen[CHESS_FEN_SIZE];
  ChessPosition after = *position;

  chess_uci_write (position, move, uci);
  chess_san_write (position, move, san);
  chess_position_play (&after, move);
  chess_fen_write (&after, fen);
  return g_strdup_printf ("%s %s %s", uci, san, fen);
}

/* Every move of a position by UCI, SAN and the resulting FEN. */
static void
test_moves (gconstpointer data)
{
  const CorpusRow *row = data;
  ChessPosition position = corpus_read_fen (corpus_field (row, 1), FALSE);
  g_auto (GStrv) expected = g_strsplit (corpus_field (row, 5), " | ", -1);
  ChessMoveList list;

  chess_movegen_legal (&position, &list);
  g_assert_cmpuint (list.count, ==, g_ascii_strtoull (corpus_field (row, 2), NULL, 10));
  for (size_t i = 0; i < list.count; i++)
    {
      g_autofree char *move = describe_move (&position, list.moves[i]);
      if (!g_strv_contains ((const char *const *) expected, move))
        g_printerr ("%s is not expected\n", move);
      g_assert_true (g_strv_contains ((const char *const *) expected, move));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  corpus_add_file ("perft/standard.epd", "/corpus/perft/standard", test_standard);
  corpus_add_file ("perft/tricky.epd", "/corpus/perft/tricky", test_standard);
  corpus_add_file ("perft/fresh.epd", "/corpus/perft/fresh", test_standard);
  corpus_add_file ("perft/random.epd", "/corpus/perft/random", test_standard);
  corpus_add_file ("perft/fischer.epd", "/corpus/perft/fischer", test_chess960);
  corpus_add_file ("perft/fresh960.epd", "/corpus/perft/fresh960", test_chess960);
  corpus_add_rows ("perft/movegen.tsv", "/corpus/perft/moves", test_moves);
  return g_test_run ();
}

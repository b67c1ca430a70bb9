/* Divides as programs print them, and what two of them differ in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/fen.h"
#include "game/lab/difference.h"
#include "game/lab/finding.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define CASTLES "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
#define PROMOTES "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
/* The king on f1 may step to g1, and castle there with the rook on h1. */
#define TWICE "4k3/8/8/8/8/8/8/5K1R w H - 0 1"

static ChessPosition
read_fen (const char *fen)
{
  ChessPosition position;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));

  return position;
}

/* A divide as "move count, …; total", or "nothing". (transfer full) */
static char *
describe (const CheckbitDivide *divide)
{
  GString *text = g_string_new (NULL);

  if (divide == NULL)
    return g_string_free (g_string_append (text, "nothing"), FALSE);
  for (guint i = 0; i < divide->rows->len; i++)
    {
      const CheckbitDivideRow *row = &g_array_index (divide->rows, CheckbitDivideRow, i);

      g_string_append_printf (text, "%s%s%s %" G_GUINT64_FORMAT, i > 0 ? ", " : "", row->text,
                              row->move == CHESS_MOVE_NONE ? "!" : "", row->count);
    }
  if (divide->has_total)
    g_string_append_printf (text, "; %" G_GUINT64_FORMAT, divide->total);

  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *name, *fen, *text, *expected;
} Row;

/* The output of a script; "nothing" is refused. A move with ! is illegal. */
static const Row scripts[] = {
  { "plain", START, "e2e4 20\nd2d4 20\n\n40\n", "e2e4 20, d2d4 20; 40" },
  { "no-end", START, "e2e4 20\n\n20", "e2e4 20; 20" },
  { "crlf", START, "e2e4 20\r\n\r\n20\r\n", "e2e4 20; 20" },
  { "tabs", START, "  e2e4\t20  \n\n20\n", "e2e4 20; 20" },
  { "empty-list", START, "\n0\n", "; 0" },
  { "no-total", START, "e2e4 20\n", "nothing" },
  { "half", START, "e2e4 20\nd2d", "nothing" },
  { "no-count", START, "e2e4\n\n20\n", "nothing" },
  { "negative", START, "e2e4 -20\n\n20\n", "nothing" },
  { "too-large", START, "e2e4 99999999999999999999\n\n20\n", "nothing" },
  { "words", START, "hello world\n\n20\n", "nothing" },
  { "after-total", START, "e2e4 20\n\n20\n20\n", "nothing" },
  { "san", START, "Nf3 20\n\n20\n", "nothing" },
  { "castling", CASTLES, "e1g1 1\ne1a1 1\n\n2\n", "e1g1 1, e1c1 1; 2" },
  { "large-letters", PROMOTES, "a7a8Q 1\nA7A8n 1\n\n2\n", "a7a8q 1, a7a8n 1; 2" },
  { "king", PROMOTES, "a7a8k 1\na7a8 1\n\n2\n", "a7a8k! 1, a7a8! 1; 2" },
  { "null", START, "0000 20\nnull 1\n\n21\n", "0000! 20, 0000! 1; 21" },
  { "off-board", START, "h2i3 20\na1`1 1\n\n21\n", "h2i3! 20, a1`1! 1; 21" },
  { "no-square", START, "zzzz 20\n\n20\n", "nothing" },
  { "twice", TWICE, "f1g1 2\nf1g1 3\n\n5\n", "f1g1 2, f1h1 3; 5" },
  { "rook", TWICE, "f1h1 3\n\n3\n", "f1h1 3; 3" },
};

/* Examples of pasted texts. */
static const Row pasted[] = {
  { "stockfish", START,
    "\ninfo string NNUE evaluation using nn-1.nnue 1234\n\ne2e4: 20\nd2d4: 20\n\n"
    "Nodes searched: 40\n",
    "e2e4 20, d2d4 20; 40" },
  { "perftree", START, "e2e4 20\nd2d4 20\n\n40", "e2e4 20, d2d4 20; 40" },
  { "dashes", START, "e2e4 - 20\nd2d4 - 20\nTotal: 40", "e2e4 20, d2d4 20; 40" },
  { "numbered", START, "1. e2e4 20\n2. d2d4 19\n", "e2e4 20, d2d4 19" },
  { "numbered-bracket", START, "1) e2e4: 20\n12) d2d4: 19\n", "e2e4 20, d2d4 19" },
  { "table", START,
    "| Move | Nodes | % |\n|------|-------|---|\n| e2e4 | 405,385 | 8.3% |\n"
    "| d2d4 | 361,790 | 7.4% |\nTotal nodes: 4,865,609\n",
    "e2e4 405385, d2d4 361790; 4865609" },
  { "underscores", START, "e2e4: 405_385\nperft(5) = 4_865_609", "e2e4 405385; 4865609" },
  { "apostrophes", START, "e2e4 405'385\n", "e2e4 405385" },
  { "narrow-spaces", START, "e2e4 405\342\200\257385\n", "e2e4 405385" },
  { "san", START, "Nf3 20\ne4 = 20\nNodes: 40", "g1f3 20, e2e4 20; 40" },
  { "long-algebraic", START, "e2-e4 20\nNg1-f3: 20\n", "e2e4 20, g1f3 20" },
  { "equals", START, "e2e4=20\nd2d4 = 20\n", "e2e4 20, d2d4 20" },
  { "brackets", START, "e2e4 (20)\nd2d4(21)\n", "e2e4 20, d2d4 21" },
  { "python", START, "{'e2e4': 20, \n 'd2d4': 20}\n", "e2e4 20, d2d4 20" },
  { "json", START, "  \"e2e4\": 20,\n  \"d2d4\": 20,\n  \"total\": 40\n", "e2e4 20, d2d4 20; 40" },
  { "count-first", START, "20 e2e4\n19 d2d4\n", "e2e4 20, d2d4 19" },
  { "two-columns", START, "e2e4 20 400\n", "e2e4 20" },
  { "nodes-word", START, "e2e4: 20 nodes\nLeaf nodes: 20\nTime: 3 ms\nNodes/s: 1234\n",
    "e2e4 20; 20" },
  { "arrow", START, "e2e4 -> 20\nd2d4 => 21\n", "e2e4 20, d2d4 21" },
  { "castling", CASTLES, "O-O: 5\n0-0-0 6\n", "e1g1 5, e1c1 6" },
  { "promotion", PROMOTES, "a7a8=Q 5\na8=N: 6\na7-a8(R) 7\n", "a7a8q 5, a7a8n 6, a7a8r 7" },
  { "illegal", START, "e2e5 20\n", "e2e5! 20" },
  { "header", START, "perft depth 5\nposition startpos\n\ne2e4 20\n", "e2e4 20" },
  { "one-line-total", START, "Depth: 5 Nodes: 4865609 Time: 12\n", "; 4865609" },
  { "alone", START, "4865609\n", "; 4865609" },
  { "nothing", START, "no counts in this text\n", "nothing" },
  { "empty", START, "", "nothing" },
};

/* Whether a text of any kind is taken for a divide. */
static const struct
{
  const char *name, *text;
  gboolean expected;
} kinds[] = {
  { "stockfish", "info string NNUE 1\n\ne2e4: 20\nd2d4: 20\n\nNodes searched: 40\n", TRUE },
  { "perftree", "e2e4 20\r\nd2d4 20\r\n\r\n40\r\n", TRUE },
  { "without-total", "a7a8q - 5\na7a8n - 6", TRUE },
  { "table", "| Move | Nodes |\n|---|---|\n| e2e4 | 1,234 |\n| d2d4 | 1,200 |\n| c2c4 | 9 |\n",
    TRUE },
  { "numbered", "1. e2e4 20\n2. d2-d4 19\n", TRUE },
  { "illegal", "e2e5: 20\ne1e8: 1\n", TRUE },
  { "one-move", "e2e4: 20\n", FALSE },
  { "total-alone", "Nodes searched: 40\n", FALSE },
  { "moves-alone", "e2e4\nd2d4\n", FALSE },
  { "game", "1. e2e4 e7e5\n2. g1f3 b8c6\n", FALSE },
  { "game-on-one-line", "1. e2e4 e7e5 2. g1f3 b8c6 3. f1c4 g8f6\n", FALSE },
  { "san", "e4: 20\nd4: 20\n", FALSE },
  { "sets", "a = 20\nb = 0x20\n", FALSE },
  { "hexadecimal", "a1b2: 0xff\nc3d4: 0x1\n", FALSE },
  { "among-prose", "The moves:\ne2e4: 20\nd2d4: 20\nwere counted by hand,\nand checked.\n", FALSE },
  { "engine-output", "info depth 1 currmove e2e4 1\ninfo depth 1 currmove d2d4 2\n", FALSE },
  { "numbers", "20\n20\n400\n", FALSE },
  { "nothing", "", FALSE },
};

static void
test_kinds (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_test_message ("%s", kinds[i].name);
      g_assert_true (checkbit_divide_is_pasted (kinds[i].text) == kinds[i].expected);
    }
}

static void
test_script (gconstpointer data)
{
  const Row *row = data;
  ChessPosition position = read_fen (row->fen);
  g_autoptr (GError) error = NULL;
  g_autoptr (CheckbitDivide) divide = checkbit_divide_read_script (&position, row->text, &error);
  g_autofree char *text = describe (divide);

  g_assert_cmpstr (text, ==, row->expected);
  g_assert_true ((divide == NULL) == (error != NULL));
}

static void
test_pasted (gconstpointer data)
{
  const Row *row = data;
  ChessPosition position = read_fen (row->fen);
  g_autoptr (CheckbitDivide) divide = checkbit_divide_read_pasted (&position, row->text, NULL);
  g_autofree char *text = describe (divide);

  g_assert_cmpstr (text, ==, row->expected);
}

/* Any bytes do no harm. */
static void
test_noise (void)
{
  ChessPosition position = read_fen (START);
  static const char alphabet[] = "e2e4d7 0123456789,.:|-=()xNQO\n\t\"'%_\302\240/#k";

  for (guint i = 0; i < 2000; i++)
    {
      char text[200];

      for (guint j = 0; j < sizeof text; j++)
        text[j] = alphabet[g_test_rand_int_range (0, sizeof alphabet - 1)];
      text[sizeof text - 1] = '\0';
      g_autoptr (CheckbitDivide) one = checkbit_divide_read_pasted (&position, text, NULL);
      g_autoptr (CheckbitDivide) two = checkbit_divide_read_script (&position, text, NULL);

      /* An empty text gives no divide. */
      g_assert_true (one == NULL || one->rows->len > 0 || one->has_total);
      g_assert_true (two == NULL || two->has_total);
    }
}

/* Checkbit's own output reads back as the same counts. */
static void
test_round_trip (void)
{
  static const char *const fens[] = { START, CASTLES, PROMOTES, TWICE };

  for (gsize i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      ChessPosition position = read_fen (fens[i]);
      g_autoptr (CheckbitDivide) ours = checkbit_lab_divide (&position, 2, NULL);
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (CheckbitDivide) read = NULL;
      g_autofree char *expected = describe (ours), *found = NULL;

      for (guint j = 0; j < ours->rows->len; j++)
        {
          const CheckbitDivideRow *row = &g_array_index (ours->rows, CheckbitDivideRow, j);
          g_string_append_printf (text, "%s %" G_GUINT64_FORMAT "\n", row->text, row->count);
        }
      g_string_append_printf (text, "\n%" G_GUINT64_FORMAT "\n", ours->total);
      read = checkbit_divide_read_script (&position, text->str, NULL);
      found = describe (read);
      g_assert_cmpstr (found, ==, expected);
    }
}

/* Four kinds of differences in one comparison. */
static void
test_differences (void)
{
  ChessPosition position = read_fen (CASTLES);
  g_autoptr (CheckbitDivide) ours = checkbit_lab_divide (&position, 1, NULL);
  g_autoptr (CheckbitDivide) theirs = checkbit_divide_new ();
  g_autoptr (GArray) list = NULL;
  CheckbitDivideRow extra;

  for (guint i = 0; i < ours->rows->len; i++)
    {
      CheckbitDivideRow row = g_array_index (ours->rows, CheckbitDivideRow, i);

      if (strcmp (row.text, "e1c1") == 0)
        continue;
      if (strcmp (row.text, "e1e2") == 0)
        row.count = 7;
      g_array_append_val (theirs->rows, row);
      if (strcmp (row.text, "e1d1") == 0)
        g_array_append_val (theirs->rows, row);
    }
  g_assert_true (checkbit_divide_read_move (&position, "e1e3", 4, &extra));
  g_array_append_val (theirs->rows, extra);
  list = checkbit_differences_new (&position, ours, theirs);
  g_assert_cmpuint (list->len, ==, 4);
  for (guint i = 0; i < list->len; i++)
    {
      static const char *const texts[] = { "e1c1", "e1e3", "e1d1", "e1e2" };
      const CheckbitDifference *difference = &g_array_index (list, CheckbitDifference, i);

      g_assert_cmpint (difference->kind, ==, i);
      g_assert_cmpstr (difference->text, ==, texts[i]);
    }
  g_assert_true (checkbit_differences_in_lists (list));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/divide/script/%s", scripts[i].name);
      g_test_add_data_func (path, &scripts[i], test_script);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (pasted); i++)
    {
      g_autofree char *path = g_strdup_printf ("/divide/pasted/%s", pasted[i].name);
      g_test_add_data_func (path, &pasted[i], test_pasted);
    }
  g_test_add_func ("/divide/kinds", test_kinds);
  g_test_add_func ("/divide/noise", test_noise);
  g_test_add_func ("/divide/round-trip", test_round_trip);
  g_test_add_func ("/divide/differences", test_differences);
  return g_test_run ();
}

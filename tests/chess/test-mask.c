/* Every mask of the table against its formula and against an oracle that shares no code with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "chess/mask.h"
#include "mask-boards.h"
#include "mask-oracle.h"
#include "set-language.h"
#include "setup.h"

static GArray *boards;

/* --- The table itself ----------------------------------------------------------------------- */

static void
test_ids (void)
{
  g_auto (GStrv) known = mask_oracle_list_ids ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (size_t i = 0; i < chess_mask_count (); i++)
    {
      const ChessMask *mask = chess_mask_get (i);
      g_assert_true (g_strv_contains ((const char *const *) known, mask->id));
      g_assert_true (g_hash_table_add (seen, (gpointer) mask->id));
      g_assert_true (chess_mask_find (mask->id) == mask);
    }
  for (char **id = known; *id; id++)
    g_assert_nonnull (chess_mask_find (*id));
  g_assert_null (chess_mask_get (chess_mask_count ()));
  g_assert_null (chess_mask_find ("Checkers"));
  g_assert_null (chess_mask_find (""));
  g_test_message ("%u ids", g_strv_length (known));
}

/* What a tile and its tooltip need: a title that fits, a sentence that ends, whole groups. */
static void
test_texts (void)
{
  g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);
  ChessMaskGroup group = CHESS_MASK_GROUP_PIECES;

  for (size_t i = 0; i < chess_mask_count (); i++)
    {
      const ChessMask *mask = chess_mask_get (i);
      g_assert_cmpint (mask->group, >=, (int) group);
      group = mask->group;
      g_assert_true (g_hash_table_add (titles, (gpointer) mask->title));
      g_assert_cmpuint (strlen (mask->title), <=, 21);
      g_assert_true (g_ascii_isupper (mask->title[0]));
      g_assert_true (g_str_has_suffix (mask->sentence, "."));
      g_assert_true (g_utf8_validate (mask->sentence, -1, NULL));
    }
  g_assert_cmpint (group, ==, CHESS_N_MASK_GROUPS - 1);
  g_assert_cmpstr (chess_mask_group_title (CHESS_MASK_GROUP_KING_SAFETY), ==, "King safety");
  g_assert_cmpstr (chess_mask_group_id (CHESS_MASK_GROUP_KING_SAFETY), ==, "king-safety");
}

static void
test_compute_all (void)
{
  g_autofree ChessBitboard *values = g_new (ChessBitboard, chess_mask_count ());

  for (guint i = 0; i < boards->len; i++)
    {
      ChessMaskInput input = { &g_array_index (boards, ChessPosition, i), 0 };
      chess_mask_compute_all (&input, values);
      for (size_t j = 0; j < chess_mask_count (); j++)
        g_assert_cmphex (values[j], ==, chess_mask_compute (chess_mask_get (j), &input));
    }
}

/* Printed for the person who runs the test with -m perf; the benchmark proper is in tests/bench. */
static void
test_speed (void)
{
  g_autofree ChessBitboard *values = g_new (ChessBitboard, chess_mask_count ());
  guint rounds = g_test_perf () ? 1000 : 1;
  gint64 start = g_get_monotonic_time ();

  for (guint round = 0; round < rounds; round++)
    for (guint i = 0; i < boards->len; i++)
      {
        ChessMaskInput input = { &g_array_index (boards, ChessPosition, i), 0 };
        chess_mask_compute_all (&input, values);
      }
  double microseconds = (double) (g_get_monotonic_time () - start);
  g_test_minimized_result (microseconds / (rounds * boards->len),
                           "%.3f µs for all %zu masks of a position",
                           microseconds / (rounds * boards->len), chess_mask_count ());
}

/* --- Worked values -------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen, *id;
  guint64 expected;
} Worked;

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define SQUARE(name) CHESS_BIT (CHESS_SQUARE (name[0] - 'a', name[1] - '1'))

static const Worked worked[] = {
  { "start/king", START, "white_king", 0x10 },
  { "start/pawns", START, "white_pawns", 0xff00 },
  { "start/pawn-attacks", START, "attacks_white_pawn", 0xff0000 },
  { "start/knight-attacks", START, "attacks_white_knight", 0xa51800 },
  { "start/attacks", START, "attacks_white", 0xffff7e },
  { "start/empty", START, "empty", 0x0000ffffffff0000 },
  { "start/check-mask", START, "check_mask", G_MAXUINT64 },
  { "start/hanging", START, "hanging_white", 0 },
  { "start/defended", START, "defended_white", 0xff7e },
  { "pin/rook", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "pinned_white", SQUARE ("e2") },
  { "pin/ray", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "pin_rays_white", 0x1010101010101000 },
  { "pin/behind-two", "4r2k/8/8/8/8/4P3/4N3/4K3 w - - 0 1", "pinned_white", 0 },
  { "pin/wrong-line", "4b2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "pinned_white", 0 },
  { "pin/enemy-between", "4r2k/8/8/8/8/8/4n3/4K3 w - - 0 1", "pinned_white", 0 },
  { "check/single", "4r2k/8/8/8/8/8/8/4K3 w - - 0 1", "check_mask", 0x1010101010101000 },
  { "check/knight", "7k/8/8/8/8/3n4/8/4K3 w - - 0 1", "check_mask", SQUARE ("d3") },
  { "check/double", "4r2k/8/8/8/8/3n4/8/4K3 w - - 0 1", "check_mask", 0 },
  { "danger/behind-king", "7k/8/8/8/8/8/8/r3K3 w - - 0 1", "danger_white", 0x41c10101010101fe },
  { "flight/corner", "k7/8/1Q6/8/8/8/8/K7 b - - 0 1", "flight", 0 },
  { "hanging/king-aside", "7k/8/8/8/8/8/8/r3K3 w - - 0 1", "hanging_white", 0 },
  { "hanging/pawn", "7k/8/8/8/r6P/8/8/4K3 b - - 0 1", "hanging_white", SQUARE ("h4") },
  { "pawn-checks/white", "8/8/3k4/8/8/8/8/4K3 w - - 0 1",
    "check_squares_pawn", SQUARE ("c5") | SQUARE ("e5") },
  { "pawn-checks/black", "8/8/3k4/8/8/8/8/4K3 b - - 0 1",
    "check_squares_pawn", SQUARE ("d2") | SQUARE ("f2") },
  { "discoverer", "4k3/8/4N3/8/4R3/8/8/4K3 w - - 0 1", "discoverers", SQUARE ("e6") },
};

static void
test_worked (gconstpointer data)
{
  const Worked *row = data;
  ChessPosition position = setup (row->fen);
  ChessMaskInput input = { &position, 0 };

  g_assert_cmphex (chess_mask_compute (chess_mask_find (row->id), &input), ==, row->expected);
}

/* --- Every mask on every board -------------------------------------------------------------- */

static OracleBoard
oracle_board (const ChessPosition *position)
{
  OracleBoard board = { .side = position->side == CHESS_WHITE ? 'w' : 'b' };

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      char letter = chess_piece_letter (chess_position_piece_at (position, square));
      board.board[square] = letter ? letter : '.';
    }
  return board;
}

static void
report (const ChessMask *mask, const OracleBoard *board, ChessBitboard got, guint64 expected)
{
  for (int rank = 7; rank >= 0; rank--)
    g_test_message ("%.8s", board->board + rank * 8);
  g_error ("%s, %c to move: 0x%016" G_GINT64_MODIFIER "X, expected 0x%016" G_GINT64_MODIFIER "X",
           mask->id, board->side, (guint64) got, expected);
}

static void
test_oracle (gconstpointer data)
{
  const ChessMask *mask = data;

  for (guint i = 0; i < boards->len; i++)
    {
      const ChessPosition *position = &g_array_index (boards, ChessPosition, i);
      ChessMaskInput input = { position, 0 };
      OracleBoard board = oracle_board (position);
      ChessBitboard got = chess_mask_compute (mask, &input);
      guint64 expected = 0;

      g_assert_true (mask_oracle_compute (&board, mask->id, &expected));
      if (got != expected)
        report (mask, &board, got, expected);
    }
  g_test_message ("%u positions", boards->len);
}

static void
test_formula (gconstpointer data)
{
  const ChessMask *mask = data;

  for (guint i = 0; i < boards->len; i++)
    {
      const ChessPosition *position = &g_array_index (boards, ChessPosition, i);
      ChessMaskInput input = { position, 0 };
      OracleBoard board = oracle_board (position);
      ChessBitboard got = chess_mask_compute (mask, &input);
      guint64 expected = set_language_evaluate (mask->formula, &input);

      if (got != expected)
        report (mask, &board, got, expected);
    }
  g_test_message ("%u positions", boards->len);
}

static void
add_mask_tests (const ChessMask *mask)
{
  g_autofree char *oracle = g_strdup_printf ("/mask/oracle/%s", mask->id);
  g_autofree char *formula = g_strdup_printf ("/mask/formula/%s", mask->id);

  g_test_add_data_func (oracle, mask, test_oracle);
  if (mask->formula != NULL)
    g_test_add_data_func (formula, mask, test_formula);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  boards = mask_boards_new ();
  g_test_add_func ("/mask/table/ids", test_ids);
  g_test_add_func ("/mask/table/texts", test_texts);
  g_test_add_func ("/mask/compute-all", test_compute_all);
  g_test_add_func ("/mask/speed", test_speed);
  for (gsize i = 0; i < G_N_ELEMENTS (worked); i++)
    {
      g_autofree char *path = g_strconcat ("/mask/worked/", worked[i].name, NULL);
      g_test_add_data_func (path, &worked[i], test_worked);
    }
  for (size_t i = 0; i < chess_mask_count (); i++)
    add_mask_tests (chess_mask_get (i));
  return g_test_run ();
}

/* Every mask of the table against an oracle that shares no code with it, and against its formula.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "../lib/test-time.h"
#include "chess/expr.h"
#include "chess/fen.h"
#include "mask-boards.h"
#include "mask-oracle.h"
#include "reference.h"
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

/* The requirements of a tile and its tooltip: a title that fits, a complete sentence, whole
 * groups. */
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
  g_assert_cmpstr (chess_mask_group_title (CHESS_MASK_GROUP_BOARD), ==, "Board");
}

static void
test_compute_all (void)
{
  g_autofree ChessBitboard *values = g_new (ChessBitboard, chess_mask_count ());

  for (guint i = 0; i < boards->len; i++)
    {
      ChessMaskInput input = { .position = &g_array_index (boards, ChessPosition, i) };
      chess_mask_compute_all (&input, values);
      for (size_t j = 0; j < chess_mask_count (); j++)
        g_assert_cmphex (values[j], ==, chess_mask_compute (chess_mask_get (j), &input));
    }
}

/* For the person who runs the test with -m perf; the benchmark proper is in tests/bench. */
static void
test_speed (void)
{
  g_autofree ChessBitboard *values = g_new (ChessBitboard, chess_mask_count ());
  guint rounds = 1000;
  gint64 start = time_worked_us ();

  for (guint round = 0; round < rounds; round++)
    for (guint i = 0; i < boards->len; i++)
      {
        ChessMaskInput input = { .position = &g_array_index (boards, ChessPosition, i) };
        chess_mask_compute_all (&input, values);
      }
  double microseconds = (double) (time_worked_us () - start);
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
/* The only capture of the checking pawn, exd6, ends beside the check mask. */
#define CHECKED_BY_PAWN "8/8/8/3pP3/4K3/8/8/7k w - d6 0 1"
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
  { "check/pawn", CHECKED_BY_PAWN, "check_mask", SQUARE ("d5") },
  { "check/en-passant", CHECKED_BY_PAWN, "ep_square", SQUARE ("d6") },
  { "check/double", "4r2k/8/8/8/8/3n4/8/4K3 w - - 0 1", "check_mask", 0 },
  { "danger/behind-king", "7k/8/8/8/8/8/8/r3K3 w - - 0 1", "danger_white", 0x41c10101010101fe },
  { "flight/corner", "k7/8/1Q6/8/8/8/8/K7 b - - 0 1", "flight", 0 },
  { "hanging/king-aside", "7k/8/8/8/8/8/8/r3K3 w - - 0 1", "hanging_white", 0 },
  { "hanging/pawn", "7k/8/8/8/r6P/8/8/4K3 b - - 0 1", "hanging_white", SQUARE ("h4") },
  { "pawn-checks/white", "8/8/3k4/8/8/8/8/4K3 w - - 0 1", "check_squares_pawn",
    SQUARE ("c5") | SQUARE ("e5") },
  { "pawn-checks/black", "8/8/3k4/8/8/8/8/4K3 b - - 0 1", "check_squares_pawn",
    SQUARE ("d2") | SQUARE ("f2") },
  { "moves/targets", START, "targets", 0xffff0000 },
  { "moves/castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "captures", 0 },
  { "moves/quiet-where-capture-ends", "4k3/8/8/1N1pP3/8/8/8/4K3 w - d6 0 1", "quiets",
    0x0005100008053828 },
  { "moves/both", "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "captures", 0 },
  { "state/ep-square", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "ep_square", SQUARE ("d6") },
  { "state/ep-illegal", "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "ep_square", 0 },
  { "state/ep-capturers", "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "ep_capturers",
    SQUARE ("c5") | SQUARE ("e5") },
  { "state/castling-rooks", START, "castling_rooks", 0x8100000000000081 },
  { "state/castling-empty", START, "castling_empty", 0x6e },
  { "state/castling-safe", START, "castling_safe", 0x7c },
  { "state/castling-960", "1r2k3/8/8/8/8/8/8/1R2K3 w Bb - 0 1", "castling_empty", 0x0c },
  { "pawns/passed", "4k3/8/2p5/8/P2P2P1/8/8/4K3 w - - 0 1", "passed_white",
    SQUARE ("a4") | SQUARE ("g4") },
  { "pawns/isolated", "4k3/8/8/8/P2PP1P1/8/8/4K3 w - - 0 1", "isolated_white",
    SQUARE ("a4") | SQUARE ("g4") },
  { "pawns/doubled", "4k3/8/8/3P4/3P4/8/3P4/4K3 w - - 0 1", "doubled_white",
    SQUARE ("d4") | SQUARE ("d2") },
  { "pawns/backward", "4k3/8/8/4p3/2P5/3P4/8/4K3 w - - 0 1", "backward_white", SQUARE ("d3") },
  { "pawns/backward-black", "4k3/8/3p4/2p5/4P3/8/8/4K3 w - - 0 1", "backward_black",
    SQUARE ("d6") },
  { "pawns/rams", "4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1", "rams", SQUARE ("d4") | SQUARE ("d5") },
  { "pawns/half-open", "4k3/p7/8/8/8/8/7P/4K3 w - - 0 1", "half_open_white", CHESS_FILE_A },
  { "pawns/open", START, "open_files", 0 },
  { "pawns/outpost", "4k3/p7/8/8/2P1P3/8/8/4K3 w - - 0 1", "outposts_white",
    SQUARE ("d5") | SQUARE ("f5") },
  { "discoverer", "4k3/8/4N3/8/4R3/8/8/4K3 w - - 0 1", "discoverers", SQUARE ("e6") },
};

static void
test_worked (gconstpointer data)
{
  const Worked *row = data;
  ChessPosition position = setup (row->fen);
  ChessMaskInput input = { .position = &position };

  g_assert_cmphex (chess_mask_compute (chess_mask_find (row->id), &input), ==, row->expected);
}

/* --- Every mask on every board -------------------------------------------------------------- */

/* The letters of a position, and a NUL. */
static void
write_letters (const ChessPosition *position, char letters[65])
{
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      char letter = chess_piece_letter (chess_position_piece_at (position, square));
      letters[square] = letter ? letter : '.';
    }
  letters[64] = '\0';
}

/* The legal moves according to the reference; none on an impossible board. */
static void
add_moves (OracleBoard *board, const ChessPosition *position)
{
  ChessMoveList list;

  if (chess_position_problems (position) != 0)
    return;
  reference_legal (position, &list);
  board->n_moves = (guint) list.count;
  for (guint i = 0; i < board->n_moves; i++)
    {
      ChessMove move = list.moves[i];
      ChessMoveKind kind = chess_move_kind (move);
      gboolean takes = board->board[chess_move_to (move)] != '.' && kind != CHESS_MOVE_CASTLING;
      board->moves[i][0] = chess_move_from (move);
      board->moves[i][1] = chess_move_destination (move);
      board->moves[i][2] = takes || kind == CHESS_MOVE_EN_PASSANT;
    }
}

static OracleBoard
oracle_board (const ChessMaskInput *input)
{
  const ChessPosition *position = input->position;
  OracleBoard board = {
    .side = position->side == CHESS_WHITE ? 'w' : 'b',
    .castling_rooks = position->castling_rooks,
    .ep_square = position->ep_square == CHESS_SQUARE_NONE ? -1 : position->ep_square,
    .last_move = { -1, -1 },
  };

  write_letters (position, board.board);
  add_moves (&board, position);
  if (input->previous != NULL)
    {
      write_letters (input->previous, board.previous);
      board.last_move[0] = chess_move_from (input->last_move);
      board.last_move[1] = chess_move_destination (input->last_move);
    }
  return board;
}

static void
report (const ChessMask *mask, const OracleBoard *board, ChessBitboard got, guint64 expected)
{
  for (int rank = 7; rank >= 0; rank--)
    g_test_message ("%.8s", board->board + rank * 8);
  g_error ("%s, %c to move, selected 0x%" G_GINT64_MODIFIER "X: 0x%016" G_GINT64_MODIFIER
           "X, expected 0x%016" G_GINT64_MODIFIER "X",
           mask->id, board->side, board->selection, (guint64) got, expected);
}

/* Compares a mask with its oracle and its formula. */
static void
check_mask (const ChessMask *mask, const ChessMaskInput *input, OracleBoard *board)
{
  ChessBitboard got = chess_mask_compute (mask, input), value = got;
  guint64 expected = 0;

  board->selection = input->selection;
  g_assert_true (mask_oracle_compute (board, mask->id, &expected));
  if (got != expected)
    report (mask, board, got, expected);
  if (mask->formula != NULL)
    g_assert_true (chess_expr_compute (mask->formula, strlen (mask->formula), input, &value, NULL));
  if (value != got)
    report (mask, board, got, value);
}

/* A mask on a position: without a selection and, if the mask depends on it, with each square. */
static guint
check_input (const ChessMask *mask, ChessMaskInput input)
{
  OracleBoard board = oracle_board (&input);
  guint n = 1;

  check_mask (mask, &input, &board);
  if (g_str_has_prefix (mask->id, "sel_"))
    for (; n <= CHESS_N_SQUARES; n++)
      {
        input.selection = CHESS_BIT (n - 1);
        check_mask (mask, &input, &board);
      }
  return n;
}

static void
test_oracle (gconstpointer data)
{
  const ChessMask *mask = data;
  guint n = 0;

  for (guint i = 0; i < boards->len; i++)
    {
      ChessPosition before = g_array_index (boards, ChessPosition, i), after = before;
      ChessMaskInput input = { .position = &before };
      n += check_input (mask, input);
      if (mask->group != CHESS_MASK_GROUP_STATE || chess_position_problems (&before) != 0
          || !setup_random_move (&after, &input.last_move))
        continue;
      input.position = &after;
      input.previous = &before;
      n += check_input (mask, input);
    }
  g_test_message ("%u comparisons", n);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  boards = mask_boards_new ();
  g_test_add_func ("/mask/table/ids", test_ids);
  g_test_add_func ("/mask/table/texts", test_texts);
  g_test_add_func ("/mask/compute-all", test_compute_all);
  if (g_test_perf ())
    g_test_add_func ("/mask/speed", test_speed);
  for (gsize i = 0; i < G_N_ELEMENTS (worked); i++)
    {
      g_autofree char *path = g_strconcat ("/mask/worked/", worked[i].name, NULL);
      g_test_add_data_func (path, &worked[i], test_worked);
    }
  for (size_t i = 0; i < chess_mask_count (); i++)
    {
      g_autofree char *path = g_strdup_printf ("/mask/oracle/%s", chess_mask_get (i)->id);
      g_test_add_data_func (path, chess_mask_get (i), test_oracle);
    }
  return g_test_run ();
}

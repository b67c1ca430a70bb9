/* Tests of the recognition of tables, with tables created square by square from numberings written
 * by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "../lib/rows.h"
#include "chess/recognize.h"

/* The bit of a file and a rank, both 0 to 7. */
static int
bit_of (ChessLayout layout, int file, int rank)
{
  switch (layout)
    {
    case CHESS_LAYOUT_A1B1:
      return 8 * rank + file;
    case CHESS_LAYOUT_A1A2:
      return 8 * file + rank;
    case CHESS_LAYOUT_A8B8:
      return 8 * (7 - rank) + file;
    case CHESS_LAYOUT_A8A7:
      return 8 * file + 7 - rank;
    case CHESS_LAYOUT_H1G1:
      return 8 * rank + 7 - file;
    case CHESS_LAYOUT_H1H2:
      return 8 * (7 - file) + rank;
    case CHESS_LAYOUT_H8G8:
      return 8 * (7 - rank) + 7 - file;
    default:
      return 8 * (7 - file) + 7 - rank;
    }
}

/* Whether a table of a kind contains the square this many files and ranks away. */
typedef gboolean (*Reaches) (int files, int ranks, int rank);

static gboolean
knight (int files, int ranks, int rank)
{
  return ABS (files * ranks) == 2;
}

static gboolean
king (int files, int ranks, int rank)
{
  return MAX (ABS (files), ABS (ranks)) == 1;
}

static gboolean
white_pawn (int files, int ranks, int rank)
{
  return ABS (files) == 1 && ranks == 1;
}

static gboolean
black_pawn (int files, int ranks, int rank)
{
  return ABS (files) == 1 && ranks == -1;
}

static gboolean
white_push (int files, int ranks, int rank)
{
  return files == 0 && ranks == 1;
}

static gboolean
black_pushes (int files, int ranks, int rank)
{
  return files == 0 && (ranks == -1 || (ranks == -2 && rank == 6));
}

static gboolean
bishop (int files, int ranks, int rank)
{
  return files != 0 && ABS (files) == ABS (ranks);
}

static gboolean
rook (int files, int ranks, int rank)
{
  return (files == 0) != (ranks == 0);
}

static gboolean
queen (int files, int ranks, int rank)
{
  return bishop (files, ranks, rank) || rook (files, ranks, rank);
}

static gboolean
single (int files, int ranks, int rank)
{
  return files == 0 && ranks == 0;
}

static gboolean
whole_file (int files, int ranks, int rank)
{
  return files == 0;
}

static gboolean
rank_without (int files, int ranks, int rank)
{
  return ranks == 0 && files != 0;
}

static gboolean
diagonal (int files, int ranks, int rank)
{
  return files == ranks;
}

static gboolean
zone (int files, int ranks, int rank)
{
  return ABS (files) <= 1 && ABS (ranks) <= 1;
}

static gboolean
white_zone (int files, int ranks, int rank)
{
  return ABS (files) <= 1 && ranks >= -1 && ranks <= 2;
}

static gboolean
adjacent (int files, int ranks, int rank)
{
  return ABS (files) == 1;
}

static gboolean
north (int files, int ranks, int rank)
{
  return files == 0 && ranks > 0;
}

static gboolean
north_east (int files, int ranks, int rank)
{
  return files == ranks && ranks > 0;
}

static gboolean
south_west (int files, int ranks, int rank)
{
  return files == ranks && ranks < 0;
}

static gboolean
west (int files, int ranks, int rank)
{
  return ranks == 0 && files < 0;
}

static gboolean
white_passed (int files, int ranks, int rank)
{
  return ABS (files) <= 1 && ranks > 0;
}

static gboolean
black_span (int files, int ranks, int rank)
{
  return ABS (files) == 1 && ranks < 0;
}

static gboolean
anti_without (int files, int ranks, int rank)
{
  return files == -ranks && files != 0;
}

static void
fill_table (guint64 table[64], Reaches reaches, ChessLayout squares, ChessLayout bits)
{
  memset (table, 0, 64 * sizeof *table);
  for (int from = 0; from < 64; from++)
    for (int to = 0; to < 64; to++)
      if (reaches (to % 8 - from % 8, to / 8 - from / 8, from / 8))
        table[bit_of (squares, from % 8, from / 8)] |= (guint64) 1 << bit_of (bits, to % 8, to / 8);
}

/* The readings found, as text: "knight-attacks a1b1, knight-attacks a8b8 …". */
static char *
list_readings (const ChessTableFinding *finding)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (size_t i = 0; i < finding->n_readings; i++)
    {
      const ChessTableReading *reading = &finding->readings[i];

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", chess_table_kind_id (reading->kind));
      if (chess_table_kind_is_indexed (reading->kind))
        g_string_append_printf (list, " %s", chess_layout_name (reading->squares));
      if (chess_table_kind_has_bits (reading->kind) && reading->squares != reading->bits)
        g_string_append_printf (list, "/%s", chess_layout_name (reading->bits));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static void
assert_readings (const guint64 *values, size_t n, const char *expected, unsigned n_wrong)
{
  ChessTableFinding finding;

  chess_table_recognize (values, n, &finding);
  g_autofree char *readings = list_readings (&finding);
  g_assert_cmpstr (readings, ==, expected);
  g_assert_cmpuint (finding.n_wrong, ==, n_wrong);
}

typedef struct
{
  const char *name;
  Reaches reaches;
  ChessLayout squares, bits;
  const char *readings;
} Case;

#define ALL(kind)                                                                                  \
  kind " a1b1, " kind " a8b8, " kind " h1g1, " kind " h8g8, " kind " a1a2, " kind " a8a7, " kind   \
       " h1h2, " kind " h8h7"

static const Case cases[] = {
  { "knight", knight, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1, ALL ("knight-attacks") },
  { "knight-h8h7", knight, CHESS_LAYOUT_H8H7, CHESS_LAYOUT_H8H7, ALL ("knight-attacks") },
  { "king", king, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8, ALL ("king-attacks") },
  { "bishop", bishop, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1, ALL ("bishop-attacks") },
  { "rook", rook, CHESS_LAYOUT_H1G1, CHESS_LAYOUT_H1G1, ALL ("rook-attacks") },
  { "queen", queen, CHESS_LAYOUT_A1A2, CHESS_LAYOUT_A1A2, ALL ("queen-attacks") },
  { "square", single, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1, ALL ("single-squares") },
  { "king-zone", zone, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8, ALL ("king-zones") },
  { "white-pawn", white_pawn, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1,
    "white-pawn-attacks a1b1, black-pawn-attacks a8b8, white-pawn-attacks h1g1, "
    "black-pawn-attacks h8g8" },
  { "white-pawn-a8b8", white_pawn, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8,
    "black-pawn-attacks a1b1, white-pawn-attacks a8b8, black-pawn-attacks h1g1, "
    "white-pawn-attacks h8g8" },
  { "black-pawn-files", black_pawn, CHESS_LAYOUT_A1A2, CHESS_LAYOUT_A1A2,
    "black-pawn-attacks a1a2, white-pawn-attacks a8a7, black-pawn-attacks h1h2, "
    "white-pawn-attacks h8h7" },
  { "white-push", white_push, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1,
    "white-pawn-single-pushes a1b1, black-pawn-single-pushes a8b8, white-pawn-single-pushes h1g1, "
    "black-pawn-single-pushes h8g8" },
  { "black-pushes", black_pushes, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8,
    "white-pawn-pushes a1b1, black-pawn-pushes a8b8, white-pawn-pushes h1g1, "
    "black-pawn-pushes h8g8" },
  { "ray-north-east", north_east, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8,
    "rays-south-east a1b1, rays-north-east a8b8, rays-south-west h1g1, rays-north-west h8g8, "
    "rays-north-west a1a2, rays-south-west a8a7, rays-north-east h1h2, rays-south-east h8h7" },
  { "white-passed", white_passed, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8,
    "black-passed-masks a1b1, white-passed-masks a8b8, black-passed-masks h1g1, "
    "white-passed-masks h8g8" },
  { "black-span", black_span, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1,
    "black-attack-spans a1b1, white-attack-spans a8b8, black-attack-spans h1g1, "
    "white-attack-spans h8g8" },
  { "mixed-knight", knight, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A1B1,
    "knight-attacks a1b1/a8b8, knight-attacks a8b8/a1b1, knight-attacks h1g1/h8g8, "
    "knight-attacks h8g8/h1g1, knight-attacks a1a2/h1h2, knight-attacks a8a7/h8h7, "
    "knight-attacks h1h2/a1a2, knight-attacks h8h7/a8a7" },
  { "mixed-white-pawn", white_pawn, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A1B1,
    "black-pawn-attacks a1b1/a8b8, white-pawn-attacks a8b8/a1b1, black-pawn-attacks h1g1/h8g8, "
    "white-pawn-attacks h8g8/h1g1" },
};

static void
test_case (gconstpointer data)
{
  const Case *row = data;
  guint64 table[64];

  fill_table (table, row->reaches, row->squares, row->bits);
  assert_readings (table, 64, row->readings, 0);
}

/* A reading that a table must have, perhaps among others; every pair of layouts is tried. */
static const struct
{
  const char *name;
  Reaches reaches;
  ChessTableKind kind;
} anywhere[] = {
  { "knight", knight, CHESS_TABLE_KNIGHT },
  { "king", king, CHESS_TABLE_KING },
  { "white-pawn", white_pawn, CHESS_TABLE_WHITE_PAWN },
  { "black-pawn", black_pawn, CHESS_TABLE_BLACK_PAWN },
  { "white-push", white_push, CHESS_TABLE_WHITE_PUSH },
  { "black-pushes", black_pushes, CHESS_TABLE_BLACK_PUSHES },
  { "bishop", bishop, CHESS_TABLE_BISHOP },
  { "rook", rook, CHESS_TABLE_ROOK },
  { "queen", queen, CHESS_TABLE_QUEEN },
  { "square", single, CHESS_TABLE_SQUARE },
  { "file", whole_file, CHESS_TABLE_FILE },
  { "rank-without", rank_without, CHESS_TABLE_RANK_WITHOUT },
  { "diagonal", diagonal, CHESS_TABLE_DIAGONAL },
  { "anti-diagonal-without", anti_without, CHESS_TABLE_ANTI_DIAGONAL_WITHOUT },
  { "adjacent-files", adjacent, CHESS_TABLE_ADJACENT_FILES },
  { "ray-north", north, CHESS_TABLE_RAY_NORTH },
  { "ray-north-east", north_east, CHESS_TABLE_RAY_NORTH_EAST },
  { "ray-south-west", south_west, CHESS_TABLE_RAY_SOUTH_WEST },
  { "ray-west", west, CHESS_TABLE_RAY_WEST },
  { "white-front", north, CHESS_TABLE_WHITE_FRONT },
  { "white-passed", white_passed, CHESS_TABLE_WHITE_PASSED },
  { "black-span", black_span, CHESS_TABLE_BLACK_SPAN },
  { "zone", zone, CHESS_TABLE_KING_ZONE },
  { "white-zone", white_zone, CHESS_TABLE_WHITE_KING_ZONE },
};

static gboolean
has_reading (const ChessTableFinding *finding,
             ChessTableKind kind,
             ChessLayout squares,
             ChessLayout bits)
{
  for (size_t i = 0; i < finding->n_readings; i++)
    if (finding->readings[i].kind == kind && finding->readings[i].squares == squares
        && finding->readings[i].bits == bits)
      return TRUE;
  return FALSE;
}

static void
test_anywhere (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);

  for (ChessLayout squares = 0; squares < CHESS_N_LAYOUTS; squares++)
    for (ChessLayout bits = 0; bits < CHESS_N_LAYOUTS; bits++)
      {
        ChessTableFinding finding;
        guint64 table[64];

        fill_table (table, anywhere[row].reaches, squares, bits);
        chess_table_recognize (table, 64, &finding);
        g_assert_cmpuint (finding.n_wrong, ==, 0);
        g_assert_true (has_reading (&finding, anywhere[row].kind, squares, bits));
      }
}

/* The masks of relevant occupancy at the corners and in the middle, as they are in every book. */
static void
test_relevant (void)
{
  guint64 table[64];

  g_assert_cmphex (chess_table_kind_set (CHESS_TABLE_RELEVANT_ROOK, 0), ==, 0x000101010101017e);
  g_assert_cmphex (chess_table_kind_set (CHESS_TABLE_RELEVANT_ROOK, 27), ==, 0x0008080876080800);
  g_assert_cmphex (chess_table_kind_set (CHESS_TABLE_RELEVANT_BISHOP, 0), ==, 0x0040201008040200);
  g_assert_cmphex (chess_table_kind_set (CHESS_TABLE_RELEVANT_BISHOP, 27), ==, 0x0040221400142200);
  for (ChessSquare square = 0; square < 64; square++)
    table[square] = chess_table_kind_set (CHESS_TABLE_RELEVANT_ROOK, square);
  assert_readings (table, 64, ALL ("rook-relevant"), 0);
}

/* Programs leave out pawns on ranks where they cannot be. */
static void
test_pawn_back_ranks (void)
{
  guint64 table[64];

  fill_table (table, white_passed, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1);
  for (unsigned i = 0; i < 8; i++)
    table[i] = 0;
  assert_readings (table, 64,
                   "white-passed-masks a1b1, black-passed-masks a8b8, white-passed-masks h1g1, "
                   "black-passed-masks h8g8",
                   0);
}

/* --- Short tables --------------------------------------------------------------------------- */

static void
test_eight (void)
{
  guint64 files[8], ranks[8];
  ChessTableFinding finding;

  for (unsigned i = 0; i < 8; i++)
    {
      files[i] = 0x0101010101010101u * ((guint64) 1 << (7 - i));
      ranks[i] = (guint64) 0xff << (8 * i);
    }
  chess_table_recognize (files, 8, &finding);
  g_assert_true (has_reading (&finding, CHESS_TABLE_FILE, CHESS_LAYOUT_H1G1, CHESS_LAYOUT_A1B1));
  g_assert_true (has_reading (&finding, CHESS_TABLE_FILE, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_H1G1));
  g_assert_false (has_reading (&finding, CHESS_TABLE_FILE, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1));
  chess_table_recognize (ranks, 8, &finding);
  g_assert_true (has_reading (&finding, CHESS_TABLE_RANK, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1));
  g_assert_false (has_reading (&finding, CHESS_TABLE_RANK, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A1B1));
  ranks[3] ^= 1;
  chess_table_recognize (ranks, 8, &finding);
  g_assert_cmpuint (finding.n_wrong, ==, 1);
  ranks[4] ^= 1;
  assert_readings (ranks, 8, "", 0);
}

/* Diagonals from the one of a1 alone, or of a8 alone, on. */
static void
test_fifteen (void)
{
  guint64 table[15] = { 0 };
  ChessTableFinding finding;

  for (int file = 0; file < 8; file++)
    for (int rank = 0; rank < 8; rank++)
      table[file + rank] |= (guint64) 1 << (8 * rank + file);
  chess_table_recognize (table, 15, &finding);
  g_assert_true (
      has_reading (&finding, CHESS_TABLE_ANTI_DIAGONAL, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1));
  g_assert_false (
      has_reading (&finding, CHESS_TABLE_DIAGONAL, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1));
}

/* --- Two squares ---------------------------------------------------------------------------- */

static int
sign (int n)
{
  return (n > 0) - (n < 0);
}

/* Squares strictly between two, by steps from one to the other. */
static guint64
between (int a, int b, ChessLayout layout)
{
  int files = b % 8 - a % 8, ranks = b / 8 - a / 8;
  guint64 set = 0;

  if (files != 0 && ranks != 0 && ABS (files) != ABS (ranks))
    return 0;
  for (int i = 1; i < MAX (ABS (files), ABS (ranks)); i++)
    set |= (guint64) 1 << bit_of (layout, a % 8 + i * sign (files), a / 8 + i * sign (ranks));
  return set;
}

static void
test_pairs (void)
{
  static guint64 sets[4096], distances[4096];

  for (int a = 0; a < 64; a++)
    for (int b = 0; b < 64; b++)
      {
        int from = bit_of (CHESS_LAYOUT_A8B8, a % 8, a / 8);
        int to = bit_of (CHESS_LAYOUT_A8B8, b % 8, b / 8);

        sets[64 * from + to] = between (a, b, CHESS_LAYOUT_A1B1);
        distances[64 * a + b] = (guint64) MAX (ABS (a % 8 - b % 8), ABS (a / 8 - b / 8));
      }
  assert_readings (sets, 4096,
                   "between a1b1/a8b8, between a8b8/a1b1, between h1g1/h8g8, between h8g8/h1g1, "
                   "between a1a2/h1h2, between a8a7/h8h7, between h1h2/a1a2, between h8h7/a8a7",
                   0);
  sets[100] ^= 2;
  sets[4000] ^= 2;
  sets[4095] ^= 2;
  sets[5] ^= 2;
  ChessTableFinding finding;
  chess_table_recognize (sets, 4096, &finding);
  g_assert_cmpuint (finding.n_wrong, ==, 4);
  assert_readings (distances, 4096, "distances", 0);
}

/* --- Numbers -------------------------------------------------------------------------------- */

static void
test_numbers (void)
{
  guint64 map[64], places[64], board[120], x88[128];

  memset (board, 0xff, sizeof board);
  memset (x88, 0, sizeof x88);
  for (unsigned i = 0; i < 128; i++)
    x88[i] = i & 0x88 ? 99 : 0;
  for (int square = 0; square < 64; square++)
    {
      int number = bit_of (CHESS_LAYOUT_A8B8, square % 8, square / 8);

      map[square] = (guint64) number;
      places[square] = (guint64) (21 + 10 * (square / 8) + square % 8);
      board[21 + 10 * (square / 8) + square % 8] = (guint64) square;
      x88[16 * (square / 8) + square % 8] = (guint64) number;
    }
  ChessTableFinding finding;
  chess_table_recognize (map, 64, &finding);
  g_assert_true (
      has_reading (&finding, CHESS_TABLE_SQUARE_MAP, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A8B8));
  g_assert_cmpuint (finding.n_readings, ==, 8);
  assert_readings (places, 64, ALL ("mailbox-indices"), 0);
  assert_readings (board, 120, ALL ("mailbox-squares"), 0);
  chess_table_recognize (x88, 128, &finding);
  g_assert_true (
      has_reading (&finding, CHESS_TABLE_0X88_SQUARES, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A8B8));
  board[35] = 7;
  board[0] = 3;
  chess_table_recognize (board, 120, &finding);
  g_assert_cmpuint (finding.n_wrong, ==, 2);
}

static const guint64 constants[] = { 0x03f79d71b4cb0a89, 0x03f1a612c8af6e75, 0x03f72a3369d78b09 };

static void
test_de_bruijn (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (constants); i++)
    {
      guint64 single[64], low[64];
      ChessTableFinding finding;

      for (guint64 bit = 0; bit < 64; bit++)
        {
          guint64 value = (guint64) 1 << bit;
          single[value * constants[i] >> 58] = bit;
          low[(value ^ (value - 1)) * constants[i] >> 58] = bit;
        }
      chess_table_recognize (single, 64, &finding);
      g_assert_cmpuint (finding.n_readings, ==, 1);
      g_assert_cmpint (finding.readings[0].kind, ==, CHESS_TABLE_DE_BRUIJN);
      g_assert_cmphex (finding.readings[0].constant, ==, constants[i]);
      chess_table_recognize (low, 64, &finding);
      g_assert_cmpuint (finding.n_readings, ==, 1);
      g_assert_cmpint (finding.readings[0].kind, ==, CHESS_TABLE_DE_BRUIJN_LOW);
      g_assert_cmphex (finding.readings[0].constant, ==, constants[i]);

      single[9] = 64;
      single[33] = 5;
      single[60] ^= 1;
      chess_table_recognize (single, 64, &finding);
      g_assert_cmpuint (finding.n_wrong, ==, 3);
      g_assert_cmphex (finding.readings[0].constant, ==, constants[i]);
    }
}

/* One wrong entry at any index is found, together with its correct value. */
static void
test_castling_wrong (void)
{
  static const guint8 squares[] = { 0, 4, 7, 56, 60, 63, 27 };

  for (guint i = 0; i < G_N_ELEMENTS (squares); i++)
    for (guint64 found = 0; found < 16; found++)
      {
        guint64 kept[64];
        ChessWrongEntry wrong[CHESS_MAX_WRONG_ENTRIES];
        ChessTableFinding finding;

        for (guint k = 0; k < 64; k++)
          kept[k] = 15;
        kept[0] = 13, kept[4] = 12, kept[7] = 14, kept[56] = 7, kept[60] = 3, kept[63] = 11;
        guint64 right = kept[squares[i]];
        kept[squares[i]] = found;
        chess_table_recognize (kept, 64, &finding);
        g_assert_cmpuint (finding.n_readings, >, 0);
        g_assert_cmpint (finding.readings[0].kind, ==, CHESS_TABLE_CASTLING);
        if (found == right)
          continue;
        g_assert_cmpuint (chess_table_find_wrong (kept, 64, &finding.readings[0], wrong), ==, 1);
        g_assert_cmpuint (wrong[0].index, ==, squares[i]);
        g_assert_cmphex (wrong[0].found, ==, found);
        g_assert_cmphex (wrong[0].expected, ==, right);
      }
}

static gboolean
has_kind (const ChessTableFinding *finding, ChessTableKind kind)
{
  for (gsize i = 0; i < finding->n_readings; i++)
    if (finding->readings[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* Programs leave ranks without pawns completely empty; a single such square is a mistake. */
static void
test_empty_rank (void)
{
  static const ChessTableKind kinds[]
      = { CHESS_TABLE_WHITE_PAWN, CHESS_TABLE_WHITE_FRONT, CHESS_TABLE_WHITE_PASSED,
          CHESS_TABLE_WHITE_SPAN, CHESS_TABLE_RAY_NORTH };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      guint64 values[64];
      ChessTableFinding finding;
      gboolean pawn = kinds[i] != CHESS_TABLE_RAY_NORTH;

      for (ChessSquare square = 0; square < 64; square++)
        values[square] = chess_table_kind_set (kinds[i], square);
      values[3] = 0;
      chess_table_recognize (values, 64, &finding);
      g_assert_cmpuint (finding.n_wrong, ==, 1);
      g_assert_true (has_kind (&finding, kinds[i]));
      for (ChessSquare square = 0; square < 8; square++)
        values[square] = 0;
      chess_table_recognize (values, 64, &finding);
      g_assert_cmpuint (finding.n_wrong, ==, 0);
      g_assert_cmpint (has_kind (&finding, kinds[i]), ==, pawn);
    }
}

static void
test_castling (void)
{
  guint64 kept[64], taken[64] = { 0 };
  ChessWrongEntry wrong[CHESS_MAX_WRONG_ENTRIES];
  ChessTableFinding finding;

  /* White has the bits 1 (king's side) and 2, Black 4 and 8; entry 0 is a8. */
  taken[56] = 2;
  taken[60] = 3;
  taken[63] = 1;
  taken[0] = 8;
  taken[4] = 12;
  taken[7] = 4;
  for (unsigned i = 0; i < 64; i++)
    kept[i] = 15 & ~taken[i];
  assert_readings (kept, 64, "castling-masks a8b8, castling-masks a1b1", 0);
  assert_readings (taken, 64, "castling-masks a8b8, castling-masks a1b1", 0);
  kept[60] = 15;
  kept[1] = 7;
  chess_table_recognize (kept, 64, &finding);
  g_assert_cmpuint (chess_table_find_wrong (kept, 64, &finding.readings[0], wrong), ==, 2);
  g_assert_cmpuint (wrong[0].index, ==, 1);
  g_assert_cmpuint (wrong[0].expected, ==, 15);
  g_assert_cmpuint (wrong[1].index, ==, 60);
  g_assert_cmpuint (wrong[1].found, ==, 15);
  g_assert_cmpuint (wrong[1].expected, ==, 12);
}

static guint64
next_random (guint64 *state)
{
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state * 0x2545f4914f6cdd1d;
}

static void
test_keys (void)
{
  guint64 keys[768], state = 1;
  ChessWrongEntry wrong[CHESS_MAX_WRONG_ENTRIES];
  ChessTableFinding finding;

  for (unsigned i = 0; i < 768; i++)
    keys[i] = next_random (&state);
  assert_readings (keys, 768, "", 0);
  keys[700] = keys[12];
  assert_readings (keys, 768, "zobrist-keys", 1);
  chess_table_recognize (keys, 768, &finding);
  g_assert_cmpuint (chess_table_find_wrong (keys, 768, &finding.readings[0], wrong), ==, 1);
  g_assert_cmpuint (wrong[0].index, ==, 700);
  g_assert_false (wrong[0].has_expected);
}

/* --- Magic numbers -------------------------------------------------------------------------- */

/* The squares a slider reaches with some squares occupied, step by step. */
static guint64
slide (gboolean rook_like, int from, guint64 occupied)
{
  guint64 set = 0;

  for (int files = -1; files <= 1; files++)
    for (int ranks = -1; ranks <= 1; ranks++)
      {
        int file = from % 8 + files, rank = from / 8 + ranks;

        if ((files == 0 && ranks == 0) || (files == 0 || ranks == 0) != rook_like)
          continue;
        for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += files, rank += ranks)
          {
            guint64 bit = (guint64) 1 << (8 * rank + file);

            set |= bit;
            if (occupied & bit)
              break;
          }
      }
  return set;
}

/* The squares of the rays without the last of each. */
static guint64
inner (gboolean rook_like, int from)
{
  guint64 set = 0;

  for (int to = 0; to < 64; to++)
    if ((slide (rook_like, from, 0) >> to & 1)
        && slide (rook_like, from, (guint64) 1 << to) != slide (rook_like, from, 0))
      set |= (guint64) 1 << to;
  return set;
}

/* The sets of blockers of a square, and the squares a slider reaches with each. */
typedef struct
{
  guint64 mask;
  guint n;
  guint64 blockers[4096], attacks[4096];
} Sets;

static void
list_sets (Sets *sets, gboolean rook_like, int from)
{
  guint64 set = 0;

  sets->mask = inner (rook_like, from);
  sets->n = 0;
  do
    {
      sets->blockers[sets->n] = set;
      sets->attacks[sets->n++] = slide (rook_like, from, set);
      set = (set - sets->mask) & sets->mask;
    }
  while (set != 0);
}

/* black: irrelevant blockers are set. */
static gboolean
is_good (const Sets *sets, unsigned n_bits, gboolean black, guint64 number)
{
  guint64 used[4096] = { 0 }, more = black ? ~sets->mask : 0;

  for (guint i = 0; i < sets->n; i++)
    {
      guint64 *entry = &used[((sets->blockers[i] | more) * number) >> (64 - n_bits)];

      if (*entry != 0 && *entry != sets->attacks[i])
        return FALSE;
      *entry = sets->attacks[i];
    }
  return TRUE;
}

static unsigned
count_bits (guint64 set)
{
  unsigned n = 0;

  for (; set != 0; set &= set - 1)
    n++;
  return n;
}

/* Finds a magic number by trying. A black one nearly always works as a plain one, too; but with
 * many spare bits, some do not. */
static guint64
find_magic (gboolean rook_like, int from, unsigned n_bits, gboolean black, guint64 *state)
{
  static Sets sets;
  gboolean spare;

  list_sets (&sets, rook_like, from);
  spare = n_bits > count_bits (sets.mask) + 2;
  for (;;)
    {
      guint64 number = next_random (state);

      if (!spare)
        number &= next_random (state) & next_random (state);
      if (is_good (&sets, n_bits, black, number)
          && !(black && spare && is_good (&sets, n_bits, FALSE, number)))
        return number;
    }
}

typedef struct
{
  const char *name;
  gboolean fixed, black;
  ChessLayout squares, bits;
} MagicCase;

static const MagicCase magic_cases[] = {
  { "relevant", FALSE, FALSE, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1 },
  { "fixed", TRUE, FALSE, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8 },
  { "black", FALSE, TRUE, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1 },
  { "black-fixed", TRUE, TRUE, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1 },
  { "mixed", FALSE, FALSE, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A8B8 },
  { "mixed-files", FALSE, FALSE, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_H1H2 },
};

static void
test_magics (gconstpointer data)
{
  const MagicCase *row = data;
  ChessWrongEntry wrong[CHESS_MAX_WRONG_ENTRIES];
  ChessTableFinding finding;
  guint64 table[64], state = 7;
  gboolean black;

  for (int square = 0; square < 64; square++)
    {
      int bit = bit_of (row->bits, square % 8, square / 8);
      unsigned n_bits = row->fixed ? 9 : count_bits (inner (FALSE, bit));

      table[bit_of (row->squares, square % 8, square / 8)]
          = find_magic (FALSE, bit, n_bits, row->black, &state);
    }
  chess_table_recognize (table, 64, &finding);
  g_assert_cmpuint (finding.n_readings, ==, 8);
  g_assert_cmpuint (finding.n_wrong, ==, 0);
  g_assert_true (has_reading (&finding, CHESS_TABLE_BISHOP_MAGIC, row->squares, row->bits));
  black = finding.readings[0].rule >= CHESS_MAGIC_RULE_BLACK_RELEVANT;
  g_assert_true (black == row->black || !row->fixed);

  table[27] = 3;
  table[35] = 0;
  chess_table_recognize (table, 64, &finding);
  g_assert_cmpuint (finding.n_wrong, ==, 2);
  g_assert_cmpuint (chess_table_find_wrong (table, 64, &finding.readings[0], wrong), ==, 2);
  g_assert_cmpuint (wrong[0].index, ==, 27);
  g_assert_cmphex (wrong[1].found, ==, 0);
  g_assert_cmpint (wrong[0].has_expected, ==, !black);
  if (black)
    return;
  table[27] = wrong[0].expected;
  table[35] = wrong[1].expected;
  chess_table_recognize (table, 64, &finding);
  g_assert_cmpuint (finding.n_wrong, ==, 0);
}

/* --- What is wrong -------------------------------------------------------------------------- */

/* Wrong entries are reported with their correct values. */
static void
test_wrong (void)
{
  ChessWrongEntry wrong[CHESS_MAX_WRONG_ENTRIES];
  ChessTableFinding finding;
  guint64 table[64];

  fill_table (table, knight, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1);
  table[27] ^= (guint64) 1 << 63;
  table[40] = 0;
  assert_readings (table, 64, ALL ("knight-attacks"), 2);
  chess_table_recognize (table, 64, &finding);
  g_assert_cmpuint (chess_table_find_wrong (table, 64, &finding.readings[0], wrong), ==, 2);
  g_assert_cmpuint (wrong[0].index, ==, 27);
  /* d4: b3 b5 c2 c6 e2 e6 f3 f5 */
  g_assert_cmphex (wrong[0].found, ==, 0x8000142200221400);
  g_assert_cmphex (wrong[0].expected, ==, 0x0000142200221400);
  g_assert_cmpuint (wrong[1].index, ==, 40);
  g_assert_cmphex (wrong[1].found, ==, 0);

  fill_table (table, white_pawn, CHESS_LAYOUT_H8G8, CHESS_LAYOUT_H8G8);
  table[20] = 1;
  chess_table_recognize (table, 64, &finding);
  g_assert_cmpuint (chess_table_find_wrong (table, 64, &finding.readings[0], wrong), ==, 1);
  g_assert_cmpuint (wrong[0].index, ==, 20);
  g_assert_cmphex (wrong[0].expected, ==, (guint64) 1 << 11 | (guint64) 1 << 13);
}

/* Up to eight wrong entries count as mistakes; with nine the table is not recognized. */
static void
test_too_many (void)
{
  guint64 table[64];

  fill_table (table, king, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1);
  for (unsigned i = 0; i < 8; i++)
    table[7 * i] ^= (guint64) 1 << (5 * i + 11);
  assert_readings (table, 64, ALL ("king-attacks"), 8);
  table[60] ^= 1;
  assert_readings (table, 64, "", 0);
}

/* --- Shifts without a mask ------------------------------------------------------------------- */

/* A step of shifts, and the columns from which it is taken, a bit for each: 0x7f leaves out the
 * last. */
typedef struct
{
  int by;
  guint8 from;
} Shift;

static void
fill_shifted (guint64 table[64], const Shift *shifts, gsize n)
{
  memset (table, 0, 64 * sizeof *table);
  for (int bit = 0; bit < 64; bit++)
    for (gsize i = 0; i < n; i++)
      if (shifts[i].from >> bit % 8 & 1)
        table[bit] |= shifts[i].by > 0 ? (guint64) 1 << bit << shifts[i].by
                                       : (guint64) 1 << bit >> -shifts[i].by;
}

#define RAW 0xff
#define NOT_A 0xfe
#define NOT_AB 0xfc
#define NOT_H 0x7f
#define NOT_GH 0x3f

typedef struct
{
  const char *name;
  Shift shifts[9];
  gsize n;
  const char *readings;
  unsigned n_wrong;
} WrappedCase;

#define PAWNS                                                                                      \
  "white-pawn-attacks a1b1, black-pawn-attacks a8b8, white-pawn-attacks h1g1, "                    \
  "black-pawn-attacks h8g8"

static const WrappedCase wrapped_cases[] = {
  { "knight",
    { { 6, RAW },
      { 10, RAW },
      { 15, RAW },
      { 17, RAW },
      { -6, RAW },
      { -10, RAW },
      { -15, RAW },
      { -17, RAW } },
    8,
    ALL ("knight-attacks"),
    32 },
  /* two of the masks leave out one file where they should leave out two */
  { "knight-half",
    { { 6, NOT_A },
      { 10, NOT_H },
      { 15, NOT_A },
      { 17, NOT_H },
      { -6, NOT_GH },
      { -10, NOT_AB },
      { -15, NOT_H },
      { -17, NOT_A } },
    8,
    ALL ("knight-attacks"),
    14 },
  { "king",
    { { 1, RAW },
      { 7, RAW },
      { 8, RAW },
      { 9, RAW },
      { -1, RAW },
      { -7, RAW },
      { -8, RAW },
      { -9, RAW } },
    8,
    ALL ("king-attacks"),
    16 },
  { "king-zone",
    { { 0, RAW },
      { 1, RAW },
      { 7, NOT_A },
      { 8, RAW },
      { 9, NOT_H },
      { -1, RAW },
      { -7, RAW },
      { -8, RAW },
      { -9, RAW } },
    9,
    ALL ("king-zones"),
    15 },
  { "pawn", { { 7, RAW }, { 9, RAW } }, 2, PAWNS, 14 },
  { "pawn-swapped", { { 7, NOT_H }, { 9, NOT_A } }, 2, PAWNS, 15 },
  { "pawn-one", { { 7, RAW }, { 9, NOT_H } }, 2, PAWNS, 8 },
  { "pawn-strict", { { 7, NOT_AB }, { 9, NOT_GH } }, 2, PAWNS, 14 },
  /* along the files: a pawn's steps are one to the next file, and one back */
  { "pawn-files",
    { { 9, RAW }, { -7, RAW } },
    2,
    "white-pawn-attacks a1a2, black-pawn-attacks a8a7, white-pawn-attacks h1h2, "
    "black-pawn-attacks h8h7",
    8 },
  /* half of a king's steps are missing, so it is not recognized as a king */
  { "none", { { 1, RAW }, { 8, RAW }, { -1, RAW }, { -8, RAW } }, 4, "", 0 },
};

static void
test_wrapped (gconstpointer data)
{
  const WrappedCase *row = data;
  ChessTableFinding finding;
  guint64 table[64];

  fill_shifted (table, row->shifts, row->n);
  assert_readings (table, 64, row->readings, row->n_wrong);
  chess_table_recognize (table, 64, &finding);
  g_assert_cmpint (finding.wrapped, ==, row->n_wrong > 0);
  if (row->n_wrong <= CHESS_MAX_WRONG_ENTRIES)
    return;
  /* One more square, which no shift reaches */
  table[27] |= 1;
  assert_readings (table, 64, "", 0);
}

/* A single wrong square is not reported for a mask, since masks differ by whole files. */
static void
test_not_wrapped (void)
{
  ChessTableFinding finding;
  guint64 table[64];

  fill_table (table, king, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1);
  table[15] |= (guint64) 1 << 16;
  chess_table_recognize (table, 64, &finding);
  g_assert_cmpuint (finding.n_wrong, ==, 1);
  g_assert_false (finding.wrapped);
}

static void
test_nothing (void)
{
  guint64 table[64];

  memset (table, 0xff, sizeof table);
  assert_readings (table, 64, "", 0);
  memset (table, 0, sizeof table);
  assert_readings (table, 64, "", 0);
  assert_readings (table, 0, "", 0);
  assert_readings (table, 1, "", 0);
  assert_readings (table, 63, "", 0);
}

static void
test_names (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (ChessTableKind kind = 0; kind < CHESS_N_TABLE_KINDS; kind++)
    {
      /* of both ways to multiply a De Bruijn constant */
      g_assert_true (g_hash_table_add (seen, (gpointer) chess_table_kind_id (kind))
                     || kind == CHESS_TABLE_DE_BRUIJN_LOW);
      g_assert_true (g_hash_table_add (seen, (gpointer) chess_table_kind_title (kind)));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/recognize/", cases, test_case)
  for (gsize i = 0; i < G_N_ELEMENTS (anywhere); i++)
    {
      g_autofree char *path = g_strconcat ("/recognize/anywhere/", anywhere[i].name, NULL);
      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_anywhere);
    }
  ADD_ROWS ("/recognize/magics/", magic_cases, test_magics)
  g_test_add_func ("/recognize/relevant", test_relevant);
  g_test_add_func ("/recognize/pawn-back-ranks", test_pawn_back_ranks);
  g_test_add_func ("/recognize/eight", test_eight);
  g_test_add_func ("/recognize/fifteen", test_fifteen);
  g_test_add_func ("/recognize/pairs", test_pairs);
  g_test_add_func ("/recognize/numbers", test_numbers);
  g_test_add_func ("/recognize/de-bruijn", test_de_bruijn);
  g_test_add_func ("/recognize/castling", test_castling);
  g_test_add_func ("/recognize/castling/wrong", test_castling_wrong);
  g_test_add_func ("/recognize/empty-rank", test_empty_rank);
  g_test_add_func ("/recognize/keys", test_keys);
  g_test_add_func ("/recognize/wrong", test_wrong);
  g_test_add_func ("/recognize/too-many", test_too_many);
  ADD_ROWS ("/recognize/wrapped/", wrapped_cases, test_wrapped)
  g_test_add_func ("/recognize/not-wrapped", test_not_wrapped);
  g_test_add_func ("/recognize/nothing", test_nothing);
  g_test_add_func ("/recognize/names", test_names);
  return g_test_run ();
}

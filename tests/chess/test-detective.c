/* The layout detective, on tables made square by square with numberings written out by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "../lib/rows.h"
#include "chess/detective.h"

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

/* Whether a table of a kind has the square that lies so many files and ranks away. */
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

/* What was found, as text: "knight a1b1, knight a1a2 …". */
static char *
list_matches (const ChessDetective *result)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (size_t i = 0; i < result->n_matches; i++)
    {
      const ChessTableMatch *match = &result->matches[i];
      g_string_append_printf (list, "%s%s %s", i > 0 ? ", " : "", chess_table_kind_id (match->kind),
                              chess_layout_name (match->squares));
      if (match->squares != match->bits)
        g_string_append_printf (list, "/%s", chess_layout_name (match->bits));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

typedef struct
{
  const char *name;
  Reaches reaches;
  ChessLayout squares, bits;
  const char *matches;
} Case;

#define ALL(kind)                                                                                  \
  kind " a1b1, " kind " a1a2, " kind " a8b8, " kind " a8a7, " kind " h1g1, " kind " h1h2, " kind   \
       " h8g8, " kind " h8h7"

static const Case cases[] = {
  { "knight", knight, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1, ALL ("knight") },
  { "knight-h8h7", knight, CHESS_LAYOUT_H8H7, CHESS_LAYOUT_H8H7, ALL ("knight") },
  { "king", king, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8, ALL ("king") },
  { "bishop", bishop, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1, ALL ("bishop") },
  { "rook", rook, CHESS_LAYOUT_H1G1, CHESS_LAYOUT_H1G1, ALL ("rook") },
  { "queen", queen, CHESS_LAYOUT_A1A2, CHESS_LAYOUT_A1A2, ALL ("queen") },
  { "square", single, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1, ALL ("square") },
  { "white-pawn", white_pawn, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1,
    "white-pawn a1b1, white-pawn h1g1, black-pawn a8b8, black-pawn h8g8" },
  { "white-pawn-a8b8", white_pawn, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8,
    "white-pawn a8b8, white-pawn h8g8, black-pawn a1b1, black-pawn h1g1" },
  { "black-pawn-files", black_pawn, CHESS_LAYOUT_A1A2, CHESS_LAYOUT_A1A2,
    "white-pawn a8a7, white-pawn h8h7, black-pawn a1a2, black-pawn h1h2" },
  { "white-push", white_push, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1,
    "white-push a1b1, white-push h1g1, black-push a8b8, black-push h8g8" },
  { "black-pushes", black_pushes, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8,
    "white-pushes a1b1, white-pushes h1g1, black-pushes a8b8, black-pushes h8g8" },
  { "file", whole_file, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1,
    "file a1b1, file a8b8, file h1g1, file h8g8, rank a1a2, rank a8a7, rank h1h2, rank h8h7" },
  { "rank-without", rank_without, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1,
    "file-without a1a2, file-without a8a7, file-without h1h2, file-without h8h7, "
    "rank-without a1b1, rank-without a8b8, rank-without h1g1, rank-without h8g8" },
  { "diagonal", diagonal, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1,
    "diagonal a1b1, diagonal a1a2, diagonal h8g8, diagonal h8h7, anti-diagonal a8b8, "
    "anti-diagonal a8a7, anti-diagonal h1g1, anti-diagonal h1h2" },
  { "anti-diagonal-without", anti_without, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1,
    "diagonal-without a8b8, diagonal-without a8a7, diagonal-without h1g1, diagonal-without h1h2, "
    "anti-diagonal-without a1b1, anti-diagonal-without a1a2, anti-diagonal-without h8g8, "
    "anti-diagonal-without h8h7" },
  { "mixed-knight", knight, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A1B1,
    "knight a1b1/a8b8, knight a1a2/h1h2, knight a8b8/a1b1, knight a8a7/h8h7, knight h1g1/h8g8, "
    "knight h1h2/a1a2, knight h8g8/h1g1, knight h8h7/a8a7" },
  { "mixed-white-pawn", white_pawn, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A1B1,
    "white-pawn a8b8/a1b1, white-pawn h8g8/h1g1, black-pawn a1b1/a8b8, black-pawn h1g1/h8g8" },
};

static void
test_case (gconstpointer data)
{
  const Case *row = data;
  ChessDetective result;
  guint64 table[64];

  fill_table (table, row->reaches, row->squares, row->bits);
  chess_detective_inspect (table, &result);
  g_autofree char *matches = list_matches (&result);
  g_assert_cmpstr (matches, ==, row->matches);
  g_assert_cmpint (result.mixed, ==, row->squares != row->bits);
  g_assert_cmpuint (result.n_wrong, ==, 0);
}

/* The masks of relevant occupancy at the corners and in the middle, as they are in every book. */
static void
test_relevant (void)
{
  guint64 table[64];
  ChessDetective result;

  g_assert_cmphex (chess_detective_entry (CHESS_TABLE_RELEVANT_ROOK, 0), ==, 0x000101010101017e);
  g_assert_cmphex (chess_detective_entry (CHESS_TABLE_RELEVANT_ROOK, 27), ==, 0x0008080876080800);
  g_assert_cmphex (chess_detective_entry (CHESS_TABLE_RELEVANT_BISHOP, 0), ==, 0x0040201008040200);
  g_assert_cmphex (chess_detective_entry (CHESS_TABLE_RELEVANT_BISHOP, 27), ==, 0x0040221400142200);
  for (ChessSquare square = 0; square < 64; square++)
    table[square] = chess_detective_entry (CHESS_TABLE_RELEVANT_ROOK, square);
  chess_detective_inspect (table, &result);
  g_autofree char *matches = list_matches (&result);
  g_assert_cmpstr (matches, ==, ALL ("relevant-rook"));
}

/* Programs leave pawns out where they never are. */
static void
test_pawn_back_ranks (void)
{
  ChessDetective result;
  guint64 table[64];

  fill_table (table, white_pawn, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1);
  for (unsigned i = 0; i < 8; i++)
    table[i] = 0;
  chess_detective_inspect (table, &result);
  g_autofree char *matches = list_matches (&result);
  g_assert_cmpstr (matches, ==,
                   "white-pawn a1b1, white-pawn h1g1, black-pawn a8b8, black-pawn h8g8");
}

/* One wrong bit: the nearest table is named, and the first entry that differs from it. */
static void
test_nearest (void)
{
  ChessDetective result;
  guint64 table[64];

  fill_table (table, knight, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1);
  table[27] ^= (guint64) 1 << 63;
  table[40] = 0;
  chess_detective_inspect (table, &result);
  g_assert_cmpuint (result.n_matches, ==, 0);
  g_assert_false (result.mixed);
  g_assert_cmpint (result.nearest.kind, ==, CHESS_TABLE_KNIGHT);
  g_assert_cmpuint (result.n_wrong, ==, 2);
  g_assert_cmpuint (result.index, ==, 27);
  /* d4: b3 b5 c2 c6 e2 e6 f3 f5 */
  g_assert_cmphex (result.expected, ==, 0x0000142200221400);

  fill_table (table, white_pawn, CHESS_LAYOUT_H8G8, CHESS_LAYOUT_H8G8);
  table[20] = 1;
  chess_detective_inspect (table, &result);
  g_assert_cmpuint (result.n_matches, ==, 0);
  g_assert_cmpuint (result.n_wrong, ==, 1);
  g_assert_cmpuint (result.index, ==, 20);
  g_assert_cmphex (result.expected, ==, (guint64) 1 << 11 | (guint64) 1 << 13);
}

static void
test_nothing (void)
{
  ChessDetective result;
  guint64 table[64];

  memset (table, 0xff, sizeof table);
  chess_detective_inspect (table, &result);
  g_assert_cmpuint (result.n_matches, ==, 0);
  g_assert_cmpuint (result.n_wrong, ==, 64);
  g_assert_cmpuint (result.index, ==, 0);
}

static void
test_names (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (ChessTableKind kind = 0; kind < CHESS_N_TABLE_KINDS; kind++)
    {
      g_assert_true (g_hash_table_add (seen, (gpointer) chess_table_kind_id (kind)));
      g_assert_true (g_hash_table_add (seen, (gpointer) chess_table_kind_title (kind)));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/detective/", cases, test_case)
  g_test_add_func ("/detective/relevant", test_relevant);
  g_test_add_func ("/detective/pawn-back-ranks", test_pawn_back_ranks);
  g_test_add_func ("/detective/nearest", test_nearest);
  g_test_add_func ("/detective/nothing", test_nothing);
  g_test_add_func ("/detective/names", test_names);
  return g_test_run ();
}

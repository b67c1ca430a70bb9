/* Sets beside the catalogue: which they are like, and by which mistake they differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/likeness.h"

#include <string.h>

#include "../../lib/rows.h"
#include "chess/attacks.h"
#include "chess/expr.h"
#include "chess/fen.h"

typedef struct
{
  const char *name, *fen, *set; /* an expression */
  const char *id;               /* of a likeness that is found */
  ChessLikenessKind kind;
  const char *sentence; /* of that likeness */
} Case;

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
/* The rook looks at the king; behind it are f1, g1 and h1. */
#define BEHIND "4k3/8/8/8/8/8/8/r3K3 w - - 0 1"
/* The knight on e4 is pinned. */
#define PINNED "4r2k/8/8/8/4N3/8/8/4K3 w - - 0 1"
/* A pawn on each edge, far from all else. */
#define EDGES "7k/8/8/8/P6P/8/8/7K w - - 0 1"
#define DOUBLED "7k/8/8/8/8/3R4/3R4/7K w - - 0 1"

static const Case cases[] = {
  { "equal", START, "attacks_black", "attacks_black", CHESS_LIKENESS_EQUAL,
    "Equals attacks_black." },
  { "equal-pushes", START, "north(P)", "pushes_white", CHESS_LIKENESS_EQUAL,
    "Equals pushes_white." },
  { "king-left", BEHIND, "attacks_black", "danger_white", CHESS_LIKENESS_KING_LEFT,
    "Equals danger_white but for f1 g1 h1 (missing): the king was left on the board." },
  { "king-lifted", BEHIND, "attacks_black | f1 | g1 | h1", "attacks_black",
    CHESS_LIKENESS_KING_LIFTED,
    "Equals attacks_black but for f1 g1 h1 (extra): the other side’s king was taken off the "
    "board." },
  { "pushes", EDGES, "attacks_white | pushes_white", "attacks_white", CHESS_LIKENESS_PUSHES,
    "Equals attacks_white but for a5 h5 (extra): pawn pushes are among the attacks." },
  { "wrapped", EDGES, "attacks_white | P << 7 | P << 9", "attacks_white", CHESS_LIKENESS_WRAPPED,
    "Equals attacks_white but for h4 a6 (extra): shifts wrapped around an edge." },
  { "pinned", PINNED, "attacks_white_king", "attacks_white", CHESS_LIKENESS_UNKNOWN, NULL },
  { "own", START, "attacks_white & ~white", "attacks_white", CHESS_LIKENESS_UNKNOWN, NULL },
  { "own-knights", "7k/8/8/8/8/8/3P4/1N5K w - - 0 1", "attacks_white & ~white", "attacks_white",
    CHESS_LIKENESS_OWN,
    "Equals attacks_white but for d2 (missing): squares of the side’s own pieces were left out." },
  { "xray", DOUBLED, "attacks_white | d1 | fill_north(d3) & ~d3", "attacks_white",
    CHESS_LIKENESS_EQUAL, "Equals attacks_white." },
  { "xray-behind", "7k/8/3p4/8/8/3R4/8/7K w - - 0 1", "attacks_white | d7 | d8", "attacks_white",
    CHESS_LIKENESS_XRAY,
    "Equals attacks_white but for d7 d8 (extra): sliders see through the first piece in their "
    "way." },
  { "far", EDGES, "rank_6", "pushes_white", CHESS_LIKENESS_UNKNOWN, NULL },
  { "mirrored", "7k/8/8/8/8/8/PPP5/7K w - - 0 1", "f2 | g2 | h2", "white_pawns",
    CHESS_LIKENESS_LAYOUT, "Equals white_pawns, read as layout h1g1." },
  { "movable-of-the-other", "7k/p7/P1p1p3/3P4/3p4/2P1P3/8/7K w - - 0 1", "c6 | e6 | d4 | h8",
    "movable", CHESS_LIKENESS_OTHER_SIDE, "Equals movable of the other side." },
  { "pawns-the-other-way", "7k/8/8/8/8/PPP5/8/7K w - - 0 1", "black_pawn(P)", "attacks_white_pawn",
    CHESS_LIKENESS_OTHER_SIDE,
    "Equals attacks_white_pawn with pawns that attack the other side’s way." },
  { "unknown", START, "attacks_white ^ c3 ^ e5", "attacks_white", CHESS_LIKENESS_UNKNOWN,
    "Equals attacks_white but for c3 (missing) and e5 (extra)." },
};

/* The likeness to a mask of a kind; NULL for none. */
static const ChessLikeness *
find (const ChessLikeness *found, gsize n, const char *id, ChessLikenessKind kind)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (found[i].mask->id, id) && found[i].kind == kind)
      return &found[i];
  return NULL;
}

static void
test_case (gconstpointer data)
{
  const Case *row = data;
  ChessPosition position;
  ChessMaskInput input = { .position = &position };
  ChessLikeness found[16];
  ChessBitboard set;
  gsize n;

  g_assert_true (chess_fen_read (row->fen, strlen (row->fen), CHESS_FEN_DEFAULT, &position, NULL));
  g_assert_true (chess_expr_compute (row->set, strlen (row->set), &input, &set, NULL));
  n = chess_compare_find (&input, set, CHESS_LAYOUT_A1B1, found, G_N_ELEMENTS (found));
  const ChessLikeness *likeness = find (found, n, row->id, row->kind);
  if (row->sentence == NULL)
    {
      g_assert_null (likeness);
      return;
    }
  g_assert_nonnull (likeness);
  g_autofree char *sentence = checkbit_likeness_tell (likeness);
  g_assert_cmpstr (sentence, ==, row->sentence);
  /* The difference reported is the real one. */
  for (gsize i = 0; i < n; i++)
    if (found[i].kind != CHESS_LIKENESS_LAYOUT)
      g_assert_cmphex (chess_mask_compute (found[i].mask, &input) ^ set, ==,
                       found[i].missing | found[i].extra);
}

/* The squares that only a pinned knight attacks are missing. */
static void
test_pinned (void)
{
  static const char fen[] = "4r2k/8/8/8/4N3/8/PPPP1PPP/RNBQK3 w - - 0 1";
  ChessPosition position;
  ChessMaskInput input = { .position = &position };
  ChessLikeness found[16];
  ChessBitboard set;
  gsize n;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));
  set = chess_mask_compute (chess_mask_find ("attacks_white"), &input);
  CHESS_FOREACH_SQUARE (square, chess_attacks_knight (28))
    if (square > 23)
      set &= ~CHESS_BIT (square);
  n = chess_compare_find (&input, set, CHESS_LAYOUT_A1B1, found, G_N_ELEMENTS (found));
  g_assert_nonnull (find (found, n, "attacks_white", CHESS_LIKENESS_PINNED));
}

/* What says nothing is not told: a similar set beside an equal one, the whole board, a set that
 * shares half of its squares by chance. */
static void
test_told (void)
{
  static const struct
  {
    const char *set, *told;
  } rows[] = {
    { "rank_1", "Equals rank_1." },
    { "e1", "Equals white_king." },
    { "white_rooks", "Equals white_rooks." },
    { "rank_2 ^ d2 ^ d3", "Equals white_pawns but for d2 (missing) and d3 (extra).\nEquals "
                          "phalanx_white but for d2 (missing) and d3 (extra)." },
    { "all", NULL },
    { "all ^ e4", NULL },
    { "none", NULL },
    { "e4", NULL },
    { "b1", NULL },
    { "knight(g1) | h6", NULL },
    { "rank_2 ^ a2", "Equals white_pawns but for a2 (missing).\nEquals phalanx_white but for a2 "
                     "(missing)." },
  };
  ChessMaskInput input = { .position = &chess_position_start };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChessBitboard set;
      g_autofree char *told = NULL;

      g_assert_true (chess_expr_compute (rows[i].set, strlen (rows[i].set), &input, &set, NULL));
      told = checkbit_likeness_tell_all (&input, set, CHESS_LAYOUT_A1B1);
      g_assert_cmpstr (told, ==, rows[i].told);
    }
}

/* Equal sets come first, and no more are returned than requested. */
static void
test_order (void)
{
  ChessMaskInput input = { .position = &chess_position_start };
  ChessBitboard set = chess_mask_compute (chess_mask_find ("white"), &input);
  ChessLikeness found[8], few[3];
  gsize n = chess_compare_find (&input, set, CHESS_LAYOUT_A1B1, found, G_N_ELEMENTS (found));

  g_assert_cmpuint (n, >, 2);
  g_assert_cmpstr (found[0].mask->id, ==, "white");
  g_assert_cmpint (found[0].kind, ==, CHESS_LIKENESS_EQUAL);
  g_assert_cmpuint (chess_compare_find (&input, set, CHESS_LAYOUT_A1B1, few, 3), ==, 3);
  for (gsize i = 0; i < G_N_ELEMENTS (few); i++)
    {
      g_assert_true (few[i].mask == found[i].mask);
      g_assert_cmpint (few[i].kind, ==, found[i].kind);
    }
  g_assert_cmpuint (chess_compare_find (&input, 0, CHESS_LAYOUT_A1B1, found, 8), ==, 0);
}

static void
test_difference (void)
{
  g_autofree char *equal = checkbit_likeness_tell_difference (5, 5);
  g_autofree char *missing = checkbit_likeness_tell_difference (1, 3);
  g_autofree char *extra = checkbit_likeness_tell_difference (3, 1);
  g_autofree char *both = checkbit_likeness_tell_difference (1, 2);

  g_assert_cmpstr (equal, ==, "The two sets are equal.");
  g_assert_cmpstr (missing, ==, "Missing here: b1.");
  g_assert_cmpstr (extra, ==, "Extra here: b1.");
  g_assert_cmpstr (both, ==, "Missing here: b1. Extra here: a1.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/likeness/case/", cases, test_case)
  g_test_add_func ("/likeness/pinned", test_pinned);
  g_test_add_func ("/likeness/order", test_order);
  g_test_add_func ("/likeness/told", test_told);
  g_test_add_func ("/likeness/difference", test_difference);
  return g_test_run ();
}

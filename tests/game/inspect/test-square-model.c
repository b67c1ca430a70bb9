/* Tests of CheckbitSquareModel: the sets of a square and their descriptions, worked out by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/square-model.h"

#include <string.h>

#include "../../lib/rows.h"
#include "chess/expr.h"
#include "chess/fen.h"

/* A battery on the d file against a pawn that a knight and a bishop defend. */
#define BATTERY "3rk3/3r4/2n5/3p4/8/1B6/8/3RK3 b - - 0 1"

static CheckbitSquareModel *
model_new (const char *fen, ChessSquare square)
{
  CheckbitSquareModel *model = checkbit_square_model_new ();
  ChessPosition position;
  ChessFenError error;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, &error));
  checkbit_square_model_probe (model, &position, square);
  return model;
}

typedef struct
{
  const char *name;
  CheckbitSquareSet set;
  ChessBitboard bits;
  const char *expression;
  const char *pieces;
} SetCase;

/* Values for d5 (bit 35). */
static const SetCase sets[] = {
  { "file", CHECKBIT_SQUARE_FILE, 0x0808080808080808, "file_d", NULL },
  { "rank", CHECKBIT_SQUARE_RANK, 0x000000ff00000000, "rank_5", NULL },
  /* a2 b3 c4 d5 e6 f7 g8 */
  { "diagonal", CHECKBIT_SQUARE_DIAGONAL, 0x4020100804020100, "line(d5, a2)", NULL },
  /* h1 g2 f3 e4 d5 c6 b7 a8 */
  { "anti-diagonal", CHECKBIT_SQUARE_ANTI_DIAGONAL, 0x0102040810204080, "line(d5, h1)", NULL },
  { "white-attackers", CHECKBIT_SQUARE_WHITE_ATTACKERS, CHESS_BIT (3) | CHESS_BIT (17),
    "attackers(d5) & white", "rook d1, bishop b3" },
  { "black-attackers", CHECKBIT_SQUARE_BLACK_ATTACKERS, CHESS_BIT (51), "attackers(d5) & black",
    "rook d7" },
  { "black-xrays", CHECKBIT_SQUARE_BLACK_XRAYS, CHESS_BIT (59), NULL, "rook d8" },
  { "white-xrays", CHECKBIT_SQUARE_WHITE_XRAYS, 0, NULL, "" },
  { "attacks", CHECKBIT_SQUARE_ATTACKS, CHESS_BIT (26) | CHESS_BIT (28), "attacks(d5)", NULL },
};

static void
test_set (gconstpointer data)
{
  const SetCase *row = data;
  g_autoptr (CheckbitSquareModel) model = model_new (BATTERY, 35);
  CheckbitSet *set = checkbit_square_model_get_set (model, row->set);

  g_assert_cmphex (checkbit_set_get_bits (set), ==, row->bits);
  g_assert_cmpstr (checkbit_set_get_expression (set), ==, row->expression);
  if (row->pieces != NULL)
    {
      g_autofree char *pieces = checkbit_square_model_dup_pieces (model, row->set);
      g_assert_cmpstr (pieces, ==, row->pieces);
    }
}

/* Every expression that names a set evaluates to that set, on every square. */
static void
test_expressions (void)
{
  g_autoptr (CheckbitSquareModel) model = checkbit_square_model_new ();
  ChessPosition position;
  ChessFenError fen_error;
  guint n = 0;

  g_assert_true (
      chess_fen_read (BATTERY, strlen (BATTERY), CHESS_FEN_DEFAULT, &position, &fen_error));
  for (guint square = 0; square < CHESS_N_SQUARES; square++)
    {
      ChessMaskInput input = { .position = &position };

      checkbit_square_model_probe (model, &position, (ChessSquare) square);
      for (guint i = 0; i < CHECKBIT_N_SQUARE_SETS; i++)
        {
          CheckbitSet *set = checkbit_square_model_get_set (model, i);
          const char *text = checkbit_set_get_expression (set);
          ChessExprError error;
          ChessBitboard value;

          if (text == NULL)
            continue;
          g_assert_true (chess_expr_compute (text, strlen (text), &input, &value, &error));
          g_assert_cmphex (value, ==, checkbit_set_get_bits (set));
          n++;
        }
    }
  g_assert_cmpuint (n, ==, 64 * 7);
  g_test_message ("%u expressions", n);
}

typedef struct
{
  const char *name, *fen;
  ChessSquare square;
  const char *summary;
} SummaryCase;

static const SummaryCase summaries[] = {
  { "pawn", BATTERY, 35,
    "The black pawn: attackers 2, defenders 1 with rook d8 behind. There are as many defenders as "
    "attackers." },
  { "battery", "3r3k/8/8/3p4/8/8/3R4/3Q3K w - - 0 1", 35,
    "The black pawn: attackers 1 with queen d1 behind, defenders 1. There are more attackers than "
    "defenders." },
  { "behind-the-enemy", "3rk3/3R4/8/3p4/8/8/8/4K3 w - - 0 1", 35,
    "The black pawn: attackers 1, defenders 0. Nothing defends it." },
  { "undefended", "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", 35,
    "The black pawn: attackers 1, defenders 0. Nothing defends it." },
  { "alone", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", 35,
    "The black pawn: attackers 0, defenders 0. Nothing defends it either." },
  { "king", "4k3/8/8/8/8/8/8/4RK2 b - - 0 1", 60,
    "The black king: attackers 1, defenders 0. It is in check." },
  { "empty", BATTERY, 26, "Pieces that attack c4: 1 of White’s, 1 of Black’s." },
  { "empty-battery", "4k3/8/8/8/8/8/3R4/3QK3 w - - 0 1", 35,
    "Pieces that attack d5: 1 of White’s, 0 of Black’s. Lined up behind: queen d1." },
  { "nobody", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 27, "Nothing attacks d4." },
};

static void
test_summary (gconstpointer data)
{
  const SummaryCase *row = data;
  g_autoptr (CheckbitSquareModel) model = model_new (row->fen, row->square);
  g_autofree char *summary = checkbit_square_model_dup_summary (model);

  g_assert_cmpstr (summary, ==, row->summary);
}

static void
test_none (void)
{
  CheckbitSquareModel *model = model_new (BATTERY, 35);
  ChessPosition position = chess_position_start;
  g_autofree char *summary = NULL;

  g_assert_cmpuint (checkbit_square_model_get_probe (model)->square, ==, 35);
  checkbit_square_model_probe (model, &position, CHESS_SQUARE_NONE);
  g_assert_null (checkbit_square_model_get_probe (model));
  for (guint i = 0; i < CHECKBIT_N_SQUARE_SETS; i++)
    g_assert_cmphex (checkbit_set_get_bits (checkbit_square_model_get_set (model, i)), ==, 0);
  summary = checkbit_square_model_dup_summary (model);
  g_assert_cmpstr (summary, ==, "");
  g_assert_finalize_object (model);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/square-model/set/", sets, test_set);
  ADD_ROWS ("/square-model/summary/", summaries, test_summary);
  g_test_add_func ("/square-model/expressions", test_expressions);
  g_test_add_func ("/square-model/none", test_none);
  return g_test_run ();
}

/* Tests of CheckbitMoveModel: every move is listed with its effect, counted, found and sorted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/move-model.h"

#include <string.h>

#include "../../lib/rows.h"
#include "chess/fen.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
/* Widely known as "Kiwipete": 48 moves, 8 of them captures, 2 castling moves, no check. */
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
#define EN_PASSANT "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"

static CheckbitMoveModel *
model_new (const char *fen)
{
  CheckbitMoveModel *model = checkbit_move_model_new ();
  ChessPosition position;
  ChessFenError error;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, &error));
  checkbit_move_model_set_position (model, &position);
  return model;
}

static CheckbitListedMove *
find (CheckbitMoveModel *model, const char *san)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (CheckbitListedMove) item = g_list_model_get_item (G_LIST_MODEL (model), i);

      if (g_str_equal (checkbit_listed_move_get_text (item, CHECKBIT_MOVE_COLUMN_SAN), san))
        return item; /* the model holds it */
    }
  return NULL;
}

/* --- Summaries ------------------------------------------------------------------------------ */

typedef struct
{
  const char *name, *fen, *summary;
} SummaryCase;

/* The last: the rook has 7 squares on its file and 3 on its rank, the king 5. */
static const SummaryCase summaries[] = {
  { "start", START, "20 legal moves" },
  { "kiwipete", KIWIPETE, "48 legal moves, 8 captures" },
  { "one", "7k/8/8/8/8/8/6q1/7K w - - 0 1", "1 legal move, 1 capture" },
  { "mate", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "No legal moves" },
  { "mate-in-one", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "15 legal moves, 1 check, 1 checkmate" },
};

static void
test_summary (gconstpointer data)
{
  const SummaryCase *row = data;
  g_autoptr (CheckbitMoveModel) model = model_new (row->fen);
  g_autofree char *summary = checkbit_move_model_dup_summary (model);

  g_assert_cmpstr (summary, ==, row->summary);
}

/* --- What a move says ----------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen;
  const char *texts[CHECKBIT_N_MOVE_COLUMNS];
  CheckbitMoveKinds kinds;
} MoveCase;

static const MoveCase moves[] = {
  { "push", START, { "e4", "e2e4", "pawn", "", "", "", "", "" }, CHECKBIT_MOVE_QUIET },
  { "castling",
    KIWIPETE,
    { "O-O", "e1g1", "king", "", "", "", "KQ", "castles, loses castling" },
    CHECKBIT_MOVE_QUIET | CHECKBIT_MOVE_CASTLING | CHECKBIT_MOVE_LOSES_CASTLING },
  { "capture-promotion",
    "n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1",
    { "bxa8=Q+", "b7a8q", "pawn", "knight", "check", "queen", "",
      "takes knight, becomes a queen, check" },
    CHECKBIT_MOVE_CAPTURE | CHECKBIT_MOVE_PROMOTION | CHECKBIT_MOVE_CHECK },
  { "rook-takes-rook",
    "r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1",
    { "Rxa8+", "a1a8", "rook", "rook", "check", "", "Qq", "takes rook, check, loses castling" },
    CHECKBIT_MOVE_CAPTURE | CHECKBIT_MOVE_CHECK | CHECKBIT_MOVE_LOSES_CASTLING },
  { "mate",
    "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
    { "Ra8#", "a1a8", "rook", "", "checkmate", "", "", "checkmate" },
    CHECKBIT_MOVE_QUIET | CHECKBIT_MOVE_CHECK | CHECKBIT_MOVE_MATE },
  { "stalemate",
    "7k/8/8/6Q1/8/8/8/4K3 w - - 0 1",
    { "Qg6", "g5g6", "queen", "", "stalemate", "", "", "stalemate" },
    CHECKBIT_MOVE_QUIET | CHECKBIT_MOVE_STALEMATE },
  { "double-check",
    "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1",
    { "Nf6+", "e4f6", "knight", "", "double check", "", "", "double check" },
    CHECKBIT_MOVE_QUIET | CHECKBIT_MOVE_CHECK | CHECKBIT_MOVE_DOUBLE_CHECK },
  { "en-passant",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    { "exd6", "e5d6", "pawn", "pawn", "", "", "", "takes en passant" },
    CHECKBIT_MOVE_CAPTURE },
};

static void
test_move (gconstpointer data)
{
  const MoveCase *row = data;
  g_autoptr (CheckbitMoveModel) model = model_new (row->fen);
  CheckbitListedMove *item = find (model, row->texts[CHECKBIT_MOVE_COLUMN_SAN]);

  g_assert_nonnull (item);
  g_assert_true (checkbit_listed_move_is_legal (item));
  for (guint i = 0; i < CHECKBIT_N_MOVE_COLUMNS; i++)
    g_assert_cmpstr (checkbit_listed_move_get_text (item, i), ==, row->texts[i]);
  g_assert_cmphex (checkbit_listed_move_get_kinds (item), ==, row->kinds);
}

/* --- Illegal moves -------------------------------------------------------------------------- */

static void
test_refused (void)
{
  g_autoptr (CheckbitMoveModel) model = model_new (EN_PASSANT);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (model));
  CheckbitListedMove *item;
  g_autofree char *name = NULL;

  /* The FEN keeps the target only where the capture is legal, so the rules library is given it. */
  g_assert_null (find (model, "e5xd6"));
  checkbit_move_model_set_with_refused (model, TRUE);
  g_assert_true (checkbit_move_model_get_with_refused (model));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), >, n);
  item = find (model, "e5xd6");
  g_assert_nonnull (item);
  g_assert_false (checkbit_listed_move_is_legal (item));
  g_assert_cmphex (checkbit_listed_move_get_kinds (item), ==, CHECKBIT_MOVE_ILLEGAL);
  /* b5 to h5: bits 33 to 39. */
  g_assert_cmphex (checkbit_set_get_bits (checkbit_listed_move_get_set (item)), ==,
                   0x000000fe00000000);
  name = checkbit_listed_move_dup_name (item);
  g_assert_cmpstr (name, ==,
                   "e5xd6, illegal: Capturing en passant would open the fifth rank to the rook on h5.");
  g_assert_cmpuint (checkbit_move_model_count (model, 0), ==, n);
}

/* --- Search, kinds and order ---------------------------------------------------------------- */

static guint
count_matches (CheckbitMoveModel *model, CheckbitMoveKinds kinds, const char *search)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (CheckbitListedMove) item = g_list_model_get_item (G_LIST_MODEL (model), i);
      n += checkbit_listed_move_matches (item, kinds, search);
    }
  return n;
}

static void
test_matches (void)
{
  g_autoptr (CheckbitMoveModel) model = model_new (KIWIPETE);

  g_assert_cmpuint (count_matches (model, 0, ""), ==, 48);
  g_assert_cmpuint (count_matches (model, CHECKBIT_MOVE_CAPTURE, ""), ==, 8);
  g_assert_cmpuint (count_matches (model, CHECKBIT_MOVE_CASTLING, ""), ==, 2);
  g_assert_cmpuint (count_matches (model, CHECKBIT_MOVE_CAPTURE | CHECKBIT_MOVE_CHECK, ""), ==, 0);
  g_assert_cmpuint (count_matches (model, 0, "o-o-o"), ==, 1);
  g_assert_cmpuint (count_matches (model, 0, "takes bishop"), ==, 1);
  g_assert_cmpuint (count_matches (model, 0, "zzz"), ==, 0);
}

static void
test_compare (void)
{
  g_autoptr (CheckbitMoveModel) model = model_new (KIWIPETE);
  CheckbitListedMove *bishop = find (model, "Bxa6"), *pawn = find (model, "dxe6");
  CheckbitListedMove *quiet = find (model, "a3"), *castling = find (model, "O-O");

  /* The most valuable captures first; moves without capture last. */
  g_assert_cmpint (checkbit_listed_move_compare (bishop, pawn, CHECKBIT_MOVE_COLUMN_CAPTURED), <,
                   0);
  g_assert_cmpint (checkbit_listed_move_compare (pawn, quiet, CHECKBIT_MOVE_COLUMN_CAPTURED), <, 0);
  g_assert_cmpint (checkbit_listed_move_compare (quiet, castling, CHECKBIT_MOVE_COLUMN_CASTLING), >,
                   0);
  g_assert_cmpint (checkbit_listed_move_compare (castling, quiet, CHECKBIT_MOVE_COLUMN_PIECE), <,
                   0);
  g_assert_cmpint (checkbit_listed_move_compare (quiet, quiet, CHECKBIT_MOVE_COLUMN_SAN), ==, 0);
}

static void
count_cb (GListModel *list, guint position, guint removed, guint added, guint *count)
{
  (*count)++;
}

/* The same position is not listed again. */
static void
test_same_position (void)
{
  g_autoptr (CheckbitMoveModel) model = model_new (START);
  guint count = 0;

  g_signal_connect (model, "items-changed", G_CALLBACK (count_cb), &count);
  checkbit_move_model_set_position (model, &chess_position_start);
  checkbit_move_model_set_with_refused (model, FALSE);
  g_assert_cmpuint (count, ==, 0);
  g_assert_true (checkbit_move_model_find (model, chess_move_new (12, 28, CHESS_MOVE_NORMAL))
                 == find (model, "e4"));
  g_assert_finalize_object (g_steal_pointer (&model));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/move-model/summary/", summaries, test_summary);
  ADD_ROWS ("/move-model/move/", moves, test_move);
  g_test_add_func ("/move-model/refused", test_refused);
  g_test_add_func ("/move-model/matches", test_matches);
  g_test_add_func ("/move-model/compare", test_compare);
  g_test_add_func ("/move-model/same-position", test_same_position);
  return g_test_run ();
}

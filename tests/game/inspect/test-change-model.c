/* Tests of CheckbitChangeModel: the boards that differ, the fields and the steps of moves, worked
 * out by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/change-model.h"

#include <string.h>

#include "../../lib/rows.h"
#include "chess/fen.h"
#include "chess/uci-move.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

typedef struct
{
  const char *name, *fen, *uci;
  const char *sentence;
  const char *boards; /* "White pawns 2, Occupied 2": titles and numbers of squares that differ */
  const char *steps;
} ChangeCase;

static const ChangeCase cases[] = {
  { "push", START, "g1f3", "The knight goes from g1 to f3.",
    "White knights 2, White pieces 2, Occupied 2, ",
    "The white knight leaves g1\nThe white knight arrives on f3\nThe other side is to move\n" },
  { "castling", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1",
    "The king castles from e1 to g1, and the rook goes from h1 to f1.",
    "White rooks 2, White king 2, White pieces 4, Occupied 4, Castling rooks 2, ",
    "The white king leaves e1\nThe white rook leaves h1\nThe white king arrives on g1\n"
    "The white rook arrives on f1\nWhite loses the right to castle on the queen’s side\n"
    "White loses the right to castle on the king’s side\nThe other side is to move\n" },
  { "en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6",
    "The pawn on e5 takes the pawn on d5 en passant and lands on d6.",
    "White pawns 2, Black pawns 1, White pieces 2, Black pieces 1, Occupied 3, ",
    "The black pawn on d5 is taken off\nThe white pawn leaves e5\nThe white pawn arrives on d6\n"
    "The en passant target on d6 is cleared\nThe other side is to move\n" },
  { "capture-promotion", "n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7a8q",
    "The pawn on b7 takes the knight on a8 and becomes a queen.",
    "White pawns 1, White queens 1, Black knights 1, White pieces 2, Black pieces 1, Occupied 1, ",
    "The black knight on a8 is taken off\nThe white pawn leaves b7\n"
    "A white queen stands on a8 in the pawn’s place\nThe other side is to move\n" },
  { "promotion", "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7b8n",
    "The pawn on b7 goes to b8 and becomes a knight.",
    "White pawns 1, White knights 1, White pieces 2, Occupied 2, ",
    "The white pawn leaves b7\nA white knight stands on b8 in the pawn’s place\n"
    "The other side is to move\n" },
  { "double-push", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", "The pawn goes from e2 to e4.",
    "White pawns 2, White pieces 2, Occupied 2, ",
    "The white pawn leaves e2\nThe white pawn arrives on e4\n"
    "e3 becomes the en passant target\nThe other side is to move\n" },
};

static char *
dup_boards (CheckbitChangeModel *model)
{
  GListModel *list = checkbit_change_model_get_boards (model);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (list, i);

      g_string_append_printf (text, "%s %u, ", checkbit_set_get_title (set),
                              chess_bitboard_count (checkbit_set_get_bits (set)));
    }
  return g_string_free (text, FALSE);
}

/* The steps in words. Each word XORed into the key gives the next one, and the last the key
 * after. */
static char *
dup_steps (CheckbitChangeModel *model, guint64 key)
{
  GListModel *list = checkbit_change_model_get_steps (model);
  GString *text = g_string_new (NULL);
  guint64 before = key;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (CheckbitChangeStep) step = g_list_model_get_item (list, i);

      key ^= checkbit_change_step_get_word (step);
      g_assert_cmphex (checkbit_change_step_get_key (step), ==, key);
      g_string_append_printf (text, "%s\n", checkbit_change_step_get_text (step));
    }
  g_assert_cmphex (before ^ key, ==, checkbit_change_model_get_difference (model));
  return g_string_free (text, FALSE);
}

static void
test_change (gconstpointer data)
{
  const ChangeCase *row = data;
  g_autoptr (CheckbitChangeModel) model = checkbit_change_model_new ();
  g_autofree char *boards = NULL, *steps = NULL;
  ChessPosition position, after;
  ChessFenError error;
  ChessMove move;

  g_assert_true (
      chess_fen_read (row->fen, strlen (row->fen), CHESS_FEN_DEFAULT, &position, &error));
  move = chess_uci_read (&position, row->uci, strlen (row->uci));
  after = position;
  chess_position_play (&after, move);
  checkbit_change_model_set_move (model, &position, move);

  boards = dup_boards (model);
  steps = dup_steps (model, chess_position_key (&position));
  g_assert_cmpstr (checkbit_change_model_get_sentence (model), ==, row->sentence);
  g_assert_cmpstr (boards, ==, row->boards);
  g_assert_cmpstr (steps, ==, row->steps);
  g_assert_cmphex (checkbit_change_model_get_difference (model), ==,
                   chess_position_key (&position) ^ chess_position_key (&after));
}

/* --- Fields --------------------------------------------------------------------------------- */

static void
assert_field (CheckbitChangeModel *model, guint index, const char *before, const char *after)
{
  g_autoptr (CheckbitChangeField) field
      = g_list_model_get_item (checkbit_change_model_get_fields (model), index);

  g_assert_cmpstr (checkbit_change_field_get_before (field), ==, before);
  g_assert_cmpstr (checkbit_change_field_get_after (field), ==, after);
}

/* 0x463b96181691fc9c and 0x823c9b50fd114196 are in the description of Polyglot's format, for the
 * start position and after e4. */
static void
test_fields (void)
{
  g_autoptr (CheckbitChangeModel) model = checkbit_change_model_new ();

  checkbit_change_model_set_move (model, &chess_position_start,
                                  chess_move_new (12, 28, CHESS_MOVE_NORMAL));
  g_assert_cmpstr (checkbit_change_model_get_san (model), ==, "e4");
  assert_field (model, 0, "White", "Black");
  assert_field (model, 1, "KQkq", "KQkq");
  assert_field (model, 2, "none", "none");
  assert_field (model, 3, "0", "0");
  assert_field (model, 4, "1", "1");
  assert_field (model, 5, "0x463B96181691FC9C", "0x823C9B50FD114196");
}

static void
count_cb (CheckbitChangeModel *model, guint *count)
{
  (*count)++;
}

static void
test_none (void)
{
  CheckbitChangeModel *model = checkbit_change_model_new ();
  ChessMove e4 = chess_move_new (12, 28, CHESS_MOVE_NORMAL);
  guint count = 0;

  g_signal_connect (model, "changed", G_CALLBACK (count_cb), &count);
  checkbit_change_model_set_move (model, NULL, CHESS_MOVE_NONE);
  g_assert_cmpuint (count, ==, 0);
  checkbit_change_model_set_move (model, &chess_position_start, e4);
  checkbit_change_model_set_move (model, &chess_position_start, e4);
  g_assert_cmpuint (count, ==, 1);
  checkbit_change_model_set_move (model, NULL, CHESS_MOVE_NONE);
  g_assert_cmpuint (count, ==, 2);
  g_assert_null (checkbit_change_model_get_san (model));
  g_assert_null (checkbit_change_model_get_sentence (model));
  g_assert_cmpuint (g_list_model_get_n_items (checkbit_change_model_get_steps (model)), ==, 0);
  g_assert_finalize_object (model);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/change-model/move/", cases, test_change);
  g_test_add_func ("/change-model/fields", test_fields);
  g_test_add_func ("/change-model/none", test_none);
  return g_test_run ();
}

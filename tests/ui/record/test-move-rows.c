/* Tests of CheckbitMoveRows: in which order a game is written down, and that only what differs is
 * announced.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-rows.h"

#include <string.h>

#include "game-script.h"
#include "game/tree/edit.h"
#include "game/pgn/pgn-record.h"

#define BLACK_FIRST "4k3/8/8/8/8/8/8/R3K3 b Q - 0 7"

/* rows: as dump() writes them. */
static const struct
{
  const char *name;
  const char *fen; /* NULL: the start position */
  const char *script;
  const char *rows;
} cases[] = {
  { "no-moves", NULL, "", "start" },
  { "one-move", NULL, "e2e4", "start | 1 e4 -" },
  { "one-pair", NULL, "e2e4 e7e5", "start | 1 e4 e5" },
  { "odd", NULL, "e2e4 e7e5 g1f3", "start | 1 e4 e5 | 2 Nf3 -" },
  { "black-first", BLACK_FIRST, "e8d7 a1a7", "start | 7 - Kd7 | 8 Ra7+ -" },
  { "where-it-stands-is-no-matter", NULL, "e2e4 e7e5 < <", "start | 1 e4 e5" },
  { "variation-of-white", NULL, "e2e4 e7e5 g1f3 ^ d2d4 d7d5",
    "start | 1 e4 - | >1 d4 d5 | 1 - e5 | 2 Nf3 -" },
  { "variation-of-black", NULL, "e2e4 e7e5 g1f3 < < c7c5 b1c3",
    "start | 1 e4 e5 | >1 - c5 Nc3 [-] | 2 Nf3 -" },
  { "two-variations-in-their-order", NULL, "e2e4 e7e5 < c7c5 < e7e6",
    "start | 1 e4 e5 | >1 - c5 | >1 - e6" },
  { "variation-of-a-last-move", NULL, "e2e4 < d2d4", "start | 1 e4 - | >1 d4" },
  { "variation-in-a-variation", NULL, "e2e4 e7e5 ^ d2d4 d7d5 c2c4 < g1f3 < < g8f6",
    "start | 1 e4 - | >1 d4 d5 [-] | >>1 - Nf6 | >2 c4 | >>2 Nf3 | 1 - e5" },
  { "mate", NULL, "f2f3 e7e5 g2g4 d8h4", "start | 1 f3 e5 | 2 g4 Qh4# | ends:1" },
  { "mate-with-variation", NULL, "f2f3 e7e5 g2g4 d8h4 < d7d5",
    "start | 1 f3 e5 | 2 g4 Qh4# | ends:1 | >2 - d5" },
  { "resigned-at-once", NULL, "resign", "start | ends:8" },
  { "resigned-and-played-on-before", NULL, "e2e4 e7e5 < resign",
    "start | 1 e4 e5 | ends:8" },
  { "resignation-taken-back", NULL, "e2e4 resign undo", "start | 1 e4 -" },
};

/* Running text: the number, a dash for a White's move that is not there, and the moves. */
static void
dump_text (GString *string, const CheckbitMoveRowData *row)
{
  const ChessPosition *before
      = checkbit_node_get_position (checkbit_node_get_parent (row->nodes[0]));

  g_string_append_printf (string, "%u", chess_position_fullmove (before));
  if (chess_position_side (before) == CHESS_BLACK)
    g_string_append (string, " -");
  for (guint i = 0; i < CHECKBIT_MOVE_ROW_NODES && row->nodes[i] != NULL; i++)
    g_string_append_printf (string, " %s", checkbit_node_get_san (row->nodes[i]));
}

static void
dump_move (GString *string, const CheckbitMoveRowData *row)
{
  CheckbitNode *first = row->nodes[0] != NULL ? row->nodes[0] : row->nodes[1];
  const ChessPosition *before = checkbit_node_get_position (checkbit_node_get_parent (first));

  g_string_append_printf (string, "%u %s %s", chess_position_fullmove (before),
                          row->nodes[0] != NULL ? checkbit_node_get_san (row->nodes[0]) : "-",
                          row->nodes[1] != NULL ? checkbit_node_get_san (row->nodes[1]) : "-");
}

static char *
dump (CheckbitMoveRows *rows)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (CheckbitMoveItem) item = g_list_model_get_item (G_LIST_MODEL (rows), i);
      const CheckbitMoveRowData *row = checkbit_move_item_get_data (item);

      g_string_append (string, i > 0 ? " | " : "");
      for (guint k = 0; k < row->depth; k++)
        g_string_append_c (string, '>');
      if (row->kind == CHECKBIT_MOVE_ROW_START)
        g_string_append (string, "start");
      else if (row->kind == CHECKBIT_MOVE_ROW_ENDING)
        g_string_append_printf (string, "ends:%d", row->reason);
      else if (row->kind == CHECKBIT_MOVE_ROW_COMMENT)
        g_string_append_printf (string, "“%s”",
                                row->before ? checkbit_node_get_comment_before (row->nodes[0])
                                            : checkbit_node_get_comment (row->nodes[0]));
      else if (row->kind == CHECKBIT_MOVE_ROW_LINE)
        dump_text (string, row);
      else
        dump_move (string, row);
      if (row->fold != CHECKBIT_MOVE_FOLD_NONE)
        g_string_append (string, row->fold == CHECKBIT_MOVE_FOLD_OPEN ? " [-]" : " [+]");
    }

  return g_string_free (string, FALSE);
}

static void
test_order (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitMoveRows) rows = checkbit_move_rows_new ();
  g_autofree char *found = NULL;

  if (cases[row].fen != NULL)
    g_assert_true (checkbit_game_load_fen (game, cases[row].fen, NULL));
  game_script_play (game, cases[row].script);
  checkbit_move_rows_update (rows, game);
  found = dump (rows);
  g_assert_cmpstr (found, ==, cases[row].rows);
}

/* Games with notes, from PGN. */
static const struct
{
  const char *name;
  const char *pgn;
  const char *fold; /* the moves of variations that are folded, with spaces between them */
  const char *go;   /* the move that a click goes to, or NULL */
  const char *rows;
} noted_cases[] = {
  { "after", "1. e4 {good} e5 2. Nf3 *", "", NULL, "start | 1 e4 - | “good” | 1 - e5 | 2 Nf3 -" },
  { "after-black", "1. e4 e5 {so} 2. Nf3 *", "", NULL, "start | 1 e4 e5 | “so” | 2 Nf3 -" },
  { "of-the-game", "{the game} 1. e4 *", "", NULL, "start | “the game” | 1 e4 -" },
  { "before-a-variation", "1. e4 e5 ({or} 1... c5 {Sicilian} 2. Nf3) 2. Nc3 *", "", NULL,
    "start | 1 e4 e5 | >“or” | >1 - c5 [-] | >“Sicilian” | >2 Nf3 | 2 Nc3 -" },
  { "result-of-a-file", "1. e4 e5 1-0", "", NULL, "start | 1 e4 e5 | ends:14" },
  /* Drawn by the 75-move rule after the first move: stated there and at the end, not at each
   * move. */
  { "played-on-after-a-draw",
    "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 149 100\"]\n\n"
    "100. Ra2 Ke7 101. Ra1 Ke8 102. Ra2 *",
    "", NULL, "start | 100 Ra2 - | ends:5 | 100 - Ke7 | 101 Ra1 Ke8 | 102 Ra2 - | ends:5" },
  { "folded", "1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nc3 *", "c5", NULL,
    "start | 1 e4 e5 | >1 - c5 [+] | 2 Nc3 -" },
  { "folded-pair", "1. e4 (1. d4 d5 2. c4 e6) 1... e5 *", "d4", NULL,
    "start | 1 e4 - | >1 d4 d5 [+] | 1 - e5" },
  { "folded-short-has-nothing-to-fold", "1. e4 (1. d4 d5) 1... e5 *", "d4", NULL,
    "start | 1 e4 - | >1 d4 d5 | 1 - e5" },
  { "folded-comment", "1. e4 (1. d4 {queen’s pawn}) 1... e5 *", "d4", NULL,
    "start | 1 e4 - | >1 d4 [+] | 1 - e5" },
  { "folded-opens-for-the-board", "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nc3 *", "c5", "Nf3",
    "start | 1 e4 e5 | >1 - c5 Nf3 d6 [-] | 2 Nc3 -" },
  { "folded-stays-on-its-first-row", "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nc3 *", "c5", "c5",
    "start | 1 e4 e5 | >1 - c5 [+] | 2 Nc3 -" },
  { "folded-in-folded", "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 3. exd5) 2... d6) 2. Nc3 *", "c5 c3",
    "Nf3", "start | 1 e4 e5 | >1 - c5 Nf3 [-] | >>2 c3 d5 [+] | >2 - d6 | 2 Nc3 -" },
};

/* The first node below one, itself included, whose move is san. */
static CheckbitNode *
find_san (CheckbitNode *node, const char *san)
{
  if (g_str_equal (checkbit_node_get_san (node), san))
    return node;
  for (guint i = 0; i < checkbit_node_get_n_children (node); i++)
    {
      CheckbitNode *found = find_san (checkbit_node_get_child (node, i), san);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
test_notes (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  const char *pgn = noted_cases[row].pgn;
  g_autoptr (CheckbitPgnGame) read = checkbit_pgn_read_game (pgn, strlen (pgn));
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitMoveRows) rows = checkbit_move_rows_new ();
  g_auto (GStrv) folds = g_strsplit (noted_cases[row].fold, " ", -1);
  g_autofree char *found = NULL;
  CheckbitNode *root;

  checkbit_game_set_record (game, checkbit_pgn_game_steal_record (read), NULL);
  root = checkbit_game_get_root (game);
  for (char **fold = folds; *fold != NULL; fold++)
    checkbit_game_set_folded (game, find_san (root, *fold), TRUE);
  if (noted_cases[row].go != NULL)
    checkbit_game_go_to (game, find_san (root, noted_cases[row].go));
  checkbit_move_rows_update (rows, game);
  found = dump (rows);
  g_assert_cmpstr (found, ==, noted_cases[row].rows);
}

/* The board enters a folded variation and leaves it: both change rows; a step inside does not. */
static void
test_needs_update (void)
{
  static const char pgn[] = "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nc3 *";
  g_autoptr (CheckbitPgnGame) read = checkbit_pgn_read_game (pgn, strlen (pgn));
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitMoveRows) rows = checkbit_move_rows_new ();
  CheckbitNode *root, *hidden;

  checkbit_game_set_record (game, checkbit_pgn_game_steal_record (read), NULL);
  root = checkbit_game_get_root (game);
  hidden = find_san (root, "Nf3");
  checkbit_move_rows_update (rows, game);
  g_assert_false (checkbit_move_rows_needs_update (rows, hidden));

  checkbit_game_set_all_folded (game, TRUE);
  checkbit_move_rows_update (rows, game);
  g_assert_false (checkbit_move_rows_needs_update (rows, find_san (root, "c5")));
  g_assert_true (checkbit_move_rows_needs_update (rows, hidden));

  checkbit_game_go_to (game, hidden);
  checkbit_move_rows_update (rows, game);
  g_assert_true (checkbit_move_rows_needs_update (rows, root));
  checkbit_game_go_to (game, root);
  checkbit_move_rows_update (rows, game);
  g_assert_false (checkbit_move_rows_needs_update (rows, root));
}

/* The main line as running text: in rows of limited length, which restart after a comment or
 * variation. */
static const struct
{
  const char *name;
  const char *pgn;
  const char *black; /* the move to go to from a move of Black's */
  const char *rows;
} text_cases[] = {
  { "line", "1. e4 e5 2. Nf3 *", "e5", "start | 1 e4 e5 Nf3" },
  { "comment", "1. e4 {good} e5 2. Nf3 *", "e4", "start | 1 e4 | “good” | 1 - e5 Nf3" },
  { "variation", "1. e4 e5 (1... c5 2. Nf3) 2. Nc3 Nc6 *", "e5",
    "start | 1 e4 e5 | >1 - c5 Nf3 [-] | 2 Nc3 Nc6" },
  { "long",
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. e3 e6 7. d3 *", "Nf6",
    "start | 1 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 e3 e6 | 7 d3" },
  { "long/black-first",
    "1. Nf3 {so} Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. e3 e6 7. d3 *", "Nf3",
    "start | 1 Nf3 | “so” | 1 - Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 e3 e6 | 7 d3" },
};

static void
test_text (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  const char *pgn = text_cases[row].pgn;
  g_autoptr (CheckbitPgnGame) read = checkbit_pgn_read_game (pgn, strlen (pgn));
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitMoveRows) rows = checkbit_move_rows_new ();
  g_autofree char *found = NULL;
  guint column = 99;

  checkbit_game_set_record (game, checkbit_pgn_game_steal_record (read), NULL);
  checkbit_move_rows_set_as_text (rows, TRUE);
  checkbit_move_rows_update (rows, game);
  found = dump (rows);
  g_assert_cmpstr (found, ==, text_cases[row].rows);
  g_assert_cmpuint (checkbit_move_rows_find (
                        rows, checkbit_node_get_child (checkbit_game_get_root (game), 0), &column),
                    ==, 1);
  g_assert_cmpuint (column, ==, 0);
  /* Black's first move in the row, if there is one. */
  g_assert_cmpstr (checkbit_node_get_san (checkbit_move_row_data_get_first (
                       checkbit_move_rows_get (rows, 1), CHESS_BLACK)),
                   ==, text_cases[row].black);
}

static void
test_nothing (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitMoveRows) rows = checkbit_move_rows_new ();

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, 0);
  checkbit_move_rows_update (rows, game);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, 1);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (rows), 1));
  g_assert_null (checkbit_move_rows_get (rows, 1));
  g_assert_cmpuint (checkbit_move_rows_find (rows, NULL, NULL), ==, G_MAXUINT);
  checkbit_move_rows_update (rows, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, 0);
}

/* --- Announcements ------------------------------------------------------------------------ */

/* A view's knowledge of the rows, from the signals. */
typedef struct
{
  GPtrArray *items;
  guint n_announced;
  guint n_rows; /* that were created */
} Mirror;

static void
items_changed_cb (GListModel *list, guint position, guint removed, guint added, Mirror *mirror)
{
  if (removed > 0)
    g_ptr_array_remove_range (mirror->items, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (mirror->items, (int) (position + i),
                        g_list_model_get_item (list, position + i));
  mirror->n_announced++;
  mirror->n_rows += added;
}

static guint
count_nodes (CheckbitNode *node)
{
  guint n = 1;

  for (guint i = 0; i < checkbit_node_get_n_children (node); i++)
    n += count_nodes (checkbit_node_get_child (node, i));

  return n;
}

/* The mirror must equal the list, and every node of the tree must occur exactly once. */
static void
check_mirror (Mirror *mirror, CheckbitMoveRows *rows, CheckbitGame *game)
{
  guint n_nodes = 0;

  g_assert_cmpuint (mirror->items->len, ==, g_list_model_get_n_items (G_LIST_MODEL (rows)));
  for (guint i = 0; i < mirror->items->len; i++)
    {
      const CheckbitMoveRowData *row = checkbit_move_rows_get (rows, i);
      const CheckbitMoveRowData *known
          = checkbit_move_item_get_data (g_ptr_array_index (mirror->items, i));

      g_assert_cmpint (row->kind, ==, known->kind);
      g_assert_cmpuint (row->depth, ==, known->depth);
      for (guint k = 0; k < CHECKBIT_MOVE_ROW_NODES; k++)
        {
          guint column = 99;

          g_assert_true (row->nodes[k] == known->nodes[k]);
          if (row->nodes[k] == NULL || !checkbit_move_row_data_has_moves (row))
            continue;
          n_nodes++;
          g_assert_cmpuint (checkbit_move_rows_find (rows, row->nodes[k], &column), ==, i);
          g_assert_cmpuint (column, ==, k);
        }
    }
  g_assert_cmpuint (n_nodes, ==, count_nodes (checkbit_game_get_root (game)));
}

static void
random_step (CheckbitGame *game)
{
  ChessMoveList list;

  switch (g_test_rand_int_range (0, 10))
    {
    case 0:
      checkbit_game_go_to_start (game);
      break;
    case 1:
    case 2:
      checkbit_game_go_back (game);
      break;
    case 3:
      checkbit_game_resign (game, NULL);
      break;
    case 4:
      checkbit_game_go_to_end (game);
      break;
    default:
      chess_movegen_legal (checkbit_game_get_position (game), &list);
      if (list.count > 0)
        checkbit_game_play (
            game, list.moves[g_test_rand_int_range (0, (gint32) MIN (list.count, 3))], NULL);
    }
}

static void
test_random_trees (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitMoveRows) rows = checkbit_move_rows_new ();
  Mirror mirror = { .items = g_ptr_array_new_with_free_func (g_object_unref) };

  g_signal_connect (rows, "items-changed", G_CALLBACK (items_changed_cb), &mirror);
  for (guint i = 0; i < 1500; i++)
    {
      guint n = mirror.n_announced;

      checkbit_move_rows_update (rows, game);
      g_assert_cmpuint (mirror.n_announced, <=, n + 1);
      if (i % 10 == 0)
        check_mirror (&mirror, rows, game);
      random_step (game);
    }

  g_test_message ("%u rows for %u nodes, announced in %u steps", mirror.items->len,
                  count_nodes (checkbit_game_get_root (game)), mirror.n_announced);
  g_ptr_array_unref (mirror.items);
}

/* Another move at the end of a long game changes one row, not all. */
static void
test_append (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitMoveRows) rows = checkbit_move_rows_new ();
  Mirror mirror = { .items = g_ptr_array_new_with_free_func (g_object_unref) };
  ChessMoveList list;

  game_script_play_long (game, 1000);
  checkbit_move_rows_update (rows, game);
  g_signal_connect (rows, "items-changed", G_CALLBACK (items_changed_cb), &mirror);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    g_ptr_array_add (mirror.items, g_list_model_get_item (G_LIST_MODEL (rows), i));

  checkbit_move_rows_update (rows, game);
  g_assert_cmpuint (mirror.n_announced, ==, 0);

  chess_movegen_legal (checkbit_game_get_position (game), &list);
  g_assert_true (checkbit_game_play (game, list.moves[0], NULL));
  checkbit_move_rows_update (rows, game);
  g_assert_cmpuint (mirror.n_announced, ==, 1);
  g_assert_cmpuint (mirror.n_rows, <=, 2);
  check_mirror (&mirror, rows, game);
  g_ptr_array_unref (mirror.items);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/move-rows/order/", cases[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_order);
    }
  for (guint i = 0; i < G_N_ELEMENTS (noted_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/move-rows/notes/", noted_cases[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_notes);
    }
  for (guint i = 0; i < G_N_ELEMENTS (text_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/move-rows/text/", text_cases[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_text);
    }
  g_test_add_func ("/move-rows/needs-update", test_needs_update);
  g_test_add_func ("/move-rows/nothing", test_nothing);
  g_test_add_func ("/move-rows/random-trees", test_random_trees);
  g_test_add_func ("/move-rows/append", test_append);

  return g_test_run ();
}

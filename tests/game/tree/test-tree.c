/* Tests of the tree behind CheckbitGame: variations, the line that a step forward follows, games of
 * any length, and long random walks compared with a simpler implementation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/node-build.h"

#include "../recorder.h"

/* --- By hand ------------------------------------------------------------------------------ */

static void
assert_line (CheckbitGame *game, const char *expected)
{
  g_autofree char *line = line_to_node (checkbit_game_get_current (game));

  g_assert_cmpstr (line, ==, expected);
}

/* 1. e4 e5 2. Nf3, and 1. d4 d5 with 1. … Nf6 beside it. */
static void
play_three_lines (Recorder *recorder)
{
  recorder_play (recorder, "e2e4 e7e5 g1f3");
  checkbit_game_go_to_start (recorder->game);
  recorder_play (recorder, "d2d4 d7d5");
  checkbit_game_go_back (recorder->game);
  recorder_play (recorder, "g8f6");
}

static void
test_variations (void)
{
  CheckbitNode *root, *e4, *d4;
  Recorder recorder;

  recorder_init (&recorder);
  play_three_lines (&recorder);
  root = checkbit_game_get_root (recorder.game);

  g_assert_cmpuint (checkbit_node_get_n_children (root), ==, 2);
  e4 = checkbit_node_get_child (root, 0);
  d4 = checkbit_node_get_child (root, 1);
  g_assert_null (checkbit_node_get_child (root, 2));
  g_assert_cmpstr (checkbit_node_get_san (root), ==, "");
  g_assert_cmpint (checkbit_node_get_move (root), ==, CHESS_MOVE_NONE);
  g_assert_cmpstr (checkbit_node_get_san (e4), ==, "e4");
  g_assert_cmpstr (checkbit_node_get_san (d4), ==, "d4");
  g_assert_cmpuint (checkbit_node_get_n_children (d4), ==, 2);
  g_assert_true (checkbit_node_get_parent (d4) == root);
  g_assert_cmpuint (checkbit_node_get_ply (d4), ==, 1);

  recorder_clear (&recorder);
}

static void
test_same_move_is_followed (void)
{
  CheckbitNode *root, *current;
  Recorder recorder;

  recorder_init (&recorder);
  play_three_lines (&recorder);
  root = checkbit_game_get_root (recorder.game);
  checkbit_game_set_modified (recorder.game, FALSE);

  checkbit_game_go_to_start (recorder.game);
  recorder_play (&recorder, "e2e4 e7e5");
  current = checkbit_game_get_current (recorder.game);
  g_assert_cmpuint (checkbit_node_get_n_children (root), ==, 2);
  g_assert_true (checkbit_node_get_parent (checkbit_node_get_parent (current)) == root);
  g_assert_false (checkbit_game_get_modified (recorder.game));

  recorder_play (&recorder, "b1c3");
  g_assert_true (checkbit_game_get_modified (recorder.game));

  recorder_clear (&recorder);
}

static void
test_forward_follows_last_visited (void)
{
  Recorder recorder;
  CheckbitGame *game;
  CheckbitNode *end;

  recorder_init (&recorder);
  game = recorder.game;
  recorder_play (&recorder, "e2e4 e7e5 g1f3");
  end = checkbit_game_get_current (game);
  checkbit_game_go_to_start (game);
  recorder_play (&recorder, "d2d4 d7d5");

  checkbit_game_go_to_start (game);
  checkbit_game_go_to_end (game);
  assert_line (game, "d4 d5");

  /* A jump makes its line the one to follow. */
  checkbit_game_go_to (game, end);
  checkbit_game_go_to_start (game);
  checkbit_game_go_forward (game);
  checkbit_game_go_forward (game);
  assert_line (game, "e4 e5");
  checkbit_game_go_to_end (game);
  assert_line (game, "e4 e5 Nf3");

  recorder_clear (&recorder);
}

/* --- Against a second book-keeping -------------------------------------------------------- */

#define WALK_STEPS 20000

/* The same tree as rows of a table, kept as simple as possible. */
typedef struct
{
  CheckbitNode *node;
  guint parent; /* of row 0: itself */
  guint visited; /* 0: none yet */
} Row;

typedef struct
{
  Recorder recorder;
  GArray *rows;
  guint current;
} Walk;

static Row *
row (Walk *walk, guint index)
{
  return &g_array_index (walk->rows, Row, index);
}

static guint
find_row (Walk *walk, CheckbitNode *node)
{
  for (guint i = 0; i < walk->rows->len; i++)
    if (row (walk, i)->node == node)
      return i;

  return G_MAXUINT;
}

static guint
next_row (Walk *walk, guint index)
{
  if (row (walk, index)->visited != 0)
    return row (walk, index)->visited;
  for (guint i = 1; i < walk->rows->len; i++)
    if (row (walk, i)->parent == index)
      return i;

  return 0;
}

/* Asserts that the game announced the path from the current place to another one, and moves the
 * walk there. */
static void
arrive (Walk *walk, guint to)
{
  guint from = walk->current;
  CheckbitChangeKind kind = CHECKBIT_CHANGE_JUMP;

  if (from == to)
    {
      recorder_expect_silence (&walk->recorder);
      return;
    }

  if (to != 0 && row (walk, to)->parent == from)
    kind = CHECKBIT_CHANGE_PLAY;
  else if (from != 0 && row (walk, from)->parent == to)
    kind = CHECKBIT_CHANGE_UNDO;
  recorder_expect (&walk->recorder, kind, row (walk, from)->node, row (walk, to)->node);

  for (guint i = from; i != 0; i = row (walk, i)->parent)
    row (walk, row (walk, i)->parent)->visited = i;
  for (guint i = to; i != 0; i = row (walk, i)->parent)
    row (walk, row (walk, i)->parent)->visited = i;
  walk->current = to;
}

static void
walk_play (Walk *walk)
{
  CheckbitGame *game = walk->recorder.game;
  ChessMoveList list;
  CheckbitNode *node;
  guint to;

  if (checkbit_game_get_result (game) != CHECKBIT_RESULT_OPEN)
    return;

  /* Few different moves, so that lines are met again and branch. */
  chess_movegen_legal (checkbit_game_get_position (game), &list);
  g_assert_true (checkbit_game_play (
      game, list.moves[g_test_rand_int_range (0, (gint32) MIN (list.count, 3))], NULL));

  node = checkbit_game_get_current (game);
  to = find_row (walk, node);
  if (to == G_MAXUINT)
    {
      Row new = { .node = node, .parent = walk->current };

      to = walk->rows->len;
      g_array_append_val (walk->rows, new);
      g_assert_true (checkbit_node_get_parent (node) == row (walk, walk->current)->node);
    }
  arrive (walk, to);
}

static void
walk_step (Walk *walk)
{
  CheckbitGame *game = walk->recorder.game;
  guint to = walk->current, next;

  switch (g_test_rand_int_range (0, 12))
    {
    case 0:
    case 1:
      g_assert_cmpint (checkbit_game_go_back (game), ==, walk->current != 0);
      arrive (walk, row (walk, walk->current)->parent);
      break;
    case 2:
    case 3:
      next = next_row (walk, walk->current);
      g_assert_cmpint (checkbit_game_go_forward (game), ==, next != 0);
      arrive (walk, next != 0 ? next : walk->current);
      break;
    case 4:
      checkbit_game_go_to_start (game);
      arrive (walk, 0);
      break;
    case 5:
      while ((next = next_row (walk, to)) != 0)
        to = next;
      checkbit_game_go_to_end (game);
      arrive (walk, to);
      break;
    case 6:
      to = (guint) g_test_rand_int_range (0, (gint32) walk->rows->len);
      checkbit_game_go_to (game, row (walk, to)->node);
      arrive (walk, to);
      break;
    default:
      walk_play (walk);
    }
}

/* The position of a node must be what playing its moves from the root gives. */
static void
check_positions (Walk *walk)
{
  for (guint i = 1; i < walk->rows->len; i++)
    {
      CheckbitNode *node = row (walk, i)->node;
      ChessPosition position = *checkbit_node_get_position (checkbit_node_get_parent (node));

      chess_position_play (&position, checkbit_node_get_move (node));
      g_assert_cmpuint (chess_position_key (&position),
                        ==,
                        chess_position_key (checkbit_node_get_position (node)));
      g_assert_true (chess_position_is_consistent (checkbit_node_get_position (node)));
    }
}

static void
test_walk (void)
{
  Walk walk = { .rows = g_array_new (FALSE, TRUE, sizeof (Row)) };
  Row root = { 0 };

  recorder_init (&walk.recorder);
  root.node = checkbit_game_get_root (walk.recorder.game);
  g_array_append_val (walk.rows, root);

  for (guint i = 0; i < WALK_STEPS; i++)
    {
      walk_step (&walk);
    }
  check_positions (&walk);
  g_test_message ("%d steps through %u nodes", WALK_STEPS, walk.rows->len);

  recorder_clear (&walk.recorder);
  g_array_unref (walk.rows);
}

/* --- Length ------------------------------------------------------------------------------- */

#define LONG_PLIES 5000

/* A quiet move, or a single pawn step when the counter is high, so that the game never ends. */
static ChessMove
pick_long_move (GRand *rand, const ChessPosition *position)
{
  gboolean want_pawn = chess_position_halfmove (position) > 140;
  ChessMoveList list;
  guint offset;

  chess_movegen_legal (position, &list);
  offset = (guint) g_rand_int_range (rand, 0, (gint32) list.count);
  for (guint i = 0; i < list.count; i++)
    {
      ChessMove move = list.moves[(i + offset) % list.count];
      ChessPiece piece = chess_position_piece_at (position, chess_move_from (move));
      gboolean is_pawn = chess_piece_type (piece) == CHESS_PAWN;
      gboolean is_quiet
          = chess_position_piece_at (position, chess_move_to (move)) == CHESS_PIECE_NONE;

      int step = ABS (chess_move_to (move) - chess_move_from (move));

      if (is_pawn == want_pawn && is_quiet && (!is_pawn || step == 8))
        return move;
    }

  return list.moves[offset];
}

static void
test_long_game (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  guint tries = 0;

  checkbit_game_load_fen (game, "1r2k3/4pppp/8/8/8/8/PPPP4/4K1R1 w - - 0 1", NULL);
  while (checkbit_node_get_ply (checkbit_game_get_current (game)) < LONG_PLIES)
    {
      ChessMove move;

      g_assert_cmpuint (tries++, <, 4 * LONG_PLIES);
      if (checkbit_game_get_result (game) != CHECKBIT_RESULT_OPEN)
        g_assert_true (checkbit_game_go_back (game));
      move = pick_long_move (rand, checkbit_game_get_position (game));
      g_assert_true (checkbit_game_play (game, move, NULL));
    }

  g_assert_true (checkbit_game_go_to_start (game));
  g_assert_true (checkbit_game_go_to_end (game));
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_current (game)), ==, LONG_PLIES);
  g_test_message ("%u plies in %u tries", LONG_PLIES, tries);
  g_assert_finalize_object (g_steal_pointer (&game));
}

/* Deep enough that a function calling itself once per ply would run out of stack. */
#define BOTTOMLESS_PLIES 250000

static void
test_bottomless_tree (void)
{
  static const ChessMove knights[]
      = { 6 | 21 << 6, 62 | 45 << 6, 21 | 6 << 6, 45 | 62 << 6 }; /* g1f3 g8f6 f3g1 f6g8 */
  CheckbitNode *root = checkbit_node_new_root (&chess_position_start);
  CheckbitNode *node = root;

  for (guint i = 0; i < BOTTOMLESS_PLIES; i++)
    node = checkbit_node_add_child (node, knights[i % 4]);

  g_assert_cmpuint (checkbit_node_get_ply (node), ==, BOTTOMLESS_PLIES);
  g_assert_true (checkbit_node_mark_visited (node) == root);
  checkbit_node_free_tree (root);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tree/variations", test_variations);
  g_test_add_func ("/tree/same-move-is-followed", test_same_move_is_followed);
  g_test_add_func ("/tree/forward-follows-last-visited", test_forward_follows_last_visited);
  g_test_add_func ("/tree/walk", test_walk);
  g_test_add_func ("/tree/long-game", test_long_game);
  g_test_add_func ("/tree/bottomless", test_bottomless_tree);

  return g_test_run ();
}

/* Random changes to a game, of every kind there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "edit-walk.h"

static guint
roll (guint n)
{
  return (guint) g_test_rand_int_range (0, (gint32) n);
}

CheckbitNode *
edit_walk_pick (CheckbitGame *game)
{
  CheckbitNode *node = checkbit_game_get_root (game);

  for (guint depth = roll (12); depth > 0 && checkbit_node_get_n_children (node) > 0; depth--)
    node = checkbit_node_get_child (node, roll (checkbit_node_get_n_children (node)));

  return node;
}

static gboolean
play (CheckbitGame *game)
{
  ChessMoveList list;

  if (checkbit_game_get_result (game) != CHECKBIT_RESULT_OPEN)
    return FALSE;
  chess_movegen_legal (checkbit_game_get_position (game), &list);
  g_assert_true (checkbit_game_play (game, list.moves[roll (MIN (list.count, 4))], NULL));

  return TRUE;
}

static gboolean
add_line (CheckbitGame *game, CheckbitNode *node)
{
  ChessPosition position = *checkbit_node_get_position (node);
  ChessMove moves[3];
  guint n = 0;

  for (; n < G_N_ELEMENTS (moves); n++)
    {
      ChessMoveList list;

      chess_movegen_legal (&position, &list);
      if (list.count == 0)
        break;
      moves[n] = list.moves[roll (list.count)];
      chess_position_play (&position, moves[n]);
    }

  return checkbit_game_add_line (game, node, moves, n);
}

static gboolean
comment (CheckbitGame *game, CheckbitNode *node)
{
  static const char *const texts[] = { "", "Good", "Why not?", "½ – ½ „offer“", "two\nlines" };
  const char *text = texts[roll (G_N_ELEMENTS (texts))];

  return g_test_rand_bit () ? checkbit_game_set_comment (game, node, text)
                            : checkbit_game_set_comment_before (game, node, text);
}

static gboolean
draw (CheckbitGame *game, CheckbitNode *node)
{
  CheckbitShape shape = { roll (64), roll (64), roll (CHECKBIT_N_SHAPE_COLORS) };

  return checkbit_game_toggle_shape (game, node, shape);
}

static gboolean
set_score (CheckbitGame *game, CheckbitNode *node)
{
  CheckbitScore score = { .kind = CHECKBIT_SCORE_CENTIPAWNS, .value = (int) roll (500) - 250 };

  if (roll (3) == 0)
    score = (CheckbitScore) { .kind = CHECKBIT_SCORE_NONE };

  return checkbit_game_set_score (game, node, score, roll (30));
}

static gboolean
set_tag (CheckbitGame *game)
{
  static const char *const names[] = { "White", "Black", "Event", "ECO", "Annotator" };
  static const char *const values[] = { "Anderssen", "Kieseritzky", "?", "C33", NULL };

  return checkbit_game_set_tag (
      game, names[roll (G_N_ELEMENTS (names))], values[roll (G_N_ELEMENTS (values))]);
}

static gboolean
end_it (CheckbitGame *game)
{
  if (g_test_rand_bit ())
    return checkbit_game_resign (game, NULL);
  if (g_test_rand_bit ())
    return checkbit_game_declare (
        game, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_AGREEMENT, NULL);

  return checkbit_game_set_result (
      game, CHECKBIT_RESULT_BLACK_WINS, CHECKBIT_REASON_TIME_FORFEIT);
}

/* Rarely, so that there is something to be lost. */
static gboolean
throw_away (CheckbitGame *game, CheckbitNode *node)
{
  switch (roll (12))
    {
    case 0:
      /* A blank game would be replaced without a step. */
      if (checkbit_node_get_n_children (checkbit_game_get_root (game)) == 0)
        return FALSE;
      checkbit_game_reset_to_chess960 (game, roll (960));
      return TRUE;
    case 1:
      return checkbit_game_strip_notes (game);
    case 2:
      return checkbit_game_strip_variations (game);
    case 3:
    case 4:
    case 5:
      return checkbit_game_delete_variation (game, node);
    default:
      return FALSE;
    }
}

gboolean
edit_walk_step (CheckbitGame *game)
{
  CheckbitNode *node = edit_walk_pick (game);

  switch (roll (20))
    {
    case 0:
    case 1:
      checkbit_game_go_to (game, node);
      return FALSE;
    case 2:
      return comment (game, node);
    case 3:
      return checkbit_game_toggle_nag (game, node, (guint8) (1 + roll (30)));
    case 4:
      return draw (game, node);
    case 5:
      return set_score (game, node);
    case 6:
      return set_tag (game);
    case 7:
      return checkbit_game_promote_variation (game, node);
    case 8:
      return checkbit_game_demote_variation (game, node);
    case 9:
      return checkbit_game_make_main_line (game, node);
    case 10:
      return roll (4) == 0 && checkbit_game_delete_from (game, node);
    case 11:
      return add_line (game, node);
    case 12:
      return roll (6) == 0 && end_it (game);
    case 13:
      return throw_away (game, node);
    case 14:
      return checkbit_game_play_null (game, NULL);
    default:
      return play (game);
    }
}

/* Tests of editing a game: the effect and signals of each change, and that undo and redo pass
 * through exactly the same states.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/edit.h"

#include "../dump.h"
#include "../edit-walk.h"
#include "../recorder.h"

/* 1. e4 e5 (1… c5 2. Nf3 (2. c3 d5) d6) (1… e6) 2. Nf3, the board at the start. */
static void
play_tree (CheckbitGame *game)
{
  static const char *const lines[]
      = { "e2e4 e7e5 g1f3", "e2e4 c7c5 g1f3 d7d6", "e2e4 c7c5 c2c3 d7d5", "e2e4 e7e6" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      Recorder recorder = { .game = game };

      checkbit_game_go_to_start (game);
      recorder_play (&recorder, lines[i]);
    }
  checkbit_game_go_to_start (game);
  checkbit_game_clear_history (game);
}

/* The node that a path of child indices leads to: "012". */
static CheckbitNode *
at (CheckbitGame *game, const char *path)
{
  CheckbitNode *node = checkbit_game_get_root (game);

  for (; *path != '\0'; path++)
    node = checkbit_node_get_child (node, (guint) (*path - '0'));
  g_assert_nonnull (node);

  return node;
}

/* The tree in brackets: "e4 e5 (c5 Nf3) Nf3". */
static void
write_line (GString *text, CheckbitNode *node)
{
  for (CheckbitNode *next; (next = checkbit_node_get_child (node, 0)) != NULL; node = next)
    {
      g_string_append_printf (text, "%s ", checkbit_node_get_san (next));
      for (guint i = 1; i < checkbit_node_get_n_children (node); i++)
        {
          CheckbitNode *other = checkbit_node_get_child (node, i);

          g_string_append_printf (text, "(%s ", checkbit_node_get_san (other));
          write_line (text, other);
          g_string_append (text, ") ");
        }
    }
}

static void
assert_tree (CheckbitGame *game, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  write_line (text, checkbit_game_get_root (game));
  g_strchomp (text->str);
  g_assert_cmpstr (text->str, ==, expected);
}

#define TREE "e4 e5 (c5 Nf3 (c3 d5 ) d6 ) (e6 ) Nf3"

/* --- Single edits of the tree --------------------------------------------------------------- */

typedef enum
{
  PROMOTE,
  DEMOTE,
  MAIN_LINE,
  DELETE_FROM,
  DELETE_VARIATION,
  STRIP_VARIATIONS,
} Operation;

static const struct
{
  const char *name;
  Operation operation;
  const char *current; /* the current position */
  const char *path;    /* the node it is done to */
  const char *tree;    /* afterwards; NULL: no change */
  const char *san;     /* the move on the board afterwards */
  CheckbitChangeKind kind;
} tree_cases[] = {
  { "promote-to-main", PROMOTE, "", "0100", "e4 c5 (e5 Nf3 ) (e6 ) Nf3 (c3 d5 ) d6", "",
    CHECKBIT_CHANGE_EDIT },
  { "promote-one-place", PROMOTE, "02", "02", "e4 e5 (e6 ) (c5 Nf3 (c3 d5 ) d6 ) Nf3", "e6",
    CHECKBIT_CHANGE_EDIT },
  { "promote-inner", PROMOTE, "", "0110", "e4 e5 (c5 c3 (Nf3 d6 ) d5 ) (e6 ) Nf3", "",
    CHECKBIT_CHANGE_EDIT },
  { "promote-main-line", PROMOTE, "", "000", NULL, "", 0 },
  { "promote-root", PROMOTE, "", "", NULL, "", 0 },
  { "demote-main-line", DEMOTE, "", "000", "e4 c5 (e5 Nf3 ) (e6 ) Nf3 (c3 d5 ) d6", "",
    CHECKBIT_CHANGE_EDIT },
  { "demote-variation", DEMOTE, "", "01", "e4 e5 (e6 ) (c5 Nf3 (c3 d5 ) d6 ) Nf3", "",
    CHECKBIT_CHANGE_EDIT },
  { "demote-last", DEMOTE, "", "02", NULL, "", 0 },
  { "demote-root", DEMOTE, "", "", NULL, "", 0 },
  { "main-line-deep", MAIN_LINE, "", "0110", "e4 c5 (e5 Nf3 ) (e6 ) c3 (Nf3 d6 ) d5", "",
    CHECKBIT_CHANGE_EDIT },
  { "main-line-already", MAIN_LINE, "", "000", NULL, "", 0 },
  { "delete-outside", DELETE_FROM, "000", "011", "e4 e5 (c5 Nf3 d6 ) (e6 ) Nf3", "Nf3",
    CHECKBIT_CHANGE_EDIT },
  { "delete-here", DELETE_FROM, "02", "02", "e4 e5 (c5 Nf3 (c3 d5 ) d6 ) Nf3", "e4",
    CHECKBIT_CHANGE_UNDO },
  { "delete-above", DELETE_FROM, "0100", "01", "e4 e5 (e6 ) Nf3", "e4", CHECKBIT_CHANGE_EDIT },
  { "delete-main-line", DELETE_FROM, "000", "00", "e4 c5 (e6 ) Nf3 (c3 d5 ) d6", "e4",
    CHECKBIT_CHANGE_EDIT },
  { "delete-all", DELETE_FROM, "0110", "0", "", "", CHECKBIT_CHANGE_EDIT },
  { "delete-root", DELETE_FROM, "", "", NULL, "", 0 },
  { "delete-variation", DELETE_VARIATION, "0100", "0100", "e4 e5 (e6 ) Nf3", "e4",
    CHECKBIT_CHANGE_EDIT },
  { "delete-inner-variation", DELETE_VARIATION, "0", "0110", "e4 e5 (c5 Nf3 d6 ) (e6 ) Nf3", "e4",
    CHECKBIT_CHANGE_EDIT },
  { "delete-no-variation", DELETE_VARIATION, "0", "000", NULL, "e4", 0 },
  { "strip", STRIP_VARIATIONS, "0110", "", "e4 e5 Nf3", "e4", CHECKBIT_CHANGE_EDIT },
};

static gboolean
operate (CheckbitGame *game, Operation operation, CheckbitNode *node)
{
  switch (operation)
    {
    case PROMOTE:
      return checkbit_game_promote_variation (game, node);
    case DEMOTE:
      return checkbit_game_demote_variation (game, node);
    case MAIN_LINE:
      return checkbit_game_make_main_line (game, node);
    case DELETE_FROM:
      return checkbit_game_delete_from (game, node);
    case DELETE_VARIATION:
      return checkbit_game_delete_variation (game, node);
    case STRIP_VARIATIONS:
    default:
      return checkbit_game_strip_variations (game);
    }
}

static void
test_tree_edit (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  gboolean expected = tree_cases[i].tree != NULL;
  CheckbitNode *place;
  Recorder recorder;
  CheckbitGame *game;

  recorder_init (&recorder);
  game = recorder.game;
  play_tree (game);
  assert_tree (game, TREE);
  place = at (game, tree_cases[i].current);
  checkbit_game_go_to (game, place);
  checkbit_game_set_modified (game, FALSE);
  recorder_forget (&recorder);

  g_assert_cmpint (operate (game, tree_cases[i].operation, at (game, tree_cases[i].path)),
                   ==,
                   expected);
  g_assert_cmpstr (
      checkbit_node_get_san (checkbit_game_get_current (game)), ==, tree_cases[i].san);
  g_assert_cmpint (checkbit_game_get_modified (game), ==, expected);
  g_assert_cmpint (checkbit_game_get_can_undo (game), ==, expected);
  if (!expected)
    {
      recorder_expect_silence (&recorder);
      recorder_clear (&recorder);
      return;
    }

  recorder_expect (&recorder, tree_cases[i].kind, place, checkbit_game_get_current (game));
  assert_tree (game, tree_cases[i].tree);
  g_assert_true (checkbit_game_undo (game));
  assert_tree (game, TREE);
  g_assert_false (checkbit_game_get_modified (game));
  g_assert_true (checkbit_game_redo (game));
  assert_tree (game, tree_cases[i].tree);
  g_assert_true (checkbit_game_get_modified (game));

  recorder_clear (&recorder);
}

/* Restoring a variation that was deleted while the board was in it also restores the board's
 * position. */
static void
test_delete_comes_back (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitNode *inside;

  play_tree (game);
  inside = at (game, "0110");
  checkbit_game_go_to (game, inside);
  checkbit_game_delete_variation (game, at (game, "01"));
  checkbit_game_go_to_start (game);
  g_assert_true (checkbit_game_undo (game));
  g_assert_true (checkbit_game_get_current (game) == inside);
}

static void
test_add_line (void)
{
  static const ChessMove moves[] = {
    12 | 28 << 6, /* e2e4, which is there */
    53 | 37 << 6, /* f7f5 */
    28 | 37 << 6, /* e4f5 */
    0 | 7 << 6,   /* a1h1: no */
    52 | 44 << 6,
  };
  Recorder recorder;
  CheckbitGame *game;
  CheckbitNode *root;

  recorder_init (&recorder);
  game = recorder.game;
  play_tree (game);
  root = checkbit_game_get_root (game);
  recorder_forget (&recorder);

  g_assert_true (checkbit_game_add_line (game, root, moves, G_N_ELEMENTS (moves)));
  recorder_expect (&recorder, CHECKBIT_CHANGE_EDIT, root, root);
  assert_tree (game, "e4 e5 (c5 Nf3 (c3 d5 ) d6 ) (e6 ) (f5 exf5 ) Nf3");
  g_assert_false (checkbit_game_add_line (game, root, moves, 3));
  checkbit_game_undo (game);
  assert_tree (game, TREE);

  recorder_clear (&recorder);
}

/* --- Notes ---------------------------------------------------------------------------------- */

/* Typing is one step; looking away, or another change, ends it. */
static void
test_typing (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitNode *e4;

  play_tree (game);
  e4 = at (game, "0");
  g_assert_true (checkbit_game_set_comment (game, e4, "B"));
  g_assert_true (checkbit_game_set_comment (game, e4, "Be"));
  g_assert_true (checkbit_game_set_comment (game, e4, "Best"));
  g_assert_false (checkbit_game_set_comment (game, e4, "Best"));
  checkbit_game_seal (game);
  g_assert_true (checkbit_game_set_comment (game, e4, "Best by test"));
  g_assert_true (checkbit_game_set_comment_before (game, e4, "Now"));

  g_assert_true (checkbit_game_undo (game));
  g_assert_cmpstr (checkbit_node_get_comment_before (e4), ==, "");
  g_assert_true (checkbit_game_undo (game));
  g_assert_cmpstr (checkbit_node_get_comment (e4), ==, "Best");
  g_assert_true (checkbit_game_undo (game));
  g_assert_cmpstr (checkbit_node_get_comment (e4), ==, "");
  g_assert_false (checkbit_node_has_notes (e4));
  g_assert_false (checkbit_game_undo (game));

  /* Typing after a save modifies the game again, and is a new undo step. */
  checkbit_game_set_comment (game, e4, "a");
  checkbit_game_set_modified (game, FALSE);
  checkbit_game_set_comment (game, e4, "ab");
  g_assert_true (checkbit_game_get_modified (game));
  checkbit_game_undo (game);
  g_assert_false (checkbit_game_get_modified (game));
  g_assert_cmpstr (checkbit_node_get_comment (e4), ==, "a");
}

static const struct
{
  const char *name;
  guint8 before[4];
  guint8 toggle;
  guint8 after[4];
} nag_cases[] = {
  { "add", { 0 }, 1, { 1 } },
  { "take-away", { 1 }, 1, { 0 } },
  { "another-judgement-of-the-move", { 1 }, 4, { 4 } },
  { "another-judgement-of-the-position", { 14, 1 }, 19, { 1, 19 } },
  { "position-beside-move", { 1 }, 16, { 1, 16 } },
  { "others-stay", { 22, 1, 140 }, 2, { 22, 140, 2 } },
  { "others-by-themselves", { 22, 32 }, 40, { 22, 32, 40 } },
};

static void
test_nags (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitNode *root = checkbit_game_get_root (game);
  guint n, n_before = 0, n_after = 0;
  const guint8 *nags;

  while (nag_cases[i].before[n_before] != 0)
    n_before++;
  while (nag_cases[i].after[n_after] != 0)
    n_after++;
  checkbit_game_set_nags (game, root, nag_cases[i].before, n_before);
  g_assert_true (checkbit_game_toggle_nag (game, root, nag_cases[i].toggle));
  nags = checkbit_node_get_nags (root, &n);
  g_assert_cmpmem (nags, n, nag_cases[i].after, n_after);
  checkbit_game_undo (game);
  nags = checkbit_node_get_nags (root, &n);
  g_assert_cmpmem (nags, n, nag_cases[i].before, n_before);
}

static void
test_shapes (void)
{
  static const CheckbitShape green = { 12, 28, CHECKBIT_SHAPE_GREEN };
  static const CheckbitShape red = { 12, 28, CHECKBIT_SHAPE_RED };
  static const CheckbitShape circle = { 28, 28, CHECKBIT_SHAPE_BLUE };
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitNode *root = checkbit_game_get_root (game);
  const CheckbitShape *shapes;
  guint n;

  checkbit_game_toggle_shape (game, root, green);
  checkbit_game_toggle_shape (game, root, circle);
  checkbit_game_toggle_shape (game, root, red);
  shapes = checkbit_node_get_shapes (root, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (shapes[0].color, ==, CHECKBIT_SHAPE_BLUE);
  g_assert_cmpuint (shapes[1].color, ==, CHECKBIT_SHAPE_RED);
  checkbit_game_toggle_shape (game, root, red);
  checkbit_node_get_shapes (root, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (checkbit_game_set_shapes (game, root, NULL, 0));
  g_assert_false (checkbit_game_set_shapes (game, root, NULL, 0));
  for (guint i = 0; i < 5; i++)
    g_assert_true (checkbit_game_undo (game));
  g_assert_false (checkbit_node_has_notes (root));
}

static void
test_strip_notes_keeps_times (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitNode *e4;

  play_tree (game);
  g_assert_false (checkbit_game_strip_notes (game));
  e4 = at (game, "0");
  checkbit_game_set_times (game, e4, 60000, 1500);
  g_assert_false (checkbit_game_get_can_undo (game));
  g_assert_false (checkbit_game_strip_notes (game));
  checkbit_game_set_comment (game, e4, "Best by test");
  checkbit_game_toggle_nag (game, at (game, "01"), 2);
  g_assert_true (checkbit_game_strip_notes (game));
  g_assert_cmpstr (checkbit_node_get_comment (e4), ==, "");
  g_assert_cmpint (checkbit_node_get_clock_ms (e4), ==, 60000);
  g_assert_cmpint (checkbit_node_get_elapsed_ms (e4), ==, 1500);
  g_assert_false (checkbit_node_has_notes (at (game, "01")));
  checkbit_game_undo (game);
  g_assert_cmpstr (checkbit_node_get_comment (e4), ==, "Best by test");
}

/* The game being played is not a variation, wherever it stands among the lines. */
static void
test_strip_around_live (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitNode *live;

  play_tree (game);
  live = at (game, "0110");
  checkbit_game_set_live (game, live);
  checkbit_game_go_to (game, at (game, "000"));
  g_assert_true (checkbit_game_strip_variations (game));
  assert_tree (game, "e4 c5 c3 d5");
  g_assert_true (checkbit_game_get_end (game) == live);
  g_assert_cmpstr (checkbit_node_get_san (checkbit_game_get_current (game)), ==, "e4");
  g_assert_true (checkbit_game_undo (game));
  assert_tree (game, TREE);
  g_assert_true (checkbit_game_get_current (game) == at (game, "000"));
  g_assert_true (checkbit_game_get_end (game) == live);
}

/* --- Tags, result, stamps -------------------------------------------------------------------- */

static void
test_tags (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();

  g_assert_true (checkbit_game_set_tag (game, "White", "Anderssen"));
  g_assert_false (checkbit_game_set_tag (game, "White", "Anderssen"));
  g_assert_true (checkbit_game_set_tag (game, "White", NULL));
  g_assert_false (checkbit_game_set_tag (game, "White", NULL));
  checkbit_game_undo (game);
  g_assert_cmpstr (checkbit_tags_get (checkbit_game_get_tags (game), "White"), ==, "Anderssen");
  checkbit_game_undo (game);
  g_assert_cmpuint (checkbit_tags_get_n (checkbit_game_get_tags (game)), ==, 0);
}

/* Tags and result change in one step; a resignation with the same result is kept. */
static void
test_header (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitTags) tags = checkbit_tags_copy (checkbit_game_get_tags (game));
  CheckbitRecord *record = checkbit_game_get_record (game);
  CheckbitReason reason;

  g_assert_false (checkbit_game_set_header (game, tags, CHECKBIT_RESULT_OPEN));
  checkbit_tags_set (tags, "Black", "Dufresne");
  g_assert_true (checkbit_game_set_header (game, tags, CHECKBIT_RESULT_WHITE_WINS));
  g_assert_cmpint (checkbit_record_get_result (record, &reason), ==, CHECKBIT_RESULT_WHITE_WINS);
  g_assert_cmpint (reason, ==, CHECKBIT_REASON_RECORDED);
  g_assert_true (checkbit_game_set_header (game, tags, CHECKBIT_RESULT_OPEN));
  g_assert_cmpint (checkbit_record_get_result (record, NULL), ==, CHECKBIT_RESULT_OPEN);
  checkbit_game_undo (game);
  checkbit_game_undo (game);
  g_assert_cmpint (checkbit_record_get_result (record, NULL), ==, CHECKBIT_RESULT_OPEN);
  g_assert_null (checkbit_tags_get (checkbit_game_get_tags (game), "Black"));
  g_assert_false (checkbit_game_get_can_undo (game));

  checkbit_game_resign (game, NULL);
  checkbit_tags_set (tags, "White", "Anderssen");
  g_assert_true (checkbit_game_set_header (game, tags, CHECKBIT_RESULT_BLACK_WINS));
  checkbit_record_get_result (record, &reason);
  g_assert_cmpint (reason, ==, CHECKBIT_REASON_RESIGNATION);
}

/* A game that was declared over stays over with another result, until that is open. */
static void
test_header_declared (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitTags) tags = checkbit_tags_copy (checkbit_game_get_tags (game));

  checkbit_game_resign (game, NULL);
  g_assert_true (checkbit_game_set_header (game, tags, CHECKBIT_RESULT_DRAW));
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_DRAW);
  g_assert_cmpint (checkbit_game_get_reason (game), ==, CHECKBIT_REASON_RECORDED);
  g_assert_true (checkbit_game_undo (game));
  g_assert_cmpint (checkbit_game_get_reason (game), ==, CHECKBIT_REASON_RESIGNATION);
  g_assert_true (checkbit_game_set_header (game, tags, CHECKBIT_RESULT_OPEN));
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_OPEN);
}

/* The rules have the last word: no other result waits for the mate to be taken back. */
static void
test_header_decided (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitTags) tags = checkbit_tags_new ();
  CheckbitRecord *record;

  g_assert_true (checkbit_game_load_fen (game, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", NULL));
  record = checkbit_game_get_record (game);
  g_assert_true (checkbit_record_is_decided (record));
  g_assert_false (checkbit_game_set_header (game, tags, CHECKBIT_RESULT_DRAW));
  checkbit_tags_set (tags, "White", "Anderssen");
  g_assert_true (checkbit_game_set_header (game, tags, CHECKBIT_RESULT_DRAW));
  g_assert_cmpint (checkbit_record_get_recorded (record, NULL), ==, CHECKBIT_RESULT_OPEN);
  g_assert_cmpint (checkbit_record_get_result (record, NULL), ==, CHECKBIT_RESULT_WHITE_WINS);
}

/* The result of the record is the last one declared at the end of the main line. */
static void
test_result (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  CheckbitReason reason;

  checkbit_game_set_result (game, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_RECORDED);
  g_assert_cmpint (checkbit_record_get_result (checkbit_game_get_record (game), &reason),
                   ==,
                   CHECKBIT_RESULT_DRAW);
  /* A result from a file does not prevent further moves; a resignation does. */
  play_tree (game);
  checkbit_game_go_to (game, at (game, "000"));
  checkbit_game_resign (game, NULL);
  g_assert_cmpint (checkbit_record_get_result (checkbit_game_get_record (game), &reason),
                   ==,
                   CHECKBIT_RESULT_WHITE_WINS);
  g_assert_cmpint (reason, ==, CHECKBIT_REASON_RESIGNATION);
  checkbit_game_set_result (game, CHECKBIT_RESULT_OPEN, CHECKBIT_REASON_NONE);
  g_assert_cmpint (checkbit_game_get_result (game), ==, CHECKBIT_RESULT_OPEN);
  checkbit_game_undo (game);
  g_assert_cmpint (checkbit_game_get_reason (game), ==, CHECKBIT_REASON_RESIGNATION);
}

static void
stamp_cb (CheckbitGame *game, CheckbitNode *node, gpointer user_data)
{
  g_assert_true (checkbit_game_get_current (game) == checkbit_node_get_parent (node));
  checkbit_node_set_clock_ms (node, 1000 * (gint64) checkbit_node_get_ply (node));
  (*(guint *) user_data)++;
}

static void
test_stamp (void)
{
  guint n = 0;
  Recorder recorder;

  recorder_init (&recorder);
  checkbit_game_set_stamp_func (recorder.game, stamp_cb, &n);
  recorder_play (&recorder, "e2e4");
  checkbit_game_go_back (recorder.game);
  recorder_play (&recorder, "e2e4 e7e5");
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpint (
      checkbit_node_get_clock_ms (checkbit_game_get_current (recorder.game)), ==, 2000);
  /* Times are removed and restored with their move. */
  checkbit_game_undo (recorder.game);
  checkbit_game_redo (recorder.game);
  g_assert_cmpint (
      checkbit_node_get_clock_ms (checkbit_game_get_current (recorder.game)), ==, 2000);
  g_assert_cmpuint (n, ==, 2);
  recorder_clear (&recorder);
}

static void
test_null_moves (void)
{
  Recorder recorder;
  g_autoptr (GError) error = NULL;
  CheckbitNode *pass;

  recorder_init (&recorder);
  g_assert_true (checkbit_game_play_null (recorder.game, NULL));
  pass = checkbit_game_get_current (recorder.game);
  g_assert_true (checkbit_node_is_null_move (pass));
  g_assert_cmpstr (checkbit_node_get_san (pass), ==, "--");
  recorder_play (&recorder, "e7e5 g1f3");
  checkbit_game_go_to_start (recorder.game);
  g_assert_true (checkbit_game_play_null (recorder.game, NULL));
  g_assert_true (checkbit_game_get_current (recorder.game) == pass);

  recorder_load (&recorder, "4k3/4R3/8/8/8/8/8/4K3 b - - 0 1");
  g_assert_false (checkbit_game_play_null (recorder.game, &error));
  g_assert_error (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_ILLEGAL_MOVE);
  recorder_clear (&recorder);
}

/* --- Labels ---------------------------------------------------------------------------------- */

static void
test_labels (void)
{
  Recorder recorder;
  g_autofree char *undo = NULL, *redo = NULL;
  CheckbitEditKind kind;

  recorder_init (&recorder);
  g_assert_null (checkbit_game_dup_undo_label (recorder.game));
  g_assert_false (checkbit_game_get_undo_kind (recorder.game, &kind));
  recorder_play (&recorder, "g1f3");
  undo = checkbit_game_dup_undo_label (recorder.game);
  g_assert_cmpstr (undo, ==, "Undo Nf3");
  checkbit_game_undo (recorder.game);
  redo = checkbit_game_dup_redo_label (recorder.game);
  g_assert_cmpstr (redo, ==, "Redo Nf3");
  g_assert_true (checkbit_game_get_redo_kind (recorder.game, &kind));
  g_assert_cmpint (kind, ==, CHECKBIT_EDIT_MOVE);
  for (guint i = CHECKBIT_EDIT_MOVE; i <= CHECKBIT_EDIT_NEW; i++)
    {
      g_assert_cmpstr (checkbit_edit_get_undone (i), !=, "");
      g_assert_cmpstr (checkbit_edit_get_redone (i), !=, "");
    }
  recorder_clear (&recorder);
}

/* --- Against a book of all states ------------------------------------------------------------ */

#define WALK_STEPS 6000

/* The stored end of the game is always the end of its line. */
static void
check_end_cb (CheckbitGame *game)
{
  CheckbitNode *end = checkbit_game_get_current (game);

  while (checkbit_node_get_next (end) != NULL)
    end = checkbit_node_get_next (end);
  g_assert_true (checkbit_game_get_end (game) == end);
}

/* Every state is written down whole when it is made; undo and redo must lead back to just those. */
static void
test_walk (void)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);
  guint now = 0, n_back = 0;

  g_signal_connect (game, "changed", G_CALLBACK (check_end_cb), NULL);
  g_ptr_array_add (states, dump_record (checkbit_game_get_record (game), NULL));
  for (guint i = 0; i < WALK_STEPS; i++)
    {
      gboolean back = g_test_rand_int_range (0, 3) == 0;
      g_autofree char *found = NULL;

      if (g_test_rand_bit ())
        checkbit_game_go_back (game);
      if (g_test_rand_int_range (0, 4) == 0)
        checkbit_game_go_forward (game);
      checkbit_game_seal (game);
      if (back && g_test_rand_bit () && now > 0)
        {
          g_assert_true (checkbit_game_undo (game));
          now--;
          n_back++;
        }
      else if (back && now + 1 < states->len)
        {
          g_assert_true (checkbit_game_redo (game));
          now++;
        }
      else if (edit_walk_step (game))
        {
          g_ptr_array_set_size (states, (int) ++now);
          g_ptr_array_add (states, dump_record (checkbit_game_get_record (game), NULL));
          continue;
        }
      found = dump_record (checkbit_game_get_record (game), NULL);
      g_assert_cmpstr (found, ==, g_ptr_array_index (states, now));
      g_assert_cmpint (checkbit_game_get_can_undo (game), ==, now > 0);
      g_assert_cmpint (checkbit_game_get_can_redo (game), ==, now + 1 < states->len);
    }
  while (checkbit_game_undo (game))
    now--;
  g_assert_cmpuint (now, ==, 0);
  g_test_message ("%d steps, %u of them back, %u states", WALK_STEPS, n_back, states->len);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tree_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/edit/tree/%s", tree_cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_tree_edit);
    }
  for (guint i = 0; i < G_N_ELEMENTS (nag_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/edit/nags/%s", nag_cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_nags);
    }
  g_test_add_func ("/edit/delete-comes-back", test_delete_comes_back);
  g_test_add_func ("/edit/add-line", test_add_line);
  g_test_add_func ("/edit/typing", test_typing);
  g_test_add_func ("/edit/shapes", test_shapes);
  g_test_add_func ("/edit/strip-notes", test_strip_notes_keeps_times);
  g_test_add_func ("/edit/strip-around-live", test_strip_around_live);
  g_test_add_func ("/edit/tags", test_tags);
  g_test_add_func ("/edit/header", test_header);
  g_test_add_func ("/edit/header-declared", test_header_declared);
  g_test_add_func ("/edit/header-decided", test_header_decided);
  g_test_add_func ("/edit/result", test_result);
  g_test_add_func ("/edit/stamp", test_stamp);
  g_test_add_func ("/edit/null-moves", test_null_moves);
  g_test_add_func ("/edit/labels", test_labels);
  g_test_add_func ("/edit/walk", test_walk);

  return g_test_run ();
}

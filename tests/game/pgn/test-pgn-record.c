/* PGN and records: reading fills the tree, and writing gives text that reads the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/pgn/pgn-command.h"
#include "game/pgn/pgn-record.h"
#include "../../lib/test-time.h"
#include "../edit-walk.h"
#include "pgn-log.h"

#define ROSTER                                                                                     \
  "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"             \
  "[Black \"?\"]\n[Result \"*\"]\n\n"

/* --- Commands ------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *comment;
  gint64 clock_ms, elapsed_ms;
  CheckbitScoreKind kind;
  int value;
  guint depth, n_shapes;
  const char *text;
  const char *again; /* NULL: the comment itself */
} Command;

static const Command commands[] = {
  { "none", "just text", -1, -1, 0, 0, 0, 0, "just text", NULL },
  { "clock", "[%clk 1:04:59]", 3899000, -1, 0, 0, 0, 0, "", NULL },
  { "clock-tenths", "[%clk 0:00:09.7]", 9700, -1, 0, 0, 0, 0, "", NULL },
  { "clock-short", "[%clk 4:59]", 299000, -1, 0, 0, 0, 0, "", "[%clk 0:04:59]" },
  { "clock-bad", "[%clk 0:99:00]", -1, -1, 0, 0, 0, 0, "[%clk 0:99:00]", NULL },
  { "clock-empty", "[%clk] [%clk ]", -1, -1, 0, 0, 0, 0, "[%clk] [%clk ]", NULL },
  { "clock-huge", "[%clk 99999:99:99]", -1, -1, 0, 0, 0, 0, "[%clk 99999:99:99]", NULL },
  { "elapsed", "[%emt 0:00:12.345]", -1, 12345, 0, 0, 0, 0, "", NULL },
  { "eval", "[%eval 0.17]", -1, -1, CHECKBIT_SCORE_CENTIPAWNS, 17, 0, 0, "", NULL },
  { "eval-black", "[%eval -12.05]", -1, -1, CHECKBIT_SCORE_CENTIPAWNS, -1205, 0, 0, "", NULL },
  { "eval-small", "[%eval -0.05,23]", -1, -1, CHECKBIT_SCORE_CENTIPAWNS, -5, 23, 0, "", NULL },
  { "eval-mate", "[%eval #-3]", -1, -1, CHECKBIT_SCORE_MATE, -3, 0, 0, "", NULL },
  { "eval-mate-white", "[%eval #12]", -1, -1, CHECKBIT_SCORE_MATE, 12, 0, 0, "", NULL },
  { "eval-bad", "[%eval #99999999999999]", -1, -1, 0, 0, 0, 0, "[%eval #99999999999999]", NULL },
  { "circles", "[%csl Ge4,Rd5]", -1, -1, 0, 0, 0, 2, "", NULL },
  { "arrows", "[%cal Ge2e4,Yb1c3,Ba1h8]", -1, -1, 0, 0, 0, 3, "", NULL },
  { "shapes-bad", "[%cal Xz9z9,] [%csl ", -1, -1, 0, 0, 0, 0, "[%cal Xz9z9,] [%csl",
    "[%cal Xz9z9,] [%csl" },
  { "unknown", "[%depth 20 +0.35] a [%tqu \"x\"]", -1, -1, 0, 0, 0, 0,
    "[%depth 20 +0.35] a [%tqu \"x\"]", NULL },
  { "all", "[%csl Ge4][%cal Ra1a2] [%eval 1.00] [%clk 0:05:00] [%emt 0:00:01] good", 300000, 1000,
    CHECKBIT_SCORE_CENTIPAWNS, 100, 0, 2, "good", NULL },
  { "in-brackets", "[%clk [%clk 0:05:00] [%x [1] ]", 300000, -1, 0, 0, 0, 0, "[%clk [%x [1] ]",
    "[%clk 0:05:00] [%clk [%x [1] ]" },
  { "within-text", "very [%clk 0:05:00] good", 300000, -1, 0, 0, 0, 0, "very good",
    "[%clk 0:05:00] very good" },
  { "twice", "[%clk 0:05:00] [%clk 0:06:00]", 300000, -1, 0, 0, 0, 0, "[%clk 0:06:00]", NULL },
};

static void
test_command (gconstpointer data)
{
  const Command *command = data;
  g_auto (CheckbitPgnNote) note = { 0 };
  g_autofree char *again = NULL;

  checkbit_pgn_note_parse (&note, command->comment);
  g_assert_cmpint (note.clock_ms, ==, command->clock_ms);
  g_assert_cmpint (note.elapsed_ms, ==, command->elapsed_ms);
  g_assert_cmpint (note.score.kind, ==, command->kind);
  g_assert_cmpint (note.score.value, ==, command->value);
  g_assert_cmpuint (note.depth, ==, command->depth);
  g_assert_cmpuint (note.shapes->len, ==, command->n_shapes);
  g_assert_cmpstr (note.text, ==, command->text);
  again = checkbit_pgn_note_format (note.clock_ms, note.elapsed_ms, note.score, note.depth,
                                    (const CheckbitShape *) (const void *) note.shapes->data,
                                    note.shapes->len, note.text);
  g_assert_cmpstr (again, ==, command->again != NULL ? command->again : command->comment);
}

/* A comment that begins command after command is read once: if each of them were followed to the
 * end of the comment, this would take hours. */
static void
test_many_begun (void)
{
  g_auto (CheckbitPgnNote) note = { 0 };
  g_autoptr (GString) comment = g_string_new (NULL);

  while (comment->len < 8 << 20)
    g_string_append (comment, "[% ");
  g_string_append (comment, "]");
  checkbit_pgn_note_parse (&note, comment->str);
  g_assert_cmpstr (note.text, ==, comment->str);
}

/* --- Records -------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *text;
  const char *moves; /* the movetext, as it is written */
} Row;

static const Row rows[] = {
  { "empty", "*", "*" },
  { "line", "1. e4 e5 2. Nf3 *", "1. e4 e5 2. Nf3 *" },
  { "notes", "{Game} 1. e4 $1 $14 {Good} e5 *", "{Game} 1. e4 $1 $14 {Good} 1... e5 *" },
  { "comments-of-one-move", "1. e4 {a} {b} *", "1. e4 {a b} *" },
  { "sign-before", "1. e4 ($142 1. d4 d5) e5 *", "1. e4 (1. d4 $142 d5) 1... e5 *" },
  { "commands", "1. e4 {[%clk 0:05:00][%cal Ge2e4] x [%zzz 1]} *",
    "1. e4 {[%cal Ge2e4] [%clk 0:05:00] x [%zzz 1]} *" },
  { "variations", "1. e4 (1. d4 d5 (1... Nf6) 2. c4) (1. c4) e5 *",
    "1. e4 (1. d4 d5 (1... Nf6) 2. c4) (1. c4) 1... e5 *" },
  { "variation-of-last", "1. e4 e5 (1... c5) *", "1. e4 e5 (1... c5) *" },
  { "comments-around-variations", "1. e4 {a} (1. d4) {b} (1. c4) {c} (1. Nf3) *",
    "1. e4 {a b c} (1. d4) (1. c4) (1. Nf3) *" },
  { "comments-before-one-move", "1. e4 ({a} 1. d4) ({b} 1. d4 d5) *", "1. e4 ({a b} 1. d4 d5) *" },
  { "comment-before", "1. e4 ({why} 1. d4 {because}) {so} e5 *",
    "1. e4 ({why} 1. d4 {because}) {so} 1... e5 *" },
  { "comment-behind-variation", "1. e4 (1. d4) {end} *", "1. e4 {end} (1. d4) *" },
  { "same-move-beside", "1. e4 (1. e4 c5) e5 2. Nf3 *", "1. e4 e5 (1... c5) 2. Nf3 *" },
  { "same-move-beside-deeper", "1. e4 (1. d4 d5 (1... d5 2. c4) 2. Nf3) e5 *",
    "1. e4 (1. d4 d5 2. Nf3 (2. c4)) 1... e5 *" },
  { "same-move-beside-longer", "1. e4 (1. d4 d5 (1... d5 2. c4 e6) 2. c4 c6) e5 *",
    "1. e4 (1. d4 d5 2. c4 c6 (2... e6)) 1... e5 *" },
  { "same-move-as-before", "1. e4 e5 2. Nf3 (2. Nf3 Nf6) (2. Nf3 d6 (2... g6)) Nc6 *",
    "1. e4 e5 2. Nf3 Nc6 (2... Nf6) (2... d6) (2... g6) *" },
  { "same-line-twice", "1. e4 (1. d4 d5) (1. d4 Nf6 (1... e6) 2. c4) e5 *",
    "1. e4 (1. d4 d5 (1... Nf6 2. c4) (1... e6)) 1... e5 *" },
  { "variation-of-nothing", "1. e4 e5 ((1... c5) 1... e6) *", "1. e4 e5 (1... c5) (1... e6) *" },
  { "null-moves", "1. e4 -- 2. d4 *", "1. e4 -- 2. d4 *" },
  { "line-comment-with-brace", "1. e4 ; a } b\n*", "1. e4 ; a } b\n*" },
  { "paragraphs", "1. e4 {a\n\nb} *", "1. e4 {a\n\nb} *" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *expected = g_strconcat (ROSTER, row->moves, "\n\n", NULL);
  g_autoptr (CheckbitPgnGame) game = checkbit_pgn_read_game (row->text, strlen (row->text));
  g_autoptr (CheckbitPgnGame) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_nonnull (game);
  g_assert_cmpuint (game->problems->len, ==, 0);
  first = checkbit_pgn_write_record (game->record);
  g_assert_cmpstr (first, ==, expected);
  again = checkbit_pgn_read_game (first, strlen (first));
  second = checkbit_pgn_write_record (again->record);
  g_assert_cmpstr (second, ==, first);
}

/* The tree cannot hold a null move of a side that is in check: what is left out is told, once, and
 * counts as a loss. */
static void
test_null_in_check (void)
{
  static const char text[] = "1. e4 f6 2. Qh5+ -- {x} (2... g6) 3. Qxe8 Kf7 (3... a6) *";
  static const char variation[] = "1. e4 f6 2. d4 (2. Qh5+ -- 3. Qxe8) g6 *";
  g_autoptr (CheckbitPgnGame) game = checkbit_pgn_read_game (text, strlen (text));
  g_autoptr (CheckbitPgnGame) beside = checkbit_pgn_read_game (variation, strlen (variation));
  g_autofree char *written = checkbit_pgn_write_record (beside->record);
  const CheckbitPgnProblem *problem;
  g_autofree char *message = NULL;

  g_assert_cmpuint (game->problems->len, ==, 1);
  problem = &g_array_index (game->problems, CheckbitPgnProblem, 0);
  message = checkbit_pgn_problem_message (problem);
  g_assert_cmpint (problem->kind, ==, CHECKBIT_PGN_PROBLEM_ILLEGAL_MOVE);
  g_assert_cmpstr (message, ==,
                   "Game 1, line 1, column 18: “2... --” is not legal; the line ends before it.");
  g_assert_true (game->loss);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_record_get_end (game->record)), ==, 3);

  g_assert_cmpuint (beside->problems->len, ==, 1);
  g_assert_nonnull (strstr (written, "1. e4 f6 2. d4 (2. Qh5+) 2... g6 *"));
}

/* Any number of comments at one move is read in one go: if each were joined to the text so far,
 * these would take many seconds of work. */
static void
test_many_comments (void)
{
  static const char *const again[] = { "{a} ", "(d4) {a} ", "({a} d4) " };

  for (guint i = 0; i < G_N_ELEMENTS (again); i++)
    {
      g_autoptr (GString) text = g_string_new ("e4 ");
      g_autoptr (CheckbitPgnGame) game = NULL;
      CheckbitNode *e4, *d4;
      const char *comments;
      gint64 before;

      while (text->len < 1 << 20)
        g_string_append (text, again[i]);
      before = time_worked_us ();
      game = checkbit_pgn_read_game (text->str, text->len);
      g_assert_cmpint (time_worked_us () - before, <, 20 * WORK_LIMIT_US);
      e4 = checkbit_node_get_child (checkbit_record_get_root (game->record), 0);
      d4 = checkbit_node_get_next_sibling (e4);
      comments = i < 2 ? checkbit_node_get_comment (e4) : checkbit_node_get_comment_before (d4);
      g_assert_cmpuint (strlen (comments), ==, text->len / strlen (again[i]) * 2 - 1);
    }
}

/* Nor does the number of tags count for each of them. */
static void
test_many_tags (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (CheckbitPgnGame) game = NULL;
  g_autofree char *again = NULL;
  const guint n = 200000;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "[T%u \"x\"]\n", i);
  game = checkbit_pgn_read_game (text->str, text->len);
  g_assert_cmpuint (checkbit_tags_get_n (checkbit_record_get_tags (game->record)), ==, n);
  again = checkbit_pgn_write_record (game->record);
  g_assert_nonnull (strstr (again, "[T199999 \"x\"]\n"));
}

static void
test_tree (void)
{
  static const char text[]
      = "[White \"A\"]\n[White \"B\"]\n\n{Game} 1. e4! {[%clk 0:05:00] [%eval 0.30,12] x} "
        "({v} 1. d4) e5 1-0";
  g_autoptr (CheckbitPgnGame) game = checkbit_pgn_read_game (text, strlen (text));
  CheckbitNode *root = checkbit_record_get_root (game->record);
  CheckbitNode *e4 = checkbit_node_get_child (root, 0);
  CheckbitNode *d4 = checkbit_node_get_child (root, 1);
  CheckbitReason reason;
  guint depth;

  g_assert_cmpstr (checkbit_tags_get (checkbit_record_get_tags (game->record), "White"), ==, "B");
  g_assert_cmpstr (checkbit_node_get_comment (root), ==, "Game");
  g_assert_cmpstr (checkbit_node_get_san (e4), ==, "e4");
  g_assert_cmpstr (checkbit_node_get_comment (e4), ==, "x");
  g_assert_true (checkbit_node_has_nag (e4, 1));
  g_assert_cmpint (checkbit_node_get_clock_ms (e4), ==, 300000);
  g_assert_cmpint (checkbit_node_get_score (e4, &depth).value, ==, 30);
  g_assert_cmpuint (depth, ==, 12);
  g_assert_cmpstr (checkbit_node_get_comment_before (d4), ==, "v");
  g_assert_cmpint (checkbit_record_get_result (game->record, &reason), ==,
                   CHECKBIT_RESULT_WHITE_WINS);
  g_assert_cmpint (reason, ==, CHECKBIT_REASON_RECORDED);
}

/* A record that was not read from a file gets the tags it needs. */
static void
test_set_up (void)
{
  static const char fen[] = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  ChessPosition position;
  g_autoptr (CheckbitRecord) record = NULL;
  g_autofree char *text = NULL;
  g_autoptr (CheckbitPgnGame) again = NULL;

  g_assert_true (chess_fen_read (fen, strlen (fen), 0, &position, NULL));
  record = checkbit_record_new (&position);
  checkbit_tags_set (checkbit_record_get_tags (record), "Annotator", "a \"b\" \\");
  text = checkbit_pgn_write_record (record);
  g_assert_nonnull (strstr (text, "[Annotator \"a \\\"b\\\" \\\\\"]\n[SetUp \"1\"]\n"
                                  "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n*\n"));
  again = checkbit_pgn_read_game (text, strlen (text));
  g_assert_cmpuint (
      chess_position_key (checkbit_node_get_position (checkbit_record_get_root (again->record))),
      ==, chess_position_key (&position));
}

/* What a person writes into the tag of the variant does not make the castling unreadable. */
static void
test_variant (void)
{
  static const struct
  {
    const char *variant;
    const char *written;
  } variants[] = {
    { NULL, "[Variant \"Chess960\"]\n" },
    { "fischerandom", "[Variant \"fischerandom\"]\n" },
    { "Chess960, position 0", "[Variant \"Chess960\"]\n" },
    { "Standard", "[Variant \"Chess960\"]\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      static const char text[] = "[Variant \"Chess960\"]\n"
                                 "[FEN \"r6k/8/8/8/8/8/8/1KR5 w C - 0 1\"]\n\n1. O-O *\n";
      g_autoptr (CheckbitPgnGame) game = checkbit_pgn_read_game (text, strlen (text));
      g_autoptr (CheckbitPgnGame) again = NULL;
      g_autofree char *written = NULL;

      checkbit_tags_set (checkbit_record_get_tags (game->record), "Variant", variants[i].variant);
      written = checkbit_pgn_write_record (game->record);
      g_assert_nonnull (strstr (written, variants[i].written));
      again = checkbit_pgn_read_game (written, strlen (written));
      g_assert_cmpuint (checkbit_node_get_ply (checkbit_record_get_end (again->record)), ==, 1);
    }
}

/* --- The writer ----------------------------------------------------------------------------- */

/* No line is longer than 80 characters, commands are not split, and reading gives the same
 * record. */
static void
test_width (void)
{
  g_autoptr (GString) text = g_string_new ("1. e4 {");
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < 60; i++)
    g_string_append (text, "wörd [%clk 0:05:00] %x  y ");
  g_string_append (text, "} (");
  for (guint i = 0; i < 30; i++)
    g_string_append (text, "Nf3 Nf6 Ng1 Ng8 ");
  g_string_append (text, ") *");
  first = pgn_write_again (text->str, text->len);
  second = pgn_write_again (first, strlen (first));
  g_assert_cmpstr (first, ==, second);

  lines = g_strsplit (first, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      g_assert_cmpint (g_utf8_strlen (*line, -1), <=, 80);
      g_assert_false (g_str_has_prefix (*line, "%"));
      g_assert_false (g_str_has_suffix (*line, "[%clk"));
    }
}

/* A game of 50,000 variations within each other is built, written and freed without a stack. */
static void
test_depth (void)
{
  g_autoptr (GString) text = g_string_new ("e4 ");
  g_autoptr (CheckbitPgnGame) game = NULL;
  g_autofree char *again = NULL;
  const guint depth = 50000;

  for (guint i = 0; i < depth; i++)
    g_string_append (text, "e5 (c5 Nf3 ");
  for (guint i = 0; i < depth; i++)
    g_string_append (text, ")");
  g_string_append (text, " *");
  game = checkbit_pgn_read_game (text->str, text->len);
  again = checkbit_pgn_write_record (game->record);
  g_assert_nonnull (again);
}

/* --- Any game ------------------------------------------------------------------------------- */

/* Comments that look like something else. */
static const char *const odd_texts[]
    = { "a } b", "}",    "{",  "(",  ")",  "1-0",           "*",          "; x",
        "%x",    "a\n%", "\\", "\"", "$1", "[Event \"x\"]", "[%foo 1] x", "a\n[Event \"x\"]\nb",
        "a  b",  "a\tb", "x }" };

static const char *
pick_text (void)
{
  return odd_texts[g_test_rand_int_range (0, G_N_ELEMENTS (odd_texts))];
}

/* A game as a person may have made it: what can be done to the root alone is not written. */
static CheckbitGame *
make_game (guint n_steps, guint n_comments)
{
  CheckbitGame *game = checkbit_game_new ();
  CheckbitNode *root;

  while (n_steps-- > 0)
    edit_walk_step (game);
  while (n_comments-- > 0)
    checkbit_game_set_comment (game, edit_walk_pick (game), pick_text ());
  root = checkbit_game_get_root (game);
  checkbit_game_set_nags (game, root, NULL, 0);
  checkbit_game_set_comment_before (game, root, NULL);

  return game;
}

static void
append_shapes (GString *text, CheckbitNode *node)
{
  guint n;
  const CheckbitShape *shapes = checkbit_node_get_shapes (node, &n);

  for (guint arrow = 0; arrow < 2; arrow++)
    for (guint i = 0; i < n; i++)
      if ((shapes[i].from != shapes[i].to) == arrow)
        g_string_append_printf (text, " %u-%u:%u", shapes[i].from, shapes[i].to, shapes[i].color);
}

/* A comment before a move of the main line stands where one after the move before it does. */
static void
append_comments (GString *text, CheckbitNode *node)
{
  CheckbitNode *next = checkbit_node_get_child (node, 0);
  const char *before = next != NULL ? checkbit_node_get_comment_before (next) : "";
  const char *after = checkbit_node_get_comment (node);

  if (checkbit_node_get_index (node) > 0)
    g_string_append_printf (text, " <%s>", checkbit_node_get_comment_before (node));
  g_string_append_printf (text, " {%s%s%s}", after, *after != '\0' && *before != '\0' ? " " : "",
                          before);
}

static void
append_node (GString *text, CheckbitNode *node)
{
  guint n, depth;
  const guint8 *nags = checkbit_node_get_nags (node, &n);
  CheckbitScore score = checkbit_node_get_score (node, &depth);

  g_string_append_printf (text, "%u %s", checkbit_node_get_ply (node),
                          checkbit_node_get_san (node));
  append_comments (text, node);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " $%u", nags[i]);
  if (score.kind != CHECKBIT_SCORE_NONE)
    g_string_append_printf (text, " %d/%u", score.value, depth);
  append_shapes (text, node);
  g_string_append_c (text, '\n');
}

/* All that PGN can say about a game. (transfer full) */
static char *
describe (CheckbitRecord *record)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GPtrArray) stack = g_ptr_array_new ();

  g_ptr_array_add (stack, checkbit_record_get_root (record));
  while (stack->len > 0)
    {
      CheckbitNode *node = g_ptr_array_steal_index (stack, stack->len - 1);

      append_node (text, node);
      for (guint i = checkbit_node_get_n_children (node); i > 0; i--)
        g_ptr_array_add (stack, checkbit_node_get_child (node, i - 1));
    }
  g_string_append (text, checkbit_result_to_pgn (checkbit_record_get_result (record, NULL)));

  return g_string_free (text, FALSE);
}

/* Whatever was done to a game, it is read as it was written. */
static void
test_any_game (void)
{
  for (guint i = 0; i < 600; i++)
    {
      g_autoptr (CheckbitGame) game = make_game (i % 60, i % 4);
      CheckbitRecord *record = checkbit_game_get_record (game);
      g_autofree char *written = checkbit_pgn_write_record (record);
      g_autoptr (CheckbitPgnGame) read = checkbit_pgn_read_game (written, strlen (written));
      g_autofree char *before = describe (record), *after = describe (read->record);

      g_assert_cmpuint (read->problems->len, ==, 0);
      g_assert_false (read->loss);
      g_assert_cmpstr (after, ==, before);
    }
}

/* Of the space in a comment, only ends of paragraphs count; and of a text with a brace not even
 * these. What is read then is written in the same way again. */
static void
test_plain_comments (void)
{
  static const char *const texts[][2]
      = { { "a\n\nb", "a\nb" }, { "a \n b", "a\nb" },   { "\n a\n", "a" }, { "a\rb", "a\tb" },
          { " \n ", "" },       { "a\n}\nb", "a } b" }, { "{}\n", "{}" },  { "a\n\n %", "a\n%" } };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (CheckbitRecord) record = checkbit_record_new (NULL);
      g_autofree char *first = NULL, *second = NULL;
      g_autoptr (CheckbitPgnGame) game = NULL;

      checkbit_node_set_comment (checkbit_record_get_root (record), texts[i][0]);
      first = checkbit_pgn_write_record (record);
      game = checkbit_pgn_read_game (first, strlen (first));
      second = checkbit_pgn_write_record (game->record);
      g_assert_cmpstr (checkbit_node_get_comment (checkbit_record_get_root (game->record)), ==,
                       texts[i][1]);
      g_assert_cmpstr (second, ==, first);
      g_assert_null (strstr (first, "\n%"));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *path = g_strconcat ("/pgn-record/command/", commands[i].name, NULL);

      g_test_add_data_func (path, &commands[i], test_command);
    }
  g_test_add_func ("/pgn-record/null-in-check", test_null_in_check);
  g_test_add_func ("/pgn-record/many-begun", test_many_begun);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/pgn-record/again/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/pgn-record/many-comments", test_many_comments);
  g_test_add_func ("/pgn-record/many-tags", test_many_tags);
  g_test_add_func ("/pgn-record/tree", test_tree);
  g_test_add_func ("/pgn-record/set-up", test_set_up);
  g_test_add_func ("/pgn-record/variant", test_variant);
  g_test_add_func ("/pgn-record/width", test_width);
  g_test_add_func ("/pgn-record/depth", test_depth);
  g_test_add_func ("/pgn-record/any-game", test_any_game);
  g_test_add_func ("/pgn-record/plain-comments", test_plain_comments);

  return g_test_run ();
}

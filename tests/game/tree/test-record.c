/* Tests of records, tags and notes as plain data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/record.h"

#include <string.h>


/* --- Tags ------------------------------------------------------------------------------------ */

/* Operations on an empty list, and the resulting list. "+Name" is set, "=Name" appended as a reader
 * does, "-Name" removed. */
static const struct
{
  const char *name;
  const char *script;
  const char *list;
} tag_cases[] = {
  { "order-of-the-roster", "+Result +White +Event +Black", "Event White Black Result" },
  { "others-at-the-end", "+ECO +White +Annotator +Event", "Event White ECO Annotator" },
  { "a-reader-keeps-the-order", "=White =ECO =Event", "White ECO Event" },
  { "no-name-twice", "=White =ECO =White +ECO", "White ECO" },
  { "removed", "+White +ECO -White -Site", "ECO" },
  { "roster-into-a-list-of-a-file", "=ECO +White =Date +Event", "Event White ECO Date" },
};

static void
test_tag_order (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (CheckbitTags) tags = checkbit_tags_new ();
  g_auto (GStrv) words = g_strsplit (tag_cases[i].script, " ", -1);
  g_autoptr (GString) list = g_string_new (NULL);

  for (char **word = words; *word != NULL; word++)
    if (**word == '+')
      checkbit_tags_set (tags, *word + 1, "x");
    else if (**word == '=')
      checkbit_tags_append (tags, *word + 1, "x");
    else
      checkbit_tags_set (tags, *word + 1, NULL);
  for (guint k = 0; k < checkbit_tags_get_n (tags); k++)
    g_string_append_printf (
        list, "%s%s", k > 0 ? " " : "", checkbit_tags_get_nth (tags, k)->name);
  g_assert_cmpstr (list->str, ==, tag_cases[i].list);
}

static const struct
{
  const char *value;
  gboolean known;
} known_cases[] = {
  { "Anderssen", TRUE }, { "?", FALSE },          { "", FALSE },  { "????.??.??", FALSE },
  { "1851.??.??", TRUE }, { "? ? ?", FALSE },     { "-", TRUE },  { "?!", TRUE },
};

static void
set_nth (CheckbitTags *tags, guint i, const char *value)
{
  g_autofree char *name = g_strdup_printf ("T%u", i);

  g_assert_true (checkbit_tags_set (tags, name, value));
}

/* Long lists are searched by another method than short ones: the results must be equal, whatever
 * was inserted or removed. */
static void
test_many_tags (void)
{
  g_autoptr (CheckbitTags) tags = checkbit_tags_new ();
  g_autoptr (CheckbitTags) copy = NULL;

  for (guint i = 0; i < 1000; i++)
    {
      g_autofree char *name = g_strdup_printf ("T%u", i);
      g_assert_true (checkbit_tags_append (tags, name, "v"));
      g_assert_false (checkbit_tags_append (tags, name, "again"));
    }
  g_assert_true (checkbit_tags_set (tags, "White", "A")); /* before all others */
  set_nth (tags, 3, NULL);
  set_nth (tags, 999, "last");
  copy = checkbit_tags_copy (tags);
  g_assert_true (checkbit_tags_equal (tags, copy));
  g_assert_cmpuint (checkbit_tags_get_n (copy), ==, 1000);
  g_assert_cmpstr (checkbit_tags_get_nth (copy, 0)->name, ==, "White");
  g_assert_null (checkbit_tags_get (copy, "T3"));
  g_assert_cmpstr (checkbit_tags_get (copy, "T4"), ==, "v");
  g_assert_cmpstr (checkbit_tags_get (copy, "T999"), ==, "last");
  g_assert_true (checkbit_tags_append (copy, "T3", "back"));
  g_assert_false (checkbit_tags_append (copy, "T999", "again"));
  g_assert_cmpstr (checkbit_tags_get (copy, "T3"), ==, "back");
}

static void
test_known_tags (void)
{
  g_autoptr (CheckbitTags) tags = checkbit_tags_new ();

  g_assert_null (checkbit_tags_get_known (tags, "White"));
  for (guint i = 0; i < G_N_ELEMENTS (known_cases); i++)
    {
      checkbit_tags_set (tags, "White", known_cases[i].value);
      g_assert_cmpstr (checkbit_tags_get_known (tags, "White"),
                       ==,
                       known_cases[i].known ? known_cases[i].value : NULL);
    }
}

static void
test_tag_names (void)
{
  g_autofree char *long_name = g_strnfill (256, 'a');

  g_assert_true (checkbit_tags_is_name ("White_2"));
  g_assert_false (checkbit_tags_is_name (""));
  g_assert_false (checkbit_tags_is_name ("White Elo"));
  g_assert_false (checkbit_tags_is_name ("Weiß"));
  g_assert_false (checkbit_tags_is_name (long_name));
  long_name[255] = '\0';
  g_assert_true (checkbit_tags_is_name (long_name));

  for (guint i = 0; i < CHECKBIT_N_ROSTER_TAGS; i++)
    g_assert_cmpint (checkbit_tags_roster_index (checkbit_tags_roster_name (i)), ==, i);
  g_assert_cmpint (checkbit_tags_roster_index ("ECO"), ==, -1);
  g_assert_cmpstr (checkbit_tags_roster_unknown (2), ==, "????.??.??");
  g_assert_cmpstr (checkbit_tags_roster_unknown (6), ==, "*");
}

static void
test_tags_equal (void)
{
  g_autoptr (CheckbitTags) tags = checkbit_tags_new (), copy = NULL;

  checkbit_tags_set (tags, "White", "Anderssen");
  checkbit_tags_set (tags, "Black", "Kieseritzky");
  copy = checkbit_tags_copy (tags);
  g_assert_true (checkbit_tags_equal (tags, copy));
  checkbit_tags_set (copy, "White", "Morphy");
  g_assert_false (checkbit_tags_equal (tags, copy));
  g_assert_cmpstr (checkbit_tags_get (tags, "White"), ==, "Anderssen");
  checkbit_tags_set (copy, "White", "Anderssen");
  checkbit_tags_set (copy, "Event", "?");
  g_assert_false (checkbit_tags_equal (tags, copy));
}

/* --- Results --------------------------------------------------------------------------------- */

static const struct
{
  const char *text;
  int result; /* -1: refused */
} result_cases[] = {
  { "1-0", CHECKBIT_RESULT_WHITE_WINS },
  { "0-1", CHECKBIT_RESULT_BLACK_WINS },
  { "1/2-1/2", CHECKBIT_RESULT_DRAW },
  { "½-½", CHECKBIT_RESULT_DRAW },
  { "1/2", CHECKBIT_RESULT_DRAW },
  { "1–0", CHECKBIT_RESULT_WHITE_WINS },
  { "*", CHECKBIT_RESULT_OPEN },
  { "", -1 },
  { "1-1", -1 },
  { "1-0 ", -1 },
  { "draw", -1 },
};

static void
test_results (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (result_cases); i++)
    {
      CheckbitResult result = CHECKBIT_RESULT_OPEN;
      gboolean read = checkbit_result_from_pgn (result_cases[i].text, &result);

      g_assert_cmpint (read ? (int) result : -1, ==, result_cases[i].result);
    }
  g_assert_cmpstr (checkbit_result_to_pgn (CHECKBIT_RESULT_DRAW), ==, "1/2-1/2");
  g_assert_cmpstr (checkbit_result_to_pgn (CHECKBIT_RESULT_OPEN), ==, "*");
}

/* --- Notes ----------------------------------------------------------------------------------- */

/* A node without comments and NAGs uses no memory for them. */
static void
test_empty_notes (void)
{
  g_autoptr (CheckbitRecord) record = checkbit_record_new (NULL);
  CheckbitNode *root = checkbit_record_get_root (record);
  guint n = 99;

  g_assert_false (checkbit_node_has_notes (root));
  checkbit_node_set_comment (root, "");
  checkbit_node_set_comment_before (root, NULL);
  checkbit_node_set_clock_ms (root, -1);
  checkbit_node_set_nags (root, NULL, 0);
  checkbit_node_add_nag (root, 0);
  checkbit_node_set_score (root, (CheckbitScore) { 0 }, 12);
  g_assert_false (checkbit_node_has_notes (root));
  g_assert_cmpstr (checkbit_node_get_comment (root), ==, "");
  g_assert_cmpint (checkbit_node_get_clock_ms (root), ==, -1);
  g_assert_cmpint (checkbit_node_get_elapsed_ms (root), ==, -1);
  g_assert_cmpint (checkbit_node_get_score (root, &n).kind, ==, CHECKBIT_SCORE_NONE);
  g_assert_cmpuint (n, ==, 0);
  g_assert_null (checkbit_node_get_shapes (root, &n));
  g_assert_cmpuint (n, ==, 0);

  checkbit_node_set_clock_ms (root, 0);
  g_assert_true (checkbit_node_has_notes (root));
  g_assert_cmpint (checkbit_node_get_clock_ms (root), ==, 0);
}

static void
test_no_sign_twice (void)
{
  static const guint8 nags[] = { 1, 14, 1, 0, 14 };
  g_autoptr (CheckbitRecord) record = checkbit_record_new (NULL);
  CheckbitNode *root = checkbit_record_get_root (record);
  CheckbitShape shape = { 0, 7, CHECKBIT_SHAPE_GREEN };
  guint n;

  checkbit_node_set_nags (root, nags, G_N_ELEMENTS (nags));
  g_assert_cmpmem (checkbit_node_get_nags (root, &n), 2, nags, 2);
  g_assert_cmpuint (n, ==, 2);

  checkbit_node_add_shape (root, shape);
  shape.color = CHECKBIT_SHAPE_BLUE;
  checkbit_node_add_shape (root, shape);
  g_assert_cmpuint (checkbit_node_get_shapes (root, &n)[0].color, ==, CHECKBIT_SHAPE_BLUE);
  g_assert_cmpuint (n, ==, 1);
}

/* --- The whole ------------------------------------------------------------------------------- */

static void
test_null_in_check (void)
{
  ChessPosition position = chess_position_start;
  g_autoptr (CheckbitRecord) record = NULL;
  CheckbitNode *pass;

  chess_position_put (&position, 52, CHESS_PIECE_NONE);
  chess_position_put (&position, 12, CHESS_PIECE_NONE);
  chess_position_put (&position, 3, CHESS_PIECE_NONE);
  chess_position_put (&position, 44, CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN));
  chess_position_set_state (&position, CHESS_BLACK, 0, CHESS_SQUARE_NONE, 0, 1);
  record = checkbit_record_new (&position);
  g_assert_null (checkbit_node_add_null (checkbit_record_get_root (record)));
  g_clear_pointer (&record, checkbit_record_free);

  record = checkbit_record_new (NULL);
  pass = checkbit_node_add_null (checkbit_record_get_root (record));
  g_assert_true (checkbit_node_add_null (checkbit_record_get_root (record)) == pass);
  g_assert_cmpint (
      chess_position_side (checkbit_node_get_position (pass)), ==, CHESS_BLACK);
  g_assert_true (chess_position_is_consistent (checkbit_node_get_position (pass)));
  g_assert_cmpint (checkbit_node_get_move (pass), ==, CHESS_MOVE_NONE);
}

/* The moves take precedence over the file's result; the end of the main line decides. */
static void
test_record_result (void)
{
  static const guint fools_mate[][2] = { { 13, 21 }, { 52, 36 }, { 14, 30 }, { 59, 31 } };
  g_autoptr (CheckbitRecord) record = checkbit_record_new (NULL);
  CheckbitNode *node = checkbit_record_get_root (record);
  CheckbitReason reason;

  checkbit_record_set_result (record, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_AGREEMENT);
  g_assert_cmpint (checkbit_record_get_result (record, &reason), ==, CHECKBIT_RESULT_DRAW);
  g_assert_cmpint (reason, ==, CHECKBIT_REASON_AGREEMENT);
  for (guint i = 0; i < G_N_ELEMENTS (fools_mate); i++)
    node = checkbit_node_add (
        node, chess_move_new (fools_mate[i][0], fools_mate[i][1], CHESS_MOVE_NORMAL));
  g_assert_true (checkbit_record_get_end (record) == node);
  g_assert_cmpint (checkbit_record_get_result (record, &reason), ==, CHECKBIT_RESULT_BLACK_WINS);
  g_assert_cmpint (reason, ==, CHECKBIT_REASON_CHECKMATE);
  g_assert_cmpint (checkbit_record_get_recorded (record, NULL), ==, CHECKBIT_RESULT_DRAW);
}

/* As deep as a stack of calls never is. */
#define DEEP 100000

static void
test_deep_copy (void)
{
  static const guint knights[][2] = { { 6, 21 }, { 62, 45 }, { 21, 6 }, { 45, 62 } };
  g_autoptr (CheckbitRecord) record = checkbit_record_new (NULL), copy = NULL;
  CheckbitNode *node = checkbit_record_get_root (record);

  for (guint i = 0; i < DEEP; i++)
    node = checkbit_node_add (
        node, chess_move_new (knights[i % 4][0], knights[i % 4][1], CHESS_MOVE_NORMAL));
  checkbit_node_set_comment (node, "deep");
  copy = checkbit_record_copy (record);
  g_clear_pointer (&record, checkbit_record_free);
  node = checkbit_record_get_end (copy);
  g_assert_cmpuint (checkbit_node_get_ply (node), ==, DEEP);
  g_assert_cmpstr (checkbit_node_get_comment (node), ==, "deep");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tag_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/record/tags/%s", tag_cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_tag_order);
    }
  g_test_add_func ("/record/many-tags", test_many_tags);
  g_test_add_func ("/record/known-tags", test_known_tags);
  g_test_add_func ("/record/tag-names", test_tag_names);
  g_test_add_func ("/record/tags-equal", test_tags_equal);
  g_test_add_func ("/record/results", test_results);
  g_test_add_func ("/record/empty-notes", test_empty_notes);
  g_test_add_func ("/record/no-sign-twice", test_no_sign_twice);
  g_test_add_func ("/record/null-in-check", test_null_in_check);
  g_test_add_func ("/record/result", test_record_result);
  g_test_add_func ("/record/deep-copy", test_deep_copy);

  return g_test_run ();
}

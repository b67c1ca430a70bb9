/* Pasted texts as groups of named sets: their content, their names in expressions, and how they are
 * stored.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "../../lib/test-time.h"
#include "chess/table-kind.h"
#include "game/inspect/inspection.h"
#include "game/inspect/pasted.h"
#include "game/inspect/pasted-text.h"
#include "game/inspect/query.h"
#include "game/inspect/watch-file.h"

static CheckbitPastedGroup *
paste_group (CheckbitInspection *inspection, const char *text)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);
  CheckbitPastedGroup *group = checkbit_pasted_group_new_for_reading (reading);

  g_assert_true (checkbit_pasted_list_add (checkbit_inspection_get_pasted (inspection), group));
  return group;
}

static void
paste (CheckbitInspection *inspection, const char *text)
{
  g_object_unref (paste_group (inspection, text));
}

/* The sets of all groups: "title:expression=value …", and "|" between the groups. (transfer
 * full) */
static char *
describe (CheckbitInspection *inspection)
{
  GListModel *list = G_LIST_MODEL (checkbit_inspection_get_pasted (inspection));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GListModel) group = g_list_model_get_item (list, i);

      g_string_append (text, i > 0 ? " |" : "");
      for (guint k = 0; k < g_list_model_get_n_items (group); k++)
        {
          g_autoptr (CheckbitSet) set = g_list_model_get_item (group, k);

          g_string_append_printf (text, "%s%s:%s=%" G_GINT64_MODIFIER "x", text->len > 0 ? " " : "",
                                  checkbit_set_get_title (set), checkbit_set_get_expression (set),
                                  checkbit_set_get_bits (set));
        }
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_describes (CheckbitInspection *inspection, const char *expected)
{
  g_autofree char *text = describe (inspection);

  g_assert_cmpstr (text, ==, expected);
}

/* A table of a kind as a program of a layout writes it. (transfer full) */
static char *
write_table (const char *name, ChessTableKind kind, ChessLayout layout)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "U64 %s[64] = {", name);
  for (guint i = 0; i < 64; i++)
    g_string_append_printf (
        text, " 0x%" G_GINT64_MODIFIER "x,",
        chess_layout_write (layout, chess_table_kind_set (kind, chess_layout_square (layout, i))));
  g_string_append (text, " };\n");
  return g_string_free (text, FALSE);
}

/* The value of an expression now; its mistake ends the test. */
static ChessBitboard
work_out (CheckbitInspection *inspection, const char *text)
{
  g_autoptr (CheckbitQuery) query = checkbit_query_new (inspection, text);
  const CheckbitMistake *mistake = checkbit_query_get_mistake (query);

  g_assert_cmpstr (mistake != NULL ? mistake->sentence : NULL, ==, NULL);
  return checkbit_set_get_bits (CHECKBIT_SET (query));
}

/* --- What is in a group --------------------------------------------------------------------- */

typedef struct
{
  const char *name, *text, *title, *expected;
} Row;

static const Row rows[] = {
  { "define", "#define KING_RING 0x70507000\n", "KING_RING", "KING_RING:KING_RING=70507000" },
  { "two", "U64 a1x = 1, edge = 0x81;", "a1x and 1 more", "a1x:a1x=1 edge:edge=81" },
  { "short-table", "U64 two[2] = {1, 2};", "two", "two[0]:two[0]=1 two[1]:two[1]=2" },
  { "nested", "int t[2][2] = {{1, 2}, {3, 4}};", "t[0] and 1 more",
    "t[0][0]:t[0][0]=1 t[0][1]:t[0][1]=2 t[1][0]:t[1][0]=3 t[1][1]:t[1][1]=4" },
  { "member", "p->occ['w'] = 0x7;", "occ['w']", "occ['w']:occ_w=7" },
  { "scope", "Masks.knight = 0x7\n", "knight", "knight:knight_=7" },
  { "own-names", "center = 0x1\nknight = 0x2\nN = 0x4\n", "center and 2 more",
    "center:center_=1 knight:knight_=2 N:N_=4" },
  { "no-name", "[0x1, 0x2]", "pasted", "pasted[0]:pasted[0]=1 pasted[1]:pasted[1]=2" },
  { "squares", "home = b1 g1\n", "home", "home:home=42" },
  { "twice", "x = 0x1\nx = 0x2\n", "x and 1 more", "x:x=1 x_2:x_2=2" },
  { "gdb", "$1 = 0x10\n", "$1", "$1:_1=10" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitPastedGroup) group = paste_group (inspection, row->text);
  g_autofree char *title = checkbit_pasted_group_dup_title (group);

  g_assert_cmpstr (title, ==, row->title);
  assert_describes (inspection, row->expected);
}

/* Names that are too long for the set language are cut, and told apart all the same; a log has the
 * same name thousands of times. */
static void
test_same_names (void)
{
  enum
  {
    N = 5000
  };
  static const guint lengths[] = { 1, 61, 62, 63, 64, 100 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
      g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *name = g_strnfill (lengths[i], 'x');
      guint n = lengths[i] == 1 ? N : 12;

      for (guint k = 0; k < n; k++)
        g_string_append_printf (text, "%s = 0x%x\n", name, k + 1);
      g_autoptr (CheckbitPastedGroup) group = paste_group (inspection, text->str);
      g_assert_cmpuint (checkbit_pasted_group_get_n_entries (group), ==, n);
      for (guint k = 0; k < n; k++)
        {
          const CheckbitPastedEntry *entry = checkbit_pasted_group_get_entry (group, k);

          g_assert_true (g_hash_table_add (names, entry->name));
          g_assert_cmpuint (work_out (inspection, entry->name), ==, k + 1);
        }
    }
}

/* What a square's number is depends on the layout that is in use when a text is pasted; squares and
 * drawings do not. */
static void
test_read_in_layout (void)
{
  static const struct
  {
    const char *text, *name;
    ChessBitboard a1b1, a8b8;
  } cases[] = {
    { "home = 1ULL << SQ_E4;\n\n", "home", CHESS_BIT (28), CHESS_BIT (28) },
    { "#define PATH (BIT(F1) | BIT(G1))\n\n", "PATH", CHESS_BIT (5) | CHESS_BIT (6),
      CHESS_BIT (5) | CHESS_BIT (6) },
    { "U64 path = 0;\npath |= 1ULL << SQ_F1;\npath |= 1ULL << SQ_G1;\n\n", "path_3",
      CHESS_BIT (5) | CHESS_BIT (6), CHESS_BIT (5) | CHESS_BIT (6) },
    { "path = BIT(F1) | BIT(G1);\npath &= ~BIT(F1);\n\n", "path_2", CHESS_BIT (6), CHESS_BIT (6) },
    { "path = BIT(F1) | BIT(G1)\npath &^= BIT(F1)\n\n", "path_2", CHESS_BIT (6), CHESS_BIT (6) },
    { "path = BIT(F1) | BIT(G1)\npath &^= BIT(F1)\nboth = path | a1\n\n", "both",
      CHESS_BIT (6) | CHESS_BIT (0), CHESS_BIT (6) | CHESS_BIT (0) },
    { "path = BIT(F1);\npath |= 2;\n\n", "path_2", CHESS_BIT (5) | CHESS_BIT (1),
      CHESS_BIT (5) | CHESS_BIT (57) },
    { "#define A (1ULL << SQ_F1)\n#define PATH (A | BIT(SQ_G1))\n\n", "PATH",
      CHESS_BIT (5) | CHESS_BIT (6), CHESS_BIT (5) | CHESS_BIT (6) },
    { "home = e4\nboth = home | d5\n\n", "both", CHESS_BIT (28) | CHESS_BIT (35),
      CHESS_BIT (28) | CHESS_BIT (35) },
    { "home = e4 | d5\nleft = home ^ d5\n\n", "left", CHESS_BIT (28), CHESS_BIT (28) },
    { "home = e4 | d5\nsame = home & d5\n\n", "same", CHESS_BIT (35), CHESS_BIT (35) },
    { "home = 0 | (1ULL << SQ_F1);\n\n", "home", CHESS_BIT (5), CHESS_BIT (5) },
    { "home = (1ULL << SQ_F1) | 0x0;\n\n", "home", CHESS_BIT (5), CHESS_BIT (5) },
    { "next = RANK_2 << 8;\n\n", "next", CHESS_RANK_1 << 16, CHESS_RANK_1 },
    { "up = RANK_1.shl(8);\n\n", "up", CHESS_RANK_1 << 8, 0 },
    { "part = (1ULL << A2) - (1ULL << A1);\n\n", "part", CHESS_RANK_1,
      CHESS_RANK_1 | CHESS_BIT (8) },
    { "part = (uint32_t) BIT(E4);\n\n", "part", CHESS_BIT (28), 0 },
    { "part = FILE_A & 0xFF;\n\n", "part", CHESS_BIT (0), CHESS_BIT (56) },
    { "#define ROW(sq) ((sq) >> 3)\nrow = ROW(E1)\n\n", "row", 0,
      CHESS_BIT (56) | CHESS_BIT (57) | CHESS_BIT (58) },
    { "home = e1\nhome += 8\n\n", "home_2", CHESS_BIT (2) | CHESS_BIT (3),
      CHESS_BIT (58) | CHESS_BIT (62) },
    { "home = e4 | d5\n\n", "home", CHESS_BIT (28) | CHESS_BIT (35),
      CHESS_BIT (28) | CHESS_BIT (35) },
    { "corner = 0x1\n\n", "corner", CHESS_BIT (0), CHESS_BIT (56) },
  };
  static const ChessLayout layouts[] = { CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A8B8 };

  for (guint i = 0; i < G_N_ELEMENTS (cases) * 2; i++)
    {
      ChessBitboard expected = i % 2 == 0 ? cases[i / 2].a1b1 : cases[i / 2].a8b8;
      g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
      g_auto (CheckbitPasted) pasted = { 0 };

      checkbit_word_form_set_layout (checkbit_inspection_get_word_form (inspection),
                                     layouts[i % 2]);
      checkbit_pasted_init (&pasted, cases[i / 2].text, layouts[i % 2]);
      g_autoptr (CheckbitPastedGroup) group
          = checkbit_pasted_group_new_for_reading (pasted.reading);
      checkbit_pasted_list_add (checkbit_inspection_get_pasted (inspection), group);
      g_assert_cmphex (work_out (inspection, cases[i / 2].name), ==, expected);
      if (checkbit_pasted_group_get_n_entries (group) == 1)
        g_assert_cmphex (work_out (inspection, pasted.text), ==, expected);

      /* Another layout that is chosen afterwards moves numbers, but no squares. */
      checkbit_word_form_set_layout (checkbit_inspection_get_word_form (inspection),
                                     CHESS_LAYOUT_H1G1);
      if (cases[i / 2].a1b1 == cases[i / 2].a8b8)
        g_assert_cmphex (work_out (inspection, cases[i / 2].name), ==, expected);
    }
}

/* What is a set of squares, however it is written, is the same in all layouts, also in one that is
 * chosen afterwards. */
static void
test_sets_in_layouts (void)
{
  static const struct
  {
    const char *text, *name;
    ChessBitboard set;
  } cases[] = {
    { "home = e1\nbit = 1ULL << home\n\n", "bit", CHESS_BIT (4) },
    { "home = e1\nbit = BIT(home)\n\n", "bit", CHESS_BIT (4) },
    { "home = e1\nbit = SQUARE_BB[home]\n\n", "bit", CHESS_BIT (4) },
    { "home = e1\nplace = home\nbit = 1ULL << place\n\n", "bit", CHESS_BIT (4) },
    { "homes = {0x0, e1, 0x1}\nbit = 1ULL << homes[1]\n\n", "bit", CHESS_BIT (4) },
    { "home = (uint8_t) e4\nbit = BIT(home)\n\n", "bit", CHESS_BIT (28) },
    { "#define BIT(sq) (1ULL << (sq))\n#define PATH (BIT(F1) | BIT(G1))\n\n", "PATH",
      CHESS_BIT (5) | CHESS_BIT (6) },
    { "#define TWO(a, b) (BIT(a) | BIT(b))\npath = TWO(F1, G1)\n\n", "path",
      CHESS_BIT (5) | CHESS_BIT (6) },
    { "#define BIT(sq) (1ULL << (sq))\nhome = e1\nbit = BIT(home)\n\n", "bit", CHESS_BIT (4) },
    { "both = BIT(F1) + BIT(G1);\n\n", "both", CHESS_BIT (5) | CHESS_BIT (6) },
    { "left = (BIT(F1) | BIT(G1)) - BIT(F1);\n\n", "left", CHESS_BIT (6) },
    { "same = (uint64_t) BIT(E4);\n\n", "same", CHESS_BIT (28) },
    { "rest = ~0ULL & ~FILE_A;\n\n", "rest", ~CHESS_FILE_A },
    { "rest = FILE_A ^ 0xFFFFFFFFFFFFFFFF;\n\n", "rest", ~CHESS_FILE_A },
    { "rest = BB_ALL &^ FILE_A;\n\n", "rest", ~CHESS_FILE_A },
    { "rest = FILE_A &^ A1;\n\n", "rest", CHESS_FILE_A & ~CHESS_BIT (0) },
    { "rest = FILE_A & 0;\n\n", "rest", 0 },
    { "both = BIT(F1).or(BIT(G1));\n\n", "both", CHESS_BIT (5) | CHESS_BIT (6) },
    { "both = FILE_A.union(FILE_B).and(RANK_1);\n\n", "both", CHESS_BIT (0) | CHESS_BIT (1) },
    { "rest = BIT(F1).inv();\n\n", "rest", ~CHESS_BIT (5) },
    { "bit = BigInt.asUintN(64, 1n << SQ_E1);\n\n", "bit", CHESS_BIT (4) },
    { "lines = {FILE_A, FILE_B};\nbit = lines[1] & RANK_1;\n\n", "bit", CHESS_BIT (1) },
    { "U64 path[2] = {BIT(F1) | BIT(G1), BIT(B1)};\n\n", "path[0]", CHESS_BIT (5) | CHESS_BIT (6) },
    { "U64 path[] = {[2] = BIT(F1) | BIT(G1), [0] = BIT(B1)};\n\n", "path[2]",
      CHESS_BIT (5) | CHESS_BIT (6) },
    { "path[0] = BIT(F1) | BIT(G1);\npath[1] = 0;\n\n", "path[0]", CHESS_BIT (5) | CHESS_BIT (6) },
    { "path = {{0, FILE_A}, {FILE_B, ~0}};\n\n", "path[1][0]", CHESS_FILE_A << 1 },
    { "sq = {E1, BIT(E1)};\n\n", "sq[1]", CHESS_BIT (4) },
    { "home =\n........\n........\n........\n........\n...1....\n........\n........\n........\n\n"
      "both = home | e4\n\n",
      "both", CHESS_BIT (27) | CHESS_BIT (28) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
      {
        g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
        CheckbitWordForm *form = checkbit_inspection_get_word_form (inspection);
        g_auto (CheckbitPasted) pasted = { 0 };

        checkbit_word_form_set_layout (form, layout);
        checkbit_pasted_init (&pasted, cases[i].text, layout);
        g_autoptr (CheckbitPastedGroup) group
            = checkbit_pasted_group_new_for_reading (pasted.reading);
        checkbit_pasted_list_add (checkbit_inspection_get_pasted (inspection), group);
        g_test_message ("%s in %s", cases[i].text, chess_layout_name (layout));
        g_assert_cmphex (work_out (inspection, cases[i].name), ==, cases[i].set);
        checkbit_word_form_set_layout (form, (layout + 3) % CHESS_N_LAYOUTS);
        g_assert_cmphex (work_out (inspection, cases[i].name), ==, cases[i].set);
      }
}

/* --- Tables --------------------------------------------------------------------------------- */

/* A table of 64 follows the selected square, and is indexed by squares and by numbers. */
static void
test_live (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autofree char *text = write_table ("mine", CHESS_TABLE_KNIGHT, CHESS_LAYOUT_A1B1);
  paste (inspection, text);

  assert_describes (inspection, "mine[sel]:mine[sel]=0");
  checkbit_inspection_set_selection (inspection, CHESS_BIT (0));
  assert_describes (inspection, "mine[a1]:mine[sel]=20400");
  checkbit_inspection_set_selection (inspection, CHESS_BIT (0) | CHESS_BIT (7));
  assert_describes (inspection, "mine[sel]:mine[sel]=422400");
  g_assert_cmphex (work_out (inspection, "mine[a1]"), ==, 0x20400);
  g_assert_cmphex (work_out (inspection, "mine[7]"), ==, 0x402000);
  g_assert_cmphex (work_out (inspection, "mine[N] ^ attacks_white_knight"), ==, 0);
}

/* Numbers follow the current layout, unless a table proves another one; drawings do not change. */
static void
test_layout (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitWordForm *form = checkbit_inspection_get_word_form (inspection);
  g_autofree char *pawns = write_table ("passed", CHESS_TABLE_WHITE_PASSED, CHESS_LAYOUT_A8B8);
  g_autofree char *jumps = write_table ("jumps", CHESS_TABLE_KNIGHT, CHESS_LAYOUT_A8B8);
  g_autofree char *text = g_strconcat (pawns, jumps, "word = 0x1\nhome = b1 g1\n", NULL);
  paste (inspection, text);

  g_assert_cmphex (work_out (inspection, "word"), ==, 1);
  /* passed masks of White in a8b8 are those of Black in a1b1 */
  g_assert_cmphex (work_out (inspection, "passed[e4]"), ==,
                   chess_table_kind_set (CHESS_TABLE_BLACK_PASSED, 28));
  g_assert_cmphex (work_out (inspection, "jumps[e4] ^ knight(e4)"), ==, 0);
  checkbit_word_form_set_layout (form, CHESS_LAYOUT_A8B8);
  g_assert_cmphex (work_out (inspection, "word"), ==, CHESS_BIT (56));
  g_assert_cmphex (work_out (inspection, "passed[e4]"), ==,
                   chess_table_kind_set (CHESS_TABLE_WHITE_PASSED, 28));
  g_assert_cmphex (work_out (inspection, "passed[0]"), ==,
                   chess_table_kind_set (CHESS_TABLE_WHITE_PASSED, 56));
  g_assert_cmphex (work_out (inspection, "jumps[e4] ^ knight(e4)"), ==, 0);
  g_assert_cmphex (work_out (inspection, "home"), ==, 0x42);
}

/* A table whose index and bits use different numberings proves both. */
static void
test_mixed (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (GString) text = g_string_new ("single = [");

  for (guint i = 0; i < 64; i++)
    g_string_append_printf (
        text, "0x%" G_GINT64_MODIFIER "x, ",
        chess_table_kind_set (CHESS_TABLE_SQUARE, chess_layout_square (CHESS_LAYOUT_H8G8, i)));
  g_string_append (text, "]\n");
  paste (inspection, text->str);
  g_assert_cmphex (work_out (inspection, "single[e4]"), ==, CHESS_BIT (28));
  g_assert_cmphex (work_out (inspection, "single[occupied] ^ occupied"), ==, 0);
}

/* --- Groups --------------------------------------------------------------------------------- */

/* The newest group comes first and takes its names from older ones. */
static void
test_again (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  paste (inspection, "a = 0x1\nc = 0x2\n");
  paste (inspection, "c = 0x4\n");

  assert_describes (inspection, "c:c=4 | a:a=1");
  g_autoptr (CheckbitPastedGroup) third = paste_group (inspection, "a = 0x8\n");
  assert_describes (inspection, "a:a=8 | c:c=4");
  checkbit_pasted_list_remove (checkbit_inspection_get_pasted (inspection), third);
  assert_describes (inspection, "c:c=4");
}

/* A set that is pasted again is the same one with a new value, in the layout of now. */
static void
test_again_the_same (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitPastedList *list = checkbit_inspection_get_pasted (inspection);
  g_autoptr (CheckbitPastedGroup) first = paste_group (inspection, "a = 0x1\nc = 0x2\n");
  g_autoptr (CheckbitSet) a = g_list_model_get_item (G_LIST_MODEL (first), 0);

  checkbit_word_form_set_layout (checkbit_inspection_get_word_form (inspection), CHESS_LAYOUT_A8B8);
  paste (inspection, "t = {0x1, 0x2}\na = 0x10\n");
  g_assert_true (checkbit_pasted_list_find_set (list, "a") == a);
  g_assert_cmphex (checkbit_set_get_bits (a), ==, CHESS_BIT (60));
  checkbit_word_form_set_layout (checkbit_inspection_get_word_form (inspection), CHESS_LAYOUT_A1B1);
  g_assert_cmphex (checkbit_set_get_bits (a), ==, CHESS_BIT (4));
  paste (inspection, "a = {0x1, 0x2}\n");
  g_assert_null (checkbit_pasted_list_find_set (list, "a"));
  g_assert_cmphex (checkbit_set_get_bits (a), ==, CHESS_BIT (4));
}

/* An entry of a table and a set may be written alike in expressions; they stay two. */
static void
test_again_alike (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();

  for (guint i = 0; i < 2; i++)
    {
      paste (inspection, "a = {0x1, 0x2}\na[0] = 0x5\n");
      assert_describes (inspection, "a[0]:a[0]=1 a[1]:a[1]=2 a[0]:a[0]=5");
    }
}

/* A group that was removed is restored in its old place, without names that others use by now. */
static void
test_restore (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitPastedList *list = checkbit_inspection_get_pasted (inspection);
  paste (inspection, "e = 0x10\n");
  g_autoptr (CheckbitPastedGroup) group = paste_group (inspection, "a = 0x1\nc = 0x2\n");
  paste (inspection, "d = 0x4\n");

  g_assert_cmpuint (checkbit_pasted_list_remove (list, group), ==, 1);
  g_assert_cmpuint (checkbit_pasted_list_remove (list, group), ==, G_MAXUINT);
  g_assert_true (checkbit_pasted_list_restore (list, 1, group));
  g_assert_false (checkbit_pasted_list_restore (list, 1, group));
  assert_describes (inspection, "d:d=4 | a:a=1 c:c=2 | e:e=10");
  g_assert_cmphex (work_out (inspection, "c"), ==, 2);

  checkbit_pasted_list_remove (list, group);
  paste (inspection, "a = 0x8\n");
  g_assert_true (checkbit_pasted_list_restore (list, 9, group));
  assert_describes (inspection, "a:a=8 | d:d=4 | e:e=10 | c:c=2");
}

/* Watches and expressions are updated as names appear, change and disappear. */
static void
test_users (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitWatch) watch = checkbit_watch_new ("ring", "KING_RING & white", 0);
  g_autoptr (CheckbitQuery) query = checkbit_query_new (inspection, "KING_RING & white");

  checkbit_watch_list_insert (checkbit_inspection_get_watches (inspection), 0, watch);
  g_assert_nonnull (checkbit_watch_get_mistake (watch));
  g_assert_false (checkbit_query_is_good (query));

  paste (inspection, "#define KING_RING 0x8f0f0\n");
  g_assert_null (checkbit_watch_get_mistake (watch));
  g_assert_true (checkbit_query_is_good (query));
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (watch)), ==, 0xf0f0);
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (query)), ==, 0xf0f0);

  g_autoptr (CheckbitPastedGroup) next = paste_group (inspection, "#define KING_RING 0x1\n");
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (watch)), ==, 1);
  checkbit_pasted_list_remove (checkbit_inspection_get_pasted (inspection), next);
  g_assert_nonnull (checkbit_watch_get_mistake (watch));
  g_assert_false (checkbit_query_is_good (query));
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (watch)), ==, 0);
}

/* Too many values are refused, and nothing else is lost. */
static void
test_room (void)
{
  g_autoptr (CheckbitPastedList) list = checkbit_pasted_list_new ();
  g_autoptr (CheckbitPastedGroup) small = checkbit_pasted_group_new (),
                                  large = checkbit_pasted_group_new ();
  gsize n = CHECKBIT_PASTED_MAX_VALUES;
  g_autofree guint64 *values = g_new0 (guint64, n);

  checkbit_pasted_group_add (small, checkbit_pasted_entry_new ("s", "s", TRUE, values, 1));
  checkbit_pasted_group_add (large, checkbit_pasted_entry_new ("l", "l", TRUE, values, n));
  g_assert_true (checkbit_pasted_list_add (list, small));
  g_assert_false (checkbit_pasted_list_add (list, large));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (large)), ==, CHECKBIT_PASTED_MAX_SHOWN);
}

/* The values of a text are counted before sets are made of them. */
static void
test_room_for_text (void)
{
  g_autoptr (CheckbitPastedList) list = checkbit_pasted_list_new ();
  g_autoptr (CheckbitPastedGroup) group = checkbit_pasted_group_new ();
  g_autoptr (CheckbitReading) three
      = checkbit_reading_new ("a[2] = {1, 2};\nb = 0x3;\n", -1, CHESS_LAYOUT_A1B1);
  gsize n = CHECKBIT_PASTED_MAX_VALUES - 3;
  g_autofree guint64 *values = g_new0 (guint64, n);

  checkbit_pasted_group_add (group, checkbit_pasted_entry_new ("l", "l", TRUE, values, n));
  g_assert_true (checkbit_pasted_list_add (list, group));
  g_assert_true (checkbit_pasted_list_has_room (list, three));
  checkbit_pasted_group_add (group, checkbit_pasted_entry_new ("m", "m", TRUE, values, 1));
  g_assert_false (checkbit_pasted_list_has_room (list, three));
}

/* --- Kept ----------------------------------------------------------------------------------- */

static void
test_kept (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitInspection) next = checkbit_inspection_new ();
  g_autofree char *table = write_table ("passed", CHESS_TABLE_WHITE_PAWN, CHESS_LAYOUT_A1B1);
  g_autofree char *pasted = g_strconcat (table, "U64 big[2] = {5, 6};\nhome = b1 g1\n", NULL);
  paste (inspection, pasted);
  paste (inspection, "p->occ['w'] = 0x7;");
  g_autofree char *text = checkbit_pasted_text_write (checkbit_inspection_get_pasted (inspection));
  g_autofree char *before = describe (inspection);

  checkbit_pasted_text_read (checkbit_inspection_get_pasted (next), text, strlen (text));
  assert_describes (next, before);
  g_autofree char *again = checkbit_pasted_text_write (checkbit_inspection_get_pasted (next));
  g_assert_cmpstr (again, ==, text);
  /* existing groups stay */
  checkbit_pasted_text_read (checkbit_inspection_get_pasted (next), text, strlen (text));
  assert_describes (next, before);
}

static void
test_kept_garbage (void)
{
  static const char text[] = "word\ta\ta\t0x1\n"                 /* in no group */
                             "group\nword\ta\n\nset\t\t\t\n"     /* too little */
                             "word\tb b\tb\xff\t0x2 0x3\n"       /* an invalid name */
                             "word\tc\tc\t0x2 x\nword\td\td\t\n" /* no values */
                             "set\te[1]\te\t0x10\n";
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();

  checkbit_pasted_text_read (checkbit_inspection_get_pasted (inspection), text, sizeof text - 1);
  assert_describes (inspection, "b\357\277\275[0]:b_b[0]=2 b\357\277\275[1]:b_b[1]=3 e:e[1]=10");
}

static CheckbitKeptFile *
keep (CheckbitInspection *inspection, GFile *file)
{
  CheckbitKeptFile *kept
      = checkbit_pasted_file_new (checkbit_inspection_get_pasted (inspection), file);
  gboolean loaded = FALSE;

  time_wait_for ((g_object_get (kept, "loaded", &loaded, NULL), loaded));
  return kept;
}

static void
forget (CheckbitKeptFile *kept)
{
  checkbit_kept_file_finish (kept);
  g_object_unref (kept);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Two windows keep the same sets: what is pasted or removed in one of them is in the other. */
static void
test_kept_by_two (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-pasted-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "pasted.txt", NULL);
  g_autoptr (CheckbitInspection) first = checkbit_inspection_new ();
  g_autoptr (CheckbitInspection) second = checkbit_inspection_new ();
  CheckbitKeptFile *a = keep (first, file), *b = keep (second, file);
  GListModel *list = G_LIST_MODEL (checkbit_inspection_get_pasted (second));
  g_autoptr (CheckbitPastedGroup) own = paste_group (second, "own = 0x1;");
  g_autoptr (CheckbitPastedGroup) kept = NULL;
  g_autofree char *text = NULL;

  assert_describes (first, "own:own=1");
  paste (first, "other = 0x2; more = 0x4;");
  assert_describes (second, "other:other=2 more:more=4 | own:own=1");
  g_assert_cmphex (work_out (second, "other | own"), ==, 3);
  kept = g_list_model_get_item (list, 1);
  g_assert_true (kept == own);

  /* a name that is pasted again */
  paste (first, "more = 0x8;");
  assert_describes (second, "more:more=8 | other:other=2 | own:own=1");
  checkbit_pasted_list_remove (checkbit_inspection_get_pasted (second), own);
  assert_describes (first, "more:more=8 | other:other=2");

  forget (a);
  forget (b);
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_assert_nonnull (strstr (text, "more"));
  g_assert_nonnull (strstr (text, "other"));
  g_assert_null (strstr (text, "own"));
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
}

/* Numbers that may stand for squares also give one set, which follows the layout. */
static void
test_square_numbers (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_auto (CheckbitPasted) numbers = { 0 }, masks = { 0 }, twice = { 0 };
  g_autofree char *told = NULL, *nothing = NULL, *repeated = NULL;

  paste (inspection, "home_sq = {28, 35}");
  assert_describes (inspection, "home_sq[0]:home_sq[0]=1c home_sq[1]:home_sq[1]=23 "
                                "home_sq_squares:home_sq_squares=810000000");
  checkbit_word_form_set_layout (checkbit_inspection_get_word_form (inspection), CHESS_LAYOUT_A8B8);
  g_assert_cmphex (work_out (inspection, "home_sq_squares"), ==,
                   CHESS_BIT (CHESS_SQUARE (4, 4)) | CHESS_BIT (CHESS_SQUARE (3, 3)));

  checkbit_pasted_init (&numbers, "28, 35", CHESS_LAYOUT_A1B1);
  told = checkbit_pasted_tell_squares (&numbers, CHESS_LAYOUT_A1B1);
  g_assert_cmpstr (told, ==, "As numbers of squares in layout a1b1: e4 d5.");
  checkbit_pasted_init (&masks, "0x10, 0x100", CHESS_LAYOUT_A1B1);
  nothing = checkbit_pasted_tell_squares (&masks, CHESS_LAYOUT_A1B1);
  g_assert_null (nothing);
  checkbit_pasted_init (&twice, "12, 11, 11", CHESS_LAYOUT_A1B1);
  repeated = checkbit_pasted_tell_squares (&twice, CHESS_LAYOUT_A1B1);
  g_assert_null (repeated);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/pasted-list/rows/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/pasted-list/same-names", test_same_names);
  g_test_add_func ("/pasted-list/read-in-layout", test_read_in_layout);
  g_test_add_func ("/pasted-list/sets-in-layouts", test_sets_in_layouts);
  g_test_add_func ("/pasted-list/live", test_live);
  g_test_add_func ("/pasted-list/layout", test_layout);
  g_test_add_func ("/pasted-list/mixed", test_mixed);
  g_test_add_func ("/pasted-list/again", test_again);
  g_test_add_func ("/pasted-list/again-the-same", test_again_the_same);
  g_test_add_func ("/pasted-list/again-alike", test_again_alike);
  g_test_add_func ("/pasted-list/restore", test_restore);
  g_test_add_func ("/pasted-list/users", test_users);
  g_test_add_func ("/pasted-list/square-numbers", test_square_numbers);
  g_test_add_func ("/pasted-list/room", test_room);
  g_test_add_func ("/pasted-list/room-for-text", test_room_for_text);
  g_test_add_func ("/pasted-list/kept", test_kept);
  g_test_add_func ("/pasted-list/kept-garbage", test_kept_garbage);
  g_test_add_func ("/pasted-list/kept-by-two", test_kept_by_two);
  return g_test_run ();
}

/* The editor of one set: a live set stays live, an edit makes a copy, and every edit can be undone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "game/inspect/set-editor.h"

typedef struct
{
  CheckbitWordForm *form;
  CheckbitSet *pawns;
  CheckbitSetEditor *editor;
  guint n_changed;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changed++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->form = checkbit_word_form_new ();
  fixture->pawns = checkbit_set_new ("White pawns", 0xff00);
  checkbit_set_set_expression (fixture->pawns, "white_pawns");
  fixture->editor = checkbit_set_editor_new (fixture->form);
  g_signal_connect_swapped (fixture->editor, "changed", G_CALLBACK (changed_cb), fixture);
  checkbit_set_editor_set_source (fixture->editor, fixture->pawns);
  g_assert_cmpuint (fixture->n_changed, ==, 1);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->editor);
  g_assert_finalize_object (fixture->pawns);
  g_assert_finalize_object (fixture->form);
}

static void
assert_shown (Fixture *fixture, ChessBitboard bits, const char *title)
{
  g_assert_cmphex (checkbit_set_editor_get_bits (fixture->editor), ==, bits);
  g_assert_cmpstr (checkbit_set_get_title (checkbit_set_editor_get_set (fixture->editor)), ==,
                   title);
}

static char *
write_now (Fixture *fixture)
{
  ChessMaskInput input = { .position = &chess_position_start };

  return checkbit_set_editor_write (fixture->editor, &input, NULL);
}

static void
assert_written (Fixture *fixture, const char *text)
{
  g_autofree char *written = write_now (fixture);

  g_assert_cmpstr (written, ==, text);
}

static void
test_live (Fixture *fixture, gconstpointer data)
{
  assert_shown (fixture, 0xff00, "White pawns");
  g_assert_false (checkbit_set_editor_is_edited (fixture->editor));
  g_assert_false (checkbit_set_editor_can_undo (fixture->editor));
  assert_written (fixture, "white_pawns");
  checkbit_set_set_bits (fixture->pawns, 0x1000ef00, 0);
  g_assert_cmpuint (fixture->n_changed, ==, 2);
  assert_shown (fixture, 0x1000ef00, "White pawns");
}

/* The marks of a move are gone after the next one; a change of both is announced once. */
static void
test_marks (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    ChessBitboard bits, changed;
    guint n_changed;
  } rows[] = {
    { 0x1000ef00, 0x10001000, 1 },
    { 0x1000ef00, 0, 1 },
    { 0x1000ef00, 0, 0 },
    { 0x1008e700, 0x81800, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      fixture->n_changed = 0;
      checkbit_set_set_bits (fixture->pawns, rows[i].bits, rows[i].changed);
      g_assert_cmpuint (fixture->n_changed, ==, rows[i].n_changed);
    }
}

/* The copy keeps its squares while the live mask changes. */
static void
test_copy (Fixture *fixture, gconstpointer data)
{
  checkbit_set_editor_toggle (fixture->editor, 12);
  assert_shown (fixture, 0xef00, "Edited copy of White pawns");
  g_assert_cmpstr (checkbit_set_editor_get_edit (fixture->editor), ==, "e2 was removed.");
  checkbit_set_editor_toggle (fixture->editor, 28);
  assert_shown (fixture, 0x1000ef00, "Edited copy of White pawns");
  g_assert_cmpstr (checkbit_set_editor_get_edit (fixture->editor), ==, "e4 was added.");
  g_assert_cmphex (checkbit_set_get_bits (fixture->pawns), ==, 0xff00);
  assert_written (fixture, "white_pawns ^ e2 ^ e4");

  checkbit_set_set_bits (fixture->pawns, 0xf700, 0);
  assert_shown (fixture, 0x1000ef00, "Edited copy of White pawns");
  checkbit_set_editor_revert (fixture->editor);
  assert_shown (fixture, 0xf700, "White pawns");
  g_assert_true (checkbit_set_editor_can_redo (fixture->editor));
}

static void
test_history (Fixture *fixture, gconstpointer data)
{
  CheckbitSetEditor *editor = fixture->editor;

  checkbit_set_editor_apply (editor, CHECKBIT_OPERATION_NORTH, 0);
  checkbit_set_editor_apply (editor, CHECKBIT_OPERATION_COMPLEMENT, 0);
  assert_shown (fixture, ~(ChessBitboard) 0xff0000, "Edited copy of White pawns");
  assert_written (fixture, "~north(white_pawns)");
  checkbit_set_editor_undo (editor);
  assert_shown (fixture, 0xff0000, "Edited copy of White pawns");
  checkbit_set_editor_undo (editor);
  assert_shown (fixture, 0xff00, "White pawns");
  checkbit_set_editor_undo (editor);
  assert_shown (fixture, 0xff00, "White pawns");
  checkbit_set_editor_redo (editor);
  checkbit_set_editor_redo (editor);
  checkbit_set_editor_redo (editor);
  assert_shown (fixture, ~(ChessBitboard) 0xff0000, "Edited copy of White pawns");

  /* Another edit takes the place of those that were undone. */
  checkbit_set_editor_undo (editor);
  checkbit_set_editor_apply (editor, CHECKBIT_OPERATION_FLIP, 0);
  g_assert_false (checkbit_set_editor_can_redo (editor));
  assert_shown (fixture, 0xff0000000000, "Edited copy of White pawns");
  assert_written (fixture, "flip(north(white_pawns))");
}

static void
test_raw_shift (Fixture *fixture, gconstpointer data)
{
  checkbit_set_editor_apply (fixture->editor, CHECKBIT_OPERATION_SHIFT_LEFT, 1);
  assert_shown (fixture, 0x1fe00, "Edited copy of White pawns");
  g_assert_cmphex (checkbit_set_editor_get_wrapped (fixture->editor), ==, 0x10000);
  g_assert_cmpstr (checkbit_set_editor_get_edit (fixture->editor), ==, "Raw shift left: x << 1");
  g_assert_nonnull (strstr (checkbit_set_editor_get_warning (fixture->editor), "(h2 → a3)"));
  assert_written (fixture, "white_pawns << 1");

  checkbit_set_editor_undo (fixture->editor);
  g_assert_cmphex (checkbit_set_editor_get_wrapped (fixture->editor), ==, 0);
  g_assert_null (checkbit_set_editor_get_warning (fixture->editor));

  /* A word in another layout shifts in the opposite direction, which the language cannot
   * express. */
  checkbit_word_form_set_layout (fixture->form, CHESS_LAYOUT_A8B8);
  checkbit_set_editor_apply (fixture->editor, CHECKBIT_OPERATION_SHIFT_LEFT, 8);
  assert_shown (fixture, 0xff, "Edited copy of White pawns");
  g_assert_null (checkbit_set_editor_get_recipe (fixture->editor));
  assert_written (fixture, "0x00000000000000FF");
}

static void
test_combine (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitSet) file = checkbit_set_new ("File e", CHESS_FILE (4));
  g_autoptr (CheckbitSet) sent = checkbit_set_new ("sent", 0x100);

  checkbit_set_set_expression (file, "file_e");
  checkbit_set_editor_combine (fixture->editor, CHECKBIT_COMBINATION_AND_NOT, file);
  assert_shown (fixture, 0xef00, "Edited copy of White pawns");
  assert_written (fixture, "white_pawns & ~file_e");
  g_assert_cmpstr (checkbit_set_editor_get_edit (fixture->editor), ==, "AND NOT: File e");
  checkbit_set_editor_combine (fixture->editor, CHECKBIT_COMBINATION_XOR, sent);
  assert_written (fixture, "(white_pawns & ~file_e) ^ 0x0000000000000100");
}

/* An expression that no longer gives the squares is replaced by their value. */
static void
test_recipe_grows_old (Fixture *fixture, gconstpointer data)
{
  ChessMaskInput input = { .position = &chess_position_start };
  g_autofree char *written = NULL;

  g_assert_cmpstr (checkbit_set_editor_find_expression (fixture->editor, &input, NULL), ==,
                   "white_pawns");
  checkbit_set_set_bits (fixture->pawns, 0xef00, 0);
  checkbit_set_editor_toggle (fixture->editor, 0);
  g_assert_cmpstr (checkbit_set_editor_get_recipe (fixture->editor), ==, "white_pawns ^ a1");
  g_assert_null (checkbit_set_editor_find_expression (fixture->editor, &input, NULL));
  written = checkbit_set_editor_write (fixture->editor, &input, NULL);
  g_assert_cmpstr (written, ==, "0x000000000000EF01");
}

static void
test_sources (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitSet) other = checkbit_set_new ("Other", 1);

  checkbit_set_editor_toggle (fixture->editor, 0);
  checkbit_set_editor_set_source (fixture->editor, other);
  assert_shown (fixture, 1, "Other");
  g_assert_false (checkbit_set_editor_can_undo (fixture->editor));
  assert_written (fixture, "0x0000000000000001");

  checkbit_set_editor_set_source (fixture->editor, NULL);
  g_assert_null (checkbit_set_editor_get_set (fixture->editor));
  checkbit_set_editor_toggle (fixture->editor, 0);
  checkbit_set_editor_apply (fixture->editor, CHECKBIT_OPERATION_FLIP, 0);
  checkbit_set_editor_combine (fixture->editor, CHECKBIT_COMBINATION_OR, other);
  g_assert_false (checkbit_set_editor_is_edited (fixture->editor));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/set-editor/live", test_live },
    { "/set-editor/marks", test_marks },
    { "/set-editor/copy", test_copy },
    { "/set-editor/history", test_history },
    { "/set-editor/raw-shift", test_raw_shift },
    { "/set-editor/combine", test_combine },
    { "/set-editor/recipe-grows-old", test_recipe_grows_old },
    { "/set-editor/sources", test_sources },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}

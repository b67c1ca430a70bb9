/* The expression bar: results of typing and pasting, on the board and below the entry; its buttons;
 * completion and history.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/completion-popover.h"
#include "ui/inspector/expression-bar.h"

typedef struct
{
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitExpressionBar *bar;
  GtkWindow *window;
  GtkEditable *entry;
} Fixture;

/* Whether a visible label begins with a text. */
static gboolean
shows (GtkWidget *root, const char *text)
{
  if (!gtk_widget_get_visible (root))
    return FALSE;
  if (GTK_IS_LABEL (root) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;
  return FALSE;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar;

  fixture->inspection = checkbit_inspection_new ();
  fixture->layers = checkbit_layers_new ();
  bar = checkbit_expression_bar_new (fixture->inspection, fixture->layers);
  fixture->bar = CHECKBIT_EXPRESSION_BAR (bar);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 420, 300);
  gtk_window_set_child (fixture->window, bar);
  ui_test_show (fixture->window);
  fixture->entry = GTK_EDITABLE (ui_test_find_type (bar, GTK_TYPE_ENTRY));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer bar = fixture->bar;

  g_object_add_weak_pointer (bar, &bar);
  ui_test_destroy (fixture->window);
  g_assert_null (bar);
  g_assert_null (checkbit_layers_get_preview (fixture->layers, CHECKBIT_PREVIEW_EXPRESSION));
  g_assert_finalize_object (fixture->layers);
  g_assert_finalize_object (fixture->inspection);
}

static ChessBitboard
get_preview (Fixture *fixture)
{
  CheckbitSet *set = checkbit_layers_get_preview (fixture->layers, CHECKBIT_PREVIEW_EXPRESSION);

  return set != NULL ? checkbit_set_get_bits (set) : CHESS_NO_SQUARES;
}

static void
activate (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->bar), action, NULL));
}

/* --- Typing ----------------------------------------------------------------------------------- */

static void
test_value (Fixture *fixture, gconstpointer data)
{
  gtk_editable_set_text (fixture->entry, "N | rank_2");
  g_assert_cmphex (get_preview (fixture), ==, 0xFF42);
  g_assert_true (shows (GTK_WIDGET (fixture->bar), "0x000000000000FF42"));
  g_assert_true (shows (GTK_WIDGET (fixture->bar), "10 squares"));
  checkbit_word_form_set_layout (checkbit_inspection_get_word_form (fixture->inspection),
                                 CHESS_LAYOUT_A8B8);
  g_assert_cmphex (get_preview (fixture), ==, 0xFF42); /* displayed differently, but the same */
  g_assert_true (shows (GTK_WIDGET (fixture->bar), "0x42FF000000000000"));
}

static ChessBitboard
get_subject (Fixture *fixture)
{
  CheckbitSet *set = checkbit_inspection_get_subject (fixture->inspection);

  return set != NULL ? checkbit_set_get_bits (set) : CHESS_NO_SQUARES;
}

/* While the page about one set is in sight, it is about the value in the bar. */
static void
test_opens (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitSet) other = checkbit_set_new ("other", 7);
  CheckbitSet *subject;

  gtk_editable_set_text (fixture->entry, "0xff");
  g_assert_null (checkbit_inspection_get_subject (fixture->inspection));
  checkbit_expression_bar_set_opens (fixture->bar, TRUE);
  g_assert_cmphex (get_subject (fixture), ==, 0xff);
  gtk_editable_set_text (fixture->entry, "0xff00");
  g_assert_cmphex (get_subject (fixture), ==, 0xff00);
  gtk_editable_set_text (fixture->entry, "");
  g_assert_cmphex (get_subject (fixture), ==, 0xff00);

  /* A set from elsewhere stays while something is typed, but not when it is pasted. */
  checkbit_inspection_set_subject (fixture->inspection, other);
  gtk_editable_set_text (fixture->entry, "0x3");
  g_assert_cmphex (get_subject (fixture), ==, 7);
  gtk_editable_set_text (fixture->entry, "");
  g_assert_true (checkbit_expression_bar_take (fixture->bar, "0x1234"));
  g_assert_cmphex (get_subject (fixture), ==, 0x1234);

  /* What was changed on the page is still there when it is chosen again. */
  subject = checkbit_inspection_get_subject (fixture->inspection);
  checkbit_expression_bar_set_opens (fixture->bar, FALSE);
  checkbit_expression_bar_set_opens (fixture->bar, TRUE);
  g_assert_true (checkbit_inspection_get_subject (fixture->inspection) == subject);

  checkbit_expression_bar_set_opens (fixture->bar, FALSE);
  gtk_editable_set_text (fixture->entry, "0x5");
  g_assert_cmphex (get_subject (fixture), ==, 0x1234);
}

static void
test_layouts (Fixture *fixture, gconstpointer data)
{
  CheckbitWordForm *form = checkbit_inspection_get_word_form (fixture->inspection);

  g_assert_true (checkbit_expression_bar_take (fixture->bar, "0x0020400000000000"));
  g_assert_cmphex (get_preview (fixture), ==, (guint64) 1 << 46 | (guint64) 1 << 53); /* g6 f7 */
  checkbit_word_form_set_layout (form, CHESS_LAYOUT_H1G1);
  g_assert_cmphex (get_preview (fixture), ==, (guint64) 1 << 41 | (guint64) 1 << 50); /* b6 c7 */
  g_assert_true (shows (GTK_WIDGET (fixture->bar), "Read as a value in layout h1g1"));
  gtk_editable_set_text (fixture->entry, "1ULL << 4");
  g_assert_cmphex (get_preview (fixture), ==, 0x08); /* d1 */
  g_assert_true (shows (GTK_WIDGET (fixture->bar), "Read as a value in layout h1g1"));
  gtk_editable_set_text (fixture->entry, "K | 0x10");
  g_assert_true (shows (GTK_WIDGET (fixture->bar), "In an expression"));
}

static void
test_mistake (Fixture *fixture, gconstpointer data)
{
  PangoAttrList *attributes;

  gtk_editable_set_text (fixture->entry, "P & knigt");
  g_assert_true (
      shows (GTK_WIDGET (fixture->bar),
             "There is no set, square or mask “knigt”. Did you mean knights? (column 5)"));
  g_assert_null (checkbit_layers_get_preview (fixture->layers, CHECKBIT_PREVIEW_EXPRESSION));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (fixture->entry), "error"));
  attributes = gtk_entry_get_attributes (GTK_ENTRY (fixture->entry));
  g_assert_nonnull (attributes);

  gtk_editable_set_text (fixture->entry, "P & rank_2");
  g_assert_false (shows (GTK_WIDGET (fixture->bar), "There is no set"));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture->entry), "error"));
  g_assert_cmphex (get_preview (fixture), ==, 0xFF00);
}

/* The hint is shown as long as the entry is empty; the clear icon keeps its tooltip. */
static void
test_tooltip (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry = GTK_WIDGET (fixture->entry);
  g_autofree char *clear = NULL;

  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (entry), "Type an expression"));
  g_assert_true (checkbit_expression_bar_take (fixture->bar, "0x10"));
  g_assert_null (gtk_widget_get_tooltip_text (entry));
  g_assert_true (gtk_widget_get_has_tooltip (entry));
  clear = gtk_entry_get_icon_tooltip_text (GTK_ENTRY (entry), GTK_ENTRY_ICON_SECONDARY);
  g_assert_nonnull (clear);
  gtk_editable_set_text (fixture->entry, "");
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (entry), "Type an expression"));
}

/* While its window is still being built: GTK 4.18 complains of a focus without a window. */
static void
test_paste_early (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar = g_object_ref (GTK_WIDGET (fixture->bar));

  gtk_window_set_child (fixture->window, NULL);
  g_assert_true (checkbit_expression_bar_take (fixture->bar, "0x10"));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "0x10");
  gtk_window_set_child (fixture->window, bar);
  g_object_unref (bar);
  g_assert_cmphex (get_preview (fixture), ==, 0x10);
}

/* --- Buttons ---------------------------------------------------------------------------------- */

static void
test_keep (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitLayer) layer = NULL;

  gtk_editable_set_text (fixture->entry, "P");
  activate (fixture, "expression.keep");
  activate (fixture, "expression.keep"); /* once is enough */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), ==, 1);
  g_assert_null (checkbit_layers_get_preview (fixture->layers, CHECKBIT_PREVIEW_EXPRESSION));
  gtk_editable_set_text (fixture->entry, "N");
  layer = g_list_model_get_item (G_LIST_MODEL (fixture->layers), 0);
  g_assert_cmphex (checkbit_set_get_bits (checkbit_layer_get_set (layer)), ==, 0xFF00);
  g_assert_cmphex (get_preview (fixture), ==, 0x42);
}

static void
test_watch (Fixture *fixture, gconstpointer data)
{
  CheckbitWatchList *list = checkbit_inspection_get_watches (fixture->inspection);
  g_autoptr (CheckbitSet) watch = NULL;

  checkbit_word_form_set_layout (checkbit_inspection_get_word_form (fixture->inspection),
                                 CHESS_LAYOUT_A8B8);
  gtk_editable_set_text (fixture->entry, "0x1000000000000000");
  activate (fixture, "expression.watch");
  watch = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_assert_cmphex (checkbit_set_get_bits (watch), ==, 0x10); /* e1, in the language of watches */
}

static void
test_open (Fixture *fixture, gconstpointer data)
{
  gtk_editable_set_text (fixture->entry, "K");
  activate (fixture, "expression.open");
  gtk_editable_set_text (fixture->entry, "Q");
  g_assert_cmphex (checkbit_set_get_bits (checkbit_inspection_get_subject (fixture->inspection)),
                   ==, 0x10);
}

static void
test_nothing_to_do (Fixture *fixture, gconstpointer data)
{
  gtk_editable_set_text (fixture->entry, "P &");
  gtk_widget_activate_action (GTK_WIDGET (fixture->bar), "expression.keep", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->bar), "expression.watch", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (
                        G_LIST_MODEL (checkbit_inspection_get_watches (fixture->inspection))),
                    ==, 0);
}

/* A raw shift that wraps around an edge is named, a guarded one is not. */
static void
test_wrapped (Fixture *fixture, gconstpointer data)
{
  gtk_editable_set_text (fixture->entry, "P << 9");
  g_assert_true (shows (GTK_WIDGET (fixture->bar), "Wrapped around an edge by a raw shift: a4."));
  gtk_editable_set_text (fixture->entry, "P << 9 & ~file_a");
  g_assert_false (shows (GTK_WIDGET (fixture->bar), "Wrapped"));
}

/* Escape on a button returns to the entry, whose text stays. */
static void
test_escape (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button;

  gtk_editable_set_text (fixture->entry, "rank_4");
  button = ui_test_find_button (GTK_WIDGET (fixture->bar), "Open on the Set Page");
  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_true (ui_test_press (fixture->window, GDK_KEY_Escape));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "rank_4");
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window), GTK_WIDGET (fixture->entry)));
  g_assert_true (ui_test_press (fixture->window, GDK_KEY_Escape));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "");
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window), GTK_WIDGET (fixture->entry)));
}

/* --- Pasting ---------------------------------------------------------------------------------- */

static void
test_paste_board (Fixture *fixture, gconstpointer data)
{
  g_assert_true (checkbit_expression_bar_take (fixture->bar,
                                               "........\n..1.....\n.1......\n........\n"
                                               "........\n........\n........\n........\n"));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "b6 c7");
  g_assert_cmphex (get_preview (fixture), ==, (guint64) 1 << 41 | (guint64) 1 << 50);
}

static void
test_paste_table (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("table = [\n");

  for (guint i = 0; i < 64; i++)
    g_string_append_printf (text, "%u,\n", i + 1);
  g_string_append (text, "]");
  g_assert_true (checkbit_expression_bar_take (fixture->bar, text->str));
  g_assert_cmphex (checkbit_inspection_get_table (fixture->inspection)[63], ==, 64);
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "");
}

/* A table that was not pasted but inserted otherwise is opened with Enter. */
static void
test_type_table (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("[");

  for (guint i = 0; i < 64; i++)
    g_string_append_printf (text, "%u, ", i + 1);
  g_string_append (text, "]");
  gtk_editable_set_text (fixture->entry, text->str);
  g_assert_null (checkbit_inspection_get_table (fixture->inspection));
  g_signal_emit_by_name (fixture->entry, "activate");
  g_assert_cmphex (checkbit_inspection_get_table (fixture->inspection)[63], ==, 64);
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "");
}

/* Several sets become a group of their own, and unread parts of the text are named. */
static void
test_paste_several (Fixture *fixture, gconstpointer data)
{
  GListModel *pasted = G_LIST_MODEL (checkbit_inspection_get_pasted (fixture->inspection));

  g_assert_true (checkbit_expression_bar_take (
      fixture->bar, "#define A 0x1\n#define EDGE (A << 3)\n#define C foo(7)\n"));
  g_autoptr (GListModel) group = g_list_model_get_item (pasted, 0);
  g_assert_cmpuint (g_list_model_get_n_items (group), ==, 2);
  g_autoptr (CheckbitSet) second = g_list_model_get_item (group, 1);
  g_assert_cmpstr (checkbit_set_get_title (second), ==, "EDGE");
  g_assert_cmpstr (checkbit_set_get_sentence (second), ==, "Pasted. In expressions: EDGE");
  g_assert_cmphex (checkbit_set_get_bits (second), ==, 8);
  g_assert_true (
      shows (GTK_WIDGET (fixture->bar),
             "2 sets: A, EDGE.\n“foo(7)” has a name that is not recognized (line 3, column 11)."));
  gtk_editable_set_text (fixture->entry, "EDGE | N");
  g_assert_false (shows (GTK_WIDGET (fixture->bar), "2 sets"));
  g_assert_cmphex (get_preview (fixture), ==, 0x4A);
}

/* The reading is shown above the result; a value is compared with the sets of the position. */
static void
test_paste_told (Fixture *fixture, gconstpointer data)
{
  g_assert_true (checkbit_expression_bar_take (fixture->bar, "x =\n  0xFF00;\n"));
  g_assert_true (shows (GTK_WIDGET (fixture->bar), "x, read as a number.\nEquals white_pawns."));
  gtk_editable_set_text (fixture->entry, "0xFE00");
  g_assert_true (shows (GTK_WIDGET (fixture->bar), "Equals white_pawns but for a2 (missing)."));
  gtk_editable_set_text (fixture->entry, "P");
  g_assert_false (shows (GTK_WIDGET (fixture->bar), "Equals"));
}

/* What was said about sets goes with them, and with the game on the board; what was said about the
 * value in the entry stays with that. */
static void
test_paste_forgotten (Fixture *fixture, gconstpointer data)
{
  CheckbitPastedList *list = checkbit_inspection_get_pasted (fixture->inspection);

  for (guint removes = 0; removes < 2; removes++)
    {
      g_autoptr (CheckbitPastedGroup) group = NULL;

      g_assert_true (checkbit_expression_bar_take (fixture->bar, "a = 0x1;\nb = 0x2;\n"));
      g_assert_true (shows (GTK_WIDGET (fixture->bar), "2 sets: a, b."));
      group = g_list_model_get_item (G_LIST_MODEL (list), 0);
      if (removes)
        checkbit_pasted_list_remove (list, group);
      else
        checkbit_expression_bar_forget (fixture->bar);
      g_assert_false (shows (GTK_WIDGET (fixture->bar), "2 sets"));
    }

  g_assert_true (checkbit_expression_bar_take (fixture->bar, "x =\n  0xFF00;\n"));
  checkbit_expression_bar_forget (fixture->bar);
  g_assert_true (shows (GTK_WIDGET (fixture->bar), "x, read as a number."));
}

/* An expression is compared as a value is, with the numbers in it read as they are; a word of
 * the language that stands alone is a set of the position already. */
static void
test_expression_compared (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text, *told;
  } cases[] = {
    { "white_pawns & ~a2", "Equals white_pawns but for a2 (missing)." },
    { "a1 | d5 | f6 | h8", NULL },
    { "P", NULL },
    { " attacks_white ", NULL },
    { "e4", NULL },
    { "rank_2 | e4", "Equals white_pawns but for e4 (extra)." },
    { "0xFF << 8", "Equals white_pawns." },
    { "P << 7 | P << 9",
      "Wrapped around an edge by a raw shift: h2 a4.\nEquals attacks_white_pawn but for" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s", cases[i].text);
      gtk_editable_set_text (fixture->entry, cases[i].text);
      if (cases[i].told != NULL)
        g_assert_true (shows (GTK_WIDGET (fixture->bar), cases[i].told));
      else
        g_assert_false (shows (GTK_WIDGET (fixture->bar), "Equals"));
    }
}

/* A drawing beside its number proves the layout, which a button takes over. */
static void
test_paste_layout (Fixture *fixture, gconstpointer data)
{
  CheckbitWordForm *form = checkbit_inspection_get_word_form (fixture->inspection);
  static const char text[] = ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n"
                             ". . . . . . . .\n. . . . . . . .\nX X X X X X X X\nX . . . . . . .\n"
                             "0x01ff000000000000\n";
  GtkWidget *button;

  g_assert_true (checkbit_expression_bar_take (fixture->bar, text));
  g_assert_true (shows (GTK_WIDGET (fixture->bar),
                        "The drawing and its number agree in layout a8b8, not in a1b1."));
  g_assert_cmphex (get_preview (fixture), ==, 0xFF01);
  button = ui_test_find_button (GTK_WIDGET (fixture->bar), "Use a8b8");
  g_assert_true (gtk_widget_get_mapped (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (checkbit_word_form_get_layout (form), ==, CHESS_LAYOUT_A8B8);
  g_assert_false (gtk_widget_get_mapped (button));
  g_assert_cmphex (get_preview (fixture), ==, 0xFF01);
}

static void
test_paste_garbage (Fixture *fixture, gconstpointer data)
{
  gtk_editable_set_text (fixture->entry, "P");
  g_assert_false (checkbit_expression_bar_take (fixture->bar, "no value\nat all 0xfg"));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "P");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (fixture->entry), "error"));
  gtk_editable_set_text (fixture->entry, "N");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture->entry), "error"));
}

/* A value is inserted into the expression at the cursor. */
static void
test_paste_inside (Fixture *fixture, gconstpointer data)
{
  gtk_editable_set_text (fixture->entry, "P & ");
  gtk_editable_set_position (fixture->entry, -1);
  g_assert_true (checkbit_expression_bar_take (fixture->bar, "0xF00\n"));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "P & 0xF00");
  g_assert_cmphex (get_preview (fixture), ==, 0xF00);
}

/* --- Completion and history ------------------------------------------------------------------- */

/* Presses a key for those that see it before the text does, from the outermost inwards. */
static gboolean
press (Fixture *fixture, guint keyval)
{
  return ui_test_press_first (GTK_WIDGET (fixture->entry), keyval, 0)
         || ui_test_press_first (GTK_WIDGET (gtk_editable_get_delegate (fixture->entry)), keyval,
                                 0);
}

static void
type (Fixture *fixture, const char *text)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture->entry));
  gtk_editable_set_text (fixture->entry, text);
  gtk_editable_set_position (fixture->entry, -1);
}

static void
test_completion (Fixture *fixture, gconstpointer data)
{
  GtkWidget *popover
      = ui_test_find_type (GTK_WIDGET (fixture->bar), CHECKBIT_TYPE_COMPLETION_POPOVER);

  type (fixture, "P & pinned_w");
  ui_test_wait_for (gtk_widget_get_visible (popover));
  g_assert_true (press (fixture, GDK_KEY_Tab));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "P & pinned_white");
  g_assert_cmpint (gtk_editable_get_position (fixture->entry), ==, 16);
  ui_test_wait_for (!gtk_widget_get_visible (popover));
}

static void
test_completion_arrows (Fixture *fixture, gconstpointer data)
{
  GtkWidget *popover
      = ui_test_find_type (GTK_WIDGET (fixture->bar), CHECKBIT_TYPE_COMPLETION_POPOVER);

  type (fixture, "passed_");
  ui_test_wait_for (gtk_widget_get_visible (popover));
  g_assert_true (press (fixture, GDK_KEY_Down));
  g_assert_true (press (fixture, GDK_KEY_Down));
  g_assert_true (press (fixture, GDK_KEY_Return));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "passed_black");
  type (fixture, "passed_");
  ui_test_wait_for (gtk_widget_get_visible (popover));
  g_assert_true (press (fixture, GDK_KEY_Escape));
  g_assert_false (gtk_widget_get_visible (popover) && gtk_widget_get_mapped (popover));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "passed_");
}

static void
test_history (Fixture *fixture, gconstpointer data)
{
  type (fixture, "N");
  activate (fixture, "expression.keep");
  type (fixture, "Q");
  activate (fixture, "expression.clear");
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "");
  g_assert_true (press (fixture, GDK_KEY_Up));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "Q");
  g_assert_true (press (fixture, GDK_KEY_Up));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "N");
  g_assert_true (press (fixture, GDK_KEY_Down));
  g_assert_cmpstr (gtk_editable_get_text (fixture->entry), ==, "Q");
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "value", test_value },
    { "opens", test_opens },
    { "layouts", test_layouts },
    { "mistake", test_mistake },
    { "tooltip", test_tooltip },
    { "keep", test_keep },
    { "watch", test_watch },
    { "open", test_open },
    { "nothing-to-do", test_nothing_to_do },
    { "wrapped", test_wrapped },
    { "escape", test_escape },
    { "paste-board", test_paste_board },
    { "paste-table", test_paste_table },
    { "type-table", test_type_table },
    { "paste-several", test_paste_several },
    { "paste-told", test_paste_told },
    { "paste-forgotten", test_paste_forgotten },
    { "expression-compared", test_expression_compared },
    { "paste-layout", test_paste_layout },
    { "paste-early", test_paste_early },
    { "paste-garbage", test_paste_garbage },
    { "paste-inside", test_paste_inside },
    { "completion", test_completion },
    { "completion-arrows", test_completion_arrows },
    { "history", test_history },
  };

  ui_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/expression-bar/", tests[i].name, NULL);

      g_test_add (path, Fixture, NULL, set_up, tests[i].test, tear_down);
    }
  return g_test_run ();
}

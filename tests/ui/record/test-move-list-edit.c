/* Tests of changing a game in CheckbitMoveList by actions and keys: signs, comments, variations,
 * deletions; and that undo reverts each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "game/pgn/pgn-record.h"
#include "game/tree/edit.h"
#include "ui/record/comment-editor.h"
#include "ui/record/move-list.h"
#include "ui/record/move-signs.h"

#define GAME "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nc3 {calm} Nf6 $1 *"

typedef struct
{
  GtkWindow *window;
  CheckbitMoveList *list;
  CheckbitGame *game;
  char *edited; /* the last sentence that the list announced */
} Fixture;

static void
edited_cb (Fixture *fixture, const char *sentence)
{
  g_free (fixture->edited);
  fixture->edited = g_strdup (sentence);
}

static void
load (Fixture *fixture, const char *pgn)
{
  g_autoptr (CheckbitPgnGame) read = checkbit_pgn_read_game (pgn, strlen (pgn));

  checkbit_game_set_record (fixture->game, checkbit_pgn_game_steal_record (read), NULL);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->game = checkbit_game_new ();
  fixture->list = CHECKBIT_MOVE_LIST (checkbit_move_list_new (fixture->game));
  fixture->window = GTK_WINDOW (gtk_window_new ());
  g_signal_connect_swapped (fixture->list, "edited", G_CALLBACK (edited_cb), fixture);
  gtk_window_set_default_size (fixture->window, 300, 400);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->list));
  gtk_widget_set_vexpand (GTK_WIDGET (fixture->list), TRUE);
  gtk_window_set_child (fixture->window, box);
  ui_test_show (fixture->window);
  load (fixture, GAME);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->list;

  g_object_add_weak_pointer (G_OBJECT (fixture->list), &weak);
  ui_test_destroy (fixture->window);
  g_assert_null (weak);
  g_assert_finalize_object (fixture->game);
  g_free (fixture->edited);
}

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

static CheckbitNode *
go_to (Fixture *fixture, const char *san)
{
  CheckbitNode *node = find_san (checkbit_game_get_root (fixture->game), san);

  g_assert_nonnull (node);
  checkbit_game_go_to (fixture->game, node);

  return node;
}

/* The child of a type; NULL for none. */
static gpointer
find_child (GtkWidget *widget, GType type)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child != NULL && !G_TYPE_CHECK_INSTANCE_TYPE (child, type))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static gpointer
find_editor (Fixture *fixture)
{
  gpointer editor = find_child (GTK_WIDGET (fixture->list), CHECKBIT_TYPE_COMMENT_EDITOR);

  return editor != NULL ? editor
                        : find_child (GTK_WIDGET (fixture->window), CHECKBIT_TYPE_COMMENT_EDITOR);
}

static gpointer
find_menu (Fixture *fixture)
{
  return find_child (GTK_WIDGET (fixture->list), GTK_TYPE_POPOVER_MENU);
}

static gboolean
press (Fixture *fixture, guint keyval, GdkModifierType state)
{
  return ui_test_press_first (find_child (GTK_WIDGET (fixture->list), GTK_TYPE_SCROLLED_WINDOW),
                              keyval, state);
}

/* The label of a long comment; NULL for none. */
static GtkWidget *
find_comment (GtkWidget *root)
{
  GtkWidget *found = gtk_widget_has_css_class (root, "comment")
                             && strlen (gtk_label_get_text (GTK_LABEL (root))) > 100
                         ? root
                         : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_comment (child);
  return found;
}

/* The list shows the beginning of a long comment, and a button for the rest. */
static void
follow_link (Fixture *fixture, GtkWidget *comment)
{
  GtkWidget *link = gtk_widget_get_next_sibling (comment);
  gboolean handled = FALSE;

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (link)), ==, "More");
  ui_test_wait_for (gtk_widget_get_mapped (link));
  g_signal_emit_by_name (link, "activate-link", "more", &handled);
  g_assert_true (handled);
  ui_test_wait_for (find_editor (fixture) != NULL);
}

static void
test_long_comment (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) pgn = g_string_new ("1. e4 {");
  GtkWidget *label = NULL;

  for (guint i = 0; i < 20000; i++)
    g_string_append (pgn, "\u202e word ");
  g_string_append (pgn, "} *");
  load (fixture, pgn->str);
  ui_test_wait_for ((label = find_comment (GTK_WIDGET (fixture->list))) != NULL);
  g_assert_cmpuint (strlen (gtk_label_get_text (GTK_LABEL (label))), <, 10000);
  g_assert_true (g_str_has_suffix (gtk_label_get_text (GTK_LABEL (label)), "…"));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (label)), "‹U+202E›"));
  g_assert_null (strstr (gtk_label_get_text (GTK_LABEL (label)), "\u202e"));

  follow_link (fixture, label);
}

/* In a narrow list a shorter comment has many lines, too: the moves after it stay visible. */
static void
test_comment_of_many_lines (Fixture *fixture, gconstpointer data)
{
  const char *const sentence = "A sentence of some fifty characters on this opening. ";
  g_autoptr (GString) pgn = g_string_new ("1. e4 {");
  GtkWidget *label = NULL;
  int lines, height, line;

  for (guint i = 0; i < 8; i++)
    g_string_append (pgn, sentence);
  g_string_append (pgn, "} e5 *");
  load (fixture, pgn->str);
  ui_test_wait_for ((label = find_comment (GTK_WIDGET (fixture->list))) != NULL);
  ui_test_wait_for (gtk_widget_get_height (label) > 0);
  lines = pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label)));
  height = gtk_widget_get_height (gtk_widget_get_parent (label));
  line = gtk_widget_get_height (label) / lines;
  g_assert_cmpint (lines, >, 10);
  g_assert_cmpint (height, <, 10 * line);
  g_assert_cmpint (height, >, 8 * line);
  g_assert_true (g_str_has_suffix (gtk_label_get_text (GTK_LABEL (label)), "opening."));
  follow_link (fixture, label);
}

/* A comment that fits has no link. */
static void
test_comment_of_few_lines (Fixture *fixture, gconstpointer data)
{
  GtkWidget *label = NULL;

  load (fixture, "1. e4 {A comment of one or two sentences, which fits in the list of the moves as it "
                 "is, whatever the width of the window that has it.} e5 *");
  ui_test_wait_for ((label = find_comment (GTK_WIDGET (fixture->list))) != NULL);
  ui_test_wait_for (gtk_widget_get_height (label) > 0);
  g_assert_false (gtk_widget_get_mapped (gtk_widget_get_next_sibling (label)));
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_parent (label)), ==,
                   gtk_widget_get_height (label));
}

/* A comment of two words breaks even at the smallest possible width. */
static void
test_sizes (Fixture *fixture, gconstpointer data)
{
  load (fixture, "1. e4 {a most remarkable beginning} e5 *");
  ui_test_run (50);
  ui_test_check_sizes (GTK_WIDGET (fixture->list));
}

static void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->list), action, NULL));
}

/* The moves of the game as PGN has them, without tags. */
static char *
dup_moves (Fixture *fixture)
{
  g_autofree char *pgn
      = checkbit_pgn_write_record (checkbit_game_get_record (fixture->game));
  const char *moves = strstr (pgn, "\n\n");
  char *text = g_strstrip (g_strdelimit (g_strdup (moves), "\n", ' '));

  return text;
}

static void
assert_moves (Fixture *fixture, const char *expected)
{
  g_autofree char *moves = dup_moves (fixture);

  g_assert_cmpstr (moves, ==, expected);
}

/* --- Actions -------------------------------------------------------------------------------- */

/* From the game above, with the board at a move. */
static const struct
{
  const char *action;
  const char *san;
  const char *moves;
  const char *says; /* NULL: nothing */
} cases[] = {
  { "promote", "e6",
    "1. e4 e5 (1... e6) (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nc3 {calm} 2... Nf6 $1 *", NULL },
  { "demote", "c5",
    "1. e4 e5 (1... e6) (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nc3 {calm} 2... Nf6 $1 *", NULL },
  { "main-line", "c3",
    "1. e4 c5 (1... e5 2. Nc3 {calm} 2... Nf6 $1) (1... e6) 2. c3 (2. Nf3 d6) 2... d5 *", NULL },
  { "delete-from", "d6",
    "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) (1... e6) 2. Nc3 {calm} 2... Nf6 $1 *",
    "Deleted from 2… d6 on" },
  { "delete-variation", "d5", "1. e4 e5 (1... c5 2. Nf3 d6) (1... e6) 2. Nc3 {calm} 2... Nf6 $1 *",
    "Variation deleted" },
  { "strip-notes", "e4", "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nc3 Nf6 *",
    "Comments and symbols removed" },
  { "strip-variations", "e4", "1. e4 e5 2. Nc3 {calm} 2... Nf6 $1 *", "Variations removed" },
};

static void
test_action (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *action = g_strconcat ("moves.", cases[row].action, NULL);
  g_autofree char *before = dup_moves (fixture);

  checkbit_move_list_set_target (fixture->list, go_to (fixture, cases[row].san));
  act (fixture, action);
  assert_moves (fixture, cases[row].moves);
  g_assert_cmpstr (fixture->edited, ==, cases[row].says);

  g_assert_true (checkbit_game_undo (fixture->game));
  assert_moves (fixture, before);
}

/* A sign that does not fit a move cannot be chosen. */
static const struct
{
  const char *san;
  const char *enabled; /* of those below, one letter each */
} fits[] = {
  { "", "" },          /* the start */
  { "e4", "cd" },      /* the main line, nothing beside it */
  { "e5", "cdD" },     /* with variations beside it: it could go down */
  { "c5", "cdDpmv" },  /* the first of two */
  { "e6", "cdpmv" },   /* the last */
  { "d5", "cdpmv" },   /* within another */
};

static const struct
{
  const char *action;
  char letter;
} fitting[] = {
  { "copy-line", 'c' }, { "delete-from", 'd' }, { "demote", 'D' },
  { "promote", 'p' },   { "main-line", 'm' },   { "delete-variation", 'v' },
};

static void
test_fitting (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (fits); i++)
    {
      checkbit_move_list_set_target (fixture->list, go_to (fixture, fits[i].san));
      for (guint k = 0; k < G_N_ELEMENTS (fitting); k++)
        {
          gboolean expected = strchr (fits[i].enabled, fitting[k].letter) != NULL;

          g_test_message ("“%s” %s", fits[i].san, fitting[k].action);
          g_assert_cmpint (g_action_group_get_action_enabled (
                               checkbit_move_list_get_actions (fixture->list), fitting[k].action),
                           ==,
                           expected);
        }
    }
}

/* --- Signs ---------------------------------------------------------------------------------- */

static const struct
{
  const char *typed;
  const char *symbols;
} typed[] = {
  { "!", "!" },   { "?", "?" },   { "!!", "!!" }, { "??", "??" },
  { "!?", "!?" }, { "?!", "?!" }, { "!!?", "?" },
};

static void
test_typed_signs (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      CheckbitNode *node;
      g_autofree char *symbols = NULL;

      load (fixture, GAME);
      node = go_to (fixture, "e4");
      for (const char *c = typed[i].typed; *c != '\0'; c++)
        g_assert_true (press (
            fixture, *c == '!' ? GDK_KEY_exclam : GDK_KEY_question, GDK_SHIFT_MASK));
      symbols = checkbit_move_signs_write (node);
      g_assert_cmpstr (symbols, ==, typed[i].symbols);
    }

  /* The same again takes it away; the start has no sign; Ctrl+? is another key. */
  load (fixture, GAME);
  go_to (fixture, "Nf6");
  press (fixture, GDK_KEY_exclam, GDK_SHIFT_MASK);
  g_assert_false (checkbit_node_has_notes (go_to (fixture, "Nf6")));
  go_to (fixture, "");
  press (fixture, GDK_KEY_exclam, GDK_SHIFT_MASK);
  g_assert_false (checkbit_node_has_notes (go_to (fixture, "")));
  g_assert_false (press (fixture, GDK_KEY_question, GDK_CONTROL_MASK | GDK_SHIFT_MASK));
}

static void
test_sign_actions (Fixture *fixture, gconstpointer data)
{
  CheckbitNode *node = go_to (fixture, "Nf6");
  GActionGroup *group = checkbit_move_list_get_actions (fixture->list);
  g_autoptr (GVariant) state = NULL;

  checkbit_move_list_set_target (fixture->list, node);
  state = g_action_group_get_action_state (group, "move-sign");
  g_assert_cmpint (g_variant_get_int32 (state), ==, 1);
  g_action_group_activate_action (group, "move-sign", g_variant_new_int32 (4));
  g_action_group_activate_action (group, "position-sign", g_variant_new_int32 (18));
  g_assert_false (checkbit_node_has_nag (node, 1));
  g_assert_true (checkbit_node_has_nag (node, 4));
  g_assert_true (checkbit_node_has_nag (node, 18));
}

/* --- Keys ----------------------------------------------------------------------------------- */

static guint
get_n_rows (Fixture *fixture)
{
  GtkScrolledWindow *scroller = find_child (GTK_WIDGET (fixture->list), GTK_TYPE_SCROLLED_WINDOW);
  GtkListView *view = GTK_LIST_VIEW (gtk_scrolled_window_get_child (scroller));

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (view)));
}

static void
test_fold_keys (Fixture *fixture, gconstpointer data)
{
  guint open = get_n_rows (fixture);
  CheckbitNode *c5 = go_to (fixture, "c5");

  go_to (fixture, "d6");
  g_assert_true (press (fixture, GDK_KEY_minus, 0));
  g_assert_true (checkbit_node_get_folded (c5));
  g_assert_true (checkbit_game_get_current (fixture->game) == c5);
  /* “2. c3 d5” and “2… d6” are left out, and “2. Nf3” in the row of c5. */
  g_assert_cmpuint (get_n_rows (fixture), ==, open - 2);

  /* A variation unfolds when the board enters it, and folds after that. */
  go_to (fixture, "d6");
  g_assert_cmpuint (get_n_rows (fixture), ==, open);
  go_to (fixture, "e4");
  g_assert_cmpuint (get_n_rows (fixture), ==, open - 2);

  go_to (fixture, "c5");
  g_assert_true (press (fixture, GDK_KEY_plus, GDK_SHIFT_MASK));
  g_assert_cmpuint (get_n_rows (fixture), ==, open);
  act (fixture, "moves.fold-all");
  g_assert_true (checkbit_node_get_folded (c5));
  act (fixture, "moves.unfold-all");
  g_assert_false (checkbit_node_get_folded (c5));
}

static void
test_delete_key (Fixture *fixture, gconstpointer data)
{
  go_to (fixture, "c3");
  g_assert_true (press (fixture, GDK_KEY_Delete, 0));
  assert_moves (fixture,
                "1. e4 e5 (1... c5 2. Nf3 d6) (1... e6) 2. Nc3 {calm} 2... Nf6 $1 *");
  g_assert_cmpstr (fixture->edited, ==, "Deleted from 2. c3 on");
  go_to (fixture, "");
  press (fixture, GDK_KEY_Delete, 0);
  assert_moves (fixture,
                "1. e4 e5 (1... c5 2. Nf3 d6) (1... e6) 2. Nc3 {calm} 2... Nf6 $1 *");
}

/* --- Comments ------------------------------------------------------------------------------- */

static GtkTextBuffer *
find_buffer (GtkWidget *widget)
{
  return gtk_text_view_get_buffer (ui_test_find_type (widget, GTK_TYPE_TEXT_VIEW));
}

static void
write_comment (Fixture *fixture, const char *text)
{
  gpointer weak = find_editor (fixture);

  g_assert_nonnull (weak);
  g_object_add_weak_pointer (weak, &weak);
  gtk_text_buffer_set_text (find_buffer (GTK_WIDGET (find_editor (fixture))), text, -1);
  checkbit_comment_editor_close (find_editor (fixture), TRUE);
  ui_test_wait_for (find_editor (fixture) == NULL && weak == NULL);
}

static void
test_comments (Fixture *fixture, gconstpointer data)
{
  CheckbitNode *c5 = go_to (fixture, "c5");

  act (fixture, "moves.comment-before");
  write_comment (fixture, "or");
  g_assert_cmpstr (checkbit_node_get_comment_before (c5), ==, "or");
  checkbit_move_list_edit_comment (fixture->list);
  write_comment (fixture, "Sicilian");
  g_assert_cmpstr (checkbit_node_get_comment (c5), ==, "Sicilian");

  /* Each is one step. */
  g_assert_true (checkbit_game_undo (fixture->game));
  g_assert_cmpstr (checkbit_node_get_comment (c5), ==, "");
  g_assert_cmpstr (checkbit_node_get_comment_before (c5), ==, "or");
  g_assert_true (checkbit_game_undo (fixture->game));
  g_assert_cmpstr (checkbit_node_get_comment_before (c5), ==, "");

  /* The start has a comment on the game, and no comment before a move. */
  go_to (fixture, "");
  act (fixture, "moves.comment");
  write_comment (fixture, "the game");
  g_assert_cmpstr (
      checkbit_node_get_comment (checkbit_game_get_root (fixture->game)), ==, "the game");
}

static void
drafted_cb (GString *drafts, CheckbitNode *node, gboolean before, const char *text)
{
  const char *place = node == NULL ? "-" : before ? "before" : "after";

  g_string_append_printf (drafts, "%s:%s ", place, text != NULL ? text : "-");
}

/* A text being typed is reported, but is neither in the game nor an undo step; at the end nothing
 * is being typed. */
static void
test_comment_drafted (Fixture *fixture, gconstpointer data)
{
  CheckbitNode *c5 = go_to (fixture, "c5");
  g_autoptr (GString) drafts = g_string_new (NULL);
  GtkTextBuffer *buffer;

  g_signal_connect_swapped (fixture->game, "comment-drafted", G_CALLBACK (drafted_cb), drafts);
  checkbit_move_list_edit_comment (fixture->list);
  g_string_truncate (drafts, 0);
  buffer = find_buffer (GTK_WIDGET (find_editor (fixture)));
  gtk_text_buffer_insert_at_cursor (buffer, "Sicilian", -1);
  ui_test_wait_for (drafts->len > 0);
  g_assert_cmpstr (drafts->str, ==, "after:Sicilian ");
  g_assert_cmpstr (checkbit_node_get_comment (c5), ==, "");
  g_assert_false (checkbit_game_get_can_undo (fixture->game));
  g_assert_true (find_buffer (GTK_WIDGET (find_editor (fixture))) == buffer);
  checkbit_comment_editor_close (find_editor (fixture), FALSE);
  ui_test_wait_for (find_editor (fixture) == NULL);
  g_assert_cmpstr (drafts->str, ==, "after:Sicilian -:- ");
  g_assert_cmpstr (checkbit_node_get_comment (c5), ==, "");
  g_assert_false (checkbit_game_get_can_undo (fixture->game));
  g_signal_handlers_disconnect_by_data (fixture->game, drafts);
}

/* A comment being written when another game takes the place of its own belongs to that game. */
static void
test_comment_replaced (Fixture *fixture, gconstpointer data)
{
  CheckbitNode *c5 = go_to (fixture, "c5");

  checkbit_move_list_edit_comment (fixture->list);
  gtk_text_buffer_set_text (find_buffer (GTK_WIDGET (find_editor (fixture))), "half written", -1);
  checkbit_game_reset (fixture->game);
  ui_test_wait_for (find_editor (fixture) == NULL);
  g_assert_true (checkbit_game_undo (fixture->game));
  g_assert_cmpstr (checkbit_node_get_comment (c5), ==, "half written");
}

/* Asked for again while it is written, it shows what was written. */
static void
test_comment_again (Fixture *fixture, gconstpointer data)
{
  CheckbitNode *c5 = go_to (fixture, "c5");

  checkbit_move_list_edit_comment (fixture->list);
  gtk_text_buffer_set_text (find_buffer (GTK_WIDGET (find_editor (fixture))), "written", -1);
  checkbit_move_list_edit_comment (fixture->list);
  g_assert_cmpstr (checkbit_node_get_comment (c5), ==, "written");
}

/* The start has no move that could take the focus: it does not stay in the editor. */
static void
test_comment_at_start (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry = gtk_entry_new (), *focus;

  gtk_box_append (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (fixture->list))), entry);
  checkbit_game_reset (fixture->game);
  gtk_widget_grab_focus (entry);
  checkbit_move_list_edit_comment (fixture->list);
  write_comment (fixture, "the game");
  focus = gtk_window_get_focus (fixture->window);
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  g_test_message ("the focus is at a %s", G_OBJECT_TYPE_NAME (focus));
}

/* The focus goes back to where it was; to the list if that is out of sight now. */
static void
test_comment_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_box_append (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (fixture->list))), entry);
  go_to (fixture, "c5");
  for (guint hides = 0; hides < 2; hides++)
    {
      GtkWidget *expected = hides ? GTK_WIDGET (fixture->list) : entry, *focus;

      gtk_widget_grab_focus (entry);
      checkbit_move_list_edit_comment (fixture->list);
      gtk_widget_set_visible (entry, !hides);
      write_comment (fixture, hides ? "Sicilian" : "so");
      focus = gtk_window_get_focus (fixture->window);
      g_assert_nonnull (focus);
      g_assert_true (gtk_widget_is_ancestor (focus, expected));
    }
}

/* The list is above the screen, as on a page that is scrolled down: GTK 4.8 looks for a monitor
 * there. */
static void
test_comment_scrolled_away (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = checkbit_move_list_new (fixture->game), *fixed = gtk_fixed_new ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *editor;

  gtk_widget_set_size_request (list, 200, 200);
  gtk_fixed_put (GTK_FIXED (fixed), list, 0, -3000);
  gtk_window_set_child (window, fixed);
  gtk_window_set_default_size (window, 300, 400);
  ui_test_show (window);
  checkbit_move_list_edit_comment (CHECKBIT_MOVE_LIST (list));
  editor = find_child (GTK_WIDGET (window), CHECKBIT_TYPE_COMMENT_EDITOR);
  g_assert_nonnull (editor);
  ui_test_wait_for (gtk_widget_get_mapped (editor) && gtk_widget_get_width (editor) > 0);
  checkbit_comment_editor_close (CHECKBIT_COMMENT_EDITOR (editor), FALSE);
  ui_test_destroy (window);
}

static gboolean
points_at (gpointer editor, int x, int y)
{
  GdkRectangle place;

  return gtk_popover_get_pointing_to (editor, &place) && place.x == x && place.y == y;
}

/* While it is written the list goes to another place, and away: the editor stays, in the window. */
static void
test_comment_follows (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (fixture->list), *window = GTK_WIDGET (fixture->window);
  GdkRectangle before;
  gpointer editor;

  go_to (fixture, "c5");
  checkbit_move_list_edit_comment (fixture->list);
  editor = find_editor (fixture);
  ui_test_wait_for (gtk_widget_get_width (editor) > 0);
  g_assert_true (gtk_widget_get_parent (editor) == window);
  g_assert_true (gtk_popover_get_pointing_to (editor, &before));
  gtk_widget_set_margin_top (list, 30);
  ui_test_wait_for (points_at (editor, before.x, before.y + 30));
  gtk_widget_set_visible (list, FALSE);
  ui_test_wait_for (
      points_at (editor, gtk_widget_get_width (window) / 2, gtk_widget_get_height (window) / 2));
  g_assert_true (gtk_widget_get_mapped (editor));
  gtk_widget_set_visible (list, TRUE);
  ui_test_wait_for (points_at (editor, before.x, before.y + 30));
  write_comment (fixture, "written");
  g_assert_cmpstr (checkbit_node_get_comment (checkbit_game_get_current (fixture->game)), ==,
                   "written");
}

/* A shortcut requests it while the list is hidden: its popovers would have neither position nor
 * size. */
static void
test_comment_out_of_sight (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (fixture->list), *entry = gtk_entry_new (), *editor;
  CheckbitNode *c5 = go_to (fixture, "c5");

  gtk_box_append (GTK_BOX (gtk_widget_get_parent (list)), entry);
  gtk_widget_grab_focus (entry);
  gtk_widget_set_visible (list, FALSE);
  checkbit_move_list_edit_comment (fixture->list);
  editor = find_editor (fixture);
  g_assert_nonnull (editor);
  g_assert_true (gtk_widget_get_mapped (gtk_widget_get_parent (editor)));
  ui_test_wait_for (gtk_widget_get_width (editor) > 0);
  write_comment (fixture, "unseen");
  g_assert_cmpstr (checkbit_node_get_comment (c5), ==, "unseen");
  g_assert_true (gtk_window_get_focus (fixture->window) == gtk_widget_get_first_child (entry));

  /* The window may be closed right after: see the end of the fixture. */
  checkbit_move_list_edit_comment (fixture->list);
  checkbit_comment_editor_close (find_editor (fixture), TRUE);
}

/* Another game replaces the one being edited: the text is not written into it. */
static void
test_move_goes_away (Fixture *fixture, gconstpointer data)
{
  go_to (fixture, "c5");
  checkbit_move_list_edit_comment (fixture->list);
  g_assert_nonnull (find_editor (fixture));
  checkbit_game_reset (fixture->game);
  ui_test_wait_for (find_editor (fixture) == NULL);
  g_assert_false (checkbit_node_has_notes (checkbit_game_get_root (fixture->game)));
}

static void
test_menu (Fixture *fixture, gconstpointer data)
{
  CheckbitNode *e4 = go_to (fixture, "e4");

  ui_test_wait_for (checkbit_move_list_get_button (fixture->list, e4) != NULL);
  g_assert_true (press (fixture, GDK_KEY_F10, GDK_SHIFT_MASK));
  g_assert_true (GTK_IS_POPOVER_MENU (find_menu (fixture)));
  gtk_popover_popdown (GTK_POPOVER (find_menu (fixture)));
  ui_test_wait_for (find_menu (fixture) == NULL);
  g_assert_true (press (fixture, GDK_KEY_Menu, 0));
  g_assert_nonnull (find_menu (fixture));
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/move-list-edit/", cases[i].action, NULL);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_action, tear_down);
    }
#define ADD(path, func) \
  g_test_add ("/move-list-edit/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("fitting", test_fitting);
  ADD ("typed-signs", test_typed_signs);
  ADD ("sign-actions", test_sign_actions);
  ADD ("fold-keys", test_fold_keys);
  ADD ("delete-key", test_delete_key);
  ADD ("comments", test_comments);
  ADD ("comment-drafted", test_comment_drafted);
  ADD ("comment-follows", test_comment_follows);
  ADD ("comment-again", test_comment_again);
  ADD ("comment-at-start", test_comment_at_start);
  ADD ("comment-focus", test_comment_focus);
  ADD ("comment-replaced", test_comment_replaced);
  ADD ("comment-out-of-sight", test_comment_out_of_sight);
  ADD ("comment-scrolled-away", test_comment_scrolled_away);
  ADD ("long-comment", test_long_comment);
  ADD ("comment-of-many-lines", test_comment_of_many_lines);
  ADD ("comment-of-few-lines", test_comment_of_few_lines);
  ADD ("sizes", test_sizes);
  ADD ("move-goes-away", test_move_goes_away);
  ADD ("menu", test_menu);

  return g_test_run ();
}

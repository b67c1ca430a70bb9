/* The page of the watches: rows that are edited, moved, removed and taken back; examples; text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "chess/fen.h"
#include "ui/board/bitboard-view.h"
#include "ui/inspector/watches/watch-files.h"
#include "ui/inspector/watches/watch-page.h"
#include "ui/inspector/watches/watch-row.h"

typedef struct
{
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GtkWindow *window;
  GtkWidget *page;
} Fixture;

static CheckbitWatchList *
get_list (Fixture *fixture)
{
  return checkbit_inspection_get_watches (fixture->inspection);
}

static guint
count (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (get_list (fixture)));
}

static CheckbitSet *
get_watch (Fixture *fixture, guint index)
{
  g_autoptr (CheckbitSet) watch = g_list_model_get_item (G_LIST_MODEL (get_list (fixture)), index);

  return watch; /* the list holds it */
}

/* The nth widget of a type below another, in the order of the tree; NULL for none. */
static GtkWidget *
find_nth (GtkWidget *root, GType type, guint *n)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (*n)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, type, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find (GtkWidget *root, GType type, guint n)
{
  return find_nth (root, type, &n);
}

static GtkWidget *
get_row (Fixture *fixture, guint index)
{
  return find (fixture->page, CHECKBIT_TYPE_WATCH_ROW, index);
}

static void
add (Fixture *fixture, const char *name, const char *expression)
{
  g_autoptr (CheckbitWatch) watch
      = checkbit_watch_new (name, expression, CHECKBIT_SET_NO_STYLE);

  checkbit_watch_list_insert (get_list (fixture), G_MAXUINT, watch);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->inspection = checkbit_inspection_new ();
  fixture->layers = checkbit_layers_new ();
  fixture->page = checkbit_watch_page_new (fixture->inspection, fixture->layers);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 420, 600);
  gtk_window_set_child (fixture->window, fixture->page);
  add (fixture, "Pawns", "P");
  add (fixture, "Knights", "N");
  add (fixture, "Rooks", "R");
  ui_test_show (fixture->window);
  ui_test_wait_for (gtk_widget_get_height (get_row (fixture, 2)) > 0);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_test_destroy (fixture->window);
  g_assert_finalize_object (fixture->layers);
  g_assert_finalize_object (fixture->inspection);
}

static void
assert_order (Fixture *fixture, const char *first, const char *second, const char *third)
{
  g_assert_cmpuint (count (fixture), ==, 3);
  g_assert_cmpstr (checkbit_set_get_title (get_watch (fixture, 0)), ==, first);
  g_assert_cmpstr (checkbit_set_get_title (get_watch (fixture, 1)), ==, second);
  g_assert_cmpstr (checkbit_set_get_title (get_watch (fixture, 2)), ==, third);
}

static gboolean
act (GtkWidget *row, const char *action)
{
  return gtk_widget_activate_action (row, action, NULL);
}

/* --- Rows ------------------------------------------------------------------------------------- */

static void
test_follows (Fixture *fixture, gconstpointer data)
{
  static const char fen[] = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
  CheckbitBitboardView *view
      = CHECKBIT_BITBOARD_VIEW (find (get_row (fixture, 0), CHECKBIT_TYPE_BITBOARD_VIEW, 0));
  CheckbitMoment moment = { .repetitions = 1 };

  g_assert_cmphex (checkbit_bitboard_view_get_bits (view), ==, 0xFF00);
  g_assert_true (
      chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &moment.position, NULL));
  checkbit_inspection_set_moment (fixture->inspection, &moment, TRUE);
  g_assert_cmphex (checkbit_bitboard_view_get_bits (view), ==, 0x1000EF00);
  g_assert_cmphex (checkbit_bitboard_view_get_changed (view), ==, 0x10001000);
}

static void
test_edit (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = get_row (fixture, 1);
  GtkEditable *name = GTK_EDITABLE (find (row, GTK_TYPE_ENTRY, 0));
  GtkEditable *expression = GTK_EDITABLE (find (row, GTK_TYPE_ENTRY, 1));
  GtkWidget *last = NULL;

  for (guint i = 0; find (row, GTK_TYPE_LABEL, i) != NULL; i++)
    if (gtk_widget_has_css_class (find (row, GTK_TYPE_LABEL, i), "error"))
      last = find (row, GTK_TYPE_LABEL, i);
  gtk_editable_set_text (name, "Horses");
  gtk_editable_set_text (expression, "N | blak");
  g_assert_cmpstr (checkbit_set_get_title (get_watch (fixture, 1)), ==, "Horses");
  g_assert_true (gtk_widget_get_visible (last));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (last)), ==,
                   "There is no set, square or mask “blak”. Did you mean black? (column 5)");
  gtk_editable_set_text (expression, "N | n");
  g_assert_false (gtk_widget_get_visible (last));
  g_assert_cmphex (checkbit_set_get_bits (get_watch (fixture, 1)), ==, 0x4200000000000042);
}

/* A name that is being written stays while a look is taken at another window. */
static void
test_name_waits (Fixture *fixture, gconstpointer data)
{
  GtkWidget *name = find (get_row (fixture, 1), GTK_TYPE_ENTRY, 0);

  gtk_widget_grab_focus (name);
  gtk_editable_set_text (GTK_EDITABLE (name), "");
  ui_test_use_another_window (fixture->window);
  ui_test_wait_for_frames (fixture->window);
  gtk_editable_set_text (GTK_EDITABLE (find (get_row (fixture, 1), GTK_TYPE_ENTRY, 1)), "B");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "");
}

/* A watch without a name is called like its expression, and says so once it is not being named. */
static void
test_unnamed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = get_row (fixture, 1);
  GtkWidget *name = find (row, GTK_TYPE_ENTRY, 0);
  CheckbitSet *watch = get_watch (fixture, 1);

  checkbit_watch_row_edit (CHECKBIT_WATCH_ROW (row), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (name), "");
  g_assert_cmpstr (checkbit_set_get_title (watch), ==, checkbit_set_get_expression (watch));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "");
  checkbit_watch_row_edit (CHECKBIT_WATCH_ROW (row), FALSE);
  ui_test_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (name)),
                                 checkbit_set_get_expression (watch)));
}

static void
test_move (Fixture *fixture, gconstpointer data)
{
  g_assert_true (act (get_row (fixture, 2), "watch.up"));
  assert_order (fixture, "Pawns", "Rooks", "Knights");
  ui_test_wait_for (gtk_window_get_focus (fixture->window) == get_row (fixture, 1));
  g_assert_true (act (get_row (fixture, 0), "watch.down"));
  assert_order (fixture, "Rooks", "Pawns", "Knights");
  act (get_row (fixture, 0), "watch.up"); /* no further */
  assert_order (fixture, "Rooks", "Pawns", "Knights");
}

static void
test_drop (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitWatch) foreign = checkbit_watch_new ("Kings", "K", CHECKBIT_SET_NO_STYLE);
  gboolean taken = FALSE;

  g_signal_emit_by_name (get_row (fixture, 2), "drop", get_watch (fixture, 0), &taken);
  g_assert_true (taken);
  assert_order (fixture, "Knights", "Rooks", "Pawns");
  /* One that is dragged from another window's list is not taken. */
  g_signal_emit_by_name (get_row (fixture, 2), "drop", foreign, &taken);
  g_assert_false (taken);
  assert_order (fixture, "Knights", "Rooks", "Pawns");
}

static void
test_remove (Fixture *fixture, gconstpointer data)
{
  checkbit_layers_keep (fixture->layers, get_watch (fixture, 1));
  g_assert_true (act (get_row (fixture, 1), "watch.remove"));
  g_assert_cmpuint (count (fixture), ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), ==, 0);
  ui_test_wait_for (ui_test_find_button (fixture->page, "_Undo") != NULL);
  gtk_widget_activate (ui_test_find_button (fixture->page, "_Undo"));
  ui_test_wait_for (count (fixture) == 3);
  assert_order (fixture, "Pawns", "Knights", "Rooks");
}

/* A watch that goes leaves the keyboard to its neighbor, the last one to what can be begun with. */
static void
test_remove_focus (Fixture *fixture, gconstpointer data)
{
  for (guint n = 3; n > 0; n--)
    {
      gtk_widget_grab_focus (get_row (fixture, n - 1));
      g_assert_true (act (get_row (fixture, n - 1), "watch.remove"));
      ui_test_wait_for_frames (fixture->window);
      if (n > 1)
        g_assert_true (gtk_window_get_focus (fixture->window) == get_row (fixture, n - 2));
    }
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == ui_test_find_button (fixture->page, "_Add a Watch"));
}

static gboolean
offers_undo_of (GtkWidget *widget, const char *title)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), title) != NULL
      && strstr (gtk_label_get_text (GTK_LABEL (widget)), "Removed") != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (offers_undo_of (child, title))
      return TRUE;
  return FALSE;
}

/* The first toast slides out while the second slides in, and Escape dismisses neither. */
static void
test_remove_two (Fixture *fixture, gconstpointer data)
{
  g_assert_true (act (get_row (fixture, 0), "watch.remove"));
  ui_test_wait_for (offers_undo_of (fixture->page, "Pawns"));
  g_assert_true (act (get_row (fixture, 0), "watch.remove"));
  for (guint i = 0; i < 5; i++)
    {
      ui_test_press (fixture->window, GDK_KEY_Escape);
      ui_test_iterate ();
    }
  ui_test_wait_for (offers_undo_of (fixture->page, "Knights"));
  ui_test_wait_for (!offers_undo_of (fixture->page, "Pawns"));
  gtk_widget_activate (ui_test_find_button (fixture->page, "_Undo"));
  ui_test_wait_for (count (fixture) == 2);
  g_assert_cmpstr (checkbit_set_get_title (get_watch (fixture, 0)), ==, "Knights");
}

static void
test_keep_and_color (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = get_row (fixture, 0);
  GtkWidget *keep = find (row, GTK_TYPE_TOGGLE_BUTTON, 0);

  checkbit_set_set_style (get_watch (fixture, 0), 5);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (keep), TRUE);
  g_assert_cmpuint (checkbit_layers_get_style (fixture->layers, get_watch (fixture, 0)), ==, 5);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), ==, 1);
  checkbit_layers_clear (fixture->layers);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (keep)));
}

static void
test_open (Fixture *fixture, gconstpointer data)
{
  act (get_row (fixture, 2), "watch.open");
  g_assert_true (checkbit_inspection_get_subject (fixture->inspection) == get_watch (fixture, 2));
  checkbit_inspection_set_subject (fixture->inspection, NULL);
}

/* --- All of them ------------------------------------------------------------------------------ */

static void
test_add (Fixture *fixture, gconstpointer data)
{
  GtkWidget *focus;

  act (fixture->page, "watches.add");
  g_assert_cmpuint (count (fixture), ==, 4);
  ui_test_wait_for (get_row (fixture, 3) != NULL
                    && gtk_window_get_focus (fixture->window) != NULL
                    && gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window),
                                               get_row (fixture, 3)));
  focus = gtk_window_get_focus (fixture->window);
  g_assert_true (gtk_widget_is_ancestor (focus, find (get_row (fixture, 3), GTK_TYPE_ENTRY, 1)));
}

static void
test_examples (Fixture *fixture, gconstpointer data)
{
  act (fixture->page, "watches.restore");
  g_assert_cmpuint (count (fixture), ==, 3 + 8);
  act (fixture->page, "watches.restore"); /* only those that are missing */
  g_assert_cmpuint (count (fixture), ==, 3 + 8);
}

/* The dialog over the window; NULL for none. (transfer none) */
static AdwMessageDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        return ADW_MESSAGE_DIALOG (window); /* the list holds it */
    }
  return NULL;
}

static void
test_text (Fixture *fixture, gconstpointer data)
{
  static const char good[] = "Kings = K | k  # pink\nQueens = Q | q\n";
  static const char bad[] = "Kings = K | k\nnonsense\n";
  CheckbitWatchPage *page = CHECKBIT_WATCH_PAGE (fixture->page);

  g_assert_true (checkbit_watch_page_take_text (page, good, strlen (good)));
  g_assert_cmpuint (count (fixture), ==, 5);
  g_assert_cmpuint (checkbit_set_get_style (get_watch (fixture, 3)), ==, 3);

  g_assert_false (checkbit_watch_page_take_text (page, bad, strlen (bad)));
  g_assert_cmpuint (count (fixture), ==, 5);
  g_assert_nonnull (find_dialog ());
  g_assert_nonnull (strstr (adw_message_dialog_get_body (find_dialog ()), "Line 2: "));
  gtk_window_destroy (GTK_WINDOW (find_dialog ()));
}

static void
note_cb (char **told, const char *text)
{
  g_free (*told);
  *told = g_strdup (text);
}

/* The rest of a file that does not fit is told, not just left out. The list has no rows here, which
 * would take long. */
static void
test_too_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitWatchFiles) files = checkbit_watch_files_new (inspection, fixture->page);
  GListModel *list = G_LIST_MODEL (checkbit_inspection_get_watches (inspection));
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *told = NULL;

  g_signal_connect_swapped (files, "note", G_CALLBACK (note_cb), &told);
  g_assert_true (checkbit_watch_files_take_text (files, "a = P\nb = P\n", 12));
  g_assert_cmpstr (told, ==, "2 watches were added");
  for (guint i = 0; i < CHECKBIT_WATCH_LIST_MAX + 1; i++)
    g_string_append_printf (text, "w%u = P\n\n# remark\n", i);
  g_assert_true (checkbit_watch_files_take_text (files, text->str, text->len));
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, CHECKBIT_WATCH_LIST_MAX);
  g_assert_cmpstr (told, ==, "498 watches were added · There is no room for 3 watches");
}

/* A file is read up to 1 MiB, however much longer it is. */
static void
test_file_size (Fixture *fixture, gconstpointer data)
{
  static const gsize sizes[] = { 1 << 20, (1 << 20) + 1, 8 << 20 };
  g_autoptr (CheckbitWatchFiles) files
      = checkbit_watch_files_new (fixture->inspection, fixture->page);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GFileIOStream) stream = NULL;
      g_autoptr (GFile) file = g_file_new_tmp ("watches-XXXXXX.txt", &stream, NULL);
      g_autofree char *text = g_strnfill (sizes[i], '#');

      memcpy (text, "w = P\n", 6);
      g_assert_true (
          g_file_replace_contents (file, text, sizes[i], NULL, FALSE, 0, NULL, NULL, NULL));
      checkbit_watch_files_open (files, file);
      ui_test_wait_for (i == 0 ? count (fixture) == 4 : find_dialog () != NULL);
      if (i > 0)
        {
          g_assert_cmpstr (adw_message_dialog_get_body (find_dialog ()), ==,
                           "The file is larger than 1 MiB.");
          gtk_window_destroy (GTK_WINDOW (find_dialog ()));
        }
      g_file_delete (file, NULL, NULL);
    }
  g_assert_cmpuint (count (fixture), ==, 4);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "follows", test_follows },
    { "edit", test_edit },
    { "name-waits", test_name_waits },
    { "unnamed", test_unnamed },
    { "move", test_move },
    { "drop", test_drop },
    { "remove", test_remove },
    { "remove-focus", test_remove_focus },
    { "remove-two", test_remove_two },
    { "keep-and-color", test_keep_and_color },
    { "open", test_open },
    { "add", test_add },
    { "examples", test_examples },
    { "text", test_text },
    { "too-many", test_too_many },
    { "file-size", test_file_size },
  };

  ui_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/watch-page/", tests[i].name, NULL);

      g_test_add (path, Fixture, NULL, set_up, tests[i].test, tear_down);
    }
  return g_test_run ();
}

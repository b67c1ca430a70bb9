/* Tests of CheckbitCommentEditor: which texts it stores, and which it does not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/record/comment-editor.h"

typedef struct
{
  GtkWindow *window;
  GtkWidget *editor;
  char *kept; /* the text it finished with */
  guint n_finished;
} Fixture;

static void
finished_cb (Fixture *fixture, const char *text)
{
  g_free (fixture->kept);
  fixture->kept = g_strdup (text);
  fixture->n_finished++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = gtk_button_new_with_label ("other");

  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, button);
  gtk_window_set_default_size (fixture->window, 400, 300);
  ui_test_show (fixture->window);
  fixture->editor = checkbit_comment_editor_new ("Comment after 1. e4", "old");
  gtk_widget_set_parent (fixture->editor, button);
  g_signal_connect_swapped (fixture->editor, "finished", G_CALLBACK (finished_cb), fixture);
  gtk_popover_popup (GTK_POPOVER (fixture->editor));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->editor));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->editor;

  /* The window releases the last focused widget with its next frame. */
  gtk_popover_popdown (GTK_POPOVER (fixture->editor));
  gtk_widget_grab_focus (gtk_window_get_child (fixture->window));
  ui_test_wait_for_frames (fixture->window);
  g_object_add_weak_pointer (G_OBJECT (fixture->editor), &weak);
  gtk_widget_unparent (fixture->editor);
  ui_test_wait_for (weak == NULL);
  ui_test_destroy (fixture->window);
  g_free (fixture->kept);
}

static GtkWidget *
find_text (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_TEXT_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_text (child);

  return found;
}

static void
write_text (Fixture *fixture, const char *text)
{
  GtkWidget *view = find_text (fixture->editor);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
}

/* Presses a key in the editor, which handles it before its text does. */
static gboolean
press (Fixture *fixture, guint keyval, GdkModifierType state)
{
  return ui_test_press_first (fixture->editor, keyval, state);
}

static const struct
{
  const char *name;
  guint key;      /* 0: none, but … */
  GdkModifierType state;
  const char *button; /* … this button, or NULL: a click beside it */
  const char *text;
  const char *kept;
} cases[] = {
  { "ctrl-enter", GDK_KEY_Return, GDK_CONTROL_MASK, NULL, "new", "new" },
  { "ctrl-keypad-enter", GDK_KEY_KP_Enter, GDK_CONTROL_MASK, NULL, "new", "new" },
  { "escape", GDK_KEY_Escape, 0, NULL, "new", NULL },
  { "done", 0, 0, "_Done", "new", "new" },
  { "cancel", 0, 0, "_Cancel", "new", NULL },
  { "click-beside", 0, 0, NULL, "new", "new" },
  { "emptied", GDK_KEY_Return, GDK_CONTROL_MASK, NULL, "", "" },
  { "blanks-around", GDK_KEY_Return, GDK_CONTROL_MASK, NULL, " two\nlines \n", "two\nlines" },
};

static void
test_finish (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);

  write_text (fixture, cases[row].text);
  if (cases[row].key != 0)
    g_assert_true (press (fixture, cases[row].key, cases[row].state));
  else if (cases[row].button != NULL)
    g_signal_emit_by_name (ui_test_find_button (fixture->editor, cases[row].button), "clicked");
  else
    gtk_popover_popdown (GTK_POPOVER (fixture->editor));

  ui_test_wait_for (fixture->n_finished == 1);
  g_assert_cmpstr (fixture->kept, ==, cases[row].kept);
}

/* Enter alone is a new line; the text that was there is not undone away. */
static void
test_text (Fixture *fixture, gconstpointer data)
{
  GtkTextBuffer *buffer
      = gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text (fixture->editor)));

  g_assert_false (press (fixture, GDK_KEY_Return, 0));
  g_assert_false (press (fixture, GDK_KEY_a, 0));
  g_assert_false (gtk_text_buffer_get_can_undo (buffer));
  gtk_text_buffer_insert_at_cursor (buffer, "more", -1);
  g_assert_true (gtk_text_buffer_get_can_undo (buffer));
  gtk_text_buffer_undo (buffer);
  g_assert_true (press (fixture, GDK_KEY_Return, GDK_CONTROL_MASK));
  ui_test_wait_for (fixture->n_finished == 1);
  g_assert_null (fixture->kept); /* for it is as it was */
}

static void
drafted_cb (GPtrArray *drafts, const char *text)
{
  g_ptr_array_add (drafts, g_strdup (text != NULL ? text : "as it was"));
}

/* Typed text is reported a moment later; that does not affect what is stored at the end. */
static void
test_draft (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) drafts = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect_swapped (fixture->editor, "drafted", G_CALLBACK (drafted_cb), drafts);
  write_text (fixture, "half a ");
  ui_test_wait_for (drafts->len == 1);
  g_assert_cmpstr (drafts->pdata[0], ==, "half a");
  g_assert_cmpuint (fixture->n_finished, ==, 0);
  write_text (fixture, "old");
  ui_test_wait_for (drafts->len == 2);
  g_assert_cmpstr (drafts->pdata[1], ==, "as it was");
  g_assert_true (press (fixture, GDK_KEY_Return, GDK_CONTROL_MASK));
  ui_test_wait_for (fixture->n_finished == 1);
  g_assert_null (fixture->kept);
  g_signal_handlers_disconnect_by_data (fixture->editor, drafts);
}

/* A long comment is read and written part by part, and comes back with no byte lost. */
static void
test_parts (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *expected = NULL;
  Fixture fixture = { 0 };
  GtkTextBuffer *buffer;
  guint n = 0;

  while (text->len < 50000)
    g_string_append_printf (text, "größer %u\u202e ", n++);
  expected = g_strconcat (text->str, "the end", NULL);
  g_string_append (text, "the END");
  fixture.editor = g_object_ref_sink (checkbit_comment_editor_new ("Comment", text->str));
  g_signal_connect_swapped (fixture.editor, "finished", G_CALLBACK (finished_cb), &fixture);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text (fixture.editor)));
  g_assert_cmpint (gtk_text_buffer_get_char_count (buffer), <, 8000);
  g_signal_emit_by_name (fixture.editor, "closed");
  g_assert_cmpuint (fixture.n_finished, ==, 1);
  g_assert_null (fixture.kept);

  while (gtk_widget_get_sensitive (ui_test_find_button (fixture.editor, "Next Part")))
    g_signal_emit_by_name (ui_test_find_button (fixture.editor, "Next Part"), "clicked");
  {
    GtkTextIter start, end;

    gtk_text_buffer_get_end_iter (buffer, &end);
    start = end;
    g_assert_true (gtk_text_iter_backward_chars (&start, 3));
    gtk_text_buffer_delete (buffer, &start, &end);
    gtk_text_buffer_insert (buffer, &end, "end", -1);
  }
  g_signal_emit_by_name (ui_test_find_button (fixture.editor, "Previous Part"), "clicked");
  g_signal_emit_by_name (fixture.editor, "closed");
  g_assert_cmpstr (fixture.kept, ==, expected);
  g_free (fixture.kept);
  g_object_unref (fixture.editor);
}

/* How many characters the first part of a comment has that is a text again and again. */
static int
count_in_first_part (const char *again)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GtkTextBuffer *buffer;
  GtkWidget *editor;
  int n;

  while (text->len < 50000)
    g_string_append (text, again);
  editor = g_object_ref_sink (checkbit_comment_editor_new ("Comment", text->str));
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text (editor)));
  n = gtk_text_buffer_get_char_count (buffer);
  g_object_unref (editor);
  return n;
}

/* Laying out text without break opportunities takes time quadratic in its length. */
static void
test_unbroken (void)
{
  g_assert_cmpint (count_in_first_part ("xxxxxxxxxx"), ==, 1024);
  g_assert_cmpint (count_in_first_part ("жжжжжжжжжж"), ==, 512);
  g_assert_cmpint (count_in_first_part ("xxxxxxxxx "), >, 4000);
  g_assert_cmpint (count_in_first_part ("xxxxxxxxx\n"), >, 4000);
  g_assert_cmpint (count_in_first_part ("棋"), >, 1300);
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  GtkWidget *text = find_text (fixture->editor);

  gtk_test_accessible_assert_property (text, GTK_ACCESSIBLE_PROPERTY_LABEL, "Comment");
  gtk_test_accessible_assert_property (
      text, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Comment after 1. e4");
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/comment-editor/finish/", cases[i].name, NULL);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_finish, tear_down);
    }
  g_test_add ("/comment-editor/text", Fixture, NULL, set_up, test_text, tear_down);
  g_test_add ("/comment-editor/draft", Fixture, NULL, set_up, test_draft, tear_down);
  g_test_add ("/comment-editor/names", Fixture, NULL, set_up, test_names, tear_down);

  g_test_add_func ("/comment-editor/parts", test_parts);
  g_test_add_func ("/comment-editor/unbroken", test_unbroken);
  return g_test_run ();
}

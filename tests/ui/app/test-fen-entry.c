/* Tests of CheckbitFenEntry: its text, its signals, and how it explains a mistake.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/app/fen-entry.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define AFTER_E4 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
#define ROOKS "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"

typedef struct
{
  GtkWindow *window;
  GtkWidget *other; /* something else that can have the focus */
  CheckbitFenEntry *fen;
  GtkEntry *entry;

  char *requested; /* the last text, owned */
  guint n_requested;
  guint n_copied;
  guint n_error;
} Fixture;

/* A good request is answered as the window does: the position changes, in canonical form. */
static void
load_requested_cb (CheckbitFenEntry *fen, const char *text, Fixture *fixture)
{
  ChessPosition position;
  char canonical[CHESS_FEN_SIZE];

  g_free (fixture->requested);
  fixture->requested = g_strdup (text);
  fixture->n_requested++;
  g_assert_true (
      chess_fen_read (text, strlen (text), CHESS_FEN_DEFAULT, &position, NULL));
  chess_fen_write (&position, canonical);
  checkbit_fen_entry_set_fen (fen, canonical);
}

static void
copied_cb (CheckbitFenEntry *fen, Fixture *fixture)
{
  fixture->n_copied++;
}

static void
error_cb (CheckbitFenEntry *fen, GParamSpec *pspec, Fixture *fixture)
{
  fixture->n_error++;
}

static GtkEntry *
find_entry (GtkWidget *widget)
{
  GtkEntry *found = NULL;

  if (GTK_IS_ENTRY (widget))
    return GTK_ENTRY (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_entry (child);

  return found;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->other = gtk_button_new_with_label ("other");
  fixture->fen = CHECKBIT_FEN_ENTRY (checkbit_fen_entry_new ());
  fixture->entry = find_entry (GTK_WIDGET (fixture->fen));
  gtk_box_append (GTK_BOX (box), fixture->other);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->fen));
  gtk_window_set_child (fixture->window, box);
  checkbit_fen_entry_set_fen (fixture->fen, START);

  g_signal_connect (fixture->fen, "load-requested", G_CALLBACK (load_requested_cb), fixture);
  g_signal_connect (fixture->fen, "copied", G_CALLBACK (copied_cb), fixture);
  g_signal_connect (fixture->fen, "notify::error", G_CALLBACK (error_cb), fixture);
  ui_test_show (fixture->window);
  gtk_widget_grab_focus (fixture->other);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->fen;

  g_object_add_weak_pointer (G_OBJECT (fixture->fen), &weak);
  ui_test_destroy (fixture->window);
  ui_test_wait_for (weak == NULL); /* the clipboard may still be about to answer */
  g_free (fixture->requested);
}

/* As a person does it: the text is replaced in the entry that has the focus. */
static void
type (Fixture *fixture, const char *text)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture->entry));
  gtk_editable_set_text (GTK_EDITABLE (fixture->entry), text);
}

static void
press_enter (Fixture *fixture)
{
  g_signal_emit_by_name (fixture->entry, "activate");
}

static void
assert_shows (Fixture *fixture, const char *text)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->entry)), ==, text);
}

/* The position of the wavy underline, in bytes; FALSE if there is none. */
static gboolean
find_mark (Fixture *fixture, int *start, int *end)
{
  PangoAttrList *attributes = gtk_entry_get_attributes (fixture->entry);
  PangoAttrIterator *iterator;
  gboolean found = FALSE;

  if (attributes == NULL)
    return FALSE;

  iterator = pango_attr_list_get_iterator (attributes);
  do
    {
      if (pango_attr_iterator_get (iterator, PANGO_ATTR_UNDERLINE) != NULL)
        {
          pango_attr_iterator_range (iterator, start, end);
          found = TRUE;
        }
    }
  while (!found && pango_attr_iterator_next (iterator));
  pango_attr_iterator_destroy (iterator);

  return found;
}

/* --- The position ------------------------------------------------------------------------- */

static void
test_shows_position (Fixture *fixture, gconstpointer data)
{
  g_autofree char *fen = NULL;

  assert_shows (fixture, START);
  g_assert_false (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (fixture->entry))
                  == GTK_ACCESSIBLE_ROLE_NONE);
  gtk_test_accessible_assert_property (
      fixture->entry, GTK_ACCESSIBLE_PROPERTY_LABEL, "FEN");

  g_object_set (fixture->fen, "fen", AFTER_E4, NULL);
  assert_shows (fixture, AFTER_E4);
  g_object_get (fixture->fen, "fen", &fen, NULL);
  g_assert_cmpstr (fen, ==, AFTER_E4);
  g_assert_cmpuint (fixture->n_requested, ==, 0);
}

static void
test_edit_is_left_alone (Fixture *fixture, gconstpointer data)
{
  type (fixture, ROOKS);
  checkbit_fen_entry_set_fen (fixture->fen, AFTER_E4);
  assert_shows (fixture, ROOKS);

  /* Without the focus, the entry shows the position again. */
  gtk_widget_grab_focus (fixture->other);
  checkbit_fen_entry_set_fen (fixture->fen, START);
  assert_shows (fixture, START);
}

/* What is written stays while a look is taken at another window, also beside a mistake. */
static void
test_edit_waits (Fixture *fixture, gconstpointer data)
{
  type (fixture, "8/8/");
  ui_test_use_another_window (fixture->window);
  checkbit_fen_entry_set_fen (fixture->fen, AFTER_E4);
  assert_shows (fixture, "8/8/");

  press_enter (fixture);
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->fen));
  ui_test_use_another_window (fixture->window);
  checkbit_fen_entry_give_way (fixture->fen);
  g_assert_null (checkbit_fen_entry_get_error (fixture->fen));
  assert_shows (fixture, "8/8/");
}

/* The button that sets up a mistake belongs to the text. */
static void
test_edit_waits_beside (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->fen), "Set Up");

  type (fixture, "8/8/8/8/8/8/8/K7 w - - 0 1");
  press_enter (fixture);
  g_assert_true (gtk_widget_grab_focus (button));
  checkbit_fen_entry_set_fen (fixture->fen, AFTER_E4);
  assert_shows (fixture, "8/8/8/8/8/8/8/K7 w - - 0 1");
}

static void
test_looking_is_no_edit (Fixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture->entry));
  checkbit_fen_entry_set_fen (fixture->fen, AFTER_E4);
  assert_shows (fixture, AFTER_E4);
}

static void
test_restore (Fixture *fixture, gconstpointer data)
{
  g_assert_false (checkbit_fen_entry_restore (fixture->fen));
  g_assert_null (gtk_entry_get_icon_name (fixture->entry, GTK_ENTRY_ICON_SECONDARY));

  type (fixture, "hello");
  press_enter (fixture);
  g_assert_nonnull (gtk_entry_get_icon_name (fixture->entry, GTK_ENTRY_ICON_SECONDARY));
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->fen));

  g_assert_true (checkbit_fen_entry_restore (fixture->fen));
  assert_shows (fixture, START);
  g_assert_null (checkbit_fen_entry_get_error (fixture->fen));
  g_assert_null (gtk_entry_get_icon_name (fixture->entry, GTK_ENTRY_ICON_SECONDARY));
  g_assert_cmpuint (fixture->n_requested, ==, 0);
}

static void
test_icon_restores (Fixture *fixture, gconstpointer data)
{
  type (fixture, "hello");
  g_signal_emit_by_name (fixture->entry, "icon-release", GTK_ENTRY_ICON_SECONDARY);
  assert_shows (fixture, START);
}

/* --- Asking ------------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  const char *text;
  const char *requested;
  const char *shown;
} good_cases[] = {
  { "fen", ROOKS, ROOKS, ROOKS },
  { "the-same-again", START, START, START },
  { "four-fields", "4k3/8/8/8/8/8/8/R3K2R w KQ -", "4k3/8/8/8/8/8/8/R3K2R w KQ -", ROOKS },
  { "spaces-around", "  " ROOKS " \t", ROOKS, ROOKS },
  { "line-end", ROOKS "\r\n", ROOKS, ROOKS },
  { "first-of-lines", "\n\n" ROOKS "\n" START, ROOKS, ROOKS },
  { "epd",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - id \"rooks\";",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - id \"rooks\";",
    ROOKS },
};

static void
test_good (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);

  g_assert_true (checkbit_fen_entry_request (fixture->fen, good_cases[row].text));
  g_assert_cmpuint (fixture->n_requested, ==, 1);
  g_assert_cmpstr (fixture->requested, ==, good_cases[row].requested);
  assert_shows (fixture, good_cases[row].shown);
  g_assert_cmpuint (fixture->n_error, ==, 0);
}

static void
test_typed (Fixture *fixture, gconstpointer data)
{
  type (fixture, ROOKS);
  g_assert_cmpuint (fixture->n_requested, ==, 0);
  press_enter (fixture);
  g_assert_cmpuint (fixture->n_requested, ==, 1);
  g_assert_cmpstr (fixture->requested, ==, ROOKS);

  /* The text typed is the current position now, so there is nothing to revert to. */
  g_assert_null (gtk_entry_get_icon_name (fixture->entry, GTK_ENTRY_ICON_SECONDARY));
}

/* mark: the text under the wavy line, NULL for none. */
static const struct
{
  const char *name;
  const char *text;
  const char *mark;
} bad_cases[] = {
  { "empty", "", NULL },
  { "word", "hello", "h" },
  { "piece", "rnbqkbnr/pppppppp/8/8/4X3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "X" },
  { "wide-piece", "rnbqkbnr/pppppppp/8/8/4♘3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "♘" },
  { "side", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", "x" },
  { "en-passant", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1", "e9" },
  { "no-kings", "8/8/8/8/8/8/8/8 w - - 0 1", NULL },
};

static void
test_bad (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *marked = NULL;
  int start, end;

  g_assert_false (checkbit_fen_entry_request (fixture->fen, bad_cases[row].text));
  g_assert_cmpuint (fixture->n_requested, ==, 0);
  assert_shows (fixture, bad_cases[row].text);
  g_assert_cmpuint (fixture->n_error, ==, 1);
  g_assert_cmpuint (strlen (checkbit_fen_entry_get_error (fixture->fen)), >, 5);
  gtk_test_accessible_assert_state (
      fixture->entry, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  gtk_test_accessible_assert_property (fixture->entry,
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       checkbit_fen_entry_get_error (fixture->fen));

  if (find_mark (fixture, &start, &end))
    marked = g_strndup (bad_cases[row].text + start, (gsize) (end - start));
  g_assert_cmpstr (marked, ==, bad_cases[row].mark);
  g_test_message ("%s", checkbit_fen_entry_get_error (fixture->fen));

  /* A look at the FEN of the position takes all of it away. */
  checkbit_fen_entry_restore (fixture->fen);
  g_assert_false (find_mark (fixture, &start, &end));
  g_assert_null (checkbit_fen_entry_get_error (fixture->fen));
}

/* An unfinished text gets no message; an existing message disappears with its mistake. */
static void
test_error_while_typing (Fixture *fixture, gconstpointer data)
{
  type (fixture, "4k3/8/8/8/8/8/8/R3K2R z KQ - 0 1");
  g_assert_null (checkbit_fen_entry_get_error (fixture->fen));
  press_enter (fixture);
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->fen));

  type (fixture, "4k3/8/8/8/8/8/8/R3K2R z KQ - 0 12");
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->fen));
  type (fixture, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 12");
  g_assert_null (checkbit_fen_entry_get_error (fixture->fen));
  g_assert_cmpuint (fixture->n_requested, ==, 0);
  press_enter (fixture);
  g_assert_cmpuint (fixture->n_requested, ==, 1);
}

/* Where positions that cannot be played become valid, what was said of one is taken back, and of
 * any other text it still stands. */
static void
test_any_board (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->fen), "Set Up");

  type (fixture, "8/8/8/8/8/8/8/K7 w - - 0 1");
  press_enter (fixture);
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->fen));
  g_assert_true (gtk_widget_get_visible (button));
  checkbit_fen_entry_set_any_board (fixture->fen, TRUE);
  g_assert_null (checkbit_fen_entry_get_error (fixture->fen));
  g_assert_false (gtk_widget_get_visible (button));
  assert_shows (fixture, "8/8/8/8/8/8/8/K7 w - - 0 1");

  checkbit_fen_entry_set_any_board (fixture->fen, FALSE);
  type (fixture, "8/8/8/8/8/8/8/X7 w - - 0 1");
  press_enter (fixture);
  checkbit_fen_entry_set_any_board (fixture->fen, TRUE);
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->fen));
  assert_shows (fixture, "8/8/8/8/8/8/8/X7 w - - 0 1");
}

/* --- The clipboard ------------------------------------------------------------------------ */

static void
test_copy_and_paste (Fixture *fixture, gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->fen));

  g_assert_nonnull (ui_test_find_button (GTK_WIDGET (fixture->fen), "Copy FEN"));
  g_assert_nonnull (ui_test_find_button (GTK_WIDGET (fixture->fen), "Paste FEN"));

  gtk_widget_activate_action (GTK_WIDGET (fixture->fen), "fen.copy", NULL);
  g_assert_cmpuint (fixture->n_copied, ==, 1);
  g_assert_true (gdk_clipboard_is_local (clipboard));
  gtk_widget_activate_action (GTK_WIDGET (fixture->fen), "fen.paste", NULL);
  ui_test_wait_for (fixture->n_requested == 1);
  g_assert_cmpstr (fixture->requested, ==, START);

  gdk_clipboard_set_text (clipboard, ROOKS "\n");
  checkbit_fen_entry_paste (fixture->fen);
  ui_test_wait_for (fixture->n_requested == 2);
  assert_shows (fixture, ROOKS);
}

static void
test_paste_of_no_text (Fixture *fixture, gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->fen));
  GdkRGBA color = { 1, 0, 0, 1 };

  gdk_clipboard_set (clipboard, GDK_TYPE_RGBA, &color);
  checkbit_fen_entry_paste (fixture->fen);
  ui_test_wait_for (checkbit_fen_entry_get_error (fixture->fen) != NULL);
  assert_shows (fixture, START);
  g_assert_cmpuint (fixture->n_requested, ==, 0);
  /* The position on the board needs no correction. */
  g_assert_false (
      gtk_widget_get_visible (ui_test_find_button (GTK_WIDGET (fixture->fen), "Set Up")));
}

/* A text that comes late replaces neither what was played nor what was typed since it was asked
 * for. */
static void
test_paste_too_late (Fixture *fixture, gconstpointer data)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->fen)), ROOKS);
  checkbit_fen_entry_paste (fixture->fen);
  checkbit_fen_entry_set_fen (fixture->fen, AFTER_E4);
  checkbit_fen_entry_paste (fixture->fen);
  type (fixture, "hello");
  checkbit_fen_entry_paste (fixture->fen);
  ui_test_wait_for (fixture->n_requested > 0);
  ui_test_run (50);
  g_assert_cmpuint (fixture->n_requested, ==, 1);
}

/* The entry may be destroyed before the clipboard answers. */
static void
test_paste_outlives_window (Fixture *fixture, gconstpointer data)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->fen)), ROOKS);
  checkbit_fen_entry_paste (fixture->fen);
}

static void
add (const char *path, gconstpointer data, void (*func) (Fixture *, gconstpointer))
{
  g_autofree char *full = g_strconcat ("/fen-entry/", path, NULL);

  g_test_add (full, Fixture, data, set_up, func, tear_down);
}

static gboolean
is_unfolded (Fixture *fixture)
{
  gboolean unfolded;

  g_object_get (fixture->fen, "unfolded", &unfolded, NULL);
  return unfolded;
}

/* Whoever writes in it while the window becomes wide goes on; what is wanted there, and remembered,
 * is still that it is folded. */
static void
test_widened (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->fen, "unfolded", FALSE, NULL);
  g_object_set (fixture->fen, "roomy", FALSE, NULL);
  checkbit_fen_entry_edit (fixture->fen);
  gtk_editable_set_text (GTK_EDITABLE (find_entry (GTK_WIDGET (fixture->fen))), "8");
  g_object_set (fixture->fen, "roomy", TRUE, NULL);
  g_assert_true (is_unfolded (fixture));
  g_assert_false (checkbit_fen_entry_get_wanted (fixture->fen));
  gtk_widget_grab_focus (fixture->other);
  ui_test_wait_for (!is_unfolded (fixture));

  /* Nor does Escape fold there what a key has unfolded in the narrow one. */
  g_object_set (fixture->fen, "unfolded", TRUE, NULL);
  g_object_set (fixture->fen, "roomy", FALSE, NULL);
  checkbit_fen_entry_edit (fixture->fen);
  g_object_set (fixture->fen, "roomy", TRUE, NULL);
  ui_test_press (fixture->window, GDK_KEY_Escape);
  g_assert_true (checkbit_fen_entry_get_wanted (fixture->fen));
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  add ("shows-position", NULL, test_shows_position);
  add ("edit-is-left-alone", NULL, test_edit_is_left_alone);
  add ("edit-waits", NULL, test_edit_waits);
  add ("edit-waits/beside", NULL, test_edit_waits_beside);
  add ("looking-is-no-edit", NULL, test_looking_is_no_edit);
  add ("restore", NULL, test_restore);
  add ("icon-restores", NULL, test_icon_restores);
  add ("typed", NULL, test_typed);
  add ("error-while-typing", NULL, test_error_while_typing);
  add ("any-board", NULL, test_any_board);
  add ("copy-and-paste", NULL, test_copy_and_paste);
  add ("paste-of-no-text", NULL, test_paste_of_no_text);
  add ("widened", NULL, test_widened);
  add ("paste-too-late", NULL, test_paste_too_late);
  add ("paste-outlives-window", NULL, test_paste_outlives_window);
  for (guint i = 0; i < G_N_ELEMENTS (good_cases); i++)
    {
      g_autofree char *path = g_strconcat ("good/", good_cases[i].name, NULL);

      add (path, GUINT_TO_POINTER (i), test_good);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad_cases); i++)
    {
      g_autofree char *path = g_strconcat ("bad/", bad_cases[i].name, NULL);

      add (path, GUINT_TO_POINTER (i), test_bad);
    }

  return g_test_run ();
}

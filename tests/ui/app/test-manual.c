/* The inspector's manual: it opens from the inspector and has every page's explanations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/help-button.h"
#include "ui/app/board-speech.h"
#include "ui/app/inspector.h"
#include "ui/base/manual.h"

/* Counts the labels below a widget that show a text. */
static guint
count_labels (GtkWidget *root, const char *text)
{
  guint n = GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_labels (child, text);
  return n;
}

/* The explanations below a widget consist of title and text; widgets without both add nothing. */
static void
test_pages (void)
{
  GtkWidget *manual = checkbit_manual_new (NULL);
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), inner);
  checkbit_manual_add_page (CHECKBIT_MANUAL (manual), "Nothing", NULL, box);
  g_assert_cmpuint (count_labels (manual, "Nothing"), ==, 0);
  gtk_box_append (GTK_BOX (inner), checkbit_help_button_new ("Pins", "They <b>stay</b>."));
  gtk_box_append (GTK_BOX (box), checkbit_help_button_new ("Forks", "Two at once."));
  checkbit_manual_add_page (CHECKBIT_MANUAL (manual), "Tactics", gtk_label_new ("A fork"), box);
  ui_test_show (GTK_WINDOW (manual));
  /* In the list of chapters, and above the chapter. */
  g_assert_cmpuint (count_labels (manual, "Tactics"), ==, 2);
  g_assert_cmpuint (count_labels (manual, "A fork"), ==, 1);
  g_assert_cmpuint (count_labels (manual, "Pins"), ==, 1);
  g_assert_cmpuint (count_labels (manual, "They stay."), ==, 1);
  g_assert_cmpuint (count_labels (manual, "Two at once."), ==, 1);
  checkbit_manual_add_language (CHECKBIT_MANUAL (manual));
  g_assert_cmpuint (count_labels (manual, "pop_lsb(x)"), ==, 1);
  g_object_unref (box);
  ui_test_destroy (GTK_WINDOW (manual));
}

static GtkWidget *
find_manual (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (CHECKBIT_IS_MANUAL (window))
        return window; /* GTK holds it */
    }
  return NULL;
}

static GtkWidget *
find_stack (GtkWidget *root)
{
  GtkWidget *found = GTK_IS_STACK (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_stack (child);
  return found;
}

static const char *
get_chapter (GtkWidget *manual)
{
  return gtk_stack_get_visible_child_name (GTK_STACK (find_stack (manual)));
}

/* The chapters for players come first. Every page of the inspector has its chapter, that which
 * is shown the one that is open, and every group of masks its heading. */
static void
test_inspector (void)
{
  static const char *const chapters[]
      = { "Making Moves", "Keyboard and Speech", "Bits on the Board", "Masks", "Watches", "Set", "Moves", "Square", "Magic", "Perft", "Set language" };
  /* Worked out by hand. */
  static const char *const pictures[]
      = { "attackers(e5) = 0x0000040000200000", "d4 | e5 = 0x0000001008000000",
          "rook(d4) = 0x0000080876080800" };
  static const char *const headings[] = { "Attacks", "King safety", "Pawns", "Sent" };
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitLayers) layers = checkbit_layers_new ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *manual;

  GtkWidget *inspector = checkbit_inspector_new (inspection, layers);

  gtk_window_set_child (window, inspector);
  ui_test_show (window);
  checkbit_inspector_show_page (CHECKBIT_INSPECTOR (inspector), "set");
  g_signal_emit_by_name (ui_test_find_button (GTK_WIDGET (window), "Manual of the Inspector"),
                         "clicked");
  manual = find_manual ();
  g_assert_nonnull (manual);
  g_assert_cmpstr (get_chapter (manual), ==, "Set");
  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    {
      g_assert_cmpuint (count_labels (manual, chapters[i]), >=, 2);
      checkbit_manual_show_chapter (CHECKBIT_MANUAL (manual), chapters[i]);
    }
  g_assert_cmpuint (count_labels (manual, "pop_lsb(x)"), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    g_assert_cmpuint (count_labels (manual, headings[i]), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    g_assert_cmpuint (count_labels (manual, pictures[i]), ==, 1);
  g_assert_cmpuint (count_labels (manual, "The squares that the rook attacks"), ==, 1);
  g_assert_cmpuint (count_labels (manual, checkbit_board_speech_get_keys ()), ==, 1);
  ui_test_destroy (GTK_WINDOW (manual));
  checkbit_inspector_open_manual (CHECKBIT_INSPECTOR (inspector), FALSE);
  manual = find_manual ();
  g_assert_cmpstr (get_chapter (manual), ==, "Making Moves");
  ui_test_destroy (GTK_WINDOW (manual));
  ui_test_destroy (window);
}

static guint
count_manuals (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      n += CHECKBIT_IS_MANUAL (window);
    }
  return n;
}

/* Opening it creates only the visible chapter, and opening it again creates nothing. */
static void
test_on_demand (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitLayers) layers = checkbit_layers_new ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *inspector = checkbit_inspector_new (inspection, layers), *manual;

  gtk_window_set_child (window, inspector);
  ui_test_show (window);
  checkbit_inspector_open_manual (CHECKBIT_INSPECTOR (inspector), FALSE);
  manual = find_manual ();
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (manual)) == window);
  ui_test_wait_for (count_labels (manual, "A knight and the squares where it can go") == 1);
  g_assert_cmpuint (count_labels (manual, "The squares that the rook attacks"), ==, 0);
  g_assert_cmpuint (count_labels (manual, "pop_lsb(x)"), ==, 0);

  checkbit_inspector_open_manual (CHECKBIT_INSPECTOR (inspector), TRUE);
  g_assert_cmpuint (count_manuals (), ==, 1);
  g_assert_true (find_manual () == manual);
  g_assert_cmpstr (get_chapter (manual), ==, "Masks");
  g_assert_cmpuint (count_labels (manual, "King safety"), ==, 1);
  checkbit_manual_show_chapter (CHECKBIT_MANUAL (manual), "Making Moves");
  g_assert_cmpuint (count_labels (manual, "A knight and the squares where it can go"), ==, 1);
  ui_test_destroy (GTK_WINDOW (manual));
  ui_test_destroy (window);
}

/* It closes with its inspector, which fills the chapters that have not been opened yet. */
static void
test_closes (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (CheckbitLayers) layers = checkbit_layers_new ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *inspector = checkbit_inspector_new (inspection, layers);

  gtk_window_set_child (window, inspector);
  ui_test_show (window);
  checkbit_inspector_open_manual (CHECKBIT_INSPECTOR (inspector), FALSE);
  ui_test_show (GTK_WINDOW (find_manual ()));
  ui_test_destroy (window);
  g_assert_cmpuint (count_manuals (), ==, 0);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/manual/pages", test_pages);
  g_test_add_func ("/ui/manual/inspector", test_inspector);
  g_test_add_func ("/ui/manual/on-demand", test_on_demand);
  g_test_add_func ("/ui/manual/closes", test_closes);
  return g_test_run ();
}

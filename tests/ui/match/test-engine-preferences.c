/* Engines in the preferences: added with a test, removed, one of them the default, and options
 * of every kind that UCI has, each with a widget that fits and a value that is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <glib/gstdio.h>

#include "ui/match/engine-add.h"
#include "ui/match/engine-group.h"
#include "ui/match/engine-options-window.h"
#include "ui/match/engine-row.h"
#include "ui/base/focus-within.h"
#include "ui/base/settings.h"

#define KEY "analysis-engine"

typedef struct
{
  char *folder;
  char *file;
  CheckbitEngineList *list;
  GtkWindow *window;
  char *note; /* the last one; NULL for none */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const char *folders[] = { NULL, NULL };

  fixture->folder = g_dir_make_tmp ("checkbit-engines-XXXXXX", NULL);
  fixture->file = g_build_filename (fixture->folder, "engines.ini", NULL);
  folders[0] = fixture->folder;
  fixture->list = checkbit_engine_list_new (fixture->file, folders);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->window != NULL)
    ui_test_destroy (fixture->window);
  checkbit_engine_list_flush (fixture->list);
  g_assert_finalize_object (fixture->list);
  checkbit_engine_quit_all (2000);
  g_unlink (fixture->file);
  g_rmdir (fixture->folder);
  g_free (fixture->file);
  g_free (fixture->folder);
  g_free (fixture->note);
}

static CheckbitEngineEntry *
add (Fixture *fixture, const char *name, const char *mode)
{
  const char *arguments[] = { mode, NULL };

  return checkbit_engine_list_add (fixture->list, name, g_getenv ("FAKE_ENGINE"), arguments, NULL);
}

/* The row of a title below a widget; NULL for none. */
static GtkWidget *
find_row (GtkWidget *root, const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_ROW (root)
      && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

static GtkWidget *
row (Fixture *fixture, const char *title)
{
  return find_row (GTK_WIDGET (fixture->window), title);
}

static void
click (GtkWidget *root, const char *label)
{
  GtkWidget *button = ui_test_find_button (root, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* --- The list --------------------------------------------------------------------------------- */

static void
note_cb (Fixture *fixture, const char *text)
{
  g_free (fixture->note);
  fixture->note = g_strdup (text);
}

static void
show_group (Fixture *fixture)
{
  GtkWidget *group = checkbit_engine_group_new (fixture->list);

  g_signal_connect_swapped (group, "note", G_CALLBACK (note_cb), fixture);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, group);
  ui_test_show (fixture->window);
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  show_group (fixture);
  g_assert_nonnull (row (fixture, "No engine found"));
  add (fixture, "Mine & more", "ok");
  g_assert_null (row (fixture, "No engine found"));
  g_assert_nonnull (row (fixture, "Mine &amp; more"));
  checkbit_engine_list_add (fixture->list, "Lost", "/no/such/program", NULL, NULL);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row (fixture, "Lost"))), ==,
                   "/no/such/program (not found)");

  click (row (fixture, "Mine &amp; more"), "Remove from the List");
  g_assert_null (row (fixture, "Mine &amp; more"));
  g_assert_nonnull (row (fixture, "Lost"));
  g_assert_cmpstr (fixture->note, ==, "Mine & more removed");
}

/* A renamed engine is removed under its new name. */
static void
test_renamed (Fixture *fixture, gconstpointer data)
{
  CheckbitEngineEntry *entry = add (fixture, "Mine", "ok");
  GtkWidget *button;

  show_group (fixture);
  button = ui_test_find_button (row (fixture, "Mine"), "Remove from the List");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Remove Mine");
  checkbit_engine_entry_set_name (entry, "Yours");
  g_assert_nonnull (row (fixture, "Yours"));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Remove Yours");
}

/* Whoever removes one by the keyboard goes on from the one that takes its place. */
static void
test_removed_by_keyboard (Fixture *fixture, gconstpointer data)
{
  const char *const names[] = { "One", "Two", "Three" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    add (fixture, names[i], "ok");
  show_group (fixture);
  gtk_widget_grab_focus (ui_test_find_button (row (fixture, "Two"), "Remove from the List"));
  click (row (fixture, "Two"), "Remove from the List");
  g_assert_true (checkbit_focus_is_within (row (fixture, "Three")));
  click (row (fixture, "Three"), "Remove from the List");
  g_assert_true (checkbit_focus_is_within (row (fixture, "One")));

  /* Another window's changes take nothing away. */
  gtk_widget_grab_focus (ui_test_find_button (GTK_WIDGET (fixture->window), "_Add…"));
  add (fixture, "Four", "ok");
  g_assert_false (checkbit_focus_is_within (row (fixture, "One")));
}

/* --- The default one -------------------------------------------------------------------------- */

static void
test_usual (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = checkbit_settings_new ();
  GtkWidget *usual = checkbit_engine_row_new (fixture->list, settings, KEY);
  GtkWidget *box = gtk_list_box_new ();
  CheckbitEngineEntry *one, *two;
  g_autofree char *kept = NULL;

  gtk_list_box_append (GTK_LIST_BOX (box), usual);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, box);
  ui_test_show (fixture->window);
  g_assert_false (gtk_widget_get_visible (usual));

  one = add (fixture, "One", "ok");
  two = add (fixture, "Two", "ok");
  g_assert_true (gtk_widget_get_visible (usual));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (usual)), ==, 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (usual), 1);
  kept = g_settings_get_string (settings, KEY);
  g_assert_cmpstr (kept, ==, checkbit_engine_entry_get_id (two));

  /* Another engine is chosen elsewhere; one is renamed; one is removed. */
  g_settings_set_string (settings, KEY, checkbit_engine_entry_get_id (one));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (usual)), ==, 0);
  g_settings_set_string (settings, KEY, checkbit_engine_entry_get_id (two));
  checkbit_engine_entry_set_name (two, "Three");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (usual)), ==, 1);
  g_assert_cmpstr (
      gtk_string_object_get_string (adw_combo_row_get_selected_item (ADW_COMBO_ROW (usual))), ==,
      "Three");
  g_assert_true (checkbit_engine_list_remove (fixture->list, two));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (usual)), ==, 0);
  g_settings_reset (settings, KEY);
}

/* --- Adding ----------------------------------------------------------------------------------- */

static void
open_add (Fixture *fixture, const char *arguments)
{
  fixture->window = GTK_WINDOW (checkbit_engine_add_new (fixture->list));
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  ui_test_show (fixture->window);
  g_assert_false (
      gtk_widget_get_sensitive (ui_test_find_button (GTK_WIDGET (fixture->window), "_Add")));
  checkbit_engine_add_set_path (CHECKBIT_ENGINE_ADD (fixture->window), g_getenv ("FAKE_ENGINE"));
  gtk_editable_set_text (GTK_EDITABLE (row (fixture, "Arguments (optional)")), arguments);
  click (GTK_WIDGET (fixture->window), "_Add");
}

/* An engine that answers is listed under its own name, with its arguments. The second argument says
 * where to log its input. */
static void
test_add (Fixture *fixture, gconstpointer data)
{
  g_autofree char *log = g_build_filename (fixture->folder, "a b", NULL);
  g_autofree char *arguments = g_strdup_printf ("ok '%s'", log);
  CheckbitEngineEntry *entry;

  open_add (fixture, arguments);
  ui_test_wait_for (fixture->window == NULL);
  entry = checkbit_engine_list_get_first (fixture->list);
  g_assert_nonnull (entry);
  g_assert_cmpstr (checkbit_engine_entry_get_name (entry), ==, "Fake");
  g_assert_cmpstr (checkbit_engine_entry_get_arguments (entry)[1], ==, log);
  g_assert_cmpint (g_unlink (log), ==, 0);
}

static gboolean
says (GtkWidget *root, const char *words)
{
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_label (GTK_LABEL (root)), words) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, words))
      return TRUE;
  return FALSE;
}

/* If it does not answer, the window shows the reason and stays open for another try. */
static void
test_add_fails (Fixture *fixture, gconstpointer data)
{
  open_add (fixture, "crash-on-uci");
  ui_test_wait_for (says (GTK_WIDGET (fixture->window), "signal 11"));
  g_assert_null (checkbit_engine_list_get_first (fixture->list));
  gtk_editable_set_text (GTK_EDITABLE (row (fixture, "Arguments (optional)")), "'ok");
  click (GTK_WIDGET (fixture->window), "_Add");
  g_assert_true (says (GTK_WIDGET (fixture->window), "quotation mark"));
  gtk_editable_set_text (GTK_EDITABLE (row (fixture, "Arguments (optional)")), "ok");
  click (GTK_WIDGET (fixture->window), "_Add");
  ui_test_wait_for (fixture->window == NULL);
  g_assert_nonnull (checkbit_engine_list_get_first (fixture->list));
}

/* Whoever pressed Add by the keyboard can press it again. */
static void
test_add_again_by_keyboard (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button;

  open_add (fixture, "crash-on-uci");
  ui_test_wait_for (says (GTK_WIDGET (fixture->window), "signal 11"));
  button = ui_test_find_button (GTK_WIDGET (fixture->window), "_Add");
  gtk_widget_grab_focus (button);
  gtk_widget_activate (button);
  ui_test_wait_for (!gtk_widget_get_sensitive (button));
  ui_test_wait_for (says (GTK_WIDGET (fixture->window), "signal 11"));
  g_assert_true (gtk_window_get_focus (fixture->window) == button);

  /* That is over with the answer. */
  button = ui_test_find_button (GTK_WIDGET (fixture->window), "C_hoose…");
  gtk_widget_grab_focus (button);
  checkbit_engine_add_set_path (CHECKBIT_ENGINE_ADD (fixture->window), g_getenv ("FAKE_ENGINE"));
  g_assert_true (gtk_window_get_focus (fixture->window) == button);
}

/* Another program that is chosen while the first has not answered yet takes its place: nothing is
 * added of the first, and Add tests the other. */
static void
test_add_another (Fixture *fixture, gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (other);
  GtkWidget *button;
  CheckbitEngineEntry *entry;

  g_assert_true (g_file_make_symbolic_link (link, g_getenv ("FAKE_ENGINE"), NULL, NULL));
  open_add (fixture, "slow");
  button = ui_test_find_button (GTK_WIDGET (fixture->window), "_Add");
  g_assert_false (gtk_widget_get_sensitive (button));
  checkbit_engine_add_set_path (CHECKBIT_ENGINE_ADD (fixture->window), other);
  g_assert_true (gtk_widget_get_sensitive (button));
  ui_test_run (1000); /* it would have answered after a third of that */
  g_assert_nonnull (fixture->window);
  g_assert_null (checkbit_engine_list_get_first (fixture->list));

  click (GTK_WIDGET (fixture->window), "_Add");
  ui_test_wait_for (fixture->window == NULL);
  entry = checkbit_engine_list_get_first (fixture->list);
  g_assert_cmpstr (checkbit_engine_entry_get_path (entry), ==, other);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->list)), ==, 1);
  g_assert_cmpint (g_unlink (other), ==, 0);
}

/* --- Options ---------------------------------------------------------------------------------- */

static void
press_cb (Fixture *fixture, const char *option)
{
  note_cb (fixture, option);
}

static void
open_options (Fixture *fixture, CheckbitEngineEntry *entry)
{
  fixture->window = GTK_WINDOW (checkbit_engine_options_window_new (entry));
  g_signal_connect_swapped (fixture->window, "press", G_CALLBACK (press_cb), fixture);
  ui_test_show (fixture->window);
}

static GtkWidget *
get_widget (Fixture *fixture, const char *title)
{
  return adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row (fixture, title)));
}

/* A check, a spin, a combo, a string and a button; the engine's default is not stored. */
static void
test_options (Fixture *fixture, gconstpointer data)
{
  CheckbitEngineEntry *entry = add (fixture, "Mine", "options");

  checkbit_engine_entry_set_option (entry, "Hash", "64");
  open_options (fixture, entry);
  ui_test_wait_for (row (fixture, "Hash") != NULL);
  g_assert_null (row (fixture, "MultiPV"));
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (get_widget (fixture, "Hash"))), ==,
                     64);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_widget (fixture, "Hash")), 128);
  gtk_switch_set_active (GTK_SWITCH (get_widget (fixture, "OwnBook")), TRUE);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row (fixture, "Style")), 2);
  gtk_editable_set_text (GTK_EDITABLE (row (fixture, "Book File")), "/a b/c.bin");
  g_signal_emit_by_name (row (fixture, "Book File"), "apply");
  click (row (fixture, "Clear Hash"), "Press");
  g_assert_cmpstr (checkbit_engine_entry_get_option (entry, "Hash"), ==, "128");
  g_assert_cmpstr (checkbit_engine_entry_get_option (entry, "OwnBook"), ==, "true");
  g_assert_cmpstr (checkbit_engine_entry_get_option (entry, "Style"), ==, "Risky");
  g_assert_cmpstr (checkbit_engine_entry_get_option (entry, "Book File"), ==, "/a b/c.bin");
  g_assert_cmpstr (fixture->note, ==, "Clear Hash");

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_widget (fixture, "Hash")), 16);
  g_assert_null (checkbit_engine_entry_get_option (entry, "Hash"));
  click (GTK_WIDGET (fixture->window), "_Reset All");
  g_assert_null (checkbit_engine_entry_get_option (entry, "OwnBook"));
  g_assert_null (checkbit_engine_entry_get_option (entry, "Style"));
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (get_widget (fixture, "OwnBook"))));
}

/* A number without limits of its own goes as far as numbers go. */
static void
test_endless_number (Fixture *fixture, gconstpointer data)
{
  CheckbitEngineEntry *entry = add (fixture, "Mine", "endless-skill");
  GtkSpinButton *spin;

  open_options (fixture, entry);
  ui_test_wait_for (row (fixture, "Skill Level") != NULL);
  spin = GTK_SPIN_BUTTON (get_widget (fixture, "Skill Level"));
  gtk_spin_button_set_value (spin, G_MAXDOUBLE);
  g_assert_cmpstr (checkbit_engine_entry_get_option (entry, "Skill Level"), ==,
                   "9223372036854775807");
  gtk_spin_button_set_value (spin, -G_MAXDOUBLE);
  g_assert_cmpstr (checkbit_engine_entry_get_option (entry, "Skill Level"), ==,
                   "-9223372036854775808");
  gtk_spin_button_set_value (spin, 12);
  g_assert_cmpstr (checkbit_engine_entry_get_option (entry, "Skill Level"), ==, "12");
}

/* Its name, and how long it may take to start. */
static void
test_itself (Fixture *fixture, gconstpointer data)
{
  CheckbitEngineEntry *entry = add (fixture, "Mine", "ok");

  open_options (fixture, entry);
  gtk_editable_set_text (GTK_EDITABLE (row (fixture, "Name")), "  Yours ");
  g_signal_emit_by_name (row (fixture, "Name"), "apply");
  g_assert_cmpstr (checkbit_engine_entry_get_name (entry), ==, "Yours");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_widget (fixture, "Seconds allowed to start")),
                             300);
  g_assert_cmpuint (checkbit_engine_entry_get_patience (entry), ==, 300);
  ui_test_wait_for (says (GTK_WIDGET (fixture->window), "Fake by Tests"));
}

/* An engine without an answer shows the reason, and its name and time limit can still be
 * changed. */
static void
test_silent (Fixture *fixture, gconstpointer data)
{
  open_options (fixture, add (fixture, "Mine", "exit-at-start"));
  ui_test_wait_for (says (GTK_WIDGET (fixture->window), "exit status 3"));
  g_assert_nonnull (row (fixture, "Seconds allowed to start"));
}

#define ADD(path, func)                                                                            \
  g_test_add ("/engine-preferences/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("list", test_list);
  ADD ("renamed", test_renamed);
  ADD ("removed-by-keyboard", test_removed_by_keyboard);
  ADD ("usual", test_usual);
  ADD ("add", test_add);
  ADD ("add-fails", test_add_fails);
  ADD ("add-again-by-keyboard", test_add_again_by_keyboard);
  ADD ("add-another", test_add_another);
  ADD ("options", test_options);
  ADD ("endless-number", test_endless_number);
  ADD ("itself", test_itself);
  ADD ("silent", test_silent);

  return g_test_run ();
}

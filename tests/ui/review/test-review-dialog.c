/* Tests of the dialog that starts a review: it requests what was chosen, and stores the choice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <glib/gstdio.h>

#include "ui/review/review-dialog.h"

typedef struct
{
  char *file; /* of the engines */
  CheckbitEngineList *engines;
  CheckbitEngineEntry *first, *second;
  GSettings *settings;
  GtkWindow *dialog;
  guint n_started;
  CheckbitEngineEntry *entry;
  guint movetime_ms, depth;
} Fixture;

static void
start_cb (
    GtkWindow *dialog, CheckbitEngineEntry *entry, guint movetime_ms, guint depth, Fixture *fixture)
{
  fixture->n_started++;
  fixture->entry = entry;
  fixture->movetime_ms = movetime_ms;
  fixture->depth = depth;
}

static void
open_dialog (Fixture *fixture)
{
  fixture->dialog = GTK_WINDOW (checkbit_review_dialog_new (
      G_LIST_MODEL (fixture->engines), fixture->second, fixture->settings, 41));
  g_object_add_weak_pointer (G_OBJECT (fixture->dialog), (gpointer *) &fixture->dialog);
  g_signal_connect (fixture->dialog, "start", G_CALLBACK (start_cb), fixture);
  ui_test_show (fixture->dialog);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->file = g_build_filename (g_get_user_config_dir (), "engines.ini", NULL);
  fixture->engines = checkbit_engine_list_new (fixture->file, (const char *const[]){ NULL });
  fixture->first = checkbit_engine_list_add (fixture->engines, "One", "/bin/true", NULL, NULL);
  fixture->second = checkbit_engine_list_add (fixture->engines, "Two", "/bin/true", NULL, NULL);
  fixture->settings = g_settings_new ("io.github.checkbit.Checkbit");
  open_dialog (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->dialog != NULL)
    gtk_window_destroy (fixture->dialog);
  ui_test_wait_for (fixture->dialog == NULL);
  g_settings_reset (fixture->settings, "review-by-depth");
  g_settings_reset (fixture->settings, "review-depth");
  g_settings_reset (fixture->settings, "review-seconds");
  g_object_unref (fixture->settings);
  checkbit_engine_list_flush (fixture->engines);
  g_object_unref (fixture->engines);
  g_unlink (fixture->file);
  g_free (fixture->file);
}

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget)
         && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static void
press_start (Fixture *fixture)
{
  g_signal_emit_by_name (ui_test_find_button (GTK_WIDGET (fixture->dialog), "_Start"), "clicked");
  ui_test_wait_for (fixture->dialog == NULL);
}

/* A second for each position by the engine that is the default, unless something else is chosen. */
static void
test_defaults (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = ui_test_find (GTK_WIDGET (fixture->dialog), is_row, "Seconds per position");

  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "About 41 seconds for the whole game");
  g_assert_false (
      gtk_widget_get_visible (ui_test_find (GTK_WIDGET (fixture->dialog), is_row, "Depth")));
  press_start (fixture);
  g_assert_cmpuint (fixture->n_started, ==, 1);
  g_assert_true (fixture->entry == fixture->second);
  g_assert_cmpuint (fixture->movetime_ms, ==, 1000);
  g_assert_cmpuint (fixture->depth, ==, 0);
}

static void
test_depth (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = GTK_WIDGET (fixture->dialog), *depth;

  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_test_find (dialog, is_row, "Engine")), 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_test_find (dialog, is_row, "Thinking time")), 1);
  depth = ui_test_find (dialog, is_row, "Depth");
  g_assert_true (gtk_widget_get_visible (depth));
  g_assert_false (gtk_widget_get_visible (ui_test_find (dialog, is_row, "Seconds per position")));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (ui_test_find_type (depth, GTK_TYPE_SPIN_BUTTON)), 9);
  press_start (fixture);
  g_assert_true (fixture->entry == fixture->first);
  g_assert_cmpuint (fixture->movetime_ms, ==, 0);
  g_assert_cmpuint (fixture->depth, ==, 9);

  /* The next time it is as it was left. */
  open_dialog (fixture);
  press_start (fixture);
  g_assert_cmpuint (fixture->n_started, ==, 2);
  g_assert_cmpuint (fixture->depth, ==, 9);
}

/* A number counts as it stands in its entry: Alt+S starts without the focus leaving that. */
static void
test_typed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = ui_test_find (GTK_WIDGET (fixture->dialog), is_row, "Seconds per position");
  GtkWidget *seconds = ui_test_find_type (row, GTK_TYPE_SPIN_BUTTON);

  g_assert_true (gtk_widget_grab_focus (seconds));
  gtk_editable_set_text (GTK_EDITABLE (seconds), "3");
  gtk_widget_mnemonic_activate (ui_test_find_button (GTK_WIDGET (fixture->dialog), "_Start"),
                                FALSE);
  ui_test_wait_for (fixture->dialog == NULL);
  g_assert_cmpuint (fixture->movetime_ms, ==, 3000);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/review-dialog/defaults", Fixture, NULL, set_up, test_defaults, tear_down);
  g_test_add ("/review-dialog/depth", Fixture, NULL, set_up, test_depth, tear_down);
  g_test_add ("/review-dialog/typed", Fixture, NULL, set_up, test_typed, tear_down);

  return g_test_run ();
}

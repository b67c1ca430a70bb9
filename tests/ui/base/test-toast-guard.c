/* Tests of the guard of toasts: a toast that times out before a frame has shown it stays until it
 * is visible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/accessible.h"
#include "ui/base/toast-guard.h"
#include "ui/base/toast.h"

typedef struct
{
  GtkWindow *window;
  AdwToastOverlay *overlay;
  AdwToast *toast; /* owned */
  guint busy;      /* keeps frames from being drawn; 0 for none */
  guint n_dismissed;
} Fixture;

static void
dismissed_cb (Fixture *fixture)
{
  fixture->n_dismissed++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_toast_overlay_set_child (fixture->overlay, gtk_button_new_with_label ("below"));
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->overlay));
  gtk_window_set_default_size (fixture->window, 500, 300);
  checkbit_toast_guard_add (fixture->overlay);
  ui_test_show (fixture->window);
  fixture->toast = checkbit_toast_guard_new_toast (fixture->overlay, "toast");
  adw_toast_set_timeout (fixture->toast, 1);
  g_signal_connect_swapped (fixture->toast, "dismissed", G_CALLBACK (dismissed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_handle_id (&fixture->busy, g_source_remove);
  g_object_unref (fixture->toast);
  ui_test_destroy (fixture->window);
}

static gboolean
busy_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

/* A window that is covered, or on another desktop, is not asked for frames; its clocks go on. */
static void
stop_frames (Fixture *fixture)
{
  fixture->busy = g_idle_add_full (G_PRIORITY_DEFAULT, busy_cb, NULL, NULL);
}

static gboolean
is_gone (Fixture *fixture)
{
  return gtk_widget_get_last_child (GTK_WIDGET (fixture->overlay))
         == adw_toast_overlay_get_child (fixture->overlay);
}

static void
assert_busy (Fixture *fixture, gboolean busy)
{
  GtkWidget *toast = gtk_widget_get_last_child (GTK_WIDGET (fixture->overlay));

  gtk_test_accessible_assert_state (toast, GTK_ACCESSIBLE_STATE_BUSY, busy);
}

static void
test_late_frames (Fixture *fixture, gconstpointer data)
{
  stop_frames (fixture);
  adw_toast_overlay_add_toast (fixture->overlay, g_object_ref (fixture->toast));
  g_assert_true (checkbit_toast_guard_is_coming (fixture->overlay));
  ui_test_run (1500);
  g_assert_true (checkbit_toast_guard_is_coming (fixture->overlay));
  assert_busy (fixture, TRUE);
  g_assert_cmpuint (fixture->n_dismissed, ==, 0);
  g_assert_false (is_gone (fixture));

  g_clear_handle_id (&fixture->busy, g_source_remove);
  ui_test_wait_for (is_gone (fixture));
  g_assert_false (checkbit_toast_guard_is_coming (fixture->overlay));
  g_assert_cmpuint (fixture->n_dismissed, ==, 1);
}

/* Users of a screen reader are told when a toast can be used. */
static void
test_there (Fixture *fixture, gconstpointer data)
{
  adw_toast_set_timeout (fixture->toast, 0);
  adw_toast_overlay_add_toast (fixture->overlay, g_object_ref (fixture->toast));
  assert_busy (fixture, TRUE);
  ui_test_wait_for (!checkbit_toast_guard_is_coming (fixture->overlay));
  assert_busy (fixture, FALSE);
}

/* Escape does not dismiss a toast that still slides in. */
static void
test_escape (Fixture *fixture, gconstpointer data)
{
  adw_toast_set_timeout (fixture->toast, 0);
  gtk_widget_grab_focus (adw_toast_overlay_get_child (fixture->overlay));
  adw_toast_overlay_add_toast (fixture->overlay, g_object_ref (fixture->toast));
  g_assert_true (ui_test_press (fixture->window, GDK_KEY_Escape));
  ui_test_wait_for (!checkbit_toast_guard_is_coming (fixture->overlay));
  ui_test_run (100);
  g_assert_cmpuint (fixture->n_dismissed, ==, 0);

  g_assert_true (ui_test_press (fixture->window, GDK_KEY_Escape));
  ui_test_wait_for (is_gone (fixture));
  g_assert_cmpuint (fixture->n_dismissed, ==, 1);
}

/* A toast that arrives while the window is hidden, or is hidden meanwhile, is not waited for. */
static void
test_hidden (Fixture *fixture, gconstpointer data)
{
  adw_toast_overlay_add_toast (fixture->overlay, g_object_ref (fixture->toast));
  adw_toast_dismiss (fixture->toast);
  g_assert_cmpuint (fixture->n_dismissed, ==, 0);
  gtk_widget_set_visible (GTK_WIDGET (fixture->overlay), FALSE);
  ui_test_wait_for (is_gone (fixture));
  g_assert_cmpuint (fixture->n_dismissed, ==, 1);
}

/* A toast's text is not markup, and it is announced: by this code, or by libadwaita if that does
 * so. */
static void
test_text (Fixture *fixture, gconstpointer data)
{
  const char *text = "Knights & <b>rooks</b>";
  AdwToast *toast = checkbit_toast_guard_new_toast (fixture->overlay, text);
  GtkWidget *overlay = GTK_WIDGET (fixture->overlay);
  const char *said;

  g_assert_cmpstr (checkbit_toast_get_text (toast), ==, text);
  checkbit_toast_guard_show (fixture->overlay, toast);
  said = checkbit_accessible_get_said (overlay);
  g_assert_cmpstr (said, ==, adw_get_minor_version () >= 6 ? NULL : text);
  g_assert_cmpstr (
      gtk_label_get_text (ui_test_find_type (gtk_widget_get_last_child (overlay), GTK_TYPE_LABEL)),
      ==, text);
}

/* The name of the toast's button at the moment when the toast appears. */
static void
came_cb (GListModel *children, guint position, guint n_removed, guint n_added, gpointer user_data)
{
  g_object_set_data_full (G_OBJECT (children), "label",
                          g_strdup (adw_toast_get_button_label (user_data)), g_free);
}

/* Where libadwaita announces toasts, it does so without the underscore of the button's key, which
 * the button has all the same. */
static void
test_key (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GListModel) children = gtk_widget_observe_children (GTK_WIDGET (fixture->overlay));
  gboolean announced = checkbit_accessible_announces () && adw_get_minor_version () >= 6;

  adw_toast_set_button_label (fixture->toast, "_Undo");
  g_signal_connect (children, "items-changed", G_CALLBACK (came_cb), fixture->toast);
  checkbit_toast_guard_show (fixture->overlay, g_object_ref (fixture->toast));
  g_assert_cmpstr (g_object_get_data (G_OBJECT (children), "label"), ==,
                   announced ? "Undo" : "_Undo");
  g_assert_cmpstr (adw_toast_get_button_label (fixture->toast), ==, "_Undo");
}

/* A sentence is read to its end, in a narrow window too and beside a button, and so is one that comes
 * in its place. */
static void
test_long (Fixture *fixture, gconstpointer data)
{
  const char *text = "3 games could not be brought back: their files are in "
                     "/home/somebody/.local/state/checkbit/games. <Nothing> was deleted.";
  GtkWidget *overlay = GTK_WIDGET (fixture->overlay);
  GtkWidget *label;

  gtk_window_set_default_size (fixture->window, GPOINTER_TO_INT (data), 300);
  ui_test_wait_for (gtk_widget_get_width (overlay) == GPOINTER_TO_INT (data));
  checkbit_toast_set_text (fixture->toast, text);
  adw_toast_set_timeout (fixture->toast, 0);
  adw_toast_set_button_label (fixture->toast, "_Undo");
  checkbit_toast_guard_show (fixture->overlay, g_object_ref (fixture->toast));
  label = ui_test_find_type (gtk_widget_get_last_child (overlay), GTK_TYPE_LABEL);
  ui_test_wait_for (gtk_widget_get_height (label) > 0);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, text);
  g_assert_cmpstr (checkbit_toast_get_text (fixture->toast), ==, text);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), >, 1);
  g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_last_child (overlay)), <=,
                   gtk_widget_get_width (overlay));
  g_assert_cmpstr (checkbit_accessible_get_said (overlay), ==, text);

  checkbit_toast_set_text (fixture->toast, "A & B");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "A & B");
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add ("/toast-guard/late-frames", Fixture, NULL, set_up, test_late_frames, tear_down);
  g_test_add ("/toast-guard/there", Fixture, NULL, set_up, test_there, tear_down);
  g_test_add ("/toast-guard/escape", Fixture, NULL, set_up, test_escape, tear_down);
  g_test_add ("/toast-guard/hidden", Fixture, NULL, set_up, test_hidden, tear_down);
  g_test_add ("/toast-guard/text", Fixture, NULL, set_up, test_text, tear_down);
  g_test_add ("/toast-guard/long/500", Fixture, GINT_TO_POINTER (500), set_up, test_long, tear_down);
  g_test_add ("/toast-guard/long/340", Fixture, GINT_TO_POINTER (340), set_up, test_long, tear_down);
  g_test_add ("/toast-guard/key", Fixture, NULL, set_up, test_key, tear_down);
  return g_test_run ();
}

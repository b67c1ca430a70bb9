/* Many windows, opened and closed one after the other, each with a game against an engine in it,
 * the inspector and a set-up; and many dialogs: memory and open files stay as they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "../lib/test-time.h"
#include "trial.h"
#include "use.h"

#include "game/controller/controller.h"
#include "game/engine/engine-list.h"
#include "ui/app/about.h"
#include "ui/app/preferences.h"
#include "ui/app/shortcuts.h"
#include "ui/app/window.h"
#include "ui/base/settings.h"
#include "ui/base/ui.h"

/* One in this many windows; after them everything that is allocated only once exists. */
#define SETTLED_PART 3

/* The memory a window may leave behind, in KiB (usually less than one). It allows for what the
 * toolkit allocates once, but late: glyphs, icons, styles of widgets that appear later on a slower
 * machine. A leaked window costs several hundred KiB. */
#define MOST_KIB_EACH 4
#define MOST_KIB_ONCE 1024

/* The same for all dialogs once. Older libraries keep the empty shells of the groups of
 * preferences, and of a menu of the window; the rows of one such window take some 2 MB. */
#define MOST_KIB_DIALOGS 48

/* How many iterations of the main loop a window is shown. */
#define TURNS 40

static void
turn (guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_usleep (1000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static void
act (CheckbitWindow *window, const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (window), action, NULL);
  turn (TURNS);
}

static CheckbitMatchPlan *
create_plan (CheckbitEngineEntry *engine)
{
  CheckbitMatchPlan *plan = checkbit_match_plan_new (NULL);

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      plan->sides[side].engine = TRUE;
      g_free (plan->sides[side].engine_id);
      plan->sides[side].engine_id = g_strdup (checkbit_engine_entry_get_id (engine));
    }
  plan->least_ms = 0;

  return plan;
}

static void
open_and_close (CheckbitEngineEntry *engine)
{
  g_autoptr (CheckbitMatchPlan) plan = create_plan (engine);
  CheckbitWindow *window = checkbit_window_new (NULL, NULL);
  gpointer left = window;

  g_object_add_weak_pointer (G_OBJECT (window), &left);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  gtk_window_present (GTK_WINDOW (window));
  turn (TURNS);
  checkbit_controller_start_match (checkbit_window_get_part (window, CHECKBIT_TYPE_CONTROLLER),
                                   plan, NULL);
  turn (TURNS);
  act (window, "go-start");
  act (window, "end-match");
  act (window, "set-up");
  act (window, "set-up-cancel");
  act (window, "new-game");
  gtk_window_destroy (GTK_WINDOW (window));
  checkbit_engine_quit_all (60000);
  time_wait_for (left == NULL);
}

static void
test_windows (void)
{
  const char *arguments[] = { "ok", NULL };
  CheckbitEngineEntry *engine = checkbit_engine_list_add (
      checkbit_engine_list_get_default (), "Fake", g_getenv ("FAKE_ENGINE"), arguments, NULL);
  guint n = trial_count (12, 100);
  Use settled = { 0 };

  for (guint i = 0; i < n; i++)
    {
      open_and_close (engine);
      if (i + 1 == n / SETTLED_PART)
        settled = use_measure ();
    }
  use_wait_for_files (settled.n_files);
  use_expect_flat_heap ("windows more", n - n / SETTLED_PART, settled, use_measure (),
                        MOST_KIB_ONCE + (n - n / SETTLED_PART) * MOST_KIB_EACH);
}

/* --- Dialogs ---------------------------------------------------------------------------------- */

static void
close_all_but (GtkWindow *window)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  g_assert_nonnull (toplevels->next);
  for (GList *l = toplevels; l != NULL; l = l->next)
    if (l->data != window)
      gtk_window_destroy (l->data);
  turn (TURNS);
}

static void
show_and_close (GtkWindow *dialog, GtkWindow *window)
{
  if (dialog != NULL)
    {
      gtk_window_set_transient_for (dialog, window);
      gtk_window_present (dialog);
    }
  turn (TURNS);
  close_all_but (window);
}

static void
show_dialogs (CheckbitWindow *window, GSettings *settings)
{
  static const char *const actions[] = { "details", "new-match", "manual" };

  show_and_close (GTK_WINDOW (checkbit_preferences_new (settings)), GTK_WINDOW (window));
  show_and_close (checkbit_shortcuts_new (), GTK_WINDOW (window));
  checkbit_about_present (GTK_WINDOW (window));
  show_and_close (NULL, GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      act (window, actions[i]);
      show_and_close (NULL, GTK_WINDOW (window));
    }
}

static void
test_dialogs (void)
{
  g_autoptr (GSettings) settings = checkbit_settings_new ();
  CheckbitWindow *window = checkbit_window_new (NULL, settings);
  guint n = trial_count (12, 100);
  Use settled = { 0 };

  gtk_window_present (GTK_WINDOW (window));
  turn (TURNS);
  for (guint i = 0; i < n; i++)
    {
      show_dialogs (window, settings);
      if (i + 1 == n / SETTLED_PART)
        settled = use_measure ();
    }
  use_wait_for_files (settled.n_files);
  use_expect_flat_heap ("times all dialogs", n - n / SETTLED_PART, settled, use_measure (),
                        MOST_KIB_ONCE + (n - n / SETTLED_PART) * MOST_KIB_DIALOGS);
  gtk_window_destroy (GTK_WINDOW (window));
  turn (TURNS);
}

int
main (int argc, char *argv[])
{
  checkbit_ui_choose_renderer ();
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  checkbit_ui_init ();
  g_test_add_func ("/soak/windows", test_windows);
  g_test_add_func ("/soak/dialogs", test_dialogs);

  return g_test_run ();
}

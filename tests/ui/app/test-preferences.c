/* The preferences: every row shows and writes its key, and boards follow the choice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/app/appearance.h"
#include "ui/board/piece-set.h"
#include "ui/app/preferences.h"
#include "ui/base/picture-row.h"
#include "ui/base/settings.h"

typedef struct
{
  GSettings *settings;
  GtkWindow *window;
} Fixture;

static void
set_up_window (Fixture *fixture)
{
  fixture->window = GTK_WINDOW (checkbit_preferences_new (fixture->settings));
  ui_test_show (fixture->window);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = checkbit_settings_new ();
  set_up_window (fixture);
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

/* A row that outlived its window would go on listening to the settings. */
static void
tear_down_window (Fixture *fixture)
{
  gpointer window = fixture->window, row = find_row (GTK_WIDGET (fixture->window), "Premoves");

  g_object_add_weak_pointer (window, &window);
  g_object_add_weak_pointer (row, &row);
  ui_test_destroy (fixture->window);
  ui_test_wait_for (window == NULL && row == NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tear_down_window (fixture);
  g_object_unref (fixture->settings);
}

/* --- Switches ------------------------------------------------------------------------------- */

static const struct
{
  const char *title;
  const char *key;
} switches[] = {
  { "Coordinates", "coordinates" },
  { "Letters ask about the board", "speaking-board" },
  { "Promote to a queen", "auto-queen" },
  { "Confirm moves", "confirm-moves" },
  { "Premoves", "premove" },
  { "Sounds", "sounds" },
  { "Moves of your own", "speak-own-moves" },
  { "Clocks", "speak-clocks" },
  { "Accept draws", "engine-draws" },
  { "Resign", "engine-resigns" },
};

static void
test_switches (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      GtkWidget *row = find_row (GTK_WIDGET (fixture->window), switches[i].title);
      gboolean before = g_settings_get_boolean (fixture->settings, switches[i].key);
      GtkWidget *button = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));

      g_assert_true (gtk_switch_get_active (GTK_SWITCH (button)) == before);
      gtk_switch_set_active (GTK_SWITCH (button), !before);
      g_assert_true (g_settings_get_boolean (fixture->settings, switches[i].key) == !before);
      g_settings_reset (fixture->settings, switches[i].key);
      g_assert_true (gtk_switch_get_active (GTK_SWITCH (button)) == before);
    }
}

/* --- Lists ---------------------------------------------------------------------------------- */

static const struct
{
  const char *title;
  const char *key;
  const char *values[27]; /* in the order of the list */
} lists[] = {
  { "Animation", "animation", { "off", "fast", "normal", "slow" } },
  { "Moving pieces", "move-input", { "both", "drag", "click" } },
  { "Spoken moves", "spoken-moves", { "full", "brief" } },
  { "Pieces in moves",
    "notation",
    { "letters", "local", "figurines", "ca", "cs", "da", "de", "et", "es", "fr", "hr", "is", "it",
      "hu",      "nl",    "nb",        "pl", "pt", "ro", "sk", "fi", "sv", "tr", "ru", "uk" } },
};

static void
test_lists (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      AdwComboRow *row = ADW_COMBO_ROW (find_row (GTK_WIDGET (fixture->window), lists[i].title));
      guint n = g_list_model_get_n_items (adw_combo_row_get_model (row));

      g_assert_cmpuint (n, ==, g_strv_length ((char **) lists[i].values));
      for (guint j = 0; j < n; j++)
        {
          adw_combo_row_set_selected (row, j);
          g_autofree char *value = g_settings_get_string (fixture->settings, lists[i].key);
          g_assert_cmpstr (value, ==, lists[i].values[j]);
        }
      g_settings_set_string (fixture->settings, lists[i].key, lists[i].values[1]);
      g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 1);
      g_settings_reset (fixture->settings, lists[i].key);
    }
}

/* --- Pictures ------------------------------------------------------------------------------- */

static const struct
{
  const char *title;
  const char *key;
  const char *values[10]; /* in the order of the pictures */
} pictures[] = {
  { "Pieces", "piece-set", { "classic", "flat", "engraved", "blocks", "folder" } },
  { "Board",
    "board-colors",
    { "slate", "wood", "forest", "plum", "paper", "ocean", "mint", "rose", "terracotta" } },
};

static guint
get_selected (GtkWidget *row)
{
  guint selected;

  g_object_get (row, "selected", &selected, NULL);
  return selected;
}

static void
test_pictures (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      GtkWidget *row = find_row (GTK_WIDGET (fixture->window), pictures[i].title);
      guint n = g_strv_length ((char **) pictures[i].values);

      for (guint j = 0; j < n; j++)
        {
          g_assert_nonnull (checkbit_picture_row_get_name (CHECKBIT_PICTURE_ROW (row), j));
          g_object_set (row, "selected", j, NULL);
          g_autofree char *value = g_settings_get_string (fixture->settings, pictures[i].key);
          g_assert_cmpstr (value, ==, pictures[i].values[j]);
        }
      g_assert_null (checkbit_picture_row_get_name (CHECKBIT_PICTURE_ROW (row), n));
      g_settings_set_string (fixture->settings, pictures[i].key, pictures[i].values[1]);
      g_assert_cmpuint (get_selected (row), ==, 1);
      g_settings_reset (fixture->settings, pictures[i].key);
      g_assert_cmpuint (get_selected (row), ==, 0);
    }
}

/* The row names the files expected until a folder is chosen, and then the folder. */
static void
test_folder_row (Fixture *fixture, gconstpointer data)
{
  AdwActionRow *row = ADW_ACTION_ROW (find_row (GTK_WIDGET (fixture->window), "Folder of pieces"));

  g_assert_nonnull (strstr (adw_action_row_get_subtitle (row), "white-king.svg"));
  g_settings_set_string (fixture->settings, "piece-folder", "file:///pieces%20of%20mine");
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "/pieces of mine");
  g_settings_reset (fixture->settings, "piece-folder");
}

/* The only file chooser on show; NULL for none. */
static GtkDialog *
find_chooser (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  GtkDialog *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      if (!GTK_IS_FILE_CHOOSER (window) || !gtk_widget_get_visible (window))
        continue;
      g_assert_null (found);
      found = GTK_DIALOG (window);
    }
  return found;
}

static void
assert_pieces (Fixture *fixture, const char *expected)
{
  g_autofree char *name = g_settings_get_string (fixture->settings, "piece-set");

  g_assert_cmpstr (name, ==, expected);
}

/* Pieces from a folder ask for one where there is none yet; without it they are what they were,
 * whether it was not chosen or the window was closed. */
static void
test_folder_asked (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = find_row (GTK_WIDGET (fixture->window), "Pieces");

  g_object_set (row, "selected", 1, NULL);
  assert_pieces (fixture, "flat");
  g_object_set (row, "selected", 4, NULL);
  ui_test_wait_for (find_chooser () != NULL);
  gtk_dialog_response (find_chooser (), GTK_RESPONSE_CANCEL);
  ui_test_wait_for (find_chooser () == NULL);
  assert_pieces (fixture, "flat");
  g_assert_cmpuint (get_selected (row), ==, 1);

  g_object_set (row, "selected", 4, NULL);
  assert_pieces (fixture, "folder");
  tear_down_window (fixture);
  assert_pieces (fixture, "flat");
  g_settings_reset (fixture->settings, "piece-set");
  fixture->window = GTK_WINDOW (checkbit_preferences_new (fixture->settings));
  ui_test_show (fixture->window);
}

/* Only where they were chosen, and not in the preferences of every other window. */
static void
test_folder_asked_once (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      Fixture other = { .settings = fixture->settings };
      GtkWindow *asking;

      set_up_window (&other);
      asking = i == 0 ? fixture->window : other.window;
      g_object_set (find_row (GTK_WIDGET (asking), "Pieces"), "selected", 4, NULL);
      ui_test_wait_for (find_chooser () != NULL);
      ui_test_run (50);
      g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (find_chooser ())) == asking);
      gtk_dialog_response (find_chooser (), GTK_RESPONSE_CANCEL);
      ui_test_wait_for (find_chooser () == NULL);
      assert_pieces (fixture, "classic");
      tear_down_window (&other);
    }
}

static void
count_cb (guint *count)
{
  ++*count;
}

/* The choice applies to the pieces on every board. */
static void
test_looks (Fixture *fixture, gconstpointer data)
{
  CheckbitPieceSet *set = checkbit_piece_set_get_default ();
  guint n_changes = 0;
  gulong handler = g_signal_connect_swapped (set, "changed", G_CALLBACK (count_cb), &n_changes);

  checkbit_appearance_follow (fixture->settings);
  g_assert_cmpuint (n_changes, ==, 0);
  g_settings_set_string (fixture->settings, "piece-set", "flat");
  g_assert_cmpuint (n_changes, ==, 1);
  g_settings_reset (fixture->settings, "piece-set");
  g_assert_cmpuint (n_changes, ==, 2);
  g_signal_handler_disconnect (set, handler);
}

#define ADD(path, func) g_test_add ("/ui/preferences/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  adw_init ();
  ADD ("switches", test_switches);
  ADD ("lists", test_lists);
  ADD ("pictures", test_pictures);
  ADD ("folder-row", test_folder_row);
  ADD ("folder-asked", test_folder_asked);
  ADD ("folder-asked-once", test_folder_asked_once);
  ADD ("looks", test_looks);
  return g_test_run ();
}

/* The legend of the sets on the board: its text, and the effect of buttons, keys and the popover.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <adwaita.h>

#include "ui/inspector/layer-legend.h"
#include "ui/inspector/layer-popover.h"
#include "ui/inspector/layer-row.h"
#include "ui/inspector/watch-color.h"
#include "ui/board/layer-style.h"

typedef struct
{
  GtkWindow *window;
  GtkWidget *first; /* as the inspector's tabs are */
  GtkWidget *legend;
  CheckbitLayers *layers;
} Fixture;

static CheckbitLayer *
keep (Fixture *fixture, const char *title, ChessBitboard bits)
{
  g_autoptr (CheckbitSet) set = checkbit_set_new (title, bits);

  checkbit_layers_keep (fixture->layers, set);
  return checkbit_layers_find (fixture->layers, set);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->layers = checkbit_layers_new ();
  fixture->legend = checkbit_layer_legend_new (fixture->layers);
  fixture->first = gtk_button_new_with_label ("first");
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_box_append (GTK_BOX (box), fixture->first);
  gtk_box_append (GTK_BOX (box), gtk_entry_new ());
  gtk_box_append (GTK_BOX (box), fixture->legend);
  gtk_window_set_default_size (fixture->window, 360, 300);
  gtk_window_set_child (fixture->window, box);
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer legend = fixture->legend, layers = fixture->layers;

  g_object_add_weak_pointer (legend, &legend);
  g_object_add_weak_pointer (layers, &layers);
  ui_test_destroy (fixture->window);
  g_object_unref (fixture->layers);
  g_assert_null (legend);
  g_assert_null (layers);
}

static CheckbitLayerRow *
get_row (Fixture *fixture, int index)
{
  GtkWidget *list = ui_test_find_type (fixture->legend, GTK_TYPE_LIST_BOX);

  return CHECKBIT_LAYER_ROW (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index));
}

/* The titles of the layers, as the rows show them, one letter each. */
static void
assert_rows (Fixture *fixture, const char *titles)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (fixture->layers));

  g_assert_cmpuint (n, ==, strlen (titles));
  for (guint i = 0; i < n; i++)
    {
      CheckbitLayer *layer = checkbit_layer_row_get_layer (get_row (fixture, (int) i));

      g_assert_cmpint (checkbit_set_get_title (checkbit_layer_get_set (layer))[0], ==, titles[i]);
    }
}

static void
test_rows (Fixture *fixture, gconstpointer data)
{
  CheckbitLayer *layer;

  g_assert_false (gtk_widget_get_visible (fixture->legend));
  layer = keep (fixture, "A", 0xff00);
  keep (fixture, "B", 1);
  g_assert_true (gtk_widget_get_visible (fixture->legend));
  gtk_test_accessible_assert_role (get_row (fixture, 0), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  g_assert_cmpstr (checkbit_layer_row_get_label (get_row (fixture, 0)), ==,
                   "A, blue stripes, 8 squares");
  g_assert_cmpstr (checkbit_layer_row_get_label (get_row (fixture, 1)), ==,
                   "B, orange dots, 1 square");
  checkbit_layer_set_style (layer, checkbit_layer_style_new (2, 3));
  checkbit_set_set_bits (checkbit_layer_get_set (layer), 7, 0);
  g_assert_cmpstr (checkbit_layer_row_get_label (get_row (fixture, 0)), ==,
                   "A, green rings, 3 squares");
  checkbit_set_set_title (checkbit_layer_get_set (layer), "Aha");
  checkbit_layer_set_visible (layer, FALSE);
  g_assert_cmpstr (checkbit_layer_row_get_label (get_row (fixture, 0)), ==,
                   "Aha, green rings, 3 squares, hidden");
}

static void
test_buttons (Fixture *fixture, gconstpointer data)
{
  CheckbitLayer *layer = keep (fixture, "A", 1);
  GtkWidget *shown;

  keep (fixture, "B", 2);
  keep (fixture, "C", 4);
  shown = ui_test_find_button (fixture->legend, "Hide");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (shown), FALSE);
  g_assert_false (checkbit_layer_get_visible (layer));
  g_signal_emit_by_name (ui_test_find_button (fixture->legend, "Take B off the board"), "clicked");
  assert_rows (fixture, "AC");
  g_signal_emit_by_name (ui_test_find_button (fixture->legend, "Take All Sets Off the Board"),
                         "clicked");
  assert_rows (fixture, "");
  g_assert_false (gtk_widget_get_visible (fixture->legend));
}

/* A row's key, with the keyboard on it. */
static void
press (CheckbitLayerRow *row, guint keyval, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (row));
  guint n = g_list_model_get_n_items (controllers);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean used = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, state, &used);
      if (used)
        return;
    }
  g_assert_not_reached ();
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  keep (fixture, "A", 1);
  keep (fixture, "B", 2);
  keep (fixture, "C", 4);
  gtk_widget_grab_focus (GTK_WIDGET (get_row (fixture, 0)));
  press (get_row (fixture, 0), GDK_KEY_Down, GDK_ALT_MASK);
  assert_rows (fixture, "BAC");
  g_assert_true (gtk_window_get_focus (fixture->window) == GTK_WIDGET (get_row (fixture, 1)));
  press (get_row (fixture, 1), GDK_KEY_Down, GDK_ALT_MASK);
  press (get_row (fixture, 2), GDK_KEY_Down, GDK_ALT_MASK);
  assert_rows (fixture, "BCA");
  press (get_row (fixture, 1), GDK_KEY_Up, GDK_ALT_MASK);
  assert_rows (fixture, "CBA");
  press (get_row (fixture, 1), GDK_KEY_Delete, 0);
  assert_rows (fixture, "CA");
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_window_get_focus (fixture->window);
}

/* Whether the keyboard is on the row at a place, or in it. */
static gboolean
is_focused (Fixture *fixture, int index)
{
  GtkWidget *row = GTK_WIDGET (get_row (fixture, index)), *focus = get_focus (fixture);

  return focus != NULL && (focus == row || gtk_widget_is_ancestor (focus, row));
}

/* A row that goes leaves the keyboard to its neighbor, the next one if there is one. */
static void
test_focus_stays (Fixture *fixture, gconstpointer data)
{
  CheckbitLayer *first = keep (fixture, "A", 1);

  keep (fixture, "B", 2);
  keep (fixture, "C", 4);
  keep (fixture, "D", 8);
  gtk_widget_grab_focus (GTK_WIDGET (get_row (fixture, 1)));
  press (get_row (fixture, 1), GDK_KEY_Delete, 0);
  ui_test_wait_for_frames (fixture->window);
  assert_rows (fixture, "ACD");
  g_assert_true (is_focused (fixture, 1));
  press (get_row (fixture, 1), GDK_KEY_Down, GDK_ALT_MASK);
  ui_test_wait_for_frames (fixture->window);
  assert_rows (fixture, "ADC");
  g_assert_true (is_focused (fixture, 2));

  gtk_widget_grab_focus (ui_test_find_button (fixture->legend, "Take C off the board"));
  g_signal_emit_by_name (get_focus (fixture), "clicked");
  ui_test_wait_for_frames (fixture->window);
  assert_rows (fixture, "AD");
  g_assert_true (is_focused (fixture, 1));

  /* Also where something else removes or moves it, and where another one goes. */
  checkbit_layers_remove (fixture->layers, first);
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (is_focused (fixture, 0));
  keep (fixture, "E", 16);
  checkbit_layers_move (fixture->layers, checkbit_layer_row_get_layer (get_row (fixture, 0)), 1);
  ui_test_wait_for_frames (fixture->window);
  assert_rows (fixture, "ED");
  g_assert_true (is_focused (fixture, 1));

  /* But not where it has been left meanwhile. */
  gtk_widget_grab_focus (fixture->first);
  checkbit_layers_move (fixture->layers, checkbit_layer_row_get_layer (get_row (fixture, 1)), 0);
  ui_test_wait_for_frames (fixture->window);
  assert_rows (fixture, "DE");
  g_assert_true (get_focus (fixture) == fixture->first);
}

/* The last row and the button for all of them take the legend away. */
static void
test_focus_leaves (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Take A off the board", "Take All Sets Off the Board" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *button;

      keep (fixture, "A", 1);
      ui_test_wait_for_frames (fixture->window);
      button = ui_test_find_button (fixture->legend, names[i]);
      gtk_widget_grab_focus (button);
      g_assert_true (get_focus (fixture) == button);
      g_signal_emit_by_name (button, "clicked");
      ui_test_wait_for_frames (fixture->window);
      g_assert_true (get_focus (fixture) == fixture->first);
    }
}

static void
test_activated (Fixture *fixture, gconstpointer data)
{
  CheckbitLayer *layer = keep (fixture, "A", 1);

  g_signal_emit_by_name (ui_test_find_type (fixture->legend, GTK_TYPE_LIST_BOX), "row-activated",
                         get_row (fixture, 0));
  g_assert_false (checkbit_layer_get_visible (layer));
}

/* However long the list, it leaves room for the inspector. */
static void
test_height (Fixture *fixture, gconstpointer data)
{
  int height;

  for (guint i = 0; i < 20; i++)
    keep (fixture, "A", (ChessBitboard) 1 << i);
  gtk_widget_measure (fixture->legend, GTK_ORIENTATION_VERTICAL, 360, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, <, 190);
}

static void
test_overall (Fixture *fixture, gconstpointer data)
{
  GtkWidget *scale;

  keep (fixture, "A", 1);
  scale = ui_test_find_type (fixture->legend, GTK_TYPE_SCALE);
  gtk_range_set_value (GTK_RANGE (scale), 0.4);
  g_assert_cmpfloat (checkbit_layers_get_opacity (fixture->layers), ==, 0.4);
}

/* --- The pop-up ----------------------------------------------------------------------------- */

static void
test_popover (Fixture *fixture, gconstpointer data)
{
  CheckbitLayer *layer = keep (fixture, "A", 1);
  gpointer popover = g_object_ref_sink (checkbit_layer_popover_new (layer));
  GtkWidget *pink = ui_test_find_button (popover, "pink"), *bars;

  g_assert_nonnull (pink);
  gtk_test_accessible_assert_role (pink, GTK_ACCESSIBLE_ROLE_RADIO);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (pink), TRUE);
  g_assert_cmpuint (checkbit_layer_get_style (layer), ==, checkbit_layer_style_new (3, 0));
  bars = ui_test_find_button (popover, "bars");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (bars), TRUE);
  g_assert_cmpuint (checkbit_layer_get_style (layer), ==, checkbit_layer_style_new (3, 4));
  gtk_range_set_value (GTK_RANGE (ui_test_find_type (popover, GTK_TYPE_SCALE)), 0.3);
  g_assert_cmpfloat (checkbit_layer_get_opacity (layer), ==, 0.3);

  /* It follows changes made elsewhere. */
  checkbit_layer_set_style (layer, 0);
  g_assert_true (
      gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (ui_test_find_button (popover, "stripes"))));
  g_assert_cmpuint (checkbit_layer_get_style (layer), ==, 0);

  g_object_add_weak_pointer (popover, &popover);
  g_object_unref (popover);
  g_assert_null (popover);
}

/* A color that looks otherwise on a dark theme is named otherwise, too, in a row and in a pop-up
 * that was made before. */
static void
test_dark (Fixture *fixture, gconstpointer data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  CheckbitLayer *layer = keep (fixture, "A", 1);
  GtkWidget *popover = g_object_ref_sink (checkbit_layer_popover_new (layer));

  checkbit_layer_set_style (layer, checkbit_layer_style_new (7, 0));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_cmpstr (checkbit_layer_row_get_label (get_row (fixture, 0)), ==,
                   "A, white stripes, 1 square");
  g_assert_nonnull (ui_test_find_button (popover, "white"));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_null (ui_test_find_button (popover, "white"));
  g_assert_nonnull (ui_test_find_button (popover, "black"));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  g_object_unref (popover);
}

/* The same for the color of a watch. */
static void
test_watch_dark (Fixture *fixture, gconstpointer data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (CheckbitSet) set = checkbit_set_new ("A", 1);
  GtkWidget *color = g_object_new (CHECKBIT_TYPE_WATCH_COLOR, NULL);
  GtkWidget *button = ui_test_find_type (color, GTK_TYPE_MENU_BUTTON);

  checkbit_watch_color_set_set (CHECKBIT_WATCH_COLOR (color), set);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (fixture->legend)), color);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_assert_nonnull (ui_test_find_button (color, "black, posts"));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_nonnull (ui_test_find_button (color, "white, posts"));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
#define ADD(name, test)                                                                            \
  g_test_add ("/ui/layer-legend/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("rows", test_rows);
  ADD ("buttons", test_buttons);
  ADD ("keys", test_keys);
  ADD ("focus-stays", test_focus_stays);
  ADD ("focus-leaves", test_focus_leaves);
  ADD ("activated", test_activated);
  ADD ("height", test_height);
  ADD ("overall", test_overall);
  ADD ("popover", test_popover);
  ADD ("dark", test_dark);
  ADD ("watch-dark", test_watch_dark);
  return g_test_run ();
}

/* Every row of the preferences has its effect on a window that is open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-hand.h"

#include "ui/app/appearance.h"
#include "ui/board/piece-set.h"
#include "ui/app/preferences.h"
#include "ui/base/picture-row.h"
#include "ui/base/sounds.h"

/* White's pawn is about to promote, on a8 or by taking on b8. */
#define PROMOTION "1n5k/P7/8/8/8/8/7p/4K3 w - - 0 1"

typedef struct
{
  Fixture fixture;
  GtkWindow *preferences;
} Prefs;

static void
set_up_both (Prefs *prefs, gconstpointer data)
{
  set_up (&prefs->fixture, data);
  ui_test_show (GTK_WINDOW (prefs->fixture.window));
  prefs->preferences = GTK_WINDOW (checkbit_preferences_new (prefs->fixture.settings));
  ui_test_show (prefs->preferences);
}

static void
tear_down_both (Prefs *prefs, gconstpointer data)
{
  static const char *const keys[]
      = { "coordinates", "animation", "notation",   "auto-queen",   "confirm-moves",
          "premove",     "sounds",    "move-input", "board-colors", "piece-set" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (prefs->fixture.settings, keys[i]);
  ui_test_destroy (prefs->preferences);
  tear_down (&prefs->fixture, data);
}

/* --- What a person does in the preferences --------------------------------------------------- */

static GtkWidget *
get_row (Prefs *prefs, const char *title)
{
  GtkWidget *row = find_row (GTK_WIDGET (prefs->preferences), title);

  g_assert_nonnull (row);
  return row;
}

static void
turn (Prefs *prefs, const char *title, gboolean on)
{
  AdwActionRow *row = ADW_ACTION_ROW (get_row (prefs, title));

  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (row)), on);
}

static void
choose (Prefs *prefs, const char *title, const char *choice)
{
  AdwComboRow *row = ADW_COMBO_ROW (get_row (prefs, title));
  GListModel *choices = adw_combo_row_get_model (row);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (choices), i), choice))
      {
        adw_combo_row_set_selected (row, i);
        return;
      }
  g_error ("%s: no %s", title, choice);
}

static void
choose_picture (Prefs *prefs, const char *title, const char *choice)
{
  CheckbitPictureRow *row = CHECKBIT_PICTURE_ROW (get_row (prefs, title));
  const char *name;

  for (guint i = 0; (name = checkbit_picture_row_get_name (row, i)) != NULL; i++)
    if (g_str_equal (name, choice))
      {
        g_object_set (row, "selected", i, NULL);
        return;
      }
  g_error ("%s: no %s", title, choice);
}

static CheckbitBoard *
board_of (Prefs *prefs)
{
  return prefs->fixture.parts.board;
}

/* --- The board ------------------------------------------------------------------------------ */

static void
test_coordinates (Prefs *prefs, gconstpointer data)
{
  g_assert_true (checkbit_board_get_coordinates (board_of (prefs)));
  turn (prefs, "Coordinates", FALSE);
  g_assert_false (checkbit_board_get_coordinates (board_of (prefs)));
  g_assert_false (state_of (&prefs->fixture, "coordinates"));
  act (&prefs->fixture, "coordinates");
  g_assert_true (g_settings_get_boolean (prefs->fixture.settings, "coordinates"));
}

static guint
animation_ms (Prefs *prefs)
{
  guint time;

  g_object_get (board_of (prefs), "animation-time", &time, NULL);
  return time;
}

static void
test_animation (Prefs *prefs, gconstpointer data)
{
  guint normal = animation_ms (prefs), fast;

  choose (prefs, "Animation", "Fast");
  fast = animation_ms (prefs);
  g_assert_cmpuint (fast, <, normal);
  choose (prefs, "Animation", "Slow");
  g_assert_cmpuint (animation_ms (prefs), >, normal);
  choose (prefs, "Animation", "Off");
  g_assert_cmpuint (animation_ms (prefs), ==, 0);
  choose (prefs, "Animation", "Normal");
  g_assert_cmpuint (animation_ms (prefs), ==, normal);
}

/* The color of the dark squares. (transfer full) */
static char *
dup_dark (Prefs *prefs)
{
  GdkRGBA color;

  g_assert_true (gtk_style_context_lookup_color (
      gtk_widget_get_style_context (GTK_WIDGET (board_of (prefs))), "board_dark", &color));
  return gdk_rgba_to_string (&color);
}

/* Each scheme has its own color, light and dark. */
static void
test_colors (Prefs *prefs, gconstpointer data)
{
  static const char *const names[]
      = { "Slate", "Wood", "Forest", "Plum", "Paper", "Ocean", "Mint", "Rose", "Terracotta" };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  checkbit_appearance_follow (prefs->fixture.settings);
  for (int dark = 0; dark < 2; dark++)
    {
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                          dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                               : ADW_COLOR_SCHEME_FORCE_LIGHT);
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          choose_picture (prefs, "Board", names[i]);
          g_hash_table_add (seen, dup_dark (prefs));
        }
    }
  g_test_message ("%u colors of dark squares", g_hash_table_size (seen));
  g_assert_cmpuint (g_hash_table_size (seen), ==, 2 * G_N_ELEMENTS (names));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

/* --- Pieces from a folder ------------------------------------------------------------------- */

#define SVG                                                                                        \
  "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0h9v9z'/></svg>"

static const char *const piece_names[]
    = { "wP", "wN", "wB", "wR", "wQ", "wK", "bP", "bN", "bB", "bR", "bQ", "bK" };

/* A folder with a drawing for each piece, but for one; NULL: for all. */
static void
write_folder (Prefs *prefs, const char *without)
{
  for (guint i = 0; i < G_N_ELEMENTS (piece_names); i++)
    {
      g_autofree char *name = g_strconcat (piece_names[i], ".svg", NULL);
      g_autofree char *path = g_build_filename (prefs->fixture.folder, name, NULL);

      if (g_strcmp0 (piece_names[i], without) != 0)
        g_assert_true (g_file_set_contents (path, SVG, -1, NULL));
    }
}

static void
remove_folder (Prefs *prefs)
{
  for (guint i = 0; i < G_N_ELEMENTS (piece_names); i++)
    {
      g_autofree char *name = g_strconcat (piece_names[i], ".svg", NULL);
      g_autofree char *path = g_build_filename (prefs->fixture.folder, name, NULL);

      g_remove (path);
    }
}

/* Missing drawings are named, and the old pieces stay; a complete folder is used at once. */
static void
test_folder (Prefs *prefs, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (prefs->fixture.folder);
  CheckbitPieceSet *pieces = checkbit_piece_set_get_default ();
  g_autofree char *kept = NULL;

  checkbit_appearance_follow (prefs->fixture.settings);
  write_folder (prefs, "bQ");
  checkbit_preferences_use_folder (CHECKBIT_PREFERENCES (prefs->preferences), folder);
  ui_test_wait_for (says (GTK_WIDGET (prefs->preferences), "black-queen.svg"));
  g_assert_cmpstr (checkbit_piece_set_get_name (pieces), ==, "classic");
  kept = g_settings_get_string (prefs->fixture.settings, "piece-folder");
  g_assert_cmpstr (kept, ==, "");

  write_folder (prefs, NULL);
  checkbit_preferences_use_folder (CHECKBIT_PREFERENCES (prefs->preferences), folder);
  ui_test_wait_for (g_strcmp0 (checkbit_piece_set_get_name (pieces), "classic") != 0);
  g_assert_true (says (get_row (prefs, "Folder of pieces"), prefs->fixture.folder));
  choose_picture (prefs, "Pieces", "Classic");
  g_assert_cmpstr (checkbit_piece_set_get_name (pieces), ==, "classic");

  /* If a folder has lost its drawings since, a message appears in the active window. */
  remove_folder (prefs);
  choose_picture (prefs, "Pieces", "From a folder");
  ui_test_wait_for (says (GTK_WIDGET (prefs->fixture.parts.toasts), "white-pawn.svg"));
  g_assert_cmpstr (checkbit_piece_set_get_name (pieces), ==, "classic");
  g_settings_reset (prefs->fixture.settings, "piece-folder");
}

static void
uri_cb (GSettings *settings, const char *key, GString *uris)
{
  g_autofree char *uri = g_settings_get_string (settings, key);

  g_string_append_printf (uris, "%s ", uri);
}

/* What is chosen while the drawings of a folder are still being read takes its place. */
static void
test_folder_meanwhile (Prefs *prefs, gconstpointer data)
{
  CheckbitPreferences *preferences = CHECKBIT_PREFERENCES (prefs->preferences);
  g_autofree char *link = g_strconcat (prefs->fixture.folder, "-link", NULL);
  g_autoptr (GFile) one = g_file_new_for_path (prefs->fixture.folder);
  g_autoptr (GFile) two = g_file_new_for_path (link);
  g_autoptr (GString) uris = g_string_new (NULL);
  g_autofree char *expected = g_strdup_printf ("file://%s ", link);
  g_autofree char *set = NULL;
  gulong handler = g_signal_connect (prefs->fixture.settings, "changed::piece-folder",
                                     G_CALLBACK (uri_cb), uris);

  write_folder (prefs, NULL);
  g_assert_true (g_file_make_symbolic_link (two, prefs->fixture.folder, NULL, NULL));
  checkbit_preferences_use_folder (preferences, one);
  choose_picture (prefs, "Pieces", "Flat");
  ui_test_run (1000);
  g_assert_cmpstr (uris->str, ==, "");
  checkbit_preferences_use_folder (preferences, one);
  checkbit_preferences_use_folder (preferences, two);
  /* This is what the second is for, so that it goes on. */
  choose_picture (prefs, "Pieces", "From a folder");
  ui_test_wait_for (uris->len > 0);
  ui_test_run (1000);
  g_assert_cmpstr (uris->str, ==, expected);
  set = g_settings_get_string (prefs->fixture.settings, "piece-set");
  g_assert_cmpstr (set, ==, "folder");

  g_signal_handler_disconnect (prefs->fixture.settings, handler);
  g_assert_true (g_file_delete (two, NULL, NULL));
  remove_folder (prefs);
  g_settings_reset (prefs->fixture.settings, "piece-folder");
}

/* --- Moving --------------------------------------------------------------------------------- */

static void
test_auto_queen (Prefs *prefs, gconstpointer data)
{
  Fixture *fixture = &prefs->fixture;

  checkbit_window_load_text (fixture->window, PROMOTION);
  hand_drag (fixture, "a7", "a8");
  g_assert_nonnull (checkbit_board_get_promotion (board_of (prefs)));
  checkbit_board_input_cancel (fixture->parts.board_input);
  turn (prefs, "Promote to a queen", TRUE);
  hand_drag (fixture, "a7", "a8");
  g_assert_null (checkbit_board_get_promotion (board_of (prefs)));
  assert_fen (fixture, "Qn5k/8/8/8/8/8/7p/4K3 b - - 0 1");
}

static void
test_confirm (Prefs *prefs, gconstpointer data)
{
  Fixture *fixture = &prefs->fixture;

  turn (prefs, "Confirm moves", TRUE);
  hand_drag (fixture, "e2", "e4");
  g_assert_cmpuint (hand_ply (fixture), ==, 0);
  g_assert_nonnull (strstr (checkbit_status_line_get_message (fixture->parts.status), "Enter"));
  gtk_widget_grab_focus (GTK_WIDGET (board_of (prefs)));
  g_assert_true (ui_test_press (GTK_WINDOW (fixture->window), GDK_KEY_Return));
  assert_fen (fixture, AFTER_E4);
  hand_drag (fixture, "e7", "e5");
  g_assert_true (ui_test_press (GTK_WINDOW (fixture->window), GDK_KEY_Escape));
  assert_fen (fixture, AFTER_E4);
}

static void
test_input (Prefs *prefs, gconstpointer data)
{
  Fixture *fixture = &prefs->fixture;

  choose (prefs, "Moving pieces", "Click only");
  hand_drag (fixture, "e2", "e4");
  g_assert_cmpuint (hand_ply (fixture), ==, 0);
  checkbit_board_input_cancel (fixture->parts.board_input);
  hand_click (fixture, "e2");
  hand_click (fixture, "e4");
  g_assert_cmpuint (hand_ply (fixture), ==, 1);
  choose (prefs, "Moving pieces", "Drag only");
  hand_click (fixture, "e7");
  hand_click (fixture, "e5");
  g_assert_cmpuint (hand_ply (fixture), ==, 1);
  hand_drag (fixture, "e7", "e5");
  g_assert_cmpuint (hand_ply (fixture), ==, 2);
}

/* A move ahead of an engine that takes its time, if it is wanted. */
static void
test_premove (Prefs *prefs, gconstpointer data)
{
  Fixture *fixture = &prefs->fixture;
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);
  const char *arguments[] = { "slow", NULL };
  CheckbitEngineEntry *entry = checkbit_engine_list_add (
      checkbit_engine_list_get_default (), "Slow", g_getenv ("FAKE_ENGINE"), arguments, NULL);

  plan->sides[CHESS_BLACK].engine = TRUE;
  plan->sides[CHESS_BLACK].strength = CHECKBIT_STRENGTH_FULL;
  g_free (plan->sides[CHESS_BLACK].engine_id);
  plan->sides[CHESS_BLACK].engine_id = g_strdup (checkbit_engine_entry_get_id (entry));
  checkbit_controller_start_match (fixture->parts.controller, plan, NULL);

  turn (prefs, "Premoves", FALSE);
  hand_drag (fixture, "e2", "e4");
  hand_drag (fixture, "d2", "d4");
  g_assert_false (checkbit_match_get_premove (fixture->parts.match, NULL, NULL));
  turn (prefs, "Premoves", TRUE);
  hand_drag (fixture, "g1", "f3");
  g_assert_true (checkbit_match_get_premove (fixture->parts.match, NULL, NULL));
  ui_test_wait_for (hand_ply (fixture) >= 3);
  g_assert_cmpstr (
      checkbit_node_get_san (checkbit_node_get_child (
          checkbit_node_get_child (
              checkbit_node_get_child (checkbit_game_get_root (fixture->parts.game), 0), 0),
          0)),
      ==, "Nf3");
}

/* --- Words and sounds ----------------------------------------------------------------------- */

static void
test_notation (Prefs *prefs, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (prefs->fixture.parts.move_list);

  moves (&prefs->fixture, "g1f3");
  ui_test_wait_for (says (list, "Nf3"));
  choose (prefs, "Pieces in moves", "Figurines (♘f3)");
  ui_test_wait_for (says (list, "♘f3"));
  choose (prefs, "Pieces in moves", "Français (Cf3)");
  ui_test_wait_for (says (list, "Cf3"));
  choose (prefs, "Pieces in moves", "English letters (Nf3)");
  ui_test_wait_for (says (list, "Nf3"));
}

static void
heard_cb (CheckbitSound sound, gpointer user_data)
{
  g_string_append_c (user_data, "mx+el"[sound]);
}

/* Move, capture, check and end have different sounds; one switch, or its action, turns them off. */
static void
test_sounds (Prefs *prefs, gconstpointer data)
{
  Fixture *fixture = &prefs->fixture;
  g_autoptr (GString) heard = g_string_new (NULL);

  checkbit_sounds_set_listener (heard_cb, heard);
  moves (fixture, "e2e4 d7d5 e4d5 d8d5 f1b5");
  g_assert_cmpstr (heard->str, ==, "mmxx+");
  turn (prefs, "Sounds", FALSE);
  g_assert_false (state_of (fixture, "sounds"));
  moves (fixture, "c7c6 g1f3");
  g_assert_cmpstr (heard->str, ==, "mmxx+");
  act (fixture, "sounds");
  g_assert_true (g_settings_get_boolean (fixture->settings, "sounds"));
  moves (fixture, "d5b5");
  act (fixture, "resign");
  g_assert_cmpstr (heard->str, ==, "mmxx+xe");
  checkbit_sounds_set_listener (NULL, NULL);
}

#define ADD_PREFS(path, function)                                                                  \
  g_test_add ("/window-preferences/" path, Prefs, NULL, set_up_both, function, tear_down_both)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  adw_init ();
  ADD_PREFS ("coordinates", test_coordinates);
  ADD_PREFS ("animation", test_animation);
  ADD_PREFS ("colors", test_colors);
  ADD_PREFS ("folder", test_folder);
  ADD_PREFS ("folder-meanwhile", test_folder_meanwhile);
  ADD_PREFS ("auto-queen", test_auto_queen);
  ADD_PREFS ("confirm", test_confirm);
  ADD_PREFS ("input", test_input);
  ADD_PREFS ("premove", test_premove);
  ADD_PREFS ("notation", test_notation);
  ADD_PREFS ("sounds", test_sounds);
  return g_test_run ();
}

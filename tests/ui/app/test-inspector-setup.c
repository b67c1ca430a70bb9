/* The inspector on positions that only occur in a set-up: without kings, full, pawns on the last
 * ranks. Every page shows them, with a square selected and a set of each kind. And the inspectors
 * of two windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <glib/gstdio.h>

#include "game/inspect/bridge.h"
#include "ui/app/inspector.h"

typedef struct
{
  const char *name;
  const char *placement; /* of a FEN, taken as it is */
  ChessColor side;
} Case;

static const Case cases[] = {
  { "empty", "8/8/8/8/8/8/8/8", CHESS_WHITE },
  { "no-kings", "8/pp3r2/8/3q4/8/2B5/PP4N1/8", CHESS_BLACK },
  { "no-black-king", "8/pp3r2/8/3q4/8/2B5/PP4N1/4K3", CHESS_WHITE },
  { "no-white-king", "4k3/pp3r2/8/3q4/8/2B5/PP4N1/8", CHESS_WHITE },
  { "all-queens", "qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ",
    CHESS_WHITE },
  { "all-kings", "kkkkkkkk/kkkkkkkk/kkkkkkkk/kkkkkkkk/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK",
    CHESS_BLACK },
  { "all-pawns", "PPPPPPPP/pppppppp/PPPPPPPP/pppppppp/PPPPPPPP/pppppppp/PPPPPPPP/pppppppp",
    CHESS_WHITE },
  { "pawns-on-last-ranks", "PpPp1PpP/8/4k3/8/8/4K3/8/pPpP1pPp", CHESS_BLACK },
  { "other-side-in-check", "4k3/8/8/8/8/8/8/K3R3", CHESS_WHITE },
};

/* Puts the pieces of a placement on an empty board: no reader of FENs would take it. */
static void
place (ChessPosition *position, const Case *row)
{
  static const char letters[] = "PNBRQKpnbrqk";
  guint file = 0, rank = 7;

  chess_position_clear (position);
  for (const char *at = row->placement; *at != '\0'; at++)
    if (*at == '/')
      {
        file = 0;
        rank--;
      }
    else if (g_ascii_isdigit (*at))
      file += (guint) g_ascii_digit_value (*at);
    else
      chess_position_put (position, CHESS_SQUARE (file++, rank),
                          (ChessPiece) (strchr (letters, *at) - letters));
  chess_position_set_state (position, row->side, 0, CHESS_SQUARE_NONE, 0, 1);
}

/* Looks at a page with nothing selected, and with a few squares. */
static void
look_at (CheckbitInspector *inspector, CheckbitInspection *inspection, const char *page)
{
  static const ChessSquare squares[]
      = { CHESS_SQUARE (0, 0), CHESS_SQUARE (3, 4), CHESS_SQUARE (4, 7) };

  checkbit_inspector_show_page (inspector, page);
  ui_test_wait_for_frames (inspector);
  for (guint i = 0; i < G_N_ELEMENTS (squares); i++)
    {
      checkbit_inspection_set_selection (inspection, CHESS_BIT (squares[i]));
      checkbit_inspection_set_square (inspection, squares[i]);
      ui_test_wait_for_frames (inspector);
    }
  checkbit_inspection_set_selection (inspection, 0);
  checkbit_inspection_set_square (inspection, CHESS_SQUARE_NONE);
}

static void
test_case (gconstpointer data)
{
  static const char *const pages[] = { "masks", "watches", "set", "moves", "square", "magic" };
  CheckbitMoment moment = { .repetitions = 1 };
  CheckbitInspection *inspection = checkbit_inspection_new ();
  CheckbitLayers *layers = checkbit_layers_new ();
  GtkWidget *inspector = checkbit_inspector_new (inspection, layers);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GListModel *masks = G_LIST_MODEL (checkbit_inspection_get_masks (inspection));

  gtk_window_set_child (window, inspector);
  ui_test_show (window);
  place (&moment.position, data);
  checkbit_inspection_set_moment (inspection, &moment, FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (masks); i += 7)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (masks, i);

      checkbit_layers_keep (layers, set);
      checkbit_inspection_set_subject (inspection, set);
    }
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    look_at (CHECKBIT_INSPECTOR (inspector), inspection, pages[i]);
  ui_test_destroy (window);
  g_assert_finalize_object (layers);
  g_assert_finalize_object (inspection);
}

typedef struct
{
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GtkWidget *window;
  GListModel *watches;
} Side;

static Side
open_side (void)
{
  Side side = {
    .inspection = checkbit_inspection_new (),
    .layers = checkbit_layers_new (),
    .window = gtk_window_new (),
  };

  side.watches = G_LIST_MODEL (checkbit_inspection_get_watches (side.inspection));
  gtk_window_set_child (GTK_WINDOW (side.window),
                        checkbit_inspector_new (side.inspection, side.layers));
  gtk_window_present (GTK_WINDOW (side.window));
  ui_test_wait_for (g_list_model_get_n_items (side.watches) > 0);
  return side;
}

static void
close_side (Side *side)
{
  ui_test_destroy (GTK_WINDOW (side->window));
  g_object_unref (side->layers);
  g_object_unref (side->inspection);
}

/* The watches of one window are those of the other; one that is removed here is not shown on the
 * board there, where nobody would keep it up to date. */
static void
test_two_windows (void)
{
  Side first = open_side (), second = open_side ();
  guint n = g_list_model_get_n_items (first.watches);
  g_autoptr (CheckbitWatch) watch = checkbit_watch_new ("a", "file_a", CHECKBIT_SET_NO_STYLE);
  g_autoptr (CheckbitWatch) other = checkbit_watch_new ("b", "file_b", CHECKBIT_SET_NO_STYLE);
  g_autoptr (CheckbitSet) twin = NULL;
  g_autofree char *path
      = g_build_filename (g_get_user_data_dir (), "checkbit", "watches.txt", NULL);
  g_autofree char *text = NULL;

  checkbit_watch_list_insert (CHECKBIT_WATCH_LIST (first.watches), n, watch);
  checkbit_watch_list_insert (CHECKBIT_WATCH_LIST (second.watches), n, other);
  g_assert_cmpuint (g_list_model_get_n_items (second.watches), ==, n + 2);

  twin = g_list_model_get_item (second.watches, n + 1);
  checkbit_layers_keep (second.layers, CHECKBIT_SET (other));
  checkbit_layers_keep (second.layers, twin);
  checkbit_watch_list_remove (CHECKBIT_WATCH_LIST (first.watches), n + 1);
  g_assert_cmpuint (g_list_model_get_n_items (second.watches), ==, n + 1);
  g_assert_nonnull (checkbit_layers_find (second.layers, CHECKBIT_SET (other)));
  g_assert_null (checkbit_layers_find (second.layers, twin));

  close_side (&first);
  close_side (&second);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\nb = file_b"));
  g_assert_null (strstr (text, "\na = file_a"));
  g_unlink (path);
}

/* Pastes a set. (transfer full) */
static CheckbitSet *
paste (Side *side, const char *text)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);
  g_autoptr (CheckbitPastedGroup) group = checkbit_pasted_group_new_for_reading (reading);

  g_assert_true (
      checkbit_pasted_list_add (checkbit_inspection_get_pasted (side->inspection), group));
  return g_list_model_get_item (G_LIST_MODEL (group), 0);
}

/* A set that is pasted again under its name has its new value on the board and on the page Set;
 * when the name is gone, it leaves the board. */
static void
test_pasted_again (void)
{
  Side side = open_side ();
  CheckbitPastedList *list = checkbit_inspection_get_pasted (side.inspection);
  g_autoptr (CheckbitSet) ring = paste (&side, "RING = 0x1C14"), again = NULL;
  g_autoptr (CheckbitSet) other = checkbit_set_new ("other", 1);
  g_autoptr (CheckbitPastedGroup) group = NULL;
  g_autoptr (CheckbitLayer) first = NULL;

  checkbit_layers_keep (side.layers, ring);
  checkbit_layers_keep (side.layers, other);
  checkbit_layer_set_style (checkbit_layers_find (side.layers, ring), 5);
  checkbit_layer_set_visible (checkbit_layers_find (side.layers, ring), FALSE);
  checkbit_inspection_set_subject (side.inspection, ring);
  again = paste (&side, "RING = 0xFF");
  g_assert_cmphex (checkbit_set_get_bits (checkbit_inspection_get_subject (side.inspection)), ==,
                   0xff);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (side.layers)), ==, 2);
  first = g_list_model_get_item (G_LIST_MODEL (side.layers), 0);
  g_assert_true (checkbit_layer_get_set (first) == again);
  g_assert_cmpuint (checkbit_layer_get_style (first), ==, 5);
  g_assert_false (checkbit_layer_get_visible (first));

  group = g_list_model_get_item (G_LIST_MODEL (list), 0);
  checkbit_pasted_list_remove (list, group);
  g_assert_null (checkbit_layers_find (side.layers, again));

  /* The page Set still has it, and can put it on the board. */
  checkbit_layers_keep (side.layers, again);
  checkbit_layer_set_style (checkbit_layers_find (side.layers, again), 4);
  g_clear_object (&ring);
  ring = paste (&side, "RING = 0xF0");
  g_assert_true (ring != again);
  g_assert_null (checkbit_layers_find (side.layers, again));
  g_assert_cmpuint (checkbit_layer_get_style (checkbit_layers_find (side.layers, ring)), ==, 4);
  g_assert_nonnull (checkbit_layers_find (side.layers, other));
  close_side (&side);
}

static void
send (Side *side, const char *name)
{
  const char *values[] = { "0xff", NULL };

  g_assert_true (checkbit_bridge_show (side->inspection, name, values, NULL, NULL));
  checkbit_bridge_flush (side->inspection);
}

/* Keeps the set that was sent first. */
static void
keep_first_sent (Side *side)
{
  GListModel *sent = G_LIST_MODEL (checkbit_inspection_get_pushed (side->inspection));
  g_autoptr (CheckbitSet) set = g_list_model_get_item (sent, 0);

  checkbit_layers_keep (side->layers, set);
}

/* A set that its sender has cleared, or too many later ones have pushed out, is not left on the
 * board. */
static void
test_sent_gone (void)
{
  Side side = open_side ();

  send (&side, "attacks");
  keep_first_sent (&side);
  send (&side, "attacks");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (side.layers)), ==, 1);
  checkbit_bridge_clear (side.inspection);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (side.layers)), ==, 0);

  send (&side, "attacks");
  keep_first_sent (&side);
  for (guint i = 0; i < CHECKBIT_BRIDGE_MAX_SETS; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (side.layers)), ==, 1);
      send (&side, name);
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (side.layers)), ==, 0);
  close_side (&side);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/inspector-setup/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/ui/inspector-setup/two-windows", test_two_windows);
  g_test_add_func ("/ui/inspector-setup/pasted-again", test_pasted_again);
  g_test_add_func ("/ui/inspector-setup/sent-gone", test_sent_gone);

  return g_test_run ();
}

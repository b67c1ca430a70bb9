/* The masks in the inspector: every mask has its tile and its value; pointing, keeping, folding,
 * searching and copying work.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "chess/fen.h"
#include "game/inspect/bridge.h"
#include "ui/app/inspector.h"
#include "ui/inspector/mask-tile.h"
#include "ui/inspector/masks/mask-group.h"
#include "ui/inspector/masks/mask-page.h"
#include "ui/inspector/position-footer.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define AFTER_E4 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"

typedef struct
{
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitMaskModel *model; /* of the inspection */
  GtkWindow *window;
  CheckbitInspector *inspector;
  guint n_changes; /* the layers on the board */
  char *toast;
} Fixture;

static void
load (Fixture *fixture, const char *fen, gboolean mark)
{
  CheckbitMoment moment = { .repetitions = 1 };
  ChessFenError error;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &moment.position, &error));
  checkbit_inspection_set_moment (fixture->inspection, &moment, mark);
}

static void
layers_changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
toast_cb (Fixture *fixture, const char *text)
{
  g_free (fixture->toast);
  fixture->toast = g_strdup (text);
}

static void
build (Fixture *fixture, int width, int height)
{
  fixture->inspection = checkbit_inspection_new ();
  fixture->layers = checkbit_layers_new ();
  fixture->model = checkbit_inspection_get_masks (fixture->inspection);
  load (fixture, START, FALSE);
  fixture->inspector
      = CHECKBIT_INSPECTOR (checkbit_inspector_new (fixture->inspection, fixture->layers));
  g_signal_connect_swapped (fixture->layers, "changed", G_CALLBACK (layers_changed_cb), fixture);
  g_signal_connect_swapped (fixture->inspector, "toast", G_CALLBACK (toast_cb), fixture);

  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, width, height);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->inspector));
  ui_test_show (fixture->window);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  build (fixture, 450, 850);
}

/* As in a window of a phone's size. */
static void
set_up_low (Fixture *fixture, gconstpointer data)
{
  build (fixture, 360, 222);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->inspector;

  g_object_add_weak_pointer (G_OBJECT (fixture->inspector), &weak);
  ui_test_destroy (fixture->window);
  g_assert_null (weak);
  load (fixture, AFTER_E4, TRUE);
  g_assert_finalize_object (fixture->layers);
  g_assert_finalize_object (fixture->inspection);
  g_clear_pointer (&fixture->toast, g_free);
}

/* --- Finding things ------------------------------------------------------------------------- */

typedef void (*WidgetFunc) (GtkWidget *widget, gpointer data);

static void
foreach_of_type (GtkWidget *root, GType type, WidgetFunc func, gpointer data)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (G_TYPE_CHECK_INSTANCE_TYPE (child, type))
        func (child, data);
      foreach_of_type (child, type, func, data);
    }
}

static void
collect_cb (GtkWidget *widget, gpointer data)
{
  if (gtk_widget_is_visible (widget))
    g_ptr_array_add (data, widget);
}

/* The masks' tiles that are shown, from top to bottom; other pages have tiles too. */
static GPtrArray *
get_tiles (Fixture *fixture)
{
  GPtrArray *tiles = g_ptr_array_new ();
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();

  foreach_of_type (GTK_WIDGET (fixture->inspector), CHECKBIT_TYPE_MASK_GROUP, collect_cb, groups);
  for (guint i = 0; i < groups->len; i++)
    foreach_of_type (groups->pdata[i], CHECKBIT_TYPE_MASK_TILE, collect_cb, tiles);
  return tiles;
}

static const char *
get_id (gpointer tile)
{
  return checkbit_set_get_expression (checkbit_mask_tile_get_set (tile));
}

static CheckbitMaskTile *
find_tile (Fixture *fixture, const char *id)
{
  g_autoptr (GPtrArray) tiles = get_tiles (fixture);

  for (guint i = 0; i < tiles->len; i++)
    if (strcmp (get_id (tiles->pdata[i]), id) == 0)
      return tiles->pdata[i];
  return NULL;
}

static CheckbitMaskGroup *
find_group (Fixture *fixture, ChessMaskGroup group)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();

  foreach_of_type (GTK_WIDGET (fixture->inspector), CHECKBIT_TYPE_MASK_GROUP, collect_cb, groups);
  for (guint i = 0; i < groups->len; i++)
    if (checkbit_mask_group_get_group (groups->pdata[i]) == group)
      return groups->pdata[i];
  return NULL;
}

static GtkEventController *
get_motion (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        return controller;
    }
  g_assert_not_reached ();
}

/* Puts the pointer on the board of a tile, near its top left corner. */
static void
point_at (Fixture *fixture, const char *id)
{
  GtkWidget *tile = GTK_WIDGET (find_tile (fixture, id));
  GtkWidget *group = gtk_widget_get_parent (tile);
  double x, y;

  ui_test_wait_for (gtk_widget_get_width (tile) > 0);
  gtk_widget_translate_coordinates (tile, group, 8, 8, &x, &y);
  g_signal_emit_by_name (get_motion (group), "motion", x, y);
}

static void
point_away (Fixture *fixture, ChessMaskGroup group)
{
  g_signal_emit_by_name (get_motion (GTK_WIDGET (find_group (fixture, group))), "leave");
}

static void
keep (Fixture *fixture, const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (find_tile (fixture, id)), "tile.keep", NULL);
}

/* --- Tiles ---------------------------------------------------------------------------------- */

static void
check_names (Fixture *fixture)
{
  g_autoptr (GPtrArray) tiles = get_tiles (fixture);

  g_assert_cmpuint (tiles->len, ==, chess_mask_count ());
  for (guint i = 0; i < tiles->len; i++)
    {
      const ChessMask *mask = chess_mask_get (i);
      CheckbitMaskItem *item = checkbit_mask_model_find (fixture->model, mask->id);
      ChessBitboard bits = checkbit_set_get_bits (CHECKBIT_SET (item));
      unsigned count = chess_bitboard_count (bits);
      g_autofree char *name = g_strdup_printf ("%s, %u square%s, 0x%016" G_GINT64_MODIFIER "X",
                                               mask->title, count, count == 1 ? "" : "s", bits);

      g_assert_cmpstr (get_id (tiles->pdata[i]), ==, mask->id);
      gtk_test_accessible_assert_property (tiles->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL, name);
    }
}

static const char *const positions[] = {
  START,
  AFTER_E4,
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
  "4k3/8/8/8/7b/8/8/3QK3 w - - 0 1",
};

/* One tile for each row of the table, in its order, named by its value in each position. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      load (fixture, positions[i], i % 2 == 1);
      check_names (fixture);
    }
  g_test_message ("%u names in each of %u positions", (guint) chess_mask_count (),
                  (guint) G_N_ELEMENTS (positions));
}

static void
assert_lit (Fixture *fixture, ChessSquare square)
{
  g_autoptr (GPtrArray) tiles = get_tiles (fixture);

  g_assert_cmpuint (tiles->len, >, 0);
  for (guint i = 0; i < tiles->len; i++)
    g_assert_cmpuint (checkbit_mask_tile_get_highlighted_square (tiles->pdata[i]), ==, square);
}

/* The pointed square is lit in every tile, also in those that are built later; the pointer leaves
 * it to the selected one. */
static void
test_highlight (Fixture *fixture, gconstpointer data)
{
  checkbit_inspection_set_selection (fixture->inspection, CHESS_BIT (28));
  checkbit_inspection_set_square (fixture->inspection, 28);
  assert_lit (fixture, 28);
  checkbit_mask_group_set_folded (find_group (fixture, CHESS_MASK_GROUP_PIECES), TRUE);
  checkbit_mask_group_set_folded (find_group (fixture, CHESS_MASK_GROUP_PIECES), FALSE);
  assert_lit (fixture, 28);

  point_at (fixture, "white_pawns");
  assert_lit (fixture, 56);
  point_away (fixture, CHESS_MASK_GROUP_PIECES);
  assert_lit (fixture, 28);
  checkbit_inspection_set_square (fixture->inspection, CHESS_SQUARE_NONE);
  assert_lit (fixture, CHESS_SQUARE_NONE);
}

static void
tile_gone_cb (gpointer data, GObject *tile)
{
  Fixture *fixture = data;

  checkbit_inspection_set_square (fixture->inspection, 35);
}

/* The square may change while tiles are removed: one of them may be the tile under the pointer. */
static void
test_highlight_while_folding (Fixture *fixture, gconstpointer data)
{
  checkbit_inspection_set_square (fixture->inspection, 28);
  g_object_weak_ref (G_OBJECT (find_tile (fixture, "black_king")), tile_gone_cb, fixture);
  checkbit_mask_group_set_folded (find_group (fixture, CHESS_MASK_GROUP_PIECES), TRUE);
  g_assert_cmpuint (checkbit_inspection_get_square (fixture->inspection), ==, 35);
  checkbit_mask_group_set_folded (find_group (fixture, CHESS_MASK_GROUP_PIECES), FALSE);
  assert_lit (fixture, 35);
}

/* --- Layers --------------------------------------------------------------------------------- */

/* Asserts that the layers are exactly these masks, by id, in this order. */
static void
assert_layers (Fixture *fixture, const char *const *ids)
{
  g_autoptr (GArray) layers = checkbit_layers_to_array (fixture->layers);

  g_assert_cmpuint (layers->len, ==, g_strv_length ((char **) ids));
  for (guint i = 0; i < layers->len; i++)
    {
      CheckbitMaskItem *item = checkbit_mask_model_find (fixture->model, ids[i]);
      CheckbitBoardLayer *layer = &g_array_index (layers, CheckbitBoardLayer, i);

      g_assert_cmphex (layer->bits, ==, checkbit_set_get_bits (CHECKBIT_SET (item)));
      g_assert_cmpuint (checkbit_mask_tile_get_layer_style (find_tile (fixture, ids[i])), ==,
                        layer->style);
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (layer->style, !=, g_array_index (layers, CheckbitBoardLayer, j).style);
    }
}

#define LAYERS(...) ((const char *const[]){ __VA_ARGS__ })

static void
test_hover (Fixture *fixture, gconstpointer data)
{
  assert_layers (fixture, LAYERS (NULL));
  point_at (fixture, "white_pawns");
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  assert_layers (fixture, LAYERS ("white_pawns", NULL));
  point_at (fixture, "white_knights");
  assert_layers (fixture, LAYERS ("white_knights", NULL));
  point_away (fixture, CHESS_MASK_GROUP_PIECES);
  assert_layers (fixture, LAYERS (NULL));
  g_assert_cmpuint (fixture->n_changes, ==, 3);
}

static void
test_keep (Fixture *fixture, gconstpointer data)
{
  keep (fixture, "white_rooks");
  keep (fixture, "occupied");
  g_assert_true (checkbit_mask_tile_get_kept (find_tile (fixture, "occupied")));
  assert_layers (fixture, LAYERS ("white_rooks", "occupied", NULL));

  /* The mask under the pointer comes last; a kept one keeps its place. */
  point_at (fixture, "white_pawns");
  assert_layers (fixture, LAYERS ("white_rooks", "occupied", "white_pawns", NULL));
  point_at (fixture, "white_rooks");
  assert_layers (fixture, LAYERS ("white_rooks", "occupied", NULL));
  point_away (fixture, CHESS_MASK_GROUP_PIECES);

  keep (fixture, "white_rooks");
  g_assert_false (checkbit_mask_tile_get_kept (find_tile (fixture, "white_rooks")));
  assert_layers (fixture, LAYERS ("occupied", NULL));
  keep (fixture, "empty");
  assert_layers (fixture, LAYERS ("occupied", "empty", NULL));

  g_assert_true (checkbit_layers_clear (fixture->layers));
  assert_layers (fixture, LAYERS (NULL));
  g_assert_false (checkbit_layers_clear (fixture->layers));
}

/* A layer follows its mask, folded away or not. */
static void
test_layers_follow (Fixture *fixture, gconstpointer data)
{
  keep (fixture, "white_pawns");
  checkbit_mask_group_set_folded (find_group (fixture, CHESS_MASK_GROUP_PIECES), TRUE);
  fixture->n_changes = 0;
  load (fixture, AFTER_E4, TRUE);
  g_assert_cmpuint (fixture->n_changes, ==, 1);

  checkbit_mask_group_set_folded (find_group (fixture, CHESS_MASK_GROUP_PIECES), FALSE);
  g_assert_true (checkbit_mask_tile_get_kept (find_tile (fixture, "white_pawns")));
  assert_layers (fixture, LAYERS ("white_pawns", NULL));
}

/* Any number of masks has room on the board. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 20; i++)
    keep (fixture, chess_mask_get (i)->id);

  g_autoptr (GArray) layers = checkbit_layers_to_array (fixture->layers);
  g_assert_cmpuint (layers->len, ==, 20);
  g_assert_null (fixture->toast);
}

/* Each button of the legend removes a mask, another all of them; without masks the legend is
 * hidden. */
static void
test_legend (Fixture *fixture, gconstpointer data)
{
  GtkWidget *root = GTK_WIDGET (fixture->inspector);

  g_assert_null (ui_test_find_button (root, "Take Occupied off the board"));
  keep (fixture, "occupied");
  keep (fixture, "empty");
  g_signal_emit_by_name (ui_test_find_button (root, "Take Occupied off the board"), "clicked");
  assert_layers (fixture, LAYERS ("empty", NULL));
  g_assert_null (ui_test_find_button (root, "Take Occupied off the board"));

  GtkWidget *all = ui_test_find_button (root, "Take All Sets Off the Board");
  g_assert_true (gtk_widget_is_visible (all));
  g_signal_emit_by_name (all, "clicked");
  assert_layers (fixture, LAYERS (NULL));
  g_assert_false (gtk_widget_is_visible (all));
}

/* --- Keyboard ------------------------------------------------------------------------------- */

static const char *
get_focused_id (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->window);

  return CHECKBIT_IS_MASK_TILE (focus) ? get_id (focus) : "";
}

static void
move (Fixture *fixture, GtkDirectionType direction)
{
  gtk_widget_child_focus (GTK_WIDGET (fixture->inspector), direction);
}

static void
test_focus (Fixture *fixture, gconstpointer data)
{
  ui_test_wait_for (gtk_widget_get_width (GTK_WIDGET (find_tile (fixture, "white_pawns"))) > 0);
  gtk_widget_grab_focus (GTK_WIDGET (find_tile (fixture, "white_pawns")));
  assert_layers (fixture, LAYERS ("white_pawns", NULL));

  /* Three to a row at this width. */
  move (fixture, GTK_DIR_RIGHT);
  g_assert_cmpstr (get_focused_id (fixture), ==, "white_knights");
  assert_layers (fixture, LAYERS ("white_knights", NULL));
  move (fixture, GTK_DIR_DOWN);
  g_assert_cmpstr (get_focused_id (fixture), ==, "white_queens");
  move (fixture, GTK_DIR_LEFT);
  g_assert_cmpstr (get_focused_id (fixture), ==, "white_rooks");
  move (fixture, GTK_DIR_UP);
  g_assert_cmpstr (get_focused_id (fixture), ==, "white_pawns");
  move (fixture, GTK_DIR_LEFT);
  g_assert_cmpstr (get_focused_id (fixture), ==, "white_pawns");

  /* Tab leaves the tiles in one step, and Shift+Tab returns to the same one. */
  move (fixture, GTK_DIR_RIGHT);
  move (fixture, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (get_focused_id (fixture), ==, "");
  assert_layers (fixture, LAYERS (NULL));
  move (fixture, GTK_DIR_TAB_BACKWARD);
  g_assert_cmpstr (get_focused_id (fixture), ==, "white_knights");
}

/* Down goes through all groups, including their headers, and Up all the way back. */
static void
test_focus_through (Fixture *fixture, gconstpointer data)
{
  ui_test_wait_for (gtk_widget_get_width (GTK_WIDGET (find_tile (fixture, "white_pawns"))) > 0);
  gtk_widget_grab_focus (GTK_WIDGET (find_tile (fixture, "white_pawns")));
  for (guint i = 0; i < 60 && strcmp (get_focused_id (fixture), "discoverers") != 0; i++)
    move (fixture, GTK_DIR_DOWN);
  g_assert_cmpstr (get_focused_id (fixture), ==, "discoverers");
  for (guint i = 0; i < 60 && strcmp (get_focused_id (fixture), "white_pawns") != 0; i++)
    move (fixture, GTK_DIR_UP);
  g_assert_cmpstr (get_focused_id (fixture), ==, "white_pawns");
}

/* --- Copying -------------------------------------------------------------------------------- */

static void
text_read_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
test_copy (Fixture *fixture, gconstpointer data)
{
  GtkWidget *tile = GTK_WIDGET (find_tile (fixture, "white_pawns"));
  g_autofree char *text = NULL;

  gtk_widget_activate_action (tile, "tile.copy", NULL);
  g_assert_cmpstr (fixture->toast, ==, "Copied 0x000000000000FF00");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (tile), NULL, text_read_cb, &text);
  ui_test_wait_for (text != NULL);
  g_assert_cmpstr (text, ==, "0x000000000000FF00");
}

/* --- Folding -------------------------------------------------------------------------------- */

static void
assert_folded_key (GSettings *settings, const char *expected)
{
  g_auto (GStrv) ids = g_settings_get_strv (settings, "folded-groups");
  g_autofree char *joined = g_strjoinv (" ", ids);

  g_assert_cmpstr (joined, ==, expected);
}

/* Folding takes the tiles away, is remembered, and follows the settings wherever they were
 * changed. */
static void
test_fold (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.checkbit.Checkbit");
  CheckbitMaskGroup *pieces = find_group (fixture, CHESS_MASK_GROUP_PIECES);
  CheckbitMaskGroup *attacks = find_group (fixture, CHESS_MASK_GROUP_ATTACKS);
  GtkWidget *header = gtk_widget_get_first_child (GTK_WIDGET (pieces));

  g_settings_set_strv (settings, "folded-groups", LAYERS ("attacks", "unknown", NULL));
  g_object_set (fixture->inspector, "settings", settings, NULL);
  g_assert_true (checkbit_mask_group_get_folded (attacks));
  g_assert_null (find_tile (fixture, "contested"));
  gtk_test_accessible_assert_state (header, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);

  g_signal_emit_by_name (header, "clicked");
  g_assert_null (find_tile (fixture, "white_pawns"));
  g_assert_nonnull (find_tile (fixture, "occupied"));
  gtk_test_accessible_assert_state (header, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  assert_folded_key (settings, "pieces attacks");

  g_settings_set_strv (settings, "folded-groups", LAYERS (NULL));
  g_assert_false (checkbit_mask_group_get_folded (attacks));
  check_names (fixture);
  g_object_set (fixture->inspector, "settings", NULL, NULL);
}

/* --- Search --------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *text;
  guint n;
  const char *first; /* an id; NULL if nothing is found */
} Search;

static const Search searches[] = {
  { "title", "white pawns", 6, "white_pawns" },
  { "case-and-order", "  PAWNS White ", 6, "white_pawns" },
  { "id", "king_ring_", 2, "king_ring_white" },
  { "id-one", "attacks_black_queen", 1, "attacks_black_queen" },
  { "formula", "queen(q)", 2, "attacks_white_queen" },
  { "nothing", "xyzzy", 0, NULL },
  { "one-word-missing", "white xyzzy", 0, NULL },
};

static void
search_for (Fixture *fixture, const char *text)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new (), entries = g_ptr_array_new ();

  foreach_of_type (GTK_WIDGET (fixture->inspector), CHECKBIT_TYPE_MASK_PAGE, collect_cb, pages);
  g_assert_cmpuint (pages->len, ==, 1);
  foreach_of_type (pages->pdata[0], GTK_TYPE_SEARCH_ENTRY, collect_cb, entries);
  g_assert_cmpuint (entries->len, ==, 1);
  gtk_editable_set_text (entries->pdata[0], text);
  g_signal_emit_by_name (entries->pdata[0], "search-changed");
}

static guint
count_status_pages (Fixture *fixture)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  foreach_of_type (GTK_WIDGET (fixture->inspector), CHECKBIT_TYPE_MASK_PAGE, collect_cb, pages);
  g_assert_cmpuint (pages->len, ==, 1);
  GtkWidget *page = pages->pdata[0];
  g_ptr_array_set_size (pages, 0);
  foreach_of_type (page, ADW_TYPE_STATUS_PAGE, collect_cb, pages);
  return pages->len;
}

static void
test_search (Fixture *fixture, gconstpointer data)
{
  const Search *search = data;

  /* A search looks into folded groups, and leaves them folded. */
  checkbit_mask_group_set_folded (find_group (fixture, CHESS_MASK_GROUP_ATTACKS), TRUE);
  search_for (fixture, search->text);
  g_autoptr (GPtrArray) tiles = get_tiles (fixture);
  g_assert_cmpuint (tiles->len, ==, search->n);
  g_assert_cmpuint (count_status_pages (fixture), ==, search->n == 0);
  if (search->first != NULL)
    g_assert_cmpstr (get_id (tiles->pdata[0]), ==, search->first);

  search_for (fixture, "");
  g_assert_cmpuint (count_status_pages (fixture), ==, 0);
  g_assert_null (find_tile (fixture, "contested"));
  checkbit_mask_group_set_folded (find_group (fixture, CHESS_MASK_GROUP_ATTACKS), FALSE);
  check_names (fixture);
}

/* --- Scrolling ------------------------------------------------------------------------------ */

/* The end of a group's drawing, from its top. */
static double
get_drawn_height (CheckbitMaskGroup *group)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t bounds;

  GTK_WIDGET_GET_CLASS (group)->snapshot (GTK_WIDGET (group), snapshot);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_get_bounds (node, &bounds);
  return bounds.origin.y + bounds.size.height;
}

/* Tiles scrolled out of view are not drawn, and those scrolled into view are. */
static void
test_scroll (Fixture *fixture, gconstpointer data)
{
  CheckbitMaskGroup *last = find_group (fixture, CHESS_MASK_GROUP_BOARD);
  CheckbitMaskGroup *first = find_group (fixture, CHESS_MASK_GROUP_PIECES);
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (last), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  ui_test_wait_for_frames (fixture->window);
  g_assert_cmpfloat (get_drawn_height (last), <, gtk_widget_get_height (GTK_WIDGET (last)) / 2);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  ui_test_wait_for_frames (fixture->window);
  g_assert_cmpfloat (get_drawn_height (last), >, gtk_widget_get_height (GTK_WIDGET (last)) - 20);
  g_assert_cmpfloat (get_drawn_height (first), <, gtk_widget_get_height (GTK_WIDGET (first)) / 2);

  /* Groups that change while out of view are drawn when they return. */
  checkbit_mask_group_set_folded (first, TRUE);
  checkbit_mask_group_set_folded (last, TRUE);
  ui_test_wait_for_frames (fixture->window);
  gtk_adjustment_set_value (adjustment, 0);
  checkbit_mask_group_set_folded (first, FALSE);
  ui_test_wait_for_frames (fixture->window);
  g_assert_cmpfloat (get_drawn_height (first), >, gtk_widget_get_height (GTK_WIDGET (first)) - 20);
}

/* The inspector is never wider than the narrowest panel, and its tiles never wider than it. */
static void
test_widths (Fixture *fixture, gconstpointer data)
{
  int minimum;

  keep (fixture, "occupied");
  gtk_widget_measure (GTK_WIDGET (fixture->inspector), GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                      NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 280);
}

/* Sets that were sent can be forgotten, one or all; forgotten sets disappear from the board. */
static void
test_forget (Fixture *fixture, gconstpointer data)
{
  const char *values[] = { "1", "2", "4", NULL };
  GListModel *sent = G_LIST_MODEL (checkbit_inspection_get_pushed (fixture->inspection));
  GtkWidget *group = GTK_WIDGET (find_group (fixture, CHESS_MASK_GROUP_ATTACKS));

  g_assert_true (checkbit_bridge_show (fixture->inspection, "x", values, NULL, NULL));
  checkbit_bridge_flush (fixture->inspection);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (sent, i);

      checkbit_layers_keep (fixture->layers, set);
    }
  g_assert_true (gtk_widget_activate_action (group, "sent.forget", "s", "x[1]"));
  g_assert_cmpuint (g_list_model_get_n_items (sent), ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), ==, 2);
  g_assert_true (gtk_widget_activate_action (group, "sent.clear", NULL));
  g_assert_cmpuint (g_list_model_get_n_items (sent), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), ==, 0);
}

/* A set that is sent during a search which found nothing may be what is searched. */
static void
test_sent_in_search (Fixture *fixture, gconstpointer data)
{
  const char *values[] = { "1", NULL };

  search_for (fixture, "zebra");
  g_assert_cmpuint (count_status_pages (fixture), ==, 1);
  g_assert_true (checkbit_bridge_show (fixture->inspection, "zebra", values, NULL, NULL));
  checkbit_bridge_flush (fixture->inspection);
  g_assert_cmpuint (count_status_pages (fixture), ==, 0);
  checkbit_bridge_clear (fixture->inspection);
  g_assert_cmpuint (count_status_pages (fixture), ==, 1);
}

/* A pasted text has a group of its own, above those of masks, with a button that removes it,
 * which can be undone. */
static void
test_pasted (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "U64 ring = 0x5;\nU64 edge = 0x81;\n";
  CheckbitPastedList *list = checkbit_inspection_get_pasted (fixture->inspection);
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);
  g_autoptr (CheckbitPastedGroup) group = checkbit_pasted_group_new_for_reading (reading);
  g_autoptr (CheckbitSet) ring = g_list_model_get_item (G_LIST_MODEL (group), 0);
  GtkWidget *page = GTK_WIDGET (find_group (fixture, CHESS_MASK_GROUP_PIECES)), *button;

  g_assert_true (checkbit_pasted_list_add (list, group));
  page = gtk_widget_get_ancestor (page, CHECKBIT_TYPE_MASK_PAGE);
  button = ui_test_find_button (page, "Remove ring and 1 more");
  g_assert_nonnull (button);
  checkbit_layers_keep (fixture->layers, ring);
  g_signal_emit_by_name (button, "clicked");
  g_assert_null (ui_test_find_button (page, "Remove ring and 1 more"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), ==, 0);

  ui_test_wait_for (ui_test_find_button (page, "_Undo") != NULL);
  gtk_widget_activate (ui_test_find_button (page, "_Undo"));
  ui_test_wait_for (ui_test_find_button (page, "Remove ring and 1 more") != NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 1);
  checkbit_pasted_list_remove (list, group); /* it would be kept for the tests that follow */
}

/* The set under the pointer disappears from the board with its group. */
static void
test_pasted_pointed (Fixture *fixture, gconstpointer data)
{
  CheckbitPastedList *list = checkbit_inspection_get_pasted (fixture->inspection);
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new ("U64 ring = 0x5;\n", -1, CHESS_LAYOUT_A1B1);
  g_autoptr (CheckbitPastedGroup) group = checkbit_pasted_group_new_for_reading (reading);
  g_autoptr (CheckbitSet) ring = g_list_model_get_item (G_LIST_MODEL (group), 0);

  g_assert_true (checkbit_pasted_list_add (list, group));
  checkbit_layers_set_preview (fixture->layers, CHECKBIT_PREVIEW_POINTED, ring);
  g_assert_true (checkbit_layers_is_shown (fixture->layers, ring));
  checkbit_pasted_list_remove (list, group);
  g_assert_false (checkbit_layers_is_shown (fixture->layers, ring));
}

#define ADD(path, func) g_test_add ("/ui/mask-page/" path, Fixture, NULL, set_up, func, tear_down)

/* The visible height of the first tile, in pixels. */
static double
get_seen (Fixture *fixture)
{
  g_autoptr (GPtrArray) tiles = get_tiles (fixture);
  GtkWidget *window = GTK_WIDGET (fixture->window);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (tiles->pdata[0], window, &bounds));
  return CLAMP (gtk_widget_get_height (window) - bounds.origin.y, 0, bounds.size.height);
}

static GtkWidget *
find_footer (Fixture *fixture)
{
  return ui_test_find_type (GTK_WIDGET (fixture->inspector), CHECKBIT_TYPE_POSITION_FOOTER);
}

static GtkWidget *
find_search (Fixture *fixture)
{
  GtkWidget *page = ui_test_find_type (GTK_WIDGET (fixture->inspector), CHECKBIT_TYPE_MASK_PAGE);

  return ui_test_find_type (page, GTK_TYPE_SEARCH_ENTRY);
}

/* With enough room, everything is visible. */
static void
test_high (Fixture *fixture, gconstpointer data)
{
  GtkWidget *search = find_search (fixture);
  graphene_rect_t bounds;

  ui_test_wait_for_frames (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (search, GTK_WIDGET (fixture->inspector), &bounds));
  g_assert_cmpfloat (bounds.origin.y, >, 0);
  g_assert_true (gtk_widget_get_mapped (find_footer (fixture)));
  g_assert_cmpfloat (get_seen (fixture), >, 80);
}

/* Otherwise the tiles are; the search entry is above them, and appears when it gets the focus. */
static void
test_low (Fixture *fixture, gconstpointer data)
{
  GtkWidget *search = find_search (fixture);
  GtkWidget *scroller = gtk_widget_get_ancestor (search, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  ui_test_wait_for (gtk_adjustment_get_value (adjustment) > 0);
  g_assert_false (gtk_widget_get_mapped (find_footer (fixture)));
  ui_test_wait_for (get_seen (fixture) > 60);
  gtk_widget_grab_focus (search);
  ui_test_wait_for (gtk_adjustment_get_value (adjustment) < 10);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("names", test_names);
  ADD ("high", test_high);
  g_test_add ("/ui/mask-page/low", Fixture, NULL, set_up_low, test_low, tear_down);
  ADD ("highlight", test_highlight);
  ADD ("highlight-while-folding", test_highlight_while_folding);
  ADD ("hover", test_hover);
  ADD ("keep", test_keep);
  ADD ("layers-follow", test_layers_follow);
  ADD ("many", test_many);
  ADD ("legend", test_legend);
  ADD ("focus", test_focus);
  ADD ("focus-through", test_focus_through);
  ADD ("copy", test_copy);
  ADD ("fold", test_fold);
  ADD ("scroll", test_scroll);
  ADD ("widths", test_widths);
  ADD ("forget", test_forget);
  ADD ("sent-in-search", test_sent_in_search);
  ADD ("pasted", test_pasted);
  ADD ("pasted-pointed", test_pasted_pointed);
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/mask-page/search/", searches[i].name, NULL);
      g_test_add (path, Fixture, &searches[i], set_up, test_search, tear_down);
    }
  return g_test_run ();
}

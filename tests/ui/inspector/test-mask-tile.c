/* One tile: its accessible name, states, actions and value, and that it is freed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "chess/fen.h"
#include "game/inspect/mask-model.h"
#include "game/inspect/sent-set.h"
#include "ui/base/accessible.h"
#include "ui/board/bitboard-view.h"
#include "ui/inspector/mask-tile-tooltip.h"
#include "ui/inspector/mask-tile-value.h"
#include "ui/inspector/mask-tile.h"

typedef struct
{
  CheckbitMaskModel *model;
  CheckbitWordForm *form;
  GtkWindow *window;
  CheckbitMaskTile *tile;
  guint n_kept;
  char *copied;
} Fixture;

static void
load (CheckbitMaskModel *model, const char *fen, gboolean mark)
{
  ChessPosition position;
  ChessFenError error;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, &error));
  checkbit_mask_model_set_position (model, &position, mark);
}

static void
keep_cb (Fixture *fixture)
{
  fixture->n_kept++;
}

static void
copy_cb (Fixture *fixture, const char *value)
{
  g_free (fixture->copied);
  fixture->copied = g_strdup (value);
}

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->model = checkbit_mask_model_new ();
  load (fixture->model, START, FALSE);

  CheckbitMaskItem *item = checkbit_mask_model_find (fixture->model, "white_pawns");
  fixture->form = checkbit_word_form_new ();
  fixture->tile = CHECKBIT_MASK_TILE (checkbit_mask_tile_new (CHECKBIT_SET (item), fixture->form));
  g_signal_connect_swapped (fixture->tile, "keep", G_CALLBACK (keep_cb), fixture);
  g_signal_connect_swapped (fixture->tile, "copy", G_CALLBACK (copy_cb), fixture);

  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 200, 260);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->tile));
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->tile;

  g_object_add_weak_pointer (G_OBJECT (fixture->tile), &weak);
  ui_test_destroy (fixture->window);
  g_assert_null (weak);
  /* The model lives on; no part of the tile may listen to it any more. */
  load (fixture->model, "8/8/8/8/8/5k2/8/7K w - - 0 1", TRUE);
  g_assert_finalize_object (fixture->model);
  checkbit_word_form_set_layout (fixture->form, CHESS_LAYOUT_A8B8);
  g_assert_finalize_object (fixture->form);
  g_clear_pointer (&fixture->copied, g_free);
}

static void
assert_name (Fixture *fixture, const char *name)
{
  gtk_test_accessible_assert_property (fixture->tile, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
test_name (Fixture *fixture, gconstpointer data)
{
  assert_name (fixture, "White pawns, 8 squares, 0x000000000000FF00");
  gtk_test_accessible_assert_role (fixture->tile, GTK_ACCESSIBLE_ROLE_BUTTON);

  load (fixture->model, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", TRUE);
  assert_name (fixture, "White pawns, 8 squares, 0x000000001000EF00");
  load (fixture->model, "8/8/8/8/8/5k2/7P/7K w - - 0 1", FALSE);
  assert_name (fixture, "White pawns, 1 square, 0x0000000000008000");
  load (fixture->model, "8/8/8/8/8/5k2/8/7K w - - 0 1", FALSE);
  assert_name (fixture, "White pawns, 0 squares, 0x0000000000000000");
}

/* The view of the tile: its only child of that type. */
static CheckbitBitboardView *
get_view (Fixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->tile));

  while (!CHECKBIT_IS_BITBOARD_VIEW (child))
    child = gtk_widget_get_next_sibling (child);
  return CHECKBIT_BITBOARD_VIEW (child);
}

static GtkWidget *
get_value (Fixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->tile));

  while (!CHECKBIT_IS_MASK_TILE_VALUE (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
test_marks (Fixture *fixture, gconstpointer data)
{
  CheckbitBitboardView *view = get_view (fixture);

  g_assert_cmphex (checkbit_bitboard_view_get_changed (view), ==, 0);
  load (fixture->model, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", TRUE);
  g_assert_cmphex (checkbit_bitboard_view_get_bits (view), ==, 0x1000EF00);
  g_assert_cmphex (checkbit_bitboard_view_get_changed (view), ==, 0x10001000);
  load (fixture->model, START, FALSE);
  g_assert_cmphex (checkbit_bitboard_view_get_changed (view), ==, 0);
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_state (fixture->tile, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);

  checkbit_mask_tile_set_layer (fixture->tile, 3, TRUE);
  g_assert_true (checkbit_mask_tile_get_kept (fixture->tile));
  g_assert_cmpuint (checkbit_mask_tile_get_layer_style (fixture->tile), ==, 3);
  g_assert_cmpuint (checkbit_bitboard_view_get_layer_style (get_view (fixture)), ==, 3);
  gtk_test_accessible_assert_state (fixture->tile, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);

  checkbit_mask_tile_set_layer (fixture->tile, CHECKBIT_LAYER_STYLE_NONE, FALSE);
  g_assert_false (checkbit_mask_tile_get_kept (fixture->tile));
  gtk_test_accessible_assert_state (fixture->tile, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
}

static void
test_actions (Fixture *fixture, gconstpointer data)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->tile), "tile.keep", NULL));
  g_assert_cmpuint (fixture->n_kept, ==, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->tile), "tile.copy", NULL));
  g_assert_cmpstr (fixture->copied, ==, "0x000000000000FF00");

  g_clear_pointer (&fixture->copied, g_free);
  g_assert_true (gtk_widget_activate_action (get_value (fixture), "value.copy", NULL));
  g_assert_cmpstr (fixture->copied, ==, "0x000000000000FF00");
  gtk_test_accessible_assert_property (get_value (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Copy the value of White pawns");
}

static void
test_places (Fixture *fixture, gconstpointer data)
{
  GtkWidget *tile = GTK_WIDGET (fixture->tile);
  GtkWidget *view = GTK_WIDGET (get_view (fixture));
  GtkWidget *value = get_value (fixture);
  double x, y;

  gtk_widget_translate_coordinates (view, tile, 2, gtk_widget_get_height (view) - 2, &x, &y);
  g_assert_cmpuint (checkbit_mask_tile_square_at (fixture->tile, x, y), ==, 0);
  g_assert_false (checkbit_mask_tile_is_value_at (fixture->tile, x, y));

  gtk_widget_translate_coordinates (value, tile, 5, 5, &x, &y);
  g_assert_true (checkbit_mask_tile_is_value_at (fixture->tile, x, y));
  g_assert_cmpuint (checkbit_mask_tile_square_at (fixture->tile, x, y), ==, 64);
}

static int
get_value_height (Fixture *fixture, int width)
{
  int height;

  gtk_widget_measure (get_value (fixture), GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL,
                      NULL);
  return height;
}

/* The value stays on one line as long as possible, and uses two if necessary. */
static void
test_sizes (Fixture *fixture, gconstpointer data)
{
  CheckbitMaskTileValue *value = CHECKBIT_MASK_TILE_VALUE (get_value (fixture));
  int narrow, wide, half, full;

  gtk_widget_measure (GTK_WIDGET (fixture->tile), GTK_ORIENTATION_HORIZONTAL, -1, &narrow, &wide,
                      NULL, NULL);
  g_assert_cmpint (narrow, <, wide);
  gtk_widget_measure (GTK_WIDGET (value), GTK_ORIENTATION_HORIZONTAL, -1, &half, &full, NULL, NULL);
  g_assert_cmpint (half, <, full);
  g_assert_true (checkbit_mask_tile_value_wraps (value, half));
  g_assert_false (checkbit_mask_tile_value_wraps (value, full));
  g_assert_cmpint (get_value_height (fixture, half), ==, 2 * get_value_height (fixture, full));
}

static int
measure_at_140 (CheckbitMaskTile *tile)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (tile), GTK_ORIENTATION_VERTICAL, 140, &height, NULL, NULL, NULL);
  return height;
}

/* A title has the room of a swatch while there is none, and the tile is no higher while there is
 * one. */
static void
test_title_room (void)
{
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();
  g_autoptr (CheckbitSet) set = checkbit_set_new ("M", CHESS_NO_SQUARES);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *tile = checkbit_mask_tile_new (set, form);
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (GString) title = g_string_new ("M");
  int width, height;

  gtk_window_set_child (window, tile);
  ui_test_show (window);
  height = measure_at_140 (CHECKBIT_MASK_TILE (tile));

  /* As long as fits beside the count: the board is 136 wide, the count about 16. */
  layout = gtk_widget_create_pango_layout (tile, "M");
  do
    {
      g_string_append_c (title, 'i');
      pango_layout_set_text (layout, title->str, -1);
      pango_layout_get_pixel_size (layout, &width, NULL);
    }
  while (width < 108);
  checkbit_set_set_title (set, title->str);
  g_assert_cmpint (measure_at_140 (CHECKBIT_MASK_TILE (tile)), ==, height);
  checkbit_mask_tile_set_layer (CHECKBIT_MASK_TILE (tile), 3, TRUE);
  g_assert_cmpint (measure_at_140 (CHECKBIT_MASK_TILE (tile)), ==, height);
  ui_test_destroy (window);
}

/* From right to left the board and the value end at the same edge. */
static void
test_mirrored (Fixture *fixture, gconstpointer data)
{
  GtkWidget *tile = GTK_WIDGET (fixture->tile);
  static const int widths[] = { 100, 126, 141, 200 };

  gtk_widget_set_direction (tile, GTK_TEXT_DIR_RTL);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      graphene_rect_t view, value;
      int height;

      gtk_widget_measure (tile, GTK_ORIENTATION_VERTICAL, widths[i], &height, NULL, NULL, NULL);
      gtk_widget_allocate (tile, widths[i], height, -1, NULL);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_view (fixture)), tile, &view));
      g_assert_true (gtk_widget_compute_bounds (get_value (fixture), tile, &value));
      g_assert_cmpfloat (view.origin.x + view.size.width, ==, value.origin.x + value.size.width);
    }
}

static void
test_tooltip (Fixture *fixture, gconstpointer data)
{
  CheckbitSet *set = checkbit_mask_tile_get_set (fixture->tile);
  g_autofree char *member = checkbit_mask_describe_square (set, fixture->form, 12);
  g_autofree char *other = checkbit_mask_describe_square (set, fixture->form, 63);
  g_autofree char *all = checkbit_mask_describe (set, fixture->form);
  g_autofree char *sentence = g_markup_escape_text (checkbit_set_get_sentence (set), -1);

  g_assert_cmpstr (member, ==, "e2: bit 12, set");
  g_assert_cmpstr (other, ==, "h8: bit 63, clear");
  g_assert_null (checkbit_mask_describe_square (set, fixture->form, CHESS_SQUARE_NONE));
  g_assert_nonnull (strstr (all, sentence));
  g_assert_nonnull (strstr (all, "white_pawns = P"));
}

static void
send_value (CheckbitSentSet *set, ChessBitboard bits)
{
  checkbit_sent_set_store (set, bits, &chess_position_start);
  checkbit_sent_set_announce (set);
}

/* Keys step through the values of a set that was sent; the tile's name contains the value's
 * number. */
static void
test_sent (void)
{
  g_autoptr (CheckbitSentSet) set = checkbit_sent_set_new ("attacks");
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  Fixture fixture = { 0 };

  send_value (set, 1);
  fixture.tile = CHECKBIT_MASK_TILE (checkbit_mask_tile_new (CHECKBIT_SET (set), form));
  gtk_window_set_child (window, GTK_WIDGET (fixture.tile));
  ui_test_show (window);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.tile));
  g_assert_false (ui_test_press (window, GDK_KEY_comma));
  send_value (set, 7);
  assert_name (&fixture, "attacks, 3 squares, 0x0000000000000007");
  g_assert_cmphex (checkbit_bitboard_view_get_changed (get_view (&fixture)), ==, 6);
  g_assert_true (ui_test_press (window, GDK_KEY_comma));
  assert_name (&fixture, "attacks (1 of 2), 1 square, 0x0000000000000001");
  send_value (set, 8);
  assert_name (&fixture, "attacks (1 of 3), 1 square, 0x0000000000000001");
  g_assert_true (ui_test_press (window, GDK_KEY_period));
  g_assert_true (ui_test_press (window, GDK_KEY_period));
  assert_name (&fixture, "attacks, 1 square, 0x0000000000000008");
  ui_test_destroy (window);
  send_value (set, 9);
}

/* A set that was sent is compared with the masks of the position it came with. */
static void
test_sent_likeness (void)
{
  g_autoptr (CheckbitSentSet) set = checkbit_sent_set_new ("mine");
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();
  g_autofree char *none = checkbit_mask_describe (CHECKBIT_SET (set), form);

  g_assert_null (strstr (none, "Equals"));
  send_value (set, 0xff00);
  g_autofree char *equal = checkbit_mask_describe (CHECKBIT_SET (set), form);
  g_assert_nonnull (strstr (equal, "Equals white_pawns."));
  send_value (set, 0xfe00);
  g_autofree char *less = checkbit_mask_describe (CHECKBIT_SET (set), form);
  g_assert_nonnull (strstr (less, "Equals white_pawns but for a2 (missing)"));
}

/* Every mask's description is markup that can be shown, whatever its formula holds. */
static void
test_markup (void)
{
  g_autoptr (CheckbitMaskModel) model = checkbit_mask_model_new ();
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (CheckbitMaskItem) item = g_list_model_get_item (G_LIST_MODEL (model), i);
      g_autofree char *markup = checkbit_mask_describe (CHECKBIT_SET (item), form);
      g_autoptr (GError) error = NULL;

      pango_parse_markup (markup, -1, 0, NULL, NULL, NULL, &error);
      g_assert_no_error (error);
    }
}

typedef struct
{
  ChessBitboard bits;
  const char *text;
} Value;

static const Value values[] = {
  { 0, "0x0000000000000000" },
  { CHESS_ALL_SQUARES, "0xFFFFFFFFFFFFFFFF" },
  { CHESS_BIT (63), "0x8000000000000000" },
  { 0xff00, "0x000000000000FF00" },
  { 0x0123456789abcdef, "0x0123456789ABCDEF" },
};

static void
test_value (gconstpointer data)
{
  const Value *value = data;
  g_autofree char *text = checkbit_mask_tile_value_format (value->bits);

  g_assert_cmpstr (text, ==, value->text);
}

#define ADD(path, func) g_test_add ("/ui/mask-tile/" path, Fixture, NULL, set_up, func, tear_down)

static gboolean
is_described (Fixture *fixture, const char *description)
{
  g_autofree char *other = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (fixture->tile), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);

  return other == NULL;
}

/* What is said while the tile has the focus takes the place of its sentence only for a while. */
static void
test_described (Fixture *fixture, gconstpointer data)
{
  const char *sentence = checkbit_set_get_sentence (checkbit_mask_tile_get_set (fixture->tile));

  g_assert_nonnull (sentence);
  g_assert_true (is_described (fixture, sentence));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->tile));
  checkbit_accessible_announce (GTK_WIDGET (fixture->tile), "Black to move");
  if (!checkbit_accessible_announces ())
    ui_test_wait_for (is_described (fixture, "Black to move"));
  gtk_window_set_focus (fixture->window, NULL);
  g_assert_true (is_described (fixture, sentence));
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("name", test_name);
  ADD ("marks", test_marks);
  ADD ("kept", test_kept);
  ADD ("actions", test_actions);
  ADD ("places", test_places);
  ADD ("sizes", test_sizes);
  ADD ("mirrored", test_mirrored);
  ADD ("tooltip", test_tooltip);
  ADD ("described", test_described);
  g_test_add_func ("/ui/mask-tile/title-room", test_title_room);
  g_test_add_func ("/ui/mask-tile/markup", test_markup);
  g_test_add_func ("/ui/mask-tile/sent-likeness", test_sent_likeness);
  g_test_add_func ("/ui/mask-tile/sent", test_sent);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/mask-tile/value/", values[i].text, NULL);
      g_test_add_data_func (path, &values[i], test_value);
    }
  return g_test_run ();
}

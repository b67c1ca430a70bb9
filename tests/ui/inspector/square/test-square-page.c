/* The inspector's page about one square: it follows the pointer, or stays with one square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "inspector/page-test.h"

#include "game/inspect/mailbox-text.h"
#include "ui/inspector/mask-tile.h"
#include "ui/inspector/square/square-page.h"

typedef struct
{
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GtkWindow *window;
  GtkWidget *page;
} Fixture;

static void
load (Fixture *fixture, const char *fen)
{
  page_test_load (fixture->inspection, fen);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->inspection = checkbit_inspection_new ();
  fixture->layers = checkbit_layers_new ();
  load (fixture, "3rk3/3r4/2n5/3p4/8/1B6/8/3RK3 b - - 0 1");
  fixture->page = checkbit_square_page_new (fixture->inspection, fixture->layers);
  fixture->window = page_test_open (fixture->page, 400, 800);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  page_test_close (fixture->window, fixture->inspection, fixture->layers);
}

static ChessSquare
get_square (Fixture *fixture)
{
  return checkbit_square_page_get_square (CHECKBIT_SQUARE_PAGE (fixture->page));
}

/* The numbers of d5 in the eight layouts: files and ranks counted from the side each begins on. */
static void
test_follow (Fixture *fixture, gconstpointer data)
{
  static const char *const bits[] = { "a1b1\n35", "a1a2\n28", "a8b8\n27", "a8a7\n27",
                                      "h1g1\n36", "h1h2\n36", "h8g8\n28", "h8h7\n35" };

  g_assert_true (ui_test_says (fixture->page, "No square"));
  checkbit_inspection_set_square (fixture->inspection, 35);
  g_assert_true (ui_test_says (fixture->page, "black pawn, light square"));
  g_assert_true (ui_test_says (fixture->page, "White attacks it: rook d1, bishop b3"));
  g_assert_true (ui_test_says (fixture->page, "Black defends it: rook d7; behind: rook d8"));
  for (guint i = 0; i < G_N_ELEMENTS (bits); i++)
    g_assert_true (ui_test_says (fixture->page, bits[i]));

  /* The last square stays while the pointer moves to the page. */
  checkbit_inspection_set_square (fixture->inspection, CHESS_SQUARE_NONE);
  g_assert_cmpuint (get_square (fixture), ==, 35);
  load (fixture, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  g_assert_true (ui_test_says (fixture->page, "empty, light square"));
  g_assert_true (ui_test_says (fixture->page, "Nothing attacks d5."));
}

static gboolean
is_tile (GtkWidget *widget, const char *title)
{
  return CHECKBIT_IS_MASK_TILE (widget)
         && g_str_equal (
             checkbit_set_get_title (checkbit_mask_tile_get_set (CHECKBIT_MASK_TILE (widget))),
             title);
}

/* A set that is kept on the board is that of the position there, also while another page is in
 * sight; it stays with its square then. */
static void
test_out_of_sight (Fixture *fixture, gconstpointer data)
{
  GtkWidget *tile = ui_test_find (fixture->page, is_tile, "White attackers");
  CheckbitSet *set = checkbit_mask_tile_get_set (CHECKBIT_MASK_TILE (tile));

  checkbit_inspection_set_square (fixture->inspection, 35);
  g_assert_true (gtk_widget_activate_action (tile, "tile.keep", NULL));
  g_assert_nonnull (checkbit_layers_find (fixture->layers, set));
  g_assert_cmphex (checkbit_set_get_bits (set), ==, CHESS_BIT (3) | CHESS_BIT (17));

  gtk_widget_set_visible (fixture->page, FALSE);
  checkbit_inspection_set_square (fixture->inspection, 4);
  load (fixture, "3rk3/3r4/2n5/3p4/8/8/8/3RK3 b - - 0 1");
  g_assert_cmphex (checkbit_set_get_bits (set), ==, CHESS_BIT (3));
  gtk_widget_set_visible (fixture->page, TRUE);
  g_assert_cmpuint (get_square (fixture), ==, 4);
}

static void
test_pin (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry = ui_test_find_type (fixture->page, GTK_TYPE_ENTRY);
  GtkWidget *pin = ui_test_find_type (fixture->page, GTK_TYPE_TOGGLE_BUTTON);

  gtk_editable_set_text (GTK_EDITABLE (entry), "c6");
  g_assert_cmpuint (get_square (fixture), ==, 42);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (pin)));
  checkbit_inspection_set_square (fixture->inspection, 3);
  g_assert_cmpuint (get_square (fixture), ==, 42);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (pin), FALSE);
  g_assert_cmpuint (get_square (fixture), ==, 3);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "d1");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (pin), TRUE);
  checkbit_inspection_set_square (fixture->inspection, 4);
  g_assert_cmpuint (get_square (fixture), ==, 3);
}

/* Typing over the text deletes it first, letter by letter; the page must not restore it
 * meanwhile. */
static void
test_write_over (Fixture *fixture, gconstpointer data)
{
  GtkEditable *entry = GTK_EDITABLE (ui_test_find_type (fixture->page, GTK_TYPE_ENTRY));
  int at = 0;

  gtk_editable_set_text (entry, "c6");
  gtk_editable_delete_text (entry, 0, -1);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  gtk_editable_insert_text (entry, "e", 1, &at);
  gtk_editable_insert_text (entry, "5", 1, &at);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "e5");
  g_assert_cmpuint (get_square (fixture), ==, 36);
}

/* Types "e" in place of the square. */
static GtkEditable *
begin_square (Fixture *fixture)
{
  GtkWidget *widget = ui_test_find_type (fixture->page, GTK_TYPE_ENTRY);
  GtkEditable *entry = GTK_EDITABLE (widget);
  int at = 0;

  checkbit_inspection_set_square (fixture->inspection, 35);
  gtk_widget_grab_focus (widget);
  gtk_editable_delete_text (entry, 0, -1);
  gtk_editable_insert_text (entry, "e", 1, &at);
  return entry;
}

/* Nor does it when a move is made meanwhile, or something is pointed at. */
static void
test_write_meanwhile (Fixture *fixture, gconstpointer data)
{
  GtkEditable *entry = begin_square (fixture);
  int at = 1;

  load (fixture, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  checkbit_inspection_set_square (fixture->inspection, 3);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "e");
  gtk_editable_insert_text (entry, "4", 1, &at);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "e4");
  g_assert_cmpuint (get_square (fixture), ==, 28);

  /* What was begun only is not left there. */
  gtk_editable_delete_text (entry, 1, -1);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "e");
  gtk_widget_grab_focus (ui_test_find_type (fixture->page, GTK_TYPE_TOGGLE_BUTTON));
  ui_test_wait_for (g_str_equal (gtk_editable_get_text (entry), "e4"));
  gtk_widget_grab_focus (GTK_WIDGET (entry)); /* and the page goes with that */
  gtk_editable_delete_text (entry, 1, -1);
}

/* Nor while another window is used. */
static void
test_write_elsewhere (Fixture *fixture, gconstpointer data)
{
  GtkEditable *entry = begin_square (fixture);
  int at = 1;

  ui_test_use_another_window (GTK_WINDOW (gtk_widget_get_root (fixture->page)));
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "e");
  gtk_editable_insert_text (entry, "4", 1, &at);
  g_assert_cmpuint (get_square (fixture), ==, 28);
}

/* Whether the entry is marked, for the eye and for a screen reader alike. */
static gboolean
is_wrong (GtkWidget *entry)
{
  GtkAccessibleInvalidState state = gtk_widget_has_css_class (entry, "error")
                                        ? GTK_ACCESSIBLE_INVALID_TRUE
                                        : GTK_ACCESSIBLE_INVALID_FALSE;

  gtk_test_accessible_assert_state (entry, GTK_ACCESSIBLE_STATE_INVALID, state);
  return state == GTK_ACCESSIBLE_INVALID_TRUE;
}

/* An invalid square is marked and changes nothing; the mark goes with it, also where another square
 * is pointed at and written there. */
static void
test_wrong (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry = ui_test_find_type (fixture->page, GTK_TYPE_ENTRY);

  checkbit_inspection_set_square (fixture->inspection, 35);
  gtk_editable_set_text (GTK_EDITABLE (entry), "z9");
  g_assert_true (is_wrong (entry));
  g_assert_cmpuint (get_square (fixture), ==, 35);
  checkbit_inspection_set_square (fixture->inspection, 12);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "e2");
  g_assert_false (is_wrong (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "z9");
  g_assert_true (is_wrong (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "E4");
  g_assert_false (is_wrong (entry));
  g_assert_cmpuint (get_square (fixture), ==, 28);
}

/* The layout in use is marked, not by weight alone. */
static void
test_layout (Fixture *fixture, gconstpointer data)
{
  CheckbitWordForm *form = checkbit_inspection_get_word_form (fixture->inspection);

  checkbit_inspection_set_square (fixture->inspection, 35);
  checkbit_word_form_set_layout (form, CHESS_LAYOUT_H8H7);
  g_assert_cmpuint (checkbit_word_form_get_bit (form, 35), ==, 35);
  g_assert_true (ui_test_says (fixture->page, "h8h7\n35"));
}

/* The board as an array, the square in brackets, in the form and layout that are chosen. */
static void
test_mailbox (Fixture *fixture, gconstpointer data)
{
  CheckbitWordForm *form = checkbit_inspection_get_word_form (fixture->inspection);
  const ChessPosition *position = checkbit_inspection_get_position (fixture->inspection);
  g_autofree char *flat
      = checkbit_mailbox_dup_text (position, CHESS_MAILBOX_64, CHESS_LAYOUT_A8B8, 35);
  g_autofree char *x88
      = checkbit_mailbox_dup_text (position, CHESS_MAILBOX_0X88, CHESS_LAYOUT_A8B8, 35);

  checkbit_inspection_set_square (fixture->inspection, 35);
  g_assert_true (
      ui_test_says (fixture->page, "board[4][3] · board[35] · 0x88: 67 = 0x43 · 10×12: 64"));
  checkbit_word_form_set_layout (form, CHESS_LAYOUT_A8B8);
  g_assert_true (
      ui_test_says (fixture->page, "board[3][3] · board[27] · 0x88: 51 = 0x33 · 10×12: 54"));
  g_assert_true (ui_test_says (fixture->page, flat));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_test_find_type (fixture->page, GTK_TYPE_DROP_DOWN)),
                              CHESS_MAILBOX_0X88);
  g_assert_true (ui_test_says (fixture->page, x88));
}

static void
test_widths (Fixture *fixture, gconstpointer data)
{
  int minimum;

  checkbit_inspection_set_square (fixture->inspection, 35);
  gtk_widget_measure (fixture->page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_test_message ("at least %d pixels wide", minimum);
  g_assert_cmpint (minimum, <=, 360);
}

#define ADD(path, test) g_test_add ("/ui/square-page/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("follow", test_follow);
  ADD ("out-of-sight", test_out_of_sight);
  ADD ("pin", test_pin);
  ADD ("write-over", test_write_over);
  ADD ("write-meanwhile", test_write_meanwhile);
  ADD ("write-elsewhere", test_write_elsewhere);
  ADD ("wrong", test_wrong);
  ADD ("layout", test_layout);
  ADD ("mailbox", test_mailbox);
  ADD ("widths", test_widths);
  return g_test_run ();
}

/* The page about a look-up: what it follows and previews, editing the occupied squares, its steps,
 * and pasted numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "inspector/page-test.h"

#include <string.h>

#include "ui/inspector/magic/magic-lookup.h"
#include "ui/inspector/magic/magic-own.h"
#include "ui/inspector/magic/magic-page.h"
#include "ui/inspector/magic/magic-row.h"
#include "ui/inspector/set-board.h"

#define E4 28

typedef struct
{
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GtkWindow *window;
  CheckbitMagicPage *page;
  CheckbitMagicModel *model;
  CheckbitMagicLookup *lookup;
  CheckbitMagicOwn *own;
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
  load (fixture, PAGE_TEST_START);
  fixture->page
      = CHECKBIT_MAGIC_PAGE (checkbit_magic_page_new (fixture->inspection, fixture->layers));
  fixture->model = checkbit_magic_page_get_model (fixture->page);
  fixture->lookup = CHECKBIT_MAGIC_LOOKUP (checkbit_magic_page_get_lookup (fixture->page));
  fixture->own = CHECKBIT_MAGIC_OWN (checkbit_magic_page_get_own (fixture->page));
  fixture->window = page_test_open (GTK_WIDGET (fixture->page), 360, 700);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  page_test_close (fixture->window, fixture->inspection, fixture->layers);
}

static CheckbitSet *
get_preview (Fixture *fixture)
{
  return checkbit_layers_get_preview (fixture->layers, CHECKBIT_PREVIEW_VIEW);
}

static void
show_view (Fixture *fixture, const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "magic.view", "s", name);
}

/* --- The look-up ---------------------------------------------------------------------------- */

/* A rook on e4 of the start position: 12 squares, from e2 to e7 and the whole rank. */
static void
test_start (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpstr (checkbit_magic_lookup_get_verdict (fixture->lookup), ==,
                   "Equal: magic number, PEXT and rays all find the same 12 squares.");
  g_assert_cmphex (checkbit_set_get_bits (get_preview (fixture)), ==, 0x00101010ef101000);
  g_assert_cmpstr (checkbit_set_get_title (get_preview (fixture)), ==, "Looked-up attacks");
  g_assert_cmpstr (checkbit_magic_row_get_label (
                       ui_test_find_shown (GTK_WIDGET (fixture->lookup), CHECKBIT_TYPE_MAGIC_ROW)),
                   ==, "Relevant mask, 0x001010106E101000");
}

/* The selection on the board determines the look-up, and the drop-down follows. */
static void
test_select (Fixture *fixture, gconstpointer data)
{
  GtkDropDown *square = ui_test_find_shown (GTK_WIDGET (fixture->page), GTK_TYPE_DROP_DOWN);

  checkbit_inspection_set_selection (fixture->inspection, 1 << 2);
  g_assert_cmpuint (gtk_drop_down_get_selected (square), ==, 2);
  g_assert_cmpint (checkbit_magic_model_get_piece (fixture->model), ==, CHESS_BISHOP);
  g_assert_cmphex (checkbit_set_get_bits (get_preview (fixture)), ==, 0x0a00);
  gtk_drop_down_set_selected (square, 63);
  g_assert_cmpuint (checkbit_magic_model_get_square (fixture->model), ==, 63);
  g_assert_false (checkbit_magic_model_follows (fixture->model));
  /* From h8 only g7. */
  g_assert_cmphex (checkbit_set_get_bits (get_preview (fixture)), ==, 0x0040000000000000);
}

static int
get_bottom (GtkWidget *widget, GtkWidget *root)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  return (int) (bounds.origin.y + bounds.size.height);
}

/* Every text of a row, and its board, has the height that it needs and is inside the row. */
static void
test_rows (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = ui_test_find_shown (GTK_WIDGET (fixture->lookup), CHECKBIT_TYPE_MAGIC_ROW);
  guint n = 0;

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *box = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));
      GtkWidget *texts = gtk_widget_get_first_child (box);
      GtkWidget *board = gtk_widget_get_last_child (box);

      g_assert_cmpint (get_bottom (gtk_widget_get_last_child (texts), row), <=,
                       gtk_widget_get_height (row));
      if (gtk_widget_get_visible (board))
        g_assert_cmpint (gtk_widget_get_height (board), ==, gtk_widget_get_width (board));
      n++;
    }
  g_assert_cmpuint (n, >=, 4);
}

static void
test_steps (Fixture *fixture, gconstpointer data)
{
  GtkWidget *back = ui_test_find_button (GTK_WIDGET (fixture->lookup), "Back One Step");
  GtkWidget *step = ui_test_find_button (GTK_WIDGET (fixture->lookup), "One Step");

  g_assert_cmpint (checkbit_magic_lookup_get_step (fixture->lookup), ==,
                   CHECKBIT_MAGIC_LINE_ATTACKS);
  for (guint i = 0; i < 6; i++)
    g_signal_emit_by_name (back, "clicked");
  g_assert_cmpint (checkbit_magic_lookup_get_step (fixture->lookup), ==, CHECKBIT_MAGIC_LINE_MASK);
  g_assert_false (gtk_widget_get_sensitive (back));
  g_assert_cmphex (checkbit_set_get_bits (get_preview (fixture)), ==, 0x001010106e101000);
  for (guint i = 0; i < 13; i++)
    g_signal_emit_by_name (step, "clicked");
  g_assert_false (gtk_widget_get_sensitive (step));
  g_assert_cmpstr (checkbit_set_get_title (get_preview (fixture)), ==, "All rays");
  /* A number is not a set. */
  checkbit_magic_lookup_set_step (fixture->lookup, CHECKBIT_MAGIC_LINE_SHIFT);
  g_assert_cmphex (checkbit_set_get_bits (get_preview (fixture)), ==, 0);
}

/* Another blocker by keyboard, and back to the position. */
static void
test_edit (Fixture *fixture, gconstpointer data)
{
  CheckbitSetBoard *board
      = ui_test_find_shown (GTK_WIDGET (fixture->lookup), CHECKBIT_TYPE_SET_BOARD);
  GtkWidget *revert;

  g_assert_cmphex (checkbit_set_board_get_bits (board), ==, 0xffff00000000ffff);
  gtk_widget_grab_focus (checkbit_set_board_get_cell (board, E4));
  ui_test_press (fixture->window, GDK_KEY_Right);
  ui_test_press (fixture->window, GDK_KEY_space);
  g_assert_cmphex (checkbit_set_board_get_bits (board), ==, 0xffff00002000ffff);
  g_assert_cmphex (checkbit_set_get_bits (get_preview (fixture)), ==, 0x001010102f101000);
  revert = ui_test_find_button (GTK_WIDGET (fixture->lookup), "Back to Live");
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (revert)));
  g_signal_emit_by_name (revert, "clicked");
  g_assert_cmphex (checkbit_set_board_get_bits (board), ==, 0xffff00000000ffff);
}

/* While hidden it follows nothing and shows nothing on the board; it catches up when shown
 * again. */
static void
test_hidden (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), FALSE);
  g_assert_null (get_preview (fixture));
  load (fixture, "4k3/8/8/8/8/8/8/K7 w - - 0 1");
  g_assert_cmphex (checkbit_magic_model_get_live (fixture->model), ==, 0xffff00000000ffff);
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), TRUE);
  g_assert_cmphex (checkbit_set_get_bits (get_preview (fixture)), ==, 0x10101010ef101010);
}

/* --- Numbers of one's own ------------------------------------------------------------------- */

static void
wait_for_trial (Fixture *fixture)
{
  CheckbitMagicTrial *trial = checkbit_magic_own_get_trial (fixture->own);

  ui_test_wait_for (checkbit_magic_trial_get_n_done (trial) == checkbit_magic_trial_get_n (trial));
}

/* A published number for a bishop on a1, in several forms of writing; one bit off it fails. */
static void
test_one_number (Fixture *fixture, gconstpointer data)
{
  static const char *const good[] = { "0x0002020202020200ULL", "UINT64_C(0x2020202020200)",
                                      "565157600297472", "0x2_0202_0202_0200u64" };

  show_view (fixture, "own");
  checkbit_magic_model_set_piece (fixture->model, CHESS_BISHOP);
  checkbit_magic_model_set_square (fixture->model, 0);
  g_assert_null (checkbit_magic_own_get_report (fixture->own));
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      checkbit_magic_own_set_text (fixture->own, good[i]);
      wait_for_trial (fixture);
      g_assert_null (checkbit_magic_own_get_error (fixture->own));
      g_assert_null (checkbit_magic_own_get_summary (fixture->own));
      g_assert_true (g_str_has_prefix (checkbit_magic_own_get_report (fixture->own),
                                       "Valid for the bishop on a1."));
    }
  checkbit_magic_own_set_text (fixture->own, "0x0002020202020000");
  wait_for_trial (fixture);
  g_assert_true (g_str_has_prefix (checkbit_magic_own_get_report (fixture->own),
                                   "Not valid for the bishop on a1."));
}

static void
test_errors (Fixture *fixture, gconstpointer data)
{
  show_view (fixture, "own");
  checkbit_magic_own_set_text (fixture->own, "0x12345678123456781");
  g_assert_cmpstr (checkbit_magic_own_get_error (fixture->own), ==,
                   "“0x12345678123456781” has more than 64 bits (column 1)");
  g_assert_null (checkbit_magic_own_get_report (fixture->own));
  checkbit_magic_own_set_text (fixture->own, "");
  g_assert_null (checkbit_magic_own_get_error (fixture->own));
}

/* Checkbit's own table passes; with one number spoilt its square is found, and the collision can be
 * looked up. */
static void
test_table (Fixture *fixture, gconstpointer data)
{
  GtkWidget *look_up;

  show_view (fixture, "own");
  gtk_widget_activate_action (GTK_WIDGET (fixture->own), "own.example", NULL);
  wait_for_trial (fixture);
  g_assert_cmpuint (checkbit_magic_model_get_n_numbers (fixture->model), ==, 64);
  g_assert_cmpstr (checkbit_magic_own_get_summary (fixture->own), ==, "All 64 numbers are valid.");

  guint64 numbers[CHESS_N_SQUARES];
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    numbers[square] = chess_magic_own (CHESS_ROOK, square).number;
  numbers[E4] = 0;
  checkbit_magic_model_set_numbers (fixture->model, numbers, CHESS_N_SQUARES);
  wait_for_trial (fixture);
  g_assert_cmpstr (checkbit_magic_own_get_summary (fixture->own), ==,
                   "63 of 64 numbers are valid; the squares of the others are outlined.");
  g_assert_true (g_str_has_prefix (checkbit_magic_own_get_report (fixture->own),
                                   "Not valid for the rook on e4."));

  look_up = ui_test_find_button (GTK_WIDGET (fixture->own), "Look Up the Second");
  g_signal_emit_by_name (look_up, "clicked");
  ui_test_wait_for (gtk_widget_get_mapped (GTK_WIDGET (fixture->lookup)));
  /* The first set after the empty one: the lowest square of the mask, e2. */
  g_assert_cmphex (checkbit_magic_model_get_occupied (fixture->model), ==, 0x1000);
  g_assert_true (
      g_str_has_prefix (checkbit_magic_lookup_get_verdict (fixture->lookup), "Not equal"));
}

/* It needs the same width at any height: lower than all of it, GTK 4.18 warned. */
static void
test_width (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  int least, natural, least_height;

  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  gtk_widget_measure (page, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  for (int height = least_height; height <= 800; height += 2)
    {
      int least_then, natural_then;

      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, height, &least_then, &natural_then,
                          NULL, NULL);
      g_assert_cmpint (least_then, ==, least);
      g_assert_cmpint (natural_then, ==, natural);
    }
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  ADD ("/magic-page/start", test_start);
  ADD ("/magic-page/select", test_select);
  ADD ("/magic-page/rows", test_rows);
  ADD ("/magic-page/steps", test_steps);
  ADD ("/magic-page/edit", test_edit);
  ADD ("/magic-page/hidden", test_hidden);
  ADD ("/magic-page/one-number", test_one_number);
  ADD ("/magic-page/errors", test_errors);
  ADD ("/magic-page/table", test_table);
  ADD ("/magic-page/width", test_width);
  return g_test_run ();
}

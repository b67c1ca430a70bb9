/* The page about one set: it follows a live set, edits a copy, steps through scans and tables, and
 * leaves nothing behind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "chess/table-kind.h"
#include "chess/fen.h"
#include "game/inspect/bridge.h"
#include "game/inspect/sent-set.h"
#include "ui/base/copy-button.h"
#include "ui/inspector/sets/scan-stepper.h"
#include "ui/inspector/set-board.h"
#include "ui/inspector/sets/set-combine.h"
#include "ui/inspector/sets/set-detail.h"
#include "ui/inspector/sets/set-page.h"
#include "ui/inspector/set-square.h"
#include "ui/inspector/sets/table-finding.h"
#include "ui/inspector/sets/table-stepper.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define AFTER_E4 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"

typedef struct
{
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GtkWindow *window;
  CheckbitSetPage *page;
} Fixture;

static void
load (Fixture *fixture, const char *fen)
{
  CheckbitMoment moment = { .repetitions = 1 };
  ChessFenError error;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &moment.position, &error));
  checkbit_inspection_set_moment (fixture->inspection, &moment, FALSE);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->inspection = checkbit_inspection_new ();
  fixture->layers = checkbit_layers_new ();
  load (fixture, START);
  fixture->page = CHECKBIT_SET_PAGE (checkbit_set_page_new (fixture->inspection, fixture->layers));
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 400, 900);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->page));
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->page;

  g_object_add_weak_pointer (G_OBJECT (fixture->page), &weak);
  ui_test_destroy (fixture->window);
  g_assert_null (weak);
  g_assert_null (checkbit_layers_get_preview (fixture->layers, CHECKBIT_PREVIEW_VIEW));
  /* The page has no listeners left. */
  load (fixture, AFTER_E4);
  checkbit_inspection_set_subject (fixture->inspection, NULL);
  g_assert_finalize_object (fixture->layers);
  g_assert_finalize_object (fixture->inspection);
}

/* --- Finding things ------------------------------------------------------------------------- */

/* The first widget of a type that is shown. */
static gpointer
find (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && gtk_widget_get_mapped (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gpointer found = find (child, type);
      if (found != NULL)
        return found;
    }
  return NULL;
}

#define FIND(fixture, type) find (GTK_WIDGET ((fixture)->page), type)

static CheckbitSetBoard *
get_board (Fixture *fixture)
{
  return FIND (fixture, CHECKBIT_TYPE_SET_BOARD);
}

static CheckbitSet *
get_mask (Fixture *fixture, const char *id)
{
  return CHECKBIT_SET (
      checkbit_mask_model_find (checkbit_inspection_get_masks (fixture->inspection), id));
}

static void
open_mask (Fixture *fixture, const char *id)
{
  checkbit_inspection_set_subject (fixture->inspection, get_mask (fixture, id));
  ui_test_wait_for (get_board (fixture) != NULL);
}

static void
show_view (Fixture *fixture, const char *name, GType type)
{
  checkbit_set_page_show_view (fixture->page, name);
  ui_test_wait_for (FIND (fixture, type) != NULL);
}

static gboolean
has_label (GtkWidget *root, const char *text)
{
  if (!gtk_widget_get_mapped (root))
    return FALSE;
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

static void
assert_says (Fixture *fixture, const char *text)
{
  if (!has_label (GTK_WIDGET (fixture->page), text))
    g_error ("The page does not say “%s”.", text);
}

/* The shown label with a text in it; NULL for none. */
static GtkLabel *
find_label (GtkWidget *root, const char *text)
{
  GtkLabel *found = NULL;

  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), text) != NULL)
    return GTK_LABEL (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* A line of a label runs from left to right, though the language does not. */
static void
assert_ltr (Fixture *fixture, const char *line)
{
  GtkLabel *label = find_label (GTK_WIDGET (fixture->page), line);
  PangoRectangle first, last;
  PangoLayout *layout;
  int start;

  g_assert_nonnull (label);
  gtk_widget_set_direction (GTK_WIDGET (label), GTK_TEXT_DIR_RTL);
  ui_test_wait_for (gtk_widget_get_width (GTK_WIDGET (label)) > 100);
  layout = gtk_label_get_layout (label);
  start = (int) (strstr (pango_layout_get_text (layout), line) - pango_layout_get_text (layout));
  pango_layout_index_to_pos (layout, start, &first);
  pango_layout_index_to_pos (layout, start + (int) strlen (line) - 1, &last);
  g_assert_cmpint (first.y, ==, last.y);
  g_assert_cmpint (first.x, <, last.x);
}

static void
assert_bits (Fixture *fixture, ChessBitboard bits)
{
  g_assert_cmphex (checkbit_set_board_get_bits (get_board (fixture)), ==, bits);
}

static const char *
get_cell_name (Fixture *fixture, ChessSquare square)
{
  return checkbit_set_square_get_label (
      CHECKBIT_SET_SQUARE (checkbit_set_board_get_cell (get_board (fixture), square)));
}

static void
click (Fixture *fixture, const char *label)
{
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->page), label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* --- The set -------------------------------------------------------------------------------- */

static void
test_empty (Fixture *fixture, gconstpointer data)
{
  assert_says (fixture, "No Set Selected");
  show_view (fixture, "table", CHECKBIT_TYPE_TABLE_STEPPER);
  assert_says (fixture, "No Table");
  open_mask (fixture, "white_pawns");
  g_assert_cmpstr (checkbit_set_page_get_view (fixture->page), ==, "set");
  checkbit_inspection_set_subject (fixture->inspection, NULL);
  g_assert_null (get_board (fixture));
}

static void
test_live (Fixture *fixture, gconstpointer data)
{
  open_mask (fixture, "white_pawns");
  assert_bits (fixture, 0xff00);
  assert_says (fixture, "White pawns");
  assert_says (fixture, "0x000000000000FF00");
  assert_says (fixture, "8 of 64");
  assert_says (fixture, "a2 (bit 8)");
  assert_says (fixture, "h2 (bit 15)");
  assert_says (fixture, "a2 b2 c2 d2 e2 f2 g2 h2");
  g_assert_cmpstr (get_cell_name (fixture, 12), ==, "e2, bit 12, set");
  g_assert_cmpstr (get_cell_name (fixture, 28), ==, "e4, bit 28, clear");

  load (fixture, AFTER_E4);
  assert_bits (fixture, 0x1000ef00);
  g_assert_cmpstr (get_cell_name (fixture, 28), ==, "e4, bit 28, set");
}

/* Another layout changes numbers and words, never the squares. */
static void
test_layout (Fixture *fixture, gconstpointer data)
{
  open_mask (fixture, "white_king");
  assert_says (fixture, "0x0000000000000010");
  checkbit_word_form_set_layout (checkbit_inspection_get_word_form (fixture->inspection),
                                 CHESS_LAYOUT_A8B8);
  assert_bits (fixture, 0x10);
  assert_says (fixture, "0x1000000000000000");
  assert_says (fixture, "e1 (bit 60)");
  g_assert_cmpstr (get_cell_name (fixture, 4), ==, "e1, bit 60, set");
}

static void
test_edit (Fixture *fixture, gconstpointer data)
{
  open_mask (fixture, "white_pawns");
  gtk_widget_grab_focus (checkbit_set_board_get_cell (get_board (fixture), 28));
  g_assert_true (ui_test_press (fixture->window, GDK_KEY_space));
  assert_bits (fixture, 0x1000ff00);
  assert_says (fixture, "Edited copy of White pawns");
  assert_says (fixture, "e4 was added.");
  assert_says (fixture, "white_pawns ^ e4");
  load (fixture, AFTER_E4); /* in which that would be another set */
  assert_bits (fixture, 0x1000ff00);
  g_assert_false (has_label (GTK_WIDGET (fixture->page), "white_pawns ^ e4"));
  load (fixture, START);
  assert_says (fixture, "white_pawns ^ e4");
  g_assert_cmphex (checkbit_set_get_bits (get_mask (fixture, "white_pawns")), ==, 0xff00);

  click (fixture, "Undo the Edit");
  assert_bits (fixture, 0xff00);
  g_assert_false (has_label (GTK_WIDGET (fixture->page), "Edited copy"));
  click (fixture, "Redo the Edit");
  assert_bits (fixture, 0x1000ff00);
  click (fixture, "Live Set");
  assert_bits (fixture, 0xff00);
}

/* Arrow keys move over the squares, and the current one is announced. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  open_mask (fixture, "white_pawns");
  gtk_widget_grab_focus (checkbit_set_board_get_cell (get_board (fixture), 0));
  gtk_widget_child_focus (GTK_WIDGET (get_board (fixture)), GTK_DIR_UP);
  gtk_widget_child_focus (GTK_WIDGET (get_board (fixture)), GTK_DIR_RIGHT);
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == checkbit_set_board_get_cell (get_board (fixture), 9));
  g_assert_cmpuint (checkbit_inspection_get_square (fixture->inspection), ==, 9);
  g_assert_true (ui_test_press (fixture->window, GDK_KEY_End));
  g_assert_cmpuint (checkbit_inspection_get_square (fixture->inspection), ==, 15);
}

static void
test_raw_shift (Fixture *fixture, gconstpointer data)
{
  open_mask (fixture, "white_pawns");
  click (fixture, "<<");
  assert_bits (fixture, 0x1fe00);
  assert_says (fixture, "h2 → a3");
  g_assert_cmpstr (get_cell_name (fixture, 16), ==, "a3, bit 16, set, wrapped");
  click (fixture, "Undo the Edit");
  click (fixture, "→");
  assert_bits (fixture, 0xfe00);
  assert_says (fixture, "1 square left the board.");
  g_assert_cmpstr (get_cell_name (fixture, 16), ==, "a3, bit 16, clear");
}

/* The description of an edit gets a height at every width: GTK warns if it is below the minimum. */
static void
test_edited_width (Fixture *fixture, gconstpointer data)
{
  GtkWidget *clamp;

  open_mask (fixture, "white_pawns");
  click (fixture, "<<");
  clamp = find (FIND (fixture, CHECKBIT_TYPE_SET_DETAIL), ADW_TYPE_CLAMP);
  for (int width = 300; width <= 640; width += 10)
    {
      int minimum, natural;

      gtk_widget_measure (clamp, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
      g_assert_cmpint (minimum, <=, natural);
    }
}

static void
test_keep (Fixture *fixture, gconstpointer data)
{
  GtkWidget *detail;

  open_mask (fixture, "white_pawns");
  detail = FIND (fixture, CHECKBIT_TYPE_SET_DETAIL);
  gtk_widget_activate_action (detail, "set.show", NULL);
  g_assert_nonnull (checkbit_layers_find (fixture->layers, get_mask (fixture, "white_pawns")));
  gtk_widget_activate_action (detail, "set.show", NULL);
  g_assert_null (checkbit_layers_find (fixture->layers, get_mask (fixture, "white_pawns")));
}

static void
test_combine (Fixture *fixture, gconstpointer data)
{
  CheckbitSetCombine *combine;

  open_mask (fixture, "white_pawns");
  combine = FIND (fixture, CHECKBIT_TYPE_SET_COMBINE);
  checkbit_set_combine_choose (combine, CHECKBIT_COMBINATION_AND_NOT);
  checkbit_set_combine_write (combine, "file_e | file_f");
  g_assert_cmphex (checkbit_set_combine_get_result (combine), ==, 0xcf00);
  assert_bits (fixture, 0xff00);
  checkbit_set_combine_write (combine, "file_e |");
  g_assert_cmphex (checkbit_set_combine_get_result (combine), ==, 0xff00);
  g_assert_true (checkbit_set_combine_choose_set (combine, get_mask (fixture, "occupied")));
  assert_says (fixture, "Missing here: a1 b1 c1 d1 e1 f1 g1 h1 a7");
  checkbit_set_combine_choose (combine, CHECKBIT_COMBINATION_XOR);
  g_assert_cmphex (checkbit_set_combine_get_result (combine), ==, 0xffff0000000000ff);
  load (fixture, AFTER_E4);
  g_assert_cmphex (checkbit_set_combine_get_result (combine), ==, 0xffff0000000000ff);
  g_signal_emit_by_name (combine, "combine", (guint) CHECKBIT_COMBINATION_XOR,
                         get_mask (fixture, "occupied"));
  assert_bits (fixture, 0xffff0000000000ff);
  assert_says (fixture, "white_pawns ^ occupied");
}

static void
send_value (Fixture *fixture, const char *value)
{
  const char *values[] = { value, NULL };

  g_assert_true (checkbit_bridge_show (fixture->inspection, "attacks", values, NULL, NULL));
  checkbit_bridge_flush (fixture->inspection);
}

static GtkWidget *
find_button (Fixture *fixture, const char *label)
{
  return ui_test_find_button (GTK_WIDGET (fixture->page), label);
}

/* The values sent under a name can be stepped through; a new one does not replace the one being
 * viewed. */
static void
test_sent_values (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitSet) set = NULL;

  send_value (fixture, "0x1");
  set = g_list_model_get_item (
      G_LIST_MODEL (checkbit_inspection_get_pushed (fixture->inspection)), 0);
  checkbit_inspection_set_subject (fixture->inspection, set);
  ui_test_wait_for (get_board (fixture) != NULL);
  g_assert_false (gtk_widget_get_mapped (find_button (fixture, "Value Before (,)")));
  load (fixture, AFTER_E4);
  send_value (fixture, "0x3");
  send_value (fixture, "0x6");
  assert_bits (fixture, 6);
  assert_says (fixture, "3 of 3");
  assert_says (fixture, "Set since the previous value: c1. Cleared: a1.");
  g_assert_false (gtk_widget_get_sensitive (find_button (fixture, "Next Value (.)")));
  g_assert_false (has_label (GTK_WIDGET (fixture->page), "Its Position"));
  click (fixture, "Value Before (,)");
  assert_bits (fixture, 3);
  send_value (fixture, "0x7");
  assert_bits (fixture, 3);
  assert_says (fixture, "2 of 4");

  gtk_widget_grab_focus (checkbit_set_board_get_cell (get_board (fixture), 0));
  g_assert_true (ui_test_press (fixture->window, GDK_KEY_comma));
  assert_bits (fixture, 1);
  assert_says (fixture, "1 of 4");
  assert_says (fixture, "Its Position");
  load (fixture, START);
  g_assert_false (has_label (GTK_WIDGET (fixture->page), "Its Position"));
  g_assert_true (ui_test_press (fixture->window, GDK_KEY_period));
  assert_bits (fixture, 3);
  click (fixture, "Newest Value");
  assert_bits (fixture, 7);
  open_mask (fixture, "white_pawns");
  g_assert_false (has_label (GTK_WIDGET (fixture->page), "of 4"));
}

/* A set sent by a program can be chosen as soon as it arrives. */
static void
test_combine_pushed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitSet) sent = checkbit_set_new ("sent", 0x8100);
  CheckbitSetCombine *combine;

  open_mask (fixture, "white_pawns");
  combine = FIND (fixture, CHECKBIT_TYPE_SET_COMBINE);
  g_assert_false (checkbit_set_combine_choose_set (combine, sent));
  g_list_store_append (checkbit_inspection_get_pushed (fixture->inspection), sent);
  g_assert_true (checkbit_set_combine_choose_set (combine, sent));
  g_assert_cmphex (checkbit_set_combine_get_result (combine), ==, 0x8100);
  checkbit_set_set_bits (sent, 0x100, 0);
  g_assert_cmphex (checkbit_set_combine_get_result (combine), ==, 0x100);
}

static void
count_copies (GtkWidget *root, guint *n)
{
  if (CHECKBIT_IS_COPY_BUTTON (root) && gtk_widget_get_sensitive (root))
    ++*n;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_copies (child, n);
}

/* Seven facts, and with the forms unfolded 17 more, each with something to copy. */
static void
test_copies (Fixture *fixture, gconstpointer data)
{
  guint n = 0;

  open_mask (fixture, "white_pawns");
  count_copies (GTK_WIDGET (fixture->page), &n);
  g_assert_cmpuint (n, ==, 7);
  adw_expander_row_set_expanded (FIND (fixture, ADW_TYPE_EXPANDER_ROW), TRUE);
  n = 0;
  count_copies (GTK_WIDGET (fixture->page), &n);
  g_assert_cmpuint (n, ==, 7 + 17);
}

/* A board and a word in binary are not mirrored in Arabic, where nothing in them says which way
 * they run. */
static void
test_direction (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitSet) set = checkbit_set_new ("corner", 1);

  checkbit_inspection_set_subject (fixture->inspection, set);
  ui_test_wait_for (get_board (fixture) != NULL);
  adw_expander_row_set_expanded (FIND (fixture, ADW_TYPE_EXPANDER_ROW), TRUE);
  ui_test_wait_for (find_label (GTK_WIDGET (fixture->page), "1 . . . . . . .") != NULL);
  assert_ltr (fixture, "1 . . . . . . .");
  show_view (fixture, "scan", CHECKBIT_TYPE_SCAN_STEPPER);
  assert_ltr (fixture, "00000000 00000000"); /* the first line */
  assert_ltr (fixture, "00000000 00000001"); /* the second one */
  checkbit_inspection_set_subject (fixture->inspection, NULL);
}

/* The inspector's panel may be as narrow as this. */
static void
test_width (Fixture *fixture, gconstpointer data)
{
  static const char *const views[] = { "set", "scan", "table" };
  int minimum;

  open_mask (fixture, "white_pawns");
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      checkbit_set_page_show_view (fixture->page, views[i]);
      gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                          NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 280);
    }
}

/* --- The scan ------------------------------------------------------------------------------- */

static CheckbitScanStepper *
show_scan (Fixture *fixture, const char *id)
{
  open_mask (fixture, id);
  show_view (fixture, "scan", CHECKBIT_TYPE_SCAN_STEPPER);
  return FIND (fixture, CHECKBIT_TYPE_SCAN_STEPPER);
}

static ChessBitboard
get_preview (Fixture *fixture)
{
  CheckbitSet *set = checkbit_layers_get_preview (fixture->layers, CHECKBIT_PREVIEW_VIEW);

  return set != NULL ? checkbit_set_get_bits (set) : CHESS_NO_SQUARES;
}

static void
act (CheckbitScanStepper *stepper, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (stepper), action, NULL);
}

static void
test_scan (Fixture *fixture, gconstpointer data)
{
  CheckbitScanStepper *stepper = show_scan (fixture, "white_rooks");

  assert_says (fixture, "Step 1 of 2: a1 (bit 0) is popped, 1 square is left.");
  g_assert_cmphex (get_preview (fixture), ==, 0x1);
  act (stepper, "scan.step");
  assert_says (fixture, "Step 2 of 2: h1 (bit 7) is popped, 0 squares are left.");
  assert_says (fixture, "uint64_t bit = x & negated;");
  assert_says (fixture, "0xFFFFFFFFFFFFFF80"); /* -x of 0x80 */
  assert_says (fixture, "7 (h1)");
  g_assert_cmphex (get_preview (fixture), ==, 0x80);
  act (stepper, "scan.step");
  assert_says (fixture, "x is 0: the loop ends after 2 steps.");
  gtk_test_accessible_assert_property (ui_test_find_type (GTK_WIDGET (stepper), GTK_TYPE_SCALE),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "x is 0: the loop ends after 2 steps.");
  g_assert_cmphex (get_preview (fixture), ==, 0);
  act (stepper, "scan.back");
  g_assert_cmphex (get_preview (fixture), ==, 0x80);
  act (stepper, "scan.start");
  g_assert_cmphex (get_preview (fixture), ==, 0x1);
  act (stepper, "scan.end");
  g_assert_cmpuint (checkbit_scan_stepper_get_run (stepper)->place, ==, 2);
}

static void
test_scan_highest (Fixture *fixture, gconstpointer data)
{
  CheckbitScanStepper *stepper = show_scan (fixture, "white_rooks");

  act (stepper, "scan.step");
  checkbit_scan_stepper_set_order (stepper, CHESS_SCAN_MSB);
  assert_says (fixture, "Step 1 of 2: h1 (bit 7) is popped, 1 square is left.");
  assert_says (fixture, "s |= s >> 32;");
  assert_says (fixture, "0x00000000000000FF"); /* 0x81 smeared */
  g_assert_cmphex (get_preview (fixture), ==, 0x80);
}

/* The empty set has a message; a changed live set restarts the scan; leaving the page removes its
 * square from the board. */
static void
test_scan_follows (Fixture *fixture, gconstpointer data)
{
  CheckbitScanStepper *stepper = show_scan (fixture, "checkers");

  assert_says (fixture, "The set is empty: x is 0, and the loop ends before its first step.");
  g_assert_cmphex (get_preview (fixture), ==, 0);
  open_mask (fixture, "white_pawns");
  act (stepper, "scan.step");
  g_assert_cmphex (get_preview (fixture), ==, 0x200);
  load (fixture, AFTER_E4);
  g_assert_cmphex (get_preview (fixture), ==, 0x100);
  checkbit_set_page_show_view (fixture->page, "set");
  ui_test_wait_for (get_preview (fixture) == 0);
}

static void
test_scan_plays (Fixture *fixture, gconstpointer data)
{
  CheckbitScanStepper *stepper = show_scan (fixture, "white_rooks");

  checkbit_scan_stepper_set_speed (stepper, 10);
  act (stepper, "scan.play");
  g_assert_true (checkbit_scan_stepper_get_playing (stepper));
  ui_test_wait_for (!checkbit_scan_stepper_get_playing (stepper));
  g_assert_cmpuint (checkbit_scan_stepper_get_run (stepper)->place, ==, 2);
  /* At the end it restarts, and a manual step stops it. */
  act (stepper, "scan.play");
  g_assert_cmpuint (checkbit_scan_stepper_get_run (stepper)->place, ==, 0);
  act (stepper, "scan.step");
  g_assert_false (checkbit_scan_stepper_get_playing (stepper));
  /* Leaving it stops it as well. */
  act (stepper, "scan.play");
  checkbit_set_page_show_view (fixture->page, "set");
  ui_test_wait_for (!checkbit_scan_stepper_get_playing (stepper));
}

/* A set that is no known mask is compared with all masks of the position, and with those of later
 * positions. */
static void
test_likeness (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitSet) set = checkbit_set_new ("mine", 0xFE00);

  checkbit_inspection_set_subject (fixture->inspection, set);
  assert_says (fixture, "Equals white_pawns but for a2 (missing).");
  checkbit_set_set_bits (set, 0xFF00, 0);
  assert_says (fixture, "Equals white_pawns.");
  load (fixture, AFTER_E4);
  assert_says (fixture, "Equals white_pawns but for e4 (missing) and e2 (extra).");
  open_mask (fixture, "white_pawns");
  g_assert_false (has_label (GTK_WIDGET (fixture->page), "Equals"));
}

/* --- The table ------------------------------------------------------------------------------ */

static void
set_table (Fixture *fixture, ChessTableKind kind, ChessLayout layout, int wrong)
{
  guint64 words[CHESS_N_SQUARES];

  for (guint i = 0; i < CHESS_N_SQUARES; i++)
    words[i]
        = chess_layout_write (layout, chess_table_kind_set (kind, chess_layout_square (layout, i)));
  if (wrong >= 0)
    words[wrong] ^= 1;
  checkbit_inspection_set_table (fixture->inspection, words);
  ui_test_wait_for (FIND (fixture, CHECKBIT_TYPE_TABLE_STEPPER) != NULL);
}

static void
test_table (Fixture *fixture, gconstpointer data)
{
  CheckbitTableStepper *stepper;

  set_table (fixture, CHESS_TABLE_WHITE_PAWN, CHESS_LAYOUT_A8B8, -1);
  g_assert_cmpstr (checkbit_set_page_get_view (fixture->page), ==, "table");
  stepper = FIND (fixture, CHECKBIT_TYPE_TABLE_STEPPER);
  assert_says (fixture, "Black pawn attacks in layout a1b1. Three mirrored readings fit as well.");

  /* Read as a1b1, entry 12 belongs to e2 and contains the captures of a black pawn there: d1 and
   * f1. */
  checkbit_table_stepper_set_index (stepper, 12);
  assert_says (fixture, "Entry 12 of the table is about e2: 2 squares");
  gtk_test_accessible_assert_property (ui_test_find_type (GTK_WIDGET (stepper), GTK_TYPE_SCALE),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Entry 12 of the table is about e2: 2 squares");
  g_assert_cmphex (checkbit_table_stepper_get_bits (stepper), ==, 0x28);
  g_assert_cmphex (get_preview (fixture), ==, 0x28);

  /* Read as a8b8 it belongs to e7, and contains the captures of a white pawn there: d8 and f8. */
  gtk_widget_grab_focus (find_button (fixture, "Use a8b8"));
  click (fixture, "Use a8b8");
  g_assert_nonnull (gtk_window_get_focus (fixture->window));
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window), GTK_WIDGET (stepper)));
  g_assert_cmpint (
      checkbit_word_form_get_layout (checkbit_inspection_get_word_form (fixture->inspection)), ==,
      CHESS_LAYOUT_A8B8);
  g_assert_cmpuint (checkbit_table_stepper_get_square (stepper), ==, 52);
  g_assert_cmphex (checkbit_table_stepper_get_bits (stepper), ==, 0x2800000000000000);
  g_assert_nonnull (ui_test_find_button (GTK_WIDGET (stepper), "a8b8 in use"));
}

static void
paste (Fixture *fixture, const char *text)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);
  g_autoptr (CheckbitPastedGroup) group = checkbit_pasted_group_new_for_reading (reading);

  g_assert_true (
      checkbit_pasted_list_add (checkbit_inspection_get_pasted (fixture->inspection), group));
}

/* Every pasted table can be chosen, whatever its length; one without an entry per square says
 * so. */
static void
test_table_chooser (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("int a[2][64] = {{");
  CheckbitTableStepper *stepper;
  GtkDropDown *chooser;

  for (guint i = 0; i < 128; i++)
    g_string_append_printf (text, i == 64 ? "},{%u," : "%u,", i + 1);
  g_string_append (text, "}}; int b[15] = {");
  for (guint i = 0; i < 15; i++)
    g_string_append_printf (text, "%u,", i + 1000);
  g_string_append (text, "}; int c[200] = {");
  for (guint i = 0; i < 200; i++)
    g_string_append_printf (text, "%u,", i + 2000);
  g_string_append (text, "};");
  paste (fixture, text->str);
  set_table (fixture, CHESS_TABLE_WHITE_PAWN, CHESS_LAYOUT_A8B8, -1);
  stepper = FIND (fixture, CHECKBIT_TYPE_TABLE_STEPPER);
  chooser = FIND (fixture, GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (chooser)), ==, 4);

  gtk_drop_down_set_selected (chooser, 1);
  checkbit_table_stepper_set_index (stepper, 3);
  g_assert_cmphex (checkbit_table_stepper_get_bits (stepper), ==, 68);
  assert_says (fixture, "Entry 3 of the table is about d1: 2 squares");
  gtk_drop_down_set_selected (chooser, 2);
  assert_says (fixture, "Entry 3 of 0 to 14: 8 squares");
  gtk_drop_down_set_selected (chooser, 3);
  checkbit_table_stepper_set_index (stepper, 199);
  g_assert_cmphex (checkbit_table_stepper_get_bits (stepper), ==, 2199);
  g_assert_cmpuint (checkbit_table_stepper_get_square (stepper), ==, CHESS_SQUARE_NONE);
  gtk_drop_down_set_selected (chooser, 0);
  g_assert_cmphex (checkbit_table_stepper_get_bits (stepper), ==, 64);
}

/* A page that is built after the table came shows it. */
static void
test_table_first (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page;

  set_table (fixture, CHESS_TABLE_KNIGHT, CHESS_LAYOUT_A1B1, -1);
  page = g_object_ref_sink (checkbit_set_page_new (fixture->inspection, fixture->layers));
  g_assert_cmpstr (checkbit_set_page_get_view (CHECKBIT_SET_PAGE (page)), ==, "table");
  g_object_unref (page);
  /* The set being viewed comes first. */
  checkbit_inspection_set_subject (fixture->inspection, get_mask (fixture, "white"));
  page = g_object_ref_sink (checkbit_set_page_new (fixture->inspection, fixture->layers));
  g_assert_cmpstr (checkbit_set_page_get_view (CHECKBIT_SET_PAGE (page)), ==, "set");
  g_object_unref (page);
}

/* Entries that are numbered in another layout than bits stay so until another layout is chosen,
 * also while the page is not in sight. */
static void
test_table_mixed (Fixture *fixture, gconstpointer data)
{
  CheckbitWordForm *form = checkbit_inspection_get_word_form (fixture->inspection);
  CheckbitTableStepper *stepper;

  set_table (fixture, CHESS_TABLE_WHITE_PAWN, CHESS_LAYOUT_A1B1, -1);
  stepper = FIND (fixture, CHECKBIT_TYPE_TABLE_STEPPER);
  checkbit_table_stepper_set_index (stepper, 12);
  for (guint way = 0; way < 2; way++)
    {
      g_signal_emit_by_name (FIND (fixture, CHECKBIT_TYPE_TABLE_FINDING), "use", CHESS_LAYOUT_A8B8,
                             CHESS_LAYOUT_A1B1);
      g_assert_cmpuint (checkbit_table_stepper_get_square (stepper), ==, 52); /* e7 */
      checkbit_word_form_set_copy_form (form, checkbit_word_form_get_copy_form (form) + 1);
      g_assert_cmpuint (checkbit_table_stepper_get_square (stepper), ==, 52);
      if (way == 1)
        {
          checkbit_set_page_show_view (fixture->page, "set");
          ui_test_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (stepper)));
        }
      checkbit_word_form_set_layout (form, CHESS_LAYOUT_H1G1);
      if (way == 1)
        show_view (fixture, "table", CHECKBIT_TYPE_TABLE_STEPPER);
      g_assert_cmpuint (checkbit_table_stepper_get_square (stepper), ==, 11); /* d2 */
    }
}

static void
test_table_any (Fixture *fixture, gconstpointer data)
{
  set_table (fixture, CHESS_TABLE_KNIGHT, CHESS_LAYOUT_H1G1, -1);
  assert_says (fixture, "A knight’s table looks the same in all eight layouts");
  g_assert_null (ui_test_find_button (GTK_WIDGET (fixture->page), "Use h1g1"));
}

static void
test_table_wrong (Fixture *fixture, gconstpointer data)
{
  CheckbitTableStepper *stepper;

  set_table (fixture, CHESS_TABLE_KING, CHESS_LAYOUT_A1B1, 20);
  stepper = FIND (fixture, CHECKBIT_TYPE_TABLE_STEPPER);
  g_assert_cmpstr (
      checkbit_table_stepper_get_finding (stepper), ==,
      "A king’s table looks the same in all eight layouts, so it cannot tell which one "
      "you use. Paste a pawn table. 1 entry is wrong: number 20 (e3).");
  assert_says (fixture, "It should be:\n0x0000000038283800");
  assert_says (fixture, "Is 0x0000000038283801, should be 0x0000000038283800");
  assert_says (fixture, "Entry 20 (e3) is:\n0x0000000038283801");
  click (fixture, "Show This Entry");
  g_assert_cmpuint (checkbit_table_stepper_get_index (stepper), ==, 20);
  click (fixture, "Next Entry");
  g_assert_cmpuint (checkbit_table_stepper_get_index (stepper), ==, 21);
  click (fixture, "Previous Entry");

  /* An entry can be opened as a set of its own. */
  g_signal_emit_by_name (ui_test_find_button (GTK_WIDGET (stepper), "View and Change This Set"),
                         "clicked");
  ui_test_wait_for (strcmp (checkbit_set_page_get_view (fixture->page), "set") == 0);
  assert_says (fixture, "Entry 20 (e3)");
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/ui/set-page/empty", test_empty },
    { "/ui/set-page/live", test_live },
    { "/ui/set-page/layout", test_layout },
    { "/ui/set-page/edit", test_edit },
    { "/ui/set-page/keys", test_keys },
    { "/ui/set-page/raw-shift", test_raw_shift },
    { "/ui/set-page/edited-width", test_edited_width },
    { "/ui/set-page/keep", test_keep },
    { "/ui/set-page/combine", test_combine },
    { "/ui/set-page/combine-pushed", test_combine_pushed },
    { "/ui/set-page/sent-values", test_sent_values },
    { "/ui/set-page/copies", test_copies },
    { "/ui/set-page/likeness", test_likeness },
    { "/ui/set-page/direction", test_direction },
    { "/ui/set-page/width", test_width },
    { "/ui/scan-stepper/steps", test_scan },
    { "/ui/scan-stepper/highest-first", test_scan_highest },
    { "/ui/scan-stepper/follows", test_scan_follows },
    { "/ui/scan-stepper/plays", test_scan_plays },
    { "/ui/table-stepper/layouts", test_table },
    { "/ui/set-page/table-chooser", test_table_chooser },
    { "/ui/table-stepper/first", test_table_first },
    { "/ui/table-stepper/mixed", test_table_mixed },
    { "/ui/table-stepper/any-layout", test_table_any },
    { "/ui/table-stepper/wrong", test_table_wrong },
  };

  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}

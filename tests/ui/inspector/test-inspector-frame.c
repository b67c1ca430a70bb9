/* The parts of the inspector that every page has: the switch of layouts, key and counters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "chess/fen.h"
#include "game/text/value-forms.h"
#include "ui/inspector/layout-switch.h"
#include "ui/inspector/position-footer.h"

/* The first label below a widget that begins with a text; NULL for none. */
static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  const char *says = ui_test_text (root);

  if (says != NULL && g_str_has_prefix (says, text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWindow *
show (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_default_size (window, 400, 300);
  gtk_window_set_child (window, widget);
  ui_test_show (window);
  return window;
}

/* --- The switch ------------------------------------------------------------------------------- */

static void
test_layouts (void)
{
  static const struct
  {
    ChessLayout layout;
    const char *tooltip;
  } cases[] = {
    { CHESS_LAYOUT_A1B1, "a1b1: bit 0 is a1, bit 1 b1, bit 8 a2" },
    { CHESS_LAYOUT_A1A2, "a1a2: bit 0 is a1, bit 1 a2, bit 8 b1" },
    { CHESS_LAYOUT_A8B8, "a8b8: bit 0 is a8, bit 1 b8, bit 8 a7" },
    { CHESS_LAYOUT_A8A7, "a8a7: bit 0 is a8, bit 1 a7, bit 8 b8" },
    { CHESS_LAYOUT_H1G1, "h1g1: bit 0 is h1, bit 1 g1, bit 8 h2" },
    { CHESS_LAYOUT_H1H2, "h1h2: bit 0 is h1, bit 1 h2, bit 8 g1" },
    { CHESS_LAYOUT_H8G8, "h8g8: bit 0 is h8, bit 1 g8, bit 8 h7" },
    { CHESS_LAYOUT_H8H7, "h8h7: bit 0 is h8, bit 1 h7, bit 8 g8" },
  };
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();
  GtkWidget *widget = checkbit_layout_switch_new (form);
  GtkWindow *window = show (widget);

  checkbit_layout_switch_popup (CHECKBIT_LAYOUT_SWITCH (widget));
  for (guint i = G_N_ELEMENTS (cases); i-- > 0;)
    {
      GtkWidget *choice = ui_test_find_button (widget, cases[i].tooltip);

      g_assert_nonnull (choice);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice), TRUE);
      g_assert_cmpint (checkbit_word_form_get_layout (form), ==, cases[i].layout);
      g_assert_nonnull (find_label (widget, chess_layout_name (cases[i].layout)));
    }
  checkbit_word_form_set_layout (form, CHESS_LAYOUT_H8H7);
  g_assert_true (gtk_toggle_button_get_active (
      GTK_TOGGLE_BUTTON (ui_test_find_button (widget, cases[7].tooltip))));
  ui_test_destroy (window);
  g_test_message ("%u layouts", (guint) G_N_ELEMENTS (cases));
}

static GtkWidget *
find_drop_down (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (GTK_IS_DROP_DOWN (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_drop_down (child);
  return found;
}

static void
test_copy_form (void)
{
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();
  GtkWidget *widget = checkbit_layout_switch_new (form);
  GtkWindow *window = show (widget);
  GtkWidget *drop_down;
  gboolean rust = FALSE;

  checkbit_layout_switch_popup (CHECKBIT_LAYOUT_SWITCH (widget));
  drop_down = find_drop_down (widget);
  g_assert_nonnull (drop_down);
  for (guint i = 0; i < checkbit_value_form_count (); i++)
    {
      g_autofree char *text = NULL;

      gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), i);
      g_assert_cmpuint (checkbit_word_form_get_copy_form (form), ==, i);
      text = checkbit_word_form_write (form, 0x10);
      rust |= g_str_equal (text, "0x0000000000000010u64");
    }
  g_assert_true (rust);
  ui_test_destroy (window);
}

/* --- The footer ------------------------------------------------------------------------------- */

static void
set_fen (CheckbitInspection *inspection, const char *fen, guint repetitions)
{
  CheckbitMoment moment = { .repetitions = repetitions };

  g_assert_true (
      chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &moment.position, NULL));
  checkbit_inspection_set_moment (inspection, &moment, TRUE);
}

/* Keys as the Polyglot book format's own examples have them. */
static void
test_footer (void)
{
  CheckbitInspection *inspection = checkbit_inspection_new ();
  GtkWidget *footer = checkbit_position_footer_new (inspection);
  GtkWindow *window = show (footer);

  g_assert_nonnull (find_label (footer, "0x463B96181691FC9C"));
  g_assert_nonnull (find_label (footer, "repetition 1 of 3"));
  g_assert_nonnull (find_label (footer, "half-move 0 of 100"));
  set_fen (inspection, "rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 7 4", 2);
  g_assert_nonnull (find_label (footer, "0x5C3F9B829B279560"));
  g_assert_nonnull (find_label (footer, "repetition 2 of 3"));
  g_assert_nonnull (find_label (footer, "half-move 7 of 100"));
  ui_test_destroy (window);
  g_assert_finalize_object (inspection);
}

/* Two kings, no right, White to move: three numbers. */
static void
test_parts (void)
{
  CheckbitInspection *inspection = checkbit_inspection_new ();
  GtkWidget *footer = checkbit_position_footer_new (inspection);
  GtkWindow *window = show (footer);

  set_fen (inspection, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 1);
  checkbit_position_footer_popup (CHECKBIT_POSITION_FOOTER (footer));
  ui_test_wait_for (find_label (footer, "XOR of 3 numbers") != NULL);
  g_assert_nonnull (find_label (footer, "white king on e1"));
  g_assert_nonnull (find_label (footer, "black king on e8"));
  g_assert_nonnull (find_label (footer, "White is to move"));
  set_fen (inspection, "4k3/8/8/8/8/8/8/4K3 b - - 0 1", 1);
  g_assert_nonnull (find_label (footer, "XOR of 2 numbers"));
  g_assert_null (find_label (footer, "White is to move"));
  ui_test_destroy (window);
  g_assert_finalize_object (inspection);
}

static graphene_rect_t
get_bounds (GtkWidget *root, const char *text)
{
  GtkWidget *label = find_label (root, text);
  graphene_rect_t bounds;

  g_assert_nonnull (label);
  g_assert_true (gtk_widget_compute_bounds (label, root, &bounds));
  g_test_message ("%s: %g,%g, %g x %g", text, bounds.origin.x, bounds.origin.y, bounds.size.width,
                  bounds.size.height);
  return bounds;
}

/* Whether the key and the counters are in sight at a width, none of them over another. */
static void
check_width (int width, gboolean in_a_row)
{
  CheckbitInspection *inspection = checkbit_inspection_new ();
  GtkWidget *footer = checkbit_position_footer_new (inspection);
  GtkWindow *window = show (footer);
  graphene_rect_t key, clock, crossing;
  int least;

  gtk_widget_measure (footer, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, width);
  ui_test_wait_for_frames (window);
  gtk_widget_measure (footer, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (footer, &(GtkAllocation){ 0, 0, width, least }, -1);
  key = get_bounds (footer, "0x");
  clock = get_bounds (footer, "half-move");
  g_assert_false (graphene_rect_intersection (&key, &clock, &crossing));
  g_assert_cmpfloat (key.origin.x + key.size.width, <=, width);
  g_assert_cmpfloat (clock.origin.x + clock.size.width, <=, width);
  g_assert_cmpint (clock.origin.y < key.origin.y + key.size.height, ==, in_a_row);
  ui_test_destroy (window);
  g_assert_finalize_object (inspection);
}

/* In large texts they are in two rows, unless Bits is wide. */
static void
test_widths (void)
{
  static const struct
  {
    int width;
    double scale;
    gboolean in_a_row;
  } cases[] = {
    { 380, 1, TRUE },   { 380, 1.6, FALSE }, { 330, 1.6, FALSE },
    { 600, 1.6, TRUE }, { 330, 2, FALSE },
  };
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * cases[i].scale), NULL);
      check_width (cases[i].width, cases[i].in_a_row);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/layout-switch/layouts", test_layouts);
  g_test_add_func ("/ui/layout-switch/copy-form", test_copy_form);
  g_test_add_func ("/ui/position-footer/footer", test_footer);
  g_test_add_func ("/ui/position-footer/parts", test_parts);
  g_test_add_func ("/ui/position-footer/widths", test_widths);
  return g_test_run ();
}

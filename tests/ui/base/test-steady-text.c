/* A text that requests another size only if necessary. Counts how often its window is laid out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/steady-text.h"

#define WIDTH 200

typedef struct
{
  GtkWindow *window;
  GtkPaned *paned; /* gives the text its width */
  CheckbitSteadyText *text;
  guint n_layouts;
} Fixture;

static void
layout_cb (Fixture *fixture)
{
  fixture->n_layouts++;
}

/* A new window is laid out more than once, the last time when it has become the active one. */
static void
wait_until_laid_out (Fixture *fixture)
{
  do
    {
      fixture->n_layouts = 0;
      ui_test_run (200);
      ui_test_wait_for_frames (fixture->window);
    }
  while (fixture->n_layouts > 0);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *text = checkbit_steady_text_new ();

  fixture->text = CHECKBIT_STEADY_TEXT (text);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->paned = GTK_PANED (gtk_paned_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_widget_set_valign (text, GTK_ALIGN_START);
  checkbit_steady_text_set_text (fixture->text, "0x0000000000000000");
  gtk_paned_set_start_child (fixture->paned, text);
  gtk_paned_set_end_child (fixture->paned, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_paned_set_position (fixture->paned, WIDTH);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->paned));
  gtk_window_set_default_size (fixture->window, 3 * WIDTH, WIDTH);
  ui_test_show (fixture->window);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (text), "layout", G_CALLBACK (layout_cb),
                            fixture);
  wait_until_laid_out (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (GTK_WIDGET (fixture->text)),
                                        fixture);
  ui_test_destroy (fixture->window);
}

static int
get_height (Fixture *fixture)
{
  return gtk_widget_get_height (GTK_WIDGET (fixture->text));
}

/* Whether the height is the one that the text needs at its width. */
static gboolean
fits (Fixture *fixture)
{
  GtkWidget *text = GTK_WIDGET (fixture->text);
  PangoLayout *layout
      = gtk_widget_create_pango_layout (text, checkbit_steady_text_get_text (fixture->text));
  int height;

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, gtk_widget_get_width (text) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  g_object_unref (layout);
  return gtk_widget_get_height (text) == height;
}

/* Gives a text others, for which nothing is laid out again; the window may be, now and then, for
 * reasons of its own. */
static void
assert_steady (Fixture *fixture, GtkWidget *text, const char *first, const char *second)
{
  int width = gtk_widget_get_width (text), height = gtk_widget_get_height (text);
  guint tries = 0;

  do
    {
      const char *words = tries % 2 == 0 ? first : second;

      fixture->n_layouts = 0;
      checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (text), words);
      ui_test_wait_for_frames (fixture->window);
      g_assert_cmpstr (checkbit_steady_text_get_text (CHECKBIT_STEADY_TEXT (text)), ==, words);
      g_assert_cmpint (gtk_widget_get_width (text), ==, width);
      g_assert_cmpint (gtk_widget_get_height (text), ==, height);
    }
  while (fixture->n_layouts > 0 && ++tries < 10);
  g_assert_cmpuint (fixture->n_layouts, ==, 0);
}

static void
test_same_height (Fixture *fixture, gconstpointer data)
{
  assert_steady (fixture, GTK_WIDGET (fixture->text), "0x00000000000000FF", "0x0000000000000000");
}

static void
test_more_lines (Fixture *fixture, gconstpointer data)
{
  int height = get_height (fixture);

  checkbit_steady_text_set_text (fixture->text,
                                 "Several words, which need more lines than one at this width.");
  ui_test_wait_for (get_height (fixture) > height);
  g_assert_true (fits (fixture));

  checkbit_steady_text_set_text (fixture->text, "0x0");
  ui_test_wait_for (get_height (fixture) == height);
}

static void
set_width (Fixture *fixture, int width)
{
  gtk_paned_set_position (fixture->paned, width);
  ui_test_wait_for (gtk_widget_get_width (GTK_WIDGET (fixture->text)) == width);
}

/* A text that was as high as the one before at one width may be higher at another. */
static void
test_other_width (Fixture *fixture, gconstpointer data)
{
  checkbit_steady_text_set_text (fixture->text, "a b c d");
  set_width (fixture, WIDTH / 2);
  set_width (fixture, WIDTH);

  checkbit_steady_text_set_text (fixture->text, "Words, two lines");
  set_width (fixture, WIDTH / 2);
  ui_test_wait_for (fits (fixture));
}

static void
test_larger_text (Fixture *fixture, gconstpointer data)
{
  GtkWidget *text = GTK_WIDGET (fixture->text);
  int height = get_height (fixture);

  gtk_widget_add_css_class (text, "title-1");
  ui_test_wait_for (get_height (fixture) > height);
}

/* --- With a sample -------------------------------------------------------------------------- */

/* A text like "counter 100", instead of the one beside it. */
static GtkWidget *
put_like (Fixture *fixture, const char *sample)
{
  GtkWidget *text = checkbit_steady_text_new_like (sample);

  gtk_widget_set_halign (text, GTK_ALIGN_START);
  gtk_widget_set_valign (text, GTK_ALIGN_START);
  gtk_paned_set_end_child (fixture->paned, text);
  wait_until_laid_out (fixture);
  return text;
}

static int
measure (GtkWidget *text, GtkOrientation orientation, int for_size, gboolean least)
{
  int minimum, natural;

  gtk_widget_measure (text, orientation, for_size, &minimum, &natural, NULL, NULL);
  return least ? minimum : natural;
}

/* The sample's size is kept, whatever text of that length there is; a longer one gets its room. */
static void
test_like (Fixture *fixture, gconstpointer data)
{
  GtkWidget *text = put_like (fixture, "counter 100 of 100");
  int width = measure (text, GTK_ORIENTATION_HORIZONTAL, -1, FALSE);

  g_assert_cmpint (gtk_widget_get_width (text), ==, width);
  assert_steady (fixture, text, "counter 1 of 100", "counter 20 of 100");

  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (text), "counter 1000000 of 100");
  ui_test_wait_for (gtk_widget_get_width (text) > width);
}

/* Words stay whole; a single one is broken into halves. */
static void
test_like_wraps (Fixture *fixture, gconstpointer data)
{
  GtkWidget *words = put_like (fixture, "counter 100 of 100");
  int line = measure (words, GTK_ORIENTATION_VERTICAL, -1, FALSE);
  int least = measure (words, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
  int high = measure (words, GTK_ORIENTATION_VERTICAL, least, TRUE);
  GtkWidget *word = put_like (fixture, "0x0000000000000000");
  int half = measure (word, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);

  g_assert_cmpint (high, >=, 2 * line - 1);
  g_assert_cmpint (half, ==, (measure (word, GTK_ORIENTATION_HORIZONTAL, -1, FALSE) + 1) / 2);
  g_assert_cmpint (measure (word, GTK_ORIENTATION_VERTICAL, half, TRUE), >=, 2 * line - 1);
  g_assert_cmpint (measure (word, GTK_ORIENTATION_VERTICAL, 2 * half, TRUE), ==, line);
}

/* Texts that share a sample share its size, and hear of another font. */
static void
test_like_larger (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *text = checkbit_steady_text_new_like ("counter 100");
  GtkWidget *unseen = checkbit_steady_text_new_like ("counter 100");
  int width, height;

  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (text), "counter 1");
  gtk_widget_set_child_visible (unseen, FALSE); /* measured, but never drawn */
  gtk_box_append (GTK_BOX (box), unseen);
  gtk_box_append (GTK_BOX (box), text);
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_paned_set_end_child (fixture->paned, box);
  wait_until_laid_out (fixture);
  width = measure (unseen, GTK_ORIENTATION_HORIZONTAL, -1, FALSE);
  height = measure (unseen, GTK_ORIENTATION_VERTICAL, -1, FALSE);
  gtk_widget_add_css_class (box, "title-1");
  ui_test_wait_for (measure (unseen, GTK_ORIENTATION_HORIZONTAL, -1, FALSE) > width
                    && measure (unseen, GTK_ORIENTATION_VERTICAL, -1, FALSE) > height);
  g_assert_cmpint (gtk_widget_get_width (text), ==,
                   measure (unseen, GTK_ORIENTATION_HORIZONTAL, -1, FALSE));
}

/* Puts a text to the left of the divider, with a width. */
static void
put_narrow (Fixture *fixture, GtkWidget *text, int width)
{
  gtk_paned_set_start_child (fixture->paned, text);
  fixture->text = CHECKBIT_STEADY_TEXT (text);
  set_width (fixture, width);
}

/* Where something is drawn. */
static graphene_rect_t
get_ink (GtkWidget *text)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (text);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t bounds;
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (text),
                          gtk_widget_get_height (text));
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_get_bounds (node, &bounds);
  gsk_render_node_unref (node);
  return bounds;
}

/* A number in two lines is no higher than its sample: no line ends in a hyphen. */
static void
test_like_number (Fixture *fixture, gconstpointer data)
{
  GtkWidget *text = checkbit_steady_text_new_like ("0x0000000000000000");

  gtk_widget_add_css_class (text, "monospace");
  put_narrow (fixture, text, 300);
  set_width (fixture, measure (text, GTK_ORIENTATION_HORIZONTAL, -1, TRUE));
  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (text), "0xabcdefabcdefabcd");
  ui_test_wait_for_frames (fixture->window);

  graphene_rect_t ink = get_ink (text);
  int high = measure (text, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (text), TRUE);
  g_assert_cmpfloat (ink.origin.y + ink.size.height, <=, high + 1);
}

static const struct
{
  const char *text;
  GtkTextDirection desktop;
  gboolean at_end, right;
} sides[] = {
  { "abc", GTK_TEXT_DIR_LTR, FALSE, FALSE }, { "abc", GTK_TEXT_DIR_LTR, TRUE, TRUE },
  { "abc", GTK_TEXT_DIR_RTL, FALSE, TRUE },  { "abc", GTK_TEXT_DIR_RTL, TRUE, FALSE },
  { "אבג", GTK_TEXT_DIR_LTR, FALSE, FALSE }, { "אבג", GTK_TEXT_DIR_LTR, TRUE, TRUE },
  { "אבג", GTK_TEXT_DIR_RTL, FALSE, TRUE },  { "אבג", GTK_TEXT_DIR_RTL, TRUE, FALSE },
};

/* A text begins where the desktop's lines do, whatever it is written in. */
static void
test_sides (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      GtkWidget *text = checkbit_steady_text_new_like ("counter 100");

      gtk_widget_set_direction (text, sides[i].desktop);
      if (sides[i].at_end)
        checkbit_steady_text_set_at_end (CHECKBIT_STEADY_TEXT (text));
      checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (text), sides[i].text);
      put_narrow (fixture, text, WIDTH + (int) i);
      ui_test_wait_for_frames (fixture->window);
      g_test_message ("row %u", i);
      g_assert_cmpint (get_ink (text).origin.x > WIDTH / 2., ==, sides[i].right);
    }
}

static guint n_measured;

static void
measure_cb (GtkWidget *widget,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  n_measured++;
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural,
                      NULL, NULL);
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

/* A style with the same font needs no other place. */
static void
test_other_color (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *line = checkbit_steady_text_new_line ("Qd8xd8#");

  gtk_box_append (GTK_BOX (box), line);
  gtk_widget_set_layout_manager (box, gtk_custom_layout_new (NULL, measure_cb, allocate_cb));
  gtk_paned_set_end_child (fixture->paned, box);
  ui_test_wait_for_frames (fixture->window);
  g_assert_cmpuint (n_measured, >, 0);

  n_measured = 0;
  gtk_widget_add_css_class (line, "error");
  ui_test_wait_for_frames (fixture->window);
  g_assert_cmpuint (n_measured, ==, 0);
}

static void
test_sizes (Fixture *fixture, gconstpointer data)
{
  checkbit_steady_text_set_text (fixture->text, "Several words, which need more lines than one.");
  ui_test_wait_for_frames (fixture->window);
  ui_test_check_sizes (GTK_WIDGET (fixture->window));
}

/* A line has the size of its sample whatever its text; a longer text causes no new layout. */
static void
test_line (Fixture *fixture, gconstpointer data)
{
  GtkWidget *line = checkbit_steady_text_new_line ("Qd8xd8#");
  int least, natural, height;

  gtk_widget_set_halign (line, GTK_ALIGN_START);
  gtk_widget_set_valign (line, GTK_ALIGN_START);
  gtk_paned_set_end_child (fixture->paned, line);
  wait_until_laid_out (fixture);
  gtk_widget_measure (line, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  height = gtk_widget_get_height (line);
  g_assert_cmpint (gtk_widget_get_width (line), ==, least);
  g_assert_cmpint (least, ==, natural);
  g_assert_cmpint (height, ==, get_height (fixture));

  assert_steady (fixture, line, "Several words, one longer line.", "Several others, as long.");

  gtk_widget_add_css_class (line, "title-1");
  ui_test_wait_for (gtk_widget_get_width (line) > least);
  ui_test_check_sizes (GTK_WIDGET (fixture->window));
}

#define WORDS "Several words, which need more lines than one at this width."

/* The least width for a height is one at which the text needs no more than that. A row of GTK 4.18
 * and newer is as high as the texts in it need to share its width. */
static void
check_width_for_height (GtkWidget *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *beside = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  g_object_ref_sink (row);
  gtk_widget_set_size_request (beside, 40, -1);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), beside);
  for (int width = WIDTH / 2; width < 3 * WIDTH; width += 10)
    {
      int height = measure (text, GTK_ORIENTATION_VERTICAL, width, TRUE);
      int least = measure (text, GTK_ORIENTATION_HORIZONTAL, height, TRUE);

      g_assert_cmpint (least, <=, width);
      g_assert_cmpint (measure (text, GTK_ORIENTATION_VERTICAL, least, TRUE), <=, height);
      g_assert_cmpint (measure (row, GTK_ORIENTATION_VERTICAL, width + 40, TRUE), ==, height);
    }
  g_object_unref (row);
}

static void
test_width_for_height (Fixture *fixture, gconstpointer data)
{
  GtkWidget *text = checkbit_steady_text_new ();

  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (text), WORDS);
  check_width_for_height (text);
  check_width_for_height (checkbit_steady_text_new_like (WORDS));
}

#define ADD(path, function)                                                                        \
  g_test_add ("/steady-text/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("same-height", test_same_height);
  ADD ("more-lines", test_more_lines);
  ADD ("other-width", test_other_width);
  ADD ("larger-text", test_larger_text);
  ADD ("other-color", test_other_color);
  ADD ("sizes", test_sizes);
  ADD ("width-for-height", test_width_for_height);
  ADD ("line", test_line);
  ADD ("like", test_like);
  ADD ("like/wraps", test_like_wraps);
  ADD ("like/larger", test_like_larger);
  ADD ("like/number", test_like_number);
  ADD ("sides", test_sides);
  return g_test_run ();
}

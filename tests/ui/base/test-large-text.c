/* The layout for large texts: less padding around words, and choices below their titles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/large-text.h"

typedef struct
{
  const char *name;
  double scale;
  gboolean is_large; /* has a style of its own */
} Case;

static const Case cases[] = {
  { "usual", 1, FALSE },
  { "large-text-of-the-desktop", 1.25, FALSE },
  { "larger", 1.6, FALSE },
  { "twice", 2, TRUE },
};

static void
set_scale (double scale)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * scale), NULL);
}

/* The least width of a button in a header bar, without its word. */
static int
measure_padding (void)
{
  GtkWidget *button = gtk_button_new_with_label ("Start");
  GtkWidget *header = g_object_ref_sink (adw_header_bar_new ());
  int least, word;

  adw_header_bar_pack_start (ADW_HEADER_BAR (header), button);
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (gtk_button_get_child (GTK_BUTTON (button)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &word, NULL, NULL, NULL);
  g_object_unref (header);
  return least - word;
}

static void
test_style (gconstpointer data)
{
  const Case *row = data;
  int usual;

  set_scale (1);
  usual = measure_padding ();
  set_scale (row->scale);
  if (row->is_large)
    g_assert_cmpint (measure_padding (), <, usual);
  else
    g_assert_cmpint (measure_padding (), ==, usual);
  set_scale (1);
  g_assert_cmpint (measure_padding (), ==, usual);
}

static int
measure_least (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Where a row is narrower than its title and its choice, it is as high as both. */
static void
test_row (gconstpointer data)
{
  const Case *row = data;
  g_autoptr (GtkStringList) model
      = gtk_string_list_new ((const char *const[]){ "Fixed time", "Use the clock", NULL });
  GtkWidget *combo;
  int least, natural, beside, below;

  set_scale (row->scale);
  combo = g_object_ref_sink (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (combo), "Thinking time");
  checkbit_large_text_wrap_choices (combo);
  adw_combo_row_set_model (ADW_COMBO_ROW (combo), G_LIST_MODEL (model));
  g_assert_cmpint (checkbit_large_text_is_large (combo), ==, row->is_large);
  gtk_widget_measure (combo, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, <, natural - 20);
  gtk_widget_measure (combo, GTK_ORIENTATION_VERTICAL, natural, &beside, NULL, NULL, NULL);
  gtk_widget_measure (combo, GTK_ORIENTATION_VERTICAL, natural - 1, &below, NULL, NULL, NULL);
  /* The theme's rows are higher than two lines of small texts. */
  g_assert_cmpint (below, >=, beside);
  if (row->scale > 1.5)
    g_assert_cmpint (below, >, beside);
  g_object_unref (combo);
  set_scale (1);
}

static void
test_wrap (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *button = gtk_button_new_with_label ("What would you play?");
  GtkWidget *check = gtk_check_button_new_with_label ("Illegal moves too, and why");
  int of_button = measure_least (button), of_check = measure_least (check);

  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), check);
  checkbit_large_text_wrap_buttons (box);
  checkbit_large_text_wrap_check (GTK_CHECK_BUTTON (check));
  g_assert_cmpint (measure_least (button), <, of_button);
  g_assert_cmpint (measure_least (check), <, of_check);
  g_object_unref (box);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *style = g_strconcat ("/style/", cases[i].name, NULL);
      g_autofree char *row = g_strconcat ("/row/", cases[i].name, NULL);

      g_test_add_data_func (style, &cases[i], test_style);
      g_test_add_data_func (row, &cases[i], test_row);
    }
  g_test_add_func ("/wrap", test_wrap);
  return g_test_run ();
}

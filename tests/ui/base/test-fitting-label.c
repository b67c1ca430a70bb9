/* A text in ever fewer words: which of them is shown at a width.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/fitting-label.h"

static const char *const texts[] = {
  "Anna Archer – Benjamin Baker, Open Championship, 2024.05.01",
  "Anna Archer – Benjamin Baker, Open Championship",
  "Anna Archer – Benjamin Baker",
  "Anna… – Benj…",
  NULL,
};

static GtkWidget *
label_new (const char *const *words)
{
  GtkWidget *label = g_object_ref_sink (checkbit_fitting_label_new ());

  checkbit_fitting_label_set_lines (CHECKBIT_FITTING_LABEL (label), 1);
  checkbit_fitting_label_set_texts (CHECKBIT_FITTING_LABEL (label), words);
  return label;
}

/* The text shown at a width; the height equals the one it requested. */
static const char *
show_at (GtkWidget *label, int width)
{
  int least, height;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, width);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, >, 0);
  gtk_widget_allocate (label, width, height, -1, NULL);
  return checkbit_fitting_label_get_shown (CHECKBIT_FITTING_LABEL (label));
}

/* The width that a text has alone. */
static int
get_width (const char *text)
{
  GtkWidget *label = label_new ((const char *const[]){ text, NULL });
  int width;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_object_unref (label);
  return width;
}

static void
test_widths (void)
{
  GtkWidget *label = label_new (texts);
  int natural;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, get_width (texts[0]));
  for (guint i = 0; texts[i + 1] != NULL; i++)
    {
      int width = get_width (texts[i]);

      g_assert_cmpstr (show_at (label, width), ==, texts[i]);
      g_assert_cmpstr (show_at (label, width - 1), ==, texts[i + 1]);
    }
  g_assert_cmpstr (show_at (label, 64), ==, texts[3]);
  g_object_unref (label);
}

/* Two lines fit a text that one does not. */
static void
test_lines (void)
{
  GtkWidget *label = label_new (texts);
  int width = get_width (texts[2]);

  g_assert_cmpstr (show_at (label, width), ==, texts[2]);
  checkbit_fitting_label_set_lines (CHECKBIT_FITTING_LABEL (label), 2);
  g_assert_cmpstr (show_at (label, width), ==, texts[1]);
  checkbit_fitting_label_set_texts (CHECKBIT_FITTING_LABEL (label),
                                    (const char *const[]){ "Other", NULL });
  g_assert_cmpstr (show_at (label, width), ==, "Other");
  g_object_unref (label);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/fitting-label/widths", test_widths);
  g_test_add_func ("/fitting-label/lines", test_lines);
  return g_test_run ();
}

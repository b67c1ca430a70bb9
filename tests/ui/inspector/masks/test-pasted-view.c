/* The groups of pasted sets on the page Masks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "inspector/page-test.h"

#include "ui/inspector/masks/pasted-view.h"

static void
count_cb (gpointer tile, gpointer n)
{
  ++*(guint *) n;
}

static guint
count_tiles (CheckbitMaskGroup *group)
{
  guint n = 0;

  checkbit_mask_group_foreach_tile (group, count_cb, &n);
  return n;
}

static void
paste (CheckbitPastedList *list, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (CheckbitPastedGroup) group = NULL;
  g_autoptr (CheckbitReading) reading = NULL;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "x%ux = 0x%x\n", i, i);
  reading = checkbit_reading_new (text->str, -1, CHESS_LAYOUT_A1B1);
  group = checkbit_pasted_group_new_for_reading (reading);
  g_assert_true (checkbit_pasted_list_add (list, group));
}

/* Thousands of tiles would take seconds to build, here and each time the program starts. */
static void
test_many (void)
{
  g_autoptr (CheckbitPastedList) list = checkbit_pasted_list_new ();
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();
  CheckbitPastedView *view;
  CheckbitMaskGroup *group;
  GtkWindow *window;

  paste (list, 10);
  view = CHECKBIT_PASTED_VIEW (checkbit_pasted_view_new (list, form));
  window = page_test_open (g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                         GTK_POLICY_NEVER, "child", view, NULL),
                           400, 800);
  g_assert_cmpuint (count_tiles (checkbit_pasted_view_get_group (view, 0)), ==, 10);

  paste (list, 3000);
  group = checkbit_pasted_view_get_group (view, 0);
  g_assert_true (checkbit_mask_group_get_folded (group));
  g_assert_cmpuint (count_tiles (group), ==, 0);
  g_assert_true (ui_test_says (GTK_WIDGET (group), "3000"));
  ui_test_destroy (window);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/pasted-view/many", test_many);
  return g_test_run ();
}

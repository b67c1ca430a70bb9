/* The groups of sent and pasted sets on the page Masks.
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

static GtkWindow *
open_scrolled (CheckbitPastedView *view)
{
  return page_test_open (g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                       GTK_POLICY_NEVER, "child", view, NULL),
                         400, 800);
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
  window = open_scrolled (view);
  g_assert_cmpuint (count_tiles (checkbit_pasted_view_get_group (view, 0)), ==, 10);

  paste (list, 3000);
  group = checkbit_pasted_view_get_group (view, 0);
  g_assert_true (checkbit_mask_group_get_folded (group));
  g_assert_cmpuint (count_tiles (group), ==, 0);
  g_assert_true (ui_test_says (GTK_WIDGET (group), "3000"));
  ui_test_destroy (window);
}

/* A search builds the tiles that it finds, unless it finds thousands in a folded group. */
static void
test_many_searched (void)
{
  g_autoptr (CheckbitPastedList) list = checkbit_pasted_list_new ();
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();
  CheckbitMaskGroup *group;
  CheckbitPastedView *view;
  GtkWindow *window;

  paste (list, 3000);
  view = CHECKBIT_PASTED_VIEW (checkbit_pasted_view_new (list, form));
  window = open_scrolled (view);
  group = checkbit_pasted_view_get_group (view, 0);
  g_assert_cmpuint (checkbit_mask_group_set_filter (group, "x"), ==, 3000);
  g_assert_cmpuint (count_tiles (group), ==, 0);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (group)));
  g_assert_cmpuint (checkbit_mask_group_set_filter (group, "x12x"), ==, 1);
  g_assert_cmpuint (count_tiles (group), ==, 1);
  g_assert_cmpuint (checkbit_mask_group_set_filter (group, "x1"), ==, 1111);
  g_assert_cmpuint (count_tiles (group), ==, 0);
  g_assert_cmpuint (checkbit_mask_group_set_filter (group, "x11"), ==, 111);
  g_assert_cmpuint (count_tiles (group), ==, 111);
  checkbit_mask_group_set_filter (group, "");
  g_assert_cmpuint (count_tiles (group), ==, 0);
  ui_test_destroy (window);
}

static void
paste_text (CheckbitPastedList *list, const char *text)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);
  g_autoptr (CheckbitPastedGroup) group = checkbit_pasted_group_new_for_reading (reading);

  g_assert_true (checkbit_pasted_list_add (list, group));
}

/* A group that loses a name to a newer one has another title, and stays as it was. */
static void
test_superseded (void)
{
  g_autoptr (CheckbitPastedList) list = checkbit_pasted_list_new ();
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();
  CheckbitMaskGroup *group;
  CheckbitPastedView *view;
  GtkWindow *window;

  paste_text (list, "aa = 0x1\nbb = 0x2\ncc = 0x4\n");
  view = CHECKBIT_PASTED_VIEW (checkbit_pasted_view_new (list, form));
  window = page_test_open (GTK_WIDGET (view), 400, 800);
  group = checkbit_pasted_view_get_group (view, 0);
  checkbit_mask_group_set_folded (group, TRUE);
  g_assert_true (ui_test_says (GTK_WIDGET (group), "aa and 2 more"));

  paste_text (list, "bb = 0x8\n");
  g_assert_cmpuint (checkbit_pasted_view_get_n_groups (view), ==, 2);
  g_assert_true (checkbit_pasted_view_get_group (view, 1) == group);
  g_assert_true (gtk_widget_get_last_child (GTK_WIDGET (view)) == GTK_WIDGET (group));
  g_assert_true (checkbit_mask_group_get_folded (group));
  g_assert_true (ui_test_says (GTK_WIDGET (group), "aa and 1 more"));
  g_assert_nonnull (ui_test_find_button (GTK_WIDGET (group), "Remove aa and 1 more"));
  g_assert_false (checkbit_mask_group_get_folded (checkbit_pasted_view_get_group (view, 0)));

  paste_text (list, "aa = 0x8\ncc = 0x10\n");
  g_assert_cmpuint (checkbit_pasted_view_get_n_groups (view), ==, 2);
  g_assert_true (checkbit_pasted_view_get_group (view, 1) != group);
  ui_test_destroy (window);
}

/* --- Sets that come and go ------------------------------------------------------------------ */

typedef struct
{
  GListStore *sets;
  CheckbitMaskGroup *group;
  GtkWindow *window;
} Sent;

static void
send (Sent *self, const char *title)
{
  g_autoptr (CheckbitSet) set = checkbit_set_new (title, 1);

  g_list_store_append (self->sets, set);
}

static void
open_sent (Sent *self, const char *titles)
{
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();
  GtkWidget *group = checkbit_mask_group_new_for_sets ("Sent", form);

  self->group = CHECKBIT_MASK_GROUP (group);
  self->sets = g_list_store_new (CHECKBIT_TYPE_SET);
  checkbit_mask_group_set_model (self->group, G_LIST_MODEL (self->sets));
  for (; *titles != '\0'; titles++)
    send (self, (const char[]){ *titles, '\0' });
  self->window = page_test_open (g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                               GTK_POLICY_NEVER, "child", group, NULL),
                                 500, 500);
}

static void
close_sent (Sent *self)
{
  ui_test_destroy (self->window);
  g_object_unref (self->sets);
}

static void
collect_cb (gpointer tile, gpointer tiles)
{
  g_ptr_array_add (tiles, tile);
}

static GtkWidget *
get_tile (Sent *self, guint index)
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();

  checkbit_mask_group_foreach_tile (self->group, collect_cb, tiles);
  g_assert_cmpuint (index, <, tiles->len);
  return tiles->pdata[index];
}

/* The tiles in their order, also as screen readers go through them, one letter each. */
static void
assert_tiles (Sent *self, const char *titles)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->group)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (CHECKBIT_IS_MASK_TILE (child) && gtk_widget_get_visible (child))
      g_string_append (
          found, checkbit_set_get_title (checkbit_mask_tile_get_set (CHECKBIT_MASK_TILE (child))));
  g_assert_cmpstr (found->str, ==, titles);
  for (guint i = 0; i < strlen (titles); i++)
    g_assert_cmpint (checkbit_set_get_title (
                         checkbit_mask_tile_get_set (CHECKBIT_MASK_TILE (get_tile (self, i))))[0],
                     ==, titles[i]);
}

static gboolean
is_focused (Sent *self, guint index)
{
  return gtk_window_get_focus (self->window) == get_tile (self, index);
}

/* While a program is stepped through, its new sets leave alone what a person does with others. */
static void
test_tiles_stay (void)
{
  Sent sent;
  GtkWidget *tile;

  open_sent (&sent, "abc");
  tile = get_tile (&sent, 1);
  gtk_widget_grab_focus (tile);
  send (&sent, "d");
  ui_test_wait_for_frames (sent.window);
  assert_tiles (&sent, "abcd");
  g_assert_true (get_tile (&sent, 1) == tile);
  g_assert_true (is_focused (&sent, 1));
  g_assert_true (checkbit_mask_group_get_current (sent.group)
                 == checkbit_mask_tile_get_set (CHECKBIT_MASK_TILE (tile)));
  g_list_store_remove (sent.sets, 0);
  ui_test_wait_for_frames (sent.window);
  assert_tiles (&sent, "bcd");
  g_assert_true (get_tile (&sent, 0) == tile);
  g_assert_true (is_focused (&sent, 0));
  close_sent (&sent);
}

/* The focus of a tile that goes is its neighbor's, or the header's. */
static void
test_focus_stays (void)
{
  Sent sent;

  open_sent (&sent, "abc");
  gtk_widget_grab_focus (get_tile (&sent, 1));
  g_list_store_remove (sent.sets, 1);
  ui_test_wait_for_frames (sent.window);
  assert_tiles (&sent, "ac");
  g_assert_true (is_focused (&sent, 1));
  g_list_store_remove (sent.sets, 1);
  ui_test_wait_for_frames (sent.window);
  g_assert_true (is_focused (&sent, 0));
  checkbit_mask_group_set_folded (sent.group, TRUE);
  ui_test_wait_for_frames (sent.window);
  g_assert_true (gtk_window_get_focus (sent.window)
                 == gtk_widget_get_first_child (GTK_WIDGET (sent.group)));
  close_sent (&sent);
}

/* Sets may also come between others, in any order. */
static void
test_order (void)
{
  Sent sent;
  gpointer last;

  open_sent (&sent, "abcd");
  last = g_list_model_get_item (G_LIST_MODEL (sent.sets), 3);
  g_list_store_remove (sent.sets, 3);
  g_list_store_insert (sent.sets, 1, last);
  g_object_unref (last);
  assert_tiles (&sent, "adbc");
  checkbit_mask_group_set_filter (sent.group, "b");
  send (&sent, "e");
  g_assert_cmpuint (checkbit_mask_group_set_filter (sent.group, ""), ==, 5);
  assert_tiles (&sent, "adbce");
  close_sent (&sent);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/pasted-view/many", test_many);
  g_test_add_func ("/ui/pasted-view/many-searched", test_many_searched);
  g_test_add_func ("/ui/pasted-view/superseded", test_superseded);
  g_test_add_func ("/ui/mask-group/tiles-stay", test_tiles_stay);
  g_test_add_func ("/ui/mask-group/focus-stays", test_focus_stays);
  g_test_add_func ("/ui/mask-group/order", test_order);
  return g_test_run ();
}

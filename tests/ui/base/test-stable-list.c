/* Tests of CheckbitStableList: the item in each row after a change of the source, which rows are
 * announced as new, and that a selection can follow its item.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/stable-list.h"

#include <gtk/gtk.h>
#include <string.h>

/* A source of strings, one letter each, is changed as g_list_store_splice() is called. */
static const struct
{
  const char *name;
  const char *before;
  guint position, removed;
  const char *added;
  const char *after;     /* the rows' items after that */
  const char *announced; /* items-changed of the rows: "position-removed+added", "" for none */
  guint kept;            /* how many rows are the same objects as before */
} cases[] = {
  { "nothing-to-something", "", 0, 0, "abc", "abc", "0-0+3", 0 },
  { "something-to-nothing", "abc", 0, 3, "", "", "0-3+0", 0 },
  { "all-replaced", "abc", 0, 3, "xyz", "xyz", "", 3 },
  { "all-replaced-by-fewer", "abcd", 0, 4, "xy", "xy", "2-2+0", 2 },
  { "all-replaced-by-more", "ab", 0, 2, "wxyz", "wxyz", "2-0+2", 2 },
  { "put-in-front", "abc", 0, 0, "x", "xabc", "3-0+1", 3 },
  { "taken-from-the-middle", "abcd", 1, 1, "", "acd", "3-1+0", 3 },
  { "one-replaced", "abc", 1, 1, "x", "axc", "", 3 },
  { "appended", "ab", 2, 0, "c", "abc", "2-0+1", 2 },
};

/* Splices letters into a list; each is an object of its own. */
static void
splice (GListStore *store, guint position, guint removed, const char *letters)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (const char *letter = letters; *letter != '\0'; letter++)
    {
      char text[] = { *letter, '\0' };
      g_ptr_array_add (items, gtk_string_object_new (text));
    }
  g_list_store_splice (store, position, removed, items->pdata, items->len);
}

static char *
dup_letters (CheckbitStableList *rows)
{
  GString *text = g_string_new (NULL);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (rows));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CheckbitStableRow) item = g_list_model_get_item (G_LIST_MODEL (rows), i);
      g_string_append (text, gtk_string_object_get_string (checkbit_stable_row_get_item (item)));
    }
  return g_string_free (text, FALSE);
}

static void
assert_letters (CheckbitStableList *rows, const char *letters)
{
  g_autofree char *text = dup_letters (rows);

  g_assert_cmpstr (text, ==, letters);
}

static void
announced_cb (GString *text, guint position, guint removed, guint added)
{
  g_string_append_printf (text, "%u-%u+%u", position, removed, added);
}

static void
test_change (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data), kept = 0;
  g_autoptr (GListStore) store = g_list_store_new (GTK_TYPE_STRING_OBJECT);
  g_autoptr (CheckbitStableList) rows = checkbit_stable_list_new (G_LIST_MODEL (store));
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GString) announced = g_string_new (NULL);
  g_autofree char *after = NULL;

  splice (store, 0, 0, cases[row].before);
  for (guint i = 0; i < strlen (cases[row].before); i++)
    g_ptr_array_add (before, g_list_model_get_item (G_LIST_MODEL (rows), i));
  g_signal_connect_swapped (rows, "items-changed", G_CALLBACK (announced_cb), announced);
  splice (store, cases[row].position, cases[row].removed, cases[row].added);

  after = dup_letters (rows);
  g_assert_cmpstr (after, ==, cases[row].after);
  g_assert_cmpstr (announced->str, ==, cases[row].announced);
  for (guint i = 0; i < before->len; i++)
    {
      g_autoptr (CheckbitStableRow) item = g_list_model_get_item (G_LIST_MODEL (rows), i);
      kept += item == before->pdata[i];
    }
  g_assert_cmpuint (kept, ==, cases[row].kept);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* A row notifies if and only if its item changes. */
static void
test_notify (void)
{
  g_autoptr (GListStore) store = g_list_store_new (GTK_TYPE_STRING_OBJECT);
  g_autoptr (CheckbitStableList) rows = checkbit_stable_list_new (G_LIST_MODEL (store));
  g_autoptr (CheckbitStableRow) first = NULL;
  g_autoptr (CheckbitStableRow) second = NULL;
  guint n_first = 0, n_second = 0;

  splice (store, 0, 0, "ab");
  first = g_list_model_get_item (G_LIST_MODEL (rows), 0);
  second = g_list_model_get_item (G_LIST_MODEL (rows), 1);
  g_signal_connect_swapped (first, "notify::item", G_CALLBACK (count_cb), &n_first);
  g_signal_connect_swapped (second, "notify::item", G_CALLBACK (count_cb), &n_second);

  splice (store, 1, 1, "x");
  g_assert_cmpuint (n_first, ==, 0);
  g_assert_cmpuint (n_second, ==, 1);
  splice (store, 1, 1, "");
  g_assert_cmpuint (n_second, ==, 2); /* it is empty and no longer in the list */
  g_assert_null (checkbit_stable_row_get_item (second));
}

typedef struct
{
  CheckbitStableList *rows;
  gpointer item;
  guint place;
  guint n_before; /* how long the list was when the place was asked for */
} Follower;

static void
moved_cb (Follower *self)
{
  self->place = checkbit_stable_list_find (self->rows, self->item);
  self->n_before = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
}

/* "moved" is emitted while the old place still exists, so that a selection can follow. */
static void
test_follow (void)
{
  g_autoptr (GListStore) store = g_list_store_new (GTK_TYPE_STRING_OBJECT);
  g_autoptr (CheckbitStableList) rows = checkbit_stable_list_new (G_LIST_MODEL (store));
  g_autoptr (GObject) item = NULL;
  Follower follower = { .rows = rows };

  splice (store, 0, 0, "abcd");
  item = g_list_model_get_item (G_LIST_MODEL (store), 3);
  follower.item = item;
  g_signal_connect_swapped (rows, "moved", G_CALLBACK (moved_cb), &follower);

  splice (store, 0, 2, "");
  g_assert_cmpuint (follower.place, ==, 1);
  g_assert_cmpuint (follower.n_before, ==, 4);
  splice (store, 0, 0, "uvwxyz");
  g_assert_cmpuint (follower.place, ==, 7);
  splice (store, 7, 1, "");
  g_assert_cmpuint (follower.place, ==, G_MAXUINT);
}

/* A list that grows a few rows at a time makes the row of an item that is asked for. */
static void
test_growth (void)
{
  g_autoptr (GListStore) store = g_list_store_new (GTK_TYPE_STRING_OBJECT);
  g_autoptr (CheckbitStableList) rows = checkbit_stable_list_new (G_LIST_MODEL (store));
  g_autoptr (GObject) item = NULL;

  checkbit_stable_list_set_growth (rows, 3);
  splice (store, 0, 0, "abcdefghijkl");
  assert_letters (rows, "abc");
  g_assert_true (checkbit_stable_list_is_short (rows));
  g_assert_true (checkbit_stable_list_grow (rows));
  assert_letters (rows, "abcdef");
  item = g_list_model_get_item (G_LIST_MODEL (store), 9);
  g_assert_cmpuint (checkbit_stable_list_find (rows, item), ==, 9);
  assert_letters (rows, "abcdefghij");
  g_assert_false (checkbit_stable_list_grow (rows));
  assert_letters (rows, "abcdefghijkl");
  g_assert_false (checkbit_stable_list_is_short (rows));
  splice (store, 0, 12, "x"); /* it shrinks at once */
  assert_letters (rows, "x");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/stable-list/change/", cases[i].name, NULL);
      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_change);
    }
  g_test_add_func ("/stable-list/notify", test_notify);
  g_test_add_func ("/stable-list/follow", test_follow);
  g_test_add_func ("/stable-list/growth", test_growth);
  g_test_message ("%u changes", (guint) G_N_ELEMENTS (cases));
  return g_test_run ();
}

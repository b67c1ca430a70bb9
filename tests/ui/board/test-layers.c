/* The list of layers on the board: order, styles, hidden and faint ones, and that the board is
 * notified of every change once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/board/layers.h"

#define N 4

typedef struct
{
  CheckbitLayers *layers;
  CheckbitSet *sets[N]; /* of one square each: a1, b1, c1, d1 */
  guint changes;
} Fixture;

static void
count_cb (CheckbitLayers *layers, guint *count)
{
  (*count)++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->layers = checkbit_layers_new ();
  for (guint i = 0; i < N; i++)
    {
      g_autofree char *title = g_strdup_printf ("Set %u", i);

      fixture->sets[i] = checkbit_set_new (title, (ChessBitboard) 1 << i);
    }
  g_signal_connect (fixture->layers, "changed", G_CALLBACK (count_cb), &fixture->changes);
}

/* Nothing keeps the list or the sets alive after the test releases them. */
static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer layers = fixture->layers;

  g_object_add_weak_pointer (layers, &layers);
  g_object_unref (fixture->layers);
  g_assert_null (layers);
  for (guint i = 0; i < N; i++)
    {
      gpointer set = fixture->sets[i];

      g_object_add_weak_pointer (set, &set);
      g_object_unref (fixture->sets[i]);
      g_assert_null (set);
    }
}

static CheckbitLayer *
keep (Fixture *fixture, guint i)
{
  checkbit_layers_keep (fixture->layers, fixture->sets[i]);
  return checkbit_layers_find (fixture->layers, fixture->sets[i]);
}

/* The layers drawn by the board, as the squares' files: "ab" for a1 below b1. */
static void
assert_drawn (Fixture *fixture, const char *files)
{
  g_autoptr (GArray) array = checkbit_layers_to_array (fixture->layers);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < array->len; i++)
    g_string_append_c (
        text,
        (char) ('a' + chess_bitboard_lsb (g_array_index (array, CheckbitBoardLayer, i).bits)));
  g_assert_cmpstr (text->str, ==, files);
}

static void
assert_changes (Fixture *fixture, guint n)
{
  g_assert_cmpuint (fixture->changes, ==, n);
  fixture->changes = 0;
}

static void
test_order (Fixture *fixture, gconstpointer data)
{
  CheckbitLayer *first = keep (fixture, 0);

  for (guint i = 1; i < N; i++)
    keep (fixture, i);
  assert_drawn (fixture, "abcd");
  assert_changes (fixture, N);
  checkbit_layers_move (fixture->layers, first, 2);
  assert_drawn (fixture, "bcad");
  checkbit_layers_move (fixture->layers, first, 2);
  assert_changes (fixture, 1);
  checkbit_layers_move (fixture->layers, first, 0);
  assert_drawn (fixture, "abcd");
  checkbit_layers_move (fixture->layers, first, N - 1);
  assert_drawn (fixture, "bcda");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), ==, N);
  assert_changes (fixture, 2);

  /* A set that has moved is followed as before. */
  checkbit_set_set_bits (fixture->sets[0], 1 << 7, 0);
  assert_drawn (fixture, "bcdh");
  assert_changes (fixture, 1);
}

static void
test_visible (Fixture *fixture, gconstpointer data)
{
  CheckbitLayer *layer = keep (fixture, 0);

  keep (fixture, 1);
  fixture->changes = 0;
  checkbit_layer_set_visible (layer, FALSE);
  checkbit_layer_set_visible (layer, FALSE);
  assert_changes (fixture, 1);
  assert_drawn (fixture, "b");
  g_assert_nonnull (checkbit_layers_find (fixture->layers, fixture->sets[0]));

  /* A set under the pointer is shown in its own place and style. */
  checkbit_layers_set_preview (fixture->layers, CHECKBIT_PREVIEW_POINTED, fixture->sets[0]);
  assert_drawn (fixture, "ab");
  checkbit_layers_set_preview (fixture->layers, CHECKBIT_PREVIEW_POINTED, NULL);
  assert_drawn (fixture, "b");
  checkbit_layer_set_visible (layer, TRUE);
  assert_drawn (fixture, "ab");
}

static double
get_opacity (Fixture *fixture, guint i)
{
  g_autoptr (GArray) array = checkbit_layers_to_array (fixture->layers);

  return g_array_index (array, CheckbitBoardLayer, i).opacity;
}

static void
test_opacity (Fixture *fixture, gconstpointer data)
{
  CheckbitLayer *layer = keep (fixture, 0);

  keep (fixture, 1);
  fixture->changes = 0;
  g_assert_cmpfloat (get_opacity (fixture, 0), ==, 1);
  checkbit_layer_set_opacity (layer, 0.5);
  assert_changes (fixture, 1);
  checkbit_layers_set_opacity (fixture->layers, 0.5);
  checkbit_layers_set_opacity (fixture->layers, 0.5);
  assert_changes (fixture, 1);
  g_assert_cmpfloat (get_opacity (fixture, 0), ==, 0.25);
  g_assert_cmpfloat (get_opacity (fixture, 1), ==, 0.5);

  /* No layer ever becomes invisible. */
  checkbit_layer_set_opacity (layer, 0);
  g_assert_cmpfloat (checkbit_layer_get_opacity (layer), ==, CHECKBIT_LAYER_LEAST_OPACITY);
  checkbit_layers_set_opacity (fixture->layers, 7);
  g_assert_cmpfloat (checkbit_layers_get_opacity (fixture->layers), ==, 1);
}

static void
test_style (Fixture *fixture, gconstpointer data)
{
  CheckbitLayer *layer = keep (fixture, 0);

  keep (fixture, 1);
  g_assert_cmpuint (checkbit_layer_get_style (layer), ==, 0);
  fixture->changes = 0;
  checkbit_layer_set_style (layer, 2);
  assert_changes (fixture, 1);
  g_assert_cmpuint (checkbit_layers_get_style (fixture->layers, fixture->sets[0]), ==, 2);

  /* The next takes the first that is free. */
  g_assert_cmpuint (checkbit_layer_get_style (keep (fixture, 2)), ==, 0);
  g_assert_cmpuint (checkbit_layer_get_style (keep (fixture, 3)), ==, 3);
}

/* More sets than colors: no two look the same. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  gboolean seen[CHECKBIT_N_LAYER_STYLES] = { FALSE };

  for (guint i = 0; i < CHECKBIT_N_LAYER_STYLES; i++)
    {
      g_autoptr (CheckbitSet) set = checkbit_set_new ("Any", 1);
      guint style;

      checkbit_layers_keep (fixture->layers, set);
      style = checkbit_layers_get_style (fixture->layers, set);
      g_assert_false (seen[style]);
      seen[style] = TRUE;
    }
  g_assert_true (checkbit_layers_clear (fixture->layers));
  g_assert_false (checkbit_layers_clear (fixture->layers));
}

/* A layer that was taken off and lives on has no say any more. */
static void
test_removed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitLayer) layer = g_object_ref (keep (fixture, 0));

  checkbit_layers_remove (fixture->layers, layer);
  fixture->changes = 0;
  checkbit_layer_set_style (layer, 5);
  checkbit_set_set_bits (fixture->sets[0], 1 << 9, 0);
  assert_changes (fixture, 0);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
#define ADD(name, test) g_test_add ("/ui/layers/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("order", test_order);
  ADD ("visible", test_visible);
  ADD ("opacity", test_opacity);
  ADD ("style", test_style);
  ADD ("many", test_many);
  ADD ("removed", test_removed);
  return g_test_run ();
}

/* Tests of CheckbitMaskModel: every item equals the mask table's value, and signals only real
 * changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/mask-model.h"

#include <string.h>

typedef struct
{
  CheckbitMaskModel *model;
  guint n_items;
  /* A signal counter for each item. */
  guint *n_bits;
  guint *n_changed;
} Fixture;

static void
count_cb (CheckbitMaskItem *item, GParamSpec *pspec, guint *count)
{
  (*count)++;
}

static CheckbitMaskItem *
item_at (Fixture *fixture, guint index)
{
  g_autoptr (CheckbitMaskItem) item = g_list_model_get_item (G_LIST_MODEL (fixture->model), index);

  return item; /* the model holds it */
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->model = checkbit_mask_model_new ();
  fixture->n_items = g_list_model_get_n_items (G_LIST_MODEL (fixture->model));
  fixture->n_bits = g_new0 (guint, fixture->n_items);
  fixture->n_changed = g_new0 (guint, fixture->n_items);

  for (guint i = 0; i < fixture->n_items; i++)
    {
      CheckbitMaskItem *item = item_at (fixture, i);

      g_signal_connect (item, "notify::bits", G_CALLBACK (count_cb), &fixture->n_bits[i]);
      g_signal_connect (item, "notify::changed", G_CALLBACK (count_cb), &fixture->n_changed[i]);
    }
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer item = item_at (fixture, 0);

  g_object_add_weak_pointer (item, &item);
  g_assert_finalize_object (fixture->model);
  g_assert_null (item);
  g_free (fixture->n_bits);
  g_free (fixture->n_changed);
}

static void
forget (Fixture *fixture)
{
  memset (fixture->n_bits, 0, fixture->n_items * sizeof (guint));
  memset (fixture->n_changed, 0, fixture->n_items * sizeof (guint));
}

/* The values of the items, as two arrays. */
static ChessBitboard *
dup_values (Fixture *fixture, gboolean changed)
{
  ChessBitboard *values = g_new (ChessBitboard, fixture->n_items);

  for (guint i = 0; i < fixture->n_items; i++)
    values[i] = changed ? checkbit_set_get_changed (CHECKBIT_SET (item_at (fixture, i)))
                        : checkbit_set_get_bits (CHECKBIT_SET (item_at (fixture, i)));

  return values;
}

/* Compares with each mask computed separately, because the model computes all of them together. */
static ChessBitboard
compute (guint index, const ChessPosition *position, ChessBitboard selection)
{
  ChessMaskInput input = { .position = position, .selection = selection };

  return chess_mask_compute (chess_mask_get (index), &input);
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  GListModel *list = G_LIST_MODEL (fixture->model);

  g_assert_cmpuint (fixture->n_items, ==, chess_mask_count ());
  g_assert_true (g_list_model_get_item_type (list) == CHECKBIT_TYPE_MASK_ITEM);
  g_assert_null (g_list_model_get_item (list, fixture->n_items));

  for (guint i = 0; i < fixture->n_items; i++)
    {
      CheckbitMaskItem *item = item_at (fixture, i);
      const ChessMask *mask = checkbit_mask_item_get_mask (item);

      g_assert_true (mask == chess_mask_get (i));
      g_assert_true (checkbit_mask_model_find (fixture->model, mask->id) == item);
      g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (item)),
                       ==,
                       compute (i, &chess_position_start, CHESS_NO_SQUARES));
      g_assert_cmphex (checkbit_set_get_changed (CHECKBIT_SET (item)), ==, 0);
    }
  g_assert_null (checkbit_mask_model_find (fixture->model, "no_such_mask"));
}

static void
test_properties (Fixture *fixture, gconstpointer data)
{
  CheckbitMaskItem *item = item_at (fixture, 0);
  guint64 bits, changed;

  g_object_get (item, "bits", &bits, "changed", &changed, NULL);
  g_assert_cmphex (bits, ==, checkbit_set_get_bits (CHECKBIT_SET (item)));
  g_assert_cmphex (changed, ==, checkbit_set_get_changed (CHECKBIT_SET (item)));
}

/* Compares all items with the table and with how they were before; and the counted announcements
 * with what differs. */
static void
check_step (Fixture *fixture,
            const ChessPosition *position,
            ChessBitboard selection,
            const ChessBitboard *old_bits,
            const ChessBitboard *old_changed)
{
  for (guint i = 0; i < fixture->n_items; i++)
    {
      CheckbitMaskItem *item = item_at (fixture, i);
      ChessBitboard bits = checkbit_set_get_bits (CHECKBIT_SET (item));
      ChessBitboard changed = checkbit_set_get_changed (CHECKBIT_SET (item));

      g_assert_cmphex (bits, ==, compute (i, position, selection));
      g_assert_cmpuint (fixture->n_bits[i], ==, bits != old_bits[i]);
      g_assert_cmpuint (fixture->n_changed[i], ==, changed != old_changed[i]);
    }
}

static void
check_marks (Fixture *fixture, const ChessBitboard *before, gboolean marked)
{
  for (guint i = 0; i < fixture->n_items; i++)
    {
      CheckbitMaskItem *item = item_at (fixture, i);
      ChessBitboard expected = marked ? checkbit_set_get_bits (CHECKBIT_SET (item)) ^ before[i] : 0;

      g_assert_cmphex (checkbit_set_get_changed (CHECKBIT_SET (item)), ==, expected);
    }
}

#define GAMES 20
#define PLIES 80

static void
test_random_games (Fixture *fixture, gconstpointer data)
{
  guint n_notified = 0, n_possible = 0;

  for (guint game = 0; game < GAMES; game++)
    {
      ChessPosition position = chess_position_start;

      for (guint ply = 0; ply < PLIES; ply++)
        {
          gboolean mark = ply > 0;
          g_autofree ChessBitboard *bits = dup_values (fixture, FALSE);
          g_autofree ChessBitboard *changed = dup_values (fixture, TRUE);
          ChessMoveList list;

          forget (fixture);
          checkbit_mask_model_set_position (fixture->model, &position, mark);
          check_step (fixture, &position, CHESS_NO_SQUARES, bits, changed);
          check_marks (fixture, bits, mark);
          for (guint i = 0; i < fixture->n_items; i++)
            n_notified += fixture->n_bits[i];
          n_possible += fixture->n_items;

          chess_movegen_legal (&position, &list);
          if (list.count == 0)
            break;
          chess_position_play (
              &position, list.moves[g_test_rand_int_range (0, (gint32) list.count)]);
        }
    }

  g_test_message ("%u of %u possible announcements", n_notified, n_possible);
  g_assert_cmpuint (n_notified, <, n_possible);
}

/* The marks show the effect of the last move, whatever is selected. */
static void
test_selection (Fixture *fixture, gconstpointer data)
{
  ChessPosition before = chess_position_start, after = before;
  guint n_depend = 0;

  chess_position_play (&after, chess_move_new (12, 28, CHESS_MOVE_NORMAL));
  checkbit_mask_model_set_position (fixture->model, &before, FALSE);
  checkbit_mask_model_set_position (fixture->model, &after, TRUE);

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      g_autofree ChessBitboard *bits = dup_values (fixture, FALSE);
      g_autofree ChessBitboard *changed = dup_values (fixture, TRUE);

      forget (fixture);
      checkbit_mask_model_set_selection (fixture->model, CHESS_BIT (square));
      check_step (fixture, &after, CHESS_BIT (square), bits, changed);
      for (guint i = 0; i < fixture->n_items; i++)
        {
          ChessBitboard was = compute (i, &before, CHESS_BIT (square));

          g_assert_cmphex (checkbit_set_get_changed (CHECKBIT_SET (item_at (fixture, i))),
                           ==,
                           checkbit_set_get_bits (CHECKBIT_SET (item_at (fixture, i))) ^ was);
          n_depend += fixture->n_bits[i];
        }
    }

  forget (fixture);
  checkbit_mask_model_set_selection (fixture->model, CHESS_BIT (63));
  for (guint i = 0; i < fixture->n_items; i++)
    g_assert_cmpuint (fixture->n_bits[i] + fixture->n_changed[i], ==, 0);
  g_test_message ("%u values depended on the selection", n_depend);
}

/* A view may look at any item when the first announces: all must hold the new position. */
static void
look_around_cb (CheckbitMaskItem *item, GParamSpec *pspec, Fixture *fixture)
{
  ChessPosition after = chess_position_start;

  chess_position_play (&after, chess_move_new (12, 28, CHESS_MOVE_NORMAL));
  for (guint i = 0; i < fixture->n_items; i++)
    g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (item_at (fixture, i))),
                     ==,
                     compute (i, &after, CHESS_NO_SQUARES));
}

static void
test_all_in_place (Fixture *fixture, gconstpointer data)
{
  ChessPosition after = chess_position_start;
  guint n = 0;

  chess_position_play (&after, chess_move_new (12, 28, CHESS_MOVE_NORMAL));
  for (guint i = 0; i < fixture->n_items; i++)
    g_signal_connect (
        item_at (fixture, i), "notify", G_CALLBACK (look_around_cb), fixture);
  checkbit_mask_model_set_position (fixture->model, &after, TRUE);

  for (guint i = 0; i < fixture->n_items; i++)
    n += fixture->n_bits[i];
  g_assert_cmpuint (n, >, 1);
}

/* The masks use the last move, and forget it with the next position. */
static void
test_last_move (Fixture *fixture, gconstpointer data)
{
  CheckbitMaskItem *last_move = checkbit_mask_model_find (fixture->model, "last_move");
  CheckbitMaskItem *changed = checkbit_mask_model_find (fixture->model, "changed");
  ChessMove move = chess_move_new (12, 28, CHESS_MOVE_NORMAL);
  ChessPosition after = chess_position_start;

  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (last_move)), ==, 0);
  chess_position_play (&after, move);
  checkbit_mask_model_set_position_after (fixture->model, &after, &chess_position_start, move,
                                          TRUE);
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (last_move)), ==,
                   CHESS_BIT (12) | CHESS_BIT (28));
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (changed)), ==,
                   CHESS_BIT (12) | CHESS_BIT (28));
  g_assert_cmphex (checkbit_set_get_changed (CHECKBIT_SET (changed)), ==,
                   CHESS_BIT (12) | CHESS_BIT (28));

  checkbit_mask_model_set_selection (fixture->model, CHESS_BIT (0));
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (changed)), ==,
                   CHESS_BIT (12) | CHESS_BIT (28));

  checkbit_mask_model_set_position (fixture->model, &after, FALSE);
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (last_move)), ==, 0);
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (changed)), ==, 0);
}

static void
add (const char *path, void (*func) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, func, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/mask-model/list", test_list);
  add ("/mask-model/properties", test_properties);
  add ("/mask-model/random-games", test_random_games);
  add ("/mask-model/selection", test_selection);
  add ("/mask-model/all-in-place", test_all_in_place);
  add ("/mask-model/last-move", test_last_move);

  return g_test_run ();
}

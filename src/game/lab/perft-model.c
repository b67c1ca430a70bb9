/* Counting, run by a person.
 *
 * A level is a position on the path, with its counts. Only the deepest one is counted; a cancelled
 * run is forgotten at once and ends on its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/perft-model.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The time between two progress updates. */
#define LOOK_MS 100

/* --- A move --------------------------------------------------------------------------------- */

struct _CheckbitPerftItem
{
  GObject parent_instance;

  CheckbitPerftRow row;
  char san[CHESS_SAN_SIZE];
  gboolean done;
};

static guint item_changed_signal;

G_DEFINE_FINAL_TYPE (CheckbitPerftItem, checkbit_perft_item, G_TYPE_OBJECT)

static void
checkbit_perft_item_class_init (CheckbitPerftItemClass *klass)
{
  item_changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_PERFT_ITEM, G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_perft_item_init (CheckbitPerftItem *self)
{
}

const CheckbitPerftRow *
checkbit_perft_item_get_row (CheckbitPerftItem *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_ITEM (self), NULL);

  return &self->row;
}

const char *
checkbit_perft_item_get_san (CheckbitPerftItem *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_ITEM (self), NULL);

  return self->san;
}

gboolean
checkbit_perft_item_is_done (CheckbitPerftItem *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_ITEM (self), FALSE);

  return self->done;
}

/* --- The model ------------------------------------------------------------------------------ */

typedef struct
{
  ChessPosition position;
  ChessMove move; /* that leads there; CHESS_MOVE_NONE at the root */
  char san[CHESS_SAN_SIZE], uci[CHESS_UCI_SIZE];
  guint depth;
  gboolean has_categories;
  GListStore *rows; /* of CheckbitPerftItem, sorted by their text */
  gboolean complete;
  guint64 nodes;
  guint64 categories[CHECKBIT_N_PERFT_CATEGORIES];
  double seconds, done;
} Level;

struct _CheckbitPerftModel
{
  GObject parent_instance;

  guint depth, threads, hash;
  gboolean categories;

  GPtrArray *levels; /* of Level, the root first; empty if there is no position */
  char *error;

  /* Only while counting. */
  GCancellable *cancellable;
  CheckbitPerftMeter *meter;
  gint64 start;
  guint look;
};

enum
{
  CHANGED,
  PROGRESS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitPerftModel, checkbit_perft_model, G_TYPE_OBJECT)

static void
level_free (gpointer data)
{
  Level *level = data;

  g_object_unref (level->rows);
  g_free (level);
}

/* The level that was counted last, or is being counted; NULL for none. */
static Level *
get_level (CheckbitPerftModel *self)
{
  return self->levels->len > 0 ? g_ptr_array_index (self->levels, self->levels->len - 1) : NULL;
}

static int
compare_items (gconstpointer a, gconstpointer b, gpointer data)
{
  return strcmp (CHECKBIT_PERFT_ITEM ((gpointer) a)->row.uci,
                 CHECKBIT_PERFT_ITEM ((gpointer) b)->row.uci);
}

static void
list_moves (Level *level)
{
  ChessMoveList list;

  chess_movegen_legal (&level->position, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      g_autoptr (CheckbitPerftItem) item = g_object_new (CHECKBIT_TYPE_PERFT_ITEM, NULL);

      item->row.move = list.moves[i];
      chess_uci_write (&level->position, list.moves[i], item->row.uci);
      chess_san_write (&level->position, list.moves[i], item->san);
      g_list_store_append (level->rows, item);
    }
  g_list_store_sort (level->rows, compare_items, NULL);
}

static Level *
level_new (const ChessPosition *position, guint depth)
{
  Level *level = g_new0 (Level, 1);

  level->position = *position;
  level->depth = depth;
  level->rows = g_list_store_new (CHECKBIT_TYPE_PERFT_ITEM);
  list_moves (level);

  return level;
}

/* --- Counting ------------------------------------------------------------------------------- */

/* One count; it lives until it has ended, even if it was cancelled long before. */
typedef struct
{
  CheckbitPerftModel *model;
  GCancellable *cancellable;
} Run;

static void
run_free (Run *run)
{
  g_object_unref (run->cancellable);
  g_object_unref (run->model);
  g_free (run);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_free)

static gboolean
is_current (const Run *run)
{
  return run->cancellable == run->model->cancellable;
}

static void
take_row (Level *level, const CheckbitPerftRow *row)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (level->rows));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CheckbitPerftItem) item = g_list_model_get_item (G_LIST_MODEL (level->rows), i);

      if (item->row.move != row->move || item->done)
        continue;
      item->row = *row;
      item->done = TRUE;
      g_signal_emit (item, item_changed_signal, 0);
      return;
    }
}

/* Updates the totals from the meter and the rows. */
static void
take_progress (CheckbitPerftModel *self)
{
  Level *level = get_level (self);

  level->nodes = checkbit_perft_meter_get_nodes (self->meter);
  level->done = checkbit_perft_meter_get_done (self->meter);
  level->seconds = (double) (g_get_monotonic_time () - self->start) / G_USEC_PER_SEC;
}

static gboolean
look_cb (gpointer data)
{
  CheckbitPerftModel *self = data;

  take_progress (self);
  g_signal_emit (self, signals[PROGRESS], 0);

  return G_SOURCE_CONTINUE;
}

/* Forgets the current count, which has ended or was cancelled. */
static void
stop (CheckbitPerftModel *self)
{
  if (self->cancellable == NULL)
    return;
  take_progress (self);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->meter, checkbit_perft_meter_unref);
  g_clear_handle_id (&self->look, g_source_remove);
}

static void
row_cb (const CheckbitPerftRow *row, double done, gpointer data)
{
  const Run *run = data;
  CheckbitPerftModel *self = run->model;
  Level *level;

  if (!is_current (run))
    return;
  level = get_level (self);
  take_row (level, row);
  for (guint i = 0; i < CHECKBIT_N_PERFT_CATEGORIES; i++)
    level->categories[i] += row->categories[i];
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Run) run = data;
  CheckbitPerftModel *self = run->model;
  g_autoptr (GError) error = NULL;
  g_autoptr (CheckbitPerftCount) count = checkbit_perft_count_finish (result, &error);
  Level *level = get_level (self);

  if (!is_current (run))
    return;
  stop (self);
  if (count != NULL)
    {
      level->complete = TRUE;
      level->nodes = count->total;
      level->done = 1;
      /* Takes the exact time, which excludes any delay in this thread. */
      level->seconds = (double) count->time_us / G_USEC_PER_SEC;
    }
  else
    self->error = g_strdup (error->message);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Counts the deepest level. */
static void
count (CheckbitPerftModel *self)
{
  Level *level = get_level (self);
  CheckbitPerftRequest request = {
    .position = level->position,
    .depth = level->depth,
    .threads = self->threads,
    .hash_size = (gsize) self->hash << 20,
    .categories = self->categories,
  };
  Run *run = g_new (Run, 1);

  g_clear_pointer (&self->error, g_free);
  level->has_categories = self->categories;
  self->cancellable = g_cancellable_new ();
  self->meter = request.meter = checkbit_perft_meter_new ();
  self->start = g_get_monotonic_time ();
  self->look = g_timeout_add (LOOK_MS, look_cb, self);
  *run = (Run){ g_object_ref (self), g_object_ref (self->cancellable) };
  checkbit_perft_count_async (&request, row_cb, run, self->cancellable, counted_cb, run);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
checkbit_perft_model_start (CheckbitPerftModel *self, const ChessPosition *position)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_MODEL (self));
  g_return_if_fail (position != NULL);

  stop (self);
  g_ptr_array_set_size (self->levels, 0);
  g_ptr_array_add (self->levels, level_new (position, self->depth));
  count (self);
}

void
checkbit_perft_model_cancel (CheckbitPerftModel *self)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_MODEL (self));

  if (self->cancellable == NULL)
    return;
  stop (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
checkbit_perft_model_descend (CheckbitPerftModel *self, ChessMove move)
{
  Level *above, *level;
  ChessPosition next;

  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), FALSE);

  above = get_level (self);
  if (above == NULL || above->depth <= 1)
    return FALSE;
  stop (self);
  next = above->position;
  chess_position_play (&next, move);
  level = level_new (&next, above->depth - 1);
  level->move = move;
  chess_san_write (&above->position, move, level->san);
  chess_uci_write (&above->position, move, level->uci);
  g_ptr_array_add (self->levels, level);
  count (self);

  return TRUE;
}

void
checkbit_perft_model_ascend (CheckbitPerftModel *self, guint n)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_MODEL (self));

  if (n + 1 >= self->levels->len)
    return;
  stop (self);
  g_clear_pointer (&self->error, g_free);
  g_ptr_array_set_size (self->levels, (gint) n + 1);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Settings ------------------------------------------------------------------------------- */

void
checkbit_perft_model_set_depth (CheckbitPerftModel *self, guint depth)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_MODEL (self));

  self->depth = CLAMP (depth, 1, CHECKBIT_PERFT_MAX_DEPTH);
}

void
checkbit_perft_model_set_threads (CheckbitPerftModel *self, guint threads)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_MODEL (self));

  self->threads = MAX (threads, 1);
}

void
checkbit_perft_model_set_hash (CheckbitPerftModel *self, guint megabytes)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_MODEL (self));

  self->hash = megabytes;
}

void
checkbit_perft_model_set_categories (CheckbitPerftModel *self, gboolean categories)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_MODEL (self));

  self->categories = categories;
}

/* --- State ---------------------------------------------------------------------------------- */

gboolean
checkbit_perft_model_is_running (CheckbitPerftModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), FALSE);

  return self->cancellable != NULL;
}

gboolean
checkbit_perft_model_is_complete (CheckbitPerftModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), FALSE);

  return self->levels->len > 0 && get_level (self)->complete;
}

const char *
checkbit_perft_model_get_error (CheckbitPerftModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), NULL);

  return self->error;
}

GListModel *
checkbit_perft_model_get_rows (CheckbitPerftModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), NULL);

  return self->levels->len > 0 ? G_LIST_MODEL (get_level (self)->rows) : NULL;
}

const ChessPosition *
checkbit_perft_model_get_root (CheckbitPerftModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), NULL);

  return self->levels->len > 0 ? &((Level *) g_ptr_array_index (self->levels, 0))->position : NULL;
}

guint
checkbit_perft_model_get_depth (CheckbitPerftModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), 0);

  return self->levels->len > 0 ? get_level (self)->depth : self->depth;
}

gboolean
checkbit_perft_model_has_categories (CheckbitPerftModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), FALSE);

  return self->levels->len > 0 && get_level (self)->has_categories;
}

guint
checkbit_perft_model_get_n_path (CheckbitPerftModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), 0);

  return self->levels->len > 0 ? self->levels->len - 1 : 0;
}

const char *
checkbit_perft_model_get_path_san (CheckbitPerftModel *self, guint n)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), NULL);
  g_return_val_if_fail (n + 1 < self->levels->len, NULL);

  return ((Level *) g_ptr_array_index (self->levels, n + 1))->san;
}

char *
checkbit_perft_model_dup_path (CheckbitPerftModel *self)
{
  GString *path = g_string_new (NULL);

  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), NULL);

  for (guint i = 1; i < self->levels->len; i++)
    g_string_append_printf (path, "%s%s", i > 1 ? " " : "",
                            ((Level *) g_ptr_array_index (self->levels, i))->uci);

  return g_string_free (path, FALSE);
}

guint64
checkbit_perft_model_get_nodes (CheckbitPerftModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), 0);

  return self->levels->len > 0 ? get_level (self)->nodes : 0;
}

guint64
checkbit_perft_model_get_category (CheckbitPerftModel *self, CheckbitPerftCategory category)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), 0);
  g_return_val_if_fail ((gsize) category < CHECKBIT_N_PERFT_CATEGORIES, 0);

  return self->levels->len > 0 ? get_level (self)->categories[category] : 0;
}

double
checkbit_perft_model_get_seconds (CheckbitPerftModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), 0);

  return self->levels->len > 0 ? get_level (self)->seconds : 0;
}

double
checkbit_perft_model_get_done (CheckbitPerftModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), 0);

  return self->levels->len > 0 ? get_level (self)->done : 0;
}

double
checkbit_perft_model_get_seconds_left (CheckbitPerftModel *self)
{
  double done = checkbit_perft_model_get_done (self);

  return done > 0 ? checkbit_perft_model_get_seconds (self) * (1 - done) / done : -1;
}

/* --- As text -------------------------------------------------------------------------------- */

/* The sum of all rows. */
static guint64
sum_rows (const Level *level)
{
  guint64 sum = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (level->rows)); i++)
    {
      g_autoptr (CheckbitPerftItem) item = g_list_model_get_item (G_LIST_MODEL (level->rows), i);
      sum += item->row.count;
    }
  return sum;
}

char *
checkbit_perft_model_dup_divide (CheckbitPerftModel *self)
{
  GString *text = g_string_new (NULL);
  const Level *level;

  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), NULL);

  level = get_level (self);
  for (guint i = 0; level != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (level->rows)); i++)
    {
      g_autoptr (CheckbitPerftItem) item = g_list_model_get_item (G_LIST_MODEL (level->rows), i);

      if (item->done)
        g_string_append_printf (text, "%s %" G_GUINT64_FORMAT "\n", item->row.uci, item->row.count);
    }
  if (level != NULL && level->complete)
    g_string_append_printf (text, "\n%" G_GUINT64_FORMAT "\n", sum_rows (level));

  return g_string_free (text, FALSE);
}

static void
append_cells (GString *text, const Level *level, const CheckbitPerftItem *item, char separator)
{
  g_string_append_printf (text, "%s%c%s%c%" G_GUINT64_FORMAT, item->row.uci, separator, item->san,
                          separator, item->row.count);
  for (guint i = 0; level->has_categories && i < CHECKBIT_N_PERFT_CATEGORIES; i++)
    g_string_append_printf (text, "%c%" G_GUINT64_FORMAT, separator, item->row.categories[i]);
  g_string_append_c (text, '\n');
}

char *
checkbit_perft_model_dup_table (CheckbitPerftModel *self, char separator)
{
  GString *text = g_string_new (NULL);
  const Level *level;

  g_return_val_if_fail (CHECKBIT_IS_PERFT_MODEL (self), NULL);

  level = get_level (self);
  if (level == NULL)
    return g_string_free (text, FALSE);
  g_string_append_printf (text, "move%csan%cnodes", separator, separator);
  for (guint i = 0; level->has_categories && i < CHECKBIT_N_PERFT_CATEGORIES; i++)
    g_string_append_printf (text, "%c%s", separator, checkbit_perft_category_id (i));
  g_string_append_c (text, '\n');
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (level->rows)); i++)
    {
      g_autoptr (CheckbitPerftItem) item = g_list_model_get_item (G_LIST_MODEL (level->rows), i);

      if (item->done)
        append_cells (text, level, item, separator);
    }
  return g_string_free (text, FALSE);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_perft_model_dispose (GObject *object)
{
  CheckbitPerftModel *self = CHECKBIT_PERFT_MODEL (object);

  stop (self);
  G_OBJECT_CLASS (checkbit_perft_model_parent_class)->dispose (object);
}

static void
checkbit_perft_model_finalize (GObject *object)
{
  CheckbitPerftModel *self = CHECKBIT_PERFT_MODEL (object);

  g_ptr_array_unref (self->levels);
  g_free (self->error);
  G_OBJECT_CLASS (checkbit_perft_model_parent_class)->finalize (object);
}

static void
checkbit_perft_model_class_init (CheckbitPerftModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = checkbit_perft_model_dispose;
  object_class->finalize = checkbit_perft_model_finalize;
  signals[CHANGED] = g_signal_new ("changed", CHECKBIT_TYPE_PERFT_MODEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[PROGRESS] = g_signal_new ("progress", CHECKBIT_TYPE_PERFT_MODEL, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_perft_model_init (CheckbitPerftModel *self)
{
  self->levels = g_ptr_array_new_with_free_func (level_free);
  self->depth = 4;
  self->threads = 1;
}

CheckbitPerftModel *
checkbit_perft_model_new (void)
{
  return g_object_new (CHECKBIT_TYPE_PERFT_MODEL, NULL);
}

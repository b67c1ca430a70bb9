/* The games of an index as a list view shows them.
 *
 * In the order of the file, the list is the index itself. For any other order, a thread makes an
 * array of indices; until that is ready the list shows the previous order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-list.h"

#include "game/pgn/pgn-order.h"

/* --- One game ------------------------------------------------------------------------------- */

struct _CheckbitPgnEntry
{
  GObject parent_instance;

  CheckbitPgnIndex *list;
  guint index;
};

G_DEFINE_FINAL_TYPE (CheckbitPgnEntry, checkbit_pgn_entry, G_TYPE_OBJECT)

static void
checkbit_pgn_entry_dispose (GObject *object)
{
  g_clear_object (&CHECKBIT_PGN_ENTRY (object)->list);

  G_OBJECT_CLASS (checkbit_pgn_entry_parent_class)->dispose (object);
}

static void
checkbit_pgn_entry_class_init (CheckbitPgnEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_pgn_entry_dispose;
}

static void
checkbit_pgn_entry_init (CheckbitPgnEntry *self)
{
}

static CheckbitPgnEntry *
checkbit_pgn_entry_new (CheckbitPgnIndex *list, guint index)
{
  CheckbitPgnEntry *self = g_object_new (CHECKBIT_TYPE_PGN_ENTRY, NULL);

  self->list = g_object_ref (list);
  self->index = index;

  return self;
}

guint
checkbit_pgn_entry_get_index (CheckbitPgnEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_ENTRY (self), 0);

  return self->index;
}

char *
checkbit_pgn_entry_dup_text (CheckbitPgnEntry *self, CheckbitPgnColumn column)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_ENTRY (self), NULL);

  if (column == CHECKBIT_PGN_COLUMN_NUMBER)
    return g_strdup_printf ("%u", self->index + 1);
  if (column == CHECKBIT_PGN_COLUMN_PLIES)
    return g_strdup_printf ("%u", checkbit_pgn_index_get_plies (self->list, self->index));

  return g_strdup (checkbit_pgn_index_get_text (self->list, self->index, column));
}

/* --- All of them ---------------------------------------------------------------------------- */

struct _CheckbitPgnList
{
  GObject parent_instance;

  CheckbitPgnIndex *index;
  char *search; /* never NULL */
  CheckbitPgnColumn column;
  gboolean descending;
  GArray *only; /* of guint32: the games to show, by index; NULL for all */
  GArray *first; /* likewise: the games to show first; NULL for none */
  gboolean last; /* show those last instead */

  GArray *order;             /* of guint32; NULL: the order of the file */
  guint n_items;             /* as last announced */
  GCancellable *cancellable; /* of the running thread; NULL if there is none */
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitPgnList,
                               checkbit_pgn_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum
{
  PROP_0,
  PROP_SEARCH,
  PROP_SORT_COLUMN,
  PROP_DESCENDING,
  PROP_BUSY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static GType
get_item_type (GListModel *list)
{
  return CHECKBIT_TYPE_PGN_ENTRY;
}

static guint
get_n_items (GListModel *list)
{
  return CHECKBIT_PGN_LIST (list)->n_items;
}

static gpointer
get_item (GListModel *list, guint position)
{
  CheckbitPgnList *self = CHECKBIT_PGN_LIST (list);

  if (position >= self->n_items)
    return NULL;

  return checkbit_pgn_entry_new (
      self->index, self->order != NULL ? g_array_index (self->order, guint32, position) : position);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* Shows another order, and announces a complete change. */
static void
show (CheckbitPgnList *self, GArray *order, guint n_items)
{
  guint before = self->n_items;

  g_clear_pointer (&self->order, g_array_unref);
  self->order = order;
  self->n_items = n_items;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, n_items);
}

/* --- In the background ---------------------------------------------------------------------- */

static gboolean
is_file_order (CheckbitPgnList *self)
{
  return *self->search == '\0' && self->column == CHECKBIT_PGN_COLUMN_NUMBER && !self->descending
         && self->only == NULL && self->first == NULL;
}

static void begin (CheckbitPgnList *self);

static void
set_busy (CheckbitPgnList *self, GCancellable *cancellable)
{
  gboolean was = self->cancellable != NULL;

  g_set_object (&self->cancellable, cancellable);
  if (was != (cancellable != NULL))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

static void
ordered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CheckbitPgnList *self = CHECKBIT_PGN_LIST (source);
  GCancellable *cancellable = g_task_get_cancellable (G_TASK (result));
  guint n_games;
  GArray *order = checkbit_pgn_order_finish (self, result, &n_games);

  /* The request has changed meanwhile. */
  if (cancellable != self->cancellable || order == NULL)
    {
      g_clear_pointer (&order, g_array_unref);
      return;
    }

  show (self, order, order->len);
  set_busy (self, NULL);
  if (n_games != checkbit_pgn_index_get_n_games (self->index))
    begin (self);
}

/* Starts making the requested order. */
static void
begin (CheckbitPgnList *self)
{
  const CheckbitPgnQuery query = { .search = self->search,
                                   .column = self->column,
                                   .descending = self->descending,
                                   .only = self->only,
                                   .first = self->first,
                                   .last = self->last };
  g_autoptr (GCancellable) cancellable = NULL;

  g_cancellable_cancel (self->cancellable);
  if (is_file_order (self))
    {
      set_busy (self, NULL);
      show (self, NULL, checkbit_pgn_index_get_n_games (self->index));
      return;
    }

  cancellable = g_cancellable_new ();
  set_busy (self, cancellable);
  checkbit_pgn_order_async (self, checkbit_pgn_index_get_store (self->index),
                            checkbit_pgn_index_get_n_games (self->index), &query, cancellable,
                            ordered_cb, NULL);
}

/* --- Following the index -------------------------------------------------------------------- */

/* Games were added. If an order is being made, it is finished first; the next one includes them. */
static void
n_games_cb (CheckbitPgnIndex *index, GParamSpec *pspec, CheckbitPgnList *self)
{
  guint n_games = checkbit_pgn_index_get_n_games (index);
  guint before = self->n_items;

  if (self->cancellable != NULL)
    return;
  if (self->order != NULL || !is_file_order (self))
    {
      begin (self);
      return;
    }
  self->n_items = n_games;
  g_list_model_items_changed (G_LIST_MODEL (self), before, 0, n_games - before);
}

/* A game was replaced, so its position in the order may change. */
static void
changed_cb (CheckbitPgnIndex *index, guint game, CheckbitPgnList *self)
{
  if (self->order != NULL || self->cancellable != NULL)
    begin (self);
  else if (game < self->n_items)
    g_list_model_items_changed (G_LIST_MODEL (self), game, 1, 1);
}

/* --- Settings ------------------------------------------------------------------------------- */

void
checkbit_pgn_list_set_only (CheckbitPgnList *self, GArray *games)
{
  g_return_if_fail (CHECKBIT_IS_PGN_LIST (self));

  if (self->only == games)
    return;
  if (games != NULL)
    g_array_ref (games);
  g_clear_pointer (&self->only, g_array_unref);
  self->only = games;
  begin (self);
}

void
checkbit_pgn_list_set_first (CheckbitPgnList *self, GArray *games, gboolean last)
{
  g_return_if_fail (CHECKBIT_IS_PGN_LIST (self));

  if (self->first == games && (games == NULL || !self->last == !last))
    return;
  if (games != NULL)
    g_array_ref (games);
  g_clear_pointer (&self->first, g_array_unref);
  self->first = games;
  self->last = last;
  begin (self);
}

GArray *
checkbit_pgn_list_get_only (CheckbitPgnList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_LIST (self), NULL);

  return self->only;
}

void
checkbit_pgn_list_set_search (CheckbitPgnList *self, const char *search)
{
  g_autofree char *stripped = NULL;

  g_return_if_fail (CHECKBIT_IS_PGN_LIST (self));

  stripped = g_strstrip (g_strdup (search != NULL ? search : ""));
  if (g_str_equal (stripped, self->search))
    return;

  g_free (self->search);
  self->search = g_steal_pointer (&stripped);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEARCH]);
  begin (self);
}

const char *
checkbit_pgn_list_get_search (CheckbitPgnList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_LIST (self), "");

  return self->search;
}

void
checkbit_pgn_list_set_sort (CheckbitPgnList *self, CheckbitPgnColumn column, gboolean descending)
{
  gboolean other_column, other_way;

  g_return_if_fail (CHECKBIT_IS_PGN_LIST (self));
  g_return_if_fail (column < CHECKBIT_PGN_N_COLUMNS);

  other_column = column != self->column;
  other_way = !descending != !self->descending;
  if (!other_column && !other_way)
    return;

  self->column = column;
  self->descending = descending;
  if (other_column)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SORT_COLUMN]);
  if (other_way)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DESCENDING]);
  begin (self);
}

gboolean
checkbit_pgn_list_get_busy (CheckbitPgnList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_LIST (self), FALSE);

  return self->cancellable != NULL;
}

guint
checkbit_pgn_list_find (CheckbitPgnList *self, guint index)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_LIST (self), CHECKBIT_PGN_LIST_NONE);

  if (self->order == NULL)
    return index < self->n_items ? index : CHECKBIT_PGN_LIST_NONE;
  for (guint i = 0; i < self->order->len; i++)
    if (g_array_index (self->order, guint32, i) == index)
      return i;

  return CHECKBIT_PGN_LIST_NONE;
}

/* --- The object ----------------------------------------------------------------------------- */

static void
checkbit_pgn_list_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitPgnList *self = CHECKBIT_PGN_LIST (object);

  switch (id)
    {
    case PROP_SEARCH:
      g_value_set_string (value, self->search);
      break;
    case PROP_SORT_COLUMN:
      g_value_set_uint (value, self->column);
      break;
    case PROP_DESCENDING:
      g_value_set_boolean (value, self->descending);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, self->cancellable != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_pgn_list_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitPgnList *self = CHECKBIT_PGN_LIST (object);

  switch (id)
    {
    case PROP_SEARCH:
      checkbit_pgn_list_set_search (self, g_value_get_string (value));
      break;
    case PROP_SORT_COLUMN:
      checkbit_pgn_list_set_sort (self, g_value_get_uint (value), self->descending);
      break;
    case PROP_DESCENDING:
      checkbit_pgn_list_set_sort (self, self->column, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_pgn_list_dispose (GObject *object)
{
  CheckbitPgnList *self = CHECKBIT_PGN_LIST (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->index);
  g_clear_pointer (&self->order, g_array_unref);
  self->n_items = 0;

  G_OBJECT_CLASS (checkbit_pgn_list_parent_class)->dispose (object);
}

static void
checkbit_pgn_list_finalize (GObject *object)
{
  g_free (CHECKBIT_PGN_LIST (object)->search);
  g_clear_pointer (&CHECKBIT_PGN_LIST (object)->only, g_array_unref);
  g_clear_pointer (&CHECKBIT_PGN_LIST (object)->first, g_array_unref);

  G_OBJECT_CLASS (checkbit_pgn_list_parent_class)->finalize (object);
}

static void
checkbit_pgn_list_class_init (CheckbitPgnListClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_pgn_list_get_property;
  object_class->set_property = checkbit_pgn_list_set_property;
  object_class->dispose = checkbit_pgn_list_dispose;
  object_class->finalize = checkbit_pgn_list_finalize;

  properties[PROP_SEARCH] = g_param_spec_string ("search", NULL, NULL, "", flags);
  properties[PROP_SORT_COLUMN]
      = g_param_spec_uint ("sort-column", NULL, NULL, 0, CHECKBIT_PGN_N_COLUMNS - 1, 0, flags);
  properties[PROP_DESCENDING] = g_param_spec_boolean ("descending", NULL, NULL, FALSE, flags);
  properties[PROP_BUSY]
      = g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
checkbit_pgn_list_init (CheckbitPgnList *self)
{
  self->search = g_strdup ("");
}

CheckbitPgnList *
checkbit_pgn_list_new (CheckbitPgnIndex *index)
{
  CheckbitPgnList *self;

  g_return_val_if_fail (CHECKBIT_IS_PGN_INDEX (index), NULL);

  self = g_object_new (CHECKBIT_TYPE_PGN_LIST, NULL);
  self->index = g_object_ref (index);
  self->n_items = checkbit_pgn_index_get_n_games (index);
  g_signal_connect_object (index, "notify::n-games", G_CALLBACK (n_games_cb), self, 0);
  g_signal_connect_object (index, "changed", G_CALLBACK (changed_cb), self, 0);

  return self;
}

/* A list whose rows stay in place while their items change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/stable-list.h"

/* --- One row -------------------------------------------------------------------------------- */

struct _CheckbitStableRow
{
  GObject parent_instance;
  gpointer item; /* an object, or NULL */
};

enum
{
  PROP_0,
  PROP_ITEM,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitStableRow, checkbit_stable_row, G_TYPE_OBJECT)

gpointer
checkbit_stable_row_get_item (CheckbitStableRow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_STABLE_ROW (self), NULL);

  return self->item;
}

/* item: (transfer full) (nullable) */
static void
row_take (CheckbitStableRow *self, gpointer item)
{
  g_autoptr (GObject) before = self->item;

  self->item = item;
  if (before != item)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ITEM]);
}

static void
checkbit_stable_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ITEM:
      g_value_set_object (value, CHECKBIT_STABLE_ROW (object)->item);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_stable_row_dispose (GObject *object)
{
  g_clear_object (&CHECKBIT_STABLE_ROW (object)->item);
  G_OBJECT_CLASS (checkbit_stable_row_parent_class)->dispose (object);
}

static void
checkbit_stable_row_class_init (CheckbitStableRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_stable_row_get_property;
  object_class->dispose = checkbit_stable_row_dispose;

  props[PROP_ITEM]
      = g_param_spec_object ("item", NULL, NULL, G_TYPE_OBJECT,
                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_stable_row_init (CheckbitStableRow *self)
{
}

/* --- The list ------------------------------------------------------------------------------- */

struct _CheckbitStableList
{
  GObject parent_instance;

  GListModel *source;
  GPtrArray *rows;
  guint growth; /* new rows at a time at most; 0: all */
};

static guint moved_signal;

static GType
checkbit_stable_list_get_item_type (GListModel *list)
{
  return CHECKBIT_TYPE_STABLE_ROW;
}

static guint
checkbit_stable_list_get_n_items (GListModel *list)
{
  return CHECKBIT_STABLE_LIST (list)->rows->len;
}

static gpointer
checkbit_stable_list_get_item (GListModel *list, guint position)
{
  GPtrArray *rows = CHECKBIT_STABLE_LIST (list)->rows;

  return position < rows->len ? g_object_ref (rows->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = checkbit_stable_list_get_item_type;
  iface->get_n_items = checkbit_stable_list_get_n_items;
  iface->get_item = checkbit_stable_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitStableList,
                               checkbit_stable_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* The rows up to n are made, and reported at once. */
static void
grow_to (CheckbitStableList *self, guint n)
{
  guint before = self->rows->len;

  for (guint i = before; i < n; i++)
    {
      CheckbitStableRow *row = g_object_new (CHECKBIT_TYPE_STABLE_ROW, NULL);

      row->item = g_list_model_get_item (self->source, i);
      g_ptr_array_add (self->rows, row);
    }
  if (n > before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, n - before);
}

static void
shrink_to (CheckbitStableList *self, guint n)
{
  guint before = self->rows->len;

  if (n >= before)
    return;
  g_ptr_array_set_size (self->rows, (int) n);
  g_list_model_items_changed (G_LIST_MODEL (self), n, before - n, 0);
}

gboolean
checkbit_stable_list_grow (CheckbitStableList *self)
{
  guint n, end;

  g_return_val_if_fail (CHECKBIT_IS_STABLE_LIST (self), FALSE);

  n = g_list_model_get_n_items (self->source);
  end = self->growth > 0 ? MIN (n, self->rows->len + self->growth) : n;
  grow_to (self, end);
  return end < n;
}

/* First every row gets its new item, or none if the list becomes shorter, so that a selection can
 * follow its item before the old row is removed. */
static void
source_changed_cb (CheckbitStableList *self, guint position, guint removed, guint added)
{
  guint end = removed == added ? MIN (position + added, self->rows->len) : self->rows->len;

  for (guint i = position; i < end; i++)
    row_take (self->rows->pdata[i], g_list_model_get_item (self->source, i));
  checkbit_stable_list_grow (self);
  g_signal_emit (self, moved_signal, 0);
  shrink_to (self, g_list_model_get_n_items (self->source));
}

static void
checkbit_stable_list_dispose (GObject *object)
{
  CheckbitStableList *self = CHECKBIT_STABLE_LIST (object);

  if (self->source != NULL)
    g_signal_handlers_disconnect_by_data (self->source, self);
  g_clear_object (&self->source);
  G_OBJECT_CLASS (checkbit_stable_list_parent_class)->dispose (object);
}

static void
checkbit_stable_list_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_STABLE_LIST (object)->rows);
  G_OBJECT_CLASS (checkbit_stable_list_parent_class)->finalize (object);
}

static void
checkbit_stable_list_class_init (CheckbitStableListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_stable_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_stable_list_finalize;

  moved_signal = g_signal_new ("moved", CHECKBIT_TYPE_STABLE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
}

static void
checkbit_stable_list_init (CheckbitStableList *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
}

CheckbitStableList *
checkbit_stable_list_new (GListModel *source)
{
  CheckbitStableList *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (source), NULL);

  self = g_object_new (CHECKBIT_TYPE_STABLE_LIST, NULL);
  self->source = g_object_ref (source);
  g_signal_connect_swapped (source, "items-changed", G_CALLBACK (source_changed_cb), self);
  checkbit_stable_list_grow (self);
  return self;
}

void
checkbit_stable_list_set_growth (CheckbitStableList *self, guint n)
{
  g_return_if_fail (CHECKBIT_IS_STABLE_LIST (self));

  self->growth = n;
}

gboolean
checkbit_stable_list_is_short (CheckbitStableList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_STABLE_LIST (self), FALSE);

  return self->rows->len < g_list_model_get_n_items (self->source);
}

guint
checkbit_stable_list_find (CheckbitStableList *self, gpointer item)
{
  guint n;

  g_return_val_if_fail (CHECKBIT_IS_STABLE_LIST (self), G_MAXUINT);

  for (guint i = 0; i < self->rows->len; i++)
    if (checkbit_stable_row_get_item (self->rows->pdata[i]) == item)
      return i;
  n = g_list_model_get_n_items (self->source);
  for (guint i = self->rows->len; i < n; i++)
    {
      g_autoptr (GObject) other = g_list_model_get_item (self->source, i);

      if ((gpointer) other != item)
        continue;
      grow_to (self, i + 1);
      return i;
    }
  return G_MAXUINT;
}

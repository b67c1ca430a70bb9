/* The lines of a file of positions as a list model.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/position-lines.h"

/* --- One line ----------------------------------------------------------------------------- */

struct _CheckbitPositionItem
{
  GObject parent_instance;

  GPtrArray *lines; /* owned */
  guint index;
};

G_DEFINE_FINAL_TYPE (CheckbitPositionItem, checkbit_position_item, G_TYPE_OBJECT)

static void
checkbit_position_item_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_POSITION_ITEM (object)->lines);

  G_OBJECT_CLASS (checkbit_position_item_parent_class)->finalize (object);
}

static void
checkbit_position_item_class_init (CheckbitPositionItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_position_item_finalize;
}

static void
checkbit_position_item_init (CheckbitPositionItem *self)
{
}

const CheckbitPositionLine *
checkbit_position_item_get_line (CheckbitPositionItem *self)
{
  g_return_val_if_fail (CHECKBIT_IS_POSITION_ITEM (self), NULL);

  return g_ptr_array_index (self->lines, self->index);
}

/* --- All of them -------------------------------------------------------------------------- */

struct _CheckbitPositionModel
{
  GObject parent_instance;

  GPtrArray *lines; /* owned */
};

static GType
checkbit_position_model_get_item_type (GListModel *list)
{
  return CHECKBIT_TYPE_POSITION_ITEM;
}

static guint
checkbit_position_model_get_n_items (GListModel *list)
{
  return CHECKBIT_POSITION_MODEL (list)->lines->len;
}

static gpointer
checkbit_position_model_get_item (GListModel *list, guint position)
{
  CheckbitPositionModel *self = CHECKBIT_POSITION_MODEL (list);
  CheckbitPositionItem *item;

  if (position >= self->lines->len)
    return NULL;

  item = g_object_new (CHECKBIT_TYPE_POSITION_ITEM, NULL);
  item->lines = g_ptr_array_ref (self->lines);
  item->index = position;

  return item;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = checkbit_position_model_get_item_type;
  iface->get_n_items = checkbit_position_model_get_n_items;
  iface->get_item = checkbit_position_model_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitPositionModel,
                               checkbit_position_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
checkbit_position_model_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_POSITION_MODEL (object)->lines);

  G_OBJECT_CLASS (checkbit_position_model_parent_class)->finalize (object);
}

static void
checkbit_position_model_class_init (CheckbitPositionModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_position_model_finalize;
}

static void
checkbit_position_model_init (CheckbitPositionModel *self)
{
}

GListModel *
checkbit_position_model_new (GPtrArray *lines)
{
  CheckbitPositionModel *self = g_object_new (CHECKBIT_TYPE_POSITION_MODEL, NULL);

  self->lines = g_ptr_array_ref (lines);

  return G_LIST_MODEL (self);
}

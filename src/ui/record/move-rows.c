/* The rows of the move list as a list model.
 *
 * The rows are plain values in an array; objects are only made for visible rows, so that thousands
 * of moves cost little more than ten.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-rows.h"

#include <string.h>

#include "game/base/list-change.h"

/* --- One row ------------------------------------------------------------------------------ */

struct _CheckbitMoveItem
{
  GObject parent_instance;

  CheckbitMoveRowData data;
};

G_DEFINE_FINAL_TYPE (CheckbitMoveItem, checkbit_move_item, G_TYPE_OBJECT)

static void
checkbit_move_item_class_init (CheckbitMoveItemClass *klass)
{
}

static void
checkbit_move_item_init (CheckbitMoveItem *self)
{
}

const CheckbitMoveRowData *
checkbit_move_item_get_data (CheckbitMoveItem *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_ITEM (self), NULL);

  return &self->data;
}

CheckbitNode *
checkbit_move_row_data_get_node (const CheckbitMoveRowData *row)
{
  g_return_val_if_fail (row != NULL, NULL);

  return row->nodes[0] != NULL ? row->nodes[0] : row->nodes[1];
}

CheckbitNode *
checkbit_move_row_data_get_first (const CheckbitMoveRowData *row, ChessColor side)
{
  g_return_val_if_fail (row != NULL, NULL);

  for (guint i = 0; row->kind != CHECKBIT_MOVE_ROW_START && i < CHECKBIT_MOVE_ROW_NODES; i++)
    if (row->nodes[i] != NULL
        && chess_position_side (
               checkbit_node_get_position (checkbit_node_get_parent (row->nodes[i])))
               == side)
      return row->nodes[i];

  return checkbit_move_row_data_get_node (row);
}

gboolean
checkbit_move_row_data_has_moves (const CheckbitMoveRowData *row)
{
  g_return_val_if_fail (row != NULL, FALSE);

  return row->kind <= CHECKBIT_MOVE_ROW_LINE;
}

/* --- All of them -------------------------------------------------------------------------- */

struct _CheckbitMoveRows
{
  GObject parent_instance;

  GArray *rows;       /* of CheckbitMoveRowData; owned */
  gboolean as_text;   /* even the main line */
  gboolean revealing; /* a folded variation is open because the current move is in it */
};

static GType
checkbit_move_rows_get_item_type (GListModel *list)
{
  return CHECKBIT_TYPE_MOVE_ITEM;
}

static guint
checkbit_move_rows_get_n_items (GListModel *list)
{
  return CHECKBIT_MOVE_ROWS (list)->rows->len;
}

static gpointer
checkbit_move_rows_get_item (GListModel *list, guint position)
{
  const CheckbitMoveRowData *data = checkbit_move_rows_get (CHECKBIT_MOVE_ROWS (list), position);
  CheckbitMoveItem *item;

  if (data == NULL)
    return NULL;

  item = g_object_new (CHECKBIT_TYPE_MOVE_ITEM, NULL);
  item->data = *data;

  return item;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = checkbit_move_rows_get_item_type;
  iface->get_n_items = checkbit_move_rows_get_n_items;
  iface->get_item = checkbit_move_rows_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitMoveRows,
                               checkbit_move_rows,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
checkbit_move_rows_finalize (GObject *object)
{
  g_array_unref (CHECKBIT_MOVE_ROWS (object)->rows);

  G_OBJECT_CLASS (checkbit_move_rows_parent_class)->finalize (object);
}

static void
checkbit_move_rows_class_init (CheckbitMoveRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_move_rows_finalize;
}

static void
checkbit_move_rows_init (CheckbitMoveRows *self)
{
  self->rows = checkbit_move_rows_write (NULL, FALSE, NULL);
}

CheckbitMoveRows *
checkbit_move_rows_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MOVE_ROWS, NULL);
}

static gboolean
rows_equal (gconstpointer a, guint i, gconstpointer b, guint k)
{
  const CheckbitMoveRowData *x = &g_array_index ((const GArray *) a, CheckbitMoveRowData, i);
  const CheckbitMoveRowData *y = &g_array_index ((const GArray *) b, CheckbitMoveRowData, k);

  return x->kind == y->kind && x->depth == y->depth
         && memcmp (x->nodes, y->nodes, sizeof x->nodes) == 0 && x->reason == y->reason
         && x->result == y->result && x->before == y->before && x->fold == y->fold;
}

void
checkbit_move_rows_set_as_text (CheckbitMoveRows *self, gboolean as_text)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_ROWS (self));

  self->as_text = as_text;
}

void
checkbit_move_rows_update (CheckbitMoveRows *self, CheckbitGame *game)
{
  g_autoptr (GArray) old = NULL;
  CheckbitListChange change;

  g_return_if_fail (CHECKBIT_IS_MOVE_ROWS (self));

  old = g_steal_pointer (&self->rows);
  self->rows = checkbit_move_rows_write (game, self->as_text, &self->revealing);

  if (checkbit_list_change_find (&change, old, old->len, self->rows, self->rows->len, rows_equal))
    g_list_model_items_changed (G_LIST_MODEL (self), change.position, change.removed, change.added);
}

gboolean
checkbit_move_rows_needs_update (CheckbitMoveRows *self, CheckbitNode *current)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_ROWS (self), FALSE);

  return self->revealing || checkbit_move_rows_find (self, current, NULL) == G_MAXUINT;
}

/* The position of a node in a row, or one past the last. */
static guint
find_column (const CheckbitMoveRowData *row, CheckbitNode *node)
{
  guint column = 0;

  while (column < CHECKBIT_MOVE_ROW_NODES && row->nodes[column] != node)
    column++;

  return column;
}

guint
checkbit_move_rows_find (CheckbitMoveRows *self, CheckbitNode *node, guint *column)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_ROWS (self), G_MAXUINT);

  if (node == NULL)
    return G_MAXUINT;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const CheckbitMoveRowData *row = &g_array_index (self->rows, CheckbitMoveRowData, i);
      guint k = find_column (row, node);

      if (k == CHECKBIT_MOVE_ROW_NODES || !checkbit_move_row_data_has_moves (row))
        continue;
      if (column != NULL)
        *column = k;
      return i;
    }

  return G_MAXUINT;
}

const CheckbitMoveRowData *
checkbit_move_rows_get (CheckbitMoveRows *self, guint index)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_ROWS (self), NULL);

  return index < self->rows->len ? &g_array_index (self->rows, CheckbitMoveRowData, index) : NULL;
}

/* A game written down: the rows of the move list, main line and variations in the order of reading.
 *
 * The rows are plain values in an array; objects for them are made only when the list shows them,
 * so that a game of thousands of moves costs little more than one of ten.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/move-rows.h"

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

/* --- Writing a tree down ------------------------------------------------------------------ */

/* A line that is still to be written, from a node on. */
typedef struct
{
  CheckbitNode *node;
  guint depth;
} Line;

static guint
get_column (CheckbitNode *node)
{
  const ChessPosition *before = checkbit_node_get_position (checkbit_node_get_parent (node));

  return chess_position_side (before) == CHESS_WHITE ? 0 : 1;
}

/* Adds a move to the last row where it belongs there, else in a row of its own. */
static void
add_move (GArray *rows, CheckbitNode *node, guint depth, gboolean new_row)
{
  guint column = get_column (node);
  CheckbitMoveRowData row = { .kind = CHECKBIT_MOVE_ROW_MOVES, .depth = depth };

  if (!new_row && column == 1)
    {
      g_array_index (rows, CheckbitMoveRowData, rows->len - 1).nodes[1] = node;
      return;
    }

  row.nodes[column] = node;
  g_array_append_val (rows, row);
}

/* Returns whether the game ended at a node, and that is written down. */
static gboolean
add_ending (GArray *rows, CheckbitNode *node, guint depth)
{
  CheckbitMoveRowData row = {
    .kind = CHECKBIT_MOVE_ROW_ENDING,
    .depth = depth,
    .nodes = { node, NULL },
    .reason = checkbit_node_get_reason (node),
  };

  if (row.reason == CHECKBIT_REASON_NONE)
    return FALSE;

  g_array_append_val (rows, row);
  return TRUE;
}

/* Leaves the rest of a line for later, and before it the variations of a move. The stack gives back
 * first what was put on last. */
static void
push_variations (GArray *stack, CheckbitNode *node, guint depth)
{
  CheckbitNode *parent = checkbit_node_get_parent (node);
  Line rest = { checkbit_node_get_child (node, 0), depth };

  if (rest.node != NULL)
    g_array_append_val (stack, rest);

  for (guint i = checkbit_node_get_n_children (parent) - 1; i > 0; i--)
    {
      Line variation = { checkbit_node_get_child (parent, i), depth + 1 };

      g_array_append_val (stack, variation);
    }
}

static gboolean
has_variations (CheckbitNode *node)
{
  CheckbitNode *parent = checkbit_node_get_parent (node);

  return checkbit_node_get_child (parent, 0) == node && checkbit_node_get_child (parent, 1) != NULL;
}

/* Writes a line down to its end or to the first move with variations, which come before the
 * rest. */
static void
write_line (GArray *rows, GArray *stack, Line line)
{
  gboolean new_row = TRUE;

  for (CheckbitNode *node = line.node; node != NULL; node = checkbit_node_get_child (node, 0))
    {
      add_move (rows, node, line.depth, new_row);
      new_row = add_ending (rows, node, line.depth);
      if (has_variations (node))
        {
          push_variations (stack, node, line.depth);
          return;
        }
    }
}

static GArray *
write_tree (CheckbitNode *root)
{
  g_autoptr (GArray) stack = g_array_new (FALSE, FALSE, sizeof (Line));
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (CheckbitMoveRowData));
  CheckbitMoveRowData start = { .kind = CHECKBIT_MOVE_ROW_START, .nodes = { root, NULL } };
  Line line = { NULL, 0 };

  if (root == NULL)
    return rows;

  g_array_append_val (rows, start);
  add_ending (rows, root, 0);
  line.node = checkbit_node_get_child (root, 0);
  g_array_append_val (stack, line);
  while (stack->len > 0)
    {
      line = g_array_index (stack, Line, stack->len - 1);
      g_array_set_size (stack, stack->len - 1);
      write_line (rows, stack, line);
    }

  return rows;
}

/* --- All of them -------------------------------------------------------------------------- */

struct _CheckbitMoveRows
{
  GObject parent_instance;

  GArray *rows; /* of CheckbitMoveRowData; owned */
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
  self->rows = write_tree (NULL);
}

CheckbitMoveRows *
checkbit_move_rows_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MOVE_ROWS, NULL);
}

static gboolean
rows_equal (GArray *a, guint i, GArray *b, guint k)
{
  const CheckbitMoveRowData *x = &g_array_index (a, CheckbitMoveRowData, i);
  const CheckbitMoveRowData *y = &g_array_index (b, CheckbitMoveRowData, k);

  return x->kind == y->kind && x->depth == y->depth && x->nodes[0] == y->nodes[0]
         && x->nodes[1] == y->nodes[1] && x->reason == y->reason;
}

void
checkbit_move_rows_update (CheckbitMoveRows *self, CheckbitNode *root)
{
  g_autoptr (GArray) old = NULL;
  guint least, head = 0, tail = 0;

  g_return_if_fail (CHECKBIT_IS_MOVE_ROWS (self));

  old = g_steal_pointer (&self->rows);
  self->rows = write_tree (root);

  least = MIN (old->len, self->rows->len);
  while (head < least && rows_equal (old, head, self->rows, head))
    head++;
  while (tail < least - head
         && rows_equal (old, old->len - 1 - tail, self->rows, self->rows->len - 1 - tail))
    tail++;

  if (old->len - head - tail > 0 || self->rows->len - head - tail > 0)
    g_list_model_items_changed (
        G_LIST_MODEL (self), head, old->len - head - tail, self->rows->len - head - tail);
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
      guint k = row->nodes[1] == node ? 1 : 0;

      if (row->nodes[k] != node || row->kind == CHECKBIT_MOVE_ROW_ENDING)
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

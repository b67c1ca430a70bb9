/* The masks of the current position, as a list model.
 *
 * The items live as long as the model: a change of the position only changes their properties,
 * never the list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/mask-model.h"

#include <glib/gi18n-lib.h>

/* --- One mask ----------------------------------------------------------------------------- */

struct _CheckbitMaskItem
{
  CheckbitSet parent_instance;

  const ChessMask *mask;
};

G_DEFINE_FINAL_TYPE (CheckbitMaskItem, checkbit_mask_item, CHECKBIT_TYPE_SET)

static void
checkbit_mask_item_class_init (CheckbitMaskItemClass *klass)
{
}

static void
checkbit_mask_item_init (CheckbitMaskItem *self)
{
}

static CheckbitMaskItem *
checkbit_mask_item_new (const ChessMask *mask)
{
  CheckbitMaskItem *self = g_object_new (CHECKBIT_TYPE_MASK_ITEM, NULL);
  CheckbitSet *set = CHECKBIT_SET (self);

  self->mask = mask;
  checkbit_set_set_title (set, _ (mask->title));
  checkbit_set_set_sentence (set, _ (mask->sentence));
  checkbit_set_set_expression (set, mask->id);
  return self;
}

const ChessMask *
checkbit_mask_item_get_mask (CheckbitMaskItem *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_ITEM (self), NULL);

  return self->mask;
}

/* --- All of them -------------------------------------------------------------------------- */

/* A position, and how it came about. */
typedef struct
{
  ChessPosition position;
  ChessPosition previous;
  gboolean has_previous;
  ChessMove last_move;
} Moment;

struct _CheckbitMaskModel
{
  GObject parent_instance;

  /* Owned; one per row of the mask table. */
  CheckbitMaskItem **items;
  guint n_items;

  Moment now;
  ChessBitboard selection;

  /* The position before the last change, if that change is marked. The selection affects the masks
   * of both positions, so the marks must be recomputed when it changes. */
  Moment marked;
  gboolean has_marked;
};

static GType
checkbit_mask_model_get_item_type (GListModel *list)
{
  return CHECKBIT_TYPE_MASK_ITEM;
}

static guint
checkbit_mask_model_get_n_items (GListModel *list)
{
  return CHECKBIT_MASK_MODEL (list)->n_items;
}

static gpointer
checkbit_mask_model_get_item (GListModel *list, guint position)
{
  CheckbitMaskModel *self = CHECKBIT_MASK_MODEL (list);

  return position < self->n_items ? g_object_ref (self->items[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = checkbit_mask_model_get_item_type;
  iface->get_n_items = checkbit_mask_model_get_n_items;
  iface->get_item = checkbit_mask_model_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitMaskModel,
                               checkbit_mask_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
checkbit_mask_model_finalize (GObject *object)
{
  CheckbitMaskModel *self = CHECKBIT_MASK_MODEL (object);

  for (guint i = 0; i < self->n_items; i++)
    g_object_unref (self->items[i]);
  g_free (self->items);

  G_OBJECT_CLASS (checkbit_mask_model_parent_class)->finalize (object);
}

static void
checkbit_mask_model_class_init (CheckbitMaskModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_mask_model_finalize;
}

/* The sets of a position with the current selection. (transfer full) */
static ChessBitboard *
compute (CheckbitMaskModel *self, const Moment *moment)
{
  ChessMaskInput input = {
    .position = &moment->position,
    .selection = self->selection,
    .previous = moment->has_previous ? &moment->previous : NULL,
    .last_move = moment->last_move,
  };
  ChessBitboard *values = g_new (ChessBitboard, self->n_items);

  chess_mask_compute_all (&input, values);

  return values;
}

/* Stores all values before the first notification, so that a view may read any of them. */
static void
update_items (CheckbitMaskModel *self)
{
  g_autofree ChessBitboard *now = compute (self, &self->now);
  g_autofree ChessBitboard *before = NULL;

  if (self->has_marked)
    before = compute (self, &self->marked);

  for (guint i = 0; i < self->n_items; i++)
    checkbit_set_store_bits (CHECKBIT_SET (self->items[i]), now[i],
                             before != NULL ? now[i] ^ before[i] : CHESS_NO_SQUARES);

  for (guint i = 0; i < self->n_items; i++)
    checkbit_set_announce_bits (CHECKBIT_SET (self->items[i]));
}

static void
checkbit_mask_model_init (CheckbitMaskModel *self)
{
  self->n_items = (guint) chess_mask_count ();
  self->items = g_new (CheckbitMaskItem *, self->n_items);
  self->now.position = chess_position_start;

  for (guint i = 0; i < self->n_items; i++)
    self->items[i] = checkbit_mask_item_new (chess_mask_get (i));

  update_items (self);
}

CheckbitMaskModel *
checkbit_mask_model_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MASK_MODEL, NULL);
}

void
checkbit_mask_model_set_position (CheckbitMaskModel *self,
                                  const ChessPosition *position,
                                  gboolean mark)
{
  checkbit_mask_model_set_position_after (self, position, NULL, CHESS_MOVE_NONE, mark);
}

void
checkbit_mask_model_set_position_after (CheckbitMaskModel *self,
                                        const ChessPosition *position,
                                        const ChessPosition *previous,
                                        ChessMove last_move,
                                        gboolean mark)
{
  g_return_if_fail (CHECKBIT_IS_MASK_MODEL (self));
  g_return_if_fail (position != NULL);

  self->marked = self->now;
  self->has_marked = mark;
  self->now.position = *position;
  self->now.has_previous = previous != NULL;
  if (previous != NULL)
    self->now.previous = *previous;
  self->now.last_move = last_move;

  update_items (self);
}

void
checkbit_mask_model_set_selection (CheckbitMaskModel *self, ChessBitboard selection)
{
  g_return_if_fail (CHECKBIT_IS_MASK_MODEL (self));

  if (self->selection == selection)
    return;

  self->selection = selection;
  update_items (self);
}

CheckbitMaskItem *
checkbit_mask_model_find (CheckbitMaskModel *self, const char *id)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_MODEL (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->n_items; i++)
    if (g_str_equal (self->items[i]->mask->id, id))
      return self->items[i];

  return NULL;
}

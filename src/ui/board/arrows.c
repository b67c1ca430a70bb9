/* The arrows and circles on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/arrows.h"

#include <string.h>

struct _CheckbitArrows
{
  GObject parent_instance;

  GArray *places[CHECKBIT_N_ARROWS_PLACES]; /* of CheckbitBoardArrow */
};

G_DEFINE_FINAL_TYPE (CheckbitArrows, checkbit_arrows, G_TYPE_OBJECT)

static guint changed_signal;

static void
checkbit_arrows_finalize (GObject *object)
{
  for (guint i = 0; i < CHECKBIT_N_ARROWS_PLACES; i++)
    g_array_unref (CHECKBIT_ARROWS (object)->places[i]);
  G_OBJECT_CLASS (checkbit_arrows_parent_class)->finalize (object);
}

static void
checkbit_arrows_class_init (CheckbitArrowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_arrows_finalize;
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_ARROWS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
checkbit_arrows_init (CheckbitArrows *self)
{
  for (guint i = 0; i < CHECKBIT_N_ARROWS_PLACES; i++)
    self->places[i] = g_array_new (FALSE, FALSE, sizeof (CheckbitBoardArrow));
}

CheckbitArrows *
checkbit_arrows_new (void)
{
  return g_object_new (CHECKBIT_TYPE_ARROWS, NULL);
}

static gboolean
is_same (const CheckbitBoardArrow *a, const CheckbitBoardArrow *b)
{
  return a->from == b->from && a->to == b->to && a->style == b->style && a->opacity == b->opacity
         && a->width == b->width && strcmp (a->label, b->label) == 0;
}

static gboolean
are_same (const GArray *array, const CheckbitBoardArrow *arrows, guint n)
{
  if (array->len != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!is_same (&g_array_index (array, CheckbitBoardArrow, i), &arrows[i]))
      return FALSE;
  return TRUE;
}

void
checkbit_arrows_set (CheckbitArrows *self,
                     CheckbitArrowsPlace place,
                     const CheckbitBoardArrow *arrows,
                     guint n)
{
  g_return_if_fail (CHECKBIT_IS_ARROWS (self));
  g_return_if_fail ((guint) place < CHECKBIT_N_ARROWS_PLACES);
  g_return_if_fail (arrows != NULL || n == 0);

  GArray *array = self->places[place];
  if (are_same (array, arrows, n))
    return;

  g_array_set_size (array, 0);
  if (n > 0)
    g_array_append_vals (array, arrows, n);
  g_signal_emit (self, changed_signal, 0);
}

void
checkbit_arrows_clear (CheckbitArrows *self, CheckbitArrowsPlace place)
{
  checkbit_arrows_set (self, place, NULL, 0);
}

void
checkbit_arrows_set_move (CheckbitArrows *self,
                          CheckbitArrowsPlace place,
                          ChessMove move,
                          CheckbitArrowStyle style)
{
  CheckbitBoardArrow arrow = { .style = style };

  if (move == CHESS_MOVE_NONE)
    {
      checkbit_arrows_clear (self, place);
      return;
    }
  arrow.from = chess_move_from (move);
  arrow.to = chess_move_destination (move);
  checkbit_arrows_set (self, place, &arrow, 1);
}

const CheckbitBoardArrow *
checkbit_arrows_get (CheckbitArrows *self, CheckbitArrowsPlace place, guint *n)
{
  g_return_val_if_fail (CHECKBIT_IS_ARROWS (self), NULL);
  g_return_val_if_fail ((guint) place < CHECKBIT_N_ARROWS_PLACES, NULL);

  *n = self->places[place]->len;
  return (const CheckbitBoardArrow *) (gpointer) self->places[place]->data;
}

GArray *
checkbit_arrows_to_array (CheckbitArrows *self)
{
  GArray *array;

  g_return_val_if_fail (CHECKBIT_IS_ARROWS (self), NULL);

  array = g_array_new (FALSE, FALSE, sizeof (CheckbitBoardArrow));
  for (guint i = 0; i < CHECKBIT_N_ARROWS_PLACES; i++)
    if (self->places[i]->len > 0)
      g_array_append_vals (array, self->places[i]->data, self->places[i]->len);
  return array;
}

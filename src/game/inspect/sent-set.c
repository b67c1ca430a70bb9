/* A set sent by another program, with its previous values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/sent-set.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/likeness.h"
#include "game/text/value-forms.h"

typedef struct
{
  ChessBitboard bits;
  ChessPosition position; /* that was on the board when it arrived */
} Value;

struct _CheckbitSentSet
{
  CheckbitSet parent_instance;

  GArray *values; /* of Value, the oldest first */
  guint index;    /* the current one */
  gboolean stepped;
};

static guint stepped_signal;

G_DEFINE_FINAL_TYPE (CheckbitSentSet, checkbit_sent_set, CHECKBIT_TYPE_SET)

static const Value *
get_value (CheckbitSentSet *self, guint index)
{
  return &g_array_index (self->values, Value, index);
}

/* The difference of a value to the previous one. */
static ChessBitboard
get_change (CheckbitSentSet *self, guint index)
{
  return index > 0 ? get_value (self, index)->bits ^ get_value (self, index - 1)->bits
                   : CHESS_NO_SQUARES;
}

static void
take_value (CheckbitSentSet *self)
{
  checkbit_set_store_bits (CHECKBIT_SET (self), get_value (self, self->index)->bits,
                           get_change (self, self->index));
  self->stepped = TRUE;
}

static gboolean
is_same (const Value *value, ChessBitboard bits, const ChessPosition *position)
{
  return value->bits == bits && value->position.key == position->key
         && value->position.halfmove == position->halfmove
         && value->position.fullmove == position->fullmove;
}

void
checkbit_sent_set_store (CheckbitSentSet *self, ChessBitboard bits, const ChessPosition *position)
{
  gboolean newest;
  Value value = { .bits = bits };

  g_return_if_fail (CHECKBIT_IS_SENT_SET (self));
  g_return_if_fail (position != NULL);

  if (self->values->len > 0 && is_same (get_value (self, self->values->len - 1), bits, position))
    return;
  newest = checkbit_sent_set_is_newest (self);
  value.position = *position;
  if (self->values->len == CHECKBIT_SENT_SET_MAX_VALUES)
    {
      g_array_remove_index (self->values, 0);
      self->index -= self->index > 0;
    }
  g_array_append_val (self->values, value);
  if (newest)
    self->index = self->values->len - 1;
  take_value (self);
}

void
checkbit_sent_set_announce (CheckbitSentSet *self)
{
  gboolean stepped;

  g_return_if_fail (CHECKBIT_IS_SENT_SET (self));

  stepped = self->stepped;
  self->stepped = FALSE;
  checkbit_set_announce_bits (CHECKBIT_SET (self));
  if (stepped)
    g_signal_emit (self, stepped_signal, 0);
}

guint
checkbit_sent_set_get_n_values (CheckbitSentSet *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SENT_SET (self), 0);

  return self->values->len;
}

gboolean
checkbit_sent_set_is_newest (CheckbitSentSet *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SENT_SET (self), FALSE);

  return self->index + 1 >= self->values->len;
}

gboolean
checkbit_sent_set_look_at (CheckbitSentSet *self, guint index)
{
  g_return_val_if_fail (CHECKBIT_IS_SENT_SET (self), FALSE);

  if (index >= self->values->len)
    return FALSE;
  if (index != self->index)
    {
      self->index = index;
      take_value (self);
      checkbit_sent_set_announce (self);
    }
  return TRUE;
}

gboolean
checkbit_sent_set_can_step (CheckbitSentSet *self, int by)
{
  g_return_val_if_fail (CHECKBIT_IS_SENT_SET (self), FALSE);

  return (gint64) self->index + by >= 0 && (gint64) self->index + by < self->values->len;
}

gboolean
checkbit_sent_set_step (CheckbitSentSet *self, int by)
{
  return checkbit_sent_set_can_step (self, by)
         && checkbit_sent_set_look_at (self, (guint) ((int) self->index + by));
}

const ChessPosition *
checkbit_sent_set_get_position (CheckbitSentSet *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SENT_SET (self), NULL);

  return self->values->len > 0 ? &get_value (self, self->index)->position : NULL;
}

/* --- In words ------------------------------------------------------------------------------- */

char *
checkbit_sent_set_tell_likeness (CheckbitSentSet *self, ChessLayout layout)
{
  ChessMaskInput input = { 0 };

  g_return_val_if_fail (CHECKBIT_IS_SENT_SET (self), NULL);

  if (self->values->len == 0)
    return NULL;
  input.position = &get_value (self, self->index)->position;
  return checkbit_likeness_tell_all (&input, get_value (self, self->index)->bits, layout);
}

char *
checkbit_sent_set_tell_place (CheckbitSentSet *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SENT_SET (self), NULL);

  /* Translators: which of its values a set has now, and how many it has had: "12 of 64" */
  return g_strdup_printf (C_ ("sent value", "%u of %u"), self->index + 1, self->values->len);
}

char *
checkbit_sent_set_tell_change (CheckbitSentSet *self)
{
  g_autofree char *set = NULL, *cleared = NULL;
  ChessBitboard change, bits;

  g_return_val_if_fail (CHECKBIT_IS_SENT_SET (self), NULL);

  if (self->index == 0)
    return NULL;
  bits = get_value (self, self->index)->bits;
  change = get_change (self, self->index);
  set = checkbit_value_list_squares (CHESS_LAYOUT_A1B1, change & bits);
  cleared = checkbit_value_list_squares (CHESS_LAYOUT_A1B1, change & ~bits);
  if (change == CHESS_NO_SQUARES)
    return g_strdup (_ ("Equals the previous value."));
  if (*cleared == '\0')
    /* Translators: squares that a set has and its value before had not */
    return g_strdup_printf (_ ("Set since the previous value: %s."), set);
  if (*set == '\0')
    /* Translators: squares that a set has not and its value before had */
    return g_strdup_printf (_ ("Cleared since the previous value: %s."), cleared);
  /* Translators: squares that a set has and its value before had not, then the other way round */
  return g_strdup_printf (_ ("Set since the previous value: %s. Cleared: %s."), set, cleared);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_sent_set_finalize (GObject *object)
{
  g_array_unref (CHECKBIT_SENT_SET (object)->values);
  G_OBJECT_CLASS (checkbit_sent_set_parent_class)->finalize (object);
}

static void
checkbit_sent_set_class_init (CheckbitSentSetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_sent_set_finalize;
  stepped_signal = g_signal_new ("stepped", CHECKBIT_TYPE_SENT_SET, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_sent_set_init (CheckbitSentSet *self)
{
  self->values = g_array_new (FALSE, FALSE, sizeof (Value));
}

CheckbitSentSet *
checkbit_sent_set_new (const char *title)
{
  CheckbitSentSet *self = g_object_new (CHECKBIT_TYPE_SENT_SET, NULL);

  checkbit_set_set_title (CHECKBIT_SET (self), title);
  return self;
}

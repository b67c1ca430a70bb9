/* A list whose rows stay where they are while what they show changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/slots.h"

/* --- One slot ------------------------------------------------------------------------------- */

struct _CheckbitSlot
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

G_DEFINE_FINAL_TYPE (CheckbitSlot, checkbit_slot, G_TYPE_OBJECT)

gpointer
checkbit_slot_get_item (CheckbitSlot *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SLOT (self), NULL);

  return self->item;
}

/* item: (transfer full) (nullable) */
static void
slot_take (CheckbitSlot *self, gpointer item)
{
  g_autoptr (GObject) before = self->item;

  self->item = item;
  if (before != item)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ITEM]);
}

static void
checkbit_slot_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ITEM:
      g_value_set_object (value, CHECKBIT_SLOT (object)->item);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_slot_dispose (GObject *object)
{
  g_clear_object (&CHECKBIT_SLOT (object)->item);
  G_OBJECT_CLASS (checkbit_slot_parent_class)->dispose (object);
}

static void
checkbit_slot_class_init (CheckbitSlotClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_slot_get_property;
  object_class->dispose = checkbit_slot_dispose;

  props[PROP_ITEM]
      = g_param_spec_object ("item", NULL, NULL, G_TYPE_OBJECT,
                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_slot_init (CheckbitSlot *self)
{
}

/* --- The list ------------------------------------------------------------------------------- */

struct _CheckbitSlots
{
  GObject parent_instance;

  GListModel *source;
  GPtrArray *slots;
};

static guint moved_signal;

static GType
checkbit_slots_get_item_type (GListModel *list)
{
  return CHECKBIT_TYPE_SLOT;
}

static guint
checkbit_slots_get_n_items (GListModel *list)
{
  return CHECKBIT_SLOTS (list)->slots->len;
}

static gpointer
checkbit_slots_get_item (GListModel *list, guint position)
{
  GPtrArray *slots = CHECKBIT_SLOTS (list)->slots;

  return position < slots->len ? g_object_ref (slots->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = checkbit_slots_get_item_type;
  iface->get_n_items = checkbit_slots_get_n_items;
  iface->get_item = checkbit_slots_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitSlots,
                               checkbit_slots,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* Gives the list as many slots as there are items; who looks at it hears of the end alone. */
static void
fit (CheckbitSlots *self)
{
  guint before = self->slots->len;
  guint n = g_list_model_get_n_items (self->source);

  if (n < before)
    g_ptr_array_set_size (self->slots, (int) n);
  for (guint i = before; i < n; i++)
    {
      CheckbitSlot *slot = g_object_new (CHECKBIT_TYPE_SLOT, NULL);

      slot->item = g_list_model_get_item (self->source, i);
      g_ptr_array_add (self->slots, slot);
    }
  if (n != before)
    g_list_model_items_changed (G_LIST_MODEL (self), MIN (n, before), before - MIN (n, before),
                                n - MIN (n, before));
}

/* Every slot first gets its new item, or none where the list becomes shorter: a selection can still
 * follow its item before the slot that it was in goes. */
static void
source_changed_cb (CheckbitSlots *self, guint position, guint removed, guint added)
{
  guint n = g_list_model_get_n_items (self->source);
  guint end = removed == added ? MIN (position + added, self->slots->len) : self->slots->len;

  for (guint i = position; i < end; i++)
    slot_take (self->slots->pdata[i], g_list_model_get_item (self->source, i));
  if (n > self->slots->len)
    fit (self);
  g_signal_emit (self, moved_signal, 0);
  fit (self);
}

static void
checkbit_slots_dispose (GObject *object)
{
  CheckbitSlots *self = CHECKBIT_SLOTS (object);

  if (self->source != NULL)
    g_signal_handlers_disconnect_by_data (self->source, self);
  g_clear_object (&self->source);
  G_OBJECT_CLASS (checkbit_slots_parent_class)->dispose (object);
}

static void
checkbit_slots_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_SLOTS (object)->slots);
  G_OBJECT_CLASS (checkbit_slots_parent_class)->finalize (object);
}

static void
checkbit_slots_class_init (CheckbitSlotsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_slots_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_slots_finalize;

  moved_signal = g_signal_new ("moved", CHECKBIT_TYPE_SLOTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

static void
checkbit_slots_init (CheckbitSlots *self)
{
  self->slots = g_ptr_array_new_with_free_func (g_object_unref);
}

CheckbitSlots *
checkbit_slots_new (GListModel *source)
{
  CheckbitSlots *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (source), NULL);

  self = g_object_new (CHECKBIT_TYPE_SLOTS, NULL);
  self->source = g_object_ref (source);
  g_signal_connect_swapped (source, "items-changed", G_CALLBACK (source_changed_cb), self);
  fit (self);
  return self;
}

guint
checkbit_slots_find (CheckbitSlots *self, gpointer item)
{
  g_return_val_if_fail (CHECKBIT_IS_SLOTS (self), G_MAXUINT);

  for (guint i = 0; i < self->slots->len; i++)
    if (checkbit_slot_get_item (self->slots->pdata[i]) == item)
      return i;
  return G_MAXUINT;
}

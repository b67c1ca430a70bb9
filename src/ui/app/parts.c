/* The parts of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/parts.h"

struct _CheckbitParts
{
  GObject parent_instance;

  GPtrArray *all;   /* owned */
  GPtrArray *taken; /* those to dispose of, in the order in which they were added */
};

G_DEFINE_FINAL_TYPE (CheckbitParts, checkbit_parts, G_TYPE_OBJECT)

static void
checkbit_parts_dispose (GObject *object)
{
  CheckbitParts *self = CHECKBIT_PARTS (object);

  while (self->taken->len > 0)
    g_object_run_dispose (g_ptr_array_steal_index (self->taken, self->taken->len - 1));
  g_ptr_array_set_size (self->all, 0);
  G_OBJECT_CLASS (checkbit_parts_parent_class)->dispose (object);
}

static void
checkbit_parts_finalize (GObject *object)
{
  CheckbitParts *self = CHECKBIT_PARTS (object);

  g_ptr_array_unref (self->taken);
  g_ptr_array_unref (self->all);
  G_OBJECT_CLASS (checkbit_parts_parent_class)->finalize (object);
}

static void
checkbit_parts_class_init (CheckbitPartsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_parts_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_parts_finalize;
}

static void
checkbit_parts_init (CheckbitParts *self)
{
  self->all = g_ptr_array_new_with_free_func (g_object_unref);
  self->taken = g_ptr_array_new ();
}

CheckbitParts *
checkbit_parts_new (void)
{
  return g_object_new (CHECKBIT_TYPE_PARTS, NULL);
}

gpointer
checkbit_parts_take (CheckbitParts *self, gpointer part)
{
  g_return_val_if_fail (CHECKBIT_IS_PARTS (self), NULL);

  g_ptr_array_add (self->all, part);
  g_ptr_array_add (self->taken, part);
  return part;
}

void
checkbit_parts_add (CheckbitParts *self, gpointer part)
{
  g_return_if_fail (CHECKBIT_IS_PARTS (self));

  g_ptr_array_add (self->all, g_object_ref (part));
}

gpointer
checkbit_parts_get (CheckbitParts *self, GType type)
{
  g_return_val_if_fail (CHECKBIT_IS_PARTS (self), NULL);

  for (guint i = 0; i < self->all->len; i++)
    {
      gpointer part = g_ptr_array_index (self->all, i);
      if (G_TYPE_CHECK_INSTANCE_TYPE (part, type))
        return part;
    }
  return NULL;
}

/* A list whose rows stay where they are while what they show changes: a view of it keeps its
 * widgets, and only tells them of their new contents, where a list that is replaced has them all
 * taken down and built again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A place in the list. Its property "item" is what now lies in it. */
#define CHECKBIT_TYPE_SLOT (checkbit_slot_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSlot, checkbit_slot, CHECKBIT, SLOT, GObject)

/* NULL only once the list has become shorter. (transfer none) */
gpointer checkbit_slot_get_item (CheckbitSlot *self);

/* A GListModel of CheckbitSlot. The signal "moved" tells that items have changed their places. */
#define CHECKBIT_TYPE_SLOTS (checkbit_slots_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSlots, checkbit_slots, CHECKBIT, SLOTS, GObject)

/* The items of a list (kept) in slots. (transfer full) */
CheckbitSlots *checkbit_slots_new (GListModel *source);

/* Where an item lies; G_MAXUINT where it does not. */
guint checkbit_slots_find (CheckbitSlots *self, gpointer item);

G_END_DECLS

/* The parts of a window: one object of each type, looked up by its type.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define CHECKBIT_TYPE_PARTS (checkbit_parts_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitParts, checkbit_parts, CHECKBIT, PARTS, GObject)

CheckbitParts *checkbit_parts_new (void);

/* Adds a part that belongs to this window only. Parts are disposed of together, the last one first,
 * so that none reacts to signals any more even if something else still holds it. (transfer full) of
 * part; returns it, (transfer none). */
gpointer checkbit_parts_take (CheckbitParts *self, gpointer part);

/* Adds a part that has other owners as well, such as a widget of the window. */
void checkbit_parts_add (CheckbitParts *self, gpointer part);

/* The first part that is of a type; NULL for none. (transfer none) */
gpointer checkbit_parts_get (CheckbitParts *self, GType type);

G_END_DECLS

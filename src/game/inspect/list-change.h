/* What a list model has to announce when its items become others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The arguments of g_list_model_items_changed(). */
typedef struct
{
  guint position;
  guint removed;
  guint added;
} CheckbitListChange;

/* The shortest change that leaves what is the same at both ends. FALSE if nothing differs. */
gboolean
checkbit_list_change_find (CheckbitListChange *self, const GPtrArray *old, const GPtrArray *items);

G_END_DECLS

/* Steps through the values of a set sent by another program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"

G_BEGIN_DECLS

/* Shows which of its values the set has, how it differs from the previous one, and buttons for the
 * others and for the value's position. Hidden for other sets, and for those with a single value.
 *
 * Actions: `sent.older`, `sent.newer`, `sent.newest`, `sent.position`. Action used:
 * `win.show-line`.
 *
 * CSS node: `sent-values`. Accessible role: group. */
#define CHECKBIT_TYPE_SENT_VALUES (checkbit_sent_values_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSentValues, checkbit_sent_values, CHECKBIT, SENT_VALUES, GtkWidget)

GtkWidget *checkbit_sent_values_new (CheckbitInspection *inspection);

/* The set to step through; NULL for none. */
void checkbit_sent_values_set_set (CheckbitSentValues *self, CheckbitSet *set);

G_END_DECLS

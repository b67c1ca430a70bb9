/* Steps through the values that a set had which another program sends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"

G_BEGIN_DECLS

/* Which of its values the set has now, what it differs in from the one before, and buttons to
 * the others and to the position that the value came with. Hidden for every other set, and for
 * one with a single value.
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

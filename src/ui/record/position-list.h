/* The positions of a file, to step through.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/store/position-file.h"

G_BEGIN_DECLS

/* Property: "index" (guint): the line that is shown, CHECKBIT_POSITION_LIST_NONE for none.
 *
 * Signal "position-activated" (guint index): the person chose a playable line, by a click, by
 * keyboard or by stepping. */
#define CHECKBIT_TYPE_POSITION_LIST (checkbit_position_list_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPositionList, checkbit_position_list, CHECKBIT, POSITION_LIST, GtkWidget)

#define CHECKBIT_POSITION_LIST_NONE G_MAXUINT

GtkWidget *checkbit_position_list_new (void);

/* Shows the lines of a file, NULL for none; takes a reference. Selects nothing and emits nothing;
 * the same lines again change nothing.
 * (element-type CheckbitPositionLine) */
void checkbit_position_list_set_lines (CheckbitPositionList *self, GPtrArray *lines);

/* Selects the current line, without emitting the signal. */
void checkbit_position_list_set_index (CheckbitPositionList *self, guint index);
guint checkbit_position_list_get_index (CheckbitPositionList *self);

/* Goes to the next (+1) or previous (-1) playable line, and emits the signal. Returns whether there
 * is one. */
gboolean checkbit_position_list_step (CheckbitPositionList *self, int direction);

G_END_DECLS

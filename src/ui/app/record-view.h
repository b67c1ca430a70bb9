/* The record of the game in its window: the list of moves, and the buttons that take a change back or
 * make it again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/notes.h"
#include "ui/record/move-list.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_RECORD_VIEW (checkbit_record_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitRecordView, checkbit_record_view, CHECKBIT, RECORD_VIEW, GObject)

/* Shows the game of a controller in a list, as the settings say (NULL for the defaults). What is changed
 * there can be taken back in a note. The buttons undo and redo tell what they would do. */
CheckbitRecordView *checkbit_record_view_new (CheckbitController *controller,
                                              CheckbitMoveList *list,
                                              GtkWidget *undo,
                                              GtkWidget *redo,
                                              CheckbitNotes *notes,
                                              GSettings *settings);

G_END_DECLS

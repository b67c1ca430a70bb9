/* The record of the game in its window: the list of moves, and the buttons for undo and redo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/notes.h"
#include "ui/record/move-list.h"

G_BEGIN_DECLS

/* Construct only: "controller"; "list": a note offers to undo changes made there; "undo" and
 * "redo", buttons whose tooltips say what they would do; "notes"; "settings", which say how moves
 * are written (NULL for the defaults). */
#define CHECKBIT_TYPE_RECORD_VIEW (checkbit_record_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitRecordView, checkbit_record_view, CHECKBIT, RECORD_VIEW, GObject)

G_END_DECLS

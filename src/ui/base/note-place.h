/* Where toasts come: over the lower edge of the desk's sides, never over the board's as long as
 * there is a side; at the bottom of everything else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/base/desk.h"

G_BEGIN_DECLS

/* Properties: "child" (GtkWidget, which has all the room), "notes" (GtkWidget: an overlay that
 * is as high as the toast that is in it), "desk" (CheckbitDesk, somewhere in the child). */
#define CHECKBIT_TYPE_NOTE_PLACE (checkbit_note_place_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitNotePlace, checkbit_note_place, CHECKBIT, NOTE_PLACE, GtkWidget)

G_END_DECLS

/* Where toasts appear: at the lower edge of the desk's sides, over the board only if no side is
 * visible; at the bottom of everything else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/base/desk.h"

G_BEGIN_DECLS

/* Properties: "child" (GtkWidget, which fills the place), "notes" (GtkWidget: an overlay as high as
 * its toast), "desk" (CheckbitDesk, a descendant of the child). */
#define CHECKBIT_TYPE_NOTE_PLACE (checkbit_note_place_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitNotePlace, checkbit_note_place, CHECKBIT, NOTE_PLACE, GtkWidget)

G_END_DECLS

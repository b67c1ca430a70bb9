/* Where toasts appear: at the lower edge of a side of the desk, over the board only if no side is
 * visible; at the bottom of everything else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/base/desk.h"

G_BEGIN_DECLS

/* Properties: "child" (GtkWidget, which fills the place), "notes" (GtkWidget: an overlay as high as
 * its toast), "desk" (CheckbitDesk, a descendant of the child), "clear" (GtkWidget, a descendant of
 * the desk at the lower edge of a side, with the buttons that a toast must not cover). */
#define CHECKBIT_TYPE_NOTE_PLACE (checkbit_note_place_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitNotePlace, checkbit_note_place, CHECKBIT, NOTE_PLACE, GtkWidget)

G_END_DECLS

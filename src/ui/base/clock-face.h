/* The time that a side has left, as digits. More than a color shows which clock runs and which is
 * short of time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/base/clock.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_CLOCK_FACE (checkbit_clock_face_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitClockFace, checkbit_clock_face, CHECKBIT, CLOCK_FACE, GtkWidget)

/* Shows one side of a clock and follows it; NULL for none. Hidden if that side has no time control.
 * While it runs and is visible, it wakes up exactly when its digits change. */
void checkbit_clock_face_set_clock (CheckbitClockFace *self, CheckbitClock *clock, ChessColor side);

/* The digits on show: "4:59", "0:09.4". */
const char *checkbit_clock_face_get_text (CheckbitClockFace *self);

G_END_DECLS

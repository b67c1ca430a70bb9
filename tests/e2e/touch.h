/* A finger on the touchscreen of a display that `headless --touch` has made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* Names are those of the driver. Each function waits until the program has reacted. */

void touch_tap (Driver *driver, const char *name);

/* Holds a touch on the accessible with a name until that has opened a menu. */
void touch_hold (Driver *driver, const char *name);

/* Drags from one accessible to another, at the speed of a hand. */
void touch_drag (Driver *driver, const char *from, const char *to);

/* Swipes over the accessible with a name, upwards by this many pixels, which scrolls down. */
void touch_swipe_up (Driver *driver, const char *name, int distance);

G_END_DECLS

/* What the game controller is doing at the moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* There is one mode at a time. As bits they can be combined in tables. */
typedef enum
{
  CHECKBIT_MODE_FREE = 1 << 0,         /* anybody may move on the board */
  CHECKBIT_MODE_MATCH = 1 << 1,        /* a match, and the board shows its current position */
  CHECKBIT_MODE_LOOKING_BACK = 1 << 2, /* a match, and the board shows another position of it */
  CHECKBIT_MODE_SETUP = 1 << 3,        /* a position set-up; the game waits */
  CHECKBIT_MODE_OVER = 1 << 4,         /* the game, or the match, has ended */
} CheckbitMode;

/* All modes with a game on the board. */
#define CHECKBIT_MODES_GAME                                                                        \
  (CHECKBIT_MODE_FREE | CHECKBIT_MODE_MATCH | CHECKBIT_MODE_LOOKING_BACK | CHECKBIT_MODE_OVER)
#define CHECKBIT_MODES_ALL (CHECKBIT_MODES_GAME | CHECKBIT_MODE_SETUP)

G_END_DECLS

/* What the game controller is about at the moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* There is one mode at a time. The bits let a table name the modes in which something is there. */
typedef enum
{
  CHECKBIT_MODE_FREE = 1 << 0,         /* a board on which anybody may move */
  CHECKBIT_MODE_MATCH = 1 << 1,        /* a match, and the board shows where it stands */
  CHECKBIT_MODE_LOOKING_BACK = 1 << 2, /* a match, while the board shows another of its positions */
  CHECKBIT_MODE_SETUP = 1 << 3,        /* a position is being set up; the game waits */
  CHECKBIT_MODE_OVER = 1 << 4,         /* the game, or the match, has ended */
} CheckbitMode;

/* Every mode in which there is a game on the board. */
#define CHECKBIT_MODES_GAME                                                                        \
  (CHECKBIT_MODE_FREE | CHECKBIT_MODE_MATCH | CHECKBIT_MODE_LOOKING_BACK | CHECKBIT_MODE_OVER)
#define CHECKBIT_MODES_ALL (CHECKBIT_MODES_GAME | CHECKBIT_MODE_SETUP)

G_END_DECLS

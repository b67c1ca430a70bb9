/* What the board of a window is used for: whoever asks for something that takes a while, and may
 * have turned to something else before it comes, must not lose that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* Cleared by checkbit_board_use_clear(); begins as zeros. */
typedef struct
{
  guint64 record_id;    /* the game on the board … */
  CheckbitSetup *setup; /* … and what is being set up; owned, or NULL */
} CheckbitBoardUse;

/* Notes what it is used for now. */
void checkbit_board_use_note (CheckbitBoardUse *self, CheckbitController *controller);

/* Whether it still is; moves and other changes of the same game do not matter. */
gboolean checkbit_board_use_lasts (const CheckbitBoardUse *self, CheckbitController *controller);

void checkbit_board_use_clear (CheckbitBoardUse *self);

G_END_DECLS

/* What the preferences say about a board: how it takes moves, what is written on it, and its
 * orientation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board-input.h"

G_BEGIN_DECLS

/* Makes a board and its input follow the settings; NULL for the defaults. The orientation stays as
 * it is. */
void checkbit_board_settings_follow (CheckbitBoard *board,
                                     CheckbitBoardInput *input,
                                     GSettings *settings);
/* The same, and turns the board as it was in the last window. */
void checkbit_board_settings_bind (CheckbitBoard *board,
                                   CheckbitBoardInput *input,
                                   GSettings *settings);

/* Remembers the board's orientation for the next window. */
void checkbit_board_settings_save (CheckbitBoard *board, GSettings *settings);

G_END_DECLS

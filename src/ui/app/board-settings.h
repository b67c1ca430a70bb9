/* What the preferences say of a board: how it takes moves, what is written on it, which way
 * round it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board-input.h"

G_BEGIN_DECLS

/* Has a board and what is done to it follow the settings; NULL for the defaults. Which way round
 * it is stays as it is. */
void checkbit_board_settings_follow (CheckbitBoard *board,
                                     CheckbitBoardInput *input,
                                     GSettings *settings);
/* The same, and it is put the way round that the last window had. */
void checkbit_board_settings_bind (CheckbitBoard *board,
                                   CheckbitBoardInput *input,
                                   GSettings *settings);

/* Remembers which way round the board is, for the next window. */
void checkbit_board_settings_save (CheckbitBoard *board, GSettings *settings);

G_END_DECLS

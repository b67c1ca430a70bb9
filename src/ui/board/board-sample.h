/* A small piece of a board, which shows how colors and pieces look.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board-colors.h"
#include "ui/board/piece-set.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_BOARD_SAMPLE (checkbit_board_sample_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBoardSample, checkbit_board_sample, CHECKBIT, BOARD_SAMPLE, GtkWidget)

/* Its width and height in logical pixels. */
#define CHECKBIT_BOARD_SAMPLE_SIZE 80

/* Two by two squares with a piece on each. colors: NULL for the current ones of boards. Redrawn
 * whenever pieces changes. */
GtkWidget *checkbit_board_sample_new (const CheckbitBoardColors *colors, CheckbitPieceSet *pieces);

G_END_DECLS

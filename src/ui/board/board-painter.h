/* Draws what a board shows: marks, layers, letters, pieces and arrows, from textures cached for a
 * size and a style.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board-labels.h"
#include "ui/board/board-marks.h"
#include "ui/board/board-motion.h"
#include "ui/board/board-scene.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *widget; /* the widget that is drawn */
  CheckbitBoardPalette palette;
  CheckbitBoardMarks marks;
  /* Each holds everything of its kind; NULL until drawn. */
  GdkTexture *coordinates[CHECKBIT_N_COORDINATES];
  GdkTexture *indices;
  GdkTexture *arrows;
} CheckbitBoardPainter;

/* Draws everything over the squares, except a chooser and a lifted piece. */
void checkbit_board_painter_paint (CheckbitBoardPainter *self,
                                   const CheckbitBoardScene *scene,
                                   const CheckbitBoardMotion *motion,
                                   GtkSnapshot *snapshot);

/* Dims the whole board. */
void checkbit_board_painter_paint_scrim (CheckbitBoardPainter *self,
                                         const CheckbitBoardScene *scene,
                                         GtkSnapshot *snapshot);

/* Draws the lifted piece at the pointer, if there is one. */
void checkbit_board_painter_paint_lifted (CheckbitBoardPainter *self,
                                          const CheckbitBoardScene *scene,
                                          GtkSnapshot *snapshot);

/* Redraws the arrows, or the letters on the squares, with the next frame; or everything, after a
 * change of the size or the colors. */
void checkbit_board_painter_forget_arrows (CheckbitBoardPainter *self);
void checkbit_board_painter_forget_labels (CheckbitBoardPainter *self);
void checkbit_board_painter_clear (CheckbitBoardPainter *self);
void checkbit_board_painter_load_palette (CheckbitBoardPainter *self);

G_END_DECLS

/* The marks of a board's squares, drawn once for a size and a palette. Each is recognizable by its
 * shape alone; colors only help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board-style.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_MARK_TARGET,    /* a dot: the selected piece can go to this empty square */
  CHECKBIT_MARK_CAPTURE,   /* a ring: it can take what stands here */
  CHECKBIT_MARK_LAST_MOVE, /* brackets in the corners */
  CHECKBIT_MARK_SELECTED,  /* a frame */
  CHECKBIT_MARK_CHECK,     /* a star that radiates */
  CHECKBIT_MARK_DROP,      /* corners filled in: where a dragged piece would land */
  CHECKBIT_MARK_CURSOR,    /* a double outline: the keyboard is here */
  CHECKBIT_MARK_SHADOW,    /* under a lifted piece */
} CheckbitMark;

#define CHECKBIT_N_MARKS (CHECKBIT_MARK_SHADOW + 1)

typedef struct
{
  int size; /* device pixels */
  GdkTexture *textures[CHECKBIT_N_MARKS];
} CheckbitBoardMarks;

/* Drops the cached marks: the colors have changed, or the board is going away. */
void checkbit_board_marks_clear (CheckbitBoardMarks *self);

/* A mark for a square of size device pixels. (transfer none) */
GdkTexture *checkbit_board_marks_get (CheckbitBoardMarks *self,
                                      const CheckbitBoardPalette *palette,
                                      CheckbitMark mark,
                                      int size);

G_END_DECLS

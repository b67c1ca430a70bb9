/* How pieces get from one position to the next: which slide, appear or disappear, and where each is
 * at any moment in between. Independent of widgets and clocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <graphene.h>

#include "chess/position.h"

G_BEGIN_DECLS

/* A moving piece. Points are in squares from the corner of a1: a1's center is (0.5, 0.5). */
typedef struct
{
  ChessPiece piece;
  ChessSquare square; /* where it will stand; CHESS_SQUARE_NONE for a piece that goes */
  graphene_point_t start, end;
  float alpha_start, alpha_end;
} CheckbitSprite;

typedef struct
{
  CheckbitSprite sprites[2 * CHESS_N_SQUARES];
  unsigned n_sprites;
  ChessBitboard moving; /* squares whose pieces are among the sprites */
  double progress;      /* the progress from 0 to 1; 1 when at rest */
} CheckbitBoardMotion;

/* Starts a motion from the pieces of one position, where they are drawn now, to those of another.
 * An earlier motion continues from where it has got to. */
void checkbit_board_motion_begin (CheckbitBoardMotion *self,
                                  const ChessPosition *before,
                                  const ChessPosition *after);

/* Makes the piece for a square start from a point instead, where a drag ended. */
void checkbit_board_motion_start_from (CheckbitBoardMotion *self,
                                       ChessSquare square,
                                       ChessPiece piece,
                                       const graphene_point_t *start);

/* Ends the motion. */
void checkbit_board_motion_stop (CheckbitBoardMotion *self);

/* Sets the progress: time from 0 to 1, eased out. */
void checkbit_board_motion_set_time (CheckbitBoardMotion *self, double time);

/* Where a sprite is now, and its opacity. */
void checkbit_sprite_get_now (const CheckbitSprite *self,
                              double progress,
                              graphene_point_t *point,
                              float *alpha);

/* The center of a square, in squares from the corner of a1. */
graphene_point_t checkbit_board_motion_get_center (ChessSquare square);

G_END_DECLS

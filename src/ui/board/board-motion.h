/* How pieces get from one position to the next: which slide, which appear and which go, and where
 * everything is at a moment in between. Knows nothing of widgets or clocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <graphene.h>

#include "chess/position.h"

G_BEGIN_DECLS

/* A piece on its way. Points are in squares from the corner of a1: a1's center is (0.5, 0.5). */
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
  double progress;      /* 0 to 1: how far along; 1 when at rest */
} CheckbitBoardMotion;

/* Starts from the pieces of before, where they are seen now, towards those of after. A move under
 * way is taken up from where it has got to. */
void checkbit_board_motion_begin (CheckbitBoardMotion *self,
                                  const ChessPosition *before,
                                  const ChessPosition *after);

/* Lets the piece that will stand on a square start from a point instead: where a drag ended. */
void checkbit_board_motion_start_from (CheckbitBoardMotion *self,
                                       ChessSquare square,
                                       ChessPiece piece,
                                       const graphene_point_t *start);

/* Everything is at rest. */
void checkbit_board_motion_stop (CheckbitBoardMotion *self);

/* How far along: time from 0 to 1, eased out. */
void checkbit_board_motion_set_time (CheckbitBoardMotion *self, double time);

/* Where a sprite is now, and how opaque. */
void checkbit_sprite_get_now (const CheckbitSprite *self,
                              double progress,
                              graphene_point_t *point,
                              float *alpha);

/* The center of a square, in squares from the corner of a1. */
graphene_point_t checkbit_board_motion_get_center (ChessSquare square);

G_END_DECLS

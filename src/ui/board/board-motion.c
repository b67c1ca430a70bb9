/* How pieces get from one position to the next: which slide, appear or disappear, and where each is
 * at any moment in between.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-motion.h"

#include <stdlib.h>

graphene_point_t
checkbit_board_motion_get_center (ChessSquare square)
{
  return GRAPHENE_POINT_INIT (chess_square_file (square) + 0.5f, chess_square_rank (square) + 0.5f);
}

void
checkbit_sprite_get_now (const CheckbitSprite *self,
                         double progress,
                         graphene_point_t *point,
                         float *alpha)
{
  float part = (float) progress;

  graphene_point_interpolate (&self->start, &self->end, progress, point);
  *alpha = self->alpha_start + (self->alpha_end - self->alpha_start) * part;
}

void
checkbit_board_motion_stop (CheckbitBoardMotion *self)
{
  self->n_sprites = 0;
  self->moving = 0;
  self->progress = 1;
}

void
checkbit_board_motion_set_time (CheckbitBoardMotion *self, double time)
{
  double rest = 1 - time;

  self->progress = 1 - rest * rest * rest;
  if (time >= 1)
    checkbit_board_motion_stop (self);
}

/* The sprite of the piece that stands or will stand on a square. */
static CheckbitSprite *
find_sprite (CheckbitBoardMotion *self, ChessSquare square)
{
  for (unsigned i = 0; i < self->n_sprites; i++)
    if (self->sprites[i].square == square)
      return &self->sprites[i];
  return NULL;
}

/* Where the piece of a square is drawn now. */
static void
get_seen (CheckbitBoardMotion *seen, ChessSquare square, graphene_point_t *point, float *alpha)
{
  const CheckbitSprite *sprite = find_sprite (seen, square);

  if (sprite != NULL)
    {
      checkbit_sprite_get_now (sprite, seen->progress, point, alpha);
      return;
    }
  *point = checkbit_board_motion_get_center (square);
  *alpha = 1;
}

static void
add_sprite (CheckbitBoardMotion *self, const CheckbitSprite *sprite)
{
  self->sprites[self->n_sprites++] = *sprite;
  if (sprite->square != CHESS_SQUARE_NONE)
    self->moving |= CHESS_BIT (sprite->square);
}

static int
distance (ChessSquare a, ChessSquare b)
{
  int files = abs ((int) chess_square_file (a) - (int) chess_square_file (b));
  int ranks = abs ((int) chess_square_rank (a) - (int) chess_square_rank (b));

  return files * files + ranks * ranks;
}

/* Whether one piece may have become another: the same piece, or a promotion (or its undoing). */
static bool
may_have_been (ChessPiece piece, ChessPiece other, bool promoting)
{
  if (!promoting)
    return piece == other;
  return chess_piece_color (piece) == chess_piece_color (other)
         && (chess_piece_type (piece) == CHESS_PAWN) != (chess_piece_type (other) == CHESS_PAWN);
}

/* The nearest of some squares that the piece on a square may have come from. */
static ChessSquare
find_source (const ChessPosition *before,
             ChessBitboard sources,
             ChessPiece piece,
             ChessSquare square,
             bool promoting)
{
  ChessSquare best = CHESS_SQUARE_NONE;

  CHESS_FOREACH_SQUARE (source, sources)
    if (may_have_been (piece, chess_position_piece_at (before, (ChessSquare) source), promoting)
        && (best == CHESS_SQUARE_NONE
            || distance ((ChessSquare) source, square) < distance (best, square)))
      best = (ChessSquare) source;
  return best;
}

typedef struct
{
  CheckbitBoardMotion *seen; /* the motion that is interrupted */
  const ChessPosition *before, *after;
  ChessBitboard sources; /* squares that lost their piece, not yet explained */
  ChessBitboard targets; /* squares with a new piece, not yet explained */
} Change;

/* Moves every new piece from a square that it may have come from. */
static void
add_slides (CheckbitBoardMotion *self, Change *change, bool promoting)
{
  CHESS_FOREACH_SQUARE (target, change->targets)
    {
      ChessSquare square = (ChessSquare) target;
      CheckbitSprite sprite = { .piece = chess_position_piece_at (change->after, square),
                                .square = square,
                                .end = checkbit_board_motion_get_center (square),
                                .alpha_end = 1 };
      ChessSquare source
          = find_source (change->before, change->sources, sprite.piece, square, promoting);

      if (source == CHESS_SQUARE_NONE)
        continue;
      get_seen (change->seen, source, &sprite.start, &sprite.alpha_start);
      add_sprite (self, &sprite);
      change->sources &= ~CHESS_BIT (source);
      change->targets &= ~CHESS_BIT (square);
    }
}

/* Fades in new pieces of unknown origin, and fades out those that disappear. */
static void
add_fades (CheckbitBoardMotion *self, const Change *change)
{
  CHESS_FOREACH_SQUARE (target, change->targets)
    {
      ChessSquare square = (ChessSquare) target;
      graphene_point_t center = checkbit_board_motion_get_center (square);

      add_sprite (self, &(CheckbitSprite){ chess_position_piece_at (change->after, square), square,
                                           center, center, 0, 1 });
    }
  CHESS_FOREACH_SQUARE (source, change->sources)
    {
      CheckbitSprite sprite
          = { .piece = chess_position_piece_at (change->before, (ChessSquare) source),
              .square = CHESS_SQUARE_NONE };

      get_seen (change->seen, (ChessSquare) source, &sprite.start, &sprite.alpha_start);
      sprite.end = sprite.start;
      add_sprite (self, &sprite);
    }
}

/* Pieces that do not change, but were still moving, continue from where they are. */
static void
add_unfinished (CheckbitBoardMotion *self, const Change *change, ChessBitboard changed)
{
  CHESS_FOREACH_SQUARE (moving, change->seen->moving & ~changed)
    {
      ChessSquare square = (ChessSquare) moving;
      CheckbitSprite sprite = { .piece = chess_position_piece_at (change->after, square),
                                .square = square,
                                .end = checkbit_board_motion_get_center (square),
                                .alpha_end = 1 };

      get_seen (change->seen, square, &sprite.start, &sprite.alpha_start);
      add_sprite (self, &sprite);
    }
}

void
checkbit_board_motion_begin (CheckbitBoardMotion *self,
                             const ChessPosition *before,
                             const ChessPosition *after)
{
  CheckbitBoardMotion seen = *self;
  Change change = { .seen = &seen, .before = before, .after = after };
  ChessBitboard changed = 0;

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    if (chess_position_piece_at (before, square) != chess_position_piece_at (after, square))
      changed |= CHESS_BIT (square);
  change.sources = changed & chess_position_occupied (before);
  change.targets = changed & chess_position_occupied (after);

  checkbit_board_motion_stop (self);
  self->progress = 0;
  /* Disappearing pieces are drawn first, below those that capture them. */
  CheckbitBoardMotion slides = { .progress = 0 };
  add_unfinished (&slides, &change, changed);
  add_slides (&slides, &change, false);
  add_slides (&slides, &change, true);
  add_fades (self, &change);
  for (unsigned i = 0; i < slides.n_sprites; i++)
    add_sprite (self, &slides.sprites[i]);
}

void
checkbit_board_motion_start_from (CheckbitBoardMotion *self,
                                  ChessSquare square,
                                  ChessPiece piece,
                                  const graphene_point_t *start)
{
  CheckbitSprite *sprite = find_sprite (self, square);

  if (sprite != NULL)
    {
      sprite->start = *start;
      sprite->alpha_start = 1;
      return;
    }
  add_sprite (self, &(CheckbitSprite){ piece, square, *start,
                                       checkbit_board_motion_get_center (square), 1, 1 });
}

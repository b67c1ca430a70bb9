/* Drawing the board: marks, layers, coordinates and pieces, all from textures made once for a size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

#include "ui/board/board-arrows.h"
#include "ui/board/board-labels.h"
#include "ui/board/board-texture.h"
#include "ui/board/piece-set.h"
#include "ui/board/square.h"

/* What is left on its square of a piece that is lifted. */
#define GHOST_ALPHA 0.35

/* How large a lifted piece is, under a pointer and above a finger, in squares. */
#define LIFTED_SIZE 1.12
#define TOUCHED_SIZE 1.6

static void
paint_mark (CheckbitBoard *self, GtkSnapshot *snapshot, CheckbitMark mark, ChessSquare square)
{
  graphene_rect_t rect;

  checkbit_board_geometry_get_square (&self->geometry, square, &rect);
  checkbit_texture_append (
      checkbit_board_marks_get (&self->marks, &self->palette, mark, self->geometry.pixels),
      GTK_WIDGET (self), snapshot, &rect);
}

static void
paint_state (CheckbitBoard *self, GtkSnapshot *snapshot, ChessSquare square)
{
  CheckbitSquareFlags flags = checkbit_square_get_flags (CHECKBIT_SQUARE (self->squares[square]));

  if (flags & CHECKBIT_SQUARE_CHECK)
    paint_mark (self, snapshot, CHECKBIT_MARK_CHECK, square);
  if (flags & CHECKBIT_SQUARE_LAST_MOVE)
    paint_mark (self, snapshot, CHECKBIT_MARK_LAST_MOVE, square);
  if (flags & CHECKBIT_SQUARE_SELECTED)
    paint_mark (self, snapshot, CHECKBIT_MARK_SELECTED, square);
  if (flags & CHECKBIT_SQUARE_TARGET)
    {
      gboolean empty = chess_position_piece_at (&self->position, square) == CHESS_PIECE_NONE;

      paint_mark (self, snapshot, empty ? CHECKBIT_MARK_TARGET : CHECKBIT_MARK_CAPTURE, square);
    }
}

/* --- Letters ------------------------------------------------------------------------------- */

/* Lays a picture of the board's size over the board. */
static void
paint_over (CheckbitBoard *self, GtkSnapshot *snapshot, GdkTexture *texture)
{
  const CheckbitBoardGeometry *geometry = &self->geometry;
  float side = (float) (geometry->size * 8);

  checkbit_texture_append (
      texture, GTK_WIDGET (self), snapshot,
      &GRAPHENE_RECT_INIT ((float) geometry->x, (float) geometry->y, side, side));
}

static void
paint_coordinates (CheckbitBoard *self, GtkSnapshot *snapshot)
{
  if (!self->coordinates || self->geometry.size < CHECKBIT_BOARD_LABELLED_SIZE)
    return;
  if (self->coordinates_texture == NULL)
    self->coordinates_texture = checkbit_board_coordinates_draw (&self->palette, &self->geometry);
  paint_over (self, snapshot, self->coordinates_texture);
}

static void
paint_indices (CheckbitBoard *self, GtkSnapshot *snapshot)
{
  if (!self->bit_indices || self->geometry.size < CHECKBIT_BOARD_LABELLED_SIZE)
    return;
  if (self->indices_texture == NULL)
    self->indices_texture
        = checkbit_board_indices_draw (self->layout, &self->palette, &self->geometry);
  paint_over (self, snapshot, self->indices_texture);
}

/* --- Pieces -------------------------------------------------------------------------------- */

static void
paint_piece (CheckbitBoard *self,
             ChessPiece piece,
             GtkSnapshot *snapshot,
             const graphene_rect_t *rect,
             int pixels,
             float alpha)
{
  GdkTexture *texture
      = checkbit_piece_set_get_texture (checkbit_piece_set_get_default (), piece, pixels);

  if (alpha < 1)
    gtk_snapshot_push_opacity (snapshot, alpha);
  checkbit_texture_append (texture, GTK_WIDGET (self), snapshot, rect);
  if (alpha < 1)
    gtk_snapshot_pop (snapshot);
}

/* The square whose piece is in the person's hand. */
static ChessSquare
get_lifted (CheckbitBoard *self)
{
  if (self->promotion != NULL)
    return self->promotion_from;
  if (self->confirm != NULL)
    return self->pending.from;
  return self->drag.lifted ? self->drag.from : CHESS_SQUARE_NONE;
}

static void
paint_standing (CheckbitBoard *self, GtkSnapshot *snapshot)
{
  ChessBitboard standing = chess_position_occupied (&self->position) & ~self->motion.moving;
  ChessSquare lifted = get_lifted (self);
  ChessPiece pending = checkbit_board_get_pending_piece (self);

  if (pending != CHESS_PIECE_NONE)
    {
      graphene_rect_t rect;

      standing &= ~CHESS_BIT (self->pending.to);
      checkbit_board_geometry_get_square (&self->geometry, self->pending.to, &rect);
      paint_piece (self, pending, snapshot, &rect, self->geometry.pixels, 1);
    }

  CHESS_FOREACH_SQUARE (square, standing)
    {
      graphene_rect_t rect;

      checkbit_board_geometry_get_square (&self->geometry, (ChessSquare) square, &rect);
      paint_piece (self, chess_position_piece_at (&self->position, (ChessSquare) square), snapshot,
                   &rect, self->geometry.pixels, square == lifted ? GHOST_ALPHA : 1);
    }
}

/* From squares, counted from the corner of a1, to the widget's coordinates. */
static graphene_point_t
get_place (CheckbitBoard *self, const graphene_point_t *point)
{
  const CheckbitBoardGeometry *geometry = &self->geometry;
  double column = geometry->flipped ? 8 - point->x : point->x;
  double row = geometry->flipped ? point->y : 8 - point->y;

  return GRAPHENE_POINT_INIT ((float) (geometry->x + column * geometry->size),
                              (float) (geometry->y + row * geometry->size));
}

static void
paint_moving (CheckbitBoard *self, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->motion.n_sprites; i++)
    {
      const CheckbitSprite *sprite = &self->motion.sprites[i];
      graphene_point_t point;
      graphene_rect_t rect;
      float alpha;

      checkbit_sprite_get_now (sprite, self->motion.progress, &point, &alpha);
      point = get_place (self, &point);
      checkbit_board_geometry_get_around (&self->geometry, &point, 1, &rect);
      paint_piece (self, sprite->piece, snapshot, &rect, self->geometry.pixels, alpha);
    }
}

static void
paint_lifted (CheckbitBoard *self, GtkSnapshot *snapshot)
{
  double factor = self->drag.touch ? TOUCHED_SIZE : LIFTED_SIZE;
  int pixels = (int) (self->geometry.pixels * factor + 0.5);
  graphene_point_t center = self->drag.point;
  graphene_rect_t rect;

  if (!self->drag.lifted || pixels == 0)
    return;
  if (self->drag.touch)
    center.y -= (float) (self->geometry.size * 0.95);
  checkbit_board_geometry_get_around (&self->geometry, &center, factor, &rect);
  checkbit_texture_append (checkbit_board_marks_get (&self->marks, &self->palette,
                                                     CHECKBIT_MARK_SHADOW, self->geometry.pixels),
                           GTK_WIDGET (self), snapshot, &rect);
  paint_piece (self, chess_position_piece_at (&self->position, self->drag.from), snapshot, &rect,
               pixels, 1);
}

/* --- Arrows -------------------------------------------------------------------------------- */

/* A plain press that has not moved may yet be a click for the menu. */
static gboolean
is_sketch_shown (CheckbitBoard *self)
{
  const CheckbitBoardSketch *sketch = &self->sketch;

  return sketch->active
         && (sketch->waiting || sketch->from != sketch->to
             || sketch->style != CHECKBIT_ARROW_GREEN);
}

/* All that are given, and the one that is being drawn. */
static GdkTexture *
draw_arrows (CheckbitBoard *self)
{
  const CheckbitBoardSketch *sketch = &self->sketch;
  g_autofree CheckbitBoardArrow *arrows = g_new (CheckbitBoardArrow, self->n_arrows + 2);
  guint n = self->n_arrows;

  for (guint i = 0; i < n; i++)
    arrows[i] = self->arrows[i];
  if (self->premove_from != CHESS_SQUARE_NONE)
    arrows[n++] = (CheckbitBoardArrow){ .from = self->premove_from,
                                        .to = self->premove_to,
                                        .style = CHECKBIT_ARROW_PREMOVE };
  if (is_sketch_shown (self))
    arrows[n++]
        = (CheckbitBoardArrow){ .from = sketch->from, .to = sketch->to, .style = sketch->style };
  return checkbit_board_arrows_draw (arrows, n, &self->palette, &self->geometry);
}

static void
paint_arrows (CheckbitBoard *self, GtkSnapshot *snapshot)
{
  if (self->n_arrows == 0 && self->premove_from == CHESS_SQUARE_NONE && !is_sketch_shown (self))
    return;
  if (self->arrows_texture == NULL)
    self->arrows_texture = draw_arrows (self);
  paint_over (self, snapshot, self->arrows_texture);
}

void
checkbit_board_forget_labels (CheckbitBoard *self)
{
  g_clear_object (&self->coordinates_texture);
  g_clear_object (&self->indices_texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
checkbit_board_forget_arrows (CheckbitBoard *self)
{
  g_clear_object (&self->arrows_texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- The whole ----------------------------------------------------------------------------- */

static void
paint_cursor (CheckbitBoard *self, GtkSnapshot *snapshot)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) == self->squares[self->cursor];

  if (self->cursor_visible && focused)
    paint_mark (self, snapshot, CHECKBIT_MARK_CURSOR, self->cursor);
  if (self->hovered != CHESS_SQUARE_NONE
      && (self->dropping
          || (self->drag.lifted && chess_bitboard_has (self->targets, self->hovered))))
    paint_mark (self, snapshot, CHECKBIT_MARK_DROP, self->hovered);
}

/* The rest of the board steps back while a piece is chosen. */
static void
paint_promotion (CheckbitBoard *self, GtkSnapshot *snapshot)
{
  const CheckbitBoardGeometry *geometry = &self->geometry;
  float side = (float) (geometry->size * 8);

  if (self->promotion == NULL)
    return;
  gtk_snapshot_append_color (
      snapshot, &self->palette.colors[CHECKBIT_BOARD_COLOR_SCRIM],
      &GRAPHENE_RECT_INIT ((float) geometry->x, (float) geometry->y, side, side));
  gtk_widget_snapshot_child (GTK_WIDGET (self), self->promotion, snapshot);
}

void
checkbit_board_paint (CheckbitBoard *self, GtkSnapshot *snapshot)
{
  if (self->geometry.pixels == 0)
    return;
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    gtk_widget_snapshot_child (GTK_WIDGET (self), self->squares[square], snapshot);
  checkbit_board_paint_layers (self, snapshot);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    paint_state (self, snapshot, square);
  paint_coordinates (self, snapshot);
  paint_standing (self, snapshot);
  paint_indices (self, snapshot);
  paint_moving (self, snapshot);
  paint_arrows (self, snapshot);
  paint_cursor (self, snapshot);
  paint_promotion (self, snapshot);
  paint_lifted (self, snapshot);
}

void
checkbit_board_forget_drawings (CheckbitBoard *self)
{
  checkbit_board_marks_clear (&self->marks);
  g_clear_object (&self->arrows_texture);
  g_clear_object (&self->coordinates_texture);
  g_clear_object (&self->indices_texture);
}

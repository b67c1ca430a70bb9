/* Draws what a board shows, from textures cached for a size and a style.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-painter.h"

#include "ui/base/texture.h"
#include "ui/board/board-arrows.h"
#include "ui/board/board-layers.h"
#include "ui/board/piece-set.h"

/* The opacity of a lifted piece on its own square. */
#define GHOST_ALPHA 0.35

/* How large a lifted piece is, under a pointer and above a finger, in squares. */
#define LIFTED_SIZE 1.12
#define TOUCHED_SIZE 1.6

/* --- Marks --------------------------------------------------------------------------------- */

static void
paint_mark (CheckbitBoardPainter *self,
            const CheckbitBoardScene *scene,
            GtkSnapshot *snapshot,
            CheckbitMark mark,
            ChessSquare square)
{
  graphene_rect_t rect;

  checkbit_board_geometry_get_square (&scene->geometry, square, &rect);
  checkbit_texture_append (
      checkbit_board_marks_get (&self->marks, &self->palette, mark, scene->geometry.pixels),
      self->widget, snapshot, &rect);
}

static void
paint_state (CheckbitBoardPainter *self,
             const CheckbitBoardScene *scene,
             GtkSnapshot *snapshot,
             ChessSquare square)
{
  CheckbitSquareFlags flags = scene->flags[square];

  if (flags & CHECKBIT_SQUARE_CHECK)
    paint_mark (self, scene, snapshot, CHECKBIT_MARK_CHECK, square);
  if (flags & CHECKBIT_SQUARE_LAST_MOVE)
    paint_mark (self, scene, snapshot, CHECKBIT_MARK_LAST_MOVE, square);
  if (flags & CHECKBIT_SQUARE_SELECTED)
    paint_mark (self, scene, snapshot, CHECKBIT_MARK_SELECTED, square);
  if (flags & CHECKBIT_SQUARE_TARGET)
    {
      gboolean empty = chess_position_piece_at (&scene->position, square) == CHESS_PIECE_NONE;

      paint_mark (self, scene, snapshot, empty ? CHECKBIT_MARK_TARGET : CHECKBIT_MARK_CAPTURE,
                  square);
    }
}

static void
paint_cursor (CheckbitBoardPainter *self, const CheckbitBoardScene *scene, GtkSnapshot *snapshot)
{
  GtkWidget *focus = gtk_widget_get_focus_child (self->widget);

  if (scene->cursor_visible && focus != NULL && CHECKBIT_IS_SQUARE (focus)
      && checkbit_square_get_square (CHECKBIT_SQUARE (focus)) == scene->cursor)
    paint_mark (self, scene, snapshot, CHECKBIT_MARK_CURSOR, scene->cursor);
  if (scene->hovered != CHESS_SQUARE_NONE
      && (scene->drop_anywhere
          || (scene->lifted.square != CHESS_SQUARE_NONE
              && chess_bitboard_has (scene->targets, scene->hovered))))
    paint_mark (self, scene, snapshot, CHECKBIT_MARK_DROP, scene->hovered);
}

/* --- Pictures of the whole board's size ---------------------------------------------------- */

static graphene_rect_t
get_board (const CheckbitBoardScene *scene)
{
  const CheckbitBoardGeometry *geometry = &scene->geometry;
  float side = (float) (geometry->size * 8);

  return GRAPHENE_RECT_INIT ((float) geometry->x, (float) geometry->y, side, side);
}

static void
paint_over (CheckbitBoardPainter *self,
            const CheckbitBoardScene *scene,
            GtkSnapshot *snapshot,
            GdkTexture *texture)
{
  graphene_rect_t board = get_board (scene);

  checkbit_texture_append (texture, self->widget, snapshot, &board);
}

static void
paint_coordinates (CheckbitBoardPainter *self,
                   const CheckbitBoardScene *scene,
                   GtkSnapshot *snapshot)
{
  if (!scene->coordinates || scene->geometry.size < CHECKBIT_BOARD_LABELLED_SIZE)
    return;
  for (int kind = 0; kind < CHECKBIT_N_COORDINATES; kind++)
    {
      GdkTexture **strip = &self->coordinates[kind];
      graphene_rect_t bounds;

      if (*strip == NULL)
        *strip = checkbit_board_coordinates_draw (
            kind, &self->palette, gtk_widget_get_pango_context (self->widget), &scene->geometry);
      checkbit_board_coordinates_get_bounds (kind, &scene->geometry, &bounds);
      checkbit_texture_append (*strip, self->widget, snapshot, &bounds);
    }
}

static void
paint_indices (CheckbitBoardPainter *self, const CheckbitBoardScene *scene, GtkSnapshot *snapshot)
{
  if (!scene->bit_indices || scene->geometry.size < CHECKBIT_BOARD_LABELLED_SIZE)
    return;
  if (self->indices == NULL)
    self->indices = checkbit_board_indices_draw (scene->layout, &self->palette,
                                                 gtk_widget_get_pango_context (self->widget),
                                                 &scene->geometry);
  paint_over (self, scene, snapshot, self->indices);
}

static void
paint_arrows (CheckbitBoardPainter *self, const CheckbitBoardScene *scene, GtkSnapshot *snapshot)
{
  if (!checkbit_board_scene_has_arrows (scene))
    return;
  if (self->arrows == NULL)
    {
      guint n;
      g_autofree CheckbitBoardArrow *arrows = checkbit_board_scene_list_arrows (scene, &n);

      self->arrows = checkbit_board_arrows_draw (arrows, n, &self->palette, &scene->geometry);
    }
  paint_over (self, scene, snapshot, self->arrows);
}

void
checkbit_board_painter_paint_scrim (CheckbitBoardPainter *self,
                                    const CheckbitBoardScene *scene,
                                    GtkSnapshot *snapshot)
{
  graphene_rect_t board = get_board (scene);

  gtk_snapshot_append_color (snapshot, &self->palette.colors[CHECKBIT_BOARD_COLOR_SCRIM], &board);
}

/* --- Pieces -------------------------------------------------------------------------------- */

static void
paint_piece (CheckbitBoardPainter *self,
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
  checkbit_texture_append (texture, self->widget, snapshot, rect);
  if (alpha < 1)
    gtk_snapshot_pop (snapshot);
}

static void
paint_on_square (CheckbitBoardPainter *self,
                 const CheckbitBoardScene *scene,
                 GtkSnapshot *snapshot,
                 ChessPiece piece,
                 ChessSquare square,
                 float alpha)
{
  graphene_rect_t rect;

  checkbit_board_geometry_get_square (&scene->geometry, square, &rect);
  paint_piece (self, piece, snapshot, &rect, scene->geometry.pixels, alpha);
}

/* A move that is not played yet: its piece, and in castling the rook. */
static void
paint_pending (CheckbitBoardPainter *self, const CheckbitBoardScene *scene, GtkSnapshot *snapshot)
{
  const CheckbitBoardPending *pending = &scene->pending;

  if (pending->to != CHESS_SQUARE_NONE)
    paint_on_square (self, scene, snapshot, pending->piece, pending->to, 1);
  if (pending->rook_to != CHESS_SQUARE_NONE)
    paint_on_square (self, scene, snapshot,
                     chess_position_piece_at (&scene->position, pending->rook_from),
                     pending->rook_to, 1);
}

static void
paint_standing (CheckbitBoardPainter *self,
                const CheckbitBoardScene *scene,
                const CheckbitBoardMotion *motion,
                GtkSnapshot *snapshot)
{
  ChessBitboard standing = chess_position_occupied (&scene->position) & ~motion->moving;
  ChessSquare leaving = checkbit_board_scene_get_leaving (scene);

  standing &= ~checkbit_board_scene_get_pending (scene);
  paint_pending (self, scene, snapshot);
  CHESS_FOREACH_SQUARE (square, standing)
    {
      gboolean leaves = square == leaving || square == scene->pending.rook_from;

      paint_on_square (self, scene, snapshot,
                       chess_position_piece_at (&scene->position, (ChessSquare) square),
                       (ChessSquare) square, leaves ? (float) GHOST_ALPHA : 1);
    }
}

static void
paint_moving (CheckbitBoardPainter *self,
              const CheckbitBoardScene *scene,
              const CheckbitBoardMotion *motion,
              GtkSnapshot *snapshot)
{
  for (guint i = 0; i < motion->n_sprites; i++)
    {
      const CheckbitSprite *sprite = &motion->sprites[i];
      graphene_point_t point;
      graphene_rect_t rect;
      float alpha;

      checkbit_sprite_get_now (sprite, motion->progress, &point, &alpha);
      point = checkbit_board_geometry_from_squares (&scene->geometry, &point);
      checkbit_board_geometry_get_around (&scene->geometry, &point, 1, &rect);
      paint_piece (self, sprite->piece, snapshot, &rect, scene->geometry.pixels, alpha);
    }
}

void
checkbit_board_painter_paint_lifted (CheckbitBoardPainter *self,
                                     const CheckbitBoardScene *scene,
                                     GtkSnapshot *snapshot)
{
  const CheckbitBoardLifted *lifted = &scene->lifted;
  double factor = lifted->touch ? TOUCHED_SIZE : LIFTED_SIZE;
  int pixels = (int) (scene->geometry.pixels * factor + 0.5);
  graphene_point_t center = lifted->point;
  graphene_rect_t rect;

  if (lifted->square == CHESS_SQUARE_NONE || pixels == 0)
    return;
  if (lifted->touch)
    center.y -= (float) (scene->geometry.size * 0.95);
  checkbit_board_geometry_get_around (&scene->geometry, &center, factor, &rect);
  checkbit_texture_append (checkbit_board_marks_get (&self->marks, &self->palette,
                                                     CHECKBIT_MARK_SHADOW, scene->geometry.pixels),
                           self->widget, snapshot, &rect);
  paint_piece (self, chess_position_piece_at (&scene->position, lifted->square), snapshot, &rect,
               pixels, 1);
}

/* --- The whole ----------------------------------------------------------------------------- */

void
checkbit_board_painter_paint (CheckbitBoardPainter *self,
                              const CheckbitBoardScene *scene,
                              const CheckbitBoardMotion *motion,
                              GtkSnapshot *snapshot)
{
  checkbit_board_layers_paint (scene->layers, scene->n_layers, &scene->geometry, self->palette.dark,
                               self->widget, snapshot);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    paint_state (self, scene, snapshot, square);
  paint_coordinates (self, scene, snapshot);
  paint_standing (self, scene, motion, snapshot);
  paint_indices (self, scene, snapshot);
  paint_moving (self, scene, motion, snapshot);
  paint_arrows (self, scene, snapshot);
  paint_cursor (self, scene, snapshot);
}

static void
clear_labels (CheckbitBoardPainter *self)
{
  for (int kind = 0; kind < CHECKBIT_N_COORDINATES; kind++)
    g_clear_object (&self->coordinates[kind]);
  g_clear_object (&self->indices);
}

void
checkbit_board_painter_forget_labels (CheckbitBoardPainter *self)
{
  clear_labels (self);
  gtk_widget_queue_draw (self->widget);
}

void
checkbit_board_painter_forget_arrows (CheckbitBoardPainter *self)
{
  g_clear_object (&self->arrows);
  gtk_widget_queue_draw (self->widget);
}

void
checkbit_board_painter_clear (CheckbitBoardPainter *self)
{
  checkbit_board_marks_clear (&self->marks);
  g_clear_object (&self->arrows);
  clear_labels (self);
}

void
checkbit_board_painter_load_palette (CheckbitBoardPainter *self)
{
  checkbit_board_palette_load (&self->palette, self->widget);
  checkbit_board_painter_clear (self);
  gtk_widget_queue_draw (self->widget);
}

/* The drawings of the twelve pieces, made once per size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/piece-set.h"

#include <glib/gi18n-lib.h>

#include "ui/base/texture.h"
#include "ui/base/ui.h"
#include "ui/board/piece-folder.h"
#include "ui/board/piece-paths.h"

/* Sizes cached at once: the board's, the lifted piece's, the promotion chooser's and a
 * thumbnail's. */
#define N_SIZES 4

/* The textures of one size, made on demand. */
typedef struct
{
  int size; /* 0: the slot is free */
  guint64 last_use;
  GdkTexture *textures[CHESS_N_PIECES];
} PieceSize;

struct _CheckbitPieceSet
{
  GObject parent_instance;

  const char *folder;               /* of one of the program's own sets; static */
  GBytes *pictures[CHESS_N_PIECES]; /* owned; from a person's folder, NULL without one */
  PieceSize sizes[N_SIZES];
  guint64 uses;
};

G_DEFINE_TYPE (CheckbitPieceSet, checkbit_piece_set, G_TYPE_OBJECT)

/* The only place with their names, apart from the settings' schema and the resource: data/pieces
 * has a folder for each. */
static const CheckbitOwnPieces own_sets[] = {
  { "classic", NC_ ("piece set", "Classic") },
  { "flat", NC_ ("piece set", "Flat") },
  /* Translators: pieces drawn in fine lines and hatching, as in an old book */
  { "engraved", NC_ ("piece set", "Engraved") },
  /* Translators: angular pieces, as if cut from blocks */
  { "blocks", NC_ ("piece set", "Blocks") },
};

static guint changed_signal;

static void
piece_size_clear (PieceSize *self)
{
  for (int i = 0; i < CHESS_N_PIECES; i++)
    g_clear_object (&self->textures[i]);
  self->size = 0;
}

static void
drop_drawings (CheckbitPieceSet *self)
{
  for (int i = 0; i < CHESS_N_PIECES; i++)
    g_clear_pointer (&self->pictures[i], g_bytes_unref);
  for (int i = 0; i < N_SIZES; i++)
    piece_size_clear (&self->sizes[i]);
}

static void
checkbit_piece_set_finalize (GObject *object)
{
  drop_drawings (CHECKBIT_PIECE_SET (object));
  G_OBJECT_CLASS (checkbit_piece_set_parent_class)->finalize (object);
}

static void
checkbit_piece_set_class_init (CheckbitPieceSetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_piece_set_finalize;
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_PIECE_SET, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_piece_set_init (CheckbitPieceSet *self)
{
  checkbit_ui_init ();
  self->folder = own_sets[0].name;
}

const CheckbitOwnPieces *
checkbit_piece_set_get_own (guint index)
{
  return index < G_N_ELEMENTS (own_sets) ? &own_sets[index] : NULL;
}

CheckbitPieceSet *
checkbit_piece_set_get_default (void)
{
  static CheckbitPieceSet *set = NULL;

  if (set == NULL)
    set = g_object_new (CHECKBIT_TYPE_PIECE_SET, NULL);
  return set;
}

/* A piece of one of the program's own sets. */
typedef struct
{
  const char *set;
  ChessPiece piece;
} OwnPiece;

/* The drawings are built in, so a missing one is a mistake in the build. */
static void
draw_own_piece (cairo_t *cr, int size, gconstpointer data)
{
  const OwnPiece *own = data;

  cairo_scale (cr, size / 100., size / 100.);
  if (!checkbit_piece_paths_draw (cr, own->set, own->piece))
    g_critical ("There are no drawings of the set %s", own->set);
}

/* Scales the pixels of a drawing made at one large size: the cost does not depend on the
 * drawing. */
static void
draw_picture (cairo_t *cr, int size, gconstpointer data)
{
  const guchar *pixels = g_bytes_get_data ((GBytes *) data, NULL);
  double scale = (double) size / CHECKBIT_PIECE_PICTURE_SIDE;
  cairo_surface_t *surface = cairo_image_surface_create_for_data (
      (guchar *) pixels, CAIRO_FORMAT_ARGB32, CHECKBIT_PIECE_PICTURE_SIDE,
      CHECKBIT_PIECE_PICTURE_SIDE, CHECKBIT_PIECE_PICTURE_SIDE * 4);

  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BEST);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

void
checkbit_piece_set_use (CheckbitPieceSet *self, const char *name)
{
  const char *folder = own_sets[0].name;

  g_return_if_fail (CHECKBIT_IS_PIECE_SET (self));
  g_return_if_fail (name != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (own_sets); i++)
    if (g_str_equal (name, own_sets[i].name))
      folder = own_sets[i].name;
  if (self->folder == folder)
    return;

  drop_drawings (self);
  self->folder = folder;
  g_signal_emit (self, changed_signal, 0);
}

const char *
checkbit_piece_set_get_name (CheckbitPieceSet *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PIECE_SET (self), NULL);

  return self->folder;
}

void
checkbit_piece_set_use_pictures (CheckbitPieceSet *self, GPtrArray *pictures)
{
  g_return_if_fail (CHECKBIT_IS_PIECE_SET (self));
  g_return_if_fail (pictures != NULL && pictures->len == CHESS_N_PIECES);

  drop_drawings (self);
  self->folder = NULL;
  for (int i = 0; i < CHESS_N_PIECES; i++)
    self->pictures[i] = g_bytes_ref (pictures->pdata[i]);
  g_signal_emit (self, changed_signal, 0);
}

/* The slot for a size: its own, a free one, or the least recently used. */
static PieceSize *
find_size (CheckbitPieceSet *self, int size)
{
  PieceSize *oldest = &self->sizes[0];

  for (int i = 0; i < N_SIZES; i++)
    {
      if (self->sizes[i].size == size)
        return &self->sizes[i];
      if (self->sizes[i].last_use < oldest->last_use)
        oldest = &self->sizes[i];
    }
  piece_size_clear (oldest);
  oldest->size = size;
  return oldest;
}

/* (transfer full) */
static GdkTexture *
draw_own (CheckbitPieceSet *self, ChessPiece piece, int size)
{
  const OwnPiece own = { self->folder, piece };

  return checkbit_texture_draw (size, draw_own_piece, &own);
}

GdkTexture *
checkbit_piece_set_get_texture (CheckbitPieceSet *self, ChessPiece piece, int size)
{
  PieceSize *place;

  g_return_val_if_fail (CHECKBIT_IS_PIECE_SET (self), NULL);
  g_return_val_if_fail (piece < CHESS_N_PIECES && size > 0, NULL);

  place = find_size (self, size);
  place->last_use = ++self->uses;
  if (place->textures[piece] == NULL)
    {
      if (self->pictures[piece] != NULL)
        place->textures[piece] = checkbit_texture_draw (size, draw_picture, self->pictures[piece]);
      else
        place->textures[piece] = draw_own (self, piece, size);
    }
  return place->textures[piece];
}

/* The pieces that a side has captured, drawn small and close together.
 *
 * Pieces of one kind overlap. If there is no room for all, the least valuable are left out; the
 * accessible name always lists all of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/captured-pieces.h"

#include <glib/gi18n-lib.h>

#include "ui/base/texture.h"
#include "ui/base/tooltip.h"
#include "ui/board/piece-set.h"

#define SIZE 18    /* of a piece */
#define OVERLAP 8  /* from one piece of a kind to the next */
#define KIND_GAP 3 /* extra space between two kinds */
#define LABEL_GAP 5

struct _CheckbitCapturedPieces
{
  GtkWidget parent_instance;

  GtkWidget *ahead; /* "+3" */
  guint8 counts[CHESS_N_PIECE_TYPES];
  ChessColor color; /* of the pieces */
  char *text;
};

G_DEFINE_FINAL_TYPE (CheckbitCapturedPieces, checkbit_captured_pieces, GTK_TYPE_WIDGET)

static const ChessPieceType order[]
    = { CHESS_QUEEN, CHESS_ROOK, CHESS_BISHOP, CHESS_KNIGHT, CHESS_PAWN };

/* --- Words ---------------------------------------------------------------------------------- */

static char *
dup_count (ChessPieceType type, guint n)
{
  switch (type)
    {
    case CHESS_QUEEN:
      return g_strdup_printf (ngettext ("%u queen", "%u queens", n), n);
    case CHESS_ROOK:
      return g_strdup_printf (ngettext ("%u rook", "%u rooks", n), n);
    case CHESS_BISHOP:
      return g_strdup_printf (ngettext ("%u bishop", "%u bishops", n), n);
    case CHESS_KNIGHT:
      return g_strdup_printf (ngettext ("%u knight", "%u knights", n), n);
    default:
      return g_strdup_printf (ngettext ("%u pawn", "%u pawns", n), n);
    }
}

/* "2 pawns, 1 knight"; "" for nothing. (transfer full) */
static char *
dup_pieces (CheckbitCapturedPieces *self)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (self->counts[order[i]] > 0)
      g_ptr_array_add (parts, dup_count (order[i], self->counts[order[i]]));
  g_ptr_array_add (parts, NULL);
  /* Translators: between the parts of a list */
  return g_strjoinv (_ (", "), (char **) parts->pdata);
}

/* A side is also ahead by a promotion alone, or in a position that was set up. (transfer full) */
static char *
dup_text (const char *pieces, int ahead)
{
  if (*pieces == '\0' && ahead <= 0)
    return g_strdup ("");
  if (*pieces == '\0')
    /* Translators: by how many pawns' worth a player is ahead who has captured nothing */
    return g_strdup_printf (ngettext ("%d pawn ahead", "%d pawns ahead", (gulong) ahead), ahead);
  if (ahead <= 0)
    /* Translators: a list of pieces such as "2 pawns, 1 knight" */
    return g_strdup_printf (_ ("Captured: %s"), pieces);

  return g_strdup_printf (
      /* Translators: a list of pieces, and by how many pawns' worth a player is ahead */
      ngettext ("Captured: %s; %d pawn ahead", "Captured: %s; %d pawns ahead", (gulong) ahead),
      pieces, ahead);
}

static void
update_text (CheckbitCapturedPieces *self, int ahead)
{
  g_autofree char *pieces = dup_pieces (self);

  g_free (self->text);
  self->text = dup_text (pieces, ahead);
  checkbit_tooltip_set (GTK_WIDGET (self), *self->text != '\0' ? self->text : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text,
                                  -1);
}

/* --- What is shown -------------------------------------------------------------------------- */

void
checkbit_captured_pieces_set (CheckbitCapturedPieces *self,
                              const ChessMaterial *material,
                              ChessColor side)
{
  static const ChessMaterial none;

  g_return_if_fail (CHECKBIT_IS_CAPTURED_PIECES (self));

  const ChessMaterial *shown = material != NULL ? material : &none;
  int ahead = side == CHESS_WHITE ? shown->balance : -shown->balance;
  g_autofree char *label = ahead > 0 ? g_strdup_printf ("+%d", ahead) : g_strdup ("");

  self->color = chess_color_opposite (side);
  memcpy (self->counts, shown->captured[self->color], sizeof self->counts);
  gtk_label_set_label (GTK_LABEL (self->ahead), label);
  gtk_widget_set_visible (self->ahead, ahead > 0);
  update_text (self, ahead);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
checkbit_captured_pieces_get_text (CheckbitCapturedPieces *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CAPTURED_PIECES (self), NULL);
  return self->text;
}

/* Called with the position of each piece, from left to right. */
typedef void (*PlaceFunc) (ChessPieceType type, int x, gpointer user_data);

/* Visits the pieces from left to right; returns the total width. */
static int
place_pieces (CheckbitCapturedPieces *self, PlaceFunc func, gpointer user_data)
{
  int x = 0, end = 0;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      guint n = self->counts[order[i]];

      if (n == 0)
        continue;
      if (end > 0)
        x = end - SIZE / 3 + KIND_GAP;
      for (guint k = 0; k < n; k++, x += OVERLAP)
        {
          if (func != NULL)
            func (order[i], x, user_data);
          end = x + SIZE;
        }
    }
  return end;
}

/* --- The widget ----------------------------------------------------------------------------- */

typedef struct
{
  CheckbitCapturedPieces *self;
  GtkSnapshot *snapshot;
  int y, width;
} Painting;

static void
paint_piece (ChessPieceType type, int x, gpointer user_data)
{
  Painting *painting = user_data;
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (painting->self));
  GdkTexture *texture = checkbit_piece_set_get_texture (
      checkbit_piece_set_get_default (), CHESS_PIECE (painting->self->color, type), SIZE * scale);

  if (x + SIZE > painting->width)
    return;
  checkbit_texture_append (texture, GTK_WIDGET (painting->self), painting->snapshot,
                           &GRAPHENE_RECT_INIT ((float) x, (float) painting->y, SIZE, SIZE));
}

static int
label_width (CheckbitCapturedPieces *self)
{
  int natural = 0;

  if (gtk_widget_get_visible (self->ahead))
    gtk_widget_measure (self->ahead, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural > 0 ? natural + LABEL_GAP : 0;
}

/* Black pieces on a dark background need a light outline. */
static gboolean
needs_rim (CheckbitCapturedPieces *self, GdkRGBA *color)
{
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), color);

  return self->color == CHESS_BLACK && color->red + color->green + color->blue > 1.5f;
}

static void
checkbit_captured_pieces_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitCapturedPieces *self = CHECKBIT_CAPTURED_PIECES (widget);
  int width = gtk_widget_get_width (widget) - label_width (self);
  Painting painting = { self, snapshot, (gtk_widget_get_height (widget) - SIZE) / 2, width };

  GskShadow rim[2] = { { .radius = 1 }, { .radius = 1 } };
  gboolean has_rim = needs_rim (self, &rim[0].color);

  rim[1].color = rim[0].color;
  if (has_rim)
    gtk_snapshot_push_shadow (snapshot, rim, G_N_ELEMENTS (rim));
  place_pieces (self, paint_piece, &painting);
  if (has_rim)
    gtk_snapshot_pop (snapshot);
  gtk_widget_snapshot_child (widget, self->ahead, snapshot);
}

static void
checkbit_captured_pieces_measure (GtkWidget *widget,
                                  GtkOrientation orientation,
                                  int for_size,
                                  int *minimum,
                                  int *natural,
                                  int *minimum_baseline,
                                  int *natural_baseline)
{
  CheckbitCapturedPieces *self = CHECKBIT_CAPTURED_PIECES (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = SIZE;
  else
    {
      *minimum = label_width (self);
      *natural = place_pieces (self, NULL, NULL) + label_width (self);
    }
}

static void
checkbit_captured_pieces_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitCapturedPieces *self = CHECKBIT_CAPTURED_PIECES (widget);
  int label = MAX (label_width (self) - LABEL_GAP, 0);
  int x = MIN (place_pieces (self, NULL, NULL) + LABEL_GAP, width - label);

  if (gtk_widget_get_visible (self->ahead))
    gtk_widget_size_allocate (self->ahead, &(GtkAllocation){ MAX (x, 0), 0, label, height }, -1);
}

static void
checkbit_captured_pieces_dispose (GObject *object)
{
  g_clear_pointer (&CHECKBIT_CAPTURED_PIECES (object)->ahead, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_captured_pieces_parent_class)->dispose (object);
}

static void
checkbit_captured_pieces_finalize (GObject *object)
{
  g_free (CHECKBIT_CAPTURED_PIECES (object)->text);
  G_OBJECT_CLASS (checkbit_captured_pieces_parent_class)->finalize (object);
}

static void
checkbit_captured_pieces_class_init (CheckbitCapturedPiecesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = checkbit_captured_pieces_dispose;
  object_class->finalize = checkbit_captured_pieces_finalize;
  widget_class->snapshot = checkbit_captured_pieces_snapshot;
  widget_class->measure = checkbit_captured_pieces_measure;
  widget_class->size_allocate = checkbit_captured_pieces_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "captured");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
checkbit_captured_pieces_init (CheckbitCapturedPieces *self)
{
  self->text = g_strdup ("");
  self->ahead = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "visible", FALSE, NULL);
  gtk_widget_add_css_class (self->ahead, "caption");
  gtk_widget_add_css_class (self->ahead, "numeric");
  gtk_widget_set_direction (self->ahead, GTK_TEXT_DIR_LTR); /* the sign stays on the left */
  gtk_widget_set_parent (self->ahead, GTK_WIDGET (self));
  g_signal_connect_object (checkbit_piece_set_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

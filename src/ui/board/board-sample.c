/* A small piece of a board, which shows how colors and pieces look.
 *
 * CSS node: board-sample
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-sample.h"

#include <adwaita.h>

#include "ui/base/texture.h"
#include "ui/board/board-style.h"

#define N_CELLS 2
#define CELL (CHECKBIT_BOARD_SAMPLE_SIZE / N_CELLS)

struct _CheckbitBoardSample
{
  GtkWidget parent_instance;

  const CheckbitBoardColors *colors; /* NULL: the board's */
  CheckbitPieceSet *pieces;          /* owned */
};

G_DEFINE_FINAL_TYPE (CheckbitBoardSample, checkbit_board_sample, GTK_TYPE_WIDGET)

/* Each color of piece on each color of square, with the pieces that differ most among sets. */
static const ChessPiece shown[N_CELLS][N_CELLS] = {
  { CHESS_PIECE (CHESS_WHITE, CHESS_KNIGHT), CHESS_PIECE (CHESS_BLACK, CHESS_KNIGHT) },
  { CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN), CHESS_PIECE (CHESS_BLACK, CHESS_KING) },
};

static void
load_squares (CheckbitBoardSample *self, GdkRGBA squares[2])
{
  CheckbitBoardPalette palette;

  if (self->colors != NULL)
    {
      gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

      checkbit_board_colors_get_squares (self->colors, dark, &squares[0], &squares[1]);
      return;
    }
  checkbit_board_palette_load (&palette, GTK_WIDGET (self));
  squares[0] = palette.colors[CHECKBIT_BOARD_COLOR_LIGHT];
  squares[1] = palette.colors[CHECKBIT_BOARD_COLOR_DARK];
}

static void
checkbit_board_sample_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitBoardSample *self = CHECKBIT_BOARD_SAMPLE (widget);
  int size = CELL * gtk_widget_get_scale_factor (widget);
  GdkRGBA squares[2];

  load_squares (self, squares);
  for (int row = 0; row < N_CELLS; row++)
    for (int column = 0; column < N_CELLS; column++)
      {
        graphene_rect_t cell = GRAPHENE_RECT_INIT (column * CELL, row * CELL, CELL, CELL);

        gtk_snapshot_append_color (snapshot, &squares[(row + column) % 2], &cell);
        checkbit_texture_append (
            checkbit_piece_set_get_texture (self->pieces, shown[row][column], size), widget,
            snapshot, &cell);
      }
}

static void
checkbit_board_sample_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum = *natural = CHECKBIT_BOARD_SAMPLE_SIZE;
}

/* Called when the theme becomes dark or light, too, and when the board's colors change. */
static void
checkbit_board_sample_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (checkbit_board_sample_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
checkbit_board_sample_finalize (GObject *object)
{
  g_clear_object (&CHECKBIT_BOARD_SAMPLE (object)->pieces);
  G_OBJECT_CLASS (checkbit_board_sample_parent_class)->finalize (object);
}

static void
checkbit_board_sample_class_init (CheckbitBoardSampleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_board_sample_finalize;
  widget_class->snapshot = checkbit_board_sample_snapshot;
  widget_class->measure = checkbit_board_sample_measure;
  widget_class->css_changed = checkbit_board_sample_css_changed;
  gtk_widget_class_set_css_name (widget_class, "board-sample");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  checkbit_board_style_ensure ();
}

static void
checkbit_board_sample_init (CheckbitBoardSample *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
checkbit_board_sample_new (const CheckbitBoardColors *colors, CheckbitPieceSet *pieces)
{
  g_return_val_if_fail (CHECKBIT_IS_PIECE_SET (pieces), NULL);

  CheckbitBoardSample *self = g_object_new (CHECKBIT_TYPE_BOARD_SAMPLE, NULL);
  self->colors = colors;
  self->pieces = g_object_ref (pieces);
  g_signal_connect_object (pieces, "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

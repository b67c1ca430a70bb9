/* Drawing a set of squares as a small board at the origin, in cells of whole pixels.
 *
 * Private to CheckbitBitboardView.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/bitboard.h"

G_BEGIN_DECLS

/* The colors of one view at one moment. */
typedef struct
{
  GdkRGBA ink;   /* of the empty squares and the frame */
  GdkRGBA paper; /* the background, also used for the marks on members */
  GdkRGBA member;
  gboolean dark;
  gboolean high_contrast;
} CheckbitBitboardPalette;

/* The colors of a widget, from its style and the system's settings. */
void checkbit_bitboard_palette_init (CheckbitBitboardPalette *palette, GtkWidget *widget);

/* The board with its members in a layer style or, with CHECKBIT_LAYER_STYLE_NONE, plain, and
 * with marks where it has changed. cell: the side of a square. (transfer full) */
GskRenderNode *checkbit_bitboard_paint (ChessBitboard bits,
                                        ChessBitboard changed,
                                        guint style,
                                        int cell,
                                        const CheckbitBitboardPalette *palette);

/* The frame of a highlighted square: dark on light and vice versa, visible on members and on empty
 * squares. */
void checkbit_bitboard_paint_highlight (GtkSnapshot *snapshot,
                                        ChessSquare square,
                                        int cell,
                                        const CheckbitBitboardPalette *palette);

G_END_DECLS

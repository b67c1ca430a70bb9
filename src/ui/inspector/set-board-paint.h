/* Drawing a set's board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/word-form.h"
#include "ui/board/bitboard-view-paint.h"

G_BEGIN_DECLS

/* What the board shows. */
typedef struct
{
  CheckbitWordForm *form; /* numbers the bits */
  ChessBitboard bits;
  ChessBitboard changed; /* new members get a dot, former members an outline */
  ChessBitboard wrapped; /* members that wrapped around an edge */
  gboolean show_indices;
} CheckbitSetPicture;

/* Draws the squares, cell pixels wide each, with the corner of a8 at the origin and the names of
 * files and ranks outside the board, in the widget's fonts. (transfer full) */
GskRenderNode *checkbit_set_board_paint (GtkWidget *widget,
                                         const CheckbitSetPicture *picture,
                                         int cell,
                                         const CheckbitBitboardPalette *palette);

G_END_DECLS

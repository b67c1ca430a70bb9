/* Drawing a set's board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/word-form.h"
#include "ui/board/bitboard-view-paint.h"

G_BEGIN_DECLS

/* What is to be seen on the board. */
typedef struct
{
  CheckbitWordForm *form; /* its layout numbers the bits */
  ChessBitboard bits;
  ChessBitboard changed; /* members with a dot, former members with an outline */
  ChessBitboard wrapped; /* members that have wrapped around an edge */
  gboolean show_indices;
} CheckbitSetPicture;

/* Draws the squares, each cell pixels wide, with its corner a8 at the origin and the names of
 * files and ranks beyond the edges, in the fonts of a widget. (transfer full) */
GskRenderNode *checkbit_set_board_paint (GtkWidget *widget,
                                         const CheckbitSetPicture *picture,
                                         int cell,
                                         const CheckbitBitboardPalette *palette);

G_END_DECLS

/* A small board with an arrow in the order in which a layout numbers the squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/layout.h"

G_BEGIN_DECLS

/* From the square of bit 0, a dot, through that of bit 7 and round to bits 8 to 15.
 *
 * CSS node: `layout-picture`; drawn in its `color`. Hidden from screen readers: the text beside it
 * must say the same. */
#define CHECKBIT_TYPE_LAYOUT_PICTURE (checkbit_layout_picture_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitLayoutPicture, checkbit_layout_picture, CHECKBIT, LAYOUT_PICTURE, GtkWidget)

GtkWidget *checkbit_layout_picture_new (ChessLayout layout);

G_END_DECLS

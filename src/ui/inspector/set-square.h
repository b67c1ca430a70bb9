/* One of the 64 squares of a set's board, for the keyboard focus and screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/types.h"

G_BEGIN_DECLS

/* It only draws its focus ring: the board draws the squares.
 *
 * CSS node: `set-square`. Accessible role: grid cell, named "e4, bit 28, set" and, if its bit has
 * wrapped around an edge, "e4, bit 28, set, wrapped". */
#define CHECKBIT_TYPE_SET_SQUARE (checkbit_set_square_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetSquare, checkbit_set_square, CHECKBIT, SET_SQUARE, GtkWidget)

GtkWidget *checkbit_set_square_new (ChessSquare square);

ChessSquare checkbit_set_square_get_square (CheckbitSetSquare *self);

/* Cheap if nothing changes. */
void checkbit_set_square_set_content (CheckbitSetSquare *self,
                                      guint bit,
                                      gboolean member,
                                      gboolean wrapped);

/* The accessible name. */
const char *checkbit_set_square_get_label (CheckbitSetSquare *self);

G_END_DECLS

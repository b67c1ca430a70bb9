/* The pieces that a side has captured, drawn small and close together, and its material advantage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/material.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_CAPTURED_PIECES (checkbit_captured_pieces_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitCapturedPieces, checkbit_captured_pieces, CHECKBIT, CAPTURED_PIECES, GtkWidget)

/* Shows what a side has captured. material: NULL for nothing. */
void checkbit_captured_pieces_set (CheckbitCapturedPieces *self,
                                   const ChessMaterial *material,
                                   ChessColor side);

/* The accessible text: "Captured: 2 pawns, 1 knight; 3 ahead"; "" for nothing. */
const char *checkbit_captured_pieces_get_text (CheckbitCapturedPieces *self);

G_END_DECLS

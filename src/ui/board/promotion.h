/* The promotion chooser: four buttons in a column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/types.h"

G_BEGIN_DECLS

/* CSS node `promotion` with four buttons. Arrow keys and Enter choose, so do the letters q, n, r
 * and b (and those of the translated names); Escape cancels, as does the focus going elsewhere.
 *
 * Signals: "chosen" (guint type: a ChessPieceType); "cancelled".
 *
 * Accessibility: GTK_ACCESSIBLE_ROLE_GROUP, named "Promotion"; buttons named "Queen", "Knight",
 * "Rook" and "Bishop". */
#define CHECKBIT_TYPE_PROMOTION (checkbit_promotion_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPromotion, checkbit_promotion, CHECKBIT, PROMOTION, GtkWidget)

/* upwards: the queen is at the bottom, where the pawn arrives. pixels: the side of a square in
 * device pixels. */
GtkWidget *checkbit_promotion_new (ChessColor color, gboolean upwards, int pixels);

/* Where the queen is from now on; a focused button keeps the focus. */
void checkbit_promotion_set_upwards (CheckbitPromotion *self, gboolean upwards);

/* Resizes the pieces for another square size. */
void checkbit_promotion_set_pixels (CheckbitPromotion *self, int pixels);

/* Handles a key; returns whether it chose or cancelled. */
gboolean checkbit_promotion_key (CheckbitPromotion *self, guint keyval, GdkModifierType state);

G_END_DECLS

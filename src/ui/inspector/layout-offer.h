/* The offer to switch to the layout that a text proves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/reader/reader.h"
#include "game/text/word-form.h"

G_BEGIN_DECLS

/* A sentence that gives the reason, and a button; hidden while there is nothing to offer.
 *
 * CSS node: `layout-offer`. */
#define CHECKBIT_TYPE_LAYOUT_OFFER (checkbit_layout_offer_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitLayoutOffer, checkbit_layout_offer, CHECKBIT, LAYOUT_OFFER, GtkWidget)

/* form: its layout is the one in use, and the one to switch. */
GtkWidget *checkbit_layout_offer_new (CheckbitWordForm *form);

/* Offers the layout that a text proves, if another one is in use; NULL for no text. */
void checkbit_layout_offer_take (CheckbitLayoutOffer *self, const CheckbitReading *reading);

G_END_DECLS

/* Counters that programs have besides the bits: the position's key with its parts, repetitions, the
 * clock of the fifty-move rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"

G_BEGIN_DECLS

/* The key's button is named `Polyglot key 0x463B96181691FC9C` and opens a list of the parts, whose
 * XOR is the key. Actions: `footer.copy` copies the key; used: `inspector.toast`.
 *
 * CSS node: `position-footer`. */
#define CHECKBIT_TYPE_POSITION_FOOTER (checkbit_position_footer_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPositionFooter, checkbit_position_footer, CHECKBIT, POSITION_FOOTER, GtkWidget)

GtkWidget *checkbit_position_footer_new (CheckbitInspection *inspection);

/* Opens the list of parts. */
void checkbit_position_footer_popup (CheckbitPositionFooter *self);

G_END_DECLS

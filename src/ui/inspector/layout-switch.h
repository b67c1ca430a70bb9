/* The choice of how sets are written as numbers: in which numbering of the squares, and in which
 * form they are copied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/text/word-form.h"

G_BEGIN_DECLS

/* A button with the layout's name; it opens a popover with the eight layouts, the copy forms and
 * the switch of `win.bit-indices`. Follows the word form, and changes it.
 *
 * CSS node: `layout-switch`. Its button is named `Layout a1b1`, those of the layouts
 * `a8b8: bit 0 is a8, bit 1 b8, bit 8 a7`. */
#define CHECKBIT_TYPE_LAYOUT_SWITCH (checkbit_layout_switch_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitLayoutSwitch, checkbit_layout_switch, CHECKBIT, LAYOUT_SWITCH, GtkWidget)

GtkWidget *checkbit_layout_switch_new (CheckbitWordForm *form);

/* Opens the popover. */
void checkbit_layout_switch_popup (CheckbitLayoutSwitch *self);

G_END_DECLS

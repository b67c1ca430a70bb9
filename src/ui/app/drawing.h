/* Arrows and circles that people draw on the board: kept with the move, and undone like one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/notes.h"
#include "ui/board/arrows.h"
#include "ui/board/board-input.h"

G_BEGIN_DECLS

/* Property "shown" (boolean): whether the board shows the game, and so what is drawn in it.
 * Construct only: "controller"; "input", on whose board is drawn; "arrows", among which it is
 * shown;
 * "notes". */
#define CHECKBIT_TYPE_DRAWING (checkbit_drawing_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitDrawing, checkbit_drawing, CHECKBIT, DRAWING, GObject)

/* What the menu items of a square call. The numbers come from outside: invalid squares and colors
 * are ignored. */
void checkbit_drawing_begin_arrow (CheckbitDrawing *self, guint square, guint color);
void checkbit_drawing_toggle_circle (CheckbitDrawing *self, guint square, guint color);
void checkbit_drawing_clear (CheckbitDrawing *self);

/* Appends a section that draws from a square, for that square's menu. */
void checkbit_drawing_append_menu (CheckbitDrawing *self, GMenu *menu, ChessSquare square);

G_END_DECLS

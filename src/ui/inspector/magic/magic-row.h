/* One step of a look-up: its line of C, its value, its purpose, and a small board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/magic-lines.h"

G_BEGIN_DECLS

/* CSS node: `row`, class `magic`. Accessible role: list item, named by title and value and
 * described by the sentence. */
#define CHECKBIT_TYPE_MAGIC_ROW (checkbit_magic_row_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMagicRow, checkbit_magic_row, CHECKBIT, MAGIC_ROW, GtkListBoxRow)

GtkWidget *checkbit_magic_row_new (void);

/* square: the piece's, framed on the board. */
void
checkbit_magic_row_show (CheckbitMagicRow *self, const CheckbitMagicLine *line, ChessSquare square);

/* The accessible name. */
const char *checkbit_magic_row_get_label (CheckbitMagicRow *self);

G_END_DECLS

/* Marks a mistake in an entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws a wavy line under length characters, starting at column (from 1), and removes any other.
 * Column 0, or one past the end of the text, marks nothing. */
void checkbit_fen_mark (GtkEntry *entry, int column, int length);

/* Focuses the entry with the mistake selected, so that typing replaces it. Column 0 selects
 * everything. */
void checkbit_fen_mark_select (GtkEntry *entry, int column, int length);

G_END_DECLS

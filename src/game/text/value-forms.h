/* All forms in which the value of a set can be written: as a literal in many languages, as a
 * number, as a list of squares and as a board of dots and ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/layout.h"

G_BEGIN_DECLS

/* How many forms there are. */
guint checkbit_value_form_count (void);

/* The display name of form 0 … count - 1, translated unless it is a proper name: "Hexadecimal",
 * "Rust". */
const char *checkbit_value_form_get_title (guint form);

/* Its name in the settings, independent of language and order: "hex", "rust", "squares". */
const char *checkbit_value_form_get_name (guint form);

/* The form with such a name; FALSE if there is none. */
gboolean checkbit_value_form_find (const char *name, guint *form);

/* Whether its text is a board of eight lines. */
gboolean checkbit_value_form_has_lines (guint form);

/* The set in a form, with its word in the layout; forms made of squares are the same in all
 * layouts. Never translated. (transfer full) */
char *checkbit_value_form_write (guint form, ChessLayout layout, ChessBitboard bits);

/* The squares, "a1 h8", starting with the lowest bit in the layout; "" for none. (transfer full) */
char *checkbit_value_list_squares (ChessLayout layout, ChessBitboard bits);

G_END_DECLS

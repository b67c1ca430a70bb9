/* All the ways in which the value of a set can be written: as a literal of many languages, as
 * numbers, as squares by name and as a board of dots and ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/layout.h"

G_BEGIN_DECLS

/* How many forms there are. */
guint checkbit_value_form_count (void);

/* What form 0 … count - 1 is called, translated where it is no name: "Hexadecimal", "Rust". */
const char *checkbit_value_form_get_title (guint form);

/* What settings call it, whatever the language and the place in the list: "hex", "rust",
 * "squares". */
const char *checkbit_value_form_get_name (guint form);

/* The form of such a name; FALSE where there is none. */
gboolean checkbit_value_form_find (const char *name, guint *form);

/* Whether its text is a board of eight lines. */
gboolean checkbit_value_form_has_lines (guint form);

/* The set in a form, its word in the layout; what is made of squares is alike in all layouts.
 * Never translated. (transfer full) */
char *checkbit_value_form_write (guint form, ChessLayout layout, ChessBitboard bits);

/* The squares by name, "a1 h8", lowest bit of the layout first; "" for none. (transfer full) */
char *checkbit_value_list_squares (ChessLayout layout, ChessBitboard bits);

G_END_DECLS

/* How sets are written as numbers wherever the program shows or copies one: the square numbering,
 * and the form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "chess/layout.h"

G_BEGIN_DECLS

/* Properties: "layout" (guint, a ChessLayout), "copy-form" (guint, a form of value-forms.h, for
 * copying values). Everything that shows a value follows both. */
#define CHECKBIT_TYPE_WORD_FORM (checkbit_word_form_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitWordForm, checkbit_word_form, CHECKBIT, WORD_FORM, GObject)

/* The default: a1b1, hexadecimal. */
CheckbitWordForm *checkbit_word_form_new (void);

ChessLayout checkbit_word_form_get_layout (CheckbitWordForm *self);
void checkbit_word_form_set_layout (CheckbitWordForm *self, ChessLayout layout);
guint checkbit_word_form_get_copy_form (CheckbitWordForm *self);
void checkbit_word_form_set_copy_form (CheckbitWordForm *self, guint form);

/* A set for display: 0x and 16 digits, in the layout. Never translated. (transfer full) */
char *checkbit_word_form_write_hex (CheckbitWordForm *self, ChessBitboard bits);

/* A set for copying: in the layout and the chosen form. Never translated. (transfer full) */
char *checkbit_word_form_write (CheckbitWordForm *self, ChessBitboard bits);

/* The number of a square's bit in the layout, 0 to 63. */
guint checkbit_word_form_get_bit (CheckbitWordForm *self, ChessSquare square);

G_END_DECLS

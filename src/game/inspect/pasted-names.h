/* The names of pasted sets and tables for the set language: a snapshot, which an expression holds
 * while it is being evaluated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/expr.h"

G_BEGIN_DECLS

/* Reference counted; it does not change once it is used for looking up names. */
typedef struct _CheckbitPastedNames CheckbitPastedNames;

CheckbitPastedNames *checkbit_pasted_names_new (void);
CheckbitPastedNames *checkbit_pasted_names_ref (CheckbitPastedNames *self);
void checkbit_pasted_names_unref (CheckbitPastedNames *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPastedNames, checkbit_pasted_names_unref)

/* Adds a set, or a table of n sets; an existing name keeps its value. The sets are copied. squares:
 * the layout that numbers a table of 64. */
void checkbit_pasted_names_add (CheckbitPastedNames *self,
                                const char *name,
                                const ChessBitboard *sets,
                                gsize n,
                                ChessLayout squares);

/* The look-up for expressions; NULL without names. (transfer none) (nullable) */
const ChessExprScope *checkbit_pasted_names_get_scope (CheckbitPastedNames *self);

/* A program's name in the set language: "Masks.knight" becomes Masks_knight, "attacks[1]" stays,
 * and a name that the language already has gets an underscore. (transfer full) */
char *checkbit_pasted_names_make (const char *title);

G_END_DECLS

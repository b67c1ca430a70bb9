/* The names that pasted texts have given to sets and tables, as the set language looks them up: a
 * snapshot, which an expression holds for as long as it is worked out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/expr.h"

G_BEGIN_DECLS

/* Reference counted; it does not change any more once somebody looks things up in it. */
typedef struct _CheckbitPastedNames CheckbitPastedNames;

CheckbitPastedNames *checkbit_pasted_names_new (void);
CheckbitPastedNames *checkbit_pasted_names_ref (CheckbitPastedNames *self);
void checkbit_pasted_names_unref (CheckbitPastedNames *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPastedNames, checkbit_pasted_names_unref)

/* Adds a set, or a table of n sets; a name that is there already stays as it is. The sets are
 * copied. squares: in which a table of 64 is numbered. */
void checkbit_pasted_names_add (CheckbitPastedNames *self,
                                const char *name,
                                const ChessBitboard *sets,
                                gsize n,
                                ChessLayout squares);

/* Where expressions look them up; NULL for no names. (transfer none) (nullable) */
const ChessExprScope *checkbit_pasted_names_get_scope (CheckbitPastedNames *self);

/* What a name of a program is in the set language: "Masks.knight" is Masks_knight, "attacks[1]"
 * stays, and what the language has itself gets an underscore. (transfer full) */
char *checkbit_pasted_names_make (const char *title);

G_END_DECLS

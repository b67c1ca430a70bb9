/* The result of recognizing a table: each matching reading, with a button that applies its layout;
 * or the nearest one, with the first entry that differs beside the correct one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "chess/layout.h"
#include "game/text/word-form.h"

G_BEGIN_DECLS

/* Signals: "use" (guint squares, guint bits): apply these two layouts, of the entries and of their
 * bits; "go" (guint index): show an entry.
 *
 * CSS node: `table-finding`. */
#define CHECKBIT_TYPE_TABLE_FINDING (checkbit_table_finding_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitTableFinding, checkbit_table_finding, CHECKBIT, TABLE_FINDING, GtkWidget)

GtkWidget *checkbit_table_finding_new (void);

/* Recognizes a table of n words. */
void checkbit_table_finding_set_table (CheckbitTableFinding *self, const guint64 *words, gsize n);

/* The layouts in use: readings with these need no button. */
void checkbit_table_finding_set_layouts (CheckbitTableFinding *self,
                                         ChessLayout squares,
                                         ChessLayout bits);

/* The result in words. (transfer none) */
const char *checkbit_table_finding_get_text (CheckbitTableFinding *self);

G_END_DECLS

/* Which other program is compared with: a command, an engine, or what was pasted of one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/lab/compare-model.h"

G_BEGIN_DECLS

/* Signals: "changed": another program, or another text; "activate": Return was pressed behind one.
 *
 * CSS node: `perft-other`. Accessible role: group. */
#define CHECKBIT_TYPE_PERFT_OTHER (checkbit_perft_other_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPerftOther, checkbit_perft_other, CHECKBIT, PERFT_OTHER, GtkWidget)

/* settings: remember the choice; NULL for none. */
GtkWidget *checkbit_perft_other_new (GSettings *settings);

CheckbitOther checkbit_perft_other_get_kind (CheckbitPerftOther *self);

/* The command, the engine or what was pasted, without blanks around it. (transfer full) */
char *checkbit_perft_other_dup_text (CheckbitPerftOther *self);

/* The program that is chosen, for suites. (transfer full); NULL where there is none */
char *checkbit_perft_other_dup_program (CheckbitPerftOther *self, CheckbitLabProgramKind *kind);

/* Empties what was pasted, and gives it the focus. */
void checkbit_perft_other_paste_next (CheckbitPerftOther *self);

G_END_DECLS

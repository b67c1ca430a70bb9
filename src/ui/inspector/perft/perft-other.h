/* Which other program to compare with: a command, an engine, or pasted output.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/lab/compare-model.h"

G_BEGIN_DECLS

/* Signals: "changed": the program or the text has changed; "activate": Return was pressed in an
 * entry.
 *
 * CSS node: `perft-other`. Accessible role: group. */
#define CHECKBIT_TYPE_PERFT_OTHER (checkbit_perft_other_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPerftOther, checkbit_perft_other, CHECKBIT, PERFT_OTHER, GtkWidget)

/* settings: remember the choice; NULL for none. */
GtkWidget *checkbit_perft_other_new (GSettings *settings);

CheckbitOther checkbit_perft_other_get_kind (CheckbitPerftOther *self);

/* The command, the engine or the pasted text, without blanks around it. (transfer full) */
char *checkbit_perft_other_dup_text (CheckbitPerftOther *self);

/* The chosen program, for suites. (transfer full); NULL if there is none */
char *checkbit_perft_other_dup_program (CheckbitPerftOther *self, CheckbitLabProgramKind *kind);

/* Chooses pasted output, and puts this text there. */
void checkbit_perft_other_paste (CheckbitPerftOther *self, const char *text);

/* Clears the pasted text, and focuses its entry. */
void checkbit_perft_other_paste_next (CheckbitPerftOther *self);

G_END_DECLS

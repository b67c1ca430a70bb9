/* Checks magic numbers from someone's own program: pasted, and tried with every set of blockers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/magic-model.h"
#include "game/inspect/magic-trial.h"

G_BEGIN_DECLS

/* Actions: `own.example` (writes Checkbit's own table), `own.clear`. Action used: `magic.view`.
 *
 * CSS node: `magic-own`. Accessible role: group. */
#define CHECKBIT_TYPE_MAGIC_OWN (checkbit_magic_own_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMagicOwn, checkbit_magic_own, CHECKBIT, MAGIC_OWN, GtkWidget)

GtkWidget *checkbit_magic_own_new (CheckbitWordForm *form, CheckbitMagicModel *model);

/* Handles a text as if it had been pasted. */
void checkbit_magic_own_set_text (CheckbitMagicOwn *self, const char *text);

/* (transfer none) */
CheckbitMagicTrial *checkbit_magic_own_get_trial (CheckbitMagicOwn *self);

/* Why the text is not valid, NULL if it is; the result for all numbers; and for that of the chosen
 * square, NULL if it was not tried. (transfer none) */
const char *checkbit_magic_own_get_error (CheckbitMagicOwn *self);
const char *checkbit_magic_own_get_summary (CheckbitMagicOwn *self);
const char *checkbit_magic_own_get_report (CheckbitMagicOwn *self);

G_END_DECLS

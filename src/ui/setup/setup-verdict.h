/* Whether a position that is being set up can be played: every problem it has, and what mends it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/setup/setup.h"

G_BEGIN_DECLS

/* Signal "mended": the button with the keyboard's focus has gone with its problem, and none is
 * left. */
#define CHECKBIT_TYPE_SETUP_VERDICT (checkbit_setup_verdict_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupVerdict, checkbit_setup_verdict, CHECKBIT, SETUP_VERDICT, GtkBox)

GtkWidget *checkbit_setup_verdict_new (void);

/* Follows a set-up; NULL for none. */
void checkbit_setup_verdict_set_setup (CheckbitSetupVerdict *self, CheckbitSetup *setup);

/* All problems in sentences, or that there is none. Only while it follows a set-up. (transfer
 * full) */
char *checkbit_setup_verdict_dup_text (CheckbitSetupVerdict *self);

/* A repair stands beside its problem, not below it: for a place with little height. */
void checkbit_setup_verdict_set_compact (CheckbitSetupVerdict *self, gboolean compact);

G_END_DECLS

/* Whether a position set-up can be played: its problems and their repairs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/setup/setup.h"

G_BEGIN_DECLS

/* Signal "mended": the focused button was removed with its problem, and no other is left. */
#define CHECKBIT_TYPE_SETUP_VERDICT (checkbit_setup_verdict_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupVerdict, checkbit_setup_verdict, CHECKBIT, SETUP_VERDICT, GtkBox)

/* Follows a set-up; NULL for none. */
void checkbit_setup_verdict_set_setup (CheckbitSetupVerdict *self, CheckbitSetup *setup);

/* All problems in sentences, or that there are none, or how a game from here is over. Only while it follows a set-up. (transfer
 * full) */
char *checkbit_setup_verdict_dup_text (CheckbitSetupVerdict *self);

/* Whether repairs are beside their problems rather than below, for places with little height. */
void checkbit_setup_verdict_set_compact (CheckbitSetupVerdict *self, gboolean compact);

G_END_DECLS

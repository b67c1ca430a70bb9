/* What the trials share: how long they go on, which dice they throw, and how they say what they
 * counted.
 *
 * A trial is a GLib test program that tries one thing very often. CHECKBIT_TRIAL=long makes its
 * run long (hours), otherwise it is short (well under a minute of work); CHECKBIT_TRIAL_SEED=N
 * throws the same dice again. It fails where something breaks, never because a thing took its
 * time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean trial_is_long (void);

/* How often to try: in_short, or in_long in a long run. */
guint trial_count (guint in_short, guint in_long);

/* The seed to begin from: CHECKBIT_TRIAL_SEED where that is set; otherwise 1 in a short run,
 * which tries the same each time, and a new one in a long run. Says which, once, so that a run
 * can be had again. */
guint32 trial_seed (void);

/* Says what was counted or measured, in one line that `build-aux/dev test` shows at its end. */
void trial_report (const char *format, ...) G_GNUC_PRINTF (1, 2);

G_END_DECLS

/* Shared by the trials: how long they run, their random numbers, and how they report counts.
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

/* The seed: CHECKBIT_TRIAL_SEED if set; otherwise 1 in a short run, to repeat the same each time,
 * and a new one in a long run. Prints it, so that a run can be repeated. */
guint32 trial_seed (void);

/* Reports a count or a measurement in one line, which `build-aux/dev test` shows at its end. */
void trial_report (const char *format, ...) G_GNUC_PRINTF (1, 2);

G_END_DECLS

/* Tries magic numbers with every set of blockers, one square after another, in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/magic.h"

G_BEGIN_DECLS

/* Signal "changed": a trial has started, or another number was tried. */
#define CHECKBIT_TYPE_MAGIC_TRIAL (checkbit_magic_trial_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMagicTrial, checkbit_magic_trial, CHECKBIT, MAGIC_TRIAL, GObject)

CheckbitMagicTrial *checkbit_magic_trial_new (void);

/* Starts with other numbers (copied), up to CHESS_N_SQUARES; the current trial is cancelled. Does
 * nothing if the numbers are the same. */
void checkbit_magic_trial_start (CheckbitMagicTrial *self, const ChessMagic *magics, guint n);

/* How many numbers there are, and how many have been tried. */
guint checkbit_magic_trial_get_n (CheckbitMagicTrial *self);
guint checkbit_magic_trial_get_n_done (CheckbitMagicTrial *self);
/* How many of those are valid. */
guint checkbit_magic_trial_get_n_good (CheckbitMagicTrial *self);

/* The index of the number for a square, get_n() if there is none. */
guint checkbit_magic_trial_find (CheckbitMagicTrial *self, ChessSquare square);

/* A number and its result, which is NULL until it was tried. i: 0 to get_n() - 1. */
const ChessMagic *checkbit_magic_trial_get_magic (CheckbitMagicTrial *self, guint i);
const ChessMagicReport *checkbit_magic_trial_get_report (CheckbitMagicTrial *self, guint i);

G_END_DECLS

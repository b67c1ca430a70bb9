/* What the groups of masks mean, for the inspector's manual.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/mask.h"

G_BEGIN_DECLS

/* The purpose of a group, how its sets combine, and each of its masks with its formula, or with a
 * sentence if the set language cannot express it. CHESS_N_MASK_GROUPS: the group of sets sent by
 * other programs. Pango markup, translated. (transfer full) */
char *checkbit_mask_help_dup_text (ChessMaskGroup group);

G_END_DECLS

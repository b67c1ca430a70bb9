/* The look-up of a bishop or rook, step by step, by magic number, by PEXT and along the rays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/magic-lines.h"
#include "game/inspect/magic-model.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* While visible, it previews the set of the chosen step on the board. Actions: `magic.back`,
 * `magic.step`, `magic.revert` (to the occupied squares of the position).
 *
 * CSS node: `magic-lookup`. Accessible role: group. */
#define CHECKBIT_TYPE_MAGIC_LOOKUP (checkbit_magic_lookup_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMagicLookup, checkbit_magic_lookup, CHECKBIT, MAGIC_LOOKUP, GtkWidget)

GtkWidget *checkbit_magic_lookup_new (CheckbitInspection *inspection,
                                      CheckbitLayers *layers,
                                      CheckbitMagicModel *model);

/* The chosen step; initially the attacks found. */
CheckbitMagicLineKind checkbit_magic_lookup_get_step (CheckbitMagicLookup *self);
void checkbit_magic_lookup_set_step (CheckbitMagicLookup *self, CheckbitMagicLineKind step);

/* Whether all methods give the same result, in words. (transfer none) */
const char *checkbit_magic_lookup_get_verdict (CheckbitMagicLookup *self);

G_END_DECLS

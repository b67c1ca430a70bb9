/* The masks that explain whether a move is legal, and the explanation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/lab/difference.h"

G_BEGIN_DECLS

typedef struct
{
  const char *id;       /* of the catalogue; NULL if it is not there */
  const char *title;    /* translated, static */
  const char *sentence; /* the same; NULL for none */
  ChessBitboard bits;
} CheckbitDecidingMask;

#define CHECKBIT_MAX_DECIDING_MASKS 6

/* The masks that explain a move: for an illegal one, first the squares and pieces that are the
 * reason, then masks of the catalogue, which may be empty. Returns how many there are. */
guint checkbit_deciding_masks (const ChessPosition *position,
                               const CheckbitDifference *difference,
                               CheckbitDecidingMask masks[CHECKBIT_MAX_DECIDING_MASKS]);

/* Why the move is legal or not, or why the counts after it differ, in a sentence. (transfer
 * full) */
char *checkbit_deciding_sentence (const CheckbitDifference *difference);

G_END_DECLS

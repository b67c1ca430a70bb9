/* The masks that decide whether a move is legal, and the words for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/lab/difference.h"

G_BEGIN_DECLS

typedef struct
{
  const char *id;       /* of the catalogue; NULL where it stands in none */
  const char *title;    /* translated, static */
  const char *sentence; /* the same; NULL for none */
  ChessBitboard bits;
} CheckbitDecidingMask;

#define CHECKBIT_MAX_DECIDING_MASKS 6

/* The masks that decide about a move: of one that is not legal the squares and pieces that are the
 * reason first, then masks of the catalogue, which may be empty. Returns how many there are. */
guint checkbit_deciding_masks (const ChessPosition *position,
                               const CheckbitDifference *difference,
                               CheckbitDecidingMask masks[CHECKBIT_MAX_DECIDING_MASKS]);

/* Why the move is legal or not, or what differs behind it, in a sentence. (transfer full) */
char *checkbit_deciding_sentence (const CheckbitDifference *difference);

G_END_DECLS

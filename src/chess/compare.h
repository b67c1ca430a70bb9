/* Which sets of the catalogue a set resembles, and which common mistake explains the difference.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "chess/mask.h"

CHESS_BEGIN_DECLS

/* With more differing squares than this, a set does not resemble a mask. */
#define CHESS_MAX_DIFFERENCE 8

/* How a set differs from a mask. */
typedef enum
{
  CHESS_LIKENESS_EQUAL,
  CHESS_LIKENESS_KING_LEFT,   /* the king in danger blocked the attacks behind it */
  CHESS_LIKENESS_KING_LIFTED, /* the other side's king was missing from the board */
  CHESS_LIKENESS_PUSHES,      /* pawn pushes are among the attacks, or replace them */
  CHESS_LIKENESS_WRAPPED,     /* steps wrapped around an edge */
  CHESS_LIKENESS_PINNED,      /* attacks of pinned pieces are missing */
  CHESS_LIKENESS_XRAY,        /* sliders see through the first piece in their way */
  CHESS_LIKENESS_OWN,         /* squares of the attacker's own pieces are missing */
  CHESS_LIKENESS_LAYOUT,      /* equal, if the word is in another layout */
  CHESS_LIKENESS_OTHER_SIDE, /* equal, if it were for the other side: the one that is not to move,
                              * or the direction of its pawns */
  CHESS_LIKENESS_UNKNOWN,    /* similar, for an unknown reason */
} ChessLikenessKind;

typedef struct
{
  const ChessMask *mask;
  ChessLikenessKind kind;
  ChessBitboard missing; /* in the mask, but not in the set */
  ChessBitboard extra;   /* in the set, but not in the mask */
  ChessLayout layout;    /* for CHESS_LIKENESS_LAYOUT: the word's; else the given one */
} ChessLikeness;

/* Compares a set with the whole catalogue on a position. layout: the one in which its word was
 * read. The most similar come first: equal sets, then those with a known reason, then others by the
 * number of differing squares. Returns how many were found, at most max. The empty set and the
 * whole board resemble nothing: they are what many masks are when they have nothing to say. */
size_t chess_compare_find (const ChessMaskInput *input,
                           ChessBitboard set,
                           ChessLayout layout,
                           ChessLikeness *found,
                           size_t max);

CHESS_END_DECLS

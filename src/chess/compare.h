/* Which sets of the catalogue a set is like, and by which usual mistake it differs from one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "chess/mask.h"

CHESS_BEGIN_DECLS

/* A set that differs from a mask by more squares than this is not like it. */
#define CHESS_MAX_DIFFERENCE 8

/* How a set comes to differ from a mask. */
typedef enum
{
  CHESS_LIKENESS_EQUAL,
  CHESS_LIKENESS_KING_LEFT,   /* the king that is in danger was left on the board */
  CHESS_LIKENESS_KING_LIFTED, /* the other side's king was lifted off the board */
  CHESS_LIKENESS_PUSHES,      /* pawn pushes stand among the attacks, or in their place */
  CHESS_LIKENESS_WRAPPED,     /* steps came round an edge */
  CHESS_LIKENESS_PINNED,      /* what only pinned pieces attack is left out */
  CHESS_LIKENESS_XRAY,        /* sliders look through the first piece in their way */
  CHESS_LIKENESS_OWN,         /* squares of the attacker's own pieces are left out */
  CHESS_LIKENESS_LAYOUT,      /* equal, if the word is of another layout */
  CHESS_LIKENESS_OTHER_SIDE, /* equal, if it were about the other side: the one that is not to move, or
                                 the way its pawns attack */
  CHESS_LIKENESS_UNKNOWN,    /* near, for no reason that is known */
} ChessLikenessKind;

#define CHESS_N_LIKENESS_KINDS 11

typedef struct
{
  const ChessMask *mask;
  ChessLikenessKind kind;
  ChessBitboard missing; /* of the mask, and not in the set */
  ChessBitboard extra;   /* of the set, and not in the mask */
  ChessLayout layout;    /* of CHESS_LIKENESS_LAYOUT: the word's; else the one that was given */
} ChessLikeness;

/* Compares a set with the whole catalogue on a position. layout: in which its word was read. The
 * most alike come first: equal sets, then those with a known reason, then others by the number
 * of squares that differ. Returns how many were found, at most max. The empty set is like
 * nothing. */
size_t chess_compare_find (const ChessMaskInput *input,
                           ChessBitboard set,
                           ChessLayout layout,
                           ChessLikeness *found,
                           size_t max);

CHESS_END_DECLS

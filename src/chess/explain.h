/* Why a move is legal or not, as data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"

CHESS_BEGIN_DECLS

typedef enum
{
  CHESS_WHY_LEGAL,
  CHESS_WHY_EMPTY_SQUARE,       /* there is no piece on from */
  CHESS_WHY_WRONG_SIDE,         /* the piece belongs to the other side */
  CHESS_WHY_SAME_SQUARE,        /* from is to */
  CHESS_WHY_OWN_PIECE,          /* one's own piece is on to */
  CHESS_WHY_NOT_HOW_IT_MOVES,   /* mask: where it could go on an empty board */
  CHESS_WHY_BLOCKED,            /* squares: the blockers on the way */
  CHESS_WHY_NOTHING_TO_CAPTURE, /* a pawn's capture on an empty square */
  CHESS_WHY_PAWN_BLOCKED,       /* a pawn's push to or past a piece */
  CHESS_WHY_PINNED,             /* mask: the pin's line; squares: the pinner */
  CHESS_WHY_IN_CHECK,           /* the check remains. mask: its line; squares: checkers */
  CHESS_WHY_DOUBLE_CHECK,       /* only the king may move; squares: checkers */
  CHESS_WHY_INTO_CHECK,         /* the king would be attacked on to; squares: the attackers */
  CHESS_WHY_EN_PASSANT_EXPOSES, /* the capture opens a line; squares: the slider */
  CHESS_WHY_CASTLING_NO_RIGHT,  /* king or rook has moved, or the rook was captured */
  CHESS_WHY_CASTLING_IN_CHECK,  /* squares: checkers */
  CHESS_WHY_CASTLING_BLOCKED,   /* squares: the pieces in between */
  CHESS_WHY_CASTLING_THROUGH_CHECK, /* mask: the attacked squares of its path; squares: attackers */
  CHESS_WHY_CASTLING_INTO_CHECK,    /* squares: the attackers of the destination */
  CHESS_WHY_PROMOTION_MISSING,  /* a pawn reaches the last rank without a promotion piece */
  CHESS_WHY_PROMOTION_UNDUE,    /* there is a promotion piece, but no pawn reaches the last rank */
  CHESS_WHY_GAME_OVER,          /* set by callers that know about it */
} ChessWhyKind;

typedef struct
{
  ChessWhyKind kind;
  ChessSquare from, to;
  ChessPiece piece;      /* on from, or CHESS_PIECE_NONE */
  ChessSquare king;      /* of the side to move */
  ChessBitboard mask;    /* the set that shows the reason */
  ChessBitboard squares; /* the pieces that are the reason */
  ChessPiece culprit;    /* on the lowest of squares, or CHESS_PIECE_NONE */
} ChessWhy;

/* Whether moving from one square to another is legal, and if not, the first reason in the order a
 * person would give: the piece, how it moves, what is in its way, the king's safety. A king's move
 * of two squares to a side, or onto its rook, means castling. */
void chess_explain (const ChessPosition *position, ChessSquare from, ChessSquare to, ChessWhy *why);

/* The same for a move as in a text, in the encoding of move.h, whether legal or not: a missing or
 * superfluous promotion is a reason, too, and CHESS_MOVE_CASTLING means castling even if the king
 * could step there: king to its rook, or to its destination on the g or c file unless a rook with a
 * right is there, or to the edge of the board. */
void chess_explain_move (const ChessPosition *position, ChessMove move, ChessWhy *why);

/* The stable identifier of a reason: "pinned", "castling-through-check" … */
const char *chess_why_id (ChessWhyKind kind);

CHESS_END_DECLS

/* Positions as text: FEN, X-FEN, Shredder-FEN, EPD.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

CHESS_BEGIN_DECLS

typedef enum
{
  CHESS_FEN_OK,
  CHESS_FEN_EMPTY,             /* empty */
  CHESS_FEN_TOO_LONG,          /* longer than any FEN or EPD line */
  CHESS_FEN_MISSING_FIELD,     /* field is its number */
  CHESS_FEN_EXTRA_FIELD,       /* text after the sixth field that is not an EPD operation */
  CHESS_FEN_BAD_PIECE,         /* a character that is not a piece, digit or '/' */
  CHESS_FEN_RANK_TOO_LONG,     /* rank, count */
  CHESS_FEN_RANK_TOO_SHORT,    /* rank, count */
  CHESS_FEN_TOO_MANY_RANKS,    /* count */
  CHESS_FEN_TOO_FEW_RANKS,     /* count */
  CHESS_FEN_BAD_SIDE,          /* not w or b */
  CHESS_FEN_BAD_CASTLING,      /* an invalid letter, or one twice */
  CHESS_FEN_CASTLING_WITHOUT_ROOK, /* a right without its king or rook in place */
  CHESS_FEN_BAD_EP_SQUARE,     /* not - and not a square */
  CHESS_FEN_BAD_EP_RANK,       /* a square on the wrong rank for the side to move */
  CHESS_FEN_IMPOSSIBLE_EP,     /* no pawn has just passed there */
  CHESS_FEN_BAD_HALFMOVE,      /* not a number, or out of range */
  CHESS_FEN_BAD_FULLMOVE,      /* not a number, or out of range */
  CHESS_FEN_IMPOSSIBLE,        /* well formed, but impossible: see problems */
} ChessFenErrorKind;

typedef struct
{
  ChessFenErrorKind kind;
  int field;         /* 1 to 6; 0: the whole text */
  int column;        /* from 1, in characters (UTF-8); 0: no single position */
  int length;        /* wrong characters from column on, at least 1 if column is not 0 */
  int rank;          /* 1 to 8: the wrong rank, or the right one of the en passant square; else 0 */
  int count;         /* how many squares, ranks …; -1 if it does not apply */
  uint32_t codepoint; /* the wrong character, 0 if none; in a set-up the first castling right that
                         was dropped */
  bool out_of_range;  /* a counter is too large, and no character is wrong: a NUL may be one */
  unsigned problems; /* ChessProblems: all at once */
} ChessFenError;

typedef enum
{
  CHESS_FEN_DEFAULT = 0,
  CHESS_FEN_CHESS960 = 1 << 0, /* castling is that of Chess960 whatever the letters */
  CHESS_FEN_SETUP = 1 << 1,    /* accept unplayable positions: see chess_position_problems(); rights
                                * without a rook are dropped */
} ChessFenFlags;

/* Reads a FEN, an X-FEN, a Shredder-FEN or the position of an EPD line; missing counters are 0 and
 * 1. length is in bytes; the text need not be NUL-terminated or valid. Returns false, sets error
 * (may be NULL) and leaves position unchanged if the text is invalid. */
bool chess_fen_read (const char *text,
                     size_t length,
                     ChessFenFlags flags,
                     ChessPosition *position,
                     ChessFenError *error);

/* All problems of a set-up, as flags; 0 for a playable position. */
unsigned chess_position_problems (const ChessPosition *position);

/* The greatest counter that is read and written: no game is as long. */
#define CHESS_FEN_MAX_COUNTER 9999

/* Room for any canonical FEN and its NUL. */
#define CHESS_FEN_SIZE 128

/* Writes the canonical FEN (en passant only when it can legally be taken; X-FEN castling letters:
 * file letters only where KQkq would be ambiguous; no right without its king and rook). Returns its
 * length in bytes without the NUL. */
size_t chess_fen_write (const ChessPosition *position, char text[CHESS_AT_LEAST (CHESS_FEN_SIZE)]);

CHESS_END_DECLS

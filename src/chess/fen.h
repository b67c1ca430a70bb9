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
  CHESS_FEN_EMPTY,             /* no text */
  CHESS_FEN_TOO_LONG,          /* more than any FEN or EPD line needs */
  CHESS_FEN_MISSING_FIELD,     /* field says which */
  CHESS_FEN_EXTRA_FIELD,       /* text after the sixth field that is no EPD operation */
  CHESS_FEN_BAD_PIECE,         /* a character that is neither piece, digit nor '/' */
  CHESS_FEN_RANK_TOO_LONG,     /* rank, count */
  CHESS_FEN_RANK_TOO_SHORT,    /* rank, count */
  CHESS_FEN_TOO_MANY_RANKS,    /* count */
  CHESS_FEN_TOO_FEW_RANKS,     /* count */
  CHESS_FEN_BAD_SIDE,          /* not w or b */
  CHESS_FEN_BAD_CASTLING,      /* a letter that names no right, or one twice */
  CHESS_FEN_CASTLING_WITHOUT_ROOK, /* a right whose king or rook is not in place */
  CHESS_FEN_BAD_EP_SQUARE,     /* not - and not a square */
  CHESS_FEN_BAD_EP_RANK,       /* a square of the wrong rank for the side to move */
  CHESS_FEN_IMPOSSIBLE_EP,     /* no pawn has just passed there */
  CHESS_FEN_BAD_HALFMOVE,      /* not a number, or out of range */
  CHESS_FEN_BAD_FULLMOVE,      /* not a number, or out of range */
  CHESS_FEN_IMPOSSIBLE,        /* well formed, but problems says why no such position exists */
} ChessFenErrorKind;

typedef struct
{
  ChessFenErrorKind kind;
  int field;         /* 1 to 6; 0: the whole */
  int column;        /* 1 up, in characters (UTF-8); 0: no one place */
  int length;        /* characters at fault from column on, at least 1 where column is not 0 */
  int rank;          /* 1 to 8: the rank at fault, or where the en passant square belongs; else 0 */
  int count;         /* how many squares, ranks …; -1 where it says nothing */
  uint32_t codepoint; /* the character at fault, 0 where there is none (a counter out of range); in
                         a set-up the first castling right that was left out */
  unsigned problems; /* ChessProblems: every one at once */
} ChessFenError;

typedef enum
{
  CHESS_FEN_DEFAULT = 0,
  CHESS_FEN_CHESS960 = 1 << 0, /* castle the Chess960 way whatever the letters */
  CHESS_FEN_SETUP = 1 << 1,    /* take a board that nobody can play on too: see
                                  chess_position_problems(); rights without their rook are left
                                  out */
} ChessFenFlags;

/* Reads a FEN, an X-FEN, a Shredder-FEN or the position of an EPD line; missing counters are 0 and
 * 1. length is in bytes; the text need not end in NUL and may hold any bytes. Answers false, says
 * why in error (may be NULL) and leaves position alone where the text is refused. */
bool chess_fen_read (const char *text,
                     size_t length,
                     ChessFenFlags flags,
                     ChessPosition *position,
                     ChessFenError *error);

/* The flags of everything that makes a set-up impossible; 0 for a position that can be played. */
unsigned chess_position_problems (const ChessPosition *position);

/* The greatest counter that is read, and written: no game is as long. */
#define CHESS_FEN_MAX_COUNTER 9999

/* Room for any canonical FEN and its NUL. */
#define CHESS_FEN_SIZE 128

/* Writes the canonical FEN (en passant only when it can legally be taken; X-FEN castling letters:
 * file letters only where KQkq would be ambiguous; no right without its king and rook). Returns its
 * length in bytes without the NUL. */
size_t chess_fen_write (const ChessPosition *position, char text[CHESS_AT_LEAST (CHESS_FEN_SIZE)]);

CHESS_END_DECLS

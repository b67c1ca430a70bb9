/* Finds the end of one PGN token: a pure function of its bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-lexer.h"

G_BEGIN_DECLS

/* What a byte can start. */
typedef enum
{
  CHECKBIT_PGN_BYTE_UNKNOWN,
  CHECKBIT_PGN_BYTE_SPACE, /* spaces of any kind, dots, NUL and the old end-of-file mark */
  CHECKBIT_PGN_BYTE_NEWLINE,
  CHECKBIT_PGN_BYTE_WORD,             /* letters and digits */
  CHECKBIT_PGN_BYTE_SIGN,             /* + - / = : of an evaluation, or a null move */
  CHECKBIT_PGN_BYTE_HIGH,             /* outside ASCII */
  CHECKBIT_PGN_BYTE_SPECIAL,          /* a token of a special kind */
  CHECKBIT_PGN_BYTE_GOES_ON = 1 << 4, /* a flag in addition: allowed within a word */
} CheckbitPgnByte;

extern const guint8 checkbit_pgn_byte_class[256];

/* Scans the token at p. Returns its length and fills in everything but its position; 0 if more
 * input is needed after end (final: there is none). */
gsize checkbit_pgn_scan (const char *p, const char *end, gboolean final, CheckbitPgnToken *token);

/* Scans as many plain tokens among the moves as follow each other: words that are no results, move
 * numbers, comments in braces, parentheses, NAGs with $, and the space between them. Returns their
 * length and fills in their number of moves (see checkbit_pgn_looks_like_move()) and the open
 * variations, of which there were depth; 0 if there is none, or it may go on after end. */
gsize checkbit_pgn_skim (const char *p, const char *end, guint depth, CheckbitPgnToken *token);

/* Whether a word contains a square, is castling or a null move: then it should be a move. Other
 * words ("mate", "N", "tail") are remarks. */
gboolean checkbit_pgn_looks_like_move (const char *text, gsize length);

/* The length of the UTF-8 character that starts with a byte; 1 for an invalid one. */
gsize checkbit_pgn_character_size (const char *p, const char *end);

G_END_DECLS

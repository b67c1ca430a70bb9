/* Where one PGN token ends: looks at bytes that begin one, and touches nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-lexer.h"

G_BEGIN_DECLS

/* What a byte can begin. */
typedef enum
{
  CHECKBIT_PGN_BYTE_UNKNOWN,
  CHECKBIT_PGN_BYTE_SPACE, /* spaces of any kind, dots, NUL and the mark of an old end of file */
  CHECKBIT_PGN_BYTE_NEWLINE,
  CHECKBIT_PGN_BYTE_WORD,             /* letters and digits */
  CHECKBIT_PGN_BYTE_SIGN,             /* + - / = : signs of a value, or a null move */
  CHECKBIT_PGN_BYTE_HIGH,             /* beyond ASCII */
  CHECKBIT_PGN_BYTE_SPECIAL,          /* a token of its own kind */
  CHECKBIT_PGN_BYTE_GOES_ON = 1 << 4, /* a flag beside one of those: may stand within a word */
} CheckbitPgnByte;

extern const guint8 checkbit_pgn_byte_class[256];

/* Scans the token that starts at p. Returns the bytes it takes up and fills in all of token but its
 * place; 0 where the bytes up to end do not tell and more may come (final: there are no more). */
gsize checkbit_pgn_scan (const char *p, const char *end, gboolean final, CheckbitPgnToken *token);

/* The bytes of the UTF-8 character that a byte begins; 1 where none starts so. */
gsize checkbit_pgn_character_size (const char *p, const char *end);

G_END_DECLS

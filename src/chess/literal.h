/* Words of 64 bits as literals of programming languages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/types.h"

CHESS_BEGIN_DECLS

typedef enum
{
  CHESS_LITERAL_HEX, /* 0x and 16 digits */
  CHESS_LITERAL_DEC,
  CHESS_LITERAL_BIN, /* 0b and 64 digits */
  CHESS_LITERAL_C,
  CHESS_LITERAL_RUST,
  CHESS_LITERAL_SWIFT,
  CHESS_LITERAL_KOTLIN,
  CHESS_LITERAL_JAVA,
  CHESS_LITERAL_JS,
  CHESS_LITERAL_PYTHON,
  CHESS_LITERAL_SIGNED,   /* decimal, as in a language without unsigned numbers: -1 is full */
  CHESS_LITERAL_OCTAL,    /* 0o and 22 digits */
  CHESS_LITERAL_UINT64_C, /* C's macro of any word size */
  CHESS_LITERAL_CSHARP,
  CHESS_LITERAL_GO,
} ChessLiteral;

#define CHESS_N_LITERALS 15

/* Room for any literal and its NUL. */
#define CHESS_LITERAL_SIZE 72

/* The name of a form: "hex", "rust" …; and the form with a name, false for an unknown one. */
const char *chess_literal_name (ChessLiteral form);
bool chess_literal_find (const char *name, ChessLiteral *form);

/* Writes a word; returns the length without the NUL. */
size_t chess_literal_write (ChessLiteral form,
                            uint64_t word,
                            char text[CHESS_AT_LEAST (CHESS_LITERAL_SIZE)]);

typedef enum
{
  CHESS_LITERAL_OK,
  CHESS_LITERAL_INVALID,   /* an invalid character, or no digits */
  CHESS_LITERAL_TOO_LARGE, /* more than 64 bits */
} ChessLiteralVerdict;

/* The base of a number without a prefix: 16 for a word's sixteen hexadecimal digits, if filled with
 * zeros or with a letter among them; 2 for more than twenty zeros and ones; 8 after a zero, as in
 * C; else 10. */
unsigned chess_literal_bare_base (const char *text, size_t length);

/* Reads length bytes of 0x…, 0b…, 0o… or digits of chess_literal_bare_base(), with optional _ or '
 * between digits and a type suffix (ULL, u64, n …), which is ignored. If the text is invalid,
 * column (may be NULL) is the wrong byte, from 1. */
ChessLiteralVerdict
chess_literal_read (const char *text, size_t length, uint64_t *word, int *column);

CHESS_END_DECLS

/* What the files that read pasted texts share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/paste.h"

/* Where and why a text is refused, in bytes: people are told of lines and columns. */
typedef struct
{
  ChessPasteErrorKind kind; /* CHESS_PASTE_OK: nothing is wrong */
  size_t offset, length;
  unsigned value;
} ChessPasteFault;

#pragma GCC visibility push(hidden)

/* The bytes of the number that a text begins with: digits, prefix, suffix, separators. 0 where it
 * begins with none. */
size_t chess_paste_number_extent (const char *text, size_t length);

/* Reads a number of that extent. Where it is none, the fault's offset counts from its start. */
bool
chess_paste_read_number (const char *text, size_t length, uint64_t *word, ChessPasteFault *fault);

/* Whether a word without a prefix is plainly hexadecimal: FF00, or sixteen letters. */
bool chess_paste_is_bare_hex (const char *text, size_t length);

/* Reads eight rows of eight squares. Answers false where a text does not look like that at all;
 * else fault says whether it could be read. */
bool chess_paste_read_board (const char *text,
                             size_t length,
                             ChessBitboard *set,
                             ChessPasteFault *fault);

/* What stands in source code, or in a list of squares. */
typedef struct
{
  ChessPasteForm form;
  ChessBitboard set;               /* of squares, and of a board written as 64 zeros and ones */
  uint64_t words[CHESS_N_SQUARES]; /* of the other forms */
} ChessPasteCode;

bool chess_paste_read_code (const char *text,
                            size_t length,
                            ChessPasteCode *code,
                            ChessPasteFault *fault);

#pragma GCC visibility pop

static inline bool
chess_paste_is_digit (char c)
{
  return c >= '0' && c <= '9';
}

static inline bool
chess_paste_is_letter (char c)
{
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

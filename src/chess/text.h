/* Text of any bytes, read character by character: what the readers of FEN and SAN walk along.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/types.h"

/* The character of a byte that is not UTF-8, and of the place after the last character. */
#define CHESS_TEXT_BAD ((uint32_t) 0xfffd)
#define CHESS_TEXT_END ((uint32_t) 0xffffffff)

/* A place in a text. Copy it to come back to the place later. */
typedef struct
{
  const char *bytes;
  size_t length;      /* in bytes, of the whole text */
  size_t offset;      /* in bytes */
  int column;         /* in characters, 1 up; a byte that is not UTF-8 counts as one character */
  unsigned size;      /* bytes of the character here, 0 at the end */
  uint32_t character; /* Unicode, CHESS_TEXT_BAD or CHESS_TEXT_END */
} ChessText;

/* The first character of length bytes; no NUL is needed and none is special. */
void chess_text_init (ChessText *text, const char *bytes, size_t length);

/* Goes to the next character; stays at the end. */
void chess_text_next (ChessText *text);

/* Whether a character is white space of any script, the no-break spaces of web pages included. */
bool chess_text_is_space (uint32_t character);

/* Goes to the first character that is no white space. */
void chess_text_skip_space (ChessText *text);

/* Text of any bytes, read character by character, for the readers of FEN and SAN.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/types.h"

/* The character for an invalid byte, and the one after the last character. */
#define CHESS_TEXT_BAD ((uint32_t) 0xfffd)
#define CHESS_TEXT_END ((uint32_t) 0xffffffff)

/* A position in a text. Copy it to return to it later. */
typedef struct
{
  const char *bytes;
  size_t length;      /* in bytes, of the whole text */
  size_t offset;      /* in bytes */
  int column;         /* in characters, from 1; an invalid byte counts as one character */
  unsigned size;      /* bytes of the character here, 0 at the end */
  uint32_t character; /* Unicode, CHESS_TEXT_BAD or CHESS_TEXT_END */
} ChessText;

/* The first character of length bytes; NULs are neither needed nor special. */
void chess_text_init (ChessText *text, const char *bytes, size_t length);

/* Goes to the next character; stays at the end. */
void chess_text_next (ChessText *text);

/* Whether a character is white space in any script, including the no-break spaces of web pages. */
bool chess_text_is_space (uint32_t character);

/* Goes to the first character other than white space. */
void chess_text_skip_space (ChessText *text);

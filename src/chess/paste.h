/* What people paste: one word, a board of dots and ones, a list of squares, or a table of 64 words
 * from the source code of a program in nearly any language.
 *
 * A text that could be several things is read so:
 *  - Digits are a number, "10" ten, unless there are exactly 64 of 0 and 1 in eight rows, or no
 *    language writes them together with what is around them: then they are a board.
 *  - A number that begins with 0 and goes on with octal digits is octal, as in C and Java; 0o77
 *    and 0b11 and 0xff say it. Without 0x, digits with one of a–f among them are hexadecimal.
 *  - "b6" and "e4 d5" are squares, never hexadecimal: a word of one letter a–h and one digit 1–8.
 *  - Rows of a board run from rank 8 down, whatever the layout.
 *  - Names and numbers before the last "=" or "(" or "[" of a declaration ("uint64_t t[64] =") are
 *    not values; nor are comments and the names of macros and functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"

/* The longest text that is read, in bytes. */
#define CHESS_PASTE_MAX_LENGTH 65536
/* How deep brackets may be nested. */
#define CHESS_PASTE_MAX_DEPTH 16

typedef enum
{
  CHESS_PASTE_WORD,    /* one number */
  CHESS_PASTE_BOARD,   /* eight rows of eight squares */
  CHESS_PASTE_SQUARES, /* names of squares */
  CHESS_PASTE_TABLE,   /* 64 numbers */
} ChessPasteForm;

typedef enum
{
  CHESS_PASTE_OK,
  CHESS_PASTE_EMPTY,        /* nothing but space and comments */
  CHESS_PASTE_UNEXPECTED,   /* a character or word that no value begins with; found */
  CHESS_PASTE_BAD_DIGIT,    /* a character that is no digit of its number; found */
  CHESS_PASTE_TOO_LARGE,    /* a number of more than 64 bits */
  CHESS_PASTE_TOO_NEGATIVE, /* below -2^63 */
  CHESS_PASTE_NOT_CLOSED,   /* a bracket, comment or string that does not end */
  CHESS_PASTE_NOT_OPENED,   /* a closing bracket without its opening one */
  CHESS_PASTE_SEVERAL,      /* value numbers, which are neither one nor 64 */
  CHESS_PASTE_ROWS,         /* a board of value rows instead of eight */
  CHESS_PASTE_COLUMNS,      /* a row of value squares instead of eight */
  CHESS_PASTE_NO_SQUARE,    /* a word among squares that is none */
  CHESS_PASTE_TOO_DEEP,     /* too many brackets in each other */
  CHESS_PASTE_TOO_LONG,     /* more text than is taken */
} ChessPasteErrorKind;

/* Where and why a text was refused. */
typedef struct
{
  ChessPasteErrorKind kind;
  int line;       /* 1 up */
  int column;     /* 1 up, in characters (UTF-8) of that line */
  int length;     /* characters at fault from column on, at least 1 */
  uint32_t found; /* the character there; CHESS_TEXT_END at the end */
  unsigned value; /* of the kinds that have one, else 0 */
} ChessPasteError;

/* What was read. A value: copy it freely. */
typedef struct
{
  ChessPasteForm form;
  size_t n_words; /* 1, or 64 of a table */
  /* In the order of the text. Those of a board and of squares are words of the layout they were
   * read for: a1b1's where the reader is to keep squares and change layouts. */
  uint64_t words[CHESS_N_SQUARES];
  ChessBitboard sets[CHESS_N_SQUARES]; /* what the words mean under that layout */
} ChessPaste;

/* Reads length bytes, which need not end in NUL and may be any. A table's word number n is about
 * chess_layout_square (layout, n). Answers false and says why in error (may be NULL) where they are
 * none of the forms; paste is left alone then. */
bool chess_paste_read (
    const char *text, size_t length, ChessLayout layout, ChessPaste *paste, ChessPasteError *error);

/* Reads the same words under another layout: what was drawn or named by its squares keeps them,
 * and its word changes; what was written as a number keeps the number, and its set changes. */
void chess_paste_set_layout (ChessPaste *paste, ChessLayout layout);

/* The stable identifier of an error kind, never translated: "too-large". */
const char *chess_paste_error_id (ChessPasteErrorKind kind);

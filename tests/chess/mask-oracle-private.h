/* Shared by the files of the masks' oracle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "mask-oracle.h"

/* The color of the piece on a square: 'w', 'b', or '.' for none. */
char oracle_color_at (const OracleBoard *board, int square);

/* The other of 'w' and 'b'. */
char oracle_other (char color);

/* The square of a king, or -1. */
int oracle_king_of (const OracleBoard *board, char color);

/* Whether the piece on one square attacks another. */
gboolean oracle_attacks (const OracleBoard *board, int from, int to);

/* Whether a letter is that of a bishop, a rook or a queen. */
gboolean oracle_is_slider (char piece);

/* A query about a square; the id gives color and type: for a file or a rank, type counts from
 * 'a'. */
typedef gboolean (*OracleQuestion) (const OracleBoard *board, int square, char color, char type);

/* In a pattern, C is replaced by a color, T by a type, S by a type in the plural, F by a file and N
 * by a rank. */
typedef struct
{
  const char *pattern;
  OracleQuestion question;
} OracleRow;

/* The rows of moves, state, pawns and the board; the last has no pattern. */
extern const OracleRow oracle_more_rows[];

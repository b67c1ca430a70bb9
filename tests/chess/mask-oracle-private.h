/* What the files of the masks' oracle share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "mask-oracle.h"

/* The color of what stands on a square: 'w', 'b', or '.' for nothing. */
char oracle_color_at (const OracleBoard *board, int square);

/* The other of 'w' and 'b'. */
char oracle_other (char color);

/* The square of a king, or -1. */
int oracle_king_of (const OracleBoard *board, char color);

/* Whether the piece on one square attacks another. */
gboolean oracle_attacks (const OracleBoard *board, int from, int to);

/* Whether a letter is that of a bishop, a rook or a queen. */
gboolean oracle_is_slider (char piece);

/* A question about a square; color and type are what the id names: for a file or a rank, type
 * counts from 'a'. */
typedef gboolean (*OracleQuestion) (const OracleBoard *board, int square, char color, char type);

/* In a pattern C stands for a color, T for a type, S for a type in the plural, F for a file and N
 * for a rank. */
typedef struct
{
  const char *pattern;
  OracleQuestion question;
} OracleRow;

/* The rows of moves, state, pawns and the board; the last has no pattern. */
extern const OracleRow oracle_more_rows[];

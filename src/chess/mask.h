/* The catalogue of named masks: one table row per mask.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"

CHESS_BEGIN_DECLS

typedef enum
{
  CHESS_MASK_GROUP_PIECES,
  CHESS_MASK_GROUP_OCCUPANCY,
  CHESS_MASK_GROUP_ATTACKS,
  CHESS_MASK_GROUP_KING_SAFETY,
  CHESS_MASK_GROUP_MOVES,
  CHESS_MASK_GROUP_STATE,
  CHESS_MASK_GROUP_PAWNS,
  CHESS_MASK_GROUP_BOARD,
} ChessMaskGroup;

#define CHESS_N_MASK_GROUPS 8

/* What a mask may depend on. Zero means missing. */
typedef struct
{
  const ChessPosition *position;
  ChessBitboard selection;       /* the selected squares */
  const ChessPosition *previous; /* the position before the last move, or NULL */
  ChessMove last_move;           /* CHESS_MOVE_NONE for none */
} ChessMaskInput;

typedef struct ChessMask ChessMask;

/* What the masks of one position share, computed once; private. */
typedef struct ChessMaskWork ChessMaskWork;

struct ChessMask
{
  const char *id;    /* stable, ASCII: "attacks_white_pawn" */
  const char *title; /* English, marked for translation, short: "White pawn attacks" */
  const char *formula; /* in the set language; NULL if the language cannot express it */
  const char *sentence; /* English, marked for translation: a description; never NULL */
  ChessMaskGroup group;
  ChessBitboard (*compute) (const ChessMask *mask, const ChessMaskWork *work);
  uint8_t color; /* of the rows that are about one side, else CHESS_N_COLORS */
  uint8_t type;  /* of the rows that are about one piece type, else CHESS_N_PIECE_TYPES */
  uint8_t line;  /* of the rows that are about one file or rank: 0 to 7 */
};

/* The number of rows. */
size_t chess_mask_count (void);

/* Row 0 … count - 1, in display order: by group. */
const ChessMask *chess_mask_get (size_t index);

/* The row with an ID; NULL if there is none. */
const ChessMask *chess_mask_find (const char *id);

/* The set of one mask. Works on unfinished boards, too: without a king, masks about that king are
 * empty (and check_mask full, since there is no check). If chess_position_problems() finds any,
 * there are no legal moves. */
ChessBitboard chess_mask_compute (const ChessMask *mask, const ChessMaskInput *input);

/* The sets of all rows, in order, computing shared data only once; in less than a microsecond.
 * values has room for chess_mask_count(). */
void chess_mask_compute_all (const ChessMaskInput *input, ChessBitboard *values);

/* The English name of a group, marked for translation: "King safety"; and its stable id:
 * "king-safety". */
const char *chess_mask_group_title (ChessMaskGroup group);
const char *chess_mask_group_id (ChessMaskGroup group);

CHESS_END_DECLS

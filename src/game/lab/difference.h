/* Compares two divides of one position, move by move, with reasons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/explain.h"
#include "chess/san.h"
#include "game/lab/divide.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_DIFFERENCE_MISSING,   /* a legal move that the other program does not have */
  CHECKBIT_DIFFERENCE_EXTRA,     /* an illegal move of the other program */
  CHECKBIT_DIFFERENCE_DUPLICATE, /* a move that the other program lists more than once */
  CHECKBIT_DIFFERENCE_COUNT,     /* a move that both have, with different counts */
} CheckbitDifferenceKind;

/* Special properties of a legal move, which move generators get wrong. */
typedef enum
{
  CHECKBIT_SPECIAL_CAPTURE = 1 << 0,
  CHECKBIT_SPECIAL_EN_PASSANT = 1 << 1,
  CHECKBIT_SPECIAL_CASTLING = 1 << 2,
  CHECKBIT_SPECIAL_DOUBLE_PUSH = 1 << 3,
  CHECKBIT_SPECIAL_PROMOTION = 1 << 4,
  CHECKBIT_SPECIAL_UNDERPROMOTION = 1 << 5,
  CHECKBIT_SPECIAL_DOUBLE_CHECK_EVASION = 1 << 6, /* the king escapes a double check */
  CHECKBIT_SPECIAL_CHECK_EVASION = 1 << 7,        /* the king escapes a check */
  CHECKBIT_SPECIAL_CAPTURES_CHECKER = 1 << 8,     /* including en passant */
  CHECKBIT_SPECIAL_BLOCKS_CHECK = 1 << 9,
  CHECKBIT_SPECIAL_ALONG_PIN = 1 << 10, /* a pinned piece moves along its line */
  CHECKBIT_SPECIAL_CAPTURES_PINNER = 1 << 11,
  CHECKBIT_SPECIAL_ROOK_ATTACKED = 1 << 12,     /* castling: the rook is attacked, or a square
                                                 * that only the rook crosses */
  CHECKBIT_SPECIAL_CHESS960_CASTLING = 1 << 13, /* from non-standard squares */
  CHECKBIT_SPECIAL_KING_CAPTURE = 1 << 14,
  CHECKBIT_SPECIAL_CHECK = 1 << 15,
  CHECKBIT_SPECIAL_DISCOVERED_CHECK = 1 << 16,
  CHECKBIT_SPECIAL_DOUBLE_CHECK = 1 << 17,
  CHECKBIT_SPECIAL_MATE = 1 << 18,
  CHECKBIT_SPECIAL_LOSES_CASTLING = 1 << 19,
} CheckbitSpecial;

typedef struct
{
  CheckbitDifferenceKind kind;
  char text[CHECKBIT_DIVIDE_TEXT]; /* in coordinates */
  ChessSquare from, to;            /* CHESS_SQUARE_NONE if the text has none */
  ChessMove move;                  /* the legal move; CHESS_MOVE_NONE if it is extra */
  char san[CHESS_SAN_SIZE];        /* of a legal move, else "" */
  guint special;                   /* CheckbitSpecial, of a legal move */
  guint64 ours, theirs;            /* counts; of a duplicate: how often the other has it */

  /* Of an extra move: the ID of the reason, from chess_why_id(), or "null-move", "off-board"; and,
   * if there is an explanation, the masks that show it. */
  const char *reason;
  gboolean explained;
  ChessWhy why;
} CheckbitDifference;

/* The differences between the correct divide and another one: missing, extra, duplicate, count,
 * each sorted by the move's text. (transfer full), of CheckbitDifference */
GArray *checkbit_differences_new (const ChessPosition *position,
                                  const CheckbitDivide *ours,
                                  const CheckbitDivide *theirs);

/* Whether the lists of moves differ, rather than only the counts. */
gboolean checkbit_differences_in_lists (const GArray *differences);

/* The stable identifier of a kind: "missing". */
const char *checkbit_difference_id (CheckbitDifferenceKind kind);

/* Why an extra move is not legal, in a sentence. (transfer full) */
char *checkbit_difference_sentence (const CheckbitDifference *difference);

/* The special properties of a legal move. */
guint checkbit_special_of (const ChessPosition *position, ChessMove move);

/* Their IDs, separated by commas: "en-passant,capture"; "-" for none. (transfer full) */
char *checkbit_special_ids (guint special);

G_END_DECLS

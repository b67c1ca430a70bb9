/* What two divides of one position differ in, move by move, with the reason.
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
  CHECKBIT_DIFFERENCE_MISSING,   /* a legal move that the other does not have */
  CHECKBIT_DIFFERENCE_EXTRA,     /* a move of the other's that is not legal */
  CHECKBIT_DIFFERENCE_DUPLICATE, /* a move that the other has more than once */
  CHECKBIT_DIFFERENCE_COUNT,     /* a move that both have, with different counts behind it */
} CheckbitDifferenceKind;

/* What is special about a legal move: what move generators get wrong. */
typedef enum
{
  CHECKBIT_SPECIAL_CAPTURE = 1 << 0,
  CHECKBIT_SPECIAL_EN_PASSANT = 1 << 1,
  CHECKBIT_SPECIAL_CASTLING = 1 << 2,
  CHECKBIT_SPECIAL_DOUBLE_PUSH = 1 << 3,
  CHECKBIT_SPECIAL_PROMOTION = 1 << 4,
  CHECKBIT_SPECIAL_UNDERPROMOTION = 1 << 5,
  CHECKBIT_SPECIAL_DOUBLE_CHECK_EVASION = 1 << 6, /* the king leaves a double check */
  CHECKBIT_SPECIAL_CHECK_EVASION = 1 << 7,        /* the king leaves a check */
  CHECKBIT_SPECIAL_CAPTURES_CHECKER = 1 << 8,     /* en passant too */
  CHECKBIT_SPECIAL_BLOCKS_CHECK = 1 << 9,
  CHECKBIT_SPECIAL_ALONG_PIN = 1 << 10, /* a pinned piece keeps to its line */
  CHECKBIT_SPECIAL_CAPTURES_PINNER = 1 << 11,
  CHECKBIT_SPECIAL_ROOK_ATTACKED = 1 << 12,     /* castling with a rook under attack, or past an
                                                       attacked square the king does not cross */
  CHECKBIT_SPECIAL_CHESS960_CASTLING = 1 << 13, /* not from the standard squares */
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
  ChessSquare from, to;            /* CHESS_SQUARE_NONE where the text names none */
  ChessMove move;                  /* the legal move; CHESS_MOVE_NONE where it is extra */
  char san[CHESS_SAN_SIZE];        /* of a legal move, else "" */
  guint special;                   /* CheckbitSpecial, of a legal move */
  guint64 ours, theirs;            /* counts; of a duplicate: how often the other has it */

  /* Of an extra move: the identifier of the reason, as chess_why_id() gives them, or "null-move",
   * "off-board"; and the masks that show it where explained. */
  const char *reason;
  gboolean explained;
  ChessWhy why;
} CheckbitDifference;

/* The differences between the true divide and another one: missing, extra, duplicate, count, each
 * sorted by the move's text. (transfer full), of
 * CheckbitDifference */
GArray *checkbit_differences_new (const ChessPosition *position,
                                  const CheckbitDivide *ours,
                                  const CheckbitDivide *theirs);

/* Whether the lists of moves differ, not the counts alone. */
gboolean checkbit_differences_in_lists (const GArray *differences);

/* The stable identifier of a kind: "missing". */
const char *checkbit_difference_id (CheckbitDifferenceKind kind);

/* Why an extra move is not legal, in a sentence. (transfer full) */
char *checkbit_difference_sentence (const CheckbitDifference *difference);

/* What is special about a legal move. */
guint checkbit_special_of (const ChessPosition *position, ChessMove move);

/* The identifiers of what is special, with commas between: "en-passant,capture"; "-" for nothing.
 * (transfer full) */
char *checkbit_special_ids (guint special);

G_END_DECLS

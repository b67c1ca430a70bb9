/* Operations on one set of squares: its complement, steps that stay on the board, raw shifts of its
 * word, rotations and mirroring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/layout.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_OPERATION_COMPLEMENT,
  CHECKBIT_OPERATION_NORTH, /* guarded: squares that would leave the board are dropped */
  CHECKBIT_OPERATION_NORTH_EAST,
  CHECKBIT_OPERATION_EAST,
  CHECKBIT_OPERATION_SOUTH_EAST,
  CHECKBIT_OPERATION_SOUTH,
  CHECKBIT_OPERATION_SOUTH_WEST,
  CHECKBIT_OPERATION_WEST,
  CHECKBIT_OPERATION_NORTH_WEST,
  CHECKBIT_OPERATION_SHIFT_LEFT, /* raw, on the word of a layout: bits may wrap around an edge */
  CHECKBIT_OPERATION_SHIFT_RIGHT,
  CHECKBIT_OPERATION_FLIP,         /* rank 1 becomes rank 8 */
  CHECKBIT_OPERATION_MIRROR,       /* file a becomes file h */
  CHECKBIT_OPERATION_ROTATE,       /* by 180° */
  CHECKBIT_OPERATION_ROTATE_RIGHT, /* by 90° clockwise, with White at the bottom */
  CHECKBIT_OPERATION_ROTATE_LEFT,
  CHECKBIT_OPERATION_TRANSPOSE,      /* at the diagonal from a1 to h8 */
  CHECKBIT_OPERATION_TRANSPOSE_ANTI, /* at the diagonal from a8 to h1 */
} CheckbitOperation;

#define CHECKBIT_N_OPERATIONS 18

/* An operation with its parameters. layout: of the word for raw shifts, and of the code; n: the
 * distance of raw shifts, 0 to 63. */
typedef struct
{
  CheckbitOperation operation;
  ChessLayout layout;
  guint n;
} CheckbitSetStep;

typedef struct
{
  ChessBitboard bits;
  ChessBitboard wrapped; /* members whose bits wrapped around an edge of the board */
  ChessBitboard origins; /* where those came from, in the old set */
  ChessBitboard lost;    /* members of the old set that left the board or the word */
} CheckbitSetStepResult;

/* Applies a step to all squares of a set. */
void checkbit_set_step_apply (const CheckbitSetStep *step,
                              ChessBitboard bits,
                              CheckbitSetStepResult *result);

/* Where a raw shift moves a square's bit; CHESS_SQUARE_NONE if it is lost. */
ChessSquare checkbit_set_step_move_square (const CheckbitSetStep *step, ChessSquare square);

/* The step in the set language, applied to an expression: "north(white_pawns)". NULL for a raw
 * shift in a layout other than the language's. (transfer full) (nullable) */
char *checkbit_set_step_write (const CheckbitSetStep *step, const char *expression);

/* The step as C code in the layout: "(x & ~0x8080808080808080) << 1"; NULL for rotations, which are
 * not a single expression. Never translated. (transfer full) (nullable) */
char *checkbit_set_step_write_code (const CheckbitSetStep *step);

/* The label of a button for the operation, translated: "North-east". */
const char *checkbit_operation_get_title (CheckbitOperation operation);

/* Whether it is one of the eight guarded steps. */
gboolean checkbit_operation_is_guarded (CheckbitOperation operation);

/* Surprising effects of a step: bits that wrapped around an edge, bits that were lost. Translated;
 * NULL for none. (transfer full) (nullable) */
char *checkbit_message_step (const CheckbitSetStep *step, const CheckbitSetStepResult *result);

/* --- Two sets ------------------------------------------------------------------------------- */

typedef enum
{
  CHECKBIT_COMBINATION_AND,
  CHECKBIT_COMBINATION_OR,
  CHECKBIT_COMBINATION_XOR,
  CHECKBIT_COMBINATION_AND_NOT,
} CheckbitCombination;

#define CHECKBIT_N_COMBINATIONS 4

ChessBitboard
checkbit_combination_apply (CheckbitCombination combination, ChessBitboard a, ChessBitboard b);

/* The combination of two expressions in the set language: "white & ~attacks_black".
 * (transfer full) */
char *checkbit_combination_write (CheckbitCombination combination, const char *a, const char *b);

/* The name, "AND NOT", and a sentence about the result; both translated. */
const char *checkbit_combination_get_title (CheckbitCombination combination);
const char *checkbit_combination_get_sentence (CheckbitCombination combination);

/* Puts brackets around an expression of the set language if it needs them as an operand. (transfer
 * full) */
char *checkbit_expression_bracket (const char *expression);

G_END_DECLS

/* The names of the set language other than squares and masks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/expr-words.h"

#include <string.h>

/* Marks a text for translation; it is translated when it is shown. */
#define N_(text) text

/* clang-format off */
#define CONSTANT(name, set, sentence)                                                              \
  { name, sentence, set, CHESS_EXPR_NAME_CONSTANT, CHESS_PIECE_NONE }
#define PIECE(name, color, type, sentence)                                                         \
  { name, sentence, 0, CHESS_EXPR_NAME_PIECE, CHESS_PIECE (color, type) }

static const ChessExprName names[] = {
  PIECE ("P", CHESS_WHITE, CHESS_PAWN, N_("White’s pawns.")),
  PIECE ("N", CHESS_WHITE, CHESS_KNIGHT, N_("White’s knights.")),
  PIECE ("B", CHESS_WHITE, CHESS_BISHOP, N_("White’s bishops.")),
  PIECE ("R", CHESS_WHITE, CHESS_ROOK, N_("White’s rooks.")),
  PIECE ("Q", CHESS_WHITE, CHESS_QUEEN, N_("White’s queens.")),
  PIECE ("K", CHESS_WHITE, CHESS_KING, N_("White’s king.")),
  PIECE ("p", CHESS_BLACK, CHESS_PAWN, N_("Black’s pawns.")),
  PIECE ("n", CHESS_BLACK, CHESS_KNIGHT, N_("Black’s knights.")),
  PIECE ("b", CHESS_BLACK, CHESS_BISHOP, N_("Black’s bishops.")),
  PIECE ("r", CHESS_BLACK, CHESS_ROOK, N_("Black’s rooks.")),
  PIECE ("q", CHESS_BLACK, CHESS_QUEEN, N_("Black’s queens.")),
  PIECE ("k", CHESS_BLACK, CHESS_KING, N_("Black’s king.")),
  CONSTANT ("all", CHESS_ALL_SQUARES, N_("All 64 squares.")),
  CONSTANT ("none", CHESS_NO_SQUARES, N_("No square.")),
  { "sel",
    N_("The selected squares; none when nothing is selected."),
    0,
    CHESS_EXPR_NAME_SELECTION,
    CHESS_PIECE_NONE },
};
/* clang-format on */

#define N_NAMES (sizeof names / sizeof names[0])

size_t
chess_expr_name_count (void)
{
  return N_NAMES;
}

const ChessExprName *
chess_expr_name_get (size_t index)
{
  return index < N_NAMES ? &names[index] : NULL;
}

const ChessExprName *
chess_expr_find_name (const char *word)
{
  for (size_t i = 0; i < N_NAMES; i++)
    if (strcmp (names[i].name, word) == 0)
      return &names[i];
  return NULL;
}

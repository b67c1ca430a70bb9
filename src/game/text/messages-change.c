/* The steps that make up a move, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>

/* What a piece does; each sentence has a placeholder for its square. */

static const char *const is_taken[CHESS_N_PIECES] = {
  [CHESS_PIECE (CHESS_WHITE, CHESS_PAWN)] = N_ ("The white pawn on %s is taken off"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_KNIGHT)] = N_ ("The white knight on %s is taken off"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_BISHOP)] = N_ ("The white bishop on %s is taken off"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_ROOK)] = N_ ("The white rook on %s is taken off"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN)] = N_ ("The white queen on %s is taken off"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_KING)] = N_ ("The white king on %s is taken off"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_PAWN)] = N_ ("The black pawn on %s is taken off"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_KNIGHT)] = N_ ("The black knight on %s is taken off"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_BISHOP)] = N_ ("The black bishop on %s is taken off"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_ROOK)] = N_ ("The black rook on %s is taken off"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_QUEEN)] = N_ ("The black queen on %s is taken off"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_KING)] = N_ ("The black king on %s is taken off"),
};

static const char *const arrives[CHESS_N_PIECES] = {
  [CHESS_PIECE (CHESS_WHITE, CHESS_PAWN)] = N_ ("The white pawn arrives on %s"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_KNIGHT)] = N_ ("The white knight arrives on %s"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_BISHOP)] = N_ ("The white bishop arrives on %s"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_ROOK)] = N_ ("The white rook arrives on %s"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN)] = N_ ("The white queen arrives on %s"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_KING)] = N_ ("The white king arrives on %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_PAWN)] = N_ ("The black pawn arrives on %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_KNIGHT)] = N_ ("The black knight arrives on %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_BISHOP)] = N_ ("The black bishop arrives on %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_ROOK)] = N_ ("The black rook arrives on %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_QUEEN)] = N_ ("The black queen arrives on %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_KING)] = N_ ("The black king arrives on %s"),
};

static const char *const is_made[CHESS_N_PIECES] = {
  [CHESS_PIECE (CHESS_WHITE, CHESS_KNIGHT)]
  = N_ ("A white knight stands on %s in the pawn’s place"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_BISHOP)]
  = N_ ("A white bishop stands on %s in the pawn’s place"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_ROOK)] = N_ ("A white rook stands on %s in the pawn’s place"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN)] = N_ ("A white queen stands on %s in the pawn’s place"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_KNIGHT)]
  = N_ ("A black knight stands on %s in the pawn’s place"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_BISHOP)]
  = N_ ("A black bishop stands on %s in the pawn’s place"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_ROOK)] = N_ ("A black rook stands on %s in the pawn’s place"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_QUEEN)] = N_ ("A black queen stands on %s in the pawn’s place"),
};

static const char *const leaves[CHESS_N_PIECES] = {
  [CHESS_PIECE (CHESS_WHITE, CHESS_PAWN)] = N_ ("The white pawn leaves %s"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_KNIGHT)] = N_ ("The white knight leaves %s"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_BISHOP)] = N_ ("The white bishop leaves %s"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_ROOK)] = N_ ("The white rook leaves %s"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN)] = N_ ("The white queen leaves %s"),
  [CHESS_PIECE (CHESS_WHITE, CHESS_KING)] = N_ ("The white king leaves %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_PAWN)] = N_ ("The black pawn leaves %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_KNIGHT)] = N_ ("The black knight leaves %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_BISHOP)] = N_ ("The black bishop leaves %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_ROOK)] = N_ ("The black rook leaves %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_QUEEN)] = N_ ("The black queen leaves %s"),
  [CHESS_PIECE (CHESS_BLACK, CHESS_KING)] = N_ ("The black king leaves %s"),
};

static const char *
piece_format (const ChessToggle *toggle)
{
  ChessPiece piece = toggle->part.piece;

  switch (toggle->kind)
    {
    case CHESS_TOGGLE_CAPTURED:
      return _ (is_taken[piece]);
    case CHESS_TOGGLE_ARRIVES:
    case CHESS_TOGGLE_ROOK_ARRIVES:
      return _ (arrives[piece]);
    case CHESS_TOGGLE_PROMOTED:
      return _ (is_made[piece]);
    default:
      return _ (leaves[piece]);
    }
}

/* A sentence that a castling right is lost. */
static const char *
right_words (const ChessKeyPart *part)
{
  if (chess_piece_color (part->piece) == CHESS_WHITE)
    return part->queenside ? _ ("White loses the right to castle on the queen’s side")
                           : _ ("White loses the right to castle on the king’s side");
  return part->queenside ? _ ("Black loses the right to castle on the queen’s side")
                         : _ ("Black loses the right to castle on the king’s side");
}

static char *
piece_words (const ChessToggle *toggle)
{
  return g_strdup_printf (piece_format (toggle), checkbit_square_name (toggle->part.square));
}

char *
checkbit_message_toggle (const ChessToggle *toggle)
{
  g_return_val_if_fail (toggle != NULL, NULL);

  switch (toggle->kind)
    {
    case CHESS_TOGGLE_RIGHT_LOST:
      return g_strdup (right_words (&toggle->part));
    case CHESS_TOGGLE_EN_PASSANT_OFF:
      return g_strdup_printf (
          /* Translators: %s is a square */
          _ ("The en passant target on %s is cleared"), checkbit_square_name (toggle->part.square));
    case CHESS_TOGGLE_EN_PASSANT_ON:
      return g_strdup_printf (
          /* Translators: %s is a square */
          _ ("%s becomes the en passant target"), checkbit_square_name (toggle->part.square));
    case CHESS_TOGGLE_SIDE:
      return g_strdup (_ ("The other side is to move"));
    default:
      return piece_words (toggle);
    }
}

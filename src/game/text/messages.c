/* The names of squares and pieces, and the state of a game, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>

#define RANK_NAMES(rank)                                                                           \
  "a" rank, "b" rank, "c" rank, "d" rank, "e" rank, "f" rank, "g" rank, "h" rank

const char *
checkbit_square_name (ChessSquare square)
{
  static const char *const names[CHESS_N_SQUARES] = {
    RANK_NAMES ("1"), RANK_NAMES ("2"), RANK_NAMES ("3"), RANK_NAMES ("4"),
    RANK_NAMES ("5"), RANK_NAMES ("6"), RANK_NAMES ("7"), RANK_NAMES ("8"),
  };

  g_return_val_if_fail (square < CHESS_N_SQUARES, "");

  return names[square];
}

const char *
checkbit_message_piece (ChessPiece piece)
{
  static const char *const names[CHESS_N_PIECES] = {
    NC_ ("piece", "white pawn"),   NC_ ("piece", "white knight"), NC_ ("piece", "white bishop"),
    NC_ ("piece", "white rook"),   NC_ ("piece", "white queen"),  NC_ ("piece", "white king"),
    NC_ ("piece", "black pawn"),   NC_ ("piece", "black knight"), NC_ ("piece", "black bishop"),
    NC_ ("piece", "black rook"),   NC_ ("piece", "black queen"),  NC_ ("piece", "black king"),
  };

  g_return_val_if_fail (piece < CHESS_N_PIECES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "piece", names[piece]);
}

const char *
checkbit_message_piece_noun (ChessPiece piece)
{
  static const char *const nouns[CHESS_N_PIECE_TYPES] = {
    NC_ ("piece in a column", "pawn"),   NC_ ("piece in a column", "knight"),
    NC_ ("piece in a column", "bishop"), NC_ ("piece in a column", "rook"),
    NC_ ("piece in a column", "queen"),  NC_ ("piece in a column", "king"),
  };

  g_return_val_if_fail (piece < CHESS_N_PIECES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "piece in a column", nouns[chess_piece_type (piece)]);
}

/* Whose turn it is, if the game is not over. */
static const char *
turn_message (ChessColor side, gboolean in_check)
{
  if (in_check)
    return side == CHESS_WHITE ? _("White to move, in check") : _("Black to move, in check");
  return side == CHESS_WHITE ? _("White to move") : _("Black to move");
}

static const char *
win_message (CheckbitResult result, CheckbitReason reason)
{
  gboolean white = result == CHECKBIT_RESULT_WHITE_WINS;

  switch (reason)
    {
    case CHECKBIT_REASON_CHECKMATE:
      return white ? _("Checkmate: White wins") : _("Checkmate: Black wins");
    case CHECKBIT_REASON_RESIGNATION:
      return white ? _("Black resigned: White wins") : _("White resigned: Black wins");
    case CHECKBIT_REASON_TIME_FORFEIT:
      return white ? _("Black’s time is up: White wins") : _("White’s time is up: Black wins");
    case CHECKBIT_REASON_ADJUDICATION:
      return white ? _("White wins by adjudication") : _("Black wins by adjudication");
    case CHECKBIT_REASON_ABANDONED:
      return white ? _("Black left the game: White wins") : _("White left the game: Black wins");
    case CHECKBIT_REASON_RULES_INFRACTION:
      return white ? _("Black broke the rules: White wins")
                   : _("White broke the rules: Black wins");
    default:
      return white ? _("White wins") : _("Black wins");
    }
}

static const char *
draw_message (CheckbitReason reason)
{
  switch (reason)
    {
    case CHECKBIT_REASON_STALEMATE:
      return _("Draw by stalemate");
    case CHECKBIT_REASON_INSUFFICIENT_MATERIAL:
      return _("Draw: too few pieces are left for a checkmate");
    case CHECKBIT_REASON_FIVEFOLD_REPETITION:
      return _("Draw by fivefold repetition");
    case CHECKBIT_REASON_SEVENTY_FIVE_MOVES:
      return _("Draw by the seventy-five-move rule");
    case CHECKBIT_REASON_THREEFOLD_CLAIM:
      return _("Draw claimed by threefold repetition");
    case CHECKBIT_REASON_FIFTY_MOVES_CLAIM:
      return _("Draw claimed by the fifty-move rule");
    case CHECKBIT_REASON_AGREEMENT:
      return _("Draw by agreement");
    case CHECKBIT_REASON_TIME_FORFEIT:
      return _("Draw: time is up, but the other side could never mate");
    case CHECKBIT_REASON_ADJUDICATION:
      return _("Draw by adjudication");
    case CHECKBIT_REASON_ABANDONED:
      return _("Draw: the game was abandoned");
    default:
      /* Translators: how a game ended, with no more known */
      return _("Draw");
    }
}

char *
checkbit_message_status (ChessColor side,
                         CheckbitResult result,
                         CheckbitReason reason,
                         gboolean in_check)
{
  switch (result)
    {
    case CHECKBIT_RESULT_WHITE_WINS:
    case CHECKBIT_RESULT_BLACK_WINS:
      return g_strdup (win_message (result, reason));
    case CHECKBIT_RESULT_DRAW:
      return g_strdup (draw_message (reason));
    default:
      return g_strdup (turn_message (side, in_check));
    }
}

char *
checkbit_message_claim (ChessClaims claims, const char *san)
{
  gboolean repeated = (claims & CHESS_CLAIM_THREEFOLD_REPETITION) != 0;

  if (san == NULL)
    return g_strdup (repeated
                         ? _("This position has occurred three times.")
                         : _("Fifty moves have been played without a capture or a pawn move."));
  if (repeated)
    /* Translators: %s is a move that is not played yet, such as Nf3 */
    return g_strdup_printf (_("After %s the position will have occurred three times."),
                            san);

  /* Translators: %s is a move that is not played yet, such as Nf3 */
  return g_strdup_printf (_("%s will be the fiftieth move without a capture or a pawn move."), san);
}

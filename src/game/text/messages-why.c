/* Why a move is legal or not, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>

#include "game/text/phrases-private.h"

/* The name of the lowest square of a set. */
static const char *
first_square (ChessBitboard squares)
{
  return squares ? checkbit_square_name (chess_bitboard_lsb (squares)) : "";
}

/* --- The squares and the path -------------------------------------------------------------- */

static char *
wrong_side_message (const ChessWhy *why)
{
  static const char *const of_black[CHESS_N_PIECE_TYPES] = {
    [CHESS_PAWN] = N_ ("The pawn on %s is Black’s, but it is White’s turn."),
    [CHESS_KNIGHT] = N_ ("The knight on %s is Black’s, but it is White’s turn."),
    [CHESS_BISHOP] = N_ ("The bishop on %s is Black’s, but it is White’s turn."),
    [CHESS_ROOK] = N_ ("The rook on %s is Black’s, but it is White’s turn."),
    [CHESS_QUEEN] = N_ ("The queen on %s is Black’s, but it is White’s turn."),
    [CHESS_KING] = N_ ("The king on %s is Black’s, but it is White’s turn."),
  };
  static const char *const of_white[CHESS_N_PIECE_TYPES] = {
    [CHESS_PAWN] = N_ ("The pawn on %s is White’s, but it is Black’s turn."),
    [CHESS_KNIGHT] = N_ ("The knight on %s is White’s, but it is Black’s turn."),
    [CHESS_BISHOP] = N_ ("The bishop on %s is White’s, but it is Black’s turn."),
    [CHESS_ROOK] = N_ ("The rook on %s is White’s, but it is Black’s turn."),
    [CHESS_QUEEN] = N_ ("The queen on %s is White’s, but it is Black’s turn."),
    [CHESS_KING] = N_ ("The king on %s is White’s, but it is Black’s turn."),
  };
  gboolean black = chess_piece_color (why->piece) == CHESS_BLACK;

  return g_strdup_printf (checkbit_message_of_piece (black ? of_black : of_white, why->piece),
                          checkbit_square_name (why->from));
}

static const char *const already_there[CHESS_N_PIECE_TYPES] = {
  [CHESS_PAWN] = N_ ("The pawn is on %s already."),
  [CHESS_KNIGHT] = N_ ("The knight is on %s already."),
  [CHESS_BISHOP] = N_ ("The bishop is on %s already."),
  [CHESS_ROOK] = N_ ("The rook is on %s already."),
  [CHESS_QUEEN] = N_ ("The queen is on %s already."),
  [CHESS_KING] = N_ ("The king is on %s already."),
};

static const char *const onto_own_piece[CHESS_N_PIECE_TYPES] = {
  /* Translators: its square, and where it should go */
  [CHESS_PAWN] = N_ ("The pawn on %s cannot go to %s: a piece of its own side stands there."),
  /* Translators: its square, and where it should go */
  [CHESS_KNIGHT] = N_ ("The knight on %s cannot go to %s: a piece of its own side stands there."),
  /* Translators: its square, and where it should go */
  [CHESS_BISHOP] = N_ ("The bishop on %s cannot go to %s: a piece of its own side stands there."),
  /* Translators: its square, and where it should go */
  [CHESS_ROOK] = N_ ("The rook on %s cannot go to %s: a piece of its own side stands there."),
  /* Translators: its square, and where it should go */
  [CHESS_QUEEN] = N_ ("The queen on %s cannot go to %s: a piece of its own side stands there."),
  /* Translators: its square, and where it should go */
  [CHESS_KING] = N_ ("The king on %s cannot go to %s: a piece of its own side stands there."),
};

static char *
squares_message (const ChessWhy *why)
{
  const char *from = checkbit_square_name (why->from), *to = checkbit_square_name (why->to);

  switch (why->kind)
    {
    case CHESS_WHY_EMPTY_SQUARE:
      /* Translators: %s is a square such as “e4” */
      return g_strdup_printf (_("There is no piece on %s."), from);
    case CHESS_WHY_WRONG_SIDE:
      return wrong_side_message (why);
    case CHESS_WHY_SAME_SQUARE:
      return g_strdup_printf (checkbit_message_of_piece (already_there, why->piece), to);
    default:
      return g_strdup_printf (checkbit_message_of_piece (onto_own_piece, why->piece), from, to);
    }
}

static const char *const not_how_it_moves[CHESS_N_PIECE_TYPES] = {
  /* Translators: two squares */
  [CHESS_PAWN] = N_ ("A pawn does not move from %s to %s."),
  /* Translators: two squares */
  [CHESS_KNIGHT] = N_ ("A knight does not move from %s to %s."),
  /* Translators: two squares */
  [CHESS_BISHOP] = N_ ("A bishop does not move from %s to %s."),
  /* Translators: two squares */
  [CHESS_ROOK] = N_ ("A rook does not move from %s to %s."),
  /* Translators: two squares */
  [CHESS_QUEEN] = N_ ("A queen does not move from %s to %s."),
  /* Translators: two squares */
  [CHESS_KING] = N_ ("A king does not move from %s to %s."),
};

/* Knights and kings jump, and pawns have sentences of their own. */
static const char *const blocked[CHESS_N_PIECE_TYPES] = {
  /* Translators: its square, where it should go, and the square or squares on the way where
     something stands, such as “e4” or “e4, e6” */
  [CHESS_BISHOP] = N_ ("The bishop on %s cannot reach %s: it is blocked on %s."),
  /* Translators: its square, where it should go, and the square or squares on the way where
     something stands, such as “e4” or “e4, e6” */
  [CHESS_ROOK] = N_ ("The rook on %s cannot reach %s: it is blocked on %s."),
  /* Translators: its square, where it should go, and the square or squares on the way where
     something stands, such as “e4” or “e4, e6” */
  [CHESS_QUEEN] = N_ ("The queen on %s cannot reach %s: it is blocked on %s."),
};

static char *
way_message (const ChessWhy *why)
{
  const char *from = checkbit_square_name (why->from), *to = checkbit_square_name (why->to);
  g_autofree char *squares = checkbit_message_list_squares (why->squares);

  switch (why->kind)
    {
    case CHESS_WHY_BLOCKED:
      return g_strdup_printf (checkbit_message_of_piece (blocked, why->piece), from, to, squares);
    case CHESS_WHY_NOTHING_TO_CAPTURE:
      /* Translators: %1$s is the pawn’s square, %2$s an empty square aslant of it */
      return g_strdup_printf (_("There is nothing for the pawn on %s to capture on %s."), from, to);
    case CHESS_WHY_PAWN_BLOCKED:
      return g_strdup_printf (
          /* Translators: %1$s is the pawn’s square, %2$s where it should go, %3$s the square or
             squares before it where something stands */
          _("The pawn on %s cannot advance to %s: it is blocked on %s."), from, to,
          squares);
    default:
      return g_strdup_printf (checkbit_message_of_piece (not_how_it_moves, why->piece), from, to);
    }
}

/* --- The king's safety --------------------------------------------------------------------- */

static char *
into_check_message (const ChessWhy *why)
{
  const char *to = checkbit_square_name (why->to);
  g_autofree char *squares = checkbit_message_list_squares (why->squares);
  g_autofree char *culprit = NULL;

  if (chess_bitboard_several (why->squares))
    /* Translators: %1$s is where the king should go, %2$s are the squares of the pieces that attack
       it there, such as “d4, e8” */
    return g_strdup_printf (_("The king would be in check on %s, from %s."), to, squares);
  culprit = checkbit_message_from_piece (why->culprit, squares);
  /* Translators: where the king should go, and “from the rook on e4” */
  return g_strdup_printf (_ ("The king would be in check on %s %s."), to, culprit);
}

/* An en passant capture removes two pawns from a rank at once, the fifth of the side to move, or
 * one from a diagonal or a file. */
static const char *
en_passant_format (const ChessWhy *why)
{
  ChessSquare slider = chess_bitboard_lsb (why->squares);

  if (chess_square_file (slider) == chess_square_file (why->king))
    /* Translators: “to the rook on e1” */
    return _ ("Capturing en passant would open the file %s.");
  if (chess_square_rank (slider) != chess_square_rank (why->king))
    /* Translators: “to the bishop on a1” */
    return _ ("Capturing en passant would open the diagonal %s.");
  if (chess_square_rank (slider) == 3)
    /* Translators: “to the rook on a4” */
    return _ ("Capturing en passant would open the fourth rank %s.");
  /* Translators: “to the rook on a5” */
  return _ ("Capturing en passant would open the fifth rank %s.");
}

static char *
en_passant_message (const ChessWhy *why)
{
  g_autofree char *culprit = checkbit_message_to_piece (why->culprit, first_square (why->squares));

  return g_strdup_printf (en_passant_format (why), culprit);
}

static const char *const pinned[CHESS_N_PIECE_TYPES] = {
  /* Translators: its square, and “by the rook on e4” */
  [CHESS_PAWN] = N_ ("The pawn on %s is pinned to its king %s."),
  /* Translators: its square, and “by the rook on e4” */
  [CHESS_KNIGHT] = N_ ("The knight on %s is pinned to its king %s."),
  /* Translators: its square, and “by the rook on e4” */
  [CHESS_BISHOP] = N_ ("The bishop on %s is pinned to its king %s."),
  /* Translators: its square, and “by the rook on e4” */
  [CHESS_ROOK] = N_ ("The rook on %s is pinned to its king %s."),
  /* Translators: its square, and “by the rook on e4” */
  [CHESS_QUEEN] = N_ ("The queen on %s is pinned to its king %s."),
};

static char *
pinned_message (const ChessWhy *why)
{
  g_autofree char *culprit = checkbit_message_by_piece (why->culprit, first_square (why->squares));

  return g_strdup_printf (checkbit_message_of_piece (pinned, why->piece),
                          checkbit_square_name (why->from), culprit);
}

static char *
in_check_message (const ChessWhy *why)
{
  g_autofree char *culprit
      = checkbit_message_from_piece (why->culprit, first_square (why->squares));

  /* Translators: “from the rook on e4” */
  return g_strdup_printf (_ ("The king is in check %s, and this move does not end it."), culprit);
}

static char *
safety_message (const ChessWhy *why)
{
  g_autofree char *squares = checkbit_message_list_squares (why->squares);

  switch (why->kind)
    {
    case CHESS_WHY_PINNED:
      return pinned_message (why);
    case CHESS_WHY_IN_CHECK:
      return in_check_message (why);
    case CHESS_WHY_DOUBLE_CHECK:
      /* Translators: %s are the squares of the two pieces that give check, such as “d4, e8” */
      return g_strdup_printf (
          _("The king is in double check, from %s: only the king itself can move."), squares);
    case CHESS_WHY_EN_PASSANT_EXPOSES:
      return en_passant_message (why);
    default:
      return into_check_message (why);
    }
}

/* --- Castling ------------------------------------------------------------------------------ */

static char *
castling_blocked_message (const ChessWhy *why)
{
  g_autofree char *squares = checkbit_message_list_squares (why->squares);

  return g_strdup_printf (
      /* Translators: %s is a square or several, such as “b1, c1” */
      g_dngettext (GETTEXT_PACKAGE, "Castling is blocked: %s is occupied.",
                   "Castling is blocked: %s are occupied.",
                   chess_bitboard_count (why->squares)),
      squares);
}

static const char *const attacks_way[CHESS_N_PIECE_TYPES] = {
  /* Translators: the square of that piece, and the one between that it attacks */
  [CHESS_PAWN] = N_ ("The king cannot castle through check: the pawn on %s attacks %s."),
  /* Translators: the square of that piece, and the one between that it attacks */
  [CHESS_KNIGHT] = N_ ("The king cannot castle through check: the knight on %s attacks %s."),
  /* Translators: the square of that piece, and the one between that it attacks */
  [CHESS_BISHOP] = N_ ("The king cannot castle through check: the bishop on %s attacks %s."),
  /* Translators: the square of that piece, and the one between that it attacks */
  [CHESS_ROOK] = N_ ("The king cannot castle through check: the rook on %s attacks %s."),
  /* Translators: the square of that piece, and the one between that it attacks */
  [CHESS_QUEEN] = N_ ("The king cannot castle through check: the queen on %s attacks %s."),
  /* Translators: the square of that piece, and the one between that it attacks */
  [CHESS_KING] = N_ ("The king cannot castle through check: the king on %s attacks %s."),
};

static char *
castling_message (const ChessWhy *why)
{
  const char *place = first_square (why->squares);
  g_autofree char *culprit
      = why->culprit < CHESS_N_PIECES ? checkbit_message_from_piece (why->culprit, place) : NULL;

  switch (why->kind)
    {
    case CHESS_WHY_CASTLING_IN_CHECK:
      /* Translators: “from the rook on e4” */
      return g_strdup_printf (_ ("The king cannot castle while it is in check %s."), culprit);
    case CHESS_WHY_CASTLING_BLOCKED:
      return castling_blocked_message (why);
    case CHESS_WHY_CASTLING_THROUGH_CHECK:
      return g_strdup_printf (checkbit_message_of_piece (attacks_way, why->culprit), place,
                              first_square (why->mask));
    case CHESS_WHY_CASTLING_INTO_CHECK:
      /* Translators: “from the rook on e4” */
      return g_strdup_printf (_ ("The king cannot castle into check %s."), culprit);
    default:
      return g_strdup (
          _("Castling on this side is no longer possible: the king or the rook has moved, "
            "or the rook was captured."));
    }
}

/* --- All of it ----------------------------------------------------------------------------- */

char *
checkbit_message_why (const ChessWhy *why)
{
  g_return_val_if_fail (why != NULL, NULL);

  switch (why->kind)
    {
    case CHESS_WHY_EMPTY_SQUARE:
    case CHESS_WHY_WRONG_SIDE:
    case CHESS_WHY_SAME_SQUARE:
    case CHESS_WHY_OWN_PIECE:
      return squares_message (why);
    case CHESS_WHY_NOT_HOW_IT_MOVES:
    case CHESS_WHY_BLOCKED:
    case CHESS_WHY_NOTHING_TO_CAPTURE:
    case CHESS_WHY_PAWN_BLOCKED:
      return way_message (why);
    case CHESS_WHY_PINNED:
    case CHESS_WHY_IN_CHECK:
    case CHESS_WHY_DOUBLE_CHECK:
    case CHESS_WHY_INTO_CHECK:
    case CHESS_WHY_EN_PASSANT_EXPOSES:
      return safety_message (why);
    case CHESS_WHY_CASTLING_NO_RIGHT:
    case CHESS_WHY_CASTLING_IN_CHECK:
    case CHESS_WHY_CASTLING_BLOCKED:
    case CHESS_WHY_CASTLING_THROUGH_CHECK:
    case CHESS_WHY_CASTLING_INTO_CHECK:
      return castling_message (why);
    case CHESS_WHY_PROMOTION_MISSING:
      return g_strdup (_("A pawn that reaches the last rank becomes a queen, a rook, a bishop or "
                         "a knight: say which."));
    case CHESS_WHY_PROMOTION_UNDUE:
      return g_strdup (_("Only a pawn that reaches the last rank can be promoted."));
    case CHESS_WHY_GAME_OVER:
      return g_strdup (_("The game is over."));
    default:
      return g_strdup (_("This move is legal."));
    }
}

/* --- Asking it ------------------------------------------------------------------------------ */

char *
checkbit_message_ask_target (ChessPiece piece, ChessSquare from)
{
  static const char *const questions[CHESS_N_PIECE_TYPES] = {
    [CHESS_PAWN] = N_ ("Choose a square: why can’t the pawn on %s go there?"),
    [CHESS_KNIGHT] = N_ ("Choose a square: why can’t the knight on %s go there?"),
    [CHESS_BISHOP] = N_ ("Choose a square: why can’t the bishop on %s go there?"),
    [CHESS_ROOK] = N_ ("Choose a square: why can’t the rook on %s go there?"),
    [CHESS_QUEEN] = N_ ("Choose a square: why can’t the queen on %s go there?"),
    [CHESS_KING] = N_ ("Choose a square: why can’t the king on %s go there?"),
  };

  g_return_val_if_fail (piece < CHESS_N_PIECES, NULL);

  return g_strdup_printf (checkbit_message_of_piece (questions, piece),
                          checkbit_square_name (from));
}

/* Why a move is legal or not, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages-private.h"

/* The name of the lowest square of a set. */
static const char *
first_square (ChessBitboard squares)
{
  return squares ? checkbit_square_name (chess_bitboard_lsb (squares)) : "";
}

/* --- The squares and the way --------------------------------------------------------------- */

static char *
wrong_side_message (const ChessWhy *why)
{
  const char *from = checkbit_square_name (why->from);

  if (chess_piece_color (why->piece) == CHESS_BLACK)
    /* Translators: %1$s is a piece such as “knight”, %2$s its square */
    return g_strdup_printf (_("The %s on %s is Black’s, but it is White’s turn."),
                            checkbit_message_piece_noun (why->piece), from);
  /* Translators: %1$s is a piece such as “knight”, %2$s its square */
  return g_strdup_printf (_("The %s on %s is White’s, but it is Black’s turn."),
                          checkbit_message_piece_noun (why->piece), from);
}

static char *
squares_message (const ChessWhy *why)
{
  const char *noun = checkbit_message_piece_noun (why->piece);
  const char *from = checkbit_square_name (why->from), *to = checkbit_square_name (why->to);

  switch (why->kind)
    {
    case CHESS_WHY_EMPTY_SQUARE:
      /* Translators: %s is a square such as “e4” */
      return g_strdup_printf (_("There is no piece on %s."), from);
    case CHESS_WHY_WRONG_SIDE:
      return wrong_side_message (why);
    case CHESS_WHY_SAME_SQUARE:
      /* Translators: %1$s is a piece such as “knight”, %2$s its square */
      return g_strdup_printf (_("The %s is on %s already."), noun, to);
    default:
      /* Translators: %1$s is a piece such as “knight”, %2$s its square, %3$s where it should go */
      return g_strdup_printf (
          _("The %s on %s cannot go to %s: a piece of its own side stands there."), noun,
          from, to);
    }
}

static char *
way_message (const ChessWhy *why)
{
  const char *noun = checkbit_message_piece_noun (why->piece);
  const char *from = checkbit_square_name (why->from), *to = checkbit_square_name (why->to);
  g_autofree char *squares = checkbit_message_list_squares (why->squares);

  switch (why->kind)
    {
    case CHESS_WHY_BLOCKED:
      return g_strdup_printf (
          /* Translators: %1$s is a piece such as “rook”, %2$s its square, %3$s where it should go,
             %4$s the square or squares on the way where something stands, such as “e4” or “e4,
             e6” */
          _("The %s on %s cannot reach %s: the way is blocked on %s."), noun, from, to,
          squares);
    case CHESS_WHY_NOTHING_TO_CAPTURE:
      /* Translators: %1$s is the pawn’s square, %2$s an empty square aslant of it */
      return g_strdup_printf (_("The pawn on %s finds nothing to capture on %s."), from, to);
    case CHESS_WHY_PAWN_BLOCKED:
      return g_strdup_printf (
          /* Translators: %1$s is the pawn’s square, %2$s where it should go, %3$s the square or
             squares before it where something stands */
          _("The pawn on %s cannot advance to %s: something stands on %s."), from, to,
          squares);
    default:
      /* Translators: %1$s is a piece such as “knight”, %2$s and %3$s are squares */
      return g_strdup_printf (_("A %s does not move from %s to %s."), noun, from, to);
    }
}

/* --- The king's safety --------------------------------------------------------------------- */

static char *
into_check_message (const ChessWhy *why)
{
  const char *to = checkbit_square_name (why->to);
  g_autofree char *squares = checkbit_message_list_squares (why->squares);

  if (chess_bitboard_several (why->squares))
    /* Translators: %1$s is where the king should go, %2$s are the squares of the pieces that attack
       it there, such as “d4, e8” */
    return g_strdup_printf (_("The king would be in check on %s, from %s."), to, squares);
  /* Translators: %1$s is where the king should go, %2$s a piece such as “rook”, %3$s its square */
  return g_strdup_printf (_("The king would be in check on %s from the %s on %s."), to,
                          checkbit_message_piece_noun (why->culprit), squares);
}

/* A capture en passant takes two pawns off a rank at once, or one off a diagonal. */
static char *
en_passant_message (const ChessWhy *why, const char *culprit, const char *place)
{
  static const char *const ranks[] = { NC_ ("line of play", "first rank"),
                                       NC_ ("line of play", "second rank"),
                                       NC_ ("line of play", "third rank"),
                                       NC_ ("line of play", "fourth rank"),
                                       NC_ ("line of play", "fifth rank"),
                                       NC_ ("line of play", "sixth rank"),
                                       NC_ ("line of play", "seventh rank"),
                                       NC_ ("line of play", "eighth rank") };
  ChessSquare slider = chess_bitboard_lsb (why->squares);
  unsigned rank = chess_square_rank (why->king);
  const char *line = C_ ("line of play", "diagonal");

  if (chess_square_rank (slider) == rank)
    line = g_dpgettext2 (GETTEXT_PACKAGE, "line of play", ranks[rank]);
  else if (chess_square_file (slider) == chess_square_file (why->king))
    line = C_ ("line of play", "file");
  return g_strdup_printf (
      /* Translators: %1$s is a line such as “fifth rank” or “diagonal”, %2$s a piece such as “rook”,
         %3$s its square */
      _ ("Capturing en passant would open the %s to the %s on %s."), line, culprit, place);
}

static char *
safety_message (const ChessWhy *why)
{
  const char *culprit = checkbit_message_piece_noun (why->culprit),
             *place = first_square (why->squares);
  g_autofree char *squares = checkbit_message_list_squares (why->squares);

  switch (why->kind)
    {
    case CHESS_WHY_PINNED:
      return g_strdup_printf (
          /* Translators: %1$s is a piece such as “knight”, %2$s its square, %3$s the enemy piece
             that pins it, %4$s the square of that one */
          _("The %s on %s is pinned to its king by the %s on %s."),
          checkbit_message_piece_noun (why->piece), checkbit_square_name (why->from), culprit,
          place);
    case CHESS_WHY_IN_CHECK:
      return g_strdup_printf (
          /* Translators: %1$s is a piece such as “rook”, %2$s its square */
          _("The king is in check from the %s on %s, and this move does not end it."),
          culprit, place);
    case CHESS_WHY_DOUBLE_CHECK:
      /* Translators: %s are the squares of the two pieces that give check, such as “d4, e8” */
      return g_strdup_printf (
          _("The king is in double check, from %s: only the king itself can move."), squares);
    case CHESS_WHY_EN_PASSANT_EXPOSES:
      return en_passant_message (why, culprit, place);
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
      g_dngettext (GETTEXT_PACKAGE, "Castling needs a free way, but %s is occupied.",
                   "Castling needs a free way, but %s are occupied.",
                   chess_bitboard_count (why->squares)),
      squares);
}

static char *
castling_message (const ChessWhy *why)
{
  const char *culprit = checkbit_message_piece_noun (why->culprit),
             *place = first_square (why->squares);

  switch (why->kind)
    {
    case CHESS_WHY_CASTLING_IN_CHECK:
      return g_strdup_printf (
          /* Translators: %1$s is a piece such as “rook”, %2$s its square */
          _("The king cannot castle while it is in check from the %s on %s."), culprit,
          place);
    case CHESS_WHY_CASTLING_BLOCKED:
      return castling_blocked_message (why);
    case CHESS_WHY_CASTLING_THROUGH_CHECK:
      return g_strdup_printf (
          /* Translators: %1$s is a piece such as “rook”, %2$s its square, %3$s the square it
           * attacks */
          _("The king cannot castle through check: the %s on %s attacks %s."), culprit, place,
          first_square (why->mask));
    case CHESS_WHY_CASTLING_INTO_CHECK:
      return g_strdup_printf (
          /* Translators: %1$s is a piece such as “rook”, %2$s its square */
          _("The king cannot castle into check from the %s on %s."), culprit, place);
    default:
      return g_strdup (
          _("Castling on this side is not possible any more: the king or the rook has moved."));
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

/* Why a FEN is invalid, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>

#include "game/text/phrases-private.h"

const char *
checkbit_message_fen_error_id (ChessFenErrorKind kind)
{
  static const char *const ids[] = {
    [CHESS_FEN_OK] = "ok",
    [CHESS_FEN_EMPTY] = "empty",
    [CHESS_FEN_TOO_LONG] = "too-long",
    [CHESS_FEN_MISSING_FIELD] = "missing-field",
    [CHESS_FEN_EXTRA_FIELD] = "extra-field",
    [CHESS_FEN_BAD_PIECE] = "bad-piece",
    [CHESS_FEN_RANK_TOO_LONG] = "rank-too-long",
    [CHESS_FEN_RANK_TOO_SHORT] = "rank-too-short",
    [CHESS_FEN_TOO_MANY_RANKS] = "too-many-ranks",
    [CHESS_FEN_TOO_FEW_RANKS] = "too-few-ranks",
    [CHESS_FEN_BAD_SIDE] = "bad-side",
    [CHESS_FEN_BAD_CASTLING] = "bad-castling",
    [CHESS_FEN_CASTLING_WITHOUT_ROOK] = "castling-without-rook",
    [CHESS_FEN_BAD_EP_SQUARE] = "bad-ep-square",
    [CHESS_FEN_BAD_EP_RANK] = "bad-ep-rank",
    [CHESS_FEN_IMPOSSIBLE_EP] = "impossible-ep",
    [CHESS_FEN_BAD_HALFMOVE] = "bad-halfmove",
    [CHESS_FEN_BAD_FULLMOVE] = "bad-fullmove",
    [CHESS_FEN_IMPOSSIBLE] = "impossible",
  };

  g_return_val_if_fail ((gsize) kind < G_N_ELEMENTS (ids), "");

  return ids[kind];
}

static char *
missing_field_message (int field)
{
  switch (field)
    {
    case 2:
      return g_strdup (_("The side to move is missing: w or b belongs after the board"));
    case 3:
      return g_strdup (
          _("The castling rights are missing: letters such as KQkq, or - for none"));
    case 4:
      return g_strdup (
          _("The en passant square is missing: a square such as e3, or - for none"));
    default:
      return g_strdup (_("A field is missing"));
    }
}

/* A sentence about one character. format: translated, with one %s */
static char *
character_message (const char *format, guint32 character)
{
  g_autofree char *quoted = checkbit_message_quote_character (character);

  return g_strdup_printf (format, quoted);
}

static char *
rank_message (const ChessFenError *error)
{
  if (error->kind == CHESS_FEN_RANK_TOO_LONG)
    return g_strdup_printf (
        /* Translators: the first number is that of a rank of the board, 1 to 8 */
        g_dngettext (GETTEXT_PACKAGE, "Rank %d has %d square", "Rank %d has %d squares",
                     (gulong) error->count),
        error->rank, error->count);
  return g_strdup_printf (
      /* Translators: the first number is that of a rank of the board, 1 to 8 */
      g_dngettext (GETTEXT_PACKAGE, "Rank %d has only %d square",
                   "Rank %d has only %d squares", (gulong) error->count),
      error->rank, error->count);
}

static char *
rank_count_message (const ChessFenError *error)
{
  if (error->kind == CHESS_FEN_TOO_MANY_RANKS)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The board has %d rank, not 8",
                                         "The board has %d ranks, not 8", (gulong) error->count),
                            error->count);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The board has only %d rank, not 8",
                                       "The board has only %d ranks, not 8",
                                       (gulong) error->count),
                          error->count);
}

static char *
castling_message (const ChessFenError *error)
{
  if (error->kind == CHESS_FEN_BAD_CASTLING)
    return character_message (
        /* Translators: %s is a character in quotation marks */
        _("%s is not a castling right, or is named twice"), error->codepoint);
  if (g_unichar_isupper (error->codepoint))
    return character_message (
        /* Translators: %s is a letter in quotation marks, such as “K” */
        _("White cannot have the castling right %s: its king or rook is not in place"),
        error->codepoint);
  return character_message (
      /* Translators: %s is a letter in quotation marks, such as “k” */
      _("Black cannot have the castling right %s: its king or rook is not in place"),
      error->codepoint);
}

static char *
counter_message (const ChessFenError *error)
{
  gboolean halfmove = error->kind == CHESS_FEN_BAD_HALFMOVE;

  if (error->out_of_range)
    return g_strdup (halfmove ? _("The half-move clock is too large: the maximum is 9999")
                              : _("The move number is too large: the maximum is 9999"));
  return character_message (
      /* Translators: %s is a character in quotation marks. The half-move clock counts the moves of
         either side since the last capture or pawn move */
      halfmove ? _("The half-move clock must be a number; %s is not a digit")
               /* Translators: %s is a character in quotation marks */
               : _("The move number must be a number; %s is not a digit"),
      error->codepoint);
}

/* A clause for every problem, by the number of its bit. */
static const char *const problem_clauses[] = {
  NC_ ("impossible", "White has no king"),
  NC_ ("impossible", "Black has no king"),
  NC_ ("impossible", "White has more than one king"),
  NC_ ("impossible", "Black has more than one king"),
  NC_ ("impossible", "a pawn stands on the first or the last rank"),
  NC_ ("impossible", "White has more than 16 pieces"),
  NC_ ("impossible", "Black has more than 16 pieces"),
  NC_ ("impossible", "White has more than 8 pawns"),
  NC_ ("impossible", "Black has more than 8 pawns"),
  NC_ ("impossible", "White has more promoted pieces than missing pawns"),
  NC_ ("impossible", "Black has more promoted pieces than missing pawns"),
  NC_ ("impossible", "the side that is not to move is in check"),
  NC_ ("impossible", "no move can have given this check"),
  NC_ ("impossible", "a castling right lacks its king or its rook"),
  NC_ ("impossible", "no pawn can have passed the en passant square just now"),
  NC_ ("impossible", "the kings stand next to each other"),
};

const char *
checkbit_message_problem (unsigned problem)
{
  unsigned bit = chess_bitboard_lsb (problem);

  g_return_val_if_fail (bit < G_N_ELEMENTS (problem_clauses), "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "impossible", problem_clauses[bit]);
}

static char *
impossible_message (unsigned problems)
{
  g_autoptr (GString) clauses = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (problem_clauses); i++)
    {
      if (!(problems & 1u << i))
        continue;
      if (clauses->len > 0)
        /* Translators: between the clauses of a list */
        g_string_append (clauses, C_ ("list of clauses", "; "));
      g_string_append (clauses, checkbit_message_problem (1u << i));
    }
  if (clauses->len == 0)
    return g_strdup (_("This position is impossible"));
  /* Translators: %s is one clause or several, such as “White has no king” */
  return g_strdup_printf (_("This position is impossible: %s"), clauses->str);
}

static char *
ep_message (const ChessFenError *error)
{
  if (error->kind == CHESS_FEN_BAD_EP_SQUARE)
    return g_strdup (_("The en passant square must be a square such as e3, or - for none"));
  if (error->kind == CHESS_FEN_IMPOSSIBLE_EP)
    return g_strdup (_("No pawn can have passed the en passant square just now"));
  return g_strdup (error->rank == 3
                       ? _("The en passant square must be on rank 3 when Black is to move")
                       : _("The en passant square must be on rank 6 when White is to move"));
}

char *
checkbit_message_fen_error_short (const ChessFenError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  switch (error->kind)
    {
    case CHESS_FEN_EMPTY:
      return g_strdup (_("There is no position here: the text is empty"));
    case CHESS_FEN_TOO_LONG:
      return g_strdup (_("The text is too long to be a position"));
    case CHESS_FEN_MISSING_FIELD:
      return missing_field_message (error->field);
    case CHESS_FEN_EXTRA_FIELD:
      return g_strdup (_("What follows the last field does not belong to a position"));
    case CHESS_FEN_BAD_PIECE:
      /* Translators: %s is a character in quotation marks */
      return character_message (_("%s is neither a piece, nor a digit, nor a slash"),
                                error->codepoint);
    case CHESS_FEN_RANK_TOO_LONG:
    case CHESS_FEN_RANK_TOO_SHORT:
      return rank_message (error);
    case CHESS_FEN_TOO_MANY_RANKS:
    case CHESS_FEN_TOO_FEW_RANKS:
      return rank_count_message (error);
    case CHESS_FEN_BAD_SIDE:
      return g_strdup (_("The side to move must be w or b"));
    case CHESS_FEN_BAD_CASTLING:
    case CHESS_FEN_CASTLING_WITHOUT_ROOK:
      return castling_message (error);
    case CHESS_FEN_BAD_EP_SQUARE:
    case CHESS_FEN_BAD_EP_RANK:
    case CHESS_FEN_IMPOSSIBLE_EP:
      return ep_message (error);
    case CHESS_FEN_BAD_HALFMOVE:
    case CHESS_FEN_BAD_FULLMOVE:
      return counter_message (error);
    case CHESS_FEN_IMPOSSIBLE:
      return impossible_message (error->problems);
    default:
      return g_strdup (_("Nothing is wrong with this position"));
    }
}

char *
checkbit_message_fen_error (const ChessFenError *error)
{
  g_autofree char *sentence = checkbit_message_fen_error_short (error);

  g_return_val_if_fail (sentence != NULL, NULL);

  if (error->field > 0 && error->column > 0)
    /* Translators: a sentence that says what is wrong, then where in the text */
    return g_strdup_printf (_("%s (field %d, column %d)"), sentence, error->field,
                            error->column);
  if (error->field > 0)
    /* Translators: a sentence that says what is wrong, then in which part of the text */
    return g_strdup_printf (_("%s (field %d)"), sentence, error->field);
  if (error->column > 0)
    /* Translators: a sentence that says what is wrong, then where in the text */
    return g_strdup_printf (_("%s (column %d)"), sentence, error->column);
  return g_steal_pointer (&sentence);
}

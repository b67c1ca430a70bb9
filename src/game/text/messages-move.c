/* What a move is and does, and what a text that should be one means, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages-private.h"

/* --- A text that is not one move ------------------------------------------------------------ */

/* The moves of a list in SAN: "Nbd2, Nfd2". */
static char *
list_moves (const ChessPosition *position, const ChessMoveList *list)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (size_t i = 0; i < list->count; i++)
    {
      char san[CHESS_SAN_SIZE];

      chess_san_write (position, list->moves[i], san);
      if (i > 0)
        /* Translators: between the moves of a list, such as “Nbd2, Nfd2” */
        g_string_append (text, C_ ("list of moves", ", "));
      g_string_append (text, san);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
checkbit_message_unreadable_move (const ChessPosition *position, const ChessSanResult *result)
{
  g_autofree char *moves = NULL;

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (result != NULL, NULL);

  switch (result->verdict)
    {
    case CHESS_SAN_AMBIGUOUS:
      moves = list_moves (position, &result->candidates);
      /* Translators: %s are moves, such as “Nbd2, Nfd2” */
      return g_strdup_printf (_ ("More than one move is meant: %s. Say which."), moves);
    case CHESS_SAN_NULL_MOVE:
      return g_strdup (_ ("No side may pass its turn."));
    case CHESS_SAN_ILLEGAL:
      return g_strdup (_ ("No piece can move so."));
    default:
      if (result->column == 0)
        return g_strdup (_ ("This is not how a move is written. Try Nf3, or g1f3."));
      return g_strdup_printf (
          _ ("This is not how a move is written (column %d). Try Nf3, or g1f3."), result->column);
    }
}

char *
checkbit_message_out_of_reach (ChessPiece piece, ChessSquare to)
{
  const char *noun, *square;

  g_return_val_if_fail (piece < CHESS_N_PIECES, NULL);

  noun = checkbit_message_piece_noun (piece);
  square = checkbit_square_name (to);
  if (chess_piece_color (piece) == CHESS_WHITE)
    /* Translators: %1$s is a piece such as “knight”, %2$s a square */
    return g_strdup_printf (_ ("White has no %s that could move to %s."), noun, square);
  /* Translators: %1$s is a piece such as “knight”, %2$s a square */
  return g_strdup_printf (_ ("Black has no %s that could move to %s."), noun, square);
}

/* --- Where a piece can go ------------------------------------------------------------------- */

/* The same for a piece whose side is not to move. */
static char *
targets_in_turn (ChessPiece piece, const char *from, const char *squares, unsigned count)
{
  const char *noun = checkbit_message_piece_noun (piece);

  if (count == 0)
    /* Translators: %1$s is a piece such as “knight”, %2$s its square */
    return g_strdup_printf (_ ("The %s on %s could not move if it were its side’s turn."), noun,
                            from);
  return g_strdup_printf (
      /* Translators: %1$s is a piece such as “knight”, %2$s its square, %3$s squares such as “f6,
         h6” */
      _ ("If it were its side’s turn, the %s on %s could go to %s."), noun, from, squares);
}

char *
checkbit_message_targets (const ChessPosition *position, ChessSquare from, ChessBitboard targets)
{
  const char *name = checkbit_square_name (from), *noun;
  g_autofree char *squares = checkbit_message_list_squares (targets);
  unsigned count = chess_bitboard_count (targets);
  ChessPiece piece;

  g_return_val_if_fail (position != NULL, NULL);

  piece = chess_position_piece_at (position, from);
  g_return_val_if_fail (piece < CHESS_N_PIECES, NULL);

  noun = checkbit_message_piece_noun (piece);
  if (chess_piece_color (piece) != chess_position_side (position))
    return targets_in_turn (piece, name, squares, count);
  if (count == 0)
    /* Translators: %1$s is a piece such as “knight”, %2$s its square */
    return g_strdup_printf (_ ("The %s on %s has no legal move."), noun, name);
  /* Translators: %1$s is a piece such as “knight”, %2$s its square, %3$u how many squares it can go
     to, %4$s those squares */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The %s on %s can go to %u square: %s.",
                                       "The %s on %s can go to %u squares: %s.", count),
                          noun, name, count, squares);
}

/* --- What a move does ----------------------------------------------------------------------- */

static void
append (GString *list, const char *words)
{
  if (list->len > 0)
    /* Translators: between the things that a move does: “takes pawn, check” */
    g_string_append (list, C_ ("effects of a move", ", "));
  g_string_append (list, words);
}

/* Check, mate and stalemate: the strongest word alone. */
static const char *
ending_words (guint tags)
{
  if (tags & CHESS_TAG_MATE)
    return _ ("checkmate");
  if (tags & CHESS_TAG_STALEMATE)
    return _ ("stalemate");
  if (tags & CHESS_TAG_DOUBLE_CHECK)
    return _ ("double check");
  if (tags & CHESS_TAG_DISCOVERED_CHECK)
    return _ ("discovered check");
  return tags & CHESS_TAG_CHECK ? _ ("check") : NULL;
}

static void
append_capture (GString *list, const ChessMoveInfo *info)
{
  g_autofree char *words = NULL;

  if (info->tags & CHESS_TAG_EN_PASSANT)
    words = g_strdup (_ ("takes en passant"));
  else if (info->captured != CHESS_PIECE_NONE)
    /* Translators: %s is a piece such as “pawn” */
    words = g_strdup_printf (_ ("takes %s"), checkbit_message_piece_noun (info->captured));
  if (words != NULL)
    append (list, words);
}

char *
checkbit_message_move_effects (const ChessCandidate *candidate)
{
  g_autoptr (GString) list = g_string_new (NULL);
  const ChessMoveInfo *info;

  g_return_val_if_fail (candidate != NULL, NULL);

  info = &candidate->info;
  append_capture (list, info);
  if (info->tags & CHESS_TAG_CASTLING)
    append (list, _ ("castles"));
  if (info->tags & CHESS_TAG_PROMOTION)
    {
      ChessPiece made = CHESS_PIECE (CHESS_WHITE, chess_move_promotion (info->move));
      g_autofree char *words
          /* Translators: %s is a piece such as “queen” */
          = g_strdup_printf (_ ("becomes a %s"), checkbit_message_piece_noun (made));
      append (list, words);
    }
  if (ending_words (info->tags) != NULL)
    append (list, ending_words (info->tags));
  if (candidate->rights_lost != 0)
    append (list, _ ("loses castling"));
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* A right to castle: "White’s O-O". */
static const char *
right_words (ChessColor color, gboolean kingside)
{
  if (color == CHESS_WHITE)
    return kingside ? _ ("White’s O-O") : _ ("White’s O-O-O");
  return kingside ? _ ("Black’s O-O") : _ ("Black’s O-O-O");
}

char *
checkbit_message_castling_rights (const ChessPosition *position, ChessBitboard rooks)
{
  g_autoptr (GString) list = g_string_new (NULL);

  g_return_val_if_fail (position != NULL, NULL);

  for (int color = CHESS_WHITE; color <= CHESS_BLACK; color++)
    {
      ChessBitboard own = rooks & chess_position_color (position, (ChessColor) color);
      ChessSquare king = chess_position_king (position, (ChessColor) color);

      for (ChessSquare rook; (rook = chess_bitboard_msb (own)) != CHESS_SQUARE_NONE;
           own &= ~CHESS_BIT (rook))
        append (list, right_words ((ChessColor) color, rook > king));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* --- A move in a sentence ------------------------------------------------------------------- */

static char *
castling_sentence (const ChessPosition *position, ChessMove move)
{
  ChessSquare rook = chess_move_to (move), king_to = chess_move_destination (move);
  ChessSquare king = chess_move_from (move);
  ChessSquare rook_to = rook > king ? king_to - 1 : king_to + 1;

  return g_strdup_printf (
      /* Translators: four squares: “The king castles from e1 to g1, and the rook goes from h1 to
         f1.” */
      _ ("The king castles from %s to %s, and the rook goes from %s to %s."),
      checkbit_square_name (king), checkbit_square_name (king_to), checkbit_square_name (rook),
      checkbit_square_name (rook_to));
}

static char *
promotion_sentence (const ChessPosition *position, ChessMove move)
{
  ChessPiece made = CHESS_PIECE (CHESS_WHITE, chess_move_promotion (move));
  ChessPiece taken = chess_position_piece_at (position, chess_move_to (move));
  const char *from = checkbit_square_name (chess_move_from (move));
  const char *to = checkbit_square_name (chess_move_to (move));
  const char *becomes = checkbit_message_piece_noun (made);

  if (taken == CHESS_PIECE_NONE)
    /* Translators: two squares and a piece: “The pawn on b7 goes to b8 and becomes a queen.” */
    return g_strdup_printf (_ ("The pawn on %s goes to %s and becomes a %s."), from, to, becomes);
  return g_strdup_printf (
      /* Translators: a square, a piece and its square, a piece: “The pawn on b7 takes the knight on
         a8 and becomes a queen.” */
      _ ("The pawn on %s takes the %s on %s and becomes a %s."), from,
      checkbit_message_piece_noun (taken), to, becomes);
}

static char *
step_sentence (const ChessPosition *position, ChessMove move)
{
  ChessPiece piece = chess_position_piece_at (position, chess_move_from (move));
  ChessPiece taken = chess_position_piece_at (position, chess_move_to (move));
  const char *noun = checkbit_message_piece_noun (piece);
  const char *from = checkbit_square_name (chess_move_from (move));
  const char *to = checkbit_square_name (chess_move_to (move));

  if (taken == CHESS_PIECE_NONE)
    /* Translators: a piece and two squares: “The knight goes from g1 to f3.” */
    return g_strdup_printf (_ ("The %s goes from %s to %s."), noun, from, to);
  return g_strdup_printf (
      /* Translators: a piece and its square, another piece and its square: “The knight on f3 takes
         the pawn on e5.” */
      _ ("The %s on %s takes the %s on %s."), noun, from, checkbit_message_piece_noun (taken), to);
}

char *
checkbit_message_move (const ChessPosition *position, ChessMove move)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);

  g_return_val_if_fail (position != NULL, NULL);

  switch (chess_move_kind (move))
    {
    case CHESS_MOVE_CASTLING:
      return castling_sentence (position, move);
    case CHESS_MOVE_PROMOTION:
      return promotion_sentence (position, move);
    case CHESS_MOVE_EN_PASSANT:
      return g_strdup_printf (
          /* Translators: three squares: “The pawn on e5 takes the pawn on d5 en passant and lands
             on d6.” */
          _ ("The pawn on %s takes the pawn on %s en passant and lands on %s."),
          checkbit_square_name (from), checkbit_square_name (to ^ 8), checkbit_square_name (to));
    default:
      return step_sentence (position, move);
    }
}

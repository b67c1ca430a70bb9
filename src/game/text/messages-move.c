/* What a move is and does, and why a text is not a move, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>

#include "game/text/phrases-private.h"

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
      return g_strdup_printf (_ ("More than one move fits: %s. Say which."), moves);
    case CHESS_SAN_NULL_MOVE:
      return g_strdup (_ ("Neither side may pass its turn."));
    case CHESS_SAN_ILLEGAL:
      return g_strdup (_ ("No piece can move like that."));
    default:
      if (result->column == 0)
        return g_strdup (_ ("This is not a move. Try Nf3, or g1f3."));
      return g_strdup_printf (
          _ ("This is not a move (column %d). Try Nf3, or g1f3."), result->column);
    }
}

char *
checkbit_message_out_of_reach (ChessPiece piece, ChessSquare to)
{
  static const char *const of_white[CHESS_N_PIECE_TYPES] = {
    [CHESS_PAWN] = N_ ("White has no pawn that could move to %s."),
    [CHESS_KNIGHT] = N_ ("White has no knight that could move to %s."),
    [CHESS_BISHOP] = N_ ("White has no bishop that could move to %s."),
    [CHESS_ROOK] = N_ ("White has no rook that could move to %s."),
    [CHESS_QUEEN] = N_ ("White has no queen that could move to %s."),
    [CHESS_KING] = N_ ("White has no king that could move to %s."),
  };
  static const char *const of_black[CHESS_N_PIECE_TYPES] = {
    [CHESS_PAWN] = N_ ("Black has no pawn that could move to %s."),
    [CHESS_KNIGHT] = N_ ("Black has no knight that could move to %s."),
    [CHESS_BISHOP] = N_ ("Black has no bishop that could move to %s."),
    [CHESS_ROOK] = N_ ("Black has no rook that could move to %s."),
    [CHESS_QUEEN] = N_ ("Black has no queen that could move to %s."),
    [CHESS_KING] = N_ ("Black has no king that could move to %s."),
  };
  gboolean white;

  g_return_val_if_fail (piece < CHESS_N_PIECES, NULL);

  white = chess_piece_color (piece) == CHESS_WHITE;
  return g_strdup_printf (checkbit_message_of_piece (white ? of_white : of_black, piece),
                          checkbit_square_name (to));
}

/* --- Where a piece can go ------------------------------------------------------------------- */

/* The same for a piece of the side that is not to move. */
static char *
targets_in_turn (ChessPiece piece, const char *from, const char *squares, unsigned count)
{
  static const char *const none[CHESS_N_PIECE_TYPES] = {
    [CHESS_PAWN] = N_ ("The pawn on %s could not move even if it were its side’s turn."),
    [CHESS_KNIGHT] = N_ ("The knight on %s could not move even if it were its side’s turn."),
    [CHESS_BISHOP] = N_ ("The bishop on %s could not move even if it were its side’s turn."),
    [CHESS_ROOK] = N_ ("The rook on %s could not move even if it were its side’s turn."),
    [CHESS_QUEEN] = N_ ("The queen on %s could not move even if it were its side’s turn."),
    [CHESS_KING] = N_ ("The king on %s could not move even if it were its side’s turn."),
  };
  static const char *const some[CHESS_N_PIECE_TYPES] = {
    /* Translators: its square, and squares such as “f6, h6” */
    [CHESS_PAWN] = N_ ("If it were its side’s turn, the pawn on %s could go to %s."),
    /* Translators: its square, and squares such as “f6, h6” */
    [CHESS_KNIGHT] = N_ ("If it were its side’s turn, the knight on %s could go to %s."),
    /* Translators: its square, and squares such as “f6, h6” */
    [CHESS_BISHOP] = N_ ("If it were its side’s turn, the bishop on %s could go to %s."),
    /* Translators: its square, and squares such as “f6, h6” */
    [CHESS_ROOK] = N_ ("If it were its side’s turn, the rook on %s could go to %s."),
    /* Translators: its square, and squares such as “f6, h6” */
    [CHESS_QUEEN] = N_ ("If it were its side’s turn, the queen on %s could go to %s."),
    /* Translators: its square, and squares such as “f6, h6” */
    [CHESS_KING] = N_ ("If it were its side’s turn, the king on %s could go to %s."),
  };

  if (count == 0)
    return g_strdup_printf (checkbit_message_of_piece (none, piece), from);
  return g_strdup_printf (checkbit_message_of_piece (some, piece), from, squares);
}

static const char *const no_move[CHESS_N_PIECE_TYPES] = {
  [CHESS_PAWN] = N_ ("The pawn on %s has no legal move."),
  [CHESS_KNIGHT] = N_ ("The knight on %s has no legal move."),
  [CHESS_BISHOP] = N_ ("The bishop on %s has no legal move."),
  [CHESS_ROOK] = N_ ("The rook on %s has no legal move."),
  [CHESS_QUEEN] = N_ ("The queen on %s has no legal move."),
  [CHESS_KING] = N_ ("The king on %s has no legal move."),
};

static const char *
targets_format (ChessPieceType type, unsigned count)
{
  switch (type)
    {
    case CHESS_PAWN:
      /* Translators: its square, how many squares it can go to, and those squares */
      return g_dngettext (GETTEXT_PACKAGE, "The pawn on %s can go to %u square: %s.",
                          "The pawn on %s can go to %u squares: %s.", count);
    case CHESS_KNIGHT:
      /* Translators: its square, how many squares it can go to, and those squares */
      return g_dngettext (GETTEXT_PACKAGE, "The knight on %s can go to %u square: %s.",
                          "The knight on %s can go to %u squares: %s.", count);
    case CHESS_BISHOP:
      /* Translators: its square, how many squares it can go to, and those squares */
      return g_dngettext (GETTEXT_PACKAGE, "The bishop on %s can go to %u square: %s.",
                          "The bishop on %s can go to %u squares: %s.", count);
    case CHESS_ROOK:
      /* Translators: its square, how many squares it can go to, and those squares */
      return g_dngettext (GETTEXT_PACKAGE, "The rook on %s can go to %u square: %s.",
                          "The rook on %s can go to %u squares: %s.", count);
    case CHESS_QUEEN:
      /* Translators: its square, how many squares it can go to, and those squares */
      return g_dngettext (GETTEXT_PACKAGE, "The queen on %s can go to %u square: %s.",
                          "The queen on %s can go to %u squares: %s.", count);
    default:
      /* Translators: its square, how many squares it can go to, and those squares */
      return g_dngettext (GETTEXT_PACKAGE, "The king on %s can go to %u square: %s.",
                          "The king on %s can go to %u squares: %s.", count);
    }
}

char *
checkbit_message_targets (const ChessPosition *position, ChessSquare from, ChessBitboard targets)
{
  const char *name = checkbit_square_name (from);
  g_autofree char *squares = checkbit_message_list_squares (targets);
  unsigned count = chess_bitboard_count (targets);
  ChessPiece piece;

  g_return_val_if_fail (position != NULL, NULL);

  piece = chess_position_piece_at (position, from);
  g_return_val_if_fail (piece < CHESS_N_PIECES, NULL);

  if (chess_piece_color (piece) != chess_position_side (position))
    return targets_in_turn (piece, name, squares, count);
  if (count == 0)
    return g_strdup_printf (checkbit_message_of_piece (no_move, piece), name);
  return g_strdup_printf (targets_format (chess_piece_type (piece), count), name, count, squares);
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

/* Check, checkmate and stalemate: only the strongest term. */
static const char *
ending_words (guint tags)
{
  if (tags & CHESS_TAG_MATE)
    return C_ ("effect of a move", "checkmate");
  if (tags & CHESS_TAG_STALEMATE)
    return C_ ("effect of a move", "stalemate");
  if (tags & CHESS_TAG_DOUBLE_CHECK)
    return _ ("double check");
  if (tags & CHESS_TAG_DISCOVERED_CHECK)
    return _ ("discovered check");
  return tags & CHESS_TAG_CHECK ? C_ ("effect of a move", "check") : NULL;
}

static const char *
capture_words (const ChessMoveInfo *info)
{
  static const char *const takes[CHESS_N_PIECE_TYPES] = {
    [CHESS_PAWN] = NC_ ("effect of a move", "takes pawn"),
    [CHESS_KNIGHT] = NC_ ("effect of a move", "takes knight"),
    [CHESS_BISHOP] = NC_ ("effect of a move", "takes bishop"),
    [CHESS_ROOK] = NC_ ("effect of a move", "takes rook"),
    [CHESS_QUEEN] = NC_ ("effect of a move", "takes queen"),
  };

  if (info->tags & CHESS_TAG_EN_PASSANT)
    return _ ("takes en passant");
  if (info->captured == CHESS_PIECE_NONE)
    return NULL;
  return g_dpgettext2 (GETTEXT_PACKAGE, "effect of a move",
                       takes[chess_piece_type (info->captured)]);
}

static const char *
promotion_words (ChessMove move)
{
  static const char *const becomes[CHESS_N_PIECE_TYPES] = {
    [CHESS_KNIGHT] = NC_ ("effect of a move", "becomes a knight"),
    [CHESS_BISHOP] = NC_ ("effect of a move", "becomes a bishop"),
    [CHESS_ROOK] = NC_ ("effect of a move", "becomes a rook"),
    [CHESS_QUEEN] = NC_ ("effect of a move", "becomes a queen"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "effect of a move", becomes[chess_move_promotion (move)]);
}

static void
append_effects (GString *list, const ChessMoveInfo *info)
{
  if (capture_words (info) != NULL)
    append (list, capture_words (info));
  if (info->tags & CHESS_TAG_CASTLING)
    append (list, C_ ("effect of a move", "castles"));
  if (info->tags & CHESS_TAG_PROMOTION)
    append (list, promotion_words (info->move));
  if (ending_words (info->tags) != NULL)
    append (list, ending_words (info->tags));
}

char *
checkbit_message_move_effects (const ChessCandidate *candidate)
{
  g_autoptr (GString) list = g_string_new (NULL);

  g_return_val_if_fail (candidate != NULL, NULL);

  append_effects (list, &candidate->info);
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

static const char *const promotes[CHESS_N_PIECE_TYPES] = {
  /* Translators: two squares */
  [CHESS_KNIGHT] = N_ ("The pawn on %s goes to %s and becomes a knight."),
  /* Translators: two squares */
  [CHESS_BISHOP] = N_ ("The pawn on %s goes to %s and becomes a bishop."),
  /* Translators: two squares */
  [CHESS_ROOK] = N_ ("The pawn on %s goes to %s and becomes a rook."),
  /* Translators: two squares */
  [CHESS_QUEEN] = N_ ("The pawn on %s goes to %s and becomes a queen."),
};

static const char *const takes_and_promotes[CHESS_N_PIECE_TYPES] = {
  /* Translators: the pawn’s square, and what it takes: “the knight on a8” */
  [CHESS_KNIGHT] = N_ ("The pawn on %s takes %s and becomes a knight."),
  /* Translators: the pawn’s square, and what it takes: “the knight on a8” */
  [CHESS_BISHOP] = N_ ("The pawn on %s takes %s and becomes a bishop."),
  /* Translators: the pawn’s square, and what it takes: “the knight on a8” */
  [CHESS_ROOK] = N_ ("The pawn on %s takes %s and becomes a rook."),
  /* Translators: the pawn’s square, and what it takes: “the knight on a8” */
  [CHESS_QUEEN] = N_ ("The pawn on %s takes %s and becomes a queen."),
};

static char *
promotion_sentence (const ChessPosition *position, ChessMove move)
{
  ChessPiece made = CHESS_PIECE (CHESS_WHITE, chess_move_promotion (move));
  ChessPiece taken = chess_position_piece_at (position, chess_move_to (move));
  const char *from = checkbit_square_name (chess_move_from (move));
  const char *to = checkbit_square_name (chess_move_to (move));
  g_autofree char *what = NULL;

  if (taken == CHESS_PIECE_NONE)
    return g_strdup_printf (checkbit_message_of_piece (promotes, made), from, to);
  what = checkbit_message_taken_piece (taken, to);
  return g_strdup_printf (checkbit_message_of_piece (takes_and_promotes, made), from, what);
}

static const char *const goes[CHESS_N_PIECE_TYPES] = {
  /* Translators: two squares */
  [CHESS_PAWN] = N_ ("The pawn goes from %s to %s."),
  /* Translators: two squares */
  [CHESS_KNIGHT] = N_ ("The knight goes from %s to %s."),
  /* Translators: two squares */
  [CHESS_BISHOP] = N_ ("The bishop goes from %s to %s."),
  /* Translators: two squares */
  [CHESS_ROOK] = N_ ("The rook goes from %s to %s."),
  /* Translators: two squares */
  [CHESS_QUEEN] = N_ ("The queen goes from %s to %s."),
  /* Translators: two squares */
  [CHESS_KING] = N_ ("The king goes from %s to %s."),
};

static const char *const takes[CHESS_N_PIECE_TYPES] = {
  /* Translators: its square, and what it takes: “the pawn on e5” */
  [CHESS_PAWN] = N_ ("The pawn on %s takes %s."),
  /* Translators: its square, and what it takes: “the pawn on e5” */
  [CHESS_KNIGHT] = N_ ("The knight on %s takes %s."),
  /* Translators: its square, and what it takes: “the pawn on e5” */
  [CHESS_BISHOP] = N_ ("The bishop on %s takes %s."),
  /* Translators: its square, and what it takes: “the pawn on e5” */
  [CHESS_ROOK] = N_ ("The rook on %s takes %s."),
  /* Translators: its square, and what it takes: “the pawn on e5” */
  [CHESS_QUEEN] = N_ ("The queen on %s takes %s."),
  /* Translators: its square, and what it takes: “the pawn on e5” */
  [CHESS_KING] = N_ ("The king on %s takes %s."),
};

static char *
step_sentence (const ChessPosition *position, ChessMove move)
{
  ChessPiece piece = chess_position_piece_at (position, chess_move_from (move));
  ChessPiece taken = chess_position_piece_at (position, chess_move_to (move));
  const char *from = checkbit_square_name (chess_move_from (move));
  const char *to = checkbit_square_name (chess_move_to (move));
  g_autofree char *what = NULL;

  if (taken == CHESS_PIECE_NONE)
    return g_strdup_printf (checkbit_message_of_piece (goes, piece), from, to);
  what = checkbit_message_taken_piece (taken, to);
  return g_strdup_printf (checkbit_message_of_piece (takes, piece), from, what);
}

/* A null move, which only records contain. */
static const char *
null_sentence (const ChessPosition *position)
{
  return chess_position_side (position) == CHESS_WHITE
             /* Translators: White leaves out its turn, in a record of moves */
             ? _ ("White passes.")
             /* Translators: Black leaves out its turn, in a record of moves */
             : _ ("Black passes.");
}

char *
checkbit_message_move (const ChessPosition *position, ChessMove move)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);

  g_return_val_if_fail (position != NULL, NULL);

  if (move == CHESS_MOVE_NONE)
    return g_strdup (null_sentence (position));
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

/* Whether another piece of the same kind could go to the same square. */
static gboolean
has_rival (const ChessPosition *position, ChessMove move)
{
  ChessPiece piece = chess_position_piece_at (position, chess_move_from (move));
  ChessMoveList list;

  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    if (chess_move_from (list.moves[i]) != chess_move_from (move)
        && chess_move_destination (list.moves[i]) == chess_move_destination (move)
        && chess_position_piece_at (position, chess_move_from (list.moves[i])) == piece)
      return TRUE;
  return FALSE;
}

/* The result tells how a move ended the game, so this does not. */
char *
checkbit_message_move_brief (const ChessPosition *position, ChessMove move)
{
  ChessSquare to = chess_move_destination (move);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *piece = NULL;
  ChessMoveInfo info;

  g_return_val_if_fail (position != NULL, NULL);

  if (move == CHESS_MOVE_NONE || has_rival (position, move))
    return checkbit_message_move (position, move);
  chess_movegen_annotate (position, move, &info);
  if (info.tags & (CHESS_TAG_MATE | CHESS_TAG_STALEMATE))
    info.tags &= (uint16_t) ~(CHESS_TAG_MATE | CHESS_TAG_STALEMATE | CHESS_TAG_DOUBLE_CHECK
                              | CHESS_TAG_DISCOVERED_CHECK | CHESS_TAG_CHECK);
  piece = checkbit_message_piece_at (info.piece, to);
  append (text, piece);
  append_effects (text, &info);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

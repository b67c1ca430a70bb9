/* A board in words: its lines, its pieces, and possible captures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "chess/movegen.h"

static const char *const rank_names[] = {
  N_ ("Rank 1"), N_ ("Rank 2"), N_ ("Rank 3"), N_ ("Rank 4"),
  N_ ("Rank 5"), N_ ("Rank 6"), N_ ("Rank 7"), N_ ("Rank 8"),
};

static const char *const file_names[] = {
  N_ ("File a"), N_ ("File b"), N_ ("File c"), N_ ("File d"),
  N_ ("File e"), N_ ("File f"), N_ ("File g"), N_ ("File h"),
};

/* Appends to a list of pieces or moves. */
static void
append (GString *list, const char *item)
{
  if (list->len > 0)
    g_string_append (list, C_ ("list of pieces", ", "));
  g_string_append (list, item);
}

static char *
dup_line (const ChessPosition *position, const char *name, ChessBitboard squares)
{
  ChessBitboard pieces = squares & chess_position_occupied (position);
  g_autoptr (GString) list = g_string_new (NULL);

  CHESS_FOREACH_SQUARE (square, pieces)
    {
      ChessPiece piece = chess_position_piece_at (position, (ChessSquare) square);
      g_autofree char *words = checkbit_message_piece_on (piece, (ChessSquare) square);

      append (list, words);
    }
  return g_strdup_printf (_ ("%s: %s"), name, pieces == 0 ? C_ ("square", "empty") : list->str);
}

char *
checkbit_message_rank (const ChessPosition *position, unsigned rank)
{
  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (rank < G_N_ELEMENTS (rank_names), NULL);

  return dup_line (position, _ (rank_names[rank]), CHESS_RANK (rank));
}

char *
checkbit_message_file (const ChessPosition *position, unsigned file)
{
  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (file < G_N_ELEMENTS (file_names), NULL);

  return dup_line (position, _ (file_names[file]), CHESS_FILE (file));
}

/* From the king to the pawns. */
static char *
dup_side (const ChessPosition *position, ChessColor color)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (unsigned n = CHESS_N_PIECE_TYPES; n-- > 0;)
    {
      ChessBitboard pieces = chess_position_pieces (position, color, (ChessPieceType) n);
      g_autofree char *words = checkbit_message_pieces (position, pieces);

      if (pieces != 0)
        append (list, words);
    }
  return g_strdup_printf (
      _ ("%s: %s"), color == CHESS_WHITE ? C_ ("player", "White") : C_ ("player", "Black"),
      list->str);
}

char *
checkbit_message_all_pieces (const ChessPosition *position)
{
  g_autofree char *white = NULL, *black = NULL;

  g_return_val_if_fail (position != NULL, NULL);

  white = dup_side (position, CHESS_WHITE);
  black = dup_side (position, CHESS_BLACK);
  return g_strjoin (". ", white, black, NULL);
}

static gboolean
takes (const ChessPosition *position, ChessMove move)
{
  return chess_move_kind (move) == CHESS_MOVE_EN_PASSANT
         || (chess_move_kind (move) != CHESS_MOVE_CASTLING
             && chess_position_piece_at (position, chess_move_to (move)) != CHESS_PIECE_NONE);
}

/* Ordered by the squares of departure, then by those of arrival. */
static int
compare_moves (const void *first, const void *second)
{
  ChessMove a = *(const ChessMove *) first, b = *(const ChessMove *) second;
  int order = (int) chess_move_from (a) - (int) chess_move_from (b);

  return order != 0 ? order : (int) chess_move_to (a) - (int) chess_move_to (b);
}

char *
checkbit_message_captures (const ChessPosition *position)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *count = NULL;
  ChessMoveList moves;
  unsigned n = 0;

  g_return_val_if_fail (position != NULL, NULL);

  chess_movegen_legal (position, &moves);
  qsort (moves.moves, moves.count, sizeof moves.moves[0], compare_moves);
  for (size_t i = 0; i < moves.count; i++)
    if (takes (position, moves.moves[i]))
      {
        g_autofree char *words = checkbit_message_move_brief (position, moves.moves[i]);

        n++;
        if (list->len > 0)
          g_string_append (list, "; ");
        g_string_append (list, words);
      }
  count = g_strdup_printf (ngettext ("%u capture", "%u captures", n), n);
  return n > 0 ? g_strdup_printf (_ ("%s: %s"), count, list->str) : g_steal_pointer (&count);
}

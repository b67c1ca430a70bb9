/* Parts of sentences: a piece with its article and preposition in the right case; squares; a
 * character.
 *
 * Languages differ in how they name a piece, and in the gender that affects the rest of the
 * sentence. So there is a whole sentence for each piece that is the subject; a piece that is only
 * mentioned is a phrase with a context for translators.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/phrases-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"

const char *
checkbit_message_of_piece (const char *const sentences[CHESS_N_PIECE_TYPES], ChessPiece piece)
{
  g_return_val_if_fail (piece < CHESS_N_PIECES, "");
  g_return_val_if_fail (sentences[chess_piece_type (piece)] != NULL, "");

  return _ (sentences[chess_piece_type (piece)]);
}

char *
checkbit_message_from_piece (ChessPiece piece, const char *square)
{
  static const char *const phrases[CHESS_N_PIECE_TYPES] = {
    [CHESS_PAWN] = NC_ ("check comes from it", "from the pawn on %s"),
    [CHESS_KNIGHT] = NC_ ("check comes from it", "from the knight on %s"),
    [CHESS_BISHOP] = NC_ ("check comes from it", "from the bishop on %s"),
    [CHESS_ROOK] = NC_ ("check comes from it", "from the rook on %s"),
    [CHESS_QUEEN] = NC_ ("check comes from it", "from the queen on %s"),
    [CHESS_KING] = NC_ ("check comes from it", "from the king on %s"),
  };

  g_return_val_if_fail (piece < CHESS_N_PIECES, NULL);

  return g_strdup_printf (
      g_dpgettext2 (GETTEXT_PACKAGE, "check comes from it", phrases[chess_piece_type (piece)]),
      square);
}

char *
checkbit_message_by_piece (ChessPiece piece, const char *square)
{
  static const char *const phrases[CHESS_N_PIECE_TYPES] = {
    [CHESS_BISHOP] = NC_ ("pinned by it", "by the bishop on %s"),
    [CHESS_ROOK] = NC_ ("pinned by it", "by the rook on %s"),
    [CHESS_QUEEN] = NC_ ("pinned by it", "by the queen on %s"),
  };

  g_return_val_if_fail (piece < CHESS_N_PIECES, NULL);

  return g_strdup_printf (
      g_dpgettext2 (GETTEXT_PACKAGE, "pinned by it", phrases[chess_piece_type (piece)]), square);
}

char *
checkbit_message_to_piece (ChessPiece piece, const char *square)
{
  static const char *const phrases[CHESS_N_PIECE_TYPES] = {
    [CHESS_BISHOP] = NC_ ("a line is opened to it", "to the bishop on %s"),
    [CHESS_ROOK] = NC_ ("a line is opened to it", "to the rook on %s"),
    [CHESS_QUEEN] = NC_ ("a line is opened to it", "to the queen on %s"),
  };

  g_return_val_if_fail (piece < CHESS_N_PIECES, NULL);

  return g_strdup_printf (
      g_dpgettext2 (GETTEXT_PACKAGE, "a line is opened to it", phrases[chess_piece_type (piece)]),
      square);
}

char *
checkbit_message_taken_piece (ChessPiece piece, const char *square)
{
  static const char *const phrases[CHESS_N_PIECE_TYPES] = {
    [CHESS_PAWN] = NC_ ("it is taken", "the pawn on %s"),
    [CHESS_KNIGHT] = NC_ ("it is taken", "the knight on %s"),
    [CHESS_BISHOP] = NC_ ("it is taken", "the bishop on %s"),
    [CHESS_ROOK] = NC_ ("it is taken", "the rook on %s"),
    [CHESS_QUEEN] = NC_ ("it is taken", "the queen on %s"),
  };

  g_return_val_if_fail (piece < CHESS_N_PIECES, NULL);

  return g_strdup_printf (
      g_dpgettext2 (GETTEXT_PACKAGE, "it is taken", phrases[chess_piece_type (piece)]), square);
}

char *
checkbit_message_piece_at (ChessPiece piece, ChessSquare square)
{
  static const char *const phrases[CHESS_N_PIECE_TYPES] = {
    [CHESS_PAWN] = NC_ ("piece on a square", "pawn %s"),
    [CHESS_KNIGHT] = NC_ ("piece on a square", "knight %s"),
    [CHESS_BISHOP] = NC_ ("piece on a square", "bishop %s"),
    [CHESS_ROOK] = NC_ ("piece on a square", "rook %s"),
    [CHESS_QUEEN] = NC_ ("piece on a square", "queen %s"),
    [CHESS_KING] = NC_ ("piece on a square", "king %s"),
  };

  return g_strdup_printf (
      g_dpgettext2 (GETTEXT_PACKAGE, "piece on a square", phrases[chess_piece_type (piece)]),
      checkbit_square_name (square));
}

char *
checkbit_message_list_squares (ChessBitboard squares)
{
  g_autoptr (GString) list = g_string_new (NULL);

  CHESS_FOREACH_SQUARE (square, squares)
    {
      if (list->len > 0)
        /* Translators: between the squares of a list, such as “b1, c1” */
        g_string_append (list, C_ ("list of squares", ", "));
      g_string_append (list, checkbit_square_name ((ChessSquare) square));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
checkbit_message_quote_character (guint32 character)
{
  char text[7] = { 0 };

  if (character == 0xfffd || character > 0x10ffff || !g_unichar_isgraph (character)
      || g_unichar_iszerowidth (character))
    return g_strdup_printf ("U+%04X", character);
  text[g_unichar_to_utf8 (character, text)] = '\0';
  if (character < 0x80)
    /* Translators: a character in quotation marks */
    return g_strdup_printf (C_ ("character", "“%s”"), text);
  /* Translators: a character in quotation marks and its Unicode number in hexadecimal */
  return g_strdup_printf (C_ ("character", "“%s” (U+%04X)"), text, character);
}

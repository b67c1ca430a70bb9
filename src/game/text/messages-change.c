/* The steps of what a move changes, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>

/* What a piece does, as a sentence with room for its name and its square. */
static const char *
piece_format (ChessToggleKind kind)
{
  switch (kind)
    {
    case CHESS_TOGGLE_CAPTURED:
      /* Translators: %1$s is a piece such as “black pawn”, %2$s its square */
      return _ ("The %s on %s is taken off");
    case CHESS_TOGGLE_ARRIVES:
    case CHESS_TOGGLE_ROOK_ARRIVES:
      /* Translators: %1$s is a piece such as “white pawn”, %2$s its new square */
      return _ ("The %s arrives on %s");
    case CHESS_TOGGLE_PROMOTED:
      /* Translators: %1$s is a piece such as “white queen”, %2$s its square */
      return _ ("A %s stands on %s in the pawn’s place");
    default:
      /* Translators: %1$s is a piece such as “white pawn”, %2$s the square it stood on */
      return _ ("The %s leaves %s");
    }
}

/* That a right to castle goes. */
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
  return g_strdup_printf (piece_format (toggle->kind), checkbit_message_piece (toggle->part.piece),
                          checkbit_square_name (toggle->part.square));
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
          _ ("The en passant target on %s goes"), checkbit_square_name (toggle->part.square));
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

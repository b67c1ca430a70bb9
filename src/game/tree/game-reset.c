/* Starting over: from a position, a FEN, a number of Chess960.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/edit.h"

#include <string.h>

#include "chess/chess960.h"
#include "chess/fen.h"
#include "game/text/messages.h"

void
checkbit_game_reset_to (CheckbitGame *self, const ChessPosition *position)
{
  g_return_if_fail (CHECKBIT_IS_GAME (self));
  g_return_if_fail (position != NULL);

  checkbit_game_set_record (self, checkbit_record_new (position), NULL);
}

void
checkbit_game_reset (CheckbitGame *self)
{
  checkbit_game_reset_to (self, &chess_position_start);
}

gboolean
checkbit_game_load_fen (CheckbitGame *self, const char *fen, GError **error)
{
  ChessPosition position;
  ChessFenError fen_error;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (fen != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, &fen_error))
    {
      g_autofree char *message = checkbit_message_fen_error (&fen_error);

      g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_FEN, message);
      return FALSE;
    }

  checkbit_game_reset_to (self, &position);

  return TRUE;
}

/* --- Chess960 ------------------------------------------------------------------------------- */

int
checkbit_game_get_chess960 (CheckbitGame *self)
{
  const ChessPosition *start;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), -1);

  start = checkbit_node_get_position (checkbit_game_get_root (self));

  return chess_position_is_chess960 (start) ? chess_chess960_number (start) : -1;
}

void
checkbit_game_reset_to_chess960 (CheckbitGame *self, guint number)
{
  ChessPosition position;

  g_return_if_fail (CHECKBIT_IS_GAME (self));
  g_return_if_fail (number < CHESS_CHESS960_COUNT);

  chess_chess960_position (number, &position);
  checkbit_game_reset_to (self, &position);
}

/* How a game starts over, and how the one that was there comes back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/game-private.h"

#include <string.h>

#include "chess/fen.h"
#include "game/messages.h"

struct _CheckbitGameSnapshot
{
  CheckbitNode *root; /* owned; NULL once it is given back */
  CheckbitNode *current;
  gboolean modified;
};

/* Puts another tree in place, (transfer full) of root, announces it, and hands back the old one. */
static CheckbitGameSnapshot *
replace_tree (CheckbitGame *self, CheckbitNode *root, CheckbitNode *current, gboolean modified)
{
  CheckbitGameSnapshot *old = g_new (CheckbitGameSnapshot, 1);

  old->root = self->root;
  old->current = self->current;
  old->modified = self->modified;

  self->root = root;
  self->current = current;
  self->modified = modified;
  checkbit_game_announce (self, CHECKBIT_CHANGE_RESET, NULL);

  return old;
}

void
checkbit_game_snapshot_free (CheckbitGameSnapshot *snapshot)
{
  if (snapshot == NULL)
    return;

  checkbit_node_free_tree (snapshot->root);
  g_free (snapshot);
}

CheckbitGameSnapshot *
checkbit_game_take_and_reset_to (CheckbitGame *self, const ChessPosition *position)
{
  CheckbitNode *root;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);
  g_return_val_if_fail (position != NULL, NULL);

  root = checkbit_node_new_root (position);

  return replace_tree (self, root, root, FALSE);
}

CheckbitGameSnapshot *
checkbit_game_take (CheckbitGame *self)
{
  return checkbit_game_take_and_reset_to (self, &chess_position_start);
}

CheckbitGameSnapshot *
checkbit_game_take_and_load_fen (CheckbitGame *self, const char *fen, GError **error)
{
  ChessPosition position;
  ChessFenError fen_error;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);
  g_return_val_if_fail (fen != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, &fen_error))
    {
      g_autofree char *message = checkbit_message_fen_error (&fen_error);

      g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_FEN, message);
      return NULL;
    }

  return checkbit_game_take_and_reset_to (self, &position);
}

void
checkbit_game_restore (CheckbitGame *self, CheckbitGameSnapshot *snapshot)
{
  CheckbitNode *root;

  g_return_if_fail (CHECKBIT_IS_GAME (self));
  g_return_if_fail (snapshot != NULL);

  root = g_steal_pointer (&snapshot->root);
  checkbit_game_snapshot_free (replace_tree (self, root, snapshot->current, snapshot->modified));
  checkbit_game_snapshot_free (snapshot);
}

void
checkbit_game_reset_to (CheckbitGame *self, const ChessPosition *position)
{
  checkbit_game_snapshot_free (checkbit_game_take_and_reset_to (self, position));
}

void
checkbit_game_reset (CheckbitGame *self)
{
  checkbit_game_reset_to (self, &chess_position_start);
}

gboolean
checkbit_game_load_fen (CheckbitGame *self, const char *fen, GError **error)
{
  g_autoptr (CheckbitGameSnapshot) old = checkbit_game_take_and_load_fen (self, fen, error);

  return old != NULL;
}

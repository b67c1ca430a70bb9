/* How one game makes way for another; the history keeps the old one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/game-private.h"

#include <string.h>

#include "chess/chess960.h"
#include "chess/fen.h"
#include "game/text/messages.h"

CheckbitWhole
checkbit_game_new_whole (CheckbitGame *self, CheckbitRecord *record, CheckbitNode *current)
{
  CheckbitWhole whole = {
    .record = record,
    .current = current != NULL ? current : record->root,
    .id = ++self->last_number,
    .state = ++self->last_number,
  };

  whole.saved = whole.state;

  return whole;
}

/* Whether there is nothing that anyone would want back. */
static gboolean
is_blank (CheckbitWhole *whole)
{
  CheckbitNode *root = whole->record->root;

  return root->first_child == NULL && root->notes == NULL && whole->state == whole->saved
         && checkbit_tags_get_n (whole->record->tags) == 0
         && whole->record->result == CHECKBIT_RESULT_OPEN
         && chess_position_key (&root->position) == chess_position_key (&chess_position_start);
}

/* A blank game is not put aside; what could have been made again goes with it. */
static void
replace_blank (CheckbitGame *self, const CheckbitWhole *whole)
{
  CheckbitWhole old = self->whole;
  GPtrArray *steps = self->history.steps;
  g_autoptr (GPtrArray) forgotten
      = g_ptr_array_new_with_free_func ((GDestroyNotify) checkbit_step_free);

  while (steps->len > self->history.done)
    g_ptr_array_add (forgotten, g_ptr_array_steal_index (steps, steps->len - 1));

  self->whole = *whole;
  self->live = NULL;
  self->revision++;
  checkbit_game_announce (self, CHECKBIT_CHANGE_RESET, NULL);
  checkbit_whole_clear (&old);
}

void
checkbit_game_set_record_with (CheckbitGame *self,
                               CheckbitRecord *record,
                               CheckbitNode *current,
                               gpointer companion,
                               GDestroyNotify destroy)
{
  CheckbitWhole whole;
  CheckbitStep *step;

  g_return_if_fail (CHECKBIT_IS_GAME (self));
  g_return_if_fail (record != NULL);
  g_return_if_fail (current == NULL || checkbit_node_mark_visited (current) == record->root);

  whole = checkbit_game_new_whole (self, record, current);
  whole.companion = companion;
  whole.companion_destroy = destroy;
  if (is_blank (&self->whole))
    {
      replace_blank (self, &whole);
      return;
    }

  step = checkbit_step_new (CHECKBIT_EDIT_NEW, NULL, NULL);
  checkbit_step_add_whole (step, &whole);
  checkbit_game_commit (self, step, NULL);
}

void
checkbit_game_set_record (CheckbitGame *self, CheckbitRecord *record, CheckbitNode *current)
{
  checkbit_game_set_record_with (self, record, current, NULL, NULL);
}

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

  start = &self->whole.record->root->position;

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

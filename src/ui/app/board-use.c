/* What the board of a window is used for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/board-use.h"

static guint64
get_record_id (CheckbitController *controller)
{
  return checkbit_game_get_record_id (checkbit_controller_get_game (controller));
}

void
checkbit_board_use_note (CheckbitBoardUse *self, CheckbitController *controller)
{
  self->record_id = get_record_id (controller);
  g_set_object (&self->setup, checkbit_controller_get_setup (controller));
}

gboolean
checkbit_board_use_lasts (const CheckbitBoardUse *self, CheckbitController *controller)
{
  return self->record_id == get_record_id (controller)
         && self->setup == checkbit_controller_get_setup (controller);
}

void
checkbit_board_use_clear (CheckbitBoardUse *self)
{
  g_clear_object (&self->setup);
}

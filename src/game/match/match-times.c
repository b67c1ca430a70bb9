/* The state of the clock at each move of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/match/match-times.h"

#include "chess/position.h"
#include "game/tree/record.h"

/* The clock at a node. The key tells whether it is still the same node, as the memory of a freed
 * one may be reused. */
typedef struct
{
  CheckbitClockState state;
  guint64 key;
  guint ply;
} MatchTime;

void
checkbit_match_times_init (CheckbitMatchTimes *self)
{
  self->at = g_hash_table_new_full (NULL, NULL, NULL, g_free);
}

void
checkbit_match_times_clear (CheckbitMatchTimes *self)
{
  g_hash_table_unref (self->at);
}

void
checkbit_match_times_forget (CheckbitMatchTimes *self)
{
  g_hash_table_remove_all (self->at);
  self->placed = FALSE;
}

static void
set_place (CheckbitMatchTimes *self, CheckbitNode *node)
{
  self->placed = TRUE;
  self->ply = checkbit_node_get_ply (node);
}

/* The clock at a node, NULL if unknown. */
static const MatchTime *
find (CheckbitMatchTimes *self, CheckbitNode *node)
{
  const MatchTime *time = g_hash_table_lookup (self->at, node);

  return time != NULL && time->key == chess_position_key (checkbit_node_get_position (node))
                 && time->ply == checkbit_node_get_ply (node)
             ? time
             : NULL;
}

gboolean
checkbit_match_times_is_flag_down (const CheckbitMatchTimes *self)
{
  return checkbit_clock_get_flagged (self->clock, CHESS_WHITE)
         || checkbit_clock_get_flagged (self->clock, CHESS_BLACK);
}

void
checkbit_match_times_save (CheckbitMatchTimes *self, CheckbitNode *node)
{
  MatchTime *time;

  set_place (self, node);
  /* From a fallen flag no game can go on: the earlier state stays. */
  if (checkbit_match_times_is_flag_down (self) && find (self, node) != NULL)
    return;

  time = g_new0 (MatchTime, 1);
  checkbit_clock_save (self->clock, &time->state);
  time->key = chess_position_key (checkbit_node_get_position (node));
  time->ply = checkbit_node_get_ply (node);
  g_hash_table_insert (self->at, node, time);
}

/* The remaining time of each side according to the record, if it has that. */
static void
restore_from_record (CheckbitMatchTimes *self, CheckbitNode *node)
{
  for (guint i = 0; i < 2 && checkbit_node_get_parent (node) != NULL; i++)
    {
      CheckbitNode *parent = checkbit_node_get_parent (node);
      ChessColor mover = chess_position_side (checkbit_node_get_position (parent));

      if (checkbit_node_get_clock_ms (node) >= 0)
        checkbit_clock_set_remaining_ms (self->clock, mover, checkbit_node_get_clock_ms (node));
      node = parent;
    }
}

/* Counts the moves of each side up to a node, from where the clock was. */
static void
count_moves (const CheckbitMatchTimes *self, CheckbitNode *node, CheckbitClockState *state)
{
  guint ply = checkbit_node_get_ply (node);
  ChessColor side = chess_position_side (checkbit_node_get_position (node));

  for (guint i = MIN (ply, self->ply); self->placed && i < MAX (ply, self->ply); i++)
    {
      ChessColor mover = i % 2 == ply % 2 ? side : chess_color_opposite (side);

      if (!checkbit_clock_has_control (self->clock, mover))
        continue;
      if (self->ply < ply)
        state->moves[mover]++;
      else if (state->moves[mover] > 0)
        state->moves[mover]--;
    }
}

/* What is known of the clock at a node without any times: the side to move, the moves, and what a
 * side has that has not moved. */
static void
restore_without_times (CheckbitMatchTimes *self, CheckbitNode *node)
{
  CheckbitClockState state;

  checkbit_clock_save (self->clock, &state);
  count_moves (self, node, &state);
  state.side = chess_position_side (checkbit_node_get_position (node));
  state.used_us = 0;
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      state.flagged[side] = FALSE;
      if (state.moves[side] == 0)
        state.remaining_us[side] = checkbit_clock_get_first_us (self->clock, side);
    }
  checkbit_clock_restore (self->clock, &state);
}

void
checkbit_match_times_restore (CheckbitMatchTimes *self, CheckbitNode *node)
{
  const MatchTime *time = find (self, node);

  if (time != NULL)
    {
      checkbit_clock_restore (self->clock, &time->state);
      set_place (self, node);
      return;
    }

  restore_without_times (self, node);
  restore_from_record (self, node);
  /* Without a time in the record it could not be found again after a flag has fallen. */
  checkbit_match_times_save (self, node);
}

/* The times are those at the beginning of the move at a node. */
static void
begin_move (CheckbitMatchTimes *self, CheckbitNode *node)
{
  CheckbitClockState state;

  checkbit_match_times_restore (self, node);
  checkbit_clock_save (self->clock, &state);
  state.used_us = 0;
  checkbit_clock_restore (self->clock, &state);
}

/* Writes down what a side has left, if the move at a node is its own. */
static void
write_late (CheckbitMatchTimes *self, CheckbitNode *node, ChessColor side)
{
  if (chess_position_side (checkbit_node_get_position (node)) != side
      && checkbit_node_get_clock_ms (node) >= 0)
    checkbit_node_set_clock_ms (node, checkbit_clock_get_remaining_ms (self->clock, side));
}

void
checkbit_match_times_lift_flag (CheckbitMatchTimes *self, CheckbitNode *node)
{
  ChessColor side;

  if (!checkbit_match_times_is_flag_down (self))
    return;

  side = checkbit_clock_get_flagged (self->clock, CHESS_WHITE) ? CHESS_WHITE : CHESS_BLACK;
  begin_move (self, node);
  write_late (self, node, side);
}

void
checkbit_match_times_drop_flag (CheckbitMatchTimes *self, CheckbitNode *node, ChessColor side)
{
  CheckbitClockState state;

  if (find (self, node) == NULL)
    checkbit_match_times_save (self, node);
  checkbit_clock_save (self->clock, &state);
  state.flagged[side] = TRUE;
  state.remaining_us[side] = 0;
  state.used_us = 0;
  checkbit_clock_restore (self->clock, &state);
  write_late (self, node, side);
}

/* How long the side to move has been thinking, in milliseconds. */
static gint64
thought_ms (CheckbitMatchTimes *self)
{
  CheckbitClockState state;

  checkbit_clock_save (self->clock, &state);

  return state.used_us / 1000;
}

/* Stores for a move that came too late what its side would have if it had come at once: its loss
 * may be taken back. */
static void
save_late (CheckbitMatchTimes *self, CheckbitNode *node)
{
  CheckbitClockState fallen;

  checkbit_clock_save (self->clock, &fallen);
  begin_move (self, checkbit_node_get_parent (node));
  checkbit_clock_press (self->clock);
  checkbit_match_times_save (self, node);
  checkbit_clock_restore (self->clock, &fallen);
  set_place (self, checkbit_node_get_parent (node));
}

void
checkbit_match_times_stamp (CheckbitMatchTimes *self, CheckbitNode *node)
{
  ChessColor mover
      = chess_position_side (checkbit_node_get_position (checkbit_node_get_parent (node)));
  gint64 elapsed = thought_ms (self);
  gboolean in_time = checkbit_clock_press (self->clock);

  if (checkbit_clock_has_control (self->clock, mover))
    {
      checkbit_node_set_clock_ms (node, checkbit_clock_get_remaining_ms (self->clock, mover));
      checkbit_node_set_elapsed_ms (node, elapsed);
    }
  if (in_time)
    checkbit_match_times_save (self, node);
  else
    save_late (self, node);
}

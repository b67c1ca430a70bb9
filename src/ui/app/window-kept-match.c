/* The match of a kept game: who plays and what the clocks say goes into the journal, and comes
 * back with the game, standing still until a person goes on. So does the match of a game that another has
 * taken the place of, when undo brings that game back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#define VALUE "match"
#define PLACE_VALUE "match-place"

/* --- Put aside ------------------------------------------------------------------------------ */

typedef struct
{
  CheckbitMatchPlan *plan;  /* owned */
  CheckbitClockState clock; /* as it stood */
} Aside;

static void
aside_free (gpointer data)
{
  Aside *aside = data;

  checkbit_match_plan_free (aside->plan);
  g_free (aside);
}

/* Remembers the match, that is over or about to be, with its game. */
static void
put_aside (CheckbitWindow *self)
{
  const CheckbitMatchPlan *plan = checkbit_controller_get_plan (self->controller);
  Aside *aside;
  gint64 *key;

  if (self->match_record == 0 || plan == NULL)
    return;
  if (self->matches == NULL)
    self->matches = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, aside_free);
  aside = g_new0 (Aside, 1);
  aside->plan = checkbit_match_plan_copy (plan);
  checkbit_clock_save (checkbit_match_get_clock (self->match), &aside->clock);
  key = g_new (gint64, 1);
  *key = (gint64) self->match_record;
  g_hash_table_replace (self->matches, key, aside);
  self->match_record = 0;
}

void
checkbit_window_put_match_aside (CheckbitWindow *self)
{
  put_aside (self);
  checkbit_match_end (self->match);
}

/* Knows the game of the match; one that has made way for another takes its match with it. */
static void
follow_match (CheckbitWindow *self)
{
  guint64 record = checkbit_game_get_record_id (self->game);

  if (checkbit_controller_in_match (self->controller))
    self->match_record = record;
  else if (self->match_record != record)
    put_aside (self);
  if (!checkbit_controller_in_match (self->controller))
    self->match_record = 0;
}

/* --- In the journal ------------------------------------------------------------------------- */

/* Writes down who plays, or that nobody does. */
static void
keep_match (CheckbitWindow *self)
{
  const CheckbitMatchPlan *current = checkbit_controller_get_plan (self->controller);
  g_autoptr (GVariant) plan = NULL;
  g_autofree char *text = NULL;

  follow_match (self);
  if (checkbit_controller_get_journal (self->controller) == NULL)
    return;
  if (checkbit_controller_in_match (self->controller) && current != NULL)
    {
      plan = g_variant_ref_sink (checkbit_match_plan_to_variant (current));
      text = g_variant_print (plan, TRUE);
    }
  checkbit_journal_set_value (checkbit_controller_get_journal (self->controller), VALUE, text);
}

/* Where a match goes on while the board shows something else: which child it is at each step from
 * the start. NULL where the board stands there. (transfer full) */
static char *
dup_place (CheckbitWindow *self)
{
  GString *place = NULL;

  if (!checkbit_match_is_looking_back (self->match))
    return NULL;
  place = g_string_new (NULL);
  for (CheckbitNode *node = checkbit_game_get_end (self->game);
       checkbit_node_get_parent (node) != NULL; node = checkbit_node_get_parent (node))
    {
      g_autofree char *index = g_strdup_printf ("%u ", checkbit_node_get_index (node));
      g_string_prepend (place, index);
    }
  return g_string_free (place, FALSE);
}

static void
keep_place (CheckbitWindow *self)
{
  g_autofree char *place
      = checkbit_controller_get_journal (self->controller) != NULL ? dup_place (self) : NULL;

  if (checkbit_controller_get_journal (self->controller) != NULL
      && g_strcmp0 (place, checkbit_journal_get_value (
                               checkbit_controller_get_journal (self->controller), PLACE_VALUE))
             != 0)
    checkbit_journal_set_value (checkbit_controller_get_journal (self->controller), PLACE_VALUE,
                                place);
}

/* The node that was written down; NULL for none, or where the game has no such place. */
static CheckbitNode *
find_place (CheckbitWindow *self)
{
  const char *place = checkbit_journal_get_value (
      checkbit_controller_get_journal (self->controller), PLACE_VALUE);
  CheckbitNode *node = checkbit_game_get_root (self->game);
  char *rest;

  if (place == NULL)
    return NULL;
  for (guint64 index = g_ascii_strtoull (place, &rest, 10); rest != place && node != NULL;
       index = g_ascii_strtoull (place, &rest, 10))
    {
      node = index < checkbit_node_get_n_children (node)
                 ? checkbit_node_get_child (node, (guint) index)
                 : NULL;
      place = rest;
    }
  return node;
}

/* The players as they were; engines that are not there any more are replaced. */
static void
seat_players (CheckbitWindow *self)
{
  const CheckbitMatchPlan *plan = checkbit_controller_get_plan (self->controller);
  CheckbitClock *clock = checkbit_match_get_clock (self->match);

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      g_autoptr (CheckbitPlayer) player
          = checkbit_match_plan_create_player (plan, side, checkbit_engine_list_get_default ());
      checkbit_match_set_player (self->match, side, player);
      checkbit_clock_set_control (clock, side, &plan->sides[side].control);
    }
  checkbit_window_set_pace (self, plan);
}

/* FALSE where the game was no match. */
static gboolean
read_plan (CheckbitWindow *self)
{
  const char *text
      = checkbit_journal_get_value (checkbit_controller_get_journal (self->controller), VALUE);
  CheckbitMatchPlan *plan;
  g_autoptr (GVariant) kept
      = text != NULL ? g_variant_parse (G_VARIANT_TYPE_VARDICT, text, NULL, NULL, NULL) : NULL;

  if (kept == NULL)
    return FALSE;
  plan = checkbit_match_plan_new (checkbit_engine_list_get_default ());
  checkbit_match_plan_read (plan, kept, checkbit_engine_list_get_default ());
  checkbit_controller_set_plan (self->controller, plan);
  return TRUE;
}

/* Goes on with the match and stops at once. Going on takes the clocks back to the last move: they
 * are put where they stood. */
static void
stand_still (CheckbitWindow *self)
{
  CheckbitClock *clock = checkbit_match_get_clock (self->match);
  CheckbitClockState state;

  checkbit_clock_save (clock, &state);
  checkbit_match_start (self->match, FALSE);
  checkbit_match_pause (self->match);
  if (checkbit_clock_get_enabled (clock))
    checkbit_clock_restore (clock, &state);
}

void
checkbit_window_keep_match (CheckbitWindow *self)
{
  gboolean in_match = read_plan (self);

  if (in_match)
    {
      seat_players (self);
      checkbit_game_set_live (self->game, find_place (self));
    }
  checkbit_journal_set_clock (checkbit_controller_get_journal (self->controller),
                              checkbit_match_get_clock (self->match));
  if (in_match)
    stand_still (self);
  keep_match (self);
}

void
checkbit_window_bring_match_back (CheckbitWindow *self)
{
  gint64 record = (gint64) checkbit_game_get_record_id (self->game);
  Aside *aside = self->matches != NULL ? g_hash_table_lookup (self->matches, &record) : NULL;

  if (aside == NULL)
    return;
  checkbit_controller_set_plan (self->controller, checkbit_match_plan_copy (aside->plan));
  seat_players (self);
  checkbit_clock_restore (checkbit_match_get_clock (self->match), &aside->clock);
  g_hash_table_remove (self->matches, &record);
  stand_still (self);
}

void
checkbit_window_init_kept_match (CheckbitWindow *self)
{
  g_signal_connect_object (self->match, "notify::state", G_CALLBACK (keep_match), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "players-changed", G_CALLBACK (keep_match), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (keep_place), self, G_CONNECT_SWAPPED);
}

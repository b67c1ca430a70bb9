/* Keeps a match with its game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/planned-match.h"

#include "game/tree/node-build.h"

#define VALUE "match"
#define PLACE_VALUE "match-place"

/* A match that was put aside with its game. */
typedef struct
{
  CheckbitMatchPlan *plan;  /* owned */
  CheckbitClockState clock; /* its state */
  CheckbitNode *place;      /* where it goes on; borrowed from the game that is aside with it */
} Aside;

struct _CheckbitPlannedMatch
{
  GObject parent_instance;

  CheckbitMatch *match;
  CheckbitMatchPlan *plan;  /* NULL for none */
  CheckbitJournal *journal; /* NULL for none */
  GHashTable *aside;        /* Aside by the ID of its game's record */
  guint64 record;           /* the ID of the current match's record; 0 for none */
  CheckbitNode *place;      /* where the current match goes on, as last seen; borrowed */
  guint missing;            /* tells that an engine is missing; 0 for none */
};

static guint engine_missing_signal;

G_DEFINE_FINAL_TYPE (CheckbitPlannedMatch, checkbit_planned_match, G_TYPE_OBJECT)

static gboolean
is_on (CheckbitPlannedMatch *self)
{
  return checkbit_match_get_state (self->match) != CHECKBIT_MATCH_IDLE;
}

static CheckbitGame *
get_game (CheckbitPlannedMatch *self)
{
  return checkbit_match_get_game (self->match);
}

static CheckbitEngineList *
get_engines (void)
{
  return checkbit_engine_list_get_default ();
}

/* --- The plan ------------------------------------------------------------------------------- */

const CheckbitMatchPlan *
checkbit_planned_match_get_plan (CheckbitPlannedMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PLANNED_MATCH (self), NULL);
  return self->plan;
}

static gboolean
missing_cb (gpointer data)
{
  CheckbitPlannedMatch *self = data;

  self->missing = 0;
  g_signal_emit (self, engine_missing_signal, 0);

  return G_SOURCE_REMOVE;
}

/* (transfer full) of plan; complete: whether it had all its engines so far. That one is missing is
 * told after the change of the game, which takes back what was said of the one before. */
static void
take_plan (CheckbitPlannedMatch *self, CheckbitMatchPlan *plan, gboolean complete)
{
  g_clear_pointer (&self->plan, checkbit_match_plan_free);
  self->plan = plan;
  if ((!checkbit_match_plan_mend (plan, get_engines ()) || !complete) && self->missing == 0)
    self->missing = g_timeout_add (0, missing_cb, self);
}

void
checkbit_planned_match_set_plan (CheckbitPlannedMatch *self, CheckbitMatchPlan *plan)
{
  g_return_if_fail (CHECKBIT_IS_PLANNED_MATCH (self));

  checkbit_planned_match_put_aside (self);
  take_plan (self, plan, TRUE);
}

void
checkbit_planned_match_seat (CheckbitPlannedMatch *self)
{
  CheckbitClock *clock;

  g_return_if_fail (CHECKBIT_IS_PLANNED_MATCH (self));
  g_return_if_fail (self->plan != NULL);

  clock = checkbit_match_get_clock (self->match);
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      g_autoptr (CheckbitPlayer) player
          = checkbit_match_plan_create_player (self->plan, side, get_engines ());

      checkbit_match_set_player (self->match, side, player);
      checkbit_clock_set_control (clock, side, &self->plan->sides[side].control);
    }
  checkbit_match_set_least_time (self->match, self->plan->least_ms);
}

void
checkbit_planned_match_replace_engine (CheckbitPlannedMatch *self, ChessColor side)
{
  g_autoptr (CheckbitPlayer) person = checkbit_player_new_person (NULL);

  g_return_if_fail (CHECKBIT_IS_PLANNED_MATCH (self));

  if (self->plan != NULL)
    {
      self->plan->sides[side].engine = FALSE;
      g_free (self->plan->sides[side].name);
      self->plan->sides[side].name = g_strdup (person->name);
    }
  checkbit_match_set_player (self->match, side, person);
}

static void
write_name (const CheckbitMatchPlan *plan, ChessColor side, CheckbitTags *tags, const char *tag)
{
  g_autoptr (CheckbitPlayer) player
      = checkbit_match_plan_create_player (plan, side, get_engines ());

  if (*player->name != '\0')
    checkbit_tags_set (tags, tag, player->name);
}

void
checkbit_planned_match_write_tags (CheckbitPlannedMatch *self, CheckbitTags *tags)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y.%m.%d");
  const CheckbitTimeControl *control;
  g_autofree char *time = NULL;

  g_return_if_fail (CHECKBIT_IS_PLANNED_MATCH (self));
  g_return_if_fail (self->plan != NULL);

  control = &self->plan->sides[CHESS_WHITE].control;
  time = checkbit_time_control_format_pgn (control);
  checkbit_tags_set (tags, "Date", date);
  write_name (self->plan, CHESS_WHITE, tags, "White");
  write_name (self->plan, CHESS_BLACK, tags, "Black");
  if (checkbit_time_control_equal (control, &self->plan->sides[CHESS_BLACK].control))
    checkbit_tags_set (tags, "TimeControl", time);
}

/* The name of an engine that somebody has taken over for, which stays in the record. */
static void
write_former (const CheckbitMatchPlan *plan, ChessColor side, CheckbitTags *tags, const char *tag)
{
  const CheckbitPlanSide *place = &plan->sides[side];
  CheckbitEngineEntry *entry = checkbit_engine_list_find (get_engines (), place->engine_id);
  g_autoptr (CheckbitPlayer) former = NULL;

  if (entry == NULL || checkbit_tags_get (tags, tag) != NULL)
    return;
  former = checkbit_player_new_engine (entry, place->strength);
  checkbit_tags_set (tags, tag, former->name);
}

CheckbitTags *
checkbit_planned_match_dup_own_tags (CheckbitPlannedMatch *self)
{
  CheckbitTags *tags = checkbit_tags_new ();

  g_return_val_if_fail (CHECKBIT_IS_PLANNED_MATCH (self), tags);

  if (self->plan == NULL)
    return tags;
  checkbit_planned_match_write_tags (self, tags);
  write_former (self->plan, CHESS_WHITE, tags, "White");
  write_former (self->plan, CHESS_BLACK, tags, "Black");
  return tags;
}

/* --- Put aside ------------------------------------------------------------------------------ */

static void
aside_free (gpointer data)
{
  Aside *aside = data;

  checkbit_match_plan_free (aside->plan);
  g_free (aside);
}

/* Stores the match, which is over or about to end, with its game. */
static void
remember (CheckbitPlannedMatch *self)
{
  Aside *aside;
  gint64 *key;

  if (self->record == 0 || self->plan == NULL)
    return;
  aside = g_new0 (Aside, 1);
  aside->plan = checkbit_match_plan_copy (self->plan);
  checkbit_clock_save (checkbit_match_get_clock (self->match), &aside->clock);
  aside->place = self->place;
  key = g_new (gint64, 1);
  *key = (gint64) self->record;
  g_hash_table_replace (self->aside, key, aside);
  self->record = 0;
}

void
checkbit_planned_match_put_aside (CheckbitPlannedMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_PLANNED_MATCH (self));

  remember (self);
  checkbit_match_end (self->match);
}

/* The board may show something else. When the game was replaced, the match has ended already: its
 * place stays as it was. */
static void
follow_place (CheckbitPlannedMatch *self)
{
  if (is_on (self))
    self->place = checkbit_game_get_end (get_game (self));
}

/* Puts the match aside if its game was replaced. */
static void
follow_match (CheckbitPlannedMatch *self)
{
  guint64 record = checkbit_game_get_record_id (get_game (self));

  follow_place (self);
  if (is_on (self))
    self->record = record;
  else if (self->record != record)
    remember (self);
  if (!is_on (self))
    self->record = 0;
}

/* Resumes the match and pauses it at once. Resuming sets the clocks back to the last move, so their
 * stored state is restored. */
static void
stand_still (CheckbitPlannedMatch *self)
{
  CheckbitClock *clock = checkbit_match_get_clock (self->match);
  CheckbitClockState state;

  checkbit_clock_save (clock, &state);
  checkbit_match_start (self->match, FALSE);
  checkbit_match_pause (self->match);
  if (checkbit_clock_get_enabled (clock))
    checkbit_clock_restore (clock, &state);
}

/* Goes to where the match stood. Undo may have taken that away before it took the game away: then
 * the match is at its start again, and so are the clocks. */
static void
restore_place (CheckbitPlannedMatch *self, const Aside *aside)
{
  CheckbitClock *clock = checkbit_match_get_clock (self->match);

  if (checkbit_node_is_in_tree (aside->place))
    {
      checkbit_clock_restore (clock, &aside->clock);
      checkbit_game_set_live (get_game (self), aside->place);
    }
  else
    checkbit_clock_reset (clock, checkbit_match_get_side (self->match));
}

void
checkbit_planned_match_bring_back (CheckbitPlannedMatch *self)
{
  gint64 record;
  Aside *aside;

  g_return_if_fail (CHECKBIT_IS_PLANNED_MATCH (self));

  record = (gint64) checkbit_game_get_record_id (get_game (self));
  aside = g_hash_table_lookup (self->aside, &record);
  if (aside == NULL)
    return;
  take_plan (self, checkbit_match_plan_copy (aside->plan), TRUE);
  checkbit_planned_match_seat (self);
  restore_place (self, aside);
  g_hash_table_remove (self->aside, &record);
  stand_still (self);
}

/* --- In the journal ------------------------------------------------------------------------- */

/* Where a match goes on, as the index of the child at each step from the start. NULL if that is the
 * end of the line on the board, or without a match. (transfer full) */
static char *
dup_place (CheckbitPlannedMatch *self)
{
  CheckbitNode *node = checkbit_game_get_end (get_game (self));
  GString *place = NULL;

  if (!is_on (self)
      || (!checkbit_match_is_looking_back (self->match) && checkbit_node_get_next (node) == NULL))
    return NULL;
  place = g_string_new (NULL);
  for (; checkbit_node_get_parent (node) != NULL; node = checkbit_node_get_parent (node))
    {
      g_autofree char *index = g_strdup_printf ("%u ", checkbit_node_get_index (node));
      g_string_prepend (place, index);
    }
  return g_string_free (place, FALSE);
}

static void
keep_place (CheckbitPlannedMatch *self)
{
  g_autofree char *place = self->journal != NULL ? dup_place (self) : NULL;

  follow_place (self);
  if (self->journal != NULL
      && g_strcmp0 (place, checkbit_journal_get_value (self->journal, PLACE_VALUE)) != 0)
    checkbit_journal_set_value (self->journal, PLACE_VALUE, place);
}

/* Writes down who plays and where, or that there is no match. */
static void
keep_match (CheckbitPlannedMatch *self)
{
  g_autoptr (GVariant) plan = NULL;
  g_autofree char *text = NULL;

  follow_match (self);
  if (self->journal == NULL)
    return;
  if (is_on (self) && self->plan != NULL)
    {
      plan = g_variant_ref_sink (checkbit_match_plan_to_variant (self->plan));
      text = g_variant_print (plan, TRUE);
    }
  checkbit_journal_set_value (self->journal, VALUE, text);
  keep_place (self);
}

/* The node from the journal; NULL for none, or if the game has no such node. */
static CheckbitNode *
find_place (CheckbitPlannedMatch *self)
{
  const char *place = checkbit_journal_get_value (self->journal, PLACE_VALUE);
  CheckbitNode *node = checkbit_game_get_root (get_game (self));
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

/* FALSE if the game was not a match. */
static gboolean
read_plan (CheckbitPlannedMatch *self)
{
  const char *text = checkbit_journal_get_value (self->journal, VALUE);
  g_autoptr (GVariant) kept
      = text != NULL ? g_variant_parse (G_VARIANT_TYPE_VARDICT, text, NULL, NULL, NULL) : NULL;
  CheckbitMatchPlan *plan;
  gboolean complete;

  if (kept == NULL)
    return FALSE;
  plan = checkbit_match_plan_new (get_engines ());
  complete = checkbit_match_plan_read (plan, kept, get_engines ());
  take_plan (self, plan, complete);
  return TRUE;
}

void
checkbit_planned_match_set_journal (CheckbitPlannedMatch *self, CheckbitJournal *journal)
{
  CheckbitNode *place;
  gboolean in_match;

  g_return_if_fail (CHECKBIT_IS_PLANNED_MATCH (self));

  g_set_object (&self->journal, journal);
  if (journal == NULL)
    return;
  in_match = read_plan (self);
  place = find_place (self); /* before the journal hears of this match */
  if (in_match)
    {
      checkbit_planned_match_seat (self);
      checkbit_game_set_live (get_game (self), place);
    }
  checkbit_journal_set_clock (journal, checkbit_match_get_clock (self->match));
  if (in_match)
    stand_still (self);
  keep_match (self);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_planned_match_finalize (GObject *object)
{
  CheckbitPlannedMatch *self = CHECKBIT_PLANNED_MATCH (object);

  g_clear_handle_id (&self->missing, g_source_remove);
  g_clear_object (&self->match);
  g_clear_object (&self->journal);
  g_clear_pointer (&self->plan, checkbit_match_plan_free);
  g_clear_pointer (&self->aside, g_hash_table_unref);
  G_OBJECT_CLASS (checkbit_planned_match_parent_class)->finalize (object);
}

static void
checkbit_planned_match_class_init (CheckbitPlannedMatchClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_planned_match_finalize;

  engine_missing_signal = g_signal_new ("engine-missing", CHECKBIT_TYPE_PLANNED_MATCH,
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_planned_match_init (CheckbitPlannedMatch *self)
{
  self->aside = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, aside_free);
}

CheckbitPlannedMatch *
checkbit_planned_match_new (CheckbitMatch *match)
{
  CheckbitPlannedMatch *self = g_object_new (CHECKBIT_TYPE_PLANNED_MATCH, NULL);

  self->match = g_object_ref (match);
  g_signal_connect_object (match, "notify::state", G_CALLBACK (keep_match), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "players-changed", G_CALLBACK (keep_match), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_game (self), "changed", G_CALLBACK (keep_place), self,
                           G_CONNECT_SWAPPED);
  return self;
}

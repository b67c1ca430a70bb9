/* A review of a game by an engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/review/review.h"

#include "game/review/findings.h"
#include "game/review/review-enums.h"
#include "game/tree/edit.h"

/* The time limit of a search by depth. */
#define SEARCH_MS 60000

struct _CheckbitReview
{
  GObject parent_instance;

  CheckbitGame *game;
  CheckbitReviewState state;
  CheckbitReviewPace pace;
  guint search_ms, stop_ms; /* stop_ms: 0 for the engine's default */
  GError *error;            /* NULL unless the engine failed */
  guint n_found;
  gboolean written; /* the results of the last review are in the record */

  /* During a review. */
  CheckbitEngine *engine;
  CheckbitFindings *findings;
  guint64 record; /* the game's, when it began */
  guint next;     /* positions before this one are still to be searched */
  guint search;   /* of position next - 1; 0 for none */
  guint impatience;
};

enum
{
  PROP_0,
  PROP_STATE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint progress_signal, ended_signal;

G_DEFINE_FINAL_TYPE (CheckbitReview, checkbit_review, G_TYPE_OBJECT)

static void
set_state (CheckbitReview *self, CheckbitReviewState state)
{
  if (self->state == state)
    return;
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

/* --- The end -------------------------------------------------------------------------------- */

static void
drop_engine (CheckbitReview *self)
{
  self->search = 0;
  g_clear_handle_id (&self->impatience, g_source_remove);
  if (self->engine == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->engine, self);
  checkbit_engine_quit (self->engine);
  g_clear_object (&self->engine);
}

/* Writes the results, unless the game was replaced, and notifies. */
static void
finish (CheckbitReview *self, CheckbitReviewEnd end)
{
  G_GNUC_UNUSED g_autoptr (CheckbitReview) alive = g_object_ref (self);
  g_autoptr (CheckbitFindings) findings = g_steal_pointer (&self->findings);

  drop_engine (self);
  set_state (self, CHECKBIT_REVIEW_IDLE);
  self->written = end != CHECKBIT_REVIEW_GONE && self->n_found > 0
                  && checkbit_findings_write (findings, self->game);
  g_signal_emit (self, ended_signal, 0, end);
}

/* --- One position after another ------------------------------------------------------------- */

static gboolean
impatient_cb (gpointer data)
{
  CheckbitReview *self = data;

  self->impatience = 0;
  checkbit_engine_move_now (self->engine);

  return G_SOURCE_REMOVE;
}

/* Searches position next - 1. */
static void
search (CheckbitReview *self)
{
  const CheckbitFindings *findings = self->findings;
  guint index = self->next - 1, origin = findings->origins[index];
  CheckbitEngineGo go = { .movetime_ms = self->pace.movetime_ms, .depth = self->pace.depth };

  self->search = checkbit_engine_search (self->engine, &findings->positions[origin],
                                         findings->moves + origin, index - origin, &go);
  g_clear_handle_id (&self->impatience, g_source_remove);
  if (self->pace.depth > 0)
    self->impatience = g_timeout_add (self->search_ms, impatient_cb, self);
}

/* Skips positions that need no engine, and searches the next one that does. */
static void
step (CheckbitReview *self)
{
  while (self->next > 0 && self->findings->by_rules[self->next - 1].kind != CHECKBIT_SCORE_NONE)
    self->next--;
  if (self->next == 0)
    finish (self, self->findings->cut ? CHECKBIT_REVIEW_CUT : CHECKBIT_REVIEW_DONE);
  else
    search (self);
}

static void
best_move_cb (CheckbitEngine *engine, guint id, guint move, guint ponder, CheckbitReview *self)
{
  G_GNUC_UNUSED g_autoptr (CheckbitReview) alive = g_object_ref (self);
  gboolean known
      = checkbit_engine_get_lines_search (engine) == id && checkbit_engine_get_n_lines (engine) > 0;

  if (id != self->search || self->search == 0)
    return;

  self->search = 0;
  g_clear_handle_id (&self->impatience, g_source_remove);
  self->next--;
  checkbit_findings_take (self->findings, self->next,
                          known ? checkbit_engine_get_line (engine, 0) : NULL, (ChessMove) move);
  if (self->findings->found[self->next].score.kind != CHECKBIT_SCORE_NONE)
    self->n_found++;
  g_signal_emit (self, progress_signal, 0);
  if (self->state == CHECKBIT_REVIEW_RUNNING && self->search == 0)
    step (self);
}

static void
failed_cb (CheckbitEngine *engine, GError *error, CheckbitReview *self)
{
  self->error = g_error_copy (error);
  finish (self, CHECKBIT_REVIEW_FAILED);
}

static void
game_changed_cb (CheckbitReview *self)
{
  if (self->state != CHECKBIT_REVIEW_IDLE
      && checkbit_game_get_record_id (self->game) != self->record)
    finish (self, CHECKBIT_REVIEW_GONE);
}

/* --- Control -------------------------------------------------------------------------------- */

static void
make_engine (CheckbitReview *self, CheckbitEngineEntry *entry)
{
  self->engine = checkbit_engine_entry_create (entry);
  checkbit_engine_set_option (self->engine, "UCI_AnalyseMode", "true");
  checkbit_engine_set_option (self->engine, "MultiPV", "1");
  checkbit_engine_set_time_limits (self->engine, 0, 0, self->stop_ms, 0);
  checkbit_engine_new_game (self->engine);
  g_signal_connect (self->engine, "best-move", G_CALLBACK (best_move_cb), self);
  g_signal_connect (self->engine, "failed", G_CALLBACK (failed_cb), self);
}

gboolean
checkbit_review_start (CheckbitReview *self, CheckbitEngineEntry *entry, CheckbitReviewPace pace)
{
  g_return_val_if_fail (CHECKBIT_IS_REVIEW (self), FALSE);
  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (entry), FALSE);
  g_return_val_if_fail ((pace.movetime_ms > 0) != (pace.depth > 0), FALSE);

  if (self->state != CHECKBIT_REVIEW_IDLE
      || checkbit_node_get_n_children (checkbit_game_get_root (self->game)) == 0)
    return FALSE;

  g_clear_error (&self->error);
  self->pace = pace;
  self->findings = checkbit_findings_new (self->game, CHECKBIT_REVIEW_MAX_POSITIONS);
  self->record = checkbit_game_get_record_id (self->game);
  self->next = self->findings->n;
  self->n_found = 0;
  make_engine (self, entry);
  set_state (self, CHECKBIT_REVIEW_RUNNING);
  step (self);

  return TRUE;
}

void
checkbit_review_pause (CheckbitReview *self)
{
  g_return_if_fail (CHECKBIT_IS_REVIEW (self));

  if (self->state != CHECKBIT_REVIEW_RUNNING)
    return;
  self->search = 0;
  g_clear_handle_id (&self->impatience, g_source_remove);
  checkbit_engine_abort (self->engine);
  set_state (self, CHECKBIT_REVIEW_PAUSED);
}

void
checkbit_review_resume (CheckbitReview *self)
{
  g_return_if_fail (CHECKBIT_IS_REVIEW (self));

  if (self->state != CHECKBIT_REVIEW_PAUSED)
    return;
  set_state (self, CHECKBIT_REVIEW_RUNNING);
  step (self);
}

void
checkbit_review_stop (CheckbitReview *self)
{
  g_return_if_fail (CHECKBIT_IS_REVIEW (self));

  if (self->state != CHECKBIT_REVIEW_IDLE)
    finish (self, CHECKBIT_REVIEW_STOPPED);
}

void
checkbit_review_set_patience (CheckbitReview *self, guint search_ms, guint stop_ms)
{
  g_return_if_fail (CHECKBIT_IS_REVIEW (self));

  if (search_ms > 0)
    self->search_ms = search_ms;
  if (stop_ms > 0)
    self->stop_ms = stop_ms;
}

/* --- State ---------------------------------------------------------------------------------- */

CheckbitReviewState
checkbit_review_get_state (CheckbitReview *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REVIEW (self), CHECKBIT_REVIEW_IDLE);

  return self->state;
}

guint
checkbit_review_get_n_done (CheckbitReview *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REVIEW (self), 0);

  return self->findings != NULL ? self->findings->n - self->next : 0;
}

guint
checkbit_review_get_n_positions (CheckbitReview *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REVIEW (self), 0);

  return self->findings != NULL ? self->findings->n : 0;
}

guint
checkbit_review_get_n_found (CheckbitReview *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REVIEW (self), 0);

  return self->n_found;
}

gboolean
checkbit_review_get_written (CheckbitReview *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REVIEW (self), FALSE);

  return self->written;
}

const GError *
checkbit_review_get_error (CheckbitReview *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REVIEW (self), NULL);

  return self->error;
}

CheckbitCurve *
checkbit_review_dup_curve (CheckbitReview *self)
{
  CheckbitFindings *findings;

  g_return_val_if_fail (CHECKBIT_IS_REVIEW (self), NULL);

  findings = self->findings;
  if (findings == NULL || checkbit_game_get_record_id (self->game) != self->record)
    return checkbit_curve_new (self->game, NULL, 0);

  return checkbit_curve_new (self->game, findings->found,
                             checkbit_findings_count_kept (findings, self->game));
}

/* --- The object ----------------------------------------------------------------------------- */

static void
checkbit_review_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitReview *self = CHECKBIT_REVIEW (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_enum (value, self->state);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_review_dispose (GObject *object)
{
  CheckbitReview *self = CHECKBIT_REVIEW (object);

  drop_engine (self);
  g_clear_pointer (&self->findings, checkbit_findings_free);
  g_clear_object (&self->game);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (checkbit_review_parent_class)->dispose (object);
}

static void
checkbit_review_class_init (CheckbitReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_review_get_property;
  object_class->dispose = checkbit_review_dispose;

  properties[PROP_STATE] = g_param_spec_enum ("state", NULL, NULL, CHECKBIT_TYPE_REVIEW_STATE,
                                              CHECKBIT_REVIEW_IDLE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  progress_signal = g_signal_new ("progress", CHECKBIT_TYPE_REVIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  ended_signal = g_signal_new ("ended", CHECKBIT_TYPE_REVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, CHECKBIT_TYPE_REVIEW_END);
}

static void
checkbit_review_init (CheckbitReview *self)
{
  self->search_ms = SEARCH_MS;
}

CheckbitReview *
checkbit_review_new (CheckbitGame *game)
{
  CheckbitReview *self;

  g_return_val_if_fail (CHECKBIT_IS_GAME (game), NULL);

  self = g_object_new (CHECKBIT_TYPE_REVIEW, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/* An engine that analyzes the position on the board, and gives hints.
 *
 * One process serves both. Analysis searches without a limit and restarts with every step; a hint
 * is a separate search, after which the analysis goes on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/analysis.h"

#include <glib/gi18n-lib.h>

#include "chess/outcome.h"

/* Steps in faster succession than this start only one search. */
#define SETTLE_MS 60

/* A number is applied once it no longer changes: an engine may clear a gigabyte each time. */
#define OPTION_MS 250

/* The thinking time of a hint, and the depth from which an analysis already provides one. */
#define HINT_MS 1000
#define HINT_DEPTH 12

struct _CheckbitAnalysis
{
  GObject parent_instance;

  /* Owned. */
  CheckbitGame *game;
  CheckbitEngineEntry *entry;
  CheckbitEngine *engine;
  GError *error;
  GTask *hint; /* a hint is being searched for */

  gboolean active;
  guint n_wanted;
  guint search;        /* of the current search; 0 for none */
  gboolean for_hint;   /* that search is a hint's, even if the hint was given before its end */
  CheckbitNode *about; /* the position of the lines; borrowed, only compared */
  guint settle;        /* starts the search once the board is at rest; 0 for none */
};

enum
{
  PROP_0,
  PROP_ACTIVE,
  PROP_N_LINES,
  PROP_ERROR,
  PROP_ENTRY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal, ready_signal;

G_DEFINE_FINAL_TYPE (CheckbitAnalysis, checkbit_analysis, G_TYPE_OBJECT)

static void
notify (CheckbitAnalysis *self, guint property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
changed (CheckbitAnalysis *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
set_error (CheckbitAnalysis *self, const GError *error)
{
  if (self->error == NULL && error == NULL)
    return;
  g_clear_error (&self->error);
  self->error = error != NULL ? g_error_copy (error) : NULL;
  notify (self, PROP_ERROR);
}

/* --- Hints ------------------------------------------------------------------------------------ */

static void
refuse_hint (CheckbitAnalysis *self, const char *sentence)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->hint);

  if (task != NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "%s", sentence);
}

static void
answer_hint (CheckbitAnalysis *self, ChessMove move)
{
  g_autoptr (GTask) task = NULL;

  if (move == CHESS_MOVE_NONE)
    {
      refuse_hint (self, _ ("There is no move to suggest."));
      return;
    }
  task = g_steal_pointer (&self->hint);
  if (task != NULL)
    g_task_return_int (task, move);
}

static void
fail_hint (CheckbitAnalysis *self, const GError *error)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->hint);

  if (task != NULL)
    g_task_return_error (task, g_error_copy (error));
}

#define POSITION_HAS_CHANGED _ ("The position has changed.")

/* The board has moved on. */
static void
cancel_hint (CheckbitAnalysis *self)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->hint);

  if (task != NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "%s", POSITION_HAS_CHANGED);
}

static guint64
get_key (CheckbitAnalysis *self)
{
  return chess_position_key (checkbit_game_get_position (self->game));
}

/* --- Searching -------------------------------------------------------------------------------- */

static void
info_cb (CheckbitEngine *engine, CheckbitAnalysis *self)
{
  changed (self);
}

/* As many lines as the engine can do: more would not be sent, and it would show one. Until it has
 * introduced itself that is not known. */
static void
set_multipv (CheckbitAnalysis *self)
{
  const CheckbitUciOption *option = checkbit_engine_find_option (self->engine, "MultiPV");
  gint64 n = self->n_wanted;
  g_autofree char *value = NULL;

  if (option != NULL && option->type == CHECKBIT_UCI_OPTION_SPIN)
    n = CLAMP (n, option->min, option->max);
  value = g_strdup_printf ("%" G_GINT64_FORMAT, n);
  checkbit_engine_set_option (self->engine, "MultiPV", value);
}

static void
ready_cb (CheckbitEngine *engine, CheckbitAnalysis *self)
{
  set_multipv (self);
  g_signal_emit (self, ready_signal, 0);
}

static void begin (CheckbitAnalysis *self);

static void
best_move_cb (
    CheckbitEngine *engine, guint search, guint move, guint ponder, CheckbitAnalysis *self)
{
  G_GNUC_UNUSED g_autoptr (CheckbitAnalysis) alive = g_object_ref (self);

  /* An analysis that is finished keeps its lines. */
  if (search != self->search || !self->for_hint)
    return;

  self->search = 0;
  answer_hint (self, (ChessMove) move);
  begin (self);
}

static void
failed_cb (CheckbitEngine *engine, GError *error, CheckbitAnalysis *self)
{
  G_GNUC_UNUSED g_autoptr (CheckbitAnalysis) alive = g_object_ref (self);

  self->search = 0;
  self->about = NULL;
  fail_hint (self, error);
  if (self->active)
    {
      self->active = FALSE;
      set_error (self, error);
      notify (self, PROP_ACTIVE);
    }
  changed (self);
}

static void
drop_engine (CheckbitAnalysis *self)
{
  self->search = 0;
  self->about = NULL;
  if (self->engine == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->engine, self);
  checkbit_engine_quit (self->engine);
  g_clear_object (&self->engine);
}

static void
make_engine (CheckbitAnalysis *self)
{
  if (self->engine != NULL)
    return;

  self->engine = checkbit_engine_entry_create (self->entry);
  checkbit_engine_set_option (self->engine, "UCI_AnalyseMode", "true");
  g_signal_connect (self->engine, "ready", G_CALLBACK (ready_cb), self);
  g_signal_connect (self->engine, "info", G_CALLBACK (info_cb), self);
  g_signal_connect (self->engine, "best-move", G_CALLBACK (best_move_cb), self);
  g_signal_connect (self->engine, "failed", G_CALLBACK (failed_cb), self);
}

/* Starts the search needed for the current position, or ends the process. */
static void
begin (CheckbitAnalysis *self)
{
  CheckbitEngineGo go = { 0 };

  g_clear_handle_id (&self->settle, g_source_remove);
  if ((!self->active && self->hint == NULL) || self->entry == NULL)
    {
      drop_engine (self);
      return;
    }

  make_engine (self);
  set_multipv (self);
  self->for_hint = self->hint != NULL;
  go.infinite = !self->for_hint;
  if (self->for_hint)
    go.movetime_ms = HINT_MS;
  self->about = checkbit_game_get_current (self->game);
  self->search = checkbit_engine_search_node (self->engine, self->about, &go);
}

static gboolean
settle_cb (gpointer data)
{
  CheckbitAnalysis *self = data;

  self->settle = 0;
  begin (self);

  return G_SOURCE_REMOVE;
}

static void
begin_in (CheckbitAnalysis *self, guint ms)
{
  g_clear_handle_id (&self->settle, g_source_remove);
  self->settle = g_timeout_add (ms, settle_cb, self);
}

static void
game_changed_cb (CheckbitGame *game,
                 CheckbitChangeKind kind,
                 CheckbitNode *before,
                 CheckbitNode *after,
                 CheckbitAnalysis *self)
{
  if (before == after)
    return;

  cancel_hint (self);
  self->search = 0;
  self->about = NULL;
  if (self->engine == NULL)
    return;

  checkbit_engine_abort (self->engine);
  if (kind == CHECKBIT_CHANGE_RESET)
    checkbit_engine_new_game (self->engine);
  if (self->settle == 0)
    begin_in (self, SETTLE_MS);
  changed (self);
}

/* --- Setting ---------------------------------------------------------------------------------- */

/* Options are sent between two searches, so the search restarts soon. A hint is finished first. */
static void
option_cb (CheckbitAnalysis *self, const char *name)
{
  const CheckbitUciOption *option = checkbit_analysis_find_option (self, name);
  const char *value = checkbit_engine_entry_get_option (self->entry, name);

  if (value == NULL && option != NULL)
    value = option->default_value;
  if (self->engine == NULL || value == NULL)
    return;

  checkbit_engine_set_option (self->engine, name, value);
  if (self->hint == NULL)
    begin_in (self, OPTION_MS);
}

static void
follow_entry (CheckbitAnalysis *self)
{
  if (self->entry != NULL)
    g_signal_connect_object (self->entry, "option", G_CALLBACK (option_cb), self,
                             G_CONNECT_SWAPPED);
}

/* Whoever hears that the error is gone must find the analysis on if it goes on. */
static void
take_entry (CheckbitAnalysis *self, CheckbitEngineEntry *entry, gboolean active)
{
  gboolean was_active = self->active;

  if (self->entry == entry)
    return;
  if (self->entry != NULL)
    g_signal_handlers_disconnect_by_data (self->entry, self);
  g_set_object (&self->entry, entry);
  follow_entry (self);
  cancel_hint (self);
  drop_engine (self);
  self->active = active;
  set_error (self, NULL);
  begin (self);
  if (active != was_active)
    notify (self, PROP_ACTIVE);
  notify (self, PROP_ENTRY);
  changed (self);
}

void
checkbit_analysis_set_entry (CheckbitAnalysis *self, CheckbitEngineEntry *entry)
{
  g_return_if_fail (CHECKBIT_IS_ANALYSIS (self));

  take_entry (self, entry, self->active);
}

void
checkbit_analysis_try_entry (CheckbitAnalysis *self, CheckbitEngineEntry *entry)
{
  g_return_if_fail (CHECKBIT_IS_ANALYSIS (self));

  take_entry (self, entry, self->active || self->error != NULL);
}

CheckbitEngineEntry *
checkbit_analysis_get_entry (CheckbitAnalysis *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ANALYSIS (self), NULL);

  return self->entry;
}

const CheckbitUciOption *
checkbit_analysis_find_option (CheckbitAnalysis *self, const char *name)
{
  g_return_val_if_fail (CHECKBIT_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return self->engine != NULL ? checkbit_engine_find_option (self->engine, name) : NULL;
}

void
checkbit_analysis_set_active (CheckbitAnalysis *self, gboolean active)
{
  g_return_if_fail (CHECKBIT_IS_ANALYSIS (self));

  if (self->active == active)
    return;
  self->active = active;
  set_error (self, NULL);
  if (self->hint == NULL)
    begin (self);
  notify (self, PROP_ACTIVE);
  changed (self);
}

gboolean
checkbit_analysis_get_active (CheckbitAnalysis *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ANALYSIS (self), FALSE);

  return self->active;
}

void
checkbit_analysis_set_n_wanted (CheckbitAnalysis *self, guint n_lines)
{
  g_return_if_fail (CHECKBIT_IS_ANALYSIS (self));

  n_lines = CLAMP (n_lines, 1, CHECKBIT_ENGINE_MAX_LINES);
  if (self->n_wanted == n_lines)
    return;
  self->n_wanted = n_lines;
  notify (self, PROP_N_LINES);
  if (self->active && self->hint == NULL)
    begin (self);
}

guint
checkbit_analysis_get_n_wanted (CheckbitAnalysis *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ANALYSIS (self), 0);

  return self->n_wanted;
}

/* --- Asking ----------------------------------------------------------------------------------- */

guint
checkbit_analysis_get_n_lines (CheckbitAnalysis *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ANALYSIS (self), 0);

  if (!self->active || self->engine == NULL || self->about != checkbit_game_get_current (self->game)
      || checkbit_engine_get_lines_search (self->engine) != self->search)
    return 0;

  return MIN (checkbit_engine_get_n_lines (self->engine), self->n_wanted);
}

const CheckbitEngineLine *
checkbit_analysis_get_line (CheckbitAnalysis *self, guint index)
{
  g_return_val_if_fail (CHECKBIT_IS_ANALYSIS (self), NULL);

  return index < checkbit_analysis_get_n_lines (self)
             ? checkbit_engine_get_line (self->engine, index)
             : NULL;
}

/* The score if the game is over on the board, whatever the engine thinks. */
static CheckbitScore
score_by_board (CheckbitAnalysis *self)
{
  const ChessPosition *position = checkbit_game_get_position (self->game);
  CheckbitScore score = { .kind = CHECKBIT_SCORE_NONE };

  if (chess_movegen_any (position))
    return score;
  score.kind = CHECKBIT_SCORE_CENTIPAWNS;
  if (chess_position_in_check (position))
    {
      score.kind = CHECKBIT_SCORE_MATE;
      score.winner = chess_color_opposite (chess_position_side (position));
    }

  return score;
}

CheckbitScore
checkbit_analysis_get_score (CheckbitAnalysis *self)
{
  const CheckbitEngineLine *line = checkbit_analysis_get_line (self, 0);

  return line != NULL ? line->score : score_by_board (self);
}

const char *
checkbit_analysis_get_name (CheckbitAnalysis *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ANALYSIS (self), NULL);

  return self->engine != NULL ? checkbit_engine_get_name (self->engine) : "";
}

const GError *
checkbit_analysis_get_error (CheckbitAnalysis *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ANALYSIS (self), NULL);

  return self->error;
}

void
checkbit_analysis_forget_error (CheckbitAnalysis *self)
{
  g_return_if_fail (CHECKBIT_IS_ANALYSIS (self));

  set_error (self, NULL);
}

void
checkbit_analysis_hint_async (CheckbitAnalysis *self,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  const CheckbitEngineLine *line;
  guint64 key;

  g_return_if_fail (CHECKBIT_IS_ANALYSIS (self));

  cancel_hint (self);
  key = get_key (self);
  self->hint = g_task_new (self, cancellable, callback, user_data);
  g_task_set_task_data (self->hint, g_memdup2 (&key, sizeof key), g_free);
  line = checkbit_analysis_get_line (self, 0);
  if (line != NULL && line->depth >= HINT_DEPTH && line->n_moves > 0)
    answer_hint (self, line->moves[0]);
  else if (self->entry == NULL)
    refuse_hint (self, _ ("No engine was found. Add one in the preferences."));
  else
    begin (self);
}

ChessMove
checkbit_analysis_hint_finish (CheckbitAnalysis *self, GAsyncResult *result, GError **error)
{
  gssize move;

  g_return_val_if_fail (g_task_is_valid (result, self), CHESS_MOVE_NONE);

  move = g_task_propagate_int (G_TASK (result), error);
  if (move <= 0)
    return CHESS_MOVE_NONE;
  /* The board may also move on after the move is known and before this is called. */
  if (get_key (self) != *(guint64 *) g_task_get_task_data (G_TASK (result)))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, POSITION_HAS_CHANGED);
      return CHESS_MOVE_NONE;
    }

  return (ChessMove) move;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
checkbit_analysis_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitAnalysis *self = CHECKBIT_ANALYSIS (object);

  switch (prop_id)
    {
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
      break;
    case PROP_N_LINES:
      g_value_set_uint (value, self->n_wanted);
      break;
    case PROP_ERROR:
      g_value_set_boolean (value, self->error != NULL);
      break;
    case PROP_ENTRY:
      g_value_set_object (value, self->entry);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_analysis_set_property (GObject *object,
                                guint prop_id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  CheckbitAnalysis *self = CHECKBIT_ANALYSIS (object);

  switch (prop_id)
    {
    case PROP_ACTIVE:
      checkbit_analysis_set_active (self, g_value_get_boolean (value));
      break;
    case PROP_N_LINES:
      checkbit_analysis_set_n_wanted (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_analysis_dispose (GObject *object)
{
  CheckbitAnalysis *self = CHECKBIT_ANALYSIS (object);

  g_clear_handle_id (&self->settle, g_source_remove);
  drop_engine (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->entry);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (checkbit_analysis_parent_class)->dispose (object);
}

static void
checkbit_analysis_class_init (CheckbitAnalysisClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = readable | G_PARAM_WRITABLE;

  object_class->get_property = checkbit_analysis_get_property;
  object_class->set_property = checkbit_analysis_set_property;
  object_class->dispose = checkbit_analysis_dispose;

  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE, writable);
  properties[PROP_N_LINES]
      = g_param_spec_uint ("n-lines", NULL, NULL, 1, CHECKBIT_ENGINE_MAX_LINES, 1, writable);
  properties[PROP_ERROR] = g_param_spec_boolean ("error", NULL, NULL, FALSE, readable);
  properties[PROP_ENTRY]
      = g_param_spec_object ("entry", NULL, NULL, CHECKBIT_TYPE_ENGINE_ENTRY, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_ANALYSIS, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  ready_signal = g_signal_new ("ready", CHECKBIT_TYPE_ANALYSIS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
}

static void
checkbit_analysis_init (CheckbitAnalysis *self)
{
  self->n_wanted = 1;
}

CheckbitAnalysis *
checkbit_analysis_new (CheckbitGame *game)
{
  CheckbitAnalysis *self;

  g_return_val_if_fail (CHECKBIT_IS_GAME (game), NULL);

  self = g_object_new (CHECKBIT_TYPE_ANALYSIS, NULL);
  self->game = g_object_ref (game);
  g_signal_connect (game, "changed", G_CALLBACK (game_changed_cb), self);

  return self;
}

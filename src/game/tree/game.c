/* A game being played: the object, its history, and its notifications.
 *
 * The operations are in separate files, which only use game-private.h: moves in game-play.c, how a
 * game ends in game-ending.c, how it starts over in game-reset.c, editing in edit.c and
 * edit-tree.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/game-private.h"

#include "chess/fen.h"
#include "game/tree/tree-enums.h"

/* The values of properties, as last notified. */
typedef struct
{
  gboolean can_undo;
  gboolean can_redo;
  gboolean modified;
  CheckbitResult result;
} CheckbitGameState;

struct _CheckbitGame
{
  GObject parent_instance;

  CheckbitWhole whole;
  CheckbitHistory history;
  CheckbitNode *live;  /* where the game being played is; NULL if none is. Borrowed */
  guint64 last_number; /* the last one given to a record or a state */
  guint64 revision;

  CheckbitNode *end; /* of the current line, as of end_revision; NULL: unknown */
  guint64 end_revision;
  CheckbitNode *main_end; /* of the main line, as of main_end_revision; NULL: unknown */
  guint64 main_end_revision;

  CheckbitStampFunc stamp; /* NULL for none */
  gpointer stamp_data;

  CheckbitGameState announced;
};

/* The saved state of a record that was never saved. */
#define CHECKBIT_NEVER_SAVED 0

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_MODIFIED,
  PROP_RESULT,
  N_PROPS,
};

enum
{
  CHANGED,
  COMMENT_DRAFTED,
  REPLACING,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitGame, checkbit_game, G_TYPE_OBJECT)

G_DEFINE_QUARK (checkbit - game - error - quark, checkbit_game_error)

static void
checkbit_game_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitGame *self = CHECKBIT_GAME (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, checkbit_game_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, checkbit_game_get_can_redo (self));
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, checkbit_game_get_modified (self));
      break;
    case PROP_RESULT:
      g_value_set_enum (value, checkbit_game_get_result (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_game_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CheckbitGame *self = CHECKBIT_GAME (object);

  switch (prop_id)
    {
    case PROP_MODIFIED:
      checkbit_game_set_modified (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_game_finalize (GObject *object)
{
  CheckbitGame *self = CHECKBIT_GAME (object);

  checkbit_history_clear (&self->history);
  checkbit_whole_clear (&self->whole);

  G_OBJECT_CLASS (checkbit_game_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = readable | G_PARAM_WRITABLE;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, writable);
  properties[PROP_RESULT] = g_param_spec_enum ("result", NULL, NULL, CHECKBIT_TYPE_RESULT,
                                               CHECKBIT_RESULT_OPEN, readable);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
checkbit_game_class_init (CheckbitGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_game_get_property;
  object_class->set_property = checkbit_game_set_property;
  object_class->finalize = checkbit_game_finalize;

  install_properties (object_class);

  signals[CHANGED]
      = g_signal_new ("changed", CHECKBIT_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 3, CHECKBIT_TYPE_CHANGE_KIND, G_TYPE_POINTER, G_TYPE_POINTER);
  signals[COMMENT_DRAFTED]
      = g_signal_new ("comment-drafted", CHECKBIT_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 3, G_TYPE_POINTER, G_TYPE_BOOLEAN, G_TYPE_STRING);
  signals[REPLACING] = g_signal_new ("replacing", CHECKBIT_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);
}

/* Wraps a record, (transfer full), with its state. current: NULL for the root. */
static CheckbitWhole
new_whole (CheckbitGame *self, CheckbitRecord *record, CheckbitNode *current)
{
  CheckbitWhole whole = {
    .record = record,
    .current = current != NULL ? current : checkbit_record_get_root (record),
    .id = ++self->last_number,
    .state = ++self->last_number,
  };

  whole.saved = whole.state;

  return whole;
}

static void
checkbit_game_init (CheckbitGame *self)
{
  self->whole = new_whole (self, checkbit_record_new (NULL), NULL);
  checkbit_history_init (&self->history);
}

CheckbitGame *
checkbit_game_new (void)
{
  return g_object_new (CHECKBIT_TYPE_GAME, NULL);
}

/* --- Notifying ---------------------------------------------------------------------------- */

static void
notify_if (CheckbitGame *self, gboolean differs, guint prop_id)
{
  if (differs)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

/* Notifies about a completed change, once. before: the previous position, NULL after a reset. */
static void
announce (CheckbitGame *self, CheckbitChangeKind kind, CheckbitNode *before)
{
  CheckbitGameState old = self->announced;
  CheckbitGameState new = {
    .can_undo = checkbit_game_get_can_undo (self),
    .can_redo = checkbit_game_get_can_redo (self),
    .modified = checkbit_game_get_modified (self),
    .result = checkbit_game_get_result (self),
  };

  self->announced = new;

  g_object_freeze_notify (G_OBJECT (self));
  g_signal_emit (self, signals[CHANGED], 0, kind, before, self->whole.current);
  notify_if (self, old.can_undo != new.can_undo, PROP_CAN_UNDO);
  notify_if (self, old.can_redo != new.can_redo, PROP_CAN_REDO);
  notify_if (self, old.modified != new.modified, PROP_MODIFIED);
  notify_if (self, old.result != new.result, PROP_RESULT);
  g_object_thaw_notify (G_OBJECT (self));
}

/* --- Reading ------------------------------------------------------------------------------ */

CheckbitNode *
checkbit_game_get_current (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return self->whole.current;
}

CheckbitNode *
checkbit_game_get_root (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return checkbit_record_get_root (self->whole.record);
}

const ChessPosition *
checkbit_game_get_position (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return checkbit_node_get_position (self->whole.current);
}

char *
checkbit_game_dup_fen (CheckbitGame *self)
{
  char fen[CHESS_FEN_SIZE];

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  chess_fen_write (checkbit_node_get_position (self->whole.current), fen);

  return g_strdup (fen);
}

CheckbitResult
checkbit_game_get_result (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), CHECKBIT_RESULT_OPEN);

  return checkbit_node_get_result (self->whole.current);
}

CheckbitReason
checkbit_game_get_reason (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), CHECKBIT_REASON_NONE);

  return checkbit_node_get_reason (self->whole.current);
}

guint
checkbit_game_get_repetitions (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), 1);

  return checkbit_node_get_repetitions (self->whole.current);
}

gboolean
checkbit_game_get_modified (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return self->whole.state != self->whole.saved;
}

void
checkbit_game_set_modified (CheckbitGame *self, gboolean modified)
{
  g_return_if_fail (CHECKBIT_IS_GAME (self));

  if (checkbit_game_get_modified (self) == !!modified)
    return;

  self->whole.saved = modified ? CHECKBIT_NEVER_SAVED : self->whole.state;
  checkbit_game_seal (self);
  announce (self, CHECKBIT_CHANGE_STATE, self->whole.current);
}

guint64
checkbit_game_get_revision (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), 0);

  return self->revision;
}

guint64
checkbit_game_get_record_id (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), 0);

  return self->whole.id;
}

CheckbitRecord *
checkbit_game_get_record (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return self->whole.record;
}

const CheckbitTags *
checkbit_game_get_tags (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return checkbit_record_get_tags (self->whole.record);
}

gpointer
checkbit_game_get_companion (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return self->whole.companion;
}

void
checkbit_game_set_companion (CheckbitGame *self, gpointer companion, GDestroyNotify destroy)
{
  gpointer old;
  GDestroyNotify old_destroy;

  g_return_if_fail (CHECKBIT_IS_GAME (self));

  old = self->whole.companion;
  old_destroy = self->whole.companion_destroy;
  self->whole.companion = companion;
  self->whole.companion_destroy = destroy;
  if (old_destroy != NULL)
    old_destroy (old);
}

/* --- The current position, and that of the game being played ------------------------------ */

static CheckbitChangeKind
kind_of_move (CheckbitNode *before, CheckbitNode *after)
{
  if (checkbit_node_get_parent (after) == before)
    return CHECKBIT_CHANGE_PLAY;
  if (checkbit_node_get_parent (before) == after)
    return CHECKBIT_CHANGE_UNDO;

  return CHECKBIT_CHANGE_JUMP;
}

gboolean
checkbit_game_move_to (CheckbitGame *self, CheckbitNode *node)
{
  CheckbitNode *before = self->whole.current;

  if (node == before)
    return FALSE;

  self->whole.current = node;
  announce (self, kind_of_move (before, node), before);

  return TRUE;
}

CheckbitNode *
checkbit_game_get_end (CheckbitGame *self)
{
  CheckbitNode *end, *next;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  if (self->live != NULL)
    return self->live;
  if (self->end != NULL && self->end_revision == self->revision)
    return self->end;

  end = self->whole.current;
  while ((next = checkbit_node_get_next (end)) != NULL)
    end = next;
  self->end = end;
  self->end_revision = self->revision;

  return end;
}

CheckbitNode *
checkbit_game_get_main_end (CheckbitGame *self)
{
  if (self->main_end == NULL || self->main_end_revision != self->revision)
    {
      self->main_end = checkbit_record_get_end (self->whole.record);
      self->main_end_revision = self->revision;
    }

  return self->main_end;
}

void
checkbit_game_forget_end (CheckbitGame *self)
{
  self->end = NULL;
}

void
checkbit_game_set_live (CheckbitGame *self, CheckbitNode *node)
{
  g_return_if_fail (CHECKBIT_IS_GAME (self));
  g_return_if_fail (
      node == NULL
      || checkbit_node_is_within (node, checkbit_record_get_root (self->whole.record)));

  self->live = node;
}

CheckbitNode *
checkbit_game_get_live (CheckbitGame *self)
{
  return self->live;
}

void
checkbit_game_set_stamp_func (CheckbitGame *self, CheckbitStampFunc func, gpointer user_data)
{
  g_return_if_fail (CHECKBIT_IS_GAME (self));

  self->stamp = func;
  self->stamp_data = user_data;
}

void
checkbit_game_stamp (CheckbitGame *self, CheckbitNode *node)
{
  if (self->stamp != NULL)
    self->stamp (self, node, self->stamp_data);
}

/* --- Making steps and undoing them -------------------------------------------------------- */

static CheckbitChangeKind
kind_of_change (CheckbitStep *step, CheckbitNode *before, CheckbitNode *after)
{
  if (step->kind == CHECKBIT_EDIT_NEW)
    return CHECKBIT_CHANGE_RESET;
  if (before == after)
    return step->kind == CHECKBIT_EDIT_RESULT && step->before == step->after
                   && !checkbit_step_orders (step)
               ? CHECKBIT_CHANGE_STATE
               : CHECKBIT_CHANGE_EDIT;
  if (checkbit_node_get_parent (after) == before)
    return CHECKBIT_CHANGE_PLAY;
  if (checkbit_node_get_parent (before) == after)
    return CHECKBIT_CHANGE_UNDO;

  return CHECKBIT_CHANGE_EDIT;
}

/* Sets the position of the game being played after a step; NULL: unchanged. If the node was removed
 * from the tree, its last remaining ancestor is used. */
static void
move_live (CheckbitGame *self, CheckbitStep *step, CheckbitNode *live)
{
  if (self->live == NULL)
    return;
  if (step->kind == CHECKBIT_EDIT_NEW)
    {
      self->live = NULL;
      return;
    }
  if (live != NULL && checkbit_node_is_in_tree (live))
    self->live = live;
  while (!checkbit_node_is_in_tree (self->live))
    self->live = checkbit_node_get_parent (self->live);
}

/* Whether a step moved the game being played: what does not, such as a comment, leaves it where it
 * has gone on since. */
static gboolean
moves_live (const CheckbitStep *step)
{
  return step->live_before != step->live_after;
}

static void
announce_step (CheckbitGame *self, CheckbitStep *step, CheckbitNode *before)
{
  CheckbitChangeKind kind = kind_of_change (step, before, self->whole.current);

  self->revision++;
  announce (self, kind, kind == CHECKBIT_CHANGE_RESET ? NULL : before);
}

void
checkbit_game_commit (CheckbitGame *self, CheckbitStep *step, CheckbitNode *place)
{
  g_autoptr (GPtrArray) forgotten = NULL;
  CheckbitNode *before = self->whole.current;

  step->state = ++self->last_number;
  step->live_before = self->live;
  forgotten = checkbit_history_push (&self->history, step, &self->whole);
  move_live (self, step, step->live_after);
  step->live_after = self->live;
  if (place != NULL)
    {
      self->whole.current = place;
      checkbit_node_mark_visited (place);
    }
  announce_step (self, step, before);
}

void
checkbit_game_announce_edit (CheckbitGame *self)
{
  self->revision++;
  announce (self, CHECKBIT_CHANGE_EDIT, self->whole.current);
}

void
checkbit_game_announce_folding (CheckbitGame *self)
{
  announce (self, CHECKBIT_CHANGE_EDIT, self->whole.current);
}

gboolean
checkbit_game_get_can_undo (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return checkbit_history_get_undo (&self->history) != NULL;
}

gboolean
checkbit_game_get_can_redo (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return checkbit_history_get_redo (&self->history) != NULL;
}

gboolean
checkbit_game_undo (CheckbitGame *self)
{
  CheckbitNode *before;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  if (!checkbit_game_get_can_undo (self))
    return FALSE;

  before = self->whole.current;
  step = checkbit_history_undo (&self->history, &self->whole);
  move_live (self, step, moves_live (step) ? step->live_before : NULL);
  announce_step (self, step, before);

  return TRUE;
}

gboolean
checkbit_game_redo (CheckbitGame *self)
{
  CheckbitNode *before;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  if (!checkbit_game_get_can_redo (self))
    return FALSE;

  before = self->whole.current;
  step = checkbit_history_redo (&self->history, &self->whole);
  move_live (self, step, moves_live (step) ? step->live_after : NULL);
  announce_step (self, step, before);

  return TRUE;
}

gboolean
checkbit_game_undo_new (CheckbitGame *self)
{
  guint done;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  for (done = self->history.done; done > 0; done--)
    {
      step = g_ptr_array_index (self->history.steps, done - 1);
      if (step->kind == CHECKBIT_EDIT_NEW)
        break;
    }
  if (done == 0)
    return FALSE;

  while (self->history.done >= done)
    step = checkbit_history_undo (&self->history, &self->whole);
  self->live = NULL;
  announce_step (self, step, NULL);

  return TRUE;
}

void
checkbit_game_clear_history (CheckbitGame *self)
{
  CheckbitHistory old;

  g_return_if_fail (CHECKBIT_IS_GAME (self));

  if (self->history.steps->len == 0)
    return;

  old = self->history;
  checkbit_history_init (&self->history);
  announce (self, CHECKBIT_CHANGE_STATE, self->whole.current);
  checkbit_history_clear (&old);
}

void
checkbit_game_seal (CheckbitGame *self)
{
  CheckbitStep *step;

  g_return_if_fail (CHECKBIT_IS_GAME (self));

  step = checkbit_history_get_undo (&self->history);
  if (step != NULL)
    step->sealed = TRUE;
}

void
checkbit_game_draft_comment (CheckbitGame *self,
                             CheckbitNode *node,
                             gboolean before,
                             const char *text)
{
  g_return_if_fail (CHECKBIT_IS_GAME (self));
  g_return_if_fail (text == NULL || node != NULL);

  g_signal_emit (self, signals[COMMENT_DRAFTED], 0, node, before, text);
}

CheckbitStep *
checkbit_game_get_last_step (CheckbitGame *self)
{
  if (checkbit_history_get_redo (&self->history) != NULL)
    return NULL;

  return checkbit_history_get_undo (&self->history);
}

/* --- Labels of steps ---------------------------------------------------------------------- */

static gboolean
get_kind (const CheckbitStep *step, CheckbitEditKind *kind)
{
  if (step == NULL)
    return FALSE;
  if (kind != NULL)
    *kind = step->kind;

  return TRUE;
}

gboolean
checkbit_game_get_undo_kind (CheckbitGame *self, CheckbitEditKind *kind)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return get_kind (checkbit_history_get_undo (&self->history), kind);
}

gboolean
checkbit_game_get_redo_kind (CheckbitGame *self, CheckbitEditKind *kind)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return get_kind (checkbit_history_get_redo (&self->history), kind);
}

char *
checkbit_game_dup_undo_label (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return checkbit_step_dup_label (checkbit_history_get_undo (&self->history), TRUE);
}

char *
checkbit_game_dup_redo_label (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return checkbit_step_dup_label (checkbit_history_get_redo (&self->history), FALSE);
}

/* --- Replacing the game ------------------------------------------------------------------- */

/* An unused game is not kept for undo; its steps for redo are dropped, too. */
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
  announce (self, CHECKBIT_CHANGE_RESET, NULL);
  checkbit_whole_clear (&old);
}

static void
replace_whole (CheckbitGame *self, const CheckbitWhole *whole)
{
  CheckbitStep *step = checkbit_step_new (CHECKBIT_EDIT_NEW, NULL, NULL);

  checkbit_step_add_whole (step, whole);
  checkbit_game_commit (self, step, NULL);
}

gboolean
checkbit_game_set_record_with (CheckbitGame *self,
                               CheckbitRecord *record,
                               CheckbitNode *current,
                               gboolean keeps_blank,
                               gpointer companion,
                               GDestroyNotify destroy)
{
  CheckbitWhole whole;
  gboolean keeps;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (
      current == NULL || checkbit_node_mark_visited (current) == checkbit_record_get_root (record),
      FALSE);

  g_signal_emit (self, signals[REPLACING], 0);
  whole = new_whole (self, record, current);
  whole.companion = companion;
  whole.companion_destroy = destroy;
  keeps = keeps_blank || !checkbit_whole_is_blank (&self->whole);
  if (keeps)
    replace_whole (self, &whole);
  else
    replace_blank (self, &whole);

  return keeps;
}

void
checkbit_game_set_record (CheckbitGame *self, CheckbitRecord *record, CheckbitNode *current)
{
  checkbit_game_set_record_with (self, record, current, FALSE, NULL, NULL);
}

/* A game being played: the object, and what it tells everyone.
 *
 * Moves are in game-play.c, the history in game-history.c, how a game ends in game-ending.c, how it
 * starts over in game-reset.c; editing is in edit.c and edit-tree.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/game-private.h"

#include "chess/fen.h"
#include "game/tree/tree-enums.h"

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
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitGame, checkbit_game, G_TYPE_OBJECT)

G_DEFINE_QUARK (checkbit-game-error-quark, checkbit_game_error)

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
  properties[PROP_RESULT] = g_param_spec_enum (
      "result", NULL, NULL, CHECKBIT_TYPE_RESULT, CHECKBIT_RESULT_OPEN, readable);

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

  signals[CHANGED] = g_signal_new ("changed",
                                   CHECKBIT_TYPE_GAME,
                                   G_SIGNAL_RUN_LAST,
                                   0,
                                   NULL,
                                   NULL,
                                   NULL,
                                   G_TYPE_NONE,
                                   3,
                                   CHECKBIT_TYPE_CHANGE_KIND,
                                   G_TYPE_POINTER,
                                   G_TYPE_POINTER);
}

static void
checkbit_game_init (CheckbitGame *self)
{
  self->whole = checkbit_game_new_whole (self, checkbit_record_new (NULL), NULL);
  checkbit_history_init (&self->history);
}

CheckbitGame *
checkbit_game_new (void)
{
  return g_object_new (CHECKBIT_TYPE_GAME, NULL);
}

/* --- Announcing --------------------------------------------------------------------------- */

static void
notify_if (CheckbitGame *self, gboolean differs, guint prop_id)
{
  if (differs)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

void
checkbit_game_announce (CheckbitGame *self, CheckbitChangeKind kind, CheckbitNode *before)
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

  return self->whole.record->root;
}

const ChessPosition *
checkbit_game_get_position (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return &self->whole.current->position;
}

char *
checkbit_game_dup_fen (CheckbitGame *self)
{
  char fen[CHESS_FEN_SIZE];

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  chess_fen_write (&self->whole.current->position, fen);

  return g_strdup (fen);
}

guint
checkbit_game_get_repetitions (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), 1);

  return self->whole.current->repetitions;
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
  checkbit_game_announce (self, CHECKBIT_CHANGE_STATE, self->whole.current);
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

  return self->whole.record->tags;
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

/* A game being played: the tree, the place in it where the board stands, and moving about.
 *
 * How a game ends is in game-ending.c, how it starts over in game-reset.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/game-private.h"

#include <glib/gi18n-lib.h>

#include "chess/explain.h"
#include "chess/fen.h"
#include "game/game-enums.h"
#include "game/messages.h"

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
      g_value_set_boolean (value, self->modified);
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

  checkbit_node_free_tree (self->root);

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
  self->root = checkbit_node_new_root (&chess_position_start);
  self->current = self->root;
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
    .modified = self->modified,
    .result = checkbit_game_get_result (self),
  };

  self->announced = new;

  g_object_freeze_notify (G_OBJECT (self));
  g_signal_emit (self, signals[CHANGED], 0, kind, before, self->current);
  notify_if (self, old.can_undo != new.can_undo, PROP_CAN_UNDO);
  notify_if (self, old.can_redo != new.can_redo, PROP_CAN_REDO);
  notify_if (self, old.modified != new.modified, PROP_MODIFIED);
  notify_if (self, old.result != new.result, PROP_RESULT);
  g_object_thaw_notify (G_OBJECT (self));
}

static CheckbitChangeKind
kind_of_step (CheckbitNode *before, CheckbitNode *after)
{
  if (after->parent == before)
    return CHECKBIT_CHANGE_PLAY;
  if (before->parent == after)
    return CHECKBIT_CHANGE_UNDO;

  return CHECKBIT_CHANGE_JUMP;
}

/* Returns whether that is another place than the one where the board stands. */
static gboolean
move_to (CheckbitGame *self, CheckbitNode *node)
{
  CheckbitNode *before = self->current;

  if (node == before)
    return FALSE;

  self->current = node;
  checkbit_game_announce (self, kind_of_step (before, node), before);

  return TRUE;
}

/* --- Reading ------------------------------------------------------------------------------ */

CheckbitNode *
checkbit_game_get_current (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return self->current;
}

CheckbitNode *
checkbit_game_get_root (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return self->root;
}

const ChessPosition *
checkbit_game_get_position (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  return &self->current->position;
}

char *
checkbit_game_dup_fen (CheckbitGame *self)
{
  char fen[CHESS_FEN_SIZE];

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  chess_fen_write (&self->current->position, fen);

  return g_strdup (fen);
}

guint
checkbit_game_get_repetitions (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), 1);

  return self->current->repetitions;
}

gboolean
checkbit_game_get_modified (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return self->modified;
}

void
checkbit_game_set_modified (CheckbitGame *self, gboolean modified)
{
  g_return_if_fail (CHECKBIT_IS_GAME (self));

  modified = !!modified;
  if (self->modified == modified)
    return;

  self->modified = modified;
  checkbit_game_announce (self, CHECKBIT_CHANGE_STATE, self->current);
}

/* --- Playing ------------------------------------------------------------------------------ */

static void
set_error_illegal (CheckbitGame *self, ChessMove move, GError **error)
{
  g_autofree char *reason = NULL;
  ChessWhy why;

  chess_explain_move (&self->current->position, move, &why);

  /* The squares may be those of a legal move that is written as another kind. */
  if (why.kind == CHESS_WHY_LEGAL)
    reason = g_strdup (_("This is not a legal move here."));
  else
    reason = checkbit_message_why (&why);

  g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_ILLEGAL_MOVE, reason);
}

gboolean
checkbit_game_play (CheckbitGame *self, ChessMove move, GError **error)
{
  CheckbitNode *child;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (checkbit_game_get_result (self) != CHECKBIT_RESULT_OPEN)
    {
      checkbit_game_set_error_over (self, error);
      return FALSE;
    }
  if (!chess_movegen_is_legal (&self->current->position, move))
    {
      set_error_illegal (self, move, error);
      return FALSE;
    }

  child = checkbit_node_find_child (self->current, move);
  if (child == NULL)
    {
      child = checkbit_node_add_child (self->current, move);
      self->modified = TRUE;
    }

  /* Who plays on has thought better of giving up. */
  self->current->withdrawn = CHECKBIT_REASON_NONE;
  self->current->visited = child;

  return move_to (self, child);
}

/* --- Going back and forth ----------------------------------------------------------------- */

gboolean
checkbit_game_get_can_undo (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return self->current->parent != NULL || self->current->declared != CHECKBIT_REASON_NONE;
}

gboolean
checkbit_game_get_can_redo (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return self->current->first_child != NULL || self->current->withdrawn != CHECKBIT_REASON_NONE;
}

/* Takes a claim or resignation back, or makes it again. */
static gboolean
swap_declaration (CheckbitGame *self)
{
  CheckbitReason declared = self->current->declared;
  CheckbitResult result = self->current->declared_result;

  self->current->declared = self->current->withdrawn;
  self->current->declared_result = self->current->withdrawn_result;
  self->current->withdrawn = declared;
  self->current->withdrawn_result = result;
  self->modified = TRUE;
  checkbit_game_announce (self, CHECKBIT_CHANGE_STATE, self->current);

  return TRUE;
}

gboolean
checkbit_game_undo (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  if (self->current->declared != CHECKBIT_REASON_NONE)
    return swap_declaration (self);
  if (self->current->parent == NULL)
    return FALSE;

  self->current->parent->visited = self->current;

  return move_to (self, self->current->parent);
}

gboolean
checkbit_game_redo (CheckbitGame *self)
{
  CheckbitNode *next;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  if (self->current->withdrawn != CHECKBIT_REASON_NONE)
    return swap_declaration (self);

  next = checkbit_node_get_next (self->current);
  if (next == NULL)
    return FALSE;

  self->current->visited = next;

  return move_to (self, next);
}

gboolean
checkbit_game_go_to_start (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  checkbit_node_mark_visited (self->current);

  return move_to (self, self->root);
}

gboolean
checkbit_game_go_to_end (CheckbitGame *self)
{
  CheckbitNode *end, *next;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  end = self->current;
  while ((next = checkbit_node_get_next (end)) != NULL)
    {
      end->visited = next;
      end = next;
    }

  return move_to (self, end);
}

gboolean
checkbit_game_go_to (CheckbitGame *self, CheckbitNode *node)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);
  g_return_val_if_fail (checkbit_node_mark_visited (node) == self->root, FALSE);

  return move_to (self, node);
}

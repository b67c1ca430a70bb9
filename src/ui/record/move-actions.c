/* The actions that change a record: annotation symbols, comments, the order of variations,
 * deletions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-actions.h"

#include <gdk/gdk.h>
#include <glib/gi18n-lib.h>

#include "game/tree/edit.h"

#define SIGN_PAUSE (1500 * 1000) /* between the two characters of a symbol, in microseconds */

#define N_MOVE_SIGNS 6         /* NAG 1 to 6 judge the move … */
#define FIRST_POSITION_SIGN 10 /* … and these the position */
#define LAST_POSITION_SIGN 19

struct _CheckbitMoveActions
{
  GObject parent_instance;

  /* Owned. */
  CheckbitGame *game; /* or NULL */
  GSimpleActionGroup *group;

  CheckbitNotation notation;

  /* Borrowed until the game's next change. */
  CheckbitNode *target;      /* NULL: the current move */
  CheckbitNode *signed_node; /* the last move that a symbol was typed for */
  gint64 signed_time;        /* in microseconds of monotonic time */
};

G_DEFINE_FINAL_TYPE (CheckbitMoveActions, checkbit_move_actions, G_TYPE_OBJECT)

enum
{
  EDITED,
  COMMENT_REQUESTED,
  COPIED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The move that the actions apply to. */
static CheckbitNode *
get_target (CheckbitMoveActions *self)
{
  return self->target != NULL ? self->target : checkbit_game_get_current (self->game);
}

static void
emit_edited (CheckbitMoveActions *self, const char *sentence)
{
  g_signal_emit (self, signals[EDITED], 0, sentence);
}

/* --- Annotation symbols --------------------------------------------------------------------- */

static gboolean
is_root (CheckbitNode *node)
{
  return checkbit_node_get_parent (node) == NULL;
}

/* Appends "!" or "?" to the move's symbol of one character. */
static guint8
combine (CheckbitNode *node, guint8 nag)
{
  if (checkbit_node_has_nag (node, 1))
    return nag == 1 ? 3 : 5;
  if (checkbit_node_has_nag (node, 2))
    return nag == 1 ? 6 : 4;

  return nag;
}

/* Sets a symbol of the current move; typed after another one it combines with that: "!" and "?" are
 * "!?". nag: 1 or 2. */
static void
type_sign (CheckbitMoveActions *self, guint8 nag)
{
  CheckbitNode *node = checkbit_game_get_current (self->game);
  gint64 now = g_get_monotonic_time ();
  gboolean goes_on = node == self->signed_node && now - self->signed_time < SIGN_PAUSE;

  if (is_root (node))
    return;

  checkbit_game_toggle_nag (self->game, node, goes_on ? combine (node, nag) : nag);
  /* A third character starts another symbol. */
  self->signed_node = goes_on ? NULL : node;
  self->signed_time = now;
}

static void
sign_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitMoveActions *self = user_data;

  if (!is_root (get_target (self)))
    checkbit_game_toggle_nag (self->game, get_target (self),
                              (guint8) g_variant_get_int32 (parameter));
}

/* --- Comments ------------------------------------------------------------------------------- */

static void
ask_for_comment (CheckbitMoveActions *self, gboolean before)
{
  g_signal_emit (self, signals[COMMENT_REQUESTED], 0, get_target (self), before);
}

static void
comment_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ask_for_comment (user_data, FALSE);
}

static void
comment_before_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ask_for_comment (user_data, TRUE);
}

/* --- Lines ---------------------------------------------------------------------------------- */

static void
promote_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitMoveActions *self = user_data;

  checkbit_game_promote_variation (self->game, get_target (self));
}

static void
demote_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitMoveActions *self = user_data;

  checkbit_game_demote_variation (self->game, get_target (self));
}

static void
main_line_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitMoveActions *self = user_data;

  checkbit_game_make_main_line (self->game, get_target (self));
}

static void
delete_from (CheckbitMoveActions *self, CheckbitNode *node)
{
  g_autofree char *move = NULL;
  g_autofree char *sentence = NULL;

  if (is_root (node))
    return;

  move = checkbit_move_text_full (node, self->notation);
  /* Translators: %s is a move, such as “12. Nf3” */
  sentence = g_strdup_printf (_ ("Deleted from %s on"), move);
  if (checkbit_game_delete_from (self->game, node))
    emit_edited (self, sentence);
}

static void
delete_from_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitMoveActions *self = user_data;

  delete_from (self, get_target (self));
}

static void
delete_variation_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitMoveActions *self = user_data;

  if (checkbit_game_delete_variation (self->game, get_target (self)))
    emit_edited (self, _ ("Variation deleted"));
}

static void
copy_line_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitMoveActions *self = user_data;
  g_autofree char *line = checkbit_move_text_line (get_target (self));

  g_signal_emit (self, signals[COPIED], 0, line);
}

/* --- Folding -------------------------------------------------------------------------------- */

static gboolean
is_within (CheckbitNode *node, CheckbitNode *top)
{
  while (node != NULL && node != top)
    node = checkbit_node_get_parent (node);

  return node != NULL;
}

void
checkbit_move_actions_fold (CheckbitMoveActions *self, CheckbitNode *node, gboolean folded)
{
  CheckbitNode *start = checkbit_node_get_variation_start (node);

  if (start == NULL)
    return;

  if (folded && is_within (checkbit_game_get_current (self->game), start))
    checkbit_game_go_to (self->game, start);
  checkbit_game_set_folded (self->game, start, folded);
}

static void
fold_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitMoveActions *self = user_data;

  checkbit_move_actions_fold (self, get_target (self), TRUE);
}

static void
unfold_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitMoveActions *self = user_data;

  checkbit_move_actions_fold (self, get_target (self), FALSE);
}

/* --- The whole game ------------------------------------------------------------------------- */

static void
fold_all_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_game_set_all_folded (CHECKBIT_MOVE_ACTIONS (user_data)->game, TRUE);
}

static void
unfold_all_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_game_set_all_folded (CHECKBIT_MOVE_ACTIONS (user_data)->game, FALSE);
}

static void
strip_notes_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitMoveActions *self = user_data;

  if (checkbit_game_strip_notes (self->game))
    emit_edited (self, _ ("Comments and symbols removed"));
}

static void
strip_variations_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitMoveActions *self = user_data;

  if (checkbit_game_strip_variations (self->game))
    emit_edited (self, _ ("Variations removed"));
}

/* --- Enabling them -------------------------------------------------------------------------- */

static void
set_enabled (CheckbitMoveActions *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->group), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* The symbol of a move from a group, as the state of the action that sets it; 0 for none. */
static void
set_sign_state (
    CheckbitMoveActions *self, const char *name, CheckbitNode *node, guint8 first, guint8 last)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->group), name);
  gint32 state = 0;

  for (guint8 nag = first; nag <= last; nag++)
    if (checkbit_node_has_nag (node, nag))
      state = nag;
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_int32 (state));
  set_enabled (self, name, !is_root (node));
}

static gboolean
can_demote (CheckbitNode *node)
{
  CheckbitNode *start = checkbit_node_get_variation_start (node);

  if (start != NULL)
    node = start;
  return !is_root (node)
         && checkbit_node_get_index (node) + 1
                < checkbit_node_get_n_children (checkbit_node_get_parent (node));
}

/* Enables exactly the actions that make sense for a move. */
static void
update (CheckbitMoveActions *self, CheckbitNode *node)
{
  CheckbitNode *start = checkbit_node_get_variation_start (node);
  gboolean folded = start != NULL && checkbit_node_get_folded (start);

  set_sign_state (self, "move-sign", node, 1, N_MOVE_SIGNS);
  set_sign_state (self, "position-sign", node, FIRST_POSITION_SIGN, LAST_POSITION_SIGN);
  set_enabled (self, "comment-before", !is_root (node));
  set_enabled (self, "promote", start != NULL);
  set_enabled (self, "demote", can_demote (node));
  set_enabled (self, "main-line", start != NULL);
  set_enabled (self, "fold", start != NULL && !folded);
  set_enabled (self, "unfold", folded);
  set_enabled (self, "copy-line", !is_root (node));
  set_enabled (self, "delete-from", !is_root (node));
  set_enabled (self, "delete-variation", start != NULL);
}

static const GActionEntry entries[] = {
  { .name = "comment", .activate = comment_cb },
  { .name = "comment-before", .activate = comment_before_cb },
  { .name = "move-sign", .activate = sign_cb, .parameter_type = "i", .state = "0" },
  { .name = "position-sign", .activate = sign_cb, .parameter_type = "i", .state = "0" },
  { .name = "promote", .activate = promote_cb },
  { .name = "demote", .activate = demote_cb },
  { .name = "main-line", .activate = main_line_cb },
  { .name = "fold", .activate = fold_cb },
  { .name = "unfold", .activate = unfold_cb },
  { .name = "copy-line", .activate = copy_line_cb },
  { .name = "delete-from", .activate = delete_from_cb },
  { .name = "delete-variation", .activate = delete_variation_cb },
  { .name = "fold-all", .activate = fold_all_cb },
  { .name = "unfold-all", .activate = unfold_all_cb },
  { .name = "strip-notes", .activate = strip_notes_cb },
  { .name = "strip-variations", .activate = strip_variations_cb },
};

void
checkbit_move_actions_set_target (CheckbitMoveActions *self, CheckbitNode *target)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_ACTIONS (self));
  g_return_if_fail (self->game != NULL);

  self->target = target;
  update (self, get_target (self));
}

/* --- Keys ----------------------------------------------------------------------------------- */

/* Compares characters, not keys: layouts differ, and some need Shift. */
gboolean
checkbit_move_actions_key (CheckbitMoveActions *self, guint keyval)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_ACTIONS (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  switch (keyval)
    {
    case GDK_KEY_exclam:
    case GDK_KEY_question:
      type_sign (self, keyval == GDK_KEY_exclam ? 1 : 2);
      return TRUE;
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      checkbit_move_actions_fold (self, checkbit_game_get_current (self->game),
                                  keyval == GDK_KEY_minus || keyval == GDK_KEY_KP_Subtract);
      return TRUE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      delete_from (self, checkbit_game_get_current (self->game));
      return TRUE;
    default:
      return FALSE;
    }
}

/* --- Life ----------------------------------------------------------------------------------- */

GActionGroup *
checkbit_move_actions_get_group (CheckbitMoveActions *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_ACTIONS (self), NULL);

  return G_ACTION_GROUP (self->group);
}

void
checkbit_move_actions_forget (CheckbitMoveActions *self)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_ACTIONS (self));

  self->target = self->signed_node = NULL;
}

void
checkbit_move_actions_set_game (CheckbitMoveActions *self, CheckbitGame *game)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_ACTIONS (self));

  if (g_set_object (&self->game, game))
    checkbit_move_actions_forget (self);
}

void
checkbit_move_actions_set_notation (CheckbitMoveActions *self, CheckbitNotation notation)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_ACTIONS (self));

  self->notation = notation;
}

static void
checkbit_move_actions_dispose (GObject *object)
{
  CheckbitMoveActions *self = CHECKBIT_MOVE_ACTIONS (object);

  g_clear_object (&self->game);
  g_clear_object (&self->group);
  G_OBJECT_CLASS (checkbit_move_actions_parent_class)->dispose (object);
}

static void
checkbit_move_actions_class_init (CheckbitMoveActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_move_actions_dispose;
  signals[EDITED] = g_signal_new ("edited", CHECKBIT_TYPE_MOVE_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[COMMENT_REQUESTED]
      = g_signal_new ("comment-requested", CHECKBIT_TYPE_MOVE_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_BOOLEAN);
  signals[COPIED] = g_signal_new ("copied", CHECKBIT_TYPE_MOVE_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_move_actions_init (CheckbitMoveActions *self)
{
  self->group = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->group), entries, G_N_ELEMENTS (entries),
                                   self);
}

CheckbitMoveActions *
checkbit_move_actions_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MOVE_ACTIONS, NULL);
}

/* A chess engine for the rest of the program: engine-talk.c, with properties and signals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/engine.h"

#include "game/engine/engine-enums.h"
#include "game/engine/engine-talk.h"

struct _CheckbitEngine
{
  GObject parent_instance;

  CheckbitEngineTalk *talk; /* owned */
};

enum
{
  PROP_0,
  PROP_STATE,
  PROP_NAME,
  PROP_AUTHOR,
  PROP_ERROR,
  N_PROPS,
};

enum
{
  READY,
  INFO,
  BEST_MOVE,
  FAILED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitEngine, checkbit_engine, G_TYPE_OBJECT)

/* --- Life ------------------------------------------------------------------------------------- */

void
checkbit_engine_start (CheckbitEngine *self)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE (self));

  checkbit_engine_talk_start (self->talk);
}

void
checkbit_engine_quit (CheckbitEngine *self)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE (self));

  checkbit_engine_talk_quit (self->talk);
}

void
checkbit_engine_quit_all (guint timeout_ms)
{
  checkbit_engine_talk_quit_all (timeout_ms);
}

void
checkbit_engine_set_time_limits (
    CheckbitEngine *self, guint start_ms, guint ready_ms, guint stop_ms, guint quit_ms)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE (self));

  checkbit_engine_talk_set_time_limits (self->talk, start_ms, ready_ms, stop_ms, quit_ms);
}

/* --- Options ---------------------------------------------------------------------------------- */

guint
checkbit_engine_get_n_options (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), 0);

  return checkbit_engine_talk_get_options (self->talk)->offered->len;
}

const CheckbitUciOption *
checkbit_engine_get_option (CheckbitEngine *self, guint index)
{
  const GPtrArray *offered;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  offered = checkbit_engine_talk_get_options (self->talk)->offered;

  return index < offered->len ? g_ptr_array_index (offered, index) : NULL;
}

const CheckbitUciOption *
checkbit_engine_find_option (CheckbitEngine *self, const char *name)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  return checkbit_engine_options_find (checkbit_engine_talk_get_options (self->talk), name);
}

gboolean
checkbit_engine_set_option (CheckbitEngine *self, const char *name, const char *value)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  return checkbit_engine_talk_set_option (self->talk, name, value);
}

/* --- Searching -------------------------------------------------------------------------------- */

void
checkbit_engine_new_game (CheckbitEngine *self)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE (self));

  checkbit_engine_talk_new_game (self->talk);
}

guint
checkbit_engine_search (CheckbitEngine *self,
                        const ChessPosition *start,
                        const ChessMove *moves,
                        gsize n_moves,
                        const CheckbitEngineGo *go)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), 0);

  return checkbit_engine_talk_search (self->talk, start, moves, n_moves, go);
}

/* Collects the moves to a node, and the position they start from. A null move cannot be sent to an
 * engine, so they start from the position after it. */
static GArray *
collect_moves (CheckbitNode *node, const ChessPosition **start)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (ChessMove));
  ChessMove move;

  while (checkbit_node_get_parent (node) != NULL
         && (move = checkbit_node_get_move (node)) != CHESS_MOVE_NONE)
    {
      g_array_append_val (moves, move);
      node = checkbit_node_get_parent (node);
    }
  *start = checkbit_node_get_position (node);

  for (guint i = 0; i < moves->len / 2; i++)
    {
      ChessMove *first = &g_array_index (moves, ChessMove, i);
      ChessMove *last = &g_array_index (moves, ChessMove, moves->len - 1 - i);
      ChessMove kept = *first;

      *first = *last;
      *last = kept;
    }

  return moves;
}

guint
checkbit_engine_search_node (CheckbitEngine *self, CheckbitNode *node, const CheckbitEngineGo *go)
{
  const ChessPosition *start;
  g_autoptr (GArray) moves = NULL;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), 0);
  g_return_val_if_fail (node != NULL, 0);

  moves = collect_moves (node, &start);

  return checkbit_engine_search (self, start, (const ChessMove *) moves->data, moves->len, go);
}

void
checkbit_engine_move_now (CheckbitEngine *self)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE (self));

  checkbit_engine_talk_move_now (self->talk);
}

void
checkbit_engine_abort (CheckbitEngine *self)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE (self));

  checkbit_engine_talk_abort (self->talk);
}

guint
checkbit_engine_get_search (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), 0);

  return checkbit_engine_talk_get_search (self->talk);
}

guint
checkbit_engine_get_lines_search (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), 0);

  return checkbit_engine_talk_get_lines (self->talk)->search;
}

guint
checkbit_engine_get_n_lines (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), 0);

  return checkbit_engine_talk_get_lines (self->talk)->n_lines;
}

const CheckbitEngineLine *
checkbit_engine_get_line (CheckbitEngine *self, guint index)
{
  const CheckbitEngineLines *lines;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  lines = checkbit_engine_talk_get_lines (self->talk);

  return index < lines->n_lines ? &lines->lines[index] : NULL;
}

/* --- Asking ----------------------------------------------------------------------------------- */

CheckbitEngineState
checkbit_engine_get_state (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), CHECKBIT_ENGINE_STOPPED);

  return checkbit_engine_talk_get_state (self->talk);
}

const char *
checkbit_engine_get_name (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  return checkbit_engine_talk_get_name (self->talk);
}

const char *
checkbit_engine_get_author (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  return checkbit_engine_talk_get_author (self->talk);
}

const GError *
checkbit_engine_get_error (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  return checkbit_engine_talk_get_error (self->talk);
}

char *
checkbit_engine_dup_last_words (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  return checkbit_engine_talk_dup_last_words (self->talk);
}

int
checkbit_engine_get_pid (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), 0);

  return checkbit_engine_talk_get_pid (self->talk);
}

/* --- Callbacks of the talk
 * --------------------------------------------------------------------- */

static void
changed_cb (GObject *owner, CheckbitEngineTalkFact fact)
{
  static const guint props[] = {
    [CHECKBIT_ENGINE_TALK_STATE] = PROP_STATE,
    [CHECKBIT_ENGINE_TALK_NAME] = PROP_NAME,
    [CHECKBIT_ENGINE_TALK_AUTHOR] = PROP_AUTHOR,
    [CHECKBIT_ENGINE_TALK_ERROR] = PROP_ERROR,
  };

  g_object_notify_by_pspec (owner, properties[props[fact]]);
}

static void
ready_cb (GObject *owner)
{
  g_signal_emit (owner, signals[READY], 0);
}

static void
info_cb (GObject *owner)
{
  g_signal_emit (owner, signals[INFO], 0);
}

static void
best_move_cb (GObject *owner, guint search, ChessMove move, ChessMove ponder)
{
  g_signal_emit (owner, signals[BEST_MOVE], 0, search, (guint) move, (guint) ponder);
}

static void
failed_cb (GObject *owner, const GError *error)
{
  g_signal_emit (owner, signals[FAILED], 0, error);
}

static const CheckbitEngineTalkFuncs talk_funcs
    = { changed_cb, ready_cb, info_cb, best_move_cb, failed_cb };

/* --- The object ------------------------------------------------------------------------------- */

static void
checkbit_engine_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitEngine *self = CHECKBIT_ENGINE (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_enum (value, checkbit_engine_talk_get_state (self->talk));
      break;
    case PROP_NAME:
      g_value_set_string (value, checkbit_engine_talk_get_name (self->talk));
      break;
    case PROP_AUTHOR:
      g_value_set_string (value, checkbit_engine_talk_get_author (self->talk));
      break;
    case PROP_ERROR:
      g_value_set_boxed (value, checkbit_engine_talk_get_error (self->talk));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_engine_dispose (GObject *object)
{
  CheckbitEngine *self = CHECKBIT_ENGINE (object);

  checkbit_engine_talk_stop (self->talk);

  G_OBJECT_CLASS (checkbit_engine_parent_class)->dispose (object);
}

static void
checkbit_engine_finalize (GObject *object)
{
  CheckbitEngine *self = CHECKBIT_ENGINE (object);

  checkbit_engine_talk_free (self->talk);

  G_OBJECT_CLASS (checkbit_engine_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_STATE] = g_param_spec_enum ("state", NULL, NULL, CHECKBIT_TYPE_ENGINE_STATE,
                                              CHECKBIT_ENGINE_STOPPED, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_AUTHOR] = g_param_spec_string ("author", NULL, NULL, "", flags);
  properties[PROP_ERROR] = g_param_spec_boxed ("error", NULL, NULL, G_TYPE_ERROR, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static guint
add_signal (const char *name, guint n_params, GType type)
{
  return g_signal_new (name, CHECKBIT_TYPE_ENGINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n_params, type, type, type);
}

static void
checkbit_engine_class_init (CheckbitEngineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_engine_get_property;
  object_class->dispose = checkbit_engine_dispose;
  object_class->finalize = checkbit_engine_finalize;

  install_properties (object_class);

  signals[READY] = add_signal ("ready", 0, G_TYPE_NONE);
  signals[INFO] = add_signal ("info", 0, G_TYPE_NONE);
  signals[BEST_MOVE] = add_signal ("best-move", 3, G_TYPE_UINT);
  signals[FAILED] = add_signal ("failed", 1, G_TYPE_ERROR);
}

static void
checkbit_engine_init (CheckbitEngine *self)
{
}

CheckbitEngine *
checkbit_engine_new (const char *path, const char *const *arguments, const char *folder)
{
  CheckbitEngine *self;

  g_return_val_if_fail (path != NULL && g_path_is_absolute (path), NULL);

  self = g_object_new (CHECKBIT_TYPE_ENGINE, NULL);
  self->talk = checkbit_engine_talk_new (path, arguments, folder, &talk_funcs, G_OBJECT (self));

  return self;
}

/* A chess engine, as the rest of the program sees it.
 *
 * The talk with the process is in engine-protocol.c, the process in engine-process.c, options in
 * engine-options.c, what it thinks in engine-lines.c, what is asked in engine-search.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/engine-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/movegen.h"
#include "game/engine/engine-enums.h"

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

/* Those with a process. */
static GPtrArray *running;

G_DEFINE_FINAL_TYPE (CheckbitEngine, checkbit_engine, G_TYPE_OBJECT)

G_DEFINE_QUARK (checkbit - engine - error - quark, checkbit_engine_error)

/* --- State ------------------------------------------------------------------------------------ */

static CheckbitEngineState
find_state (CheckbitEngine *self)
{
  gboolean searching = self->wanted != NULL || (self->current != NULL && !self->discard);

  if (self->error != NULL)
    return CHECKBIT_ENGINE_FAILED;
  if (self->launch != 0 || self->phase == PHASE_UCI || self->phase == PHASE_GREETING)
    return CHECKBIT_ENGINE_STARTING;
  if (searching)
    return CHECKBIT_ENGINE_SEARCHING;

  return self->process != NULL ? CHECKBIT_ENGINE_READY : CHECKBIT_ENGINE_STOPPED;
}

void
checkbit_engine_update_state (CheckbitEngine *self)
{
  CheckbitEngineState state = find_state (self);

  if (self->state == state)
    return;
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

static void
set_text (CheckbitEngine *self, char **text, const char *value, guint property)
{
  if (g_strcmp0 (*text, value) == 0)
    return;
  g_free (*text);
  *text = g_strdup (value);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

void
checkbit_engine_set_shown_name (CheckbitEngine *self, CheckbitUciText text)
{
  g_autofree char *shown = checkbit_uci_text_dup_shown (text);

  if (*shown != '\0')
    set_text (self, &self->name, shown, PROP_NAME);
}

void
checkbit_engine_set_shown_author (CheckbitEngine *self, CheckbitUciText text)
{
  g_autofree char *shown = checkbit_uci_text_dup_shown (text);

  set_text (self, &self->author, shown, PROP_AUTHOR);
}

void
checkbit_engine_emit_ready (CheckbitEngine *self)
{
  g_signal_emit (self, signals[READY], 0);
}

void
checkbit_engine_emit_info (CheckbitEngine *self)
{
  g_signal_emit (self, signals[INFO], 0);
}

void
checkbit_engine_emit_best_move (CheckbitEngine *self,
                                guint search,
                                ChessMove move,
                                ChessMove ponder)
{
  g_signal_emit (self, signals[BEST_MOVE], 0, search, (guint) move, (guint) ponder);
}

/* --- The end of a process --------------------------------------------------------------------- */

/* Everything the process had to do is off. */
static void
drop_searches (CheckbitEngine *self)
{
  g_clear_handle_id (&self->launch, g_source_remove);
  g_clear_handle_id (&self->answer, g_source_remove);
  g_clear_pointer (&self->wanted, checkbit_search_free);
  g_clear_pointer (&self->current, checkbit_search_free);
  self->discard = FALSE;
  self->hurry = FALSE;
}

/* What a process said at last: a line for a sentence, more for a details field. */
static char *
read_last_words (CheckbitEngineProcess *process)
{
  const char *line = checkbit_engine_process_get_last_line (process);
  g_autofree char *errors = checkbit_engine_process_dup_error_output (process);

  return g_strdup (*errors != '\0' ? errors : line);
}

void
checkbit_engine_drop_process (CheckbitEngine *self, gboolean polite)
{
  CheckbitEngineProcess *process = g_steal_pointer (&self->process);

  g_clear_handle_id (&self->deadline, g_source_remove);
  g_clear_handle_id (&self->show, g_source_remove);
  g_clear_pointer (&self->current, checkbit_search_free);
  self->discard = FALSE;
  self->hurry = FALSE;
  self->phase = PHASE_NONE;
  if (process == NULL)
    return;

  g_free (self->last_words);
  self->last_words = read_last_words (process);
  g_ptr_array_remove_fast (running, self);
  checkbit_engine_process_end (process, polite, self->limits.quit_ms);
}

static char *
add_last_words (CheckbitEngine *self, CheckbitEngineError code, const char *sentence)
{
  /* Of these the sentence says all there is to say. */
  gboolean silent = code == CHECKBIT_ENGINE_ERROR_POSITION || code == CHECKBIT_ENGINE_ERROR_NO_MOVE
                    || code == CHECKBIT_ENGINE_ERROR_ILLEGAL_MOVE;
  g_autofree char *shown = NULL;
  const char *line = "";

  if (self->process != NULL && !silent)
    line = checkbit_engine_process_get_last_line (self->process);
  shown = checkbit_uci_text_dup_shown ((CheckbitUciText){ line, strlen (line) });
  if (*shown == '\0')
    return g_strdup (sentence);

  /* Translators: a sentence about an engine, then the last line that it wrote. */
  return g_strdup_printf (_ ("%s Its last words: “%s”"), sentence, shown);
}

void
checkbit_engine_fail (CheckbitEngine *self, CheckbitEngineError code, const char *sentence)
{
  g_autofree char *message = add_last_words (self, code, sentence);
  g_autoptr (GError) error = g_error_new_literal (CHECKBIT_ENGINE_ERROR, code, message);

  drop_searches (self);
  checkbit_engine_drop_process (self, code == CHECKBIT_ENGINE_ERROR_POSITION);
  g_clear_error (&self->error);
  self->error = g_error_copy (error);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
  checkbit_engine_update_state (self);
  g_signal_emit (self, signals[FAILED], 0, error);
}

void
checkbit_engine_quit (CheckbitEngine *self)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE (self));

  drop_searches (self);
  checkbit_engine_drop_process (self, TRUE);
  if (self->error != NULL)
    {
      g_clear_error (&self->error);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
    }
  checkbit_engine_update_state (self);
}

void
checkbit_engine_quit_all (guint timeout_ms)
{
  while (running != NULL && running->len > 0)
    {
      g_autoptr (CheckbitEngine) engine = g_object_ref (g_ptr_array_index (running, 0));

      checkbit_engine_quit (engine);
    }
  checkbit_engine_process_wait_all (timeout_ms);
}

/* --- Starting --------------------------------------------------------------------------------- */

void
checkbit_engine_note_running (CheckbitEngine *self)
{
  if (running == NULL)
    running = g_ptr_array_new ();
  g_ptr_array_add (running, self);
}

static gboolean
launch_cb (gpointer data)
{
  g_autoptr (CheckbitEngine) self = g_object_ref (data);

  self->launch = 0;
  checkbit_engine_launch (self);

  return G_SOURCE_REMOVE;
}

void
checkbit_engine_start (CheckbitEngine *self)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE (self));

  if (self->process != NULL || self->launch != 0)
    return;

  if (self->error != NULL)
    {
      g_clear_error (&self->error);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
    }
  self->launch = g_timeout_add (0, launch_cb, self);
  checkbit_engine_update_state (self);
}

void
checkbit_engine_set_time_limits (
    CheckbitEngine *self, guint start_ms, guint ready_ms, guint stop_ms, guint quit_ms)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE (self));

  self->limits.uciok_ms = start_ms > 0 ? start_ms : self->limits.uciok_ms;
  self->limits.readyok_ms = ready_ms > 0 ? ready_ms : self->limits.readyok_ms;
  self->limits.stop_ms = stop_ms > 0 ? stop_ms : self->limits.stop_ms;
  self->limits.quit_ms = quit_ms > 0 ? quit_ms : self->limits.quit_ms;
}

/* --- Searching -------------------------------------------------------------------------------- */

/* Answers where no engine is needed: nothing can be played, or nothing may be asked. */
static gboolean
answer_cb (gpointer data)
{
  g_autoptr (CheckbitEngine) self = g_object_ref (data);
  g_autoptr (CheckbitSearch) search = g_steal_pointer (&self->wanted);

  self->answer = 0;
  if (!search->legal)
    {
      checkbit_engine_fail (self, CHECKBIT_ENGINE_ERROR_POSITION,
                            _ ("This position is impossible; no engine is asked about it."));
      return G_SOURCE_REMOVE;
    }

  checkbit_engine_clear_lines (self);
  self->lines_search = search->id;
  checkbit_engine_update_state (self);
  checkbit_engine_emit_best_move (self, search->id, CHESS_MOVE_NONE, CHESS_MOVE_NONE);

  return G_SOURCE_REMOVE;
}

static void
drop_wanted (CheckbitEngine *self)
{
  g_clear_handle_id (&self->answer, g_source_remove);
  g_clear_pointer (&self->wanted, checkbit_search_free);
  if (self->current != NULL)
    self->discard = TRUE;
  self->hurry = FALSE;
}

guint
checkbit_engine_search (CheckbitEngine *self,
                        const ChessPosition *start,
                        const ChessMove *moves,
                        gsize n_moves,
                        const CheckbitEngineGo *go)
{
  guint id;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), 0);

  drop_wanted (self);
  id = ++self->last_id;
  self->wanted = checkbit_search_new (id, start, moves, n_moves, go);
  if (!self->wanted->legal || !chess_movegen_any (&self->wanted->position))
    self->answer = g_timeout_add (0, answer_cb, self);
  else
    checkbit_engine_start (self);
  checkbit_engine_pump (self);

  return id;
}

/* Collects the moves to a node, and the position they start from. A null move cannot be told to an
 * engine: the position after it can. */
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

  if (self->phase == PHASE_GO && !self->discard)
    checkbit_engine_send_stop (self);
  else if (self->wanted != NULL || self->phase == PHASE_SYNC)
    self->hurry = TRUE;
}

void
checkbit_engine_abort (CheckbitEngine *self)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE (self));

  drop_wanted (self);
  checkbit_engine_pump (self);
}

guint
checkbit_engine_get_search (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), 0);

  if (self->wanted != NULL)
    return self->wanted->id;

  return self->current != NULL && !self->discard ? self->current->id : 0;
}

void
checkbit_engine_new_game (CheckbitEngine *self)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE (self));

  self->new_game = TRUE;
}

/* --- Asking ----------------------------------------------------------------------------------- */

CheckbitEngineState
checkbit_engine_get_state (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), CHECKBIT_ENGINE_STOPPED);

  return self->state;
}

const char *
checkbit_engine_get_path (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  return self->path;
}

const char *
checkbit_engine_get_name (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  return self->name;
}

const char *
checkbit_engine_get_author (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  return self->author;
}

const GError *
checkbit_engine_get_error (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  return self->error;
}

char *
checkbit_engine_dup_last_words (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), NULL);

  if (self->process != NULL)
    return read_last_words (self->process);

  return g_strdup (self->last_words != NULL ? self->last_words : "");
}

int
checkbit_engine_get_pid (CheckbitEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ENGINE (self), 0);

  return self->process != NULL ? checkbit_engine_process_get_pid (self->process) : 0;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
checkbit_engine_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitEngine *self = CHECKBIT_ENGINE (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_enum (value, self->state);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_AUTHOR:
      g_value_set_string (value, self->author);
      break;
    case PROP_ERROR:
      g_value_set_boxed (value, self->error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_engine_dispose (GObject *object)
{
  CheckbitEngine *self = CHECKBIT_ENGINE (object);

  drop_searches (self);
  checkbit_engine_drop_process (self, TRUE);

  G_OBJECT_CLASS (checkbit_engine_parent_class)->dispose (object);
}

static void
checkbit_engine_finalize (GObject *object)
{
  CheckbitEngine *self = CHECKBIT_ENGINE (object);

  checkbit_engine_free_lines (self);
  g_free (self->path);
  g_strfreev (self->arguments);
  g_free (self->folder);
  g_free (self->name);
  g_free (self->author);
  g_free (self->last_words);
  g_free (self->last_answer);
  g_clear_error (&self->error);
  g_ptr_array_unref (self->options);
  g_hash_table_unref (self->option_values);
  g_hash_table_unref (self->option_unsent);

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
  self->author = g_strdup ("");
  self->options = g_ptr_array_new_with_free_func ((GDestroyNotify) checkbit_uci_option_free);
  self->option_values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->option_unsent = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->limits = (CheckbitEngineLimits){
    .uciok_ms = 60000,
    .readyok_ms = 15000,
    .stop_ms = 5000,
    .quit_ms = 2000,
  };
}

CheckbitEngine *
checkbit_engine_new (const char *path, const char *const *arguments, const char *folder)
{
  CheckbitEngine *self;

  g_return_val_if_fail (path != NULL && g_path_is_absolute (path), NULL);

  self = g_object_new (CHECKBIT_TYPE_ENGINE, NULL);
  self->path = g_strdup (path);
  self->arguments = g_strdupv ((char **) arguments);
  self->folder = g_strdup (folder);
  self->name = g_filename_display_basename (path);

  return self;
}

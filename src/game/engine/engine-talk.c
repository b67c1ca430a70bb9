/* The dialog with an engine: what is sent when, and the meaning of its answers.
 *
 * A search goes position, isready, readyok, go, bestmove. A bestmove before readyok does not belong
 * to this search; the first one after "go" does. An unwanted search is stopped and its answer
 * awaited, so that it cannot be mistaken for the next one's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/engine-talk.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/movegen.h"
#include "game/engine/engine-process.h"

/* Introductions with more lines than this are cut off: those of real engines have at most about two
 * hundred. */
#define MAX_GREETINGS 1500

/* How much longer than its fixed time, or after a repeated answer, an engine may take before it is
 * told to stop. */
#define OVERTIME_MS 3000

/* The phases of the dialog. */
typedef enum
{
  PHASE_NONE,     /* there is no process */
  PHASE_UCI,      /* "uci" sent */
  PHASE_GREETING, /* uciok came, the first "isready" sent */
  PHASE_IDLE,
  PHASE_SYNC,     /* position and "isready" sent: a bestmove before readyok is stale */
  PHASE_GO,       /* "go" sent: the next bestmove belongs to it */
  PHASE_STOP,     /* "stop" sent: likewise */
  PHASE_ANSWERED, /* the answer has come and is being handled */
} Phase;

typedef struct
{
  guint uciok_ms;
  guint readyok_ms;
  guint stop_ms;
  guint quit_ms;
} Limits;

struct _CheckbitEngineTalk
{
  const CheckbitEngineTalkFuncs *funcs;
  GObject *owner; /* the object that owns this */

  /* Owned. */
  char *path;
  char **arguments;
  char *folder;
  char *name;
  char *author;
  GError *error;

  CheckbitEngineOptions options;
  CheckbitEngineLines lines;

  CheckbitEngineProcess *process;
  Phase phase;
  CheckbitEngineState state; /* as last notified */
  Limits limits;
  guint deadline;    /* for the response that the phase waits for */
  guint n_greetings; /* lines in the process's introduction */
  gboolean new_game;
  char *last_words; /* the output of a process that is gone */

  CheckbitSearch *wanted;  /* not sent yet; owned */
  CheckbitSearch *current; /* sent, in PHASE_SYNC and later; owned */
  gboolean discard;        /* the answer of the current one is not wanted */
  guint last_id;
  char *last_answer; /* the text of the last valid bestmove */
  gboolean hurry;    /* whether to stop the search as soon as it starts */
  guint launch;      /* starts the process; 0 for none */
  guint answer;      /* answers or refuses the wanted one without the engine; 0 for none */
};

/* Those with a running process. */
static GPtrArray *running;

G_DEFINE_QUARK (checkbit - engine - error - quark, checkbit_engine_error)

static void set_deadline (CheckbitEngineTalk *self, guint ms);
static void send_stop (CheckbitEngineTalk *self);
static void pump (CheckbitEngineTalk *self);
static void launch (CheckbitEngineTalk *self);
static gboolean answer_cb (gpointer data);

/* --- Notifications ---------------------------------------------------------------------------- */

static void
notify_owner (CheckbitEngineTalk *self, CheckbitEngineTalkFact fact)
{
  self->funcs->changed (self->owner, fact);
}

static CheckbitEngineState
find_state (CheckbitEngineTalk *self)
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

static void
update_state (CheckbitEngineTalk *self)
{
  CheckbitEngineState state = find_state (self);

  if (self->state == state)
    return;
  self->state = state;
  notify_owner (self, CHECKBIT_ENGINE_TALK_STATE);
}

static void
set_text (CheckbitEngineTalk *self, char **text, const char *value, CheckbitEngineTalkFact fact)
{
  if (g_strcmp0 (*text, value) == 0)
    return;
  g_free (*text);
  *text = g_strdup (value);
  notify_owner (self, fact);
}

static void
set_name (CheckbitEngineTalk *self, CheckbitUciText text)
{
  g_autofree char *shown = checkbit_uci_text_dup_shown (text);

  if (*shown != '\0')
    set_text (self, &self->name, shown, CHECKBIT_ENGINE_TALK_NAME);
}

static void
set_author (CheckbitEngineTalk *self, CheckbitUciText text)
{
  g_autofree char *shown = checkbit_uci_text_dup_shown (text);

  set_text (self, &self->author, shown, CHECKBIT_ENGINE_TALK_AUTHOR);
}

/* Parses pending lines and notifies at once. */
static void
show_lines (CheckbitEngineTalk *self)
{
  checkbit_engine_lines_cancel (&self->lines);
  if (self->current == NULL || self->discard)
    return;
  if (checkbit_engine_lines_read (&self->lines, &self->current->position))
    self->funcs->info (self->owner);
}

static gboolean
lines_due_cb (gpointer data)
{
  CheckbitEngineTalk *self = data;
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);

  show_lines (self);

  return G_SOURCE_REMOVE;
}

/* --- The end of a process --------------------------------------------------------------------- */

/* Cancels everything that the process was to do. */
static void
drop_searches (CheckbitEngineTalk *self)
{
  g_clear_handle_id (&self->launch, g_source_remove);
  g_clear_handle_id (&self->answer, g_source_remove);
  g_clear_pointer (&self->wanted, checkbit_search_free);
  g_clear_pointer (&self->current, checkbit_search_free);
  self->discard = FALSE;
  self->hurry = FALSE;
}

/* The last output of a process: a line for a sentence, more for a details field. */
static char *
read_last_words (CheckbitEngineProcess *process)
{
  const char *line = checkbit_engine_process_get_last_line (process);
  g_autofree char *errors = checkbit_engine_process_dup_error_output (process);

  return g_strdup (*errors != '\0' ? errors : line);
}

/* A program that has not introduced itself need not be an engine, and know how to quit. */
static void
drop_process (CheckbitEngineTalk *self, gboolean polite)
{
  CheckbitEngineProcess *process = g_steal_pointer (&self->process);
  gboolean stranger = self->phase == PHASE_UCI;

  g_clear_handle_id (&self->deadline, g_source_remove);
  checkbit_engine_lines_cancel (&self->lines);
  g_clear_pointer (&self->current, checkbit_search_free);
  self->discard = FALSE;
  self->hurry = FALSE;
  self->phase = PHASE_NONE;
  if (process == NULL)
    return;

  g_free (self->last_words);
  self->last_words = read_last_words (process);
  g_ptr_array_remove_fast (running, self);
  checkbit_engine_process_end (process, polite && !stranger, self->limits.quit_ms);
}

static char *
add_last_words (CheckbitEngineTalk *self, CheckbitEngineError code, const char *sentence)
{
  /* These errors need no output of the engine. */
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
  return g_strdup_printf (_ ("%s “%s”"), sentence, shown);
}

static void
fail_with (CheckbitEngineTalk *self, CheckbitEngineError code, const char *sentence)
{
  g_autofree char *message = add_last_words (self, code, sentence);
  g_autoptr (GError) error = g_error_new_literal (CHECKBIT_ENGINE_ERROR, code, message);

  drop_searches (self);
  drop_process (self, code == CHECKBIT_ENGINE_ERROR_POSITION);
  g_clear_error (&self->error);
  self->error = g_error_copy (error);
  notify_owner (self, CHECKBIT_ENGINE_TALK_ERROR);
  update_state (self);
  self->funcs->failed (self->owner, error);
}

static void
send (CheckbitEngineTalk *self, const char *text)
{
  checkbit_engine_process_write (self->process, text);
}

/* Fails with a sentence from here. (transfer full) of sentence. */
static void
fail (CheckbitEngineTalk *self, CheckbitEngineError code, char *sentence)
{
  g_autofree char *owned = sentence;

  fail_with (self, code, owned);
}

/* --- Timeouts --------------------------------------------------------------------------------- */

static void
give_up_stopping (CheckbitEngineTalk *self)
{
  if (!self->discard)
    {
      fail (self, CHECKBIT_ENGINE_ERROR_NO_ANSWER,
            g_strdup_printf (_ ("%s is not responding: it was told to stop thinking, but did not."),
                             self->name));
      return;
    }

  /* This answer is no longer wanted, so the next search gets a new process. */
  drop_process (self, FALSE);
  if (self->wanted != NULL)
    launch (self);
  update_state (self);
}

static gboolean
deadline_cb (gpointer data)
{
  CheckbitEngineTalk *self = data;
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);

  self->deadline = 0;
  switch (self->phase)
    {
    case PHASE_UCI:
      fail (self, CHECKBIT_ENGINE_ERROR_NO_UCIOK,
            g_strdup_printf (
                /* Translators: the name of an engine, and how many seconds */
                ngettext ("%s did not answer as a chess engine within %u second.",
                          "%s did not answer as a chess engine within %u seconds.",
                          self->limits.uciok_ms / 1000),
                self->name, self->limits.uciok_ms / 1000));
      break;
    case PHASE_GREETING:
    case PHASE_SYNC:
      fail (self, CHECKBIT_ENGINE_ERROR_NO_READYOK,
            g_strdup_printf (_ ("%s is not responding: it does not say that it is ready."),
                             self->name));
      break;
    case PHASE_GO:
      send_stop (self);
      break;
    case PHASE_STOP:
      give_up_stopping (self);
      break;
    default:
      break;
    }

  return G_SOURCE_REMOVE;
}

/* 0: no limit. */
static void
set_deadline (CheckbitEngineTalk *self, guint ms)
{
  g_clear_handle_id (&self->deadline, g_source_remove);
  if (ms > 0)
    self->deadline = g_timeout_add (ms, deadline_cb, self);
}

/* --- Searching -------------------------------------------------------------------------------- */

static void
send_stop (CheckbitEngineTalk *self)
{
  send (self, "stop\n");
  self->phase = PHASE_STOP;
  set_deadline (self, self->limits.stop_ms);
}

static void
send_go (CheckbitEngineTalk *self)
{
  g_autofree char *go = checkbit_search_format_go (self->current);
  guint movetime = self->current->go.movetime_ms;

  self->phase = PHASE_GO;
  send (self, go);
  set_deadline (self, movetime > 0 ? movetime + OVERTIME_MS : 0);
  if (self->hurry)
    send_stop (self);
  self->hurry = FALSE;
}

static void
send_position (CheckbitEngineTalk *self)
{
  g_autofree char *position = checkbit_search_format_position (self->current);

  if (self->new_game)
    send (self, "ucinewgame\n");
  self->new_game = FALSE;
  send (self, position);
  send (self, "isready\n");
  self->phase = PHASE_SYNC;
  set_deadline (self, self->limits.readyok_ms);
}

/* A search that this engine cannot do is refused later: who asks for it must know its number
 * before it fails. */
static void
begin_search (CheckbitEngineTalk *self)
{
  if (!checkbit_engine_options_prepare (&self->options, self->process, self->wanted))
    {
      self->answer = g_timeout_add (0, answer_cb, self);
      return;
    }

  g_clear_pointer (&self->current, checkbit_search_free);
  self->current = g_steal_pointer (&self->wanted);
  self->discard = FALSE;
  checkbit_engine_lines_begin (&self->lines, self->current->id);
  send_position (self);
}

static void
pump (CheckbitEngineTalk *self)
{
  if (self->phase == PHASE_IDLE)
    {
      checkbit_engine_options_send (&self->options, self->process);
      if (self->wanted != NULL && self->answer == 0)
        begin_search (self);
    }
  else if (self->phase == PHASE_GO && self->discard)
    send_stop (self);
  update_state (self);
}

/* Ends the current search in some way. */
static void
go_idle (CheckbitEngineTalk *self)
{
  set_deadline (self, 0);
  g_clear_pointer (&self->current, checkbit_search_free);
  self->phase = PHASE_IDLE;
  self->discard = FALSE;
}

/* --- The answer ------------------------------------------------------------------------------- */

static void
refuse_answer (CheckbitEngineTalk *self, CheckbitUciText text, const char *word)
{
  g_autofree char *shown = checkbit_uci_text_dup_shown (text);

  if (checkbit_engine_means_no_move (word))
    fail (self, CHECKBIT_ENGINE_ERROR_NO_MOVE,
          /* Translators: the name of an engine, and what it wrote */
          g_strdup_printf (_ ("%s gave no move: it answered “%s”."), self->name, shown));
  else
    fail (self, CHECKBIT_ENGINE_ERROR_ILLEGAL_MOVE,
          /* Translators: the name of an engine, and what it wrote */
          g_strdup_printf (_ ("%s answered “%s”, which is not a legal move here."), self->name,
                           shown));
}

static void
accept_answer (CheckbitEngineTalk *self, const char *word, ChessMove move, ChessMove ponder)
{
  guint id = self->current->id;

  gboolean wanted;

  g_free (self->last_answer);
  self->last_answer = g_strdup (word);
  self->phase = PHASE_ANSWERED;
  show_lines (self);
  /* The handlers of the lines may have started another search, or ended the engine. */
  if (self->phase != PHASE_ANSWERED)
    return;

  wanted = !self->discard;
  go_idle (self);
  update_state (self);
  if (wanted)
    self->funcs->best_move (self->owner, id, move, ponder);
}

/* Handles a repetition of the previous answer, which is illegal, as its piece has moved. The engine
 * may have said it twice, and be thinking; or it may have finished, and would never be heard of
 * again. Told to stop, it answers in the first case and fails to in the second. */
static void
take_repetition (CheckbitEngineTalk *self)
{
  if (self->phase == PHASE_GO && self->deadline == 0 && !self->current->go.infinite)
    set_deadline (self, OVERTIME_MS);
}

/* Handles the answer to the current search. */
static void
take_answer (CheckbitEngineTalk *self, CheckbitUciText rest)
{
  CheckbitUciText text, ponder;
  const ChessPosition *position = &self->current->position;
  g_autofree char *word = NULL;
  ChessMove move;

  checkbit_uci_parse_bestmove (rest, &text, &ponder);
  word = g_strndup (text.start, text.length);
  move = checkbit_engine_read_answer (position, word);
  if (move == CHESS_MOVE_NONE && g_strcmp0 (word, self->last_answer) == 0)
    {
      take_repetition (self);
      return;
    }

  if (self->discard)
    go_idle (self);
  else if (move != CHESS_MOVE_NONE)
    accept_answer (self, word, move, checkbit_engine_read_ponder (position, move, ponder));
  else
    refuse_answer (self, text, word);
  pump (self);
}

/* --- What comes ------------------------------------------------------------------------------- */

static void
take_uciok (CheckbitEngineTalk *self)
{
  if (self->phase != PHASE_UCI)
    return;

  self->phase = PHASE_GREETING;
  send (self, "isready\n");
  /* Engines load their networks now. */
  set_deadline (self, MAX (self->limits.readyok_ms, self->limits.uciok_ms));
}

static void
take_readyok (CheckbitEngineTalk *self)
{
  if (self->phase == PHASE_GREETING)
    {
      go_idle (self);
      checkbit_engine_options_renew (&self->options);
      update_state (self);
      self->funcs->ready (self->owner);
      pump (self);
    }
  else if (self->phase == PHASE_SYNC && self->discard)
    {
      go_idle (self);
      pump (self);
    }
  else if (self->phase == PHASE_SYNC)
    send_go (self);
}

/* Whether the process has taken too long to introduce itself. */
static gboolean
is_greeting (CheckbitEngineTalk *self)
{
  gboolean early = self->phase == PHASE_UCI || self->phase == PHASE_GREETING;

  return early && self->n_greetings++ < MAX_GREETINGS;
}

static void
take_line (CheckbitEngineTalk *self, const char *line)
{
  CheckbitUciText rest;
  gboolean greeting = is_greeting (self);
  gboolean searching = self->phase == PHASE_GO || self->phase == PHASE_STOP;

  switch (checkbit_uci_parse (line, &rest))
    {
    case CHECKBIT_UCI_INFO:
      if (searching && !self->discard)
        checkbit_engine_lines_take (&self->lines, rest);
      break;
    case CHECKBIT_UCI_BESTMOVE:
      if (searching)
        take_answer (self, rest);
      break;
    case CHECKBIT_UCI_READYOK:
      take_readyok (self);
      break;
    case CHECKBIT_UCI_UCIOK:
      take_uciok (self);
      break;
    case CHECKBIT_UCI_ID_NAME:
      if (greeting)
        set_name (self, rest);
      break;
    case CHECKBIT_UCI_ID_AUTHOR:
      if (greeting)
        set_author (self, rest);
      break;
    case CHECKBIT_UCI_OPTION:
      if (greeting)
        checkbit_engine_options_take (&self->options, rest);
      break;
    case CHECKBIT_UCI_REGISTRATION:
      if (greeting && checkbit_uci_text_is (rest, "error"))
        send (self, "register later\n");
      break;
    default:
      break;
    }
}

static void
line_cb (const char *line, gpointer data)
{
  CheckbitEngineTalk *self = data;
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);

  take_line (self, line);
}

static void
ended_cb (const CheckbitProcessEnd *end, gpointer data)
{
  CheckbitEngineTalk *self = data;
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);

  if (!end->exited)
    fail (self, CHECKBIT_ENGINE_ERROR_CLOSED,
          g_strdup_printf (_ ("%s closed its input or output."), self->name));
  else if (end->signal != 0)
    fail (self, CHECKBIT_ENGINE_ERROR_CRASHED,
          /* Translators: name of the engine, number and name of a signal. */
          g_strdup_printf (_ ("%s crashed (signal %d: %s)."), self->name, end->signal,
                           g_strsignal (end->signal)));
  else
    fail (
        self, CHECKBIT_ENGINE_ERROR_EXITED,
        /* Translators: the name of an engine, and a number that says how it ended */
        g_strdup_printf (_ ("%s stopped unexpectedly (exit status %d)."), self->name, end->status));
}

/* --- Starting --------------------------------------------------------------------------------- */

static void
note_running (CheckbitEngineTalk *self)
{
  if (running == NULL)
    running = g_ptr_array_new ();
  g_ptr_array_add (running, self);
}

static char *
dup_folder (CheckbitEngineTalk *self)
{
  return self->folder != NULL ? g_strdup (self->folder) : g_path_get_dirname (self->path);
}

static void
launch (CheckbitEngineTalk *self)
{
  static const CheckbitProcessFuncs funcs = { line_cb, ended_cb };
  g_autofree char *folder = dup_folder (self);
  g_autoptr (GError) error = NULL;

  g_clear_error (&self->error);
  g_clear_pointer (&self->last_answer, g_free);
  g_clear_pointer (&self->last_words, g_free);
  checkbit_engine_options_forget (&self->options);
  self->n_greetings = 0;

  self->process = checkbit_engine_process_new (self->path, (const char *const *) self->arguments,
                                               folder, &funcs, self, &error);
  if (self->process == NULL)
    {
      fail (self, CHECKBIT_ENGINE_ERROR_SPAWN,
            /* Translators: name of the engine, and why: “No such file or directory”. */
            g_strdup_printf (_ ("%s could not be started: %s."), self->name, error->message));
      return;
    }

  note_running (self);
  self->phase = PHASE_UCI;
  send (self, "uci\n");
  set_deadline (self, self->limits.uciok_ms);
  update_state (self);
}

/* --- Beginning and ending --------------------------------------------------------------------------------- */

/* A handler of what is told from here may drop the owner, and this with it: so whoever is called
 * from outside holds it. */

static gboolean
launch_cb (gpointer data)
{
  CheckbitEngineTalk *self = data;
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);

  self->launch = 0;
  launch (self);

  return G_SOURCE_REMOVE;
}

void
checkbit_engine_talk_start (CheckbitEngineTalk *self)
{
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);

  if (self->process != NULL || self->launch != 0)
    return;

  if (self->error != NULL)
    {
      g_clear_error (&self->error);
      notify_owner (self, CHECKBIT_ENGINE_TALK_ERROR);
    }
  self->launch = g_timeout_add (0, launch_cb, self);
  update_state (self);
}

void
checkbit_engine_talk_set_time_limits (
    CheckbitEngineTalk *self, guint start_ms, guint ready_ms, guint stop_ms, guint quit_ms)
{
  self->limits.uciok_ms = start_ms > 0 ? start_ms : self->limits.uciok_ms;
  self->limits.readyok_ms = ready_ms > 0 ? ready_ms : self->limits.readyok_ms;
  self->limits.stop_ms = stop_ms > 0 ? stop_ms : self->limits.stop_ms;
  self->limits.quit_ms = quit_ms > 0 ? quit_ms : self->limits.quit_ms;
}

void
checkbit_engine_talk_quit (CheckbitEngineTalk *self)
{
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);

  drop_searches (self);
  drop_process (self, TRUE);
  if (self->error != NULL)
    {
      g_clear_error (&self->error);
      notify_owner (self, CHECKBIT_ENGINE_TALK_ERROR);
    }
  update_state (self);
}

void
checkbit_engine_talk_quit_all (guint timeout_ms)
{
  while (running != NULL && running->len > 0)
    checkbit_engine_talk_quit (g_ptr_array_index (running, 0));
  checkbit_engine_process_wait_all (timeout_ms);
}

/* --- What is asked -------------------------------------------------------------------------------- */

/* There is no legal move. */
static void
answer_none (CheckbitEngineTalk *self, const CheckbitSearch *search)
{
  checkbit_engine_lines_begin (&self->lines, search->id);
  update_state (self);
  self->funcs->best_move (self->owner, search->id, CHESS_MOVE_NONE, CHESS_MOVE_NONE);
}

/* Answers without the engine. */
static gboolean
answer_cb (gpointer data)
{
  CheckbitEngineTalk *self = data;
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);
  g_autoptr (CheckbitSearch) search = g_steal_pointer (&self->wanted);

  self->answer = 0;
  if (!search->legal)
    fail_with (self, CHECKBIT_ENGINE_ERROR_POSITION,
               _ ("This position is impossible, so engines cannot play or analyze it."));
  else if (!chess_movegen_any (&search->position))
    answer_none (self, search);
  else
    fail (self, CHECKBIT_ENGINE_ERROR_POSITION,
          g_strdup_printf (_ ("%s does not play Chess960."), self->name));

  return G_SOURCE_REMOVE;
}

static void
drop_wanted (CheckbitEngineTalk *self)
{
  g_clear_handle_id (&self->answer, g_source_remove);
  g_clear_pointer (&self->wanted, checkbit_search_free);
  if (self->current != NULL)
    self->discard = TRUE;
  self->hurry = FALSE;
}

guint
checkbit_engine_talk_search (CheckbitEngineTalk *self,
                             const ChessPosition *start,
                             const ChessMove *moves,
                             gsize n_moves,
                             const CheckbitEngineGo *go)
{
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);
  guint id;

  drop_wanted (self);
  id = ++self->last_id;
  self->wanted = checkbit_search_new (id, start, moves, n_moves, go);
  if (!self->wanted->legal || !chess_movegen_any (&self->wanted->position))
    self->answer = g_timeout_add (0, answer_cb, self);
  else
    checkbit_engine_talk_start (self);
  pump (self);

  return id;
}

void
checkbit_engine_talk_move_now (CheckbitEngineTalk *self)
{
  if (self->phase == PHASE_GO && !self->discard)
    send_stop (self);
  else if (self->wanted != NULL || self->phase == PHASE_SYNC)
    self->hurry = TRUE;
}

void
checkbit_engine_talk_abort (CheckbitEngineTalk *self)
{
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);

  drop_wanted (self);
  pump (self);
}

guint
checkbit_engine_talk_get_search (CheckbitEngineTalk *self)
{
  if (self->wanted != NULL)
    return self->wanted->id;

  return self->current != NULL && !self->discard ? self->current->id : 0;
}

/* --- For the owner ---------------------------------------------------------------------------- */

void
checkbit_engine_talk_new_game (CheckbitEngineTalk *self)
{
  self->new_game = TRUE;
}

gboolean
checkbit_engine_talk_set_option (CheckbitEngineTalk *self, const char *name, const char *value)
{
  G_GNUC_UNUSED g_autoptr (GObject) alive = g_object_ref (self->owner);

  if (!checkbit_engine_options_set (&self->options, name, value))
    return FALSE;
  pump (self);

  return TRUE;
}

CheckbitEngineState
checkbit_engine_talk_get_state (CheckbitEngineTalk *self)
{
  return self->state;
}

const char *
checkbit_engine_talk_get_name (CheckbitEngineTalk *self)
{
  return self->name;
}

const char *
checkbit_engine_talk_get_author (CheckbitEngineTalk *self)
{
  return self->author;
}

const GError *
checkbit_engine_talk_get_error (CheckbitEngineTalk *self)
{
  return self->error;
}

const CheckbitEngineOptions *
checkbit_engine_talk_get_options (CheckbitEngineTalk *self)
{
  return &self->options;
}

const CheckbitEngineLines *
checkbit_engine_talk_get_lines (CheckbitEngineTalk *self)
{
  return &self->lines;
}

int
checkbit_engine_talk_get_pid (CheckbitEngineTalk *self)
{
  return self->process != NULL ? checkbit_engine_process_get_pid (self->process) : 0;
}

char *
checkbit_engine_talk_dup_last_words (CheckbitEngineTalk *self)
{
  if (self->process != NULL)
    return read_last_words (self->process);

  return g_strdup (self->last_words != NULL ? self->last_words : "");
}

/* --- Life ------------------------------------------------------------------------------------- */

CheckbitEngineTalk *
checkbit_engine_talk_new (const char *path,
                          const char *const *arguments,
                          const char *folder,
                          const CheckbitEngineTalkFuncs *funcs,
                          GObject *owner)
{
  CheckbitEngineTalk *self = g_new0 (CheckbitEngineTalk, 1);

  self->funcs = funcs;
  self->owner = owner;
  self->path = g_strdup (path);
  self->arguments = g_strdupv ((char **) arguments);
  self->folder = g_strdup (folder);
  self->name = g_filename_display_basename (path);
  self->author = g_strdup ("");
  self->limits = (Limits){
    .uciok_ms = 60000,
    .readyok_ms = 15000,
    .stop_ms = 5000,
    .quit_ms = 2000,
  };
  checkbit_engine_options_init (&self->options);
  checkbit_engine_lines_init (&self->lines, lines_due_cb, self);

  return self;
}

void
checkbit_engine_talk_stop (CheckbitEngineTalk *self)
{
  drop_searches (self);
  drop_process (self, TRUE);
}

void
checkbit_engine_talk_free (CheckbitEngineTalk *self)
{
  checkbit_engine_talk_stop (self);
  checkbit_engine_lines_clear (&self->lines);
  checkbit_engine_options_clear (&self->options);
  g_free (self->path);
  g_strfreev (self->arguments);
  g_free (self->folder);
  g_free (self->name);
  g_free (self->author);
  g_free (self->last_words);
  g_free (self->last_answer);
  g_clear_error (&self->error);
  g_free (self);
}

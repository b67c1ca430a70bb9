/* The talk with an engine: what is sent when, and what an answer means.
 *
 * A search goes position, isready, readyok, go, bestmove. Whatever a bestmove before readyok
 * belongs to, it is not this search; the first one behind "go" does. A search that nobody wants any
 * more is stopped and its answer awaited, so that it cannot be taken for that of the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/engine-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/uci-move.h"

/* Introductions that are longer than this are not listened to any more: the longest of real engines
 * have some two hundred lines. */
#define MAX_GREETINGS 1500

/* An engine that was given a time may take this much longer before it is told to stop. */
#define OVERTIME_MS 3000

static void set_deadline (CheckbitEngine *self, guint ms);

static void
send (CheckbitEngine *self, const char *text)
{
  checkbit_engine_process_write (self->process, text);
}

/* Fails with a sentence that is made here. (transfer full) of sentence. */
static void
fail (CheckbitEngine *self, CheckbitEngineError code, char *sentence)
{
  g_autofree char *owned = sentence;

  checkbit_engine_fail (self, code, owned);
}

/* --- Too late --------------------------------------------------------------------------------- */

static void
give_up_stopping (CheckbitEngine *self)
{
  if (!self->discard)
    {
      fail (self, CHECKBIT_ENGINE_ERROR_NO_ANSWER,
            g_strdup_printf (_ ("%s does not answer: it was told to stop thinking, and has not."),
                             self->name));
      return;
    }

  /* Nobody waits for this answer. The next search gets a new process. */
  checkbit_engine_drop_process (self, FALSE);
  if (self->wanted != NULL)
    checkbit_engine_launch (self);
  checkbit_engine_update_state (self);
}

static gboolean
deadline_cb (gpointer data)
{
  g_autoptr (CheckbitEngine) self = g_object_ref (data);

  self->deadline = 0;
  switch (self->phase)
    {
    case PHASE_UCI:
      fail (self, CHECKBIT_ENGINE_ERROR_NO_UCIOK,
            g_strdup_printf (
                ngettext ("%s does not answer as a chess engine: nothing came for %u second.",
                          "%s does not answer as a chess engine: nothing came for %u seconds.",
                          self->limits.uciok_ms / 1000),
                self->name, self->limits.uciok_ms / 1000));
      break;
    case PHASE_GREETING:
    case PHASE_SYNC:
      fail (self, CHECKBIT_ENGINE_ERROR_NO_READYOK,
            g_strdup_printf (_ ("%s hangs: it does not say that it is ready."), self->name));
      break;
    case PHASE_GO:
      checkbit_engine_send_stop (self);
      break;
    case PHASE_STOP:
      give_up_stopping (self);
      break;
    default:
      break;
    }

  return G_SOURCE_REMOVE;
}

/* 0: none. */
static void
set_deadline (CheckbitEngine *self, guint ms)
{
  g_clear_handle_id (&self->deadline, g_source_remove);
  if (ms > 0)
    self->deadline = g_timeout_add (ms, deadline_cb, self);
}

/* --- Searching -------------------------------------------------------------------------------- */

void
checkbit_engine_send_stop (CheckbitEngine *self)
{
  send (self, "stop\n");
  self->phase = PHASE_STOP;
  set_deadline (self, self->limits.stop_ms);
}

static void
send_go (CheckbitEngine *self)
{
  g_autofree char *go = checkbit_search_format_go (self->current);
  guint movetime = self->current->go.movetime_ms;

  self->phase = PHASE_GO;
  send (self, go);
  set_deadline (self, movetime > 0 ? movetime + OVERTIME_MS : 0);
  if (self->hurry)
    checkbit_engine_send_stop (self);
  self->hurry = FALSE;
}

static void
send_position (CheckbitEngine *self)
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

static void
begin_search (CheckbitEngine *self)
{
  g_clear_pointer (&self->current, checkbit_search_free);
  self->current = g_steal_pointer (&self->wanted);
  self->discard = FALSE;
  checkbit_engine_clear_lines (self);
  self->lines_search = self->current->id;

  if (checkbit_engine_prepare_variant (self, self->current))
    send_position (self);
  else
    fail (self, CHECKBIT_ENGINE_ERROR_POSITION,
          g_strdup_printf (_ ("%s does not play Chess960."), self->name));
}

void
checkbit_engine_pump (CheckbitEngine *self)
{
  if (self->phase == PHASE_IDLE)
    {
      checkbit_engine_send_options (self);
      if (self->wanted != NULL && self->answer == 0)
        begin_search (self);
    }
  else if (self->phase == PHASE_GO && self->discard)
    checkbit_engine_send_stop (self);
  checkbit_engine_update_state (self);
}

/* The current search is over, in one way or another. */
static void
go_idle (CheckbitEngine *self)
{
  set_deadline (self, 0);
  g_clear_pointer (&self->current, checkbit_search_free);
  self->phase = PHASE_IDLE;
  self->discard = FALSE;
}

/* --- The answer ------------------------------------------------------------------------------- */

/* Reads a move in every way that engines write it: promotions in capitals or without their piece
 * are understood, castling in both forms is anyway. */
static ChessMove
read_answer (const ChessPosition *position, const char *text)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);
  g_autofree char *queen = g_strconcat (lower, "q", NULL);
  ChessMove move = chess_uci_read (position, lower, strlen (lower));

  if (move == CHESS_MOVE_NONE && strlen (lower) == 4)
    move = chess_uci_read (position, queen, strlen (queen));

  return move;
}

static gboolean
means_no_move (const char *text)
{
  static const char *const words[] = { "", "(none)", "none", "0000", "null", "(null)", "resign" };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (g_ascii_strcasecmp (text, words[i]) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
refuse_answer (CheckbitEngine *self, CheckbitUciText text, const char *word)
{
  g_autofree char *shown = checkbit_uci_text_dup_shown (text);

  if (means_no_move (word))
    fail (self, CHECKBIT_ENGINE_ERROR_NO_MOVE,
          g_strdup_printf (_ ("%s gave no move: it answered “%s”."), self->name, shown));
  else
    fail (
        self, CHECKBIT_ENGINE_ERROR_ILLEGAL_MOVE,
        g_strdup_printf (_ ("%s answered “%s”, which is no legal move here."), self->name, shown));
}

static ChessMove
read_ponder (const ChessPosition *position, ChessMove move, CheckbitUciText text)
{
  ChessPosition after = *position;
  g_autofree char *word = NULL;

  if (text.start == NULL)
    return CHESS_MOVE_NONE;
  word = g_strndup (text.start, text.length);
  chess_position_play (&after, move);

  return read_answer (&after, word);
}

static void
accept_answer (CheckbitEngine *self, const char *word, ChessMove move, ChessMove ponder)
{
  guint id = self->current->id;

  gboolean wanted;

  g_free (self->last_answer);
  self->last_answer = g_strdup (word);
  self->phase = PHASE_ANSWERED;
  checkbit_engine_show_lines (self);
  /* Whoever was shown the lines may have asked for something else, or ended the engine. */
  if (self->phase != PHASE_ANSWERED)
    return;

  wanted = !self->discard;
  go_idle (self);
  checkbit_engine_update_state (self);
  if (wanted)
    checkbit_engine_emit_best_move (self, id, move, ponder);
}

/* The answer to the search that was sent. A second copy of the answer before it can only be illegal
 * here, for its piece has moved: it is passed over. */
static void
take_answer (CheckbitEngine *self, CheckbitUciText rest)
{
  CheckbitUciText text, ponder;
  const ChessPosition *position = &self->current->position;
  g_autofree char *word = NULL;
  ChessMove move;

  checkbit_uci_parse_bestmove (rest, &text, &ponder);
  word = g_strndup (text.start, text.length);
  move = read_answer (position, word);
  if (move == CHESS_MOVE_NONE && g_strcmp0 (word, self->last_answer) == 0)
    return;

  if (self->discard)
    go_idle (self);
  else if (move != CHESS_MOVE_NONE)
    accept_answer (self, word, move, read_ponder (position, move, ponder));
  else
    refuse_answer (self, text, word);
  checkbit_engine_pump (self);
}

/* --- What comes ------------------------------------------------------------------------------- */

static void
take_uciok (CheckbitEngine *self)
{
  if (self->phase != PHASE_UCI)
    return;

  self->phase = PHASE_GREETING;
  send (self, "isready\n");
  /* Now is when networks are loaded. */
  set_deadline (self, MAX (self->limits.readyok_ms, self->limits.uciok_ms));
}

static void
take_readyok (CheckbitEngine *self)
{
  if (self->phase == PHASE_GREETING)
    {
      go_idle (self);
      checkbit_engine_renew_options (self);
      checkbit_engine_update_state (self);
      checkbit_engine_emit_ready (self);
      checkbit_engine_pump (self);
    }
  else if (self->phase == PHASE_SYNC && self->discard)
    {
      go_idle (self);
      checkbit_engine_pump (self);
    }
  else if (self->phase == PHASE_SYNC)
    send_go (self);
}

/* Whether the process introduces itself, and has not done so for too long. */
static gboolean
is_greeting (CheckbitEngine *self)
{
  gboolean early = self->phase == PHASE_UCI || self->phase == PHASE_GREETING;

  return early && self->n_greetings++ < MAX_GREETINGS;
}

static void
take_line (CheckbitEngine *self, const char *line)
{
  CheckbitUciText rest;
  gboolean greeting = is_greeting (self);
  gboolean searching = self->phase == PHASE_GO || self->phase == PHASE_STOP;

  switch (checkbit_uci_parse (line, &rest))
    {
    case CHECKBIT_UCI_INFO:
      if (searching && !self->discard)
        checkbit_engine_take_info (self, rest);
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
        checkbit_engine_set_shown_name (self, rest);
      break;
    case CHECKBIT_UCI_ID_AUTHOR:
      if (greeting)
        checkbit_engine_set_shown_author (self, rest);
      break;
    case CHECKBIT_UCI_OPTION:
      if (greeting)
        checkbit_engine_take_option (self, rest);
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
  g_autoptr (CheckbitEngine) self = g_object_ref (data);

  take_line (self, line);
}

static void
ended_cb (const CheckbitProcessEnd *end, gpointer data)
{
  g_autoptr (CheckbitEngine) self = g_object_ref (data);

  if (!end->exited)
    fail (self, CHECKBIT_ENGINE_ERROR_CLOSED,
          g_strdup_printf (_ ("%s no longer listens or speaks."), self->name));
  else if (end->signal != 0)
    fail (self, CHECKBIT_ENGINE_ERROR_CRASHED,
          /* Translators: name of the engine, number and name of a signal. */
          g_strdup_printf (_ ("%s crashed (signal %d: %s)."), self->name, end->signal,
                           g_strsignal (end->signal)));
  else
    fail (self, CHECKBIT_ENGINE_ERROR_EXITED,
          g_strdup_printf (_ ("%s ended by itself (exit status %d)."), self->name, end->status));
}

/* --- Starting --------------------------------------------------------------------------------- */

static char *
dup_folder (CheckbitEngine *self)
{
  return self->folder != NULL ? g_strdup (self->folder) : g_path_get_dirname (self->path);
}

void
checkbit_engine_launch (CheckbitEngine *self)
{
  static const CheckbitProcessFuncs funcs = { line_cb, ended_cb };
  g_autofree char *folder = dup_folder (self);
  g_autoptr (GError) error = NULL;

  g_clear_error (&self->error);
  g_clear_pointer (&self->last_answer, g_free);
  g_clear_pointer (&self->last_words, g_free);
  g_ptr_array_set_size (self->options, 0);
  self->chess960 = FALSE;
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

  checkbit_engine_note_running (self);
  self->phase = PHASE_UCI;
  send (self, "uci\n");
  set_deadline (self, self->limits.uciok_ms);
  checkbit_engine_update_state (self);
}

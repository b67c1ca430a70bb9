/* A judge of moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/review/move-judge.h"

#include "chess/outcome.h"

/* How long the engine searches a position, and how long an answer may take if the engine must be
 * started, or is silent. */
#define SEARCH_MS 1000
#define ANSWER_MS 8000

/* The moves to compare, in the order of searching. */
enum
{
  TRIED,
  BETTER,
  N_MOVES
};

struct _CheckbitMoveJudge
{
  GObject parent_instance;

  CheckbitEngineEntry *entry; /* owned */
  guint search_ms, answer_ms;
  CheckbitEngine *engine; /* owned; NULL until needed */
  gboolean failed;        /* it is not used again */

  /* The question. */
  ChessPosition position;
  ChessMove moves[N_MOVES];
  CheckbitScore scores[N_MOVES]; /* of kind NONE: not searched yet */
  guint looking;                 /* the move being searched */
  guint search;                  /* 0 for none */
  guint begin;                   /* starts the search; 0 for none */
  guint impatience;              /* the timeout; 0 without a question */
};

static guint judged_signal;

G_DEFINE_FINAL_TYPE (CheckbitMoveJudge, checkbit_move_judge, G_TYPE_OBJECT)

/* The value of the position after a move by the rules, if they end the game. Repetitions are not
 * detected: an exercise does not know the previous positions. */
static CheckbitScore
score_by_rules (const ChessPosition *position, ChessMove move)
{
  ChessPosition after = *position;

  chess_position_play (&after, move);
  switch (chess_outcome (&after, 1))
    {
    case CHESS_OUTCOME_OPEN:
      return (CheckbitScore){ .kind = CHECKBIT_SCORE_NONE };
    case CHESS_OUTCOME_CHECKMATE:
      return (CheckbitScore){ .kind = CHECKBIT_SCORE_MATE,
                              .winner = chess_position_side (position) };
    default:
      return (CheckbitScore){ .kind = CHECKBIT_SCORE_CENTIPAWNS };
    }
}

/* --- The answer ----------------------------------------------------------------------------- */

/* Ends the question. */
static void
clear_question (CheckbitMoveJudge *self)
{
  self->search = 0;
  g_clear_handle_id (&self->begin, g_source_remove);
  g_clear_handle_id (&self->impatience, g_source_remove);
}

static void
answer (CheckbitMoveJudge *self, gboolean known)
{
  CheckbitMoveMark mark = CHECKBIT_MOVE_MARK_NONE;

  clear_question (self);
  if (known)
    mark = checkbit_move_mark_judge (self->scores[BETTER], self->scores[TRIED],
                                     chess_position_side (&self->position));
  g_signal_emit (self, judged_signal, 0, known, (int) mark);
}

static gboolean
impatient_cb (gpointer data)
{
  CheckbitMoveJudge *self = data;

  self->impatience = 0;
  if (self->engine != NULL)
    checkbit_engine_abort (self->engine);
  answer (self, FALSE);

  return G_SOURCE_REMOVE;
}

/* --- Searching ------------------------------------------------------------------------------ */

static void look (CheckbitMoveJudge *self);

static void
best_move_cb (CheckbitEngine *engine, guint id, guint move, guint ponder, CheckbitMoveJudge *self)
{
  CheckbitScore score = { .kind = CHECKBIT_SCORE_NONE };

  if (id != self->search || self->search == 0)
    return;

  self->search = 0;
  if (checkbit_engine_get_lines_search (engine) == id && checkbit_engine_get_n_lines (engine) > 0)
    score = checkbit_engine_get_line (engine, 0)->score;
  self->scores[self->looking] = score;
  if (score.kind == CHECKBIT_SCORE_NONE)
    answer (self, FALSE);
  else
    look (self);
}

static void
failed_cb (CheckbitEngine *engine, GError *error, CheckbitMoveJudge *self)
{
  self->failed = TRUE;
  if (self->impatience != 0)
    answer (self, FALSE);
}

static void
need_engine (CheckbitMoveJudge *self)
{
  if (self->engine != NULL)
    return;
  self->engine = checkbit_engine_entry_create (self->entry);
  checkbit_engine_set_option (self->engine, "UCI_AnalyseMode", "true");
  checkbit_engine_set_option (self->engine, "MultiPV", "1");
  checkbit_engine_new_game (self->engine);
  g_signal_connect_object (self->engine, "best-move", G_CALLBACK (best_move_cb), self, 0);
  g_signal_connect_object (self->engine, "failed", G_CALLBACK (failed_cb), self, 0);
}

/* Makes the engine search the next move without a score; if there is none, gives the answer. */
static void
look (CheckbitMoveJudge *self)
{
  CheckbitEngineGo go = { .movetime_ms = self->search_ms };

  for (self->looking = 0; self->looking < N_MOVES; self->looking++)
    if (self->scores[self->looking].kind == CHECKBIT_SCORE_NONE)
      break;
  if (self->looking == N_MOVES || self->failed)
    {
      answer (self, self->looking == N_MOVES);
      return;
    }
  need_engine (self);
  self->search
      = checkbit_engine_search (self->engine, &self->position, &self->moves[self->looking], 1, &go);
}

static gboolean
begin_cb (gpointer data)
{
  CheckbitMoveJudge *self = data;

  self->begin = 0;
  look (self);

  return G_SOURCE_REMOVE;
}

/* --- Asking --------------------------------------------------------------------------------- */

void
checkbit_move_judge_start (CheckbitMoveJudge *self,
                           const CheckbitExercise *exercise,
                           ChessMove move)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_JUDGE (self));
  g_return_if_fail (exercise != NULL && move != CHESS_MOVE_NONE);

  checkbit_move_judge_drop (self);
  self->position = exercise->position;
  self->moves[TRIED] = move;
  self->moves[BETTER] = exercise->better[0];
  for (guint i = 0; i < N_MOVES; i++)
    self->scores[i] = score_by_rules (&self->position, self->moves[i]);
  if (exercise->score.kind != CHECKBIT_SCORE_NONE)
    self->scores[BETTER] = exercise->score;
  self->begin = g_timeout_add (0, begin_cb, self);
  self->impatience = g_timeout_add (self->answer_ms, impatient_cb, self);
}

void
checkbit_move_judge_drop (CheckbitMoveJudge *self)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_JUDGE (self));

  if (self->search != 0)
    checkbit_engine_abort (self->engine);
  clear_question (self);
}

void
checkbit_move_judge_set_patience (CheckbitMoveJudge *self, guint search_ms, guint answer_ms)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_JUDGE (self));

  if (search_ms > 0)
    self->search_ms = search_ms;
  if (answer_ms > 0)
    self->answer_ms = answer_ms;
}

/* --- The object ----------------------------------------------------------------------------- */

static void
checkbit_move_judge_dispose (GObject *object)
{
  CheckbitMoveJudge *self = CHECKBIT_MOVE_JUDGE (object);

  clear_question (self);
  if (self->engine != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->engine, self);
      checkbit_engine_quit (self->engine);
    }
  g_clear_object (&self->engine);
  g_clear_object (&self->entry);

  G_OBJECT_CLASS (checkbit_move_judge_parent_class)->dispose (object);
}

static void
checkbit_move_judge_class_init (CheckbitMoveJudgeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_move_judge_dispose;

  judged_signal = g_signal_new ("judged", CHECKBIT_TYPE_MOVE_JUDGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 2, G_TYPE_BOOLEAN, G_TYPE_INT);
}

static void
checkbit_move_judge_init (CheckbitMoveJudge *self)
{
  self->search_ms = SEARCH_MS;
  self->answer_ms = ANSWER_MS;
}

CheckbitMoveJudge *
checkbit_move_judge_new (CheckbitEngineEntry *entry)
{
  CheckbitMoveJudge *self;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (entry), NULL);

  self = g_object_new (CHECKBIT_TYPE_MOVE_JUDGE, NULL);
  self->entry = g_object_ref (entry);

  return self;
}

/* The controller: owns the objects of a window's game, and connects them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/controller.h"

#include <glib/gi18n-lib.h>

#include "chess/movegen.h"
#include "chess/uci-move.h"
#include "game/controller/controller-enums.h"
#include "game/controller/document-journal.h"
#include "game/controller/planned-match.h"
#include "game/controller/setup-drafts.h"
#include "game/controller/title.h"
#include "game/controller/written-in.h"
#include "game/text/messages.h"
#include "game/tree/edit.h"

/* When engines accept a draw and when they resign, in centipawns and for how many consecutive
 * moves. */
#define EVEN 10
#define EVEN_MOVES 8
#define LOST 900
#define LOST_MOVES 4

/* Which work in a game must not be lost when another one takes its place. */
typedef enum
{
  LASTS_NOTHING, /* the person gives the game up for a new one */
  LASTS_WRITING, /* a game of a file, or with more than moves: bare moves were tried out */
  LASTS_ALL,     /* but for a match that is over, and moves in a position of a list */
} Lasts;

struct _CheckbitController
{
  GObject parent_instance;

  CheckbitGame *game;
  CheckbitMatch *match;
  CheckbitPlannedMatch *planned_match;
  CheckbitInspection *inspection;
  CheckbitAnalysis *analysis;
  CheckbitReview *review;
  CheckbitSetupDrafts *drafts;
  CheckbitSetup *setup;      /* the current one of the drafts; NULL for none */
  gboolean analysed, paused; /* both were on before the set-up, to be resumed afterwards */
  CheckbitJournal *journal;  /* NULL if the game is not kept */
  GCancellable *cancellable; /* for reading the document of a restored game */
  guint64 returning;         /* the ID of that game's record */
  CheckbitDocument *found;   /* owned: that document, for when Undo brings the game back; NULL for
                                none */
  CheckbitOrigin *origin;    /* owned: what its journal said about that, until the game has it; NULL
                                for nothing */
  Lasts lasts;               /* while another game takes the place of this one */

  gboolean sees_scores; /* the opponent's scores were requested in this match */
  gboolean premoves, engine_draws, engine_resigns;

  /* Derived state, as last notified. */
  CheckbitMode mode;
  gboolean allowed[CHECKBIT_N_ALLOWED];
  gboolean match_paused, hides_scores;
  char *title, *status, *line;
  char *undo_label, *redo_label;
  CheckbitNode
      *seen_end; /* the game's last position when the board was last there; only compared */
};

enum
{
  PROP_0,
  PROP_MODE,
  PROP_SETUP,
  PROP_JOURNAL,
  PROP_TITLE,
  PROP_STATUS,
  PROP_LINE,
  PROP_UNDO_LABEL,
  PROP_REDO_LABEL,
  PROP_PAUSED,
  PROP_HIDES_SCORES,
  PROP_SEES_SCORES,
  PROP_PREMOVES,
  PROP_ENGINE_DRAWS,
  PROP_ENGINE_RESIGNS,
  PROP_ALLOWED, /* the first of CHECKBIT_N_ALLOWED */
  N_PROPS = PROP_ALLOWED + CHECKBIT_N_ALLOWED,
};

enum
{
  GAME_CHANGED,
  DOCUMENT_CHANGED,
  REPLACED,
  MATCH_BEGUN,
  ANNOUNCEMENT,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitController, checkbit_controller, G_TYPE_OBJECT)

/* --- What follows --------------------------------------------------------------------------- */

static void
notify (CheckbitController *self, guint property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
take_boolean (CheckbitController *self, gboolean *field, gboolean now, guint property)
{
  if (*field == now)
    return;
  *field = now;
  notify (self, property);
}

/* (transfer full) of the current position. */
static void
take_text (CheckbitController *self, char **field, char *now, guint property)
{
  g_autofree char *old = *field;

  *field = now;
  if (g_strcmp0 (old, now) != 0)
    notify (self, property);
}

static char *
dup_undo_label (CheckbitController *self)
{
  if (checkbit_take_back_can_undo (self->match))
    return g_strdup (_ ("Take Back"));
  return checkbit_game_dup_undo_label (self->game);
}

/* For the game's history, moves taken back in a match were deleted, and redoing is undoing that; so
 * its redo label would be wrong. */
static char *
dup_redo_label (CheckbitController *self)
{
  if (checkbit_take_back_can_redo (self->match))
    return NULL;
  return checkbit_game_dup_redo_label (self->game);
}

static void
update_texts (CheckbitController *self)
{
  CheckbitDocument *document = checkbit_controller_get_document (self);

  take_text (self, &self->title,
             checkbit_title_dup_document (document, checkbit_game_get_modified (self->game)),
             PROP_TITLE);
  take_text (self, &self->status, checkbit_title_dup_status (self->game, self->mode), PROP_STATUS);
  take_text (self, &self->undo_label, dup_undo_label (self), PROP_UNDO_LABEL);
  take_text (self, &self->redo_label, dup_redo_label (self), PROP_REDO_LABEL);
  take_text (self, &self->line, checkbit_title_dup_line (self->match, self->mode, self->seen_end),
             PROP_LINE);
}

/* Updates everything derived from the game, its match and the set-up, and notifies about
 * changes. */
static void
update (CheckbitController *self)
{
  CheckbitSituation situation
      = { .game = self->game,
          .match = self->match,
          .setup = self->setup,
          .left_setup = checkbit_setup_drafts_get_left (self->drafts),
          .planned = checkbit_planned_match_get_plan (self->planned_match) != NULL,
          .premoves = self->premoves };
  CheckbitMode mode = checkbit_situation_get_mode (&situation);

  /* Remembers where the person left the game, to find out what was played since. */
  if (!checkbit_match_is_looking_back (self->match))
    self->seen_end = checkbit_game_get_current (self->game);

  g_object_freeze_notify (G_OBJECT (self));
  if (self->mode != mode)
    notify (self, PROP_MODE);
  self->mode = mode;
  for (guint i = 0; i < CHECKBIT_N_ALLOWED; i++)
    take_boolean (self, &self->allowed[i], checkbit_situation_allows (&situation, i),
                  PROP_ALLOWED + i);
  take_boolean (self, &self->match_paused,
                checkbit_match_get_state (self->match) == CHECKBIT_MATCH_PAUSED, PROP_PAUSED);
  take_boolean (self, &self->hides_scores,
                self->allowed[CHECKBIT_ALLOWED_SEE_SCORES] && !self->sees_scores,
                PROP_HIDES_SCORES);
  update_texts (self);
  g_object_thaw_notify (G_OBJECT (self));
}

CheckbitMode
checkbit_controller_get_mode (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), CHECKBIT_MODE_FREE);
  return self->mode;
}

gboolean
checkbit_controller_allows (CheckbitController *self, CheckbitAllowed what)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);
  g_return_val_if_fail (what < CHECKBIT_N_ALLOWED, FALSE);
  return self->allowed[what];
}

gboolean
checkbit_controller_in_match (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);
  return checkbit_match_is_on (self->match);
}

gboolean
checkbit_controller_get_human (CheckbitController *self, ChessColor *human)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);
  return checkbit_match_get_human (self->match, human);
}

const char *
checkbit_controller_get_title (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return self->title;
}

const char *
checkbit_controller_get_status (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return self->status;
}

const char *
checkbit_controller_get_line (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return self->line;
}

void
checkbit_controller_announce (CheckbitController *self, const char *sentence)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));
  g_signal_emit (self, signals[ANNOUNCEMENT], 0, sentence);
}

/* --- The inspection ------------------------------------------------------------------------- */

/* Shows the current position in the inspector; mark: whether differences are marked. */
static void
inspect_game (CheckbitController *self, gboolean mark)
{
  CheckbitNode *current = checkbit_game_get_current (self->game);
  CheckbitNode *parent = checkbit_node_get_parent (current);
  CheckbitMoment moment = { .position = *checkbit_node_get_position (current),
                            .last_move = checkbit_node_get_move (current),
                            .repetitions = checkbit_game_get_repetitions (self->game) };

  if (parent != NULL)
    {
      moment.has_previous = TRUE;
      moment.previous = *checkbit_node_get_position (parent);
    }
  checkbit_inspection_set_moment (self->inspection, &moment, mark);
}

static void
inspect_setup (CheckbitController *self)
{
  CheckbitMoment moment = { .position = *checkbit_setup_get_position (self->setup),
                            .last_move = CHESS_MOVE_NONE,
                            .repetitions = 1 };

  checkbit_inspection_set_moment (self->inspection, &moment, TRUE);
}

/* --- Moving --------------------------------------------------------------------------------- */

/* Why nobody may move: while the match stands still it may well be the person's turn. */
static const char *
find_refusal (CheckbitController *self)
{
  const GError *error = checkbit_match_get_error (self->match);

  if (checkbit_match_get_state (self->match) == CHECKBIT_MATCH_PAUSED)
    return C_ ("game", "Paused.");
  return error != NULL ? error->message : _ ("It is not your move now.");
}

void
checkbit_controller_play (CheckbitController *self, ChessMove move)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  if (!checkbit_match_person_may_move (self->match)
      && checkbit_game_get_result (self->game) == CHECKBIT_RESULT_OPEN)
    checkbit_controller_announce (self, find_refusal (self));
  else if (!checkbit_game_play (self->game, move, &error))
    checkbit_controller_announce (self, error->message);
}

void
checkbit_controller_play_text (CheckbitController *self, const char *text)
{
  ChessMove move;

  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  move = chess_uci_read (checkbit_game_get_position (self->game), text, strlen (text));
  if (move != CHESS_MOVE_NONE)
    checkbit_controller_play (self, move);
}

gboolean
checkbit_controller_play_from (CheckbitController *self,
                               ChessSquare from,
                               ChessSquare to,
                               ChessPieceType promotion)
{
  ChessMove move;

  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  move = chess_movegen_find (checkbit_game_get_position (self->game), from, to);
  if (move == CHESS_MOVE_NONE)
    return FALSE;
  if (chess_move_kind (move) == CHESS_MOVE_PROMOTION && promotion != CHESS_PAWN)
    move = chess_move_new_promotion (chess_move_from (move), chess_move_to (move), promotion);
  checkbit_controller_play (self, move);
  return TRUE;
}

static gboolean
is_match_over (CheckbitController *self)
{
  return checkbit_match_is_on (self->match)
         && checkbit_record_get_result (checkbit_game_get_record (self->game), NULL)
                != CHECKBIT_RESULT_OPEN;
}

/* Beside the tags that its match began with. */
static gboolean
is_written_in (CheckbitController *self)
{
  g_autoptr (CheckbitTags) own = checkbit_planned_match_dup_own_tags (self->planned_match);

  return checkbit_is_written_in (self->game, own);
}

static gboolean
has_lasting_work (CheckbitController *self, Lasts lasts)
{
  CheckbitDocument *document = checkbit_controller_get_document (self);

  if (lasts == LASTS_NOTHING || !checkbit_game_get_modified (self->game))
    return FALSE;
  if (is_written_in (self))
    return TRUE;
  if (checkbit_document_is_list (document))
    return FALSE;
  if (checkbit_controller_has_file (self))
    return TRUE;
  return lasts == LASTS_ALL && !is_match_over (self);
}

/* The game is about to make way for another one. */
static void
set_aside (CheckbitController *self, Lasts lasts)
{
  if (self->journal != NULL && has_lasting_work (self, lasts))
    checkbit_journal_set_aside (self->journal);
}

/* Undoing a move is visible on the board; any other change is announced. */
static void
name_change (CheckbitController *self, gboolean known, CheckbitEditKind kind, gboolean undone)
{
  if (known && kind != CHECKBIT_EDIT_MOVE)
    checkbit_controller_announce (self, undone ? checkbit_edit_get_undone (kind)
                                               : checkbit_edit_get_redone (kind));
}

void
checkbit_controller_undo (CheckbitController *self)
{
  CheckbitEditKind kind = CHECKBIT_EDIT_MOVE;
  gboolean known;

  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  known = checkbit_game_get_undo_kind (self->game, &kind);
  if (self->setup != NULL)
    checkbit_setup_undo (self->setup);
  else if (!checkbit_take_back_undo (self->match) && !checkbit_take_back_bars_undo (self->match)
           && checkbit_game_undo (self->game))
    name_change (self, known, kind, TRUE);
}

void
checkbit_controller_undo_result (CheckbitController *self)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  if (self->allowed[CHECKBIT_ALLOWED_UNDO_RESULT])
    checkbit_game_undo (self->game);
}

static void
redo_game (CheckbitController *self)
{
  CheckbitEditKind kind = CHECKBIT_EDIT_MOVE;
  gboolean known = checkbit_game_get_redo_kind (self->game, &kind);

  if (known && kind == CHECKBIT_EDIT_NEW)
    set_aside (self, LASTS_ALL);
  if (!checkbit_take_back_bars_redo (self->match) && checkbit_game_redo (self->game))
    name_change (self, known, kind, FALSE);
}

void
checkbit_controller_redo (CheckbitController *self)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  if (self->setup != NULL)
    checkbit_setup_redo (self->setup);
  else if (!checkbit_take_back_redo (self->match))
    redo_game (self);
}

/* --- Replacing the game --------------------------------------------------------------------- */

CheckbitDocument *
checkbit_controller_get_document (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);

  /* A game restored from a journal has no document yet. */
  if (checkbit_game_get_companion (self->game) == NULL)
    checkbit_game_set_companion (self->game, checkbit_document_new (NULL, NULL),
                                 (GDestroyNotify) checkbit_document_free);
  return checkbit_game_get_companion (self->game);
}

/* Whether the file of the game on the board is not found yet, and may never be: it is looked for
 * again at the next start. */
static gboolean
awaits_document (CheckbitController *self)
{
  return self->origin != NULL && checkbit_game_get_record_id (self->game) == self->returning
         && checkbit_document_get_file (checkbit_controller_get_document (self)) == NULL;
}

static void
note_document (CheckbitController *self)
{
  if (self->journal == NULL)
    return;
  if (awaits_document (self))
    checkbit_origin_write (self->origin, self->journal);
  else
    checkbit_document_write_journal (checkbit_controller_get_document (self), self->journal);
}

static void
document_changed (CheckbitController *self)
{
  note_document (self);
  update_texts (self);
  g_signal_emit (self, signals[DOCUMENT_CHANGED], 0);
}

void
checkbit_controller_follow_document (CheckbitController *self)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  document_changed (self);
}

void
checkbit_controller_set_document (CheckbitController *self, CheckbitDocument *document)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  checkbit_game_set_companion (self->game, document, (GDestroyNotify) checkbit_document_free);
  document_changed (self);
}

static gboolean
has_moves (CheckbitController *self)
{
  return checkbit_node_get_n_children (checkbit_game_get_root (self->game)) > 0;
}

static gboolean
begins_as_usual (CheckbitController *self)
{
  CheckbitNode *root = checkbit_game_get_root (self->game);

  return chess_position_key (checkbit_node_get_position (root))
         == chess_position_key (&chess_position_start);
}

gboolean
checkbit_controller_has_blank_game (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  return checkbit_document_get_file (checkbit_controller_get_document (self)) == NULL
         && !has_moves (self) && checkbit_game_get_result (self->game) == CHECKBIT_RESULT_OPEN
         && begins_as_usual (self) && !is_written_in (self);
}

/* Its players and clocks are in no file, even if its moves are. */
static gboolean
is_match_under_way (CheckbitController *self)
{
  return checkbit_match_is_on (self->match) && !is_match_over (self) && has_moves (self);
}

gboolean
checkbit_controller_has_work (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  return checkbit_game_get_modified (self->game) || is_match_under_way (self)
         || (self->setup != NULL && checkbit_setup_get_can_undo (self->setup));
}

gboolean
checkbit_controller_has_file (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  return checkbit_document_get_file (checkbit_controller_get_document (self)) != NULL
         || (self->journal != NULL && checkbit_journal_get_file (self->journal) != NULL);
}

/* keeps_blank: see checkbit_game_set_record_with(). */
static void
put (CheckbitController *self,
     CheckbitRecord *record,
     CheckbitNode *current,
     CheckbitDocument *document,
     gboolean keeps_blank,
     const char *note)
{
  gboolean kept = checkbit_game_set_record_with (self->game, record, current, keeps_blank, document,
                                                 (GDestroyNotify) checkbit_document_free);

  self->lasts = LASTS_NOTHING;
  g_signal_emit (self, signals[REPLACED], 0, note, kept);
}

static void
replace_at (CheckbitController *self,
            Lasts lasts,
            CheckbitRecord *record,
            CheckbitNode *current,
            CheckbitDocument *document,
            const char *note)
{
  self->lasts = lasts;
  put (self, record, current, document, FALSE, note);
}

/* By now the comment that was being written is part of the game. */
static void
replacing_cb (CheckbitController *self)
{
  set_aside (self, self->lasts);
}

/* For a game that is replaced only after its match has ended: it is set aside with that. */
static void
make_way (CheckbitController *self, Lasts lasts)
{
  self->lasts = lasts;
  g_signal_emit_by_name (self->game, "replacing");
  self->lasts = LASTS_NOTHING;
}

void
checkbit_controller_replace (CheckbitController *self,
                             CheckbitRecord *record,
                             CheckbitDocument *document,
                             const char *note)
{
  checkbit_controller_replace_at (self, record, NULL, document, note);
}

void
checkbit_controller_replace_at (CheckbitController *self,
                                CheckbitRecord *record,
                                CheckbitNode *current,
                                CheckbitDocument *document,
                                const char *note)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  replace_at (self, LASTS_ALL, record, current, document, note);
}

/* A game from a position, NULL for the standard position, that belongs to no file. */
static void
replace_by_position (CheckbitController *self,
                     Lasts lasts,
                     const ChessPosition *position,
                     const char *note)
{
  replace_at (self, lasts, checkbit_record_new (position), NULL, checkbit_document_new (NULL, NULL),
              note);
}

void
checkbit_controller_bring_back (CheckbitController *self)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));
  checkbit_game_undo_new (self->game);
}

void
checkbit_controller_begin_game (CheckbitController *self)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  checkbit_controller_leave_setup (self);
  if (!checkbit_controller_rematch (self) && !checkbit_controller_has_blank_game (self))
    replace_by_position (self, LASTS_NOTHING, NULL, _ ("New game"));
}

/* A set-up drops a castling right without its king or rook, and a message says so. */
static void
tell_left_out (CheckbitController *self, const char *fen)
{
  ChessPosition position;
  ChessFenError found;

  if (!chess_fen_read (fen, strlen (fen), CHESS_FEN_SETUP, &position, &found)
      || !(found.problems & CHESS_PROBLEM_CASTLING))
    return;
  found.kind = CHESS_FEN_CASTLING_WITHOUT_ROOK;
  g_autofree char *sentence = checkbit_message_fen_error (&found);
  checkbit_controller_announce (self, sentence);
}

void
checkbit_controller_load_fen (CheckbitController *self, const char *fen)
{
  ChessPosition position;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  if (self->setup != NULL)
    {
      if (checkbit_setup_load_fen (self->setup, fen, &error))
        tell_left_out (self, fen);
      else
        checkbit_controller_announce (self, error->message);
    }
  else if (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL))
    replace_by_position (self, LASTS_WRITING, &position,
                         checkbit_controller_has_blank_game (self) ? NULL : _ ("Position loaded"));
}

/* A game from a position, with moves in UCI notation as far as they are legal. end: set to the last
 * one. (transfer full) */
static CheckbitRecord *
create_line (const ChessPosition *position, const char *moves, CheckbitNode **end)
{
  CheckbitRecord *record = checkbit_record_new (position);
  g_auto (GStrv) texts = g_strsplit (moves, " ", -1);
  ChessMove move;

  *end = checkbit_record_get_root (record);
  for (char **text = texts; *text != NULL; text++)
    {
      move = chess_uci_read (checkbit_node_get_position (*end), *text, strlen (*text));
      if (move == CHESS_MOVE_NONE)
        break;
      *end = checkbit_node_add (*end, move);
    }
  return record;
}

void
checkbit_controller_show_line (CheckbitController *self, const char *fen, const char *moves)
{
  ChessPosition position;
  CheckbitRecord *record;
  CheckbitNode *end;
  char wanted[CHESS_FEN_SIZE], shown[CHESS_FEN_SIZE];

  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  if (!chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL))
    return;
  record = create_line (&position, moves, &end);
  chess_fen_write (checkbit_node_get_position (end), wanted);
  chess_fen_write (checkbit_inspection_get_position (self->inspection), shown);
  if (g_str_equal (wanted, shown))
    checkbit_record_free (record);
  else if (self->setup != NULL)
    {
      checkbit_record_free (record);
      checkbit_controller_load_fen (self, wanted);
    }
  else
    replace_at (self, LASTS_WRITING, record, end, checkbit_document_new (NULL, NULL),
                checkbit_controller_has_blank_game (self) ? NULL : _ ("Position loaded"));
}

/* --- A match -------------------------------------------------------------------------------- */

CheckbitMatchPlan *
checkbit_controller_create_plan (CheckbitController *self, GVariant *kept)
{
  CheckbitEngineList *engines = checkbit_engine_list_get_default ();
  CheckbitMatchPlan *plan;
  CheckbitEngineEntry *entry;

  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);

  plan = checkbit_match_plan_new (engines);
  entry = checkbit_analysis_get_entry (self->analysis);
  if (entry != NULL)
    checkbit_match_plan_set_engine (plan, entry);
  if (kept != NULL)
    checkbit_match_plan_read (plan, kept, engines);
  /* A set-up position without moves is what the person wants to play from next. */
  if (!has_moves (self) && !checkbit_controller_in_match (self) && !begins_as_usual (self))
    plan->start = CHECKBIT_PLAN_BOARD;
  return plan;
}

const CheckbitMatchPlan *
checkbit_controller_get_plan (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return checkbit_planned_match_get_plan (self->planned_match);
}

/* At the start of a match, and when it is brought back, the opponent's scores are hidden, and the
 * analysis stops, as it would be a help. */
static void
hide_scores (CheckbitController *self)
{
  self->sees_scores = FALSE;
  notify (self, PROP_SEES_SCORES);
  update (self);
  if (self->allowed[CHECKBIT_ALLOWED_SEE_SCORES])
    checkbit_analysis_set_active (self->analysis, FALSE);
}

/* What was set up is played from, and is not left to be resumed, nor kept with the game that makes
 * way. here: whether the game that rested meanwhile goes on. */
static void
use_up_setup (CheckbitController *self, gboolean here)
{
  self->paused = self->paused && here;
  checkbit_controller_leave_setup (self);
  checkbit_setup_drafts_forget_left (self->drafts);
  update (self);
}

/* Chooses random sides if requested, and begins; (transfer full) of plan. */
static void
begin_match (CheckbitController *self,
             CheckbitMatchPlan *plan,
             const ChessPosition *position,
             gboolean from_setup)
{
  gboolean blank = checkbit_controller_has_blank_game (self) && self->setup == NULL;
  CheckbitRecord *record = checkbit_record_new (position);

  if (from_setup)
    use_up_setup (self, FALSE);
  if (plan->random_colors && g_random_boolean ())
    checkbit_match_plan_swap (plan);
  make_way (self, LASTS_WRITING);
  checkbit_planned_match_set_plan (self->planned_match, plan);
  checkbit_planned_match_write_tags (self->planned_match, checkbit_record_get_tags (record));
  replace_at (self, LASTS_NOTHING, record, NULL, checkbit_document_new (NULL, NULL),
              blank ? NULL : _ ("New game"));
  checkbit_planned_match_seat (self->planned_match);
  checkbit_match_start (self->match, TRUE);
  hide_scores (self);
  g_signal_emit (self, signals[MATCH_BEGUN], 0);
}

/* A position that is being set up may not be playable yet. */
static gboolean
check_setup (CheckbitController *self, GError **error)
{
  const ChessFenError found
      = { .kind = CHESS_FEN_IMPOSSIBLE, .problems = checkbit_setup_get_problems (self->setup) };
  g_autofree char *sentence = NULL;

  if (found.problems == 0)
    return TRUE;
  sentence = checkbit_message_fen_error (&found);
  g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_FEN, sentence);
  return FALSE;
}

gboolean
checkbit_controller_start_match (CheckbitController *self,
                                 const CheckbitMatchPlan *plan,
                                 GError **error)
{
  gboolean from_setup;
  ChessPosition position;

  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  from_setup = self->setup != NULL && plan->start == CHECKBIT_PLAN_BOARD;
  if (from_setup && !check_setup (self, error))
    return FALSE;
  if (!checkbit_match_plan_get_position (plan,
                                         from_setup ? checkbit_setup_get_position (self->setup)
                                                    : checkbit_game_get_position (self->game),
                                         &position, error))
    return FALSE;
  begin_match (self, checkbit_match_plan_copy (plan), &position, from_setup);
  return TRUE;
}

/* Plays the same match again, from where this game began, or from another random position.
 * (transfer full) */
static void
play_again (CheckbitController *self, CheckbitMatchPlan *plan)
{
  ChessPosition position = *checkbit_node_get_position (checkbit_game_get_root (self->game));

  if (plan->start == CHECKBIT_PLAN_CHESS960 && plan->chess960 == CHECKBIT_PLAN_RANDOM_NUMBER)
    checkbit_match_plan_get_position (plan, &position, &position, NULL);
  begin_match (self, plan, &position, FALSE);
}

gboolean
checkbit_controller_rematch (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  if (!self->allowed[CHECKBIT_ALLOWED_REMATCH])
    return FALSE;
  play_again (self, checkbit_match_plan_copy (checkbit_controller_get_plan (self)));
  return TRUE;
}

/* Exchanges the players; sides are not chosen at random. */
gboolean
checkbit_controller_swap_sides (CheckbitController *self)
{
  CheckbitMatchPlan *plan;

  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  if (!self->allowed[CHECKBIT_ALLOWED_REMATCH])
    return FALSE;
  plan = checkbit_match_plan_copy (checkbit_controller_get_plan (self));
  checkbit_match_plan_swap (plan);
  plan->random_colors = FALSE;
  play_again (self, plan);
  return TRUE;
}

void
checkbit_controller_toggle_pause (CheckbitController *self)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  if (checkbit_match_is_live (self->match))
    checkbit_match_pause (self->match);
  else
    checkbit_match_resume (self->match);
}

void
checkbit_controller_offer_draw (CheckbitController *self)
{
  ChessColor by;

  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  if (!checkbit_match_get_human (self->match, &by))
    by = checkbit_match_get_side (self->match);
  checkbit_match_offer_draw (self->match, by);
}

void
checkbit_controller_replace_engine (CheckbitController *self)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  if (checkbit_match_get_state (self->match) == CHECKBIT_MATCH_FAILED)
    checkbit_planned_match_replace_engine (self->planned_match,
                                           checkbit_match_get_failed_side (self->match));
}

static void
update_draw_and_resign_rules (CheckbitController *self)
{
  checkbit_match_set_draw_rule (self->match, self->engine_draws ? EVEN : 0, EVEN_MOVES);
  checkbit_match_set_resign_rule (self->match, self->engine_resigns ? LOST : 0, LOST_MOVES);
}

/* Says that an engine has repeated its move, as it would look as if nothing had happened. */
static void
move_repeated_cb (CheckbitController *self, int side)
{
  const char *san = checkbit_node_get_san (checkbit_game_get_end (self->game));
  g_autofree char *sentence
      /* Translators: %s is a move, such as Nf6 */
      = g_strdup_printf (
          side == CHESS_WHITE ? _ ("White plays %s again.") : _ ("Black plays %s again."), san);

  checkbit_controller_announce (self, sentence);
}

static void
draw_declined_cb (CheckbitController *self, int by)
{
  checkbit_controller_announce (self, by == CHESS_WHITE ? _ ("White declines the draw.")
                                                        : _ ("Black declines the draw."));
}

static void
engine_missing_cb (CheckbitController *self)
{
  checkbit_controller_announce (self, _ ("No engine was found. Add one in the preferences."));
}

static void
premove_dropped_cb (CheckbitController *self)
{
  checkbit_controller_announce (self,
                                _ ("Your premove is no longer possible: it is your move."));
}

static void
low_time_cb (CheckbitController *self, int side)
{
  if (!checkbit_match_is_engine (self->match, (ChessColor) side))
    checkbit_controller_announce (self, side == CHESS_WHITE ? _ ("White has little time left.")
                                                            : _ ("Black has little time left."));
}

/* --- Setting up a position ------------------------------------------------------------------ */

/* Stops the clocks, and all engines that think about the game. */
static void
rest_game (CheckbitController *self)
{
  self->paused = checkbit_match_is_live (self->match);
  if (self->paused)
    checkbit_match_pause (self->match);
  self->analysed = checkbit_analysis_get_active (self->analysis);
  checkbit_analysis_set_active (self->analysis, FALSE);
}

/* What is corrected behind a set-up may open the game again, which then rests as well. */
static void
match_state_cb (CheckbitController *self)
{
  if (self->setup != NULL && checkbit_match_is_live (self->match))
    {
      self->paused = TRUE;
      checkbit_match_pause (self->match); /* comes back here */
    }
  else
    update (self);
}

static void
wake_game (CheckbitController *self)
{
  checkbit_analysis_set_active (self->analysis, self->analysed);
  if (self->paused && checkbit_match_get_state (self->match) == CHECKBIT_MATCH_PAUSED)
    checkbit_match_resume (self->match);
}

static void
setup_changed_cb (CheckbitController *self)
{
  CheckbitSetup *setup = checkbit_setup_drafts_get_setup (self->drafts);
  gboolean other = setup != self->setup;

  if (other && setup != NULL)
    rest_game (self);
  g_object_freeze_notify (G_OBJECT (self));
  self->setup = setup;
  if (other)
    notify (self, PROP_SETUP);
  if (setup != NULL)
    inspect_setup (self);
  else
    inspect_game (self, TRUE);
  update (self);
  g_object_thaw_notify (G_OBJECT (self));
  if (other && setup == NULL)
    wake_game (self);
}

CheckbitSetup *
checkbit_controller_get_setup (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return self->setup;
}

gboolean
checkbit_controller_set_up (CheckbitController *self, const char *fen)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  return self->setup == NULL
         && checkbit_setup_drafts_begin (self->drafts, checkbit_game_get_position (self->game),
                                         fen);
}

gboolean
checkbit_controller_resume_setup (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  if (!self->allowed[CHECKBIT_ALLOWED_RESUME_SETUP])
    return FALSE;
  checkbit_setup_drafts_resume (self->drafts);
  return TRUE;
}

gboolean
checkbit_controller_leave_setup (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  if (self->setup == NULL)
    return FALSE;
  g_object_unref (checkbit_setup_drafts_leave (self->drafts));
  return TRUE;
}

/* Whether the game has just begun in exactly this position: then no new one is needed. */
static gboolean
is_game_here (CheckbitController *self, const ChessPosition *position)
{
  CheckbitNode *root = checkbit_game_get_root (self->game);

  return !has_moves (self) && checkbit_game_get_result (self->game) == CHECKBIT_RESULT_OPEN
         && memcmp (checkbit_node_get_position (root), position, sizeof *position) == 0;
}

gboolean
checkbit_controller_finish_setup (CheckbitController *self)
{
  ChessPosition position;
  gboolean here;

  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  if (!self->allowed[CHECKBIT_ALLOWED_FINISH_SETUP])
    return FALSE;
  position = *checkbit_setup_get_position (self->setup);
  here = is_game_here (self, &position);
  use_up_setup (self, here);
  if (here)
    return TRUE;
  make_way (self, LASTS_WRITING);
  checkbit_planned_match_put_aside (self->planned_match);
  /* Setting it up was work, which undo and redo lead out of and back to. */
  put (self, checkbit_record_new (&position), NULL, checkbit_document_new (NULL, NULL), TRUE,
       _ ("New game from the position set up"));
  return TRUE;
}

/* --- Keeping the game safe ------------------------------------------------------------------ */

CheckbitJournal *
checkbit_controller_get_journal (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return self->journal;
}

static void
set_journal (CheckbitController *self, CheckbitJournal *journal)
{
  self->journal = journal;
  notify (self, PROP_JOURNAL);
  checkbit_planned_match_set_journal (self->planned_match, journal);
  checkbit_setup_drafts_set_journal (self->drafts, journal);
}

/* The game belongs to the file again that was found for it, unless it was saved elsewhere
 * meanwhile. FALSE if that is not so, or another game is on the board. */
static gboolean
take_found (CheckbitController *self)
{
  g_autoptr (CheckbitDocument) found = NULL;

  if (self->found == NULL || checkbit_game_get_record_id (self->game) != self->returning)
    return FALSE;
  found = g_steal_pointer (&self->found);
  g_clear_pointer (&self->origin, checkbit_origin_free);
  if (checkbit_document_get_file (checkbit_controller_get_document (self)) != NULL)
    return FALSE;
  checkbit_game_set_companion (self->game, g_steal_pointer (&found),
                               (GDestroyNotify) checkbit_document_free);
  return TRUE;
}

/* A game that has made way meanwhile is told when it is back. */
static void
document_restored_cb (CheckbitDocument *document, gpointer user_data)
{
  CheckbitController *self = user_data;

  g_clear_pointer (&self->found, checkbit_document_free);
  self->found = document;
  if (take_found (self))
    document_changed (self);
}

void
checkbit_controller_begin_journal (CheckbitController *self,
                                   CheckbitSession *session,
                                   CheckbitSavedGame *saved)
{
  gboolean back = saved != NULL;

  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  checkbit_controller_end_journal (self, FALSE);
  set_journal (self, checkbit_journal_new (session, self->game, saved));
  g_clear_pointer (&self->origin, checkbit_origin_free);
  if (!back)
    {
      note_document (self);
      return;
    }
  self->returning = checkbit_game_get_record_id (self->game);
  self->origin = checkbit_origin_read (self->journal);
  checkbit_document_read_journal (self->journal, self->cancellable, document_restored_cb,
                                  g_object_ref (self), g_object_unref);
  checkbit_setup_drafts_restore (self->drafts, checkbit_game_get_position (self->game));
}

void
checkbit_controller_end_journal (CheckbitController *self, gboolean keep)
{
  g_autoptr (CheckbitJournal) journal = NULL;

  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  checkbit_review_stop (self->review);
  journal = self->journal;
  if (journal == NULL)
    return;
  checkbit_journal_end (journal, keep);
  set_journal (self, NULL);
}

/* --- Reacting ------------------------------------------------------------------------------- */

/* Another game ends a set-up, and has a match and a document of its own. */
static void
game_changed_cb (CheckbitController *self, CheckbitChangeKind kind)
{
  if (kind == CHECKBIT_CHANGE_RESET)
    {
      checkbit_controller_leave_setup (self);
      checkbit_planned_match_bring_back (self->planned_match);
      if (checkbit_match_is_on (self->match))
        hide_scores (self);
      take_found (self);
      document_changed (self);
    }
  if (self->setup == NULL && kind != CHECKBIT_CHANGE_STATE)
    inspect_game (self, kind != CHECKBIT_CHANGE_RESET);
  update (self);
  if (self->setup == NULL)
    g_signal_emit (self, signals[GAME_CHANGED], 0, kind);
}

static void
follow (CheckbitController *self)
{
  static const char *const states[]
      = { "notify::thinking", "notify::draw-offer", "players-changed" };
  const struct
  {
    gpointer object;
    const char *signal;
    GCallback callback;
  } events[] = {
    { self->game, "changed", G_CALLBACK (game_changed_cb) },
    { self->game, "notify::modified", G_CALLBACK (update) },
    { self->drafts, "changed", G_CALLBACK (setup_changed_cb) },
    { self->match, "notify::state", G_CALLBACK (match_state_cb) },
    { self->match, "move-repeated", G_CALLBACK (move_repeated_cb) },
    { self->match, "draw-declined", G_CALLBACK (draw_declined_cb) },
    { self->match, "premove-dropped", G_CALLBACK (premove_dropped_cb) },
    { self->planned_match, "engine-missing", G_CALLBACK (engine_missing_cb) },
    { checkbit_match_get_clock (self->match), "low-time", G_CALLBACK (low_time_cb) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (events[i].object, events[i].signal, events[i].callback, self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "replacing", G_CALLBACK (replacing_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    g_signal_connect_object (self->match, states[i], G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/* --- Life ----------------------------------------------------------------------------------- */

CheckbitGame *
checkbit_controller_get_game (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return self->game;
}

CheckbitMatch *
checkbit_controller_get_match (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return self->match;
}

CheckbitInspection *
checkbit_controller_get_inspection (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return self->inspection;
}

CheckbitAnalysis *
checkbit_controller_get_analysis (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return self->analysis;
}

CheckbitReview *
checkbit_controller_get_review (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);

  return self->review;
}

void
checkbit_controller_close (CheckbitController *self)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  g_cancellable_cancel (self->cancellable);
  checkbit_analysis_set_active (self->analysis, FALSE);
  checkbit_review_stop (self->review);
  if (self->journal != NULL)
    {
      CheckbitJournal *journal = self->journal;

      /* Disconnects everyone before the journal is closed. */
      set_journal (self, NULL);
      g_object_unref (journal);
    }
  checkbit_match_end (self->match);
}

static void
checkbit_controller_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitController *self = CHECKBIT_CONTROLLER (object);
  const gboolean booleans[N_PROPS] = {
    [PROP_PAUSED] = self->match_paused,       [PROP_HIDES_SCORES] = self->hides_scores,
    [PROP_SEES_SCORES] = self->sees_scores,   [PROP_PREMOVES] = self->premoves,
    [PROP_ENGINE_DRAWS] = self->engine_draws, [PROP_ENGINE_RESIGNS] = self->engine_resigns,
  };

  if (prop_id == PROP_MODE)
    g_value_set_flags (value, self->mode);
  else if (prop_id == PROP_SETUP)
    g_value_set_object (value, self->setup);
  else if (prop_id == PROP_JOURNAL)
    g_value_set_object (value, self->journal);
  else if (prop_id == PROP_TITLE)
    g_value_set_string (value, self->title);
  else if (prop_id == PROP_STATUS)
    g_value_set_string (value, self->status);
  else if (prop_id == PROP_LINE)
    g_value_set_string (value, self->line);
  else if (prop_id == PROP_UNDO_LABEL)
    g_value_set_string (value, self->undo_label);
  else if (prop_id == PROP_REDO_LABEL)
    g_value_set_string (value, self->redo_label);
  else
    g_value_set_boolean (value, prop_id >= PROP_ALLOWED ? self->allowed[prop_id - PROP_ALLOWED]
                                                        : booleans[prop_id]);
}

static void
checkbit_controller_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  CheckbitController *self = CHECKBIT_CONTROLLER (object);
  gboolean *fields[N_PROPS] = {
    [PROP_SEES_SCORES] = &self->sees_scores,
    [PROP_PREMOVES] = &self->premoves,
    [PROP_ENGINE_DRAWS] = &self->engine_draws,
    [PROP_ENGINE_RESIGNS] = &self->engine_resigns,
  };

  take_boolean (self, fields[prop_id], g_value_get_boolean (value), prop_id);
  if (!self->premoves)
    checkbit_match_clear_premove (self->match);
  update_draw_and_resign_rules (self);
  update (self);
}

static void
checkbit_controller_dispose (GObject *object)
{
  checkbit_controller_close (CHECKBIT_CONTROLLER (object));
  G_OBJECT_CLASS (checkbit_controller_parent_class)->dispose (object);
}

static void
checkbit_controller_finalize (GObject *object)
{
  CheckbitController *self = CHECKBIT_CONTROLLER (object);

  g_clear_object (&self->drafts);
  g_clear_object (&self->planned_match);
  g_clear_object (&self->analysis);
  g_clear_object (&self->review);
  g_clear_object (&self->match);
  g_clear_object (&self->inspection);
  g_clear_object (&self->game);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->found, checkbit_document_free);
  g_clear_pointer (&self->origin, checkbit_origin_free);
  g_free (self->title);
  g_free (self->status);
  g_free (self->line);
  g_free (self->undo_label);
  g_free (self->redo_label);
  G_OBJECT_CLASS (checkbit_controller_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  const GParamFlags both = readable | G_PARAM_WRITABLE;

  properties[PROP_MODE]
      = g_param_spec_flags ("mode", NULL, NULL, CHECKBIT_TYPE_MODE, CHECKBIT_MODE_FREE, readable);
  properties[PROP_SETUP] = g_param_spec_object ("setup", NULL, NULL, CHECKBIT_TYPE_SETUP, readable);
  properties[PROP_JOURNAL]
      = g_param_spec_object ("journal", NULL, NULL, CHECKBIT_TYPE_JOURNAL, readable);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, readable);
  properties[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, NULL, readable);
  properties[PROP_LINE] = g_param_spec_string ("line", NULL, NULL, NULL, readable);
  properties[PROP_UNDO_LABEL] = g_param_spec_string ("undo-label", NULL, NULL, NULL, readable);
  properties[PROP_REDO_LABEL] = g_param_spec_string ("redo-label", NULL, NULL, NULL, readable);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, readable);
  properties[PROP_HIDES_SCORES]
      = g_param_spec_boolean ("hides-scores", NULL, NULL, FALSE, readable);
  properties[PROP_SEES_SCORES] = g_param_spec_boolean ("sees-scores", NULL, NULL, FALSE, both);
  properties[PROP_PREMOVES] = g_param_spec_boolean ("premoves", NULL, NULL, TRUE, both);
  properties[PROP_ENGINE_DRAWS] = g_param_spec_boolean ("engine-draws", NULL, NULL, TRUE, both);
  properties[PROP_ENGINE_RESIGNS]
      = g_param_spec_boolean ("engine-resigns", NULL, NULL, FALSE, both);
  for (guint i = 0; i < CHECKBIT_N_ALLOWED; i++)
    properties[PROP_ALLOWED + i]
        = g_param_spec_boolean (checkbit_allowed_get_name (i), NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
checkbit_controller_class_init (CheckbitControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->get_property = checkbit_controller_get_property;
  object_class->set_property = checkbit_controller_set_property;
  object_class->dispose = checkbit_controller_dispose;
  object_class->finalize = checkbit_controller_finalize;
  install_properties (object_class);

  signals[GAME_CHANGED] = g_signal_new ("game-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[DOCUMENT_CHANGED] = g_signal_new ("document-changed", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                            NULL, NULL, G_TYPE_NONE, 0);
  signals[REPLACED] = g_signal_new ("replaced", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
  signals[MATCH_BEGUN]
      = g_signal_new ("match-begun", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ANNOUNCEMENT] = g_signal_new ("announcement", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_controller_init (CheckbitController *self)
{
  self->game = checkbit_game_new ();
  /* The match connects to the game before anyone else, so that all others find the right side to
   * move in it. */
  self->match = checkbit_match_new (self->game, NULL);
  self->planned_match = checkbit_planned_match_new (self->match);
  self->drafts = checkbit_setup_drafts_new ();
  self->inspection = checkbit_inspection_new ();
  self->cancellable = g_cancellable_new ();
  self->premoves = self->engine_draws = TRUE;
  self->mode = CHECKBIT_MODE_FREE;
  follow (self);
  self->analysis = checkbit_analysis_new (self->game);
  self->review = checkbit_review_new (self->game);
  update_draw_and_resign_rules (self);
  inspect_game (self, FALSE);
  update (self);
}

CheckbitController *
checkbit_controller_new (void)
{
  return g_object_new (CHECKBIT_TYPE_CONTROLLER, NULL);
}

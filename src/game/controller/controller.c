/* The controller: what belongs to a window's game, and what follows from one another's changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/controller.h"

#include "game/controller/controller-enums.h"

/* In the journal: the FEN of what is being set up, after the word where castling is that of
 * Chess960. */
#define CHESS960 "chess960 "

struct _CheckbitController
{
  GObject parent_instance;

  CheckbitGame *game;
  CheckbitMatch *match;
  CheckbitInspection *inspection;
  CheckbitAnalysis *analysis;
  CheckbitJournal *journal; /* NULL where the game is not kept */
  CheckbitTakeBack take_back;
  CheckbitMatchPlan *plan; /* of the match, with the sides as they were drawn; or NULL */
  gboolean premoves;

  CheckbitSetup *setup;      /* NULL for none */
  CheckbitSetup *left_setup; /* the last one that was given up; NULL for none */
  gboolean analysed, paused; /* when a position began to be set up: what goes on after that */

  CheckbitMode mode;
  gboolean allowed[CHECKBIT_N_ALLOWED];
};

enum
{
  PROP_0,
  PROP_MODE,
  PROP_SETUP,
  PROP_JOURNAL,
  PROP_ALLOWED, /* the first of CHECKBIT_N_ALLOWED */
  N_PROPS = PROP_ALLOWED + CHECKBIT_N_ALLOWED,
};

enum
{
  DOCUMENT_CHANGED,
  REPLACED,
  SAID,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitController, checkbit_controller, G_TYPE_OBJECT)

/* --- What is allowed ------------------------------------------------------------------------ */

/* Looks again at what is allowed, and tells what has become different. */
static void
update (CheckbitController *self)
{
  CheckbitSituation situation = { .game = self->game,
                                  .match = self->match,
                                  .take_back = &self->take_back,
                                  .setup = self->setup,
                                  .left_setup = self->left_setup,
                                  .planned = self->plan != NULL,
                                  .premoves = self->premoves };
  CheckbitMode mode = checkbit_situation_get_mode (&situation);

  g_object_freeze_notify (G_OBJECT (self));
  if (self->mode != mode)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODE]);
  self->mode = mode;
  for (guint i = 0; i < CHECKBIT_N_ALLOWED; i++)
    {
      gboolean now = checkbit_situation_allows (&situation, i);

      if (self->allowed[i] != now)
        g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ALLOWED + i]);
      self->allowed[i] = now;
    }
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
checkbit_controller_is_setting_up (CheckbitController *self)
{
  return checkbit_controller_get_mode (self) == CHECKBIT_MODE_SETUP;
}

gboolean
checkbit_controller_get_human (CheckbitController *self, ChessColor *human)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);
  return checkbit_match_get_human (self->match, human);
}

const CheckbitMatchPlan *
checkbit_controller_get_plan (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return self->plan;
}

void
checkbit_controller_set_plan (CheckbitController *self, CheckbitMatchPlan *plan)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  g_clear_pointer (&self->plan, checkbit_match_plan_free);
  self->plan = plan;
  update (self);
}

void
checkbit_controller_set_premoves (CheckbitController *self, gboolean premoves)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  self->premoves = premoves;
  update (self);
}

void
checkbit_controller_say (CheckbitController *self, const char *sentence)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));
  g_signal_emit (self, signals[SAID], 0, sentence);
}

/* --- The inspection ------------------------------------------------------------------------- */

/* Where the game stands; mark: whether what differs is marked. */
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

/* --- Where the game came from --------------------------------------------------------------- */

CheckbitDocument *
checkbit_controller_get_document (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);

  /* A game that was brought back from a journal has none yet. */
  if (checkbit_game_get_companion (self->game) == NULL)
    checkbit_game_set_companion (self->game, checkbit_document_new (NULL, NULL),
                                 (GDestroyNotify) checkbit_document_free);
  return checkbit_game_get_companion (self->game);
}

void
checkbit_controller_note_document (CheckbitController *self)
{
  CheckbitDocument *document = checkbit_controller_get_document (self);
  CheckbitPgnFile *pgn = checkbit_document_get_pgn (document);
  g_autofree char *index = g_strdup_printf ("%u", checkbit_document_get_index (document));
  g_autofree char *stamp = pgn != NULL ? checkbit_pgn_file_dup_stamp (pgn) : NULL;

  if (self->journal == NULL)
    return;
  checkbit_journal_set_value (self->journal, "game", pgn != NULL ? index : NULL);
  checkbit_journal_set_value (self->journal, "stamp", stamp);
  checkbit_journal_set_file (self->journal, checkbit_document_get_file (document));
}

static void
document_changed (CheckbitController *self)
{
  checkbit_controller_note_document (self);
  g_signal_emit (self, signals[DOCUMENT_CHANGED], 0);
}

void
checkbit_controller_set_document (CheckbitController *self, CheckbitDocument *document)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  checkbit_game_set_companion (self->game, document, (GDestroyNotify) checkbit_document_free);
  document_changed (self);
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

  checkbit_game_set_record_with (self->game, record, current, document,
                                 (GDestroyNotify) checkbit_document_free);
  g_signal_emit (self, signals[REPLACED], 0, note);
}

gboolean
checkbit_controller_has_blank_game (CheckbitController *self)
{
  CheckbitNode *root = checkbit_game_get_root (self->game);

  return checkbit_document_get_file (checkbit_controller_get_document (self)) == NULL
         && checkbit_node_get_n_children (root) == 0
         && checkbit_game_get_result (self->game) == CHECKBIT_RESULT_OPEN
         && chess_position_key (checkbit_node_get_position (root))
                == chess_position_key (&chess_position_start);
}

gboolean
checkbit_controller_has_work (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  return checkbit_game_get_modified (self->game)
         || (self->setup != NULL && checkbit_setup_get_can_undo (self->setup));
}

/* --- Undo ----------------------------------------------------------------------------------- */

gboolean
checkbit_controller_take_back (CheckbitController *self)
{
  gboolean done;

  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  done = checkbit_take_back_undo (&self->take_back);
  update (self);
  return done;
}

gboolean
checkbit_controller_play_again (CheckbitController *self)
{
  gboolean done;

  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  done = checkbit_take_back_redo (&self->take_back);
  update (self);
  return done;
}

/* --- Setting up a position ------------------------------------------------------------------ */

/* A program that is gone without a word has what was being set up in its journal. */
static void
keep_setup (CheckbitController *self)
{
  const ChessPosition *position;
  g_autofree char *value = NULL;
  char fen[CHESS_FEN_SIZE];

  if (self->journal == NULL)
    return;
  if (self->setup != NULL)
    {
      position = checkbit_setup_get_position (self->setup);
      chess_fen_write (position, fen);
      value = g_strconcat (chess_position_is_chess960 (position) ? CHESS960 : "", fen, NULL);
    }
  checkbit_journal_set_value (self->journal, CHECKBIT_JOURNAL_SETUP, value);
}

static void
setup_changed_cb (CheckbitController *self)
{
  inspect_setup (self);
  update (self);
  keep_setup (self);
}

/* The game waits: its clocks stand still, and nobody thinks about it. (transfer full) of setup. */
static void
enter_setup (CheckbitController *self, CheckbitSetup *setup)
{
  self->paused = checkbit_match_is_live (self->match);
  if (self->paused)
    checkbit_match_pause (self->match);
  self->analysed = checkbit_analysis_get_active (self->analysis);
  checkbit_analysis_set_active (self->analysis, FALSE);

  self->setup = setup;
  g_clear_object (&self->left_setup);
  g_signal_connect_object (setup, "changed", G_CALLBACK (setup_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SETUP]);
  setup_changed_cb (self);
  g_object_thaw_notify (G_OBJECT (self));
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
  g_autoptr (CheckbitSetup) setup = NULL;

  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  setup = checkbit_setup_new (checkbit_game_get_position (self->game));
  if (self->setup != NULL || (fen != NULL && !checkbit_setup_load_fen (setup, fen, NULL)))
    return FALSE;
  enter_setup (self, g_steal_pointer (&setup));
  return TRUE;
}

gboolean
checkbit_controller_resume_setup (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  if (self->setup != NULL || self->left_setup == NULL)
    return FALSE;
  enter_setup (self, g_steal_pointer (&self->left_setup));
  return TRUE;
}

/* What is given up may have been much work: it can be gone on with. */
gboolean
checkbit_controller_leave_setup (CheckbitController *self)
{
  g_autoptr (CheckbitSetup) setup = NULL;

  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  if (self->setup == NULL)
    return FALSE;
  setup = g_steal_pointer (&self->setup);
  g_signal_handlers_disconnect_by_data (setup, self);
  if (checkbit_setup_get_can_undo (setup)) /* there is work in it */
    self->left_setup = g_steal_pointer (&setup);
  keep_setup (self);

  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SETUP]);
  inspect_game (self, TRUE);
  update (self);
  g_object_thaw_notify (G_OBJECT (self));
  checkbit_analysis_set_active (self->analysis, self->analysed);
  if (self->paused && checkbit_match_get_state (self->match) == CHECKBIT_MATCH_PAUSED)
    checkbit_match_resume (self->match);
  return TRUE;
}

/* A game that has just begun at this very position is the one that is wanted. */
static gboolean
is_game_here (CheckbitController *self, const ChessPosition *position)
{
  CheckbitNode *root = checkbit_game_get_root (self->game);

  return checkbit_node_get_n_children (root) == 0
         && checkbit_game_get_result (self->game) == CHECKBIT_RESULT_OPEN
         && memcmp (checkbit_node_get_position (root), position, sizeof *position) == 0;
}

gboolean
checkbit_controller_finish_setup (CheckbitController *self, ChessPosition *position)
{
  gboolean here;

  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), TRUE);
  g_return_val_if_fail (self->setup != NULL, TRUE);

  *position = *checkbit_setup_get_position (self->setup);
  here = is_game_here (self, position);
  self->paused = self->paused && here;
  checkbit_controller_leave_setup (self);
  g_clear_object (&self->left_setup);
  update (self);
  return here;
}

/* --- Keeping the game safe ------------------------------------------------------------------ */

CheckbitJournal *
checkbit_controller_get_journal (CheckbitController *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), NULL);
  return self->journal;
}

void
checkbit_controller_begin_journal (CheckbitController *self,
                                   CheckbitSession *session,
                                   CheckbitSavedGame *saved)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  checkbit_controller_end_journal (self, FALSE);
  self->journal = checkbit_journal_new (session, self->game, saved);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_JOURNAL]);
}

gboolean
checkbit_controller_restore_setup (CheckbitController *self)
{
  const char *kept = NULL;
  g_autoptr (CheckbitSetup) setup = NULL;
  gboolean chess960;

  g_return_val_if_fail (CHECKBIT_IS_CONTROLLER (self), FALSE);

  if (self->journal != NULL)
    kept = checkbit_journal_get_value (self->journal, CHECKBIT_JOURNAL_SETUP);
  if (kept == NULL || self->setup != NULL)
    return FALSE;
  chess960 = g_str_has_prefix (kept, CHESS960);
  setup = checkbit_setup_new (checkbit_game_get_position (self->game));
  if (!checkbit_setup_load_fen (setup, chess960 ? kept + strlen (CHESS960) : kept, NULL))
    return FALSE;
  if (chess960)
    checkbit_setup_set_chess960 (setup, TRUE);
  enter_setup (self, g_steal_pointer (&setup));
  return TRUE;
}

void
checkbit_controller_end_journal (CheckbitController *self, gboolean keep)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  if (self->journal == NULL)
    return;
  checkbit_journal_end (self->journal, keep);
  g_clear_object (&self->journal);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_JOURNAL]);
}

/* --- Following ------------------------------------------------------------------------------ */

/* Another game ends a set-up. */
static void
game_changed_cb (CheckbitController *self, CheckbitChangeKind kind)
{
  if (kind == CHECKBIT_CHANGE_RESET)
    {
      checkbit_controller_leave_setup (self);
      document_changed (self);
    }
  if (self->setup == NULL && kind != CHECKBIT_CHANGE_STATE)
    inspect_game (self, kind != CHECKBIT_CHANGE_RESET);
  update (self);
}

static void
follow (CheckbitController *self)
{
  static const char *const of_match[]
      = { "notify::state", "notify::thinking", "notify::draw-offer", "players-changed" };

  g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (of_match); i++)
    g_signal_connect_object (self->match, of_match[i], G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
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

void
checkbit_controller_close (CheckbitController *self)
{
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (self));

  checkbit_analysis_set_active (self->analysis, FALSE);
  checkbit_match_end (self->match);
  g_clear_object (&self->journal);
}

static void
checkbit_controller_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitController *self = CHECKBIT_CONTROLLER (object);

  switch (prop_id)
    {
    case PROP_MODE:
      g_value_set_flags (value, self->mode);
      break;
    case PROP_SETUP:
      g_value_set_object (value, self->setup);
      break;
    case PROP_JOURNAL:
      g_value_set_object (value, self->journal);
      break;
    default:
      g_value_set_boolean (value, self->allowed[prop_id - PROP_ALLOWED]);
      break;
    }
}

static void
checkbit_controller_dispose (GObject *object)
{
  CheckbitController *self = CHECKBIT_CONTROLLER (object);

  checkbit_controller_close (self);
  G_OBJECT_CLASS (checkbit_controller_parent_class)->dispose (object);
}

static void
checkbit_controller_finalize (GObject *object)
{
  CheckbitController *self = CHECKBIT_CONTROLLER (object);

  g_clear_object (&self->setup);
  g_clear_object (&self->left_setup);
  g_clear_object (&self->analysis);
  g_clear_object (&self->match);
  g_clear_pointer (&self->plan, checkbit_match_plan_free);
  g_clear_object (&self->inspection);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (checkbit_controller_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_MODE]
      = g_param_spec_flags ("mode", NULL, NULL, CHECKBIT_TYPE_MODE, CHECKBIT_MODE_FREE, flags);
  properties[PROP_SETUP] = g_param_spec_object ("setup", NULL, NULL, CHECKBIT_TYPE_SETUP, flags);
  properties[PROP_JOURNAL]
      = g_param_spec_object ("journal", NULL, NULL, CHECKBIT_TYPE_JOURNAL, flags);
  for (guint i = 0; i < CHECKBIT_N_ALLOWED; i++)
    properties[PROP_ALLOWED + i]
        = g_param_spec_boolean (checkbit_allowed_get_name (i), NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
checkbit_controller_class_init (CheckbitControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_controller_get_property;
  object_class->dispose = checkbit_controller_dispose;
  object_class->finalize = checkbit_controller_finalize;
  install_properties (object_class);

  signals[DOCUMENT_CHANGED] = g_signal_new ("document-changed", G_TYPE_FROM_CLASS (klass),
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REPLACED] = g_signal_new ("replaced", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SAID] = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_controller_init (CheckbitController *self)
{
  self->game = checkbit_game_new ();
  /* First of all who follow the game: whose move it is, is known by then. */
  self->match = checkbit_match_new (self->game, NULL);
  self->inspection = checkbit_inspection_new ();
  self->take_back.match = self->match;
  self->premoves = TRUE;
  self->mode = CHECKBIT_MODE_FREE;
  follow (self);
  self->analysis = checkbit_analysis_new (self->game);
  inspect_game (self, FALSE);
  update (self);
}

CheckbitController *
checkbit_controller_new (void)
{
  return g_object_new (CHECKBIT_TYPE_CONTROLLER, NULL);
}

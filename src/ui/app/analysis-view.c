/* Analysis beside the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/analysis-view.h"

#include <glib/gi18n-lib.h>

#include "chess/san.h"
#include "game/engine/engine-list.h"
#include "game/text/messages.h"
#include "game/tree/edit.h"
#include "ui/base/accessible.h"
#include "ui/base/links.h"
#include "ui/base/settings.h"
#include "ui/match/analysis-card.h"
#include "ui/match/analysis-line.h"

#define ENGINE_KEY "analysis-engine"
#define LINES_KEY "analysis-lines"
#define WRAP_KEY "analysis-wraps-lines"

/* How long an engine thinks before its first line is announced. */
#define SPEAK_MS 1500

/* More arrows than this would hide the board. */
#define MAX_ARROWS 3

struct _CheckbitAnalysisView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGame *game;         /* the controller's */
  CheckbitAnalysis *analysis; /* the controller's */
  AdwBin *place;              /* of the card, which is made when it is first shown */
  CheckbitEvalBar *bar;
  CheckbitArrows *arrows;
  CheckbitNotes *notes;
  GSettings *settings; /* NULL where there is no schema */
  GCancellable *cancellable;
  gboolean active, failed; /* the analysis, as last shown */
  guint speak_source; /* until the first line is announced; 0: it has been, or nobody asked */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("place", CheckbitAnalysisView, place, adw_bin),
  CHECKBIT_LINK ("bar", CheckbitAnalysisView, bar, checkbit_eval_bar),
  CHECKBIT_LINK ("controller", CheckbitAnalysisView, controller, checkbit_controller),
  CHECKBIT_LINK ("arrows", CheckbitAnalysisView, arrows, checkbit_arrows),
  CHECKBIT_LINK ("notes", CheckbitAnalysisView, notes, checkbit_notes),
  CHECKBIT_LINK ("settings", CheckbitAnalysisView, settings, g_settings),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitAnalysisView, checkbit_analysis_view, G_TYPE_OBJECT)

/* --- What is shown -------------------------------------------------------------------------- */

/* The best lines' first moves, the best the strongest. */
static void
update_arrows (CheckbitAnalysisView *self)
{
  CheckbitBoardArrow arrows[MAX_ARROWS] = { 0 };
  guint n = MIN (checkbit_analysis_get_n_lines (self->analysis), MAX_ARROWS);
  guint n_arrows = 0;

  for (guint i = n; i-- > 0;)
    {
      const CheckbitEngineLine *line = checkbit_analysis_get_line (self->analysis, i);

      if (line->n_moves == 0)
        continue;
      arrows[n_arrows++] = (CheckbitBoardArrow){ .from = chess_move_from (line->moves[0]),
                                                 .to = chess_move_destination (line->moves[0]),
                                                 .style = CHECKBIT_ARROW_ENGINE,
                                                 .opacity = 0.9 - 0.25 * i,
                                                 .width = 1 - 0.2 * i };
    }
  checkbit_arrows_set (self->arrows, CHECKBIT_ARROWS_ANALYSIS, arrows, n_arrows);
}

static void
analysis_changed_cb (CheckbitAnalysisView *self)
{
  if (!checkbit_analysis_get_active (self->analysis))
    return;
  checkbit_eval_bar_set_score (self->bar, checkbit_analysis_get_score (self->analysis));
  update_arrows (self);
}

/* Announces the first line once to a person who asked for an analysis; later ones can be read. */
static gboolean
speak_cb (gpointer data)
{
  CheckbitAnalysisView *self = data;
  g_autofree char *sentence = NULL;

  if (checkbit_analysis_get_n_lines (self->analysis) == 0)
    return G_SOURCE_CONTINUE;
  self->speak_source = 0;
  sentence = checkbit_analysis_line_describe (checkbit_game_get_position (self->game),
                                              checkbit_analysis_get_line (self->analysis, 0));
  checkbit_accessible_announce (GTK_WIDGET (self->place), sentence);
  return G_SOURCE_REMOVE;
}

static void
speak_later (CheckbitAnalysisView *self, gboolean wanted)
{
  g_clear_handle_id (&self->speak_source, g_source_remove);
  if (wanted)
    self->speak_source = g_timeout_add (SPEAK_MS, speak_cb, self);
}

/* Sighted people see the card disappear or give the reason; a screen reader must be told. */
static void
announce_end (CheckbitAnalysisView *self)
{
  const GError *error = checkbit_analysis_get_error (self->analysis);

  if (gtk_widget_get_mapped (GTK_WIDGET (self->place)))
    checkbit_accessible_announce (GTK_WIDGET (self->place),
                                  error != NULL ? error->message : _ ("The analysis has stopped."));
}

/* A failure turns the analysis off; the card stays to report it. Both are notified, and told
 * once. */
static void
active_cb (CheckbitAnalysisView *self)
{
  gboolean active = checkbit_analysis_get_active (self->analysis);
  gboolean failed = checkbit_analysis_get_error (self->analysis) != NULL;

  if (self->active == active && self->failed == failed)
    return;
  self->active = active;
  self->failed = failed;
  if (!active)
    announce_end (self);
  gtk_widget_set_visible (GTK_WIDGET (self->place), active || failed);
  speak_later (self, active);
  if (active)
    analysis_changed_cb (self);
  else
    checkbit_arrows_clear (self->arrows, CHECKBIT_ARROWS_ANALYSIS);
}

static void
pointed_cb (CheckbitAnalysisView *self, guint move)
{
  checkbit_arrows_set_move (self->arrows, CHECKBIT_ARROWS_POINTED, (ChessMove) move,
                            CHECKBIT_ARROW_ENGINE);
}

/* --- What can be done with a line ----------------------------------------------------------- */

/* In a match the analysis shows moves of the engine, too, which are not a person's to play. */
static void
play_cb (CheckbitAnalysisView *self, guint move)
{
  checkbit_controller_play (self->controller, (ChessMove) move);
}

static void
add_line_cb (CheckbitAnalysisView *self, guint index)
{
  const CheckbitEngineLine *line = index < checkbit_analysis_get_n_lines (self->analysis)
                                       ? checkbit_analysis_get_line (self->analysis, index)
                                       : NULL;

  if (line != NULL
      && checkbit_game_add_line (self->game, checkbit_game_get_current (self->game), line->moves,
                                 line->n_moves))
    checkbit_notes_show (self->notes, _ ("The line was added to the game"));
}

/* --- Hint ----------------------------------------------------------------------------------- */

/* Shows an arrow, and a sentence for people who cannot see it. */
static void
show_hint (CheckbitAnalysisView *self, ChessMove move)
{
  const ChessPosition *position = checkbit_game_get_position (self->game);
  g_autofree char *words = checkbit_message_move_brief (position, move);
  char san[CHESS_SAN_SIZE];

  checkbit_arrows_set_move (self->arrows, CHECKBIT_ARROWS_HINT, move, CHECKBIT_ARROW_ENGINE);
  chess_san_write (position, move, san);
  /* Translators: %s is a move that an engine thinks good */
  g_autofree char *sentence = g_strdup_printf (_ ("Hint: %s"), san);
  g_autofree char *spoken = g_strdup_printf (_ ("Hint: %s"), words);
  checkbit_notes_show_spoken (self->notes, sentence, spoken);
}

static void
hint_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CheckbitAnalysisView) self = data;
  g_autoptr (GError) error = NULL;
  ChessMove move = checkbit_analysis_hint_finish (CHECKBIT_ANALYSIS (source), result, &error);

  /* It is about the game, which a set-up may have covered since. */
  if (checkbit_controller_get_setup (self->controller) != NULL)
    return;
  if (move != CHESS_MOVE_NONE)
    show_hint (self, move);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    checkbit_notes_show_status (self->notes, error->message);
}

void
checkbit_analysis_view_hint (CheckbitAnalysisView *self)
{
  g_return_if_fail (CHECKBIT_IS_ANALYSIS_VIEW (self));

  checkbit_analysis_hint_async (self->analysis, self->cancellable, hint_cb, g_object_ref (self));
}

/* A hint is only valid for one position. */
static void
game_changed_cb (CheckbitAnalysisView *self, CheckbitChangeKind kind)
{
  if (kind != CHECKBIT_CHANGE_STATE)
    checkbit_arrows_clear (self->arrows, CHECKBIT_ARROWS_HINT);
}

/* --- Life ----------------------------------------------------------------------------------- */

/* The default engine: the one chosen, else the first there is. */
static CheckbitEngineEntry *
choose_engine (CheckbitAnalysisView *self)
{
  CheckbitEngineList *engines = checkbit_engine_list_get_default ();
  g_autofree char *id
      = self->settings != NULL ? g_settings_get_string (self->settings, ENGINE_KEY) : g_strdup ("");
  CheckbitEngineEntry *entry = checkbit_engine_list_find (engines, id);

  return entry != NULL ? entry : checkbit_engine_list_get_first (engines);
}

/* Another engine was chosen, in the preferences or in another window, or there are others. Behind a
 * set-up the analysis rests. */
static void
engine_set_cb (CheckbitAnalysisView *self)
{
  if (checkbit_controller_get_setup (self->controller) != NULL)
    checkbit_analysis_set_entry (self->analysis, choose_engine (self));
  else
    checkbit_analysis_try_entry (self->analysis, choose_engine (self));
}

/* An engine was chosen here: the setting tells the other windows. */
static void
engine_chosen_cb (CheckbitAnalysisView *self)
{
  CheckbitEngineEntry *entry = checkbit_analysis_get_entry (self->analysis);
  const char *id = entry != NULL ? checkbit_engine_entry_get_id (entry) : "";

  if (self->settings != NULL && choose_engine (self) != entry)
    g_settings_set_string (self->settings, ENGINE_KEY, id);
}

static void
checkbit_analysis_view_dispose (GObject *object)
{
  CheckbitAnalysisView *self = CHECKBIT_ANALYSIS_VIEW (object);

  g_cancellable_cancel (self->cancellable);
  speak_later (self, FALSE);
  G_OBJECT_CLASS (checkbit_analysis_view_parent_class)->dispose (object);
}

static void
checkbit_analysis_view_finalize (GObject *object)
{
  CheckbitAnalysisView *self = CHECKBIT_ANALYSIS_VIEW (object);

  g_object_unref (self->cancellable);
  G_OBJECT_CLASS (checkbit_analysis_view_parent_class)->finalize (object);
}

/* Most games are played without an analysis: no window waits for the card. */
static void
make_card (CheckbitAnalysisView *self)
{
  GtkWidget *card;

  if (adw_bin_get_child (self->place) != NULL)
    return;
  card = checkbit_analysis_card_new ();
  checkbit_analysis_card_set_analysis (CHECKBIT_ANALYSIS_CARD (card), self->analysis, self->game,
                                       G_LIST_MODEL (checkbit_engine_list_get_default ()));
  g_signal_connect_object (card, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "add-line", G_CALLBACK (add_line_cb), self, G_CONNECT_SWAPPED);
  if (self->settings != NULL)
    g_settings_bind (self->settings, WRAP_KEY, card, "wrap-lines", G_SETTINGS_BIND_DEFAULT);
  adw_bin_set_child (self->place, card);
}

static void
follow (CheckbitAnalysisView *self)
{
  const struct
  {
    gpointer object;
    const char *signal;
    GCallback callback;
  } events[] = {
    { self->analysis, "changed", G_CALLBACK (analysis_changed_cb) },
    { self->analysis, "notify::active", G_CALLBACK (active_cb) },
    { self->analysis, "notify::error", G_CALLBACK (active_cb) },
    { self->analysis, "notify::entry", G_CALLBACK (engine_chosen_cb) },
    { self->place, "show", G_CALLBACK (make_card) },
    { self->game, "changed", G_CALLBACK (game_changed_cb) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (events[i].object, events[i].signal, events[i].callback, self,
                             G_CONNECT_SWAPPED);
  /* After the card, whose choice of an engine must know of them first. */
  g_signal_connect_object (checkbit_engine_list_get_default (), "items-changed",
                           G_CALLBACK (engine_set_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::" ENGINE_KEY, G_CALLBACK (engine_set_cb),
                             self, G_CONNECT_SWAPPED);
}

void
checkbit_analysis_view_save (CheckbitAnalysisView *self)
{
  g_return_if_fail (CHECKBIT_IS_ANALYSIS_VIEW (self));

  checkbit_settings_set_int (self->settings, LINES_KEY,
                             (int) checkbit_analysis_get_n_wanted (self->analysis));
}

static void
checkbit_analysis_view_constructed (GObject *object)
{
  CheckbitAnalysisView *self = CHECKBIT_ANALYSIS_VIEW (object);

  G_OBJECT_CLASS (checkbit_analysis_view_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  self->analysis = checkbit_controller_get_analysis (self->controller);
  engine_set_cb (self);
  checkbit_analysis_set_n_wanted (self->analysis,
                                  (guint) checkbit_settings_get_int (self->settings, LINES_KEY, 2));
  g_object_bind_property (self->analysis, "active", self->bar, "visible", G_BINDING_SYNC_CREATE);
  follow (self);
}

static void
checkbit_analysis_view_class_init (CheckbitAnalysisViewClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_analysis_view_constructed;
  G_OBJECT_CLASS (klass)->dispose = checkbit_analysis_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_analysis_view_finalize;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_analysis_view_init (CheckbitAnalysisView *self)
{
  self->cancellable = g_cancellable_new ();
}

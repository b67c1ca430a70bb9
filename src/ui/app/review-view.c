/* The review of a window's game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/review-view.h"

#include <glib/gi18n-lib.h>

#include "game/review/practice.h"
#include "ui/app/board-settings.h"
#include "ui/base/links.h"
#include "ui/base/move-text.h"
#include "ui/review/eval-graph.h"
#include "ui/review/practice-dialog.h"
#include "ui/review/review-dialog.h"
#include "ui/review/review-panel.h"
#include "ui/review/review-text.h"

enum
{
  PROP_0,
  PROP_CAN_REVIEW,
  PROP_REVIEWING,
  PROP_PAUSED,
  PROP_HAS_WHITE_MISTAKES,
  PROP_HAS_BLACK_MISTAKES,
  PROP_CAN_PRACTICE,
  N_PROPS
};

struct _CheckbitReviewView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGame *game;     /* the controller's */
  CheckbitReview *review; /* the controller's */
  GtkWindow *window;
  GtkBox *place;
  GtkWidget *side;
  CheckbitNotes *notes;
  GSettings *settings; /* NULL for none */

  CheckbitReviewPanel *panel; /* the place's, weak; NULL until needed */
  CheckbitCurve *curve;       /* of the current game; owned */
  guint64 revision;           /* of the game, when the curve was made */
  gboolean booleans[N_PROPS]; /* as last notified */
  gboolean covers;            /* the person is looking for better moves */
  gboolean analysed;          /* the analysis was on before that */
};

static GParamSpec *properties[N_PROPS];

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitReviewView, controller, checkbit_controller),
  CHECKBIT_WEAK_LINK ("window", CheckbitReviewView, window, gtk_window),
  CHECKBIT_LINK ("place", CheckbitReviewView, place, gtk_box),
  CHECKBIT_LINK ("side", CheckbitReviewView, side, gtk_widget),
  CHECKBIT_LINK ("notes", CheckbitReviewView, notes, checkbit_notes),
  CHECKBIT_LINK ("settings", CheckbitReviewView, settings, g_settings),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitReviewView, checkbit_review_view, G_TYPE_OBJECT)

static guint
get_current (CheckbitReviewView *self)
{
  return checkbit_curve_find (self->curve, checkbit_game_get_current (self->game));
}

/* --- What follows from the curve ------------------------------------------------------------ */

static gboolean
has_exercises (CheckbitReviewView *self)
{
  g_autoptr (GArray) exercises = checkbit_exercises_new (self->curve, TRUE, TRUE);

  return exercises->len > 0;
}

/* The opponent's evaluation must stay hidden. */
static gboolean
is_secret (CheckbitReviewView *self)
{
  gboolean secret;

  g_object_get (self->controller, "hides-scores", &secret, NULL);

  return secret;
}

static void
notify_changes (CheckbitReviewView *self)
{
  CheckbitReviewState state = checkbit_review_get_state (self->review);
  gboolean idle = state == CHECKBIT_REVIEW_IDLE, seen = !is_secret (self);
  const gboolean now[N_PROPS] = {
    [PROP_CAN_REVIEW] = idle && self->curve->n_points > 1,
    [PROP_REVIEWING] = !idle,
    [PROP_PAUSED] = state == CHECKBIT_REVIEW_PAUSED,
    [PROP_HAS_WHITE_MISTAKES]
    = seen && checkbit_curve_next_mark (self->curve, G_MAXUINT, CHESS_WHITE) != G_MAXUINT,
    [PROP_HAS_BLACK_MISTAKES]
    = seen && checkbit_curve_next_mark (self->curve, G_MAXUINT, CHESS_BLACK) != G_MAXUINT,
    [PROP_CAN_PRACTICE] = idle && seen && has_exercises (self),
  };

  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    if (self->booleans[i] != now[i])
      {
        self->booleans[i] = now[i];
        g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
      }
}

/* --- The panel ------------------------------------------------------------------------------ */

static void
chosen_cb (CheckbitReviewView *self, guint point)
{
  if (point < self->curve->n_points)
    checkbit_game_go_to (self->game, self->curve->points[point].node);
}

/* As high as the panel if there is room; otherwise it scrolls, but the graph is visible. */
static GtkWidget *
create_scroller (CheckbitReviewView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (scroller);

  gtk_scrolled_window_set_policy (window, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_propagate_natural_height (window, TRUE);
  gtk_scrolled_window_set_min_content_height (window, CHECKBIT_EVAL_GRAPH_HEIGHT);
  gtk_scrolled_window_set_child (window, GTK_WIDGET (self->panel));
  gtk_widget_add_css_class (scroller, "card");
  gtk_widget_set_overflow (scroller, GTK_OVERFLOW_HIDDEN);

  return scroller;
}

static char *
name_point (guint point, gpointer user_data)
{
  CheckbitReviewView *self = CHECKBIT_REVIEW_VIEW (user_data);

  if (point >= self->curve->n_points)
    return g_strdup ("");

  return checkbit_move_text_full (self->curve->points[point].node,
                                  checkbit_notation_from_settings (self->settings));
}

static void
need_panel (CheckbitReviewView *self)
{
  if (self->panel != NULL)
    return;
  g_set_weak_pointer (&self->panel, CHECKBIT_REVIEW_PANEL (checkbit_review_panel_new ()));
  checkbit_eval_graph_set_name_func (checkbit_review_panel_get_graph (self->panel), name_point,
                                     self);
  g_signal_connect_object (checkbit_review_panel_get_graph (self->panel), "chosen",
                           G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->place, create_scroller (self));
}

static void
show (CheckbitReviewView *self)
{
  CheckbitReviewState state = checkbit_review_get_state (self->review);
  gboolean shown = (checkbit_curve_is_known (self->curve) || state != CHECKBIT_REVIEW_IDLE)
                   && !is_secret (self) && checkbit_controller_get_setup (self->controller) == NULL;

  if (shown)
    {
      need_panel (self);
      checkbit_review_panel_set_curve (self->panel, self->curve, get_current (self));
      checkbit_review_panel_set_progress (self->panel, state,
                                          checkbit_review_get_n_done (self->review),
                                          checkbit_review_get_n_positions (self->review));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->place), shown);
}

/* Rebuilds the game's curve. */
static void
update (CheckbitReviewView *self)
{
  g_clear_pointer (&self->curve, checkbit_curve_free);
  self->curve = checkbit_review_dup_curve (self->review);
  self->revision = checkbit_game_get_revision (self->game);
  show (self);
  notify_changes (self);
}

static void
game_changed_cb (CheckbitReviewView *self)
{
  if (self->revision != checkbit_game_get_revision (self->game))
    update (self);
  else if (self->panel != NULL)
    checkbit_eval_graph_set_current (checkbit_review_panel_get_graph (self->panel),
                                     get_current (self));
}

/* --- A review ------------------------------------------------------------------------------- */

static void
undo_review (gpointer data)
{
  checkbit_game_undo (CHECKBIT_REVIEW_VIEW (data)->game);
}

static void
ended_cb (CheckbitReviewView *self, CheckbitReviewEnd end)
{
  g_autofree char *text = checkbit_review_text_end (end, checkbit_review_get_error (self->review));

  update (self);
  if (checkbit_review_get_written (self->review))
    checkbit_notes_offer (self->notes, text, C_ ("review", "_Undo"), CHECKBIT_OFFER_LAST_CHANGE,
                          undo_review, self);
  else
    checkbit_notes_show (self->notes, text);
}

static void
start_cb (CheckbitReviewView *self, CheckbitEngineEntry *entry, guint movetime_ms, guint depth)
{
  checkbit_review_start (self->review, entry,
                         (CheckbitReviewPace){ .movetime_ms = movetime_ms, .depth = depth });
}

void
checkbit_review_view_choose (CheckbitReviewView *self)
{
  CheckbitEngineList *engines = checkbit_engine_list_get_default ();
  GtkWidget *dialog;

  g_return_if_fail (CHECKBIT_IS_REVIEW_VIEW (self));

  if (checkbit_engine_list_get_first (engines) == NULL)
    {
      checkbit_notes_show_status (self->notes,
                                  _ ("No engine was found. Add one in the preferences."));
      return;
    }
  dialog = checkbit_review_dialog_new (
      G_LIST_MODEL (engines),
      checkbit_analysis_get_entry (checkbit_controller_get_analysis (self->controller)),
      self->settings, MIN (self->curve->n_points, CHECKBIT_REVIEW_MAX_POSITIONS));
  gtk_window_set_transient_for (GTK_WINDOW (dialog), self->window);
  g_signal_connect_object (dialog, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
checkbit_review_view_stop (CheckbitReviewView *self)
{
  g_return_if_fail (CHECKBIT_IS_REVIEW_VIEW (self));

  checkbit_review_stop (self->review);
}

static void
set_paused (CheckbitReviewView *self, gboolean paused)
{
  if (paused)
    checkbit_review_pause (self->review);
  else
    checkbit_review_resume (self->review);
}

/* --- Going through it ----------------------------------------------------------------------- */

static void
go_to_mistake (CheckbitReviewView *self, ChessColor side)
{
  guint point = checkbit_curve_next_mark (self->curve, get_current (self), side);

  if (point != G_MAXUINT)
    chosen_cb (self, point);
}

void
checkbit_review_view_next_white_mistake (CheckbitReviewView *self)
{
  g_return_if_fail (CHECKBIT_IS_REVIEW_VIEW (self));

  go_to_mistake (self, CHESS_WHITE);
}

void
checkbit_review_view_next_black_mistake (CheckbitReviewView *self)
{
  g_return_if_fail (CHECKBIT_IS_REVIEW_VIEW (self));

  go_to_mistake (self, CHESS_BLACK);
}

/* Hides the moves and the engine's lines while the person looks for better moves. */
static void
set_covered (CheckbitReviewView *self, gboolean covered)
{
  CheckbitAnalysis *analysis = checkbit_controller_get_analysis (self->controller);

  if (self->covers == covered)
    return;
  self->covers = covered;
  if (covered)
    self->analysed = checkbit_analysis_get_active (analysis);
  checkbit_analysis_set_active (analysis, !covered && self->analysed);
  gtk_widget_set_opacity (self->side, covered ? 0 : 1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->side), GTK_ACCESSIBLE_STATE_HIDDEN, covered,
                               -1);
}

static void
practice_closed_cb (CheckbitReviewView *self)
{
  set_covered (self, FALSE);
}

/* The engine that judges the person's attempts: the one that analyzes, else the first; NULL if
 * there is none. (transfer full) */
static CheckbitMoveJudge *
create_judge (CheckbitReviewView *self)
{
  CheckbitEngineEntry *entry
      = checkbit_analysis_get_entry (checkbit_controller_get_analysis (self->controller));

  if (entry == NULL)
    entry = checkbit_engine_list_get_first (checkbit_engine_list_get_default ());

  return entry != NULL ? checkbit_move_judge_new (entry) : NULL;
}

void
checkbit_review_view_practice (CheckbitReviewView *self)
{
  g_autoptr (GArray) exercises = NULL;
  g_autoptr (CheckbitMoveJudge) judge = NULL;
  CheckbitPracticeDialog *dialog;
  ChessColor human;

  g_return_if_fail (CHECKBIT_IS_REVIEW_VIEW (self));

  exercises = checkbit_exercises_new (self->curve, TRUE, TRUE);
  if (exercises->len == 0)
    return;
  judge = create_judge (self);
  dialog = CHECKBIT_PRACTICE_DIALOG (
      checkbit_practice_dialog_new (exercises, checkbit_notation_from_settings (self->settings)));
  checkbit_practice_dialog_set_judge (dialog, judge);
  if (checkbit_controller_get_human (self->controller, &human))
    checkbit_practice_dialog_set_side (dialog, human);
  checkbit_board_settings_follow (checkbit_practice_dialog_get_board (dialog),
                                  checkbit_practice_dialog_get_input (dialog), self->settings);
  set_covered (self, TRUE);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (practice_closed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), self->window);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_review_view_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id > PROP_0 && prop_id < N_PROPS)
    g_value_set_boolean (value, CHECKBIT_REVIEW_VIEW (object)->booleans[prop_id]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
checkbit_review_view_set_property (GObject *object,
                                   guint prop_id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  if (prop_id == PROP_PAUSED)
    set_paused (CHECKBIT_REVIEW_VIEW (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
checkbit_review_view_finalize (GObject *object)
{
  CheckbitReviewView *self = CHECKBIT_REVIEW_VIEW (object);

  if (self->panel != NULL)
    checkbit_eval_graph_set_name_func (checkbit_review_panel_get_graph (self->panel), NULL, NULL);
  g_clear_weak_pointer (&self->panel);
  g_clear_pointer (&self->curve, checkbit_curve_free);
  G_OBJECT_CLASS (checkbit_review_view_parent_class)->finalize (object);
}

static void
follow (CheckbitReviewView *self)
{
  const struct
  {
    gpointer object;
    const char *signal;
    GCallback callback;
  } events[] = {
    { self->game, "changed", G_CALLBACK (game_changed_cb) },
    { self->review, "progress", G_CALLBACK (update) },
    { self->review, "notify::state", G_CALLBACK (update) },
    { self->review, "ended", G_CALLBACK (ended_cb) },
    { self->controller, "notify::hides-scores", G_CALLBACK (update) },
    { self->controller, "notify::setup", G_CALLBACK (update) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (events[i].object, events[i].signal, events[i].callback, self,
                             G_CONNECT_SWAPPED);
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::notation", G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
}

static void
checkbit_review_view_constructed (GObject *object)
{
  CheckbitReviewView *self = CHECKBIT_REVIEW_VIEW (object);

  G_OBJECT_CLASS (checkbit_review_view_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  self->review = checkbit_controller_get_review (self->controller);
  follow (self);
  update (self);
}

static void
checkbit_review_view_class_init (CheckbitReviewViewClass *klass)
{
  static const char *const names[N_PROPS] = {
    [PROP_CAN_REVIEW] = "can-review",
    [PROP_REVIEWING] = "reviewing",
    [PROP_PAUSED] = "paused",
    [PROP_HAS_WHITE_MISTAKES] = "has-white-mistakes",
    [PROP_HAS_BLACK_MISTAKES] = "has-black-mistakes",
    [PROP_CAN_PRACTICE] = "can-practice",
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_review_view_get_property;
  object_class->set_property = checkbit_review_view_set_property;
  object_class->constructed = checkbit_review_view_constructed;
  object_class->finalize = checkbit_review_view_finalize;
  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    properties[i]
        = g_param_spec_boolean (names[i], NULL, NULL, FALSE,
                                flags | (i == PROP_PAUSED ? G_PARAM_READWRITE : G_PARAM_READABLE));
  g_object_class_install_properties (object_class, N_PROPS, properties);
  checkbit_links_install (object_class, links);
}

static void
checkbit_review_view_init (CheckbitReviewView *self)
{
}

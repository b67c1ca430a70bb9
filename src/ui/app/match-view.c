/* A match in its window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/match-view.h"

#include <glib/gi18n-lib.h>

#include "game/controller/ending.h"
#include "ui/app/claim-dialog.h"
#include "ui/base/links.h"
#include "ui/match/new-game-dialog.h"

#define PLAN_KEY "new-match"

/* Pieces arrive this much after their slide: one frame later. */
#define ARRIVAL_MS 50

struct _CheckbitMatchView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitMatch *match; /* the controller's */
  GtkWindow *window;
  CheckbitBoard *board;
  CheckbitNotes *notes;
  GSettings *settings; /* NULL where there is no schema */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitMatchView, controller, checkbit_controller),
  CHECKBIT_WEAK_LINK ("window", CheckbitMatchView, window, gtk_window),
  CHECKBIT_LINK ("board", CheckbitMatchView, board, checkbit_board),
  CHECKBIT_LINK ("notes", CheckbitMatchView, notes, checkbit_notes),
  CHECKBIT_LINK ("settings", CheckbitMatchView, settings, g_settings),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitMatchView, checkbit_match_view, G_TYPE_OBJECT)

/* --- Beginning ------------------------------------------------------------------------------ */

static void
start_cb (CheckbitMatchView *self, CheckbitMatchPlan *plan)
{
  g_autoptr (GError) error = NULL;

  if (self->settings != NULL)
    g_settings_set_value (self->settings, PLAN_KEY, checkbit_match_plan_to_variant (plan));
  if (!checkbit_controller_start_match (self->controller, plan, &error))
    checkbit_notes_show_status (self->notes, error->message);
}

/* The settings of the last match, or those for a first one. (transfer full) */
static CheckbitMatchPlan *
create_plan (CheckbitMatchView *self)
{
  g_autoptr (GVariant) kept
      = self->settings != NULL ? g_settings_get_value (self->settings, PLAN_KEY) : NULL;

  return checkbit_controller_create_plan (self->controller, kept);
}

static void
present_dialog (CheckbitMatchView *self, CheckbitMatchPlan *plan)
{
  GtkWidget *dialog
      = checkbit_new_game_dialog_new (plan, G_LIST_MODEL (checkbit_engine_list_get_default ()));

  gtk_window_set_transient_for (GTK_WINDOW (dialog), self->window);
  g_signal_connect_object (dialog, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
checkbit_match_view_choose (CheckbitMatchView *self)
{
  g_autoptr (CheckbitMatchPlan) plan = create_plan (self);

  present_dialog (self, plan);
}

void
checkbit_match_view_choose_engine (CheckbitMatchView *self)
{
  g_autoptr (CheckbitMatchPlan) plan = create_plan (self);

  checkbit_match_plan_face_engine (plan);
  present_dialog (self, plan);
}

void
checkbit_match_view_choose_two (CheckbitMatchView *self)
{
  g_autoptr (CheckbitMatchPlan) plan = create_plan (self);

  checkbit_match_plan_face_person (plan);
  present_dialog (self, plan);
}

/* Puts the human's side at the bottom. */
static void
match_begun_cb (CheckbitMatchView *self)
{
  ChessColor human;

  if (checkbit_controller_get_human (self->controller, &human))
    checkbit_board_set_flipped (self->board, human == CHESS_BLACK);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Engines start thinking once the pieces have arrived. */
static void
update_pace (CheckbitMatchView *self)
{
  guint slide = 0;

  if (adw_get_enable_animations (GTK_WIDGET (self->board)))
    g_object_get (self->board, "animation-time", &slide, NULL);
  checkbit_match_set_settle_time (self->match, slide > 0 ? slide + ARRIVAL_MS : 0);
}

/* --- Its end -------------------------------------------------------------------------------- */

void
checkbit_match_view_claim_draw (CheckbitMatchView *self)
{
  ChessMoveList moves;
  g_autofree char *sentence = NULL;

  if (checkbit_ending_find_claim (self->match, &moves))
    {
      checkbit_claim_dialog_present (self->window, self->controller, &moves);
      return;
    }
  sentence = checkbit_ending_dup_refusal (self->match);
  checkbit_notes_show (self->notes, sentence);
}

/* --- Engines that fail ---------------------------------------------------------------------- */

void
checkbit_match_view_show_last_words (CheckbitMatchView *self)
{
  ChessColor side = checkbit_match_get_failed_side (self->match);
  CheckbitEngine *engine = checkbit_match_get_engine (self->match, side);
  g_autofree char *words = NULL;

  if (engine == NULL)
    return;
  words = checkbit_engine_dup_last_words (engine);
  checkbit_notes_explain (self->notes, _ ("What the engine said last"),
                          *words != '\0' ? words : _ ("It said nothing."));
}

guint
checkbit_match_view_press_engines (CheckbitMatchView *self,
                                   CheckbitEngineEntry *entry,
                                   const char *option)
{
  guint n = 0;

  g_return_val_if_fail (CHECKBIT_IS_MATCH_VIEW (self), 0);

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      CheckbitEngine *engine = checkbit_match_get_engine (self->match, side);

      if (engine == NULL || checkbit_match_get_player (self->match, side)->entry != entry)
        continue;
      checkbit_engine_set_option (engine, option, NULL);
      n++;
    }
  return n;
}

/* --- Life ----------------------------------------------------------------------------------- */

/* What the preferences say of engines and moves ahead. */
static void
bind_settings (CheckbitMatchView *self)
{
  static const struct
  {
    const char *key;
    const char *property;
  } bindings[] = {
    { "premove", "premoves" },
    { "engine-draws", "engine-draws" },
    { "engine-resigns", "engine-resigns" },
  };

  for (guint i = 0; self->settings != NULL && i < G_N_ELEMENTS (bindings); i++)
    g_settings_bind (self->settings, bindings[i].key, self->controller, bindings[i].property,
                     G_SETTINGS_BIND_GET);
}

static void
checkbit_match_view_constructed (GObject *object)
{
  CheckbitMatchView *self = CHECKBIT_MATCH_VIEW (object);

  G_OBJECT_CLASS (checkbit_match_view_parent_class)->constructed (object);
  self->match = checkbit_controller_get_match (self->controller);
  bind_settings (self);
  g_signal_connect_object (self->controller, "match-begun", G_CALLBACK (match_begun_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::animation-time", G_CALLBACK (update_pace), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self->board)),
                           "notify::gtk-enable-animations", G_CALLBACK (update_pace), self,
                           G_CONNECT_SWAPPED);
  update_pace (self);
}

static void
checkbit_match_view_class_init (CheckbitMatchViewClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_match_view_constructed;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_match_view_init (CheckbitMatchView *self)
{
}

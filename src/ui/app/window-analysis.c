/* Analysis in the window: an engine that looks at whatever the board shows, its bar, lines and
 * arrows, and a hint for the next move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "chess/san.h"
#include "game/tree/edit.h"
#include "game/engine/engine-list.h"
#include "ui/base/settings.h"

#define ENGINE_KEY "analysis-engine"
#define LINES_KEY "analysis-lines"

/* Arrows for more lines than this would hide the board. */
#define MAX_ARROWS 3

/* --- What is shown -------------------------------------------------------------------------- */

/* The best lines' first moves, the best the strongest. */
static void
update_arrows (CheckbitWindow *self)
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
analysis_changed_cb (CheckbitWindow *self)
{
  if (!checkbit_analysis_get_active (self->analysis))
    return;
  checkbit_eval_bar_set_score (self->eval_bar, checkbit_analysis_get_score (self->analysis));
  update_arrows (self);
}

/* A failure turns the analysis off; its card stays, to say so. */
static void
active_cb (CheckbitWindow *self)
{
  gboolean active = checkbit_analysis_get_active (self->analysis);
  gboolean failed = checkbit_analysis_get_error (self->analysis) != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->analysis_card), active || failed);
  gtk_widget_set_visible (GTK_WIDGET (self->eval_bar), active);
  checkbit_window_set_action_state (self, "analysis", active);
  if (active)
    analysis_changed_cb (self);
  else
    checkbit_arrows_clear (self->arrows, CHECKBIT_ARROWS_ANALYSIS);
}

static void
pointed_cb (CheckbitWindow *self, guint move)
{
  checkbit_arrows_set_move (self->arrows, CHECKBIT_ARROWS_POINTED, (ChessMove) move,
                            CHECKBIT_ARROW_ENGINE);
}

/* --- What can be done with a line ----------------------------------------------------------- */

static void
play_cb (CheckbitWindow *self, guint move)
{
  g_autoptr (GError) error = NULL;

  if (!checkbit_game_play (self->game, (ChessMove) move, &error))
    checkbit_window_say (self, error->message);
}

static void
add_line_cb (CheckbitWindow *self, guint index)
{
  const CheckbitEngineLine *line = index < checkbit_analysis_get_n_lines (self->analysis)
                                       ? checkbit_analysis_get_line (self->analysis, index)
                                       : NULL;

  if (line != NULL
      && checkbit_game_add_line (self->game, checkbit_game_get_current (self->game), line->moves,
                                 line->n_moves))
    checkbit_window_toast (self, _ ("The line was added to the game"));
}

/* --- Hint ----------------------------------------------------------------------------------- */

/* As an arrow, and in writing for those who do not see it. */
static void
show_hint (CheckbitWindow *self, ChessMove move)
{
  char san[CHESS_SAN_SIZE];

  checkbit_arrows_set_move (self->arrows, CHECKBIT_ARROWS_HINT, move, CHECKBIT_ARROW_ENGINE);
  chess_san_write (checkbit_game_get_position (self->game), move, san);
  /* Translators: %s is a move that an engine thinks good */
  g_autofree char *sentence = g_strdup_printf (_ ("A hint: %s"), san);
  checkbit_window_say (self, sentence);
}

static void
hint_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CheckbitWindow) self = data;
  g_autoptr (GError) error = NULL;
  ChessMove move = checkbit_analysis_hint_finish (CHECKBIT_ANALYSIS (source), result, &error);

  if (move != CHESS_MOVE_NONE)
    show_hint (self, move);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    checkbit_window_say (self, error->message);
}

static void
hint_action_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  checkbit_analysis_hint_async (self->analysis, self->cancellable, hint_cb, g_object_ref (self));
}

/* A hint is for one position. */
static void
game_changed_cb (CheckbitWindow *self, CheckbitChangeKind kind)
{
  if (kind != CHECKBIT_CHANGE_STATE)
    checkbit_arrows_clear (self->arrows, CHECKBIT_ARROWS_HINT);
}

/* --- Actions -------------------------------------------------------------------------------- */

static void
analysis_action_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  if (checkbit_analysis_get_error (self->analysis) != NULL)
    checkbit_analysis_forget_error (self->analysis);
  else
    checkbit_analysis_set_active (self->analysis, !checkbit_analysis_get_active (self->analysis));
}

static const GActionEntry actions[] = {
  { .name = "analysis", .activate = analysis_action_cb, .state = "false" },
  { .name = "hint", .activate = hint_action_cb },
};

void
checkbit_window_add_analysis_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

/* --- Life ----------------------------------------------------------------------------------- */

/* The usual engine: the one chosen, else the first there is. */
static CheckbitEngineEntry *
choose_engine (CheckbitWindow *self)
{
  CheckbitEngineList *engines = checkbit_engine_list_get_default ();
  g_autofree char *id
      = self->settings != NULL ? g_settings_get_string (self->settings, ENGINE_KEY) : g_strdup ("");
  CheckbitEngineEntry *entry = checkbit_engine_list_find (engines, id);

  return entry != NULL ? entry : checkbit_engine_list_get_first (engines);
}

/* Another was chosen, in the preferences or in another window. */
static void
engine_set_cb (CheckbitWindow *self)
{
  checkbit_analysis_set_entry (self->analysis, choose_engine (self));
}

/* Chosen here: the other windows follow. */
static void
engine_chosen_cb (CheckbitWindow *self)
{
  CheckbitEngineEntry *entry = checkbit_analysis_get_entry (self->analysis);
  const char *id = entry != NULL ? checkbit_engine_entry_get_id (entry) : "";

  if (self->settings != NULL && choose_engine (self) != entry)
    g_settings_set_string (self->settings, ENGINE_KEY, id);
}

static void
flipped_cb (CheckbitWindow *self)
{
  checkbit_eval_bar_set_flipped (self->eval_bar, checkbit_board_get_flipped (self->board));
}

void
checkbit_window_init_analysis (CheckbitWindow *self)
{
  checkbit_analysis_set_entry (self->analysis, choose_engine (self));
  checkbit_analysis_set_n_wanted (self->analysis,
                                  (guint) checkbit_settings_get_int (self->settings, LINES_KEY, 2));
  checkbit_analysis_card_set_analysis (self->analysis_card, self->analysis, self->game,
                                       G_LIST_MODEL (checkbit_engine_list_get_default ()));

  g_signal_connect_object (self->analysis, "changed", G_CALLBACK (analysis_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::active", G_CALLBACK (active_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::error", G_CALLBACK (active_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::entry", G_CALLBACK (engine_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::" ENGINE_KEY, G_CALLBACK (engine_set_cb),
                             self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis_card, "pointed", G_CALLBACK (pointed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis_card, "play", G_CALLBACK (play_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis_card, "add-line", G_CALLBACK (add_line_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::flipped", G_CALLBACK (flipped_cb), self,
                           G_CONNECT_SWAPPED);
  flipped_cb (self);
}

void
checkbit_window_save_analysis (CheckbitWindow *self)
{
  checkbit_settings_set_int (self->settings, LINES_KEY,
                             (int) checkbit_analysis_get_n_wanted (self->analysis));
}

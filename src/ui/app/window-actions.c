/* The actions of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-actions.h"

#include "game/controller/controller.h"
#include "game/controller/ending.h"
#include "game/tree/edit.h"
#include "ui/app/actions.h"
#include "ui/app/analysis-view.h"
#include "ui/app/clipboard.h"
#include "ui/app/drawing.h"
#include "ui/app/explorer-view.h"
#include "ui/app/fen-entry.h"
#include "ui/app/games-view.h"
#include "ui/app/inspector-dock.h"
#include "ui/app/match-view.h"
#include "ui/app/move-explainer.h"
#include "ui/app/opener.h"
#include "ui/app/play-through.h"
#include "ui/app/present-export.h"
#include "ui/app/review-view.h"
#include "ui/app/saver.h"
#include "ui/app/setup-view.h"
#include "ui/base/desk.h"
#include "ui/record/game-details.h"

/* --- What they do --------------------------------------------------------------------------- */

/* A part of the window. */
#define GET(name) checkbit_parts_get (parts, CHECKBIT_TYPE_##name)

static GtkWindow *
get_window (CheckbitParts *parts)
{
  return GTK_WINDOW (gtk_widget_get_root (GET (BOARD)));
}

static void
export_cb (CheckbitParts *parts)
{
  CheckbitExport *export = checkbit_export_new (GET (INSPECTION), GET (LAYERS), GET (BOARD));

  checkbit_present_export (get_window (parts), export, GET (NOTES));
}

static void
draw_arrow_cb (CheckbitDrawing *drawing, GVariant *parameter)
{
  guint square, color;

  g_variant_get (parameter, "(uu)", &square, &color);
  checkbit_drawing_begin_arrow (drawing, square, color);
}

static void
draw_circle_cb (CheckbitDrawing *drawing, GVariant *parameter)
{
  guint square, color;

  g_variant_get (parameter, "(uu)", &square, &color);
  checkbit_drawing_toggle_circle (drawing, square, color);
}

static void
open_uri_cb (CheckbitOpener *opener, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  checkbit_opener_open (opener, file);
}

static void
details_cb (CheckbitParts *parts)
{
  GtkWidget *dialog = GTK_WIDGET (checkbit_game_details_new (get_window (parts), GET (GAME)));

  gtk_window_present (GTK_WINDOW (dialog));
}

static void
new_game_cb (CheckbitParts *parts)
{
  checkbit_setup_view_cancel (GET (SETUP_VIEW));
  checkbit_controller_begin_game (GET (CONTROLLER));
  gtk_widget_grab_focus (GET (BOARD));
}

/* What is undone or done again is in sight: the list of games covers the board. */
static void
undo_cb (CheckbitParts *parts)
{
  checkbit_games_view_set_shown (GET (GAMES_VIEW), FALSE);
  checkbit_controller_undo (GET (CONTROLLER));
}

static void
redo_cb (CheckbitParts *parts)
{
  checkbit_games_view_set_shown (GET (GAMES_VIEW), FALSE);
  checkbit_controller_redo (GET (CONTROLLER));
}

static void
play_move_cb (CheckbitController *controller, GVariant *parameter)
{
  checkbit_controller_play_text (controller, g_variant_get_string (parameter, NULL));
}

static void
show_line_cb (CheckbitController *controller, GVariant *parameter)
{
  const char *fen, *moves;

  g_variant_get (parameter, "(&s&s)", &fen, &moves);
  checkbit_controller_show_line (controller, fen, moves);
}

static void
ask_why_not_cb (CheckbitMoveExplainer *explainer, GVariant *parameter)
{
  checkbit_move_explainer_begin (explainer, g_variant_get_uint32 (parameter));
}

static void
ask_targets_cb (CheckbitMoveExplainer *explainer, GVariant *parameter)
{
  checkbit_move_explainer_show_targets (explainer, g_variant_get_uint32 (parameter));
}

static void
set_up_cb (CheckbitController *controller)
{
  checkbit_controller_set_up (controller, NULL);
}

/* If the analysis has failed, this only clears the error. */
static void
analysis_cb (CheckbitAnalysis *analysis)
{
  if (checkbit_analysis_get_error (analysis) != NULL)
    checkbit_analysis_forget_error (analysis);
  else
    checkbit_analysis_set_active (analysis, !checkbit_analysis_get_active (analysis));
}

/* --- The table ------------------------------------------------------------------------------ */

#define ABOUT(name) checkbit_##name##_get_type
#define EVERYTHING NULL
#define DO(function) G_CALLBACK (function)
#define TOGGLE NULL
#define GAME CHECKBIT_MODES_GAME
#define NO_MATCH (CHECKBIT_MODE_FREE | CHECKBIT_MODE_OVER)
#define ALL CHECKBIT_MODES_ALL

/* The actions: the part, the function, the modes in which it exists, the property that it needs,
 * the one that it shows, and its parameter. */
static const CheckbitActionRow rows[] = {
  /* The game. */
  { "new-game", EVERYTHING, DO (new_game_cb), ALL, NULL, NULL, NULL },
  { "undo", EVERYTHING, DO (undo_cb), ALL, "can-undo", NULL, NULL },
  { "redo", EVERYTHING, DO (redo_cb), ALL, "can-redo", NULL, NULL },
  { "go-back", ABOUT (game), DO (checkbit_game_go_back), GAME, "can-go-back", NULL, NULL },
  { "go-forward", ABOUT (game), DO (checkbit_game_go_forward), GAME, "can-go-forward", NULL, NULL },
  { "go-start", ABOUT (game), DO (checkbit_game_go_to_start), GAME, "can-go-back", NULL, NULL },
  { "go-end", ABOUT (game), DO (checkbit_game_go_to_end), GAME, "can-go-end", NULL, NULL },
  { "copy-fen", ABOUT (fen_entry), DO (checkbit_fen_entry_copy), ALL, NULL, NULL, NULL },
  { "show-line", ABOUT (controller), DO (show_line_cb), ALL, NULL, NULL, "(ss)" },
  { "draw", ABOUT (match_view), DO (checkbit_match_view_claim_draw), GAME, "can-end-game", NULL,
    NULL },
  { "resign", ABOUT (match), DO (checkbit_ending_resign), GAME, "can-end-game", NULL, NULL },
  { "undo-result", ABOUT (controller), DO (checkbit_controller_undo_result), GAME,
    "can-undo-result", NULL, NULL },
  /* Moves: one in UCI notation, the square of a piece. */
  { "play-move", ABOUT (controller), DO (play_move_cb), GAME, NULL, NULL, "s" },
  { "ask-why-not", ABOUT (move_explainer), DO (ask_why_not_cb), GAME, NULL, NULL, "u" },
  { "ask-targets", ABOUT (move_explainer), DO (ask_targets_cb), GAME, NULL, NULL, "u" },
  /* A match. */
  { "new-match", ABOUT (match_view), DO (checkbit_match_view_choose), ALL, NULL, NULL, NULL },
  { "play-engine", ABOUT (match_view), DO (checkbit_match_view_choose_engine), ALL, NULL, NULL,
    NULL },
  { "play-two", ABOUT (match_view), DO (checkbit_match_view_choose_two), ALL, NULL, NULL, NULL },
  { "rematch", ABOUT (controller), DO (checkbit_controller_rematch), ALL, "can-rematch", NULL,
    NULL },
  { "swap-sides", ABOUT (controller), DO (checkbit_controller_swap_sides), ALL, "can-rematch", NULL,
    NULL },
  { "move-now", ABOUT (match), DO (checkbit_match_move_now), GAME, "can-move-now", NULL, NULL },
  { "pause", ABOUT (controller), DO (checkbit_controller_toggle_pause), GAME, "can-pause", "paused",
    NULL },
  { "go-on-here", ABOUT (match), DO (checkbit_match_go_on_here), GAME, "can-go-on-here", NULL,
    NULL },
  { "end-match", ABOUT (match), DO (checkbit_match_end), GAME, "can-end-match", NULL, NULL },
  { "opponent-scores", ABOUT (controller), TOGGLE, ALL, "can-see-scores", "sees-scores", NULL },
  { "offer-draw", ABOUT (controller), DO (checkbit_controller_offer_draw), GAME, "can-offer-draw",
    NULL, NULL },
  { "accept-draw", ABOUT (match), DO (checkbit_match_accept_draw), GAME, "can-answer-draw", NULL,
    NULL },
  { "decline-draw", ABOUT (match), DO (checkbit_match_decline_draw), GAME, "can-answer-draw", NULL,
    NULL },
  { "restart-engine", ABOUT (match), DO (checkbit_match_restart_engine), ALL, NULL, NULL, NULL },
  { "replace-engine", ABOUT (controller), DO (checkbit_controller_replace_engine), ALL, NULL, NULL,
    NULL },
  { "engine-details", ABOUT (match_view), DO (checkbit_match_view_show_last_words), ALL, NULL, NULL,
    NULL },
  /* Analysis. */
  { "analysis", ABOUT (analysis), DO (analysis_cb), GAME, NULL, "active", NULL },
  { "review", ABOUT (review_view), DO (checkbit_review_view_choose), NO_MATCH, "can-review", NULL,
    NULL },
  { "review-paused", ABOUT (review_view), TOGGLE, GAME, "reviewing", "paused", NULL },
  { "review-stop", ABOUT (review_view), DO (checkbit_review_view_stop), ALL, "reviewing", NULL,
    NULL },
  { "next-white-mistake", ABOUT (review_view), DO (checkbit_review_view_next_white_mistake), GAME,
    "has-white-mistakes", NULL, NULL },
  { "next-black-mistake", ABOUT (review_view), DO (checkbit_review_view_next_black_mistake), GAME,
    "has-black-mistakes", NULL, NULL },
  { "practice", ABOUT (review_view), DO (checkbit_review_view_practice), NO_MATCH, "can-practice",
    NULL, NULL },
  { "hint", ABOUT (analysis_view), DO (checkbit_analysis_view_hint), GAME, NULL, NULL, NULL },
  /* Setting up a position. */
  { "set-up", ABOUT (controller), DO (set_up_cb), GAME, "can-set-up", NULL, NULL },
  { "set-up-cancel", ABOUT (setup_view), DO (checkbit_setup_view_cancel), ALL, "can-leave-setup",
    NULL, NULL },
  { "set-up-done", ABOUT (setup_view), DO (checkbit_setup_view_finish), ALL, "can-finish-setup",
    NULL, NULL },
  /* The key works even if the set-up is invalid, and then says why; a button would be
   * insensitive. */
  { "set-up-try", ABOUT (setup_view), DO (checkbit_setup_view_finish), ALL, "can-leave-setup", NULL,
    NULL },
  { "set-up-resume", ABOUT (controller), DO (checkbit_controller_resume_setup), GAME,
    "can-resume-setup", NULL, NULL },
  /* What is visible. */
  { "explorer", ABOUT (explorer_view), DO (checkbit_explorer_view_toggle), ALL, NULL, "shown",
    NULL },
  { "flip-board", ABOUT (board), TOGGLE, ALL, NULL, "flipped", NULL },
  { "coordinates", ABOUT (board), TOGGLE, ALL, NULL, "coordinates", NULL },
  { "bit-indices", ABOUT (board), TOGGLE, ALL, NULL, "bit-indices", NULL },
  { "show-game", ABOUT (desk), TOGGLE, ALL, NULL, "game-shown", NULL },
  { "show-fen", ABOUT (fen_entry), TOGGLE, ALL, NULL, "unfolded", NULL },
  { "edit-fen", ABOUT (fen_entry), DO (checkbit_fen_entry_edit), ALL, NULL, NULL, NULL },
  { "show-inspector", ABOUT (inspector_dock), TOGGLE, ALL, NULL, "shown", NULL },
  { "detach-inspector", ABOUT (inspector_dock), TOGGLE, ALL, NULL, "detached", NULL },
  { "manual", ABOUT (inspector_dock), DO (checkbit_inspector_dock_show_manual), ALL, NULL, NULL,
    NULL },
  { "clear-layers", ABOUT (layers), DO (checkbit_layers_clear), ALL, NULL, NULL, NULL },
  { "export", EVERYTHING, DO (export_cb), ALL, NULL, NULL, NULL },
  /* Files. */
  { "open", ABOUT (opener), DO (checkbit_opener_choose), ALL, NULL, NULL, NULL },
  { "open-uri", ABOUT (opener), DO (open_uri_cb), ALL, NULL, NULL, "s" },
  { "reload", ABOUT (opener), DO (checkbit_opener_reload), ALL, "can-reload", NULL, NULL },
  { "next-position", ABOUT (opener), DO (checkbit_opener_next), ALL, "can-step", NULL, NULL },
  { "previous-position", ABOUT (opener), DO (checkbit_opener_previous), ALL, "can-step", NULL,
    NULL },
  { "problems", ABOUT (opener), DO (checkbit_opener_show_problems), ALL, "has-problems", NULL,
    NULL },
  { "games", ABOUT (games_view), DO (checkbit_games_view_toggle), ALL, "has-file", NULL, NULL },
  { "save", ABOUT (saver), DO (checkbit_saver_save), ALL, NULL, NULL, NULL },
  { "save-as", ABOUT (saver), DO (checkbit_saver_save_as), ALL, NULL, NULL, NULL },
  { "append", ABOUT (saver), DO (checkbit_saver_append), ALL, NULL, NULL, NULL },
  /* The clipboard. */
  { "copy-pgn", ABOUT (clipboard), DO (checkbit_clipboard_copy_game), ALL, NULL, NULL, NULL },
  { "paste", ABOUT (clipboard), DO (checkbit_clipboard_paste), ALL, NULL, NULL, NULL },
  /* The record. */
  { "details", EVERYTHING, DO (details_cb), ALL, NULL, NULL, NULL },
  { "comment", ABOUT (move_list), DO (checkbit_move_list_edit_comment), GAME, NULL, NULL, NULL },
  { "autoplay", ABOUT (play_through), TOGGLE, NO_MATCH, "can-play", "playing", NULL },
  { "previous-variation", ABOUT (play_through), DO (checkbit_play_through_previous_variation), GAME,
    "has-previous-variation", NULL, NULL },
  { "next-variation", ABOUT (play_through), DO (checkbit_play_through_next_variation), GAME,
    "has-next-variation", NULL, NULL },
  /* Arrows and circles, as (square, color). */
  { "draw-arrow", ABOUT (drawing), DO (draw_arrow_cb), GAME, NULL, NULL, "(uu)" },
  { "draw-circle", ABOUT (drawing), DO (draw_circle_cb), GAME, NULL, NULL, "(uu)" },
  { "clear-drawing", ABOUT (drawing), DO (checkbit_drawing_clear), GAME, NULL, NULL, NULL },
};

/* Settings that menus change. */
static const char *const setting_actions[]
    = { "moves-as-text", "move-times", "move-scores", "autoplay-speed", "sounds",
        "speaking-board" };

void
checkbit_window_actions_add (GActionMap *map, CheckbitParts *parts, GSettings *settings)
{
  checkbit_actions_add (map, parts, rows, G_N_ELEMENTS (rows));
  for (gsize i = 0; settings != NULL && i < G_N_ELEMENTS (setting_actions); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (settings, setting_actions[i]);
      g_action_map_add_action (map, action);
    }
}

void
checkbit_window_actions_remove_settings (GActionMap *map)
{
  for (gsize i = 0; i < G_N_ELEMENTS (setting_actions); i++)
    g_action_map_remove_action (map, setting_actions[i]);
}

/* The window itself: its parts, its title, its notes, what it remembers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "ui/app/actions.h"
#include "ui/app/board-links.h"
#include "ui/app/board-settings.h"
#include "ui/app/drop-target.h"
#include "ui/app/keys.h"
#include "ui/app/present-export.h"
#include "ui/app/recent-files.h"
#include "ui/base/action-states.h"
#include "ui/base/cards.h"
#include "ui/base/header-layout.h"
#include "ui/base/settings.h"
#include "ui/base/shared-menu.h"
#include "ui/base/tooltip.h"
#include "ui/record/game-details.h"

#define DEFAULT_WIDTH 1280
#define DEFAULT_HEIGHT 820
#define NARROW_WIDTH 480

G_DEFINE_FINAL_TYPE (CheckbitWindow, checkbit_window, ADW_TYPE_APPLICATION_WINDOW)

void
checkbit_window_show_note (CheckbitWindow *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));

  checkbit_notes_show (self->notes, text);
}

/* --- Title ---------------------------------------------------------------------------------- */

/* The list of games is of a file, whatever is on the board. */
static void
show_list_title (CheckbitWindow *self)
{
  CheckbitGameList *list = checkbit_games_view_get_list (self->games);
  GFile *file = checkbit_pgn_file_get_file (checkbit_game_list_get_file (list));
  g_autofree char *name = checkbit_document_dup_file_name (file);
  g_autofree char *full = g_strdup_printf (_ ("%s – %s"), _ ("Games"), name);

  adw_window_title_set_title (self->title, name);
  adw_window_title_set_subtitle (self->title, _ ("Games"));
  gtk_window_set_title (GTK_WINDOW (self), full);
}

static void
update_title (CheckbitWindow *self)
{
  if (checkbit_games_view_get_shown (self->games))
    {
      show_list_title (self);
      return;
    }

  const char *title = checkbit_controller_get_title (self->controller);
  const char *status = checkbit_controller_get_status (self->controller);
  /* Translators: the title that the window has in a list of windows: "White to move – Checkbit" */
  g_autofree char *full = g_strdup_printf (_ ("%s – %s"), status, title);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, status);
  gtk_window_set_title (GTK_WINDOW (self), full);
}

/* --- Actions -------------------------------------------------------------------------------- */

static void
export_cb (CheckbitWindow *self)
{
  checkbit_present_export (GTK_WINDOW (self),
                           checkbit_export_new (self->inspection, self->layers, self->board),
                           self->notes);
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
details_cb (CheckbitWindow *self)
{
  gtk_window_present (GTK_WINDOW (checkbit_game_details_new (GTK_WINDOW (self), self->game)));
}

static void
new_game_cb (CheckbitWindow *self)
{
  checkbit_setup_view_cancel (self->setup_view);
  checkbit_controller_begin_game (self->controller);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
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
ask_why_not_cb (CheckbitMoveQuestions *questions, GVariant *parameter)
{
  checkbit_move_questions_begin (questions, g_variant_get_uint32 (parameter));
}

static void
ask_targets_cb (CheckbitMoveQuestions *questions, GVariant *parameter)
{
  checkbit_move_questions_show_targets (questions, g_variant_get_uint32 (parameter));
}

static void
set_up_cb (CheckbitController *controller)
{
  checkbit_controller_set_up (controller, NULL);
}

/* One that has failed is put away first. */
static void
analysis_cb (CheckbitAnalysis *analysis)
{
  if (checkbit_analysis_get_error (analysis) != NULL)
    checkbit_analysis_forget_error (analysis);
  else
    checkbit_analysis_set_active (analysis, !checkbit_analysis_get_active (analysis));
}

#define PART(name) G_STRUCT_OFFSET (CheckbitWindow, name)
#define DO(function) G_CALLBACK (function)
#define TOGGLE NULL
#define GAME CHECKBIT_MODES_GAME
#define ALL CHECKBIT_MODES_ALL

/* The actions, with whom each is about, what it does, in which modes it is there, the property that it
 * needs, the one that it shows, and its parameter. */
static const CheckbitActionRow action_rows[] = {
  /* The game. */
  { "new-game", 0, DO (new_game_cb), ALL, NULL, NULL, NULL },
  { "undo", PART (controller), DO (checkbit_controller_undo), ALL, "can-undo", NULL, NULL },
  { "redo", PART (controller), DO (checkbit_controller_redo), ALL, "can-redo", NULL, NULL },
  { "go-back", PART (game), DO (checkbit_game_go_back), GAME, "can-go-back", NULL, NULL },
  { "go-forward", PART (game), DO (checkbit_game_go_forward), GAME, "can-go-forward", NULL, NULL },
  { "go-start", PART (game), DO (checkbit_game_go_to_start), GAME, "can-go-back", NULL, NULL },
  { "go-end", PART (game), DO (checkbit_game_go_to_end), GAME, "can-go-end", NULL, NULL },
  { "copy-fen", PART (fen_entry), DO (checkbit_fen_entry_copy), ALL, NULL, NULL, NULL },
  { "show-line", PART (controller), DO (show_line_cb), ALL, NULL, NULL, "(ss)" },
  { "draw", PART (match_view), DO (checkbit_match_view_claim_draw), GAME, "can-end-game", NULL,
    NULL },
  { "resign", PART (match_view), DO (checkbit_match_view_resign), GAME, "can-end-game", NULL,
    NULL },
  /* Moves: one in UCI notation, the square of a piece. */
  { "play-move", PART (controller), DO (play_move_cb), GAME, NULL, NULL, "s" },
  { "ask-why-not", PART (questions), DO (ask_why_not_cb), GAME, NULL, NULL, "u" },
  { "ask-targets", PART (questions), DO (ask_targets_cb), GAME, NULL, NULL, "u" },
  /* A match. */
  { "new-match", PART (match_view), DO (checkbit_match_view_choose), ALL, NULL, NULL, NULL },
  { "rematch", PART (controller), DO (checkbit_controller_rematch), ALL, "can-rematch", NULL,
    NULL },
  { "swap-sides", PART (controller), DO (checkbit_controller_swap_sides), ALL, "can-rematch", NULL,
    NULL },
  { "move-now", PART (match), DO (checkbit_match_move_now), GAME, "can-move-now", NULL, NULL },
  { "pause", PART (controller), DO (checkbit_controller_toggle_pause), GAME, "can-pause", "paused",
    NULL },
  { "go-on-here", PART (match), DO (checkbit_match_go_on_here), ALL, "can-go-on-here", NULL, NULL },
  { "end-match", PART (match), DO (checkbit_match_end), GAME, "can-end-match", NULL, NULL },
  { "analyze-match", PART (controller), DO (checkbit_controller_analyze), ALL, NULL, NULL, NULL },
  { "opponent-scores", PART (controller), TOGGLE, ALL, "can-see-scores", "sees-scores", NULL },
  { "offer-draw", PART (controller), DO (checkbit_controller_offer_draw), GAME, "can-offer-draw",
    NULL, NULL },
  { "accept-draw", PART (match), DO (checkbit_match_accept_draw), GAME, "can-answer-draw", NULL,
    NULL },
  { "decline-draw", PART (match), DO (checkbit_match_decline_draw), GAME, "can-answer-draw", NULL,
    NULL },
  { "restart-engine", PART (match), DO (checkbit_match_restart_engine), ALL, NULL, NULL, NULL },
  { "replace-engine", PART (controller), DO (checkbit_controller_replace_engine), ALL, NULL, NULL,
    NULL },
  { "engine-details", PART (match_view), DO (checkbit_match_view_show_last_words), ALL, NULL, NULL,
    NULL },
  /* Analysis. */
  { "analysis", PART (analysis), DO (analysis_cb), GAME, NULL, "active", NULL },
  { "hint", PART (analysis_view), DO (checkbit_analysis_view_hint), GAME, NULL, NULL, NULL },
  /* Setting up a position. */
  { "set-up", PART (controller), DO (set_up_cb), GAME, "can-set-up", NULL, NULL },
  { "set-up-cancel", PART (setup_view), DO (checkbit_setup_view_cancel), ALL, "can-leave-setup",
    NULL, NULL },
  { "set-up-done", PART (controller), DO (checkbit_controller_finish_setup), ALL,
    "can-finish-setup", NULL, NULL },
  { "set-up-resume", PART (controller), DO (checkbit_controller_resume_setup), GAME,
    "can-resume-setup", NULL, NULL },
  /* What is seen. */
  { "flip-board", PART (board), TOGGLE, ALL, NULL, "flipped", NULL },
  { "coordinates", PART (board), TOGGLE, ALL, NULL, "coordinates", NULL },
  { "bit-indices", PART (board), TOGGLE, ALL, NULL, "bit-indices", NULL },
  { "show-inspector", PART (dock), TOGGLE, ALL, NULL, "shown", NULL },
  { "detach-inspector", PART (dock), TOGGLE, ALL, NULL, "detached", NULL },
  { "manual", PART (dock), DO (checkbit_inspector_dock_show_manual), ALL, NULL, NULL, NULL },
  { "clear-layers", PART (layers), DO (checkbit_layers_clear), ALL, NULL, NULL, NULL },
  { "export", 0, DO (export_cb), ALL, NULL, NULL, NULL },
  /* Files. */
  { "open", PART (opener), DO (checkbit_opener_choose), ALL, NULL, NULL, NULL },
  { "open-uri", PART (opener), DO (open_uri_cb), ALL, NULL, NULL, "s" },
  { "reload", PART (opener), DO (checkbit_opener_reload), ALL, "can-reload", NULL, NULL },
  { "next-position", PART (opener), DO (checkbit_opener_next), ALL, "can-step", NULL, NULL },
  { "previous-position", PART (opener), DO (checkbit_opener_previous), ALL, "can-step", NULL,
    NULL },
  { "problems", PART (opener), DO (checkbit_opener_show_problems), ALL, "has-problems", NULL,
    NULL },
  { "games", PART (games), DO (checkbit_games_view_toggle), ALL, "has-file", NULL, NULL },
  { "save", PART (saver), DO (checkbit_saver_save), ALL, NULL, NULL, NULL },
  { "save-as", PART (saver), DO (checkbit_saver_save_as), ALL, NULL, NULL, NULL },
  { "append", PART (saver), DO (checkbit_saver_append), ALL, NULL, NULL, NULL },
  /* The clipboard. */
  { "copy-pgn", PART (clipboard), DO (checkbit_clipboard_copy_game), ALL, NULL, NULL, NULL },
  { "paste", PART (clipboard), DO (checkbit_clipboard_paste), ALL, NULL, NULL, NULL },
  /* The record. */
  { "details", 0, DO (details_cb), ALL, NULL, NULL, NULL },
  { "comment", PART (move_list), DO (checkbit_move_list_edit_comment), GAME, NULL, NULL, NULL },
  { "autoplay", PART (play), TOGGLE, GAME, "can-play", "playing", NULL },
  { "previous-variation", PART (play), DO (checkbit_play_through_previous_variation), GAME,
    "has-previous-variation", NULL, NULL },
  { "next-variation", PART (play), DO (checkbit_play_through_next_variation), GAME,
    "has-next-variation", NULL, NULL },
  /* Arrows and circles, as (square, color). */
  { "draw-arrow", PART (drawing), DO (draw_arrow_cb), GAME, NULL, NULL, "(uu)" },
  { "draw-circle", PART (drawing), DO (draw_circle_cb), GAME, NULL, NULL, "(uu)" },
  { "clear-drawing", PART (drawing), DO (checkbit_drawing_clear), GAME, NULL, NULL, NULL },
};

/* Keys of the settings that are changed from menus. */
static const char *const setting_actions[]
    = { "move-times", "move-scores", "autoplay-speed", "sounds" };

static void
add_actions (CheckbitWindow *self)
{
  checkbit_actions_add (G_ACTION_MAP (self), self->controller, action_rows,
                        G_N_ELEMENTS (action_rows));
  for (gsize i = 0; self->settings != NULL && i < G_N_ELEMENTS (setting_actions); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (self->settings, setting_actions[i]);
      g_action_map_add_action (G_ACTION_MAP (self), action);
    }
}

/* --- The record ----------------------------------------------------------------------------- */

/* The buttons tell what they would take back or make again. */
static void
name_undo_buttons (CheckbitWindow *self)
{
  g_autofree char *undo = checkbit_game_dup_undo_label (self->game);
  g_autofree char *redo = checkbit_game_dup_redo_label (self->game);

  checkbit_tooltip_set (self->undo_button, undo != NULL ? undo : _ ("Undo"));
  checkbit_tooltip_set (self->redo_button, redo != NULL ? redo : _ ("Redo"));
}

static void
undo_last (gpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (data), "undo", NULL);
}

static void
edited_cb (CheckbitWindow *self, const char *sentence)
{
  checkbit_notes_offer (self->notes, sentence, _ ("_Undo"), CHECKBIT_OFFER_LAST_CHANGE, undo_last,
                        self);
}

static void
bind_record_settings (CheckbitWindow *self)
{
  const GSettingsBindFlags flags = G_SETTINGS_BIND_GET;

  if (self->settings == NULL)
    return;
  g_settings_bind (self->settings, "notation", self->move_list, "notation", flags);
  g_settings_bind (self->settings, "move-times", self->move_list, "times", flags);
  g_settings_bind (self->settings, "move-scores", self->move_list, "scores", flags);
  g_settings_bind (self->settings, "autoplay-speed", self->play, "speed", flags);
}

static void
follow_record (CheckbitWindow *self)
{
  bind_record_settings (self);
  checkbit_play_through_stop_at_input (self->play, GTK_WINDOW (self), self->move_list);
  g_signal_connect_object (self->move_list, "edited", G_CALLBACK (edited_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (name_undo_buttons), self,
                           G_CONNECT_SWAPPED);
  name_undo_buttons (self);
}

/* --- Files ---------------------------------------------------------------------------------- */

static void
make_file_parts (CheckbitWindow *self)
{
  self->games = checkbit_games_view_new (self->controller, self->pages, GTK_WIDGET (self->board),
                                         self->game_bar);
  self->opener = checkbit_opener_new (self->controller, self->games, self->position_list,
                                      self->notes, self->cancellable);
  self->saver = checkbit_saver_new (self->controller, self->games, self->notes, self->cancellable);
  self->watch = checkbit_file_watch_new (self->controller, self->changed_bar, self->changed_label);
  self->clipboard = checkbit_clipboard_new (self->controller, self->games, self->fen_entry,
                                            self->notes, self->cancellable);
  checkbit_recent_files_fill (G_MENU (checkbit_shared_menu_get ("main-menu.ui", "recent_menu")));
}

static void
bring_back (gpointer self)
{
  checkbit_controller_bring_back (CHECKBIT_WINDOW (self)->controller);
}

static void
replaced_cb (CheckbitWindow *self, const char *note)
{
  checkbit_games_view_set_shown (self->games, FALSE);
  if (note != NULL)
    checkbit_notes_offer (self->notes, note, _ ("_Undo"), CHECKBIT_OFFER_LAST_CHANGE, bring_back,
                          self);
}

static void
follow_files (CheckbitWindow *self)
{
  g_object_bind_property (self->saver, "saving", self->watch, "held", G_BINDING_DEFAULT);
  g_signal_connect_object (self->saver, "saved", G_CALLBACK (checkbit_close_guard_saved),
                           self->guard, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->saver, "not-saved", G_CALLBACK (checkbit_close_guard_not_saved),
                           self->guard, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->saver, "reload-requested", G_CALLBACK (checkbit_opener_reload),
                           self->opener, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "notify::shown", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "document-changed", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "replaced", G_CALLBACK (replaced_cb), self,
                           G_CONNECT_SWAPPED);
}

void
checkbit_window_open_file (CheckbitWindow *self, GFile *file)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));

  checkbit_opener_open (self->opener, file);
}

/* --- The game ------------------------------------------------------------------------------- */

static void
setup_cb (CheckbitWindow *self)
{
  if (checkbit_controller_is_setting_up (self->controller))
    checkbit_games_view_set_shown (self->games, FALSE);
}

static void
copied_cb (CheckbitWindow *self)
{
  checkbit_notes_show (self->notes, _ ("FEN copied"));
}

static void
hides_scores_cb (CheckbitWindow *self)
{
  gboolean hides;

  g_object_get (self->controller, "hides-scores", &hides, NULL);
  checkbit_move_list_set_secret (self->move_list, hides);
}

static void
flipped_cb (CheckbitWindow *self)
{
  checkbit_eval_bar_set_flipped (self->eval_bar, checkbit_board_get_flipped (self->board));
}

static void
follow_controller (CheckbitWindow *self)
{
  const struct
  {
    gpointer object;
    const char *signal;
    GCallback callback;
  } events[] = {
    { self->controller, "notify::setup", G_CALLBACK (setup_cb) },
    { self->controller, "notify::title", G_CALLBACK (update_title) },
    { self->controller, "notify::status", G_CALLBACK (update_title) },
    { self->controller, "notify::hides-scores", G_CALLBACK (hides_scores_cb) },
    { self->board, "notify::flipped", G_CALLBACK (flipped_cb) },
    { self->fen_entry, "copied", G_CALLBACK (copied_cb) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (events[i].object, events[i].signal, events[i].callback, self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "said", G_CALLBACK (checkbit_notes_say), self->notes,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->fen_entry, "load-requested",
                           G_CALLBACK (checkbit_controller_load_fen), self->controller,
                           G_CONNECT_SWAPPED);
  flipped_cb (self);
  update_title (self);
}

void
checkbit_window_load_text (CheckbitWindow *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  checkbit_fen_entry_request (self->fen_entry, text);
}

/* --- The board and the keys ----------------------------------------------------------------- */

static void
step_requested_cb (CheckbitWindow *self, int steps)
{
  const char *action = steps > 0 ? "go-forward" : "go-back";

  for (int i = 0; i < ABS (steps); i++)
    g_action_group_activate_action (G_ACTION_GROUP (self), action, NULL);
}

/* The keys are not to be seen on the buttons. */
static void
confirmation_shown_cb (CheckbitWindow *self)
{
  checkbit_notes_say (self->notes, _ ("Enter plays this move, Escape takes it back."));
}

/* Escape leaves one thing at a time, the nearest first. */
static gboolean
leave_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  if (checkbit_board_input_cancel (self->board_input))
    return GDK_EVENT_STOP;
  if (checkbit_split_get_collapsed (self->split)
      && checkbit_split_get_sidebar_visible (self->split))
    {
      checkbit_split_set_sidebar_visible (self->split, FALSE);
      return GDK_EVENT_STOP;
    }
  return checkbit_layers_clear (self->layers) || checkbit_setup_view_cancel (self->setup_view);
}

static void
add_keys (CheckbitWindow *self, GtkWindow *window)
{
  checkbit_keys_add (window, self->board);
  checkbit_keys_add_escape (GTK_WIDGET (window), leave_cb, self);
}

/* --- What is remembered --------------------------------------------------------------------- */

static void
restore_settings (CheckbitWindow *self)
{
  GSettings *settings = self->settings;

  gtk_window_set_default_size (
      GTK_WINDOW (self), checkbit_settings_get_int (settings, "window-width", DEFAULT_WIDTH),
      checkbit_settings_get_int (settings, "window-height", DEFAULT_HEIGHT));
  if (checkbit_settings_get_boolean (settings, "maximized", FALSE))
    gtk_window_maximize (GTK_WINDOW (self));
  checkbit_board_settings_bind (self->board, self->board_input, settings);
}

static void
save_settings (CheckbitWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  checkbit_settings_set_int (self->settings, "window-width", width);
  checkbit_settings_set_int (self->settings, "window-height", height);
  checkbit_settings_set_boolean (self->settings, "maximized",
                                 gtk_window_is_maximized (GTK_WINDOW (self)));
  checkbit_board_settings_save (self->board, self->settings);
  checkbit_inspector_dock_save (self->dock);
  checkbit_analysis_view_save (self->analysis_view);
}

static gboolean
checkbit_window_close_request (GtkWindow *window)
{
  CheckbitWindow *self = CHECKBIT_WINDOW (window);

  if (!checkbit_close_guard_may_close (self->guard))
    return TRUE;
  checkbit_window_end_journal (self);
  save_settings (self);
  return GTK_WINDOW_CLASS (checkbit_window_parent_class)->close_request (window);
}

/* A narrow window has room for a title only where there are fewer buttons beside it. */
static void
checkbit_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitWindow *self = CHECKBIT_WINDOW (widget);
  gboolean narrow = width < NARROW_WIDTH;

  if (self->narrow != narrow)
    {
      self->narrow = narrow;
      checkbit_header_layout_apply (self->header, narrow);
      checkbit_match_banner_set_narrow (self->banner, narrow);
      checkbit_players_view_set_narrow (self->players_view, narrow);
    }
  GTK_WIDGET_CLASS (checkbit_window_parent_class)->size_allocate (widget, width, height, baseline);
}

/* However the window is closed: what holds it until it is done lets go. The inspector's window does by
 * its actions, reading a file for what it has read. */
static void
checkbit_window_unrealize (GtkWidget *widget)
{
  CheckbitWindow *self = CHECKBIT_WINDOW (widget);

  g_cancellable_cancel (self->cancellable);
  if (self->opener != NULL)
    checkbit_opener_stop (self->opener);
  if (self->dock != NULL)
    checkbit_inspector_dock_close (self->dock);
  GTK_WIDGET_CLASS (checkbit_window_parent_class)->unrealize (widget);
}

/* --- Life ----------------------------------------------------------------------------------- */

/* The parts go one after another: what is told of meanwhile must not reach for one that is gone, such
 * as the sets of a tile that goes after the board. */
static void
let_go (CheckbitWindow *self)
{
  gpointer heard[] = { self->layers,     self->arrows,
                       self->controller, self->analysis,
                       self->inspection, checkbit_inspection_get_question (self->inspection),
                       self->settings,   gtk_recent_manager_get_default () };

  for (guint i = 0; i < G_N_ELEMENTS (heard); i++)
    if (heard[i] != NULL)
      g_signal_handlers_disconnect_by_data (heard[i], self);
}

/* Lets go of a part, which hears of nothing any more even where something else still holds it. */
static void
drop_part (gpointer part)
{
  g_object_run_dispose (part);
  g_object_unref (part);
}

static void
checkbit_window_dispose (GObject *object)
{
  CheckbitWindow *self = CHECKBIT_WINDOW (object);

  let_go (self);
  g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->dock, drop_part);
  g_clear_pointer (&self->play, drop_part);
  g_clear_pointer (&self->sounds, drop_part);
  g_clear_pointer (&self->analysis_view, drop_part);
  g_clear_pointer (&self->banner_view, drop_part);
  g_clear_pointer (&self->players_view, drop_part);
  g_clear_pointer (&self->match_view, drop_part);
  g_clear_pointer (&self->setup_view, drop_part);
  g_clear_pointer (&self->game_view, drop_part);
  g_clear_pointer (&self->questions, drop_part);
  checkbit_controller_close (self->controller);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_pointer (&self->clipboard, drop_part);
  g_clear_pointer (&self->watch, drop_part);
  g_clear_pointer (&self->saver, drop_part);
  g_clear_pointer (&self->opener, drop_part);
  g_clear_pointer (&self->games, drop_part);
  g_clear_pointer (&self->guard, drop_part);
  g_clear_pointer (&self->drawing, drop_part);
  g_clear_pointer (&self->notes, drop_part);
  G_OBJECT_CLASS (checkbit_window_parent_class)->dispose (object);
}

static void
checkbit_window_finalize (GObject *object)
{
  CheckbitWindow *self = CHECKBIT_WINDOW (object);

  g_clear_object (&self->controller);
  g_clear_object (&self->layers);
  g_clear_object (&self->arrows);
  g_clear_object (&self->settings);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (checkbit_window_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/window.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, header);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, title);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, split);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, play_area);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, board);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, move_chooser);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, board_input);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, status);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, fen_entry);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, side);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, position_list);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, move_list);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, analysis_card);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, eval_bar);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, game_bar);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, changed_bar);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, changed_label);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, unkept_bar);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, unkept_label);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, upper_bar);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, lower_bar);
}

static void
checkbit_window_class_init (CheckbitWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = checkbit_window_dispose;
  object_class->finalize = checkbit_window_finalize;
  widget_class->size_allocate = checkbit_window_size_allocate;
  widget_class->unrealize = checkbit_window_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = checkbit_window_close_request;

  g_type_ensure (CHECKBIT_TYPE_ANALYSIS_CARD);
  g_type_ensure (CHECKBIT_TYPE_BOARD);
  g_type_ensure (CHECKBIT_TYPE_BOARD_INPUT);
  g_type_ensure (CHECKBIT_TYPE_CARDS);
  g_type_ensure (CHECKBIT_TYPE_EVAL_BAR);
  g_type_ensure (CHECKBIT_TYPE_FEN_ENTRY);
  g_type_ensure (CHECKBIT_TYPE_GAME_BAR);
  g_type_ensure (CHECKBIT_TYPE_MATCH_BANNER);
  g_type_ensure (CHECKBIT_TYPE_MOVE_CHOOSER);
  g_type_ensure (CHECKBIT_TYPE_MOVE_LIST);
  g_type_ensure (CHECKBIT_TYPE_PLAY_AREA);
  g_type_ensure (CHECKBIT_TYPE_PLAYER_BAR);
  g_type_ensure (CHECKBIT_TYPE_POSITION_LIST);
  g_type_ensure (CHECKBIT_TYPE_SPLIT);
  g_type_ensure (CHECKBIT_TYPE_STATUS_LINE);
  bind_template (widget_class);
}

static void
checkbit_window_init (CheckbitWindow *self)
{
  self->controller = checkbit_controller_new ();
  self->game = checkbit_controller_get_game (self->controller);
  self->match = checkbit_controller_get_match (self->controller);
  self->inspection = checkbit_controller_get_inspection (self->controller);
  self->analysis = checkbit_controller_get_analysis (self->controller);
  self->layers = checkbit_layers_new ();
  self->arrows = checkbit_arrows_new ();
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_menu_model (self->menu_button,
                                  checkbit_shared_menu_get ("main-menu.ui", "primary_menu"));
  self->notes = checkbit_notes_new (self->game, self->toasts, self->status, self->fen_entry);

  add_keys (self, GTK_WINDOW (self));
  /* Before the notes around it, whose Escape takes the note away. */
  checkbit_keys_add_escape (GTK_WIDGET (self->split), leave_cb, self);
  g_signal_connect_object (self->board_input, "step-requested", G_CALLBACK (step_requested_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->move_chooser, "confirmation-shown",
                           G_CALLBACK (confirmation_shown_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* What is on the board, and what is done there. */
static void
add_board_views (CheckbitWindow *self)
{
  self->questions = checkbit_move_questions_new (self->controller, self->board, self->board_input,
                                                 self->drawing, self->notes);
  self->game_view = checkbit_game_view_new (self->controller, self->board, self->move_chooser,
                                            self->fen_entry, self->status);
  g_signal_connect_object (self->game_view, "refused", G_CALLBACK (checkbit_move_questions_ask),
                           self->questions, G_CONNECT_SWAPPED);
  self->setup_view = checkbit_setup_view_new (self->controller,
                                              &(CheckbitSetupPlaces){ .board = self->board,
                                                                      .input = self->board_input,
                                                                      .side = self->side,
                                                                      .entry = self->fen_entry,
                                                                      .status = self->status,
                                                                      .arrows = self->arrows,
                                                                      .drawing = self->drawing,
                                                                      .game_view = self->game_view,
                                                                      .notes = self->notes });
}

/* What is around the board. */
static void
add_match_views (CheckbitWindow *self)
{
  self->match_view = checkbit_match_view_new (self->controller, GTK_WINDOW (self), self->board,
                                              self->notes, self->settings);
  self->players_view = checkbit_players_view_new (self->controller, self->board, self->upper_bar,
                                                  self->lower_bar, self->status);
  self->banner_view = checkbit_banner_view_new (self->controller, self->banner, self->board);
  self->analysis_view
      = checkbit_analysis_view_new (self->controller, self->analysis_card, self->eval_bar,
                                    self->arrows, self->notes, self->settings);
  self->sounds = checkbit_move_sounds_new (self->controller, self->settings, GTK_WIDGET (self));
}

CheckbitWindow *
checkbit_window_new (GtkApplication *application, GSettings *settings)
{
  CheckbitWindow *self = g_object_new (CHECKBIT_TYPE_WINDOW, "application", application, NULL);

  g_set_object (&self->settings, settings);
  restore_settings (self);
  make_file_parts (self);
  self->guard = checkbit_close_guard_new (self->controller, self->unkept_bar, self->unkept_label);
  self->drawing = checkbit_drawing_new (self->game, self->board_input, self->arrows, self->notes);
  checkbit_board_link (self->board, self->layers, self->arrows, self->inspection);
  self->dock = checkbit_inspector_dock_new (GTK_WINDOW (self), self->split, self->inspection,
                                            self->layers, self->settings, self->notes);
  g_signal_connect_object (self->dock, "window-added", G_CALLBACK (add_keys), self,
                           G_CONNECT_SWAPPED);
  checkbit_inspector_dock_restore (self->dock);
  self->play = checkbit_play_through_new (self->game);
  follow_record (self);
  follow_files (self);
  checkbit_move_list_set_game (self->move_list, self->game);
  checkbit_drop_target_add (GTK_WIDGET (self), self->opener, self->clipboard);
  add_board_views (self);
  add_match_views (self);
  add_actions (self);
  follow_controller (self);
  checkbit_window_init_session (self);
  checkbit_action_states_guard (G_ACTION_GROUP (self));
  return self;
}

void
checkbit_window_show_inspector (CheckbitWindow *self)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));

  checkbit_inspector_dock_set_shown (self->dock, TRUE);
}

gboolean
checkbit_window_is_pristine (CheckbitWindow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_WINDOW (self), FALSE);

  return checkbit_controller_has_blank_game (self->controller)
         && !checkbit_opener_is_reading (self->opener)
         && checkbit_controller_get_setup (self->controller) == NULL
         && checkbit_game_list_get_file (checkbit_games_view_get_list (self->games)) == NULL;
}

CheckbitGame *
checkbit_window_get_game (CheckbitWindow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_WINDOW (self), NULL);
  return self->game;
}

CheckbitBoard *
checkbit_window_get_board (CheckbitWindow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_WINDOW (self), NULL);
  return self->board;
}

CheckbitInspection *
checkbit_window_get_inspection (CheckbitWindow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_WINDOW (self), NULL);
  return self->inspection;
}

guint
checkbit_window_press_engines (CheckbitEngineEntry *entry, const char *option)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  guint n = 0;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (entry), 0);
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);
      if (CHECKBIT_IS_WINDOW (window))
        n += checkbit_match_view_press_engines (CHECKBIT_WINDOW (window)->match_view, entry,
                                                option);
    }
  return n;
}

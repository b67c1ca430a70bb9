/* The window: its parts and how they are connected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window.h"

#include <glib/gi18n-lib.h>

#include "game/controller/controller.h"
#include "ui/app/analysis-view.h"
#include "ui/app/banner-view.h"
#include "ui/app/board-links.h"
#include "ui/app/board-settings.h"
#include "ui/app/board-speech.h"
#include "ui/app/clipboard.h"
#include "ui/app/close-guard.h"
#include "ui/app/desk-settings.h"
#include "ui/app/drawing.h"
#include "ui/app/drop-target.h"
#include "ui/app/explorer-view.h"
#include "ui/app/fen-entry.h"
#include "ui/app/file-watch.h"
#include "ui/app/game-actions.h"
#include "ui/app/game-view.h"
#include "ui/app/games-view.h"
#include "ui/app/inspector-dock.h"
#include "ui/app/keys.h"
#include "ui/app/match-view.h"
#include "ui/app/move-explainer.h"
#include "ui/app/move-sounds.h"
#include "ui/app/move-voice.h"
#include "ui/app/notes.h"
#include "ui/app/opener.h"
#include "ui/app/parts.h"
#include "ui/app/place-view.h"
#include "ui/app/play-through.h"
#include "ui/app/players-view.h"
#include "ui/app/recent-files.h"
#include "ui/app/record-view.h"
#include "ui/app/review-view.h"
#include "ui/app/saver.h"
#include "ui/app/setup-view.h"
#include "ui/app/side-switch.h"
#include "ui/app/start-choices.h"
#include "ui/app/status-line.h"
#include "ui/app/title-view.h"
#include "ui/app/window-actions.h"
#include "ui/app/window-memory.h"
#include "ui/base/action-states.h"
#include "ui/base/adaptive-box.h"
#include "ui/base/bar-place.h"
#include "ui/base/desk.h"
#include "ui/base/header-layout.h"
#include "ui/base/note-place.h"
#include "ui/base/shared-menu.h"
#include "ui/base/spare-place.h"
#include "ui/board/arrows.h"
#include "ui/board/board-input.h"
#include "ui/board/layers.h"
#include "ui/record/game-bar.h"
#include "ui/record/move-list.h"
#include "ui/record/position-list.h"
#include "ui/record/step-buttons.h"

#define NARROW_WIDTH 480
#define ONE_BUTTON_WIDTH                                                                           \
  640 /* below it the sides, and so the switch, are always below the board */
#define SPARE_BUTTONS_WIDTH 430  /* below it there is one button on the left: undo */
#define HEADER_BUTTONS_WIDTH 280 /* of those at one end of the header bar, at least … */
#define HEADER_BESIDE_SWITCH 170 /* … and of those beside the switch, whose words are of many lengths */
#define HEADER_START 180         /* of those at the beginning of the header bar */
#define HEADER_TITLE 170         /* a title with less room moves out of the middle */

struct _CheckbitWindow
{
  AdwApplicationWindow parent_instance;

  /* From the template. */
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  AdwWindowTitle *short_title; /* used if the full title would be cut */
  AdwClamp *title_clamp;
  AdwClamp *side_title;   /* the same title, next to the buttons at the start */
  GtkWidget *switch_place; /* in the header bar */
  GtkWidget *new_place, *redo_place, *flip_place; /* of buttons that hide in a narrow window */
  AdwToastOverlay *toasts;
  GtkStack *pages; /* the board, and the list of games */
  CheckbitDesk *desk;
  GtkWidget *steps; /* under the board */
  CheckbitStartChoices *start_choices;
  CheckbitGameActions *game_actions;
  CheckbitBoard *board;
  CheckbitMoveChooser *move_chooser;
  CheckbitBoardInput *board_input;
  CheckbitStatusLine *status;
  CheckbitFenEntry *fen_entry;
  GtkBox *review_place; /* under the moves */
  GtkBox *explorer_place;
  GtkWidget *record_box;
  GtkStack *side;       /* beside the board: what belongs to the game, or to a set-up */
  CheckbitPositionList *position_list;
  CheckbitMoveList *move_list;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *analysis_place;
  CheckbitEvalBar *eval_bar;
  CheckbitMatchBanner *banner;
  CheckbitBarPlace *upper_place; /* over the board */
  CheckbitBarPlace *lower_place; /* under it */
  CheckbitPlayerBar *upper_bar;
  CheckbitPlayerBar *lower_bar;
  CheckbitGameBar *game_bar;
  GtkInfoBar *changed_bar; /* another program has changed the file */
  GtkLabel *changed_label;
  GtkWidget *reload_button;
  GtkWidget *lost_button; /* saves elsewhere what has lost its file */
  GtkInfoBar *unkept_bar; /* the game cannot be kept on disk */
  GtkLabel *unkept_label;
  GtkMenuButton *menu_button;

  /* Owned. */
  CheckbitController *controller;
  CheckbitLayers *layers;    /* what the board shows of it */
  CheckbitArrows *arrows;    /* the arrows and circles on the board */
  GSettings *settings;       /* NULL where there is no schema */
  GCancellable *cancellable; /* cancels whatever outlives the window */
  gboolean disposed;
  CheckbitParts *parts;

  gboolean narrow; /* as narrow as a phone: the header bar has few buttons */
};

G_DEFINE_FINAL_TYPE (CheckbitWindow, checkbit_window, ADW_TYPE_APPLICATION_WINDOW)

/* A part by its type; NULL if the window does not have it yet, or no longer. */
#define GET(self, name) checkbit_parts_get ((self)->parts, CHECKBIT_TYPE_##name)

gpointer
checkbit_window_get_part (CheckbitWindow *self, GType type)
{
  g_return_val_if_fail (CHECKBIT_IS_WINDOW (self), NULL);
  return checkbit_parts_get (self->parts, type);
}

/* --- Keys ----------------------------------------------------------------------------------- */

/* Escape closes one thing at a time, the nearest first. */
static gboolean
leave_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  if (checkbit_board_input_cancel (self->board_input))
    return GDK_EVENT_STOP;
  return checkbit_layers_clear (self->layers) || checkbit_setup_view_cancel (GET (self, SETUP_VIEW))
         || checkbit_notes_dismiss (GET (self, NOTES));
}

static void
add_keys (CheckbitWindow *self, GtkWindow *window)
{
  checkbit_keys_add (window, self->board_input);
  checkbit_keys_add_escape (GTK_WIDGET (window), leave_cb, self);
}

/* --- Closing -------------------------------------------------------------------------------- */

/* Another window of the program, to show a message in; NULL for none. */
static CheckbitWindow *
find_other (CheckbitWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != self && CHECKBIT_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

void
checkbit_window_save_look (CheckbitWindow *self)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));

  checkbit_board_settings_save (self->board, self->settings);
  checkbit_desk_settings_save (self->desk, self->fen_entry, self->settings);
  checkbit_inspector_dock_save (GET (self, INSPECTOR_DOCK));
  checkbit_analysis_view_save (GET (self, ANALYSIS_VIEW));
}

/* Whoever closes the window by its title bar or a key has left the editor of a comment by that;
 * whoever tells the program to quit has not. */
static gboolean
checkbit_window_close_request (GtkWindow *window)
{
  CheckbitWindow *self = CHECKBIT_WINDOW (window);
  CheckbitWindow *other = find_other (self);

  checkbit_move_list_finish_comment (self->move_list);
  if (!checkbit_close_guard_may_close (GET (self, CLOSE_GUARD)))
    return TRUE;
  if (checkbit_window_memory_end (GET (self, WINDOW_MEMORY)) && other != NULL
      && !checkbit_close_guard_gives_up (GET (self, CLOSE_GUARD)))
    checkbit_window_show_note (
        other, _ ("Game kept: it reopens at the next start"));
  checkbit_window_save_look (self);
  return GTK_WINDOW_CLASS (checkbit_window_parent_class)->close_request (window);
}

/* Whatever still holds the window must let go, however it is closed: the inspector's window holds
 * it by its actions, and a file being read by its job. */
static void
checkbit_window_unrealize (GtkWidget *widget)
{
  CheckbitWindow *self = CHECKBIT_WINDOW (widget);

  g_cancellable_cancel (self->cancellable);
  if (GET (self, OPENER) != NULL)
    checkbit_opener_stop (GET (self, OPENER));
  if (GET (self, INSPECTOR_DOCK) != NULL)
    checkbit_inspector_dock_close (GET (self, INSPECTOR_DOCK));
  GTK_WIDGET_CLASS (checkbit_window_parent_class)->unrealize (widget);
}

/* --- Life ----------------------------------------------------------------------------------- */

/* The widest title that leaves room for the buttons on both sides of it. The header bar would hide
 * buttons rather than shorten the title. A phone-sized window has few of them. */
static int
title_width (int width, int end)
{
  if (width < ONE_BUTTON_WIDTH)
    return width;
  return width - 2 * MAX (HEADER_BUTTONS_WIDTH, end);
}

static void
limit (AdwClamp *clamp, int width)
{
  g_object_set (clamp, "maximum-size", width, "tightening-threshold", width, NULL);
}

static void
place_title (CheckbitWindow *self, int width)
{
  int switch_width, end, middle;
  gboolean aside;

  gtk_widget_measure (self->switch_place, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &switch_width, NULL,
                      NULL);
  end = HEADER_BESIDE_SWITCH + switch_width;
  middle = title_width (width, end);
  aside = middle < HEADER_TITLE;
  gtk_widget_set_visible (GTK_WIDGET (self->title_clamp), !aside);
  gtk_widget_set_visible (GTK_WIDGET (self->side_title), aside);
  if (!aside)
    limit (self->title_clamp, middle);
  else /* GTK 4.18 would give it its natural width, over the switch */
    limit (self->side_title, MAX (0, width - end - HEADER_START));
}

static void
place_buttons (CheckbitWindow *self, int width)
{
  GtkWidget *const places[] = { self->new_place, self->redo_place, self->flip_place };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    gtk_widget_set_visible (places[i], width >= SPARE_BUTTONS_WIDTH);
}

/* A narrow window has room for a title only if it has fewer buttons. */
static void
checkbit_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitWindow *self = CHECKBIT_WINDOW (widget);
  gboolean narrow = width < NARROW_WIDTH;

  if (self->narrow != narrow)
    {
      self->narrow = narrow;
      checkbit_header_layout_apply (self->header, narrow);
    }
  place_title (self, width);
  place_buttons (self, width);
  GTK_WIDGET_CLASS (checkbit_window_parent_class)->size_allocate (widget, width, height, baseline);
}

/* The parts are disposed of before the widgets: signals emitted meanwhile must not reach a part
 * that is gone, for example from the sets of a tile that goes after the board.
 *
 * The actions are removed as well: GTK (4.8 to 4.18) assumes that nobody else holds them and leaves
 * them connected to the window. But its muxer holds them, and so does any tooltip that was shown in
 * it. */
static void
checkbit_window_dispose (GObject *object)
{
  CheckbitWindow *self = CHECKBIT_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  if (!self->disposed)
    checkbit_window_actions_remove_settings (G_ACTION_MAP (self));
  self->disposed = TRUE;
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", NULL);
  g_object_run_dispose (G_OBJECT (self->parts));
  G_OBJECT_CLASS (checkbit_window_parent_class)->dispose (object);
}

static void
checkbit_window_finalize (GObject *object)
{
  CheckbitWindow *self = CHECKBIT_WINDOW (object);

  g_clear_object (&self->parts);
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
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, short_title);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, title_clamp);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, side_title);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, switch_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, new_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, redo_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, flip_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, desk);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, steps);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, start_choices);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, game_actions);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, board);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, move_chooser);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, board_input);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, status);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, fen_entry);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, side);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, review_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, explorer_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, record_box);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, position_list);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, move_list);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, analysis_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, eval_bar);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, game_bar);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, changed_bar);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, changed_label);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, reload_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, lost_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, unkept_bar);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, unkept_label);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, upper_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWindow, lower_place);
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

  g_type_ensure (CHECKBIT_TYPE_BAR_PLACE);
  g_type_ensure (CHECKBIT_TYPE_BOARD);
  g_type_ensure (CHECKBIT_TYPE_BOARD_INPUT);
  g_type_ensure (CHECKBIT_TYPE_SPARE_PLACE);
  g_type_ensure (CHECKBIT_TYPE_ADAPTIVE_BOX);
  g_type_ensure (CHECKBIT_TYPE_EVAL_BAR);
  g_type_ensure (CHECKBIT_TYPE_FEN_ENTRY);
  g_type_ensure (CHECKBIT_TYPE_GAME_BAR);
  g_type_ensure (CHECKBIT_TYPE_MATCH_BANNER);
  g_type_ensure (CHECKBIT_TYPE_MOVE_CHOOSER);
  g_type_ensure (CHECKBIT_TYPE_MOVE_LIST);
  g_type_ensure (CHECKBIT_TYPE_NOTE_PLACE);
  g_type_ensure (CHECKBIT_TYPE_PLAYER_BAR);
  g_type_ensure (CHECKBIT_TYPE_POSITION_LIST);
  g_type_ensure (CHECKBIT_TYPE_DESK);
  g_type_ensure (CHECKBIT_TYPE_GAME_ACTIONS);
  g_type_ensure (CHECKBIT_TYPE_SIDE_SWITCH);
  g_type_ensure (CHECKBIT_TYPE_START_CHOICES);
  g_type_ensure (CHECKBIT_TYPE_STATUS_LINE);
  g_type_ensure (CHECKBIT_TYPE_STEP_BUTTONS);
  bind_template (widget_class);
}

static void
checkbit_window_init (CheckbitWindow *self)
{
  self->controller = checkbit_controller_new ();
  self->layers = checkbit_layers_new ();
  self->arrows = checkbit_arrows_new ();
  self->cancellable = g_cancellable_new ();
  self->parts = checkbit_parts_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_header_layout_count_pixels (self->title_clamp);
  checkbit_header_layout_count_pixels (self->side_title);
  checkbit_shared_menu_give (self->menu_button, "main-menu.ui", "primary_menu");
  checkbit_recent_files_fill (G_MENU (checkbit_shared_menu_get ("main-menu.ui", "recent_menu")));
  add_keys (self, GTK_WINDOW (self));
  /* Connected to the desk, because keys pass it before the window, where Escape dismisses a
   * note. */
  checkbit_keys_add_escape (GTK_WIDGET (self->desk), leave_cb, self);
  g_object_bind_property (self->desk, "stacked", self->fen_entry, "roomy",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  g_signal_connect_object (self->fen_entry, "left", G_CALLBACK (gtk_widget_grab_focus), self->board,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (self->board, "flipped", self->eval_bar, "flipped", G_BINDING_SYNC_CREATE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* --- The parts ------------------------------------------------------------------------------ */

/* The controller, its objects, and the template's widgets. */
static void
add_models (CheckbitWindow *self)
{
  gpointer parts[] = { checkbit_controller_get_game (self->controller),
                       checkbit_controller_get_match (self->controller),
                       checkbit_controller_get_inspection (self->controller),
                       checkbit_controller_get_analysis (self->controller),
                       self->layers,
                       self->arrows,
                       self->desk,
                       self->board,
                       self->fen_entry,
                       self->move_list };

  checkbit_parts_take (self->parts, g_object_ref (self->controller));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    checkbit_parts_add (self->parts, parts[i]);
}

/* Makes a part with its properties. */
#define MAKE(name, ...)                                                                            \
  checkbit_parts_take (self->parts, g_object_new (CHECKBIT_TYPE_##name, "controller",              \
                                                  self->controller, __VA_ARGS__, NULL))

/* Where games come from and go to. */
static void
add_file_parts (CheckbitWindow *self, CheckbitNotes *notes)
{
  CheckbitGamesView *games
      = MAKE (GAMES_VIEW, "pages", self->pages, "board", self->board, "bar", self->game_bar);
  CheckbitOpener *opener = MAKE (OPENER, "games", games, "positions", self->position_list, "notes",
                                 notes, "cancellable", self->cancellable);
  CheckbitSaver *saver
      = MAKE (SAVER, "games", games, "notes", notes, "cancellable", self->cancellable);
  CheckbitFileWatch *watch
      = MAKE (FILE_WATCH, "games", games, "bar", self->changed_bar, "label", self->changed_label,
              "reload", self->reload_button, "save-as", self->lost_button);
  CheckbitClipboard *clipboard = MAKE (CLIPBOARD, "games", games, "entry", self->fen_entry, "notes",
                                       notes, "cancellable", self->cancellable);

  MAKE (CLOSE_GUARD, "saver", saver, "notes", notes, "bar", self->unkept_bar, "label",
        self->unkept_label);
  MAKE (TITLE_VIEW, "games", games, "banner", self->banner, "title", self->title,
        "short-title", self->short_title);
  g_object_bind_property (saver, "saving", watch, "held", G_BINDING_DEFAULT);
  g_signal_connect_object (opener, "notify::reading", G_CALLBACK (checkbit_file_watch_check), watch,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (saver, "reload-requested", G_CALLBACK (checkbit_opener_reload_game),
                           opener, G_CONNECT_SWAPPED);
  checkbit_drop_target_add (GTK_WIDGET (self), opener, clipboard);
}

/* The inspector, wherever it is. */
static void
add_inspector (CheckbitWindow *self, CheckbitNotes *notes)
{
  CheckbitInspectorDock *dock = MAKE (INSPECTOR_DOCK, "window", self, "desk", self->desk, "layers",
                                      self->layers, "settings", self->settings, "notes", notes);

  checkbit_desk_settings_restore (self->desk, self->fen_entry, self->settings);
  checkbit_board_link (self->board, self->layers, self->arrows,
                       checkbit_controller_get_inspection (self->controller));
  g_signal_connect_object (dock, "window-added", G_CALLBACK (add_keys), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (GET (self, CLIPBOARD), "sets", G_CALLBACK (checkbit_inspector_dock_take),
                           dock, G_CONNECT_SWAPPED);
  checkbit_inspector_dock_restore (dock);
}

/* What is on the board, and what is done there. */
static void
add_board_parts (CheckbitWindow *self, CheckbitNotes *notes)
{
  CheckbitDrawing *drawing
      = MAKE (DRAWING, "input", self->board_input, "arrows", self->arrows, "notes", notes);
  CheckbitMoveExplainer *explainer
      = MAKE (MOVE_EXPLAINER, "input", self->board_input, "drawing", drawing, "notes", notes);
  CheckbitGameView *view = MAKE (GAME_VIEW, "input", self->board_input, "entry", self->fen_entry,
                                 "status", self->status);

  checkbit_board_settings_bind (self->board, self->board_input, self->settings);
  g_signal_connect_object (view, "refused", G_CALLBACK (checkbit_move_explainer_explain), explainer,
                           G_CONNECT_SWAPPED);
  MAKE (SETUP_VIEW, "input", self->board_input, "desk", self->desk, "side", self->side, "entry",
        self->fen_entry, "status", self->status, "arrows", self->arrows, "drawing", drawing,
        "game-view", view, "notes", notes, "upper", self->upper_place, "lower", self->lower_place);
}

/* What is around the board. */
static void
add_views (CheckbitWindow *self, CheckbitNotes *notes)
{
  MAKE (PLAY_THROUGH, "window", self, "list", self->move_list, "settings", self->settings);
  MAKE (RECORD_VIEW, "list", self->move_list, "undo", self->undo_button, "redo", self->redo_button,
        "notes", notes, "settings", self->settings);
  MAKE (MATCH_VIEW, "window", self, "board", self->board, "notes", notes, "settings",
        self->settings);
  checkbit_game_actions_follow (self->game_actions, self->controller,
                                GTK_WIDGET (self->board));
  checkbit_start_choices_follow (self->start_choices, self->controller,
                                 GTK_WIDGET (self->move_list));
  MAKE (PLAYERS_VIEW, "board", self->board, "upper", self->upper_bar, "lower", self->lower_bar);
  MAKE (PLACE_VIEW, "desk", self->desk, "steps", self->steps, "status", self->status, "settings",
        self->settings);
  MAKE (BANNER_VIEW, "banner", self->banner, "board", self->board, "list", self->move_list,
        "status", self->status);
  MAKE (ANALYSIS_VIEW, "place", self->analysis_place, "bar", self->eval_bar, "arrows", self->arrows,
        "notes", notes, "settings", self->settings);
  MAKE (REVIEW_VIEW, "window", self, "place", self->review_place, "side", self->side, "notes",
        notes, "settings", self->settings);
  MAKE (EXPLORER_VIEW, "games", GET (self, GAMES_VIEW), "place", self->explorer_place, "desk",
        self->desk, "record", self->record_box, "settings", self->settings);
  MAKE (MOVE_SOUNDS, "settings", self->settings, "widget", self);
  MAKE (BOARD_SPEECH, "settings", self->settings, "window", self, "input", self->board_input,
        "notes", notes, "voice", MAKE (MOVE_VOICE, "settings", self->settings, "widget", self));
}

CheckbitWindow *
checkbit_window_new (GtkApplication *application, GSettings *settings)
{
  CheckbitWindow *self = g_object_new (CHECKBIT_TYPE_WINDOW, "application", application, NULL);
  CheckbitNotes *notes;

  g_set_object (&self->settings, settings);
  add_models (self);
  notes = MAKE (NOTES, "overlay", self->toasts, "status", self->status, "entry", self->fen_entry);
  MAKE (WINDOW_MEMORY, "window", self, "board", self->board, "notes", notes, "settings", settings);
  add_file_parts (self, notes);
  add_inspector (self, notes);
  add_board_parts (self, notes);
  add_views (self, notes);
  checkbit_window_actions_add (G_ACTION_MAP (self), self->parts, settings);
  checkbit_action_states_guard (G_ACTION_GROUP (self));
  return self;
}

/* --- What the application asks of it -------------------------------------------------------- */

void
checkbit_window_show_note (CheckbitWindow *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));

  checkbit_notes_show (GET (self, NOTES), text);
}

void
checkbit_window_open_file (CheckbitWindow *self, GFile *file)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));

  checkbit_opener_open (GET (self, OPENER), file);
}

void
checkbit_window_load_text (CheckbitWindow *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  checkbit_fen_entry_request (self->fen_entry, text);
}

void
checkbit_window_begin_journal (CheckbitWindow *self,
                               CheckbitSession *session,
                               CheckbitSavedGame *saved)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));

  checkbit_window_memory_begin (GET (self, WINDOW_MEMORY), session, saved);
}

void
checkbit_window_show_inspector (CheckbitWindow *self)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));

  checkbit_inspector_dock_set_shown (GET (self, INSPECTOR_DOCK), TRUE);
}

gboolean
checkbit_window_is_pristine (CheckbitWindow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_WINDOW (self), FALSE);

  return checkbit_controller_has_blank_game (self->controller)
         && !checkbit_opener_is_busy (GET (self, OPENER))
         && checkbit_controller_get_setup (self->controller) == NULL
         && checkbit_games_view_get_file (GET (self, GAMES_VIEW)) == NULL;
}

CheckbitGame *
checkbit_window_get_game (CheckbitWindow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_WINDOW (self), NULL);
  return checkbit_controller_get_game (self->controller);
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
  return checkbit_controller_get_inspection (self->controller);
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
        n += checkbit_match_view_press_engines (GET (CHECKBIT_WINDOW (window), MATCH_VIEW), entry,
                                                option);
    }
  return n;
}

/* The parts of a window, for tests that inspect them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/clipboard.h"
#include "ui/app/close-guard.h"
#include "ui/app/drawing.h"
#include "ui/app/inspector-dock.h"
#include "ui/app/opener.h"
#include "ui/app/saver.h"
#include "ui/app/setup-view.h"
#include "ui/app/window.h"
#include "ui/match/match-banner.h"
#include "ui/match/player-bar.h"
#include "ui/record/move-list.h"

typedef struct
{
  /* Made in code. */
  CheckbitController *controller;
  CheckbitGame *game;
  CheckbitMatch *match;
  CheckbitInspection *inspection;
  CheckbitAnalysis *analysis;
  CheckbitLayers *layers;
  CheckbitArrows *arrows;
  CheckbitNotes *notes;
  CheckbitCloseGuard *guard;
  CheckbitDrawing *drawing;
  CheckbitInspectorDock *dock;
  CheckbitGamesView *games;
  CheckbitOpener *opener;
  CheckbitSaver *saver;
  CheckbitClipboard *clipboard;
  CheckbitSetupView *setup_view;

  /* From the template. */
  AdwWindowTitle *title;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  CheckbitBoard *board;
  CheckbitMoveChooser *move_chooser;
  CheckbitBoardInput *board_input;
  CheckbitStatusLine *status;
  CheckbitFenEntry *fen_entry;
  GtkStack *side;
  CheckbitPositionList *position_list;
  CheckbitMoveList *move_list;
  GtkWidget *analysis_place;
  CheckbitMatchBanner *banner;
  CheckbitPlayerBar *upper_bar;
  CheckbitPlayerBar *lower_bar;
  CheckbitGameBar *game_bar;
  GtkInfoBar *changed_bar;
  GtkLabel *changed_label;
  GtkWidget *reload_button;
  GtkWidget *lost_button;
  GtkInfoBar *unkept_bar;
  GtkLabel *unkept_label;
} WindowParts;

#define WINDOW_PART(window, NAME) checkbit_window_get_part (window, CHECKBIT_TYPE_##NAME)

static inline gpointer
window_child (CheckbitWindow *window, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (window), CHECKBIT_TYPE_WINDOW, name);
}

/* They live as long as the window. */
static inline WindowParts
window_parts (CheckbitWindow *window)
{
  return (WindowParts){
    .controller = WINDOW_PART (window, CONTROLLER),
    .game = WINDOW_PART (window, GAME),
    .match = WINDOW_PART (window, MATCH),
    .inspection = WINDOW_PART (window, INSPECTION),
    .analysis = WINDOW_PART (window, ANALYSIS),
    .layers = WINDOW_PART (window, LAYERS),
    .arrows = WINDOW_PART (window, ARROWS),
    .notes = WINDOW_PART (window, NOTES),
    .guard = WINDOW_PART (window, CLOSE_GUARD),
    .drawing = WINDOW_PART (window, DRAWING),
    .dock = WINDOW_PART (window, INSPECTOR_DOCK),
    .games = WINDOW_PART (window, GAMES_VIEW),
    .opener = WINDOW_PART (window, OPENER),
    .saver = WINDOW_PART (window, SAVER),
    .clipboard = WINDOW_PART (window, CLIPBOARD),
    .setup_view = WINDOW_PART (window, SETUP_VIEW),
    .title = window_child (window, "title"),
    .toasts = window_child (window, "toasts"),
    .pages = window_child (window, "pages"),
    .board = window_child (window, "board"),
    .move_chooser = window_child (window, "move_chooser"),
    .board_input = window_child (window, "board_input"),
    .status = window_child (window, "status"),
    .fen_entry = window_child (window, "fen_entry"),
    .side = window_child (window, "side"),
    .position_list = window_child (window, "position_list"),
    .move_list = window_child (window, "move_list"),
    .analysis_place = window_child (window, "analysis_place"),
    .banner = window_child (window, "banner"),
    .upper_bar = window_child (window, "upper_bar"),
    .lower_bar = window_child (window, "lower_bar"),
    .game_bar = window_child (window, "game_bar"),
    .changed_bar = window_child (window, "changed_bar"),
    .changed_label = window_child (window, "changed_label"),
    .reload_button = window_child (window, "reload_button"),
    .lost_button = window_child (window, "lost_button"),
    .unkept_bar = window_child (window, "unkept_bar"),
    .unkept_label = window_child (window, "unkept_label"),
  };
}

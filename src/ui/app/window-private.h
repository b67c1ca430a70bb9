/* What the window is made of, for window.c, window-session.c and the tests that look at its parts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "game/tree/edit.h"
#include "ui/app/analysis-view.h"
#include "ui/app/banner-view.h"
#include "ui/app/clipboard.h"
#include "ui/app/close-guard.h"
#include "ui/app/drawing.h"
#include "ui/app/fen-entry.h"
#include "ui/app/file-watch.h"
#include "ui/app/game-view.h"
#include "ui/app/games-view.h"
#include "ui/app/inspector-dock.h"
#include "ui/app/match-view.h"
#include "ui/app/move-questions.h"
#include "ui/app/move-sounds.h"
#include "ui/app/notes.h"
#include "ui/app/opener.h"
#include "ui/app/play-area.h"
#include "ui/app/play-through.h"
#include "ui/app/players-view.h"
#include "ui/app/saver.h"
#include "ui/app/setup-view.h"
#include "ui/app/status-line.h"
#include "ui/app/window.h"
#include "ui/base/split.h"
#include "ui/board/arrows.h"
#include "ui/board/board-input.h"
#include "ui/board/layers.h"
#include "ui/record/game-bar.h"
#include "ui/record/game-list.h"
#include "ui/record/move-list.h"
#include "ui/record/position-list.h"

G_BEGIN_DECLS

struct _CheckbitWindow
{
  AdwApplicationWindow parent_instance;

  /* From the template. */
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  AdwToastOverlay *toasts;
  CheckbitSplit *split;
  CheckbitPlayArea *play_area;
  CheckbitBoard *board;
  CheckbitMoveChooser *move_chooser;
  CheckbitBoardInput *board_input;
  CheckbitStatusLine *status;
  CheckbitFenEntry *fen_entry;
  GtkStack *side; /* beside the board: what belongs to the game, or to a set-up */
  CheckbitPositionList *position_list;
  CheckbitMoveList *move_list;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  CheckbitAnalysisCard *analysis_card;
  CheckbitEvalBar *eval_bar;
  CheckbitMatchBanner *banner;
  CheckbitPlayerBar *upper_bar;
  CheckbitPlayerBar *lower_bar;
  CheckbitGameBar *game_bar;
  GtkInfoBar *changed_bar; /* another program has changed the file */
  GtkLabel *changed_label;
  GtkInfoBar *unkept_bar; /* the game cannot be kept on disk */
  GtkLabel *unkept_label;
  GtkMenuButton *menu_button;

  /* Made in code, around what the template has. */
  GtkStack *pages; /* the board, and the list of games */

  /* The controller's, as long as that lives. */
  CheckbitGame *game;
  CheckbitMatch *match;
  CheckbitInspection *inspection;
  CheckbitAnalysis *analysis;

  /* Owned. */
  CheckbitController *controller;
  CheckbitLayers *layers;    /* what the board shows of it */
  CheckbitArrows *arrows;    /* the arrows and circles on the board */
  GSettings *settings;       /* NULL where there is no schema */
  GCancellable *cancellable; /* of everything that outlasts the window */

  CheckbitNotes *notes;
  CheckbitCloseGuard *guard;
  CheckbitDrawing *drawing;
  CheckbitInspectorDock *dock;
  CheckbitPlayThrough *play;
  CheckbitGamesView *games;
  CheckbitOpener *opener;
  CheckbitSaver *saver;
  CheckbitFileWatch *watch;
  CheckbitClipboard *clipboard;
  CheckbitGameView *game_view;
  CheckbitMoveQuestions *questions;
  CheckbitSetupView *setup_view;
  CheckbitMatchView *match_view;
  CheckbitPlayersView *players_view;
  CheckbitBannerView *banner_view;
  CheckbitAnalysisView *analysis_view;
  CheckbitMoveSounds *sounds;

  gboolean narrow; /* as wide as a phone: the header bar has few buttons */
};

/* --- window-session.c: what keeps the game safe --- */

void checkbit_window_init_session (CheckbitWindow *self);
/* The window closes: its game comes back at the next start, unless it is saved. */
void checkbit_window_end_journal (CheckbitWindow *self);

G_END_DECLS

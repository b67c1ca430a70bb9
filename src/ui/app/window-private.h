/* What the files of the window share. Each is about one subject: the game, its FEN, its file, the
 * inspector, the keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "game/tree/edit.h"
#include "ui/match/analysis-card.h"
#include "ui/board/arrows.h"
#include "ui/board/board-edit.h"
#include "ui/board/board-input.h"
#include "ui/match/eval-bar.h"
#include "ui/app/clipboard.h"
#include "ui/app/close-guard.h"
#include "ui/app/drawing.h"
#include "ui/app/fen-entry.h"
#include "ui/app/file-watch.h"
#include "ui/app/games-view.h"
#include "ui/app/inspector-dock.h"
#include "ui/record/game-bar.h"
#include "ui/record/game-list.h"
#include "ui/board/layers.h"
#include "ui/match/match-banner.h"
#include "ui/record/move-list.h"
#include "ui/app/notes.h"
#include "ui/app/opener.h"
#include "ui/app/play-through.h"
#include "ui/app/saver.h"
#include "ui/app/play-area.h"
#include "ui/match/player-bar.h"
#include "ui/record/position-list.h"
#include "ui/setup/setup-panel.h"
#include "ui/base/split.h"
#include "ui/app/status-line.h"
#include "ui/app/window.h"

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
  CheckbitLayers *layers;          /* what the board shows of it */
  CheckbitArrows *arrows;          /* the arrows and circles on the board */
  CheckbitSetup *setup;            /* the position that is set up on the board; NULL for none */
  CheckbitBoardEdit *board_edit;   /* lets the board do that */
  CheckbitSetupPanel *setup_panel; /* of the side; NULL until first needed */
  GSettings *settings;             /* NULL where there is no schema */
  GCancellable *cancellable;       /* of everything that outlasts the window */

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

  GHashTable *matches;  /* put aside: by the number of their record; see window-kept-match.c */
  guint64 match_record; /* the number of that of the match; 0 for none */

  gboolean over;             /* the game as it was last heard of has ended */
  CheckbitNode *heard_end;   /* its last position as it was last heard of; only compared */
  CheckbitNode *seen_end;    /* its last position as the board last showed it; only compared */
  ChessSquare asking_from;   /* a target is to be chosen, to ask about: CHESS_SQUARE_NONE for no */

  gboolean sees_scores; /* what the opponent thinks was asked for, in this match */

  gboolean narrow; /* as wide as a phone: the header bar has few buttons */
};

/* --- What the window says: the same as in notes.h --- */

void checkbit_window_toast (CheckbitWindow *self, const char *text);
void checkbit_window_offer (CheckbitWindow *self,
                            const char *text,
                            const char *button,
                            CheckbitOfferScope scope,
                            CheckbitOfferFunc accept);
void checkbit_window_withdraw_offers (CheckbitWindow *self, CheckbitOfferFunc accept);
void checkbit_window_say (CheckbitWindow *self, const char *sentence);
void checkbit_window_explain (CheckbitWindow *self, const char *heading, const char *body);

/* --- window.c: what every subject uses --- */

void
checkbit_window_set_action_enabled (CheckbitWindow *self, const char *action, gboolean enabled);
void checkbit_window_set_action_state (CheckbitWindow *self, const char *action, gboolean state);

/* Writes whose turn it is, the file's name and whether it is saved into the title. */
void checkbit_window_update_title (CheckbitWindow *self);

/* --- window-game.c: moves, and one game after another --- */

void checkbit_window_init_game (CheckbitWindow *self);
void checkbit_window_add_game_actions (CheckbitWindow *self);

/* Shows the game where it stands, after something else was shown. */
void checkbit_window_show_game (CheckbitWindow *self);

/* Plays a legal move; what stands in its way is said. */
void checkbit_window_play (CheckbitWindow *self, ChessMove move);

/* The sentence that says how the game stands. (transfer full) */
char *checkbit_window_dup_status (CheckbitWindow *self);

/* Puts another game on the board: position is where it begins (NULL: the start position), document
 * where it came from. (transfer full) of document. toast, where not NULL, tells it and offers the
 * old game back, entirely as it was. */
void checkbit_window_replace_game (CheckbitWindow *self,
                                   const ChessPosition *position,
                                   CheckbitDocument *document,
                                   const char *toast);

/* The same with a whole game, (transfer full) of record. */
void checkbit_window_replace_record (CheckbitWindow *self,
                                     CheckbitRecord *record,
                                     CheckbitDocument *document,
                                     const char *toast);

/* The same; the board stands at current, a node of the record (NULL: its root). */
void checkbit_window_replace_record_at (CheckbitWindow *self,
                                        CheckbitRecord *record,
                                        CheckbitNode *current,
                                        CheckbitDocument *document,
                                        const char *toast);

/* Looks again at what can be undone, gone to and so on. */
void checkbit_window_update_game_actions (CheckbitWindow *self);

/* --- window-match.c: a match, and who may move --- */

void checkbit_window_init_match (CheckbitWindow *self);
void checkbit_window_dispose_match (CheckbitWindow *self);
void checkbit_window_add_match_actions (CheckbitWindow *self);

/* Tells the board who may move now, or ahead. */
void checkbit_window_update_moving (CheckbitWindow *self);

/* Looks again at what a match lets a person do. */
void checkbit_window_update_match (CheckbitWindow *self);

/* Tells the match how fast engines may move, as a plan has it. */
void checkbit_window_set_pace (CheckbitWindow *self, const CheckbitMatchPlan *plan);

/* Begins a match. */
void checkbit_window_start_match (CheckbitWindow *self, const CheckbitMatchPlan *plan);

/* The same match again; FALSE where there is none. */
gboolean checkbit_window_rematch (CheckbitWindow *self);

/* --- window-manners.c: how engines behave --- */

void checkbit_window_init_manners (CheckbitWindow *self);
/* Shows or hides what the opponent thinks, as the match has it now. */
void checkbit_window_update_manners (CheckbitWindow *self);
/* A match begins: nobody has asked for it yet, and an analysis is not one's helper. */
void checkbit_window_hide_scores (CheckbitWindow *self);

/* --- window-players.c, window-banner.c: what is seen of a match --- */

void checkbit_window_init_players (CheckbitWindow *self);
void checkbit_window_update_players (CheckbitWindow *self);
void checkbit_window_update_banner (CheckbitWindow *self);

/* --- window-moves.c: asking about moves on the board --- */

void checkbit_window_init_moves (CheckbitWindow *self);

/* Says why a move is refused, and shows it on the board until the next press or key there. */
void checkbit_window_ask (CheckbitWindow *self, ChessSquare from, ChessSquare to);

/* --- window-setup.c: a position that is being set up --- */

void checkbit_window_add_setup_actions (CheckbitWindow *self);
void checkbit_window_dispose_setup (CheckbitWindow *self);
/* Whether an action is of the game, and has to wait. */
gboolean checkbit_window_setup_bars (CheckbitWindow *self, const char *action);

/* Shows the set-up again, after something that concerns the game. */
void checkbit_window_update_setup (CheckbitWindow *self);
/* What the window's title says meanwhile. (transfer full) */
char *checkbit_window_dup_setup_status (CheckbitWindow *self);

/* Each answers whether a position is being set up; only then it does something. Undoes or redoes a
 * step; takes a FEN, also of a board that nobody can play on; shows the game again, by the person's
 * wish, which can be taken back. */
gboolean checkbit_window_step_setup (CheckbitWindow *self, gboolean undo);
gboolean checkbit_window_load_setup (CheckbitWindow *self, const char *fen);
gboolean checkbit_window_cancel_setup (CheckbitWindow *self);

/* --- window-ending.c: resigning, claiming a draw --- */

void checkbit_window_add_ending_actions (CheckbitWindow *self);

/* --- window-position.c: the position as text --- */

void checkbit_window_init_position (CheckbitWindow *self);
void checkbit_window_add_position_actions (CheckbitWindow *self);
void checkbit_window_update_fen (CheckbitWindow *self);

/* --- window-session.c: what keeps the game safe --- */

void checkbit_window_init_session (CheckbitWindow *self);
/* The window closes: its game comes back at the next start, unless it is saved. */
void checkbit_window_end_journal (CheckbitWindow *self);

/* --- window-kept-match.c --- */

void checkbit_window_init_kept_match (CheckbitWindow *self);
/* The match goes into the journal from now on; one that is in there comes back, paused. */
void checkbit_window_keep_match (CheckbitWindow *self);
/* Ends the match as another game is to take the place of its own. It comes back, paused, with that
 * game. */
void checkbit_window_put_match_aside (CheckbitWindow *self);
/* Whose turn it is to come back, now that there is another game. */
void checkbit_window_bring_match_back (CheckbitWindow *self);

/* --- window-analysis.c --- */

void checkbit_window_init_analysis (CheckbitWindow *self);
void checkbit_window_add_analysis_actions (CheckbitWindow *self);
void checkbit_window_save_analysis (CheckbitWindow *self);

/* --- window-sounds.c --- */

/* Plays the sound of a change, if sounds are wanted and the window is there to be heard. */
void checkbit_window_play_sound (CheckbitWindow *self, CheckbitChangeKind kind);

G_END_DECLS

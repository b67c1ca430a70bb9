/* Everything behind a window except its widgets: the game and its document, its match, its
 * analysis, the position being set up, the journal for restoring it, and what is allowed now.
 *
 * Views read it, bind to its properties, and call it; it knows none of them. Ending a game is in
 * ending.h, what is allowed in situation.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/mode.h"
#include "game/controller/situation.h"
#include "game/engine/analysis.h"
#include "game/inspect/inspection.h"
#include "game/match/match-plan.h"
#include "game/review/review.h"
#include "game/setup/setup.h"
#include "game/store/document.h"
#include "game/store/journal.h"

G_BEGIN_DECLS

/* Properties that notify: "mode" (CheckbitMode), "setup" (CheckbitSetup, NULL for none), "journal"
 * (CheckbitJournal, NULL for none), and a boolean for everything that may be allowed: "can-undo",
 * "can-go-back" …, see situation.h. When one of them notifies, all others are up to date.
 * Read-only: "title" (the file: "• mates.epd (3 of 20)"), "status" ("White to move"), "line" (the
 * status at length, with what can be done; "" for nothing), "undo-label" and "redo-label" (what
 * these would do now: "Undo Comment", "Take Back"; NULL if that has no name), "paused" (a player
 * has paused the match), "hides-scores" (the opponent's scores must be hidden). Writable:
 * "sees-scores" (they were requested in this match), "premoves" (premoves are allowed while an
 * engine thinks; TRUE), "engine-draws" (engines accept draws; TRUE), "engine-resigns" (FALSE).
 *
 * Signal "game-changed" (int kind): the game on the board has changed, a CheckbitChangeKind, see
 * game.h. Not emitted during a position set-up. Signal "document-changed": the game belongs to
 * another document, or the file of its document has more games. Signal "replaced" (const char
 * *note, gboolean kept): another game was put on the board. The note says so; NULL if nothing was
 * lost. kept: undo restores the old game, which it does not if nobody had used that. Signal
 * "match-begun". Signal "announcement" (const char *sentence): a message for the player, such as
 * why a move is refused. */
#define CHECKBIT_TYPE_CONTROLLER (checkbit_controller_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitController, checkbit_controller, CHECKBIT, CONTROLLER, GObject)

/* A new game. */
CheckbitController *checkbit_controller_new (void);

/* Stops the match, the analysis and the journal, whose contents stay. For a window that closes. */
void checkbit_controller_close (CheckbitController *self);

/* The same objects as long as the controller lives. (transfer none) */
CheckbitGame *checkbit_controller_get_game (CheckbitController *self);
/* The game's match; idle if none was started. */
CheckbitMatch *checkbit_controller_get_match (CheckbitController *self);
/* The inspector's data: about the current position, or the one being set up. */
CheckbitInspection *checkbit_controller_get_inspection (CheckbitController *self);
/* The analysis of the position on the board. */
CheckbitAnalysis *checkbit_controller_get_analysis (CheckbitController *self);

/* The review of the game; what it has found so far is stored before the window closes. */
CheckbitReview *checkbit_controller_get_review (CheckbitController *self);

/* --- What is allowed ------------------------------------------------------------------------ */

CheckbitMode checkbit_controller_get_mode (CheckbitController *self);
gboolean checkbit_controller_allows (CheckbitController *self, CheckbitAllowed what);

/* Whether a match is on, or has just ended. */
gboolean checkbit_controller_in_match (CheckbitController *self);
/* Whether exactly one player of the match is human, and which side it has. */
gboolean checkbit_controller_get_human (CheckbitController *self, ChessColor *human);

/* Emits an "announcement". */
void checkbit_controller_announce (CheckbitController *self, const char *sentence);

/* Valid until they change. Translated. */
const char *checkbit_controller_get_title (CheckbitController *self);
const char *checkbit_controller_get_status (CheckbitController *self);
const char *checkbit_controller_get_line (CheckbitController *self);

/* --- Moving --------------------------------------------------------------------------------- */

/* Plays a legal move; if that is not possible, announces why. */
void checkbit_controller_play (CheckbitController *self, ChessMove move);
/* The same for a move in UCI notation; any other text is ignored. */
void checkbit_controller_play_text (CheckbitController *self, const char *text);
/* Plays the move from one square to another; promotion: CHESS_PAWN for none. FALSE if there is no
 * such legal move. */
gboolean checkbit_controller_play_from (CheckbitController *self,
                                        ChessSquare from,
                                        ChessSquare to,
                                        ChessPieceType promotion);

/* Undoes or redoes the last change: of the set-up; in a match, everything since a player last had
 * the move; else of the game. The change is announced, unless it is a move. */
void checkbit_controller_undo (CheckbitController *self);
void checkbit_controller_redo (CheckbitController *self);
/* Undoes the end of a game that no move has caused, if nothing has happened since
 * ("can-undo-result"). */
void checkbit_controller_undo_result (CheckbitController *self);

/* --- Replacing the game --------------------------------------------------------------------- */

/* Never NULL; valid until "document-changed". (transfer none) */
CheckbitDocument *checkbit_controller_get_document (CheckbitController *self);
/* (transfer full) of document. */
void checkbit_controller_set_document (CheckbitController *self, CheckbitDocument *document);
/* Another game was added to the document's file: emits "document-changed". */
void checkbit_controller_follow_document (CheckbitController *self);
/* Whether the game is new and unused: without moves, and nobody has written in it. */
gboolean checkbit_controller_has_blank_game (CheckbitController *self);
/* Whether the game belongs to a file, also while that of a game that came back is still being
 * looked for. */
gboolean checkbit_controller_has_file (CheckbitController *self);
/* Whether there is something to keep when the window closes: unsaved work, or a match under way. */
gboolean checkbit_controller_has_work (CheckbitController *self);

/* Puts a game on the board that was opened or pasted.
 *
 * The last game with unsaved work that has made way for another one is restored at the next start,
 * unless it was brought back. A game that is opened leaves any work behind; a position or a match
 * that is begun, the games of files and those in which somebody has written; a plain new game gives
 * the old one up. (transfer full) of record and of document; note as in
 * "replaced". */
void checkbit_controller_replace (CheckbitController *self,
                                  CheckbitRecord *record,
                                  CheckbitDocument *document,
                                  const char *note);
/* The same, at a node of the record; NULL for its start. */
void checkbit_controller_replace_at (CheckbitController *self,
                                     CheckbitRecord *record,
                                     CheckbitNode *current,
                                     CheckbitDocument *document,
                                     const char *note);
/* Restores the previous game completely. */
void checkbit_controller_bring_back (CheckbitController *self);
/* Starts the same match again, or a game from the standard position. Leaves a set-up. */
void checkbit_controller_begin_game (CheckbitController *self);
/* Starts a game from a FEN or, during a position set-up, sets the FEN up. An invalid FEN is ignored
 * for a game, and announced in a set-up. */
void checkbit_controller_load_fen (CheckbitController *self, const char *fen);

/* Puts a FEN with moves on the board, in UCI notation as far as they are legal: as a new game, or
 * into the set-up. Does nothing if it is already there. */
void checkbit_controller_show_line (CheckbitController *self, const char *fen, const char *moves);

/* --- A match -------------------------------------------------------------------------------- */

/* The suggestion for the next match, from a stored plan (NULL for none), the engine that analyzes,
 * and the position that was set up. (transfer full) */
CheckbitMatchPlan *checkbit_controller_create_plan (CheckbitController *self, GVariant *kept);
/* The plan of the match, with the sides as they were chosen at random; NULL for none. (transfer
 * none) */
const CheckbitMatchPlan *checkbit_controller_get_plan (CheckbitController *self);

/* Starts a match, with random sides if the plan says so. The position on the board is the one that
 * is being set up, if there is one. FALSE with a translated sentence if the position is invalid. */
gboolean checkbit_controller_start_match (CheckbitController *self,
                                          const CheckbitMatchPlan *plan,
                                          GError **error);
/* The same match again; the same with exchanged sides. FALSE if there is none. */
gboolean checkbit_controller_rematch (CheckbitController *self);
gboolean checkbit_controller_swap_sides (CheckbitController *self);

/* Pauses the match, or resumes it. */
void checkbit_controller_toggle_pause (CheckbitController *self);
/* Offers a draw for the only human, or else for the side to move. */
void checkbit_controller_offer_draw (CheckbitController *self);
/* After an engine has failed, a human plays its side. */
void checkbit_controller_replace_engine (CheckbitController *self);

/* --- Setting up a position ------------------------------------------------------------------ */

/* NULL if none is being set up. (transfer none) */
CheckbitSetup *checkbit_controller_get_setup (CheckbitController *self);

/* Starts setting up a position: the current one, or a FEN, which need not be playable. The match
 * and the analysis pause. FALSE if the text is invalid, or a position is already being set up. */
gboolean checkbit_controller_set_up (CheckbitController *self, const char *fen);
/* Resumes the last set-up; FALSE if there is none. */
gboolean checkbit_controller_resume_setup (CheckbitController *self);
/* Returns to the unchanged game: match and analysis go on. The set-up can be resumed if work was
 * put into it. FALSE if none was being set up. */
gboolean checkbit_controller_leave_setup (CheckbitController *self);
/* Starts a game from the set-up, unless it has just started there. FALSE if there is no playable
 * set-up. */
gboolean checkbit_controller_finish_setup (CheckbitController *self);

/* --- Keeping the game safe ------------------------------------------------------------------ */

/* NULL for none. (transfer none) */
CheckbitJournal *checkbit_controller_get_journal (CheckbitController *self);
/* Keeps a journal from now on. saved: a game to restore with everything that belongs to it,
 * (transfer full); NULL for none. */
void checkbit_controller_begin_journal (CheckbitController *self,
                                        CheckbitSession *session,
                                        CheckbitSavedGame *saved);
/* The game is closed. keep: it is restored at the next start. */
void checkbit_controller_end_journal (CheckbitController *self, gboolean keep);

G_END_DECLS

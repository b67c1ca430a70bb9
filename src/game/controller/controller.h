/* One window's world without its looks: the game and where it came from, its match, its
 * analysis, the position that is being set up, the journal that keeps it all safe, and what is
 * allowed now.
 *
 * Views read it, bind to its properties, and tell it what people want; it knows none of them.
 * How a game ends by its players is in ending.h, what is allowed in situation.h.
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

/* Properties that notify: "mode" (CheckbitMode), "setup" (CheckbitSetup, NULL for none),
 * "journal" (CheckbitJournal, NULL for none), and a boolean for everything that may be allowed:
 * "can-undo",
 * "can-go-back" …, see situation.h. Whoever hears of one of them finds all others up to date.
 * What can be read: "title" (the file: "• mates.epd (3 of 20)"), "status" ("White to move"),
 * "line" (what there is to say beyond the status, with what can be done; "" for nothing),
 * "undo-label" and "redo-label" (what these would do now: "Undo Comment", "Take Back"; NULL for
 * nothing that has a name),
 * "paused" (a match is, by a player),
 * "hides-scores" (what an opponent thinks is not to be seen).
 * To be set as well: "sees-scores" (they were asked for in this match), "premoves" (moves may be
 * made ahead where an engine is to answer; TRUE), "engine-draws" (engines accept draws; TRUE),
 * "engine-resigns" (FALSE).
 *
 * Signal "game-changed" (int kind): something happened to the game that is on the board, a
 * CheckbitChangeKind, see game.h. What happens to it while a position is set up is not told.
 * Signal "document-changed": the game came from elsewhere than before.
 * Signal "replaced" (const char *note): another game has been put on the board. The note tells
 * of it, and undo brings the old game back; NULL where nothing was lost.
 * Signal "match-begun".
 * Signal "announcement" (const char *sentence): something to tell a player, such as why a move
 * is refused. */
#define CHECKBIT_TYPE_CONTROLLER (checkbit_controller_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitController, checkbit_controller, CHECKBIT, CONTROLLER, GObject)

/* A new game. */
CheckbitController *checkbit_controller_new (void);

/* Ends what goes on by itself: the match, the analysis, the journal, which stays as it is. For a
 * window that is closed. */
void checkbit_controller_close (CheckbitController *self);

/* The same ones as long as the controller lives. (transfer none) */
CheckbitGame *checkbit_controller_get_game (CheckbitController *self);
/* Of the game; idle where nobody has begun one. */
CheckbitMatch *checkbit_controller_get_match (CheckbitController *self);
/* What the inspector looks at: where the game stands, or the position that is being set up. */
CheckbitInspection *checkbit_controller_get_inspection (CheckbitController *self);
/* Of the position on the board. */
CheckbitAnalysis *checkbit_controller_get_analysis (CheckbitController *self);

/* Of the game; what was found so far is written before the window closes. */
CheckbitReview *checkbit_controller_get_review (CheckbitController *self);

/* --- What is allowed ------------------------------------------------------------------------ */

CheckbitMode checkbit_controller_get_mode (CheckbitController *self);
gboolean checkbit_controller_allows (CheckbitController *self, CheckbitAllowed what);

/* Whether a match goes on, or has just ended. */
gboolean checkbit_controller_in_match (CheckbitController *self);
/* Whether exactly one player of the match is human, and which side that is. */
gboolean checkbit_controller_get_human (CheckbitController *self, ChessColor *human);

/* Tells whoever listens. */
void checkbit_controller_announce (CheckbitController *self, const char *sentence);

/* Valid until they change. Translated. */
const char *checkbit_controller_get_title (CheckbitController *self);
const char *checkbit_controller_get_status (CheckbitController *self);
const char *checkbit_controller_get_line (CheckbitController *self);

/* --- Moving --------------------------------------------------------------------------------- */

/* Plays a legal move; what stands in its way is said. */
void checkbit_controller_play (CheckbitController *self, ChessMove move);
/* The same with a move in UCI notation; any other text is passed over. */
void checkbit_controller_play_text (CheckbitController *self, const char *text);
/* The move from one square to another; promotion: CHESS_PAWN for none chosen. FALSE where there
 * is no such legal move. */
gboolean checkbit_controller_play_from (CheckbitController *self,
                                        ChessSquare from,
                                        ChessSquare to,
                                        ChessPieceType promotion);

/* Takes the last change back, or makes it again: of what is set up; in a match what was played
 * since a player last had the move; else of the game. What was changed, unless a move, is said. */
void checkbit_controller_undo (CheckbitController *self);
void checkbit_controller_redo (CheckbitController *self);

/* --- One game after another ----------------------------------------------------------------- */

/* Never NULL; until "document-changed". (transfer none) */
CheckbitDocument *checkbit_controller_get_document (CheckbitController *self);
/* (transfer full) of document. */
void checkbit_controller_set_document (CheckbitController *self, CheckbitDocument *document);
/* The file of the document has been written: the journal notes what it is like now. */
void checkbit_controller_note_document (CheckbitController *self);
/* Whether the game is a new one in which nothing has happened. */
gboolean checkbit_controller_has_blank_game (CheckbitController *self);
/* Whether closing has something to keep. */
gboolean checkbit_controller_has_work (CheckbitController *self);

/* Puts another game on the board. (transfer full) of record, and of document, where it came from;
 * note as in "replaced". */
void checkbit_controller_replace (CheckbitController *self,
                                  CheckbitRecord *record,
                                  CheckbitDocument *document,
                                  const char *note);
/* The same, standing at a node of the record; NULL for its start. */
void checkbit_controller_replace_at (CheckbitController *self,
                                     CheckbitRecord *record,
                                     CheckbitNode *current,
                                     CheckbitDocument *document,
                                     const char *note);
/* The game before it is back, entirely as it was. */
void checkbit_controller_bring_back (CheckbitController *self);
/* The same match again, or a game from the start position. A set-up is left. */
void checkbit_controller_begin_game (CheckbitController *self);
/* Begins a game from a FEN, or sets its position up where one is being set up. What cannot be
 * read is passed over in a game, and said in a set-up. */
void checkbit_controller_load_fen (CheckbitController *self, const char *fen);

/* Puts a FEN with moves from there, in UCI notation as far as they are legal, on the board: in
 * place of the game, or into the set-up. What stands there already stays. */
void checkbit_controller_show_line (CheckbitController *self, const char *fen, const char *moves);

/* --- A match -------------------------------------------------------------------------------- */

/* What to offer for the next match: what a kept plan says (NULL for none), the engine that
 * analyzes, the position that was set up. (transfer full) */
CheckbitMatchPlan *checkbit_controller_create_plan (CheckbitController *self, GVariant *kept);
/* What the match was begun by, with the sides as they were drawn; NULL for none. (transfer none) */
const CheckbitMatchPlan *checkbit_controller_get_plan (CheckbitController *self);

/* Begins a match, sides being drawn where the plan says so. FALSE with a translated sentence
 * where its position cannot be read. */
gboolean checkbit_controller_start_match (CheckbitController *self,
                                          const CheckbitMatchPlan *plan,
                                          GError **error);
/* The same match again; with the sides exchanged. FALSE where there is none. */
gboolean checkbit_controller_rematch (CheckbitController *self);
gboolean checkbit_controller_swap_sides (CheckbitController *self);

/* Stops the clocks, or goes on. */
void checkbit_controller_toggle_pause (CheckbitController *self);
/* The only human offers a draw, else whose move it is. */
void checkbit_controller_offer_draw (CheckbitController *self);
/* Where an engine has failed, its side is played by a human. */
void checkbit_controller_replace_engine (CheckbitController *self);

/* --- Setting up a position ------------------------------------------------------------------ */

/* NULL where none is being set up. (transfer none) */
CheckbitSetup *checkbit_controller_get_setup (CheckbitController *self);

/* Begins to set up a position: that of the board, or a FEN, which may be of a board that nobody can
 * play on. The match pauses, the analysis rests. FALSE where the text cannot be read, or where a
 * position is being set up already. */
gboolean checkbit_controller_set_up (CheckbitController *self, const char *fen);
/* Goes on with the one that was left last; FALSE where there is none. */
gboolean checkbit_controller_resume_setup (CheckbitController *self);
/* Back to the game, as it was: match and analysis go on. What was set up can be gone on with, where
 * there is work in it. FALSE where none was being set up. */
gboolean checkbit_controller_leave_setup (CheckbitController *self);
/* A game begins from what was set up, unless it has just begun there. FALSE where none is being
 * set up that could be played. */
gboolean checkbit_controller_finish_setup (CheckbitController *self);

/* --- Keeping the game safe ------------------------------------------------------------------ */

/* NULL for none. (transfer none) */
CheckbitJournal *checkbit_controller_get_journal (CheckbitController *self);
/* Keeps a journal from now on. saved: a game to be brought back with all that belongs to it,
 * (transfer full); NULL for none. */
void checkbit_controller_begin_journal (CheckbitController *self,
                                        CheckbitSession *session,
                                        CheckbitSavedGame *saved);
/* The game is closed. keep: it comes back at the next start. */
void checkbit_controller_end_journal (CheckbitController *self, gboolean keep);

G_END_DECLS

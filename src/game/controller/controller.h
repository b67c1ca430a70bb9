/* One window's world without its looks: the game and where it came from, its match, its analysis, the
 * position that is being set up, the journal that keeps it all safe, and what is allowed now.
 *
 * Views read it, bind to its properties, and tell it what people want; it knows none of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/mode.h"
#include "game/controller/situation.h"
#include "game/engine/analysis.h"
#include "game/inspect/inspection.h"
#include "game/match/match-plan.h"
#include "game/setup/setup.h"
#include "game/store/document.h"
#include "game/store/journal.h"

G_BEGIN_DECLS

/* Properties that notify: "mode" (CheckbitMode), "setup" (CheckbitSetup, NULL for none), "journal"
 * (CheckbitJournal, NULL for none), and a boolean for everything that may be allowed: "can-undo",
 * "can-go-back" …, see situation.h. Whoever hears of one of them finds all others up to date.
 *
 * Signal "document-changed": the game came from elsewhere than before.
 * Signal "replaced" (const char *note): another game has been put on the board. The note tells of it,
 * and undo brings the old game back; NULL where nothing was lost.
 * Signal "said" (const char *sentence): something to tell a person, such as why a move is refused. */
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

/* --- What is allowed ------------------------------------------------------------------------ */

CheckbitMode checkbit_controller_get_mode (CheckbitController *self);
gboolean checkbit_controller_allows (CheckbitController *self, CheckbitAllowed what);

/* Whether a match goes on, or has just ended. */
gboolean checkbit_controller_in_match (CheckbitController *self);
gboolean checkbit_controller_is_setting_up (CheckbitController *self);
/* Whether exactly one player of the match is human, and which side that is. */
gboolean checkbit_controller_get_human (CheckbitController *self, ChessColor *human);

/* What the match was begun by, with the sides as they were drawn; NULL for none. (transfer none) */
const CheckbitMatchPlan *checkbit_controller_get_plan (CheckbitController *self);
/* (transfer full) */
void checkbit_controller_set_plan (CheckbitController *self, CheckbitMatchPlan *plan);

/* Whether moves may be made ahead where an engine is to answer; they may where nobody says so. */
void checkbit_controller_set_premoves (CheckbitController *self, gboolean premoves);

/* Tells whoever listens. */
void checkbit_controller_say (CheckbitController *self, const char *sentence);

/* --- Where the game came from --------------------------------------------------------------- */

/* Never NULL; until "document-changed". (transfer none) */
CheckbitDocument *checkbit_controller_get_document (CheckbitController *self);
/* (transfer full) of document. */
void checkbit_controller_set_document (CheckbitController *self, CheckbitDocument *document);
/* The same document is of another place in its file, or has been written: the journal notes it. */
void checkbit_controller_note_document (CheckbitController *self);
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
/* Whether the game is a new one in which nothing has happened. */
gboolean checkbit_controller_has_blank_game (CheckbitController *self);
/* Whether closing has something to keep. */
gboolean checkbit_controller_has_work (CheckbitController *self);

/* --- Undo ----------------------------------------------------------------------------------- */

/* Takes back, in a match, what was played since a player last had the move, and brings it again;
 * FALSE where it is the game's history that is to be asked. */
gboolean checkbit_controller_take_back (CheckbitController *self);
gboolean checkbit_controller_play_again (CheckbitController *self);

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
/* Back to the game; its position is the one that was set up already, or FALSE: then position is what
 * to begin a game from. For that the match does not go on. */
gboolean checkbit_controller_finish_setup (CheckbitController *self, ChessPosition *position);

/* --- Keeping the game safe ------------------------------------------------------------------ */

/* NULL for none. (transfer none) */
CheckbitJournal *checkbit_controller_get_journal (CheckbitController *self);
/* Keeps a journal from now on. saved: a game to be brought back, (transfer full); NULL for none. */
void checkbit_controller_begin_journal (CheckbitController *self,
                                        CheckbitSession *session,
                                        CheckbitSavedGame *saved);
/* Goes on setting up what the journal says was being set up; FALSE for nothing. */
gboolean checkbit_controller_restore_setup (CheckbitController *self);
/* The game is closed. keep: it comes back at the next start. */
void checkbit_controller_end_journal (CheckbitController *self, gboolean keep);

G_END_DECLS

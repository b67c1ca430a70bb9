/* What the window tells the player: in the line under the board, in notes that go by themselves, in
 * dialogs.
 *
 * A note that offers to undo a change is about the last thing that happened. Whatever happens next
 * takes the note away, shown or still waiting; one about a game goes with the game. That is decided
 * here, for every note.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/controller/controller.h"
#include "ui/app/fen-entry.h"
#include "ui/app/status-line.h"

G_BEGIN_DECLS

/* Tells what a controller says, and offers the old game where it has put another one on the
 * board. Construct only: "controller"; "overlay", for notes; "status", for sentences; "entry":
 * what it says of a text takes the same place as the line. */
#define CHECKBIT_TYPE_NOTES (checkbit_notes_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitNotes, checkbit_notes, CHECKBIT, NOTES, GObject)

/* How long an offer makes sense. */
typedef enum
{
  CHECKBIT_OFFER_LAST_CHANGE, /* as long as nothing else is changed in the game */
  CHECKBIT_OFFER_GAME,        /* as long as this game is on the board */
} CheckbitOfferScope;

typedef void (*CheckbitOfferFunc) (gpointer data);

/* Says something in the line under the board. A text in the FEN entry that is wrong makes way. */
void checkbit_notes_show_status (CheckbitNotes *self, const char *sentence);

/* The same, in other words for who listens. */
void checkbit_notes_show_spoken (CheckbitNotes *self, const char *sentence, const char *spoken);

/* Explains, in a dialog, something that did not work and that a line cannot hold. */
void checkbit_notes_explain (CheckbitNotes *self, const char *heading, const char *body);

/* A short note, which takes the place of the one before. */
void checkbit_notes_show (CheckbitNotes *self, const char *text);

/* A note with a button, shown at once, about the last change of the game or the game as it is
 * now. accept is called, once, with data, when the button is pressed before the offer has lost
 * its sense. data lives as long as the notes do. */
void checkbit_notes_offer (CheckbitNotes *self,
                           const char *text,
                           const char *button,
                           CheckbitOfferScope scope,
                           CheckbitOfferFunc accept,
                           gpointer data);

/* Takes away the note on show, once it has come in all the way; FALSE where there is none. */
gboolean checkbit_notes_dismiss (CheckbitNotes *self);

/* What these notes offer has been done in another way. */
void checkbit_notes_withdraw (CheckbitNotes *self, CheckbitOfferFunc accept);

/* The short note on show, NULL for none (transfer none); how many offers are shown or waiting. */
AdwToast *checkbit_notes_get_shown (CheckbitNotes *self);
guint checkbit_notes_get_n_offers (CheckbitNotes *self);

G_END_DECLS

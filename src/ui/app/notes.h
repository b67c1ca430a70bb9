/* What the window tells the player: in the line under the board, in notes that disappear by
 * themselves, in dialogs.
 *
 * A note that offers to undo a change is about the last thing that happened. The next change
 * removes it, shown or still waiting; a note about a game goes with the game. These rules live
 * here, for all notes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/controller/controller.h"
#include "ui/app/fen-entry.h"
#include "ui/app/status-line.h"

G_BEGIN_DECLS

/* Shows the messages of a controller, and offers the old game back after another one was put on the
 * board. Construct only: "controller"; "overlay", for notes; "status", for sentences; "entry",
 * whose message has the same place as the line. */
#define CHECKBIT_TYPE_NOTES (checkbit_notes_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitNotes, checkbit_notes, CHECKBIT, NOTES, GObject)

/* How long an offer stays valid. */
typedef enum
{
  CHECKBIT_OFFER_LAST_CHANGE, /* until something else changes in the game */
  CHECKBIT_OFFER_GAME,        /* as long as this game is on the board */
} CheckbitOfferScope;

typedef void (*CheckbitOfferFunc) (gpointer data);

/* Says something in the line under the board. The message of the FEN entry is dropped for it. */
void checkbit_notes_show_status (CheckbitNotes *self, const char *sentence);

/* The same, with another text for screen readers. */
void checkbit_notes_show_spoken (CheckbitNotes *self, const char *sentence, const char *spoken);

/* Explains a failure in a dialog, where a line is too short. */
void checkbit_notes_explain (CheckbitNotes *self, const char *heading, const char *body);

/* A short note, which replaces the previous one. */
void checkbit_notes_show (CheckbitNotes *self, const char *text);

/* A note with a button, shown at once, about the last change of the game or the game as it is now.
 * accept is called with data, at most once, if the button is pressed while the offer is valid. data
 * lives as long as the notes do. */
void checkbit_notes_offer (CheckbitNotes *self,
                           const char *text,
                           const char *button,
                           CheckbitOfferScope scope,
                           CheckbitOfferFunc accept,
                           gpointer data);

/* Dismisses the visible note once it has come in; FALSE if there is none. */
gboolean checkbit_notes_dismiss (CheckbitNotes *self);

/* Withdraws the offer: the person has done the same in another way. */
void checkbit_notes_withdraw (CheckbitNotes *self, CheckbitOfferFunc accept);

/* The short note on show, NULL for none (transfer none); how many offers are shown or waiting. */
AdwToast *checkbit_notes_get_shown (CheckbitNotes *self);
guint checkbit_notes_get_n_offers (CheckbitNotes *self);

G_END_DECLS

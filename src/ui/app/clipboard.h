/* Games on the clipboard, and texts that are pasted or dropped: the content decides how a text is
 * handled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/games-view.h"
#include "ui/app/notes.h"

G_BEGIN_DECLS

/* Signal: "sets" (char *text): a text with sets or a divide was taken, which is for the inspector.
 * Construct only: "controller", "games", "notes"; "entry", where a text that is not a game is taken
 * for a position, or explained; "cancellable": once it is cancelled, pasted texts are ignored. */
#define CHECKBIT_TYPE_CLIPBOARD (checkbit_clipboard_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitClipboard, checkbit_clipboard, CHECKBIT, CLIPBOARD, GObject)

/* Copies the game as PGN. */
void checkbit_clipboard_copy_game (CheckbitClipboard *self);

/* Takes the text on the clipboard once its owner has sent it, unless before that another text is
 * taken, another game is on the board or a set-up begins or ends. */
void checkbit_clipboard_paste (CheckbitClipboard *self);

/* Handles a text by its content: a FEN or a game goes to the board, sets are passed on by "sets". A
 * long text is read in the background, with the same conditions. */
void checkbit_clipboard_take (CheckbitClipboard *self, const char *text);

G_END_DECLS

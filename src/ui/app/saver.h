/* Saving the game: to its file, to another one, or at the end of a file of games.
 *
 * Only the game that was changed is written. If that could lose something, because another program
 * has changed the file or because the old text of the game could not be read in full, the player is
 * asked first. A game of which only the position was written, as FEN, is not saved by that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/games-view.h"
#include "ui/app/notes.h"

G_BEGIN_DECLS

/* Property "saving" (boolean, read only): a file is being written, with what is read before and
 * after that; not while a question is asked. Signals: "saved": the game or its position is in a
 * file; "not-saved": saving failed or was cancelled; "reload-requested": the player prefers the
 * file's content. Construct only: "controller"; "games": the listed file is updated in memory when
 * a game is appended to it; "notes"; "cancellable": once it is cancelled, pending writes finish but
 * are not reported. */
#define CHECKBIT_TYPE_SAVER (checkbit_saver_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSaver, checkbit_saver, CHECKBIT, SAVER, GObject)

/* Save; Save As; Append to File. What is to be saved while a file is being written is saved once
 * more after that. */
void checkbit_saver_save (CheckbitSaver *self);
void checkbit_saver_save_as (CheckbitSaver *self);
void checkbit_saver_append (CheckbitSaver *self);

/* Called with the result of the file choosers of the latter two, for the game that they were shown
 * for, even if another one is on the board by then. A game's file gets its suffix if it has none,
 * and is then replaced only if the player agrees: the chooser asked about another name. */
void checkbit_saver_save_to (CheckbitSaver *self, GFile *file);
void checkbit_saver_append_to (CheckbitSaver *self, GFile *file);

/* The property. */
gboolean checkbit_saver_is_saving (CheckbitSaver *self);

G_END_DECLS

/* Saving the game: into its file, into another one, behind the games of another one.
 *
 * Only the game that was changed is written. Where that could lose something, because another
 * program has changed the file or because the old text of the game was not understood in full, the
 * player is asked first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/games-view.h"
#include "ui/app/notes.h"

G_BEGIN_DECLS

/* Property "saving" (boolean, read only): a file is being written.
 * Signals: "saved": the game is in a file; "not-saved": it is not going to be, for now;
 * "reload-requested": the player would rather have what the file holds.
 * Construct only: "controller"; "games": a file that is listed there is added to as it is open;
 * "notes";
 * "cancellable": what was begun before that is cancelled is still written, but nothing is told of it. */
#define CHECKBIT_TYPE_SAVER (checkbit_saver_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSaver, checkbit_saver, CHECKBIT, SAVER, GObject)

/* Save; Save As; Add to a File. */
void checkbit_saver_save (CheckbitSaver *self);
void checkbit_saver_save_as (CheckbitSaver *self);
void checkbit_saver_append (CheckbitSaver *self);

/* What the file choosers of the latter two lead to. */
void checkbit_saver_save_to (CheckbitSaver *self, GFile *file);
void checkbit_saver_append_to (CheckbitSaver *self, GFile *file);

gboolean checkbit_saver_is_saving (CheckbitSaver *self);

G_END_DECLS

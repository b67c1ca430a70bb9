/* Opening files of any kind, in the background, and putting their games and positions on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/games-view.h"
#include "ui/app/notes.h"
#include "ui/record/position-list.h"

G_BEGIN_DECLS

/* Read-only properties, each a boolean: "reading" (a file of games is being read), "can-step" (the
 * file of the game on the board has more than one position or game), "can-reload" (there is a file
 * to read again), "has-problems" (part of it could not be read). Construct only: "controller";
 * "games", where several games are listed; "positions", where several positions are; "notes";
 * "cancellable": once it is cancelled, pending files are not opened. */
#define CHECKBIT_TYPE_OPENER (checkbit_opener_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitOpener, checkbit_opener, CHECKBIT, OPENER, GObject)

/* Lets the player choose a file. */
void checkbit_opener_choose (CheckbitOpener *self);

/* Opens a file of whatever kind; what cannot be read is explained. */
void checkbit_opener_open (CheckbitOpener *self, GFile *file);

/* Reads the file of the game on the board again, and that game or position of it. */
void checkbit_opener_reload_game (CheckbitOpener *self);
/* Reads the file of what is in sight again: of that game, or of the list of games. */
void checkbit_opener_reload (CheckbitOpener *self);

/* The next (+1) or previous (-1) position of the file, or game in the order of the list. */
void checkbit_opener_next (CheckbitOpener *self);
void checkbit_opener_previous (CheckbitOpener *self);

/* Shows which parts of the current game could not be read. */
void checkbit_opener_show_problems (CheckbitOpener *self);

/* Stops reading a file of games: those already read stay listed. */
void checkbit_opener_stop (CheckbitOpener *self);

/* Whether a file of games is being read. */
gboolean checkbit_opener_is_reading (CheckbitOpener *self);
/* Whether anything is being read that may come on the board. */
gboolean checkbit_opener_is_busy (CheckbitOpener *self);

G_END_DECLS

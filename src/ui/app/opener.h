/* Opening files: of whatever kind, in the background, and what of them comes onto the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/games-view.h"
#include "ui/app/notes.h"
#include "ui/record/position-list.h"

G_BEGIN_DECLS

/* Read-only properties, each a boolean: "can-step" (the file of the game on the board has more
 * than one position or game), "can-reload" (it has a file), "has-problems" (part of it was not
 * understood). Construct only: "controller"; "games", where several games are listed;
 * "positions", where several positions are; "notes"; "cancellable": what waits when that is
 * cancelled opens nothing. */
#define CHECKBIT_TYPE_OPENER (checkbit_opener_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitOpener, checkbit_opener, CHECKBIT, OPENER, GObject)

/* Lets the player choose a file. */
void checkbit_opener_choose (CheckbitOpener *self);

/* Opens a file of whatever kind; what cannot be read is explained. */
void checkbit_opener_open (CheckbitOpener *self, GFile *file);

/* Reads the file of the game on the board again, and that game or position of it. */
void checkbit_opener_reload (CheckbitOpener *self);

/* The next (+1) or previous (-1) position of the file, or game in the order of the list. */
void checkbit_opener_next (CheckbitOpener *self);
void checkbit_opener_previous (CheckbitOpener *self);

/* Shows what of the game on the board was not understood. */
void checkbit_opener_show_problems (CheckbitOpener *self);

/* Stops reading a file of games: what has been read of it stays listed. */
void checkbit_opener_stop (CheckbitOpener *self);

/* Whether a file of games is being read. */
gboolean checkbit_opener_is_reading (CheckbitOpener *self);

G_END_DECLS

/* Watches the file of what is in sight, the game on the board or the list of games, which other
 * programs may change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/controller/controller.h"
#include "ui/app/games-view.h"

G_BEGIN_DECLS

/* Property "held" (boolean): this program is writing the file, so changes are not reported.
 * Construct only: "controller"; "games", whose list says what has happened while it is shown; for
 * all other times "bar", which is revealed; "label", which says it; the buttons "reload", where
 * there still is a file, and "save-as", where the game on the board has lost it. */
#define CHECKBIT_TYPE_FILE_WATCH (checkbit_file_watch_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitFileWatch, checkbit_file_watch, CHECKBIT, FILE_WATCH, GObject)

/* Looks at the file once more, as after it was read: while it is being read that says nothing. */
void checkbit_file_watch_check (CheckbitFileWatch *self);

G_END_DECLS

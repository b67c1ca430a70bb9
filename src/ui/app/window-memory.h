/* What a window remembers: its size, its board's orientation, and its game, in a journal that is
 * written at every change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/controller/controller.h"
#include "ui/app/notes.h"
#include "ui/board/board.h"

G_BEGIN_DECLS

/* Gives a window the size of the last one. Construct only: "controller", "board", "notes"; "window"
 * (not owned); "settings": NULL for the defaults. */
#define CHECKBIT_TYPE_WINDOW_MEMORY (checkbit_window_memory_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitWindowMemory, checkbit_window_memory, CHECKBIT, WINDOW_MEMORY, GObject)

/* Keeps a journal of the game from now on. saved: a game to reopen in this window, which must be
 * unused; (transfer full); NULL for none. */
void checkbit_window_memory_begin (CheckbitWindowMemory *self,
                                   CheckbitSession *session,
                                   CheckbitSavedGame *saved);

/* Called when the window closes: stores the settings for the next window. Returns whether a game is
 * kept for the next start, this one or one that was set aside; FALSE if they are saved in files or
 * there is no journal. */
gboolean checkbit_window_memory_end (CheckbitWindowMemory *self);

G_END_DECLS

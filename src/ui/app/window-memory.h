/* What a window remembers: its size, which way round its board is, and its game, in a journal
 * that is written with every change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/controller/controller.h"
#include "ui/app/notes.h"
#include "ui/board/board.h"

G_BEGIN_DECLS

/* Makes a window as large as the last one was. Construct only: "controller", "board", "notes";
 * "window" (not owned); "settings": NULL for the defaults. */
#define CHECKBIT_TYPE_WINDOW_MEMORY (checkbit_window_memory_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitWindowMemory, checkbit_window_memory, CHECKBIT, WINDOW_MEMORY, GObject)

/* Keeps a journal of the game from now on. saved: a game to be brought back into this window, in
 * which nothing has happened yet; (transfer full); NULL for none. */
void checkbit_window_memory_begin (CheckbitWindowMemory *self,
                                   CheckbitSession *session,
                                   CheckbitSavedGame *saved);

/* The window closes: what is in the settings is for the next window. Returns whether the game is
 * kept, to come back at the next start; FALSE where it is saved, or there is no journal. */
gboolean checkbit_window_memory_end (CheckbitWindowMemory *self);

G_END_DECLS

/* What holds a window up that is to close. While its game is being saved, it closes when that has
 * ended. While the game cannot be kept on disk, for example because the disk is full, the window
 * says so, and closing it or ending the session asks first; the session waits for a save, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "ui/app/saver.h"

G_BEGIN_DECLS

/* For the window that contains a bar. Construct only: "controller", "saver", "notes", "bar";
 * "label", which says what is wrong. */
#define CHECKBIT_TYPE_CLOSE_GUARD (checkbit_close_guard_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitCloseGuard, checkbit_close_guard, CHECKBIT, CLOSE_GUARD, GObject)

/* Whether the window may be closed: its game is on disk, or need not be, and so is one set aside. A
 * review ends here, so that its results are in the game even if the window then stays. FALSE while
 * it is being saved, and where the player is asked first: the end of saving, or the answer, may
 * close the window later. */
gboolean checkbit_close_guard_may_close (CheckbitCloseGuard *self);

/* Whether the player has agreed to lose the game. */
gboolean checkbit_close_guard_gives_up (CheckbitCloseGuard *self);

/* Closes the window once the saver has written to a file; if writing fails, the window stays. */
void checkbit_close_guard_wait (CheckbitCloseGuard *self);

G_END_DECLS

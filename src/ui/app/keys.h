/* The keys of a window that belong to no text: they reach the game only where no entry has use for
 * them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board-input.h"

G_BEGIN_DECLS

/* Has the keys activate the actions "win.…" of a window; some only where the focus of the board's
 * window is in the board or nowhere, or is not seen, as after a click. A move may be typed anywhere but in an entry or a menu. */
void checkbit_keys_add (GtkWindow *window, CheckbitBoardInput *input);

/* Whether a letter that is typed now means nothing to what has the focus in a window: no text is
 * written there, and no menu is open. */
gboolean checkbit_keys_are_free (GtkWindow *window);

/* Has Escape call a function, with data, while the focus is in a widget; TRUE from it: the key has
 * been used. */
void checkbit_keys_add_escape (GtkWidget *widget, GtkShortcutFunc leave, gpointer data);

G_END_DECLS

/* The keys of a window that belong to no text: they reach the game only where no entry has use for
 * them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board-input.h"

G_BEGIN_DECLS

/* Has the keys activate the actions "win.…" of a window; some only if the focus is in the board,
 * nowhere, or invisible (as after a click). A move may be typed anywhere but in an entry or a
 * menu. */
void checkbit_keys_add (GtkWindow *window, CheckbitBoardInput *input);

/* Whether a letter typed now has no meaning for the focused widget: it is not an entry, and no menu
 * is open. */
gboolean checkbit_keys_are_free (GtkWindow *window);

/* Calls a function with data when Escape is pressed while the focus is in a widget. It returns TRUE
 * if it used the key. */
void checkbit_keys_add_escape (GtkWidget *widget, GtkShortcutFunc leave, gpointer data);

G_END_DECLS

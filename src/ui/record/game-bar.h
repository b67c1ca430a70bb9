/* The bar with the current game of a file, and buttons for the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/tree/tags.h"
#include "game/store/document.h"

G_BEGIN_DECLS

/* Property "brief" (boolean): the bar is hidden if it would only name the players. */
#define CHECKBIT_TYPE_GAME_BAR (checkbit_game_bar_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitGameBar, checkbit_game_bar, CHECKBIT, GAME_BAR, GtkWidget)

/* Shows a game's place in its document and its tags; hidden if the document is not a PGN file. */
void checkbit_game_bar_update (CheckbitGameBar *self,
                               CheckbitDocument *document,
                               const CheckbitTags *tags);

/* The players, place and date: "Anand – Carlsen, Chennai, 2013.11.09"; "" if nothing is known.
 * (transfer full) */
char *checkbit_game_bar_dup_title (const CheckbitTags *tags);

G_END_DECLS

/* Which game of a file stands on the board, and the way to the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/tree/tags.h"
#include "game/store/document.h"

G_BEGIN_DECLS

/* Property "brief" (boolean): it is left out where it would say no more than who plays. */
#define CHECKBIT_TYPE_GAME_BAR (checkbit_game_bar_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitGameBar, checkbit_game_bar, CHECKBIT, GAME_BAR, GtkWidget)

GtkWidget *checkbit_game_bar_new (void);

/* Shows where a game comes from and what its tags say; hidden where it is of no PGN file. */
void checkbit_game_bar_update (CheckbitGameBar *self,
                               CheckbitDocument *document,
                               const CheckbitTags *tags);

/* Who played, where and when: "Anand – Carlsen, Chennai, 2013.11.09"; "" where nothing is known.
 * (transfer full) */
char *checkbit_game_bar_dup_title (const CheckbitTags *tags);

G_END_DECLS

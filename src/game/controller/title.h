/* What the title and the line under the board say of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/mode.h"
#include "game/match/match.h"
#include "game/store/document.h"

G_BEGIN_DECLS

/* The file with its place in it, marked where what is in it has changed: "• mates.epd (3 of 20)";
 * the program's name where there is no file. Translated. (transfer full) */
char *checkbit_title_dup_document (CheckbitDocument *document, gboolean modified);

/* The same without the place, for where there is no room for it. (transfer full) */
char *checkbit_title_dup_name (CheckbitDocument *document, gboolean modified);

/* How the game stands on the board: "White to move". Translated. (transfer full) */
char *checkbit_title_dup_status (CheckbitGame *game, CheckbitMode mode);

/* The same at greater length, with what can be done. seen: the game's last position when the board
 * last showed it; only compared. Translated. (transfer full) */
char *checkbit_title_dup_line (CheckbitMatch *match, CheckbitMode mode, const CheckbitNode *seen);

/* Makes a name one to be shown, of so many characters at most. (transfer full) */
typedef char *(*CheckbitShowNameFunc) (const char *name, guint most);

/* Who plays in the match, else whom the game's tags name: "Anand – Carlsen". NULL where nobody is
 * known to play. Translated. (transfer full) */
char *checkbit_title_dup_players (CheckbitGame *game,
                                  CheckbitMatch *match,
                                  CheckbitShowNameFunc show);

G_END_DECLS

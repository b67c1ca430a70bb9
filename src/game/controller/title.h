/* The texts in the title and the line under the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/mode.h"
#include "game/match/match.h"
#include "game/store/document.h"

G_BEGIN_DECLS

/* The file with its index, marked if the game has changes: "• mates.epd (3 of 20)"; the program's
 * name if there is no file. Translated. (transfer full) */
char *checkbit_title_dup_document (CheckbitDocument *document, gboolean modified);

/* The same without the index, for little room. (transfer full) */
char *checkbit_title_dup_name (CheckbitDocument *document, gboolean modified);

/* The state of the game on the board: "White to move". Translated. (transfer full) */
char *checkbit_title_dup_status (CheckbitGame *game, CheckbitMode mode);

/* The same at greater length, with what can be done. seen: the game's last position when the board
 * was last there; only compared. Translated. (transfer full) */
char *checkbit_title_dup_line (CheckbitMatch *match, CheckbitMode mode, const CheckbitNode *seen);

/* Prepares a name for display, at most this many characters long. (transfer full) */
typedef char *(*CheckbitShowNameFunc) (const char *name, guint most);

/* The players of the match, or those in the game's tags: "Anand – Carlsen". NULL if unknown.
 * Translated. (transfer full) */
char *checkbit_title_dup_players (CheckbitGame *game,
                                  CheckbitMatch *match,
                                  CheckbitShowNameFunc show);

G_END_DECLS

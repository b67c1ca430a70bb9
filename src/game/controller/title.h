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

/* What a window with a game is called, and the line below that. */
typedef struct
{
  char *title;    /* owned */
  char *subtitle; /* owned */
} CheckbitTitle;

/* Of a game without a file the players are the title, and how the game stands the subtitle; of one
 * with a file the file's name comes first, the players and how it stands below. told: what is said
 * in sight already of how the game stands, NULL for nothing; the subtitle does not say it again.
 * brief: for a narrow window, a file without the place in it, and the players by their family names
 * only where nothing else stands below. Freed with checkbit_title_clear(). Translated. */
CheckbitTitle checkbit_title_write (CheckbitDocument *document,
                                    CheckbitMatch *match,
                                    CheckbitMode mode,
                                    const char *told,
                                    gboolean brief);
void checkbit_title_clear (CheckbitTitle *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitTitle, checkbit_title_clear)

G_END_DECLS

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

/* The title and subtitle of a window with a game. */
typedef struct
{
  char *title;    /* owned */
  char *subtitle; /* owned */
} CheckbitTitle;

/* Without a file the title is the players, and the subtitle the state of the game; with a file the
 * title is its name, and the subtitle the players and the state. told: the state as shown elsewhere
 * in the window, which the subtitle does not repeat; NULL for none. brief: for a narrow window with
 * a file: leaves out the place in the file, and shows the players, by family name, only if there is
 * no state to show. Freed with checkbit_title_clear(). Translated. */
CheckbitTitle checkbit_title_write (CheckbitDocument *document,
                                    CheckbitMatch *match,
                                    CheckbitMode mode,
                                    const char *told,
                                    gboolean brief);
void checkbit_title_clear (CheckbitTitle *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitTitle, checkbit_title_clear)

G_END_DECLS

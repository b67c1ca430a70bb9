/* The game kept by a killed program: the record and the clocks, as the next start will find them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *text;             /* owned: moves and comments, a line each: "e2e4", "{a comment}" */
  char *fen;              /* owned: at its end */
  ChessPosition position; /* the same */
  char *comment;          /* owned: on the last move; "" for none */
  gint64 left_us[CHESS_N_COLORS];
  ChessColor to_move; /* whose clock would go on */
} KeptGame;

/* Reads the game of a killed program from a copy, so that the folder stays as the kill left it.
 * NULL if there is no game; several, or an unreadable one, fail the test. */
KeptGame *kept_game_read (const char *state);
void kept_game_free (KeptGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (KeptGame, kept_game_free)

/* The number of files in a program's state folder that a kill may leave and the next start deletes.
 * Any other file that does not belong to the game fails the test. */
guint kept_game_count_scrap (const char *state);

G_END_DECLS

/* The names of files to save as, and what questions about saving say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-file.h"
#include "game/store/document.h"
#include "game/tree/tags.h"

G_BEGIN_DECLS

/* A name to begin with: that of the game's own file, "mates-3.fen" for the third of several
 * positions, else the players. (transfer full) */
char *checkbit_save_dup_name (CheckbitDocument *document, const CheckbitTags *tags);

/* A file with the suffix of games, where the name chosen has none. (transfer full) */
GFile *checkbit_save_with_suffix (GFile *file);

/* A sentence on what would be lost, and problems (CheckbitPgnProblem; NULL for none known) that
 * say it in detail. (transfer full) */
char *checkbit_save_dup_loss (const char *sentence, GArray *problems);

/* What overwriting a game would do to a file that another program has changed. index: the game's
 * place in the file as it was; pgn: the file as it is now. (transfer full) */
char *checkbit_save_dup_changed (CheckbitPgnFile *pgn, guint index);

G_END_DECLS

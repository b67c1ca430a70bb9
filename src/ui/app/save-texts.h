/* File names to suggest, and the questions asked about saving.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-file.h"
#include "game/store/document.h"
#include "game/tree/tags.h"

G_BEGIN_DECLS

/* A name to suggest: that of the game's own file, "mates-3.fen" for the third of several positions,
 * else the players. (transfer full) */
char *checkbit_save_dup_name (CheckbitDocument *document, const CheckbitTags *tags);

/* Adds the suffix of games to the name of a file that has none. A file of either name may exist.
 * (transfer full) */
GFile *checkbit_save_with_suffix (GFile *file);

/* A sentence about what would be lost; problems (CheckbitPgnProblem; NULL if unknown) give the
 * details. (transfer full) */
char *checkbit_save_dup_loss (const char *sentence, GArray *problems);

/* What overwriting a game would do to a file changed by another program. index: the game's place in
 * the file as it was; pgn: the file as it is now. (transfer full) */
char *checkbit_save_dup_changed (CheckbitPgnFile *pgn, guint index);

G_END_DECLS

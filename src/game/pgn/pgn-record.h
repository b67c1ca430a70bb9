/* PGN and the records of games: a text becomes records, a record becomes a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-reader.h"
#include "game/tree/record.h"

G_BEGIN_DECLS

/* One game as it was read. */
typedef struct
{
  CheckbitRecord *record;
  GArray *problems; /* of CheckbitPgnProblem: what cannot be read, in the order of the text */
  gboolean loss;    /* whether any of it would be lost if the record were written in its place */
} CheckbitPgnGame;

void checkbit_pgn_game_free (CheckbitPgnGame *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPgnGame, checkbit_pgn_game_free)

/* Takes the record out of a game. (transfer full); NULL the second time. */
CheckbitRecord *checkbit_pgn_game_steal_record (CheckbitPgnGame *self);

/* All games of a text, at most max of them (0: no limit). (element-type CheckbitPgnGame)
 * (transfer full) */
GPtrArray *checkbit_pgn_read_games (const char *bytes, gsize length, guint max);

/* The first game of a text; NULL where there is none. (transfer full) */
CheckbitPgnGame *checkbit_pgn_read_game (const char *bytes, gsize length);

/* A record as PGN in export format, one empty line behind it. UTF-8, lines end in LF.
 * (transfer full) */
char *checkbit_pgn_write_record (CheckbitRecord *record);

/* Takes a visitor through a record as if it were read from a file. */
void checkbit_pgn_visit_record (CheckbitRecord *record,
                                const CheckbitPgnVisitor *visitor,
                                gpointer user_data);

G_END_DECLS

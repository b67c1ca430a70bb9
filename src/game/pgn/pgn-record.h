/* Converts between PGN and records of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-reader.h"
#include "game/tree/record.h"

G_BEGIN_DECLS

/* A game that was read. */
typedef struct
{
  CheckbitRecord *record;
  GArray *problems; /* of CheckbitPgnProblem, in the order of the text */
  gboolean loss;    /* whether saving the record in place of the text would lose something */
} CheckbitPgnGame;

void checkbit_pgn_game_free (CheckbitPgnGame *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPgnGame, checkbit_pgn_game_free)

/* Takes the record out of a game. (transfer full); NULL the second time. */
CheckbitRecord *checkbit_pgn_game_steal_record (CheckbitPgnGame *self);

/* All games of a text, at most max (0: no limit). (element-type CheckbitPgnGame) (transfer full) */
GPtrArray *checkbit_pgn_read_games (const char *bytes, gsize length, guint max);

/* The first game of a text; NULL if there is none. (transfer full) */
CheckbitPgnGame *checkbit_pgn_read_game (const char *bytes, gsize length);

/* A record as PGN in export format, followed by an empty line. UTF-8 with LF line ends. (transfer
 * full) */
char *checkbit_pgn_write_record (CheckbitRecord *record);

/* Calls a visitor for a record, as if it were read from a file. */
void checkbit_pgn_visit_record (CheckbitRecord *record,
                                const CheckbitPgnVisitor *visitor,
                                gpointer user_data);

G_END_DECLS

/* Turns games into records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/explorer/explorer-reader.h"

#include <string.h>

#include "game/explorer/explorer-sort.h"
#include "game/tree/record.h"

struct _CheckbitExplorerReader
{
  GArray *records; /* of CheckbitExplorerRecord */
  GArray *games;   /* of CheckbitExplorerGame: the finished ones */
  CheckbitExplorerRun run; /* what was prepared, until it is taken */

  /* The game being read. */
  CheckbitExplorerGame game;
  ChessPosition position; /* at the end of the part of its main line that counts */
  gboolean started, broken;
};

void
checkbit_explorer_run_clear (CheckbitExplorerRun *run)
{
  g_clear_pointer (&run->records, g_free);
  g_clear_pointer (&run->games, g_array_unref);
}

/* --- Tags ----------------------------------------------------------------------------------- */

/* The number at the beginning of a text, if it is below a limit; else 0. */
static guint16
read_number (const char *text, guint limit)
{
  guint64 number = g_ascii_strtoull (text, NULL, 10);

  return number < limit ? (guint16) number : 0;
}

/* The year of a date, in whatever order people write its parts: the first number of four digits; 0
 * if there is none. */
static guint16
read_year (const char *date)
{
  gsize n;

  for (; *date != '\0'; date += MAX (n, 1))
    {
      n = strspn (date, "0123456789");
      if (n == 4 && *date != '0')
        return read_number (date, 3000);
    }

  return 0;
}

static CheckbitExplorerResult
read_result (const char *text)
{
  CheckbitResult result;

  if (!checkbit_result_from_pgn (text, &result))
    return CHECKBIT_EXPLORER_UNKNOWN;

  return result == CHECKBIT_RESULT_WHITE_WINS   ? CHECKBIT_EXPLORER_WHITE_WINS
         : result == CHECKBIT_RESULT_BLACK_WINS ? CHECKBIT_EXPLORER_BLACK_WINS
         : result == CHECKBIT_RESULT_DRAW       ? CHECKBIT_EXPLORER_DRAW
                                                : CHECKBIT_EXPLORER_UNKNOWN;
}

static void
begin_game_cb (guint number, guint64 offset, gpointer user_data)
{
  CheckbitExplorerReader *self = user_data;

  self->game = (CheckbitExplorerGame){ 0 };
  self->started = self->broken = FALSE;
}

static void
tag_cb (const char *name, const char *value, gpointer user_data)
{
  CheckbitExplorerGame *game = &((CheckbitExplorerReader *) user_data)->game;

  if (g_str_equal (name, "WhiteElo"))
    game->ratings[CHESS_WHITE] = read_number (value, 4000);
  else if (g_str_equal (name, "BlackElo"))
    game->ratings[CHESS_BLACK] = read_number (value, 4000);
  else if (g_str_equal (name, "Date"))
    game->year = read_year (value);
  else if (g_str_equal (name, "Result"))
    game->result = (guint8) read_result (value);
}

static void
result_cb (const char *result, gpointer user_data)
{
  CheckbitExplorerGame *game = &((CheckbitExplorerReader *) user_data)->game;

  if (game->result == CHECKBIT_EXPLORER_UNKNOWN)
    game->result = (guint8) read_result (result);
}

/* --- Moves ---------------------------------------------------------------------------------- */

static void
begin_moves_cb (const ChessPosition *start, gpointer user_data)
{
  CheckbitExplorerReader *self = user_data;

  self->started = start != NULL;
  if (start != NULL)
    self->position = *start;
}

static void
add (CheckbitExplorerReader *self, const ChessPosition *position, ChessMove move)
{
  const CheckbitExplorerRecord record
      = { .key = chess_position_repetition_key (position), .game = self->games->len, .move = move };

  g_array_append_val (self->records, record);
}

static void
move_cb (ChessMove move,
         const char *san,
         const ChessPosition *before,
         const ChessPosition *after,
         gpointer user_data)
{
  CheckbitExplorerReader *self = user_data;

  if (self->broken)
    return;
  /* null moves are for analysis: what follows was not played */
  self->broken = move == CHESS_MOVE_NONE;
  if (self->broken)
    return;
  add (self, before, move);
  self->position = *after;
}

static gboolean
end_game_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  CheckbitExplorerReader *self = user_data;

  /* the final position counts as reached, too */
  if (self->started)
    add (self, &self->position, CHESS_MOVE_NONE);
  g_array_append_val (self->games, self->game);

  return TRUE;
}

/* --- The reader ----------------------------------------------------------------------------- */

const CheckbitPgnVisitor checkbit_explorer_visitor = {
  .tag_names = (const char *const[]){ "WhiteElo", "BlackElo", "Date", "Result", NULL },
  .begin_game = begin_game_cb,
  .tag = tag_cb,
  .begin_moves = begin_moves_cb,
  .move = move_cb,
  .result = result_cb,
  .end_game = end_game_cb,
};

static void
begin_run (CheckbitExplorerReader *self)
{
  self->records = g_array_new (FALSE, FALSE, sizeof (CheckbitExplorerRecord));
  self->games = g_array_new (FALSE, FALSE, sizeof (CheckbitExplorerGame));
}

CheckbitExplorerReader *
checkbit_explorer_reader_new (void)
{
  CheckbitExplorerReader *self = g_new0 (CheckbitExplorerReader, 1);

  begin_run (self);

  return self;
}

void
checkbit_explorer_reader_free (CheckbitExplorerReader *self)
{
  checkbit_explorer_run_clear (&self->run);
  g_array_unref (self->records);
  g_array_unref (self->games);
  g_free (self);
}

void
checkbit_explorer_reader_prepare (CheckbitExplorerReader *self)
{
  CheckbitExplorerRun *run = &self->run;

  checkbit_explorer_run_clear (run);
  run->n_records = self->records->len;
  run->records = (CheckbitExplorerRecord *) (gpointer) g_array_free (self->records, FALSE);
  run->games = self->games;
  checkbit_explorer_sort_records (&run->records, run->n_records);
  begin_run (self);
}

void
checkbit_explorer_reader_take (CheckbitExplorerReader *self, CheckbitExplorerRun *run)
{
  *run = self->run;
  self->run = (CheckbitExplorerRun){ 0 };
}

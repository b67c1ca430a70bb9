/* A search: a position, the moves to it, and how long to think.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/engine-search.h"

#include <string.h>

#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/uci-move.h"

/* Plays a move if it is legal. */
static gboolean
play (ChessPosition *position, ChessMove move)
{
  if (!chess_movegen_is_legal (position, move))
    return FALSE;
  chess_position_play (position, move);

  return TRUE;
}

CheckbitSearch *
checkbit_search_new (guint id,
                     const ChessPosition *start,
                     const ChessMove *moves,
                     gsize n_moves,
                     const CheckbitEngineGo *go)
{
  CheckbitSearch *search = g_new0 (CheckbitSearch, 1);

  search->id = id;
  search->start = *start;
  search->position = *start;
  search->go = *go;
  search->moves = g_array_sized_new (FALSE, FALSE, sizeof (ChessMove), (guint) n_moves);
  search->legal = chess_position_problems (start) == 0;
  for (gsize i = 0; i < n_moves && search->legal; i++)
    {
      search->legal = play (&search->position, moves[i]);
      g_array_append_val (search->moves, moves[i]);
    }

  return search;
}

void
checkbit_search_free (CheckbitSearch *search)
{
  g_array_unref (search->moves);
  g_free (search);
}

char *
checkbit_search_format_position (const CheckbitSearch *search)
{
  GString *text = g_string_new ("position ");
  char fen[CHESS_FEN_SIZE], start[CHESS_FEN_SIZE], move[CHESS_UCI_SIZE];
  ChessPosition position = search->start;

  chess_fen_write (&search->start, fen);
  chess_fen_write (&chess_position_start, start);
  if (strcmp (fen, start) == 0)
    g_string_append (text, "startpos");
  else
    g_string_append_printf (text, "fen %s", fen);

  for (guint i = 0; i < search->moves->len; i++)
    {
      ChessMove played = g_array_index (search->moves, ChessMove, i);

      chess_uci_write (&position, played, move);
      g_string_append_printf (text, "%s%s", i == 0 ? " moves " : " ", move);
      chess_position_play (&position, played);
    }
  g_string_append_c (text, '\n');

  return g_string_free (text, FALSE);
}

static void
add_limit (GString *text, const char *name, gint64 value)
{
  if (value > 0)
    g_string_append_printf (text, " %s %" G_GINT64_FORMAT, name, value);
}

/* The clocks. Some engines treat a time of 0 as no limit. */
static void
add_clocks (GString *text, const CheckbitEngineGo *go)
{
  add_limit (text, "wtime", MAX (go->time_ms[CHESS_WHITE], 1));
  add_limit (text, "btime", MAX (go->time_ms[CHESS_BLACK], 1));
  add_limit (text, "winc", go->increment_ms[CHESS_WHITE]);
  add_limit (text, "binc", go->increment_ms[CHESS_BLACK]);
  add_limit (text, "movestogo", go->moves_to_go);
}

char *
checkbit_search_format_go (const CheckbitSearch *search)
{
  const CheckbitEngineGo *go = &search->go;
  GString *text = g_string_new ("go");

  if (go->clocks)
    add_clocks (text, go);
  add_limit (text, "depth", go->depth);
  add_limit (text, "nodes", (gint64) MIN (go->nodes, G_MAXINT64));
  add_limit (text, "movetime", go->movetime_ms);
  add_limit (text, "mate", go->mate);
  if (text->len == strlen ("go") || go->infinite)
    g_string_assign (text, "go infinite");
  g_string_append_c (text, '\n');

  return g_string_free (text, FALSE);
}

/* --- The answer ------------------------------------------------------------------------------- */

ChessMove
checkbit_engine_read_answer (const ChessPosition *position, const char *text)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);
  g_autofree char *queen = g_strconcat (lower, "q", NULL);
  ChessMove move = chess_uci_read_foreign (position, lower, strlen (lower));

  if (move == CHESS_MOVE_NONE && strlen (lower) == 4)
    move = chess_uci_read (position, queen, strlen (queen));

  return move;
}

gboolean
checkbit_engine_means_no_move (const char *text)
{
  static const char *const words[] = { "", "(none)", "none", "0000", "null", "(null)", "resign" };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (g_ascii_strcasecmp (text, words[i]) == 0)
        return TRUE;
    }

  return FALSE;
}

ChessMove
checkbit_engine_read_ponder (const ChessPosition *position, ChessMove move, CheckbitUciText text)
{
  ChessPosition after = *position;
  g_autofree char *word = NULL;

  if (text.start == NULL)
    return CHESS_MOVE_NONE;
  word = g_strndup (text.start, text.length);
  chess_position_play (&after, move);

  return checkbit_engine_read_answer (&after, word);
}

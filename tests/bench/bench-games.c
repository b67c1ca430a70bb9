/* Writes a PGN file of random games, of any size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench-games.h"

#include <stdio.h>

#include "chess/movegen.h"
#include "chess/san.h"

/* Random numbers that are the same in every run (xorshift, Marsaglia 2003). */
static guint32
draw (guint32 n)
{
  static guint32 state = 2463534242u;

  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;

  return state % n;
}

/* A game of random moves, with clocks in every fifth as servers write them. */
static void
add_game (GString *text, guint number)
{
  ChessPosition position = chess_position_start;
  gboolean clocks = number % 5 == 0;
  ChessMoveList moves;
  guint plies = 40 + draw (80);

  g_string_append_printf (text,
                          "[Event \"Rated game %u\"]\n[Site \"https://example.org/%08x\"]\n"
                          "[Date \"20%02u.%02u.%02u\"]\n[Round \"-\"]\n[White \"player%05u\"]\n"
                          "[Black \"player%05u\"]\n[Result \"1-0\"]\n[WhiteElo \"%u\"]\n"
                          "[BlackElo \"%u\"]\n[ECO \"B%02u\"]\n[TimeControl \"300+3\"]\n\n",
                          draw (200), number, draw (25), 1 + draw (12), 1 + draw (28), draw (50000),
                          draw (50000), 1000 + draw (1800), 1000 + draw (1800), draw (100));
  for (guint ply = 0; ply < plies; ply++)
    {
      char san[CHESS_SAN_SIZE];
      ChessMove move;

      chess_movegen_legal (&position, &moves);
      if (moves.count == 0)
        break;
      move = moves.moves[draw ((guint32) moves.count)];
      chess_san_write (&position, move, san);
      if (ply % 2 == 0)
        g_string_append_printf (text, "%u. ", ply / 2 + 1);
      g_string_append (text, san);
      if (clocks)
        g_string_append_printf (text, " {[%%clk 0:%02u:%02u]}", draw (60), draw (60));
      g_string_append_c (text, ply % 12 == 11 ? '\n' : ' ');
      chess_position_play (&position, move);
    }
  g_string_append (text, "1-0\n\n");
}

guint
bench_games_make (const char *path, guint megabytes)
{
  FILE *file = fopen (path, "wb");
  g_autoptr (GString) text = g_string_new (NULL);
  guint64 size = 0;
  guint n = 0;

  if (file == NULL)
    g_error ("%s cannot be written", path);
  while (size < (guint64) megabytes * 1000000)
    {
      g_string_truncate (text, 0);
      add_game (text, ++n);
      fwrite (text->str, 1, text->len, file);
      size += text->len;
    }
  fclose (file);

  return n;
}

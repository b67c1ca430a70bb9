/* How another program uses libcheckbit-chess: lists the legal moves of a position, plays the first
 * one named, and counts.
 *
 *   example [FEN [MOVE]]
 *
 *   cc example.c $(pkg-config --cflags --libs checkbit-chess)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <chess/fen.h>
#include <chess/perft.h>
#include <chess/san.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void
print_moves (const ChessPosition *position)
{
  ChessMoveList list;
  char san[CHESS_SAN_SIZE];
  chess_movegen_legal (position, &list);
  printf ("%zu legal moves:", list.count);
  for (size_t i = 0; i < list.count; i++)
    {
      chess_san_write (position, list.moves[i], san);
      printf (" %s", san);
    }
  printf ("\n");
}

/* Plays a move given as SAN or UCI; false if it is not legal. */
static bool
play (ChessPosition *position, const char *text)
{
  ChessSanResult result;
  if (chess_san_read (position, text, strlen (text), &result) != CHESS_SAN_OK)
    return false;
  chess_position_play (position, result.move);
  return true;
}

int
main (int argc, char **argv)
{
  ChessPosition position = chess_position_start;
  ChessFenError error;
  char fen[CHESS_FEN_SIZE];

  if (argc > 1 && !chess_fen_read (argv[1], strlen (argv[1]), CHESS_FEN_DEFAULT, &position, &error))
    {
      fprintf (stderr, "bad FEN: field %d, column %d\n", error.field, error.column);
      return 1;
    }
  print_moves (&position);
  if (argc > 2 && !play (&position, argv[2]))
    {
      fprintf (stderr, "%s is not legal here\n", argv[2]);
      return 1;
    }
  chess_fen_write (&position, fen);
  printf ("%s\n%" PRIu64 " leaves four plies down\n", fen,
          chess_perft (&position, 4, CHESS_PERFT_COUNT, NULL));
  return 0;
}

/* Lines of play as text: numbers before White's moves, and before a Black move at the start of a
 * line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/line-text.h"

#include <string.h>

#include "chess/fen.h"
#include "chess/uci-move.h"

typedef struct
{
  const char *name;
  const char *fen;
  const char *moves; /* UCI */
  const char *text;
} Row;

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static const Row rows[] = {
  { "nothing", START, "", "" },
  { "one", START, "e2e4", "1. e4" },
  { "some", START, "e2e4 e7e5 g1f3", "1. e4 e5 2. Nf3" },
  { "black-first", "4k3/8/8/8/8/8/8/R3K2R b KQ - 3 12", "e8e7 e1c1 e7f6",
    "12… Ke7 13. O-O-O Kf6" },
  { "check-and-promotion", "8/P6k/8/8/8/8/8/4K3 w - - 0 60", "a7a8q h7g6 a8a6",
    "60. a8=Q Kg6 61. Qa6+" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_auto (GStrv) names = g_strsplit (row->moves, " ", -1);
  ChessPosition position, current;
  ChessMove moves[8];
  guint n = 0;

  g_assert_true (
      chess_fen_read (row->fen, strlen (row->fen), CHESS_FEN_DEFAULT, &position, NULL));
  current = position;
  for (; names[n] != NULL && *names[n] != '\0'; n++)
    {
      moves[n] = chess_uci_read (&current, names[n], strlen (names[n]));
      g_assert_cmpuint (moves[n], !=, CHESS_MOVE_NONE);
      chess_position_play (&current, moves[n]);
    }
  g_autofree char *text = checkbit_line_text (&position, moves, n);
  g_assert_cmpstr (text, ==, row->text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/game/line-text/", rows[i].name, NULL);
      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}

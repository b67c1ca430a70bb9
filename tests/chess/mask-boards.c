/* The positions on which the masks are tested.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "mask-boards.h"

#include "chess/movegen.h"
#include "setup.h"

#define WALK_LENGTH 12

static const char *const fens[] = {
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
  "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
  "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
  "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
  /* Pins along all eight directions, some of them by pieces that do not move that way. */
  "4r2b/8/1q3P2/4N3/r1RK1P1q/3P4/1B6/b2r3k w - - 0 1",
  "3q4/8/b5b1/1P1N1P2/2P1P3/rR1K2Bq/2B1Q3/1b1r1b1k w - - 0 1",
  "7k/8/8/3r4/3b4/3P4/3K4/8 w - - 0 1",
  "3qk3/3b4/8/1B6/8/8/8/3RK3 b - - 0 1",
  /* Two pieces on the line: no pin; two sliders on the line: one pin. */
  "4k3/4r3/8/4N3/4P3/8/8/4K3 w - - 0 1",
  "4r2k/4r3/8/8/4P3/8/8/4K3 w - - 0 1",
  "q6k/1b6/8/3P4/8/8/6K1/8 w - - 0 1",
  /* Checks: by each type, double, at a distance and at touch. */
  "4k3/8/8/8/8/3n4/8/4K3 w - - 0 1",
  "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1",
  "4k3/8/8/b7/8/8/8/4K3 w - - 0 1",
  "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1",
  "6k1/8/8/8/7q/8/8/4K3 w - - 0 1",
  "4r1k1/8/8/8/1b6/8/8/4K3 w - - 0 1",
  "4r1k1/8/8/8/8/3n4/8/4K3 w - - 0 1",
  "6k1/8/8/8/8/8/4q3/4K3 w - - 0 1",
  "k7/8/8/8/8/8/8/K6r w - - 0 1",
  "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
  /* Discoverers: rook, bishop, queen, king and pawn in front of their own sliders. */
  "4k3/8/4N3/8/4R3/8/8/4K3 w - - 0 1",
  "7k/8/5N2/8/3B4/8/8/4K3 w - - 0 1",
  "7k/8/8/4P3/8/2Q5/8/4K3 w - - 0 1",
  "R3K2k/8/8/8/8/8/8/8 w - - 0 1",
  "k7/1P6/8/8/4B3/8/6Q1/K7 w - - 0 1",
  "q2r3k/8/8/3p1p2/4n3/8/3K4/8 b - - 0 1",
  /* En passant, castling, promotions. */
  "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
  "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
  "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
  "r1k1r3/pppppppp/8/8/8/8/PPPPPPPP/R1K1R3 w EAea - 0 1",
  /* Crowded and nearly empty boards, kings on every kind of square. */
  "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
  "qqqqkqqq/8/8/8/8/8/8/QQQQKQQQ w - - 0 1",
  "nnnnknnn/8/8/8/8/8/8/NNNNKNNN b - - 0 1",
  "rrrrkrrr/pppppppp/8/8/8/8/PPPPPPPP/BBBBKBBB w - - 0 1",
  "k7/8/8/8/8/8/8/7K w - - 0 1",
  "7k/8/8/8/8/8/8/K7 b - - 0 1",
  "8/8/8/3k4/8/3K4/8/8 w - - 0 1",
  "8/PPPPPPPP/8/2k2K2/8/8/pppppppp/8 w - - 0 1",
  "8/8/p1p1p1p1/P1P1P1P1/1p1p1p1p/1P1P1P1P/8/k6K b - - 0 1",
};

/* Impossible boards: the masks must work there as well. */
static const char *const unfinished[] = {
  "8/8/8/8/8/8/8/8 w - - 0 1",
  "8/8/8/3Q4/8/8/8/8 b - - 0 1",
  "4k3/8/8/3R4/8/8/8/8 w - - 0 1",
  "8/8/8/3R4/8/8/3r4/4K3 b - - 0 1",
  "rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1",
};

static void
append_walk (GArray *boards, ChessPosition position)
{
  ChessMove move;

  for (int i = 0; i < WALK_LENGTH && setup_random_move (&position, &move); i++)
    g_array_append_val (boards, position);
}

/* Cuts a line of an EPD file after its position: four fields, or six if the fifth is a number. */
static void
cut_operations (char *line)
{
  guint n_fields = 1;

  g_strdelimit (line, ";", '\0');
  for (char *at = line; *at != '\0'; at++)
    if (*at == ' ' && ++n_fields == 5 && !g_ascii_isdigit (at[1]))
      {
        *at = '\0';
        break;
      }
  g_strchomp (line);
}

/* Appends the positions of an EPD file. */
static void
append_file (GArray *boards, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  g_auto (GStrv) lines = g_strsplit (contents, "\n", -1);
  for (char **line = lines; *line; line++)
    if (**line != '\0' && **line != '#')
      {
        cut_operations (*line);
        ChessPosition position = setup (*line);
        g_array_append_val (boards, position);
      }
}

static void
append_corpus (GArray *boards, const char *corpus)
{
  static const char *const files[]
      = { "perft/standard.epd", "perft/fischer.epd",  "perft/random.epd", "perft/tricky.epd",
          "perft/fresh.epd",    "perft/fresh960.epd", "epd/arasan21.epd", "epd/bratko-kopec.epd",
          "epd/eet.epd",        "epd/sts.epd",        "epd/wac.epd" };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (corpus, files[i], NULL);
      append_file (boards, path);
    }
}

GArray *
mask_boards_new (void)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (ChessPosition));
  const char *corpus = g_getenv ("CHECKBIT_CORPUS");

  for (gsize i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      ChessPosition position = setup (fens[i]);
      g_array_append_val (boards, position);
      append_walk (boards, position);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (unfinished); i++)
    {
      ChessPosition position = setup (unfinished[i]);
      g_array_append_val (boards, position);
    }
  if (corpus != NULL)
    append_corpus (boards, corpus);
  return boards;
}

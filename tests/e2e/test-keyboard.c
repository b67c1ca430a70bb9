/* A whole game by keyboard only: arrows and Enter move, letters and arrows promote, and illegal
 * moves are explained.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#include "chess/types.h"

/* The cursor's square in a new window. */
#define FIRST_CURSOR "e2"

typedef struct
{
  const char *from;
  const char *to;
  const char *promotion; /* the key to press, or NULL */
  const char *fen;       /* after the move */
} Step;

/* Castling, en passant, a promotion by its letter and mate. */
static const Step mating_game[] = {
  { "e2", "e4", NULL, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1" },
  { "a7", "a6", NULL, "rnbqkbnr/1ppppppp/p7/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2" },
  { "e4", "e5", NULL, "rnbqkbnr/1ppppppp/p7/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2" },
  { "f7", "f5", NULL, "rnbqkbnr/1pppp1pp/p7/4Pp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3" },
  { "e5", "f6", NULL, "rnbqkbnr/1pppp1pp/p4P2/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3" },
  { "a6", "a5", NULL, "rnbqkbnr/1pppp1pp/5P2/p7/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 4" },
  { "f6", "g7", NULL, "rnbqkbnr/1pppp1Pp/8/p7/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 4" },
  { "a5", "a4", NULL, "rnbqkbnr/1pppp1Pp/8/8/p7/8/PPPP1PPP/RNBQKBNR w KQkq - 0 5" },
  { "g7", "h8", "n", "rnbqkbnN/1pppp2p/8/8/p7/8/PPPP1PPP/RNBQKBNR b KQq - 0 5" },
  { "h7", "h6", NULL, "rnbqkbnN/1pppp3/7p/8/p7/8/PPPP1PPP/RNBQKBNR w KQq - 0 6" },
  { "g1", "f3", NULL, "rnbqkbnN/1pppp3/7p/8/p7/5N2/PPPP1PPP/RNBQKB1R b KQq - 1 6" },
  { "h6", "h5", NULL, "rnbqkbnN/1pppp3/8/7p/p7/5N2/PPPP1PPP/RNBQKB1R w KQq - 0 7" },
  { "f1", "d3", NULL, "rnbqkbnN/1pppp3/8/7p/p7/3B1N2/PPPP1PPP/RNBQK2R b KQq - 1 7" },
  { "h5", "h4", NULL, "rnbqkbnN/1pppp3/8/8/p6p/3B1N2/PPPP1PPP/RNBQK2R w KQq - 0 8" },
  { "e1", "g1", NULL, "rnbqkbnN/1pppp3/8/8/p6p/3B1N2/PPPP1PPP/RNBQ1RK1 b q - 1 8" },
  { "a4", "a3", NULL, "rnbqkbnN/1pppp3/8/8/7p/p2B1N2/PPPP1PPP/RNBQ1RK1 w q - 0 9" },
  { "d3", "g6", NULL, "rnbqkbnN/1pppp3/6B1/8/7p/p4N2/PPPP1PPP/RNBQ1RK1 b q - 1 9" },
};

static void
press_times (Driver *driver, const char *key, int n)
{
  for (int i = 0; i < n; i++)
    driver_key (driver, key);
}

/* Moves the cursor, of a board that White looks at, to a square. */
static void
go_to (Driver *driver, char *cursor, const char *square)
{
  int files = square[0] - cursor[0], ranks = square[1] - cursor[1];
  press_times (driver, files > 0 ? "Right" : "Left", ABS (files));
  press_times (driver, ranks > 0 ? "Up" : "Down", ABS (ranks));
  g_strlcpy (cursor, square, 3);
}

static void
pick_and_drop (Driver *driver, char *cursor, const char *from, const char *to)
{
  go_to (driver, cursor, from);
  driver_key (driver, "Return");
  go_to (driver, cursor, to);
  driver_key (driver, "space");
}

static void
test_game_to_mate (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  char cursor[] = FIRST_CURSOR;

  driver_expect (driver, FIRST_CURSOR "*");
  for (guint i = 0; i < G_N_ELEMENTS (mating_game); i++)
    {
      const Step *step = &mating_game[i];
      pick_and_drop (driver, cursor, step->from, step->to);
      if (step->promotion != NULL)
        {
          driver_expect (driver, "Queen");
          driver_key (driver, step->promotion);
        }
      driver_expect_text (driver, "FEN", step->fen);
    }
  driver_expect (driver, "alert:Checkmate: White wins");
  g_test_message ("%u moves by keyboard", (guint) G_N_ELEMENTS (mating_game));
}

typedef struct
{
  const char *fen;
  const char *keys[6]; /* with the chooser open */
  const char *after;
} Promotion;

#define ON_THE_SEVENTH "7k/P7/8/8/8/8/8/K7 w - - 0 1"

static const Promotion promotions[] = {
  { ON_THE_SEVENTH, { "q" }, "Q6k/8/8/8/8/8/8/K7 b - - 0 1" },
  { ON_THE_SEVENTH, { "r" }, "R6k/8/8/8/8/8/8/K7 b - - 0 1" },
  { ON_THE_SEVENTH, { "b" }, "B6k/8/8/8/8/8/8/K7 b - - 0 1" },
  { ON_THE_SEVENTH, { "n" }, "N6k/8/8/8/8/8/8/K7 b - - 0 1" },
  { ON_THE_SEVENTH, { "Return" }, "Q6k/8/8/8/8/8/8/K7 b - - 0 1" },
  { ON_THE_SEVENTH, { "Down", "Return" }, "N6k/8/8/8/8/8/8/K7 b - - 0 1" },
  { ON_THE_SEVENTH, { "Down", "Down", "space" }, "R6k/8/8/8/8/8/8/K7 b - - 0 1" },
  { ON_THE_SEVENTH, { "Escape" }, ON_THE_SEVENTH },
};

/* Puts a position on the board and the keyboard's focus on its cursor again. */
static void
load (Driver *driver, const char *fen, char *cursor)
{
  driver_click (driver, "text:FEN");
  driver_key (driver, "ctrl+a");
  driver_type (driver, fen);
  driver_key (driver, "Return");
  driver_expect_text (driver, "FEN", fen);
  driver_click (driver, "d4*"); /* an empty square */
  g_strlcpy (cursor, "d4", 3);
}

static void
test_promotion (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  char cursor[3];

  for (guint i = 0; i < G_N_ELEMENTS (promotions); i++)
    {
      const Promotion *row = &promotions[i];
      load (driver, row->fen, cursor);
      pick_and_drop (driver, cursor, "a7", "a8");
      driver_expect (driver, "Queen");
      for (guint k = 0; row->keys[k] != NULL; k++)
        driver_key (driver, row->keys[k]);
      driver_expect_gone (driver, "Queen");
      driver_expect_text (driver, "FEN", row->after);
    }
  g_test_message ("%u promotions by keyboard", (guint) G_N_ELEMENTS (promotions));
}

typedef struct
{
  const char *fen;
  const char *from;
  const char *to;
  const char *sentence;
} Refusal;

static const Refusal refusals[] = {
  { "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2", "e5", "A pawn does not move from e2 to e5." },
  { "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e8", "e8",
    "The king on e8 is Black’s, but it is White’s turn." },
  { "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "c3",
    "The knight on e2 is pinned to its king by the rook on e8." },
  { "4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "a1", "a4",
    "The king is in check from the rook on e8, and this move does not end it." },
  { "4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1", "c1",
    "The king cannot castle while it is in check from the rook on e8." },
  { "3r2k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1", "c1",
    "The king cannot castle through check: the rook on d8 attacks d1." },
  { "3r2k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1", "d2",
    "The king would be in check on d2 from the rook on d8." },
  { "8/8/8/K2pP2r/8/8/8/k7 w - d6 0 1", "e5", "d6",
    "Capturing en passant would open the fifth rank to the rook on h5." },
};

static void
test_refusals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      const Refusal *row = &refusals[i];
      const char *argv[] = { program_argv ()[0], "--fen", row->fen, NULL };
      g_autoptr (Driver) driver = driver_start (argv);
      g_autofree char *alert = g_strconcat ("alert:", row->sentence, NULL);
      g_autofree char *before = driver_text (driver, "FEN");
      char cursor[] = FIRST_CURSOR;

      pick_and_drop (driver, cursor, row->from, row->to);
      driver_expect (driver, alert);
      driver_expect_text (driver, "FEN", before);
    }
  g_test_message ("%u refusals said", (guint) G_N_ELEMENTS (refusals));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/keyboard/to-mate", test_game_to_mate);
  g_test_add_func ("/e2e/keyboard/promotion", test_promotion);
  g_test_add_func ("/e2e/keyboard/refusals", test_refusals);
  return g_test_run ();
}

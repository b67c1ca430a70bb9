/* A whole game in the real window, comparing every tile of the inspector with checkbit-cli.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#define FINAL_FEN "Qn1q1r2/2p2pp1/3bpnk1/7R/7N/8/1PPPBPPP/1NBQ1RK1 b - - 0 14"

typedef struct
{
  const char *from;
  const char *to;
  const char *promotion; /* the button to click, or NULL */
} Step;

/* En passant, castling on both sides (king onto its square, king onto its rook), a promotion that
 * captures, and mate by a double attack on the king's way out. */
static const Step mating_game[] = {
  { "e2", "e4", NULL }, { "e7", "e6", NULL }, { "e4", "e5", NULL }, { "d7", "d5", NULL },
  { "e5", "d6", NULL }, { "f8", "d6", NULL }, { "g1", "f3", NULL }, { "g8", "f6", NULL },
  { "f1", "e2", NULL }, { "e8", "g8", NULL }, { "e1", "h1", NULL }, { "a7", "a6", NULL },
  { "a2", "a4", NULL }, { "b7", "b5", NULL }, { "a4", "b5", NULL }, { "c8", "b7", NULL },
  { "b5", "a6", NULL }, { "h7", "h6", NULL }, { "a6", "b7", NULL }, { "h6", "h5", NULL },
  { "b7", "a8", "Queen" }, { "h5", "h4", NULL }, { "a1", "a5", NULL }, { "g8", "h7", NULL },
  { "a5", "h5", NULL }, { "h7", "g6", NULL }, { "f3", "h4", NULL },
};

static void
click_square (Driver *driver, const char *square)
{
  g_autofree char *name = g_strconcat (square, "*", NULL);
  driver_click (driver, name);
}

static void
drag_squares (Driver *driver, const char *from, const char *to)
{
  g_autofree char *source = g_strconcat (from, "*", NULL);
  g_autofree char *target = g_strconcat (to, "*", NULL);
  driver_drag (driver, source, target);
}

/* Alternately drags and clicks the moves. */
static void
make (Driver *driver, const Step *step, gboolean drag)
{
  if (drag)
    drag_squares (driver, step->from, step->to);
  else
    {
      click_square (driver, step->from);
      click_square (driver, step->to);
    }
  if (step->promotion != NULL)
    driver_click (driver, step->promotion);
}

static void
test_game_to_mate (void)
{
  g_autoptr (Driver) driver = tiles_start ();
  guint compared = 0;
  g_autofree char *before = driver_text (driver, "FEN");

  for (guint i = 0; i < G_N_ELEMENTS (mating_game); i++)
    {
      make (driver, &mating_game[i], i % 2 == 1);
      driver_expect_text_change (driver, "FEN", &before);
      compared += tiles_compare (driver, before);
    }
  g_assert_cmpstr (before, ==, FINAL_FEN);
  driver_expect (driver, "Checkmate: White wins");
  g_test_message ("%u moves, %u tiles compared with checkbit-cli",
                  (guint) G_N_ELEMENTS (mating_game), compared);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/game/to-mate", test_game_to_mate);
  return g_test_run ();
}

/* The real window with the keyboard alone, by what a screen reader would speak.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"

typedef struct
{
  const char *typed, *heard;
} Step;

/* Fool's mate, with two moves that are refused and one that is still being typed. */
static const Step game[] = {
  { "f3", "The pawn goes from f2 to f3. Black to move" },
  { "e4", "e4: No legal move begins like this." },
  { "\n", "A pawn does not move from e7 to e4." },
  { "\033e", "e: e5, e6" },
  { "5", "The pawn goes from e7 to e5. White to move" },
  { "g4", "The pawn goes from g2 to g4. Black to move" },
  { "Qh4", "The queen goes from d8 to h4. Checkmate: Black wins" },
};

static void
type (Driver *driver, const char *text)
{
  for (; *text != '\0'; text++)
    if (*text == '\n')
      driver_key (driver, "Return");
    else if (*text == '\033')
      driver_key (driver, "Escape");
    else
      driver_type (driver, (const char[]){ *text, '\0' });
}

static void
test_game (void)
{
  const char *argv[] = { g_getenv ("CHECKBIT_PROGRAM"), NULL };
  g_autoptr (Driver) driver = driver_start (argv);

  driver_listen (driver);
  for (guint i = 0; i < G_N_ELEMENTS (game); i++)
    {
      driver_listen (driver);
      type (driver, game[i].typed);
      driver_expect_heard (driver, game[i].heard);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/heard/game", test_game);
  return g_test_run ();
}

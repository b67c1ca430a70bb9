/* The record through the real window: a comment typed, a move judged, a variation promoted and
 * deleted, each taken back with Ctrl+Z; the scrubber and playing the game through.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#define AFTER_E5 "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
#define AFTER_C5 "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

#define E5 "button:1. e5, black"
#define C5 "button:1. c5, black"

static void
play (Driver *driver, const char *from, const char *to)
{
  g_autofree char *source = g_strconcat (from, "*", NULL);
  g_autofree char *target = g_strconcat (to, "*", NULL);

  driver_click (driver, source);
  driver_click (driver, target);
}

/* 1. e4 e5 (1… c5), with the board behind 1… c5 and the focus on that move in the list. */
static Driver *
start_with_variation (void)
{
  Driver *driver = driver_start (program_argv ());

  play (driver, "e2", "e4");
  play (driver, "e7", "e5");
  driver_expect (driver, E5);
  driver_key (driver, "alt+Left");
  play (driver, "c7", "c5");
  driver_expect (driver, C5 ", variation");
  driver_click (driver, C5 ", variation");
  driver_expect_text (driver, "FEN", AFTER_C5);

  return driver;
}

static void
test_comment (void)
{
  g_autoptr (Driver) driver = start_with_variation ();

  driver_key (driver, "F7");
  driver_expect (driver, "text:Comment");
  driver_type (driver, "Sharp play");
  driver_key (driver, "ctrl+Return");
  driver_expect (driver, "label:Sharp play");
  driver_key (driver, "ctrl+z");
  driver_expect_gone (driver, "label:Sharp play");
  driver_expect (driver, "alert:Comment undone");
  driver_key (driver, "ctrl+shift+z");
  driver_expect (driver, "label:Sharp play");

  /* Escape keeps nothing. */
  driver_key (driver, "F7");
  driver_expect (driver, "text:Comment");
  driver_type (driver, "No, ");
  driver_key (driver, "Escape");
  driver_expect_gone (driver, "text:Comment");
  driver_expect (driver, "label:Sharp play");
}

static void
test_sign (void)
{
  g_autoptr (Driver) driver = start_with_variation ();

  driver_key (driver, "exclam");
  driver_expect (driver, C5 ", variation, good move");
  driver_key (driver, "question");
  driver_expect (driver, C5 ", variation, interesting move");
  driver_key (driver, "ctrl+z");
  driver_expect (driver, C5 ", variation, good move");
  driver_key (driver, "ctrl+z");
  driver_expect_gone (driver, C5 ", variation, good move");
}

/* By the menu that Shift+F10 opens. */
static void
test_variation (void)
{
  g_autoptr (Driver) driver = start_with_variation ();

  driver_key (driver, "shift+F10");
  driver_click (driver, "Promote Variation");
  driver_expect (driver, E5 ", variation");
  driver_expect_gone (driver, C5 ", variation");
  driver_key (driver, "ctrl+z");
  driver_expect (driver, C5 ", variation");
  driver_expect (driver, "alert:Variation is back in its old place");

  driver_key (driver, "shift+F10");
  driver_click (driver, "Delete Variation");
  driver_expect_gone (driver, C5 ", variation");
  driver_expect (driver, E5);
  driver_key (driver, "ctrl+z");
  driver_expect (driver, C5 ", variation");

  driver_key (driver, "Delete");
  driver_expect_gone (driver, C5 ", variation");
  driver_click (driver, "last button:Undo");
  driver_expect (driver, C5 ", variation");
}

static void
test_stepping (void)
{
  g_autoptr (Driver) driver = start_with_variation ();

  driver_key (driver, "alt+Up");
  driver_expect_text (driver, "FEN", AFTER_E5);
  driver_key (driver, "alt+Down");
  driver_expect_text (driver, "FEN", AFTER_C5);
  driver_key (driver, "Home");
  driver_expect_text (driver, "FEN", START);

  /* It plays to the end of the line, and stops there. */
  driver_key (driver, "F5");
  driver_expect_text (driver, "FEN", AFTER_C5);
  driver_assert_alive (driver);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/record/comment", test_comment);
  g_test_add_func ("/e2e/record/sign", test_sign);
  g_test_add_func ("/e2e/record/variation", test_variation);
  g_test_add_func ("/e2e/record/stepping", test_stepping);
  return g_test_run ();
}

/* Tests the real window by the transcript of the screen reader Orca; the other speech tests only
 * know what Orca receives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "match.h"
#include "reader.h"
#include "tiles.h"

#include <glib/gstdio.h>
#include <string.h>

/* After Rb1 Black has one move, which mates. */
#define BEFORE_MATE "br6/8/8/1R6/4B3/7p/n6P/k6K w - - 0 1"

typedef struct
{
  Reader *reader; /* NULL where it is not installed: the test is skipped */
  Driver *driver;
} Fixture;

static void
set_up_with (Fixture *fixture, const char *const *argv)
{
  if (!reader_is_installed ())
    {
      g_test_skip ("Orca or Openbox is not installed");
      return;
    }
  /* For places on the screen, which GTK does not know. */
  driver_allow_warnings ();
  fixture->reader = reader_new ();
  fixture->driver = driver_start (argv);
  reader_start (fixture->reader);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  set_up_with (fixture, program_argv ());
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_pointer (&fixture->driver, driver_stop);
  g_clear_pointer (&fixture->reader, reader_stop);
}

/* Presses a key, and waits until a sentence is spoken. */
static void
expect_after_key (Fixture *fixture, const char *key, const char *sentence)
{
  reader_listen (fixture->reader);
  driver_key (fixture->driver, key);
  reader_expect (fixture->reader, sentence);
}

static void
expect_after (Fixture *fixture, const char *typed, const char *sentence)
{
  reader_listen (fixture->reader);
  driver_type (fixture->driver, typed);
  reader_expect (fixture->reader, sentence);
}

/* The engine answers when it is told to: Orca drops what is still unsaid as the answer arrives,
 * however long it had. */
static void
test_game (Fixture *fixture, gconstpointer data)
{
  if (fixture->reader == NULL)
    return;
  match_open_dialog (fixture->driver);
  match_choose (fixture->driver, MATCH_BLACK "Player", "End Return");
  match_set_strength (fixture->driver, MATCH_BLACK_STRENGTH, "End");
  match_choose (fixture->driver, MATCH_BLACK "Thinking time", "Home Down Return");
  match_set_number (fixture->driver, "last label:Seconds per move", "600");
  match_choose (fixture->driver, "combo box:Start position", "Home Down Down Return");
  match_start (fixture->driver);
  driver_expect (fixture->driver, "panel:White, to move");
  expect_after (fixture, "Rb1", "The rook goes from b5 to b1. Black to move, in check");
  driver_key (fixture->driver, "F6");
  reader_expect (fixture->reader, "Checkmate: Black wins");
}

static void
set_up_game (Fixture *fixture, gconstpointer data)
{
  const char *argv[] = { program_argv ()[0], "--fen", BEFORE_MATE, NULL };

  match_write_engine ("thorough");
  set_up_with (fixture, argv);
}

static void
set_up_stockfish (Fixture *fixture, gconstpointer data)
{
  g_autofree char *stockfish = match_find_stockfish ();

  if (stockfish == NULL)
    g_test_skip ("Stockfish is not installed");
  else
    set_up (fixture, data);
}

/* Speaks the title of a dialog and its focused widget, then the new focus after the dialog closes,
 * and the new game. */
static void
test_dialogs (Fixture *fixture, gconstpointer data)
{
  if (fixture->reader == NULL)
    return;
  driver_type (fixture->driver, "e4");
  reader_expect (fixture->reader, "The pawn goes from e2 to e4");
  expect_after_key (fixture, "shift+F4", "Review Game");
  reader_expect (fixture->reader, "Start");
  driver_key (fixture->driver, "Return");
  reader_expect (fixture->reader, "Review finished");
  expect_after_key (fixture, "ctrl+n", "New Game");
  reader_expect (fixture->reader, "Start");
  expect_after_key (fixture, "Return", "White – Stockfish. White to move");
}

/* Speaks what is wrong with a position, why no game can start from it, and when nothing is wrong
 * any more. */
static void
test_setup (Fixture *fixture, gconstpointer data)
{
  if (fixture->reader == NULL)
    return;
  driver_key (fixture->driver, "ctrl+e");
  driver_expect (fixture->driver, "This position can be played.");
  driver_key (fixture->driver, "ctrl+l");
  driver_key (fixture->driver, "ctrl+a");
  driver_type (fixture->driver, "8/8/8/8/8/8/8/K7 w - - 0 1");
  expect_after_key (fixture, "Return", "Black has no king");
  expect_after_key (fixture, "ctrl+Return", "Black has no king");
  driver_key (fixture->driver, "ctrl+a");
  driver_type (fixture->driver, "7k/7p/8/8/8/8/8/K7 w - - 0 1");
  expect_after_key (fixture, "Return", "This position can be played.");
}

static void
test_fen (Fixture *fixture, gconstpointer data)
{
  if (fixture->reader == NULL)
    return;
  expect_after_key (fixture, "ctrl+l", "FEN");
  driver_key (fixture->driver, "ctrl+a");
  driver_type (fixture->driver, "8/8/8/8/8/8/8/9 w - - 0 1");
  expect_after_key (fixture, "Return", "Rank 1 has 9 squares");
}

/* A move in an opened file, and the save, which is spoken just once. */
static void
test_save (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "club.pgn", NULL);
  const char *argv[] = { program_argv ()[0], path, NULL };

  g_assert_true (g_file_set_contents (path, "[White \"Ann\"]\n[Black \"Cid\"]\n\n1. d4 *\n", -1, NULL));
  set_up_with (fixture, argv);
  if (fixture->reader != NULL)
    {
      driver_key (fixture->driver, "alt+End");
      expect_after (fixture, "Nf6", "The knight goes from g8 to f6. White to move");
      expect_after_key (fixture, "ctrl+s", "Saved “club.pgn”");
      driver_key (fixture->driver, "ctrl+l");
      reader_expect_without (fixture->reader, "FEN", "Saved");
    }
  g_remove (path);
  g_rmdir (folder);
}

/* In the list of moves each is spoken as it gets the focus, and whose turn it is after it, once. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  if (fixture->reader == NULL)
    return;
  /* Nothing of these is left to be spoken later. */
  expect_after (fixture, "e4", "Black to move");
  expect_after (fixture, "e5", "White to move");
  expect_after (fixture, "Nf3", "Black to move");
  driver_click (fixture->driver, "2. knight f3, white");
  reader_expect (fixture->reader, "2. knight f3, white");
  expect_after_key (fixture, "Left", "1. pawn e5, black");
  reader_expect (fixture->reader, "White to move");
  driver_key (fixture->driver, "Left");
  reader_expect_without (fixture->reader, "1. pawn e4, white", "White to move");
  reader_expect (fixture->reader, "Black to move");
  driver_key (fixture->driver, "Left");
  reader_expect_without (fixture->reader, "Start of the game", "Black to move");
}

#define TRY_MS (10 * 1000)
#define N_TRIES 5

/* Goes to the next tile, and where Orca has missed that, back and there again. */
static void
expect_next_tile (Fixture *fixture, const char *tile)
{
  for (guint i = 0; i < N_TRIES; i++)
    {
      reader_listen (fixture->reader);
      driver_key (fixture->driver, "Right");
      if (reader_says (fixture->reader, tile, TRY_MS))
        return;
      driver_key (fixture->driver, "Left");
    }
  expect_after_key (fixture, "Right", tile);
}

static void
test_tiles (Fixture *fixture, gconstpointer data)
{
  static const char *const tiles[]
      = { "White knights, 2 squares, 0x0000000000000042", "White bishops, 2 squares, 0x0000000000000024",
          "White rooks, 2 squares, 0x0000000000000081" };
  g_autofree char *name = g_strdup ("");

  if (fixture->reader == NULL)
    return;
  reader_listen (fixture->reader);
  driver_click (fixture->driver, "Search masks");
  for (guint i = 0; i < 8 && strstr (name, "White pawns") == NULL; i++)
    {
      g_free (name);
      name = driver_move_focus (fixture->driver, "Tab");
      g_assert_nonnull (name);
    }
  reader_says (fixture->reader, "White pawns", TRY_MS); /* by then Orca has come here, too */
  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    expect_next_tile (fixture, tiles[i]);
}

static void
test_watch (Fixture *fixture, gconstpointer data)
{
  if (fixture->reader == NULL)
    return;
  driver_click (fixture->driver, "Watches");
  reader_listen (fixture->reader);
  driver_click (fixture->driver, "push button:Add a watch");
  reader_expect (fixture->reader, "Expression of Watch 9");
  driver_type (fixture->driver, "knight(e4) ");
  expect_after_key (fixture, "Return", "Watch 9, 8 squares, 0x0000284400442800");
}

/* The lab's finding: the move, and why it is illegal. */
static void
test_finding (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_shell_quote (g_getenv ("BROKEN_PERFT"));
  g_autofree char *command = g_strconcat (path, " --bug en-passant-rank-pin", NULL);

  if (fixture->reader == NULL)
    return;
  driver_click (fixture->driver, "page tab:Perft");
  driver_click (fixture->driver, "page tab:Compare");
  driver_click (fixture->driver, "Command of the program");
  driver_type (fixture->driver, command);
  reader_listen (fixture->reader);
  driver_key (fixture->driver, "Return");
  reader_expect (fixture->reader, "Extra: e5d6. Checkbit: none, other program: 1 "
                                  "Capturing en passant would open the fifth rank to the rook on h5.");
}

/* Each choice is spoken with its current value. */
static void
test_preferences (Fixture *fixture, gconstpointer data)
{
  g_autofree char *name = g_strdup ("");

  if (fixture->reader == NULL)
    return;
  driver_key (fixture->driver, "ctrl+comma");
  driver_expect (fixture->driver, "combo box:Animation");
  for (guint i = 0; i < 20 && strstr (name, "Animation") == NULL; i++)
    {
      g_free (name);
      reader_listen (fixture->reader);
      name = driver_move_focus (fixture->driver, "Tab");
      g_assert_nonnull (name);
    }
  reader_expect (fixture->reader, "Normal");
}

#define ADD(name, set_up, function)                                                                \
  g_test_add ("/e2e/orca/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("dialogs", set_up_stockfish, test_dialogs);
  ADD ("setup", set_up, test_setup);
  ADD ("fen", set_up, test_fen);
  ADD ("save", NULL, test_save);
  ADD ("steps", set_up, test_steps);
  ADD ("tiles", set_up, test_tiles);
  ADD ("watch", set_up, test_watch);
  ADD ("finding", set_up, test_finding);
  ADD ("preferences", set_up, test_preferences);
  /* The last test: those before know the engines of the machine alone. */
  ADD ("game", set_up_game, test_game);
  return g_test_run ();
}

/* The real window as a screen reader would speak it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

typedef struct
{
  const char *typed, *heard;
} Step;

/* With the keyboard alone: Fool's mate, with two moves that are refused and one that is still
 * being typed. */
static const Step game[] = {
  { "f3", "The pawn goes from f2 to f3. Black to move" },
  { "e4", "e4: No legal move begins like this." },
  { "\n", "A pawn does not move from e7 to e4." },
  { "\033e", "e: pawn e5; pawn e6" },
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

/* Keys that ask about the board, each with the answer spoken. */
static const struct
{
  const char *key, *heard;
} asked[] = {
  { "l", "No move yet" },
  { "m", "The queen on d1 has no legal move." },
  { "2", "Rank 2: white pawn on a2, white pawn on b2," },
  { "shift+4", "File d: white queen on d1, white pawn on d2," },
  { "e", "Type a move: e4, Nf3, 0-0" },
};

/* A letter key goes to the next piece of that kind, whose square is spoken as it gets the focus. */
static void
go_to_pieces (Driver *driver)
{
  static const struct
  {
    const char *key, *square;
  } steps[] = { { "k", "e8, black king" },
                { "k", "e1, white king" },
                { "q", "d8, black queen" },
                { "shift+q", "d1, white queen" } };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *name = driver_move_focus (driver, steps[i].key);

      g_assert_nonnull (strstr (name, steps[i].square));
    }
}

/* Letters ask about the board until they type moves again. */
static void
test_speaking_board (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_listen (driver);
  driver_key (driver, "ctrl+shift+b");
  driver_expect_heard (driver, "Letters and digits ask about the board. H tells which.");
  go_to_pieces (driver);
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      driver_listen (driver);
      driver_key (driver, asked[i].key);
      driver_expect_heard (driver, asked[i].heard);
    }
  driver_listen (driver);
  type (driver, "d4");
  driver_expect_heard (driver, "The pawn goes from d2 to d4. Black to move");
  driver_listen (driver);
  type (driver, "w");
  driver_expect_heard (driver, "White: king e1, queen d1, rook a1, rook h1,");
  driver_listen (driver);
  driver_key (driver, "ctrl+shift+b");
  driver_expect_heard (driver, "Letters and digits type moves.");
  type (driver, "Nf6");
  driver_expect_heard (driver, "The knight goes from g8 to f6. White to move");
  driver_listen (driver);
  driver_key (driver, "alt+Left");
  driver_expect_heard (driver, "1. pawn d4, white. Black to move");
  driver_listen (driver);
  driver_key (driver, "alt+Home");
  driver_expect_heard (driver, "Start of the game. White to move");
}

/* A wrong FEN is explained, with the place of the mistake. */
static void
test_fen (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_key (driver, "ctrl+l");
  driver_key (driver, "ctrl+a");
  driver_type (driver, "8/8/8/8/8/8/8/9 w - - 0 1");
  driver_listen (driver);
  driver_key (driver, "Return");
  driver_expect_heard (driver, "Rank 1 has 9 squares");
}

/* Problems of a set-up position are spoken, and so is that there are none. */
static void
test_setup (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_listen (driver);
  driver_key (driver, "ctrl+e");
  driver_expect_heard (driver, "Setting up a position");
  driver_expect (driver, "This position can be played.");
  driver_key (driver, "ctrl+l");
  driver_key (driver, "ctrl+a");
  driver_type (driver, "8/8/8/8/8/8/8/K7 w - - 0 1");
  driver_listen (driver);
  driver_key (driver, "Return");
  driver_expect_heard (driver, "Black has no king");
  driver_key (driver, "ctrl+a");
  driver_type (driver, "7k/8/8/8/8/8/8/K7 w - - 0 1");
  driver_key (driver, "Return");
  driver_expect_heard (driver, "Draw: too few pieces are left for a checkmate");
}

/* A game of a file is opened and continued; a successful save is spoken. */
static void
test_save (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "club.pgn", NULL);
  g_autofree char *contents = NULL;
  const char *argv[] = { program_argv ()[0], path, NULL };
  Driver *driver;

  g_assert_true (g_file_set_contents (path, "[White \"Ann\"]\n[Black \"Ben\"]\n\n1. e4 *\n\n"
                                            "[White \"Ann\"]\n[Black \"Cid\"]\n\n1. d4 *\n",
                                      -1, NULL));
  driver = driver_start (argv);
  driver_expect (driver, "table row:2, Ann, Cid*");
  driver_click (driver, "table row:2, Ann, Cid*");
  driver_expect (driver, "button:Ann*");
  driver_key (driver, "alt+End");
  driver_listen (driver);
  type (driver, "Nf6");
  driver_expect_heard (driver, "The knight goes from g8 to f6. White to move");
  driver_key (driver, "ctrl+s");
  driver_expect_heard (driver, "Saved “club.pgn”");
  driver_stop (driver);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "1. d4 Nf6"));
  g_remove (path);
  g_rmdir (folder);
}

/* A watch is created by keyboard, and Enter speaks its value. */
static void
test_watch (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "Watches");
  driver_click (driver, "push button:Add a watch");
  driver_expect (driver, "text:Expression of Watch 9");
  driver_type (driver, "knight(e4) ");
  driver_listen (driver);
  driver_key (driver, "Return");
  driver_expect_heard (driver, "Watch 9, 8 squares, 0x0000284400442800");
}

/* Each tile says its name and its value, before and after a move. */
static void
test_tiles (void)
{
  static const char *const tiles[]
      = { "White pawns, 8 squares, 0x000000000000FF00", "White knights, 2 squares, 0x0000000000000042",
          "Black king, 1 square, 0x1000000000000000" };
  g_autoptr (Driver) driver = driver_start (program_argv ());

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    driver_expect (driver, tiles[i]);
  type (driver, "Nf3");
  driver_expect (driver, "White knights, 2 squares, 0x0000000000200002");
}

static gboolean
is_of_class (const char *name)
{
  static const char *const classes[]
      = { "GtkStackPage", "GtkColumnViewCell", "GtkColumnListView", "GtkFlowBoxChild", "GtkListBox" };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (g_str_has_prefix (name, classes[i]))
      return TRUE;
  return FALSE;
}

/* Nothing focusable on the pages is named after its class. */
static void
test_names (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_autoptr (GPtrArray) names = NULL;

  driver_click (driver, "page tab:Perft");
  driver_click (driver, "page tab:Moves");
  driver_expect (driver, "table row:Na3*");
  names = driver_names_with (driver, "Gtk");
  for (guint i = 0; i < names->len; i++)
    if (is_of_class (names->pdata[i]))
      g_error ("named after its class: %s", (const char *) names->pdata[i]);
}

static void
expect_well_named (Driver *driver, const char *screen)
{
  g_autoptr (GPtrArray) bad = driver_badly_named (driver);

  g_autofree char *all = NULL;

  if (bad->len == 0)
    return;
  g_ptr_array_add (bad, NULL);
  all = g_strjoinv ("\n", (char **) bad->pdata);
  g_error ("badly named (%s):\n%s", screen, all);
}

/* Screens and dialogs, each opened by a key, which is what a screen reader's user has, and known by
 * something in it; Escape closes it. */
static const struct
{
  const char *key, *shown;
} screens[] = {
  { "F10", "menu item:New Game…" },
  { "F2", "push button:Start" },
  { "ctrl+n", "push button:Start" },
  { "ctrl+e", "This position can be played." },
  { "ctrl+i", "Game Details" },
  { "ctrl+shift+e", "Export" },
  { "shift+F4", "Review Game" },
  { "ctrl+comma", "Preferences" },
};

/* On every screen every control has a name, which is not that of its class. */
static void
test_screens (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  expect_well_named (driver, "the window");
  type (driver, "e4");
  for (guint i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      driver_key (driver, screens[i].key);
      driver_expect (driver, screens[i].shown);
      expect_well_named (driver, screens[i].key);
      driver_key (driver, "Escape");
      driver_expect_gone (driver, screens[i].shown);
    }
}

/* The page of a set, with none and with one. */
static void
test_set_page (void)
{
  static const char *const pages[] = { "page tab:Details", "page tab:Scan", "page tab:Table" };
  g_autoptr (Driver) driver = driver_start (program_argv ());

  for (guint round = 0; round < 2; round++)
    {
      driver_click (driver, "page tab:Set");
      for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
        {
          driver_click (driver, pages[i]);
          driver_expect (driver, pages[i]);
          expect_well_named (driver, pages[i]);
        }
      driver_click (driver, "page tab:Masks");
      driver_click (driver, "White pawns, 8 squares, 0x000000000000FF00");
      driver_key (driver, "shift+Return");
    }
}

/* Enter speaks the value of an expression, once. */
static void
test_expression (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "text:Expression");
  driver_type (driver, "knight(e4) ");
  driver_listen (driver);
  driver_key (driver, "Return");
  driver_expect_heard (driver, "8 squares, 0x0000284400442800");
}

/* Keys show and hide the sides, and the visible ones are spoken. */
static void
test_sides (void)
{
  static const struct
  {
    const char *key, *heard;
  } steps[] = { { "F9", "Game" },
                { "F9", "Game, Bits" },
                { "shift+F3", "Explorer" },
                { "shift+F3", "Game" } };
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_expect (driver, "White pawns, 8 squares, 0x000000000000FF00");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      driver_listen (driver);
      driver_key (driver, steps[i].key);
      driver_expect_heard (driver, steps[i].heard);
    }
}

/* The same by the buttons of the header. */
static void
test_side_buttons (void)
{
  static const struct
  {
    const char *button, *heard;
  } steps[] = { { "button:Game", "Bits" },
                { "button:Bits", "Chess board" },
                { "button:Game", "Game" },
                { "button:Bits", "Game, Bits" } };
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_expect (driver, "White pawns, 8 squares, 0x000000000000FF00");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      driver_listen (driver);
      driver_click (driver, steps[i].button);
      driver_expect_heard (driver, steps[i].heard);
    }
}

static void
expect_all_named (Driver *driver, const char *role)
{
  g_autoptr (GPtrArray) nameless = driver_nameless (driver, role);

  if (nameless->len > 0)
    g_error ("%u without a name: %s", nameless->len, role);
}

/* The rows of moves and their content, and those of the manual. */
static void
test_rows (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  type (driver, "e4");
  type (driver, "e5");
  type (driver, "Nf3");
  driver_expect (driver, "2. knight f3, white");
  driver_key (driver, "F1");
  driver_expect (driver, "list item:Making Moves");
  expect_all_named (driver, "list item");
  expect_well_named (driver, "F1");
}

/* The number of games found is announced after the search. */
static void
test_search (void)
{
  g_autofree char *path = NULL;
  const char *argv[] = { program_argv ()[0], NULL, NULL };
  g_autoptr (Driver) driver = NULL;
  int fd = g_file_open_tmp ("checkbit-heard-XXXXXX.pgn", &path, NULL);

  close (fd);
  g_assert_true (g_file_set_contents (
      path, "[White \"Ann\"]\n\n1. e4 *\n\n[White \"Ben\"]\n\n1. d4 *\n", -1, NULL));
  argv[1] = path;
  driver = driver_start (argv);
  driver_expect (driver, "table row:1,*");
  driver_listen (driver);
  driver_key (driver, "ctrl+f");
  driver_type (driver, "Ben");
  driver_expect_heard (driver, "1 of 2 games");
  driver_type (driver, "x");
  driver_expect_heard (driver, "No Games Found");
  g_unlink (path);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/heard/game", test_game);
  g_test_add_func ("/e2e/heard/speaking-board", test_speaking_board);
  g_test_add_func ("/e2e/heard/fen", test_fen);
  g_test_add_func ("/e2e/heard/setup", test_setup);
  g_test_add_func ("/e2e/heard/save", test_save);
  g_test_add_func ("/e2e/heard/watch", test_watch);
  g_test_add_func ("/e2e/heard/tiles", test_tiles);
  g_test_add_func ("/e2e/heard/names", test_names);
  g_test_add_func ("/e2e/heard/rows", test_rows);
  g_test_add_func ("/e2e/heard/search", test_search);
  g_test_add_func ("/e2e/heard/screens", test_screens);
  g_test_add_func ("/e2e/heard/set-page", test_set_page);
  g_test_add_func ("/e2e/heard/expression", test_expression);
  g_test_add_func ("/e2e/heard/sides", test_sides);
  g_test_add_func ("/e2e/heard/side-buttons", test_side_buttons);
  return g_test_run ();
}

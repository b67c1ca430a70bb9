/* Compares the explorer's numbers in the real program with a count that knows no chess.
 *
 * In these games pawns go one step each and nothing else moves: no pawn meets another, so a
 * position is the pawns that have gone, whatever their order, and the side whose turn it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#include <glib/gstdio.h>
#include <string.h>

#define N_GAMES 10000
/* As many as the explorer shows without scrolling. */
#define N_FILES 6

/* Half-moves that are followed in the window. */
#define DEPTH 5

typedef enum
{
  WHITE_WINS,
  DRAW,
  BLACK_WINS,
  UNKNOWN,
} Result;

typedef struct
{
  guint8 moves[2 * N_FILES]; /* the files of the pawns, White's and Black's by turns */
  guint n_moves;
  Result result;
  guint ratings[2], year; /* 0 for none */
} Game;

static Game *games;

/* --- The games ------------------------------------------------------------------------------ */

/* A pawn that has not moved yet, preferring central ones. */
static guint8
choose_pawn (GRand *random, guint gone)
{
  static const char often[] = "eeeeeeddddddccffba";
  guint8 file;

  do
    file = (guint8) (often[g_rand_int_range (random, 0, sizeof often - 1)] - 'a');
  while (gone & 1u << file);
  return file;
}

static void
make_game (Game *game, GRand *random)
{
  guint gone[2] = { 0 };

  game->n_moves = (guint) g_rand_int_range (random, 0, 2 * N_FILES + 1);
  for (guint i = 0; i < game->n_moves; i++)
    {
      game->moves[i] = choose_pawn (random, gone[i % 2]);
      gone[i % 2] |= 1u << game->moves[i];
    }
  game->result = (Result) g_rand_int_range (random, WHITE_WINS, UNKNOWN + 1);
  for (guint side = 0; side < 2; side++)
    if (g_rand_int_range (random, 0, 10) > 0)
      game->ratings[side] = (guint) g_rand_int_range (random, 800, 2900);
  if (g_rand_int_range (random, 0, 5) > 0)
    game->year = (guint) g_rand_int_range (random, 1850, 2026);
}

static void
write_game (GString *text, const Game *game)
{
  static const char *const results[] = { "1-0", "1/2-1/2", "0-1", "*" };

  g_string_append_printf (text, "[Event \"Pawns\"]\n[Result \"%s\"]\n", results[game->result]);
  if (game->ratings[0] > 0)
    g_string_append_printf (text, "[WhiteElo \"%u\"]\n", game->ratings[0]);
  if (game->ratings[1] > 0)
    g_string_append_printf (text, "[BlackElo \"%u\"]\n", game->ratings[1]);
  if (game->year > 0)
    g_string_append_printf (text, "[Date \"%u.??.??\"]\n", game->year);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < game->n_moves; i++)
    g_string_append_printf (text, "%c%c ", 'a' + game->moves[i], i % 2 == 0 ? '3' : '6');
  g_string_append_printf (text, "%s\n\n", results[game->result]);
}

static void
write_games (const char *path)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (GString) text = g_string_new (NULL);

  games = g_new0 (Game, N_GAMES);
  for (guint i = 0; i < N_GAMES; i++)
    {
      make_game (&games[i], random);
      write_game (text, &games[i]);
    }
  g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
}

/* --- The plain count ------------------------------------------------------------------------ */

/* The pawns that have moved when it is a side's turn again. */
typedef struct
{
  guint gone[2];
  guint n_moves;
} Place;

/* Whether a game reaches a position. The number of moved pawns gives the side to move. */
static gboolean
reaches (const Game *game, const Place *place)
{
  guint gone[2] = { 0 };

  if (game->n_moves < place->n_moves)
    return FALSE;
  for (guint i = 0; i < place->n_moves; i++)
    gone[i % 2] |= 1u << game->moves[i];
  return gone[0] == place->gone[0] && gone[1] == place->gone[1];
}

typedef struct
{
  guint n, results[UNKNOWN + 1];
  guint64 ratings;
  guint n_rated, year;
} Count;

/* Counts the games that reach a position, and those that continue with each pawn. Returns their
 * number. */
static guint
count_games (const Place *place, Count counts[N_FILES])
{
  guint n = 0;

  memset (counts, 0, N_FILES * sizeof *counts);
  for (const Game *game = games; game < games + N_GAMES; game++)
    {
      if (!reaches (game, place))
        continue;
      n++;
      if (game->n_moves == place->n_moves)
        continue;
      Count *count = &counts[game->moves[place->n_moves]];
      guint rating = game->ratings[place->n_moves % 2];
      count->n++;
      count->results[game->result]++;
      count->ratings += rating;
      count->n_rated += rating > 0;
      count->year = MAX (count->year, game->year);
    }
  return n;
}

static guint
round_percent (guint part, guint all)
{
  return (guint) (100.0 * part / all + 0.5);
}

/* The accessible name of a move's row. (transfer full) */
static char *
name_row (const char *move, const Count *count)
{
  GString *name = g_string_new (NULL);
  guint all = count->n - count->results[UNKNOWN];
  const char *between = ", ";

  g_string_printf (name, "%s, %u %s", move, count->n, count->n == 1 ? "game" : "games");
  if (all > 0)
    {
      g_string_append_printf (name, "%sWhite %u%%, draws %u%%, Black %u%%", between,
                              round_percent (count->results[WHITE_WINS], all),
                              round_percent (count->results[DRAW], all),
                              round_percent (count->results[BLACK_WINS], all));
      between = " · ";
    }
  if (count->n_rated > 0)
    {
      g_string_append_printf (name, "%saverage rating %u", between,
                              (guint) ((double) count->ratings / count->n_rated + 0.5));
      between = " · ";
    }
  if (count->year > 0)
    g_string_append_printf (name, "%slast played %u", between, count->year);
  return g_string_free (name, FALSE);
}

/* --- The window ----------------------------------------------------------------------------- */

/* Compares the window's numbers for a position. Returns the most frequent move. */
static guint
check_place (Driver *driver, const Place *place)
{
  Count counts[N_FILES];
  guint n = count_games (place, counts), most = 0;
  g_autofree char *total = g_strdup_printf ("%u %s", n, n == 1 ? "game" : "games");

  driver_expect (driver, total);
  for (guint file = 0; file < N_FILES; file++)
    {
      char move[] = { (char) ('a' + file), place->n_moves % 2 == 0 ? '3' : '6', '\0' };
      g_autofree char *row = name_row (move, &counts[file]);
      g_autofree char *item = g_strconcat ("list item:", row, NULL);
      g_autofree char *button = g_strdup_printf ("button:Show the games with %s", move);
      if (counts[file].n > 0)
        driver_expect (driver, item);
      else
        g_assert_false (driver_has (driver, button));
      most = counts[file].n > counts[most].n ? file : most;
    }
  return most;
}

/* Opens a file of games, one of them, and the explorer beside it. */
static Driver *
explore (const char *path)
{
  const char *argv[] = { program_argv ()[0], path, NULL };
  Driver *driver = driver_start (argv);

  driver_expect (driver, "table row:1,*");
  driver_click (driver, "table row:1,*");
  driver_expect (driver, "a8, black rook");
  driver_key (driver, "shift+F3");
  driver_expect (driver, "button:Close Explorer");
  return driver;
}

static void
test_numbers (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "pawns.pgn", NULL);
  Place place = { 0 };
  Driver *driver;

  write_games (path);
  driver = explore (path);
  for (guint i = 0; i < DEPTH; i++)
    {
      guint most = check_place (driver, &place);
      g_autofree char *row
          = g_strdup_printf ("list item:%c%c,*", 'a' + most, i % 2 == 0 ? '3' : '6');
      driver_click (driver, row);
      place.gone[i % 2] |= 1u << most;
      place.n_moves++;
    }
  check_place (driver, &place);
  driver_stop (driver);
  g_unlink (path);
  g_rmdir (folder);
  g_free (games);
}

/* The games with the position, and all of them again. */
static void
test_games (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "few.pgn", NULL);
  Driver *driver;

  g_assert_true (
      g_file_set_contents (path,
                           "[White \"Ann\"]\n\n1. e3 e6 *\n\n[White \"Ben\"]\n\n1. d3 *\n\n"
                           "[White \"Cid\"]\n\n1. e3 d6 *\n",
                           -1, NULL));
  driver = explore (path);
  driver_click (driver, "button:Show the games with e3");
  driver_expect (driver, "2 of 3 games");
  driver_expect (driver, "table row:1, Ann*");
  driver_expect (driver, "table row:3, Cid*");
  driver_expect_gone (driver, "table row:2, Ben*");
  driver_click (driver, "button:Games with 1. e3");
  driver_expect (driver, "table row:2, Ben*");
  driver_stop (driver);
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/explorer/numbers", test_numbers);
  g_test_add_func ("/e2e/explorer/games", test_games);

  return g_test_run ();
}

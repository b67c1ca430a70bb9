/* Many games between two engines, one after the other: memory and open files stay as they are.
 *
 * CHECKBIT_ENGINE_GAMES says how many; a long test run has 200 of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "engine-test.h"
#include "game/engine-entry.h"
#include "game/engine-find.h"
#include "game/match.h"

#define MAX_PLIES 240

/* By then everything that is made once has been made. */
#define SETTLED_AFTER 50

typedef struct
{
  gsize rss_kib;
  guint n_files;
} Use;

static char *stockfish;

static void
found_cb (const CheckbitKnownEngine *engine, const char *path, gpointer data)
{
  if (strcmp (engine->command, "stockfish") == 0)
    stockfish = g_strdup (path);
}

static Use
measure (void)
{
  g_autoptr (GDir) files = NULL;
  g_autofree char *status = NULL;
  Use use = { 0 };

  /* What GLib itself still has in hand of the last processes. */
  engine_test_run (20);
  files = g_dir_open ("/proc/self/fd", 0, NULL);
  while (g_dir_read_name (files) != NULL)
    use.n_files++;
  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  use.rss_kib = (gsize) g_ascii_strtoull (strstr (status, "VmRSS:") + 6, NULL, 10);

  return use;
}

static void
set_engines (CheckbitMatch *match)
{
  g_autoptr (CheckbitEngineEntry) entry
      = checkbit_engine_entry_new ("s", "Stockfish", stockfish, NULL, NULL, TRUE);

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      g_autoptr (CheckbitPlayer) player
          = checkbit_player_new_engine (entry, CHECKBIT_STRENGTH_FULL);

      player->think = CHECKBIT_THINK_TIME;
      player->amount = 10;
      checkbit_match_set_player (match, side, player);
    }
}

/* Plays one game to its end, or for long enough; returns its half-moves. */
static guint
play (CheckbitGame *game, CheckbitMatch *match, guint number)
{
  guint ply = 0;

  checkbit_game_reset_to_chess960 (game, number * 4 % 960);
  checkbit_match_start (match, TRUE);
  while (checkbit_match_get_state (match) == CHECKBIT_MATCH_RUNNING && ply < MAX_PLIES)
    {
      g_main_context_iteration (NULL, TRUE);
      ply = checkbit_node_get_ply (checkbit_game_get_current (game));
    }
  g_assert_null (checkbit_match_get_error (match));

  return ply;
}

/* Everything is made anew for each game: game, match, clock and both processes. */
static void
play_games (guint n_games)
{
  Use settled = { 0 }, use = { 0 };
  guint n_plies = 0;

  for (guint i = 0; i < n_games; i++)
    {
      CheckbitGame *game = checkbit_game_new ();
      CheckbitMatch *match = checkbit_match_new (game, NULL);

      set_engines (match);
      n_plies += play (game, match, i);
      g_assert_finalize_object (match);
      g_assert_finalize_object (game);
      checkbit_engine_quit_all (5000);
      use = measure ();
      if (i + 1 == SETTLED_AFTER)
        settled = use;
      if ((i + 1) % 10 == 0)
        g_test_message ("%u games, %u half-moves: %zu KiB, %u open files", i + 1, n_plies,
                        use.rss_kib, use.n_files);
    }

  if (n_games > SETTLED_AFTER)
    {
      g_assert_cmpuint (use.n_files, ==, settled.n_files);
      g_assert_cmpuint (use.rss_kib, <=, settled.rss_kib + 1024);
    }
}

static void
test_games (void)
{
  const char *wanted = g_getenv ("CHECKBIT_ENGINE_GAMES");

  if (stockfish == NULL)
    g_test_skip ("Stockfish is not installed");
  else
    play_games (wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  checkbit_engine_find (NULL, found_cb, NULL);
  g_test_add_func ("/engine-games/memory-and-files", test_games);

  return g_test_run ();
}
